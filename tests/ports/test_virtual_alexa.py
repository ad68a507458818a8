"""A whole game driven by somebody else's Alexa: npm's virtual-alexa, with the generated English model."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host.skill.package import FOLDER, MODELS
from host.store import Store
from host.view import view
from tests.ports.serving import Serving

NODE = shutil.which("node")
CARDS = Path(__file__).parent.parent / "stories" / "cards" / "year_span.json"
DRIVER = Path(__file__).parent.parent / "node" / "virtual-alexa.js"

pytestmark = pytest.mark.skipif(NODE is None, reason="there is no Node")


class Stranger:
    """virtual-alexa in a process of its own, pointed at a host."""

    def __init__(self, url: str) -> None:
        assert NODE is not None
        self.process = subprocess.Popen(
            [NODE, "--no-deprecation", DRIVER, FOLDER / MODELS / "en-US.json", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def _step(self, **step: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(step) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read() if self.process.stderr else ""
        return dict(json.loads(line))

    def _answer(self, **step: Any) -> dict[str, Any]:
        told = self._step(**step)
        assert "error" not in told, told
        return dict(told["response"])

    def launch(self) -> dict[str, Any]:
        return self._answer(launch=True)

    def utter(self, words: str) -> dict[str, Any]:
        return self._answer(utter=words)

    def intend(self, intent: str, **slots: str) -> dict[str, Any]:
        return self._answer(intend=intent, slots=slots)

    def refused(self, words: str) -> str:
        """Why the words are nothing that the model lists."""
        return str(self._step(utter=words)["error"])

    def close(self) -> None:
        self.process.communicate(timeout=20)


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[tuple[Stranger, Store]]:
    url, pack = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "cards.json"
    pack.write_text(json.dumps([card for card in json.loads(CARDS.read_text("utf-8")) if card["year"] > 0]))
    serving = Serving("--store", url, "--cards", str(pack))
    stranger = Stranger(f"http://127.0.0.1:{serving.port}/simulator/alexa")
    store = Store(url)
    yield stranger, store
    store.close()
    stranger.close()
    serving.close()


def speech(response: dict[str, Any]) -> str:
    return str(response["outputSpeech"]["ssml"])


def test_a_stranger_plays_a_game_to_its_end_and_hears_who_has_won(playing: tuple[Stranger, Store]) -> None:
    alexa, store = playing
    assert "Which game" in speech(alexa.launch())
    alexa.utter("span of years")
    alexa.utter("anna and bruno")
    assert "Bruno starts" in speech(alexa.utter("bruno"))
    assert "Two rounds" in speech(alexa.utter("two rounds"))

    def table() -> dict[str, Any]:
        (one,) = store.all()
        return view(one)

    spans = {"Anna": "from 1000 to 2020", "Bruno": "from 1600 to 1920"}
    for starter, other in (("Bruno", "Anna"), ("Anna", "Bruno")):
        assert table()["starter"] == starter
        alexa.utter("ready")
        alexa.utter(spans[starter])
        last = alexa.utter(f"{other.lower()} says {spans[other].removeprefix('from ')}")
        assert table()["last"]["won"] == {"Anna": 1, "Bruno": 2}
    shown = table()
    assert shown["phase"] == "finished"
    assert shown["winners"] == ["Bruno"]
    assert "Bruno wins" in speech(last), speech(last)
    assert "Anna wins" not in speech(last)


def test_a_stranger_says_what_is_wished_at_any_time(playing: tuple[Stranger, Store]) -> None:
    alexa, _ = playing
    alexa.launch()
    assert "reprompt" in alexa.utter("help")
    alexa.utter("on the scale")
    alexa.utter("anna and bruno")
    alexa.utter("anna")
    asked = alexa.utter("the short one at 11")
    assert "Anna" in speech(asked)
    assert "Bruno" in speech(alexa.intend("TurnIntent"))
    assert "Anna" in speech(alexa.intend("NumberIntent", who="anna", number="12"))
    ended = alexa.intend("AMAZON.StopIntent")
    assert ended["shouldEndSession"] is True
    assert "reprompt" in alexa.launch()


def test_what_the_model_does_not_list_is_refused_by_the_stranger_itself(
    playing: tuple[Stranger, Store],
) -> None:
    alexa, _ = playing
    alexa.launch()
    assert "Unable to match" in alexa.refused("colourless green ideas sleep very furiously here")
