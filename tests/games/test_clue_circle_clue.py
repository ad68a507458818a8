"""One Round?, rule by rule: the timer and the clue (RULES.md section 5)."""

from __future__ import annotations

import pytest

from host.games.clue_circle import GAME
from host.games.clue_circle_moves import (
    Clue,
    ClueGiven,
    ClueReason,
    Correct,
    Discard,
    Discarded,
    Known,
    NoClue,
    NumberKnown,
    TurnBegan,
    Why,
)
from host.games.clue_circle_state import Settings, sand
from host.games.contract import GameEnded, Kind, Phase, Reason, Skip, Wait
from tests.games.play_clue_circle import (
    ANNA,
    BRUNO,
    EVA,
    SPARE,
    TWELVE,
    clued,
    guess,
    opened,
    played,
    refused,
    see,
    told,
)


class TestTimer:
    def test_a_turn_waits_for_the_tipsters_ready_until_the_number_is_known_then_for_the_clue(self) -> None:
        state = opened()
        assert GAME.waits(state) == Wait(Phase.CLUE, Kind.READY, ANNA)
        assert GAME.waits(played(state, Known())) == Wait(Phase.CLUE, Kind.CLUE, ANNA)

    def test_the_first_two_cards_are_played_without_the_sand_timer(self) -> None:
        state = opened()
        timers = []
        for _ in range(3):
            timers.append(told(state, Known()))
            state = guess(state, right=True)
        assert timers == [(NumberKnown(0, 0),), (NumberKnown(0, 0),), (NumberKnown(0, 20),)]

    def test_a_discarded_card_is_no_practice_card(self) -> None:
        state = played(opened(), NoClue(), NoClue(), Discard())
        assert sand(state) == 0

    def test_practice_cards_timer_and_head_start_are_settings(self) -> None:
        state = opened(practice_cards=0, timer=30, head_start=7)
        assert told(state, Known()) == (NumberKnown(7, 30),)

    def test_a_timer_of_0_is_off_and_needs_no_head_start(self) -> None:
        assert told(opened(practice_cards=0, timer=0, head_start=7), Known()) == (NumberKnown(0, 0),)

    def test_the_clock_alone_never_discards_a_clue(self) -> None:
        state = played(opened(practice_cards=0), Known())
        state = played(state, Clue(ANNA, "sweet"), now=10_000)
        assert state.phase is Phase.GUESSING

    def test_a_number_is_made_known_once_a_turn(self) -> None:
        assert refused(opened(Known()), Known()) is Reason.NOT_NOW
        assert refused(clued(opened()), Known()) is Reason.NOT_NOW

    def test_a_clue_may_come_before_anybody_said_ready(self) -> None:
        assert clued(opened()).phase is Phase.GUESSING

    @pytest.mark.parametrize(
        "fault",
        [
            {"practice_cards": -1},
            {"practice_cards": 13},
            {"timer": -1},
            {"timer": 121},
            {"head_start": -1},
            {"head_start": 11},
        ],
    )
    def test_impossible_settings_are_refused(self, fault: dict[str, int]) -> None:
        with pytest.raises(ValueError, match="must be"):
            Settings(**fault)  # type: ignore[arg-type]


