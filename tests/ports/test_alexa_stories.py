from __future__ import annotations

import json
import re

import pytest

from host.listed import KINDS, PLAYER
from host.ports.entities import LONGEST
from host.skill.package import FOLDER, MODELS
from tests.ports.alexa_rules import entities_of, keeps_the_rules
from tests.ports.played import LANGUAGES, Exchange, exchanges

pytestmark = pytest.mark.xdist_group("all stories, played once")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_response_of_every_story_keeps_alexas_rules(language: str) -> None:
    told = exchanges(language)
    assert len(told) > 500
    for exchange in told:
        try:
            if exchange.request["request"]["type"] == "SessionEndedRequest":
                assert exchange.response == {}
            else:
                keeps_the_rules(exchange.envelope)
        except AssertionError as fault:
            raise AssertionError(f"{exchange.story}: {exchange.said}") from fault


def sayable(name: str) -> str:
    return " ".join(re.sub(r"[^\w\s'’.-]", " ", name).split())[:LONGEST]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_speaker_always_knows_the_names_and_words_that_are_due(language: str) -> None:
    known: dict[str, list[str]] = {}
    seen = set()
    for exchange in exchanges(language):
        if exchange.request["request"]["type"] == "SessionEndedRequest":
            continue
        if exchange.request["session"]["new"]:
            known = {}
        told = entities_of(exchange.response)
        known = known if told is None else told
        if exchange.response["shouldEndSession"]:
            known = {}
            continue
        names = [sayable(player["name"]) for player in exchange.view["players"]]
        assert known.get("PLAYER", []) == names, (exchange.story, exchange.said)
        seen |= set(known)
        knows_what_lies_there(exchange, known)
    assert seen == {"PLAYER", "TERM", "WORD", "TOPIC"}


def knows_what_lies_there(exchange: Exchange, known: dict[str, list[str]]) -> None:
    view = exchange.view
    match view["waiting_for"]["kind"]:
        case "judgement" | "place":
            assert set(map(sayable, view["order"])) <= set(known["TERM"])
        case "gap":
            assert {sayable(lying["word"]) for lying in view["circle"] if not lying["word"].isdigit()} <= set(
                known["WORD"]
            )
        case "question":
            assert set(map(sayable, view["topics"])) <= set(known["TOPIC"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_speaker_is_told_no_word_twice_in_a_session(language: str) -> None:
    last = None
    for exchange in exchanges(language):
        if exchange.request["request"]["type"] == "SessionEndedRequest":
            continue
        told = entities_of(exchange.response)
        if exchange.request["session"]["new"]:
            last = None
        assert told is None or told != last, (exchange.story, exchange.said)
        last = told or last


def test_types_of_dynamic_entities_are_those_of_the_interaction_model() -> None:
    for path in sorted((FOLDER / MODELS).glob("*.json")):
        model = json.loads(path.read_text("utf-8"))["interactionModel"]["languageModel"]
        made = {of["name"] for of in model["types"]}
        assert {of.upper() for of in (PLAYER, *KINDS.values())} <= made, path.name
