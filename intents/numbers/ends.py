"""The ends of a span of years: what one end says, how two are divided, and how they make one span."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from intents.numbers.atoms import Kind, Row, stripped, whole
from intents.numbers.counting import digits
from intents.numbers.periods import period
from intents.numbers.tongue import Tongue
from intents.numbers.years import EARLIEST, LATEST, year
from intents.readings import Span, Sureness, Unsure

SURROUND = "_,H~xe!o"
"""Kinds that may surround one end."""
NUMBERS = "utzhsn0oaDYGyRBC"
"""Kinds that an end is made of."""
LIKE_TO = 3
"""How weak a division is that a word only like "to" makes; weaker still are a comma and nothing at all."""
_RANKS = {Kind.TO: 0, Kind.MINUS: 1, Kind.SLASH: 1, Kind.AND: 2, Kind.COMMA: 4}
_BARE = 5
_ZEROED = re.compile("0[1-9]")
_SMALL = 100
_TEN = 10
_DIGITS = 3
_LONG = 1000
_LATEST_END = 2035
_WIDEST = 1500
_NEWEST = 21
"""The latest century that a bare number may name ("17th to 19th century")."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class End:
    """One end of a span as it was said: the years that it covers, and how much of its century was said."""

    first: int
    last: int
    plain: bool
    """A single year without era."""
    era: bool
    signed: bool = False


def made(first: int, last: int, difference: int | None = None) -> Span | None:
    """Return the span between two years in either order, None where one is out of range."""
    if min(first, last) < EARLIEST or max(first, last) > LATEST or 0 in (first, last):
        return None
    if first == last:
        return Span(first, last, Sureness.EXACT, difference)
    return Span(min(first, last), max(first, last), Sureness.SPAN, difference)


def end(row: Row, tongue: Tongue) -> End | None:
    """Return the end that the row says from its first to its last atom, None where it says none."""
    row = stripped(row, SURROUND)
    if len(row) > 1 and row[0].kind is Kind.UNIT and row[0].text == "year":
        row = stripped(row[1:], SURROUND)
    if not row:
        return None
    number = year(row, tongue)
    if number is not None:
        era = any(atom.kind in "BC-" for atom in row)
        return End(number, number, plain=not era, era=era, signed=row[0].kind is Kind.MINUS)
    covered = period(row, tongue)
    if covered is None:
        return None
    return End(covered.first, covered.last, plain=False, era=any(atom.kind is Kind.BC for atom in row))


def joined(left: Row, right: Row, tongue: Tongue, *, sure: bool, said: bool = False) -> Span | Unsure | None:
    """Return the span between two rows; where nothing divides them surely, neither may be a small number.

    Where words divide them (`said`), they may lie far apart.
    """
    right = stripped(right, SURROUND + "&")
    below = left[:1] and left[0].kind is Kind.MINUS and right[:1] and right[0].text == left[0].text
    while (
        right
        and right[0].kind in (Kind.TO, Kind.MINUS)
        and not (below or (len(right) > 1 and right[1].glued))
    ):
        right = stripped(right[1:], SURROUND + "&")
    one, two = end(left, tongue), end(right, tongue)
    one, two = _one_era(left, right, one, two, tongue)
    if two is None and len(right) == 1 and _ZEROED.fullmatch(right[0].text):
        two = End(int(right[0].text), int(right[0].text), plain=True, era=False)
    if one is None or two is None:
        return None
    zeroed = len(right) == 1 and _ZEROED.fullmatch(right[0].text) is not None
    elided = _elided(one, two, zeroed=zeroed) if one.plain and two.plain else None
    if elided is None and one.plain and two.plain and not likely(one.first, two.first):
        named = any(atom.kind is Kind.YEAR for row in (left, right) for atom in row)
        plainly = named or right[-1].kind is Kind.LITERAL or two.first % _SMALL > 0
        if not said or not plainly or not _far(one.first, two.first, named=named):
            return None
    if elided is not None and one.first % 100 == 0 and one.first // 100 < two.first <= _NEWEST:
        whole_centuries = made(one.first, two.first * 100)
        short = made(one.first, elided)
        return Unsure(short, whole_centuries) if short and whole_centuries else None
    if elided is not None:
        two = replace(two, first=elided, last=elided)
    if not sure and any(one_end.plain and one_end.first < _SMALL for one_end in (one, two)):
        return None
    if not sure and any(_by_digits(row) for row in (left, right)):
        return None
    return pair(one, two)


