"""The simulator: whole games over HTTP."""

from __future__ import annotations

import json

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, card, cards, words_of

REPLY = {"speech", "ssml", "reprompt", "ends_session", "request", "response"}
VIEW = {
    "table",
    "game",
    "phase",
    "round",
    "rounds",
    "starter",
    "waiting_for",
    "question",
    "players",
    "winners",
    "last",
}


def well_formed(table: AtTable) -> None:
    """Reply and view are as CONTRACT.md promises them, and the skill keeps Alexa's rules."""
    reply, view = table.reply, table.view
    assert set(reply) == REPLY
    assert words_of(reply["ssml"]) == reply["speech"]
    response = reply["response"]["response"]
    assert response["shouldEndSession"] is reply["ends_session"] is (reply["reprompt"] is None)
    assert len(json.dumps(reply["response"])) < 24_000
    assert set(view) >= VIEW
    assert set(view["waiting_for"]) >= {"kind", "player"}
    if view["phase"] == "lobby":
        return
    assert set(view) >= VIEW | {"chips_out"}
    for player in view["players"]:
        assert set(player) >= {"name", "score", "chips"}
        assert set(player["chips"]) == {"1", "2", "3"}
        assert player["score"] == sum(int(value) * count for value, count in player["chips"].items())
    assert bool(view["winners"]) is (view["phase"] == "finished")
    if view["last"]:
        assert set(view["last"]) == {"year", "spans", "won"}
        assert set(view["last"]["spans"]) == {player["name"] for player in view["players"]}


def test_a_whole_game_keeps_its_promises_at_every_step(host: FlaskClient) -> None:
    table = AtTable(host, cards=cards(1801, -44, 1900), settings={"rounds": 3})
    well_formed(table)
    view = table.view
    assert (view["game"], view["phase"], view["round"], view["rounds"]) == ("year_span", "writing", 1, 3)
    assert (view["starter"], view["question"], view["chips_out"]) == ("Anna", "Event 1.", [3, 2, 1])
    assert (view["last"], view["winners"], table.waits) == (None, [], ("ready", None))

    table.say("ready")
    well_formed(table)
    assert (table.waits, table.view["phase"]) == (("span", "Anna"), "answering")
    table.say("1750 to 1827")
    well_formed(table)
    assert table.waits == ("span", "Bruno")
    table.say("1801")
    well_formed(table)
    assert (table.waits, table.view["phase"]) == (("yes_no", "Bruno"), "answering")
    table.say("yes")
    well_formed(table)
    assert table.waits == ("span", "Clara")
    table.say("pass")
    well_formed(table)
    spans = {"Anna": [1750, 1827, 77], "Bruno": [1801, 1801, 0], "Clara": None}
    assert table.view["last"] == {"year": 1801, "spans": spans, "won": {"Bruno": 3, "Anna": 2}}
    assert (table.view["round"], table.view["starter"]) == (2, "Bruno")
    assert (table.view["question"], table.waits) == ("Event 2.", ("ready", None))
    assert [player["score"] for player in table.view["players"]] == [2, 3, 0]

    table.say("100 BC to 1 BC")
    well_formed(table)
    assert table.waits == ("span", "Clara")
    table.say("10 BC to 10 AD", "the first century BC")
    well_formed(table)
    spans = {"Anna": [-100, -1, 99], "Bruno": [-100, -1, 99], "Clara": [-10, 10, 19]}
    assert table.view["last"] == {"year": -44, "spans": spans, "won": {"Bruno": 3, "Anna": 2}}
    assert (table.view["round"], table.view["starter"]) == (3, "Clara")

    table.say("ready", "pass", "pass", "pass")
    well_formed(table)
    assert table.view["last"] == {"year": 1900, "spans": dict.fromkeys(["Anna", "Bruno", "Clara"]), "won": {}}
    assert (table.view["phase"], table.waits) == ("finished", ("nothing", None))
    assert (table.view["round"], table.view["question"], table.view["winners"]) == (3, None, ["Bruno"])
    assert table.reply["ends_session"] is True
    assert table.look() == table.view


def test_the_games_end_is_told_where_the_cards_run_out(host: FlaskClient) -> None:
    table = AtTable(host, cards=cards(1801, 1802), players=["Anna", "Bruno"])
    table.say("1800 to 1810", "pass")
    assert table.view["round"] == 2
    speech = table.say("skip")
    assert (table.view["phase"], table.view["winners"]) == ("finished", ["Anna"])
    assert "Anna" in speech
    assert table.reply["ends_session"] is True


def test_without_a_single_card_the_game_is_over_at_once(host: FlaskClient) -> None:
    table = AtTable(host, cards=[])
    assert table.view["phase"] == "finished"
    assert table.reply["speech"]


@pytest.mark.parametrize("year", [10**20, -(10**9), 123_456, 3, -1, 1000, 2000, 1900], ids=str)
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_every_year_can_be_revealed(host: FlaskClient, year: int, locale: str) -> None:
    table = AtTable(host, cards=cards(year), players=["Anna", "Bruno"], locale=locale)
    words = {"en-US": ("1700 to 1800", "pass"), "de-DE": ("1700 bis 1800", "passe")}
    assert not any(c.isdigit() for c in table.say(*words[locale]))
    assert table.view["last"]["year"] == year


def test_a_card_may_hold_what_has_a_meaning_elsewhere(host: FlaskClient) -> None:
    odd = {"prompt": "{ $name } & <b>\"'{year", "reveal": "{year} & {foo} </speak> {"}
    table = AtTable(
        host, cards=[card(1, text={"en": odd})], players=["A&B", 'O\'Neill "x" <b>'], starter="A&B"
    )
    assert table.view["question"] == odd["prompt"]
    assert "{ $name } & <b>\"'{year" in table.reply["speech"]
    table.say("ready")
    assert "A&B" in table.reply["speech"]
    table.say("1801 to 1802")
    assert 'O\'Neill "x" <b>' in table.reply["speech"]
    speech = table.say("pass")
    assert "ighteen oh one & {foo} </speak> {" in speech
    well_formed(table)


def test_a_card_of_any_length_is_said_inside_of_alexas_limit(host: FlaskClient) -> None:
    long = {"prompt": "Word & <b> " * 3000, "reveal": "{year} & " * 3000}
    table = AtTable(
        host, cards=[card(1, text={"en": long}), card(2, text={"en": long})], players=["Anna", "Bruno"]
    )
    for text in ("", "the question again", "repeat", "ready", "1700 to 1800", "pass"):
        assert len(table.reply["ssml"]) < 8000
        well_formed(table)
        table.say(text)
    assert len(table.reply["ssml"]) < 8000
    assert table.view["round"] == 2
    assert table.reply["speech"].endswith("?")
