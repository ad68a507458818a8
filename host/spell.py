"""Numbers and years as people say them: num2words, with its faults mended."""

from __future__ import annotations

from functools import lru_cache

from num2words import num2words

PAIRS_FROM, PAIRS_TO = 1100, 2000
"""Years from 1100 to 1999 are said in hundreds ("eighteen fifteen", "achtzehnhundertfünfzehn")."""

SECOND_MILLENNIUM = 1000


@lru_cache(maxsize=8192)
def number(value: float, language: str) -> str:
    """A number in words: "two thousand five hundred", "drei Komma fünf"."""
    whole = int(value) if float(value).is_integer() else value
    return str(num2words(whole, lang=language)).replace(",", "")


@lru_cache(maxsize=4096)
def year(value: int, language: str) -> str:
    """The bare year in words, without its era: 1815 is "eighteen fifteen", 44 (and -44) "forty-four".

    Before 1100 and from 2000 to 2009 years are said as numbers; num2words' "einshundert" never is.
    """
    bare = abs(value)
    if bare < SECOND_MILLENNIUM or (language == "de" and bare < PAIRS_FROM):
        return number(bare, language).removeprefix("ein" if bare >= SECOND_MILLENNIUM else "")
    return str(num2words(bare, lang=language, to="year")).replace(",", "").replace("oh-", "oh ")
