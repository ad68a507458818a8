"""Schätzen Sie mal!: a span of years, as small as you dare, that covers the year of an event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from host.games.contract import (
    Clockwise,
    Deal,
    Draw,
    EndGame,
    Event,
    Game,
    GameEnded,
    IllegalMove,
    Join,
    Kind,
    Leave,
    NameOf,
    NoCards,
    Phase,
    Reason,
    Seat,
    Seated,
    SeatsSwapped,
    Setup,
    Skip,
    Skipped,
    SwapSeats,
    Wait,
    best,
    clockwise_from,
    left_of,
    need,
    seated_last,
    seats_swapped,
)
from host.games.year_span_card import Card, Span

SEATS = range(2, 9)
MOST_ROUNDS = 100


@dataclass(frozen=True, slots=True)
class Settings:
    """How the game is played: the number of rounds (rulebook: 10)."""

    rounds: int = 10

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise ValueError(f"rounds must be 1 to {MOST_ROUNDS}")


# Moves -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ready:
    """Everybody has written; the reading begins."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat reads its span out when it is due; None is a pass."""

    seat: Seat
    span: Span | None


@dataclass(frozen=True, slots=True)
class Correct:
    """A seat that has read its span out in this round changes it."""

    seat: Seat
    span: Span | None


# Events ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round with its starter, its card and the chips that lie out."""

    round: int
    starter: Seat
    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpanRead:
    """A seat's span was read out, or changed afterwards (`corrected`)."""

    seat: Seat
    span: Span | None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat fared in a round: its span, whether it covered the year, the chip it took (0: none)."""

    seat: Seat
    span: Span | None
    covered: bool
    chip: int
    by_seat: bool = False
    """An equal difference was decided by who sits nearer to the starter."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A round's scoring; `results` run clockwise from the starter."""

    round: int
    card: Card
    results: tuple[Result, ...]
    chips_left: tuple[int, ...]


# State -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class State:
    """The whole game as far as it has come."""

    settings: Settings
    seats: Clockwise
    starter: Seat
    chips: Mapping[Seat, tuple[int, ...]]
    """The chips each seat has won, in the order of winning."""
    round: int = 1
    phase: Phase = Phase.WRITING
    card: Card | None = None
    answers: Mapping[Seat, Span | None] = field(default_factory=dict)
    """The spans read out in this round, in reading order; None is a pass."""
    chips_out: tuple[int, ...] = ()
    last: Scored | None = None
    head_starts: Mapping[Seat, int] = field(default_factory=dict)
    """Points that a later joiner was given."""


def start(setup: Setup) -> State:
    """The state before the first card. Raises ValueError on seats that cannot play."""
    seats: Clockwise = setup.seats
    if len(set(seats)) not in SEATS or len(set(seats)) < len(seats) or setup.starter not in seats:
        raise ValueError("two to eight different seats play, the starter among them")
    return State(
        settings=setup.settings,
        seats=seats,
        starter=setup.starter,
        chips=dict.fromkeys(seats, ()),
        chips_out=chip_values(len(seats)),
    )


def chip_values(players: int) -> tuple[int, ...]:
    """The values that lie out each round: 3, 2, 1, or 2, 1 for two players."""
    return (2, 1) if players == 2 else (3, 2, 1)  # noqa: PLR2004  the rulebook's two-player game


def scores(state: State) -> Mapping[Seat, int]:
    """Chip points by seat."""
    return {seat: sum(state.chips[seat]) + state.head_starts.get(seat, 0) for seat in state.seats}


def winners(state: State) -> Clockwise:
    """Most chip points; then most chips of the highest value (rulebook, End of the Game); then shared."""
    return _ranking(state)[0] if state.phase is Phase.FINISHED else ()


def _ranking(state: State) -> tuple[Clockwise, bool]:
    leaders = best(scores(state))
    top = max(chip_values(len(state.seats)))
    first = best({seat: state.chips[seat].count(top) for seat in leaders})
    return first, len(first) < len(leaders)


