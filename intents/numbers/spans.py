"""Reads one span of years out of an utterance, or says why there is none (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from intents.meaning import Doubt, NoAnswer, Span, Sureness, Unsure
from intents.numbers.atoms import Atom, Kind, Row, signature, stripped, without
from intents.numbers.counting import cardinal
from intents.numbers.mending import parts, refused
from intents.numbers.periods import period
from intents.numbers.tongue import Tongue
from intents.numbers.years import EARLIEST, LATEST, bare_year, year

_SURROUND = "_,H~xe!oQ"
_SIDES = "_,H~e!o&"
_NUMBERS = "utzhsn0oaDYGyRBC"
_CONNECTORS = (Kind.TO, Kind.MINUS, Kind.SLASH)


@dataclass(frozen=True, slots=True)
class _End:
    """One end of a span as it was said: the years that it covers, and how much of its century was said."""

    first: int
    last: int
    plain: bool
    """A single year without era."""
    era: bool


def span(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Return the span that the whole utterance answers."""
    if refused(row, tongue):
        return NoAnswer()
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
    if len(row) > 1 and row[0].kind is Kind.WORD:
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
    if not row:
        return NoAnswer()
    for reading in (_within, _bounded, _ended, _differing):
        found = reading(row, tongue)
        if found is not None:
            return found
    return _single(row, tongue)


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
        return _End(number, number, plain=not era, era=era)
    covered = period(row, tongue)
    if covered is None:
        return None
    return _End(covered.first, covered.last, plain=False, era=any(atom.kind is Kind.BC for atom in row))


def _count(row: Row, tongue: Tongue) -> int | None:
    """Return a whole number of years, the word "years" said or not."""
    row = stripped(row, _SURROUND + "&")
    if row and (row[-1].kind is Kind.YEAR or (row[-1].kind is Kind.UNIT and row[-1].text == "year")):
        row = stripped(row[:-1], _SURROUND)
    return cardinal(row, tongue)


def _within(row: Row, tongue: Tongue) -> Span | NoAnswer | None:
    """Read "1850 plus or minus twenty", "thirty years on either side of 1850"."""
    places = [place for place, atom in enumerate(row) if atom.kind is Kind.WITHIN]
    if len(places) != 1:
        return None
    left, right = stripped(row[: places[0]], _SURROUND + "&F"), stripped(row[places[0] + 1 :], _SURROUND + "&F")
    if not right:
        right = left
        splits = [(left[:cut], left[cut:]) for cut in range(1, len(left))]
    else:
        splits = [(left, right), (right, left)]
    for middle, side in splits:
        centre, years = _end(middle, tongue), _count(side, tongue)
        if centre is None or years is None or centre.first != centre.last or not 0 < years < abs(centre.first) + 1000:
            continue
        if splits[0][0] is left and right and years > abs(centre.first):
            continue
        if any(atom.kind is Kind.UNIT for atom in middle) and not centre.era:
            continue
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
            pair = _pair(one, two, left, right, tongue)
            return pair if pair is not None else NoAnswer()
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
    """Read two ends, with a difference said before or after them or without."""
    body = row
    opened = False
    if body[0].kind in (Kind.FROM, Kind.BETWEEN):
        opened, body = True, body[1:]
    for left, right, _ in _divided(body, opened):
        found = _joined(left, right, tongue)
        if found is not None:
            return found
    return None


def _joined(left: Row, right: Row, tongue: Tongue) -> Span | Unsure | None:
    right = stripped(right, _SURROUND + "&")
    if right and right[0].kind is Kind.BETWEEN:
        return None
    one, two = _end(left, tongue), _end(right, tongue)
    if one is None or two is None:
        one, two = _one_era(left, right, one, two, tongue)
    return None if one is None or two is None else _pair(one, two, left, right, tongue)


def _one_era(
    left: Row, right: Row, one: _End | None, two: _End | None, tongue: Tongue
) -> tuple[_End | None, _End | None]:
    """Complete "17th to 19th century" and "sixties to seventies of the …": the noun is said once."""
    if one is None and two is not None and right and right[-1].kind in (Kind.CENTURY, Kind.BC):
        tail = [atom for atom in right if atom.kind in "YB"]
        return _end([*left, *tail], tongue), two
    return one, two


