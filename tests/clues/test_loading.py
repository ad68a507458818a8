"""Dictionaries cost only those who play with clues, and a replay needs none."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from host import log as logs
from host import table as tables
from host.games.clue_circle_verdict import Verdict

ROOT = Path(__file__).parent.parent.parent
LIMIT = 100
"""Megabytes that the lists of all languages may take."""

_BEFORE_THE_GAME = """
import sys
import host.app, host.cli, host.turn, host.dialogue
print([name for name in sys.modules if name.startswith("host.clues")])
"""
_WEIGHT = """
import resource
import host.app
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
from host import content
from host.clues import judge
for language in content.languages():
    judge("Gletschertraktor", ("cake", "farm", "fruit"), language)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)
"""


def ran(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, cwd=ROOT)
    return done.stdout


def test_no_dictionary_is_imported_before_a_clue_is_judged() -> None:
    assert ran(_BEFORE_THE_GAME).strip() == "[]"


def test_all_lists_together_take_less_than_a_hundred_megabytes() -> None:
    assert float(ran(_WEIGHT)) < LIMIT


def test_clues_that_counted_once_count_in_every_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.stories.story import Player, read  # noqa: PLC0415  it starts a host

    player = Player(read(ROOT / "tests" / "stories" / "en" / "clue_circle-refused-clues.txt"), strict=False)
    for said in ("Anna: fruity", "Anna: it counts", "Clara: between fruit and cake"):
        player.step(said)
    loaded = player.store.load(player.table)
    player.close()
    assert loaded is not None
    table = loaded.table

    def broken(*_: object) -> Verdict:
        raise AssertionError("a replay needs no judge")

    monkeypatch.setattr(tables, "_judged", broken)
    kept = json.loads(json.dumps(logs.to_json(table.log)))
    assert logs.replay(logs.from_json(kept)) == table.state
    assert table.state.last.clue == "fruity"
