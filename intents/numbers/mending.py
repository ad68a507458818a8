"""Self-corrections and sound-alikes: what was taken back, what is denied, and words that were numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from intents.numbers.atoms import Atom, Kind, Row, signature, stripped, without
from intents.numbers.hearing import garbled
from intents.numbers.tongue import Tongue
from intents.numbers.units import measures

_TAKEN_BACK = (Kind.INSTEAD, Kind.STALL)
_BREAKS = (Kind.INSTEAD, Kind.STALL, Kind.SOFTLY)
_COUNTING = "utzhsn0aqmdRGDYyM"
"""Kinds that an answer is made of."""
_END = Atom(Kind.COMMA, "")
_ROUND_LITERALS = ("100", "1000")
_NUMERIC = "utzhsn0oaq"
_MOST_NUMERIC = 28
"""Number words and literals; no answer needs more."""
_QUIET = "H,_~!"
_SHORT_YEAR = 2
_COUNTED = ("u", "t", "z")
_YEARLY = ("t", "z", "h", "s", "o")
"""What the second word of a year may be."""
_DATED = re.compile("n,k")
"""A number and a word that no answer holds as one clause: "15. Mai"."""
_WHOLE_PERIOD = re.compile("[_~!H]+[Yy]")
"""A period that is only called by its kind: "the whole century"."""


def refused(row: Row, tongue: Tongue) -> bool:
    """Tell whether the utterance is a question or command rather than an answer."""
    if Kind.BLOCK in signature(row) or barred(row, tongue):
        return True
    begun = stripped(row, "H,&")
    opening = " ".join([atom.text for atom in begun[:3]]) + " "
    if not opening.startswith(tongue.questions):
        return False
    if " " in begun[0].text and f"{begun[0].text} " not in tongue.questions:
        return False
    return "?" in row[-1].text or not _wondered(begun, tongue)


def barred(row: Row, tongue: Tongue) -> bool:
    """Tell whether the utterance answers nothing, whatever its clauses say."""
    if len(row) > _MOST_NUMERIC and sum(atom.kind in _NUMERIC for atom in row) > _MOST_NUMERIC:
        return True
    texts = {atom.text for atom in row}
    if not texts.isdisjoint(tongue.like_digits) and _misheard(row, tongue):
        return True
    if not texts.isdisjoint(tongue.noise) or (not texts.isdisjoint(tongue.hours) and _clock(row, tongue)):
        return True
    if "point" in texts and _scored(row, tongue):
        return True
    begun = stripped(row, "H,&")
    return bool(begun) and "?" in row[-1].text and begun[0].text in tongue.comparing


def _clock(row: Row, tongue: Tongue) -> bool:
    """Tell whether the row says what time it is, or when something is: "es ist 20:15 Uhr", "um 18 Uhr 30"."""
    lead = next((place for place, atom in enumerate(row) if atom.kind in _COUNTING), 0)
    return any(atom.text in tongue.clock for atom in row[:lead])


def _wondered(begun: Row, tongue: Tongue) -> bool:
    """Tell whether the utterance offers an amount as a question ("could it be ninety") and asks no more."""
    lead = next((place for place, atom in enumerate(begun) if atom.kind in _COUNTING), None)
    if lead is None:
        return False
    words = (
        " ".join(
            atom.text
            for atom in begun[:lead]
            if atom.kind not in "H,~!a" and atom.text not in tongue.definite
        )
        + " "
    )
    return words in tongue.wondering and not any(atom.kind in "kwij" for atom in begun)


def offered(row: Row, tongue: Tongue) -> Row:
    """Return the row with a question that offers an answer taken for its frame ("kann ich … sagen")."""
    if tongue.offering.isdisjoint([atom.text for atom in row]):
        return row
    return [
        replace(atom, kind=Kind.FREE)
        if atom.text in tongue.offering
        and (any(later.text in tongue.offered for later in row[place:]) or _leads_to_year(row, place, tongue))
        else atom
        for place, atom in enumerate(row)
    ]


def _leads_to_year(row: Row, place: int, tongue: Tongue) -> bool:
    """Tell whether words that may announce a return lead to a year: "back in eighteen ninety-six"."""
    after = row[place + 1 : place + 3]
    literal = bool(after) and after[0].kind is Kind.LITERAL and len(after[0].text) > _SHORT_YEAR
    paired = signature(after)[:1] in _COUNTED and signature(after)[1:] in _YEARLY
    return row[place].text.rpartition(" ")[2] in tongue.soon and (literal or paired)


def _scored(row: Row, tongue: Tongue) -> bool:
    """Tell whether the row is about somebody's points ("I have three points")."""
    return any(atom.text == "point" and atom.kind is Kind.UNIT for atom in row) and any(
        word in tongue.owning for atom in row for word in atom.text.split()
    )


