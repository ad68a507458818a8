"""What is said about a name: whose answer is to be another one, and who is unknown here."""

from __future__ import annotations

from collections.abc import Callable

from intents.expected import Expected
from intents.heard import FREE_TEXT, Heard
from intents.meaning import Barred, Command, Meaning, Said, Stranger, Wish
from intents.names import barred_name, changed, fold
from intents.strangers import starting, stranger
from intents.utterance import Listener, Utterance

Read = Callable[[Utterance, Expected], Meaning]
"""Reads an utterance by what is waited for."""

HIDDEN = frozenset({"bet"})
"""Kinds whose answers name people themselves, so that nobody can be asked whose it was."""


def changed_answer(text: str, expected: Expected, listener: Listener, read: Read) -> Meaning | None:
    """Somebody's answer, put right in the same breath ("change Anna to 25"), or still to be said."""
    found = changed(text, expected.names, listener.words)
    if found is None or expected.kind in ("players", "starter"):
        return None
    who, answer = found
    if not answer:
        return Command(Wish.CORRECT, who)
    intent = listener.recogniser.fixed(answer) or FREE_TEXT
    meaning = read(Utterance(intent, answer, expected, listener, correcting=True, named=True), expected)
    return Said(meaning.answer, who, correcting=True) if isinstance(meaning, Said) else None


def unknown_name(
    heard: Heard, text: str, expected: Expected, listener: Listener, read: Read
) -> Stranger | Barred | None:
    """A name that nobody here has, before an answer or behind it; or one that nobody can have."""
    if expected.kind == "players":
        barred = barred_name(text, listener.words, listener.recogniser.fixed)
        return Barred(barred) if barred else None
    if expected.kind == "starter":
        nobody = starting(text, expected, listener)
        return Stranger(nobody) if nobody else None

    def meant(rest: str) -> Meaning:
        intent = listener.recogniser.fixed(rest) or FREE_TEXT
        return read(Utterance(intent, rest, expected, listener, named=True), expected)

    def answers(rest: str) -> bool:
        return isinstance(meant(rest), Said)

    found = stranger(text, expected, listener, written=heard.text is not None, answers=answers)
    if found is None:
        return None
    name, rest = found
    said = meant(rest)
    alone = fold(text).startswith(fold(name)) and expected.kind not in HIDDEN
    return Stranger(name, said if alone and isinstance(said, Said) else None)
