"""Reads one amount out of an utterance, in the unit asked for, or says why there is none."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction

from intents.numbers.atoms import Atom, Kind, Row, signature, stripped, without
from intents.numbers.clauses import Value, alone, divides
from intents.numbers.company import (
    TIMES,
    asks_for_time,
    at_home,
    claimed,
    countable,
    hourly,
    large,
    participle,
    quieted,
)
from intents.numbers.counting import digits
from intents.numbers.hearing import garbled
from intents.numbers.mending import (
    barred,
    dated,
    named,
    offered,
    parts,
    refused,
    softened,
    sounded,
    uncounted,
)
from intents.numbers.rejecting import unrejected
from intents.numbers.runs import Run, begun_again, runs_in
from intents.numbers.tongue import Tongue
from intents.numbers.unfinished import unfinished
from intents.numbers.units import Asked, measures, ratio, smaller
from intents.numbers.years import year
from intents.readings import NoAnswer, Number, Unsure

_AROUND = "_~!,H&xXaKeToP"
"""Kinds that may surround an amount."""
_QUIET = "_~!,H&xXaKeoP"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Said:
    """One amount as it was said: its value, its unit where it has one, and whether scale words built it."""

    value: Fraction
    unit: str | None = None
    scaled: bool = False
    part: bool = False
    """A fraction below one and nothing beside it."""


def amount(row: Row, asked: Asked, tongue: Tongue) -> Number | Unsure | NoAnswer:
    """Return the amount that the whole utterance answers."""
    said = unrejected(countable(offered(row, tongue), tongue), tongue)
    if said is None or unfinished(said, tongue):
        return NoAnswer()
    found = _of_all(said, asked, tongue)
    return _of_a_clause(said, asked, tongue) if isinstance(found, NoAnswer) else found


def _of_a_clause(row: Row, asked: Asked, tongue: Tongue) -> Number | Unsure | NoAnswer:
    """Read the one clause that answers among others that only remark on it."""

    def valued(clause: Row) -> Value | None:
        said = _strictly(clause, tongue)
        number = _in_unit(said, asked) if isinstance(said, Said) else None
        if number is None or not isinstance(said, Said):
            return None
        asked_for = said.unit is not None and asked.unit is not None
        other = asked_for and said.unit != asked.unit
        return Value(Fraction(number.value), None if asked_for else said.unit, converted=other)

    if not divides(row, tongue) or barred(row, tongue) or dated(row):
        return NoAnswer()
    said_parts = parts(sounded(row, tongue), tongue)
    clause = alone(said_parts[-1], tongue, valued) if said_parts else None
    if clause is None and said_parts and len(said_parts) == 1 and claimed(said_parts[0], tongue):
        clause = said_parts[0] if len(said_parts[0]) < len(row) else None
    return NoAnswer() if clause is None else _of_all(clause, asked, tongue)


def _of_all(row: Row, asked: Asked, tongue: Tongue) -> Number | Unsure | NoAnswer:
    """Read a row whose every word is accounted for."""
    if asked.unit == "percent":
        row = [replace(atom, text="") if atom.kind is Kind.PART else atom for atom in row]
    if refused(row, tongue):
        return _beside_refusal(row, asked, tongue)
    said_parts = parts(sounded(row, tongue), tongue)
    if not said_parts:
        return NoAnswer()
    rescaled = _rescaled(said_parts, asked, tongue)
    if rescaled is not None:
        return rescaled
    last = _read(said_parts[-1], tongue)
    if not isinstance(last, Said):
        return _asked_back(last, asked)
    unit = last.unit
    earlier: Said | None = None
    for part in reversed(said_parts[:-1]):
        said = _read(_undenied(part), tongue)
        if isinstance(said, Said):
            earlier = earlier or said
            unit = unit or said.unit
    if asks_for_time(row, unit, asked.unit, tongue) or at_home(row, last.value, unit, tongue):
        return NoAnswer()
    if asked.unit == "percent" and unit in (None, "thing") and last.part:
        return _in_unit(Said(last.value * 100), asked) or NoAnswer()
    result = _in_unit(Said(last.value, unit, last.scaled), asked)
    if result is None:
        return NoAnswer()
    denied = any(atom.kind is Kind.NOT and " " in atom.text for atom in row)
    other = None if earlier is None or denied else _tail_mended(earlier, last)
    if other is None:
        return result
    mended = _in_unit(Said(other, unit, last.scaled or (earlier is not None and earlier.scaled)), asked)
    return result if mended is None else Unsure(result, mended)


def _rescaled(said_parts: list[Row], asked: Asked, tongue: Tongue) -> Number | NoAnswer | None:
    """Read an amount of which only the scale is put right: "zwei Millionen, nein, Milliarden"."""
    scales = [[atom for atom in part if atom.kind is Kind.SCALE] for part in said_parts[-2:]]
    alone = signature(stripped(said_parts[-1], _AROUND)) == Kind.SCALE
    if len(scales) < 2 or not alone or int(scales[1][0].value or 0) <= 1000:  # noqa: PLR2004
        return None
    before = _read(said_parts[-2], tongue)
    if not isinstance(before, Said) or len(scales[0]) != 1 or not scales[0][0].value:
        return NoAnswer()
    value = before.value * Fraction(scales[1][0].value or 1) / Fraction(scales[0][0].value)
    return _in_unit(replace(before, value=value), asked) or NoAnswer()


def _beside_refusal(row: Row, asked: Asked, tongue: Tongue) -> Number | NoAnswer:
    """Read a number that a clause of its own says beside one that answers nothing."""
    soft = softened(row, tongue)
    among = amount(soft, asked, tongue) if soft is not None else None
    if isinstance(among, Number) and large(Fraction(among.value)):
        return among
    return NoAnswer()


def _undenied(part: Row) -> Row:
    return without(part, "N")


def _asked_back(found: tuple[Said, Said] | None, asked: Asked) -> Unsure | NoAnswer:
    if found is None:
        return NoAnswer()
    unit = found[1].unit or found[0].unit
    a = _in_unit(Said(found[0].value, found[0].unit or unit, found[0].scaled), asked)
    b = _in_unit(Said(found[1].value, unit, found[1].scaled), asked)
    return NoAnswer() if a is None or b is None else Unsure(a, b)


def _tail_mended(earlier: Said, last: Said) -> Fraction | None:
    """Return the earlier amount with only its tail replaced, where the correction may have meant that."""
    old, new = earlier.value, last.value
    if old.denominator != 1 or new.denominator != 1 or new <= 0 or old <= 0:
        return None
    if earlier.scaled and not last.scaled:
        scale = next((10**power for power in (12, 9, 6, 3) if old % 10**power == 0), 1)
        if scale > 1 and new < 1000:  # noqa: PLR2004
            return new * scale
    room = 100 if new >= 10 else 10  # noqa: PLR2004
    tail = old % room
    if old > room and tail and new < room and (tail >= 10) == (new >= 10):  # noqa: PLR2004
        return old - tail + new
    return None


def _in_unit(said: Said, asked: Asked) -> Number | None:
    value = said.value
    if asked.scale > 1 and (said.scaled or value >= 10**6):
        value /= asked.scale
    if asked.unit is None and said.unit in ("century", "millennium"):
        return None
    if asked.unit is not None and said.unit is not None:
        factor = ratio(said.unit, asked.unit)
        if factor is None:
            return None
        value *= factor
    return Number(int(value) if value.denominator == 1 else float(value))


def _read(part: Row, tongue: Tongue) -> Said | tuple[Said, Said] | None:
    """Return the one amount that a part of an utterance says, two where it offers two, else None."""
    return (
        _strictly(part, tongue)
        or _loosely(part, tongue)
        or _settled_on(part, tongue)
        or _spelt_again(part, tongue)
    )


def _spelt_again(part: Row, tongue: Tongue) -> Said | None:
    """Read an amount whose digits are said after it to make it clear: "seventy, seven zero"."""
    cut = max((place for place, atom in enumerate(part) if atom.kind is Kind.COMMA), default=0)
    again = digits(stripped(part[cut + 1 :], "_,H")) if cut else None
    said = _strictly(part[:cut], tongue) if again is not None else None
    return said if isinstance(said, Said) and str(said.value) == again else None


def _settled_on(part: Row, tongue: Tongue) -> Said | tuple[Said, Said] | None:
    """Read the last clause where it begins by settling on an answer: "between 50 and 60, say 55"."""
    cut = max((place for place, atom in enumerate(part) if atom.kind is Kind.COMMA), default=None)
    clause = [] if cut is None else stripped(part[cut + 1 :], "H&")
    lead = next((place for place, atom in enumerate(clause) if atom.kind is not Kind.FREE), 0)
    if cut is None:
        return None
    measured = _measured(clause) and not _measured(part[:cut])
    few = any(
        (atom.kind is Kind.ONES and atom.text == "2") or atom.text in tongue.vague for atom in part[:cut]
    )
    return _strictly(clause, tongue) if measured or few or claimed(clause[:lead], tongue) else None


def _measured(clause: Row) -> bool:
    return any(atom.kind is Kind.UNIT and measures(atom.text) and atom.text not in TIMES for atom in clause)


def _loosely(part: Row, tongue: Tongue) -> Said | tuple[Said, Said] | None:
    """Read a part that holds one amount among unknown words, where those are harmless."""
    if not any(atom.kind is Kind.WORD for atom in part):
        return None
    runs = runs_in(part, tongue)
    quiet = quieted(part, runs[0], tongue) if runs is not None and len(runs) == 1 else None
    if quiet is None:
        return None
    found = _strictly(quiet[0], tongue)
    return replace(found, unit=found.unit or "?") if quiet[1] and isinstance(found, Said) else found


def _strictly(part: Row, tongue: Tongue) -> Said | tuple[Said, Said] | None:
    """Read a part all of whose words must be understood but a name before the amount or a noun after it."""
    dated = _dated(part, tongue)
    if dated is not None:
        return Said(Fraction(dated))
    runs = runs_in(part, tongue)
    if not runs or any(atom.text in tongue.vague for atom in part):
        return None
    part = _within_year(part, runs)
    kept = begun_again(part, _affirmed(part, runs))
    if len(kept) == 1 and (hourly(part, kept[0], tongue) or _of_a_year(part, kept[0], tongue)):
        return None
    return _understood(part, kept, _sketch(part, runs, kept), tongue) if kept else None


def _within_year(part: Row, runs: list[Run]) -> Row:
    """Return the part without what tells when in a year something was ("Ende achtzehnhundertsechs")."""
    led = runs[0].first and part[runs[0].first - 1].kind in "EML" and runs[0].value in _YEARS
    if not led or len(runs) > 1:
        return part
    return [replace(atom, kind=Kind.FREE) if atom.kind in "EML" else atom for atom in part]


def _of_a_year(part: Row, run: Run, tongue: Tongue) -> bool:
    """Tell whether a small number names a form at school or a year of something: "in year seven"."""
    before = signature(part[: run.first])
    definite = len(before) > 1 and part[run.first - 2].text in tongue.definite
    return before.endswith(Kind.YEAR) and not definite and run.value < _LEAST_YEAR


def _dated(part: Row, tongue: Tongue) -> int | None:
    if not any(atom.kind in (Kind.BC, Kind.AD) for atom in part):
        return None
    return year(stripped(part, _AROUND), tongue)


def _affirmed(part: Row, runs: list[Run]) -> list[Run]:
    """Leave out what was denied: "not sixty, seventy"."""
    kept = []
    for number, run in enumerate(runs):
        before = stripped(part[runs[number - 1].last if number else 0 : run.first], "_,H~&")
        if not before or before[-1].kind is not Kind.NOT:
            kept.append(run)
    return kept


def _sketch(part: Row, runs: list[Run], kept: list[Run]) -> str:
    """Return the part's signature with "#" for each amount that was not denied."""
    kinds: list[str] = []
    place = 0
    for run in runs:
        kinds.append(signature(part[place : run.first]))
        kinds.append("#" if run in kept else "")
        place = run.last
    kinds.append(signature(part[place:]))
    return "".join(kinds)


