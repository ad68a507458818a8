"""Das Maß aller Dinge, rule by rule: coming and going, the view, random games (RULES.md section 4)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    GameEnded,
    Join,
    Leave,
    NoCards,
    Phase,
    Reason,
    Seat,
    Seated,
    Setup,
    Skip,
    Skipped,
)
from host.games.scale_strip import GAME, Lay, State
from host.games.scale_strip_scale import Settings
from tests.games.play_scale_strip import (
    BLUE,
    GREEN,
    LONG,
    MEDIUM,
    RED,
    SHORT,
    YELLOW,
    at,
    between,
    card,
    name,
    play,
    refusal,
    round_of,
    table,
)
from tests.games.random_scale_strip import check, random_card, random_move, random_settings

# Common to all ---------------------------------------------------------------------------------------------


def test_a_skipped_question_is_discarded_unscored_and_the_same_reader_draws_another() -> None:
    state = play(table(), Deal(card()), Lay(YELLOW, at(SHORT, 11)))
    state, events = GAME.apply(state, Skip(), 0)
    assert events == (Skipped(),)
    assert GAME.draws(state) == Draw()
    assert (state.round, state.starter, state.strips) == (1, YELLOW, {})
    assert set(state.centimetres.values()) == {0}
    assert GAME.waits(play(state, Deal(card()))).seat == YELLOW


def test_there_is_nothing_to_skip_before_a_card_is_dealt() -> None:
    assert refusal(table(), Skip()).reason is Reason.NOT_NOW


def test_the_game_ends_with_the_standing_when_the_table_says_so() -> None:
    state = play(round_of(table(2), at(LONG, 11), at(SHORT, 11)), Deal(card()), Lay(BLUE, None))
    state, events = GAME.apply(state, EndGame(), 0)
    assert events == (GameEnded((BLUE,)),)
    assert GAME.scores(state) == {YELLOW: 2, BLUE: 5}
    assert GAME.view(state, name, "en")["strips"] == {}


def test_the_game_ends_with_the_standing_when_the_cards_run_out() -> None:
    state = round_of(table(2), at(LONG, 11), at(LONG, 11))
    state, events = GAME.apply(state, NoCards(), 0)
    assert events == (GameEnded((YELLOW, BLUE), no_cards=True),)
    assert state.phase is Phase.FINISHED


def test_a_newcomer_sits_last_before_the_reader_with_the_score_of_the_lowest() -> None:
    state = round_of(table(3), at(SHORT, 11), at(LONG, 11), at(MEDIUM, 11))
    state, events = GAME.apply(state, Join(GREEN), 0)
    assert events == (Seated(GREEN, 2),)
    assert GAME.order(state) == (YELLOW, GREEN, BLUE, RED)
    assert GAME.scores(state)[GREEN] == 2
    state = round_of(state, None, None, None, at(SHORT, 11))
    assert GAME.scores(state) == {YELLOW: 5, GREEN: 7, BLUE: 2, RED: 3}


def test_there_are_no_more_than_six_colours_for_newcomers() -> None:
    assert refusal(table(6), Join(Seat(6))).reason is Reason.TOO_MANY


def test_whoever_sits_there_cannot_join_again() -> None:
    assert refusal(table(3), Join(RED)).reason is Reason.NOT_NOW


def test_a_leaver_takes_score_and_seat_along() -> None:
    state = round_of(table(3), at(SHORT, 11), at(LONG, 11), None)
    state, events = GAME.apply(state, Leave(YELLOW), 0)
    assert events == (Seated(YELLOW, None),)
    assert GAME.scores(state) == {BLUE: 2, RED: 0}
    assert GAME.view(state, name, "en")["last"]["won"] == {"Yellow": 5, "Blue": 2}


def test_if_the_reader_leaves_the_next_one_clockwise_reads() -> None:
    assert GAME.starter(play(table(3, starter=RED), Leave(RED))) == YELLOW


def test_nobody_joins_or_leaves_within_a_round() -> None:
    state = play(table(3), Deal(card()))
    assert GAME.order(play(state, Join(GREEN))) == (GREEN, YELLOW, BLUE, RED)
    state = play(state, Lay(YELLOW, None))
    assert refusal(state, Join(GREEN)).reason is Reason.BETWEEN_ROUNDS_ONLY
    assert refusal(state, Leave(RED)).reason is Reason.BETWEEN_ROUNDS_ONLY


def test_two_at_least_stay_and_a_stranger_cannot_leave() -> None:
    assert refusal(table(2), Leave(BLUE)).reason is Reason.TOO_FEW
    assert refusal(table(3), Leave(Seat(9))).reason is Reason.NO_SUCH_SEAT


# What the table sees ---------------------------------------------------------------------------------------


def test_the_view_shows_the_scale_the_strips_laid_and_the_target() -> None:
    state = play(table(3), Deal(card(11.0, 0.0, 20.0)), Lay(YELLOW, between(10, 13)), Lay(BLUE, None))
    seen = GAME.view(state, name, "en")
    assert seen == {
        "scale": {"start": 0, "end": 20, "unit": "years"},
        "strips": {"Yellow": {"size": "medium", "from": 9.5, "to": 13.5}},
        "target": 15,
        "last": None,
        "players": {YELLOW: {}, BLUE: {}, RED: {}},
    }
    assert type(seen["scale"]["start"]) is type(seen["scale"]["end"]) is int


def test_the_view_has_no_scale_while_there_is_no_card() -> None:
    seen = GAME.view(table(2), name, "en")
    assert (seen["scale"], seen["strips"]) == (None, {})


def test_the_answer_is_seen_only_when_the_round_is_scored() -> None:
    state = play(table(2), Deal(card(11.375)), Lay(YELLOW, at(SHORT, 3)))
    assert "11.375" not in json.dumps(GAME.view(state, name, "en"))
    state = play(state, Lay(BLUE, at(SHORT, 3)))
    assert GAME.view(state, name, "en")["last"] == {"answer": 11.375, "won": {}}


# Playouts --------------------------------------------------------------------------------------------------


def round_trip(state: State) -> State:
    return msgspec.json.decode(msgspec.json.encode(state), type=State)


def blind(state: State) -> State:
    """The same state with another answer on its card."""
    assert state.card is not None
    start, end = state.card.scale.start, state.card.scale.end
    return replace(state, card=replace(state.card, value=end if state.card.value == start else start))


def _anything(state: State, rng: random.Random, free: Seat) -> Any:
    """Mostly a move of the game, now and then one of those that every game knows."""
    dice = rng.randrange(60)
    if dice == 0:
        return Skip()
    if dice == 1 and not state.strips and len(state.seats) + 1 in GAME.seats:
        return Join(free)
    if dice == 2 and not state.strips and len(state.seats) - 1 in GAME.seats:
        return Leave(rng.choice(state.seats))
    if dice == 3 and rng.randrange(10) == 0:
        return EndGame()
    return random_move(state, rng)


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_keeps_every_rule_and_comes_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    seats = tuple(Seat(n) for n in range(GAME.seats[seed % len(GAME.seats)]))
    settings = random_settings(rng, seats)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    cards, joined = 0, len(seats)
    for _ in range(2000):
        if state.phase is Phase.FINISHED:
            break
        if GAME.draws(state) is not None:
            cards += 1
            move: Any = Deal(random_card(rng, cards)) if cards <= 60 else NoCards()
        else:
            move = _anything(state, rng, Seat(joined))
            assert GAME.view(state, str, "en") == GAME.view(blind(state), str, "en")
        joined += isinstance(move, Join)
        logged = msgspec.json.decode(msgspec.json.encode(move), type=type(move))
        before, (state, events) = state, GAME.apply(state, move, 0)
        if not isinstance(move, Deal):
            assert logged == move
        check(before, move, state, events)
        assert round_trip(state) == state
        json.dumps(GAME.view(state, str, "en"))
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state)
