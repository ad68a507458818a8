from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from host.app import create_app
from host.store import ConflictError, SchemaError, Store
from host.turn import new_table
from tests.ports.at_table import AtTable, alexa, cards, open_host, said, store_url

MANY = 20


def at_once(work: Callable[[Any], Any], things: Iterable[Any]) -> list[Any]:
    with ThreadPoolExecutor(MANY) as threads:
        return list(threads.map(work, things))


def speak(host: FlaskClient, device: str) -> Callable[[str], int]:
    """Says something on this device, each time as a client and a request of its own."""

    def say(text: str) -> int:
        client = host.application.test_client()
        return client.post("/simulator/alexa", json=alexa(said(text), device)).status_code

    return say


def answers(table: AtTable) -> int:
    """How many answers have counted: three a round."""
    view = table.look()
    names = [player["name"] for player in view["players"]]
    player = view["waiting_for"]["player"]
    read = 0 if player is None else (names.index(player) - names.index(view["starter"])) % len(names)
    return int((view["round"] - 1) * len(names) + read)


def test_twenty_things_said_at_once_all_count(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = AtTable(host, cards=cards(*[1801] * 30), settings={"rounds": 30})
        spans = [f"{1700 + number} to {1800 + number}" for number in range(MANY)]
        assert at_once(speak(host, table.device), spans) == [200] * MANY
        assert answers(table) == MANY


def test_twenty_sayings_through_the_simulator_all_count(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = AtTable(host, cards=cards(*[1801] * 30), settings={"rounds": 30})

        def say(number: int) -> int:
            body = {"table": table.id, "text": f"{1700 + number} to {1800 + number}"}
            return host.application.test_client().post("/simulator/say", json=body).status_code

        assert at_once(say, range(MANY)) == [200] * MANY
        assert answers(table) == MANY


def test_phones_and_voices_at_once_lose_nothing(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        names = list("ABCDEFGH")
        table = AtTable(host, players=names, starter="A")

        def enter(name: str) -> int:
            client = host.application.test_client()
            if name == "score":
                return client.post("/simulator/alexa", json=alexa(said("score"), table.device)).status_code
            return client.post(table.seats[name], json={"answer": f"17{ord(name)} to 1810"}).status_code

        assert at_once(enter, [*names, *["score"] * 8]) == [200] * 16
        table.say("ready")
        assert table.view["last"]["spans"] == {
            name: [1700 + ord(name), 1810, 110 - ord(name)] for name in names
        }


def test_tables_are_set_and_played_side_by_side(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:

        def evening(number: int) -> tuple[int, Any]:
            client = host.application.test_client()
            table = AtTable(client, cards=cards(1801, 1802), settings={"rounds": 1})
            table.say("ready", f"{1700 + number} to 1810", "pass", "pass")
            return number, table.view["last"]["spans"]["Anna"]

        assert at_once(evening, range(12)) == [(n, [1700 + n, 1810, 110 - n]) for n in range(12)]


def test_a_save_over_somebody_elses_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    store = Store(store_url(tmp_path))
    first = store.add(new_table("en-US"), "device")
    store.save(first.table, first.version, "r1", {"n": 1})
    with pytest.raises(ConflictError):
        store.save(first.table, first.version, "r2", {"n": 2})
    assert store.answer_to(first.table.id, "r2") is None
    with pytest.raises(ConflictError):
        store.save(first.table, first.version + 1, "r1", {"n": 3})
    loaded = store.load(first.table.id)
    assert loaded is not None
    assert loaded.version == first.version + 1
    assert store.answer_to(first.table.id, "r1") == {"n": 1}
    store.close()


def test_a_device_has_one_table(tmp_path: Path) -> None:
    store = Store(store_url(tmp_path))
    store.add(new_table("en-US"), "device")
    with pytest.raises(ConflictError):
        store.add(new_table("en-US"), "device")
    store.close()


def test_a_store_of_another_version_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(store_url(tmp_path))
    store.add(new_table("en-US"), "device")
    store.close()
    before = (tmp_path / "tables.sqlite").read_bytes()
    monkeypatch.setattr("host.store.SCHEMA_VERSION", 99)
    with pytest.raises(SchemaError):
        Store(store_url(tmp_path))
    assert (tmp_path / "tables.sqlite").read_bytes() == before


def test_a_new_store_may_be_opened_by_many_at_once(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / str(number)).mkdir()
        stores = at_once(Store, [store_url(tmp_path / str(number))] * MANY)
        assert stores[0].add(new_table("en-US"), "device").version == 1
        assert all(store.load_device("device") for store in stores)
        for store in stores:
            store.close()


# Two processes ---------------------------------------------------------------------------------------------


def say_all(url: str, device: str, texts: list[str]) -> list[int]:
    """A second host: says these at its own pace, four at a time."""
    store = Store(url)
    host = create_app(store, simulator=True).test_client()
    with ThreadPoolExecutor(4) as threads:
        told = list(threads.map(speak(host, device), texts))
    store.close()
    return told


@pytest.mark.slow
def test_two_hosts_on_one_store_count_every_turn_once(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = AtTable(host, cards=cards(*[1801] * 40), settings={"rounds": 40})
        texts = [f"{1700 + number} to {1800 + number}" for number in range(MANY)]
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, mp_context=spawn) as other:
            ready = other.submit(say_all, store_url(tmp_path), table.device, ["score"])
            assert ready.result(timeout=60) == [200]
            told = other.submit(say_all, store_url(tmp_path), table.device, texts)
            assert say_all(store_url(tmp_path), table.device, texts) == [200] * MANY
            assert told.result(timeout=60) == [200] * MANY
        assert answers(table) == 2 * MANY
