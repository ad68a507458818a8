"""Take a Guess!, rule by rule: rulebook 3 and RULES.md section 3."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

import msgspec
import pytest

from host.games.contract import (
    Deal,
    DecksThrough,
    DeckThrough,
    Draw,
    EndGame,
    GameEnded,
    IllegalMove,
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
    Skipped,
    Wait,
)
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Amount, Stake, Wager, closest, exact
from host.games.guess_and_bet_moves import (
    Bet,
    BetPlaced,
    BettingBegan,
    Card,
    Category,
    CategoryChosen,
    ChooseCategory,
    ChooseQuestion,
    CorrectBet,
    CorrectGuess,
    Guess,
    GuessRead,
    GuessReason,
    NobodyGuessed,
    Question,
    QuestionChosen,
    QuestionText,
    Ready,
    RoundBegan,
    Scored,
    TopicsOffered,
)
from host.games.guess_and_bet_state import Settings, State, all_in, categories, due, most, rounds
from tests.games import random_guess_and_bet as playout

ANNA, BRUNO, CLARA, DORA = (Seat(number) for number in range(4))
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CLARA: "Clara", DORA: "Dora"}
THREE = (ANNA, BRUNO, CLARA)
SOCIETY, NATURE, SCIENCE, HISTORY, SPORT, MISC = Category


def question(value: Amount = 100, name: str = "a") -> Question:
    text = QuestionText(f"topic {name}", f"ask {name}", f"reveal {name}")
    return Question(value, {"en": text})


def a_card(*values: Amount, category: Category = SOCIETY, name: str = "x1") -> Card:
    asked = values or (100, 200, 300)
    return Card(name, category, tuple(question(v, n) for v, n in zip((*asked, 2, 3)[:3], "abc", strict=True)))


def begin(
    seats: Sequence[Seat] = THREE, starter: Seat = ANNA, settings: Settings | None = None, **changes: Any
) -> State:
    setup = Setup(tuple(seats), starter, settings or Settings())
    return replace(GAME.start(setup), **changes)


def step(state: State, *moves: Any) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, 0)
    return state


def told(state: State, *moves: Any) -> tuple[State, tuple[Any, ...]]:
    *first, last = moves
    return GAME.apply(step(state, *first), last, 0)


def refused(state: State, move: Any, reason: StrEnum) -> Mapping[str, Any]:
    copy = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, move, 0)
    assert refusal.value.reason is reason
    assert msgspec.json.encode(state) == copy
    facts = dict(refusal.value.facts)
    assert facts.pop("by", state.on_turn) in state.seats
    return facts


def asked(state: State, *values: Amount, category: Category | None = None, topic: int = 0) -> State:
    """The round as far as everybody writing."""
    chosen = category or next(c for c in Category if c not in state.chosen[state.on_turn])
    return step(
        state,
        ChooseCategory(state.on_turn, chosen),
        Deal(a_card(*values, category=chosen)),
        ChooseQuestion(state.on_turn, topic),
    )


def guessed(state: State, guesses: Mapping[Seat, Amount | None], *values: Amount, **how: Any) -> State:
    """The round as far as all guesses read."""
    state = step(asked(state, *values, **how), Ready())
    return step(state, *(Guess(seat, guess) for seat, guess in guesses.items()))


def whole_round(state: State, category: Category | None = None) -> State:
    """A round in which all guess in turn and everyone who can bets one on the player on turn."""
    order = state.seats * 2
    at = order.index(state.on_turn)
    seats = order[at : at + len(state.seats)]
    state = guessed(state, {s: 10 * (n + 1) for n, s in enumerate(seats)}, category=category)
    return step(state, *(Bet(s, seats[0], 1) for s in seats if state.points[s]))


def last_scored(events: Sequence[Any]) -> Scored:
    return next(event for event in events if isinstance(event, Scored))


def changes(scored: Scored) -> dict[Seat, int]:
    return {result.seat: result.change for result in scored.results}


def view(state: State) -> dict[str, Any]:
    return GAME.view(state, NAMES.__getitem__, "en")


# Setup and categories --------------------------------------------------------------------------------------


def test_everyone_starts_with_five_points() -> None:
    assert GAME.scores(begin()) == {ANNA: 5, BRUNO: 5, CLARA: 5}


def test_two_to_eight_play() -> None:
    assert GAME.seats == range(2, 9)
    with pytest.raises(ValueError, match="2 to 8"):
        begin((ANNA,))
    with pytest.raises(ValueError, match="2 to 8"):
        begin(THREE, DORA)


def test_there_are_six_categories() -> None:
    assert [c.value for c in Category] == ["society", "nature", "science", "history", "sport", "misc"]


def test_the_starter_is_on_turn_first_and_names_a_category() -> None:
    state = begin(starter=BRUNO)
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, BRUNO)
    assert GAME.starter(state) == BRUNO
    assert GAME.draws(state) is None


@pytest.mark.parametrize("category", Category)
def test_the_top_card_of_the_category_that_was_named_is_drawn(category: Category) -> None:
    state, events = told(begin(), ChooseCategory(ANNA, category))
    assert events == (CategoryChosen(ANNA, category),)
    assert GAME.draws(state) == Draw(category)


def test_the_player_on_turn_hears_the_three_topics_and_takes_one() -> None:
    state, events = told(begin(), ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    assert events == (
        TopicsOffered(ANNA, SOCIETY, ({"en": "topic a"}, {"en": "topic b"}, {"en": "topic c"})),
    )
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.QUESTION, ANNA)
    assert GAME.draws(state) is None
    state, events = told(state, ChooseQuestion(ANNA, 2))
    assert events == (QuestionChosen(ANNA, 2),)
    assert GAME.waits(state) == Wait(Phase.WRITING, Kind.READY)


@pytest.mark.parametrize(("topic", "answer"), [(0, 100), (1, 200), (2, 300)])
def test_the_question_that_was_taken_is_the_one_that_counts(topic: int, answer: int) -> None:
    state = guessed(begin(), {ANNA: 100, BRUNO: 200, CLARA: 300}, topic=topic)
    _, events = told(state, Bet(ANNA, ANNA, 1), Bet(BRUNO, ANNA, 1), Bet(CLARA, ANNA, 1))
    assert last_scored(events).question.value == answer
    assert last_scored(events).closest == (THREE[topic],)


def test_only_the_player_on_turn_chooses() -> None:
    state = begin()
    refused(state, ChooseCategory(BRUNO, SPORT), Reason.NOT_YOUR_TURN)
    refused(state, ChooseCategory(DORA, SPORT), Reason.NO_SUCH_SEAT)
    state = step(state, ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    refused(state, ChooseQuestion(BRUNO, 0), Reason.NOT_YOUR_TURN)
    refused(state, ChooseQuestion(DORA, 0), Reason.NO_SUCH_SEAT)


def test_there_is_no_seventh_category_and_no_fourth_topic() -> None:
    refused(begin(), ChooseCategory(ANNA, "cooking"), GuessReason.NO_SUCH_CATEGORY)  # type: ignore[arg-type]
    state = step(begin(), ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    assert refused(state, ChooseQuestion(ANNA, 3), GuessReason.NO_SUCH_TOPIC) == {"topics": 3}
    refused(state, ChooseQuestion(ANNA, -1), GuessReason.NO_SUCH_TOPIC)


def test_nothing_is_chosen_before_its_time() -> None:
    refused(begin(), ChooseQuestion(ANNA, 0), Reason.NOT_NOW)
    refused(begin(), Ready(), Reason.NOT_NOW)
    refused(begin(), Guess(ANNA, 1), Reason.NOT_NOW)
    refused(begin(), Bet(ANNA, ANNA, 1), Reason.NOT_NOW)
    refused(begin(), Deal(a_card()), Reason.NOT_NOW)
    drawing = step(begin(), ChooseCategory(ANNA, SOCIETY))
    refused(drawing, ChooseCategory(ANNA, SPORT), Reason.NOT_NOW)
    refused(drawing, ChooseQuestion(ANNA, 0), Reason.NOT_NOW)
    refused(asked(begin()), ChooseQuestion(ANNA, 1), Reason.NOT_NOW)
    refused(asked(begin()), Bet(ANNA, ANNA, 1), Reason.NOT_NOW)


def test_a_card_of_another_category_is_refused() -> None:
    state = step(begin(), ChooseCategory(ANNA, SPORT))
    assert refused(state, Deal(a_card()), GuessReason.OTHER_CATEGORY) == {"category": SPORT}


def test_the_next_turn_is_to_the_left() -> None:
    state = begin(starter=CLARA)
    turns = []
    while not GAME.winners(state):
        turns.append(state.on_turn)
        state = whole_round(state)
    assert turns == [CLARA, ANNA, BRUNO, CLARA, ANNA, BRUNO]


def test_others_may_choose_a_category_that_somebody_chose_before() -> None:
    state = whole_round(begin(), SPORT)
    assert step(state, ChooseCategory(BRUNO, SPORT)).category == SPORT


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
    assert events == (BetPlaced(ANNA, BRUNO, 3, everything=True),)


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
    assert events == (BetPlaced(ANNA, CLARA, 5, everything=True, corrected=True),)
    assert state.bets == {ANNA: Wager(CLARA, 5)}
    assert GAME.waits(state).seat == BRUNO
    refused(state, CorrectBet(BRUNO, ANNA, 1), Reason.NOTHING_TO_CORRECT)
    refused(state, CorrectBet(ANNA, ANNA, 6), GuessReason.MORE_THAN_HELD)
    refused(state, CorrectBet(ANNA, None, 0), Reason.COMPULSORY)


def test_phones_may_hand_in_bets_until_they_are_due() -> None:
    state = guessed(begin(points={ANNA: 5, BRUNO: 0, CLARA: 5}), {ANNA: 10, BRUNO: 20, CLARA: 30})
    assert GAME.enters(state) == (ANNA, CLARA)
    assert GAME.enters(step(state, Bet(ANNA, ANNA, 1))) == (CLARA,)


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


def last_round(points: Mapping[Seat, int] | None = None) -> State:
    """Clara's second choice is the last round of three players."""
    chosen = {ANNA: (SPORT, MISC), BRUNO: (SPORT, MISC), CLARA: (SPORT,)}
    held = points or {ANNA: 12, BRUNO: 4, CLARA: 7}
    return begin(starter=CLARA, chosen=chosen, points=held)


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


