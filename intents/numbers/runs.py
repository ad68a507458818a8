"""Finds the amounts in what was said: the longest rows of number words, each one amount or several."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from intents.numbers.atoms import Kind, Row, signature, whole, without
from intents.numbers.quantities import quantity
from intents.numbers.tongue import Tongue

_STARTS = "utzhsn0omdqa.RGD"
_INSIDE = "utzhsn0omdqa.RGD&,H/"
_COUNTABLE = "hsdqUGDmzRYy"
"""Kinds before which an article counts one."""
_GROWN = 10
"""How many times what was begun a whole amount is where no "er" tells that it begins again."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Run:
    """One amount and where it stands: from `first` up to but without `last`."""

    first: int
    last: int
    value: Fraction
    scaled: bool
    """Built with thousand or more."""
    part: bool
    """Ends in a fraction."""


def runs_in(part: Row, tongue: Tongue) -> list[Run] | None:
    """Return the amounts in the order said; None where number words make no number."""
    found: list[Run] = []
    place = 0
    while place < len(part):
        if not _starts(part, place, tongue):
            place += 1
            continue
        end = place + 1
        while end < len(part) and (part[end].kind in _INSIDE or _of_inside(part, end, tongue)):
            end += 1
        read = _one_or_more(part, place, end, tongue)
        if read is None:
            return None
        found.extend(read)
        place = end
    return found


def _starts(part: Row, place: int, tongue: Tongue) -> bool:
    kind = part[place].kind
    if place and kind is Kind.ARTICLE and part[place - 1].text in tongue.of:
        return False
    after = part[place + 1].kind if place + 1 < len(part) else ""
    if kind is Kind.ARTICLE:
        return bool(after) and after in _COUNTABLE
    if kind is Kind.OH:
        return bool(after) and after in ".utz0"
    return kind in _STARTS


def _of_inside(part: Row, place: int, tongue: Tongue) -> bool:
    return (
        part[place].text in tongue.of
        and (part[place - 1].kind in "qd" or signature(part[place - 2 : place]) in ("aR", "uR"))
        and signature(part[place + 1 : place + 3]).startswith(("s", "as", "h", "ah"))
    )


def _one_or_more(part: Row, first: int, last: int, tongue: Tongue) -> list[Run] | None:
    while last > first and part[last - 1].kind in "&,H.oa/" and not _belongs(part, last - 1):
        last -= 1
    while first < last and part[first].kind in "&,H/":
        first += 1
    if first >= last:
        return []
    run = _run(part, first, last, tongue)
    if run is not None:
        return [run]
    if part[first].kind is Kind.OH:
        return _one_or_more(part, first + 1, last, tongue)
    for dividing in ",H&":
        for place in range(last - 1, first, -1):
            if part[place].kind == dividing:
                left = _one_or_more(part, first, place, tongue)
                right = _one_or_more(part, place + 1, last, tongue)
                if left and right:
                    return left + right
    return None


def begun_again(part: Row, runs: list[Run]) -> list[Run]:
    """Return the amounts without those that were only begun: "twelve, er, twelve thousand"."""
    kept = runs
    while len(kept) > 1 and _restarted(part, kept[-2], kept[-1]):
        kept = [*kept[:-2], kept[-1]]
    return kept


def _restarted(part: Row, begun: Run, whole_run: Run) -> bool:
    """Tell whether an amount says the one before it once more and goes on, with but a pause between."""
    first, again = (_numbers(part[run.first : run.last]) for run in (begun, whole_run))
    paused = part[begun.last : whole_run.first]
    grown = any(atom.kind is Kind.HESITATION for atom in paused) or whole_run.value >= _GROWN * begun.value
    return (
        grown
        and len(first) < len(again)
        and again[: len(first)] == first
        and bool(paused)
        and not without(paused, ",H")
    )


def _numbers(row: Row) -> list[tuple[str, str]]:
    return [(atom.kind, atom.text if atom.value is None else str(atom.value)) for atom in without(row, ",H_")]


def _belongs(part: Row, place: int) -> bool:
    """Tell whether an atom that may end a number does: "a" before a unit, "oh" after a digit."""
    if part[place].kind is Kind.OH:
        return place > 0 and part[place - 1].kind is Kind.ONES
    return _article_counts(part, place)


def _article_counts(part: Row, place: int) -> bool:
    return part[place].kind is Kind.ARTICLE and place + 1 < len(part) and part[place + 1].kind in "UYy"


def _run(part: Row, first: int, last: int, tongue: Tongue) -> Run | None:
    row = [atom for atom in part[first:last] if atom.kind is not Kind.FREE and atom.text not in tongue.of]
    sign = signature(row)
    if sign == "a":
        value: Fraction | None = Fraction(1) if _article_counts(part, first) else None
    elif sign == "R":
        alone = row[0].text.isdigit() and not without(part, "R,H")
        value = Fraction(whole(row[0])) if alone else None
    else:
        value = quantity(row, tongue)
    part_of_one = sign[-1] in "qm" or sign in ("aR", "uR")
    return None if value is None else Run(first, last, value, "s" in sign, part_of_one)
