"""Settles what only its neighbours tell of an atom: split teens and tens, dashes, hours, eras said once."""

from __future__ import annotations

from dataclasses import replace

from intents.numbers.atoms import Atom, Kind, signature
from intents.numbers.tongue import Tongue

_NUMERIC = "utzhsn0DYBCGRU"
_AFTER_OH = "utz0on."
_COUNTED = "hsdqUGwz"
_LOWEST = {1: 3, 10: 2}
"""The smallest digit that a teen (1) or a ten (10) is made of."""


def settled(atoms: list[Atom], tongue: Tongue) -> list[Atom]:
    """Return the atoms as they are to be read between each other."""
    done: list[Atom] = []
    last = len(atoms) - 1
    for place, heard in enumerate(atoms):
        if heard.kind not in _UNSETTLED_KINDS and heard.text not in tongue.unsettled:
            done.append(heard)
            continue
        before = done[-1] if done else None
        after = atoms[place + 1] if place < last else None
        atom = heard
        if heard.kind in _UNSETTLED:
            atom = _beside(heard, done, after, tongue)
        elif heard.kind is Kind.OH and before is None and (after is None or after.kind not in _AFTER_OH):
            atom = Atom(Kind.FREE, heard.text)
        elif _merely(heard, done, after, tongue) or (
            heard.kind in "ij" and heard.text in tongue.befores and not _bounds(atoms, place)
        ):
            atom = Atom(Kind.WORD, heard.text)
        elif heard.text in tongue.article_ones and after is None and _parted(done, tongue):
            atom = Atom(Kind.FREE, heard.text)
        elif heard.text in tongue.article_ones and after is not None and after.kind in "wlD":
            atom = Atom(Kind.ARTICLE, heard.text)
        elif heard.kind is Kind.TEENS and heard.glued and _decades(heard, before, tongue):
            atom = replace(heard, kind=Kind.DECADE)
        elif heard.text in tongue.few:
            counts = after is not None and after.kind in "hs"
            atom = replace(heard, text="2") if counts else Atom(Kind.WORD, heard.text.split()[-1])
        if before is not None and heard.text in tongue.suffixes:
            joined = _joined(before, tongue.suffixes[heard.text], tongue)
            if joined is not None:
                done[-1] = joined
                continue
        done.append(atom)
    return _one_era(done)


_ONE_MORE = ("h&", "s&")
"""What an article adds one to: "tausend und eine"."""
_UNSETTLED_KINDS = frozenset(
    (Kind.MINUS, Kind.ARTICLE, Kind.BLOCK, Kind.UNIT, Kind.OH, Kind.TEENS, Kind.NOT_BEFORE, Kind.NOT_AFTER)
)
"""Kinds that are settled by their neighbours; the rest only where their word is one of `unsettled`."""
_UNSETTLED = (Kind.MINUS, Kind.ARTICLE, Kind.BLOCK, Kind.UNIT)


def _beside(atom: Atom, done: list[Atom], after: Atom | None, tongue: Tongue) -> Atom:
    """Return what the atom is between its neighbours."""
    before = done[-1] if done else None
    if atom.kind is Kind.MINUS:
        return atom if atom.text[0].isalpha() else _dash(atom, before, after)
    if atom.kind is Kind.ARTICLE:
        if tongue.ones_first and signature(done[-2:]) in _ONE_MORE and (after is None or after.kind in ",_~"):
            return replace(atom, kind=Kind.ONES, value=1)
        if atom.text in tongue.denying and after is None and signature(done[-1:]) == ",":
            return Atom(Kind.FREE, atom.text)
        denies = atom.text in tongue.denying and (after is None or after.kind not in _COUNTED)
        return Atom(Kind.INSTEAD, atom.text) if denies else atom
    if atom.text in tongue.hours and before is not None and before.kind in _NUMERIC:
        paired = before.kind is Kind.LITERAL and not before.text.isdigit()
        return (
            Atom(Kind.HESITATION, atom.text)
            if paired or (after is not None and after.kind in _NUMERIC)
            else atom
        )
    if atom.kind is Kind.BLOCK and _of_all(atom, after, tongue):
        return Atom(Kind.FREE, atom.text)
    if atom.text == "year" and len(done) > 1 and done[-2].text in tongue.definite and _ten(done[-1]):
        done[-1] = Atom(Kind.DECADE, done[-1].text, int(done[-1].text))
    return atom


