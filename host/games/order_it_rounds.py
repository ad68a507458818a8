"""The rounds of Schätz it if you can: the game's state, who starts which round, how many there are.

The game is finished with the last round that everyone's start asks for. The host's offer of a further round
or lap needs no question of its own: `MoreRounds` and `MoreLaps` are moves at any time, and they take up a
game again that ended because its rounds were through.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from host.games.contract import (
    Clockwise,
    Event,
    GameEnded,
    Phase,
    Reason,
    Seat,
    Seated,
    SeatsSwapped,
    Setup,
    SwapSeats,
    best,
    clockwise_from,
    left_of,
    need,
    right_of,
    seated_last,
    seats_swapped,
)
from host.games.order_it_card import Card, Order, right_order
from host.games.order_it_moves import MoreLaps, MoreRounds, RoundsAgreed, RoundScored

SEATS = range(2, 6)
"""How many may play: the box has five score markers."""
MOST_LAPS = 20
MOST_ROUNDS = 100
"""Laps and rounds that can be agreed at once."""

Step = tuple["State", tuple[Event, ...]]


class LastDoubt(StrEnum):
    """How the judgement after the ninth term goes: the 2024 amendment, or the original rule."""

    QUICK = "quick"
    FULL = "full"


class Ending(StrEnum):
    """Why the game is over."""

    ROUNDS = "rounds"
    """Its rounds are through: more of them can be agreed."""
    TABLE = "table"
    NO_CARDS = "no-cards"


@dataclass(frozen=True, slots=True)
class Settings:
    """How the game is played: how often everyone starts (rulebook: once), and the last doubt."""

    laps: int = 1
    last_doubt: LastDoubt = LastDoubt.QUICK

    def __post_init__(self) -> None:
        if not 1 <= self.laps <= MOST_LAPS:
            raise ValueError(f"laps must be 1 to {MOST_LAPS}")
        LastDoubt(self.last_doubt)


@dataclass(frozen=True, slots=True)
class State:
    """The whole game as far as it has come."""

    settings: Settings
    seats: Clockwise
    starter: Seat
    turn: Seat
    """Who judges, places or rearranges now."""
    chips: Mapping[Seat, tuple[int, ...]]
    """The points each seat was given, 2, 1 or -1 each, in the order of giving."""
    laps: int
    """How often everyone starts, agreed laps included."""
    to_start: Mapping[Seat, int]
    """Rounds that each seat has yet to start, the current one included."""
    further: int = 0
    """Single further rounds agreed and not yet played."""
    round: int = 1
    phase: Phase = Phase.PLACING
    card: Card | None = None
    drawn: int = 0
    """Terms heard in this round: those from 0 up to here."""
    order: Order = ()
    """The order as it lies; empty until the starter has laid it, which is what "between rounds" means."""
    last: RoundScored | None = None
    head_starts: Mapping[Seat, int] = field(default_factory=dict)
    """Points that a later joiner was given."""
    ended: Ending | None = None


def start(setup: Setup) -> State:
    """The state before the first card. Raises ValueError if the seats are too few, too many or doubled."""
    seats: Clockwise = setup.seats
    if len(set(seats)) not in SEATS or len(set(seats)) < len(seats) or setup.starter not in seats:
        raise ValueError("two to five different seats play, the starter among them")
    laps = setup.settings.laps
    return State(
        settings=setup.settings,
        seats=seats,
        starter=setup.starter,
        turn=setup.starter,
        chips=dict.fromkeys(seats, ()),
        laps=laps,
        to_start=dict.fromkeys(seats, laps),
    )


def scores(state: State) -> Mapping[Seat, int]:
    """Points by seat; they may be negative."""
    return {seat: sum(state.chips[seat]) + state.head_starts.get(seat, 0) for seat in state.seats}


def winners(state: State) -> Clockwise:
    """Most points; equals share the victory (rulebook, Game End)."""
    return best(scores(state)) if state.phase is Phase.FINISHED else ()


def rounds(state: State) -> int:
    """The rounds of the whole game: those played, those still to be started, and further ones agreed."""
    played = state.round if state.ended is Ending.ROUNDS else state.round - 1
    return played + sum(state.to_start.values()) + state.further


# Rules -----------------------------------------------------------------------------------------------------


def score_round(state: State, card: Card) -> Step:
    """The end of a round: its right order, then the next round with its new starter, or the game's end."""
    scored = RoundScored(state.round, card, right_order(card, state.order), state.order)
    due = state.to_start[state.starter]
    state = replace(
        state,
        last=scored,
        to_start={**state.to_start, state.starter: max(due - 1, 0)},
        further=state.further if due else state.further - 1,
    )
    if not any(state.to_start.values()) and not state.further:
        state, ended = end(state, Ending.ROUNDS)
        return state, (scored, *ended)
    return _next_round(state), (scored,)


