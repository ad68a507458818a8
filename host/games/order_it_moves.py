"""What is said in Schätz it if you can, and what it brings about: the game's moves and events."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from host.games.contract import Seat
from host.games.order_it_card import Card, Order, Term


class Judgement(StrEnum):
    """What a player says of the order as it lies (rulebook, Doubt or Wave Through)."""

    ALL_CORRECT = "all-correct"
    DOUBT = "doubt"


class Outcome(StrEnum):
    """How a judgement came out."""

    WAVED_THROUGH = "waved-through"
    """Nothing is revealed: the order may be right or wrong."""
    DOUBTED_RIGHTLY = "doubted-rightly"
    """The order was wrong."""
    DOUBTED_WRONGLY = "doubted-wrongly"
    """The order was right."""


# Moves -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Arrange:
    """The starter orders the first two terms; or, in a full last doubt, the doubter says a whole order.

    The whole order is final, as if "done" were said with it. None is a pass, which is refused.
    """

    seat: Seat
    order: Order | None


@dataclass(frozen=True, slots=True)
class Judge:
    """A seat waves the order through or doubts it; None is a pass, which is refused."""

    seat: Seat
    judgement: Judgement | None


@dataclass(frozen=True, slots=True)
class Place:
    """A seat puts the new term at a position, 0 (first) to the number of terms that lie (last).

    None is a pass, which is refused.
    """

    seat: Seat
    position: int | None


@dataclass(frozen=True, slots=True)
class Correct:
    """Whoever placed last says the whole order anew, before it is judged; only the own term may move."""

    seat: Seat
    order: Order


@dataclass(frozen=True, slots=True)
class Swap:
    """In a full last doubt the doubter exchanges two terms."""

    seat: Seat
    one: Term
    other: Term


@dataclass(frozen=True, slots=True)
class MoveBefore:
    """In a full last doubt the doubter moves a term right before another."""

    seat: Seat
    term: Term
    other: Term


@dataclass(frozen=True, slots=True)
class MoveAfter:
    """In a full last doubt the doubter moves a term right after another."""

    seat: Seat
    term: Term
    other: Term


@dataclass(frozen=True, slots=True)
class Done:
    """In a full last doubt the doubter leaves the order as it lies now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MoreRounds:
    """The table agrees to single further rounds, at any time, also after the last one."""

    rounds: int = 1


@dataclass(frozen=True, slots=True)
class MoreLaps:
    """The table agrees that everyone starts so many rounds more, at any time, also after the last one."""

    laps: int = 1


# Events ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round with its starter, who hears the question and these two terms."""

    round: int
    rounds: int
    starter: Seat
    terms: Order


@dataclass(frozen=True, slots=True)
class OrderLaid:
    """The starter laid the first two terms, or changed them afterwards (`corrected`)."""

    seat: Seat
    order: Order
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat placed its term, or changed its place afterwards (`corrected`); `order` as it lies now."""

    seat: Seat
    term: Term
    position: int
    order: Order
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class TermDrawn:
    """The next term is read out to the seat that places it."""

    seat: Seat
    term: Term


@dataclass(frozen=True, slots=True)
class Judged:
    """A judgement and what it paid, to the judge and to the previous player."""

    seat: Seat
    previous: Seat
    outcome: Outcome
    points: int
    previous_points: int
    order: Order | None
    """The right order of the terms so far, where the judgement revealed it."""
    last: bool = False
    """It was the judgement after the ninth term."""
    rearranging: bool = False
    """A full last doubt was right: nothing is revealed, and the doubter may rearrange."""


@dataclass(frozen=True, slots=True)
class Rearranged:
    """The doubter changed the order in a full last doubt; `order` as it lies now, right or not."""

    seat: Seat
    order: Order


@dataclass(frozen=True, slots=True)
class LastTry:
    """The rearranged order was looked at: right earns a point more, wrong costs nothing."""

    seat: Seat
    order: Order
    right: bool
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round is over: its card, the right order of all nine terms, and the order as it lay last."""

    round: int
    card: Card
    order: Order
    laid: Order


@dataclass(frozen=True, slots=True)
class RoundsAgreed:
    """The table plays on: so many rounds more make so many rounds in all."""

    more: int
    rounds: int
    resumed: bool
    """The game was over and goes on."""
