"""Reads one span of years out of an utterance, or says why there is none (RULES.md, section 1)."""

from __future__ import annotations

from dataclasses import replace

from intents.numbers.atoms import Kind, Row, signature, stripped, without
from intents.numbers.bounds import bounded, count, within
from intents.numbers.clauses import dating, tells
from intents.numbers.company import aged, claimed, few, personal, quieted_span
from intents.numbers.counting import digits
from intents.numbers.ends import LIKE_TO, NUMBERS, SURROUND, adjacent, divided, end, joined, made
from intents.numbers.mending import (
    answering,
    barred,
    dated,
    named,
    offered,
    parts,
    refused,
    softened,
    without_chatter,
)
from intents.numbers.rejecting import unrejected
from intents.numbers.tongue import Tongue
from intents.readings import Doubt, NoAnswer, Span, Sureness, Unsure

_SIDES = "_,H~e!o&"
_LEADING = "_,H&ex~!"
_OPENING = NUMBERS + "FWPXiEMLRl_~"
"""Kinds that an answer after a name may begin with."""
_DUE = ("T", "F", "W", "&", "-")
"""Kinds after which another year is due."""
_LIVED = 1940
"""Later years may be told of one's own life."""
_CLOCK, _HOURS = 12, 24
"""Two bare numbers no larger are hours rather than years."""
_EARLY = 100
"""Beside unknown words, earlier years are rather other numbers."""
_DIFFERENCE_WORDS = 10
_LEAST_WITH_DIFFERENCE = 500
_MOST_WORDS = 40
"""Atoms that mean something; no span needs more."""
_DIVIDING = "T-WP"
_LONGER = {Kind.DECADE, Kind.CENTURY, Kind.MILLENNIUM, Kind.HUNDREDS}


