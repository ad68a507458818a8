"""Terms that lie at the table, found in what was said: bent, half-said, split or misheard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz

from intents.names import fold
from intents.phrasing import words_of

NEAR = 80.0
"""From this likeness on (0 to 100) words may be a term."""

MARGIN = 8.0
"""By so much the best term must beat the second, else both may be meant."""

EXACT, BENT, HALF, TAIL, WITHIN = 100.0, 97.0, 91.0, 86.0, 82.0
"""Likeness of a term said in full, inflected, by some of its words, by the end or a part of a long word."""

PART = 4
"""Letters that a part of a long word needs, to be taken for it."""

SHORT = 3
"""Words of so few letters are found only as they are."""

LONGER = 6.0
"""What each further word of a mention counts when mentions overlap."""

SPLIT = 2
"""Words more than a term has, into which a recogniser may split it."""


@dataclass(frozen=True, slots=True)
class Mention:
    """Words `first` up to `last` (excluded) that mean one of these terms; several where it is not clear."""

    first: int
    last: int
    terms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Term:
    label: str
    words: tuple[str, ...]
    """Its words without articles; all of them where there is nothing else."""
    full: tuple[str, ...]

    @property
    def joined(self) -> str:
        return "".join(self.words)


@dataclass(frozen=True, slots=True)
class Grammar:
    """What a language needs to find terms: its articles, and the endings that words take."""

    articles: frozenset[str]
    endings: frozenset[str]


def grammar_of(lists: Mapping[str, tuple[str, ...]]) -> Grammar:
    """The grammar in a language's lists of words."""
    return Grammar(_folded(lists.get("term_articles", ())), _folded(lists.get("term_endings", ())))


@lru_cache(maxsize=64)
def _folded(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(fold(word) for word in words)


@lru_cache(maxsize=512)
def _term(label: str, articles: frozenset[str]) -> _Term:
    full = words_of(label)
    return _Term(label, tuple(w for w in full if w not in articles) or full, full)


def mentions(
    words: Sequence[str], labels: Sequence[str], known: frozenset[str], grammar: Grammar
) -> tuple[Mention, ...]:
    """The mentions of terms among the words, in order, none overlapping another.

    `known` are words with a meaning of their own ("before", "goes"), which are never a misheard term.
    """
    terms = [_term(label, grammar.articles) for label in labels]
    longest = max((len(term.full) for term in terms), default=0) + SPLIT
    found: list[tuple[float, Mention]] = []
    for first in range(len(words)):
        for last in range(first + 1, min(first + longest, len(words)) + 1):
            window = tuple(words[first:last])
            likely = _likely(window, terms, known, grammar)
            if likely:
                score, meant = likely
                found.append((score + LONGER * (last - first - 1), Mention(first, last, meant)))
    taken: list[Mention] = []
    for _, mention in sorted(found, key=lambda pair: -pair[0]):
        if all(mention.last <= other.first or other.last <= mention.first for other in taken):
            taken.append(mention)
    return tuple(sorted(taken, key=lambda mention: mention.first))


def _likely(
    window: tuple[str, ...], terms: Sequence[_Term], known: frozenset[str], grammar: Grammar
) -> tuple[float, tuple[str, ...]] | None:
    ranked = sorted(((_likeness(window, t, known, grammar), t.label) for t in terms), key=lambda r: -r[0])
    if not ranked or ranked[0][0] < NEAR:
        return None
    top = ranked[0][0]
    if top == EXACT:
        return top, (ranked[0][1],)
    return top, tuple(label for score, label in ranked if score >= NEAR and top - score < MARGIN)


def _likeness(window: tuple[str, ...], term: _Term, known: frozenset[str], grammar: Grammar) -> float:
    if window in (term.words, term.full) or "".join(window) == term.joined:
        return EXACT
    inflected = len(window) == len(term.words) and all(
        bent(a, b, grammar.endings) for a, b in zip(window, term.words, strict=True)
    )
    if inflected and any(word not in known for word in window):
        return BENT
    if any(word in known for word in window):
        return 0.0
    if any(_same(window, part, grammar) for part in _parts(term.words, len(window))):
        return HALF
    return _sounding(window, term)


def _parts(words: tuple[str, ...], size: int) -> Iterator[tuple[str, ...]]:
    if size < len(words):
        yield from (words[at : at + size] for at in range(len(words) - size + 1))


def _same(window: tuple[str, ...], part: tuple[str, ...], grammar: Grammar) -> bool:
    alike = all(bent(a, b, grammar.endings) for a, b in zip(window, part, strict=True))
    return alike and any(len(word) >= SHORT for word in part)


def _sounding(window: tuple[str, ...], term: _Term) -> float:
    said, joined = "".join(window), term.joined
    if len(said) <= SHORT or len(joined) <= SHORT:
        return 0.0
    if len(window) == 1 and len(said) >= PART and len(joined) - len(said) >= SHORT:
        if any(word.endswith(said) for word in term.words):
            return TAIL
        if any(said in word for word in term.words):
            return WITHIN
    return min(fuzz.ratio(said, joined), BENT - 1)


def bent(said: str, word: str, endings: frozenset[str]) -> bool:
    """Whether a word was said, in whatever inflection ("dem Elefanten" for "Elefant")."""
    if said == word:
        return True
    short, long = sorted((said, word), key=len)
    if len(short) >= SHORT and long.startswith(short) and long[len(short) :] in endings:
        return True
    stem = short[:-1]
    swapped = short[-1:] in endings and long[len(stem) :] in endings
    return len(stem) > SHORT and long.startswith(stem) and swapped
