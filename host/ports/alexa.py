"""The skill: Alexa requests to turns and replies to Alexa responses, by handlers of ask-sdk-core."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC
from typing import Any

import msgspec
from ask_sdk_core.handler_input import HandlerInput
from ask_sdk_core.serialize import DefaultSerializer
from ask_sdk_core.skill_builder import SkillBuilder
from ask_sdk_core.utils.predicate import is_request_type
from ask_sdk_model.canfulfill.can_fulfill_intent import CanFulfillIntent
from ask_sdk_model.canfulfill.can_fulfill_intent_values import CanFulfillIntentValues
from ask_sdk_model.intent_request import IntentRequest
from ask_sdk_model.request import Request as AlexaRequest
from ask_sdk_model.request_envelope import RequestEnvelope
from ask_sdk_model.response import Response
from ask_sdk_model.session_ended_reason import SessionEndedReason
from ask_sdk_model.session_ended_request import SessionEndedRequest

from host.ports import entities
from host.reply import Reply, clean, ssml
from host.turn import Request, Turns, What
from intents.heard import Heard
from intents.recognise import SAID

UNKNOWN_SLOT = "?"
"""What Alexa sends for a slot that it could not fill."""

LONGEST_WORDS = 10_000
"""Characters of an utterance that travel; a real slot holds 140."""


LONGEST_ID = 512
"""Characters of a request's, device's or user's id that are kept."""

UNHEARD = (
    "AudioPlayer.",
    "PlaybackController.",
    "System.",
    "AlexaSkillEvent.",
    "AlexaHouseholdListEvent.",
    "Alexa.DataStore.",
    "Alexa.Presentation.APL.Runtime",
    "Messaging.",
    "Reminders.",
)
"""How the types of those requests begin that are told rather than asked; Alexa takes no speech for them."""

TOLD = "System.ExceptionEncountered"
"""A type of these that the SDK knows, for those that it does not."""


class NotAlexaError(ValueError):
    """The body is no Alexa request."""


class Skill:
    """The skill as a function from a request body to a response body."""

    def __init__(self, turns: Turns) -> None:
        """Play the tables behind these turns; dispatch is by request type first."""
        self._turns = turns
        builder = SkillBuilder()
        for kind, handle in (
            ("LaunchRequest", self._launched),
            ("IntentRequest", self._said),
            ("SessionEndedRequest", self._ended),
            ("CanFulfillIntentRequest", _fulfilment),
        ):
            builder.request_handler(can_handle_func=is_request_type(kind))(handle)
        builder.request_handler(can_handle_func=_unheard)(_nothing)
        builder.request_handler(can_handle_func=lambda handler_input: True)(self._anything)  # noqa: ARG005
        self._skill = builder.create()
        self._serializer = DefaultSerializer()

    def answer(self, body: str) -> dict[str, Any]:
        """The response to a request body. Raises NotAlexaError where the body is no Alexa request."""
        envelope = self._read(body) or self._read(_plainly(body))
        if envelope is None:
            raise NotAlexaError("not an Alexa request")
        device, request = _device(envelope), envelope.request
        if not device or request is None or not request.request_id or request.timestamp is None:
            raise NotAlexaError("an Alexa request without device, id or timestamp")
        if len(device) > LONGEST_ID or len(str(request.request_id)) > LONGEST_ID:
            raise NotAlexaError("an Alexa request with an id that is too long")
        if envelope.session is not None:
            envelope.session.attributes = {}  # the SDK would send back whatever came in them
        response = self._skill.invoke(envelope, None)
        answered: Any = self._serializer.serialize(response)
        return dict(answered)

    def _read(self, body: str) -> RequestEnvelope | None:
        try:
            envelope = self._serializer.deserialize(body, RequestEnvelope)
        except Exception:  # noqa: BLE001  the SDK raises all sorts of things on types and values it does not know
            return None
        return envelope if isinstance(envelope, RequestEnvelope) and envelope.request is not None else None

    def _launched(self, handler_input: HandlerInput) -> Response:
        return self._play(handler_input, What.OPENED)

    def _said(self, handler_input: HandlerInput) -> Response:
        request = handler_input.request_envelope.request
        assert isinstance(request, IntentRequest)  # noqa: S101  dispatched by type
        return self._play(handler_input, What.SAID, heard(request))

    def _ended(self, handler_input: HandlerInput) -> Response:
        """The session has ended without the host; nothing can be said to it."""
        request = handler_input.request_envelope.request
        assert isinstance(request, SessionEndedRequest)  # noqa: S101  dispatched by type
        silent = request.reason is SessionEndedReason.EXCEEDED_MAX_REPROMPTS
        self._turns.play(_request(handler_input.request_envelope, What.SILENT if silent else What.LEFT))
        return handler_input.response_builder.response

    def _anything(self, handler_input: HandlerInput) -> Response:
        """Any other request of Alexa's: nothing was understood, and the question is asked again."""
        return self._play(handler_input, What.SAID, Heard(""))

    def _play(self, handler_input: HandlerInput, what: What, words: Heard | None = None) -> Response:
        return spoken(handler_input, self._turns.play(_request(handler_input.request_envelope, what, words)))