_CLEAR = 10
_LEAST_YEAR = 100
_YEARS = range(1000, 2101)
"""A smaller number beside an unknown word is rather chatter ("volume five", "two beers")."""
_AS_SKETCHED = str.maketrans({"N": None, "l": None, "Y": "U", "y": "U"})
_NOISE = re.compile(rf"[{_QUIET}]")
_LONE = re.compile(
    r"(?P<of>F?)(?P<name>w?)T?b?(?P<minus>-?)(?P<unit_before>U?)#(?P<unit>U*)(?P<after>[-b]?)(?P<noun>w?)\|?"
)
_COMPOUND = re.compile(r"(?P<minus>-?)#U#(?P<unit>U?)")
_CHOICE = re.compile(r"#U?\|#U?")
_AGAIN = re.compile(r"#U?#U?")


def _understood(part: Row, runs: list[Run], sketch: str, tongue: Tongue) -> Said | tuple[Said, Said] | None:
    sketch = _NOISE.sub("", sketch).translate(_AS_SKETCHED)
    units = [_unit(atom) for atom in part if atom.kind in "UYy"]
    first = runs[0]
    if len(runs) == 1:
        lone = _LONE.fullmatch(sketch)
        if lone is None or (lone["unit_before"] and units[0] == "thing") or (lone["of"] and not lone["name"]):
            return None
        if not _plausible(part, first, lone, units, tongue):
            return None
        unit = "?" if lone["noun"] else units[0] if units else _year_after(part, first)
        if len(units) > 1 and any(measures(other) and other not in (unit, "celsius") for other in units[1:]):
            return None
        if lone["after"] == Kind.MINUS and not units:
            return None
        negative = bool(lone["minus"] or lone["after"])
        part_of_one = first.part and first.value < 1
        return Said(-first.value if negative else first.value, unit, first.scaled, part_of_one)
    if len(runs) != 2:  # noqa: PLR2004
        same = {run.value for run in runs}
        return (
            Said(first.value, units[0] if units else None, first.scaled)
            if len(same) == 1 and not units
            else None
        )
    second = runs[1]
    between = part[first.last : second.first]
    concludes = any(atom.text in tongue.concluding or atom.kind is Kind.MAKES for atom in between)
    compound = None if concludes else _COMPOUND.fullmatch(sketch)
    if compound is not None:
        value = _compound(first.value, second, units)
        if value is not None:
            return Said(-value if compound["minus"] else value, units[0], first.scaled)
    if _CHOICE.fullmatch(sketch) and first.value != second.value:
        unit = units[0] if units else None
        return (Said(first.value, unit, first.scaled), Said(second.value, unit, second.scaled))
    if _AGAIN.fullmatch(sketch) and first.value == second.value and len(set(units)) <= 1:
        return Said(first.value, units[0] if units else None, first.scaled)
    return None


