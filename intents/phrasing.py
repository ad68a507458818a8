"""Words of an utterance, and the short phrases of a language's lists found among them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from intents.names import fold

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")

Roles = tuple[tuple[str, tuple[str, ...]], ...]
"""Names of roles and the phrases that play them."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One word, or a phrase that plays a role; `role` is None for a word that plays none."""

    said: str
    role: str | None = None


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text, folded, without punctuation."""
    return tuple(fold(word) for word in _WORD.findall(text))


def roles(lists: Mapping[str, tuple[str, ...]], names: Sequence[str]) -> Roles:
    """These lists of a language as roles; a list that the language lacks plays no role."""
    return tuple((name, lists.get(name, ())) for name in names)


@lru_cache(maxsize=64)
def _index(wanted: Roles) -> Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]:
    """Every phrase by its first word, the longest first; of equal phrases the earlier role counts."""
    found: dict[str, dict[tuple[str, ...], str]] = {}
    for role, phrases in wanted:
        for phrase in phrases:
            words = words_of(phrase)
            if words:
                found.setdefault(words[0], {}).setdefault(words, role)
    return {first: tuple(sorted(ways.items(), key=lambda way: -len(way[0]))) for first, ways in found.items()}


def pieces(words: Sequence[str], wanted: Roles) -> tuple[Piece, ...]:
    """The words with the longest phrases marked, from left to right."""
    index = _index(wanted)
    found: list[Piece] = []
    at = 0
    while at < len(words):
        size, role = 1, None
        for phrase, plays in index.get(words[at], ()):
            if tuple(words[at : at + len(phrase)]) == phrase:
                size, role = len(phrase), plays
                break
        found.append(Piece(" ".join(words[at : at + size]), role))
        at += size
    return tuple(found)