def _by_digits(row: Row) -> bool:
    """Tell whether a year of three digits is said digit by digit, as a garbled number may be too."""
    spelt = digits(stripped(row, SURROUND + "&"))
    return spelt is not None and len(spelt) == _DIGITS


def _far(one: int, two: int, *, named: bool) -> bool:
    """Tell whether two years far apart, called years or not, are hardly misheard: "1 to 2000"."""
    unclear = _TEN <= one < _SMALL
    return one < two <= _LATEST_END and (named or not unclear)


def adjacent(left: Row, right: Row, tongue: Tongue) -> Span | None:
    """Return both of two decades of which one may be meant, the second right after the first."""
    one, two = _one_era(left, right, end(left, tongue), end(right, tongue), tongue)
    if one is None or two is None or one.plain or two.plain:
        return None
    if _bare_ten(left) != _bare_ten(right):
        one, two = (_moved(one, two), two) if _bare_ten(left) else (one, _moved(two, one))
    near = two.first == one.last + 1 and two.last - one.first < _SMALL
    return made(one.first, two.last) if near else None


def _bare_ten(row: Row) -> bool:
    """Tell whether a decade is said without its century."""
    tens = [atom for atom in row if atom.kind not in SURROUND + "&"]
    return len(tens) == 1 and tens[0].kind is Kind.DECADE and whole(tens[0]) < _SMALL


def _moved(ten: End, other: End) -> End:
    """Return a decade in the century of another."""
    moved = other.first - other.first % _SMALL + ten.first % _SMALL
    return replace(ten, first=moved, last=moved + ten.last - ten.first)


def likely(one: int, two: int) -> bool:
    """Tell whether two plain years may be the ends of one span rather than misheard."""
    low, high = min(one, two), max(one, two)
    shortened = low <= _NEWEST and high % 100 == 0 and high > _SMALL
    return (
        high <= _LATEST_END
        and high - low <= _WIDEST
        and not (low < _SMALL and high >= _LONG)
        and not shortened
    )


def _one_era(
    left: Row, right: Row, one: End | None, two: End | None, tongue: Tongue
) -> tuple[End | None, End | None]:
    """Complete "17th to 19th century" and "sixties to seventies of the …": the noun is said once."""
    counted = one is None or (one.plain and one.first <= _NEWEST)
    if counted and two is not None and not two.plain:
        shared = end([*left, *(atom for atom in right if atom.kind in "YB")], tongue)
        return shared or one, two
    return one, two


def divided(row: Row, tongue: Tongue) -> Iterator[tuple[Row, Row, int]]:
    """Yield the ways to divide a row into two ends and how weak each is, the most explicit first."""
    ranks: list[tuple[int, int, int]] = []
    for place in range(1, len(row)):
        atom = row[place]
        rank = _RANKS.get(atom.kind)
        if place < len(row) - 1:
            if rank is not None:
                ranks.append((rank, place, place + 1))
            if atom.text in tongue.like_to and not atom.glued:
                ranks.append((LIKE_TO, place, place + 1))
        if atom.kind in NUMBERS and not atom.glued and row[place - 1].kind in NUMBERS:
            ranks.append((_BARE, place, place))
    ranks.sort()
    for rank, place, after in ranks:
        yield row[:place], row[after:], rank


def pair(one: End, two: End) -> Span | Unsure | None:
    """Return the span from one end to the other, one era said for both where that is how it is meant."""
    if one.plain and two.era and two.last < 0 and not two.signed:
        one = replace(one, first=-one.first, last=-one.last)
    found = made(min(one.first, two.first), max(one.last, two.last))
    if (
        found is not None
        and two.plain
        and one.era
        and not one.signed
        and one.last < 0
        and two.first < -one.last
    ):
        other = made(one.first, -two.first)
        return found if other is None else Unsure(other, found)
    return found


def _elided(one: End, two: End, *, zeroed: bool) -> int | None:
    """Return the second year where only its end was said ("1618 to 48"), else None."""
    if one.first < _LONG or two.first >= _SMALL:
        return None
    room = 100 if two.first > 9 or zeroed else 10  # noqa: PLR2004
    full = one.first - one.first % room + two.first
    if zeroed and full < one.first:
        full += 100
    return full if full > one.first else None
