"""Scales: the answer on them and off their ends, and over a whole pack all parts of the scale in use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean

from host.cards.check.pack import Card, Fault, Pack

NEAR_END = 0.02
"""Of the scale: so near an end an answer does not lie."""
MEAN = (0.4, 0.6)
"""Between these the mean place of a pack's answers lies, 0 the start and 1 the end of the scale."""
PARTS = 3
"""Parts of the scale, each of which some answers lie in."""
A_WHOLE_PACK = 12
"""Cards from which on the spread is looked at: fewer may well lie in two thirds by chance."""


def faults(pack: Pack) -> Iterator[Fault]:
    """The faults of the pack's scales, each and together."""
    places = []
    cards = pack.of("scale_strip")
    for card in cards:
        place = _place(card)
        if place is None:
            continue
        if not 0 <= place <= 1:
            yield card.fault(f"the answer {card.answers[0].value} lies off the scale")
        elif not NEAR_END < place < 1 - NEAR_END:
            yield card.fault(f"the answer {card.answers[0].value} lies within 2 % of an end of the scale")
        places.append(place)
    if len(places) >= A_WHOLE_PACK:
        yield from (Fault(cards[0].file, "-", reason) for reason in _spread(places))


def _place(card: Card) -> float | None:
    """Where the answer lies on its scale, 0 to 1; None where either is missing."""
    scale = card.raw.get("scale")
    if not card.answers or not isinstance(scale, Mapping):
        return None
    start, end = scale.get("start"), scale.get("end")
    if not isinstance(start, int | float) or not isinstance(end, int | float) or start >= end:
        return None
    return (card.answers[0].value - start) / (end - start)


def _spread(places: list[float]) -> Iterator[str]:
    mean = fmean(places)
    if not MEAN[0] <= mean <= MEAN[1]:
        yield f"the answers lie at {mean:.2f} of the scale on average, not between {MEAN[0]} and {MEAN[1]}"
    for part in range(PARTS):
        if not any(part / PARTS <= place <= (part + 1) / PARTS for place in places):
            yield f"no answer lies in the {('first', 'middle', 'last')[part]} third of the scale"
