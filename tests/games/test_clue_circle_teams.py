"""One Round?, rule by rule: two teams and the final round (RULES.md section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from host.games.clue_circle import GAME
from host.games.clue_circle_moves import (
    Clue,
    Correct,
    Discard,
    Discarded,
    GapNamed,
    GapPass,
    Known,
    Laid,
    NoClue,
    NumberKnown,
    RegainOffered,
    TurnBegan,
    Why,
)
from host.games.clue_circle_state import Settings, State, decides, words_of_gap
from host.games.contract import EndGame, GameEnded, Join, Kind, Leave, Phase, Reason, Seat, Setup, Wait
from tests.games.play_clue_circle import (
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    EVA,
    TEAMS,
    TWELVE,
    clued,
    guess,
    opened,
    played,
    refused,
    right_gap,
    see,
    teams,
    told,
    turns,
    wrong_gap,
)


class TestTeams:
    def test_two_teams_have_three_lives_each_in_one_circle(self) -> None:
        state = teams()
        assert see(state)["lives"] == {"red": 3, "blue": 3}
        assert see(state)["players"][BRUNO] == {"team": "blue"}
        assert GAME.scores(state) == dict.fromkeys(state.seats, 3)

    def test_the_team_of_the_first_tipster_starts(self) -> None:
        assert teams().team == "red"
        assert teams(starter=DIETER).team == "blue"

    @pytest.mark.parametrize(
        "wrong",
        [
            {"red": (ANNA, BRUNO)},
            {"red": (ANNA, BRUNO), "green": (CLARA, DIETER)},
            {"red": (ANNA,), "blue": (BRUNO, CLARA, DIETER)},
            {"red": (ANNA, BRUNO), "blue": (BRUNO, CLARA)},
            {"red": (ANNA, ANNA), "blue": (BRUNO, CLARA)},
        ],
    )
    def test_teams_are_red_and_blue_of_two_or_more_with_nobody_in_both(
        self, wrong: dict[str, tuple[Seat, ...]]
    ) -> None:
        with pytest.raises(ValueError, match=r"team"):
            Settings(teams=wrong)

    def test_everybody_at_the_table_is_in_a_team(self) -> None:
        with pytest.raises(ValueError, match="every player"):
            GAME.start(Setup((ANNA, BRUNO, CLARA, DIETER, EVA), ANNA, Settings(teams=TEAMS)))
        with pytest.raises(ValueError, match="every player"):
            GAME.start(Setup((ANNA, BRUNO, CLARA), ANNA, Settings(teams=TEAMS)))

    def test_the_teams_take_turns_whoever_was_right(self) -> None:
        state, seen = teams(), []
        for right in (True, False, True, False):
            seen.append(state.team)
            state = guess(state, right=right)
        assert seen == ["red", "blue", "red", "blue"]

    def test_every_member_is_tipster_before_anyone_of_that_team_is_a_second_time(self) -> None:
        uneven = {"red": (ANNA, EVA, CLARA), "blue": (BRUNO, DIETER)}
        state, seen = opened(seats=5, teams=uneven), []
        for _ in range(10):
            seen.append(state.tipster)
            state = guess(state, right=True)
        assert seen[::2] == [ANNA, CLARA, EVA, ANNA, CLARA]
        assert seen[1::2] == [BRUNO, DIETER, BRUNO, DIETER, BRUNO]

    def test_the_tipsters_own_team_guesses_and_nobody_else_is_waited_for(self) -> None:
        assert GAME.waits(clued(teams())) == Wait(Phase.GUESSING, Kind.GAP, None, "red")

    def test_a_split_team_is_decided_by_its_own_member_to_the_tipsters_right(self) -> None:
        assert decides(clued(teams())) == CLARA
        three = opened(seats=6, teams={"red": (ANNA, BRUNO, CLARA), "blue": (DIETER, EVA, Seat(5))})
        assert decides(clued(three)) == CLARA

    def test_a_wrong_guess_costs_the_own_team_a_life(self) -> None:
        assert turns(teams(), False).lives == {"red": 2, "blue": 3}

    def test_a_team_that_never_lost_a_life_may_not_win_one_back(self) -> None:
        state = clued(teams())
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, Laid, TurnBegan]
        assert state.team == "blue"

    def test_a_team_that_lost_a_life_may_guess_before_the_card_is_laid(self) -> None:
        state = clued(turns(teams(), False))
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, RegainOffered]
        assert events[1] == RegainOffered("red")
        assert GAME.waits(state) == Wait(Phase.GUESSING, Kind.GAP, None, "red")
        assert see(state)["last"]["number"] == 83
        assert len(state.circle) == 4

    def test_the_chance_says_nothing_of_where_the_card_belongs(self) -> None:
        state = clued(turns(teams(), False))
        shown = str(told(state, wrong_gap(state)))
        assert str(state.number) not in shown.replace(str(state.clue), "")

    def test_a_right_guess_of_the_other_team_wins_a_life_back(self) -> None:
        state = clued(turns(teams(), False))
        wrong, right = wrong_gap(state), right_gap(state)
        state, events = GAME.apply(played(state, wrong), right, 0)
        assert (events[0].team, events[0].change, events[0].lives, events[0].regain) == ("red", 1, 3, True)
        assert state.lives == {"red": 3, "blue": 2}
        assert state.team == "red"

    def test_last_tells_the_tipsters_own_teams_guess_even_after_a_life_won_back(self) -> None:
        state = clued(turns(teams(), False))
        wrong, right = wrong_gap(state), right_gap(state)
        guessed = words_of_gap(state.circle, wrong.after)
        last = see(played(state, wrong, right))["last"]
        assert (last["guessed"], last["right"]) == (list(guessed), False)

    def test_the_other_team_guesses_once_and_a_wrong_guess_costs_it_nothing(self) -> None:
        state = clued(turns(teams(), False))
        state = played(state, wrong_gap(state), wrong_gap(state))
        assert (state.lives, state.phase) == ({"red": 2, "blue": 2}, Phase.CLUE)

    def test_the_other_team_may_let_its_chance_go(self) -> None:
        state = turns(teams(), False, False)
        assert (state.lives, state.phase) == ({"red": 2, "blue": 2}, Phase.CLUE)

    def test_while_the_other_team_guesses_nothing_is_discarded_or_corrected(self) -> None:
        state = clued(turns(teams(), False))
        tipster = state.tipsters[0]
        state = played(state, wrong_gap(state))
        assert refused(state, Discard()) is Reason.NOT_NOW
        assert refused(state, Correct(tipster, "sour")) is Reason.NOTHING_TO_CORRECT
        assert refused(state, NoClue()) is Reason.NOT_NOW

    def test_a_split_in_the_other_team_is_decided_to_the_tipsters_right_too(self) -> None:
        state = clued(turns(teams(), False))
        assert state.tipster == BRUNO
        assert decides(played(state, wrong_gap(state))) == ANNA

    def test_no_clue_costs_the_team_a_life_replaces_the_card_and_it_is_the_other_teams_turn(self) -> None:
        state = played(teams(), NoClue())
        assert (state.lives, state.team, state.tipster) == ({"red": 2, "blue": 3}, "blue", BRUNO)
        assert (state.number, GAME.round(state)) == (41, (1, 12))

    def test_an_invalid_clue_keeps_the_turn_with_the_same_tipster(self) -> None:
        state = played(clued(teams()), Discard())
        assert (state.lives, state.team, state.tipster) == ({"red": 3, "blue": 3}, "red", ANNA)

    def test_a_team_without_lives_plays_on_and_cannot_fall_below_0(self) -> None:
        state = turns(teams(), *[False, True] * 4)
        assert (state.lives, state.phase, state.overtime) == ({"red": 0, "blue": 3}, Phase.CLUE, False)
        state = played(state, NoClue())
        assert state.lives["red"] == 0

    def test_between_teams_no_guess_is_timed(self) -> None:
        state = clued(turns(teams(), *[False, True] * 3))
        assert state.deadline is None

    def test_after_twelve_cards_most_lives_win_and_the_last_need_not_be_right(self) -> None:
        state = turns(teams(), *[True] * 11)
        state = clued(state)
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert events[-1] == GameEnded((ANNA, CLARA))
        assert GAME.winners(state) == (ANNA, CLARA)

    def test_a_life_may_be_won_back_on_the_last_card(self) -> None:
        state = clued(turns(teams(), False, *[True] * 10))
        state = played(state, wrong_gap(state), right_gap(state))
        assert GAME.winners(state) == (ANNA, CLARA)

    def test_no_clue_for_the_last_card_is_replaced_like_any_other(self) -> None:
        state = played(turns(teams(), *[True] * 11), NoClue())
        assert (GAME.round(state), state.team, state.phase) == ((12, 12), "red", Phase.CLUE)

    def test_ended_early_the_standing_counts_and_equal_lives_share(self) -> None:
        assert told(turns(teams(), False), EndGame()) == (GameEnded((BRUNO, DIETER)),)
        assert told(teams(), EndGame()) == (GameEnded((ANNA, BRUNO, CLARA, DIETER)),)


class TestFinalRound:
    def final(self, *outcomes: bool, **more: Any) -> State:
        return turns(teams(**more), *outcomes or [True] * 12)

    def test_a_tie_brings_one_card_for_both_teams_next_tipsters(self) -> None:
        state = clued(turns(teams(), *[True] * 11))
        state, events = GAME.apply(state, right_gap(state), 0)
        assert events[-1] == TurnBegan(13, (ANNA, BRUNO), None, last_card=True, replacement=False)
        assert [GAME.secret(state, seat) is not None for seat in state.seats] == [True, True, False, False]
        assert GAME.secret(state, ANNA) == GAME.secret(state, BRUNO)

    def test_until_one_has_spoken_there_is_no_tipster_and_nobody_in_particular_is_waited_for(self) -> None:
        state = self.final()
        assert (see(state)["tipster"], GAME.starter(state), decides(state)) == (None, None, None)
        assert GAME.waits(state) == Wait(Phase.CLUE, Kind.READY)
        state = played(state, Known())
        assert GAME.waits(state) == Wait(Phase.CLUE, Kind.CLUE)
        assert (GAME.round(state), see(state)["cards_left"]) == ((13, 13), 1)

    def test_the_first_to_say_a_clue_gives_their_team_the_guess(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        assert GAME.waits(state) == Wait(Phase.GUESSING, Kind.GAP, None, "blue")
        assert see(state)["tipster"] == "Bruno"
        assert refused(state, Clue(ANNA, "sweet")) is Reason.NOT_NOW

    def test_only_the_two_tipsters_may_say_it(self) -> None:
        assert refused(self.final(), Clue(CLARA, "juice")) is Reason.NOT_YOUR_TURN

    def test_a_right_guess_wins_the_game(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        state, events = GAME.apply(state, right_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, Laid, GameEnded]
        assert events[-1] == GameEnded((BRUNO, DIETER), tie_broken=True)
        assert see(state)["last"]["right"] is True

    def test_a_wrong_guess_loses_it(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        assert GAME.winners(played(state, wrong_gap(state))) == (ANNA, CLARA)
        assert GAME.winners(played(state, GapPass())) == (ANNA, CLARA)

    def test_no_lives_are_at_stake_in_it(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        assert played(state, wrong_gap(state)).lives == {"red": 3, "blue": 3}

    def test_an_invalid_clue_brings_both_tipsters_a_replacement(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"), Discard())
        assert (state.tipster, state.team, state.finalists) == (None, None, (ANNA, BRUNO))
        assert state.number == 42

    def test_without_any_clue_both_get_another_card_and_nobody_loses_a_life(self) -> None:
        state, events = GAME.apply(self.final(), NoClue(), 0)
        assert events[0] == Discarded((ANNA, BRUNO), None, Why.NO_CLUE, 0, None)
        assert (state.lives, state.finalists, state.number) == ({"red": 3, "blue": 3}, (ANNA, BRUNO), 42)

    def test_without_a_card_for_it_the_victory_is_shared(self) -> None:
        state = clued(turns(teams(numbers=TWELVE), *[True] * 11))
        assert told(state, right_gap(state))[-1] == GameEnded((ANNA, BRUNO, CLARA, DIETER), no_cards=True)

    def test_a_tie_at_0_lives_is_played_off_too(self) -> None:
        assert self.final(*[False] * 12).finalists == (ANNA, BRUNO)

    def test_nobody_comes_or_goes_in_it(self) -> None:
        assert refused(self.final(), Join(EVA)) is Reason.BETWEEN_ROUNDS_ONLY
        assert refused(self.final(), Leave(ANNA)) is Reason.BETWEEN_ROUNDS_ONLY

    def test_the_sand_timer_runs_in_it(self) -> None:
        assert told(self.final(), Known()) == (NumberKnown(0, 20),)
