"""Makes a card by asking its author for one thing after the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from host.cards.packs import Card
from host.games.guess_and_bet_moves import TOPICS, Category
from host.games.order_it_card import TERMS, Measure


class Ask(Protocol):
    """How the author is asked: what for, how the answer is read, and what a mere Enter means."""

    def __call__(self, what: str, read: Callable[[str], Any] = str, *, usual: Any = None) -> Any:
        """The answer as read; asked again while reading raises ValueError."""


def number(written: str) -> int | float:
    """A number as it is typed ("1234.5"). Raises ValueError where it is none."""
    try:
        value = float(written.replace(",", "."))
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise ValueError(f"{written!r} is no number, written as 1234.5")
    return int(value) if value.is_integer() else value


def whole(written: str) -> int:
    """A whole number as it is typed. Raises ValueError where it is none."""
    try:
        return int(written)
    except ValueError:
        raise ValueError(f"{written!r} is no whole number") from None


def year(written: str) -> int:
    """A signed year, -44 for 44 BC. Raises ValueError where it is none."""
    value = whole(written)
    if value == 0:
        raise ValueError("there was no year 0")
    return value


def one_of(known: Sequence[str]) -> Callable[[str], str]:
    """Reads one of these words. Raises ValueError naming them where it is none."""

    def read(written: str) -> str:
        if written not in known:
            raise ValueError(f"{written!r} is none of {', '.join(known)}")
        return written

    return read


def _single_word(written: str) -> str:
    if len(written.split()) != 1:
        raise ValueError("a single word is needed")
    return written


def new_card(game: str, name: str, languages: Sequence[str], ask: Ask) -> Card:
    """A card of the game in CONTRACT.md's inline shape, in these languages."""
    makers = {
        "year_span": _event,
        "order_it": _order,
        "guess_and_bet": _three,
        "scale_strip": _on_a_scale,
        "clue_circle": _circle,
    }
    return {"id": name, **makers[game](languages, ask)}


def _texts(fields: dict[str, str], languages: Sequence[str], ask: Ask) -> dict[str, dict[str, str]]:
    return {
        language: {field: ask(f"{what} [{language}]") for field, what in fields.items()}
        for language in languages
    }


def _event(languages: Sequence[str], ask: Ask) -> Card:
    card = {"year": ask("Year (44 BC is -44)", year)}
    severity = ask("How grave (0: no crime, 1 to 3)", _severity, usual=0)
    age = {"min_age": ask("From which age on", whole, usual=12)} if severity else {}
    fields = {"prompt": "What happened", "reveal": "What is told at the reveal, with {year} in it"}
    return {
        **card,
        **({"severity": severity, **age} if severity else {}),
        "text": _texts(fields, languages, ask),
    }


def _severity(written: str) -> int:
    value = whole(written)
    if not 0 <= value <= 3:  # noqa: PLR2004  the gravest that a card may be
        raise ValueError(f"{value} is not between 0 and 3")
    return value


def _on_a_scale(languages: Sequence[str], ask: Ask) -> Card:
    value = ask("Answer, a number", number)
    scale = {"start": ask("Start of the scale", number), "end": ask("End of the scale", number)}
    fields = {
        "ask": "Question",
        "unit": "Unit, in the plural",
        "explain": "What is told at the reveal, with {value} in it",
    }
    return {"value": value, "scale": scale, "text": _texts(fields, languages, ask)}


def _three(languages: Sequence[str], ask: Ask) -> Card:
    category = ask(f"Category ({', '.join(Category)})", one_of(tuple(Category)))
    fields = {
        "topic": "Topic, which gives nothing away",
        "ask": "Question",
        "reveal": "What is told at the reveal, with {value} in it",
    }
    questions = []
    for place in range(1, TOPICS + 1):
        value = ask(f"Answer of question {place}, a number", number)
        questions.append({"value": value, "text": _texts(fields, languages, ask)})
    return {"category": category, "questions": questions}


def _order(languages: Sequence[str], ask: Ask) -> Card:
    fields = {
        "question": "Question, from what to what",
        "low": "The low end, as in: light",
        "high": "The high end, as in: heavy",
        "reveal": "What is told at the end",
    }
    texts: dict[str, dict[str, str]] = _texts(fields, languages, ask)
    measure = ask(
        f"What the values are ({', '.join(Measure)})", one_of(tuple(Measure)), usual=str(Measure.QUANTITY)
    )
    if measure != Measure.YEAR:
        for language, text in texts.items():
            text["unit"] = ask(f"Unit, in the plural [{language}]")
    items = []
    for place in range(1, TERMS + 1):
        label = {language: ask(f"Term {place} [{language}]") for language in languages}
        items.append({"label": label, "value": ask(f"Value of term {place}, a number", number)})
    return {"measure": measure, "text": texts, "items": items}


def _circle(languages: Sequence[str], ask: Ask) -> Card:
    words = {
        language: [ask(f"Word {place} [{language}]", _single_word) for place in (1, 2, 3)]
        for language in languages
    }
    return {"words": words, "text": _texts({"theme": "Theme"}, languages, ask)}
