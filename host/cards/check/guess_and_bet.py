"""Cards to bet on: three questions with three topics, of a category that there is."""

from __future__ import annotations

from collections.abc import Iterator

from host.cards.check.pack import Fault, Pack, parts_of
from host.cards.check.shapes import CATEGORIES
from host.games.guess_and_bet_moves import TOPICS


def faults(pack: Pack) -> Iterator[Fault]:
    """The faults of the pack's cards to bet on."""
    for card in pack.of("guess_and_bet"):
        questions = parts_of(card.raw, "questions")
        if len(questions) != TOPICS:
            yield card.fault(f"{len(questions)} questions, not {TOPICS}")
        category = str(card.raw.get("category"))
        if category not in CATEGORIES:
            yield card.fault(f"unknown category {category}: there are {', '.join(sorted(CATEGORIES))}")
        for language in card.words:
            topics = [topic.casefold() for topic in card.listed("topic", language)]
            if len(set(topics)) < len(topics):
                yield card.fault("the same topic twice", language)
