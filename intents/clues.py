"""Clues of one word, and the three words that a circle begins with, taken out of what was said round them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from intents.meaning import ClueWord, StartingWords
from intents.names import fold
from intents.phrasing import words_of

THREE = 3
LONGEST_CLUE = 4
"""Words that may still be meant as a clue, if a bad one; whoever says more is not giving a clue."""

LONGEST_WORD = 40
"""Characters of a word."""

TEAMS: Mapping[str, str] = {"team_red": "red", "team_blue": "blue"}
"""The lists of the phrase files that name a team, and the teams' ids."""

NO_CORRECTIONS = (
    "clue_noise",
    "clue_no_correction",
    "clue_talk",
    "small_talk",
    "no_names",
    "corrections",
    "circle_articles",
    "gap_noise",
    "gap_not",
)
"""The lists of words that nobody means as another clue, alone behind a "no" or "she said"."""

Lists = Mapping[str, tuple[str, ...]]

_EDGES = " \t,.;:!?…\"'“”„»«-–—"


@dataclass(frozen=True, slots=True)
class Labels:
    """Whether a team's colour may stand before a clue: where there are teams.

    Where either team's clue may come (final round), it needs no colon and no "says".
    """

    teams: bool = False
    either: bool = False


def read_clue(
    text: str, lists: Lists, *, framed: bool = False, labels: Labels | None = None
) -> ClueWord | None:
    """The clue in what was said, without its frame ("my clue is …") and its article; None if there is none.

    `framed` tells that only a framed clue is one (somebody else is speaking): by "clue" or "word", or else
    a plausible word alone ("I said sour", but not "she said too much").
    """
    team, rest = _team(text.strip(_EDGES), lists, labels or Labels())
    bare = _without(rest, lists, "clue_openers", "clue_closers")
    frameless = _without(bare, lists, "clue_frames", "clue_frame_closers")
    has_frame = frameless != bare
    last = _said_last(frameless, lists)
    word = _without_article(_without(last, lists, "clue_openers", "clue_closers"), lists)
    count = len(word.split())
    too_long = count > LONGEST_CLUE or len(word) > LONGEST_WORD * LONGEST_CLUE
    if not any(c.isalnum() for c in word) or (too_long and not has_frame) or (framed and not has_frame):
        return None
    if framed and not _calls_it_a_clue(bare, lists) and not plausible(word, lists):
        return None
    if not has_frame and (fold(word) in _folded(lists.get("clue_noise", ())) or _is_talk(word, lists)):
        return None
    return ClueWord(word, team)


def plausible(word: str, lists: Lists) -> bool:
    """Whether a word that was said against a clue may be another: it is one, and no small talk."""
    little = (fold(way) for name in NO_CORRECTIONS for way in lists.get(name, ()))
    return len(word.split()) == 1 and fold(word) not in set(little)


def _calls_it_a_clue(text: str, lists: Lists) -> bool:
    return not _folded(lists.get("clue_called", ())).isdisjoint(words_of(text))


def _is_talk(text: str, lists: Lists) -> bool:
    """Whether several words are about the game, as no clue is ("what are my words")."""
    words = words_of(text)
    return len(words) > 1 and not _folded(lists.get("clue_talk", ())).isdisjoint(words)


def _said_last(text: str, lists: Lists) -> str:
    """The word that somebody has put in the place of another ("dessert, no, pastry"), else the text."""
    rather = _either(lists.get("clue_rather", ()))
    found = re.match(rf"(.+?)[\s,.;]+(?:(?:{rather})[\s,.;]+)+(?=\S)", text, re.IGNORECASE)
    if found is None or len(found[1].split()) > LONGEST_CLUE or _is_talk(found[1], lists):
        return text
    return _said_last(text[found.end() :], lists)


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
    little = _folded(lists.get("no_names", ()))
    said = [fold(one) for word in words for one in word.split()]
    chatter = text.rstrip().endswith("?") or not little.isdisjoint(said)
    fit = all(word and word.count(" ") <= 1 and len(word) <= LONGEST_WORD for word in words) and not chatter
    return StartingWords(words) if len(words) == THREE and fit else None


def team_starting(text: str, lists: Lists) -> str | None:
    """The id of the team that is to begin ("red", "team blue starts"); None where none is named."""
    return team_called(_without(text.strip(_EDGES), lists, "starts_openers", "starts_closers"), lists)


def team_called(text: str, lists: Lists) -> str | None:
    """The id of the team that a text names and nothing else beside it."""
    said = fold(text.strip(_EDGES))
    return next((team for name, team in TEAMS.items() if said in _folded(lists.get(name, ()))), None)


def _team(text: str, lists: Lists, labels: Labels) -> tuple[str | None, str]:
    """The team whose label stands before a clue, and the clue; elsewhere a colour is a word like others."""
    glue = _either(lists.get("before_clue", ()))
    for name, team in TEAMS.items():
        label, says = _either(lists.get(name, ())), _either(lists["says"])
        said = re.match(rf"({label})(\s*:\s*|\s*,\s*|\s+)((?:{says}|{glue})\s+)?(?=\S)", text, re.IGNORECASE)
        if said is None:
            continue
        if said[3] or ":" in said[2] or (labels.teams and labels.either):
            return team if labels.teams else None, text[said.end() :]
        return None, re.sub(rf"^({label}),\s*(?:{glue})\s+", r"\1 ", text, count=1, flags=re.IGNORECASE)
    return None, text


def _without(text: str, lists: Lists, openers: str, closers: str) -> str:
    """The text without any of these phrases at its start and end; never without all of its words.

    What begins many a word of two words ("right angle") opens an answer only before a comma or another
    opener. Small talk is not taken apart ("oh god").
    """
    either = _either(lists.get(openers, ()))
    opener = rf"^(?:{either})(?!\w)[\s,.:;!?…\"“„»-]*(?=\S)"
    apart = (
        rf"^(?:{_either(lists.get(f'{openers}_apart', ()))})(?:\s*[,.:;!?…]\s*|\s+(?=(?:{either})\b))(?=\S)"
    )
    closer = rf"(?<=\S)[\s,.:;!?…-]+(?:{_either(lists.get(closers, ()))})$"
    while fold(text) not in _folded(lists.get("clue_noise", ())):
        shorter = re.sub(opener, "", text, count=1, flags=re.IGNORECASE)
        shorter = re.sub(apart, "", shorter, count=1, flags=re.IGNORECASE)
        shorter = re.sub(closer, "", shorter, count=1, flags=re.IGNORECASE).strip(_EDGES)
        if shorter == text or not shorter:
            return text
        text = shorter
    return text


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
