"""What every game's rules promise: pure functions from a state and a move to a state and events.

Rules know seats, not names; cards, not decks; `now`, not clocks. They hold no words. A card is dealt to
them by the table as a move, whenever `draws` asks for one, so a game is its setup and its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NewType, TypeVar

Seat = NewType("Seat", int)
"""One place at the table, never reused in a game; who sits there is the table's to know."""

Clockwise = tuple[Seat, ...]
"""Seats in the order in which they sit, clockwise."""


class Phase(StrEnum):
    """Where a game stands, in the words of the table view."""

    WRITING = "writing"
    ANSWERING = "answering"
    JUDGING = "judging"
    PLACING = "placing"
    CHOOSING = "choosing"
    BETTING = "betting"
    LAYING = "laying"
    CLUE = "clue"
    GUESSING = "guessing"
    FINISHED = "finished"


class Kind(StrEnum):
    """What is waited for: the kind of the next answer."""

    GAME = "game"
    PLAYERS = "players"
    STARTER = "starter"
    READY = "ready"
    SPAN = "span"
    NUMBER = "number"
    ORDER = "order"
    JUDGEMENT = "judgement"
    PLACE = "place"
    CATEGORY = "category"
    QUESTION = "question"
    BET = "bet"
    STRIP = "strip"
    WORDS = "words"
    CLUE = "clue"
    GAP = "gap"
    YES_NO = "yes_no"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Wait:
    """What the rules wait for now, and from whom: a seat, a team, or anybody (both None)."""

    phase: Phase
    kind: Kind
    seat: Seat | None = None
    team: str | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """The rules want a card; `deck` names the deck where a game has several (a category), else None."""

    deck: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins: who sits where, who starts, and the game's own settings."""

    seats: Clockwise
    starter: Seat
    settings: Any


# Moves that every game understands, beside its own -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """The table lays the card that `draws` asked for; it is one of the game's own card type."""

    card: Any


@dataclass(frozen=True, slots=True)
class NoCards:
    """The deck that `draws` asked for is through: the game ends, unless another deck may be chosen."""


@dataclass(frozen=True, slots=True)
class DecksThrough:
    """No card is left of these of the decks that may be chosen now, but of others."""

    decks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Skip:
    """The table discards this question before anything of it is scored; another one is drawn."""


@dataclass(frozen=True, slots=True)
class EndGame:
    """The table ends the game here; the standing is final."""

    no_cards: bool = False
    """Whether it ends because no card is left of any deck that may be chosen from now."""


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody sits down between rounds, last before the starter, with the score of the lowest."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Somebody gets up between rounds and takes score and seat along."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SwapSeats:
    """Two people change places between rounds; each keeps score and all."""

    one: Seat
    other: Seat


# Events that every game tells, beside its own ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Skipped:
    """The question was discarded."""


@dataclass(frozen=True, slots=True)
class DeckThrough:
    """No card is left of this deck; another one is to be chosen."""

    deck: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody sat down, with the score of the lowest, or got up (score None)."""

    seat: Seat
    score: int | None


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """Two people have changed places."""

    one: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `tie_broken` if a rule of the book decided among equals (False: shared, or clear)."""

    winners: Clockwise
    tie_broken: bool = False
    no_cards: bool = False
    """It ended because the cards ran out."""


# Faults --------------------------------------------------------------------------------------------------


class Reason(StrEnum):
    """Why any game refuses a move; games add reasons of their own in enums of their own."""

    NOT_A_MOVE = "not-a-move"
    """This game knows no such move."""
    NOT_NOW = "not-now"
    """The game waits for something else."""
    NOT_YOUR_TURN = "not-your-turn"
    """It is another seat's turn."""
    NO_SUCH_SEAT = "no-such-seat"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    """That seat has not answered in this phase."""
    BETWEEN_ROUNDS_ONLY = "between-rounds-only"
    TOO_MANY = "too-many"
    TOO_FEW = "too-few"
    COMPULSORY = "compulsory"
    """This cannot be passed."""
    FINISHED = "finished"
    """The game is over."""


