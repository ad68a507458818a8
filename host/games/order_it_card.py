"""A card of Schätz it if you can: nine terms with values, and what can be done with an order of them.

Terms are named by their place on the card, 0 to 8, in drawing order; an order is a tuple of them, running
from the low end of the card's direction to the high end, that is by ascending value.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from host.games.contract import IllegalMove, need

TERMS = 9
"""Terms on a card."""
FIRST_TERMS = 2
"""Terms that the starter orders."""

Term = int
"""A place on the card, 0 to 8, in drawing order."""

Order = tuple[Term, ...]
"""Terms from the low end of the direction to the high end."""

Value = int | float
"""A term's value in the card's unit (signed for years, without a year 0)."""


class OrderReason(StrEnum):
    """Why this game refuses an order, a place or a skip."""

    NOT_THESE_TERMS = "not-these-terms"
    """The order lacks a term that was heard, has one that was not, or one of them twice."""
    OTHERS_MOVED = "others-moved"
    """Only the term placed last may be corrected; the others stay in their order."""
    NO_SUCH_PLACE = "no-such-place"
    """The order has fewer places; the most is given."""
    SAME_TERM = "same-term"
    """A term cannot be moved past itself."""
    ROUND_HAS_SCORED = "round-has-scored"
    """Points were given in this round: its card cannot be skipped any more."""


class Measure(StrEnum):
    """What the values of a card are, so that they can be spoken."""

    QUANTITY = "quantity"
    YEAR = "year"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class OrderText:
    """A card's words in one language; `low` and `high` are the ends of its direction."""

    question: str
    low: str
    high: str
    reveal: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """A term: its label by language and its value."""

    label: Mapping[str, str]
    value: Value
    as_of: int | None = None
    """The year that the value tells of, where it is due to be looked up again."""

    def __post_init__(self) -> None:
        if not math.isfinite(self.value):
            raise ValueError("a value must be a finite number")


@dataclass(frozen=True, slots=True)
class Card:
    """A question, a direction and nine terms in drawing order, no two of equal value or label."""

    id: str
    text: Mapping[str, OrderText]
    items: tuple[Item, ...]
    measure: Measure = Measure.QUANTITY

    @property
    def as_of(self) -> int | None:
        """The earliest year that one of its values tells of, where that is due to be looked up again."""
        return min((item.as_of for item in self.items if item.as_of is not None), default=None)

    def __post_init__(self) -> None:
        if not self.text:
            raise ValueError("a card needs a text")
        if len(self.items) != TERMS:
            raise ValueError(f"a card has {TERMS} items")
        if len({item.value for item in self.items}) != TERMS:
            raise ValueError("no two items may have the same value")
        for language in self.text:
            labels = {item.label.get(language, "").strip().casefold() for item in self.items}
            if "" in labels:
                raise ValueError(f"every item needs a label in {language}")
            if len(labels) != TERMS:
                raise ValueError(f"no two items may have the same label in {language}")

    def language(self, preferred: str) -> str:
        """A language that the card speaks: the preferred one, else English, else its first."""
        return next((code for code in (preferred, "en") if code in self.text), None) or next(iter(self.text))

    def labels(self, terms: Sequence[Term], language: str) -> list[str]:
        """The labels of these terms, in a language that the card speaks."""
        code = self.language(language)
        return [self.items[term].label[code] for term in terms]


def right_order(card: Card, terms: Sequence[Term]) -> Order:
    """These terms in the right order, from low to high."""
    return tuple(sorted(terms, key=lambda term: card.items[term].value))


def placed(order: Order, term: Term, position: int) -> Order:
    """The order with a new term at a position, 0 (first) to the number of terms (last).

    Raises IllegalMove(NO_SUCH_PLACE).
    """
    need(0 <= position <= len(order), OrderReason.NO_SUCH_PLACE, most=len(order))
    return (*order[:position], term, *order[position:])


def swapped(order: Order, one: Term, other: Term) -> Order:
    """The order with two terms exchanged. Raises IllegalMove(NOT_THESE_TERMS or SAME_TERM)."""
    _need_both(order, one, other)
    exchanged = {one: other, other: one}
    return tuple(exchanged.get(term, term) for term in order)


def moved_before(order: Order, term: Term, other: Term) -> Order:
    """The order with a term right before another. Raises IllegalMove(NOT_THESE_TERMS or SAME_TERM)."""
    _need_both(order, term, other)
    rest = without(order, term)
    return placed(rest, term, rest.index(other))


def moved_after(order: Order, term: Term, other: Term) -> Order:
    """The order with a term right after another. Raises IllegalMove(NOT_THESE_TERMS or SAME_TERM)."""
    _need_both(order, term, other)
    rest = without(order, term)
    return placed(rest, term, rest.index(other) + 1)


def without(order: Order, term: Term) -> Order:
    """The order of the others."""
    return tuple(other for other in order if other != term)


def need_terms(order: Order, drawn: int) -> None:
    """Raise IllegalMove(NOT_THESE_TERMS) unless the order holds each drawn term once."""
    need(sorted(order) == list(range(drawn)), OrderReason.NOT_THESE_TERMS, drawn=drawn)


def _need_both(order: Order, one: Term, other: Term) -> None:
    need(one in order and other in order, OrderReason.NOT_THESE_TERMS, drawn=len(order))
    if one == other:
        raise IllegalMove(OrderReason.SAME_TERM)
