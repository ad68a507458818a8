"""The fullest tables and the longest cards stay inside of what Alexa takes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from host.cards import packs
from host.games import GAMES
from tests.ports.alexa_rules import keeps_the_rules
from tests.ports.at_table import AtTable

NAMES = [
    "Maximilian Alexander & Theodor von Berg",
    "Wilhelmine Charlotte <Lotte> Ohnesorge",
    'Konstantin "Kostja" Papadopoulos',
    "Bartholomew Ignatius Fitzgerald",
    "Guinevere Persephone Montgomery",
    "Oluwaseun Adebayo Okonkwo",
    "Zdenka Hruškovičová Nováková",
    "Jürgen Dübbelmöller-Ähnlich",
]

LONG = "and & then <some> of it went on for quite a while, " * 30

NUMBERS = [83, 54, 12, 40, 70, 20, 90, 5, 48, 61, 77, 31, 95, 25, 58]

ALWAYS = (
    "help",
    "help",
    "rules",
    "yes",
    "yes",
    "yes",
    "yes",
    "yes",
    "enough",
    "question",
    "score",
    "repeat",
    "blah",
)

ROUND: dict[str, tuple[str, ...]] = {
    "year_span": ("ready", *("from seventeen hundred to two thousand",) * 8),
    "order_it": ("{0}, {1}", *("right at the end", "all correct") * 30),
    "guess_and_bet": (
        "surprise us",
        "the first",
        "ready",
        *(f"{number} hundred" for number in range(11, 19)),
        *("one on myself",) * 8,
    ),
    "scale_strip": ("long in the middle",) * 8,
    "clue_circle": ("sunshine", "it counts", "the first gap", "yes", "pass"),
}


def longest(game: str, language: str) -> list[dict[str, Any]]:
    """The longest cards of the packs, as they are dealt."""
    spoken = [card for card in packs.cards(game) if packs.asked(card, language) is not None]
    by_length = sorted(spoken, key=lambda card: -len(json.dumps(card)))[:12]
    return [{**card, "numbers": NUMBERS} if game == "clue_circle" else card for card in by_length]


def stretched(part: Any) -> Any:
    """A card whose texts are far too long."""
    match part:
        case dict():
            return {key: long_text(key, value) for key, value in part.items()}
        case list():
            return [stretched(one) for one in part]
        case _:
            return part


def long_text(key: str, value: Any) -> Any:
    if key in {"prompt", "reveal", "question", "ask", "explain"} and isinstance(value, str):
        return f"{value} {LONG}"
    return stretched(value)


def all_stretched(part: Any, key: str = "") -> Any:
    """A card on which whatever is said is far too long, labels, units and words of a circle too."""
    match part:
        case dict():
            return {name: all_stretched(value, name) for name, value in part.items()}
        case list():
            return [all_stretched(one, key) for one in part]
        case str():
            return part if key in UNSAID else f"{part} {LONG}"
        case _:
            return part


UNSAID = {"id", "category", "tags", "measure", "recheck"}
"""What no card says aloud."""


@pytest.mark.parametrize(
    "make",
    [lambda card: card, stretched, all_stretched],
    ids=["the longest cards", "longer ones", "long in every part"],
)
@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_table_stays_inside_of_the_limits(host: FlaskClient, game: str, make: Any) -> None:
    players = NAMES[: GAMES[game].seats.stop - 1]
    dealt = [make(card) for card in longest(game, "en")[: 4 if make is all_stretched else None]]
    table = AtTable(host, game=game, players=players, starter=players[0], cards=dealt)
    heard = [keeps(table)]
    for text in (*ROUND[game], *ALWAYS, *ROUND[game]):
        card = table.view.get("order") or ["", ""]
        table.say(text.format(*card, "", ""))
        heard.append(keeps(table))
        if table.reply["ends_session"]:
            table.launch()
    assert sum(map(len, heard)) > 3000


def keeps(table: AtTable) -> str:
    return keeps_the_rules(table.reply["response"])
