"""What a speaker is told to listen for, and where a table stands when an account has several speakers."""

from __future__ import annotations

from typing import Any

import msgspec
from ask_sdk_core.serialize import DefaultSerializer
from flask.testing import FlaskClient

from host import reply
from host.listed import LASTS
from host.ports.entities import LONGEST, MOST, directive
from host.reply import Reply
from tests.ports.alexa_rules import entities_of
from tests.ports.at_table import LAUNCH, AtTable, alexa, intent, said, words_of
from tests.ports.test_alexa import heard, replaced, send

STOP = intent("AMAZON.StopIntent")


def at(device: str, what: dict[str, Any], account: str = "account") -> dict[str, Any]:
    body = replaced(alexa(what, device), {"userId": account}, "context", "System", "user")
    return replaced(body, {"userId": account}, "session", "user")


def seated(host: FlaskClient, device: str, account: str = "account") -> None:
    for what in (LAUNCH, said("span of years"), said("Anna and Bruno"), said("Anna")):
        send(host, at(device, what, account))


# Where a table stands --------------------------------------------------------------------------------------


def test_a_table_that_was_left_goes_on_in_another_room(host: FlaskClient) -> None:
    seated(host, "kitchen")
    send(host, at("kitchen", intent("ReadyIntent")))
    send(host, at("kitchen", STOP))
    assert "Anna" in heard(send(host, at("living room", LAUNCH)))
    send(host, at("living room", said("1750 to 1827")))
    send(host, at("living room", STOP))
    assert "Bruno" in heard(send(host, at("kitchen", LAUNCH)))


def test_two_rooms_may_play_at_the_same_time(host: FlaskClient) -> None:
    seated(host, "kitchen")
    assert "game" in heard(send(host, at("living room", LAUNCH)))
    assert "Anna" not in heard(send(host, at("living room", said("span of years"))))


def test_a_room_with_a_game_of_its_own_keeps_it(host: FlaskClient) -> None:
    seated(host, "kitchen")
    send(host, at("living room", LAUNCH))
    for what in (said("best guess"), said("Clara and Dora"), STOP):
        send(host, at("living room", what))
    send(host, at("kitchen", STOP))
    assert entities_of(send(host, at("living room", LAUNCH))) == {"PLAYER": ["Clara", "Dora"]}


def test_an_empty_table_makes_way_for_one_that_was_left(host: FlaskClient) -> None:
    send(host, at("living room", LAUNCH))
    send(host, at("living room", STOP))
    seated(host, "kitchen")
    send(host, at("kitchen", STOP))
    assert "Round one" in heard(send(host, at("living room", LAUNCH)))


def test_another_account_gets_nothing_of_it(host: FlaskClient) -> None:
    seated(host, "kitchen")
    send(host, at("kitchen", STOP))
    assert "Welcome to Guess Master" in heard(send(host, at("neighbour", LAUNCH, "another account")))


def test_a_table_that_was_forgotten_moves_nowhere(host: FlaskClient) -> None:
    seated(host, "kitchen")
    for what in (said("forget us"), intent("AMAZON.YesIntent")):
        send(host, at("kitchen", what))
    assert "Welcome to Guess Master" in heard(send(host, at("living room", LAUNCH)))


# What it listens for ---------------------------------------------------------------------------------------


def test_names_are_told_once_and_again_before_the_speaker_forgets_them(host: FlaskClient) -> None:
    table = AtTable(host)
    assert entities_of(table.reply["response"]["response"]) == {"PLAYER": ["Anna", "Bruno", "Clara"]}
    table.say("ready")
    assert entities_of(table.reply["response"]["response"]) is None
    table.send(text="repeat", wait=LASTS + 1)
    assert entities_of(table.reply["response"]["response"]) == {"PLAYER": ["Anna", "Bruno", "Clara"]}


def test_names_are_told_again_in_every_session(host: FlaskClient) -> None:
    table = AtTable(host)
    for end in ("stop", None):
        if end:
            table.say(end)
        table.launch()
        assert entities_of(table.reply["response"]["response"]) == {"PLAYER": ["Anna", "Bruno", "Clara"]}
    fresh = replaced(alexa(intent("AMAZON.HelpIntent"), table.device), True, "session", "new")
    assert entities_of(send(host, fresh)) == {"PLAYER": ["Anna", "Bruno", "Clara"]}


def test_names_that_change_are_told_at_once(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("not Clara but Carla")
    told = entities_of(table.reply["response"]["response"])
    assert told is not None
    assert "Carla" in told["PLAYER"]
    assert "Clara" not in told["PLAYER"]


def test_there_are_never_more_values_than_alexa_takes() -> None:
    many = {"player": tuple(f"Anna {'x' * number}" for number in range(200)), "term": ("mouse", "mouse")}
    told = entities_of({"directives": [as_json(directive(many))], "shouldEndSession": False})
    assert told is not None
    assert sum(map(len, told.values())) == MOST
    assert max(map(len, told["PLAYER"])) <= LONGEST


def test_words_without_anything_to_say_clear_the_list() -> None:
    for words in ({}, {"player": ()}, {"player": ("<>", " ")}):
        assert as_json(directive(words))["updateBehavior"] == "CLEAR"


def as_json(told: Any) -> dict[str, Any]:
    return dict(DefaultSerializer().serialize(told))


def test_what_is_told_is_kept_with_the_answer_for_a_retry(host: FlaskClient) -> None:
    told = Reply(("Hello?",), "Hello?", ends_session=False, listed={"player": ("Anna",)})
    assert reply.from_json(msgspec.json.decode(msgspec.json.encode(reply.to_json(told)))) == told
    body = alexa(LAUNCH, AtTable(host).device)
    assert send(host, body)["directives"]
    assert send(host, body) == send(host, body)
    assert words_of(send(host, body)["outputSpeech"]["ssml"])
