"""The words that a speaker is to hear best now: the players' names, and the terms or words that lie there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from host.dialogue import DIALOGUES
from host.games.contract import Kind, Phase
from host.reply import Reply
from host.table import Listed, Table

PLAYER, TERM, WORD, TOPIC = "player", "term", "word", "topic"
"""What the phrase files, and so the interaction model, call the types of slots that hold them."""

KINDS: Mapping[Kind, str] = {
    Kind.ORDER: TERM,
    Kind.JUDGEMENT: TERM,
    Kind.PLACE: TERM,
    Kind.GAP: WORD,
    Kind.QUESTION: TOPIC,
}
"""What the words are that an answer of each kind may be about."""

LASTS = 20 * 60
"""Seconds after which a speaker is told again; it forgets after thirty minutes (ALEXA.md, Limits)."""


def due(table: Table) -> Mapping[str, tuple[str, ...]]:
    """The words that are best heard now, by what they are; nothing that the table may not know."""
    scene = table.scene
    found = {PLAYER: scene.present} if scene.present else {}
    if table.log is None:
        return found
    wait = table.log.rules.waits(table.state)
    if wait.phase is not Phase.FINISHED and wait.kind in KINDS:
        terms = DIALOGUES[table.log.game].expects(table.state, scene).terms
        if terms:
            found[KINDS[wait.kind]] = tuple(dict.fromkeys(terms))
    return found


def told(table: Table, answer: Reply, known: Listed | None, now: int) -> tuple[Table, Reply]:
    """The answer with the words that the speaker does not know yet, and the table that remembers them.

    `known` is what it was told in this session. No words at all: it is to forget those.
    """
    if answer.ends_session or answer.reprompt is None:
        return table.talking(listed=None), answer
    words = due(table)
    known_well = known is not None and dict(known.words) == dict(words) and now - known.at < LASTS
    if known_well or (known is None and not words):
        return table, answer
    return table.talking(listed=Listed(words, now) if words else None), replace(answer, listed=words)
