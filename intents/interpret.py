"""What was said, read by what is waited for: the one place where a number becomes a span, a name, a count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from intents.expected import Expected
from intents.heard import FALLBACK, FREE_TEXT, Heard
from intents.meaning import (
    Answer,
    AnyOf,
    Choice,
    Command,
    Doubt,
    Meaning,
    Name,
    Names,
    NoAnswer,
    Pass,
    Ready,
    Said,
    Unsure,
    Wish,
    YesNo,
)
from intents.names import ListWords, addressed, corrected, find, fold, found_in, listed
from intents.numbers import read_number, read_span
from intents.recognise import SAID, Recogniser

LONGEST = 300
"""Characters of an utterance that are looked at; nobody answers at more length."""

WISHES: Mapping[str, Wish] = {
    "AMAZON.HelpIntent": Wish.HELP,
    "AMAZON.RepeatIntent": Wish.REPEAT,
    "AMAZON.StopIntent": Wish.STOP,
    "AMAZON.CancelIntent": Wish.STOP,
    "AMAZON.NavigateHomeIntent": Wish.STOP,
    "AMAZON.PauseIntent": Wish.PAUSE,
    "AMAZON.ResumeIntent": Wish.RESUME,
    "AMAZON.StartOverIntent": Wish.NEW_GAME,
    "QuestionIntent": Wish.QUESTION,
    "ScoreIntent": Wish.SCORE,
    "TurnIntent": Wish.TURN,
    "UndoIntent": Wish.UNDO,
    "SkipIntent": Wish.SKIP,
    "EndGameIntent": Wish.END_GAME,
    "RulesIntent": Wish.RULES,
}
"""The intents that mean the same whatever is waited for."""

YES, NO = "AMAZON.YesIntent", "AMAZON.NoIntent"
READY, NEXT, PASS, ANY = "ReadyIntent", "AMAZON.NextIntent", "PassIntent", "AnyIntent"


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


Reader = Callable[[Utterance], "Answer | Unsure | NoAnswer | None"]


def interpret(heard: Heard, expected: Expected, listener: Listener) -> Meaning:
    """The meaning of what was heard, given what is waited for.

    Never raises on any words; what answers nothing is a NoAnswer with the reason.
    """
    text = _words(heard)
    intent = heard.intent
    if intent in (FREE_TEXT, FALLBACK) and text:
        intent = listener.recogniser.fixed(text) or intent
    if intent in WISHES:
        return _wish(intent, expected)
    if not text and intent == FALLBACK:
        return NoAnswer(Doubt.NOTHING)
    if len(text) > LONGEST:
        return NoAnswer(Doubt.NOTHING)
    named = _read_named(text, expected, listener)
    if isinstance(named, Said):
        return named
    plain = _read(Utterance(intent, text, expected, listener), expected)
    return named if isinstance(plain, NoAnswer) and isinstance(named, Unsure) else plain


def _wish(intent: str, expected: Expected) -> Meaning:
    wish = WISHES[intent]
    if wish is Wish.RESUME and expected.kind == "ready":
        return Said(Ready())
    return Command(wish)


def _words(heard: Heard) -> str:
    """The words that arrived; slots alone are put together as somebody would say them."""
    if heard.text is not None:
        return " ".join(heard.text.split())
    slots = dict(heard.slots)
    if SAID in slots:
        return slots[SAID]
    who = slots.pop("who", None)
    if {"first", "last"} <= slots.keys():
        body = f"{slots['first']} - {slots['last']}"
    else:
        body = ", ".join(slots[name] for name in sorted(slots))
    return f"{who}: {body}" if who else body


def _read(utterance: Utterance, expected: Expected) -> Meaning:
    doubt: Unsure | NoAnswer | None = None
    for kind in (expected.kind, *expected.also):
        answer = READERS[kind](utterance)
        if answer is None:
            continue
        if not isinstance(answer, Unsure | NoAnswer):
            return Said(answer)
        doubt = doubt if isinstance(doubt, Unsure) else answer
    if expected.may_pass and utterance.intent == PASS:
        return Said(Pass())
    return doubt or NoAnswer(Doubt.NOTHING)


def _read_named(text: str, expected: Expected, listener: Listener) -> Meaning:
    """The same with a name taken off ("Bruno: …"), and with a correction taken off ("no, …")."""
    correcting, rest = corrected(text, listener.words)
    who, answer = addressed(rest, expected.names, listener.words)
    inner, answer = corrected(answer, listener.words)
    if who is None and not (correcting or inner):
        return NoAnswer(Doubt.NOTHING)
    intent = listener.recogniser.fixed(answer) or FREE_TEXT
    meaning = _read(Utterance(intent, answer, expected, listener), expected)
    if isinstance(meaning, Said):
        return Said(meaning.answer, who, correcting or inner)
    return meaning


# Readers, one per kind of answer ---------------------------------------------------------------------------


def _yes_no(u: Utterance) -> YesNo | None:
    return YesNo(u.intent in (YES, READY, "AMAZON.ResumeIntent")) if u.intent in (YES, NO, READY) else None


def _ready(u: Utterance) -> Ready | None:
    return Ready() if u.intent in (READY, YES, NEXT) else None


def _span(u: Utterance) -> Answer | Unsure | NoAnswer | None:
    if u.intent == PASS:
        return None
    return read_span(u.text, u.listener.language)


def _number(u: Utterance) -> Answer | Unsure | NoAnswer | None:
    if u.intent == PASS:
        return None
    return read_number(u.text, u.listener.language, unit=u.expected.unit)


def _players(u: Utterance) -> Names | None:
    if u.intent in (YES, NO, READY, NEXT, PASS, ANY):
        return None
    names = listed(u.text, u.listener.words)
    return Names(names) if names else None


def _starter(u: Utterance) -> Answer | None:
    if u.intent == ANY:
        return AnyOf()
    found = found_in(u.text, u.expected.names)
    return Name(found[0]) if len(found) == 1 else None


def _game(u: Utterance) -> Answer | None:
    if u.intent == ANY:
        return AnyOf()
    return choose(u.text, u.expected.choices)


def choose(text: str, choices: Mapping[str, tuple[str, ...]]) -> Choice | None:
    """The one choice whose spoken form is in the text, or nearly is; None if none or several are."""
    said = f" {fold(text)} "
    within = {
        (len(fold(way)), key) for key, ways in choices.items() for way in ways if f" {fold(way)} " in said
    }
    if within:
        longest = max(size for size, _ in within)
        keys = {key for size, key in within if size == longest}
        return Choice(keys.pop()) if len(keys) == 1 else None
    ways = {way: key for key, forms in choices.items() for way in forms}
    near = {ways[way] for way in find(text, ways)}
    return Choice(near.pop()) if len(near) == 1 else None


def _nothing(_: Utterance) -> None:
    return None


READERS: Mapping[str, Reader] = {
    "game": _game,
    "players": _players,
    "starter": _starter,
    "ready": _ready,
    "span": _span,
    "number": _number,
    "yes_no": _yes_no,
    "nothing": _nothing,
}
"""One reader for each kind of answer; each returns None for what answers it not at all."""
