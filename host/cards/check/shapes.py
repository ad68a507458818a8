"""The form of a pack's files, strict: no field missing, none unknown, nothing of another type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import lru_cache
from typing import Annotated, Any, Literal, get_args, get_type_hints

from msgspec import Meta, Struct, defstruct

from host.cards.packs import answer_of
from host.games import GAMES
from host.games.guess_and_bet_moves import Category
from host.games.order_it_card import Measure
from host.games.scale_strip_scale import FARTHEST

Number = int | float
Filled = Annotated[str, Meta(min_length=1)]


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them have in common: misspelled fields are found."""


# What is looked up ------------------------------------------------------------------------------------------


class Source(Form, frozen=True):
    """Where a fact stands; the owner tells which sources are independent."""

    title: Filled
    address: Filled
    kind: Filled
    licence: Filled
    owner: Filled


class Fact(Form, frozen=True):
    """A number that was looked up; `accept` is the span of reputable sources."""

    kind: Literal["year", "quantity", "count"]
    value: Number
    unit: Filled
    accept: tuple[Number, Number]
    stability: Literal["fixed", "slow", "record", "yearly"]
    checked: Filled
    sources: tuple[str, ...]
    status: str
    recheck: str | None = None
    as_of: int | str | None = None
    date: str | int | None = None
    calendar: str | None = None
    precision: str | None = None
    contradicted_by: str | list[str] | None = None
    note: str | None = None

    def __post_init__(self) -> None:
        if not all(-FARTHEST <= number <= FARTHEST for number in (self.value, *self.accept)):
            raise ValueError("no number, or one beyond all scales")


# Cards, without words ---------------------------------------------------------------------------------------

Difficulty = Annotated[int, Meta(ge=1, le=5)]


class Graded(Form, frozen=True):
    """A card that may tell of crimes, with a severity and a minimum age where it does."""

    id: str
    difficulty: Difficulty
    tags: tuple[str, ...]
    severity: Annotated[int, Meta(ge=0)] = 0
    min_age: Annotated[int, Meta(ge=0)] | None = None


class Event(Graded, frozen=True, kw_only=True):
    """A card of year_span."""

    fact: str


class Ordered(Form, frozen=True):
    """A term of order_it."""

    fact: str


class Ordering(Graded, frozen=True, kw_only=True):
    """A card of order_it."""

    measure: Measure
    items: tuple[Ordered, ...]


class Asked(Form, frozen=True):
    """One of three questions of guess_and_bet; `unit` is the one that guesses are turned into."""

    fact: str
    difficulty: Difficulty
    unit: str | None = None


class Three(Form, frozen=True):
    """A card of guess_and_bet."""

    id: str
    category: str
    questions: tuple[Asked, ...]
    difficulty: Difficulty | None = None
    tags: tuple[str, ...] = ()


class Ends(Form, frozen=True):
    """Both ends of a scale."""

    start: Number
    end: Number

    def __post_init__(self) -> None:
        if not -FARTHEST <= self.start < self.end <= FARTHEST:
            raise ValueError("a scale runs from its start up to its end")


class Measured(Form, frozen=True):
    """A card of scale_strip."""

    id: str
    fact: str
    difficulty: Difficulty
    tags: tuple[str, ...]
    scale: Ends


class WordSet(Form, frozen=True):
    """A card of clue_circle: all else is words."""

    id: str
    difficulty: Difficulty
    tags: tuple[str, ...]


# Their words in one language --------------------------------------------------------------------------------


class EventText(Form, frozen=True):
    """Of year_span."""

    prompt: str
    reveal: str


class OrderingText(Form, frozen=True):
    """Of order_it: the question, both ends of the direction, and the labels of the items."""

    question: str
    low: str
    high: str
    reveal: str
    items: tuple[str, ...]
    unit: str | None = None


class AskedText(Form, frozen=True):
    """Of one question of guess_and_bet."""

    topic: str
    ask: str
    reveal: str


class ThreeText(Form, frozen=True):
    """Of guess_and_bet."""

    questions: tuple[AskedText, ...]


class MeasuredText(Form, frozen=True):
    """Of scale_strip."""

    ask: str
    unit: str
    explain: str


class WordSetText(Form, frozen=True):
    """Of clue_circle."""

    theme: str
    words: tuple[str, ...]
    challenge: str | None = None


CARDS: Mapping[str, Any] = {
    "year_span": Event,
    "order_it": Ordering,
    "guess_and_bet": Three,
    "scale_strip": Measured,
    "clue_circle": WordSet,
}
TEXTS: Mapping[str, Any] = {
    "year_span": EventText,
    "order_it": OrderingText,
    "guess_and_bet": ThreeText,
    "scale_strip": MeasuredText,
    "clue_circle": WordSetText,
}
"""By game; the form of a game that stands in neither follows from its card."""


def card_form(game: str) -> Any:
    """The form of a game's cards in a pack, without words: a fact stands where the card has its answer."""
    return CARDS.get(game) or _card_as_played(game)


def text_form(game: str) -> Any:
    """The form of a game's words in one language."""
    return TEXTS.get(game) or _text_as_played(game)


@lru_cache
def _card_as_played(game: str) -> Any:
    card = GAMES[game].card
    looked_up = {"id": str, "fact": str, "difficulty": Difficulty, "tags": tuple[str, ...]}
    known = {field.name: field for field in fields(card) if field.name not in ("text", answer_of(game))}
    own = [(name, hint) for name, hint in get_type_hints(card).items() if name in known and name != "id"]
    optional = [(name, hint, known[name].default) for name, hint in own if known[name].default is not MISSING]
    needed = [(name, hint) for name, hint in own if known[name].default is MISSING]
    return defstruct(card.__name__, [*looked_up.items(), *needed, *optional], bases=(Form,), frozen=True)


@lru_cache
def _text_as_played(game: str) -> Any:
    _, text = get_args(get_type_hints(GAMES[game].card)["text"])
    return defstruct(text.__name__, list(get_type_hints(text).items()), bases=(Form,), frozen=True)


CATEGORIES = frozenset(Category)
