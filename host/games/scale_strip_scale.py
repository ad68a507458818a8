"""What lies on the table in Das Maß aller Dinge: the card's scale, the three strips, and how one is said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from host.games.contract import need

Number = int | float
"""An amount in the card's unit; whole amounts are ints."""

MOST_CENTIMETRES = 100
FARTHEST = 10**15
"""No number on or beside a scale lies farther from 0: up to here JSON and floats keep whole numbers."""


class StripReason(StrEnum):
    """Why this game refuses a strip."""

    WHICH_STRIP = "which-strip"
    """One place was said and no size; only from-to finds its strip by itself."""
    TOO_WIDE = "too-wide"
    """The strip cannot cover from-to; facts: `size` (the long one if none was named), `width`, `said`."""
    NO_SUCH_PLACE = "no-such-place"
    """Not a number, or one beyond all scales."""


class Size(StrEnum):
    """The three strips that everybody holds, anew each round."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"


class Where(StrEnum):
    """What the number said means for the strip (RULES.md 4, "By voice")."""

    AT = "at"
    """The strip's centre."""
    FROM = "from"
    """Its start."""
    UP_TO = "up-to"
    """Its end."""
    FROM_TO = "from-to"
    """It covers what lies between two numbers, and is centred on that."""


CENTIMETRES: Mapping[Size, int] = {Size.SHORT: 5, Size.MEDIUM: 3, Size.LONG: 2}
"""What a strip wins (rulebook, The Question Cards and its Example)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The strips' shares of the scale, short to long, and the centimetres that end the game (pro: 20)."""

    strips: tuple[float, float, float] = (0.1, 0.2, 0.3)
    target: int = 15

    def __post_init__(self) -> None:
        if len(self.strips) != len(Size):
            raise ValueError("strips must be three shares of the scale")
        short, medium, long = self.strips
        if not 0 < short < medium < long <= 1:
            raise ValueError("strips must grow from short to long, above 0 and at most 1, the whole scale")
        if not 1 <= self.target <= MOST_CENTIMETRES:
            raise ValueError(f"target must be 1 to {MOST_CENTIMETRES}")


@dataclass(frozen=True, slots=True)
class Scale:
    """Both ends of a scale in the card's unit, start < end."""

    start: Number
    end: Number

    def __post_init__(self) -> None:
        if not -FARTHEST <= self.start < self.end <= FARTHEST:
            raise ValueError("a scale runs from its start up to its end")


@dataclass(frozen=True, slots=True)
class ScaleText:
    """A card's words in one language; `{value}` in the explanation is spelled by the words layer."""

    ask: str
    unit: str
    explain: str


@dataclass(frozen=True, slots=True)
class Card:
    """A question, its scale, and the answer, which lies on it."""

    id: str
    value: Number
    scale: Scale
    text: Mapping[str, ScaleText]
    difficulty: int = 0
    as_of: int | None = None
    """The year that the value tells of, where it is due to be looked up again."""

    def __post_init__(self) -> None:
        if not self.scale.start <= self.value <= self.scale.end:
            raise ValueError("the answer must lie on the scale")
        if not self.text:
            raise ValueError("a card needs a text")


@dataclass(frozen=True, slots=True)
class Said:
    """How a strip was said: "short at 11", "long from 5", "medium up to 14", "from 10 to 13".

    `to` stands with FROM_TO only, in either order with `place`; `size` may be left out there only.
    """

    size: Size | None
    where: Where
    place: Number
    to: Number | None = None

    def __post_init__(self) -> None:
        if (self.to is not None) != (self.where is Where.FROM_TO):
            raise ValueError("from-to takes two numbers, every other place one")


@dataclass(frozen=True, slots=True)
class Strip:
    """A strip as it lies, both ends in the card's unit and covered, and how it was said."""

    size: Size
    start: Number
    end: Number
    said: Said
    pushed: bool = False
    """It would have stuck out as said, and was pushed onto the scale."""
    off_scale: bool = False
    """A number as said lies beyond the scale's ends; such a strip is always pushed."""

    def covers(self, value: Number) -> bool:
        """Whether the value lies under the strip, both ends included."""
        return exact(self.start) <= exact(value) <= exact(self.end)


def exact(number: Number) -> Fraction:
    """The number as it is written: 0.1 is a tenth, so that a strip's ends are free of a float's dust."""
    return Fraction(str(number))


def number(exactly: Fraction) -> Number:
    """An int where it is whole, else the nearest float."""
    return int(exactly) if exactly.denominator == 1 else float(exactly)


def width(settings: Settings, scale: Scale, size: Size) -> Number:
    """How wide a strip is on a scale, in the card's unit (RULES.md 4: shares of the scale)."""
    return number(_width(settings, scale, size))


def _width(settings: Settings, scale: Scale, size: Size) -> Fraction:
    return exact(settings.strips[list(Size).index(size)]) * (exact(scale.end) - exact(scale.start))


def lie(settings: Settings, scale: Scale, said: Said) -> Strip:
    """The strip as it comes to lie on the scale: pushed onto it where it would stick out.

    Raises IllegalMove: WHICH_STRIP without a size, TOO_WIDE for the strip named (or the long one),
    NO_SUCH_PLACE for what is no number.
    """
    figures = [place for place in (said.place, said.to) if place is not None]
    need(all(-FARTHEST <= place <= FARTHEST for place in figures), StripReason.NO_SUCH_PLACE)
    low, high = min(map(exact, figures)), max(map(exact, figures))
    size = said.size or _shortest(settings, scale, said, high - low)
    wide = _width(settings, scale, size)
    _need_wide_enough(size, wide, high - low)
    match said.where:
        case Where.FROM:
            start = low
        case Where.UP_TO:
            start = high - wide
        case _:
            start = (low + high - wide) / 2
    first, last = exact(scale.start), exact(scale.end)
    lies = max(first, min(start, last - wide))
    off = low < first or high > last
    return Strip(size, number(lies), number(lies + wide), said, lies != start, off)


def _shortest(settings: Settings, scale: Scale, said: Said, covered: Fraction) -> Size:
    """The shortest strip that covers so much, or the long one if none does."""
    need(said.where is Where.FROM_TO, StripReason.WHICH_STRIP)
    wide_enough = (size for size in Size if _width(settings, scale, size) >= covered)
    return next(wide_enough, Size.LONG)


def _need_wide_enough(size: Size, wide: Fraction, covered: Fraction) -> None:
    need(covered <= wide, StripReason.TOO_WIDE, size=size, width=number(wide), said=number(covered))