class TestClue:
    def test_the_tipster_says_a_clue_and_the_gap_is_waited_for_at_once(self) -> None:
        state = opened()
        assert told(state, Clue(ANNA, " sweet ")) == (ClueGiven(ANNA, None, "sweet", 0),)
        state = played(state, Clue(ANNA, "sweet"))
        assert GAME.waits(state) == Wait(Phase.GUESSING, Kind.GAP)
        assert see(state)["clue"] == "sweet"

    def test_only_the_tipster_says_the_clue(self) -> None:
        assert refused(opened(), Clue(BRUNO, "sweet")) is Reason.NOT_YOUR_TURN
        assert refused(opened(), Clue(EVA, "sweet")) is Reason.NO_SUCH_SEAT

    def test_a_clue_is_a_word(self) -> None:
        assert refused(opened(), Clue(ANNA, "  ")) is ClueReason.NO_WORD

    def test_a_clue_is_said_once(self) -> None:
        assert refused(clued(opened()), Clue(ANNA, "sour")) is Reason.NOT_NOW

    def test_a_misheard_clue_is_corrected_while_the_team_talks(self) -> None:
        state = played(opened(), Clue(ANNA, "suite"))
        assert told(state, Correct(ANNA, "sweet")) == (ClueGiven(ANNA, None, "sweet", 0, corrected=True),)
        assert played(state, Correct(ANNA, "sweet")).clue == "sweet"

    def test_there_is_nothing_to_correct_before_a_clue_or_for_others(self) -> None:
        assert refused(opened(), Correct(ANNA, "sweet")) is Reason.NOTHING_TO_CORRECT
        assert refused(clued(opened()), Correct(BRUNO, "sweet")) is Reason.NOTHING_TO_CORRECT

    def test_no_clue_discards_the_card_and_costs_a_life(self) -> None:
        state = opened()
        events = told(state, NoClue())
        assert events == (
            Discarded((ANNA,), None, Why.NO_CLUE, -1, 2),
            TurnBegan(1, (BRUNO,), None, last_card=False, replacement=True),
        )

    def test_after_no_clue_a_replacement_is_drawn_and_the_next_tipster_goes_on(self) -> None:
        state = played(opened(), NoClue())
        assert (state.tipster, state.number, state.replacements) == (BRUNO, 41, SPARE[1:])
        assert state.pile == TWELVE[1:]
        assert 83 not in {place.number for place in state.circle}

    def test_discarded_cards_do_not_count_as_turned(self) -> None:
        state = played(opened(), NoClue(), Discard())
        assert GAME.round(state) == (1, 12)
        assert see(state)["cards_left"] == 12

    def test_there_is_no_no_clue_once_the_clue_is_said(self) -> None:
        assert refused(clued(opened()), NoClue()) is Reason.NOT_NOW

    def test_an_invalid_clue_discards_the_card_and_the_same_tipster_draws_a_replacement(self) -> None:
        state = played(opened(), Known(), Clue(ANNA, "red balloons"))
        assert told(state, Discard()) == (
            Discarded((ANNA,), None, Why.INVALID, 0, 3),
            TurnBegan(1, (ANNA,), None, last_card=False, replacement=True),
        )
        state = played(state, Discard())
        assert (state.tipster, state.number, state.clue, state.known) == (ANNA, 41, None, False)

    def test_an_invalid_clue_costs_no_life(self) -> None:
        assert played(opened(), Clue(ANNA, "snammer"), Discard()).lives == {"table": 3}

    def test_a_card_that_was_seen_is_discarded_before_any_clue(self) -> None:
        assert played(opened(), Discard()).number == 41

    def test_a_discarded_number_is_told_to_nobody(self) -> None:
        for move in (NoClue(), Discard()):
            assert "83" not in str(told(opened(), move))

    def test_without_replacements_the_pile_takes_their_place_and_the_game_is_shorter(self) -> None:
        state = played(opened(numbers=TWELVE), NoClue())
        assert (state.number, GAME.round(state)) == (54, (1, 11))

    def test_without_any_card_left_the_game_ends_with_nobody_the_winner(self) -> None:
        state, events = GAME.apply(opened(numbers=(83,)), NoClue(), 0)
        assert events == (Discarded((ANNA,), None, Why.NO_CLUE, -1, 2), GameEnded((), no_cards=True))
        assert state.phase is Phase.FINISHED

    def test_nothing_is_skipped_in_this_game(self) -> None:
        assert refused(opened(), Skip()) is ClueReason.ONLY_INVALID_CLUES
        assert refused(clued(opened()), Skip()) is ClueReason.ONLY_INVALID_CLUES
