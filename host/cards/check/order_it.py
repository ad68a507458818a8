"""Ordering questions: nine items of one unit, clearly apart in value and in sound."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from rapidfuzz.distance import Levenshtein

from host.cards.check.pack import Answer, Card, Fault, Pack, parts_of
from host.games.order_it_card import TERMS
from intents.names import NEAR, likeness, sound

APART = 0.1
"""Of the lower one: by so much two neighbours differ, between their accept ranges."""
NO_TRUE_ZERO = frozenset({"year", "degC", "°C", "degF", "°F"})
"""Units in which twice as much means nothing: neighbours are a tenth of the mean step apart there."""
YEARS_APART = 2
"""Between two years at least."""
ROUNDING = 1e-9
"""What decimals may be off."""
PLACES_ALIKE = 1
"""Letters in which labels must differ by more, as they sound."""


def faults(pack: Pack) -> Iterator[Fault]:
    """The faults of the pack's ordering questions."""
    for card in pack.of("order_it"):
        items = parts_of(card.raw, "items")
        if len(items) != TERMS:
            yield card.fault(f"{len(items)} items, not {TERMS}")
        if card.answers:
            yield from _values(card)
        for language in card.words:
            yield from _labels(card, language)


def _values(card: Card) -> Iterator[Fault]:
    units = sorted({f"{answer.kind} in {answer.unit}" for answer in card.answers})
    if len(units) > 1:
        yield card.fault(f"mixed units: {', '.join(units)}")
        return
    measure, kind = card.raw.get("measure"), card.answers[0].kind
    if card.answers[0].fact is not None and measure != kind:
        yield card.fault(f"measure {measure}, and its facts are of kind {kind}")
    ranked = sorted(card.answers, key=lambda answer: answer.value)
    for one, other in pairwise(ranked):
        if one.value == other.value:
            yield card.fault(f"not strictly monotonic: {_named(one)} and {_named(other)}")
        elif not _apart(one, other, ranked):
            yield card.fault(f"too close: {_named(one)} and {_named(other)}")


def _named(answer: Answer) -> str:
    return f"{answer.value}" if answer.fact is None else f"{answer.fact} ({answer.low} to {answer.high})"


def _apart(one: Answer, other: Answer, ranked: list[Answer]) -> bool:
    """Whether one ends clearly below the other's beginning: by a ratio, or a gap where there is no zero."""
    gap = other.low - one.high
    if one.kind == "year" or one.unit in NO_TRUE_ZERO or one.low <= 0:
        step = (ranked[-1].value - ranked[0].value) / (len(ranked) - 1)
        least = max(YEARS_APART, APART * step) if one.kind == "year" else APART * step
        return gap >= least - ROUNDING
    return gap >= APART * one.high - ROUNDING


def _labels(card: Card, language: str) -> Iterator[Fault]:
    heard = [(label, sound(label)) for label in card.listed("items", language)]
    for (one, first), (other, second) in combinations(heard, 2):
        if Levenshtein.distance(first, second) <= PLACES_ALIKE or likeness(one, other) >= NEAR:
            yield card.fault(f"labels that are alike or sound alike: {one} and {other}", language)