# Moves that every game knows -------------------------------------------------------------------------------


def test_an_unknown_move_is_refused() -> None:
    refused(begin(), "guess", Reason.NOT_A_MOVE)


def test_a_skipped_question_is_discarded_and_another_of_its_category_is_drawn() -> None:
    state = step(guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30}), Bet(ANNA, BRUNO, 4))
    state, events = told(state, Skip())
    assert events == (Skipped(),)
    assert GAME.draws(state) == Draw(SOCIETY)
    assert (state.guesses, state.bets, state.topic) == ({}, {}, None)
    assert GAME.scores(state) == {ANNA: 5, BRUNO: 5, CLARA: 5}
    assert GAME.round(state) == (1, 6)
    state = step(state, Deal(a_card(name="x2")))
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.QUESTION, ANNA)


def test_a_question_may_be_skipped_while_its_topics_are_heard_or_people_write() -> None:
    topics = step(begin(), ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    assert GAME.draws(step(topics, Skip())) == Draw(SOCIETY)
    assert GAME.draws(step(asked(begin()), Skip())) == Draw(SOCIETY)


def test_without_a_question_there_is_nothing_to_skip() -> None:
    refused(begin(), Skip(), Reason.NOT_NOW)
    refused(step(begin(), ChooseCategory(ANNA, SPORT)), Skip(), Reason.NOT_NOW)


def test_a_category_whose_deck_is_through_is_chosen_no_more_but_another_is() -> None:
    state = step(whole_round(begin()), ChooseCategory(BRUNO, SPORT))
    state, events = told(state, NoCards())
    assert events == (DeckThrough(SPORT),)
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, BRUNO)
    refused(state, ChooseCategory(BRUNO, SPORT), GuessReason.DECK_THROUGH)
    assert Draw(SPORT) not in (GAME.choices(state) or ())


