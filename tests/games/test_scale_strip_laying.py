"""Das Maß aller Dinge, rule by rule: laying and correcting (RULES.md section 4)."""

from __future__ import annotations

import msgspec
import pytest

from host.games.contract import Deal, Draw, Kind, Phase, Reason, Seat
from host.games.scale_strip import GAME, Correct, Lay, RoundBegan, StripLaid
from host.games.scale_strip_scale import Strip, StripReason
from tests.games.play_scale_strip import (
    BLUE,
    GREEN,
    LONG,
    MEDIUM,
    RED,
    SHORT,
    YEARS,
    YELLOW,
    at,
    begin,
    between,
    card,
    play,
    refusal,
    round_of,
    table,
)

# Laying ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 7, 8])
def test_two_to_six_play_because_there_are_six_colours(players: int) -> None:
    assert players not in GAME.seats
    with pytest.raises(ValueError, match="two to six"):
        table(players)


def test_a_reader_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="reader"):
        table(2, starter=GREEN)


def test_a_card_is_wanted_at_the_start_of_every_round() -> None:
    state = table()
    assert GAME.draws(state) == Draw()
    state = play(state, Deal(card()))
    assert GAME.draws(state) is None
    assert refusal(state, Deal(card())).reason is Reason.NOT_NOW
    assert GAME.draws(round_of(table(2), None, None)) == Draw()


def test_a_new_round_tells_its_reader_its_scale_and_the_widths_of_the_strips() -> None:
    _, events = GAME.apply(table(starter=RED), Deal(card()), 0)
    assert events == (RoundBegan(1, RED, YEARS, (2, 4, 6)),)


def test_the_reader_lays_first_then_clockwise() -> None:
    state = play(table(starter=RED), Deal(card()))
    laid = []
    for _ in range(4):
        wait = GAME.waits(state)
        assert (wait.phase, wait.kind) == (Phase.LAYING, Kind.STRIP)
        assert wait.seat is not None
        laid.append(wait.seat)
        state = play(state, Lay(wait.seat, at(SHORT, 3)))
    assert laid == [RED, GREEN, YELLOW, BLUE]


def test_nobody_lays_before_it_is_their_turn_or_twice() -> None:
    state = play(table(), Deal(card()))
    assert refusal(state, Lay(BLUE, at(SHORT, 11))).reason is Reason.NOT_YOUR_TURN
    state = play(state, Lay(YELLOW, at(SHORT, 11)))
    assert refusal(state, Lay(YELLOW, at(SHORT, 11))).reason is Reason.NOT_YOUR_TURN


def test_a_stranger_lays_nothing() -> None:
    state = play(table(), Deal(card()))
    assert refusal(state, Lay(Seat(9), at(SHORT, 11))).reason is Reason.NO_SUCH_SEAT


def test_nobody_lays_before_there_is_a_card() -> None:
    assert refusal(table(), Lay(YELLOW, at(SHORT, 11))).reason is Reason.NOT_NOW


def test_what_is_no_move_of_this_game_is_refused() -> None:
    assert refusal(table(), "strip").reason is Reason.NOT_A_MOVE


def test_the_strip_is_read_back_as_it_lies() -> None:
    state = play(table(), Deal(card()))
    said = at(SHORT, 20)
    _, events = GAME.apply(state, Lay(YELLOW, said), 0)
    assert events == (StripLaid(YELLOW, Strip(SHORT, 18, 20, said, pushed=True)),)


def test_strips_may_overlap_or_lie_on_one_another_and_all_win() -> None:
    state = round_of(table(), at(SHORT, 11), at(SHORT, 11), at(SHORT, 11.5), begin(8))
    assert state.centimetres == {YELLOW: 5, BLUE: 5, RED: 5, GREEN: 2}


def test_all_three_strips_are_there_again_each_round() -> None:
    state = table(2)
    for _ in range(2):
        state = round_of(state, at(SHORT, 3), at(SHORT, 3))
    assert state.round == 3
    assert state.strips == {}


