"""Amounts that are but begun or told by another: "a hundred and", "… and a half", "half as many".

What is missing may be most of it, so that taking what was said would be a guess.
"""

from __future__ import annotations

from itertools import pairwise

from intents.numbers.atoms import Kind, Row, signature, stripped
from intents.numbers.tongue import Tongue

_COUNTING = "utzhsn0qmdD"
_JOINING = (Kind.AND, Kind.OR)
_PAUSES = "H,!~"


def unfinished(row: Row, tongue: Tongue) -> bool:
    """Tell whether the row breaks off, goes on with something unsaid, or measures by what was said before."""
    said = stripped(row, "H,")
    return (
        _broken_off(said)
        or _going_on(said)
        or _asked_of(said, tongue)
        or _vague(said, tongue)
        or _relative(said, tongue)
    )


def _broken_off(said: Row) -> bool:
    """Tell whether a number is about to go on when the row ends: "a hundred and"."""
    return len(said) > 1 and said[-1].kind in _JOINING and said[-2].kind in _COUNTING


def _asked_of(said: Row, tongue: Tongue) -> bool:
    """Tell whether somebody asks what an amount was of: "fifty what?"."""
    asked = len(said) > 1 and said[-1].text in tongue.asking & tongue.relating
    return asked and said[-2].kind in _COUNTING


def _going_on(said: Row) -> bool:
    """Tell whether the row is but the fraction at the end of a number: "and a half"."""
    return signature(said) in ("&q", "&aq")


def _vague(said: Row, tongue: Tongue) -> bool:
    """Tell whether what counts a hundred or a thousand is left open: "something million"."""
    return any(
        atom.kind in "hs" and before.text in tongue.inexact and before.kind is Kind.FREE
        for before, atom in pairwise(said)
    )


def _relative(said: Row, tongue: Tongue) -> bool:
    """Tell whether an amount is a part or a multiple of another: "half of that", "three times as many"."""
    if tongue.relating.isdisjoint([atom.text for atom in said]):
        return False
    for place, atom in enumerate(said):
        if atom.text not in tongue.relating or not place:
            continue
        before = said[place - 1]
        if before.text in tongue.of and place > 1:
            before = said[place - 2]
        if before.kind is Kind.PART:
            return True
        multiple = before.kind is Kind.UNIT and before.text == "thing"
        if multiple and (atom.text in tongue.likening or not stripped(said[place + 1 :], _PAUSES)):
            return True
    return False
