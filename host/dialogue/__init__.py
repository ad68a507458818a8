"""The dialogue of each game: what is asked, what an answer leads to, what is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from host.dialogue import clue_circle, guess_and_bet, order_it, scale_strip, year_span
from host.dialogue.contract import Dialogue

DIALOGUES: Mapping[str, Dialogue[Any]] = {
    talk.id: talk
    for talk in (
        year_span.DIALOGUE,
        order_it.DIALOGUE,
        guess_and_bet.DIALOGUE,
        scale_strip.DIALOGUE,
        clue_circle.DIALOGUE,
    )
}
"""Every game's dialogue, by the game's id."""
