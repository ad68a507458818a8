"""Self-corrections and sound-alikes: what was taken back, what is denied, and words that were numbers."""

from __future__ import annotations

from dataclasses import replace

from intents.numbers.atoms import Atom, Kind, Row, signature, stripped, without
from intents.numbers.tongue import Tongue

_TAKEN_BACK = (Kind.INSTEAD, Kind.STALL)
_BREAKS = (Kind.INSTEAD, Kind.STALL, Kind.SOFTLY)
_ROUND_LITERALS = ("100", "1000")
_QUIET = "H,_~!"


def refused(row: Row, tongue: Tongue) -> bool:
    """Tell whether the utterance is a question or command rather than an answer."""
    if any(atom.kind is Kind.BLOCK for atom in row):
        return True
    opening = " ".join(atom.text for atom in stripped(row, "H,&")[:3])
    return opening.startswith(tongue.questions)


def parts(row: Row) -> list[Row] | None:
    """Return what was said between the words that take back, empty parts left out; None where all was taken back."""
    found: list[Row] = []
    begun = 0
    for place, atom in enumerate(row):
        if atom.kind in _BREAKS:
            found.append(row[begun:place])
            begun = place + 1
    found.append(row[begun:])
    spoken = [part for part in found if without(part, _QUIET)]
    breaks = [atom.kind for atom in row if atom.kind in _BREAKS]
    if breaks and spoken and not without(found[-1], _QUIET) and breaks[-1] in _TAKEN_BACK:
        return None
    return spoken


def sounded(row: Row, tongue: Tongue) -> Row:
    """Return the row with sound-alikes turned into numbers where one is due ("for hundred", "thirty to")."""
    if not any(atom.text in tongue.homophones for atom in row):
        return row
    alone = without(row, "H,!")
    return [
        _as_number(atom, tongue)
        if atom.text in tongue.homophones and (len(alone) == 1 or _due(row, place))
        else atom
        for place, atom in enumerate(row)
    ]


def _due(row: Row, place: int) -> bool:
    after = row[place + 1] if place + 1 < len(row) else None
    if after is not None and (
        after.kind in "hs" or (after.kind is Kind.LITERAL and after.text in _ROUND_LITERALS)
    ):
        return True
    before = signature(row[max(0, place - 2) : place])
    rest = without(row[place + 1 :], "H,_")
    ended = not rest or rest[0].kind is Kind.UNIT
    return ended and (before.endswith("z") or before == "h&")


def _as_number(atom: Atom, tongue: Tongue) -> Atom:
    entry = tongue.homophones[atom.text]
    return replace(atom, kind=entry.kind, value=entry.value)
