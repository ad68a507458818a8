"""One Round?: what may be said of a clue by the rules, and who says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """What becomes of a clue."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"
    ASK = "ask"
    """The table knows better."""


class ClueRule(StrEnum):
    """The rule that a clue hurts (rulebook, What do I have to bear in mind as a Tipster?)."""

    ONE_WORD = "one-word"
    """A clue is one word; only a proper name may have more."""
    EXISTS = "exists"
    """The word must exist."""
    SAME_WORD = "same-word"
    """The word itself must not lie in the circle."""
    SHARED_STEM = "shared-stem"
    """Nor may its stem."""
    NUMBER = "number"
    """A clue must not refer to the number on the card,"""
    COLOUR = "colour"
    """its colour,"""
    PLACE = "place"
    """or its place in the circle."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a clue, the rule that it hurts or may hurt, and the word of the circle that does it."""

    outcome: Outcome
    rule: ClueRule | None = None
    word: str | None = None


Judge = Callable[[str, tuple[str, ...]], Verdict]
"""(clue, words of the circle) -> the verdict, in the language of the table.

The number on the card is kept from whoever judges at a table: a refusal that depended on it would tell it.
"""


def lenient(clue: str, words: tuple[str, ...]) -> Verdict:  # noqa: ARG001  it knows no words
    """A judge who allows whatever is said."""
    return Verdict(Outcome.ALLOWED)
