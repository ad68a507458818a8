"""The speaker in a terminal: type what is said, read what is heard."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from host.ports.alexa import Skill
from host.ports.simulator import Simulator
from host.store import Store
from host.turn import Order, Turns

SILENCE, LAUNCH = "(silence)", "(launch)"
"""What is typed for what a speaker hears beside words; an empty line is silence too."""


def play(url: str, language: str, *, new: bool) -> Iterator[str]:
    """What is heard, while what is said is read from standard input; ends with it.

    The last table played here in this language goes on, unless a new one is wanted.
    """
    store = Store(url)
    turns = Turns(store)
    speaker = Simulator(turns, Skill(turns))
    kept = store.table_on(speaker_name(language))
    if kept is not None and new:
        store.forget(kept)
        kept = None
    if kept is None:
        table, reply = speaker.set_table(Order(locale=_locale(language)), speaker_name(language))
    else:
        table, reply = kept, speaker.open(kept)
    yield heard(reply["speech"], ends=reply["ends_session"])
    while (said := _read()) is not None:
        match said.strip():
            case "" | "(silence)":
                reply = speaker.silence(table)
            case "(launch)":
                reply = speaker.open(table)
            case words:
                reply = speaker.say(table, words)
        yield heard(reply["speech"], ends=reply["ends_session"])
    store.close()


def speaker_name(language: str) -> str:
    """The device on which the terminal plays."""
    return f"terminal-{language}"


def _locale(language: str) -> str:
    return {"en": "en-US"}.get(language, f"{language}-{language.upper()}")


def heard(speech: str, *, ends: bool) -> str:
    """A reply as a line of the terminal."""
    return f"> {speech}" + (
        "\n(the session has ended; say something or (launch) to open it again)" if ends else ""
    )


def _read() -> str | None:
    if sys.stdin.isatty():
        try:
            return input("You: ")
        except EOFError:
            return None
    line = sys.stdin.readline()
    return line.rstrip("\r\n") if line else None
