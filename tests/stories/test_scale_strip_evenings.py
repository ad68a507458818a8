from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from host.app import create_app
from host.content import languages
from host.store import Store

CARDS = json.loads((Path(__file__).parent / "cards" / "scale_strip.json").read_text("utf-8"))
LOCALES = {"en": "en-US", "de": "de-DE"}
SAID = {
    "en": (
        "short at {n}", "the long one from {n}", "medium up to {n}", "from {n} to {m}", "between {n} and {m}",
        "{n}", "short", "the middle one", "at {n}", "right at the start", "the long one in the middle",
        "pass",
        "no, at {n}", "no, medium", "Bruno: short at {n}", "help", "the question again", "score",
        "undo", "yes",
        "no", "blah", "skip this question", "rules", "repeat that", "whose turn is it",
        "short at the very end",
    ),
    "de": (
        "kurz bei {n}", "die lange ab {n}", "mittel bis {n}", "von {n} bis {m}", "zwischen {n} und {m}",
        "{n}", "kurz", "der mittlere", "bei {n}", "ganz am Anfang", "lang in der Mitte", "ich passe",
        "nein, bei {n}", "nein, mittel", "Bruno: kurz bei {n}", "Hilfe", "die Frage noch mal", "Spielstand",
        "rückgängig", "ja", "nein", "blabla", "überspringen", "Regeln", "wiederholen",
        "wer ist dran", "kurz ganz am Ende",
    ),
}  # fmt: skip
VIEW = {
    "table", "game", "phase", "round", "rounds", "starter", "waiting_for", "question", "players", "winners",
    "last", "scale", "strips", "target",
}  # fmt: skip


@pytest.fixture
def client() -> Any:
    store = Store("sqlite:///:memory:")
    yield create_app(store, simulator=True).test_client()
    store.close()


def table(client: FlaskClient, **order: Any) -> dict[str, Any]:
    answer = client.post("/simulator/tables", json={"game": "scale_strip", "starter": "Anna", **order})
    assert answer.status_code == 201, answer.json
    return dict(answer.json or {})


def say(client: FlaskClient, at: str, text: str) -> dict[str, Any]:
    answer = client.post("/simulator/say", json={"table": at, "text": text})
    assert answer.status_code == 200, answer.json
    return dict(answer.json or {})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_said_the_host_speaks_and_keeps_the_answer_to_itself(
    client: FlaskClient, language: str, seed: int
) -> None:
    dice = random.Random(seed)
    players = ["Anna", "Bruno", "Clara", "Dieter", "Emil", "Frida"][: dice.randint(2, 6)]
    cards = dice.sample(CARDS, len(CARDS))
    made = table(client, locale=LOCALES[language], players=players, cards=cards, seed=seed)
    view = made["view"]
    for _ in range(60):
        assert set(view) == VIEW
        if view["phase"] == "finished":
            break
        asked = next(card for card in cards if card["text"][language]["ask"] == view["question"])
        n, m = (_somewhere(asked, dice) for _ in range(2))
        heard = say(client, made["table"], dice.choice(SAID[language]).format(n=n, m=m))
        before, view, reply = view, heard["view"], heard["reply"]
        assert not re.search(r"\d", reply["speech"]), reply["speech"]
        assert reply["ends_session"] is (view["phase"] == "finished")
        assert reply["ends_session"] or reply["speech"].rstrip()[-1] in "?.", reply["speech"]
        told = _start_of(asked["text"][language]["explain"])
        if view["last"] == before["last"] and view["question"] == before["question"]:
            assert told not in reply["speech"]
        for strip in view["strips"].values():
            assert view["scale"]["start"] <= strip["from"] < strip["to"] <= view["scale"]["end"]


def _somewhere(card: dict[str, Any], dice: random.Random) -> str:
    start, end = card["scale"]["start"], card["scale"]["end"]
    place = start + (end - start) * dice.choice((0, 0.1, 0.25, 0.5, 0.6, 0.9, 1, 1.4))
    return str(int(place) if float(place).is_integer() else round(place, 2)).replace("-", "minus ")