def _next_round(state: State) -> State:
    after = left_of(state.seats, state.starter)
    return open_round(replace(state, round=state.round + 1), _next_starter(state, after))


def _next_starter(state: State, left: Seat) -> Seat:
    # One seat to the left, but past those who are through with their laps while others are not (which takes
    # a newcomer in the middle of a lap): the game lasts until everyone has started.
    order = clockwise_from(state.seats, left)
    return next((seat for seat in order if state.to_start[seat]), left)


def open_round(state: State, starter: Seat) -> State:
    """The round as it is before its card is dealt."""
    return replace(
        state, starter=starter, turn=starter, phase=Phase.PLACING, card=None, drawn=0, order=(), ended=None
    )


def end(state: State, ending: Ending) -> Step:
    """The end of the game, with the standing as it is."""
    state = replace(state, phase=Phase.FINISHED, card=None, drawn=0, order=(), ended=ending)
    return state, (GameEnded(winners(state), no_cards=ending is Ending.NO_CARDS),)


def agree(state: State, move: MoreRounds | MoreLaps) -> Step:
    """Further rounds or laps (rulebook, Game End).

    Raises IllegalMove: FINISHED once the table has ended the game or its cards ran out, TOO_FEW, TOO_MANY.
    """
    need(state.ended in {None, Ending.ROUNDS}, Reason.FINISHED)
    before, resumed = rounds(state), state.ended is not None
    match move:
        case MoreRounds(more):
            most = MOST_ROUNDS
            state = replace(state, further=state.further + more)
        case MoreLaps(more):
            most = MOST_LAPS
            owed = {seat: starts + more for seat, starts in state.to_start.items()}
            state = replace(state, laps=state.laps + more, to_start=owed)
    need(more >= 1, Reason.TOO_FEW)
    need(more <= most, Reason.TOO_MANY, most=most)
    state = _next_round(state) if resumed else state
    return state, (RoundsAgreed(rounds(state) - before, rounds(state), resumed),)


def join(state: State, seat: Seat) -> Step:
    """Somebody sits down last before the starter, and starts as many rounds as the others do in all.

    Raises IllegalMove: BETWEEN_ROUNDS_ONLY, TOO_MANY, NOT_NOW for one who sits there already.
    """
    need(not state.order, Reason.BETWEEN_ROUNDS_ONLY)
    seats = seated_last(state.seats, state.starter, seat)
    need(len(seats) in SEATS, Reason.TOO_MANY)
    lowest = min(scores(state).values())
    state = replace(
        state,
        seats=seats,
        chips={**state.chips, seat: ()},
        head_starts={**state.head_starts, seat: lowest},
        to_start={**state.to_start, seat: state.laps},
    )
    return state, (Seated(seat, lowest),)


def swap_seats(state: State, swap: SwapSeats) -> Step:
    """Two people change places. Raises IllegalMove: BETWEEN_ROUNDS_ONLY, NO_SUCH_SEAT."""
    need(not state.order, Reason.BETWEEN_ROUNDS_ONLY)
    return replace(state, seats=seats_swapped(state.seats, swap)), (SeatsSwapped(swap.one, swap.other),)


def leave(state: State, seat: Seat) -> Step:
    """Somebody gets up with score and seat; the game is over if only that seat had yet to start.

    Raises IllegalMove: BETWEEN_ROUNDS_ONLY, NO_SUCH_SEAT, TOO_FEW.
    """
    need(not state.order, Reason.BETWEEN_ROUNDS_ONLY)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(len(state.seats) - 1 in SEATS, Reason.TOO_FEW)
    before, left = right_of(state.seats, seat), left_of(state.seats, seat)
    seats = tuple(s for s in state.seats if s != seat)
    state = replace(
        state,
        seats=seats,
        chips={s: state.chips[s] for s in seats},
        to_start={s: state.to_start[s] for s in seats},
    )
    if not any(state.to_start.values()) and not state.further:  # only the leaver had yet to start
        over = replace(state, starter=before, turn=before, round=state.round - 1)
        state, ended = end(over, Ending.ROUNDS)
        return state, (Seated(seat, None), *ended)
    if seat == state.starter:
        starter = _next_starter(state, left)
        state = replace(state, starter=starter, turn=starter)
    return state, (Seated(seat, None),)
