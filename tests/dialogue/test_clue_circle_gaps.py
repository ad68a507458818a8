"""One Round?: a gap is named by words that lie in the circle, side by side, in either order."""

from __future__ import annotations

import pytest

from host.dialogue.clue_circle import DIALOGUE
from host.dialogue.contract import Ask, Play, Refuse, Scene
from host.games.clue_circle_moves import Clue, Gap
from host.games.clue_circle_state import State
from intents.meaning import Gap as GapSaid
from intents.meaning import Said, Side
from tests.games.play_clue_circle import ANNA, NAMES, guess, opened, played

SCENE = Scene(dict(zip(opened().seats, NAMES, strict=False)), "en")


@pytest.fixture
def state() -> State:
    """The circle is cake, work, fruit, and behind it "clue 3 83"; the second clue is given."""
    after_one_turn = guess(opened(), right=True)
    return played(after_one_turn, Clue(after_one_turn.tipsters[0], "juice"))


def step(state: State, side: Side, *words: str) -> Play | Ask | Refuse:
    found = DIALOGUE.step(state, Said(GapSaid(side, words)), SCENE)
    assert isinstance(found, Play | Ask | Refuse)
    return found


@pytest.mark.parametrize("words", [("cake", "work"), ("work", "cake"), ("Work", "CAKE")])
def test_two_words_side_by_side_name_their_gap_in_either_order(state: State, words: tuple[str, str]) -> None:
    assert step(state, Side.BETWEEN, *words) == Play(Gap(0))


def test_the_gap_before_the_word_at_the_top_closes_the_circle_at_a_hundred(state: State) -> None:
    assert step(state, Side.BETWEEN, "cake", "clue 3 83") == Play(Gap(83))
    assert step(state, Side.BEFORE, "cake") == Play(Gap(83))
    assert step(state, Side.AFTER, "cake") == Play(Gap(0))


def test_words_that_do_not_lie_side_by_side_have_no_gap_between_them(state: State) -> None:
    refused = step(state, Side.BETWEEN, "fruit", "cake")
    assert isinstance(refused, Refuse)
    assert [part.name for part in refused.lines if hasattr(part, "name")] == ["clue-circle-apart"]


def test_a_word_that_does_not_lie_in_the_circle_names_no_gap(state: State) -> None:
    refused = step(state, Side.AFTER, "lamp")
    assert isinstance(refused, Refuse)
    assert [part.name for part in refused.lines if hasattr(part, "name")] == ["clue-circle-no-such-word"]


def test_a_gap_beside_one_word_is_asked_back(state: State) -> None:
    asked = step(state, Side.BESIDE, "fruit")
    assert isinstance(asked, Ask)
    assert dict(asked.line.facts) == {"word": "fruit", "before": "work", "after": "clue 3 83"}


def test_the_first_gap_of_all_is_named_by_whoever_speaks() -> None:
    assert step(played(opened(), Clue(ANNA, "sweet")), Side.AFTER, "fruit") == Play(Gap(66))