def test_whoever_passes_lays_no_strip_and_wins_nothing_and_the_game_goes_on() -> None:
    state = play(table(2), Deal(card()))
    state, events = GAME.apply(state, Lay(YELLOW, None), 0)
    assert events == (StripLaid(YELLOW, None),)
    state = play(state, Lay(BLUE, at(SHORT, 11)))
    assert state.centimetres == {YELLOW: 0, BLUE: 5}
    assert state.last is not None
    assert (state.last.results[0].covered, state.last.results[0].missed_by) == (False, None)


def test_all_may_pass() -> None:
    state = round_of(table(), None, None, None, None)
    assert set(state.centimetres.values()) == {0}
    assert state.round == 2


def test_nobody_has_to_be_secret_but_whoever_has_not_laid_may_hand_a_strip_in() -> None:
    state = table(starter=RED)
    assert GAME.enters(state) == ()
    state = play(state, Deal(card()))
    assert GAME.enters(state) == (RED, GREEN, YELLOW, BLUE)
    assert GAME.enters(play(state, Lay(RED, None))) == (GREEN, YELLOW, BLUE)
    assert GAME.secret(state, RED) is None


# Corrections -----------------------------------------------------------------------------------------------


def test_a_strip_laid_in_this_round_may_be_changed_until_the_scoring() -> None:
    state = play(table(3), Deal(card()), Lay(YELLOW, at(SHORT, 1)), Lay(BLUE, None))
    said = at(MEDIUM, 12)
    state, events = GAME.apply(state, Correct(YELLOW, said), 0)
    assert events == (StripLaid(YELLOW, Strip(MEDIUM, 10, 14, said), corrected=True),)
    assert GAME.waits(state).seat == RED
    state = play(state, Lay(RED, at(SHORT, 2)))
    assert state.centimetres == {YELLOW: 3, BLUE: 0, RED: 0}


def test_a_pass_may_become_a_strip_and_a_strip_a_pass() -> None:
    state = play(table(3), Deal(card()), Lay(YELLOW, None), Lay(BLUE, at(SHORT, 11)))
    state = play(state, Correct(YELLOW, at(SHORT, 11)), Correct(BLUE, None), Lay(RED, None))
    assert state.centimetres == {YELLOW: 5, BLUE: 0, RED: 0}


def test_a_correction_keeps_the_place_in_the_order() -> None:
    state = play(table(3), Deal(card()), Lay(YELLOW, None), Lay(BLUE, None), Correct(YELLOW, at(LONG, 5)))
    state = play(state, Lay(RED, None))
    assert state.last is not None
    assert [result.seat for result in state.last.results] == [YELLOW, BLUE, RED]


def test_there_is_nothing_to_correct_before_one_has_laid_or_after_the_scoring() -> None:
    state = play(table(2), Deal(card()))
    assert refusal(state, Correct(YELLOW, None)).reason is Reason.NOTHING_TO_CORRECT
    state = play(state, Lay(YELLOW, None), Lay(BLUE, None), Deal(card()))
    assert refusal(state, Correct(YELLOW, None)).reason is Reason.NOTHING_TO_CORRECT


def test_a_refused_correction_leaves_the_strip_as_it_was() -> None:
    state = play(table(2), Deal(card()), Lay(YELLOW, at(SHORT, 11)))
    before = msgspec.json.encode(state)
    assert refusal(state, Correct(YELLOW, between(0, 20))).reason is StripReason.TOO_WIDE
    assert msgspec.json.encode(state) == before


def test_how_a_strip_was_said_is_kept_so_that_one_half_may_be_corrected() -> None:
    state = play(table(2), Deal(card()), Lay(YELLOW, at(SHORT, 13)))
    strip = state.strips[YELLOW]
    assert strip is not None
    assert strip.said == at(SHORT, 13)


def test_laying_and_correcting_are_what_undo_takes_back() -> None:
    assert set(GAME.answers) == {Lay, Correct} == set(GAME.moves)
