"""What the tests of Take a Guess! play with: its cards, and short ways of making moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

import msgspec
import pytest

from host.games.contract import Deal, IllegalMove, Seat, Setup
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Amount
from host.games.guess_and_bet_moves import (
    Bet,
    Card,
    Category,
    ChooseCategory,
    ChooseQuestion,
    Guess,
    Question,
    QuestionText,
    Ready,
    Scored,
)
from host.games.guess_and_bet_state import Settings, State

ANNA, BRUNO, CLARA, DORA = (Seat(number) for number in range(4))
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CLARA: "Clara", DORA: "Dora"}
THREE = (ANNA, BRUNO, CLARA)
SOCIETY, NATURE, SCIENCE, HISTORY, SPORT, MISC = Category


def question(value: Amount = 100, name: str = "a") -> Question:
    text = QuestionText(f"topic {name}", f"ask {name}", f"reveal {name}")
    return Question(value, {"en": text})


def a_card(*values: Amount, category: Category = SOCIETY, name: str = "x1") -> Card:
    asked = values or (100, 200, 300)
    return Card(name, category, tuple(question(v, n) for v, n in zip((*asked, 2, 3)[:3], "abc", strict=True)))


def begin(
    seats: Sequence[Seat] = THREE, starter: Seat = ANNA, settings: Settings | None = None, **changes: Any
) -> State:
    setup = Setup(tuple(seats), starter, settings or Settings())
    return replace(GAME.start(setup), **changes)


def step(state: State, *moves: Any) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, 0)
    return state


def told(state: State, *moves: Any) -> tuple[State, tuple[Any, ...]]:
    *first, last = moves
    return GAME.apply(step(state, *first), last, 0)


def refused(state: State, move: Any, reason: StrEnum) -> Mapping[str, Any]:
    copy = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, move, 0)
    assert refusal.value.reason is reason
    assert msgspec.json.encode(state) == copy
    facts = dict(refusal.value.facts)
    assert facts.pop("by", state.on_turn) in state.seats
    return facts


def asked(state: State, *values: Amount, category: Category | None = None, topic: int = 0) -> State:
    """The round as far as everybody writing."""
    chosen = category or next(c for c in Category if c not in state.chosen[state.on_turn])
    return step(
        state,
        ChooseCategory(state.on_turn, chosen),
        Deal(a_card(*values, category=chosen)),
        ChooseQuestion(state.on_turn, topic),
    )


def guessed(state: State, guesses: Mapping[Seat, Amount | None], *values: Amount, **how: Any) -> State:
    """The round as far as all guesses read."""
    state = step(asked(state, *values, **how), Ready())
    return step(state, *(Guess(seat, guess) for seat, guess in guesses.items()))


def whole_round(state: State, category: Category | None = None) -> State:
    """A round in which all guess in turn and everyone who can bets one on the player on turn."""
    order = state.seats * 2
    at = order.index(state.on_turn)
    seats = order[at : at + len(state.seats)]
    state = guessed(state, {s: 10 * (n + 1) for n, s in enumerate(seats)}, category=category)
    return step(state, *(Bet(s, seats[0], 1) for s in seats if state.points[s]))


def last_scored(events: Sequence[Any]) -> Scored:
    return next(event for event in events if isinstance(event, Scored))


def changes(scored: Scored) -> dict[Seat, int]:
    return {result.seat: result.change for result in scored.results}


def view(state: State) -> dict[str, Any]:
    return GAME.view(state, NAMES.__getitem__, "en")


def last_round(points: Mapping[Seat, int] | None = None) -> State:
    """Clara's second choice is the last round of three players."""
    chosen = {ANNA: (SPORT, MISC), BRUNO: (SPORT, MISC), CLARA: (SPORT,)}
    held = points or {ANNA: 12, BRUNO: 4, CLARA: 7}
    return begin(starter=CLARA, chosen=chosen, points=held)
