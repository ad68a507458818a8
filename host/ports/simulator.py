"""The HTTP simulator: an emulated smart speaker that builds Alexa requests and runs the same skill."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

from host.content import language_of, languages
from host.conversation import listener
from host.ports.alexa import Skill
from host.skill.package import emulator
from host.turn import Order, Turns, set_table
from intents.heard import Heard
from intents.names import fold

APPLICATION = "amzn1.ask.skill.00000000-0000-0000-0000-000000000000"
"""The skill's id in simulated requests."""

LONGEST_TEXT = 10_000
"""Characters that may be said at once."""


LONGEST_WAITED = 1000 * 366 * 24 * 3600
"""Seconds that one speaker can be ahead of real time; beyond, its clock stands."""


class UnknownTableError(LookupError):
    """There is no such table."""


@dataclass(slots=True)
class Speaker:
    """The emulated device at one table, as it is kept between two utterances."""

    device: str
    locale: str
    strict: bool = False
    session: str | None = None
    """The session's id while the microphone may open; None when it has ended."""
    reprompt: str | None = None
    """What is played when nobody speaks."""
    waited: float = 0.0
    """Seconds that have been let pass beyond real time."""
    told: dict[str, list[str]] = field(default_factory=dict)
    """Words that the skill has told it to expect, by slot type (dynamic entities)."""
    user: str = field(default_factory=lambda: f"amzn1.ask.account.{uuid.uuid4().hex.upper()}")


