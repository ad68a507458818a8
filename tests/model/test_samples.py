"""The samples of the interaction models, said to an emulated Alexa and answered by the real skill."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from host.content import languages, phrases
from host.conversation import listener
from host.games import GAMES
from host.skill import package
from intents.heard import FALLBACK, Heard
from intents.interpret import interpret
from intents.model.interaction import SLOT
from intents.model.slot_types import LOOSE, NUMBER
from intents.recognise import FIXED
from tests.model.tables import STATES, emulated, expected_at, sent, spoken

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent

EACH = 5
"""Samples of each intent and set of slots that are played."""

FEWEST = 300
"""Utterances of each language that are played at least (issue F)."""

BESIDE = ("who", "correction")


@lru_cache
def cases(language: str) -> dict[str, dict[str, Any]]:
    return dict(yaml.safe_load((FOLDER / f"{language}.yaml").read_text("utf-8")))


def spoken_of(language: str) -> dict[str, Any]:
    return dict(package.model(language)["interactionModel"]["languageModel"])


def intents(language: str) -> list[dict[str, Any]]:
    return list(spoken_of(language)["intents"])


def slots_in(sample: str) -> tuple[str, ...]:
    return tuple(sorted(SLOT.findall(sample)))


def meant(language: str, intent: str, slots: tuple[str, ...]) -> tuple[str, str]:
    """The state in which an intent with these slots is said, and the same said freely."""
    case = cases(language).get(intent, {})
    fill = case.get("fill", {})
    told = str(case.get("means", {}).get(" ".join(slot for slot in slots if slot not in BESIDE), ""))
    if not slots:
        told = told or next(samples[0] for name, samples in said(language) if name == intent and samples)
    state, there, text = told.rpartition(" | ")
    text = f"{fill['correction']}, {text}" if "correction" in slots else text
    text = f"{fill['who']}: {text}" if "who" in slots else text
    return (state if there else case.get("at", "span")), text


def said(language: str) -> list[tuple[str, list[str]]]:
    return [(intent["name"], intent["samples"]) for intent in intents(language)]


def spread(samples: list[str]) -> list[str]:
    """Some of them, from the first to the last."""
    return list(dict.fromkeys(samples[n * len(samples) // EACH] for n in range(EACH)))


def played(language: str) -> Iterator[tuple[str, tuple[str, ...], list[str]]]:
    """Every intent with each set of its slots, and the samples of those that are played."""
    for intent, samples in said(language):
        sets = dict.fromkeys(slots_in(sample) for sample in samples)
        for slots in sets:
            yield intent, slots, spread([sample for sample in samples if slots_in(sample) == slots])


PLAYED = [(language, *what) for language in languages() for what in played(language)]


def filled(language: str, intent: str, sample: str) -> str:
    fill = cases(language).get(intent, {}).get("fill", {})
    return SLOT.sub(lambda slot: str(fill[slot[1]]), sample)


@pytest.mark.parametrize(
    ("language", "intent", "slots", "samples"),
    PLAYED,
    ids=lambda value: "+".join(value) if isinstance(value, tuple) else str(value)[:30],
)
def test_what_alexa_makes_of_a_sample_means_what_the_words_mean(
    language: str, intent: str, slots: tuple[str, ...], samples: list[str]
) -> None:
    state, freely = meant(language, intent, slots)
    assert freely, f"no meaning for {intent} with {slots}"
    wanted = sent(state, language, spoken(freely))
    for sample in samples:
        request = emulated(state, language, filled(language, intent, sample))
        assert request["intent"]["name"] != FALLBACK, sample
        assert sent(state, language, request) == wanted, (sample, request["intent"])


@pytest.mark.parametrize("language", languages())
def test_enough_samples_are_played(language: str) -> None:
    assert sum(len(samples) for lang, _, _, samples in PLAYED if lang == language) >= FEWEST


@pytest.mark.parametrize("language", languages())
def test_every_sample_without_slots_is_heard_as_its_own_intent(language: str) -> None:
    ears = package.emulator(language)
    for intent, samples in said(language):
        if not any(map(slots_in, samples)):
            wrong = [sample for sample in samples if ears.hear(sample).intent != intent]
            assert not wrong, intent


@pytest.mark.parametrize("language", languages())
def test_every_slot_of_every_intent_is_read(language: str) -> None:
    ears = listener(language)
    unread: list[str] = []
    for intent in intents(language):
        for slot in (slot["name"] for slot in intent.get("slots", ())):
            holding = dict.fromkeys(
                slots_in(sample) for sample in intent["samples"] if slot in slots_in(sample)
            )
            unread += (
                []
                if any(_reads(language, intent, slot, slots, ears) for slots in holding)
                else [f"{intent['name']} {slot}"]
            )
    assert not unread


def _reads(language: str, intent: dict[str, Any], slot: str, slots: tuple[str, ...], ears: Any) -> bool:
    """Whether an intent with these slots means something else without this one."""
    state, _ = meant(language, intent["name"], slots)
    fill, kinds = cases(language)[intent["name"]]["fill"], {of["name"]: of["type"] for of in intent["slots"]}
    number = package.emulator(language)._number
    values = {name: number(fill[name]) if kinds[name] == NUMBER else fill[name] for name in slots}
    without = {name: value for name, value in values.items() if name != slot}
    expected = expected_at(state, language)
    whole, part = (
        interpret(Heard(intent["name"], of, of.get("said")), expected, ears) for of in (values, without)
    )
    return bool(whole != part)


@pytest.mark.parametrize("language", languages())
def test_every_slot_that_has_words_before_it_is_one_of_the_model(language: str) -> None:
    slots = {slot["name"] for intent in intents(language) for slot in intent.get("slots", ())}
    before = {
        name.removeprefix("before_") for name in phrases(language)["words"] if name.startswith("before_")
    }
    assert before <= slots
    assert set(phrases(language)["slots"]) <= slots


@pytest.mark.parametrize("language", languages())
def test_every_intent_that_the_code_names_is_in_the_model(language: str) -> None:
    named = {
        node.value
        for folder in ("intents", "host")
        for path in (ROOT / folder).rglob("*.py")
        if "model" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if (node.value.endswith("Intent") and node.value.isidentifier()) or node.value.startswith("AMAZON.")
    }
    assert named <= {intent["name"] for intent in intents(language)}


@pytest.mark.parametrize("language", languages())
def test_every_intent_without_slots_is_known_where_text_is_matched(language: str) -> None:
    bare = {
        intent["name"]
        for intent in intents(language)
        if not intent.get("slots") and intent["name"] != FALLBACK
    }
    assert {name for name in bare if not name.startswith("Setting_")} <= set(phrases(language)[FIXED])


@pytest.mark.parametrize("language", languages())
def test_every_setting_in_the_model_is_one_of_some_game(language: str) -> None:
    known = {field.name for game in GAMES.values() for field in fields(game.settings)}
    told = {
        intent["name"].removeprefix("Setting_").rsplit("_", 1)[0]
        for intent in intents(language)
        if intent["name"].startswith("Setting_")
    }
    assert told <= known


@pytest.mark.parametrize("language", languages())
def test_every_listed_word_said_alone_means_what_it_means_in_text(language: str) -> None:
    ears, alexa = listener(language), package.emulator(language)
    kinds = {
        kind["name"]: kind["values"] for kind in spoken_of(language)["types"] if kind["name"] not in LOOSE
    }
    heard = 0
    for intent in intents(language):
        types = {slot["name"]: slot["type"] for slot in intent.get("slots", ())}
        for slot in (sample[1:-1] for sample in intent["samples"] if SLOT.fullmatch(sample)):
            expected = expected_at(meant(language, intent["name"], (slot,))[0], language)
            for value in kinds.get(types[slot], ()):
                for way in (value["name"]["value"], *value["name"].get("synonyms", ())):
                    strictly = interpret(alexa.hear(way), expected, ears)
                    assert strictly == interpret(ears.recogniser.hear(way), expected, ears), (slot, way)
                    heard += 1
    assert heard >= FEWEST


EMPTY = ("unknown", {}, None, "without value")
"""Ways in which slots arrive without words; all are tried in one state, the commonest in the others."""


def with_slots(intent: dict[str, Any], how: Any) -> dict[str, Any]:
    slots: Any = how
    if isinstance(how, str):
        value = {"value": "?"} if how == "unknown" else {}
        slots = {slot["name"]: {"name": slot["name"], **value} for slot in intent.get("slots", ())}
    return {"type": "IntentRequest", "intent": {"name": intent["name"], "slots": slots}}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("state", sorted(STATES))
def test_an_intent_without_its_words_is_answered_and_decides_nothing(language: str, state: str) -> None:
    waiting = sent(state, language, {"type": "LaunchRequest"})[1]
    for intent in intents(language):
        if not intent.get("slots") or any(not slots_in(sample) for sample in intent["samples"]):
            continue
        for how in EMPTY if state == "span" else EMPTY[:1]:
            response, view = sent(state, language, with_slots(intent, how))
            assert response["outputSpeech"]["ssml"], intent["name"]
            assert response["shouldEndSession"] is False
            assert "reprompt" in response
            if intent["name"] not in MEANT_WITHOUT:
                assert _decided(view) == _decided(waiting), (intent["name"], how)


MEANT_WITHOUT = frozenset({"YellowIntent"})
"""Intents whose samples all have a slot, and which still say something without it."""


def _decided(view: dict[str, Any]) -> str:
    return json.dumps({key: view.get(key) for key in ("game", "phase", "round", "players", "last")})


@pytest.mark.parametrize("language", languages())
def test_a_number_is_the_answer_in_whatever_intent_it_arrives(language: str) -> None:
    wanted = sent("number", language, spoken("380"))
    for intent, slot in (
        ("NumberIntent", "number"),
        ("NumberIntent", "amount"),
        ("NamesIntent", "name_a"),
        ("TopicIntent", "topic"),
        ("SayIntent", "said"),
    ):
        slots = {slot: {"name": slot, "value": "380"}}
        request = {"type": "IntentRequest", "intent": {"name": intent, "slots": slots}}
        assert sent("number", language, request) == wanted, intent


@pytest.mark.parametrize("language", languages())
def test_a_name_is_the_answer_in_whatever_intent_it_arrives(language: str) -> None:
    wanted = sent("starter", language, spoken("Bruno"))
    for intent, slot in (("NamesIntent", "name_c"), ("TopicIntent", "topic"), ("WordsIntent", "word_a")):
        slots = {slot: {"name": slot, "value": "Bruno"}}
        request = {"type": "IntentRequest", "intent": {"name": intent, "slots": slots}}
        assert sent("starter", language, request) == wanted, intent


@pytest.mark.parametrize("language", languages())
def test_names_keep_their_order_in_whatever_order_the_slots_arrive(language: str) -> None:
    slots = {name: {"name": name, "value": value} for name, value in BACKWARDS.items()}
    request = {"type": "IntentRequest", "intent": {"name": "NamesIntent", "slots": slots}}
    _, view = sent("players", language, request)
    assert [player["name"] for player in view["players"]] == ["Anna", "Bruno", "Clara"]


BACKWARDS = {"name_c": "Clara", "name_b": "Bruno", "name_a": "Anna"}


@pytest.mark.parametrize("language", languages())
def test_stop_arrives_in_any_slot_and_leaves_with_the_game_kept(language: str) -> None:
    stop = phrases(language)[FIXED]["AMAZON.StopIntent"][0].strip("()").split("|")[0]
    for intent in intents(language):
        for slot in intent.get("slots", ()):
            if f"before_{slot['name']}" in phrases(language)["words"] and slot["name"] != "target":
                continue  # with its words before it, it is part of a sentence
            slots = {slot["name"]: {"name": slot["name"], "value": stop}}
            request = {"type": "IntentRequest", "intent": {"name": intent["name"], "slots": slots}}
            response, view = sent("span", language, request)
            assert response["shouldEndSession"] is True, intent["name"]
            assert view["phase"] == "answering"
