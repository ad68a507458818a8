"""What the tests of Das Maß aller Dinge play with: its cards, and short ways of making moves."""

from __future__ import annotations

from typing import Any

import pytest

from host.games.contract import Deal, IllegalMove, Seat, Setup
from host.games.scale_strip import GAME, Lay, State
from host.games.scale_strip_scale import Card, Said, Scale, ScaleText, Settings, Size, Where, lie

YELLOW, BLUE, RED, GREEN = (Seat(n) for n in range(4))
NAMES = ("Yellow", "Blue", "Red", "Green", "Orange", "Purple")
YEARS = Scale(0, 20)
SHORT, MEDIUM, LONG = Size


def name(seat: Seat) -> str:
    return NAMES[seat]


def card(value: float = 11, start: float = 0, end: float = 20) -> Card:
    words = ScaleText("For how many years?", "years", "{value} years.")
    german = ScaleText("Wie viele Jahre lang?", "Jahre", "{value} Jahre.")
    return Card("hair", value, Scale(start, end), {"en": words, "de": german})


def at(size: Size | None, place: float) -> Said:
    return Said(size, Where.AT, place)


def begin(place: float, size: Size | None = LONG) -> Said:
    return Said(size, Where.FROM, place)


def up_to(size: Size, place: float) -> Said:
    return Said(size, Where.UP_TO, place)


def between(low: float, high: float, size: Size | None = None) -> Said:
    return Said(size, Where.FROM_TO, low, high)


def ends(said: Said, scale: Scale = YEARS, settings: Settings | None = None) -> tuple[float, float]:
    strip = lie(settings or Settings(), scale, said)
    return strip.start, strip.end


def table(players: int = 4, *, starter: Seat = YELLOW, settings: Settings | None = None) -> State:
    seats = tuple(Seat(n) for n in range(players))
    return GAME.start(Setup(seats, starter, settings or Settings()))


def play(state: State, *moves: Any) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, 0)
    return state


def refusal(state: State, move: Any) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, move, 0)
    return refused.value


def round_of(state: State, *said: Said | None, value: float = 11) -> State:
    """One whole round; the strips are laid from the reader clockwise."""
    state = play(state, Deal(card(value)))
    for one in said:
        seat = GAME.waits(state).seat
        assert seat is not None
        state = play(state, Lay(seat, one))
    return state
