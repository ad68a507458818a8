"""Words of one stem and words that only look like it: how many are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from host import content
from host.clues import judge
from host.games.clue_circle_verdict import ClueRule, Outcome
from tests.clues.pairs import UNSEEN, Pair, half, pairs

LANGUAGES = content.languages()
FOUND, WRONGLY, ASKED = 0.95, 0.02, 0.08
"""The goals: so many of the related refused or asked, so many of the others refused, or asked, at most."""


def outcomes(language: str, found: Iterable[Pair]) -> Counter[Outcome]:
    """What the circle's word makes of the clue; other rules do not count here."""
    verdicts = [judge(clue, (word,), language) for word, clue in found]
    kin = (ClueRule.SHARED_STEM, ClueRule.SAME_WORD)
    return Counter(verdict.outcome if verdict.rule in kin else Outcome.ALLOWED for verdict in verdicts)


def reaches(language: str, related: list[Pair], others: list[Pair]) -> None:
    kin, strangers = outcomes(language, related), outcomes(language, others)
    assert (kin[Outcome.FORBIDDEN] + kin[Outcome.ASK]) / kin.total() >= FOUND
    assert strangers[Outcome.FORBIDDEN] / strangers.total() <= WRONGLY
    assert strangers[Outcome.ASK] / strangers.total() <= ASKED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tuned", [True, False], ids=["tuned", "held out"])
def test_related_pairs_are_found_and_others_left_alone(language: str, tuned: bool) -> None:  # noqa: FBT001
    related, others = (list(half(language, related=kin, tuned=tuned)) for kin in (True, False))
    reaches(language, related, others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", UNSEEN)
def test_so_they_are_among_pairs_that_nobody_tuned_on(language: str, file: str) -> None:
    related, others = (list(pairs(language, related=kin, file=file)) for kin in (True, False))
    reaches(language, related, others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_pairs_of_each_kind(language: str) -> None:
    for related in (True, False):
        assert len(pairs(language, related=related)) >= 150
        for file in UNSEEN:
            assert len(pairs(language, related=related, file=file)) >= 60


@pytest.mark.parametrize(
    ("language", "word", "clue"),
    [
        ("en", "farm", "farmer"),
        ("en", "farmer", "farm"),
        ("en", "snow", "snowman"),
        ("en", "snowman", "snow"),
        ("en", "wolf", "wolves"),
        ("en", "song", "sing"),
        ("de", "Bauer", "Bäuerin"),
        ("de", "Bauernhof", "Bauer"),
        ("de", "Bauer", "Bauernhof"),
        ("de", "Bauer", "baeuerin"),
        ("de", "Bauer", "bauerin"),
        ("de", "Fuß", "fussball"),
        ("de", "Hof", "höfe"),
        ("de", "Gesang", "singen"),
    ],
)
def test_what_the_papers_name_is_refused_both_ways_and_however_it_is_spelled(
    language: str, word: str, clue: str
) -> None:
    verdict = judge(clue, ("xyz", word), language)
    assert (verdict.outcome, verdict.rule, verdict.word) == (Outcome.FORBIDDEN, ClueRule.SHARED_STEM, word)


def test_two_compounds_with_a_part_in_common_are_the_tables_to_judge() -> None:
    assert judge("basketball", ("football",), "en").outcome is Outcome.ASK
    assert judge("Handtuch", ("Handschuh",), "de").outcome is Outcome.ASK
