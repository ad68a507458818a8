"""Starting words: three plain ones, no number, colour or position, and no two of one stem."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, takewhile

from host import spell
from host.cards.check.pack import Fault, Pack
from host.games.clue_circle_state import STARTING_PLACES
from intents.names import fold

_COLOURS = """
red blue green yellow orange purple violet pink brown black white grey gray turquoise beige gold silver
scarlet crimson indigo colour color
rot blau grün gelb lila violett rosa braun schwarz weiß grau türkis golden silbern bunt farbe
"""
_POSITIONS = """
top bottom left right middle centre center front back above below inside outside up down north south east
west corner edge beginning end start between beside position place
oben unten links rechts mitte vorn vorne hinten drinnen draußen innen außen norden süden osten westen ecke
rand anfang ende zwischen neben platz
"""
_NUMBERS = "number dozen pair half quarter zahl nummer dutzend paar hälfte viertel null"
COLOURS, POSITIONS, NUMBERS = (
    frozenset(listed.casefold().split()) for listed in (_COLOURS, _POSITIONS, _NUMBERS)
)
"""Words of the languages so far that name a card, or say where in the circle one lies.

Numbers that are not counted with stand beside those that the words layer spells.
"""
PREFIX = 4
"""Letters that two words of one stem begin with, at least."""
SHARE = 0.7
"""Of the shorter word: so much of it two words of one stem share."""
INNER = 4
"""Letters from which on a word at the end of another is its stem ("Schiff" in "Luftschiff")."""
OPENING = 3
"""The same at its beginning ("sun" in "sunflower")."""


def faults(pack: Pack) -> Iterator[Fault]:
    """The faults of the pack's starting words."""
    for card in pack.of("clue_circle"):
        for language in card.words:
            words = card.listed("words", language)
            if len(words) != len(STARTING_PLACES):
                yield card.fault(f"{len(words)} words, not {len(STARTING_PLACES)}", language)
            for word in words:
                reason = _not_plain(word, pack.languages)
                if reason:
                    yield card.fault(f"{word}: {reason}", language)
            for one, other in combinations(words, 2):
                if shares_stem(one, other):
                    yield card.fault(f"a shared stem: {one} and {other}", language)


def _not_plain(word: str, languages: Sequence[str]) -> str | None:
    if not word.isalpha():
        return "not one plain word"
    plain = word.casefold()
    if plain in NUMBERS or plain in _counted(tuple(languages)):
        return "a number"
    if plain in COLOURS:
        return "a colour"
    return "a position" if plain in POSITIONS else None


@lru_cache
def _counted(languages: tuple[str, ...]) -> frozenset[str]:
    counted = [*range(101), 1000, 10**6]
    spelled = {spell.number(number, language).casefold() for number in counted for language in languages}
    return frozenset(spelled | {word.split()[-1] for word in spelled})


def shares_stem(one: str, other: str) -> bool:
    """Whether two words seem to be of one stem: one opens or ends the other, or they begin alike."""
    shorter, longer = sorted((fold(one), fold(other)), key=len)
    if len(shorter) >= OPENING and longer.startswith(shorter):
        return True
    if len(shorter) >= INNER and longer.endswith(shorter):
        return True
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(shorter, longer, strict=False)))
    return shared >= PREFIX and shared >= SHARE * len(shorter)
