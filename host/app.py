"""The web application: wiring only."""

from __future__ import annotations

import logging

from flask import Flask, Response, jsonify
from flask.json.provider import DefaultJSONProvider
from werkzeug.exceptions import HTTPException

from host.ports import screen, web
from host.ports.alexa import Skill
from host.ports.simulator import Simulator
from host.store import Store
from host.turn import Turns
from host.verify import Verifier


class Json(DefaultJSONProvider):
    """JSON as people read it: keys in the order of the contract, letters as they are."""

    sort_keys = False
    ensure_ascii = False


MOST_BYTES = 1_000_000
"""Of a request's body."""


def create_app(store: Store, *, simulator: bool = False, verifier: Verifier | None = None) -> Flask:
    """The host as a WSGI application over this store, with or without the simulator's routes.

    The webhook takes what the verifier lets in; without one, nothing.
    """
    app = Flask("guessmaster", static_folder=None, template_folder=str(screen.TEMPLATES))
    app.config["MAX_CONTENT_LENGTH"] = MOST_BYTES
    app.json = Json(app)
    turns = Turns(store)
    skill = Skill(turns)
    app.register_blueprint(web.alexa(skill, verifier or Verifier(None)))
    app.register_blueprint(screen.pages(turns))
    if simulator:
        app.register_blueprint(web.simulator(Simulator(turns, skill), skill, store))
    app.register_error_handler(HTTPException, _told)
    app.register_error_handler(Exception, _failed)
    return app


def _told(fault: HTTPException) -> tuple[Response, int]:
    return jsonify(error=fault.description or fault.name), fault.code or 500


def _failed(fault: Exception) -> tuple[Response, int]:
    logging.getLogger("guessmaster").error("a request failed", exc_info=fault)
    return jsonify(error="the host has failed; nothing is lost, try again"), 500
