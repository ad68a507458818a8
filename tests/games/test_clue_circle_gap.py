"""One Round?, rule by rule: the gap, overtime and the last card (RULES.md section 5)."""

from __future__ import annotations

from host.games.clue_circle import GAME
from host.games.clue_circle_moves import (
    AskAnew,
    Clue,
    ClueGiven,
    ClueReason,
    Correct,
    Discard,
    Discarded,
    Gap,
    GapNamed,
    GapPass,
    Laid,
    NoClue,
    OvertimeBegan,
    TurnBegan,
    Why,
)
from host.games.clue_circle_state import Place, decides, words_of_gap
from host.games.contract import GameEnded, Kind, Phase, Reason, Wait
from tests.games.play_clue_circle import (
    ANNA,
    BRUNO,
    CLARA,
    OVERTIME,
    clued,
    guess,
    opened,
    played,
    refused,
    right_gap,
    see,
    told,
    turns,
    wrong_gap,
)


class TestGap:
    def test_a_right_guess_lays_the_card_with_the_clue_as_its_word(self) -> None:
        state, events = GAME.apply(played(opened(), Clue(ANNA, "sweet")), Gap(66), 0)
        assert events == (
            GapNamed(None, ("fruit", "cake"), right=True, late=False, change=0, lives=3),
            Laid(83, "sweet", ANNA, None, ("fruit", "cake"), ("fruit", "cake"), right=True),
            TurnBegan(2, (BRUNO,), None, last_card=False, replacement=False),
        )
        assert state.circle[-1] == Place(83, "sweet")
        assert see(state)["last"] == {
            "number": 83,
            "clue": "sweet",
            "guessed": ["fruit", "cake"],
            "right": True,
        }

    def test_card_54_with_the_clue_juice_guessed_between_66_and_83_costs_a_life_and_lies_between_41_and_66(
        self,
    ) -> None:
        state = opened(Clue(ANNA, "sweet"), Gap(66), Clue(BRUNO, "farmer"), Gap(33), numbers=(83, 41, 54, 5))
        state = played(state, Clue(CLARA, "juice"), Gap(66))
        assert state.lives == {"table": 2}
        assert state.circle == (
            Place(0, "cake"),
            Place(33, "work"),
            Place(41, "farmer"),
            Place(54, "juice"),
            Place(66, "fruit"),
            Place(83, "sweet"),
        )
        assert see(state)["last"]["guessed"] == ["fruit", "sweet"]
        assert see(state)["last"]["right"] is False

    def test_the_next_tipster_sits_to_the_left_right_or_wrong(self) -> None:
        for right in (True, False):
            state = turns(opened(), right)
            assert (state.tipster, GAME.starter(state), GAME.round(state)) == (BRUNO, BRUNO, (2, 12))
        assert turns(opened(), True, False, True).tipster == ANNA

    def test_the_gap_after_the_highest_number_closes_the_circle_at_100(self) -> None:
        circle = opened().circle
        assert words_of_gap(circle, 66) == ("fruit", "cake")

    def test_a_gap_that_is_not_there_is_refused(self) -> None:
        assert refused(clued(opened()), Gap(34)) is ClueReason.NO_SUCH_GAP

    def test_a_gap_needs_a_clue(self) -> None:
        assert refused(opened(), Gap(0)) is Reason.NOT_NOW
        assert refused(opened(), GapPass()) is Reason.NOT_NOW

    def test_a_passed_guess_is_a_wrong_one(self) -> None:
        state = played(clued(opened()), GapPass())
        assert (state.lives, see(state)["last"]["guessed"]) == ({"table": 2}, None)

    def test_if_the_team_is_split_the_player_to_the_tipsters_right_decides(self) -> None:
        assert decides(clued(opened())) == CLARA
        assert decides(clued(turns(opened(), True))) == ANNA

    def test_before_overtime_nobody_is_late(self) -> None:
        assert guess(turns(opened(), False, False), right=True, now=10_000).lives == {"table": 1}


