"""Schätz it if you can, rule by rule: the last doubt, quick and full (RULES.md section 2)."""

from __future__ import annotations

import pytest

from host.games.contract import Kind, Phase, Reason, Wait
from host.games.order_it import GAME, State, rearranging, waits
from host.games.order_it_card import OrderReason
from host.games.order_it_moves import (
    Arrange,
    Done,
    Judge,
    Judged,
    LastTry,
    MoveAfter,
    MoveBefore,
    Outcome,
    Place,
    Rearranged,
    RoundScored,
    Swap,
)
from host.games.order_it_rounds import LastDoubt
from tests.games.play_order_it import (
    ALL_CORRECT,
    ANNA,
    BRUNO,
    CAT,
    CLARA,
    DOG,
    DOUBT,
    ELEPHANT,
    FULL,
    GOAT,
    HAMSTER,
    HORSE,
    HUMAN,
    LION,
    MOUSE,
    RIGHT,
    after_ninth,
    dealt,
    play,
    refused,
    shown,
    weights,
)


@pytest.mark.parametrize("last_doubt", LastDoubt)
@pytest.mark.parametrize("right", [True, False])
def test_the_ninth_term_waved_through_pays_two_and_ends_the_round(last_doubt: LastDoubt, right: bool) -> None:  # noqa: FBT001
    state = after_ninth(right=right, last_doubt=last_doubt)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, ALL_CORRECT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.WAVED_THROUGH, 0, 2, None, last=True)
    assert told[1] == RoundScored(1, weights(), RIGHT, state.order)
    assert GAME.scores(after) == {**before, BRUNO: before[BRUNO] + 2}
    assert after.round == 2


def test_a_quick_last_doubt_is_scored_like_any_other_and_ends_the_round() -> None:
    state = after_ninth(right=False)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, DOUBT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.DOUBTED_RIGHTLY, 1, 0, RIGHT, last=True)
    assert told[1] == RoundScored(1, weights(), RIGHT, state.order)
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] + 1}
    assert after.round == 2


@pytest.mark.parametrize("last_doubt", LastDoubt)
def test_a_last_doubt_of_a_right_order_costs_one_pays_two_reveals_and_ends_the_round(
    last_doubt: LastDoubt,
) -> None:
    state = after_ninth(right=True, last_doubt=last_doubt)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, DOUBT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.DOUBTED_WRONGLY, -1, 2, RIGHT, last=True)
    assert told[1] == RoundScored(1, weights(), RIGHT, RIGHT)
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] - 1, BRUNO: before[BRUNO] + 2}
    assert after.round == 2


def doubted() -> State:
    """A full last doubt was right: Clara may rearrange goat, mouse, hamster, cat, dog, human, lion, ..."""
    return play(after_ninth(right=False, last_doubt=FULL), Judge(CLARA, DOUBT))[0]


def test_a_full_last_doubt_of_a_wrong_order_pays_one_and_reveals_nothing_yet() -> None:
    state = after_ninth(right=False, last_doubt=FULL)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, DOUBT))
    judged = Judged(CLARA, BRUNO, Outcome.DOUBTED_RIGHTLY, 1, 0, None, last=True, rearranging=True)
    assert told == [judged]
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] + 1}
    assert after.order == state.order
    assert shown(after)["last"] is None
    assert after.round == 1


def test_the_doubter_then_rearranges_which_waits_for_an_order_of_the_doubter() -> None:
    state = doubted()
    assert rearranging(state)
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, CLARA)
    assert shown(state)["term"] is None
    assert len(shown(state)["order"]) == 9
    for move in (Done(ANNA), Swap(BRUNO, 0, 1), Arrange(ANNA, RIGHT)):
        assert refused(state, move).reason is Reason.NOT_YOUR_TURN
    for wrong in (Judge(CLARA, DOUBT), Place(CLARA, 0)):
        assert refused(state, wrong).reason is Reason.NOT_NOW


