"""The skill: Alexa requests to turns and replies to Alexa responses, by handlers of ask-sdk-core."""

from __future__ import annotations

from typing import Any

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

from host.reply import Reply, ssml
from host.turn import Request, Turns, What
from intents.heard import Heard
from intents.recognise import SAID

UNKNOWN_SLOT = "?"
"""What Alexa sends for a slot that it could not fill."""

LONGEST_WORDS = 10_000
"""Characters of an utterance that travel; a real slot holds 140."""


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
        builder.request_handler(can_handle_func=lambda handler_input: True)(self._anything)  # noqa: ARG005
        self._skill = builder.create()
        self._serializer = DefaultSerializer()

    def answer(self, body: str) -> dict[str, Any]:
        """The response to a request body. Raises NotAlexaError where the body is no Alexa request."""
        try:
            envelope = self._serializer.deserialize(body, RequestEnvelope)
        except Exception as fault:  # the SDK raises all sorts of things on unknown types and reasons
            raise NotAlexaError("not an Alexa request") from fault
        if not isinstance(envelope, RequestEnvelope) or envelope.request is None:
            raise NotAlexaError("not an Alexa request")
        if _device(envelope) is None or not envelope.request.request_id or envelope.request.timestamp is None:
            raise NotAlexaError("an Alexa request without device, id or timestamp")
        response = self._skill.invoke(envelope, None)
        answered: Any = self._serializer.serialize(response)
        return dict(answered)

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


def _device(envelope: RequestEnvelope) -> str | None:
    system = envelope.context.system if envelope.context else None
    if system is None:
        return None
    if system.device is not None and system.device.device_id:
        return str(system.device.device_id)
    return str(system.user.user_id) if system.user is not None and system.user.user_id else None


def _request(envelope: RequestEnvelope, what: What, words: Heard | None = None) -> Request:
    request = envelope.request
    assert isinstance(request, AlexaRequest)  # noqa: S101  `answer` has made sure of it
    assert request.timestamp is not None  # noqa: S101  the same
    return Request(
        id=str(request.request_id),
        device=str(_device(envelope)),
        locale=str(request.locale or "en-US"),
        now=int(request.timestamp.timestamp()),
        what=what,
        heard=words,
    )


def heard(request: IntentRequest) -> Heard:
    """What an IntentRequest carries; empty and unknown slots are left out."""
    intent = request.intent
    slots = (intent.slots or {}) if intent else {}
    filled = {
        name: str(slot.value).strip()[:LONGEST_WORDS]
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
    builder.ask(ssml((reply.reprompt,)))
    return builder.set_should_end_session(False).response
