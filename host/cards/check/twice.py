"""What is there twice: ids, facts within one game, and questions that ask the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rapidfuzz import fuzz, utils

from host.cards.check.pack import Card, Fault, Pack

SAME_QUESTION = 95.0
"""From this likeness on (0 to 100) two questions are one, whatever their answers."""
SAME_ANSWER = 75.0
"""The same where their answers are equal: "how long does gold take" may be asked of silver."""
SAME_WORDS = 2
"""Words that two sets of clue_circle must not share."""


def faults(pack: Pack) -> Iterator[Fault]:
    """Everything that a pack has twice."""
    ids = Counter(card.id for card in pack.cards)
    for name in (name for name, times in ids.items() if times > 1):
        last = [card for card in pack.cards if card.id == name][-1]
        yield last.fault("the id is there twice")
    for game in sorted({card.game for card in pack.cards}):
        cards = pack.of(game)
        yield from _facts(cards)
        for language in pack.languages:
            yield from _questions(cards, language)
            yield from _word_sets(cards, language)


def _facts(cards: tuple[Card, ...]) -> Iterator[Fault]:
    user: dict[str, Card] = {}
    for card in cards:
        for fact in card.facts:
            if fact in user:
                yield card.fault(f"the fact {fact} is used in {user[fact].id} already")
            user[fact] = card


def _questions(cards: tuple[Card, ...], language: str) -> Iterator[Fault]:
    asked = []
    for card in cards:
        questions = card.asked(language)
        values = [answer.value for answer in card.answers]
        paired = values if len(values) == len(questions) else [None] * len(questions)
        asked += [
            (card, utils.default_process(question), value)
            for question, value in zip(questions, paired, strict=True)
        ]
    for (one, first, value), (other, second, beside) in combinations(asked, 2):
        least = SAME_ANSWER if value is not None and value == beside else SAME_QUESTION
        if fuzz.ratio(first, second, score_cutoff=least) or _reordered(first, second, least):
            yield other.fault(f"asks nearly the same as {one.id}", language)


def _reordered(first: str, second: str, least: float) -> bool:
    """Whether two questions are of the same words in another order; looked at only where lengths agree."""
    shorter, longer = sorted((len(first), len(second)))
    return shorter * 200 >= least * (shorter + longer) and bool(
        fuzz.token_sort_ratio(first, second, score_cutoff=least)
    )


def _word_sets(cards: tuple[Card, ...], language: str) -> Iterator[Fault]:
    sets = [(card, {word.casefold() for word in card.listed("words", language)}) for card in cards]
    for (one, first), (other, second) in combinations(sets, 2):
        if len(first & second) >= SAME_WORDS:
            yield other.fault(f"has nearly the words of {one.id}", language)
