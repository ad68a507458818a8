"""One clear answer among clauses that only remark on it: "twelve, one for each month", "forty, trust me".

At a table people say their number in a clause of its own and talk before and after it. Such talk is let
through where exactly one value is said, apart from what compares or explains it, and where that clause tells
of nothing else: not of a time of day, not of somebody's age or company, not of a pause.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from intents.numbers.atoms import Atom, Kind, Row, signature, stripped
from intents.numbers.company import UNASKED, claimed, large
from intents.numbers.counting import digits
from intents.numbers.hearing import garbled
from intents.numbers.tongue import Tongue
from intents.numbers.units import measures

_COUNTING = "utzhsn0qmdDG"
"""Kinds that an answer is made of, beyond ordinals and articles."""
_DATING = _COUNTING + "YyG"
_PAUSE = Atom(Kind.COMMA, ",")
_CLEAR = "tzhsqmdDG"
_ENDING = _COUNTING + "UaK_bh"
"""Kinds that an amount, its unit, and what is said along with it end in."""
_LEADING = "H,&~!"
_SMALL = 10
_ALIKE = (Fraction(3, 4), Fraction(4, 3))
"""How far a rough conversion may be off."""
_HOURS = 24
_MINUTES = 5
_YEARS = 1000
_OF_THE_DAY = ("percent", "degree", "celsius")
"""What batteries and the weather are told in."""


@dataclass(frozen=True, slots=True)
class Value:
    """An amount as a clause says it, in the unit asked for; its unit where none was asked."""

    amount: Fraction
    unit: str | None
    converted: bool = field(compare=False)
    """Said in another unit than the one asked for."""


def clauses(row: Row, tongue: Tongue, *, paused: bool = False) -> list[Row]:
    """Return the clauses of a row: between pauses, and where one begins without a pause.

    After an amount that is a comparison, a reason, somebody who speaks, a question ("forty don't you think");
    before one its statement or conclusion ("dad said it was …", "so forty"). Where `paused` only pauses and
    comparisons divide.
    """
    found: list[Row] = []
    begun = 0
    for place, atom in enumerate(row):
        if atom.kind is Kind.COMMA:
            found.append(row[begun:place])
            begun = place + 1
        elif place > begun and _begins(row[begun:place], row[place:], tongue, paused=paused):
            found.append(row[begun:place])
            begun = place
    found.append(row[begun:])
    return [clause for clause in found if stripped(clause, "H")]


def _begins(before: Row, row: Row, tongue: Tongue, *, paused: bool) -> bool:
    """Tell whether a clause begins in the midst of what is said without a pause."""
    text, counts = row[0].text, _counts(before)
    if text in tongue.likening and counts and not _counted(row[1:]):
        return True
    if text in tongue.stating and _states(before, row):
        return True
    if paused:
        return False
    if row[0].kind is Kind.WITHIN:
        return counts
    if text in tongue.concluding:
        return (counts or any(atom.kind in "wk" for atom in before)) and _comes_to(row)
    if not _clear(before) or before[-1].kind not in _ENDING:
        return False
    if _counted(row[1:]):
        return text in tongue.stating
    joined = row[0].kind in "&|" and len(row) > 1 and row[1].kind in "_wk"
    return joined or text.partition(" ")[0] in tongue.openers


def _clear(before: Row) -> bool:
    """Tell whether more is said than a digit, which may belong to the words after it ("the two there")."""
    return any(
        atom.kind in _CLEAR
        or (atom.kind is Kind.LITERAL and len(atom.text) > 1)
        or (atom.kind is Kind.UNIT and measures(atom.text))
        for atom in before
    )


def _comes_to(row: Row) -> bool:
    """Tell whether nothing but known words stand between the first one and an amount."""
    rest = stripped(row[1:], "_~!H,x")
    return bool(rest) and rest[0].kind in _COUNTING


def divides(row: Row, tongue: Tongue) -> bool:
    """Tell whether a row may have more than one clause."""
    texts = [atom.text for atom in row]
    sign = signature(row)
    return (
        Kind.COMMA in sign
        or Kind.WITHIN in sign
        or not tongue.openers.isdisjoint(texts)
        or "&" in sign
        or "|" in sign
    )


def alone(row: Row, tongue: Tongue, read: Callable[[Row], Value | None]) -> Row | None:
    """Return the clause that says the only answer in the row, None where there is none or more than one."""
    said = clauses(row, tongue)
    if len(said) < 2 or _asked(row, said, tongue):  # noqa: PLR2004
        return None
    answers: list[tuple[int, Value]] = []
    murky: list[Row] = []
    for place, clause in enumerate(said):
        if not _counts(clause) or _each(clause, tongue) or _denies(clause):
            continue
        if answers and (_explains(clause, tongue) or _spells(clause, answers[-1][1])):
            continue
        value = read(clause)
        if value is not None:
            answers.append((place, value))
        elif not _explains(clause, tongue):
            murky.append(clause)
    answers = _as_asked(answers)
    if not answers:
        return None
    last, value = answers[-1]
    clause = said[last]
    concluded = last > 0 and _settles(clause, tongue)
    if not concluded and (murky or any(other != value for _, other in answers)):
        return None
    if any(_torn(other, tongue) for other in said):
        return None
    others = [other for place, other in enumerate(said) if place not in [at for at, _ in answers]]
    if (
        any(other is murky_one for murky_one in murky for other in said[last:])
        or _idle(clause, value, others, tongue)
        or (_small(value) and not concluded and _blocked(said[:last]))
        or _told(said[:last], tongue)
    ):
        return None
    return clause


def _as_asked(answers: list[tuple[int, Value]]) -> list[tuple[int, Value]]:
    """Return the answers without what only converts another ("20 kilometres, that's about 12 miles")."""
    plain = [answer for answer in answers if not answer[1].converted]
    about = plain and all(
        _ALIKE[0] * plain[0][1].amount < value.amount < _ALIKE[1] * plain[0][1].amount for _, value in answers
    )
    return plain if about else answers


def dating(row: Row, tongue: Tongue) -> tuple[Row, Row] | None:
    """Return the clauses that say years, and the last if it concludes; None where the host is asked.

    The second is empty where no clause concludes ("around 1850, so 1840 to 1860").
    """
    said = clauses(row, tongue, paused=True)
    if len(said) < 2 or _asked(row, said, tongue):  # noqa: PLR2004
        return None
    found: list[int] = []
    for place, clause in enumerate(said):
        if any(atom.kind in _DATING for atom in clause) and not (found and _explains(clause, tongue)):
            found.append(place)
    if not found or _told(said[: found[0]], tongue):
        return None
    last = said[found[-1]]
    kept: list[Atom] = []
    for place in found:
        kept.extend((*said[place], _PAUSE))
    return kept[:-1], last if len(found) > 1 and _settles(last, tongue) else []


def _settles(clause: Row, tongue: Tongue) -> bool:
    return _concludes(clause, tongue) or claimed(_lead(clause), tongue)


def tells(clause: Row, tongue: Tongue) -> bool:
    """Tell whether a clause is about people or a time before it comes to its number."""
    lead = _lead(clause) if _counts(clause) else clause
    return any(atom.text in tongue.telling for atom in lead)


def _counts(clause: Row) -> bool:
    return any(atom.kind in _COUNTING for atom in clause)


def _states(before: Row, row: Row) -> bool:
    """Tell whether a statement of an amount begins after who says so ("dad said it was …")."""
    last = next((place for place, atom in enumerate(row) if atom.kind not in "_~!H&"), len(row))
    unknown = any(atom.kind in "wk" for atom in before) and not _counts(before)
    return unknown and last < len(row) and row[last].kind in _COUNTING


def _counted(row: Row) -> bool:
    """Tell whether an amount begins a row."""
    row = stripped(row, "H~,")
    return bool(row) and row[0].kind in _COUNTING


def _lead(clause: Row) -> Row:
    return clause[: next(place for place, atom in enumerate(clause) if atom.kind in _COUNTING)]


def _explains(clause: Row, tongue: Tongue) -> bool:
    """Tell whether the clause compares or gives a reason: "like two packs of butter", "weil er 90 wird"."""
    lead = _lead(clause) if _counts(clause) else clause
    if any(atom.kind is Kind.WITHIN for atom in lead):
        return True
    reasoned = any(atom.text in tongue.likening or atom.text in tongue.reasoning for atom in lead)
    return reasoned and not claimed(clause, tongue)


def _each(clause: Row, tongue: Tongue) -> bool:
    """Tell whether the clause shares out: "one for each week"."""
    return any(atom.text in tongue.sharing for atom in clause)


def _torn(clause: Row, tongue: Tongue) -> bool:
    """Tell whether the clause is but a word that may be the misheard rest of a number."""
    said = stripped(clause, _LEADING)
    return len(said) == 1 and said[0].kind is Kind.WORD and garbled(said[0].text, tongue)


def _denies(clause: Row) -> bool:
    """Tell whether the clause only says what the answer is not: "not seventeen"."""
    opened = stripped(clause, _LEADING)
    return bool(opened) and opened[0].kind is Kind.NOT


def _spells(clause: Row, value: Value) -> bool:
    """Tell whether the clause says the digits of the answer one by one: "that's seven zero"."""
    return digits([atom for atom in clause if atom.kind not in "_x"]) == str(value.amount)


def _concludes(clause: Row, tongue: Tongue) -> bool:
    """Tell whether the clause begins by concluding: "so zero then", "that makes forty"."""
    opened = stripped(clause, _LEADING)
    return bool(opened) and (opened[0].kind is Kind.MAKES or opened[0].text in tongue.concluding)


def _asked(row: Row, said: list[Row], tongue: Tongue) -> bool:
    """Tell whether the host is spoken to: a command, a question closed by its mark."""
    if any(atom.text in tongue.noise for atom in row):
        return True
    if any("?" in atom.text for atom in row if atom.kind is Kind.COMMA):
        return True
    begun = next((place for place, clause in enumerate(said) if _counts(clause)), len(said))
    lone = [
        clause[0].text
        for place, clause in enumerate(said)
        if len(clause) == 1
        and clause[0].kind not in _COUNTING
        and not (place > begun and clause[0].text in tongue.closing)
    ]
    return any(text in tongue.commands or text in tongue.suffixes for text in lone)


def _told(before: list[Row], tongue: Tongue) -> bool:
    """Tell whether a clause before the answer asks or orders something, and no answer was announced."""
    for clause in before:
        opened = stripped(clause, _LEADING)
        if claimed(clause, tongue):
            return False
        refuses = any(atom.kind is Kind.NOT for atom in clause)
        asks = _speaks_to(clause, tongue) and not refuses
        denied = bool(opened) and opened[0].text in tongue.stating and not _counts(clause)
        if asks or (denied and refuses):
            return True
    return False


def _idle(clause: Row, value: Value, others: list[Row], tongue: Tongue) -> bool:
    """Tell whether the clause rather tells of a time, an age or the company than answers."""
    amount, unit = value.amount, value.unit
    lead = _lead(clause)
    if any(atom.kind in (Kind.BC, Kind.AD) for atom in clause):
        return False
    if unit in UNASKED or (lead and lead[-1].text in tongue.soon and amount < _YEARS):
        return True
    if claimed(clause, tongue) or _concludes(clause, tongue) or any(claimed(row, tongue) for row in others):
        return False
    remarks = [row for row in others if not _explains(row, tongue) and not _each(row, tongue)]
    hour = any(atom.text in tongue.clock for atom in lead) and _hour(clause, amount)
    if hour and amount > _HOURS:
        return True
    if any(atom.text in tongue.telling for atom in lead) and any(_talks(row) for row in others):
        return not large(amount)
    if not any(_talks(row) for row in remarks):
        return False
    if hour or unit in _OF_THE_DAY:
        return True
    return _small(value) and not unit and any(_speaks_to(row, tongue) for row in remarks)


def _speaks_to(clause: Row, tongue: Tongue) -> bool:
    """Tell whether a remark asks or orders somebody something ("come here")."""
    opened = stripped(clause, _LEADING)
    phrased = bool(opened) and opened[0].kind is Kind.BLOCK
    asks = bool(opened) and (
        opened[0].text in tongue.asking or (phrased and opened[0].text.partition(" ")[0] in tongue.asking)
    )
    return asks and any(atom.kind in "kw" for atom in opened)


def _small(value: Value) -> bool:
    return 0 < value.amount < _SMALL and value.amount.denominator == 1


def _blocked(before: list[Row]) -> bool:
    """Tell whether words that no answer holds are said before a number, so that it may belong to them."""
    return any(atom.kind is Kind.BLOCK for clause in before for atom in clause)


def _talks(remark: Row) -> bool:
    """Tell whether a remark is more than a call or a name."""
    said = stripped(remark, _LEADING)
    more = len(said) > 1 or (len(said) == 1 and " " in said[0].text)
    return more and any(atom.kind in "kw" for atom in said)


def _hour(clause: Row, amount: Fraction) -> bool:
    """Tell whether an amount after "it's" may be a time of day."""
    if amount.denominator == 1 and 0 < amount <= _HOURS:
        return True
    paired = not any(atom.kind in "hs" for atom in clause)
    return paired and 100 <= amount < _HOURS * 100 and amount % 100 < 60 and amount % _MINUTES == 0  # noqa: PLR2004
