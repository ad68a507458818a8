"""Numbers and years as people say them: num2words, with its faults mended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache

from num2words import num2words

PAIRS_FROM, PAIRS_TO = 1100, 1999
"""From and up to here German says years in hundreds ("achtzehnhundertfünfzehn")."""

HUNDRED, SECOND_MILLENNIUM = 100, 1000


@lru_cache(maxsize=8192)
def number(value: float, language: str) -> str:
    """A number in words: "two thousand five hundred", "drei Komma fünf"."""
    whole = int(value) if float(value).is_integer() else value
    words = str(num2words(whole, lang=language)).replace(",", "").replace("einstausend", "eintausend")
    return words.removeprefix("ein") if language == "de" and _starts_with_one(abs(value)) else words


def _starts_with_one(value: float) -> bool:
    """Whether German drops the "ein" in front: hundert, hundertzwölf, tausendfünfhundert, hunderttausend."""
    leading = value
    while leading >= SECOND_MILLENNIUM:
        leading /= SECOND_MILLENNIUM
    return HUNDRED <= leading < 2 * HUNDRED or SECOND_MILLENNIUM <= value < 2 * SECOND_MILLENNIUM


@lru_cache(maxsize=4096)
def year(value: int, language: str) -> str:
    """The bare year in words, without its era: 1815 is "eighteen fifteen", 44 (and -44) "forty-four".

    Before 1100 and from 2000 to 2009 years are said as numbers; num2words' "einshundert" never is.
    """
    bare = abs(value)
    if bare < SECOND_MILLENNIUM or (language == "de" and not PAIRS_FROM <= bare <= PAIRS_TO):
        return number(bare, language)
    return str(num2words(bare, lang=language, to="year")).replace(",", "").replace("oh-", "oh ")


MILLION = 10**6
HALVES_UP_TO = 20
"""Below so many, halves are said as halves ("three and a half million", "zweieinhalb")."""

MANY_HUNDREDS = range(11, 20)
"""So many hundreds English says as hundreds ("fifteen hundred")."""

DIGITS = 6
"""Digits after a decimal point that are said at most."""

Spelled = Callable[[int], str]


@lru_cache(maxsize=8192)
def amount(value: float, language: str) -> str:
    """An amount as people say it: "half a million", "a thousand", "zweieinhalb", "minus drei Komma fünf".

    Where a language has no habit of its own here, it is the number.
    """
    if value < 0:
        return f"minus {amount(-value, language)}"
    tidy = round(float(value), DIGITS) if abs(value) < MILLION and not float(value).is_integer() else value
    habit = HABITS.get(language)
    said = habit(Fraction(str(tidy)), lambda whole: number(whole, language)) if habit else None
    return said or number(tidy, language)


def _english(value: Fraction, spelled: Spelled) -> str | None:
    whole, rest = divmod(value, 1)
    millions, part = divmod(value, MILLION)
    if value in (HUNDRED, SECOND_MILLENNIUM, MILLION):
        return f"a {spelled(int(value)).removeprefix('one ')}"
    if value == MILLION // 2:
        return "half a million"
    if part == MILLION // 2 and millions < HALVES_UP_TO:
        return f"{spelled(int(millions))} and a half million"
    if rest == Fraction(1, 2) and 0 < whole < HALVES_UP_TO:
        return f"{spelled(int(whole))} and a half"
    hundreds, tail = divmod(value, HUNDRED)
    if not tail and hundreds in MANY_HUNDREDS:
        return f"{spelled(int(hundreds))} hundred"
    return None


def _german(value: Fraction, spelled: Spelled) -> str | None:
    whole, rest = divmod(value, 1)
    millions, part = divmod(value, MILLION)
    if value == MILLION // 2:
        return "eine halbe Million"
    if part == MILLION // 2 and millions < HALVES_UP_TO:
        return f"{_and_a_half(int(millions), spelled)} Millionen"
    if rest == Fraction(1, 2) and 0 < whole < HALVES_UP_TO:
        return _and_a_half(int(whole), spelled)
    return None


def _and_a_half(whole: int, spelled: Spelled) -> str:
    return f"{'ein' if whole == 1 else spelled(whole)}einhalb"


HABITS: Mapping[str, Callable[[Fraction, Spelled], str | None]] = {"en": _english, "de": _german}
"""How each language says round amounts; None where the number itself is said."""
