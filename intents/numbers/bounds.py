"""Spans said by their bounds or around a middle: "not before … not after …", "1850 plus or minus twenty"."""

from __future__ import annotations

from collections.abc import Iterator

from intents.numbers.atoms import Kind, Row, stripped, without
from intents.numbers.counting import cardinal
from intents.numbers.ends import NUMBERS, SURROUND, End, end, likely, made, pair
from intents.numbers.tongue import Tongue
from intents.readings import Doubt, NoAnswer, Span, Unsure

_BETWEEN = "_,H~e!o&xFT"
"""Kinds that may stand between a bound and its year."""
_YEARS_OF = {"year": 1, "decade": 10, "century": 100}
_BOTH = 2


def count(row: Row, tongue: Tongue) -> int | None:
    """Return a whole number of years, the word "years" said or not."""
    row = stripped(row, SURROUND + "&F")
    unit = _YEARS_OF.get(row[-1].text, 1 if row[-1].kind is Kind.YEAR else 0) if row else 0
    counted = cardinal(stripped(row[:-1], SURROUND) if unit else row, tongue)
    return None if counted is None else counted * max(unit, 1)


def _shifted(start: int, years: int) -> int:
    """Return the year so many years later or earlier; there is no year 0."""
    moved = start + years
    if start < 0 <= moved:
        return moved + 1
    return moved - 1 if start > 0 >= moved else moved


def within(row: Row, tongue: Tongue) -> Span | NoAnswer | None:
    """Read "1850 plus or minus twenty", "thirty years on either side of 1850"."""
    places = [place for place, atom in enumerate(row) if atom.kind is Kind.WITHIN]
    if len(places) != 1:
        return None
    left, right = (stripped(side, SURROUND + "&F") for side in (row[: places[0]], row[places[0] + 1 :]))
    if left and right:
        splits = [(left, right), (right, left)]
    else:
        both = left or right
        alone = end(both, tongue)
        if alone is not None:
            return made(alone.first, alone.last) if alone.first != alone.last else NoAnswer(Doubt.AROUND)
        splits = [(both[:cut], both[cut:]) for cut in range(1, len(both))]
        splits += [(both[cut:], both[:cut]) for cut in range(1, len(both))]
    for middle, side in splits:
        found = _around(end(middle, tongue), count(side, tongue), count(side, tongue))
        if found is not None:
            return found
    return NoAnswer()


def _around(centre: End | None, earlier: int | None, later: int | None) -> Span | NoAnswer | None:
    """Return the span from so many years before a year to so many after it, None where they make none."""
    if centre is None or not earlier or not later or centre.first != centre.last:
        return None
    if not centre.era and max(earlier, later) >= centre.first:
        return None
    return made(_shifted(centre.first, -earlier), _shifted(centre.first, later)) or NoAnswer()


def bounded(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer | None:
    """Read two bounds: "not before 1750 and not after 1827", "1750 at the earliest, 1827 at the latest".

    Every word of the row belongs to one of the two, so that no bound is read out of half a number.
    """
    bounds = [place for place, atom in enumerate(row) if atom.kind in "ij"]
    if not bounds:
        return None
    if len(bounds) != _BOTH or {row[place].kind for place in bounds} != {Kind.NOT_BEFORE, Kind.NOT_AFTER}:
        alone = len(bounds) == 1 and end(without(row, "ijF"), tongue) is not None
        return NoAnswer(Doubt.AROUND) if alone else NoAnswer()
    first, second = bounds
    before, between, after = (
        stripped(part, _BETWEEN) for part in (row[:first], row[first + 1 : second], row[second + 1 :])
    )
    around = _before_and_after(row, first, second, tongue)
    if around is not None:
        return around
    for one, two in _divided(before, between, after):
        low, high = end(one, tongue), end(two, tongue)
        if low is None or high is None:
            continue
        found = pair(low, high)
        upward = row[first].kind is Kind.NOT_BEFORE
        if not isinstance(found, Span) or (low.first <= high.first) is not upward:
            return found if isinstance(found, Unsure) else NoAnswer()
        return found if not (low.plain and high.plain) or likely(low.first, high.first) else NoAnswer()
    return NoAnswer()


def _divided(before: Row, between: Row, after: Row) -> Iterator[tuple[Row, Row]]:
    """Yield the rows of the two years: each after its bound, each before it, or both on the same side."""
    if not before:
        yield between, after
    if not after:
        yield before, between
    if not before and not after:
        yield from _halves(between)
    if not between:
        yield before, after


def _halves(row: Row) -> Iterator[tuple[Row, Row]]:
    """Yield the ways to cut a row into two years, never inside a word."""
    for cut in range(1, len(row)):
        if row[cut].kind in NUMBERS and not row[cut].glued:
            yield stripped(row[:cut], _BETWEEN), row[cut:]


def _before_and_after(row: Row, first: int, second: int, tongue: Tongue) -> Span | NoAnswer | None:
    """Read so many years before and so many after one: "ten years before and five after 1700"."""
    earlier, later, middle = row[:first], row[first + 1 : second], row[second + 1 :]
    measured = any(atom.kind is Kind.UNIT and atom.text in _YEARS_OF for atom in earlier)
    if not measured:
        return None
    sides = count(_counted(earlier), tongue), count(_counted(later), tongue)
    if row[first].kind is Kind.NOT_BEFORE:
        sides = sides[1], sides[0]
    return _around(end(middle, tongue), *sides) or NoAnswer()


def _counted(row: Row) -> Row:
    return stripped(without(row, "F"), _BETWEEN)
