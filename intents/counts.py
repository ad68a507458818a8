"""An amount with the question's own noun behind it: "eight wives", where wives were asked for."""

from __future__ import annotations

from intents.names import fold
from intents.numbers import read_integer, read_number
from intents.readings import Doubt, NoAnswer, Number, Unsure

SHORTEST = 4
"""Letters of a word that may be the noun asked for."""


def read_count(text: str, language: str, *, unit: str | None, asked: str) -> Number | Unsure | NoAnswer:
    """The amount in an utterance, also where a noun that the question asks for stands beside it."""
    plain = read_number(text, language, unit=unit)
    if not isinstance(plain, NoAnswer) or plain.why is not Doubt.NOTHING:
        return plain
    nouns = {word for word in _words(asked) if len(word) >= SHORTEST}
    said = text.split()
    kept = [word for word in said if not _noun(word, nouns, language)]
    if not kept or len(kept) == len(said):
        return plain
    return read_number(" ".join(kept), language, unit=unit)


def _words(text: str) -> list[str]:
    return [word.strip(".,:;!?\"'„“") for word in fold(text).split()]


def _noun(word: str, nouns: set[str], language: str) -> bool:
    plain = "".join(_words(word))
    return plain in nouns and read_integer(word, language) is None
