"""Amounts that are said only to be rejected or made exact: "fifty is too many, I'd say forty".

What is too much, what it cannot be and what was left open must never win over what is claimed after it.
"""

from __future__ import annotations

from collections.abc import Iterator

from intents.numbers.atoms import Atom, Kind, Row
from intents.numbers.tongue import Tongue

_COUNTING = "utzhsn0qmdDG"
_TURNS = ",ce"
"""Kinds at which what is said of an amount ends: a pause, and what takes back."""


def unrejected(row: Row, tongue: Tongue) -> Row | None:
    """Return the row without what it rejects; None where it says nothing beside that.

    A denial and an amount left open count only where another amount follows.
    """
    if not any(_may_reject(atom, tongue) for atom in row):
        return row
    kept, rejected = list(row), False
    while True:
        cut = next(_rejections(kept, tongue), None)
        if cut is None:
            break
        first, last = cut
        kept, rejected = [*kept[:first], *kept[last:]], True
    return None if rejected and not _counts(kept) else kept


def _rejections(row: Row, tongue: Tongue) -> Iterator[tuple[int, int]]:
    """Yield from where to where an amount and its rejection are said."""
    for place, atom in enumerate(row):
        if not _may_reject(atom, tongue):
            continue
        end = _end(row, place, tongue)
        first = _begun(row, place)
        exceeds = _exceeds(row, place, tongue)
        if _counts(row[first:place]):
            follows = _counts(row[end:])
            inexact = atom.text in tongue.inexact and _turns(row, end, tongue)
            if exceeds or (follows and (inexact or (_denies(atom, tongue) and _turns(row, end, tongue)))):
                yield first, end
        elif _none_of(row, place, tongue):
            end = _said_to(row, place)
            if _counts(row[end:]):
                yield place, end
        elif exceeds and _counts(row[:first]) and _counts(row[end:]):
            yield _begun_with_amount(row, first), end


def _none_of(row: Row, place: int, tongue: Tongue) -> bool:
    """Tell whether an amount is denied by a word right before it: "keine fünfzig, sondern sechzig"."""
    atom, after = row[place], row[place + 1 : place + 2]
    return atom.kind is Kind.BLOCK and _denies(atom, tongue) and _counts(after)


def _said_to(row: Row, place: int) -> int:
    """Return where the clause ends in which something is said."""
    return next((at for at in range(place, len(row)) if row[at].kind in _TURNS), len(row))


def _may_reject(atom: Atom, tongue: Tongue) -> bool:
    return (
        atom.text in tongue.inexact or _denies(atom, tongue) or atom.text.startswith(tuple(tongue.too))
    ) and atom.kind not in _COUNTING


def _exceeds(row: Row, place: int, tongue: Tongue) -> bool:
    """Tell whether "too much" is said at this place, in one atom or two."""
    text = row[place].text
    after = row[place + 1].text if place + 1 < len(row) else ""
    return any(
        text.startswith(too) and (text.removeprefix(too).strip() or after) in tongue.excess
        for too in tongue.too
    )


def _denies(atom: Atom, tongue: Tongue) -> bool:
    return atom.kind is Kind.NOT or (
        atom.kind in "_k" and any(word in tongue.negating for word in atom.text.split())
    )


def _end(row: Row, place: int, tongue: Tongue) -> int:
    """Return where what is said of the amount ends: at a pause, or where a claim begins."""
    end = place + 1
    while end < len(row) and row[end].kind not in _TURNS and not _claims(row[end], tongue):
        if row[end].kind in _COUNTING:
            break
        end += 1
    return end


def _turns(row: Row, end: int, tongue: Tongue) -> bool:
    return end < len(row) and (row[end].kind in _TURNS or _claims(row[end], tongue))


def _begun(row: Row, place: int) -> int:
    while place and row[place - 1].kind not in _TURNS:
        place -= 1
    return place


def _begun_with_amount(row: Row, first: int) -> int:
    """Return where the nearest clause before begins that says an amount."""
    last = first
    while first and not _counts(row[first:last]):
        first = _begun(row, first - 1)
    return first


def _claims(atom: Atom, tongue: Tongue) -> bool:
    return atom.kind in "_e" and any(word in tongue.claiming for word in atom.text.split())


def _counts(row: Row) -> bool:
    return any(atom.kind in _COUNTING for atom in row)