class IllegalMove(ValueError):  # noqa: N818  the rules' own term, an answer rather than a failure
    """A move that the rules refuse; the state stays as it was."""

    def __init__(self, reason: StrEnum, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: Mapping[str, Any] = facts
        """Numbers and seats that explain the refusal (the most one may bet, for one)."""


# The contract itself ---------------------------------------------------------------------------------------

S = TypeVar("S")

Event = Any
"""A fact that a move brought about: a frozen dataclass of the game's own, told in the dialogue."""

NameOf = Callable[[Seat], str]


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """One game's rules as a bundle of pure functions; the registry holds one of these per game."""

    id: str
    seats: range
    """How many may play."""
    minutes: tuple[int, int]
    """How long a game takes: minutes in all, and minutes more per player."""
    card: type
    """The card's shape as CONTRACT.md gives it for inline cards (a frozen dataclass with `id`)."""
    settings: type
    """A frozen dataclass with defaults; its `__post_init__` raises ValueError on an impossible value."""
    state: type[S]
    moves: tuple[type, ...]
    """The game's own moves, all frozen dataclasses of plain values, beside the ones every game knows."""
    answers: tuple[type, ...]
    """Those moves that *undo* takes back (a "ready" is none)."""
    together: bool
    """Whether all play together against the game: no points, everyone wins or nobody."""
    start: Callable[[Setup], S]
    """The state before the first card. Raises ValueError where the setup cannot be played."""
    apply: Callable[[S, Any, int], tuple[S, tuple[Event, ...]]]
    """(state, move, now in seconds) -> (state, events). Raises IllegalMove and changes nothing."""
    draws: Callable[[S], Draw | None]
    """Which card the rules want now, before anybody can go on; None if none."""
    waits: Callable[[S], Wait]
    enters: Callable[[S], Clockwise]
    """The seats that may hand in their answer secretly now (a phone), those already read out excluded."""
    round: Callable[[S], tuple[int, int | None]]
    """(the round, from 1; the number of rounds or None where it is not fixed)."""
    starter: Callable[[S], Seat | None]
    """Who opens the current round."""
    order: Callable[[S], Clockwise]
    """The seats in play, clockwise, as the view lists them."""
    scores: Callable[[S], Mapping[Seat, int]]
    winners: Callable[[S], Clockwise]
    """Filled when the game is finished."""
    view: Callable[[S, NameOf, str], dict[str, Any]]
    """What CONTRACT.md's view has for this game beside the common keys, nothing secret.

    (state, name of a seat, language of the card's texts); `last` is included, per-player keys stand under
    "players" as {seat: {...}}.
    """
    secret: Callable[[S, Seat], dict[str, Any] | None]
    """What only that seat may know now, as CONTRACT.md's seat JSON has it; None if nothing."""
    choices: Callable[[S], tuple[Draw, ...] | None] = lambda state: None  # noqa: ARG005  most have one deck
    """The decks one of which is to be chosen now; None where none is. The game ends if all are through."""


def need(fulfilled: bool, reason: StrEnum, **facts: Any) -> None:  # noqa: FBT001  reads as "need this, or else"
    """Raise IllegalMove(reason) unless the condition is fulfilled."""
    if not fulfilled:
        raise IllegalMove(reason, **facts)


def clockwise_from(seats: Clockwise, starter: Seat) -> Clockwise:
    """The seats beginning with the starter, clockwise.

    Raises IllegalMove(NO_SUCH_SEAT) if the starter does not sit there.
    """
    if starter not in seats:
        raise IllegalMove(Reason.NO_SUCH_SEAT)
    at = seats.index(starter)
    return seats[at:] + seats[:at]


def left_of(seats: Clockwise, seat: Seat) -> Seat:
    """The next seat clockwise (RULES.md, Common to all)."""
    return clockwise_from(seats, seat)[1 % len(seats)]


def right_of(seats: Clockwise, seat: Seat) -> Seat:
    """The previous seat."""
    return clockwise_from(seats, seat)[-1]


def seated_last(seats: Clockwise, starter: Seat, newcomer: Seat) -> Clockwise:
    """The seats with a newcomer who sits last before the starter (RULES.md, Common to all).

    Raises IllegalMove(NOT_NOW) if the newcomer sits there already.
    """
    if newcomer in seats:
        raise IllegalMove(Reason.NOT_NOW)
    at = seats.index(starter)
    return (*seats[:at], newcomer, *seats[at:])


def seats_swapped(seats: Clockwise, swap: SwapSeats) -> Clockwise:
    """The seats with two of them changed. Raises IllegalMove(NO_SUCH_SEAT) where one does not sit there."""
    need(swap.one in seats and swap.other in seats, Reason.NO_SUCH_SEAT)
    changed = {swap.one: swap.other, swap.other: swap.one}
    return tuple(changed.get(seat, seat) for seat in seats)


def best(scores: Mapping[Seat, Any]) -> Clockwise:
    """The seats with the highest score, all of them: ties are shared victories."""
    top = max(scores.values())
    return tuple(seat for seat, score in scores.items() if score == top)
