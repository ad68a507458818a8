"""Picking one of the things on offer: a category by any of its names, a topic by its words or its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rapidfuzz import fuzz

from intents.meaning import Choice
from intents.names import fold
from intents.numbers import read_integer

ALIKE = 84.0
"""From this likeness on (0 to 100) a word is one of a topic's words, misheard or inflected."""

SHORTEST = 4
"""Letters of a word that may tell topics apart; shorter ones stand in too many."""

Lists = Mapping[str, tuple[str, ...]]
"""The language's word lists by name."""


def read_category(text: str, ids: Iterable[str], lists: Lists) -> Choice | None:
    """The category that was named by one of its ways of being said; None if none was, or two were.

    The ways of "sport" stand in the list `category_sport`.
    """
    words = _meant(_plain_words(text), lists)
    found: list[tuple[int, int, str]] = []
    for id_ in ids:
        found += [(*place, id_) for way in lists[f"category_{id_}"] for place in _places_of(way, words)]
    longest = [one for one in found if not any(_inside(one, other) for other in found)]
    named = {id_ for _, _, id_ in longest}
    return Choice(named.pop()) if len(named) == 1 else None


def _plain_words(text: str) -> list[str]:
    bare = "".join(c if c.isalnum() or c in "'-" else " " for c in text.replace("’", "'"))
    return [word.removesuffix("'s") for word in fold(bare).split()]


def _meant(words: list[str], lists: Lists) -> list[str]:
    """What was said after the last correction ("the kings, no, the trees"), all of it if there is none."""
    for phrase in lists["corrections"]:
        size = len(fold(phrase).split())
        for first in range(len(words) - size, -1, -1):
            if words[first : first + size] == fold(phrase).split() and first + size < len(words):
                return _meant(words[first + size :], lists)
    return words


def _places_of(way: str, words: Sequence[str]) -> list[tuple[int, int]]:
    wanted = fold(way).split()
    size = len(wanted)
    return [
        (first, first + size)
        for first in range(len(words) - size + 1)
        if all(_nearly(a, b) for a, b in zip(words[first : first + size], wanted, strict=True))
    ]


def _nearly(said: str, word: str) -> bool:
    return said == word or (min(len(said), len(word)) >= SHORTEST and fuzz.ratio(said, word) >= ALIKE)


def _inside(one: tuple[int, int, str], other: tuple[int, int, str]) -> bool:
    return other[0] <= one[0] and one[1] <= other[1] and other[1] - other[0] > one[1] - one[0]


def read_topic(text: str, topics: Sequence[str], lists: Lists, language: str) -> Choice | None:
    """The place of the topic that was picked, from "0"; None if none was, or several may be meant.

    A topic is picked by some of its words ("the one about kings"), or by its place ("the second").
    """
    said = _meant(_plain_words(text), lists)
    noise = {fold(word) for word in lists["topic_noise"]}
    kept = [word for word in said if word not in noise]
    place = _place(kept, lists, language)
    if place is None or place >= len(topics):
        telling = [word for word in kept if _place([word], lists, language) is None]
        place = _by_words(telling, topics) if telling else None
    return None if place is None or place >= len(topics) else Choice(str(place))


def _place(words: Sequence[str], lists: Lists, language: str) -> int | None:
    said = " ".join(words)
    for place, ways in enumerate((lists["topic_first"], lists["topic_second"], lists["topic_third"])):
        if said in {fold(way) for way in ways}:
            return place
    number = read_integer(said, language) if said else None
    return number - 1 if number is not None and number >= 1 else None


def _by_words(words: Sequence[str], topics: Sequence[str]) -> int | None:
    """The one topic that shares most words with what was said, each word counted if no other topic has it."""
    own = [_plain_words(topic) for topic in topics]
    said = f" {' '.join(words)} "
    whole = [place for place, topic in enumerate(own) if f" {' '.join(topic)} " in said]
    if len(whole) == 1:
        return whole[0]
    shared = [sum(_counts(word, place, own) for word in words) for place in range(len(topics))]
    most = max(shared, default=0)
    chatter = len(words) - sum(shared) > most + 1
    return shared.index(most) if most and shared.count(most) == 1 and not chatter else None


def _counts(word: str, place: int, topics: Sequence[Sequence[str]]) -> bool:
    likest = [max((_likeness(word, other) for other in topic), default=0.0) for topic in topics]
    return likest[place] >= ALIKE and likest.count(max(likest)) == 1 and likest[place] == max(likest)


def _likeness(said: str, word: str) -> float:
    if said == word:
        return 100.0
    if min(len(said), len(word)) < SHORTEST:
        return 0.0
    return max(fuzz.ratio(said, word), fuzz.partial_ratio(said, word) - 10 if len(word) > len(said) else 0.0)
