"""Take a Guess!, rule by rule: scoring and winning (RULES.md section 3)."""

from __future__ import annotations

import pytest

from host.games.contract import (
    EndGame,
    GameEnded,
    Join,
    Kind,
    Leave,
    NoCards,
    Phase,
    Reason,
    Seat,
    Skip,
    Wait,
)
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Amount, Stake, Wager, closest, exact
from host.games.guess_and_bet_moves import (
    Bet,
    BetPlaced,
    BettingBegan,
    ChooseCategory,
    Guess,
    GuessReason,
    RoundBegan,
)
from host.games.guess_and_bet_state import Settings, all_in, most
from tests.games.play_guess_and_bet import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    MISC,
    NATURE,
    SPORT,
    THREE,
    asked,
    begin,
    changes,
    guessed,
    last_round,
    last_scored,
    refused,
    step,
    told,
    whole_round,
)

# Scoring ---------------------------------------------------------------------------------------------------


def test_the_rulebooks_example_petr_monika_and_lucie() -> None:
    petr, monika, lucie = THREE
    state = guessed(begin(), {petr: 10, monika: 90, lucie: 300}, 100)
    state, events = told(state, Bet(petr, monika, 4), Bet(monika, lucie, 5), Bet(lucie, lucie, 1))
    scored = last_scored(events)
    assert scored.closest == (monika,)
    assert changes(scored) == {monika: 3 - 5, petr: 8, lucie: -1}
    assert GAME.scores(state) == {petr: 13, monika: 3, lucie: 4}


def test_a_scoring_tells_who_gets_what_and_why() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 99.5, CLARA: None}, 100)
    _, events = told(state, Bet(ANNA, BRUNO, 4), Bet(BRUNO, ANNA, 2), Bet(CLARA, BRUNO, 1))
    assert events[0] == BetPlaced(CLARA, BRUNO, 1, everything=False)
    scored = last_scored(events)
    anna, bruno, clara = scored.results
    assert (scored.round, scored.topic, scored.all_in) == (1, 0, False)
    assert (anna.guess, anna.off, anna.closest, anna.prize) == (10, 90, False, 0)
    assert (anna.bet, anna.bet_won, anna.paid, anna.change, anna.points) == (Wager(BRUNO, 4), True, 8, 8, 13)
    assert (bruno.guess, bruno.off, bruno.closest, bruno.prize) == (99.5, 0.5, True, 3)
    assert (bruno.bet, bruno.bet_won, bruno.paid, bruno.change, bruno.points) == (
        Wager(ANNA, 2),
        False,
        -2,
        1,
        6,
    )
    assert (clara.guess, clara.off, clara.closest, clara.paid, clara.points) == (None, None, False, 2, 7)


def test_results_run_clockwise_from_the_player_on_turn() -> None:
    state = guessed(begin(starter=CLARA), {CLARA: 1, ANNA: 2, BRUNO: 3})
    _, events = told(state, Bet(CLARA, ANNA, 1), Bet(ANNA, ANNA, 1), Bet(BRUNO, ANNA, 1))
    assert [result.seat for result in last_scored(events).results] == [CLARA, ANNA, BRUNO]