def _start_of(explain: str) -> str:
    return explain.rsplit("{value}", 1)[-1].strip(". ")


def test_a_half_strip_is_still_waited_for_as_a_strip(client: FlaskClient) -> None:
    made = table(client, players=["Anna", "Bruno"], cards=CARDS)
    waits = {"kind": "strip", "player": "Anna"}
    assert made["view"]["waiting_for"] == waits
    assert say(client, made["table"], "the short one")["view"]["waiting_for"] == waits
    assert say(client, made["table"], "help")["view"]["waiting_for"] == waits
    assert say(client, made["table"], "at eleven")["view"]["strips"] == {
        "Anna": {"size": "short", "from": 10, "to": 12}
    }


def test_what_lies_wholly_off_the_scale_is_asked_back_before_it_is_scored(client: FlaskClient) -> None:
    made = table(client, players=["Anna", "Bruno"], cards=CARDS)
    pushed = say(client, made["table"], "short at twenty-four")
    assert pushed["view"]["strips"] == {"Anna": {"size": "short", "from": 18, "to": 20}}
    asked = say(client, made["table"], "medium at twenty-five")
    assert asked["view"]["waiting_for"] == {"kind": "yes_no", "player": "Bruno"}
    assert asked["view"]["last"] is None
    refused = say(client, made["table"], "no")
    assert refused["view"]["waiting_for"] == {"kind": "strip", "player": "Bruno"}
    say(client, made["table"], "medium at twenty-five")
    scored = say(client, made["table"], "no, at eleven")
    assert scored["view"]["last"] == {"answer": 11, "won": {"Bruno": 3}}


def test_the_two_numbers_that_sound_alike_are_asked_back_where_only_one_is_on_the_scale(
    client: FlaskClient,
) -> None:
    made = table(client, players=["Anna", "Bruno"], cards=CARDS)
    asked = say(client, made["table"], "long from thirty")
    off = "Anna, thirty is off the scale, which ends at twenty. Did you mean thirteen?"
    assert asked["reply"]["speech"] == off
    assert asked["view"]["waiting_for"] == {"kind": "yes_no", "player": "Anna"}
    laid = say(client, made["table"], "thirteen")
    assert laid["view"]["strips"] == {"Anna": {"size": "long", "from": 13, "to": 19}}


@pytest.mark.parametrize(
    ("said", "corrected", "lies"),
    [
        ("long from 5", "no, from 6", ("long", 6, 12)),
        ("long from 5", "no, 6", ("long", 6, 12)),
        ("long from 5", "no, short", ("short", 5, 7)),
        ("medium up to 14", "no, at 10", ("medium", 8, 12)),
        ("from 10 to 13", "no, 12", ("short", 10, 12)),
        ("from 10 to 13", "no, from 9", ("medium", 9, 13)),
        ("from 10 to 13", "no, from 8", ("long", 7.5, 13.5)),
        ("from 10 to 13", "no, from 4 to 5", ("short", 3.5, 5.5)),
        ("short at 11", "no, from 3 to 9", ("long", 3, 9)),
        ("short at 11", "Anna: medium", ("medium", 9, 13)),
        ("short at 11", "no, right at the end", ("short", 18, 20)),
        ("pass", "no, short at 11", ("short", 10, 12)),
    ],
)  # fmt: skip
def test_a_correction_keeps_the_half_that_was_not_said(
    client: FlaskClient, said: str, corrected: str, lies: tuple[str, float, float]
) -> None:
    made = table(client, players=["Anna", "Bruno", "Clara"], cards=CARDS)
    say(client, made["table"], said)
    strips = say(client, made["table"], corrected)["view"]["strips"]
    assert strips == {"Anna": {"size": lies[0], "from": lies[1], "to": lies[2]}}


def test_no_strip_covers_so_much_and_the_host_says_how_wide_the_long_one_is(client: FlaskClient) -> None:
    made = table(client, players=["Anna", "Bruno"], cards=CARDS)
    heard = say(client, made["table"], "from 2 to 12")
    assert "long" in heard["reply"]["speech"]
    assert "six" in heard["reply"]["speech"]
    assert heard["view"]["strips"] == {}
