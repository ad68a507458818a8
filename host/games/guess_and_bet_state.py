"""Take a Guess! as far as it has come: its settings, its state, and what can be read off it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from host.games.contract import Clockwise, Draw, Kind, Phase, Seat, Setup, Wait, best, clockwise_from
from host.games.guess_and_bet_bank import MOST_BET, START_POINTS, Stake, Wager
from host.games.guess_and_bet_moves import Card, Category, Scored

SEATS = range(2, 9)
"""How many may play."""
CHOICES = 2
"""Different categories that every player chooses before the game ends (rulebook, End of the Game)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the game is played: what becomes of the stake of a bet that wins."""

    stake: Stake = Stake.RETURNED

    def __post_init__(self) -> None:
        if self.stake not in tuple(Stake):
            raise ValueError(f"stake must be one of {', '.join(Stake)}")


@dataclass(frozen=True, slots=True)
class State:
    """The whole game as far as it has come."""

    settings: Settings
    seats: Clockwise
    on_turn: Seat
    """The player on turn, who names the category, reads first and bets first."""
    points: Mapping[Seat, int]
    chosen: Mapping[Seat, tuple[Category, ...]]
    """The categories each seat has chosen in rounds that were scored."""
    phase: Phase = Phase.CHOOSING
    category: Category | None = None
    card: Card | None = None
    topic: int | None = None
    """The question that was taken, by its place on the card."""
    guesses: Mapping[Seat, int | float | None] = field(default_factory=dict)
    """The guesses read out in this round, in reading order; None is a pass."""
    bets: Mapping[Seat, Wager] = field(default_factory=dict)
    """The bets of this round, in betting order."""
    last: Scored | None = None
    through: tuple[Category, ...] = ()
    """Categories of which no card is left."""
    gone: int = 0
    """Rounds opened by players who have left since."""


def start(setup: Setup) -> State:
    """The state before the first category is named. Raises ValueError on a setup that cannot be played."""
    if len(setup.seats) not in SEATS or setup.starter not in setup.seats:
        raise ValueError("2 to 8 players, one of whom starts")
    return State(
        settings=setup.settings,
        seats=setup.seats,
        on_turn=setup.starter,
        points=dict.fromkeys(setup.seats, START_POINTS),
        chosen=dict.fromkeys(setup.seats, ()),
    )


def scores(state: State) -> Mapping[Seat, int]:
    """Points by seat."""
    return {seat: state.points[seat] for seat in state.seats}


def winners(state: State) -> Clockwise:
    """Most points; ties share (rulebook, End of the Game)."""
    return best(scores(state)) if state.phase is Phase.FINISHED else ()


def order(state: State) -> Clockwise:
    """The order of reading and of betting: clockwise from the player on turn."""
    return clockwise_from(state.seats, state.on_turn)


def rounds(state: State) -> tuple[int, int]:
    """The round, from 1, and how many there are: 2 x players, and those that a leaver opened."""
    played = state.gone + sum(len(chosen) for chosen in state.chosen.values())
    in_all = state.gone + CHOICES * len(state.seats)
    if state.phase is Phase.FINISHED:
        return max(1, played), in_all
    return min(played + 1, in_all), in_all


def all_in(state: State) -> bool:
    """Whether this is the very last round, in which one may bet all one has."""
    played, in_all = rounds(state)
    return state.phase is not Phase.FINISHED and played == in_all


def categories(state: State, seat: Seat) -> tuple[Category, ...]:
    """What a seat has chosen so far, this round's category included."""
    now = () if state.category is None or seat != state.on_turn else (state.category,)
    return state.chosen[seat] + now


def most(state: State, seat: Seat) -> int:
    """The most points a seat may bet in this round; 0 if it has none."""
    held = state.points[seat]
    return held if all_in(state) else min(held, MOST_BET)


def due(state: State) -> Seat | None:
    """The seat whose turn it is to read, or to bet, in this round; whoever has no points never bets."""
    if state.phase is Phase.BETTING:
        return next((seat for seat in bettors(state) if seat not in state.bets), None)
    return next((seat for seat in order(state) if seat not in state.guesses), None)


def bettors(state: State) -> Clockwise:
    """Whoever has points to bet, in betting order."""
    return tuple(seat for seat in order(state) if state.points[seat])


def cleared(state: State) -> State:
    """The state before a category is named, with nothing of this round left on the table."""
    return replace(state, phase=Phase.CHOOSING, category=None, card=None, topic=None, guesses={}, bets={})


def free(state: State) -> tuple[Category, ...]:
    """What the player on turn may still choose: what they have not had and has a card left."""
    return tuple(c for c in Category if c not in state.chosen[state.on_turn] and c not in state.through)


def choices(state: State) -> tuple[Draw, ...] | None:
    """The decks that the player on turn chooses from, while they are to choose."""
    choosing = state.phase is Phase.CHOOSING and state.category is None
    return tuple(Draw(category) for category in free(state)) if choosing else None


def draws(state: State) -> Draw | None:
    """The top card of the category that was named."""
    return Draw(state.category) if state.category is not None and state.card is None else None


def waits(state: State) -> Wait:
    """A category, a question, ready while people write, then a guess and a bet of each seat."""
    match state.phase:
        case Phase.FINISHED:
            return Wait(state.phase, Kind.NOTHING)
        case Phase.CHOOSING:
            kind = Kind.CATEGORY if state.category is None else Kind.QUESTION
            return Wait(state.phase, kind, state.on_turn)
        case Phase.WRITING:
            return Wait(state.phase, Kind.READY)
        case Phase.BETTING:
            return Wait(state.phase, Kind.BET, due(state))
        case _:
            return Wait(state.phase, Kind.NUMBER, due(state))


def enters(state: State) -> Clockwise:
    """Whoever has not read out yet may hand a guess in, and then whoever has not bet yet a bet."""
    match state.phase:
        case Phase.WRITING | Phase.ANSWERING:
            return tuple(seat for seat in order(state) if seat not in state.guesses)
        case Phase.BETTING:
            return tuple(seat for seat in bettors(state) if seat not in state.bets)
        case _:
            return ()