def test_when_no_card_is_left_of_anything_that_may_be_chosen_the_game_ends_with_the_standing() -> None:
    state = step(whole_round(begin()), DecksThrough(tuple(c for c in Category if c is not SPORT)))
    points = GAME.scores(state)
    state, events = told(step(state, ChooseCategory(BRUNO, SPORT)), NoCards())
    assert events == (GameEnded((CLARA,), no_cards=True),)
    assert (GAME.scores(state), GAME.winners(state)) == (points, (CLARA,))


def test_the_table_may_end_the_game_and_open_bets_stay_with_their_owners() -> None:
    state = step(guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30}), Bet(ANNA, BRUNO, 4))
    state, events = told(state, EndGame())
    assert events == (GameEnded(THREE),)
    assert GAME.scores(state) == {ANNA: 5, BRUNO: 5, CLARA: 5}
    assert state.last is None


def test_a_newcomer_sits_last_before_the_player_on_turn_with_the_score_of_the_lowest() -> None:
    state = begin(starter=BRUNO, points={ANNA: 9, BRUNO: 4, CLARA: 6})
    state, events = told(state, Join(DORA))
    assert events == (Seated(DORA, 4),)
    assert GAME.order(state) == (ANNA, DORA, BRUNO, CLARA)
    assert GAME.scores(state)[DORA] == 4
    assert GAME.waits(state).seat == BRUNO
    assert GAME.round(state) == (1, 8)


