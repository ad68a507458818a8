"""Periods of years: decades, centuries, the eighteen-hundreds, and parts of them (RULES.md, section 1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from intents.numbers.atoms import Kind, Row, signature, whole, without
from intents.numbers.counting import cardinal
from intents.numbers.tongue import Tongue
from intents.numbers.years import LATEST, bare_year

_THIRDS = {Kind.EARLY: 1, Kind.MIDDLE: 2, Kind.LATE: 3}
_DECADE_OF = re.compile(r"(?P<decade>D)U?(?P<century>[Rn])Y")
_CENTURY_DECADE = re.compile(r"(?P<century>[Rn])YU?(?P<decade>D)")
_NEWEST_CENTURY = 19
_CENTURY = 100
_HALF, _THIRD = 2, 3
_NAMED_PARTS = (2, 3, 4)
_PART_WORDS = 2


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Period:
    """Consecutive signed years, `first` <= `last`, both included."""

    first: int
    last: int


def period(row: Row, tongue: Tongue) -> Period | None:
    """Return the period that the row says from its first to its last atom, None where it says none."""
    row = without(row, "_,HC~")
    before_christ = any(atom.kind is Kind.BC for atom in row)
    row = _of_a_part(without(row, "B"))
    if not row:
        return None
    base = _in_era(row, tongue, before_christ)
    if base is not None:
        return base if base.last <= LATEST else None
    for which, many, rest in _parts_of(row):
        base = _in_era(rest, tongue, before_christ)
        if base is not None:
            return _slice(base, which, many)
    return None


def _of_a_part(row: Row) -> Row:
    """Return the row without the "of" after its part ("das letzte Drittel vom 18. Jahrhundert")."""
    return [
        atom
        for place, atom in enumerate(row)
        if not (atom.kind is Kind.FROM and place and row[place - 1].kind in "qREML")
    ]


def _in_era(row: Row, tongue: Tongue, before_christ: bool) -> Period | None:  # noqa: FBT001
    base = _base(row, tongue)
    if base is None or not before_christ:
        return base
    if len(row) == 1 and whole(row[0]) < _CENTURY:
        base = _ten(whole(row[0]))
    return Period(-base.last, -base.first)


def _parts_of(row: Row) -> Iterator[tuple[int, int, Row]]:
    """Yield the ways to read a row as a part of a period: which part, of how many, and the period's row."""
    first, last = row[0], row[-1]
    if first.kind in _THIRDS and len(row) > 1 and row[1].kind is not Kind.PART:
        yield _THIRDS[first.kind], 3, row[1:]
    if len(row) > _PART_WORDS:
        yield from _counted(row[:_PART_WORDS], row[_PART_WORDS:])
        yield from _counted(row[-_PART_WORDS:], row[:-_PART_WORDS])
        if last.kind in _THIRDS and row[-2].kind is Kind.CENTURY:
            yield _THIRDS[last.kind], 3, row[:-1]


def _counted(part: Row, rest: Row) -> Iterator[tuple[int, int, Row]]:
    """Yield the part that two words name: "second half", "last third", "2. Hälfte"."""
    which, of = part
    many = whole(of)
    if of.kind in "qR" and many in _NAMED_PARTS and which.kind in "RlMELn":
        written = int(which.text) if which.kind is Kind.LITERAL and which.text.isdigit() else whole(which)
        number = {Kind.LAST: many, Kind.LATE: many, Kind.MIDDLE: many - 1, Kind.EARLY: 1}.get(
            which.kind, written
        )
        if 1 <= number <= many and not (which.kind is Kind.MIDDLE and many != _THIRD):
            yield number, many, rest


def _slice(base: Period, which: int, many: int) -> Period | None:
    """Return one of so many equal parts; of a decade only its halves."""
    years = base.last - base.first + 1
    if years < _CENTURY and many != _HALF:
        return None
    return Period(base.first + (which - 1) * years // many, base.first + which * years // many - 1)


def _base(row: Row, tongue: Tongue) -> Period | None:
    sign = signature(row)
    of = _DECADE_OF.fullmatch(sign) or _CENTURY_DECADE.fullmatch(sign)
    if of is not None:
        century, decade = (
            _ordinal(row[of.start("century") : of.end("century")], tongue),
            whole(row[of.start("decade")]),
        )
        return _ten(century * 100 - 100 + decade) if century and decade < _CENTURY else None
    if sign.endswith(("Y", "y")) and len(row) > 1:
        length = 100 if sign[-1] == "Y" else 1000
        number = None if _plural(row) else _ordinal(row[:-1], tongue)
        return (
            None
            if not number or number * length > LATEST + 99
            else Period(number * length - length + 1, number * length)
        )
    if row[-1].kind is Kind.UNIT and row[-1].text == "year" and len(row) > 1 and row[-2].kind in "DG":
        row = row[:-1]
    if row[-1].kind is Kind.HUNDREDS:
        count = cardinal(row[:-1], tongue) if len(row) > 1 else None
        return Period(count * 100, count * 100 + 99) if count and count <= LATEST // 100 else None
    if row[-1].kind is Kind.DECADE:
        return _decade(row, tongue)
    return None


def _plural(row: Row) -> bool:
    """Tell whether centuries are counted rather than numbered: "two centuries"."""
    return signature(row[:-1]) in ("u", "t") and row[-1].text.endswith(("ies", "e"))


def _ordinal(row: Row, tongue: Tongue) -> int | None:
    sign = signature(row)
    if sign == "R":
        return whole(row[0])
    if sign == "a" or (sign == "u" and whole(row[0]) == 1):
        return None
    if sign == "zR" and whole(row[1]) < 10:  # noqa: PLR2004
        return whole(row[0]) + whole(row[1])
    number = cardinal(row, tongue)
    return number if number is not None and number <= 99 else None  # noqa: PLR2004


def _decade(row: Row, tongue: Tongue) -> Period | None:
    """Return a decade: "1860s", "eighteen-sixties", "18 60s", "the seventies", "achtzehnhundertsechziger"."""
    value = whole(row[-1])
    if len(row) == 1:
        if row[0].text.isdigit() and len(row[0].text) >= 3:  # noqa: PLR2004
            return _round(value)
        if value < _CENTURY:
            return _ten(_NEWEST_CENTURY * 100 + value if value else 2000) if value % 10 == 0 else None
        return _round(value)
    if value % 10 or value >= _CENTURY:
        return None
    before = row[:-1]
    number = bare_year(before, tongue)
    if number is None:
        return None
    if number % 100 == 0 and number > 99:  # noqa: PLR2004
        return _ten(number + value)
    return _ten(number * 100 + value) if 10 <= number <= LATEST // 100 else None  # noqa: PLR2004


def _round(value: int) -> Period | None:
    if value % 100 == 0 and value != 2000 and value:  # noqa: PLR2004
        return Period(value, value + 99)
    return _ten(value) if value % 10 == 0 else None


def _ten(first: int) -> Period:
    return Period(max(first, 1), first + 9)