def _unit(atom: Atom) -> str:
    return {Kind.CENTURY: "century", Kind.MILLENNIUM: "millennium"}.get(atom.kind, atom.text)


def _year_after(part: Row, run: Run) -> str | None:
    rest = stripped(part[run.last :], "_,H")
    return "year" if rest and rest[0].kind is Kind.YEAR else None


def _plausible(part: Row, run: Run, lone: re.Match[str], units: list[str], tongue: Tongue) -> bool:
    """Tell whether the unknown words may be a name before the amount or a noun after it."""
    if lone["noun"]:
        rest = part[run.last :]
        return (
            not units
            and rest[0].kind is Kind.WORD
            and not lone["name"]
            and run.value >= _CLEAR
            and not garbled(rest[0].text, tongue)
            and not participle(rest[0].text, tongue)
        )
    if lone["name"]:
        apart = len(without(part[: run.first], "H")) > 1
        return named(part[: run.first], tongue) and (
            apart or (run.value >= _CLEAR and not uncounted(part[run.first]))
        )
    before = part[run.first - 1] if run.first else None
    if before is None or before.text not in tongue.like_digits or not uncounted(part[run.first]):
        return True
    return run.first > 1 and part[run.first - 2].kind is Kind.ARTICLE


def _compound(value: Fraction, second: Run, units: list[str]) -> Fraction | None:
    """Return "three metres twenty" or "a kilo and a half" in the first unit."""
    if second.part and second.value < 1 and len(units) == 1:
        return value + second.value
    below = smaller(units[0])
    if len(units) > 1:
        factor = ratio(units[1], units[0])
        return value + second.value * factor if factor is not None and second.value * factor < 1 else None
    if below is None or second.value.denominator != 1:
        return None
    _, count = below
    if not 0 < second.value < count or (count == 1000 and second.value < 100):  # noqa: PLR2004
        return None
    return value + second.value / count
