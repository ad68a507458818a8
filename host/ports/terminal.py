"""The speaker in a terminal: type what is said, read what is heard."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

from host.ports.alexa import Skill
from host.ports.record import Record
from host.ports.simulator import Simulator
from host.store import Store
from host.turn import Order, Turns

SILENCE = "(silence)"
"""What is typed for silence, beside an empty line; "(launch)" opens the skill again."""

PLAYER = "Player"
"""Who speaks in a recorded story; whoever keeps it puts the names in."""

SEEDS = 10_000
"""Seeds to draw a recorded table's from."""


def play(url: str, language: str, *, new: bool, record: Path | None = None) -> Iterator[str]:
    """What is heard, while what is said is read from standard input; ends with it.

    The last table played here in this language goes on, unless a new one is wanted. With `record`, a new
    table is set, and the conversation is written there as a story.
    """
    store = Store(url)
    turns = Turns(store)
    speaker = Simulator(turns, Skill(turns))
    kept = store.table_on(speaker_name(language))
    if kept is not None and (new or record):
        store.remove(kept)
        kept = None
    written = None
    if kept is None:
        seed = secrets.randbelow(SEEDS)
        order = Order(locale=_locale(language), seed=seed)
        table, reply = speaker.set_table(order, speaker_name(language))
        written = record and Record(record, locale=order.locale, seed=seed)
    else:
        table, reply = kept, speaker.open(kept)
    while True:
        if written:
            written.heard(reply["speech"])
        yield heard(reply["speech"], ends=reply["ends_session"])
        said = _read()
        if said is None:
            break
        if written:
            written.said(said.strip() or SILENCE, PLAYER)
        match said.strip():
            case "" | "(silence)":
                reply = speaker.silence(table)
            case "(launch)":
                reply = speaker.open(table)
            case words:
                reply = speaker.say(table, words)
    loaded = store.load(table)
    if written and loaded:
        written.write(loaded.table)
    store.close()


def speaker_name(language: str) -> str:
    """The device on which the terminal plays."""
    return f"terminal-{language}"


def _locale(language: str) -> str:
    return {"en": "en-US"}.get(language, f"{language}-{language.upper()}")


def heard(speech: str, *, ends: bool) -> str:
    """A reply as a line of the terminal, and that the session has ended, where it has."""
    told = [f"> {speech}"] if speech else []
    if ends:
        told.append("(the session has ended; say something or (launch) to open it again)")
    return "\n".join(told)


def _read() -> str | None:
    if sys.stdin.isatty():
        try:
            return input("You: ")
        except EOFError:
            return None
    line = sys.stdin.readline()
    return line.rstrip("\r\n") if line else None