def _of_all(atom: Atom, after: Atom | None, tongue: Tongue) -> bool:
    """Tell whether the players who are counted are those who answer: "wir drei sagen …"."""
    who, _, count = atom.text.partition(" ")
    counted = tongue.words.get(count)
    if who not in tongue.personal or counted is None or counted.kind is not Kind.ONES or after is None:
        return False
    said = after.text.split()
    return after.kind is Kind.FREE and not (tongue.naming | tongue.claiming).isdisjoint(said)


def _merely(heard: Atom, done: list[Atom], after: Atom | None, tongue: Tongue) -> bool:
    """Tell whether "one" stands for a noun: "the other one", "a big one"."""
    if heard.text not in tongue.standing:
        return False
    lead = len(done) > 1 and (done[-2].kind is Kind.ARTICLE or done[-2].text in tongue.definite)
    return lead and done[-1].kind in "_w" and (after is None or after.kind not in _NUMERIC)


def _bounds(atoms: list[Atom], place: int) -> bool:
    """Tell whether a number stands in the clause of a word such as "before"."""
    last = place + 1
    while last < len(atoms) and atoms[last].kind is not Kind.COMMA:
        last += 1
    first = place
    while first and atoms[first - 1].kind is not Kind.COMMA:
        first -= 1
    return place + 1 == last or any(atom.kind in _NUMERIC for atom in atoms[first:last])


def _parted(done: list[Atom], tongue: Tongue) -> bool:
    """Tell whether a last "ein" belongs to a verb said before: "trag elf ein"."""
    return any(atom.text in tongue.parted for atom in done)


def _decades(atom: Atom, before: Atom | None, tongue: Tongue) -> bool:
    """Tell whether a ten on a hundred is said as a decade: "neunzehnhundertzehner"."""
    return (
        before is not None and before.kind is Kind.HUNDRED and atom.text.endswith(tuple(tongue.decade_marks))
    )


def _dash(atom: Atom, before: Atom | None, after: Atom | None) -> Atom:
    """Return a dash as a minus or "to" where numbers stand beside it, else as a pause."""
    if before is None and after is not None and after.kind is Kind.LITERAL and not after.glued:
        return Atom(Kind.WORD, atom.text)
    between = before is not None and after is not None and before.kind in _NUMERIC
    return atom if between or (after is not None and after.glued) else Atom(Kind.COMMA, atom.text)


def _ten(atom: Atom) -> bool:
    """Tell whether digits may name a decade."""
    return (
        atom.kind is Kind.LITERAL
        and atom.text.isdigit()
        and len(atom.text) in (3, 4)
        and atom.text[-1] == "0"
    )


def _joined(before: Atom, suffix: int, tongue: Tongue) -> Atom | None:
    """Return the teen or ten that a word split inside makes ("nine teen", "sieb zig"), else None."""
    digit = before.value if before.kind is Kind.ONES else tongue.stems.get(before.text)
    if not isinstance(digit, int) or digit < _LOWEST[suffix]:
        return None
    value = digit + 10 if suffix == 1 else digit * 10
    return Atom(Kind.TEENS if suffix == 1 else Kind.TENS, str(value), value, before.glued)


def _one_era(atoms: list[Atom]) -> list[Atom]:
    """Complete an era said in two halves: "thirty before to ten after Christ"."""
    if not any(atom.kind is Kind.AD for atom in atoms):
        return atoms
    kinds = [atom.kind for atom in atoms]
    return [
        replace(atom, kind=Kind.BC)
        if atom.kind is Kind.NOT_AFTER
        and kinds[place + 1 : place + 2] in ([Kind.TO], [Kind.AND])
        and Kind.AD in kinds[place:]
        else atom
        for place, atom in enumerate(atoms)
    ]
