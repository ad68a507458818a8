"""Schätz it if you can, rule by rule: how a round and the game end (RULES.md section 2)."""

from __future__ import annotations

import json

import pytest

from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    GameEnded,
    Join,
    Kind,
    Leave,
    NoCards,
    Phase,
    Reason,
    Seat,
    Skip,
    Skipped,
    Wait,
)
from host.games.order_it import GAME, draws, waits
from host.games.order_it_card import OrderReason
from host.games.order_it_moves import (
    Arrange,
    Judge,
    Judgement,
    MoreLaps,
    MoreRounds,
    RoundsAgreed,
    RoundScored,
)
from host.games.order_it_rounds import MOST_LAPS, MOST_ROUNDS
from tests.games.play_order_it import (
    ALL_CORRECT,
    ANIMALS,
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    DOUBT,
    HORSE,
    MOUSE,
    RIGHT,
    after_ninth,
    begin,
    dealt,
    play,
    refused,
    shown,
    starters,
    weights,
    whole_round,
)

# The end of a round ---------------------------------------------------------------------------------------


def test_at_the_end_of_a_round_the_right_order_is_told_with_its_values() -> None:
    state, told = whole_round(begin())
    assert told[-1] == RoundScored(1, weights(), RIGHT, RIGHT)
    last = shown(state)["last"]
    assert last["order"] == ["mouse", "hamster", "cat", "dog", "goat", "human", "lion", "horse", "elephant"]
    assert last["values"] == {en: value for en, _, value in ANIMALS}
    assert json.dumps(last["values"]["horse"]) == "500"


def test_the_next_round_starts_one_seat_to_the_left_in_the_answer_that_scored_the_last() -> None:
    state, _ = whole_round(begin(starter=CLARA))
    assert (state.round, state.starter) == (2, ANNA)
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, ANNA)
    assert draws(state) == Draw()
    assert shown(state)["order"] == []


def test_scores_are_kept_from_round_to_round() -> None:
    one, _ = whole_round(begin())
    two, _ = whole_round(one)
    assert sum(GAME.scores(two).values()) == 2 * sum(GAME.scores(one).values()) == 32


# The end of the game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("laps", [1, 2])
def test_the_game_ends_when_everyone_has_started_all_laps(players: int, laps: int) -> None:
    state = begin(players, laps=laps)
    assert GAME.round(state) == (1, laps * players)
    state, opened = starters(state, laps * players)
    assert opened == [Seat(number) for number in range(players)] * laps
    assert state.phase is Phase.FINISHED
    assert waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)
    assert GAME.round(state) == (laps * players, laps * players)


def test_the_answer_that_scores_the_last_round_finishes_the_game_without_a_question() -> None:
    state, _ = starters(begin(2), 1)
    state, told = whole_round(state)
    assert told[-1] == GameEnded(GAME.winners(state))
    assert state.phase is Phase.FINISHED
    assert draws(state) is None
    assert shown(state)["last"]["order"][0] == "mouse"


def test_most_points_win() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT), EndGame())
    assert GAME.winners(state) == (ANNA,)


def test_ties_share_the_victory() -> None:
    state, told = play(dealt(), EndGame())
    assert GAME.winners(state) == (ANNA, BRUNO, CLARA)
    assert told == [GameEnded((ANNA, BRUNO, CLARA))]


def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert GAME.winners(dealt()) == ()


def test_a_finished_game_takes_no_move_but_further_rounds() -> None:
    state, _ = starters(begin(2), 2)
    for move in (
        Deal(weights()),
        Skip(),
        EndGame(),
        NoCards(),
        Join(DIETER),
        Leave(ANNA),
        Judge(ANNA, DOUBT),
    ):
        assert refused(state, move).reason is Reason.FINISHED


# Further rounds -------------------------------------------------------------------------------------------


def test_the_table_may_agree_to_a_single_further_round_before_the_end() -> None:
    state, told = play(dealt(), MoreRounds())
    assert told == [RoundsAgreed(1, 4, resumed=False)]
    assert GAME.round(state) == (1, 4)
    state, _ = play(state, EndGame())
    state, opened = starters(play(begin(), MoreRounds())[0], 4)
    assert opened == [ANNA, BRUNO, CLARA, ANNA]
    assert state.phase is Phase.FINISHED


def test_the_table_may_agree_to_another_lap_before_the_end() -> None:
    state, told = play(begin(), MoreLaps())
    assert told == [RoundsAgreed(3, 6, resumed=False)]
    state, opened = starters(state, 6)
    assert opened == [ANNA, BRUNO, CLARA] * 2
    assert state.phase is Phase.FINISHED


