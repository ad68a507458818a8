"""All stories played once: every exchange in them, and every kind of state that a table gets into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from host.table import Table
from host.view import view
from tests.stories.story import FOLDER, Player, Story, read, steps

LANGUAGES = ("en", "de")
LOCALES = {"en": "en-US", "de": "de-DE"}


@dataclass(frozen=True)
class Exchange:
    """One request of a story with its response, and what the table may know afterwards."""

    story: str
    said: str
    request: dict[str, Any]
    envelope: dict[str, Any]
    view: dict[str, Any]
    table: Table

    @property
    def response(self) -> dict[str, Any]:
        return dict(self.envelope["response"])


@lru_cache
def exchanges(language: str) -> tuple[Exchange, ...]:
    """Every exchange of a language's stories, as a generous speaker has them."""
    return tuple(
        exchange
        for path in sorted((FOLDER / language).glob("*.txt"))
        for exchange in _played(path.stem, path)
    )


def _played(name: str, path: Any) -> Iterator[Exchange]:
    story = read(path)
    player = Player(story, strict=False)
    yield _now(name, "", player)
    for kind, text in steps(story):
        if kind == "say" and player.step(text) and player.reply["request"] is not None:
            yield _now(name, text, player)
    player.close()


def _now(name: str, said: str, player: Player) -> Exchange:
    loaded = player.store.load(player.table)
    assert loaded is not None
    reply = player.reply
    return Exchange(name, said, reply["request"], reply["response"], view(loaded.table), loaded.table)


# States ----------------------------------------------------------------------------------------------------

State = tuple[str | None, str, str, str | None, bool]
"""The game, its phase, what is waited for, what the host asks itself, whether it teaches."""

MORE = {
    "en": {
        "words": ("one round", "Anna, Bruno and Clara", "Anna"),
        "the same players": ("order it", "Anna and Bruno", "Anna", "new game", "yes", "span of years"),
        "which number": ("best guess", "Anna and Bruno", "Anna", "surprise us", "surprise us", "ready"),
        "which of them starts": ("span of years", "Anna, Bruno and Clara", "Anna and Bruno"),
        "a stranger's answer": ("span of years", "Anna and Bruno", "Anna", "ready", "Oscar 1750 to 1827"),
        "another answer": ("span of years", "Anna and Bruno", "Anna", "ready", "correct something"),
        "Anna's answer": (
            *("span of years", "Anna and Bruno", "Anna", "ready", "1750 to 1827"),
            *("correct something", "Anna"),
        ),
    },
    "de": {
        "words": ("Wortkreis", "Anna, Bruno und Clara", "Anna"),
        "the same players": ("Reihenfolge", "Anna und Bruno", "Anna", "neues Spiel", "ja", "Zeitspanne"),
        "which number": ("Schätzwette", "Anna und Bruno", "Anna", "such du aus", "such du aus", "fertig"),
        "which of them starts": ("Zeitspanne", "Anna, Bruno und Clara", "Anna und Bruno"),
        "a stranger's answer": ("Zeitspanne", "Anna und Bruno", "Anna", "fertig", "Oskar 1750 bis 1827"),
        "another answer": ("Zeitspanne", "Anna und Bruno", "Anna", "fertig", "etwas korrigieren"),
        "Anna's answer": (
            *("Zeitspanne", "Anna und Bruno", "Anna", "fertig", "1750 bis 1827"),
            *("etwas korrigieren", "Anna"),
        ),
    },
}
"""How a new table gets to states that no story is long enough in."""


@lru_cache
def states(language: str) -> dict[State, Table]:
    """A table in every kind of state that the stories, and the words above, lead to."""
    found: dict[State, Table] = {}
    for exchange in exchanges(language):
        found.setdefault(_state(exchange.table), exchange.table)
    for said in MORE[language].values():
        player = Player(Story({"locale": LOCALES[language], "seed": "7"}), strict=False)
        for text in said:
            player.step(f"Anna: {text}")
            loaded = player.store.load(player.table)
            assert loaded is not None
            found.setdefault(_state(loaded.table), loaded.table)
        player.close()
    return {state: replace(table, talk=replace(table.talk, left_at=None)) for state, table in found.items()}


def _state(table: Table) -> State:
    seen, asked = view(table), table.talk.asked_back
    why = None if asked is None else asked.why.value
    return seen["game"], seen["phase"], seen["waiting_for"]["kind"], why, table.talk.lesson is not None