def test_a_newcomer_chooses_two_categories_too_and_who_has_chosen_both_is_passed_over() -> None:
    state = step(whole_round(whole_round(begin((ANNA, BRUNO)))), Join(CLARA))
    turns = []
    while not GAME.winners(state):
        turns.append((state.on_turn, *GAME.round(state), all_in(state)))
        state = whole_round(state)
    assert turns == [
        (ANNA, 3, 6, False),
        (BRUNO, 4, 6, False),
        (CLARA, 5, 6, False),
        (CLARA, 6, 6, True),
    ]


def test_a_newcomer_before_the_last_round_puts_the_all_in_off() -> None:
    state = step(last_round(), Join(DORA))
    assert not all_in(state)
    assert GAME.round(state) == (6, 8)


def test_people_come_and_go_between_rounds_only() -> None:
    state = step(begin(), ChooseCategory(ANNA, SOCIETY))
    for at in (state, step(state, Deal(a_card())), asked(begin()), step(asked(begin()), Guess(ANNA, 1))):
        refused(at, Join(DORA), Reason.BETWEEN_ROUNDS_ONLY)
        refused(at, Leave(CLARA), Reason.BETWEEN_ROUNDS_ONLY)


def test_at_most_eight_play_and_at_least_two() -> None:
    refused(begin([Seat(n) for n in range(8)]), Join(Seat(8)), Reason.TOO_MANY)
    refused(begin((ANNA, BRUNO)), Leave(ANNA), Reason.TOO_FEW)
    refused(begin(), Leave(DORA), Reason.NO_SUCH_SEAT)
    refused(begin(), Join(CLARA), Reason.NOT_NOW)


def test_who_leaves_takes_score_and_seat_along_and_the_rounds_are_recounted() -> None:
    state, events = told(begin(), Leave(BRUNO))
    assert events == (Seated(BRUNO, None),)
    assert GAME.order(state) == (ANNA, CLARA)
    assert GAME.scores(state) == {ANNA: 5, CLARA: 5}
    assert GAME.round(state) == (1, 4)
    assert GAME.waits(state).seat == ANNA


def test_if_the_player_on_turn_leaves_the_turn_goes_left() -> None:
    assert GAME.waits(step(begin(starter=CLARA), Leave(CLARA))).seat == ANNA


