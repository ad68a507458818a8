"""Cards in several languages: the same placeholders in all of them, and each written in its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rapidfuzz import fuzz

from host.cards.check.pack import Card, Fault, Pack
from host.cards.check.texts import LABELS, PLACEHOLDER

SAME = 95.0
"""From this likeness on (0 to 100) a text was not translated."""


def faults(pack: Pack) -> Iterator[Fault]:
    """What differs between the languages of a card and should not, and what does not and should."""
    for card in pack.cards:
        for one, other in combinations(sorted(card.words), 2):
            yield from _compared(card, one, other)


def _compared(card: Card, one: str, other: str) -> Iterator[Fault]:
    """The faults of one language's texts beside another's. Names may be alike: no labels, topics or units."""
    there = {(text.field, text.place): text.text for text in card.texts(one)}
    for text in card.texts(other):
        beside = there.pop((text.field, text.place), None)
        if beside is None:
            yield card.fault(f"{text.name}: in {other} only", other)
            continue
        held = sorted(PLACEHOLDER.findall(text.text))
        held_beside = sorted(PLACEHOLDER.findall(beside))
        if held != held_beside:
            listed = [" ".join(found) or "none" for found in (held, held_beside)]
            yield card.fault(f"{text.name}: placeholders {listed[0]}, but {listed[1]} in {one}", other)
        if text.field not in LABELS and fuzz.ratio(text.text.casefold(), beside.casefold()) >= SAME:
            yield card.fault(f"{text.name}: untranslated, the same as in {one}", other)
    for field, place in there:
        yield card.fault(f"{field}{f' {place}' if place else ''}: in {one} only", one)
    words = card.listed("words", one), card.listed("words", other)
    if words[0] and [w.casefold() for w in words[0]] == [w.casefold() for w in words[1]]:
        yield card.fault(f"words: untranslated, the same as in {one}", other)
