"""A conversation written down as a story, while it is played (docs/stories.md)."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

from host import log as logs
from host.codec import plain
from host.table import Table

WIDTH = 110


class Record:
    """The transcript of one terminal: everything said and heard, as lines of a story."""

    def __init__(self, path: Path, *, locale: str, seed: int) -> None:
        """Write to this file when the conversation ends; the same seed draws the same again."""
        self._path = path
        self._header = [f"locale: {locale}", f"seed: {seed}"]
        self._lines: list[str] = []

    def heard(self, speech: str) -> None:
        """The host has spoken."""
        wrapped = textwrap.wrap(speech, WIDTH, break_on_hyphens=False) or [""]
        self._lines += [f"> {line}" for line in wrapped]

    def said(self, text: str, name: str) -> None:
        """Somebody at the table has spoken (a step in brackets stands as it is)."""
        self._lines.append(text if text.startswith("(") else f"{name}: {text}")

    def write(self, table: Table) -> None:
        """Write the story, with the cards that were dealt, so that it can be played again word for word."""
        cards = [plain(card) for card in logs.dealt(table.log)] if table.log else []
        own = [f"cards: {json.dumps(cards, ensure_ascii=False)}"] if cards else []
        self._path.write_text("\n".join([*self._header, *own, "", *self._lines]) + "\n", "utf-8")
