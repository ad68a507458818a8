"""What an utterance means to the table: typed answers and commands, never sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import get_args


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
class Number:
    """A spoken amount, in the unit asked for where one was given; an int wherever it is whole."""

    value: int | float


@dataclass(frozen=True, slots=True)
class Unsure:
    """Two readings that sound alike; the host asks back which one was meant."""

    a: Number | Span
    b: Number | Span


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """Nothing that could be taken for an answer, and why."""

    why: Doubt = Doubt.NOTHING


@dataclass(frozen=True, slots=True)
class Names:
    """First names as they were said, in the order in which they were said."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """One of the names at the table, spelled as the table spells it."""

    name: str


@dataclass(frozen=True, slots=True)
class AnyOf:
    """The host may draw among those it asked for ("pick one")."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things that were offered, by its id."""

    id: str


@dataclass(frozen=True, slots=True)
class YesNo:
    """A yes or a no."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Ready:
    """The writing is done, or: go on."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No answer, on purpose."""


Answer = Span | Number | Names | Name | AnyOf | Choice | YesNo | Ready | Pass

ANSWERS: tuple[type, ...] = get_args(Answer)
"""Every class an answer may have."""


@dataclass(frozen=True, slots=True)
class Said:
    """An answer, and whose it is where that was said.

    `who` is a name at the table ("Bruno: 1540 to 1880"), or None for whoever is on turn.
    `correcting` tells that it was said against an answer that stands already ("no, 1540").
    """

    answer: Answer
    who: str | None = None
    correcting: bool = False


class Wish(StrEnum):
    """What can be said at any moment, whatever is waited for."""

    HELP = "help"
    REPEAT = "repeat"
    QUESTION = "question"
    SCORE = "score"
    TURN = "turn"
    UNDO = "undo"
    PAUSE = "pause"
    SKIP = "skip"
    END_GAME = "end-game"
    STOP = "stop"
    NEW_GAME = "new-game"
    RULES = "rules"
    RESUME = "resume"


@dataclass(frozen=True, slots=True)
class Command:
    """A wish, with the name it concerns where it has one."""

    wish: Wish
    name: str | None = None


Meaning = Said | Command | Unsure | NoAnswer
