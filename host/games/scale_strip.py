"""Das Maß aller Dinge: a strip over the right place on a scale; the shorter, the more centimetres."""

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
from host.games.scale_strip_scale import (
    CENTIMETRES,
    Card,
    Number,
    Said,
    Scale,
    Settings,
    Size,
    Strip,
    exact,
    lie,
    number,
    width,
)

# Moves -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay:
    """A seat lays one of its strips when it is due; None is a pass."""

    seat: Seat
    said: Said | None


@dataclass(frozen=True, slots=True)
class Correct:
    """A seat that has laid (or passed) in this round changes it."""

    seat: Seat
    said: Said | None


# Events ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round with its reader, its scale, and the widths of the strips on it, short to long."""

    round: int
    starter: Seat
    scale: Scale
    widths: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class StripLaid:
    """A seat's strip lies on the scale (None: it passed), or was changed afterwards (`corrected`)."""

    seat: Seat
    strip: Strip | None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat fared in a round: its strip, whether that covered the answer, the centimetres won."""

    seat: Seat
    strip: Strip | None
    covered: bool
    centimetres: int
    missed_by: Number | None
    """How far the answer lies from the strip's nearer end: 0 if covered, None for a pass."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A round's scoring; `results` run clockwise from the reader."""

    round: int
    card: Card
    results: tuple[Result, ...]
    reached: Clockwise
    """Who has the target or more now; the game is over if anybody has."""


# State -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class State:
    """The whole game as far as it has come."""

    settings: Settings
    seats: Clockwise
    starter: Seat
    """The reader of this round's card, who lays first."""
    centimetres: Mapping[Seat, int]
    """What each seat has won on its measuring tape; a later joiner begins with what the lowest has."""
    round: int = 1
    phase: Phase = Phase.LAYING
    card: Card | None = None
    strips: Mapping[Seat, Strip | None] = field(default_factory=dict)
    """The strips laid in this round, in laying order; None is a pass."""
    last: Scored | None = None


def start(setup: Setup) -> State:
    """The state before the first card. Raises ValueError where fewer or more sit than can play."""
    if len(setup.seats) not in GAME.seats:
        raise ValueError("two to six play this game")
    if setup.starter not in setup.seats:
        raise ValueError("the reader sits at the table")
    return State(
        settings=setup.settings,
        seats=setup.seats,
        starter=setup.starter,
        centimetres=dict.fromkeys(setup.seats, 0),
    )


def winners(state: State) -> Clockwise:
    """Most centimetres; a tie has several winners (rulebook, End of the Game)."""
    return best(state.centimetres) if state.phase is Phase.FINISHED else ()


def due(state: State) -> Seat | None:
    """The seat whose turn it is to lay: clockwise from the reader."""
    return next(iter(_to_lay(state)), None)


def _to_lay(state: State) -> Clockwise:
    order = clockwise_from(state.seats, state.starter)
    return tuple(seat for seat in order if seat not in state.strips)


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
            return replace(state, card=None, strips={}), (Skipped(),)
        case Join(seat):
            return _join(state, seat)
        case Leave(seat):
            return _leave(state, seat)
        case SwapSeats():
            return _swap_seats(state, move)
        case Lay(seat, said):
            return _lay(state, seat, said)
        case Correct(seat, said):
            need(seat in state.strips, Reason.NOTHING_TO_CORRECT)
            return _place(state, seat, said, corrected=True)
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


def _deal(state: State, card: Card) -> tuple[State, tuple[Event, ...]]:
    need(draws(state) is not None, Reason.NOT_NOW)
    widths = tuple(width(state.settings, card.scale, size) for size in Size)
    return replace(state, card=card), (RoundBegan(state.round, state.starter, card.scale, widths),)


def _lay(state: State, seat: Seat, said: Said | None) -> tuple[State, tuple[Event, ...]]:
    need(state.card is not None, Reason.NOT_NOW)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(seat == due(state), Reason.NOT_YOUR_TURN)
    state, laid = _place(state, seat, said)
    if due(state) is not None:
        return state, laid
    state, events = _score(state)
    return state, (*laid, *events)


def _place(
    state: State, seat: Seat, said: Said | None, *, corrected: bool = False
) -> tuple[State, tuple[Event, ...]]:
    assert state.card is not None  # noqa: S101  nobody lays without a card
    strip = lie(state.settings, state.card.scale, said) if said else None
    state = replace(state, strips={**state.strips, seat: strip})
    return state, (StripLaid(seat, strip, corrected),)


