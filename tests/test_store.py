"""The store: versions, repeated requests, many at once, and a host that is killed in the middle of it."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from host.store import SCHEMA_VERSION, TURNS_KEPT, ConflictError, Loaded, SchemaError, Store
from host.table import Table

DEVICE = "amzn1.ask.device.A"
THREADS, TURNS_EACH = 8, 12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "down" / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{path}")
    yield opened
    opened.close()


def table(name: str = "K7QF2M") -> Table:
    return Table(name, "de-DE", 7)


def counted(found: Table) -> Table:
    """The table with one more miss: what a turn changes in these tests."""
    return found.talking(misses=found.talk.misses + 1)


def load(store: Store, name: str = "K7QF2M") -> Loaded:
    loaded = store.load(name)
    assert loaded is not None
    return loaded


def all_at_once(work: Callable[[int], None], threads: int = THREADS) -> None:
    """Let as many threads do this at the same moment; what goes wrong in any of them goes wrong here."""
    gate, faults = threading.Barrier(threads), list[BaseException]()

    def run(number: int) -> None:
        gate.wait()
        try:
            work(number)
        except BaseException as fault:  # noqa: BLE001  handed on to the test
            faults.append(fault)

    workers = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if faults:
        raise faults[0]


# Tables ----------------------------------------------------------------------------------------------------


def test_a_new_table_is_found_by_its_id_and_by_its_device(store: Store) -> None:
    added = store.add(table(), DEVICE)
    assert added == Loaded(table(), 1)
    assert store.load("K7QF2M") == store.load_device(DEVICE) == added
    assert store.table_on(DEVICE) == "K7QF2M"


def test_an_unknown_table_or_device_has_nothing(store: Store) -> None:
    assert store.load("K7QF2M") is None
    assert store.load_device(DEVICE) is None
    assert store.table_on(DEVICE) is None
    assert store.answer_to("K7QF2M", "request") is None
    assert store.speaker("K7QF2M") is None


def test_a_device_has_one_table_and_an_id_is_given_once(store: Store) -> None:
    store.add(table(), DEVICE)
    with pytest.raises(ConflictError):
        store.add(table("ANOTHER"), DEVICE)
    with pytest.raises(ConflictError):
        store.add(table(), "another device")
    assert [found.id for found in store.all()] == ["K7QF2M"]


def test_a_store_that_is_opened_again_has_everything_still(store: Store, path: Path) -> None:
    store.add(table(), DEVICE)
    store.save(counted(table()), 1, "request", {"speech": "Schätzmeister"})
    store.close()
    again = Store(f"sqlite:///{path}")
    assert load(again) == Loaded(counted(table()), 2)
    assert again.answer_to("K7QF2M", "request") == {"speech": "Schätzmeister"}
    again.close()


def test_a_removed_table_is_gone_with_its_turns(store: Store) -> None:
    store.add(table(), DEVICE)
    store.save(table(), 1, "request", {"speech": "…"})
    store.remove("K7QF2M")
    assert store.load("K7QF2M") is None
    assert store.answer_to("K7QF2M", "request") is None


def test_a_table_that_is_forgotten_keeps_its_device_and_nothing_else(store: Store) -> None:
    store.add(table(), DEVICE)
    store.save(counted(table()), 1, "request", {"speech": "Anna"})
    with pytest.raises(ConflictError):
        store.forget(table(), 1)
    store.forget(table(), 2)
    assert store.load_device(DEVICE) == Loaded(table(), 3)
    assert store.answer_to("K7QF2M", "request") is None


def test_the_emulated_speaker_is_kept_beside_its_table(store: Store) -> None:
    store.add(table(), DEVICE)
    assert store.speaker("K7QF2M") is None
    store.save_speaker("K7QF2M", {"session": "s1"})
    assert store.speaker("K7QF2M") == {"session": "s1"}
    assert load(store).version == 1


def test_a_store_in_memory_needs_no_file() -> None:
    store = Store("sqlite://")
    store.add(table(), DEVICE)
    assert load(store).table == table()
    store.close()


# Versions and requests -------------------------------------------------------------------------------------


def test_every_save_makes_the_next_version(store: Store) -> None:
    store.add(table(), DEVICE)
    for version in range(1, 4):
        store.save(counted(load(store).table), version)
        assert load(store).version == version + 1
    assert load(store).table.talk.misses == 3


@pytest.mark.parametrize("version", [0, 1, 3])
def test_a_save_over_another_version_is_refused_and_changes_nothing(store: Store, version: int) -> None:
    store.add(table(), DEVICE)
    store.save(table(), 1)
    with pytest.raises(ConflictError):
        store.save(counted(table()), version, "request", {"speech": "…"})
    assert load(store) == Loaded(table(), 2)
    assert store.answer_to("K7QF2M", "request") is None


def test_a_save_of_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(ConflictError):
        store.save(table(), 1)


def test_a_request_that_was_answered_has_its_answer_and_counts_once(store: Store) -> None:
    store.add(table(), DEVICE)
    store.save(counted(table()), 1, "request", {"speech": "first"})
    assert store.answer_to("K7QF2M", "request") == {"speech": "first"}
    with pytest.raises(ConflictError):
        store.save(counted(counted(table())), 2, "request", {"speech": "second"})
    assert load(store) == Loaded(counted(table()), 2)
    assert store.answer_to("K7QF2M", "request") == {"speech": "first"}


def test_the_same_request_id_at_another_table_is_another_request(store: Store) -> None:
    for name in ("ONE", "TWO"):
        store.add(table(name), name)
        store.save(table(name), 1, "request", {"speech": name})
    assert [store.answer_to(name, "request") for name in ("ONE", "TWO")] == [
        {"speech": "ONE"},
        {"speech": "TWO"},
    ]


def test_only_the_latest_answers_of_each_table_are_kept(store: Store) -> None:
    store.add(table("QUIET"), "quiet")
    store.save(table("QUIET"), 1, "request", {"speech": "quiet"})
    store.add(table(), DEVICE)
    for version in range(1, TURNS_KEPT + 6):
        store.save(table(), version, f"request {version}", {"turn": version})
    assert store.answer_to("K7QF2M", "request 5") is None
    assert store.answer_to("K7QF2M", "request 6") == {"turn": 6}
    assert store.answer_to("K7QF2M", f"request {TURNS_KEPT + 5}") == {"turn": TURNS_KEPT + 5}
    assert store.answer_to("QUIET", "request") == {"speech": "quiet"}


# The schema ------------------------------------------------------------------------------------------------


def test_a_new_store_says_which_schema_it_has(store: Store, path: Path) -> None:
    store.close()
    with sqlite3.connect(path) as raw:
        assert raw.execute("select version from schema").fetchall() == [(SCHEMA_VERSION,)]
    raw.close()


@pytest.mark.parametrize("version", [SCHEMA_VERSION + 1, 0])
def test_a_store_of_another_schema_is_refused_and_not_touched(store: Store, path: Path, version: int) -> None:
    store.add(table(), DEVICE)
    store.close()
    raw = sqlite3.connect(path)
    raw.execute("update schema set version = ?", (version,))
    raw.commit()
    before = list(raw.iterdump())
    with pytest.raises(SchemaError, match=f"schema {version}"):
        Store(f"sqlite:///{path}")
    assert list(raw.iterdump()) == before
    raw.close()


# Many at once ----------------------------------------------------------------------------------------------


def test_a_store_may_be_opened_by_many_at_the_same_moment(path: Path) -> None:
    def open_it(_: int) -> None:
        Store(f"sqlite:///{path}").close()

    all_at_once(open_it)
    with sqlite3.connect(path) as raw:
        assert raw.execute("select version from schema").fetchall() == [(SCHEMA_VERSION,)]
    raw.close()


def test_many_threads_on_one_table_lose_nothing(store: Store) -> None:
    store.add(table(), DEVICE)

    def take_turns(number: int) -> None:
        for turn in range(TURNS_EACH):
            while True:
                loaded = load(store)
                try:
                    store.save(counted(loaded.table), loaded.version, f"{number}.{turn}", {"turn": turn})
                except ConflictError:
                    continue
                break

    all_at_once(take_turns)
    turns = THREADS * TURNS_EACH
    assert load(store).table.talk.misses == turns
    assert load(store).version == turns + 1


def test_of_many_threads_with_the_same_request_one_is_answered(store: Store) -> None:
    store.add(table(), DEVICE)
    saved = []

    def answer(number: int) -> None:
        loaded = load(store)
        try:
            store.save(counted(loaded.table), loaded.version, "request", {"by": number})
        except ConflictError:
            return
        saved.append(number)

    all_at_once(answer)
    assert len(saved) == 1
    assert load(store).table.talk.misses == 1
    assert store.answer_to("K7QF2M", "request") == {"by": saved[0]}


def test_of_many_threads_that_open_the_same_device_one_makes_its_table(store: Store) -> None:
    made = []

    def open_skill(number: int) -> None:
        try:
            made.append(store.add(table(f"TABLE{number}"), DEVICE).table.id)
        except ConflictError:
            return

    all_at_once(open_skill)
    assert [store.table_on(DEVICE)] == made


# Killed ----------------------------------------------------------------------------------------------------

WRITER = textwrap.dedent(
    """
    import sys
    from host.store import ConflictError, Store

    store, name, turns = Store(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    done = 0
    while done < turns:
        loaded = store.load("K7QF2M")
        misses = loaded.table.talk.misses + 1
        after = loaded.table.talking(misses=misses, last={"pieces": ["." * 20000], "reprompt": None})
        try:
            store.save(after, loaded.version, f"{name}{done}", {"turn": done})
        except ConflictError:
            continue
        done += 1
        print(misses, flush=True)
    """
)


def writer(path: Path, name: str, turns: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "ignore", "-c", WRITER, f"sqlite:///{path}", name, str(turns)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@pytest.mark.slow
@pytest.mark.parametrize("turns", [1, 17, 40])
def test_a_host_that_is_killed_while_it_writes_leaves_every_answered_turn_behind(
    store: Store, path: Path, turns: int
) -> None:
    store.add(table(), DEVICE)
    store.close()
    with writer(path, "turn ", 10**6) as host:
        assert host.stdout is not None
        for _ in range(turns):
            told = int(host.stdout.readline())
        os.kill(host.pid, signal.SIGKILL)
        later = host.stdout.read().splitlines()
    told = int(later[-1]) if later else told
    again = Store(f"sqlite:///{path}")
    loaded = load(again)
    misses = loaded.table.talk.misses
    assert misses in {told, told + 1}
    assert loaded.version == misses + 1
    assert again.answer_to("K7QF2M", f"turn {misses - 1}") == {"turn": misses - 1}
    assert again.answer_to("K7QF2M", f"turn {misses}") is None
    again.save(counted(loaded.table), loaded.version, "the next day", {})
    again.close()
    with sqlite3.connect(path) as raw:
        assert raw.execute("pragma integrity_check").fetchall() == [("ok",)]
    raw.close()


@pytest.mark.slow
def test_several_hosts_on_one_store_lose_nothing(store: Store, path: Path) -> None:
    store.add(table(), DEVICE)
    hosts = [writer(path, f"host {number} turn ", 15) for number in range(3)]
    told = sorted(int(line) for host in hosts for line in host.communicate()[0].split())
    assert [host.returncode for host in hosts] == [0, 0, 0]
    assert told == list(range(1, 46))
    assert load(store).table.talk.misses == 45
