"""The simulator: what is said, and what comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, words_of


@pytest.mark.parametrize("what", [{"text": "hello"}, {"silence": True}, {"launch": True}, {"text": ""}])
def test_an_unknown_table_is_not_found(host: FlaskClient, what: dict[str, Any]) -> None:
    for name in ("ZZZZZZ", "", "\0", "x" * 5000):
        answer = host.post("/simulator/say", json={"table": name, **what})
        assert answer.status_code == 404
        assert answer.get_json()["error"]


@pytest.mark.parametrize(
    "bad",
    [
        {},
        {"text": "ready", "silence": True},
        {"text": "ready", "launch": True},
        {"silence": True, "launch": True},
        {"text": None},
        {"silence": False},
        {"text": 5},
        {"text": ["ready"]},
        {"text": "x" * 10_001},
        {"silence": "yes"},
        {"launch": 1},
        {"text": "ready", "wait": -1},
        {"text": "ready", "wait": 10**18},
        {"text": "ready", "wait": "20"},
        {"text": "ready", "wait": None},
        {"text": "ready", "wait": True},
        {"text": "ready", "words": "ready"},
        {"text": "ready", "table": 5},
        {"text": "ready", "table": None},
    ],
    ids=lambda bad: str(bad)[:60],
)
def test_a_saying_that_is_none_is_refused_and_changes_nothing(host: FlaskClient, bad: dict[str, Any]) -> None:
    table = AtTable(host)
    answer = host.post("/simulator/say", json={"table": table.id, **bad})
    assert answer.status_code == 400
    assert answer.get_json()["error"]
    assert table.look() == table.view


def test_seconds_that_are_no_number_are_refused(host: FlaskClient) -> None:
    table = AtTable(host)
    for seconds in ("NaN", "Infinity", "-Infinity", "1e400"):
        body = f'{{"table": "{table.id}", "text": "ready", "wait": {seconds}}}'
        assert host.post("/simulator/say", data=body).status_code == 400


def test_years_on_end_may_pass(host: FlaskClient) -> None:
    table = AtTable(host)
    for _ in range(3):
        table.send(text="score", wait=316_000_000)
    for _ in range(100):
        host.post("/simulator/say", json={"table": table.id, "silence": True, "wait": 316_000_000})
    table.send(launch=True, wait=316_000_000)
    table.say("yes")
    assert table.waits == ("ready", None)


WORDS = [
    "",
    "   ",
    "\t\n",
    "\0",
    "a\0b",
    "\x07\x1b[31m",
    "\ufffe\uffff",
    "\u202e\u200f",
    "\U0001f600",
    "עברית",
    "x" * 10_000,
    "1 " * 5000,
    "ready " * 1600,
    ", " * 5000,
    "from " * 2000,
    "1800 to 1900 " * 500,
    "Anna " * 2000,
    "</speak><audio src='x'/>&<>\"'",
    "{year} { $name } {{",
    "blah blah blah",
    "0 to 0",
    "1800 to 0",
    "9" * 50,
    "9" * 50 + " to 1",
    "9" * 5000,
    "'; DROP TABLE tables; --",
]


@pytest.mark.parametrize(
    ("before", "mode"),
    [
        ((), "generous"),
        (("ready",), "strict"),
        (("ready",), "generous"),
        (("ready", "1850"), "generous"),
        (("stop",), "strict"),
    ],
    ids=str,
)
def test_what_makes_no_sense_changes_nothing(host: FlaskClient, before: tuple[str, ...], mode: str) -> None:
    table = AtTable(host, strict=mode == "strict")
    table.say(*before)
    view = table.view
    for words in WORDS:
        speech = table.say(words)
        assert table.view == view, words
        assert speech
        assert speech.isprintable()
        assert table.reply["ends_session"] is False
        assert words_of(table.reply["ssml"]) == speech
    assert table.look() == view


def test_half_a_character_is_refused_or_not_understood(host: FlaskClient) -> None:
    table = AtTable(host)
    answer = host.post("/simulator/say", data=f'{{"table": "{table.id}", "text": "\\ud800"}}')
    assert answer.status_code in {200, 400}
    assert table.look() == table.view


@pytest.mark.parametrize("mode", ["generous", "strict"])
def test_the_lobby_takes_no_nonsense_either(host: FlaskClient, mode: str) -> None:
    known = {"game": None, "players": None, "starter": None}
    table = AtTable(host, **known, strict=mode == "strict")
    table.say("\0", "x" * 10_000, "", "</speak>", "9" * 50, "...")
    assert table.waits == ("game", None)
    table.say("span of years", "", "\0", "1234", "x" * 10_000, "</speak>", "what", "?")
    assert table.waits == ("players", None)
    table.say("Anna and Bruno", "", "\0", "1234", "nobody at all", "x" * 10_000, "</speak>")
    assert table.waits == ("starter", None)
    table.say("Bruno")
    assert (table.waits, table.view["starter"]) == (("ready", None), "Bruno")


def test_two_equal_names_and_one_player_alone_get_a_clear_sentence(host: FlaskClient) -> None:
    table = AtTable(host, players=None, starter=None)
    assert "Anna" in table.say("Anna and Anna")
    assert table.waits == ("players", None)
    table.say("Anna")
    assert table.waits == ("players", None)
    assert "Anna" in table.say("Anna")
    assert table.waits == ("players", None)
    table.say("Bruno")
    assert [player["name"] for player in table.view["players"]] == ["Anna", "Bruno"]
    assert table.waits == ("starter", None)


def test_nine_players_are_too_many_by_voice_too(host: FlaskClient) -> None:
    table = AtTable(host, players=None, starter=None)
    names = ["Anna", "Bruno", "Clara", "Dieter", "Emil", "Frida", "Greta", "Hugo", "Ida"]
    table.say(", ".join(names))
    assert table.waits == ("players", None)
    table.say(", ".join(names[:8]))
    assert len(table.view["players"]) == 8


def test_the_only_other_readings_of_text_are_strict_and_generous(host: FlaskClient) -> None:
    generous, strict = AtTable(host), AtTable(host, strict=True)
    for table in (generous, strict):
        table.say("how about some cheese")
    assert generous.reply["request"]["request"]["intent"]["slots"]["said"]["value"] == "how about some cheese"
    assert strict.reply["request"]["request"]["intent"]["name"] == "AMAZON.FallbackIntent"
    assert "cheese" not in json.dumps(strict.reply)
