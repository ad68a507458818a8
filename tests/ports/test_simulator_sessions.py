"""The simulator: silence, the end of a session, and coming back."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable


def test_silence_is_the_reprompt_and_the_end_of_the_session(host: FlaskClient) -> None:
    table = AtTable(host)
    expected = table.reply["reprompt"]
    assert expected
    heard = table.silence()
    assert (heard, table.reply["ends_session"], table.reply["reprompt"]) == (expected, True, None)
    assert table.reply["request"]["request"]["type"] == "SessionEndedRequest"
    assert table.reply["response"]["response"] == {}


def test_silence_after_the_end_is_just_silence(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready")
    table.silence()
    view = table.view
    assert table.silence() == ""
    assert (table.view, table.reply["ends_session"]) == (view, True)


@pytest.mark.parametrize("end", ["stop", "silence"])
def test_whoever_speaks_after_the_end_goes_on(host: FlaskClient, end: str) -> None:
    table = AtTable(host)
    table.say("ready")
    table.silence() if end == "silence" else table.say("stop")
    assert table.waits == ("span", "Anna")
    table.say("1800 to 1850")
    assert table.waits == ("span", "Bruno")
    assert table.reply["request"]["session"]["new"] is True
    table.say("1800 to 1850")
    assert table.reply["request"]["session"]["new"] is False


STATES: dict[str, dict[str, Any]] = {
    "the game is asked for": {"known": {"game": None, "players": None, "starter": None}, "said": ()},
    "the players are asked for": {"known": {"players": None, "starter": None}, "said": ()},
    "the starter is asked for": {"known": {"starter": None}, "said": ()},
    "everybody writes": {"known": {}, "said": ()},
    "a span is asked for": {"known": {}, "said": ("ready",)},
    "a year is to be confirmed": {"known": {}, "said": ("ready", "1850")},
    "an answer is held": {"known": {}, "said": ("Bruno: 1800 to 1850",)},
    "the end is to be confirmed": {"known": {}, "said": ("end the game",)},
    "a new game is to be confirmed": {"known": {}, "said": ("ready", "new game")},
    "the game is over": {"known": {"cards": []}, "said": ()},
}


def at_state(host: FlaskClient, state: str, **more: Any) -> AtTable:
    table = AtTable(host, **STATES[state]["known"], **more)
    table.say(*STATES[state]["said"])
    return table


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("wait", [0, 400 * 24 * 3600])
def test_the_skill_can_be_opened_in_every_state(host: FlaskClient, state: str, wait: int) -> None:
    for end in ("stop", None):
        table = at_state(host, state)
        if end:
            table.say(end)
        before = table.view
        speech = table.launch(wait=wait)
        assert speech
        assert table.reply["ends_session"] is False
        names = [[player["name"] for player in view["players"]] for view in (before, table.view)]
        assert names[0] == names[1]
        assert table.view["round"] == before["round"] or state == "the game is over"
        again = table.say("help")
        assert again


def test_after_a_long_time_the_host_asks_whether_to_go_on(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready", "1800 to 1850", "stop")
    assert table.launch(wait=24 * 3600)
    assert table.waits == ("yes_no", None)
    table.say("yes")
    assert table.waits == ("span", "Bruno")
    table.say("stop")
    table.launch(wait=24 * 3600)
    table.say("no")
    assert table.waits[0] == "game"
    assert table.view["phase"] == "lobby"
