"""Schätz it if you can, rule by rule: coming and going, the view, random games (RULES.md section 2)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.contract import (
    Deal,
    GameEnded,
    Join,
    Kind,
    Leave,
    NoCards,
    Phase,
    Reason,
    Seat,
    Seated,
    Setup,
    Skip,
    Wait,
)
from host.games.order_it import GAME, Settings, State, apply, draws, rearranging, view, waits
from host.games.order_it_moves import Arrange, Judge, MoreLaps, MoreRounds, Place
from tests.games.play_order_it import (
    ALL_CORRECT,
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    DOUBT,
    FRITZ,
    FULL,
    HORSE,
    MOUSE,
    begin,
    dealt,
    play,
    refused,
    right_place,
    shown,
    starters,
    weights,
    whole_round,
)
from tests.games.random_order_it import check, random_card, random_move, random_settings

# Who sits down and gets up --------------------------------------------------------------------------------


def test_a_newcomer_sits_last_before_the_starter_with_the_score_of_the_lowest() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    while state.round == 1:
        due = right_place(state) if waits(state).kind is Kind.PLACE else Judge(state.turn, ALL_CORRECT)
        state, _ = play(state, due)
    lowest = min(GAME.scores(state).values())
    assert lowest > 0
    state, told = play(state, Join(DIETER))
    assert told == [Seated(DIETER, lowest)]
    assert state.seats == (ANNA, DIETER, BRUNO, CLARA)
    assert GAME.scores(state)[DIETER] == lowest


def test_the_lowest_score_may_be_negative() -> None:
    chips = {ANNA: (-1,), BRUNO: (2,), CLARA: ()}
    state, told = play(replace(begin(), chips=chips), Join(DIETER))
    assert told == [Seated(DIETER, -1)]
    assert GAME.scores(state)[DIETER] == -1


def test_the_length_recounts_for_a_newcomer() -> None:
    state, _ = play(begin(laps=2), Join(DIETER))
    assert GAME.round(state) == (1, 8)
    state, opened = starters(state, 8)
    assert opened == [ANNA, BRUNO, CLARA, DIETER] * 2
    assert state.phase is Phase.FINISHED


def test_the_length_recounts_with_the_laps_agreed() -> None:
    state, _ = play(begin(), MoreLaps(), Join(DIETER))
    assert GAME.round(state) == (1, 8)


def test_a_newcomer_in_the_middle_of_a_lap_starts_too_and_nobody_starts_twice() -> None:
    state, _ = whole_round(begin())
    state, _ = play(state, Join(DIETER))
    assert GAME.round(state) == (2, 4)
    state, opened = starters(state, 3)
    assert opened == [BRUNO, CLARA, DIETER]
    assert state.phase is Phase.FINISHED


def test_whoever_leaves_takes_score_and_seat_along_and_the_length_recounts() -> None:
    state, told = play(begin(4), Leave(CLARA))
    assert told == [Seated(CLARA, None)]
    assert state.seats == (ANNA, BRUNO, DIETER)
    assert CLARA not in GAME.scores(state)
    assert GAME.round(state) == (1, 3)
    state, opened = starters(state, 3)
    assert opened == [ANNA, BRUNO, DIETER]


def test_when_a_starter_of_earlier_leaves_everyone_else_still_starts() -> None:
    state, _ = whole_round(begin())
    state, _ = play(state, Leave(ANNA))
    assert GAME.round(state) == (2, 3)
    state, opened = starters(state, 2)
    assert opened == [BRUNO, CLARA]
    assert state.phase is Phase.FINISHED


def test_when_the_starter_leaves_the_next_to_the_left_starts_with_the_same_card() -> None:
    state, _ = play(dealt(), Leave(ANNA))
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, BRUNO)
    assert state.card == weights()
    assert GAME.round(state) == (1, 2)


def test_the_game_is_over_when_only_the_leaver_had_yet_to_start_and_can_go_on() -> None:
    state, _ = starters(begin(), 2)
    state, told = play(state, Deal(weights()), Leave(CLARA))
    assert told[-2:] == [Seated(CLARA, None), GameEnded(GAME.winners(state))]
    assert GAME.round(state) == (2, 2)
    assert state.starter == BRUNO
    state, _ = play(state, MoreRounds())
    assert GAME.round(state) == (3, 3)
    assert state.starter == ANNA


def test_people_come_and_go_between_rounds_only() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    for move in (Join(DIETER), Leave(BRUNO)):
        assert refused(state, move).reason is Reason.BETWEEN_ROUNDS_ONLY
    state, _ = play(state, Judge(BRUNO, ALL_CORRECT))
    for move in (Join(DIETER), Leave(BRUNO)):
        assert refused(state, move).reason is Reason.BETWEEN_ROUNDS_ONLY


def test_five_is_the_most_and_two_the_fewest() -> None:
    assert refused(begin(5), Join(FRITZ)).reason is Reason.TOO_MANY
    assert refused(begin(2), Leave(ANNA)).reason is Reason.TOO_FEW
    assert refused(begin(), Join(ANNA)).reason is Reason.NOT_NOW
    assert refused(begin(), Leave(FRITZ)).reason is Reason.NO_SUCH_SEAT


# The view -------------------------------------------------------------------------------------------------


def test_the_view_has_the_contracts_keys() -> None:
    state = dealt()
    seen = shown(state)
    assert {"order", "term", "direction", "last", "players"} <= set(seen)
    assert seen["direction"] == ["light", "heavy"]
    assert seen["players"][ANNA] == {"chips": {"2": 0, "1": 0, "-1": 0}}


def test_the_view_speaks_the_language_asked_for() -> None:
    state, _ = play(begin(), Deal(weights("x", "de", "en")), Arrange(ANNA, (MOUSE, HORSE)))
    assert shown(state, "de")["order"] == ["Maus", "Pferd"]
    assert shown(state, "de")["direction"] == ["leicht", "schwer"]
    assert shown(state, "en")["order"] == ["mouse", "horse"]


def test_a_card_that_lacks_the_language_is_shown_in_english_or_its_own() -> None:
    for languages, order in ((("de",), ["Maus", "Pferd"]), (("de", "en"), ["mouse", "horse"])):
        state, _ = play(begin(), Deal(weights("x", *languages)), Arrange(ANNA, (MOUSE, HORSE)))
        assert shown(state, "fr")["order"] == order


def test_no_view_tells_values_or_terms_that_were_not_heard() -> None:
    state = dealt(last_doubt=FULL)
    state, _ = play(state, Arrange(ANNA, (MOUSE, HORSE)))
    while not rearranging(state):
        hidden(state)
        doubts = DOUBT if state.drawn == 9 else ALL_CORRECT
        due = Place(state.turn, 0) if waits(state).kind is Kind.PLACE else Judge(state.turn, doubts)
        state, _ = play(state, due)
    hidden(state)


def hidden(state: State) -> None:
    assert state.card is not None
    for language in ("en", "de"):
        seen = {key: value for key, value in shown(state, language).items() if key not in {"last", "players"}}
        said = json.dumps(seen, ensure_ascii=False)
        for place, item in enumerate(state.card.items):
            assert json.dumps(item.value) not in said
            if place >= state.drawn:
                assert not any(f'"{label}"' in said for label in item.label.values())
        laid = [state.card.items[term].label[state.card.language(language)] for term in state.order]
        assert seen["order"] == laid


# Contract and playouts ------------------------------------------------------------------------------------


def test_nobody_enters_answers_secretly_and_nobody_holds_a_secret() -> None:
    state = dealt()
    assert GAME.enters(state) == ()
    assert GAME.secret(state, ANNA) is None


def test_undo_takes_back_every_answer_but_no_agreement() -> None:
    assert set(GAME.moves) - set(GAME.answers) == {MoreRounds, MoreLaps}


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("number", range(25))
def test_random_games_keep_the_rules_and_end(players: int, number: int) -> None:
    rng = random.Random(f"{players} {number}")
    seats = tuple(Seat(seat) for seat in range(players))
    settings = random_settings(rng, seats)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    newcomer, cards = players, 0
    for _ in range(3000):
        if state.phase is Phase.FINISHED:
            break
        if draws(state) is not None:
            cards += 1
            move: Any = Deal(random_card(rng, cards)) if rng.random() < 0.99 else NoCards()
        elif not state.order and rng.random() < 0.2:
            move = rng.choice((Join(Seat(newcomer)), Leave(rng.choice(state.seats)), Skip()))
            newcomer += 1
            if (
                not isinstance(move, Skip)
                and len(state.seats) + (1 if isinstance(move, Join) else -1) not in GAME.seats
            ):
                continue
        else:
            move = random_move(state, rng)
            kind = type(move)
            assert msgspec.json.decode(msgspec.json.encode(move), type=kind) == move
        before = state
        state, events = apply(state, move, 0)
        check(before, move, state, events)
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        json.dumps(view(state, str, "de"))
        if state.card is not None:
            hidden(state)
    assert state.phase is Phase.FINISHED
