"""What the tests of the ports share: a host over a fresh store, and a table to talk at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import uuid4
from xml.etree import ElementTree as ET

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from host.app import create_app
from host.store import Store

PLAYERS = ["Anna", "Bruno", "Clara"]


@contextmanager
def open_host(folder: Path | None = None) -> Iterator[FlaskClient]:
    """A host with its simulator, over a file in this folder (opened twice, it goes on), else in memory."""
    store = Store(store_url(folder) if folder else "sqlite:///:memory:")
    yield create_app(store, simulator=True).test_client()
    store.close()


def store_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def card(number: int, year: int = 1801, **parts: Any) -> dict[str, Any]:
    """A year card of the tests' own, in both languages."""
    english = {"prompt": f"Event {number}.", "reveal": "It was {year}."}
    german = {"prompt": f"Ereignis {number}.", "reveal": "Es war {year}."}
    return {"id": f"x{number}", "year": year, "text": {"en": english, "de": german}, **parts}


def cards(*years: int) -> list[dict[str, Any]]:
    return [card(number, year) for number, year in enumerate(years, 1)]


def order(**changes: Any) -> dict[str, Any]:
    """What sets a table at which the first card lies; a key that is None is left out."""
    plain = {
        "game": "year_span",
        "players": PLAYERS,
        "starter": "Anna",
        "seed": 7,
        "cards": cards(*[1801] * 9),
    }
    return {key: value for key, value in {**plain, **changes}.items() if value is not None}


class AtTable:
    """One table of the simulator, spoken with over HTTP; every answer must be a good one."""

    def __init__(self, host: FlaskClient, **changes: Any) -> None:
        self.host = host
        answer = host.post("/simulator/tables", json=order(**changes))
        assert answer.status_code == 201, answer.text
        told = answer.get_json()
        self.id: str = told["table"]
        self.seats: Mapping[str, str] = told["seats"]
        self.reply: dict[str, Any] = told["reply"]
        self.view: dict[str, Any] = told["view"]

    def say(self, *texts: str) -> str:
        """Say these one after the other; what is heard last."""
        for text in texts:
            self.send(text=text)
        return str(self.reply["speech"])

    def send(self, **what: Any) -> TestResponse:
        answer = self.host.post("/simulator/say", json={"table": self.id, **what})
        assert answer.status_code == 200, answer.text
        self.reply, self.view = answer.get_json()["reply"], answer.get_json()["view"]
        return answer

    def silence(self, **what: Any) -> str:
        self.send(silence=True, **what)
        return str(self.reply["speech"])

    def launch(self, **what: Any) -> str:
        self.send(launch=True, **what)
        return str(self.reply["speech"])

    def enter(self, name: str, answer: str) -> TestResponse:
        return self.host.post(self.seats[name], json={"answer": answer})

    def look(self) -> dict[str, Any]:
        """The view as anybody gets it; it must be the one that came with the last reply."""
        seen: dict[str, Any] = self.host.get(f"/tables/{self.id}").get_json()
        return seen

    @property
    def waits(self) -> Any:
        """(the kind, the player) that are waited for."""
        waiting = self.view["waiting_for"]
        return waiting["kind"], waiting["player"]

    @property
    def device(self) -> str:
        return str(self.reply["request"]["context"]["System"]["device"]["deviceId"])


def words_of(ssml: str) -> str:
    """What is heard of an SSML document; raises where it is not well-formed."""
    return " ".join("".join(ET.fromstring(ssml).itertext()).split())  # noqa: S314  the host's own


def alexa(what: Mapping[str, Any], device: str = "amzn1.ask.device.TEST", **request: Any) -> dict[str, Any]:
    """An Alexa request body about `what`, each with an id of its own."""
    application = {"applicationId": "amzn1.ask.skill.TEST"}
    user = {"userId": f"user of {device}"}
    return {
        "version": "1.0",
        "session": {
            "new": False,
            "sessionId": f"session of {device}",
            "application": application,
            "attributes": {},
            "user": user,
        },
        "context": {
            "System": {
                "application": application,
                "user": user,
                "device": {"deviceId": device, "supportedInterfaces": {}},
                "apiEndpoint": "https://api.amazonalexa.com",
            }
        },
        "request": {
            "requestId": f"amzn1.echo-api.request.{uuid4()}",
            "timestamp": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "locale": "en-US",
            **what,
            **request,
        },
    }


LAUNCH = {"type": "LaunchRequest"}


def intent(name: str, **slots: str) -> dict[str, Any]:
    """An IntentRequest's own part."""
    filled = {
        slot: {"name": slot, "value": value, "confirmationStatus": "NONE"} for slot, value in slots.items()
    }
    return {
        "type": "IntentRequest",
        "dialogState": "COMPLETED",
        "intent": {"name": name, "confirmationStatus": "NONE", "slots": filled},
    }


def said(text: str) -> dict[str, Any]:
    """Words in the catch-all slot."""
    return intent("SayIntent", said=text)
