"""Periods of years: decades, centuries, the eighteen-hundreds, and their halves and thirds (RULES.md, section 1)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from intents.numbers.atoms import Kind, Row, signature, whole, without
from intents.numbers.counting import cardinal
from intents.numbers.tongue import Tongue
from intents.numbers.years import LATEST, bare_year

_THIRDS = {Kind.EARLY: 1, Kind.MIDDLE: 2, Kind.LATE: 3}
_DECADE_OF = re.compile(r"(?P<decade>D)U?(?P<century>[Rn])Y")
_CENTURY_DECADE = re.compile(r"(?P<century>[Rn])YU?(?P<decade>D)")
_NEWEST_CENTURY = 19
_CENTURIES = 100


@dataclass(frozen=True, slots=True)
class Period:
    """Consecutive signed years, `first` <= `last`, both included."""

    first: int
    last: int


def period(row: Row, tongue: Tongue) -> Period | None:
    """Return the period that the row says from its first to its last atom, None where it says none."""
    row = [atom for atom in row if atom.kind not in "_,HC~"]
    era = [atom for atom in row if atom.kind is Kind.BC]
    row = without(row, "B")
    if not row or len(era) > 1:
        return None
    for cut in _cuts(row):
        numbered, rest = cut
        base = _base(rest, tongue)
        if base is None:
            continue
        if era:
            base = Period(-base.last, -base.first)
        if numbered is None:
            return base if base.last <= LATEST else None
        return _slice(base, *numbered)
    return None


def _cuts(row: Row) -> list[tuple[tuple[int, int] | None, Row]]:
    """Return the ways to read a row as a part of a period: (which, of how many) and the period's row."""
    cuts: list[tuple[tuple[int, int] | None, Row]] = [(None, row)]
    first = row[0]
    if first.kind in _THIRDS and len(row) > 1 and row[1].kind is not Kind.PART:
        cuts.append(((_THIRDS[first.kind], 3), row[1:]))
    if len(row) > 2 and first.kind in "RlMEL" and row[1].kind in "qR" and row[1].value in (2, 3, 4):  # noqa: PLR2004
        many = whole(row[1])
        which = {Kind.LAST: many, Kind.LATE: many, Kind.MIDDLE: 2, Kind.EARLY: 1}.get(first.kind, whole(first))
        if 1 <= which <= many and not (first.kind is Kind.MIDDLE and many != 3):  # noqa: PLR2004
            cuts.append(((which, many), row[2:]))
    if len(row) > 2 and row[-1].kind in _THIRDS and row[-2].kind is Kind.CENTURY:  # noqa: PLR2004
        cuts.append(((_THIRDS[row[-1].kind], 3), row[:-1]))
    return cuts


def _slice(base: Period, which: int, many: int) -> Period | None:
    years = base.last - base.first + 1
    if years < _CENTURIES:
        if many != 2:  # noqa: PLR2004
            return None
    return Period(base.first + (which - 1) * years // many, base.first + which * years // many - 1)


def _base(row: Row, tongue: Tongue) -> Period | None:
    sign = signature(row)
    of = _DECADE_OF.fullmatch(sign) or _CENTURY_DECADE.fullmatch(sign)
    if of is not None:
        century, decade = _ordinal(row[of.start("century") : of.end("century")], tongue), whole(row[of.start("decade")])
        return _ten(century * 100 - 100 + decade) if century and decade < _CENTURIES else None
    if sign.endswith(("Y", "y")) and len(row) > 1:
        length = 100 if sign[-1] == "Y" else 1000
        number = _ordinal(row[:-1], tongue)
        return None if not number or number * length > LATEST + 99 else Period(number * length - length + 1, number * length)
    if row[-1].kind is Kind.UNIT and row[-1].text == "year" and len(row) > 1 and row[-2].kind in "DG":
        row = row[:-1]
    if row[-1].kind is Kind.HUNDREDS:
        count = cardinal(row[:-1], tongue) if len(row) > 1 else None
        return Period(count * 100, count * 100 + 99) if count and count <= LATEST // 100 else None
    if row[-1].kind is Kind.DECADE:
        return _decade(row, tongue)
    return None


def _ordinal(row: Row, tongue: Tongue) -> int | None:
    sign = signature(row)
    if sign == "R":
        return whole(row[0])
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
        if value < _CENTURIES:
            return _ten(_NEWEST_CENTURY * 100 + value if value else 2000) if value % 10 == 0 else None
        return _round(value)
    if value % 10 or value >= _CENTURIES:
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
