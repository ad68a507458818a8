"""What a reader of numbers and years gives: a number, a span, two readings that sound alike, or none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

TYPE_CHECKING = False
"""Only a type checker reads what stands under it; `typing` itself would double the cost of this module."""
if TYPE_CHECKING:
    from intents.meaning import Answer


class Sureness(StrEnum):
    """How a span's two ends were said."""

    SPAN = "span"
    """Two ends, a decade, a century: a span as such."""
    EXACT = "exact"
    """One year, said to be exact ("exactly 1850", "1850 to 1850"): a span of zero on purpose."""
    BARE = "bare"
    """One year and nothing else ("1850"): the host confirms it once."""


class Doubt(StrEnum):
    """Why there is no usable answer in what was said."""

    NOTHING = "nothing"
    """Nothing that answers the question."""
    AROUND = "around"
    """A vague single year ("around 1850"): the host asks for from and to."""
    SILENT = "silent"
    """No words arrived at all."""


@dataclass(frozen=True, slots=True)
class Span:
    """Two signed years, `first` <= `last`; years BC are negative (-44 = 44 BC) and there is no year 0.

    `difference` is the difference that was spoken along ("seventy-seven: 1750 to 1827"), in years, or None.
    """

    first: int
    last: int
    sureness: Sureness = Sureness.SPAN
    difference: int | None = None


@dataclass(frozen=True, slots=True)
class SpanEnd:
    """One end of a span ("until 1900"), also of one said before ("no, to 1760"): the other is None."""

    first: int | None = None
    last: int | None = None


@dataclass(frozen=True, slots=True)
class Number:
    """A spoken amount, in the unit asked for where one was given; an int wherever it is whole."""

    value: int | float


@dataclass(frozen=True, slots=True)
class Unsure:
    """Two readings that sound alike; the host asks back which one was meant."""

    a: Number | Span
    b: Number | Span
    half: Answer | None = None
    """What else was understood, where the two are only part of the answer ("short at thirteen or thirty")."""


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """Nothing that could be taken for an answer, and why."""

    why: Doubt = Doubt.NOTHING