def _fulfilment(handler_input: HandlerInput) -> Response:
    """Alexa asks whether the skill could take a request that was not made to it: no."""
    no = CanFulfillIntent(can_fulfill=CanFulfillIntentValues.NO)
    return handler_input.response_builder.set_can_fulfill_intent(no).response


def _unheard(handler_input: HandlerInput) -> bool:
    request = handler_input.request_envelope.request
    return request is not None and str(request.object_type).startswith(UNHEARD)


def _nothing(handler_input: HandlerInput) -> Response:
    return handler_input.response_builder.response


def _plainly(body: str) -> str:
    """A request reduced to what the skill reads; what Amazon added since the SDK was made is left out."""
    try:
        whole = msgspec.json.decode(body)
        request, intent = whole["request"], whole["request"].get("intent") or {}
        slots = intent.get("slots") or {}
        values = {
            name: {"name": name, "value": slot.get("value")}
            for name, slot in slots.items()
            if isinstance(slot, Mapping)
        }
        kept = {key: request.get(key) for key in ("type", "requestId", "timestamp", "locale", "reason")}
        kept["intent"] = {"name": intent.get("name"), "slots": values}
        if not kept["type"] or not isinstance(kept["type"], str):
            return ""
        if kept["type"] not in HEARD:
            kept["type"] = TOLD if kept["type"].startswith(UNHEARD) else "IntentRequest"
        if kept["reason"] not in list(SessionEndedReason.__members__):
            del kept["reason"]
        system = (whole.get("context") or {}).get("System") or {}
        ids = {key: system.get(key) for key in ("user", "device")}
        return msgspec.json.encode({**whole, "context": {"System": ids}, "request": kept}).decode()
    except (msgspec.MsgspecError, UnicodeError, LookupError, TypeError, AttributeError, RecursionError):
        return ""


HEARD = ("LaunchRequest", "IntentRequest", "SessionEndedRequest", "CanFulfillIntentRequest")
"""The types of requests that the skill knows; any other is something not understood."""


def _device(envelope: RequestEnvelope) -> str | None:
    """Which device's table is meant; where it is not told, the account's, else the session's."""
    system, session = envelope.context and envelope.context.system, envelope.session
    told = (
        system and system.device and system.device.device_id,
        _account(envelope),
        session and session.session_id,
    )
    return next((_sound(str(name)) for name in told if name), None)


def _account(envelope: RequestEnvelope) -> str | None:
    """Whose device it is."""
    system, session = envelope.context and envelope.context.system, envelope.session
    users = (system and system.user, session and session.user)
    return next((_sound(str(user.user_id))[:LONGEST_ID] for user in users if user and user.user_id), None)


def _sound(text: str) -> str:
    """A text without what no store and no speech takes: control characters, halves of characters."""
    return clean(text.encode("utf-8", "replace").decode())


def _request(envelope: RequestEnvelope, what: What, words: Heard | None = None) -> Request:
    request = envelope.request
    assert isinstance(request, AlexaRequest)  # noqa: S101  `answer` has made sure of it
    sent = request.timestamp
    assert sent is not None  # noqa: S101  the same
    return Request(
        id=_sound(str(request.request_id)),
        device=str(_device(envelope)),
        locale=str(request.locale or "en-US"),
        now=int((sent if sent.tzinfo else sent.replace(tzinfo=UTC)).timestamp()),
        what=what,
        heard=words,
        anew=envelope.session is None or bool(envelope.session.new),
        account=_account(envelope),
    )


def heard(request: IntentRequest) -> Heard:
    """What an IntentRequest carries; empty and unknown slots are left out."""
    intent = request.intent
    slots = (intent.slots or {}) if intent else {}
    filled = {
        name: _sound(str(slot.value).strip())[:LONGEST_WORDS]
        for name, slot in slots.items()
        if slot is not None and slot.value and str(slot.value).strip() not in ("", UNKNOWN_SLOT)
    }
    return Heard(str(intent.name) if intent else "", filled, filled.get(SAID))


def spoken(handler_input: HandlerInput, reply: Reply) -> Response:
    """A reply as Alexa's response: the session stays open exactly where a question was asked."""
    builder = handler_input.response_builder
    builder.speak(reply.ssml)
    if reply.ends_session or reply.reprompt is None:
        return builder.set_should_end_session(True).response
    builder.ask(ssml((*reply.patience, reply.reprompt), reply.pace))
    if reply.listed is not None:
        builder.add_directive(entities.directive(reply.listed))
    return builder.set_should_end_session(False).response
