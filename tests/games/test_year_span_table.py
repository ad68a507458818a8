"""Schätzen Sie mal!, rule by rule: coming and going, the view, random games (RULES.md section 1)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.contract import (
    Deal,
    EndGame,
    GameEnded,
    Join,
    Leave,
    Phase,
    Reason,
    Seat,
    Seated,
    SeatsSwapped,
    Setup,
    SwapSeats,
)
from host.games.year_span import GAME, Answer, Ready, State
from host.games.year_span_card import span
from tests.games.play_year_span import (
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    WRONG,
    answers,
    card,
    ended,
    name,
    of_sizes,
    play,
    refusal,
    round_of,
    table,
)
from tests.games.random_year_span import check, random_card, random_move, random_settings

# Joining and leaving ---------------------------------------------------------------------------------------


def test_a_newcomer_sits_last_before_the_starter_with_the_score_of_the_lowest() -> None:
    state = round_of(table(3), *of_sizes(10, 20, 30))
    state, events = GAME.apply(play(state, Deal(card())), Join(DIETER), 0)
    assert events == (Seated(DIETER, 1),)
    assert GAME.order(state) == (ANNA, DIETER, BRUNO, CLARA)
    assert GAME.scores(state) == {ANNA: 3, DIETER: 1, BRUNO: 2, CLARA: 1}
    state = answers(play(state, Ready()), None, None, None)
    assert list(state.answers) == [BRUNO, CLARA, ANNA]
    assert GAME.waits(state).seat == DIETER


def test_a_newcomers_points_are_no_chips() -> None:
    state = play(round_of(table(3), *of_sizes(10, 20, 30)), Join(DIETER))
    assert state.chips[DIETER] == ()
    assert GAME.view(state, name, "en")["players"][DIETER] == {"chips": {"3": 0, "2": 0, "1": 0}}


def test_a_newcomer_wins_chips_on_top_of_what_they_came_with() -> None:
    state = play(round_of(table(3), *of_sizes(10, 20, 30)), Join(DIETER))
    state = round_of(state, None, None, None, *of_sizes(5))
    assert GAME.scores(state)[DIETER] == 4


def test_nobody_comes_or_goes_once_the_reading_has_begun() -> None:
    state = play(table(3), Deal(card()), Ready())
    assert refusal(state, Join(DIETER)).reason is Reason.BETWEEN_ROUNDS_ONLY
    assert refusal(state, Leave(ANNA)).reason is Reason.BETWEEN_ROUNDS_ONLY


def test_a_third_player_brings_the_chip_of_3_and_its_tie_break() -> None:
    state = play(table(2), Deal(card()), Join(CLARA))
    assert state.chips_out == (3, 2, 1)
    state = answers(state, *of_sizes(30, 20, 10))
    assert GAME.scores(state) == {ANNA: 1, BRUNO: 2, CLARA: 3}
    level = replace(state, chips={ANNA: (2, 1), BRUNO: (3,), CLARA: ()})
    assert ended(level, EndGame()) == GameEnded((BRUNO,), tie_broken=True)


def test_two_who_are_left_play_for_2_and_1() -> None:
    state = play(table(3), Deal(card()), Leave(CLARA))
    assert state.chips_out == (2, 1)
    assert GAME.scores(answers(state, *of_sizes(30, 20))) == {ANNA: 1, BRUNO: 2}


def test_whoever_leaves_takes_score_and_seat_along() -> None:
    state = round_of(table(4), *of_sizes(10, 20, 30, None))
    state, events = GAME.apply(state, Leave(ANNA), 0)
    assert events == (Seated(ANNA, None),)
    assert GAME.order(state) == (BRUNO, CLARA, DIETER)
    assert GAME.scores(state) == {BRUNO: 2, CLARA: 1, DIETER: 0}
    assert GAME.starter(state) == BRUNO


def test_when_the_starter_leaves_the_next_one_clockwise_starts() -> None:
    assert GAME.starter(play(table(3, starter=CLARA), Leave(CLARA))) == ANNA
    state = play(table(3, starter=BRUNO), Deal(card()), Leave(BRUNO), Ready())
    assert GAME.waits(state).seat == CLARA


def test_the_game_stays_as_long_as_it_was_when_somebody_comes_or_goes() -> None:
    assert GAME.round(play(table(3), Join(DIETER), Leave(ANNA))) == (1, 10)


def test_no_more_than_eight_and_no_fewer_than_two_may_play() -> None:
    assert refusal(table(8), Join(Seat(8))).reason is Reason.TOO_MANY
    assert refusal(table(2), Leave(ANNA)).reason is Reason.TOO_FEW


def test_a_stranger_cannot_leave_and_nobody_sits_down_twice() -> None:
    assert refusal(table(3), Leave(Seat(9))).reason is Reason.NO_SUCH_SEAT
    assert refusal(table(3), Join(BRUNO)).reason is Reason.NOT_NOW


def test_two_who_change_places_between_rounds_keep_what_they_have_won() -> None:
    state = round_of(table(3), *of_sizes(10, 20, 30))
    state, events = GAME.apply(state, SwapSeats(ANNA, CLARA), 0)
    assert events == (SeatsSwapped(ANNA, CLARA),)
    assert GAME.order(state) == (CLARA, BRUNO, ANNA)
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 2, CLARA: 1}
    assert GAME.starter(state) == BRUNO
    assert list(answers(play(state, Deal(card()), Ready()), None, None).answers) == [BRUNO, ANNA]


def test_nobody_changes_places_with_a_stranger_or_once_the_reading_has_begun() -> None:
    assert refusal(table(3), SwapSeats(ANNA, Seat(9))).reason is Reason.NO_SUCH_SEAT
    state = play(table(3), Deal(card()), Ready())
    assert refusal(state, SwapSeats(ANNA, BRUNO)).reason is Reason.BETWEEN_ROUNDS_ONLY


# The view --------------------------------------------------------------------------------------------------


def test_the_view_has_the_keys_of_the_contract() -> None:
    state = play(table(3), Deal(card()))
    assert GAME.view(state, name, "en") == {
        "chips_out": [3, 2, 1],
        "last": None,
        "players": {seat: {"chips": {"3": 0, "2": 0, "1": 0}} for seat in (ANNA, BRUNO, CLARA)},
    }


def test_the_year_is_seen_only_when_the_round_is_scored_and_only_winners_of_chips_are_named() -> None:
    state = play(table(3), Deal(card(1801)), Answer(ANNA, span(1790, 1812)), Answer(BRUNO, None))
    assert "1801" not in json.dumps(GAME.view(state, name, "en"))
    state = play(state, Answer(CLARA, WRONG))
    assert GAME.view(state, name, "en")["last"] == {
        "year": 1801,
        "spans": {"Anna": [1790, 1812, 22], "Bruno": None, "Clara": [1, 2, 1]},
        "won": {"Anna": 3},
    }
    assert GAME.view(state, name, "en")["players"][ANNA] == {"chips": {"3": 1, "2": 0, "1": 0}}


def test_nobodys_span_is_in_the_view_before_the_scoring() -> None:
    state = play(table(2), Deal(card()), Answer(ANNA, span(1734, 1877)))
    seen = json.dumps(GAME.view(state, name, "en"))
    assert "1734" not in seen
    assert "1877" not in seen


# Playouts --------------------------------------------------------------------------------------------------


def blind(state: State) -> State:
    """The same state with another year on its card."""
    assert state.card is not None
    return replace(state, card=replace(state.card, year=state.card.year + 5000))


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_keeps_every_rule_and_comes_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    seats = tuple(Seat(n) for n in range(GAME.seats[seed % len(GAME.seats)]))
    state = GAME.start(Setup(seats, rng.choice(seats), random_settings(rng, seats)))
    cards = 0
    for _ in range(2000):
        if state.phase is Phase.FINISHED:
            break
        if GAME.draws(state) is not None:
            cards += 1
            move: Any = Deal(random_card(rng, cards))
        else:
            move = random_move(state, rng)
            assert GAME.view(state, str, "en") == GAME.view(blind(state), str, "en")
        before, (state, events) = state, GAME.apply(state, move, 0)
        check(before, move, state, events)
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state)
