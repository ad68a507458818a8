"""The dialogue of each game: what is asked, what an answer leads to, what is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from host.dialogue import year_span
from host.dialogue.contract import Dialogue

DIALOGUES: Mapping[str, Dialogue[Any]] = {talk.id: talk for talk in (year_span.DIALOGUE,)}
"""Every game's dialogue, by the game's id."""
