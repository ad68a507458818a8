"""How names sound, roughly, and how far apart two of them are to somebody who only hears them."""

from __future__ import annotations

import re

WRITTEN = {
    "sch": "S",
    "sh": "S",
    "chr": "kr",
    "tch": "S",
    "ch": "S",
    "ph": "f",
    "th": "t",
    "ck": "k",
    "qu": "kf",
    "x": "ks",
    "dt": "t",
    "tz": "s",
    "gh": "",
    "ce": "se",
    "ci": "si",
    "cy": "si",
    "c": "k",
    "h": "",
    "ay": "ai",
    "ey": "ai",
    "ei": "ai",
    "y": "i",
    "ie": "i",
    "ee": "i",
    "oo": "u",
    "ou": "u",
    "v": "f",
    "w": "f",
    "z": "s",
}
"""Spellings and the sounds they stand for in a name, a letter each, in the order in which they are read."""

VOWELS = "aeiou"

NEAR_VOWELS = {"ei": 0.35, "ou": 0.35, "ao": 0.4, "ae": 0.4, "eo": 0.5}
"""How far two vowels, in the order of the alphabet, are apart; any other two are FAR_VOWELS."""

FAR_VOWELS = 0.6

NEAR_CONSONANTS = ("bpf", "dt", "gk", "mn", "sS")
"""Consonants that are easily taken for each other."""

SAME_KIND, OTHER_KIND, VOWEL_FOR_CONSONANT, GLIDE = 0.4, 1.0, 1.5, 0.25
"""How far a consonant is from one like it, from another, from a vowel; and a j from an i."""

MISSED = {"e at the end": 0.3, "vowel": 0.5, "r or j": 0.4, "t or d after n or r": 0.6, "consonant": 0.9}
"""How much a sound is missed that only one of two names has."""

OPENING = 1.3
"""By so much more the first sounds of two names tell them apart."""


def sounds(folded: str) -> str:
    """The sounds of a folded name, one letter each; spellings that are said alike are one."""
    said = re.sub(r"\by(?=[aeou])", "j", re.sub(r"[^a-z ]", "", folded))
    for written, sound in WRITTEN.items():
        said = said.replace(written, sound)
    return re.sub(r"(.)\1+", r"\1", said)


def apart(one: str, other: str) -> float:
    """How far two names' sounds are apart, per sound: 0 for the same, 1 for nothing in common."""
    longest = max(len(one), len(other))
    if not longest:
        return 0.0
    row = [0.0]
    for at in range(len(other)):
        row.append(row[-1] + _missed(other, at))
    for i, sound in enumerate(one):
        above, row = row, [row[0] + _missed(one, i)]
        for j, heard in enumerate(other):
            changed = _unlike(sound, heard) * (OPENING if i == j == 0 else 1)
            row.append(min(above[j] + changed, above[j + 1] + _missed(one, i), row[j] + _missed(other, j)))
    return row[-1] / longest


def _unlike(one: str, other: str) -> float:
    if one == other:
        return 0.0
    vowels = sum(sound in VOWELS for sound in (one, other))
    if vowels == 2:  # noqa: PLR2004  both
        return NEAR_VOWELS.get("".join(sorted(one + other)), FAR_VOWELS)
    if vowels:
        return GLIDE if {one, other} == {"i", "j"} else VOWEL_FOR_CONSONANT
    return SAME_KIND if any(one in kind and other in kind for kind in NEAR_CONSONANTS) else OTHER_KIND


def _missed(name: str, at: int) -> float:
    sound = name[at]
    if sound == "e" and at == len(name) - 1:
        return MISSED["e at the end"]
    if sound in VOWELS:
        return MISSED["vowel"]
    if sound in "rj":
        return MISSED["r or j"]
    if sound in "dt" and at and name[at - 1] in "nr":
        return MISSED["t or d after n or r"]
    return MISSED["consonant"]
