"""Take a Guess!'s bank: whose guess is closest, and what the bank pays and takes for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from host.games.contract import Clockwise, Seat

START_POINTS = 5
"""What everyone begins with (rulebook, Setup)."""
PRIZE = 3
"""What the author of a closest guess gains (rulebook, Scoring)."""
MOST_BET = 5
"""The most one may bet before the very last round: five blue tokens, or one yellow one."""
LARGEST = 10**100
"""The largest amount, up or down, that anybody may guess: a googol."""

Amount = int | float
"""A guess or an answer, in the unit that the question asks for."""


def exact(amount: Amount) -> Fraction:
    """The amount as it is written in decimals: 1000 and 1000.0 are equal, 0.3 - 0.1 is exactly 0.2.

    A float counts as the shortest decimal that reads as that float, never as its binary fraction.
    Raises ValueError on an amount that is not finite.
    """
    return Fraction(amount) if isinstance(amount, int) else Fraction(str(amount))


def usable(amount: Amount) -> bool:
    """Whether it is a finite number of at most a googol, up or down."""
    return abs(amount) <= LARGEST


def plain(amount: Fraction) -> Amount:
    """The amount to be told: an int wherever it is whole."""
    return amount.numerator if amount.denominator == 1 else float(amount)


class Stake(StrEnum):
    """What becomes of a bet that wins double (RULES.md section 3, Ruling)."""

    RETURNED = "returned"
    """The bank pays twice the bet and the bet itself comes back: a winning 4 is +8."""
    SPENT = "spent"
    """The bet stays in the bank, which pays it twice: a winning 4 is +4."""


@dataclass(frozen=True, slots=True)
class Wager:
    """A bet as it lies there: points on the guess of a seat."""

    on: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat fared in a round: its guess and its bet, and what the bank paid and took for each."""

    seat: Seat
    guess: int | float | None
    """None: passed."""
    off: int | float | None
    """How far the guess is from the answer, in the question's unit; None: passed."""
    closest: bool
    prize: int
    """What its own guess gained: 3 if it is closest, else 0."""
    bet: Wager | None
    """None: had no points to bet."""
    bet_won: bool
    paid: int
    """What its bet brought: -bet if lost; if won +2 x bet, or +bet where the stake is spent."""
    points: int
    """What it has after this round."""

    @property
    def change(self) -> int:
        """Points gained or lost in this round, prize and bet together."""
        return self.prize + self.paid


def closest(answer: Amount, guesses: Mapping[Seat, Amount | None]) -> Clockwise:
    """The seats whose guesses lie nearest to the answer, all of them: one on either side at most.

    Raises ValueError where nobody guessed.
    """
    off = {seat: abs(exact(guess) - exact(answer)) for seat, guess in guesses.items() if guess is not None}
    least = min(off.values())
    return tuple(seat for seat, distance in off.items() if distance == least)


def paid(bet: Wager, first: Clockwise, stake: Stake) -> int:
    """What a bet brings in points: double if it lies on a closest guess, else it is lost (Scoring)."""
    if bet.on not in first:
        return -bet.points
    return 2 * bet.points if stake == Stake.RETURNED else bet.points


def settle(
    answer: Amount,
    guesses: Mapping[Seat, Amount | None],
    bets: Mapping[Seat, Wager],
    points: Mapping[Seat, int],
    stake: Stake,
) -> tuple[Result, ...]:
    """A round's scoring, in the order in which the guesses were read.

    `points` is what everyone has with the bets still before them. Raises ValueError where nobody guessed.
    """
    first = closest(answer, guesses)
    results = []
    for seat, guess in guesses.items():
        bet = bets.get(seat)
        prize = PRIZE if seat in first else 0
        won = 0 if bet is None else paid(bet, first, stake)
        results.append(
            Result(
                seat=seat,
                guess=guess,
                off=None if guess is None else plain(abs(exact(guess) - exact(answer))),
                closest=seat in first,
                prize=prize,
                bet=bet,
                bet_won=bet is not None and bet.on in first,
                paid=won,
                points=points[seat] + prize + won,
            )
        )
    return tuple(results)
