"""Turns a whole utterance into atoms: folds its spelling, finds phrases, takes fused words apart."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from functools import lru_cache

from intents.numbers.atoms import Atom, Kind
from intents.numbers.settling import settled
from intents.numbers.tongue import Entry, Tongue

LONGEST = 300
"""Characters; whatever is longer is no answer."""

_VULGAR = {"½": " 1/2", "¼": " 1/4", "¾": " 3/4", "⅓": " 1/3", "⅔": " 2/3", "⅛": " 1/8", "⅕": " 1/5"}
_FOLDED = str.maketrans(
    _VULGAR
    | {"²": "2", "³": "3", "\u00ad": "", "\u200b": "", "ʼ": "'", "’": "'", "`": "'", "´": "'", "‘": "'"}
)
_POWERS = {"km²": "qkm", "m²": "qm", "m³": "cbm", "km/h": "kmh", "m/s": "mps"}
_TOKEN = re.compile(
    r"(?P<literal>\d+(?:[.,:']\d+)*)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*)"
    r"|(?P<dash>[-–—−‐‑]+)"
    r"|(?P<stop>[.,;:!?…]+)"
    r"|(?P<sign>\+\s*/?\s*-|°\s?[cf]\b|[%€$£°/±+&])"
)
_SIGNS = {
    "/": Entry(Kind.SLASH),
    "+": Entry(Kind.FREE),
    "&": Entry(Kind.AND),
    "%": Entry(Kind.UNIT, unit="percent"),
    "€": Entry(Kind.UNIT, unit="euro"),
    "$": Entry(Kind.UNIT, unit="dollar"),
    "£": Entry(Kind.UNIT, unit="pound"),
    "°": Entry(Kind.UNIT, unit="degree"),
    "°c": Entry(Kind.UNIT, unit="celsius"),
    "°f": Entry(Kind.UNIT, unit="fahrenheit"),
}
_WITHIN = Entry(Kind.WITHIN)
_ABBREVIATED = 3
_MILLIONS = re.compile(r"(?<=\d)M\b")
_BY_DASHES = re.compile(r"(?<![\w-])\d(?:-\d){2,}(?![\w-])")
"""A number dictated digit by digit: "7-2-9"."""
_LONG_PARTS = re.compile(r"\d{4,}[.,:']\d{4,}")
_LEADING_POINT = re.compile(r"(?<![^\s\-−–])(?P<sign>[.,])(?=\d{1,3}(?!\d|[.,:]\d))")
"""A decimal without its nought: ".5"."""
_TRUE_MINUS = re.compile(r"(?<!\S)−\s+(?=\d)")
"""The sign of a negative number, which no dash of speech is."""
_SHORT_YEAR = re.compile(r"(?<![\w'])'(\d\d)(?![\w'])")
"""A year without its century: "'39"."""
_LONG_YEAR = re.compile(r"(?<!\d)\d{3,4}(?!\d)|hundert|hundred|teen|zehn")
"""A year that may tell the century of a short one: "1871 to '73"."""
_SHORTEST_FUSED = 5
_SHORTEST_PART = 3
_LONGEST_GARBLED = 5
_SHORTEST_ADVERB = 7
_DRAWN_OUT = re.compile(r"([^\W\d_])\1{2,}")
"""A letter held long: "sooo", "hmmm"."""


def hear(text: str, tongue: Tongue, *, timed: bool = False) -> list[Atom]:
    """Return the atoms of an utterance; no atoms where it is empty or longer than `LONGEST`.

    Where a time is asked for (`timed`), "one minute" is an answer rather than a pause to think.
    """
    if len(text) > LONGEST:
        return []
    for name, letters in _POWERS.items():
        text = text.replace(name, letters)
    if "M" in text:
        text = _MILLIONS.sub(" mio", text)
    text = text.translate(_FOLDED)
    text = _TRUE_MINUS.sub("-", text)
    folded = text.casefold() if text.isascii() else unicodedata.normalize("NFKC", text).casefold()
    if len(folded) > 2 * LONGEST:
        return []
    if "'" in folded:
        alone = not _LONG_YEAR.search(folded)
        folded = _SHORT_YEAR.sub(r"19\1" if alone else r"\1", folded)
    if "-" in folded:
        folded = _BY_DASHES.sub(_without_dashes, folded)
    if "." in folded or "," in folded:
        folded = _LEADING_POINT.sub(lambda point: _noughted(point["sign"], tongue), folded)
    atoms = _named(_tokens(folded, tongue), tongue, timed=timed)
    if timed:
        atoms = [replace(atom, kind=Kind.FREE) if atom.text in tongue.taking else atom for atom in atoms]
    return settled(atoms, tongue)


def _noughted(sign: str, tongue: Tongue) -> str:
    """Return a leading point with its nought; a comma that is no decimal mark is a pause."""
    return f"0{sign}" if sign in (".", tongue.decimal_sign) else sign


def _without_dashes(match: re.Match[str]) -> str:
    return match.group().replace("-", " ")


_Token = tuple[str, str, bool, bool]
"""What it is, its text, glued to the token before, glued to the one after."""


def _tokens(folded: str, tongue: Tongue) -> list[_Token]:
    found: list[_Token] = []
    dashed = False
    size = len(folded)
    for match in _TOKEN.finditer(folded):
        kind, text = str(match.lastgroup), match.group()
        first, last = match.span()
        before = first > 0 and not folded[first - 1].isspace()
        after = last < size and not folded[last].isspace()
        if kind == "word":
            found.append((kind, text.replace("'", ""), before, after))
        elif text == "." and found and found[-1][0] == "word" and len(found[-1][1]) <= _ABBREVIATED:
            continue
        elif kind == "literal" and _LONG_PARTS.search(text):
            for place, part in enumerate(re.split(r"[.,:']", text)):
                if place:
                    found.append(("stop", ",", True, True))
                found.append(("literal", part, False, False))
        else:
            dashed = dashed or kind == "dash"
            found.append((kind, text, before, after))
    if not dashed:
        return found
    return [token for place, token in enumerate(found) if not _joins(found, place, tongue)]


def _named(tokens: list[_Token], tongue: Tongue, *, timed: bool) -> list[Atom]:
    atoms: list[Atom] = []
    texts = [token[1] for token in tokens]
    place = 0
    while place < len(tokens):
        what, text, before, _ = tokens[place]
        glued = before and bool(atoms) and atoms[-1].kind is not Kind.COMMA
        if what == "word":
            end = _take_phrase(texts, place, glued, atoms, tongue, timed=timed)
            place = end or _take_word(texts[place], glued, atoms, tongue) + place
            continue
        if what == "literal":
            end = _take_phrase(texts, place, glued, atoms, tongue, timed=timed)
            if end:
                place = end
                continue
            atoms.append(Atom(Kind.LITERAL, text, None, glued))
        elif what == "stop":
            atoms.append(Atom(Kind.COMMA, text))
        elif what == "sign":
            entry = _SIGNS.get(text.replace(" ", ""), _WITHIN)
            atoms.append(Atom(entry.kind, entry.unit or text, None, glued))
        else:
            atoms.append(Atom(Kind.MINUS, text, None, before))
        place += 1
    return atoms


def _joins(tokens: list[_Token], place: int, tongue: Tongue) -> bool:
    """Tell whether a dash inside a written word joins it ("twenty-one") rather than dividing two numbers."""
    what, text, before, after = tokens[place]
    if what != "dash" or not (before and after and 0 < place < len(tokens) - 1):
        return False
    if tokens[place - 1][1] in tongue.eras:
        return False
    return "word" in (tokens[place - 1][0], tokens[place + 1][0]) and text in "-‐‑"


def _take_phrase(  # noqa: PLR0913  one step of a loop
    texts: list[str],
    place: int,
    glued: bool,  # noqa: FBT001
    atoms: list[Atom],
    tongue: Tongue,
    *,
    timed: bool,
) -> int:
    """Append the atom of the longest phrase at this place; return the place after it, 0 if there is none."""
    more = tongue.longest.get(texts[place])
    if more is None:
        return 0
    for end in range(min(place + more + 1, len(texts)), place + 1, -1):
        said = " ".join(texts[place:end])
        entry = tongue.phrases.get(said)
        if entry is None:
            continue
        after = texts[end] if end < len(texts) else ""
        if entry.kind in _UNSURE and _goes_on(texts[end - 1], after, entry.kind, tongue, timed=timed):
            continue
        atoms.append(Atom(entry.kind, entry.unit or said, entry.value, glued))
        return end
    return 0


_UNSURE = (Kind.BLOCK, Kind.STALL)


def _goes_on(last: str, after: str, kind: Kind, tongue: Tongue, *, timed: bool) -> bool:
    """Tell whether the end of a phrase rather begins an amount: "it's one hundred", "a minute and a half"."""
    ending = tongue.words.get(last)
    if ending is None:
        return False
    if timed and ending.kind is Kind.UNIT:
        return True
    following = tongue.words.get(after)
    if kind is Kind.STALL:
        return ending.kind is Kind.UNIT and following is not None and following.kind is Kind.AND
    return ending.kind is Kind.ONES and following is not None and following.kind in "hs."


def _take_word(text: str, glued: bool, atoms: list[Atom], tongue: Tongue) -> int:  # noqa: FBT001
    """Append the atoms of a word; return 1, the number of words taken."""
    if glued and atoms and atoms[-1].kind is Kind.LITERAL and _literal_ending(text, atoms, tongue):
        return 1
    entry_of_word = tongue.words.get(text)
    if entry_of_word is not None:
        atoms.append(Atom(entry_of_word.kind, entry_of_word.unit or text, entry_of_word.value, glued))
        return 1
    morphs = _taken_apart(text, tongue) if len(text) >= _SHORTEST_FUSED else None
    if morphs is None:
        atoms.append(_by_form(text, glued, tongue))
    else:
        atoms.extend(
            Atom(entry.kind, entry.unit or text, entry.value, glued or number > 0)
            for number, (text, entry) in enumerate(morphs)
        )
    return 1


def _by_form(text: str, glued: bool, tongue: Tongue) -> Atom:  # noqa: FBT001
    """Return the atom of an unknown word: an adverb, a word with a letter held long, or simply a word."""
    if len(text) >= _SHORTEST_ADVERB and text.endswith(tongue.adverbs):
        return Atom(Kind.FREE, text, None, glued)
    for ending in tongue.clitics:
        stem = tongue.words.get(text.removesuffix(ending)) if text.endswith(ending) else None
        if stem is not None and stem.kind is Kind.FREE:
            return Atom(Kind.FREE, text.removesuffix(ending), None, glued)
    if _DRAWN_OUT.search(text):
        for kept in (r"\1\1", r"\1"):
            short = _DRAWN_OUT.sub(kept, text)
            entry = tongue.words.get(short)
            if entry is not None and len(short) > 1 and entry.kind is not Kind.UNIT:
                return Atom(entry.kind, entry.unit or short, entry.value, glued)
    return Atom(Kind.WORD, text, None, glued)


def _literal_ending(text: str, atoms: list[Atom], tongue: Tongue) -> bool:
    """Read what is written onto digits: "1860s", "60er", "19th", "19ten"; tell whether it was that."""
    digits = atoms[-1].text
    if not digits.isdigit():
        return False
    if text in tongue.decade_marks:
        atoms[-1] = Atom(Kind.DECADE, digits, int(digits), atoms[-1].glued)
        return True
    if text in {"st", "nd", "rd", "th", "te", "ten", "ter", "tes", "ste", "sten"}:
        atoms[-1] = Atom(Kind.ORDINAL, digits, int(digits), atoms[-1].glued)
        return True
    return False


@lru_cache(maxsize=4096)
def _parts_of(word: str, tongue: Tongue) -> tuple[str, ...] | None:
    """Return the fewest number words that the word is made of, None where it holds anything else."""
    morphs = tongue.morphs
    best: list[tuple[str, ...] | None] = [None] * (len(word) + 1)
    best[len(word)] = ()
    for first in range(len(word) - 1, -1, -1):
        for last in range(len(word), first, -1):
            rest = best[last]
            if rest is not None and word[first:last] in morphs:
                known = best[first]
                if known is None or len(rest) + 1 < len(known):
                    best[first] = (word[first:last], *rest)
    return best[0]


def _taken_apart(word: str, tongue: Tongue) -> list[tuple[str, Entry]] | None:
    parts = _parts_of(word, tongue)
    if parts is None or tongue.morphs[parts[0]].kind is Kind.UNIT:
        return None
    return [(part, tongue.morphs[part]) for part in parts]


def garbled(word: str, tongue: Tongue) -> bool:
    """Tell whether an unknown word may be a misheard number: one stands at its end or start."""
    if any(word.startswith(start) for start in tongue.round_starts):
        return True
    if word in tongue.suffixes:
        return True
    if len(word) >= _SHORTEST_PART and any(start.startswith(word) for start in tongue.round_starts):
        return True
    return any(
        _counts(word[:end], tongue, len(word)) or _counts(word[-end:], tongue, 0)
        for end in range(_SHORTEST_PART, len(word))
    )


def _counts(part: str, tongue: Tongue, size: int) -> bool:
    """Tell whether a part of a word counts; a very short one at the start of a long word is mere chance."""
    entry = tongue.morphs.get(part)
    if (
        entry is None
        or entry.kind in (Kind.UNIT, Kind.ABOUT)
        or (entry.kind is Kind.TEENS and part in tongue.suffixes)
    ):
        return False
    by_chance = (size > _LONGEST_GARBLED or entry.kind is Kind.WORD) and len(part) == _SHORTEST_PART
    return not by_chance
