from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.ports.at_table import LAUNCH, alexa, cards, intent, order, said
from tests.ports.serving import Serving

pytestmark = pytest.mark.slow


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def serve(url: str) -> Iterator[Any]:
    """Starts hosts over one store, and ends those that are left."""
    started: list[Serving] = []

    def start() -> Serving:
        started.append(Serving("--store", url))
        return started[-1]

    yield start
    for host in started:
        if host.process.returncode is None:
            host.close()


def test_a_host_killed_in_a_burst_of_turns_goes_on_everywhere_at_the_same_question(serve: Any) -> None:
    host = serve()
    lobby_waits_for_a_starter(host)
    quiet = host.post("/simulator/tables", order())
    for text in ("ready", "1750 to 1827", "1850"):
        told = host.post("/simulator/say", {"table": quiet["table"], "text": text})
    host.post(quiet["seats"]["Clara"], {"answer": "1790 to 1810"})
    same = alexa(intent("ScoreIntent"), device_of(quiet["reply"]))
    scored = host.post("/simulator/alexa", same)
    loud = host.post("/simulator/tables", order(cards=cards(*[1801] * 60), settings={"rounds": 60}))

    answered = answered_until_killed(host, device_of(loud["reply"]))

    host = serve()
    nothing_answered_is_lost(host, loud, answered)
    assert host.get(f"/tables/{quiet['table']}") == told["view"]
    assert told["view"]["waiting_for"] == {"kind": "yes_no", "player": "Bruno"}
    assert host.post("/simulator/alexa", same) == scored
    reply = host.post("/simulator/say", {"table": quiet["table"], "launch": True})["reply"]
    assert "eighteen fifty" in reply["speech"]
    view = host.post("/simulator/say", {"table": quiet["table"], "text": "yes"})["view"]
    assert (view["round"], view["last"]["won"]) == (2, {"Clara": 3, "Anna": 2})
    assert view["last"]["spans"]["Clara"] == [1790, 1810, 20]
    answer = host.post("/simulator/alexa", alexa(said("Bruno")))
    assert "Bruno starts" in answer["response"]["outputSpeech"]["ssml"]


def lobby_waits_for_a_starter(host: Serving) -> None:
    for body in (LAUNCH, said("span of years"), said("Anna and Bruno")):
        host.post("/simulator/alexa", alexa(body))


def answered_until_killed(host: Serving, device: str) -> int:
    """Keeps saying spans until the host is killed in the middle of it; how many were answered."""
    answered: list[int] = []
    enough = Event()

    def keep_playing() -> None:
        for number in range(100_000):
            try:
                host.post("/simulator/alexa", alexa(said(f"{1000 + number % 800} to 1900"), device))
            except (OSError, ValueError):
                return
            answered.append(number)
            if len(answered) == 20:
                enough.set()

    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(keep_playing)
        assert enough.wait(60)
        host.kill()
        playing.result(timeout=60)
    return len(answered)


def nothing_answered_is_lost(host: Serving, table: dict[str, Any], answered: int) -> None:
    path = f"/tables/{table['table']}"
    read = spans_read(host.get(path))
    assert read in {answered, answered + 1}
    assert host.post("/simulator/say", {"table": table["table"], "text": "repeat"})["reply"]["speech"]
    host.post("/simulator/say", {"table": table["table"], "text": "1750 to 1850"})
    assert spans_read(host.get(path)) == read + 1


def spans_read(view: dict[str, Any]) -> int:
    """How many spans have been read out: three a round, and those of this one."""
    names = [player["name"] for player in view["players"]]
    waits = view["waiting_for"]["player"] or view["starter"]
    here = (names.index(waits) - names.index(view["starter"])) % len(names)
    return int((view["round"] - 1) * len(names) + here)


def device_of(reply: dict[str, Any]) -> str:
    return str(reply["request"]["context"]["System"]["device"]["deviceId"])
