from __future__ import annotations

import pytest

from host.content import phrases
from host.skill import package
from intents.heard import FALLBACK, Heard
from intents.model.emulate import Emulator


def heard(text: str, language: str = "en", **told: str) -> Heard:
    ears = package.emulator(language)
    return ears.hear(text, {of: frozenset({way}) for of, way in told.items()})


@pytest.mark.parametrize(
    ("said", "slots"),
    [
        ("from 1750 to 1827", {"first": "1750", "last": "1827"}),
        ("from seventeen fifty to eighteen twenty-seven", {"first": "1750", "last": "1827"}),
        ("Bruno 1540 to 1880", {"who": "Bruno", "first": "1540", "last": "1880"}),
        ("Bruno: 1540 to 1880.", {"who": "Bruno", "first": "1540", "last": "1880"}),
        ("no, Bruno 1540 to 1880", {"correction": "no", "who": "Bruno", "first": "1540", "last": "1880"}),
        ("from 50 BC to 14 AD", {"first": "50", "first_era": "BC", "last": "14", "last_era": "AD"}),
    ],
)
def test_numbers_arrive_in_digits_and_names_as_they_are_said(said: str, slots: dict[str, str]) -> None:
    found = heard(said)
    assert found.intent == "SpanIntent"
    assert dict(found.slots) == slots
    assert found.text is None


@pytest.mark.parametrize(
    ("said", "slots"),
    [
        ("2.5", {"amount": "2", "decimals": "5"}),
        ("two point five", {"amount": "2", "decimals": "5"}),
        ("two point five million", {"amount": "2", "decimals": "5", "scale": "million"}),
        ("minus forty", {"below": "40"}),
        ("800", {"number": "800"}),
        ("twenty-five thousand four hundred and thirty-six", {"number": "25436"}),
        ("half a million", {"round_amount": "half a million"}),
    ],
)
def test_what_alexa_has_no_number_for_comes_in_parts(said: str, slots: dict[str, str]) -> None:
    assert dict(heard(said).slots) == slots


def test_german_commas_within_numbers_are_spoken() -> None:
    assert dict(heard("2,5 Millionen", "de").slots) == {"amount": "2", "decimals": "5", "scale": "Millionen"}


def test_built_in_intents_are_heard_by_exact_utterances_only() -> None:
    assert heard("stop").intent == "AMAZON.StopIntent"
    assert heard("Alexa, stop").intent == "AMAZON.StopIntent"
    assert heard("stop please").intent == "AMAZON.StopIntent"
    assert heard("um stop").intent != "AMAZON.StopIntent"
    assert heard("um, what's the score").intent == "ScoreIntent"


def test_a_fallback_carries_no_words() -> None:
    assert heard("colourless green ideas sleep furiously and so does everybody else") == Heard(FALLBACK)
    assert heard("") == Heard(FALLBACK)
    assert heard("x " * 5000) == Heard(FALLBACK)


def test_the_catch_all_is_sure_only_of_what_it_was_told() -> None:
    found = heard("half of that")
    assert (found.intent, found.text) == ("SayIntent", "half of that")


def test_a_static_sample_beats_a_slot_that_could_hold_the_same() -> None:
    colour = {"name": "colour", "type": "COLOUR"}
    model = {
        "intents": [
            {"name": "PaintIntent", "slots": [colour], "samples": ["{colour}"]},
            {"name": "StopLightIntent", "samples": ["red"]},
        ],
        "types": [{"name": "COLOUR", "values": [{"name": {"value": "red"}}, {"name": {"value": "blue"}}]}],
    }
    ears = Emulator({"interactionModel": {"languageModel": model}}, phrases("en"), "en")
    assert ears.hear("red") == Heard("StopLightIntent")
    assert ears.hear("blue") == Heard("PaintIntent", {"colour": "blue"})


def test_words_that_a_skill_has_told_the_speaker_are_expected() -> None:
    assert heard("far from the madding crowd").intent != "TopicIntent"
    found = heard("far from the madding crowd", TOPIC="far from the madding crowd")
    assert dict(found.slots) == {"topic": "far from the madding crowd"}


def test_small_words_are_no_names() -> None:
    assert "who" not in heard("and 1540 to 1880").slots


def test_a_request_has_every_slot_of_its_intent_and_resolves_those_that_are_filled() -> None:
    ears = package.emulator("en")
    told = {"PLAYER": frozenset({"bruno"})}
    request = ears.request(ears.hear("Bruno says short at 11", told), told)
    assert request["type"] == "IntentRequest"
    slots = request["intent"]["slots"]
    assert slots.keys() == package.emulator("en").slots["StripIntent"].keys()
    assert slots["start"] == {"name": "start", "confirmationStatus": "NONE"}
    assert slots["at"]["value"] == "11"
    assert "resolutions" not in slots["at"]
    (size,) = slots["size"]["resolutions"]["resolutionsPerAuthority"]
    assert size["status"] == {"code": "ER_SUCCESS_MATCH"}
    assert size["values"] == [{"value": {"name": "short", "id": "strip_short"}}]
    codes = [found["status"]["code"] for found in slots["who"]["resolutions"]["resolutionsPerAuthority"]]
    assert codes == ["ER_SUCCESS_MATCH", "ER_SUCCESS_MATCH"]


def test_a_value_that_is_not_listed_is_told_as_no_match() -> None:
    ears = package.emulator("en")
    slot = ears.request(ears.hear("add Xanthippe"))["intent"]["slots"]["person"]
    assert slot["value"] == "Xanthippe"
    (found,) = slot["resolutions"]["resolutionsPerAuthority"]
    assert found["status"] == {"code": "ER_SUCCESS_NO_MATCH"}
    assert "values" not in found


def test_a_spelled_name_is_a_name() -> None:
    assert dict(heard("Kate is spelled K A Y T E").slots) == {"person": "Kate", "other": "K A Y T E"}
