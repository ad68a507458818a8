"""What every response must keep (docs/ALEXA.md), checked on the JSON that goes out."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

from host.reply import SECONDS, SOUNDS
from intents.model.slot_types import LOOSE

LONGEST_SPEECH, MOST_BYTES, LONGEST_CARD = 8000, 24 * 1024, 8000
MOST_SOUNDS, LONGEST_SOUNDS, LONGEST_IN_REPROMPT, LONGEST_BREAK = 5, 240, 90, 10
MOST_ENTITIES, LONGEST_VALUE = 100, 140

TAGS = {"speak", "audio", "break", "prosody", "{alexa}effect"}

LASTS = {ET.fromstring(markup).attrib["src"]: SECONDS[sound] for sound, markup in SOUNDS.items()}  # noqa: S314

ASKS = re.compile(r"\?|\b(say|tell|name|sag|sagt|nenn|nennt)\b", re.IGNORECASE)
"""A question, or a call to speak."""

GOODBYE = re.compile(
    r"\b(See you( next time)?|Until next time|Goodbye(, then)?|Good night|Open me again for another one"
    r"|Bis bald|Bis zum nächsten Mal|Dann bis bald|Gute Nacht|Für das nächste Spiel bin ich da"
    r"|Macht's gut)\.$"
)


def speech_of(ssml: str) -> ET.Element:
    """An SSML document as XML; Alexa takes its prefix as known."""
    assert len(ssml) < LONGEST_SPEECH
    spoken = ET.fromstring(ssml.replace("<speak>", '<speak xmlns:amazon="alexa">', 1))  # noqa: S314
    assert {part.tag for part in spoken.iter()} <= TAGS
    assert spoken.tag == "speak"
    for pause in spoken.iter("break"):
        assert 0 < float(pause.attrib["time"].removesuffix("s")) <= LONGEST_BREAK
    return spoken


def words_in(spoken: ET.Element) -> str:
    return " ".join("".join(spoken.itertext()).split())


def asks(speech: str) -> bool:
    """Whether the last thing said, with what leads up to it, is a question or a call to speak."""
    sentences = re.split(r"(?<=[.?!])\s+", speech.rstrip("\"”“' "))
    return bool(ASKS.search(" ".join(sentences[-2:])))


def keeps_the_rules(envelope: Mapping[str, Any]) -> str:
    """What is heard, in words; fails where the response breaks a rule."""
    assert len(json.dumps(envelope, ensure_ascii=False).encode()) < MOST_BYTES
    assert set(envelope) <= {"version", "response", "sessionAttributes", "userAgent"}
    assert not envelope.get("sessionAttributes")
    response = envelope["response"]
    assert set(response) <= {"outputSpeech", "reprompt", "card", "directives", "shouldEndSession"}
    spoken = speech_of(response["outputSpeech"]["ssml"])
    sounds = [LASTS[sound.attrib["src"]] for sound in spoken.iter("audio")]
    speech = words_in(spoken)
    assert speech
    assert not re.search(r"\d{4}", speech), speech
    assert len(response.get("card", {}).get("text", "")) < LONGEST_CARD
    if response["shouldEndSession"]:
        assert "reprompt" not in response
        assert not speech.endswith("?"), speech
        assert GOODBYE.search(speech), speech
    else:
        assert response["shouldEndSession"] is False
        again = speech_of(response["reprompt"]["outputSpeech"]["ssml"])
        patience = [LASTS[sound.attrib["src"]] for sound in again.iter("audio")]
        assert sum(patience) <= LONGEST_IN_REPROMPT
        sounds += patience
        assert asks(speech), speech
        assert asks(words_in(again)), words_in(again)
        assert re.search(r"open me again|[Rr]uft mich (einfach )?wieder", words_in(again))
    assert len(sounds) <= MOST_SOUNDS
    assert sum(sounds) <= LONGEST_SOUNDS
    entities_of(response)
    return speech


def entities_of(response: Mapping[str, Any]) -> dict[str, list[str]] | None:
    """The words that the response has the speaker listen for, by slot type; None: the same as before."""
    told = response.get("directives", [])
    assert all(directive["type"] == "Dialog.UpdateDynamicEntities" for directive in told)
    assert len(told) <= 1
    if not told:
        return None
    assert response["shouldEndSession"] is False
    if told[0]["updateBehavior"] == "CLEAR":
        return {}
    assert told[0]["updateBehavior"] == "REPLACE"
    listed = {of["name"]: [value["name"]["value"] for value in of["values"]] for of in told[0]["types"]}
    assert set(listed) <= set(LOOSE)
    values = [value for ways in listed.values() for value in ways]
    assert 0 < len(values) <= MOST_ENTITIES
    assert all(0 < len(value) <= LONGEST_VALUE for value in values)
    return listed
