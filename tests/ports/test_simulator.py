from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, card, cards, order, words_of

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

NONSENSE: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    "",
    "x",
    "\0",
    [],
    {},
    [1],
    {"a": 1},
    10**30,
    "\U0001f600",
    " ",
]


# Setting a table -------------------------------------------------------------------------------------------


def test_a_table_needs_nothing_and_then_asks_for_the_game(host: FlaskClient) -> None:
    answer = host.post("/simulator/tables", json={})
    assert answer.status_code == 201
    assert set(answer.get_json()) == {"table", "reply", "view", "seats"}
    assert answer.get_json()["view"]["waiting_for"] == {"kind": "game", "player": None}


@pytest.mark.parametrize(
    ("known", "waits"),
    [
        ({"locale": "de-DE"}, "game"),
        ({"seed": 0}, "game"),
        ({"strict": True}, "game"),
        ({"players": ["Anna", "Bruno"]}, "game"),
        ({"players": ["Anna", "Bruno"], "starter": "Bruno"}, "game"),
        ({"cards": cards(1801)}, "game"),
        ({"settings": {}}, "game"),
        ({"game": "year_span"}, "players"),
        ({"game": "year_span", "settings": {"rounds": 1}}, "players"),
        ({"game": "year_span", "players": ["Anna", "Bruno"]}, "starter"),
        ({"game": "year_span", "players": ["Anna", "Bruno"], "starter": "Bruno"}, "ready"),
        (
            {"game": None, "players": None, "starter": None, "settings": None, "cards": None, "seed": None},
            "game",
        ),
    ],
)
def test_what_is_missing_is_asked_for_by_voice(host: FlaskClient, known: dict[str, Any], waits: str) -> None:
    answer = host.post("/simulator/tables", json=known)
    assert answer.status_code == 201
    assert answer.get_json()["view"]["waiting_for"]["kind"] == waits
    assert answer.get_json()["reply"]["ends_session"] is False


@pytest.mark.parametrize(
    "key", ["locale", "seed", "game", "players", "starter", "settings", "cards", "strict", "zzz"]
)
def test_no_value_of_a_key_makes_the_host_fail(host: FlaskClient, key: str) -> None:
    for value in NONSENSE:
        for known in ({}, order()):
            answer = host.post("/simulator/tables", data=json.dumps({**known, key: value}))
            assert answer.status_code in {201, 400}, (key, value, answer.text)
            if answer.status_code == 400:
                assert set(answer.get_json()) == {"error"}
                assert answer.get_json()["error"]


@pytest.mark.parametrize(
    "bad",
    [
        {"locale": "fr-FR"},
        {"locale": ""},
        {"locale": None},
        {"seed": "7"},
        {"seed": 1.5},
        {"game": "chess"},
        {"players": []},
        {"players": ["Anna"]},
        {"players": list("ABCDEFGHI")},
        {"players": "Anna"},
        {"players": ["Anna", 5]},
        {"players": ["Anna", ""]},
        {"players": ["Anna", "  "]},
        {"players": ["Anna", "anna"]},
        {"players": ["Anna", "Anna "]},
        {"players": ["Jörg", "Joerg"], "starter": "Jörg"},
        {"players": ["Jörg", "Jorg"], "starter": "Jörg"},
        {"players": ["Straße", "Strasse"], "starter": "Straße"},
        {"players": ["Anna", "B\0b"]},
        {"players": ["Anna", "B\nb"]},
        {"players": ["Anna", "\u202eevil"]},
        {"players": ["Anna", "a" * 41]},
        {"starter": "Dieter"},
        {"settings": {"rounds": 0}},
        {"settings": {"rounds": -1}},
        {"settings": {"rounds": "x"}},
        {"settings": {"rounds": "3"}},
        {"settings": {"rounds": 10**9}},
        {"settings": {"rounds": 1.5}},
        {"settings": {"rounds": True}},
        {"settings": {"rounds": None}},
        {"settings": {"laps": 1}},
        {"settings": {"": 1}},
        {"settings": []},
        {"strict": "yes"},
        {"strict": 1},
        {"wait": 5},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_set_is_refused_with_a_reason(host: FlaskClient, bad: dict[str, Any]) -> None:
    answer = host.post("/simulator/tables", json={**order(), **bad})
    assert answer.status_code == 400
    assert answer.get_json()["error"]


@pytest.mark.parametrize("names", [["Anna"], list("ABCDEFGHI")], ids=len)
def test_nobody_sits_at_a_table_for_which_there_is_no_game(host: FlaskClient, names: list[str]) -> None:
    assert host.post("/simulator/tables", json={"players": names}).status_code == 400


@pytest.mark.parametrize(
    "bad",
    [
        [{}],
        [card(1), card(1)],
        [card(1, 0)],
        [{**card(1), "year": "1801"}],
        [{**card(1), "year": 1801.5}],
        [{**card(1), "year": None}],
        [{key: value for key, value in card(1).items() if key != "year"}],
        [{key: value for key, value in card(1).items() if key != "id"}],
        [{key: value for key, value in card(1).items() if key != "text"}],
        [card(1, text={})],
        [card(1, text={"de": {"prompt": "P", "reveal": "R"}})],
        [card(1, text={"en": {"prompt": "", "reveal": "R"}})],
        [card(1, text={"en": {"prompt": "P"}})],
        [card(1, text={"en": None})],
        [card(1, text={"en": "P"})],
        [card(1, text="P")],
        [card(1, id=5)],
        [card(1), 5],
        {"id": "x1"},
        "cards",
    ],
    ids=lambda bad: json.dumps(bad)[:60],
)
def test_cards_of_another_shape_are_refused(host: FlaskClient, bad: Any) -> None:
    for known in (order(), order(game=None, players=None, starter=None)):
        answer = host.post("/simulator/tables", json={**known, "cards": bad})
        assert answer.status_code == 400
        assert answer.get_json()["error"]


def test_a_card_needs_the_language_of_its_table_only(host: FlaskClient) -> None:
    german = card(1, text={"de": {"prompt": "Ein Ereignis.", "reveal": "Es war {year}."}})
    assert host.post("/simulator/tables", json=order(cards=[german], locale="de-AT")).status_code == 201
    assert host.post("/simulator/tables", json=order(cards=[german], locale="en-GB")).status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        *(
            b"",
            b"{",
            b"[]",
            b"null",
            b"1",
            b'"x"',
            b'{"a":}',
            b"\xff\xfe",
            b'{"seed":NaN}',
            b'{"seed":1e999}',
        ),
        *(b'{"players":["\\ud800","b"]}', b"[" * 100_000, b'{"a":' * 50_000),
    ],
    ids=lambda body: repr(body[:12]),
)
def test_a_body_that_is_no_object_is_refused_everywhere(host: FlaskClient, body: bytes) -> None:
    for path in ("/simulator/tables", "/simulator/say", "/simulator/alexa"):
        answer = host.post(path, data=body)
        assert answer.status_code == 400, (path, answer.text)
        assert answer.get_json()["error"]


