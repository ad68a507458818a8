"""A pack as it is checked: its cards, each with its words and the facts behind its answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from host.cards.check.shapes import Fact, Source

Raw = Mapping[str, Any]
"""A mapping as it stands in the YAML."""


class Fault(NamedTuple):
    """What is wrong: the file, the card (or fact, or source; "-" for the file as a whole), and the reason."""

    file: str
    card: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.card}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Answer:
    """A number behind a card, and from where to where reputable sources have it."""

    value: int | float
    low: int | float
    high: int | float
    kind: str = "quantity"
    unit: str | None = None
    fact: str | None = None


class Text(NamedTuple):
    """A text of a card in one language: the field it stands in, its place among several, and itself."""

    field: str
    place: int
    text: str

    @property
    def name(self) -> str:
        """How a fault calls it: "reveal", "topic 2"."""
        return f"{self.field} {self.place}" if self.place else self.field


def parts_of(card: Raw, field: str) -> tuple[Raw, ...]:
    """A card's items or questions; none where it has them not in form."""
    found = card.get(field)
    return tuple(part for part in found if isinstance(part, Mapping)) if isinstance(found, list) else ()


def facts_of(card: Raw) -> tuple[str, ...]:
    """The names of the facts behind a card, in its order."""
    parts = [card, *parts_of(card, "items"), *parts_of(card, "questions")]
    return tuple(str(part["fact"]) for part in parts if "fact" in part)


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a game, without words, and its words by language."""

    game: str
    id: str
    file: str
    raw: Raw
    answers: tuple[Answer, ...]
    """In the card's order; empty where one of its facts is faulty or unknown."""
    words: Mapping[str, Raw]
    files: Mapping[str, str]
    """Where the words of each language stand."""

    @property
    def facts(self) -> tuple[str, ...]:
        """The names of the facts behind it."""
        return facts_of(self.raw)

    def fault(self, reason: str, language: str | None = None) -> Fault:
        """A fault of this card, or of its words in one language."""
        return Fault(self.file if language is None else self.files[language], self.id, reason)

    def texts(self, language: str) -> Iterator[Text]:
        """All its texts in a language; items, questions and words with their places from 1."""
        for field, found in self.words.get(language, {}).items():
            if isinstance(found, str):
                yield Text(field, 0, found)
            elif isinstance(found, list | tuple):
                for place, part in enumerate(found, 1):
                    if isinstance(part, str):
                        yield Text(field, place, part)
                    elif isinstance(part, Mapping):
                        yield from (
                            Text(str(inner), place, text)
                            for inner, text in part.items()
                            if isinstance(text, str)
                        )

    def asked(self, language: str) -> tuple[str, ...]:
        """What it asks in a language, one text for each of its questions."""
        return tuple(text.text for text in self.texts(language) if text.field in ASKING)

    def listed(self, field: str, language: str) -> tuple[str, ...]:
        """Its labels or words in a language."""
        return tuple(text.text for text in self.texts(language) if text.field == field)


ASKING = frozenset({"prompt", "question", "ask"})
"""The fields that ask."""


@dataclass(frozen=True, slots=True)
class Pack:
    """What was read, and what could not be."""

    cards: tuple[Card, ...]
    languages: tuple[str, ...]
    facts: Mapping[str, Fact]
    sources: Mapping[str, Source]
    facts_files: Mapping[str, str]
    """Where each fact stands."""
    unread: tuple[Fault, ...] = ()

    def of(self, game: str) -> tuple[Card, ...]:
        """The cards of one game."""
        return tuple(card for card in self.cards if card.game == game)
