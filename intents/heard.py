"""What a speaker sends: an intent with the texts of its slots, and the raw words where they are known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

FREE_TEXT = "SayIntent"
"""The catch-all intent: anything said that no phrase describes."""

FALLBACK = "AMAZON.FallbackIntent"
"""What Alexa sends when nothing matched: an intent without words."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One utterance as it arrived.

    `slots` maps slot names to their spoken texts (digits or words, never empty strings).
    `text` is the whole utterance where the port knows it (simulator, terminal, catch-all slot), else None.
    """

    intent: str
    slots: Mapping[str, str] = field(default_factory=dict)
    text: str | None = None
