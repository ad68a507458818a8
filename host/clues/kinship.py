"""Whether two words are of one stem: each is led back to all it may be made of, and these are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from host.clues.lexicon import Lexicon

INSIDE = 4
"""Letters from which on a word that is found at an end of another one may be a part of it."""

LONG = 5
"""Letters from which on another word that begins with them is hardly there by chance."""

BESIDE = 3
"""Letters that are left of the other one, at least."""


class Tie(IntEnum):
    """How surely a word comes from another one; a way from word to word is as good as its weakest step."""

    DOUBTFUL = 0
    """Perhaps: both readings are words, or only the letters are alike."""
    PART = 1
    """The other word is one part of a compound."""
    SAME = 2
    """Another form of it, or derived from it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step back: what a word may come from."""

    base: str
    tie: Tie = Tie.SAME


@dataclass(frozen=True, slots=True)
class Stock:
    """What is known of a language's words beside the way they are made."""

    lexicon: Lexicon
    families: Mapping[str, tuple[str, ...]]
    """Words or stems that no rule leads back ("sang"), and the heads of their families ("sing")."""
    made_of: Mapping[str, tuple[str, ...]]
    """Words that look as if they were made otherwise, and what they are made of; empty: of nothing."""


@dataclass(frozen=True, slots=True)
class Making:
    """How a language makes its words."""

    steps: Callable[[str, Stock], Iterator[Step]]
    """One step back from a word, in every way there is."""
    alike: Callable[[str, str], bool]
    """Whether two words may be of one foreign stem, by their letters alone."""
    bare: Callable[[str], str]
    """A word without what it loses before endings: its umlauts, or a final e."""
    spellings: Callable[[str], Iterator[str]]
    """Other ways to write a word: letters may be missing on a keyboard, or were not heard."""
    uninflected: Callable[[str], Iterator[str]]
    """What a word may be a plural or another such form of, by its ending alone."""
    joints: frozenset[str]
    """Small words that stand in the midst of hyphened ones."""


def several(*lines: str) -> tuple[str, ...]:
    """The words of these lines, so that a list of many stands in few."""
    return tuple(word for line in lines for word in line.split())


class Kinship:
    """The stems of a language's words."""

    def __init__(self, making: Making, stock: Stock) -> None:
        """Take a language's ways and words."""
        self.making = making
        self._stock = stock
        self.stems = lru_cache(maxsize=1024)(self._stems)

    def _stems(self, word: str) -> Mapping[str, Tie]:
        """All that a word may be made of, itself included, each with the best tie to it."""
        stock = self._stock
        found: dict[str, Tie] = {}
        best: dict[str, Tie] = {word: Tie.SAME}
        waiting = [word]
        while waiting:
            here = waiting.pop()
            tie = best[here]
            found[here] = max(tie, found.get(here, tie))
            heads = stock.families.get(here, ())
            found.update((head, max(tie, found.get(head, tie))) for head in heads)
            for step in () if heads else self._steps(here):
                reached = min(tie, step.tie)
                if reached > best.get(step.base, -1):
                    best[step.base] = reached
                    waiting.append(step.base)
        return found

    def _steps(self, word: str) -> Iterator[Step]:
        parts = self._stock.made_of.get(word)
        if parts is None:
            return self.making.steps(word, self._stock)
        return (Step(part, Tie.PART if len(parts) > 1 else Tie.SAME) for part in parts)

    def tie(self, one: str, other: str) -> Tie | None:
        """How surely two words are of one stem: `SAME`, `DOUBTFUL`, or None where they are not.

        Two compounds that have no more than a part in common are doubtful.
        """
        stems, others = self.stems(one), self.stems(other)
        best = max(
            (_between(stems[stem], others[stem]) for stem in stems.keys() & others.keys()), default=None
        )
        if best is not None:
            return best
        shorter, longer = sorted((one, other), key=len)
        if longer in self._stock.made_of:
            return None
        alike = shorter not in self._stock.made_of and self.making.alike(one, other)
        bare = self.making.bare
        return Tie.DOUBTFUL if alike or _inside(bare(shorter), bare(longer)) else None


def _inside(shorter: str, longer: str) -> bool:
    """Whether a word stands at an end of another one, with enough beside it to be a word."""
    if len(shorter) >= LONG and longer.startswith(shorter):
        return True
    long_enough = len(shorter) >= INSIDE and len(longer) - len(shorter) >= BESIDE
    return long_enough and (longer.startswith(shorter) or longer.endswith(shorter))


def _between(one: Tie, other: Tie) -> Tie:
    parts = one is Tie.PART and other is Tie.PART
    return Tie.DOUBTFUL if parts or Tie.DOUBTFUL in (one, other) else Tie.SAME
