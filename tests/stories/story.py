"""Stories: transcripts of evenings, read and played through the simulator.

A story file begins with header lines `key: value`, up to the first empty line:

    locale: en-US                 the device's language
    seed: 7                       everything that is drawn follows from it
    game / players / starter      may be missing: then the host asks for them, as on a real speaker
    settings: {"rounds": 2}       JSON
    cards: @year_span.json        JSON, or a file in tests/stories/cards/

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
    # freely: the reason           the next line is more than a real Alexa makes out: its words always travel
"""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from host import conversation
from host.content import language_of
from host.ports.alexa import Skill
from host.ports.simulator import Simulator
from host.skill.package import emulator
from host.store import Store
from host.turn import Order, Turns
from host.view import view
from intents.names import fold

FOLDER = Path(__file__).parent
FREELY = "# freely:"
NUMBERS = {"one": 1, "a": 1, "two": 2, "three": 3, "five": 5, "ten": 10, "twenty": 20, "thirty": 30}
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


@dataclass
class Story:
    header: dict[str, str]
    lines: list[str] = field(default_factory=list)

    def order(self, *, strict: bool) -> Order:
        given: dict[str, Any] = dict(self.header)
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

    def strictly(self, line: str) -> str:
        """What the host would say to what a real Alexa makes of this line."""
        kept = self.store.speaker(self.table)
        loaded = self.store.load(self.table)
        assert kept is not None
        assert loaded is not None
        told = {of: frozenset(map(fold, ways)) for of, ways in kept["told"].items()}
        heard = emulator(language_of(kept["locale"])).hear(said_in(line), told)
        now = int(time.time() + kept["waited"]) + self.wait
        return conversation.answered(loaded.table, heard, now)[1].speech

    def freely(self, line: str) -> None:
        """Play one line whose words travel, whatever the speaker."""
        kept = self.store.speaker(self.table)
        assert kept is not None
        for strict, play in ((False, True), (kept["strict"], False)):
            self.store.save_speaker(self.table, {**(self.store.speaker(self.table) or {}), "strict": strict})
            if play:
                self.step(line)

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
            self.reply = self.speaker.say(self.table, said_in(line), waited)
        return True


def said_in(line: str) -> str:
    """The words of a line, without whose they are."""
    return line.split(": ", 1)[1] if ": " in line else ""


def steps(story: Story) -> list[tuple[str, str]]:
    """The story's lines as (kind, text): "say", "hear" (joined), "see", "freely" (why the next line is)."""
    found: list[tuple[str, str]] = []
    for raw in story.lines:
        line = raw.strip()
        if line.startswith(FREELY):
            found.append(("freely", line.removeprefix(FREELY).strip()))
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
