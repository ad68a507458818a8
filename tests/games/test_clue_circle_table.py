"""One Round?, rule by rule: who comes and goes, the end, and whole random games (RULES.md section 5)."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from host.games.clue_circle import GAME
from host.games.clue_circle_moves import (
    AskAnew,
    CardWords,
    Clue,
    Correct,
    Discard,
    Gap,
    GapPass,
    Known,
    NoClue,
    TurnBegan,
    Words,
)
from host.games.clue_circle_state import Card, Settings, State
from host.games.contract import (
    Deal,
    EndGame,
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
)
from tests.games.play_clue_circle import (
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    EVA,
    SPARE,
    TWELVE,
    WORDS,
    clued,
    opened,
    played,
    refused,
    teams,
    told,
    turns,
)
from tests.games.random_clue_circle import check, comes_or_goes, random_card, random_move, random_settings


class TestComingAndGoing:
    def test_a_newcomer_sits_last_before_the_tipster(self) -> None:
        state = turns(opened(), True)
        assert told(state, Join(EVA)) == (Seated(EVA, 0),)
        assert GAME.order(played(state, Join(EVA))) == (ANNA, EVA, BRUNO, CLARA)

    def test_nobody_comes_or_goes_while_a_gap_is_waited_for(self) -> None:
        assert refused(clued(opened()), Join(EVA)) is Reason.BETWEEN_ROUNDS_ONLY
        assert refused(clued(opened()), Leave(BRUNO)) is Reason.BETWEEN_ROUNDS_ONLY

    def test_eight_may_play_and_two_must(self) -> None:
        assert refused(opened(seats=8), Join(Seat(8))) is Reason.TOO_MANY
        assert refused(opened(seats=2), Leave(ANNA)) is Reason.TOO_FEW
        assert refused(opened(), Leave(EVA)) is Reason.NO_SUCH_SEAT
        assert refused(opened(), Join(BRUNO)) is Reason.NOT_NOW

    def test_a_tipster_who_leaves_hands_the_card_to_the_left(self) -> None:
        state = opened(Known())
        began = TurnBegan(1, (BRUNO,), None, last_card=False, replacement=False)
        assert told(state, Leave(ANNA)) == (Seated(ANNA, None), began)
        state = played(state, Leave(ANNA))
        assert (state.tipster, state.known, state.number) == (BRUNO, False, 83)
        assert GAME.secret(state, BRUNO) is not None

    def test_others_leave_without_a_word_about_the_turn(self) -> None:
        assert told(opened(), Leave(CLARA)) == (Seated(CLARA, None),)
        assert told(opened(words={}), Leave(ANNA)) == (Seated(ANNA, None),)

    def test_a_newcomer_joins_the_smaller_team_or_the_one_not_on_turn(self) -> None:
        state = played(teams(), Join(EVA))
        assert state.teams == {"red": (ANNA, CLARA), "blue": (BRUNO, DIETER, EVA)}
        assert played(state, Join(Seat(5))).teams["red"] == (ANNA, CLARA, Seat(5))
        assert told(turns(teams(), False), Join(EVA)) == (Seated(EVA, 2),)

    def test_a_newcomer_to_a_team_is_tipster_before_the_others_are_once_more(self) -> None:
        state = played(turns(teams(), *[True] * 5), Join(EVA))
        assert state.teams["red"] == (ANNA, CLARA, EVA)
        assert turns(state, True).tipster == EVA

    def test_a_team_keeps_two_members(self) -> None:
        assert refused(teams(), Leave(BRUNO)) is Reason.TOO_FEW

    def test_in_a_team_the_card_goes_to_its_next_tipster(self) -> None:
        state = opened(seats=5, teams={"red": (ANNA, CLARA, EVA), "blue": (BRUNO, DIETER)})
        state = played(state, Leave(ANNA))
        assert (state.tipster, state.team, state.teams["red"]) == (CLARA, "red", (CLARA, EVA))
        assert turns(state, True, True).tipster == EVA


class TestTheEnd:
    def test_the_table_may_end_a_game_and_together_nobody_has_won(self) -> None:
        assert told(opened(), EndGame()) == (GameEnded(()),)
        assert told(clued(opened()), EndGame()) == (GameEnded(()),)

    def test_without_cards_there_is_no_game(self) -> None:
        state = GAME.start(Setup((ANNA, BRUNO), ANNA, Settings()))
        assert told(state, NoCards()) == (GameEnded((), no_cards=True),)
        assert refused(opened(), NoCards()) is Reason.NOT_NOW

    def test_after_the_end_nothing_is_played(self) -> None:
        state = played(opened(), EndGame())
        assert GAME.draws(state) is None
        for move in (Clue(ANNA, "x"), Gap(0), Discard(), EndGame(), Skip(), Join(EVA)):
            assert refused(state, move) is Reason.FINISHED

    def test_a_move_of_another_game_is_none_of_this_one(self) -> None:
        assert refused(opened(), object()) is Reason.NOT_A_MOVE

    def test_undo_takes_back_what_was_said_but_no_ready_and_no_accepted_proposal(self) -> None:
        assert set(GAME.answers) == set(GAME.moves) - {Known, CardWords, AskAnew}


def test_a_state_mid_game_survives_json_with_every_move() -> None:
    moves = (
        Words(WORDS),
        CardWords("en"),
        Known(),
        Clue(ANNA, "x", 3),
        Correct(ANNA, "y"),
        NoClue(),
        Discard(),
        Gap(66),
        GapPass(),
        AskAnew(2),
    )
    for move in moves:
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
    assert {type(move) for move in moves} == set(GAME.moves)


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_stays_within_the_rules_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    seats = tuple(Seat(i) for i in range(2 + seed % 7))
    settings = random_settings(rng, seats)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    visitors = seed % 3 == 0
    now, moves = 0, 0
    while state.phase is not Phase.FINISHED:
        now += rng.choice((0, 4, 8, 8, 40))
        move = Deal(random_card(rng, seed)) if GAME.draws(state) else random_move(state, rng)
        if visitors and rng.randrange(10) == 0:
            move = comes_or_goes(state, rng) or move
        before = state
        state, events = GAME.apply(state, move, now)
        check(before, move, state, events)
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert msgspec.json.encode(events)
        json.dumps(GAME.view(state, str, "en"))
        assert set(GAME.view(state, str, "en")["players"]) == set(GAME.order(state))
        current, of = GAME.round(state)
        assert of is not None
        assert 1 <= current <= of
        moves += 1
        assert moves < 400
    assert GAME.waits(state).kind is Kind.NOTHING


def test_teams_take_their_turns_evenly_in_random_games() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        seats = tuple(Seat(i) for i in range(4 + seed % 5))
        cut = 2 + seed % (len(seats) - 3)
        state = GAME.start(
            Setup(seats, rng.choice(seats), Settings(teams={"red": seats[:cut], "blue": seats[cut:]}))
        )
        state = played(state, Deal(Card("x", {"en": WORDS}, TWELVE + SPARE)))
        while state.phase is not Phase.FINISHED:
            state = played(state, random_move(state, rng))
            for members in state.teams.values():
                counts = [state.turns[seat] for seat in members]
                assert max(counts) - min(counts) <= 1
