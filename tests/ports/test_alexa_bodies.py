"""Bodies that nobody looks into deeply, that carry too much, or that never come to their end."""

from __future__ import annotations

import io
import json
import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.alexa_rules import keeps_the_rules
from tests.ports.at_table import LAUNCH, AtTable, alexa, intent
from tests.ports.refusing import Reasons
from tests.ports.serving import Serving
from tests.ports.signing import Door, packed, request
from tests.ports.test_alexa import send

DEEP = 900
"""Levels that a decoder of JSON takes, and whatever walks through the result perhaps not."""


@pytest.mark.parametrize("what", [LAUNCH, intent("AMAZON.HelpIntent"), {"type": "Brand.New"}], ids=str)
def test_what_came_in_session_attributes_is_not_sent_back(host: FlaskClient, what: dict[str, Any]) -> None:
    body = alexa(what)
    body["session"]["attributes"] = {"of another skill": "x" * 40_000}
    answer = host.post("/simulator/alexa", json=body)
    assert answer.status_code == 200
    keeps_the_rules(answer.get_json())


PLACES = [
    ("session", "attributes"),
    ("context", "System", "device", "supportedInterfaces"),
    ("request",),
    ("context",),
    (),
]


@pytest.mark.parametrize("opened", ['{"a":', "["])
@pytest.mark.parametrize("path", PLACES, ids=".".join)
def test_whatever_is_nested_deeply_is_no_failure(
    host: FlaskClient, path: tuple[str, ...], opened: str
) -> None:
    body = alexa(LAUNCH)
    at: dict[str, Any] = body
    for key in path:
        at = at[key]
    at["nested"] = "HERE"
    closed = "]" if opened == "[" else "}"
    nested = opened * DEEP + "1" + closed * DEEP
    answer = host.post("/simulator/alexa", data=json.dumps(body).replace('"HERE"', nested))
    assert answer.status_code in {200, 400}, answer.text


@pytest.mark.parametrize(
    "path", [("version",), ("request", "locale"), ("session", "sessionId"), ("context", "System", "user")]
)
@pytest.mark.parametrize("bad", [b"\xff", b"\xed\xa0\x80", b"\xc0\xaf"], ids=repr)
def test_what_is_not_utf_8_is_refused_wherever_it_stands(
    door: Door, reasons: Reasons, path: tuple[str, ...], bad: bytes
) -> None:
    body = request(LAUNCH)
    at: dict[str, Any] = body
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = "HERE"
    answer = door.post(packed(body).replace(b"HERE", bad))
    assert answer.status_code == 400, answer.text
    assert len(reasons()) == 1


def test_a_time_without_a_zone_is_the_same_everywhere(
    host: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    table = AtTable(host)
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S")
    assert send(host, alexa(LAUNCH, table.device, timestamp=now))["shouldEndSession"] is False
    for odd in ("0001-01-01T00:00:00", "9999-12-31T23:59:59"):
        assert host.post("/simulator/alexa", json=alexa(LAUNCH, timestamp=odd)).status_code == 200


class _Broken(io.BytesIO):
    """A body that breaks off, as web servers have it: each with an error of its own."""

    def readinto(self, _: Any) -> int:
        raise _ChunkError("zz")


class _ChunkError(Exception):
    pass


@pytest.mark.parametrize("path", ["/alexa", "/simulator/alexa", "/simulator/tables", "/simulator/say"])
def test_a_body_that_breaks_off_is_refused(host: FlaskClient, path: str) -> None:
    chunked = {"wsgi.input_terminated": True}
    answer = host.post(path, input_stream=_Broken(b"zz"), environ_overrides=chunked)
    assert (answer.status_code, answer.get_json()) == (400, {"error": "the request breaks off"})


def test_a_phones_answer_that_breaks_off_is_refused(host: FlaskClient) -> None:
    seat = AtTable(host).seats["Anna"]
    chunked = {"wsgi.input_terminated": True}
    answer = host.post(seat, input_stream=_Broken(b"zz"), environ_overrides=chunked)
    assert answer.status_code == 400


def test_a_broken_chunk_on_the_line_is_refused(tmp_path: Path) -> None:
    serving = Serving("--store", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with socket.create_connection(("127.0.0.1", serving.port), 10) as line:
        line.sendall(b"POST /alexa HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
        told = line.recv(4096)
    assert told.startswith(b"HTTP/1.1 400 "), told
    assert "a request is refused: the request breaks off" in serving.close()