@pytest.mark.parametrize(("stake", "won"), [(Stake.RETURNED, 8), (Stake.SPENT, 4)])
def test_a_winning_four_is_eight_or_four_where_the_stake_is_spent(stake: Stake, won: int) -> None:
    state = guessed(begin(settings=Settings(stake)), {ANNA: 10, BRUNO: 90, CLARA: 300}, 100)
    _, events = told(state, Bet(ANNA, BRUNO, 4), Bet(BRUNO, BRUNO, 1), Bet(CLARA, ANNA, 2))
    scored = last_scored(events)
    assert changes(scored) == {ANNA: won, BRUNO: 3 + won // 4, CLARA: -2}


@pytest.mark.parametrize("stake", Stake)
def test_a_losing_bet_is_lost_whatever_becomes_of_the_stake(stake: Stake) -> None:
    state = guessed(begin(settings=Settings(stake)), {ANNA: 10, BRUNO: 90, CLARA: 300}, 100)
    _, events = told(state, Bet(ANNA, ANNA, 5), Bet(BRUNO, ANNA, 3), Bet(CLARA, CLARA, 2))
    assert changes(last_scored(events)) == {ANNA: -5, BRUNO: 0, CLARA: -2}


def test_guesses_equally_far_on_both_sides_are_all_closest() -> None:
    state = guessed(begin(), {ANNA: 90, BRUNO: 110, CLARA: 200}, 100)
    _, events = told(state, Bet(ANNA, BRUNO, 2), Bet(BRUNO, BRUNO, 3), Bet(CLARA, ANNA, 1))
    scored = last_scored(events)
    assert scored.closest == (ANNA, BRUNO)
    assert changes(scored) == {ANNA: 3 + 4, BRUNO: 3 + 6, CLARA: 2}


@pytest.mark.parametrize(
    ("answer", "low", "high"),
    [(0.3, 0.1, 0.5), (0.2, 0.1, 0.3), (1.1, 1, 1.2), (10**20, 10**20 - 1, 10**20 + 1), (0.7, 0.6, 0.8)],
)
def test_distances_are_counted_in_decimals_not_in_binary(answer: Amount, low: Amount, high: Amount) -> None:
    assert set(closest(answer, {ANNA: low, BRUNO: high})) == {ANNA, BRUNO}


def test_the_distance_is_exact_where_floats_would_round_it_away() -> None:
    assert closest(10**30, {ANNA: 10**30 + 2, BRUNO: 10**30 - 1}) == (BRUNO,)
    assert closest(0.1, {ANNA: 10**17, BRUNO: 10**17 + 1}) == (ANNA,)
    assert exact(0.1) + exact(0.2) == exact(0.3)


def test_the_distance_told_is_whole_where_it_is_whole() -> None:
    state = guessed(begin(), {ANNA: 0.1, BRUNO: 100.3, CLARA: 300}, 100.3)
    _, events = told(state, Bet(ANNA, BRUNO, 2), Bet(BRUNO, BRUNO, 3), Bet(CLARA, ANNA, 1))
    offs = [result.off for result in last_scored(events).results]
    assert offs == [100.2, 0, 199.7]
    assert isinstance(offs[1], int)


def test_nobody_closest_wins_more_for_being_exact() -> None:
    state = guessed(begin(), {ANNA: 100, BRUNO: 101, CLARA: 99}, 100)
    _, events = told(state, Bet(ANNA, BRUNO, 1), Bet(BRUNO, BRUNO, 1), Bet(CLARA, CLARA, 1))
    assert changes(last_scored(events)) == {ANNA: 3 - 1, BRUNO: -1, CLARA: -1}


def test_a_new_round_begins_in_the_answer_that_scored_the_old_one() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30})
    state, events = told(state, Bet(ANNA, ANNA, 1), Bet(BRUNO, ANNA, 1), Bet(CLARA, ANNA, 1))
    assert events[-1] == RoundBegan(round=2, rounds=6, seat=BRUNO, all_in=False)
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, BRUNO)
    assert GAME.round(state) == (2, 6)
    assert (state.category, state.card, state.topic, state.guesses, state.bets) == (None, None, None, {}, {})


# The end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_the_game_ends_when_every_player_has_chosen_two_different_categories(players: int) -> None:
    state = begin([Seat(n) for n in range(players)], Seat(1))
    for number in range(1, 2 * players + 1):
        assert GAME.round(state) == (number, 2 * players)
        assert all_in(state) == (number == 2 * players)
        state = whole_round(state)
    assert state.phase is Phase.FINISHED
    assert all(len(set(chosen)) == 2 for chosen in state.chosen.values())
    assert GAME.waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)
    assert GAME.round(state) == (2 * players, 2 * players)


