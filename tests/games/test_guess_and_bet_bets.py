"""Take a Guess!, rule by rule: betting, also without points (RULES.md section 3)."""

from __future__ import annotations

import pytest

from host.games.contract import Kind, Phase, Reason, Wait
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Wager
from host.games.guess_and_bet_moves import (
    Bet,
    BetPlaced,
    BettingBegan,
    CorrectBet,
    Guess,
    GuessRead,
    GuessReason,
    Ready,
)
from host.games.guess_and_bet_state import most
from tests.games.play_guess_and_bet import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    THREE,
    asked,
    begin,
    changes,
    guessed,
    last_scored,
    refused,
    step,
    told,
)

# Betting ---------------------------------------------------------------------------------------------------


def test_then_everyone_bets_in_the_same_order() -> None:
    state = guessed(begin(starter=BRUNO), {BRUNO: 10, CLARA: 20, ANNA: 30})
    for seat, on in ((BRUNO, ANNA), (CLARA, CLARA), (ANNA, BRUNO)):
        assert GAME.waits(state) == Wait(Phase.BETTING, Kind.BET, seat)
        state, events = told(state, Bet(seat, on, 2))
        assert events[0] == BetPlaced(seat, on, 2, everything=False)


def test_betting_is_announced_with_those_who_bet_and_those_who_have_no_points() -> None:
    state = begin(points={ANNA: 5, BRUNO: 0, CLARA: 2})
    state = step(asked(state), Guess(ANNA, 1), Guess(BRUNO, 2))
    _, events = told(state, Guess(CLARA, 3))
    assert events == (GuessRead(CLARA, 3), BettingBegan((ANNA, CLARA), (BRUNO,), all_in=False))


def test_one_may_bet_on_oneself() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30})
    assert step(state, Bet(ANNA, ANNA, 2)).bets == {ANNA: Wager(ANNA, 2)}


@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_a_bet_is_one_to_five_points_a_yellow_token_being_five(points: int) -> None:
    state = guessed(begin(points={ANNA: 9, BRUNO: 5, CLARA: 5}), {ANNA: 10, BRUNO: 20, CLARA: 30})
    assert step(state, Bet(ANNA, BRUNO, points)).bets[ANNA] == Wager(BRUNO, points)


def test_more_than_five_is_refused_before_the_very_last_round() -> None:
    state = guessed(begin(points={ANNA: 9, BRUNO: 5, CLARA: 5}), {ANNA: 10, BRUNO: 20, CLARA: 30})
    assert most(state, ANNA) == 5
    facts = refused(state, Bet(ANNA, BRUNO, 6), GuessReason.MORE_THAN_FIVE)
    assert facts == {"most": 5, "held": 9}


def test_nobody_bets_more_than_they_have() -> None:
    state = guessed(begin(points={ANNA: 3, BRUNO: 5, CLARA: 5}), {ANNA: 10, BRUNO: 20, CLARA: 30})
    assert most(state, ANNA) == 3
    assert refused(state, Bet(ANNA, BRUNO, 4), GuessReason.MORE_THAN_HELD) == {"most": 3, "held": 3}
    _, events = told(state, Bet(ANNA, BRUNO, 3))
    assert events == (BetPlaced(ANNA, BRUNO, 3, everything=False),)


def test_betting_is_compulsory() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30})
    refused(state, Bet(ANNA, None, 0), Reason.COMPULSORY)
    assert refused(state, Bet(ANNA, ANNA, 0), GuessReason.LESS_THAN_ONE) == {"least": 1, "most": 5}
    refused(state, Bet(ANNA, ANNA, -2), GuessReason.LESS_THAN_ONE)
    refused(state, Bet(ANNA, ANNA, 2.5), GuessReason.NOT_WHOLE)  # type: ignore[arg-type]


def test_a_bet_must_be_on_a_guess_of_somebody() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30})
    refused(state, Bet(ANNA, DORA, 1), Reason.NO_SUCH_SEAT)


def test_nobody_bets_out_of_turn() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30})
    refused(state, Bet(BRUNO, ANNA, 1), Reason.NOT_YOUR_TURN)
    refused(state, Bet(DORA, ANNA, 1), Reason.NO_SUCH_SEAT)
    refused(state, Guess(ANNA, 4), Reason.NOT_NOW)
    refused(state, Ready(), Reason.NOT_NOW)


def test_a_bet_may_be_corrected_until_the_scoring() -> None:
    state = step(guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30}), Bet(ANNA, BRUNO, 4))
    state, events = told(state, CorrectBet(ANNA, CLARA, 5))
    assert events == (BetPlaced(ANNA, CLARA, 5, everything=False, corrected=True),)
    assert state.bets == {ANNA: Wager(CLARA, 5)}
    assert GAME.waits(state).seat == BRUNO
    refused(state, CorrectBet(BRUNO, ANNA, 1), Reason.NOTHING_TO_CORRECT)
    refused(state, CorrectBet(ANNA, ANNA, 6), GuessReason.MORE_THAN_HELD)
    refused(state, CorrectBet(ANNA, None, 0), Reason.COMPULSORY)


def test_phones_may_hand_in_bets_until_they_are_due() -> None:
    state = guessed(begin(points={ANNA: 5, BRUNO: 0, CLARA: 5}), {ANNA: 10, BRUNO: 20, CLARA: 30})
    assert GAME.enters(state) == (ANNA, CLARA)
    assert GAME.enters(step(state, Bet(ANNA, ANNA, 1))) == (CLARA,)


# No points -------------------------------------------------------------------------------------------------


def test_whoever_has_no_points_cannot_bet_but_guesses_and_can_win_three() -> None:
    state = guessed(begin(points={ANNA: 5, BRUNO: 0, CLARA: 5}), {ANNA: 10, BRUNO: 99, CLARA: 300}, 100)
    refused(state, Bet(BRUNO, BRUNO, 1), GuessReason.NO_POINTS)
    assert most(state, BRUNO) == 0
    state = step(state, Bet(ANNA, ANNA, 1))
    assert GAME.waits(state).seat == CLARA
    state, events = told(state, Bet(CLARA, BRUNO, 1))
    assert changes(last_scored(events)) == {ANNA: -1, BRUNO: 3, CLARA: 2}
    assert GAME.scores(state)[BRUNO] == 3


def test_nobody_goes_below_zero() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 99, CLARA: 300}, 100)
    state = step(state, Bet(ANNA, ANNA, 5), Bet(BRUNO, ANNA, 5), Bet(CLARA, CLARA, 5))
    assert GAME.scores(state) == {ANNA: 0, BRUNO: 3, CLARA: 0}


def test_where_nobody_has_points_the_last_guess_scores() -> None:
    state = step(asked(begin(points=dict.fromkeys(THREE, 0)), 100), Guess(ANNA, 1), Guess(BRUNO, 2))
    state, events = told(state, Guess(CLARA, 3))
    assert events[0] == GuessRead(CLARA, 3)
    assert changes(last_scored(events)) == {ANNA: 0, BRUNO: 0, CLARA: 3}
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, BRUNO)
