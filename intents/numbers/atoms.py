"""What the numbers engine hears: one atom per word, literal or sign, each with a one-letter kind.

A row of atoms has a signature, the string of its kinds ("uhz" = "two hundred twenty"), so that grammars can
be written as short regular expressions over signatures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class Kind(StrEnum):
    """The parts that a word can play in a spoken number or span."""

    # numbers
    ONES = "u"
    """1 to 9."""
    TEENS = "t"
    """10 to 19."""
    TENS = "z"
    """20, 30 … 90."""
    HUNDRED = "h"
    SCALE = "s"
    """Thousand and above; also "grand", "k"."""
    LITERAL = "n"
    """Digits as written: "2,750", "16:48", "07"."""
    ZERO = "0"
    OH = "o"
    """A zero only inside a number: "oh"."""
    ARTICLE = "a"
    """A one only before hundred, a scale, a part or a unit: "a", "nen"."""
    AND = "&"
    POINT = "."
    PART = "q"
    """The denominator of a fraction: half (2), quarters (4), "Achtel" (8)."""
    MIXED = "m"
    """A whole mixed number: "anderthalb"."""
    DOZEN = "d"
    """A noun that counts: dozen, score."""
    ORDINAL = "R"
    # signs between and before numbers
    MINUS = "-"
    """Minus, or a dash."""
    SLASH = "/"
    BELOW = "b"
    """Said after a number, makes it negative: "below zero"."""
    OR = "|"
    COMMA = ","
    """A comma, a full stop, a colon: a pause."""
    # spans
    FROM = "F"
    TO = "T"
    BETWEEN = "W"
    WITHIN = "P"
    """Plus or minus; on either side of."""
    NOT_BEFORE = "i"
    NOT_AFTER = "j"
    BC = "B"
    AD = "C"
    DECADE = "D"
    """The seventies (70), the 1860s (1860)."""
    HUNDREDS = "G"
    """The -hundreds in "eighteen-hundreds"."""
    CENTURY = "Y"
    MILLENNIUM = "y"
    EARLY = "E"
    MIDDLE = "M"
    LATE = "L"
    LAST = "l"
    YEAR = "K"
    """The word "year" before a year."""
    DIFFERENCE = "X"
    MAKES = "x"
    """Leads to a result: "that makes"."""
    # what surrounds an answer
    ABOUT = "~"
    EXACTLY = "!"
    INSTEAD = "c"
    """What was said before is taken back: "no, wait"."""
    SOFTLY = "e"
    """Takes back only between two answers: "sorry", "actually"."""
    NOT = "N"
    UNIT = "U"
    STALL = "S"
    """Asks for time: "hang on"."""
    HESITATION = "H"
    """Sounds that may stand inside a number: "um"."""
    FREE = "_"
    """Words that surround answers and change nothing."""
    WORD = "w"
    """Any other word: it makes an answer doubtful."""
    BLOCK = "k"
    """A word that no answer holds: a question to the host, a command, "again", "us"."""


@dataclass(frozen=True, slots=True, eq=False)
class Atom:
    """One word, literal or sign: its kind, its value where it has one, and its text in lower case."""

    kind: Kind
    text: str
    value: Fraction | int | None = None
    glued: bool = False
    """Written as one with the atom before it ("twenty-one", "33bc", "siebenhundert")."""


Row = Sequence[Atom]
"""Atoms in the order in which they were said."""


def signature(row: Iterable[Atom]) -> str:
    """Return the kinds of the row as one string."""
    return "".join([atom.kind for atom in row])


def whole(atom: Atom) -> int:
    """Return the value of an atom that is known to be an integer, 0 where it has none."""
    return int(atom.value) if atom.value is not None else 0


def stripped(row: Row, kinds: str) -> Row:
    """Return the row without the leading and trailing atoms of these kinds."""
    first, last = 0, len(row)
    while first < last and row[first].kind in kinds:
        first += 1
    while last > first and row[last - 1].kind in kinds:
        last -= 1
    return row[first:last]


def without(row: Row, kinds: str) -> Row:
    """Return the row without any atom of these kinds."""
    return [atom for atom in row if atom.kind not in kinds]
