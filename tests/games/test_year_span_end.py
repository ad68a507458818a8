"""Schätzen Sie mal!, rule by rule: how the game ends, and skipping (RULES.md section 1)."""

from __future__ import annotations

from typing import Any

import pytest

from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    GameEnded,
    Join,
    Kind,
    NoCards,
    Phase,
    Reason,
    Skip,
    Skipped,
    Wait,
)
from host.games.year_span import GAME, Answer, Correct, Ready, Scored, SpanRead
from host.games.year_span_card import Span
from tests.games.play_year_span import (
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    EVA,
    card,
    ended,
    of_sizes,
    play,
    refusal,
    round_of,
    table,
    with_chips,
)

# The end of the game ---------------------------------------------------------------------------------------


def test_the_game_ends_after_the_tenth_round() -> None:
    state = table(2)
    for number in range(1, 11):
        assert GAME.round(state) == (number, 10)
        assert GAME.winners(state) == ()
        state = round_of(state, None, None)
    assert state.phase is Phase.FINISHED
    assert GAME.round(state) == (10, 10)
    assert GAME.waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)
    assert (GAME.draws(state), GAME.enters(state)) == (None, ())


def test_a_game_of_one_round_ends_after_it() -> None:
    state = round_of(table(3, rounds=1), *of_sizes(10, None, 5))
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state) == (CLARA,)


def test_the_last_scoring_ends_the_game_in_the_same_breath() -> None:
    state = play(table(2, rounds=1), Deal(card()), Answer(ANNA, None))
    _, events = GAME.apply(state, Answer(BRUNO, Span(1801, 1801)), 0)
    assert [type(event) for event in events] == [SpanRead, Scored, GameEnded]


def test_the_highest_total_value_of_chips_wins() -> None:
    state = with_chips({ANNA: (3, 3), BRUNO: (2, 2, 1, 1, 1), CLARA: (1,)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,))


def test_among_tied_players_the_one_with_more_chips_of_3_wins() -> None:
    state = with_chips({ANNA: (2, 2, 2), BRUNO: (3, 3), CLARA: (3, 2)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,), tie_broken=True)


def test_more_chips_of_3_do_not_help_whoever_has_fewer_points() -> None:
    state = with_chips({ANNA: (3, 3), BRUNO: (2, 2, 2, 1), CLARA: (3,)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,))


def test_of_two_players_tied_the_one_with_more_chips_of_2_wins() -> None:
    state = with_chips({ANNA: (1, 1, 1, 1), BRUNO: (2, 2)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,), tie_broken=True)


def test_with_three_players_more_chips_of_2_break_no_tie() -> None:
    state = with_chips({ANNA: (3, 1, 1, 1), BRUNO: (3, 2, 1), CLARA: ()})
    assert ended(state, EndGame()) == GameEnded((ANNA, BRUNO))


def test_still_tied_is_a_shared_victory() -> None:
    state = with_chips({ANNA: (3, 1), BRUNO: (2, 1, 1), CLARA: (1, 3), DIETER: (2,)})
    assert ended(state, EndGame()) == GameEnded((ANNA, CLARA), tie_broken=True)
    assert GAME.winners(play(state, EndGame())) == (ANNA, CLARA)


def test_without_any_chip_all_have_won() -> None:
    state = round_of(table(3, rounds=1), None, None, None)
    assert GAME.winners(state) == (ANNA, BRUNO, CLARA)


def test_the_tie_break_counts_the_last_round_too() -> None:
    state = with_chips({ANNA: (2, 1), BRUNO: (), CLARA: ()})
    state = round_of(state, None, *of_sizes(5), None)
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 3, CLARA: 0}
    assert GAME.winners(state) == (BRUNO,)


@pytest.mark.parametrize(
    "move",
    [Answer(ANNA, None), Correct(ANNA, None), Ready(), Deal(card()), NoCards(), EndGame(), Skip(), Join(EVA)],
)
def test_nothing_happens_after_the_end(move: Any) -> None:
    state = round_of(table(2, rounds=1), None, None)
    assert refusal(state, move).reason is Reason.FINISHED


def test_the_table_may_end_the_game_at_any_time_and_the_standing_counts() -> None:
    state = round_of(table(3), *of_sizes(10, 20, 30))
    state = play(state, Deal(card()), Answer(BRUNO, Span(1801, 1801)))
    state, events = GAME.apply(state, EndGame(), 0)
    assert events == (GameEnded((ANNA,)),)
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 2, CLARA: 1}
    assert GAME.winners(state) == (ANNA,)


def test_when_the_cards_run_out_the_game_ends_with_the_standing_and_says_so() -> None:
    state = round_of(table(3), *of_sizes(20, 10, 30))
    state, events = GAME.apply(state, NoCards(), 0)
    assert events == (GameEnded((BRUNO,), no_cards=True),)
    assert state.phase is Phase.FINISHED


def test_the_cards_have_not_run_out_while_one_lies_on_the_table() -> None:
    assert refusal(play(table(), Deal(card())), NoCards()).reason is Reason.NOT_NOW


def test_without_any_cards_there_is_no_game() -> None:
    state, events = GAME.apply(table(3), NoCards(), 0)
    assert events == (GameEnded((ANNA, BRUNO, CLARA), no_cards=True),)
    assert GAME.winners(state) == (ANNA, BRUNO, CLARA)


# Skipping --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [(), (Ready(),), (Ready(), Answer(BRUNO, Span(1801, 1801)))])
def test_a_skipped_question_is_discarded_unscored_and_the_same_starter_draws_another(
    moves: tuple[Any, ...],
) -> None:
    state = play(table(3, starter=BRUNO), Deal(card()), *moves)
    state, events = GAME.apply(state, Skip(), 0)
    assert events == (Skipped(),)
    assert GAME.draws(state) == Draw()
    assert (GAME.starter(state), GAME.round(state)) == (BRUNO, (1, 10))
    assert (state.answers, set(GAME.scores(state).values())) == ({}, {0})
    assert GAME.waits(play(state, Deal(card()))) == Wait(Phase.WRITING, Kind.READY)


def test_there_is_nothing_to_skip_without_a_card() -> None:
    assert refusal(table(), Skip()).reason is Reason.NOT_NOW