def test_rounds_that_a_leaver_opened_stay_played_and_the_others_still_choose_twice() -> None:
    state = step(whole_round(begin()), Leave(ANNA))
    assert GAME.round(state) == (2, 5)
    turns = []
    while not GAME.winners(state):
        turns.append(state.on_turn)
        state = whole_round(state)
    assert turns == [BRUNO, CLARA, BRUNO, CLARA]
    assert GAME.round(state) == (5, 5)


def test_a_leaver_may_bring_the_all_in_round_forward() -> None:
    chosen = {ANNA: (SPORT, MISC), BRUNO: (SPORT,), CLARA: (SPORT,)}
    state = begin(starter=BRUNO, chosen=chosen)
    assert not all_in(state)
    assert all_in(step(state, Leave(CLARA)))


def test_if_the_only_one_with_a_category_left_to_choose_leaves_the_game_is_over() -> None:
    state, events = told(last_round(), Leave(CLARA))
    assert events == (Seated(CLARA, None), GameEnded((ANNA,)))
    assert GAME.winners(state) == (ANNA,)
    assert GAME.starter(state) in GAME.order(state)


# Cards and settings ----------------------------------------------------------------------------------------


def test_a_card_is_read_from_its_inline_shape() -> None:
    raw = {
        "id": "x3",
        "category": "society",
        "questions": [
            {"value": value, "text": {"en": {"topic": "a", "ask": "b", "reveal": "{value}."}}}
            for value in (193, 0.5, 1e6)
        ],
    }
    card = msgspec.convert(raw, Card)
    assert card.category is SOCIETY
    assert [q.value for q in card.questions] == [193, 0.5, 1e6]
    assert msgspec.json.decode(msgspec.json.encode(card), type=Card) == card


def test_an_impossible_card_is_refused() -> None:
    with pytest.raises(ValueError, match="three questions"):
        Card("x", SPORT, (question(), question()))
    with pytest.raises(ValueError, match="no category"):
        Card("x", "cooking", (question(),) * 3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="text"):
        Question(3, {})
    for value in (math.nan, math.inf, 10**200):
        with pytest.raises(ValueError, match="finite"):
            question(value)
    german = Question(3, {"de": QuestionText("a", "b", "c")})
    with pytest.raises(ValueError, match="share a language"):
        Card("x", SPORT, (question(), question(), german))


def test_the_stake_is_returned_unless_the_table_wants_it_spent() -> None:
    assert Settings().stake is Stake.RETURNED
    assert msgspec.convert({"stake": "spent"}, Settings).stake is Stake.SPENT
    with pytest.raises(ValueError, match="stake"):
        Settings("kept")  # type: ignore[arg-type]


# The view --------------------------------------------------------------------------------------------------


def test_the_view_shows_category_and_topics_then_guesses_then_bets() -> None:
    state = begin()
    assert view(state) == {
        "category": None,
        "topics": [],
        "guesses": {},
        "passed": [],
        "bets": {},
        "all_in": False,
        "last": None,
        "players": {seat: {"categories": []} for seat in THREE},
    }
    state = asked(state)
    assert view(state)["category"] == "society"
    assert view(state)["topics"] == ["topic a", "topic b", "topic c"]
    assert view(state)["players"][ANNA] == {"categories": ["society"]}
    state = step(state, Guess(ANNA, 1.5), Guess(BRUNO, None), Guess(CLARA, 7), Bet(ANNA, CLARA, 4))
    assert view(state)["guesses"] == {"Anna": 1.5, "Clara": 7}
    assert view(state)["passed"] == ["Bruno"]
    assert view(state)["bets"] == {"Anna": {"on": "Clara", "points": 4}}


def test_the_view_shows_the_last_scored_round() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 90, CLARA: 300}, 100)
    state = step(state, Bet(ANNA, BRUNO, 4), Bet(BRUNO, CLARA, 5), Bet(CLARA, CLARA, 1))
    last = {"answer": 100, "closest": ["Bruno"], "change": {"Anna": 8, "Bruno": -2, "Clara": -1}}
    assert view(state)["last"] == last
    assert view(asked(state))["last"] == last
    assert view(asked(state))["players"][ANNA] == {"categories": ["society"]}


