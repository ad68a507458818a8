"""What the tests of Schätzen Sie mal! play with: its cards, and short ways of making moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.contract import Deal, GameEnded, IllegalMove, Seat, Setup
from host.games.year_span import GAME, Answer, Ready, Settings, State, due
from host.games.year_span_card import Card, Span, YearText

ANNA, BRUNO, CLARA, DIETER, EVA = (Seat(n) for n in range(5))
NAMES = ("Anna", "Bruno", "Clara", "Dieter", "Eva", "Franz", "Gerda", "Hans")
TEXT = {
    "en": YearText("A king falls.", "It was {year}."),
    "de": YearText("Ein König fällt.", "Es war {year}."),
}
WRONG = Span(1, 2)


def name(seat: Seat) -> str:
    return NAMES[seat]


def card(year: int = 1801) -> Card:
    return Card("king", year, TEXT)


def table(players: int = 4, *, starter: Seat = ANNA, rounds: int = 10) -> State:
    seats = tuple(Seat(n) for n in range(players))
    return GAME.start(Setup(seats, starter, Settings(rounds)))


def play(state: State, *moves: Any) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, 0)
    return state


def refusal(state: State, move: Any) -> IllegalMove:
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, move, 0)
    assert msgspec.json.encode(state) == before
    return refused.value


def answers(state: State, *said: Span | None) -> State:
    """The spans read out in turn by whoever is due."""
    for one in said:
        seat = due(state)
        assert seat is not None
        state = play(state, Answer(seat, one))
    return state


def round_of(state: State, *said: Span | None, year: int = 1801) -> State:
    """One whole round; the spans are read from the starter clockwise."""
    return answers(play(state, Deal(card(year)), Ready()), *said)


def of_sizes(*sizes: int | None, year: int = 1801) -> tuple[Span | None, ...]:
    """Spans that begin with the year and have these differences; None misses it."""
    return tuple(WRONG if size is None else Span(year, year + size) for size in sizes)


def chips_in_turn(*sizes: int | None) -> list[int]:
    """The chips won, in reading order, with these differences (None: the year is missed)."""
    state = round_of(table(len(sizes)), *of_sizes(*sizes))
    assert state.last is not None
    return [result.chip for result in state.last.results]


def with_chips(chips: dict[Seat, tuple[int, ...]], *, rounds: int = 10) -> State:
    """A table before its last round, with these chips won so far."""
    return replace(table(len(chips), rounds=rounds), round=rounds, chips=chips)


def ended(state: State, move: Any) -> GameEnded:
    _, events = GAME.apply(state, move, 0)
    assert isinstance(events[-1], GameEnded)
    return events[-1]


def chips_in_turn_of(*said: Span | None, year: int) -> list[int]:
    state = round_of(table(len(said)), *said, year=year)
    assert state.last is not None
    return [result.chip for result in state.last.results]
