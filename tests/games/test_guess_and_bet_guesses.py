"""Take a Guess!, rule by rule: guessing and passing (RULES.md section 3)."""

from __future__ import annotations

import math

import pytest

from host.games.contract import Kind, Phase, Reason, Wait
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Amount
from host.games.guess_and_bet_moves import (
    Bet,
    BettingBegan,
    ChooseCategory,
    CorrectGuess,
    Guess,
    GuessRead,
    GuessReason,
    NobodyGuessed,
    Ready,
)
from tests.games.play_guess_and_bet import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    SPORT,
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

# Guessing --------------------------------------------------------------------------------------------------


def test_guesses_are_read_from_the_player_on_turn_clockwise() -> None:
    state = step(asked(begin(starter=BRUNO)), Ready())
    for seat, guess in ((BRUNO, 10), (CLARA, 20), (ANNA, 30)):
        assert GAME.waits(state) == Wait(Phase.ANSWERING, Kind.NUMBER, seat)
        state, events = told(state, Guess(seat, guess))
        assert events[0] == GuessRead(seat, guess)
    assert state.guesses == {BRUNO: 10, CLARA: 20, ANNA: 30}


def test_the_reading_begins_at_once_with_an_answer() -> None:
    state = step(asked(begin()), Guess(ANNA, 10))
    assert GAME.waits(state) == Wait(Phase.ANSWERING, Kind.NUMBER, BRUNO)


def test_ready_is_said_once() -> None:
    refused(step(asked(begin()), Ready()), Ready(), Reason.NOT_NOW)


def test_nobody_reads_out_of_turn() -> None:
    refused(asked(begin()), Guess(BRUNO, 10), Reason.NOT_YOUR_TURN)
    refused(asked(begin()), Guess(DORA, 10), Reason.NO_SUCH_SEAT)
    refused(step(asked(begin()), Guess(ANNA, 10)), Guess(ANNA, 11), Reason.NOT_YOUR_TURN)


@pytest.mark.parametrize(
    ("first", "later"),
    [(1000, 1000), (1000, 1000.0), (1000.0, 1000), (0.5, 0.50), (0, -0.0), (10**23, 1e23), (2.5, 5 / 2)],
)
def test_of_two_equal_guesses_the_one_read_later_must_change(first: Amount, later: Amount) -> None:
    state = step(asked(begin()), Guess(ANNA, first))
    facts = refused(state, Guess(BRUNO, later), GuessReason.EQUAL_GUESS)
    assert facts["seat"] == ANNA
    state = step(state, Guess(BRUNO, later + 1 if abs(later) < 10**6 else 7))
    assert GAME.waits(state).seat == CLARA


@pytest.mark.parametrize(
    ("first", "later"), [(1000, 1000.5), (0.1, 0.2), (10**20, 10**20 + 1), (-5, 5), (2**53, 2**53 + 1)]
)
def test_guesses_that_differ_however_little_stand(first: Amount, later: Amount) -> None:
    assert step(asked(begin()), Guess(ANNA, first), Guess(BRUNO, later)).guesses[BRUNO] == later


def test_two_passes_are_no_equal_guesses() -> None:
    assert step(asked(begin()), Guess(ANNA, None), Guess(BRUNO, None)).guesses == {ANNA: None, BRUNO: None}


@pytest.mark.parametrize("number", [math.inf, -math.inf, math.nan, 10**101, -(10**400), 1e300])
def test_a_guess_is_a_finite_number_within_a_googol(number: Amount) -> None:
    refused(asked(begin()), Guess(ANNA, number), GuessReason.NO_NUMBER)


def test_a_guess_may_be_corrected_while_guesses_are_read() -> None:
    state = step(asked(begin()), Guess(ANNA, 10))
    state, events = told(state, CorrectGuess(ANNA, 12))
    assert events == (GuessRead(ANNA, 12, corrected=True),)
    assert state.guesses == {ANNA: 12}
    assert GAME.waits(state).seat == BRUNO
    refused(state, CorrectGuess(BRUNO, 12), Reason.NOTHING_TO_CORRECT)


def test_a_correction_keeps_the_reading_order() -> None:
    state = step(asked(begin()), Guess(ANNA, 10), Guess(BRUNO, 20), CorrectGuess(ANNA, 30), Guess(CLARA, 5))
    assert list(state.guesses) == [ANNA, BRUNO, CLARA]


def test_a_corrected_guess_must_not_equal_another_but_may_stay_as_it_was() -> None:
    state = step(asked(begin()), Guess(ANNA, 10), Guess(BRUNO, 20))
    refused(state, CorrectGuess(ANNA, 20.0), GuessReason.EQUAL_GUESS)
    assert step(state, CorrectGuess(ANNA, 10.0)).guesses[ANNA] == 10


def test_the_last_guess_may_still_be_corrected_before_the_first_bet() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30})
    state, events = told(state, CorrectGuess(CLARA, 13))
    assert events == (GuessRead(CLARA, 13, corrected=True), BettingBegan(THREE, (), all_in=False))
    assert GAME.waits(state) == Wait(Phase.BETTING, Kind.BET, ANNA)
    refused(step(state, Bet(ANNA, CLARA, 1)), CorrectGuess(CLARA, 30), Reason.NOTHING_TO_CORRECT)


def test_phones_may_hand_in_guesses_while_people_write_and_until_they_are_read() -> None:
    assert GAME.enters(begin()) == ()
    state = asked(begin(starter=BRUNO))
    assert GAME.enters(state) == (BRUNO, CLARA, ANNA)
    assert GAME.enters(step(state, Guess(BRUNO, 1))) == (CLARA, ANNA)


# Passing ---------------------------------------------------------------------------------------------------


def test_whoever_passes_the_guess_cannot_be_bet_on_but_bets() -> None:
    state = guessed(begin(), {ANNA: None, BRUNO: 20, CLARA: 30}, 100)
    assert refused(state, Bet(ANNA, ANNA, 1), GuessReason.NO_GUESS) == {"seat": ANNA}
    state, events = told(state, Bet(ANNA, CLARA, 5), Bet(BRUNO, BRUNO, 1), Bet(CLARA, BRUNO, 1))
    assert changes(last_scored(events)) == {ANNA: 10, BRUNO: -1, CLARA: 2}
    assert state.points[ANNA] == 15


def test_if_nobody_guessed_the_round_is_skipped_and_the_turn_stays() -> None:
    state = step(asked(begin(), category=SPORT), Guess(ANNA, None), Guess(BRUNO, None))
    state, events = told(state, Guess(CLARA, None))
    assert events == (GuessRead(CLARA, None), NobodyGuessed(ANNA))
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, ANNA)
    assert GAME.round(state) == (1, 6)
    assert GAME.scores(state) == {ANNA: 5, BRUNO: 5, CLARA: 5}
    assert state.last is None
    assert step(state, ChooseCategory(ANNA, SPORT)).category == SPORT  # it was not used up


def test_the_only_guess_may_be_taken_back_before_the_first_bet_and_the_round_is_skipped() -> None:
    state = guessed(begin(), {ANNA: None, BRUNO: 20, CLARA: None})
    state, events = told(state, CorrectGuess(BRUNO, None))
    assert events == (GuessRead(BRUNO, None, corrected=True), NobodyGuessed(ANNA))
    assert GAME.waits(state).kind is Kind.CATEGORY
