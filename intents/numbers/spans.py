"""Reads one span of years out of an utterance, or says why there is none (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from intents.meaning import Doubt, NoAnswer, Span, Sureness, Unsure
from intents.numbers.atoms import Atom, Kind, Row, signature, stripped, without
from intents.numbers.counting import cardinal
from intents.numbers.hearing import garbled
from intents.numbers.mending import parts, refused
from intents.numbers.periods import period
from intents.numbers.tongue import Tongue
from intents.numbers.years import EARLIEST, LATEST, bare_year, year

_SURROUND = "_,H~xe!oQ"
_SIDES = "_,H~e!o&"
_NUMBERS = "utzhsn0oaDYGyRBC"
_BOTH = ("but", "aber", "doch", "jedoch")
"""Between two bounds these only add the second."""
_RANKS = {Kind.TO: 0, Kind.MINUS: 1, Kind.SLASH: 1, Kind.AND: 2, Kind.COMMA: 4}
_LIKE_TO = 3
_WEAK = 4
_BARE = 5
_SMALL = 100
_NEWEST = 21
"""The latest century that a bare number may name ("17th to 19th century")."""
_CLOCK = 12


@dataclass(frozen=True, slots=True)
class _End:
    """One end of a span as it was said: the years that it covers, and how much of its century was said."""

    first: int
    last: int
    plain: bool
    """A single year without era."""
    era: bool
    signed: bool = False


def span(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Return the span that the whole utterance answers."""
    if refused(row, tongue):
        return NoAnswer()
    if {Kind.NOT_BEFORE, Kind.NOT_AFTER} <= {atom.kind for atom in row}:
        row = [replace(atom, kind=Kind.AND) if atom.text in _BOTH else atom for atom in row]
    said = parts(row)
    if not said:
        return NoAnswer()
    found = read(said[0], tongue) if len(said) == 1 else _mended(said, tongue)
    if isinstance(found, NoAnswer) and len(said) == 1:
        return _named(said[0], tongue)
    return found