def test_two_terms_can_be_swapped() -> None:
    state, told = play(doubted(), Swap(CLARA, GOAT, DOG))
    assert state.order == (DOG, MOUSE, HAMSTER, CAT, GOAT, HUMAN, LION, HORSE, ELEPHANT)
    assert told == [Rearranged(CLARA, state.order)]
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, CLARA)


def test_a_term_can_be_moved_before_another() -> None:
    state, told = play(doubted(), MoveBefore(CLARA, GOAT, HUMAN))
    assert state.order == RIGHT
    assert told == [Rearranged(CLARA, RIGHT)]
    state, _ = play(state, MoveBefore(CLARA, ELEPHANT, MOUSE))
    assert state.order[0] == ELEPHANT


def test_a_term_can_be_moved_after_another() -> None:
    state, told = play(doubted(), MoveAfter(CLARA, GOAT, DOG))
    assert state.order == RIGHT
    assert told == [Rearranged(CLARA, RIGHT)]
    state, _ = play(state, MoveAfter(CLARA, MOUSE, ELEPHANT))
    assert state.order[-1] == MOUSE


def test_rearranging_goes_on_as_long_as_the_doubter_likes_and_reveals_nothing() -> None:
    state = doubted()
    for _ in range(30):
        state, told = play(state, Swap(CLARA, GOAT, MOUSE))
        assert [type(event) for event in told] == [Rearranged]
    assert state.order == doubted().order


def test_impossible_rearrangements_are_refused() -> None:
    state = doubted()
    for same in (Swap(CLARA, CAT, CAT), MoveBefore(CLARA, CAT, CAT), MoveAfter(CLARA, CAT, CAT)):
        assert refused(state, same).reason is OrderReason.SAME_TERM
    for unknown in (Swap(CLARA, CAT, 9), MoveBefore(CLARA, -1, CAT), MoveAfter(CLARA, CAT, 9)):
        assert refused(state, unknown).reason is OrderReason.NOT_THESE_TERMS
    assert refused(state, Arrange(CLARA, RIGHT[:8])).reason is OrderReason.NOT_THESE_TERMS
    assert refused(state, Arrange(CLARA, None)).reason is Reason.COMPULSORY


def test_done_with_a_right_order_earns_one_point_more() -> None:
    state, _ = play(doubted(), MoveBefore(CLARA, GOAT, HUMAN))
    before = GAME.scores(state)
    after, told = play(state, Done(CLARA))
    assert told == [LastTry(CLARA, RIGHT, right=True, points=1), RoundScored(1, weights(), RIGHT, RIGHT)]
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] + 1}
    assert shown(after)["players"][CLARA]["chips"]["1"] == 2
    assert after.round == 2


def test_done_with_a_wrong_order_costs_nothing_and_keeps_the_point_for_the_doubt() -> None:
    state, _ = play(doubted(), Swap(CLARA, GOAT, HUMAN))
    before = GAME.scores(state)
    after, told = play(state, Done(CLARA))
    assert told[0] == LastTry(CLARA, state.order, right=False, points=0)
    assert told[1] == RoundScored(1, weights(), RIGHT, state.order)
    assert GAME.scores(after) == before


def test_a_whole_order_is_final() -> None:
    state = doubted()
    after, told = play(state, Arrange(CLARA, RIGHT))
    assert told == [
        Rearranged(CLARA, RIGHT),
        LastTry(CLARA, RIGHT, right=True, points=1),
        RoundScored(1, weights(), RIGHT, RIGHT),
    ]
    assert GAME.scores(after)[CLARA] == GAME.scores(state)[CLARA] + 1
    wrong, told = play(state, Arrange(CLARA, RIGHT[::-1]))
    assert told[1] == LastTry(CLARA, RIGHT[::-1], right=False, points=0)
    assert GAME.scores(wrong) == GAME.scores(state)


def test_a_full_last_doubt_changes_nothing_before_the_ninth_term() -> None:
    state, told = play(dealt(last_doubt=FULL), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.DOUBTED_RIGHTLY, 1, 0, (MOUSE, HORSE))
    assert waits(state).kind is Kind.PLACE
