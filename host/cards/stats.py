"""Counts what is in the packs: by language, difficulty, tag and era, and how the answers spread."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from host.cards.packs import Card, speaks

ERAS = (
    ("antiquity", -math.inf, 500),
    ("middle ages", 500, 1500),
    ("early modern", 1500, 1800),
    ("nineteenth century", 1800, 1900),
    ("twentieth century", 1900, math.inf),
)
"""Name, first year, and the year after the last."""

TENTHS = 10


@dataclass(frozen=True, slots=True)
class Stats:
    """Of one game's cards; `spread` tells what the answers do, `answers` are bars of (label, count)."""

    game: str
    cards: int
    languages: Mapping[str, int]
    difficulties: Mapping[int, int]
    tags: Mapping[str, int]
    eras: Mapping[str, int]
    answers: tuple[tuple[str, int], ...]
    spread: str


def count(game: str, cards: Sequence[Card], languages: Iterable[str]) -> Stats:
    """What there is of a game."""
    years = [card["year"] for card in cards if "year" in card]
    tags = Counter(tag for card in cards for tag in card.get("tags", ()))
    tags.update(card["category"] for card in cards if "category" in card)
    levels = Counter(level for card in cards for level in _difficulties(card))
    answers, spread = _answers(cards)
    return Stats(
        game,
        len(cards),
        {language: sum(speaks(card, language) for card in cards) for language in languages},
        dict(sorted(levels.items())),
        dict(tags.most_common()),
        {name: found for name, low, high in ERAS if (found := sum(low <= year < high for year in years))},
        answers,
        spread,
    )


def _difficulties(card: Card) -> Iterator[int]:
    for part in card.get("questions", [card]):
        if "difficulty" in part:
            yield part["difficulty"]


def _answers(cards: Sequence[Card]) -> tuple[tuple[tuple[str, int], ...], str]:
    """How the answers spread: over the scales in tenths, over centuries, or over powers of ten."""
    places = [
        (card["value"] - card["scale"]["start"]) / (card["scale"]["end"] - card["scale"]["start"])
        for card in cards
        if "scale" in card
    ]
    if places:
        tenths = Counter(min(int(place * TENTHS), TENTHS - 1) for place in places)
        bars = tuple((f"{tenth * TENTHS}–{(tenth + 1) * TENTHS} %", tenths[tenth]) for tenth in range(TENTHS))
        return bars, f"mean position on the scale {mean(places):.2f}"
    years = [card["year"] for card in cards if "year" in card]
    if years:
        centuries = Counter(math.floor(year / 100) * 100 for year in years)
        bars = tuple((f"from {century}", found) for century, found in sorted(centuries.items()))
        return bars, f"from {min(years)} to {max(years)}"
    values = [question["value"] for card in cards for question in card.get("questions", ())]
    if values:
        powers = Counter(0 if value == 0 else math.floor(math.log10(abs(value))) for value in values)
        bars = tuple((f"10^{power}", powers[power]) for power in range(min(powers), max(powers) + 1))
        return bars, f"from {min(values)} to {max(values)}"
    return (), ""


def told(stats: Stats, most: int = 12) -> Iterator[str]:
    """The figures as lines to read, the most frequent tags only."""
    yield f"{stats.game}: {stats.cards} cards"
    if not stats.cards:
        return
    yield f"  languages: {_listed(stats.languages)}"
    if stats.difficulties:
        yield f"  difficulty: {_listed(stats.difficulties)}"
    if stats.tags:
        rest = len(stats.tags) - most
        more = f", and {rest} more" if rest > 0 else ""
        yield f"  tags: {_listed(dict(list(stats.tags.items())[:most]))}{more}"
    if stats.eras:
        yield f"  eras: {_listed(stats.eras)}"
    if stats.answers:
        yield f"  answers, {stats.spread}: {', '.join(f'{label}: {found}' for label, found in stats.answers)}"


def _listed(counts: Mapping[object, int] | Mapping[str, int] | Mapping[int, int]) -> str:
    return ", ".join(f"{name} {found}" for name, found in counts.items())
