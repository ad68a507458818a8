"""Tables in the states in which something is waited for, and what a real Alexa would send to them."""

from __future__ import annotations

import itertools
import json
import time
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from host import listed, lobby
from host.ports.alexa import Skill
from host.ports.simulator import Simulator, Speaker, alexa_request
from host.sitting import Sitting
from host.skill import package
from host.store import Store
from host.table import Table
from host.turn import Order, Turns
from host.view import view
from intents.expected import Expected
from intents.names import fold

CARDS = Path(__file__).parent.parent / "stories" / "cards"
PLAYERS = ("Anna", "Bruno", "Clara")


@dataclass(frozen=True)
class State:
    """How a table gets to where something is waited for."""

    game: str | None = None
    players: tuple[str, ...] | None = PLAYERS
    starter: str | None = "Anna"
    cards: bool = True
    said: tuple[str, ...] = ()
    """What is said until then, each in all languages: by the state's language, see `SAID`."""


STATES = {
    "game": State(players=None, starter=None),
    "players": State("year_span", players=None, starter=None),
    "starter": State("year_span", starter=None),
    "ready": State("year_span"),
    "span": State("year_span", said=("ready",)),
    "answered": State("year_span", said=("ready", "span")),
    "new_game": State("year_span", said=("ready", "new game")),
    "category": State("guess_and_bet"),
    "question": State("guess_and_bet", said=("science",)),
    "number": State("guess_and_bet", said=("science", "first", "ready")),
    "bet": State("guess_and_bet", said=("science", "first", "ready", "number", "next number", "last number")),
    "order": State("order_it"),
    "place": State("order_it", said=("order", "all correct")),
    "judgement": State("order_it", said=("order",)),
    "strip": State("scale_strip"),
    "clue": State("clue_circle"),
    "gap": State("clue_circle", said=("clue",)),
    "words": State("clue_circle", cards=False),
    "teams": State("clue_circle", (*PLAYERS, "Dieter"), starter=None, said=("two teams", "red starts")),
    "eight": State("clue_circle", (*PLAYERS, "Dieter", "Emil", "Frida", "Gemma", "Harry")),
}

SAID = {
    "en": {
        "ready": "ready",
        "span": "1750 to 1827",
        "new game": "new game",
        "science": "science",
        "first": "the first",
        "number": "100",
        "next number": "200",
        "last number": "300",
        "order": "first mouse then cat",
        "all correct": "all correct",
        "clue": "bakery",
        "two teams": "in two teams",
        "red starts": "red starts",
    },
    "de": {
        "ready": "fertig",
        "span": "1750 bis 1827",
        "new game": "neues Spiel",
        "science": "Wissenschaft",
        "first": "das erste",
        "number": "100",
        "next number": "200",
        "last number": "300",
        "order": "erst Maus dann Katze",
        "all correct": "alles richtig",
        "clue": "Backofen",
        "two teams": "in zwei Teams",
        "red starts": "Rot fängt an",
    },
}

LOCALES = {language: package.alexa(language)["locales"][0] for language in SAID}

_store = Store("sqlite:///:memory:")
_turns = Turns(_store)
_skill = Skill(_turns)
_speakers = Simulator(_turns, _skill)
_numbers = itertools.count()


@lru_cache
def table_at(name: str, language: str) -> Table:
    """The table of a state, after all that is said until then."""
    state = STATES[name]
    cards = (
        json.loads((CARDS / f"{state.game}.json").read_text("utf-8")) if state.cards and state.game else None
    )
    order = Order(
        locale=LOCALES[language],
        seed=7,
        game=state.game,
        players=state.players,
        starter=state.starter,
        cards=cards,
    )
    at, _ = _speakers.set_table(order)
    for said in state.said:
        _speakers.say(at, SAID[language][said])
    loaded = _store.load(at)
    assert loaded is not None
    return loaded.table


def expected_at(name: str, language: str) -> Expected:
    """What is waited for in a state."""
    return Sitting(table_at(name, language), int(time.time())).expects(lobby.expects)


def sent(name: str, language: str, what: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The skill's response to a request at a table in this state, and the view of the table after it."""
    table = replace(table_at(name, language), id=f"T{next(_numbers):05d}")
    speaker = Speaker(f"device-{table.id}", LOCALES[language], session="session")
    _store.add(table, speaker.device)
    answer = _skill.answer(json.dumps(alexa_request(speaker, what)))
    loaded = _store.load(table.id)
    shown = {} if loaded is None else {**view(loaded.table), "table": name}
    return answer["response"], shown


def spoken(text: str) -> dict[str, Any]:
    """The generous speaker's request: the words travel in the catch-all slot."""
    slot = {"name": "said", "value": text, "confirmationStatus": "NONE"}
    return {"type": "IntentRequest", "intent": {"name": "SayIntent", "slots": {"said": slot}}}


def emulated(name: str, language: str, text: str) -> dict[str, Any]:
    """The request that a real Alexa would make of these words at a table in this state."""
    ears = package.emulator(language)
    due = listed.due(table_at(name, language))
    told = {of.upper(): frozenset(map(fold, ways)) for of, ways in due.items()}
    return ears.request(ears.hear(text, told), told)