def test_a_game_whose_rounds_are_through_goes_on_with_a_further_round() -> None:
    state, _ = starters(begin(), 3)
    before = GAME.scores(state)
    state, told = play(state, MoreRounds())
    assert told == [RoundsAgreed(1, 4, resumed=True)]
    assert GAME.round(state) == (4, 4)
    assert (state.phase, state.starter, GAME.winners(state)) == (Phase.PLACING, ANNA, ())
    assert draws(state) == Draw()
    assert GAME.scores(state) == before
    state, told = whole_round(state)
    assert isinstance(told[-1], GameEnded)


def test_a_game_whose_rounds_are_through_goes_on_with_another_lap_again_and_again() -> None:
    state, _ = starters(begin(2), 2)
    for lap in (2, 3):
        state, told = play(state, MoreLaps())
        assert told == [RoundsAgreed(2, 2 * lap, resumed=True)]
        state, opened = starters(state, 2)
        assert opened == [ANNA, BRUNO]
        assert state.phase is Phase.FINISHED


def test_a_lap_agreed_in_a_further_round_starts_left_all_the_same() -> None:
    state, _ = starters(begin(), 3)
    state, _ = play(state, MoreRounds(), Deal(weights()), MoreLaps())
    assert GAME.round(state) == (4, 7)
    state, _ = play(state, Skip())
    state, opened = starters(state, 4)
    assert opened == [ANNA, BRUNO, CLARA, ANNA]
    assert state.phase is Phase.FINISHED


def test_an_ended_game_and_one_without_cards_are_not_taken_up_again() -> None:
    for ending in (EndGame(), NoCards()):
        state, _ = play(begin(), ending)
        assert refused(state, MoreRounds()).reason is Reason.FINISHED
        assert refused(state, MoreLaps()).reason is Reason.FINISHED


@pytest.mark.parametrize(("move", "most"), [(MoreRounds, MOST_ROUNDS), (MoreLaps, MOST_LAPS)])
def test_further_rounds_are_at_least_one_and_not_endless(
    move: type[MoreRounds | MoreLaps], most: int
) -> None:
    assert refused(begin(), move(0)).reason is Reason.TOO_FEW
    fault = refused(begin(), move(most + 1))
    assert (fault.reason, fault.facts) == (Reason.TOO_MANY, {"most": most})


def test_further_rounds_agreed_after_the_last_answer_survive_its_undo() -> None:
    state = after_ninth(right=True, players=2)
    state, _ = play(state, MoreRounds())
    assert GAME.round(state) == (1, 3)


# Skip, the end by the table, no cards ---------------------------------------------------------------------


def test_a_question_can_be_skipped_before_anything_is_scored_and_does_not_count_as_a_round() -> None:
    for moves in ((), (Arrange(ANNA, (MOUSE, HORSE)),)):
        state, told = play(dealt(), *moves, Skip())
        assert told[-1] == Skipped()
        assert draws(state) == Draw()
        assert (GAME.round(state), state.starter) == ((1, 3), ANNA)
        assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, ANNA)


@pytest.mark.parametrize("judgement", Judgement)
def test_no_skip_once_the_round_has_scored(judgement: Judgement) -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, judgement))
    assert refused(state, Skip()).reason is OrderReason.ROUND_HAS_SCORED


def test_a_new_rounds_question_can_be_skipped_again() -> None:
    state, _ = whole_round(begin())
    state, told = play(state, Deal(weights("x3")), Skip())
    assert told[-1] == Skipped()
    assert state.round == 2


def test_without_a_card_there_is_nothing_to_skip() -> None:
    assert refused(begin(), Skip()).reason is Reason.NOT_NOW


def test_the_table_can_end_the_game_in_the_middle_of_a_round_and_nothing_is_revealed() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT), EndGame())
    assert told[-1] == GameEnded((ANNA,))
    assert shown(state)["last"] is None
    assert shown(state)["order"] == []


def test_the_game_ends_with_the_standing_when_the_cards_run_out() -> None:
    state, _ = whole_round(begin())
    state, told = play(state, NoCards())
    assert told == [GameEnded(GAME.winners(state), no_cards=True)]
    assert waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)


def test_an_unknown_move_is_none() -> None:
    assert refused(dealt(), "what?").reason is Reason.NOT_A_MOVE