def test_the_view_shows_topics_in_the_tables_language_or_in_one_that_the_card_speaks() -> None:
    words = {"en": QuestionText("moon", "a", "b"), "de": QuestionText("Mond", "a", "b")}
    card = Card("x", SOCIETY, (Question(1, words), Question(2, words), question()))
    state = step(begin(), ChooseCategory(ANNA, SOCIETY), Deal(card))
    shown = {language: GAME.view(state, NAMES.__getitem__, language)["topics"] for language in ("en", "de")}
    assert shown == {"en": ["moon", "moon", "topic a"], "de": ["Mond", "Mond", "topic a"]}


def test_the_view_says_when_one_may_go_all_in() -> None:
    assert view(last_round())["all_in"] is True
    assert view(begin())["all_in"] is False


def test_choices_guesses_and_bets_are_answers_and_ready_is_none() -> None:
    assert Ready not in GAME.answers
    assert {*GAME.answers, Ready} == set(GAME.moves)
    assert not GAME.together
    assert GAME.secret(begin(), ANNA) is None
    assert categories(begin(), ANNA) == ()
    assert due(begin()) == ANNA
    assert rounds(begin()) == (1, 6)


# Random games ----------------------------------------------------------------------------------------------


def with_other_values(card: Card, spare: int | None = None) -> Card:
    """The same card with other answers, but for the question that was revealed."""
    return replace(
        card,
        questions=tuple(
            q if at == spare else replace(q, value=q.value + 987_654) for at, q in enumerate(card.questions)
        ),
    )


def check_secrecy(state: State) -> None:
    """The view is the same whatever the answers that nobody knows yet."""
    name = "seat {}".format
    shown = json.dumps(GAME.view(state, name, "en"))
    card = state.card and with_other_values(state.card)
    last = state.last and replace(state.last, card=with_other_values(state.last.card, state.last.topic))
    assert json.dumps(GAME.view(replace(state, card=card, last=last), name, "en")) == shown
    assert "reveal" not in shown


def check_round_trip(state: State, move: Any, settings: Settings) -> None:
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    laid = move.card if isinstance(move, Deal) else move
    assert msgspec.json.decode(msgspec.json.encode(laid), type=type(laid)) == laid
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def common_move(state: State, rng: random.Random, fresh: int) -> Any:
    """Now and then somebody comes or goes, or a question is skipped; None most of the time."""
    if state.card is not None:
        return Skip() if rng.random() < 0.02 else None
    roll = rng.random()
    if roll < 0.05 and len(state.seats) < 8:
        return Join(Seat(fresh))
    if roll < 0.1 and len(state.seats) > 2:
        return Leave(rng.choice(state.seats))
    return None


@pytest.mark.parametrize("number", range(112))
def test_a_random_game_keeps_all_rules_and_ends(number: int) -> None:
    rng = random.Random(number)
    seats = tuple(Seat(n) for n in range(2 + number % 7))
    settings = playout.random_settings(rng, seats)
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    with_guests = number % 2
    for count in range(2000):
        if state.phase is Phase.FINISHED:
            break
        draw = GAME.draws(state)
        move: Any
        if draw is not None:
            move = Deal(playout.random_card(rng, count, deck=draw.deck))
        else:
            guest = common_move(state, rng, 100 + count) if with_guests else None
            move = guest or playout.random_move(state, rng)
        before = state
        state, events = GAME.apply(before, move, count)
        playout.check(before, move, state, events)
        check_round_trip(state, move, settings)
        check_secrecy(state)
        for event in events:
            msgspec.json.encode(event)
        assert (GAME.waits(state).kind is Kind.NOTHING) == (state.phase is Phase.FINISHED)
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state)
    if not with_guests:
        assert GAME.round(state) == (2 * len(seats), 2 * len(seats))
        assert {len(chosen) for chosen in state.chosen.values()} == {2}