class TestOvertime:
    def test_the_third_life_lost_begins_overtime(self) -> None:
        state = clued(turns(opened(), False, False))
        events = told(state, wrong_gap(state))
        assert OvertimeBegan(20) in events
        state = played(state, wrong_gap(state))
        assert (see(state)["overtime"], see(state)["lives"]) == (True, {"table": 0})

    def test_no_clue_may_cost_the_third_life_too(self) -> None:
        state = turns(opened(), False, False)
        assert OvertimeBegan(20) in told(state, NoClue())
        assert played(state, NoClue()).overtime

    def test_in_overtime_the_guess_is_timed_generously_after_the_hosts_speech(self) -> None:
        state = played(turns(opened(), *OVERTIME), Clue(ANNA, "juice", speech=4), now=100)
        assert state.deadline == 100 + 4 + 20 + 5
        for now, ended in ((129, False), (130, True)):
            after, events = GAME.apply(state, right_gap(state), now)
            assert (after.phase is Phase.FINISHED) is ended
            assert events[0].late is ended

    def test_the_host_tells_how_long_the_team_has(self) -> None:
        state = turns(opened(timer=30), *OVERTIME)
        assert told(state, Clue(ANNA, "juice")) == (ClueGiven(ANNA, None, "juice", 30),)

    def test_a_wrong_guess_in_overtime_loses_the_game_and_the_card_lies_where_it_belongs(self) -> None:
        state = clued(turns(opened(), *OVERTIME))
        number = state.number
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, Laid, GameEnded]
        assert events[-1] == GameEnded(())
        assert number in {place.number for place in state.circle}
        assert (state.phase, GAME.winners(state)) == (Phase.FINISHED, ())

    def test_a_right_guess_in_overtime_goes_on(self) -> None:
        state = turns(opened(), *OVERTIME, True)
        assert (state.phase, state.overtime) == (Phase.CLUE, True)

    def test_no_clue_in_overtime_loses_the_game(self) -> None:
        state, events = GAME.apply(turns(opened(), *OVERTIME), NoClue(), 0)
        assert events == (Discarded((ANNA,), None, Why.NO_CLUE, 0, 0), GameEnded(()))
        assert state.phase is Phase.FINISHED

    def test_no_guess_in_overtime_loses_the_game(self) -> None:
        assert played(clued(turns(opened(), *OVERTIME)), GapPass()).phase is Phase.FINISHED

    def test_with_timer_0_no_guess_is_ever_late_but_a_pass_still_loses(self) -> None:
        state = clued(turns(opened(timer=0), *OVERTIME))
        assert state.deadline is None
        assert played(state, right_gap(state), now=10_000).phase is Phase.CLUE
        assert played(state, GapPass()).phase is Phase.FINISHED

    def test_an_invalid_clue_in_overtime_costs_nothing(self) -> None:
        state = played(clued(turns(opened(), *OVERTIME)), Discard())
        assert (state.phase, state.deadline, state.tipster) == (Phase.CLUE, None, ANNA)

    def test_a_corrected_clue_gives_the_team_its_time_anew(self) -> None:
        state = clued(turns(opened(), *OVERTIME))
        assert played(state, Correct(ANNA, "juice", speech=2), now=50).deadline == 77

    def test_a_guess_asked_for_anew_has_its_time_anew(self) -> None:
        state = clued(turns(opened(), *OVERTIME))
        assert played(state, AskAnew(speech=3), now=1000).deadline == 1028
        assert refused(clued(opened()), AskAnew()) is Reason.NOT_NOW


class TestLastCard:
    def test_the_last_card_placed_correctly_wins_the_game_for_everybody(self) -> None:
        state = clued(turns(opened(), *[True] * 11))
        state, events = GAME.apply(state, right_gap(state), 0)
        assert events[-1] == GameEnded((ANNA, BRUNO, CLARA))
        assert (GAME.winners(state), GAME.round(state)) == ((ANNA, BRUNO, CLARA), (12, 12))
        assert (see(state)["cards_left"], GAME.waits(state)) == (0, Wait(Phase.FINISHED, Kind.NOTHING))
        assert len(state.circle) == 15

    def test_the_host_knows_that_it_is_the_last_card(self) -> None:
        state = clued(turns(opened(), *[True] * 10))
        assert told(state, right_gap(state))[-1].last_card is True

    def test_a_last_card_placed_wrongly_costs_a_life_is_laid_and_a_replacement_is_drawn(self) -> None:
        state = clued(turns(opened(), *[True] * 11))
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert events[-1] == TurnBegan(13, (ANNA,), None, last_card=True, replacement=True)
        assert (state.number, state.lives, len(state.circle)) == (41, {"table": 2}, 15)
        assert (GAME.round(state), see(state)["cards_left"]) == ((13, 13), 1)
        state = turns(state, False, True)
        assert (state.phase, GAME.winners(state)) == (Phase.FINISHED, state.seats)

    def test_a_last_card_placed_wrongly_in_overtime_loses_the_game(self) -> None:
        state = turns(opened(), *[True] * 8, *OVERTIME, False)
        assert (state.phase, GAME.winners(state)) == (Phase.FINISHED, ())

    def test_a_last_card_may_be_won_in_overtime(self) -> None:
        assert GAME.winners(turns(opened(), *[True] * 8, *OVERTIME, True)) != ()

    def test_after_no_clue_for_the_last_card_its_replacement_is_the_last_card(self) -> None:
        state = turns(opened(), *[True] * 11)
        assert told(state, NoClue())[-1] == TurnBegan(12, (ANNA,), None, last_card=True, replacement=True)
        assert GAME.winners(turns(played(state, NoClue()), True)) != ()

    def test_without_a_replacement_for_the_last_card_the_game_ends_with_nobody_the_winner(self) -> None:
        state = clued(opened(numbers=(83,)))
        assert told(state, wrong_gap(state))[-1] == GameEnded((), no_cards=True)

    def test_a_shorter_pile_is_a_shorter_game(self) -> None:
        state = opened(numbers=(83, 54))
        assert GAME.round(state) == (1, 2)
        assert GAME.winners(turns(state, False, True)) == state.seats

    def test_nobody_scores_points_together(self) -> None:
        assert set(GAME.scores(turns(opened(), True, False)).values()) == {0}
        assert see(opened())["players"] == {seat: {"team": None} for seat in (ANNA, BRUNO, CLARA)}