class Simulator:
    """Speakers without hardware: text in, what is heard out."""

    def __init__(self, turns: Turns, skill: Skill) -> None:
        """Speak with the tables behind these turns through this skill."""
        self._turns = turns
        self._store = turns.store
        self._skill = skill

    def set_table(self, order: Order, device: str | None = None) -> tuple[str, dict[str, Any]]:
        """A new table set as ordered, on this device or a new one: its id and the first reply.

        Raises ValueError where it cannot be set.
        """
        tongue = order.locale.replace("_", "-").split("-")[0].lower()
        if tongue not in languages():
            raise ValueError(f"unknown locale: {order.locale}")
        table = set_table(order)
        speaker = Speaker(
            device or f"amzn1.ask.device.{uuid.uuid4().hex.upper()}", order.locale, order.strict
        )
        self._store.add(table, speaker.device)
        return table.id, self._launch(table.id, speaker)

    def open(self, table_id: str, wait: float = 0) -> dict[str, Any]:
        """Open the skill again on the same device."""
        return self._launch(table_id, self._speaker(table_id, wait))

    def say(self, table_id: str, text: str, wait: float = 0) -> dict[str, Any]:
        """Say something at this table: the reply as CONTRACT.md has it."""
        speaker = self._speaker(table_id, wait)
        words = _spoken(text)
        ears = listener(language_of(speaker.locale)).recogniser
        if ears.opens(words):
            return self._launch(table_id, speaker)
        if speaker.strict:
            alexa = emulator(language_of(speaker.locale))
            told = {of: frozenset(map(fold, ways)) for of, ways in speaker.told.items()}
            return self._send(table_id, speaker, alexa.request(alexa.hear(words, told), told))
        return self._send(table_id, speaker, _intent(ears.hear(words)))

    def silence(self, table_id: str, wait: float = 0) -> dict[str, Any]:
        """Nobody speaks: the reprompt, then the end of the session."""
        speaker = self._speaker(table_id, wait)
        if speaker.session is None:
            return _reply("", "<speak></speak>", None, ends=True, request=None, response=None)
        heard = speaker.reprompt or ""
        request, response = self._exchange(
            speaker, {"type": "SessionEndedRequest", "reason": "EXCEEDED_MAX_REPROMPTS"}
        )
        speaker.session = speaker.reprompt = None
        self._keep(table_id, speaker)
        return _reply(_words(heard), heard, None, ends=True, request=request, response=response)

    def _speaker(self, table_id: str, wait: float) -> Speaker:
        kept = self._store.speaker(table_id)
        if kept is None:
            raise UnknownTableError(table_id)
        speaker = msgspec.convert(kept, Speaker)
        speaker.waited = min(speaker.waited + wait, LONGEST_WAITED)
        return speaker

    def _launch(self, table_id: str, speaker: Speaker) -> dict[str, Any]:
        speaker.session = None
        return self._send(table_id, speaker, {"type": "LaunchRequest"})

    def _send(self, table_id: str, speaker: Speaker, what: dict[str, Any]) -> dict[str, Any]:
        request, envelope = self._exchange(speaker, what)
        response = envelope["response"]
        ssml = response.get("outputSpeech", {}).get("ssml", "<speak></speak>")
        reprompt = response.get("reprompt", {}).get("outputSpeech", {}).get("ssml")
        ends = bool(response.get("shouldEndSession", True))
        speaker.session = None if ends else request["session"]["sessionId"]
        speaker.reprompt = reprompt
        speaker.told = {} if ends else _told(response.get("directives", ()), speaker.told)
        self._keep(table_id, speaker)
        told = None if reprompt is None else _words(reprompt)
        return _reply(_words(ssml), ssml, told, ends=ends, request=request, response=envelope)

    def _exchange(self, speaker: Speaker, what: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        request = alexa_request(speaker, what)
        return request, self._skill.answer(msgspec.json.encode(request).decode())

    def _keep(self, table_id: str, speaker: Speaker) -> None:
        self._store.save_speaker(table_id, msgspec.to_builtins(speaker))


def alexa_request(speaker: Speaker, what: Mapping[str, Any]) -> dict[str, Any]:
    """A complete request body, as a speaker without a screen sends it."""
    moment = datetime.fromtimestamp(time.time() + speaker.waited, UTC)
    application = {"applicationId": APPLICATION}
    user = {"userId": speaker.user}
    return {
        "version": "1.0",
        "session": {
            "new": speaker.session is None,
            "sessionId": speaker.session or f"amzn1.echo-api.session.{uuid.uuid4()}",
            "application": application,
            "attributes": {},
            "user": user,
        },
        "context": {
            "System": {
                "application": application,
                "user": user,
                "device": {"deviceId": speaker.device, "supportedInterfaces": {}},
                "apiEndpoint": "https://api.eu.amazonalexa.com",
                "apiAccessToken": "simulated",
            }
        },
        "request": {
            "requestId": f"amzn1.echo-api.request.{uuid.uuid4()}",
            "timestamp": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "locale": speaker.locale,
            **what,
        },
    }


def _told(directives: Iterable[Mapping[str, Any]], before: dict[str, list[str]]) -> dict[str, list[str]]:
    """The words that a speaker listens for after these directives."""
    told = before
    for directive in directives:
        if directive.get("type") == "Dialog.UpdateDynamicEntities":
            told = {
                of["name"]: [entity["name"]["value"] for entity in of["values"]]
                for of in directive.get("types") or ()
            }
    return told


def _intent(heard: Heard) -> dict[str, Any]:
    slots = {
        name: {"name": name, "value": value, "confirmationStatus": "NONE", "source": "USER"}
        for name, value in ({**heard.slots, "said": heard.text} if heard.text else heard.slots).items()
        if value
    }
    intent = {"name": heard.intent, "confirmationStatus": "NONE", "slots": slots}
    return {"type": "IntentRequest", "dialogState": "COMPLETED", "intent": intent}


def _spoken(text: str) -> str:
    """What was said, cut to what a speaker takes, without halves of characters."""
    return text[:LONGEST_TEXT].encode("utf-8", "replace").decode()


def _words(ssml: str) -> str:
    """What is heard of an SSML document: its text."""
    bound = ssml.replace("<speak>", '<speak xmlns:amazon="alexa">', 1)  # Alexa takes its prefix as known
    return " ".join("".join(ET.fromstring(bound).itertext()).split())  # noqa: S314  the host's own document


def _reply(  # noqa: PLR0913  the keys of CONTRACT.md's reply
    speech: str, ssml: str, reprompt: str | None, *, ends: bool, request: Any, response: Any
) -> dict[str, Any]:
    return {
        "speech": speech,
        "ssml": ssml,
        "reprompt": reprompt,
        "ends_session": ends,
        "request": request,
        "response": response,
    }