def uncounted(atom: Atom) -> bool:
    """Tell whether an amount begins with a hundred or thousand that a misheard digit may have counted."""
    return atom.kind in "hs" or (atom.kind is Kind.LITERAL and atom.text in _ROUND_LITERALS)


def _misheard(row: Row, tongue: Tongue) -> bool:
    """Tell whether a word that takes back may have been a digit: "nein hundert"."""
    return any(
        atom.kind in _BREAKS and atom.text in tongue.like_digits and uncounted(after)
        for atom, after in pairwise(row)
    )


def named(row: Row, tongue: Tongue) -> bool:
    """Tell whether the row before an answer is a name and what leads from it to the answer ("Anna says")."""
    while row and (row[0].kind in "H,&" or row[0].text in tongue.for_whom):
        row = row[1:]
    owned = len(row) > 1 and (row[0].text in tongue.definite or row[0].text in tongue.personal)
    if owned:
        row = row[1:]
    if not row or row[0].kind is not Kind.WORD or garbled(row[0].text, tongue):
        return False
    rest = row[1:]
    if (owned or " " in row[0].text) and not any(atom.text in tongue.naming for atom in rest):
        return False
    if signature(rest[:1]) == Kind.AND and rest[1:] and rest[1].text in tongue.personal:
        rest = [] if any(atom.kind is Kind.MAKES for atom in rest) else rest[2:]
        said = [word for atom in rest for word in atom.text.split() if atom.kind is not Kind.WORD]
        if tongue.naming.isdisjoint(said):
            return False
        rest = without(rest, "_")
    if rest and rest[0].kind is Kind.WORD and any(atom.text in tongue.naming for atom in rest):
        rest = rest[1:]
    return all(atom.kind in "H,~!&xX" or atom.text in tongue.naming for atom in rest)


def parts(row: Row, tongue: Tongue) -> list[Row] | None:
    """Return what was said between the words that take back, as far as it holds a number.

    None where the last number was taken back and nothing said in its stead.
    """
    spoken: list[Row] = []
    begun, since = 0, Kind.FREE
    for place, atom in enumerate((*row, _END)):
        if atom.kind not in _BREAKS and atom is not _END:
            continue
        part = row[begun:place]
        if atom.text in tongue.preferring and not spoken and part and _unpaused(part):
            continue
        if any(heard.kind in _COUNTING for heard in part):
            spoken.append(part)
        elif spoken and since in _TAKEN_BACK and (atom is _END or without(part, _QUIET)):
            return None
        begun, since = place + 1, atom.kind
    if len(spoken) == 1 and signature(stripped(row, "H,_"))[-1:] == Kind.SOFTLY:
        return _said_anew(spoken[0])
    return spoken


def _said_anew(part: Row) -> list[Row]:
    """Return what a closing "sorry" takes back and what it leaves: "sixty. Sixteen, sorry."."""
    for place in range(len(part) - 1, 0, -1):
        if part[place].kind is Kind.COMMA and "." in part[place].text:
            divided = [part[:place], part[place + 1 :]]
            if all(any(atom.kind in _COUNTING for atom in said) for said in divided):
                return divided
    return [part]


