"""What the rules wait for now, as far as it helps to understand an answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from intents.meaning import Answer


@dataclass(frozen=True, slots=True)
class Expected:
    """The kind of answer that is due, and what it may be about.

    `kind` and the kinds in `also` are those of CONTRACT.md's `waiting_for` (also: what may come instead,
    as a span may while "ready" is waited for). `names` are the players' names at the table, `player` the one
    on turn. `choices` maps an id to the ways of saying it (games, categories). `terms` are the words lying
    at the table (terms of an order, words of a circle, topics). `unit` is the unit asked for. `half` is
    what was said of the answer already, when only the rest is asked for.
    """

    kind: str
    also: tuple[str, ...] = ()
    player: str | None = None
    names: tuple[str, ...] = ()
    may_pass: bool = False
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    terms: tuple[str, ...] = ()
    unit: str | None = None
    opening: bool = False
    """Whether the game is about to begin, so that its settings can still be changed."""
    half: Answer | None = None
    gone: tuple[str, ...] = ()
    """Names of those who have sat here and left."""
    mends: bool = False
    """Whether an answer that stands is put right, so that a part of it is enough ("to 1760")."""
    guessed: Mapping[str, int | float] = field(default_factory=dict)
    """The numbers that were read out before, by whose they are: "the same as Ben" is one of them."""
    sober: bool = False
    """Whether only a plain yes is one: "ready" and "let's go" delete, end and doubt nothing."""
