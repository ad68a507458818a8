"""What the tests of One Round? play with: its cards, and short ways of making moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from host.games.clue_circle import GAME
from host.games.clue_circle_moves import Clue, Gap, GapPass
from host.games.clue_circle_state import Card, Settings, State, belongs_after
from host.games.contract import Deal, IllegalMove, Seat, Setup

NAMES = ("Anna", "Bruno", "Clara", "Dieter", "Eva", "Felix", "Gina", "Hugo")
ANNA, BRUNO, CLARA, DIETER, EVA = (Seat(i) for i in range(5))
WORDS = ("cake", "work", "fruit")
TWELVE = (83, 54, 10, 20, 40, 50, 60, 70, 80, 90, 5, 95)
SPARE = (41, 42, 43, 44, 45, 46)
TEAMS = {"red": (ANNA, CLARA), "blue": (BRUNO, DIETER)}


def name(seat: Seat) -> str:
    return NAMES[seat]


def opened(
    *moves: Any,
    seats: int = 3,
    numbers: tuple[int, ...] = TWELVE + SPARE,
    words: Mapping[str, tuple[str, ...]] | None = None,
    starter: Seat = ANNA,
    **settings: Any,
) -> State:
    """The game with its cards dealt, then played through these moves at second 0."""
    setup = Setup(tuple(Seat(i) for i in range(seats)), starter, Settings(**settings))
    card = Card("x", {"en": WORDS} if words is None else words, numbers)
    state, _ = GAME.apply(GAME.start(setup), Deal(card), 0)
    return played(state, *moves)


def teams(*moves: Any, **more: Any) -> State:
    return opened(*moves, seats=4, **{"teams": TEAMS, **more})


def played(state: State, *moves: Any, now: int = 0) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, now)
    return state


def told(state: State, move: Any, now: int = 0) -> tuple[Any, ...]:
    return GAME.apply(state, move, now)[1]


def right_gap(state: State) -> Gap:
    assert state.number is not None
    return Gap(belongs_after(state.circle, state.number))


def wrong_gap(state: State) -> Gap:
    right = right_gap(state)
    return next(Gap(place.number) for place in state.circle if place.number != right.after)


def clued(state: State) -> State:
    """The Tipster on turn says some clue; in the final round the first of the two."""
    return played(state, Clue(state.tipsters[0], f"clue {len(state.circle)} {state.number}"))


def guess(state: State, *, right: bool, now: int = 0) -> State:
    """A whole turn: a clue and a gap; another team's chance is let go."""
    state = clued(state)
    state = played(state, right_gap(state) if right else wrong_gap(state), now=now)
    return played(state, GapPass()) if state.regain else state


def turns(state: State, *outcomes: bool) -> State:
    for right in outcomes:
        state = guess(state, right=right)
    return state


def refused(state: State, move: Any) -> Any:
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move, 0)
    return caught.value.reason


def see(state: State) -> dict[str, Any]:
    return GAME.view(state, name, "en")


OVERTIME = (False, False, False)
