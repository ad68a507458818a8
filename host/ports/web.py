"""The routes for machines: Alexa's webhook and the simulator's JSON."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

import msgspec
from flask import Blueprint, abort, jsonify, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import BadRequest, RequestEntityTooLarge

from host.ports.alexa import NotAlexaError, Skill
from host.ports.simulator import LONGEST_TEXT, Simulator, UnknownTableError
from host.store import Store
from host.turn import BusyError, Order
from host.verify import SIGNATURE_HEADER, URL_HEADER, UnverifiedError, Verifier
from host.view import view

T = TypeVar("T")

FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Real-IP")
"""Headers of requests that a proxy has passed on."""

LONGEST_WAIT = 10 * 366 * 24 * 3600
"""Seconds that may be let pass at once."""


class TableOrder(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /simulator/tables."""

    locale: str = "en-US"
    seed: Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | None = None
    game: str | None = None
    players: Annotated[list[str], msgspec.Meta(max_length=20)] | None = None
    starter: str | None = None
    settings: dict[str, Any] | None = None
    cards: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=2000)] | None = None
    strict: bool = False


class Utterance(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /simulator/say."""

    table: str
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] | None = None
    silence: bool = False
    launch: bool = False
    wait: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_WAIT)] = 0


def alexa(skill: Skill, verifier: Verifier) -> Blueprint:
    """Alexa's webhook, and whether the host is well."""
    routes = Blueprint("alexa", __name__)

    @routes.post("/alexa")
    def webhook() -> ResponseReturnValue:
        raw = received()
        headers = request.headers
        verifier.check(headers.get(URL_HEADER), headers.get(SIGNATURE_HEADER), raw)
        return jsonify(skill.answer(raw.decode()))

    @routes.get("/healthz")
    def healthz() -> ResponseReturnValue:
        return jsonify(status="ok", version=version("guessmaster"))

    for fault, answer in REFUSED.items():
        routes.register_error_handler(fault, answer)
    return routes


def _only_here() -> None:
    if any(header in request.headers for header in FORWARDED):
        abort(403, "the simulator is for this machine, not for what comes through a proxy")


def simulator(speakers: Simulator, skill: Skill, store: Store) -> Blueprint:
    """The emulated speaker's routes (CONTRACT.md, The HTTP simulator)."""
    routes = Blueprint("simulator", __name__, url_prefix="/simulator")

    routes.before_request(_only_here)

    def told(table_id: str, reply: dict[str, Any]) -> dict[str, Any]:
        loaded = store.load(table_id)
        if loaded is None:
            raise UnknownTableError(table_id)
        return {"reply": reply, "view": view(loaded.table)}

    @routes.post("/tables")
    def set_table() -> ResponseReturnValue:
        order = Order(**msgspec.to_builtins(body(TableOrder)))
        try:
            table_id, reply = speakers.set_table(order)
        except ValueError as fault:
            abort(400, str(fault))
        loaded = store.load(table_id)
        tokens = loaded.table.tokens if loaded else {}
        seats = {name: f"/tables/{table_id}/seats/{token}" for name, token in tokens.items()}
        return jsonify({"table": table_id, **told(table_id, reply), "seats": seats}), 201

    @routes.post("/say")
    def say() -> ResponseReturnValue:
        said = body(Utterance)
        if (said.text is not None) + said.silence + said.launch != 1:
            abort(400, "one of text, silence and launch is needed")
        if said.text is not None:
            reply = speakers.say(said.table, said.text, said.wait)
        elif said.silence:
            reply = speakers.silence(said.table, said.wait)
        else:
            reply = speakers.open(said.table, said.wait)
        return jsonify(told(said.table, reply))

    @routes.post("/alexa")
    def any_alexa() -> ResponseReturnValue:
        return jsonify(skill.answer(received().decode("utf-8", "replace")))

    for fault, answer in FAULTS.items():
        routes.register_error_handler(fault, answer)
    return routes


class BrokenOffError(BadRequest):
    """The request's body does not come as it was promised."""

    description = "the request breaks off"


def received() -> bytes:
    """The body, byte for byte. Raises BrokenOffError, or RequestEntityTooLarge."""
    try:
        return request.get_data(cache=False)
    except RequestEntityTooLarge:
        raise
    except Exception as fault:  # each web server has its own for a broken chunk or a line that is gone
        raise BrokenOffError from fault


def _refused(why: str) -> ResponseReturnValue:
    logging.getLogger("guessmaster").warning("a request is refused: %s", why)
    return jsonify(error=why), 400


Answers = Mapping[type[Exception], Callable[[Exception], ResponseReturnValue]]

REFUSED: Answers = {
    UnverifiedError: lambda _: (jsonify(error="the request was not verified"), 400),
    RequestEntityTooLarge: lambda _: _refused("the request is too big"),
    BrokenOffError: lambda _: _refused(BrokenOffError.description),
    BusyError: lambda _: (jsonify(error="too many turns at this table at once"), 503),
    NotAlexaError: lambda fault: _refused(str(fault)),
}
"""How each fault of a request to the webhook is answered; why it was refused, the log says."""

FAULTS: Answers = {
    UnknownTableError: lambda _: (jsonify(error="unknown table"), 404),
    BusyError: REFUSED[BusyError],
    NotAlexaError: REFUSED[NotAlexaError],
}
"""How each fault of the simulator's is answered."""


def body(shape: type[T]) -> T:
    """The request's JSON body in this shape; 400 with a reason where it is not."""
    try:
        return msgspec.json.decode(received(), type=shape)
    except (msgspec.DecodeError, UnicodeError) as fault:
        abort(400, str(fault))
