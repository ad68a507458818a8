"""The pages: the speaker to talk to, the table's screen, and each player's own seat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from flask import Blueprint, abort, current_app, jsonify, render_template, request
from flask.typing import ResponseReturnValue

from host import conversation
from host.ports.web import body
from host.table import Table
from host.turn import Turns
from host.view import seat_view, view

TEMPLATES = Path(__file__).resolve().parent / "templates"


class SecretAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a phone's answer."""

    answer: str


def pages(turns: Turns) -> Blueprint:
    """The routes that show a table and its seats, as JSON or as a page."""
    routes = Blueprint("screen", __name__)

    def loaded(table_id: str) -> Any:
        found = turns.store.load(table_id)
        if found is None:
            abort(404, "unknown table")
        return found.table

    def at_seat(table_id: str, token: str) -> tuple[Any, str]:
        table = loaded(table_id)
        name = next((name for name, secret in table.tokens.items() if secret == token), None)
        if name is None:
            abort(404, "unknown seat")
        return table, name

    @routes.get("/")
    def speaker() -> ResponseReturnValue:
        if "simulator" not in current_app.blueprints:
            return jsonify(host="guessmaster", webhook="/alexa", health="/healthz")
        return render_template("speaker.html")

    @routes.get("/tables/<table_id>")
    def table(table_id: str) -> ResponseReturnValue:
        seen = view(loaded(table_id))
        return render_template("table.html", view=seen) if _wants_page() else jsonify(seen)

    @routes.get("/tables/<table_id>/seats/<token>")
    def seat(table_id: str, token: str) -> ResponseReturnValue:
        at, name = at_seat(table_id, token)
        at = _taken(turns, at, name)
        seen = seat_view(at, name)
        return render_template("seat.html", seat=seen, view=view(at)) if _wants_page() else jsonify(seen)

    @routes.post("/tables/<table_id>/seats/<token>")
    def hand_in(table_id: str, token: str) -> ResponseReturnValue:
        _, name = at_seat(table_id, token)
        text = body(SecretAnswer).answer
        try:
            turns.change(table_id, lambda at: conversation.entered(at, name, text))
        except conversation.NotWantedError:
            return jsonify(error=f"no answer of {name}'s is wanted now"), 409
        except ValueError as fault:
            abort(400, str(fault))
        return jsonify(name=name, kept=True)

    return routes


def _taken(turns: Turns, table: Table, name: str) -> Table:
    """The table, on which a phone has taken this seat."""
    if name in table.phones:
        return table
    return turns.change(table.id, lambda now: replace(now, phones=(*now.phones, name)))


def _wants_page() -> bool:
    return request.accept_mimetypes.best_match(["application/json", "text/html"]) == "text/html"
