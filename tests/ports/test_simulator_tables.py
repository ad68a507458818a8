"""The simulator: how a table is set, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import card, cards, order

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
