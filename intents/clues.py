"""Clues of one word, and the three words that a circle begins with, taken out of what was said round them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from intents.meaning import ClueWord, StartingWords
from intents.names import fold

THREE = 3
LONGEST_CLUE = 4
"""Words that may still be meant as a clue, if a bad one; whoever says more is not giving a clue."""

LONGEST_WORD = 40
"""Characters of a word."""

TEAMS: Mapping[str, str] = {"team_red": "red", "team_blue": "blue"}
"""The lists of the phrase files that name a team, and the teams' ids."""

Lists = Mapping[str, tuple[str, ...]]

_EDGES = " \t,.;:!?…\"'“”„»«-–—"


def read_clue(text: str, lists: Lists, *, framed: bool = False) -> ClueWord | None:
    """The clue in what was said, without its frame ("my clue is …") and its article; None if there is none.

    `framed` tells that only a framed clue is one (somebody else is speaking).
    """
    team, rest = _team(text.strip(_EDGES), lists)
    bare = _without(rest, lists, "clue_openers", "clue_closers")
    frameless = _without(bare, lists, "clue_frames", "clue_frame_closers")
    has_frame = frameless != bare
    word = _without_article(_without(frameless, lists, "clue_openers", "clue_closers"), lists)
    count = len(word.split())
    too_long = count > LONGEST_CLUE or len(word) > LONGEST_WORD * LONGEST_CLUE
    if not any(c.isalnum() for c in word) or (too_long and not has_frame) or (framed and not has_frame):
        return None
    if not has_frame and fold(word) in _folded(lists.get("clue_noise", ())):
        return None
    return ClueWord(word, team)


def read_words(text: str, lists: Lists) -> StartingWords | None:
    """Three words said one after the other; None where they are not three."""
    rest = _without(text.strip(_EDGES), lists, "words_frames", "words_closers")
    joined = rf"(?:{_either(lists['conjunctions'])})\s+"
    between = rf"\s*[,;/]\s*(?:{joined})?|\s+{joined}|\.\s+"
    parts = [part.strip(_EDGES) for part in re.split(between, rest, flags=re.IGNORECASE)]
    if len(parts) < THREE:
        parts = [word for part in parts for word in part.split()]
        parts = [part for part in parts if fold(part) not in _folded(lists.get("circle_articles", ()))]
    words = tuple(_without_article(part, lists) for part in parts if part)
    fit = all(word and word.count(" ") <= 1 and len(word) <= LONGEST_WORD for word in words)
    return StartingWords(words) if len(words) == THREE and fit else None


def team_called(text: str, lists: Lists) -> str | None:
    """The id of the team that a text names and nothing else beside it."""
    said = fold(text.strip(_EDGES))
    return next((team for name, team in TEAMS.items() if said in _folded(lists.get(name, ()))), None)


def _team(text: str, lists: Lists) -> tuple[str | None, str]:
    for name, team in TEAMS.items():
        said = re.match(rf"(?:{_either(lists.get(name, ()))})(?:\s*[:,]\s*|\s+)(?=\S)", text, re.IGNORECASE)
        if said:
            says = rf"(?:{_either(lists['says'])})\s+"
            return team, re.sub(rf"^{says}", "", text[said.end() :], count=1, flags=re.IGNORECASE)
    return None, text


def _without(text: str, lists: Lists, openers: str, closers: str) -> str:
    """The text without any of these phrases at its start and end; never without all of its words."""
    opener = rf"^(?:{_either(lists.get(openers, ()))})(?!\w)[\s,.:;!?…\"“„»-]*(?=\S)"
    closer = rf"(?<=\S)[\s,.:;!?…-]+(?:{_either(lists.get(closers, ()))})$"
    while True:
        shorter = re.sub(opener, "", text, count=1, flags=re.IGNORECASE)
        shorter = re.sub(closer, "", shorter, count=1, flags=re.IGNORECASE).strip(_EDGES)
        if shorter == text or not shorter:
            return text
        text = shorter


def _without_article(text: str, lists: Lists) -> str:
    first, _, rest = text.strip(_EDGES).partition(" ")
    return (
        rest.strip(_EDGES)
        if rest and fold(first) in _folded(lists.get("circle_articles", ()))
        else text.strip(_EDGES)
    )


def _either(phrases: Sequence[str]) -> str:
    return "|".join(re.escape(phrase) for phrase in sorted(phrases, key=len, reverse=True)) or "(?!)"


@lru_cache(maxsize=64)
def _folded(ways: tuple[str, ...]) -> frozenset[str]:
    return frozenset(fold(way) for way in ways)