def test_a_players_second_choice_differs_from_the_first() -> None:
    state = begin((ANNA, BRUNO))
    state = whole_round(whole_round(state, SPORT), NATURE)
    assert refused(state, ChooseCategory(ANNA, SPORT), GuessReason.SAME_CATEGORY) == {"category": SPORT}
    assert step(state, ChooseCategory(ANNA, NATURE)).category == NATURE


def test_in_the_very_last_round_any_amount_up_to_all_one_has_may_be_bet() -> None:
    state = guessed(last_round(), {CLARA: 99, ANNA: 10, BRUNO: 300}, 100)
    assert all_in(state)
    assert (most(state, ANNA), most(state, BRUNO)) == (12, 4)
    assert refused(state, Bet(CLARA, CLARA, 8), GuessReason.MORE_THAN_HELD) == {"most": 7, "held": 7}
    state, events = told(state, Bet(CLARA, BRUNO, 6), Bet(ANNA, CLARA, 12))
    assert events == (BetPlaced(ANNA, CLARA, 12, everything=True),)
    state, events = told(state, Bet(BRUNO, BRUNO, 4))
    assert changes(last_scored(events)) == {CLARA: 3 - 6, ANNA: 24, BRUNO: -4}
    assert last_scored(events).all_in
    assert GAME.scores(state) == {ANNA: 36, BRUNO: 0, CLARA: 4}
    assert events[-1] == GameEnded((ANNA,))


def test_the_very_last_round_is_announced_as_all_in() -> None:
    state = begin(starter=BRUNO, chosen={ANNA: (SPORT, MISC), BRUNO: (SPORT,), CLARA: (SPORT,)})
    state = guessed(state, {BRUNO: 99, CLARA: 10, ANNA: 300}, 100)
    refused(state, Bet(BRUNO, BRUNO, 6), GuessReason.MORE_THAN_HELD)
    state, events = told(state, Bet(BRUNO, BRUNO, 1), Bet(CLARA, BRUNO, 1), Bet(ANNA, BRUNO, 1))
    assert events[-1] == RoundBegan(round=6, rounds=6, seat=CLARA, all_in=True)
    _, events = told(asked(state), Guess(CLARA, 1), Guess(ANNA, 2), Guess(BRUNO, 3))
    assert events[-1] == BettingBegan((CLARA, ANNA, BRUNO), (), all_in=True)


def test_a_skipped_last_round_stays_the_all_in_round() -> None:
    state = guessed(last_round(), {CLARA: None, ANNA: None, BRUNO: None})
    assert all_in(state)
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, CLARA)


def test_most_points_win() -> None:
    state = guessed(last_round(), {CLARA: 99, ANNA: 10, BRUNO: 300}, 100)
    state = step(state, Bet(CLARA, CLARA, 7), Bet(ANNA, ANNA, 1), Bet(BRUNO, BRUNO, 4))
    assert GAME.scores(state) == {ANNA: 11, BRUNO: 0, CLARA: 24}
    assert GAME.winners(state) == (CLARA,)


def test_ties_share() -> None:
    state = guessed(last_round({ANNA: 4, BRUNO: 4, CLARA: 1}), {CLARA: 10, ANNA: 99, BRUNO: 101}, 100)
    state, events = told(state, Bet(CLARA, CLARA, 1), Bet(ANNA, BRUNO, 2), Bet(BRUNO, ANNA, 2))
    assert GAME.winners(state) == (ANNA, BRUNO)
    assert events[-1] == GameEnded((ANNA, BRUNO), tie_broken=False)


def test_nobody_has_won_before_the_end() -> None:
    assert GAME.winners(begin()) == ()


def test_after_the_end_nothing_is_played() -> None:
    state = step(begin(), EndGame())
    for move in (ChooseCategory(ANNA, SPORT), EndGame(), NoCards(), Skip(), Join(DORA), Leave(ANNA)):
        refused(state, move, Reason.FINISHED)
    assert GAME.draws(state) is None
    assert not all_in(state)
