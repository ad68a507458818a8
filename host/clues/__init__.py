"""The judge of clues: dictionaries and kinship of words, loaded when the first clue is judged."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from host.clues.closed import closed
from host.clues.judging import Tongue, verdict
from host.clues.kinship import Kinship
from host.clues.listed import lines, stock
from host.games.clue_circle_verdict import Verdict


def judge(clue: str, words: tuple[str, ...], language: str, number: int | None = None) -> Verdict:
    """What becomes of a clue, given the words of the circle, and the number on the card where it is known.

    Raises OSError where the language has no lists.
    """
    return verdict(clue, words, number, tongue(language))


@lru_cache
def tongue(language: str) -> Tongue:
    """A language's lists and ways, loaded once."""
    words = stock(language)
    making = import_module(f"host.clues.{language}").MAKING
    names = frozenset(lines(language, "names.txt"))
    return Tongue(words, Kinship(making, words), closed(language), names)