def due(state: State) -> Seat | None:
    """The seat whose turn it is to read: clockwise from the starter."""
    order = clockwise_from(state.seats, state.starter)
    return next((seat for seat in order if seat not in state.answers), None)


# Rules -----------------------------------------------------------------------------------------------------


def apply(state: State, move: Any, now: int) -> tuple[State, tuple[Event, ...]]:  # noqa: ARG001  nothing is timed
    """One move. Raises IllegalMove where the rules refuse it."""
    if state.phase is Phase.FINISHED:
        raise IllegalMove(Reason.FINISHED)
    match move:
        case Deal(card):
            return _deal(state, card)
        case NoCards():
            need(draws(state) is not None, Reason.NOT_NOW)
            return _end(replace(state, round=max(1, state.round - 1)), no_cards=True)
        case EndGame():
            return _end(state)
        case Skip():
            need(state.card is not None, Reason.NOT_NOW)
            return replace(state, card=None, phase=Phase.WRITING, answers={}), (Skipped(),)
        case Join(seat):
            return _join(state, seat)
        case Leave(seat):
            return _leave(state, seat)
        case SwapSeats():
            return _swap_seats(state, move)
        case Ready():
            need(state.phase is Phase.WRITING and state.card is not None, Reason.NOT_NOW)
            return replace(state, phase=Phase.ANSWERING), ()
        case Answer(seat, said):
            return _answer(state, seat, said)
        case Correct(seat, said):
            need(seat in state.answers, Reason.NOTHING_TO_CORRECT)
            changed = {**state.answers, seat: said}
            return replace(state, answers=changed), (SpanRead(seat, said, corrected=True),)
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


def _deal(state: State, card: Card) -> tuple[State, tuple[Event, ...]]:
    need(draws(state) is not None, Reason.NOT_NOW)
    began = RoundBegan(state.round, state.starter, state.chips_out)
    return replace(state, card=card), (began,)


def _answer(state: State, seat: Seat, said: Span | None) -> tuple[State, tuple[Event, ...]]:
    need(state.card is not None, Reason.NOT_NOW)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(seat == due(state), Reason.NOT_YOUR_TURN)
    state = replace(state, phase=Phase.ANSWERING, answers={**state.answers, seat: said})
    read = SpanRead(seat, said)
    if due(state) is not None:
        return state, (read,)
    state, events = _score(state)
    return state, (read, *events)


def _score(state: State) -> tuple[State, tuple[Event, ...]]:
    assert state.card is not None  # noqa: S101  nobody answers without a card
    year = state.card.year
    order = clockwise_from(state.seats, state.starter)
    right = [seat for seat in order if (s := state.answers[seat]) is not None and s.covers(year)]
    sizes = {seat: s.difference for seat in right if (s := state.answers[seat]) is not None}
    right.sort(key=lambda seat: sizes[seat])  # stable: equal differences stay clockwise from the starter
    won = dict(zip(right, state.chips_out, strict=False))
    paid = [sizes[seat] for seat in won]
    equal = {seat for seat in right if sizes[seat] in paid and list(sizes.values()).count(sizes[seat]) > 1}
    results = tuple(
        Result(seat, state.answers[seat], seat in sizes, won.get(seat, 0), by_seat=seat in equal)
        for seat in order
    )
    left = state.chips_out[len(won) :]
    scored = Scored(state.round, state.card, results, left)
    chips = {seat: state.chips[seat] + ((won[seat],) if seat in won else ()) for seat in state.seats}
    state = replace(state, chips=chips, chips_out=left, last=scored)
    if state.round == state.settings.rounds:
        state, ended = _end(state)
        return state, (scored, *ended)
    return _next_round(state), (scored,)


def _next_round(state: State) -> State:
    return replace(
        state,
        round=state.round + 1,
        starter=left_of(state.seats, state.starter),
        phase=Phase.WRITING,
        card=None,
        answers={},
        chips_out=chip_values(len(state.seats)),  # only missing values are added: each lies out once
    )