def _named(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Read once more without a name said first ("Anna: 1750 to 1827")."""
    row = stripped(row, "_,H&")
    if len(row) > 1 and row[0].kind is Kind.WORD and not garbled(row[0].text, tongue):
        return read(row[1:], tongue)
    return read(row, tongue)


def _mended(said: list[Row], tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Return what is left after corrections, each of which replaces the answer or its last end."""
    current = said[0]
    for later in said[1:]:
        current = _corrected(current, later, tongue)
    found = read(current, tongue)
    return found if not isinstance(found, NoAnswer) else _named(current, tongue)


def _corrected(before: Row, after: Row, tongue: Tongue) -> Row:
    alone = read(after, tongue)
    if isinstance(alone, Span) and alone.sureness is Sureness.SPAN:
        return after
    denied = [place for place, atom in enumerate(before) if atom.kind is Kind.NOT]
    if denied:
        return [*before[: denied[-1]], *after]
    kept = stripped(before, _SIDES)
    after_row = stripped(after, _SIDES)
    if after_row and after_row[0].kind is Kind.FROM:
        cut = next((place for place, atom in enumerate(kept) if atom.kind is Kind.TO), None)
        if cut is not None:
            return [*after_row, *kept[cut:]]
    lead = after_row[0].kind if after_row else None
    if lead is Kind.TO:
        cut = next((place for place, atom in enumerate(kept) if atom.kind is Kind.TO), len(kept))
        return [*kept[:cut], *after_row]
    for cut in range(len(kept)):
        if kept[cut].kind in _NUMBERS and _end(kept[cut:], tongue) is not None:
            return [*kept[:cut], *after]
    return after


def read(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Return the span that a row without corrections says from its first to its last atom."""
    row = stripped(row, "_,H&ex")
    if len(row) > 1 and row[0].kind is Kind.UNIT and row[0].text == "year":
        row = stripped(row[1:], "_,H&ex")
    if not row:
        return NoAnswer()
    for reading in (_within, _bounded, _single, _ended, _differing):
        found = reading(row, tongue)
        if found is not None:
            return found
    return NoAnswer()


def _made(first: int, last: int, difference: int | None = None) -> Span | None:
    if not (EARLIEST <= min(first, last) and max(first, last) <= LATEST) or 0 in (first, last):
        return None
    if first == last:
        return Span(first, last, Sureness.EXACT, difference)
    return Span(min(first, last), max(first, last), Sureness.SPAN, difference)


def _shifted(start: int, years: int) -> int:
    """Return the year so many years later or earlier; there is no year 0."""
    moved = start + years
    if start < 0 <= moved:
        return moved + 1
    return moved - 1 if start > 0 >= moved else moved


def _end(row: Row, tongue: Tongue) -> _End | None:
    row = stripped(row, _SURROUND)
    if not row:
        return None
    number = year(row, tongue)
    if number is not None:
        era = any(atom.kind in "BC-" for atom in row)
        return _End(number, number, plain=not era, era=era, signed=row[0].kind is Kind.MINUS)
    covered = period(row, tongue)
    if covered is None:
        return None
    return _End(covered.first, covered.last, plain=False, era=any(atom.kind is Kind.BC for atom in row))


def _count(row: Row, tongue: Tongue) -> int | None:
    """Return a whole number of years, the word "years" said or not."""
    row = stripped(row, _SURROUND + "&F")
    if row and (row[-1].kind is Kind.YEAR or (row[-1].kind is Kind.UNIT and row[-1].text == "year")):
        row = stripped(row[:-1], _SURROUND)
    return cardinal(row, tongue)


def _within(row: Row, tongue: Tongue) -> Span | NoAnswer | None:
    """Read "1850 plus or minus twenty", "thirty years on either side of 1850"."""
    places = [place for place, atom in enumerate(row) if atom.kind is Kind.WITHIN]
    if len(places) != 1:
        return None
    left, right = (stripped(side, _SURROUND + "&F") for side in (row[: places[0]], row[places[0] + 1 :]))
    if left and right:
        splits = [(left, right), (right, left)]
    else:
        both = left or right
        splits = [(both[:cut], both[cut:]) for cut in range(1, len(both))]
        splits += [(both[cut:], both[:cut]) for cut in range(1, len(both))]
        if left and _end(left, tongue) is not None:
            return NoAnswer(Doubt.AROUND)
    for middle, side in splits:
        centre, years = _end(middle, tongue), _count(side, tongue)
        if centre is None or not years or centre.first != centre.last:
            continue
        if centre.era or years < centre.first:
            return _made(_shifted(centre.first, -years), _shifted(centre.first, years)) or NoAnswer()
    return NoAnswer()


def _bounded(row: Row, tongue: Tongue) -> Span | NoAnswer | None:
    """Read two bounds: "not before 1750 and not after 1827", "1750 at the earliest, 1827 at the latest"."""
    bounds = [place for place, atom in enumerate(row) if atom.kind in "ij"]
    if not bounds:
        return None
    if len(bounds) != 2 or {row[bounds[0]].kind, row[bounds[1]].kind} != {Kind.NOT_BEFORE, Kind.NOT_AFTER}:  # noqa: PLR2004
        return NoAnswer(Doubt.AROUND) if len(bounds) == 1 and _end(without(row, "ijF"), tongue) is not None else NoAnswer()
    first, second = bounds
    for left, right in _around_bounds(row, first, second):
        one, two = _end(without(left, "&FT"), tongue), _end(without(right, "&FT"), tongue)
        if one is not None and two is not None:
            return _pair(one, two) or NoAnswer()
    return NoAnswer()


def _around_bounds(row: Row, first: int, second: int) -> Iterator[tuple[Row, Row]]:
    """Yield the rows of the two ends: bounds said before them, after them, or one each."""
    if not stripped(row[:first], _SIDES + "F"):
        yield row[first + 1 : second], row[second + 1 :]
    yield row[:first], row[first + 1 : second]
    for cut in range(first + 2, second):
        yield row[first + 1 : cut], row[cut:second]
    for cut in range(1, first):
        yield row[:cut], row[second + 1 :]


def _ended(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer | None:
    """Read two ends, from the most explicit way to divide them to the least."""
    row = stripped(row, "_,H&ex~!")
    if not row:
        return None
    opened = row[0].kind in (Kind.FROM, Kind.BETWEEN)
    body = row[1:] if opened else row
    for left, right, rank in _divided(body, tongue):
        found = _joined(left, right, tongue, sure=opened or rank < _WEAK)
        if isinstance(found, Span) and not opened and 0 < found.first and found.last <= _CLOCK:
            return NoAnswer()
        if found is not None:
            return found
    return None


def _joined(left: Row, right: Row, tongue: Tongue, *, sure: bool) -> Span | Unsure | None:
    """Return the span between two rows; where nothing divides them surely, neither may be a small number."""
    right = stripped(right, _SURROUND + "&")
    one, two = _end(left, tongue), _end(right, tongue)
    one, two = _one_era(left, right, one, two, tongue)
    if one is None or two is None:
        return None
    elided = _elided(one, two) if one.plain and two.plain else None
    if elided is not None:
        two = replace(two, first=elided, last=elided)
    if not sure and any(end.plain and end.first < _SMALL for end in (one, two)):
        return None
    return _pair(one, two)


def _one_era(
    left: Row, right: Row, one: _End | None, two: _End | None, tongue: Tongue
) -> tuple[_End | None, _End | None]:
    """Complete "17th to 19th century" and "sixties to seventies of the …": the noun is said once."""
    counted = one is None or (one.plain and one.first <= _NEWEST)
    if counted and two is not None and not two.plain:
        shared = _end([*left, *(atom for atom in right if atom.kind in "YB")], tongue)
        return shared or one, two
    return one, two


def _divided(row: Row, tongue: Tongue) -> Iterator[tuple[Row, Row, int]]:
    """Yield the ways to divide a row into two ends and how weak each is, the most explicit first."""
    ranks: list[tuple[int, int, int]] = []
    for place in range(1, len(row)):
        atom = row[place]
        rank = _RANKS.get(atom.kind)
        if place < len(row) - 1:
            if rank is not None:
                ranks.append((rank, place, place + 1))
            if atom.text in tongue.like_to and not atom.glued:
                ranks.append((_LIKE_TO, place, place + 1))
        if atom.kind in _NUMBERS and not atom.glued and row[place - 1].kind in _NUMBERS:
            ranks.append((_BARE, place, place))
    ranks.sort()
    for rank, place, after in ranks:
        yield row[:place], row[after:], rank


def _pair(one: _End, two: _End) -> Span | Unsure | None:
    """Return the span from one end to the other, one era said for both where that is how it is meant."""
    if one.plain and two.era and two.last < 0:
        one = replace(one, first=-one.first, last=-one.last)
    found = _made(min(one.first, two.first), max(one.last, two.last))
    if found is not None and two.plain and one.era and not one.signed and one.last < 0 and two.first < -one.last:
        other = _made(one.first, -two.first)
        return found if other is None else Unsure(other, found)
    return found


def _elided(one: _End, two: _End) -> int | None:
    """Return the second year where only its end was said ("1618 to 48"), else None."""
    if one.first < 1000 or two.first > 99:  # noqa: PLR2004
        return None
    room = 100 if two.first > 9 else 10  # noqa: PLR2004
    full = one.first - one.first % room + two.first
    return full if full > one.first else None


def _differing(row: Row, tongue: Tongue) -> Span | None:
    """Read two ends with the difference said along: "seventy-seven: 1750 to 1827", "1750 to 1827, that makes 77"."""
    for cut in range(1, len(row)):
        for said, rest in ((row[:cut], row[cut:]), (row[cut:], row[:cut])):
            years = _count(without(said, "Xxa" if any(atom.kind is Kind.DIFFERENCE for atom in said) else "x"), tongue)
            if years is None:
                continue
            body = stripped(rest, "_,H&xeX~")
            found = _whole(body, tongue) if body else None
            if found is not None and (years == _years(found) or _apart(said, rest)):
                return replace(found, difference=years)
    return None


def _whole(row: Row, tongue: Tongue) -> Span | None:
    """Return two ends or a period; one year alone as an exact one."""
    found = _single(row, tongue) or _ended(row, tongue)
    if not isinstance(found, Span):
        return None
    return replace(found, sureness=Sureness.EXACT) if found.sureness is Sureness.BARE else found


def _apart(said: Row, rest: Row) -> bool:
    """Tell whether a spoken difference is named as one or set apart, so that it counts even where it is wrong."""
    named = any(atom.kind in "XxU" for atom in said)
    return named or Kind.COMMA in (said[-1].kind, rest[0].kind, rest[-1].kind, said[0].kind)


def _years(found: Span) -> int:
    return found.last - found.first - (1 if found.first < 0 < found.last else 0)


def _single(row: Row, tongue: Tongue) -> Span | NoAnswer | None:
    """Read one year or one period."""
    plain = without(row, "!~_,HxeX")
    if plain and plain[0].kind is Kind.FROM and _end(plain[1:], tongue) is not None:
        return NoAnswer(Doubt.AROUND)
    found = _end(stripped(row, _SURROUND + "X"), tongue) or (_end(plain, tongue) if len(plain) == 1 else None)
    if found is None:
        return None
    if found.first != found.last:
        return _made(found.first, found.last)
    exact = any(atom.kind is Kind.EXACTLY for atom in row)
    if any(atom.kind is Kind.ABOUT for atom in row) and not exact:
        return NoAnswer(Doubt.AROUND)
    return Span(found.first, found.first, Sureness.EXACT if exact else Sureness.BARE)