def _unpaused(part: Row) -> bool:
    """Tell whether words without an amount run on into what comes after ("I'd rather have two wishes")."""
    return part[-1].kind is not Kind.COMMA and not any(heard.kind in _COUNTING for heard in part)


def softened(row: Row, tongue: Tongue) -> Row | None:
    """Return a refused row with its soft words as merely unknown ones; None where others refuse it."""
    if any("?" in atom.text for atom in row if atom.kind is Kind.COMMA):
        return None
    soft = [
        replace(atom, kind=Kind.WORD)
        if atom.kind is Kind.BLOCK and (atom.text in tongue.soft or atom.text in tongue.offering)
        else atom
        for atom in row
    ]
    return None if refused(soft, tongue) else soft


def answering(row: Row) -> Row | None:
    """Return the clauses of a refused row that answer by themselves ("I give up, forty"), else None."""
    if any("?" in atom.text for atom in row if atom.kind is Kind.COMMA):
        return None
    if dated(row):
        return None
    clauses = _clauses(row)
    kept = [clause for clause in clauses if not any(atom.kind is Kind.BLOCK for atom in clause)]
    refusing = [clause for clause in clauses if clause not in kept]
    said = [atom for clause in kept for atom in clause]
    if not refusing or any(len(without(clause, ",")) == 1 for clause in refusing):
        return None
    if any(atom.kind in _NUMERIC for clause in refusing for atom in clause):
        return None
    answers = any(atom.kind in _COUNTING for atom in said) and not any(
        atom.kind is Kind.WORD for atom in said
    )
    return said if answers else None


def dated(row: Row) -> bool:
    """Tell whether the row holds a date ("15. Mai")."""
    return _DATED.search(signature(row)) is not None


def _clauses(row: Row) -> list[list[Atom]]:
    clauses: list[list[Atom]] = [[]]
    for atom in row:
        clauses[-1].append(atom)
        if atom.kind is Kind.COMMA:
            clauses.append([])
    return clauses


def without_chatter(row: Row) -> Row:
    """Return the row without the clauses, set off by pauses, that hold unknown words and no number."""
    return [atom for clause in _clauses(row) if _of_use(clause) for atom in clause]


def _of_use(clause: Row) -> bool:
    sign = signature(clause).strip(",")
    counts = any(kind in _COUNTING for kind in sign) and not _WHOLE_PERIOD.fullmatch(sign)
    return counts or not ("w" in sign or sign.endswith(("Y", "y")))


def sounded(row: Row, tongue: Tongue) -> Row:
    """Return the row with sound-alikes turned into numbers where one is due ("for hundred", "thirty to")."""
    if tongue.homophones.keys().isdisjoint([atom.text for atom in row]):
        return row
    alone = without(row, "H,!")
    return [
        _as_number(atom, tongue)
        if atom.text in tongue.homophones
        and (len(alone) == 1 or _due(row, place) or _counts_all(alone, tongue))
        else atom
        for place, atom in enumerate(row)
    ]


def _counts_all(alone: Row, tongue: Tongue) -> bool:
    """Tell whether the utterance is a sound-alike and what it counts, and nothing else ("free chips")."""
    match alone:
        case [said, counted] if counted.kind is Kind.UNIT:
            return not measures(counted.text) or said.text not in tongue.lasting
    return False


def _due(row: Row, place: int) -> bool:
    after = row[place + 1] if place + 1 < len(row) else None
    if after is not None and (
        after.kind in "hs" or (after.kind is Kind.LITERAL and after.text in _ROUND_LITERALS)
    ):
        return True
    before = signature(row[max(0, place - 2) : place])
    rest = without(row[place + 1 :], "H,_")
    ended = not rest or rest[0].kind is Kind.UNIT
    return ended and (before in ("h&", "s&") or (before.endswith("z") and row[place].text != "too"))


def _as_number(atom: Atom, tongue: Tongue) -> Atom:
    entry = tongue.homophones[atom.text]
    return replace(atom, kind=entry.kind, value=entry.value)