def _end(state: State, *, no_cards: bool = False) -> tuple[State, tuple[Event, ...]]:
    first, broken = _ranking(state)
    return replace(state, phase=Phase.FINISHED, card=None), (GameEnded(first, broken, no_cards),)


def _join(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    need(state.phase is Phase.WRITING, Reason.BETWEEN_ROUNDS_ONLY)
    seats = seated_last(state.seats, state.starter, seat)
    need(len(seats) in SEATS, Reason.TOO_MANY)
    lowest = min(scores(state).values())
    state = replace(
        state,
        seats=seats,
        chips={**state.chips, seat: ()},
        head_starts={**state.head_starts, seat: lowest},
        chips_out=chip_values(len(seats)),
    )
    return state, (Seated(seat, lowest),)


def _swap_seats(state: State, swap: SwapSeats) -> tuple[State, tuple[Event, ...]]:
    need(state.phase is Phase.WRITING, Reason.BETWEEN_ROUNDS_ONLY)
    return replace(state, seats=seats_swapped(state.seats, swap)), (SeatsSwapped(swap.one, swap.other),)


def _leave(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    need(state.phase is Phase.WRITING, Reason.BETWEEN_ROUNDS_ONLY)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(len(state.seats) - 1 in SEATS, Reason.TOO_FEW)
    starter = left_of(state.seats, seat) if seat == state.starter else state.starter
    seats = tuple(s for s in state.seats if s != seat)
    state = replace(
        state,
        seats=seats,
        starter=starter,
        chips={s: state.chips[s] for s in seats},
        chips_out=chip_values(len(seats)),
    )
    return state, (Seated(seat, None),)


# What the table may see ------------------------------------------------------------------------------------


def draws(state: State) -> Draw | None:
    """A card at the start of every round."""
    return Draw() if state.card is None and state.phase is not Phase.FINISHED else None


def waits(state: State) -> Wait:
    """Ready while people write, then a span of each seat clockwise from the starter."""
    match state.phase:
        case Phase.FINISHED:
            return Wait(state.phase, Kind.NOTHING)
        case Phase.WRITING:
            return Wait(state.phase, Kind.READY)
        case _:
            return Wait(state.phase, Kind.SPAN, due(state))


def enters(state: State) -> Clockwise:
    """Whoever has not read out yet may hand a span in."""
    if state.card is None:
        return ()
    return tuple(seat for seat in clockwise_from(state.seats, state.starter) if seat not in state.answers)


def view(state: State, name: NameOf, language: str) -> dict[str, Any]:  # noqa: ARG001  numbers only
    """Chips won and chips out; the last round's year, spans and chips, winners of chips only."""
    last = state.last and {
        "year": state.last.card.year,
        "spans": {
            name(r.seat): [r.span.first, r.span.last, r.span.difference] if r.span else None
            for r in state.last.results
        },
        "won": {name(r.seat): r.chip for r in state.last.results if r.chip},
    }
    values = ("3", "2", "1")
    return {
        "chips_out": list(state.chips_out),
        "last": last,
        "players": {
            seat: {"chips": {value: state.chips[seat].count(int(value)) for value in values}}
            for seat in state.seats
        },
    }


GAME = Game(
    id="year_span",
    seats=SEATS,
    minutes=(5, 6),
    card=Card,
    settings=Settings,
    state=State,
    moves=(Ready, Answer, Correct),
    answers=(Answer, Correct),
    together=False,
    start=start,
    apply=apply,
    draws=draws,
    waits=waits,
    enters=enters,
    round=lambda state: (state.round, state.settings.rounds),
    starter=lambda state: state.starter,
    order=lambda state: state.seats,
    scores=scores,
    winners=winners,
    view=view,
    secret=lambda state, seat: None,  # noqa: ARG005  nobody holds a secret in this game
)
