"""What the tests of Schätz it if you can play with: its cards, and short ways of making moves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from host.games.contract import Deal, IllegalMove, Seat, Setup
from host.games.order_it import GAME, Settings, State, apply, view
from host.games.order_it_card import Card, Item, OrderText
from host.games.order_it_moves import Arrange, Judge, Judgement, Place
from host.games.order_it_rounds import LastDoubt
from tests.games.random_order_it import check

ANNA, BRUNO, CLARA, DIETER, EMIL, FRITZ = (Seat(number) for number in range(6))
NAMES = ("Anna", "Bruno", "Clara", "Dieter", "Emil", "Fritz")
ALL_CORRECT, DOUBT = Judgement.ALL_CORRECT, Judgement.DOUBT
FULL, QUICK = LastDoubt.FULL, LastDoubt.QUICK

# In drawing order; the right order is mouse, hamster, cat, dog, goat, human, lion, horse, elephant.
ANIMALS = (
    ("horse", "Pferd", 500),
    ("mouse", "Maus", 0.02),
    ("cat", "Katze", 4),
    ("elephant", "Elefant", 5000),
    ("dog", "Hund", 30),
    ("lion", "Löwe", 190),
    ("hamster", "Hamster", 0.1),
    ("human", "Mensch", 75),
    ("goat", "Ziege", 60),
)
HORSE, MOUSE, CAT, ELEPHANT, DOG, LION, HAMSTER, HUMAN, GOAT = range(9)
RIGHT = (MOUSE, HAMSTER, CAT, DOG, GOAT, HUMAN, LION, HORSE, ELEPHANT)


def weights(card_id: str = "x2", *languages: str) -> Card:
    texts = {
        "en": OrderText("Which weighs more?", "light", "heavy", "Scales never lie."),
        "de": OrderText("Was wiegt mehr?", "leicht", "schwer", "Waagen lügen nie."),
    }
    chosen = languages or ("en",)
    return Card(
        card_id,
        {code: texts[code] for code in chosen},
        tuple(
            Item({code: en if code == "en" else de for code in chosen}, value) for en, de, value in ANIMALS
        ),
    )


def begin(players: int = 3, starter: Seat = ANNA, **settings: Any) -> State:
    seats = tuple(Seat(number) for number in range(players))
    return GAME.start(Setup(seats, starter, Settings(**settings)))


def dealt(players: int = 3, starter: Seat = ANNA, **settings: Any) -> State:
    return play(begin(players, starter, **settings), Deal(weights()))[0]


def play(state: State, *moves: Any) -> tuple[State, list[Any]]:
    told: list[Any] = []
    for move in moves:
        before = state
        state, events = apply(state, move, 0)
        check(before, move, state, events)
        told += events
    return state, told


def refused(state: State, move: Any) -> IllegalMove:
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as raised:
        apply(state, move, 0)
    assert msgspec.json.encode(state) == before
    return raised.value


def right_place(state: State) -> Place:
    """The due seat puts its term before the first heavier one."""
    assert state.card is not None
    items = state.card.items
    value = items[state.drawn - 1].value
    return Place(state.turn, sum(items[term].value < value for term in state.order))


def after_ninth(*, right: bool, players: int = 3, **settings: Any) -> State:
    """Everybody waves through until the ninth term lies and the last judgement is due."""
    state, _ = play(dealt(players, **settings), Arrange(ANNA, (MOUSE, HORSE)))
    while state.drawn < 9:
        state, _ = play(state, Judge(state.turn, ALL_CORRECT))
        wrong = Place(state.turn, 0)
        state, _ = play(state, right_place(state) if right or state.drawn < 9 else wrong)
    return state


def whole_round(state: State, card_id: str = "x2") -> tuple[State, list[Any]]:
    """A round in which all is right and waved through."""
    state, told = play(state, Deal(weights(card_id)))
    state, more = play(state, Arrange(state.turn, (MOUSE, HORSE)))
    told += more
    while True:
        ends = state.drawn == 9
        state, more = play(state, Judge(state.turn, ALL_CORRECT))
        told += more
        if ends:
            return state, told
        state, more = play(state, right_place(state))
        told += more


def shown(state: State, language: str = "en") -> dict[str, Any]:
    return view(state, NAMES.__getitem__, language)


def starters(state: State, rounds: int) -> tuple[State, list[Seat]]:
    opened: list[Seat] = []
    for _ in range(rounds):
        opened.append(state.starter)
        state, _ = whole_round(state)
    return state, opened