def span(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Return the span that the whole utterance answers."""
    said = unrejected(offered(row, tongue), tongue)
    if said is None or (aged(said, tongue) and not any(atom.kind in _DIVIDING for atom in said)):
        return NoAnswer()
    found = _of_all(said, tongue)
    if not isinstance(found, NoAnswer):
        return found
    among = _of_clauses(said, tongue)
    vague = found.why is Doubt.AROUND and among is not None and among.sureness is Sureness.BARE
    return found if among is None or vague else among


def _of_clauses(row: Row, tongue: Tongue) -> Span | None:
    """Read the clauses that say years among others that only remark on them."""
    if barred(row, tongue) or dated(row):
        return None
    said = parts(_stalled(row), tongue)
    clauses = dating(said[0], tongue) if said and len(said) == 1 else None
    if clauses is None:
        return None
    for clause in clauses[::-1]:
        found = read(clause, tongue) if clause and digits(clause) is None else None
        if not isinstance(found, Span) or 0 < found.last < _EARLY:
            continue
        if found.sureness is Sureness.BARE:
            return None if tells(clause, tongue) else found
        return None if personal(clause, tongue) and found.last >= _LIVED else found
    return None


def _of_all(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Read a row whose every word is accounted for."""
    if len(without(row, "_H,")) > _MOST_WORDS:
        return NoAnswer()
    if refused(row, tongue):
        soft = softened(row, tongue)
        among = span(soft, tongue) if soft is not None else None
        if isinstance(among, Span) and among.sureness is Sureness.SPAN:
            return among
        clauses = answering(row)
        beside = span(clauses, tongue) if clauses is not None and digits(clauses) is None else None
        return beside if isinstance(beside, Span) and abs(beside.last) >= _EARLY else NoAnswer()
    if {Kind.NOT_BEFORE, Kind.NOT_AFTER} <= {atom.kind for atom in row}:
        row = [replace(atom, kind=Kind.AND) if atom.text in tongue.adding else atom for atom in row]
    said = parts(_stalled(row), tongue)
    if not said:
        return NoAnswer()
    if len(said) == 1:
        said = _faltered(said[0], tongue)
    current = said[0]
    for later in said[1:]:
        current = _corrected(current, later, tongue)
    found = read(current, tongue)
    if not isinstance(found, NoAnswer):
        return found
    quiet = without_chatter(current)
    again = read(quiet, tongue) if len(quiet) < len(current) else found
    if not isinstance(again, NoAnswer):
        return again
    after_name = _named(current, tongue)
    if after_name is not None and not isinstance(after_name, NoAnswer):
        return after_name
    again = _undenied(current, tongue) or _loosely(current, found, tongue)
    return again if after_name is None or not isinstance(again, NoAnswer) else after_name


def _faltered(row: Row, tongue: Tongue) -> list[Row]:
    """Return a span and the year that replaces its end after a hesitation: "1910 bis 1920, äh, 1925"."""
    for place in range(len(row) - 1, 0, -1):
        if row[place].kind is not Kind.HESITATION:
            continue
        rest = row[place + 1 :]
        until = next((at for at, atom in enumerate(rest) if atom.kind is Kind.TO), len(rest))
        later, before = end(rest[:until], tongue), stripped(row[:place], SURROUND + "F")
        to = next((at for at, atom in enumerate(before) if atom.kind is Kind.TO), -1)
        earlier = end(before[to + 1 :], tongue) if Kind.TO in signature(row) else None
        if earlier is None or later is None or not (earlier.plain and later.plain):
            return [row]
        return [before, rest] if later.first >= _LEAST_WITH_DIFFERENCE else [row]
    return [row]


def _undenied(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer | None:
    """Read what stands beside a denial: "1812 to 1815, not 1712", "not 1700, 1750 to 1800"."""
    row = stripped(row, "_,H&ex~")
    if row and row[0].kind is Kind.NOT:
        pause = next((place for place, atom in enumerate(row) if atom.kind is Kind.COMMA), len(row))
        instead = read(row[pause:], tongue)
        return instead if isinstance(instead, Span) and instead.sureness is Sureness.SPAN else None
    cut = max((place for place, atom in enumerate(row) if atom.kind is Kind.NOT), default=0)
    kept = read(row[:cut], tongue) if cut else None
    return None if isinstance(kept, NoAnswer) else kept


def _loosely(row: Row, strict: NoAnswer, tongue: Tongue) -> Span | NoAnswer:
    """Read once more without a few unknown words, where two ends or a period are said, or a year claimed."""
    quiet = quieted_span(row, tongue) if strict.why is Doubt.NOTHING else None
    found = None if quiet is None else read(quiet, tongue)
    if not isinstance(found, Span) or 0 < found.last < _EARLY:
        return strict
    if claimed(row, tongue):
        return found if found.sureness is not Sureness.BARE or few(row) else strict
    lived = personal(row, tongue) and found.last >= _LIVED
    told = row[0].kind is Kind.WORD and few(row)
    old = found.sureness is Sureness.BARE and _LEAST_WITH_DIFFERENCE < found.last < _LIVED and told
    divided = (
        any(atom.kind in _DIVIDING for atom in row)
        or _famed(row, tongue)
        or (old and not personal(row, tongue))
    )
    return found if divided and not lived else strict


def _famed(row: Row, tongue: Tongue) -> bool:
    """Tell whether the one unknown word belongs to a decade: "die Goldenen Zwanziger"."""
    place = next((at for at, atom in enumerate(row) if atom.kind is Kind.WORD), 0)
    alone = sum(atom.kind is Kind.WORD for atom in row) == 1
    called = place > 0 and row[place - 1].text in tongue.definite and signature(row[place + 1 :])[:1] == "D"
    return alone and called


def _named(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer | None:
    """Read once more without a name said first ("Anna: 1750 to 1827")."""
    start = next((place for place, atom in enumerate(row) if atom.kind in _OPENING), 0)
    return read(row[start:], tongue) if start and named(row[:start], tongue) else None


def _stalled(row: Row) -> Row:
    """Return the row with pauses to think taken for nothing where a year is due ("1850 to, hm, 1870")."""
    return [
        replace(atom, kind=Kind.FREE)
        if atom.kind is Kind.STALL and signature(stripped(row[:place], SURROUND))[-1:] in _DUE
        else atom
        for place, atom in enumerate(row)
    ]


def _corrected(before: Row, after: Row, tongue: Tongue) -> Row:
    """Return what a correction leaves: it replaces the whole answer, the end it names, or the last end."""
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
        if kept[cut].kind in NUMBERS and end(kept[cut:], tongue) is not None:
            return [*kept[:cut], *after]
    return after


def read(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer:
    """Return the span that a row without corrections says from its first to its last atom."""
    row = stripped(row, "_,H&ex")
    if signature(row[-2:]) == ",.":
        row = row[:-2]
    if signature(row[-1:]) == Kind.OR:
        row = stripped(row[:-1], "_,H&ex")
    if signature(row[:2]) == "B,":
        row = [*row[2:], row[0]]
    if not row:
        return NoAnswer()
    if len(row) > 1 and row[0].kind is Kind.UNIT and row[0].text == "year":
        row = stripped(row[1:], "_,H&ex")
    row = _opened(_loosely_bound(row))
    within_year = end(row[1:], tongue) if row and row[0].kind in "EML" else None
    if within_year is not None and within_year.plain and within_year.first % 100:
        row = row[1:]
    for reading in (within, bounded, _single, _either, _ended, _differing, _repeated):
        found = reading(row, tongue)
        if found is not None:
            return found
    bare = without(row, "X")
    found = NoAnswer() if len(bare) == len(row) else read(stripped(bare, "_a"), tongue)
    lone = isinstance(found, Span) and found.first == found.last and 0 < found.first < _LEAST_WITH_DIFFERENCE
    return NoAnswer() if lone else found


def _loosely_bound(row: Row) -> Row:
    """Return the row without a bound that a "to" makes idle: "from 1750 until at the latest 1827"."""
    kinds = [atom.kind for atom in row if atom.kind in "ij"]
    to = next((place for place, atom in enumerate(row) if atom.kind is Kind.TO), None)
    if to is None or len(kinds) != 1:
        return row
    idle = kinds[0] if (kinds[0] is Kind.NOT_BEFORE) == (row[0].kind is Kind.NOT_BEFORE) else None
    return row if idle is None else [atom for atom in row if atom.kind is not idle]


def _opened(row: Row) -> Row:
    """Return the row with "beginning" and "end" of single years as from and to ("Anfang 1820, Ende 1840")."""
    kinds = {atom.kind for atom in row}
    if kinds & _LONGER:
        return row
    if Kind.TO in kinds or Kind.BETWEEN in kinds:
        return [replace(atom, kind=Kind.FREE) if atom.kind in "EML" else atom for atom in row]
    if Kind.FROM in kinds and Kind.LATE in kinds:
        return [
            replace(atom, kind=Kind.TO) if _ends_it(row, place) else atom for place, atom in enumerate(row)
        ]
    if not {Kind.EARLY, Kind.LATE} <= kinds:
        return row
    late = Kind.FREE if Kind.TO in kinds or Kind.AND in kinds else Kind.TO
    roles = {Kind.EARLY: Kind.FREE, Kind.LATE: late}
    return [replace(atom, kind=roles.get(atom.kind, atom.kind)) for atom in row]


def _ends_it(row: Row, place: int) -> bool:
    """Tell whether an "end" begins the second half of a span ("start 1450, end 1500")."""
    return place > 1 and row[place].kind is Kind.LATE and row[place - 1].kind in ",&"


def _repeated(row: Row, tongue: Tongue) -> Span | None:
    """Read a span that is said twice."""
    for place, atom in enumerate(row):
        if atom.kind is Kind.COMMA and 0 < place < len(row) - 1:
            once, again = _whole(row[:place], tongue), _whole(row[place + 1 :], tongue)
            if once is not None and once == again:
                return once
    return None


def _either(row: Row, tongue: Tongue) -> Span | None:
    """Read two decades that follow each other: "the fifties or sixties"."""
    place = next((place for place, atom in enumerate(row) if atom.kind is Kind.OR), 0)
    return adjacent(row[:place], row[place + 1 :], tongue) if place else None


def _ended(row: Row, tongue: Tongue) -> Span | Unsure | NoAnswer | None:
    """Read two ends, from the most explicit way to divide them to the least."""
    row = stripped(row, _LEADING)
    if not row:
        return None
    opened = row[0].kind in (Kind.FROM, Kind.BETWEEN)
    body = row
    while body and body[0].kind in (Kind.FROM, Kind.BETWEEN):
        body = stripped(body[1:], _LEADING)
    for left, right, rank in divided(body, tongue):
        found = joined(left, right, tongue, sure=opened or rank < LIKE_TO, said=_explicit(opened, rank))
        if isinstance(found, Span) and found.first > 0 and found.last <= _CLOCK and not _said_as_years(body):
            return NoAnswer()
        if found is not None:
            return found
    return None


def _explicit(opened: bool, rank: int) -> bool:  # noqa: FBT001
    """Tell whether words and no mere dash or pause divide two ends."""
    return rank == 0 or (opened and rank < LIKE_TO)


def _said_as_years(row: Row) -> bool:
    return any(atom.kind in (Kind.AD, Kind.BC, Kind.YEAR, Kind.CENTURY) for atom in row)


def _differing(row: Row, tongue: Tongue) -> Span | None:
    """Read two ends with the difference said along: "seventy-seven: 1750 to 1827", "… makes 77"."""
    for words in range(1, min(_DIFFERENCE_WORDS, len(row))):
        for said, rest in ((row[:words], row[words:]), (row[-words:], row[:-words])):
            cut = rest[0] if said[0] is row[0] else said[0]
            if cut.glued and cut.kind is not Kind.LITERAL:
                continue
            years = count(
                without(said, "Xxa" if any(atom.kind is Kind.DIFFERENCE for atom in said) else "x"), tongue
            )
            if years is None:
                continue
            body = stripped(rest, "_,H&xeX~")
            found = _whole(body, tongue) if body else None
            if found is not None and found.first == found.last and (years or not _apart(said, rest)):
                if years == 1 and _apart(said, rest) and found.first >= _LEAST_WITH_DIFFERENCE:
                    return found
                continue
            if found is not None and years != _years(found) and _begun_anew(said, years):
                continue
            if found is not None and (years == _years(found) or _apart(said, rest)):
                return replace(found, difference=years)
    return None


def _begun_anew(said: Row, years: int) -> bool:
    """Tell whether what may be a difference rather is a year that was said before another one."""
    return years >= _LEAST_WITH_DIFFERENCE and not any(atom.kind in "XxU" for atom in said)


def _whole(row: Row, tongue: Tongue) -> Span | None:
    """Return two ends or a period; one year alone as an exact one."""
    found = _single(row, tongue) or _ended(row, tongue)
    if not isinstance(found, Span):
        return None
    return replace(found, sureness=Sureness.EXACT) if found.sureness is Sureness.BARE else found


def _apart(said: Row, rest: Row) -> bool:
    """Tell whether a difference is named as one or set apart, so that it counts even where it is wrong."""
    named = any(atom.kind in "XxU" for atom in said)
    return named or Kind.COMMA in (said[-1].kind, rest[0].kind, rest[-1].kind, said[0].kind)


def _years(found: Span) -> int:
    return found.last - found.first - (1 if found.first < 0 < found.last else 0)


def _single(row: Row, tongue: Tongue) -> Span | NoAnswer | None:
    """Read one year or one period."""
    plain = without(row, "!~_,HxeX")
    if plain and plain[0].kind is Kind.FROM and end(plain[1:], tongue) is not None:
        return NoAnswer(Doubt.AROUND)
    found = end(stripped(row, SURROUND + "X"), tongue) or (end(plain, tongue) if len(plain) == 1 else None)
    if found is None:
        return None
    if found.first != found.last:
        return made(found.first, found.last)
    if row[0].text in tongue.at_hours and 0 < found.first <= _HOURS:
        return NoAnswer()
    exact = any(atom.kind is Kind.EXACTLY for atom in row)
    if any(atom.kind is Kind.DIFFERENCE for atom in row) and 0 < found.first < _LEAST_WITH_DIFFERENCE:
        return NoAnswer()
    if any(atom.kind is Kind.ABOUT for atom in row) and not exact:
        return NoAnswer(Doubt.AROUND)
    return Span(found.first, found.first, Sureness.EXACT if exact else Sureness.BARE)
