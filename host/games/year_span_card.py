"""What Schätzen Sie mal! is about: an event with its year, and a span of years that may cover it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from host.games.contract import IllegalMove


class SpanReason(StrEnum):
    """Why this game refuses a span."""

    NO_YEAR_ZERO = "no-year-zero"
    """A year 0 never was."""


@dataclass(frozen=True, slots=True)
class YearText:
    """A card's words in one language; `{year}` in the reveal is spelled by the words layer."""

    prompt: str
    reveal: str


@dataclass(frozen=True, slots=True)
class Card:
    """An event and its year (signed, no year 0)."""

    id: str
    year: int
    text: Mapping[str, YearText]
    severity: int = 0

    def __post_init__(self) -> None:
        if self.year == 0:
            raise ValueError("there is no year 0")
        if not self.text:
            raise ValueError("a card needs a text")


@dataclass(frozen=True, slots=True)
class Span:
    """Two signed years, first <= last, both inside the span; negative is BC, 0 never was."""

    first: int
    last: int

    def __post_init__(self) -> None:
        if 0 in {self.first, self.last} or self.first > self.last:
            raise ValueError("a span runs from a year up to a year, neither of them 0")

    @property
    def difference(self) -> int:
        """End minus start in years, counted without a year zero: 10 BC to AD 10 is 19."""
        return self.last - self.first - (self.first < 0 < self.last)

    def covers(self, year: int) -> bool:
        """Whether the year lies in the span, both ends included."""
        return self.first <= year <= self.last


def span(a: int, b: int) -> Span:
    """The span between two years said in either order. Raises IllegalMove on a year 0."""
    if a == 0 or b == 0:
        raise IllegalMove(SpanReason.NO_YEAR_ZERO)
    return Span(min(a, b), max(a, b))
