"""Numbers and years as people say them: num2words, with its faults mended."""

from __future__ import annotations

from functools import lru_cache

from num2words import num2words

PAIRS_FROM = 1100
"""From here on German says years in hundreds ("achtzehnhundertfünfzehn")."""

HUNDRED, SECOND_MILLENNIUM = 100, 1000


@lru_cache(maxsize=8192)
def number(value: float, language: str) -> str:
    """A number in words: "two thousand five hundred", "drei Komma fünf"."""
    whole = int(value) if float(value).is_integer() else value
    words = str(num2words(whole, lang=language)).replace(",", "")
    return words.removeprefix("ein") if language == "de" and _starts_with_one(abs(value)) else words


def _starts_with_one(value: float) -> bool:
    """Whether German drops the "ein" in front: hundert, hundertzwölf, tausendfünfhundert."""
    return HUNDRED <= value < 2 * HUNDRED or SECOND_MILLENNIUM <= value < 2 * SECOND_MILLENNIUM


@lru_cache(maxsize=4096)
def year(value: int, language: str) -> str:
    """The bare year in words, without its era: 1815 is "eighteen fifteen", 44 (and -44) "forty-four".

    Before 1100 and from 2000 to 2009 years are said as numbers; num2words' "einshundert" never is.
    """
    bare = abs(value)
    if bare < SECOND_MILLENNIUM or (language == "de" and bare < PAIRS_FROM):
        return number(bare, language)
    return str(num2words(bare, lang=language, to="year")).replace(",", "").replace("oh-", "oh ")