def _divided(row: Row, opened: bool) -> Iterator[tuple[Row, Row, str]]:  # noqa: FBT001
    """Yield the ways to divide a row into two ends, the most explicit first."""
    ranks: list[tuple[int, int, int]] = []
    for place in range(1, len(row)):
        kind = row[place].kind
        if place < len(row) - 1:
            if kind is Kind.TO:
                ranks.append((0, place, place + 1))
            elif kind in (Kind.MINUS, Kind.SLASH):
                ranks.append((1, place, place + 1))
            elif kind is Kind.AND:
                ranks.append((2 if opened else 4, place, place + 1))
            elif row[place].text in ("two", "2", "too") and not row[place].glued:
                ranks.append((3, place, place + 1))
            elif kind is Kind.COMMA:
                ranks.append((5, place, place + 1))
        if kind in _NUMBERS and not row[place].glued and row[place - 1].kind in _NUMBERS:
            ranks.append((6, place, place))
    ranks.sort()
    for rank, place, after in ranks:
        yield row[:place], row[after:], str(rank)


def _pair(one: _End, two: _End, left: Row, right: Row, tongue: Tongue) -> Span | Unsure | None:
    first, last = one, two
    if one.plain and two.era and two.first < 0:
        if one.first > -two.last:
            first = replace(one, first=-one.first, last=-one.last)
        else:
            first = replace(one, first=-one.first, last=-one.last)
    elided = _elided(one, two, right, tongue) if one.plain and two.plain else None
    if elided is not None:
        last = replace(two, first=elided, last=elided)
    return _made(min(first.first, last.first), max(first.last, last.last))


def _elided(one: _End, two: _End, right: Row, tongue: Tongue) -> int | None:
    """Return the second year where only its end was said ("1618 to 48"), else None."""
    if one.first < 1000 or two.first > 99:  # noqa: PLR2004
        return None
    room = 100 if two.first > 9 else 10  # noqa: PLR2004
    full = one.first - one.first % room + two.first
    return full if full > one.first else None


def _differing(row: Row, tongue: Tongue) -> Span | None:
    """Read two ends with the difference said along: "seventy-seven: 1750 to 1827", "1750 to 1827, that makes 77"."""
    for cut in range(1, len(row)):
        for amount_row, rest, explicit in ((row[:cut], row[cut:], False), (row[cut:], row[:cut], False)):
            named = without(amount_row, "Xx")
            years = _count(named, tongue) if named else None
            if years is None:
                continue
            explicit = len(named) != len(amount_row) or any(atom.kind is Kind.COMMA for atom in (rest[0], amount_row[-1])) or any(a.kind is Kind.UNIT for a in amount_row)
            rest = stripped(rest, "_,H&xeX~")
            found = _ended(rest, tongue) if rest else None
            if isinstance(found, Span) and (explicit or years == _years(found)):
                return replace(found, difference=years)
    return None


def _years(found: Span) -> int:
    return found.last - found.first - (1 if found.first < 0 < found.last else 0)


def _single(row: Row, tongue: Tongue) -> Span | NoAnswer:
    """Read one year or one period."""
    plain = without(row, "!~_,HxeX")
    if not plain or any(atom.kind in "wTWNUDG" and atom.kind is Kind.WORD for atom in plain):
        return NoAnswer()
    found = _end(plain, tongue)
    if plain[0].kind is Kind.FROM and _end(plain[1:], tongue) is not None:
        return NoAnswer(Doubt.AROUND)
    if found is None:
        return NoAnswer()
    if found.first != found.last:
        return _made(found.first, found.last) or NoAnswer()
    exact = any(atom.kind in "!" for atom in row)
    if any(atom.kind is Kind.ABOUT for atom in row) and not exact:
        return NoAnswer(Doubt.AROUND)
    return Span(found.first, found.first, Sureness.EXACT if exact else Sureness.BARE)