def _score(state: State) -> tuple[State, tuple[Event, ...]]:
    assert state.card is not None  # noqa: S101  nobody lays without a card
    value = state.card.value
    results = tuple(_result(seat, strip, value) for seat, strip in state.strips.items())
    centimetres = {**state.centimetres}
    for result in results:
        centimetres[result.seat] += result.centimetres
    reached = tuple(seat for seat in state.seats if centimetres[seat] >= state.settings.target)
    scored = Scored(state.round, state.card, results, reached)
    state = replace(state, centimetres=centimetres, last=scored)
    if reached:
        state, ended = _end(state)
        return state, (scored, *ended)
    return _next_round(state), (scored,)


def _result(seat: Seat, strip: Strip | None, value: Number) -> Result:
    if strip is None:
        return Result(seat, None, covered=False, centimetres=0, missed_by=None)
    if strip.covers(value):
        return Result(seat, strip, covered=True, centimetres=CENTIMETRES[strip.size], missed_by=0)
    answer = exact(value)
    missed = max(exact(strip.start) - answer, answer - exact(strip.end))
    return Result(seat, strip, covered=False, centimetres=0, missed_by=number(missed))


def _next_round(state: State) -> State:
    return replace(
        state,
        round=state.round + 1,
        starter=left_of(state.seats, state.starter),
        card=None,
        strips={},  # everybody takes the strips back
    )


def _end(state: State, *, no_cards: bool = False) -> tuple[State, tuple[Event, ...]]:
    state = replace(state, phase=Phase.FINISHED, card=None, strips={})
    return state, (GameEnded(winners(state), no_cards=no_cards),)


def _join(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    need(not state.strips, Reason.BETWEEN_ROUNDS_ONLY)
    seats = seated_last(state.seats, state.starter, seat)
    need(len(seats) in GAME.seats, Reason.TOO_MANY)
    lowest = min(state.centimetres.values())
    state = replace(state, seats=seats, centimetres={**state.centimetres, seat: lowest})
    return state, (Seated(seat, lowest),)


def _swap_seats(state: State, swap: SwapSeats) -> tuple[State, tuple[Event, ...]]:
    need(not state.strips, Reason.BETWEEN_ROUNDS_ONLY)
    return replace(state, seats=seats_swapped(state.seats, swap)), (SeatsSwapped(swap.one, swap.other),)


def _leave(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    need(not state.strips, Reason.BETWEEN_ROUNDS_ONLY)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(len(state.seats) - 1 in GAME.seats, Reason.TOO_FEW)
    starter = left_of(state.seats, seat) if seat == state.starter else state.starter
    seats = tuple(s for s in state.seats if s != seat)
    left = {s: state.centimetres[s] for s in seats}
    return replace(state, seats=seats, starter=starter, centimetres=left), (Seated(seat, None),)


# What the table may see ------------------------------------------------------------------------------------


def draws(state: State) -> Draw | None:
    """A card at the start of every round."""
    return Draw() if state.card is None and state.phase is not Phase.FINISHED else None


def waits(state: State) -> Wait:
    """A strip of each seat, clockwise from the reader; nobody writes first."""
    if state.phase is Phase.FINISHED:
        return Wait(state.phase, Kind.NOTHING)
    return Wait(state.phase, Kind.STRIP, due(state))


def enters(state: State) -> Clockwise:
    """Whoever has not laid yet may hand a strip in, though nobody has to be secret."""
    return _to_lay(state) if state.card is not None else ()


def view(state: State, name: NameOf, language: str) -> dict[str, Any]:
    """The scale, its unit, the strips on it (passes left out), and the last round's winners."""
    scale = state.card and {
        "start": number(exact(state.card.scale.start)),
        "end": number(exact(state.card.scale.end)),
        "unit": (state.card.text.get(language) or next(iter(state.card.text.values()))).unit,
    }
    last = state.last and {
        "answer": number(exact(state.last.card.value)),
        "won": {name(r.seat): r.centimetres for r in state.last.results if r.covered},
    }
    strips = {
        name(seat): {"size": strip.size.value, "from": strip.start, "to": strip.end}
        for seat, strip in state.strips.items()
        if strip
    }
    return {
        "scale": scale,
        "strips": strips,
        "target": state.settings.target,
        "last": last,
        "players": {seat: {} for seat in state.seats},
    }


GAME = Game(
    id="scale_strip",
    seats=range(2, 7),
    minutes=(6, 2),
    card=Card,
    settings=Settings,
    state=State,
    moves=(Lay, Correct),
    answers=(Lay, Correct),
    together=False,
    start=start,
    apply=apply,
    draws=draws,
    waits=waits,
    enters=enters,
    round=lambda state: (state.round, None),
    starter=lambda state: state.starter,
    order=lambda state: state.seats,
    scores=lambda state: state.centimetres,
    winners=winners,
    view=view,
    secret=lambda state, seat: None,  # noqa: ARG005  nobody holds a secret in this game
)
