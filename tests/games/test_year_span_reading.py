"""Schätzen Sie mal!, rule by rule: estimating, reading out and correcting (RULES.md section 1)."""

from __future__ import annotations

from typing import Any

import pytest

from host.games.contract import Deal, Draw, Kind, Phase, Reason, Seat, Wait
from host.games.year_span import GAME, Answer, Correct, Ready, SpanRead
from host.games.year_span_card import Span, span
from tests.games.play_year_span import (
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    WRONG,
    answers,
    card,
    play,
    refusal,
    round_of,
    table,
)

# Estimating ------------------------------------------------------------------------------------------------


def test_a_card_is_wanted_at_the_start_of_every_round() -> None:
    state = table(2)
    assert GAME.draws(state) == Draw()
    state = play(state, Deal(card()))
    assert GAME.draws(state) is None
    assert refusal(state, Deal(card())).reason is Reason.NOT_NOW
    assert GAME.draws(answers(state, None, None)) == Draw()


def test_while_all_write_ready_is_waited_for_from_nobody_in_particular() -> None:
    assert GAME.waits(play(table(), Deal(card()))) == Wait(Phase.WRITING, Kind.READY)


def test_at_ready_the_reading_begins_with_the_starter() -> None:
    state = play(table(starter=CLARA), Deal(card()), Ready())
    assert GAME.waits(state) == Wait(Phase.ANSWERING, Kind.SPAN, CLARA)


def test_the_starters_span_begins_the_reading_without_a_ready() -> None:
    state = play(table(starter=CLARA), Deal(card()), Answer(CLARA, WRONG))
    assert GAME.waits(state) == Wait(Phase.ANSWERING, Kind.SPAN, DIETER)


def test_ready_is_said_once_and_only_with_a_card_on_the_table() -> None:
    assert refusal(table(), Ready()).reason is Reason.NOT_NOW
    assert refusal(play(table(), Deal(card()), Ready()), Ready()).reason is Reason.NOT_NOW


def test_the_spans_are_read_clockwise_from_the_starter() -> None:
    state = play(table(starter=CLARA), Deal(card()), Ready())
    read = []
    for _ in range(4):
        seat = GAME.waits(state).seat
        assert seat is not None
        read.append(seat)
        state = answers(state, WRONG)
    assert read == [CLARA, DIETER, ANNA, BRUNO]


def test_a_span_is_read_back() -> None:
    _, events = GAME.apply(play(table(), Deal(card())), Answer(ANNA, span(1750, 1827)), 0)
    assert events == (SpanRead(ANNA, Span(1750, 1827)),)


def test_nobody_reads_before_it_is_their_turn_or_twice() -> None:
    state = play(table(), Deal(card()), Ready())
    assert refusal(state, Answer(BRUNO, WRONG)).reason is Reason.NOT_YOUR_TURN
    state = play(state, Answer(ANNA, WRONG))
    assert refusal(state, Answer(ANNA, WRONG)).reason is Reason.NOT_YOUR_TURN


def test_a_stranger_reads_nothing() -> None:
    assert refusal(play(table(), Deal(card())), Answer(Seat(9), WRONG)).reason is Reason.NO_SUCH_SEAT


def test_nobody_reads_before_there_is_a_card() -> None:
    assert refusal(table(), Answer(ANNA, WRONG)).reason is Reason.NOT_NOW


@pytest.mark.parametrize("move", ["1750 to 1827", None, Span(1750, 1827)])
def test_what_is_no_move_of_this_game_is_refused(move: Any) -> None:
    assert refusal(play(table(), Deal(card())), move).reason is Reason.NOT_A_MOVE


def test_whoever_passes_wins_nothing_and_the_game_goes_on() -> None:
    state = play(table(3), Deal(card()))
    state, events = GAME.apply(state, Answer(ANNA, None), 0)
    assert events == (SpanRead(ANNA, None),)
    state = answers(state, Span(1800, 1810), None)
    assert GAME.scores(state) == {ANNA: 0, BRUNO: 3, CLARA: 0}
    assert GAME.round(state) == (2, 10)


def test_all_may_pass() -> None:
    state = round_of(table(), None, None, None, None)
    assert set(GAME.scores(state).values()) == {0}
    assert GAME.round(state) == (2, 10)


def test_whoever_has_not_read_out_may_hand_a_span_in_secretly() -> None:
    state = table(3, starter=CLARA)
    assert GAME.enters(state) == ()
    state = play(state, Deal(card()))
    assert GAME.enters(state) == (CLARA, ANNA, BRUNO)
    assert GAME.enters(play(state, Answer(CLARA, None))) == (ANNA, BRUNO)


def test_nobody_holds_a_secret_of_the_game() -> None:
    state = play(table(3), Deal(card()))
    assert [GAME.secret(state, seat) for seat in state.seats] == [None, None, None]


# Corrections -----------------------------------------------------------------------------------------------


def test_a_span_read_out_in_this_round_may_be_corrected_until_the_scoring() -> None:
    state = play(table(3), Deal(card()), Answer(ANNA, WRONG), Answer(BRUNO, WRONG))
    state, events = GAME.apply(state, Correct(ANNA, span(1790, 1812)), 0)
    assert events == (SpanRead(ANNA, Span(1790, 1812), corrected=True),)
    assert GAME.waits(state).seat == CLARA
    assert GAME.scores(answers(state, WRONG)) == {ANNA: 3, BRUNO: 0, CLARA: 0}


def test_a_pass_may_become_a_span_and_a_span_a_pass() -> None:
    state = play(table(3), Deal(card()), Answer(ANNA, None), Answer(BRUNO, Span(1801, 1801)))
    state = play(state, Correct(ANNA, Span(1700, 1900)), Correct(BRUNO, None), Answer(CLARA, None))
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 0, CLARA: 0}


def test_a_correction_keeps_the_place_in_the_reading() -> None:
    state = play(table(3), Deal(card()), Answer(ANNA, None), Answer(BRUNO, None), Correct(ANNA, WRONG))
    assert list(state.answers) == [ANNA, BRUNO]


def test_there_is_nothing_to_correct_before_one_has_read_out_or_after_the_scoring() -> None:
    state = play(table(2), Deal(card()), Answer(ANNA, None))
    assert refusal(state, Correct(BRUNO, None)).reason is Reason.NOTHING_TO_CORRECT
    assert refusal(state, Correct(Seat(9), None)).reason is Reason.NOTHING_TO_CORRECT
    state = play(state, Answer(BRUNO, None))
    assert refusal(state, Correct(ANNA, None)).reason is Reason.NOTHING_TO_CORRECT
    state = play(state, Deal(card()))
    assert refusal(state, Correct(ANNA, None)).reason is Reason.NOTHING_TO_CORRECT


def test_undo_takes_back_spans_and_corrections_but_no_ready() -> None:
    assert set(GAME.answers) == {Answer, Correct}
    assert set(GAME.moves) == {Answer, Correct, Ready}
