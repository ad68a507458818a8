"""Stories: transcripts of evenings, read and played through the simulator.

A story file begins with header lines `key: value`, up to the first empty line:

    locale: en-US                 the device's language
    seed: 7                       everything that is drawn follows from it
    game / players / starter      may be missing: then the host asks for them, as on a real speaker
    settings: {"rounds": 2}       JSON
    cards: @year_span.json        JSON, or a file in tests/stories/cards/
    modes: generous               where a story needs words that a real Alexa would not send

Then come the steps, one a line:

    Anna: from 1750 to 1827       somebody says something (the name is for the reader)
    > Anna, seventeen fifty …     what the host says, exactly; lines that follow each other belong together
    (silence)                     nobody speaks: the reprompt, then the session ends
    (launch)                      the skill is opened again
    (twenty seconds pass)         before the next step; also minutes, hours, days
    (restart)                     the host is killed and started again on the same store
    (Anna's phone: 1750 to 1827)  a secret answer
    = {"phase": "finished"}       a part of the view
    # a remark
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from host import conversation
from host.ports.alexa import Skill
from host.ports.simulator import Simulator
from host.store import Store
from host.turn import Order, Turns
from host.view import view

FOLDER = Path(__file__).parent
NUMBERS = {"one": 1, "a": 1, "two": 2, "three": 3, "five": 5, "ten": 10, "twenty": 20, "thirty": 30}
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


@dataclass
class Story:
    header: dict[str, str]
    lines: list[str] = field(default_factory=list)

    @property
    def modes(self) -> list[str]:
        return self.header.get("modes", "generous, strict").replace(" ", "").split(",")

    def order(self, *, strict: bool) -> Order:
        given: dict[str, Any] = dict(self.header)
        given.pop("modes", None)
        if "seed" in given:
            given["seed"] = int(given["seed"])
        if "players" in given:
            given["players"] = [name.strip() for name in given["players"].split(",")]
        for key in ("settings", "cards"):
            if key in given:
                text = given[key]
                given[key] = json.loads(
                    (FOLDER / "cards" / text[1:]).read_text("utf-8") if text.startswith("@") else text
                )
        return Order(strict=strict, **given)


def read(path: Path) -> Story:
    head, _, body = path.read_text("utf-8").partition("\n\n")
    pairs = (line.split(":", 1) for line in head.splitlines() if line and not line.startswith("#"))
    return Story({key.strip(): value.strip() for key, value in pairs}, body.splitlines())


class Player:
    """Plays a story's steps and keeps what was heard last."""

    def __init__(self, story: Story, *, strict: bool, url: str = "sqlite:///:memory:") -> None:
        self.url = url
        self.store = Store(url)
        self._open()
        self.table, self.reply = self.speaker.set_table(story.order(strict=strict))
        self.wait = 0

    def _open(self) -> None:
        self.turns = Turns(self.store)
        self.speaker = Simulator(self.turns, Skill(self.turns))

    def close(self) -> None:
        self.store.close()

    def view(self) -> dict[str, Any]:
        loaded = self.store.load(self.table)
        assert loaded is not None
        return view(loaded.table)

    def step(self, line: str) -> bool:
        """Play one line. Returns whether the host has spoken."""
        wait = re.fullmatch(r"\((\w+) (second|minute|hour|day)s? (?:pass|passes|later)\)", line)
        phone = re.fullmatch(r"\((.+)'s? phone: (.*)\)", line)
        if wait:
            self.wait += NUMBERS[wait[1]] * SECONDS[wait[2]]
            return False
        if phone:
            self.turns.change(self.table, lambda table: conversation.entered(table, phone[1], phone[2]))
            return False
        if line == "(restart)":
            self._open()
            return False
        waited, self.wait = self.wait, 0
        if line == "(silence)":
            self.reply = self.speaker.silence(self.table, waited)
        elif line == "(launch)":
            self.reply = self.speaker.open(self.table, waited)
        else:
            said = line.split(": ", 1)[1] if ": " in line else ""
            self.reply = self.speaker.say(self.table, said, waited)
        return True


def steps(story: Story) -> list[tuple[str, str]]:
    """The story's lines as (kind, text): "say", "hear" (joined), "see"."""
    found: list[tuple[str, str]] = []
    for raw in story.lines:
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith(">"):
            text = line[1:].strip()
            if found and found[-1][0] == "hear":
                found[-1] = ("hear", f"{found[-1][1]} {text}")
            else:
                found.append(("hear", text))
        elif line.startswith("="):
            found.append(("see", line[1:].strip()))
        else:
            found.append(("say", line))
    return found


def part_of(wanted: Any, there: Any) -> bool:
    """Whether all that is wanted is there; lists must agree in length."""
    if isinstance(wanted, dict):
        return isinstance(there, dict) and all(k in there and part_of(v, there[k]) for k, v in wanted.items())
    if isinstance(wanted, list):
        return (
            isinstance(there, list)
            and len(wanted) == len(there)
            and all(part_of(a, b) for a, b in zip(wanted, there, strict=True))
        )
    return bool(wanted == there)