def test_a_gigantic_body_is_refused(host: FlaskClient) -> None:
    for path in ("/simulator/tables", "/simulator/say", "/simulator/alexa"):
        answer = host.post(path, data=b'{"locale": "' + b"x" * 3_000_000 + b'"}')
        assert answer.status_code == 413
        assert answer.get_json()["error"]


@pytest.mark.parametrize("method", ["get", "put", "delete", "patch"])
def test_another_method_is_refused(host: FlaskClient, method: str) -> None:
    for path in ("/simulator/tables", "/simulator/say", "/simulator/alexa", "/alexa"):
        answer = getattr(host, method)(path)
        assert answer.status_code == 405
        assert answer.get_json()["error"]


def test_what_is_not_there_is_not_found(host: FlaskClient) -> None:
    for path in (
        "/nowhere",
        "/tables",
        "/tables/ZZZZZZ",
        "/tables/..%2f..",
        "/tables/ZZZZZZ/seats/x",
        "/tables/%00",
    ):
        answer = host.get(path)
        assert answer.status_code == 404
        assert answer.get_json()["error"]


# Saying something ------------------------------------------------------------------------------------------


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


# Silence, the session and coming back ----------------------------------------------------------------------


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


# A whole game ----------------------------------------------------------------------------------------------


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


# What must not be known ------------------------------------------------------------------------------------

SECRET_YEAR = {
    "en-US": ("1873", "eighteen seventy-three", "eighteen seventy three"),
    "de-DE": ("1873", "achtzehnhundertdreiundsiebzig"),
}
TALK = {
    "en-US": "help; repeat; the question again; score; rules; ready; help; whose turn is it;"
    "1800 to 1850; undo; blah; 1800; help; no; 1800 to 1850; Anna: 1810 to 1850; pass; score",
    "de-DE": "Hilfe; noch mal; die Frage noch mal; Stand; Regeln; fertig; Hilfe; wer ist dran;"
    "1800 bis 1850; zurück; bla; 1800; Hilfe; nein; 1800 bis 1850; Anna: 1810 bis 1850; passe; Stand",
}


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_the_year_is_nowhere_before_it_is_revealed(
    host: FlaskClient, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = AtTable(host, cards=cards(1873, 1666), locale=locale)
    heard = [json.dumps(table.reply, ensure_ascii=False)]
    for text in TALK[locale].split(";"):
        heard.append(table.send(text=text).text)
        heard.append(host.get(f"/tables/{table.id}").text)
        heard.append(host.get(f"/tables/{table.id}", headers={"Accept": "text/html"}).text)
        heard += [host.get(seat).text for seat in table.seats.values()]
        heard += [host.get(seat, headers={"Accept": "text/html"}).text for seat in table.seats.values()]
    assert table.waits == ("span", "Clara")
    secret = SECRET_YEAR[locale]
    told = "\n".join((*heard, caplog.text)).casefold()
    assert not [words for words in secret if words in told]
    revealed = table.say("pass" if locale == "en-US" else "passe").casefold()
    assert any(words in revealed for words in secret)
    assert table.view["last"]["year"] == 1873


def test_after_an_undo_across_the_scoring_the_view_knows_the_year_no_longer(host: FlaskClient) -> None:
    table = AtTable(host, cards=cards(1873, 1666))
    table.say("1800 to 1850", "pass", "pass")
    assert table.view["last"]["year"] == 1873
    table.say("undo")
    assert table.view["last"] is None
    assert "1873" not in json.dumps(table.view)


def test_what_is_logged_names_nothing_secret(host: FlaskClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = AtTable(host, cards=cards(1873, 1666))
    table.enter("Bruno", "1234 to 1250")
    table.say("ready", "blah", "1800 to 1850")
    assert "1873" not in caplog.text
    assert "1234" not in caplog.text
