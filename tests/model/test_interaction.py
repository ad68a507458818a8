from __future__ import annotations

import json
from typing import Any

import pytest

from host.content import languages, phrases
from host.skill import package
from intents.model.interaction import SLOT, interaction_model

WORDS = {
    "no_names": [],
    "colours": ["Green", "Light  blue", "green", "№ 5"],
    "big": ["big", "large"],
    "small": ["small", "large"],
}
PHRASES: dict[str, Any] = {
    "fixed": {"AMAZON.HelpIntent": ["help", "please help me"], "LookIntent": ["look [around]", "help"]},
    "wishes": {"PaintIntent": ["paint it {colour}", "paint it {size}"]},
    "slotted": {
        "PaintIntent": ["in {colour}"],
        "CountIntent": ["{number}", "{number} times"],
        "TermIntent": ["{term}"],
    },
    "settings": {"Setting_rounds_number": ["{number} times", "{number} rounds"]},
    "slots": {
        "colour": ["colours"],
        "size": ["big", "small"],
        "number": "number",
        "term": "term",
        "unused": "name",
    },
    "words": WORDS,
}


def made() -> dict[str, Any]:
    model = interaction_model(
        PHRASES,
        {"term": ["cat", "dog", "North- and South (2)"], "anything": ["who knows"]},
        invocation="two words",
        polite="please",
    )
    return dict(model["interactionModel"]["languageModel"])


def intent(name: str) -> dict[str, Any]:
    return next(intent for intent in made()["intents"] if intent["name"] == name)


def test_an_intent_has_the_samples_of_all_its_sections_and_their_slots() -> None:
    assert intent("PaintIntent") == {
        "name": "PaintIntent",
        "slots": [{"name": "colour", "type": "COLOUR"}, {"name": "size", "type": "SIZE"}],
        "samples": ["paint it {colour}", "paint it {size}", "in {colour}"],
    }


def test_what_two_intents_say_alike_belongs_to_the_first() -> None:
    assert intent("LookIntent")["samples"] == ["look", "look around"]
    assert intent("Setting_rounds_number")["samples"] == ["{number} rounds"]


def test_built_in_intents_are_heard_politely_too() -> None:
    assert intent("AMAZON.HelpIntent")["samples"] == ["help", "please help me", "help please", "please help"]


def test_fallback_and_the_catch_all_are_there_without_being_phrased() -> None:
    assert intent("AMAZON.FallbackIntent") == {"name": "AMAZON.FallbackIntent", "samples": []}
    assert intent("SayIntent") == {
        "name": "SayIntent",
        "slots": [{"name": "said", "type": "ANYTHING"}],
        "samples": ["{said}"],
    }


def test_types_hold_each_value_once_in_words_that_can_be_said() -> None:
    types = {kind["name"]: kind["values"] for kind in made()["types"]}
    assert set(types) == {"ANYTHING", "COLOUR", "SIZE", "TERM"}
    assert types["COLOUR"] == [{"name": {"value": "Green"}}, {"name": {"value": "Light blue"}}]
    assert types["SIZE"] == [
        {"id": "big", "name": {"value": "big", "synonyms": ["large"]}},
        {"id": "small", "name": {"value": "small"}},
    ]
    assert [value["name"]["value"] for value in types["TERM"]] == ["cat", "dog", "North and South"]


def test_the_models_are_those_of_the_locales_that_the_languages_name() -> None:
    assert set(package.models()) == {"en-US", "en-GB", "en-CA", "en-AU", "en-IN", "de-DE"}
    named = [locale for language in languages() for locale in package.alexa(language)["locales"]]
    assert sorted(named) == sorted(package.models())


@pytest.mark.parametrize("language", languages())
def test_every_phrase_is_in_the_model(language: str) -> None:
    spoken = package.model(language)["interactionModel"]["languageModel"]
    sections = ("fixed", "wishes", "slotted", "settings")
    wanted = {intent for section in sections for intent in phrases(language)[section]}
    assert wanted <= {intent["name"] for intent in spoken["intents"]}


@pytest.mark.parametrize("language", languages())
def test_decimals_and_large_numbers_can_be_said(language: str) -> None:
    spoken = package.model(language)["interactionModel"]["languageModel"]
    shapes = {SLOT.sub("#", sample) for intent in spoken["intents"] for sample in intent["samples"]}
    point = phrases(language)["words"]["before_decimals"][0]
    assert {f"# {point} #", "# #", f"# {point} # #"} <= shapes


def test_the_model_of_the_same_phrases_is_the_same_to_the_byte() -> None:
    package.model.cache_clear()
    first = json.dumps(package.model("de"), ensure_ascii=False)
    package.model.cache_clear()
    assert json.dumps(package.model("de"), ensure_ascii=False) == first


@pytest.mark.parametrize("language", languages())
def test_what_cards_speak_of_is_among_the_values(language: str) -> None:
    types = {
        kind["name"]: {value["name"]["value"] for value in kind["values"]}
        for kind in package.model(language)["interactionModel"]["languageModel"]["types"]
    }
    assert {"PLAYER", "TERM", "TOPIC", "WORD", "CLUE", "PLACE", "ANYTHING"} <= types.keys()
    assert len(types["PLAYER"]) >= 300
    assert min(len(types[name]) for name in ("TERM", "TOPIC", "WORD", "CLUE")) >= 60
    assert types["TERM"] & types["ANYTHING"]
