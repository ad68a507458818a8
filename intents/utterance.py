"""What a reader of answers gets to see: one utterance, what is expected, and one language's ears."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from intents.expected import Expected
from intents.names import ListWords
from intents.recognise import Recogniser


@dataclass(frozen=True, slots=True)
class Listener:
    """One language's ears: its phrases and its little words."""

    language: str
    recogniser: Recogniser
    words: ListWords
    lists: Mapping[str, tuple[str, ...]]
    """Every list of `words` in the phrase files, by name; games add their own."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """What one reader of an answer gets to see: the intent, the words, and what is expected."""

    intent: str
    text: str
    expected: Expected
    listener: Listener
    correcting: bool = False
    """It opened with a correction, which is taken off ("no, …")."""
    named: bool = False
    """It was said whose it is, which is taken off, too ("Anna: …")."""
