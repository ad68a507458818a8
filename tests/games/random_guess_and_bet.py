"""Random play of Take a Guess!: legal moves, cards, settings, and what must hold after every move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from host.games.contract import Kind, Phase, Seat, Seated
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Stake, Wager, exact
from host.games.guess_and_bet_moves import (
    Bet,
    Card,
    Category,
    ChooseCategory,
    ChooseQuestion,
    CorrectBet,
    CorrectGuess,
    Guess,
    Question,
    QuestionText,
    Ready,
    Scored,
)
from host.games.guess_and_bet_state import Settings, State, all_in, due, most, rounds

Move = ChooseCategory | ChooseQuestion | Ready | Guess | CorrectGuess | Bet | CorrectBet


def random_move(state: State, rng: random.Random) -> Move:
    """A legal move of the game's own; `draws(state)` must be None and the game not finished."""
    wait = GAME.waits(state)
    match wait.kind:
        case Kind.CATEGORY:
            left = [category for category in Category if category not in state.chosen[state.on_turn]]
            return ChooseCategory(state.on_turn, rng.choice(left))
        case Kind.QUESTION:
            return ChooseQuestion(state.on_turn, rng.randrange(3))
        case Kind.READY:
            return Ready() if rng.random() < 0.7 else _random_guess(state, rng)
        case Kind.NUMBER:
            if state.guesses and rng.random() < 0.1:
                seat = rng.choice(list(state.guesses))
                return CorrectGuess(seat, _random_number(state, seat, rng))
            return _random_guess(state, rng)
        case Kind.BET:
            return _random_bet(state, rng)
        case _:
            raise AssertionError(wait)


def _random_guess(state: State, rng: random.Random) -> Guess:
    seat = due(state)
    assert seat is not None
    return Guess(seat, _random_number(state, seat, rng))


def _random_number(state: State, seat: Seat, rng: random.Random) -> int | float | None:
    taken = {exact(guess) for s, guess in state.guesses.items() if guess is not None and s != seat}
    while rng.random() > 0.15:  # else a pass
        number = rng.choice(
            [
                rng.randrange(-3, 25),
                rng.randrange(10**9, 10**24),
                rng.randrange(100) / 10,
                rng.uniform(-5, 30),
                float(rng.randrange(20)),
            ]
        )
        if exact(number) not in taken:
            return number
    return None


def _random_bet(state: State, rng: random.Random) -> Bet | CorrectBet | CorrectGuess:
    if not state.bets and rng.random() < 0.1:
        seat = rng.choice(list(state.guesses))
        return CorrectGuess(seat, _random_number(state, seat, rng))
    on = rng.choice([seat for seat, guess in state.guesses.items() if guess is not None])
    if state.bets and rng.random() < 0.15:
        seat = rng.choice(list(state.bets))
        return CorrectBet(seat, on, rng.randint(1, most(state, seat)))
    better = due(state)
    assert better is not None
    high = most(state, better)
    return Bet(better, on, rng.choice([rng.randint(1, high), high]))


def random_card(rng: random.Random, number: int, deck: str | None = None) -> Card:
    """A valid card of the deck asked for."""
    values: Sequence[int | float] = (
        rng.randrange(20),
        rng.choice([0.5, 12.25, 1e9, -3, 10**21 + 1]),
        rng.randrange(200) / 10,
    )
    questions = tuple(
        Question(
            value=value,
            text={
                language: QuestionText(f"topic {number}.{at}", f"ask {number}.{at}", f"reveal {number}.{at}")
                for language in ("en", "de")
            },
            unit=rng.choice([None, "km"]),
            difficulty=rng.randrange(4),
        )
        for at, value in enumerate(values)
    )
    return Card(f"c{number}", Category(deck) if deck else rng.choice(list(Category)), questions)


def random_settings(rng: random.Random, seats: Sequence[Seat]) -> Settings:  # noqa: ARG001  the same for all
    """Any settings that may be played."""
    return Settings(rng.choice(list(Stake)))


def check(before: State, move: Any, after: State, events: Sequence[Any]) -> None:
    """Assert what must hold of this game after any move."""
    _check_table(after)
    scorings = [event for event in events if isinstance(event, Scored)]
    if not scorings:
        if not any(isinstance(event, Seated) for event in events):
            assert after.points == before.points, "points change only at the bank"
            assert after.chosen == before.chosen
        return
    (scored,) = scorings
    bets = dict(before.bets)
    if isinstance(move, Bet | CorrectBet):
        assert move.on is not None
        bets[move.seat] = Wager(move.on, move.points)
    assert {result.seat: result.bet for result in scored.results if result.bet} == bets
    _check_scoring(before, after, scored)


def _check_table(state: State) -> None:
    seats = set(state.seats)
    assert len(state.seats) == len(seats)
    assert set(state.points) == set(state.chosen) == seats
    assert state.on_turn in seats
    assert all(points >= 0 for points in state.points.values()), "nobody goes below 0"
    for chosen in state.chosen.values():
        assert len(chosen) == len(set(chosen)) <= 2, "two different categories"
    guesses = [exact(guess) for guess in state.guesses.values() if guess is not None]
    assert len(guesses) == len(set(guesses)), "no two guesses are equal"
    for seat, bet in state.bets.items():
        assert state.guesses[bet.on] is not None, "a bet is on somebody's guess"
        limit = state.points[seat] if all_in(state) else min(5, state.points[seat])
        assert 1 <= bet.points <= limit
    number, in_all = rounds(state)
    assert 1 <= number <= in_all
    assert in_all == state.gone + 2 * len(state.seats)
    if state.phase is not Phase.FINISHED:
        assert len(state.chosen[state.on_turn]) < 2
        assert not (all_in(state) and sum(map(len, state.chosen.values())) != 2 * len(seats) - 1)
    if state.bets:
        assert state.phase is Phase.BETTING
        assert len(state.guesses) == len(seats)


def _check_scoring(before: State, after: State, scored: Scored) -> None:
    answer = exact(scored.question.value)
    off: dict[Seat, Fraction] = {
        r.seat: abs(exact(r.guess) - answer) for r in scored.results if r.guess is not None
    }
    first = {seat for seat, distance in off.items() if distance == min(off.values())}
    assert set(scored.closest) == first
    assert len(first) in {1, 2}
    bank = 0
    for result in scored.results:
        prize = 3 if result.seat in first else 0
        if result.bet is None:
            assert before.points[result.seat] == 0, "everyone with points bets"
            bet = 0
        elif result.bet.on in first:
            bet = result.bet.points * (2 if before.settings.stake is Stake.RETURNED else 1)
        else:
            bet = -result.bet.points
        assert (result.prize, result.paid, result.change) == (prize, bet, prize + bet)
        assert result.points == before.points[result.seat] + prize + bet == after.points[result.seat]
        bank += prize + bet
    assert sum(after.points.values()) == sum(before.points.values()) + bank
    opened = {seat: len(after.chosen[seat]) - len(before.chosen[seat]) for seat in after.seats}
    assert {seat for seat, count in opened.items() if count} == {before.on_turn}
    assert all(r.points >= 0 for r in scored.results)
