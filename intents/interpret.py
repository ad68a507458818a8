"""What was said, read by what is waited for: the one place where a number becomes a span, a name, a count."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from intents import circle, lesson, row, seating
from intents.bets import read_bet
from intents.claims import claimed, same_as
from intents.counts import read_count
from intents.expected import Expected
from intents.heard import FALLBACK, FREE_TEXT, Heard
from intents.judgements import last_doubt
from intents.meaning import (
    Answer,
    AnyOf,
    Command,
    Listing,
    Meaning,
    Pass,
    Ready,
    Said,
    Wish,
    YesNo,
)
from intents.names import (
    addressed,
    corrected,
    fold,
    likeness,
    renamed,
)
from intents.numbers import read_span
from intents.picks import read_category, read_topic
from intents.readings import Doubt, NoAnswer, Number, Span, SpanEnd, Unsure
from intents.recognise import SAID
from intents.strips import read_strip
from intents.utterance import Listener, Utterance
from intents.whose import changed_answer, unknown_name
from intents.wishes import SETTING, WISHES, setting_of, wish_of

LONGEST = 300
"""Characters of an utterance that are looked at; nobody answers at more length."""

TIMES = ("MinutesIntent", "AMAZON.PauseIntent")
"""What says a time ("two minutes", "one minute"), and so answers where one is asked for."""
YES, NO = "AMAZON.YesIntent", "AMAZON.NoIntent"
LEAST_YEAR = 100
"""A smaller number is hardly the end of a span by itself ("from nineteen" is where somebody stopped)."""

WAITING = frozenset({"AMAZON.PauseIntent", "HushIntent"})
"""What is added to a yes or a no ("no, hang on")."""

DECLINE = "DeclineIntent"
"""A no to what is offered ("no, thanks"), which judges nothing."""
READY, NEXT, PASS, ANY = "ReadyIntent", "AMAZON.NextIntent", "PassIntent", "AnyIntent"
ANSWERING: Mapping[str, frozenset[str]] = {
    "judgement": frozenset({row.WRONG, row.DISPUTE}),
    "encore": frozenset({row.RESUME}),
    "lesson": lesson.LEAVES.union(lesson.WITHOUT_WORDS, {lesson.HUSH}),
    "clue": circle.LEAVING,
}
"""Intents that are wishes elsewhere, but answers where this kind is due ("that's wrong" judges an order)."""

NAMES = "NamesIntent"
"""Names, one a slot."""

CHOICES = "ChoicesIntent"
"""What can be chosen now is to be read out."""
ALL_IN, YELLOW = "AllInIntent", "YellowIntent"

TAKES_NAMES = frozenset({"bet", "starter"})
"""Kinds whose reader tells whose answer it is by itself: names are part of the answer."""


Reader = Callable[[Utterance], "Answer | Said | Unsure | NoAnswer | None"]


STOPS = ("AMAZON.StopIntent", "AMAZON.CancelIntent")
"""What counts as itself in whatever slot it arrives: nobody is called "Cancel"."""

CLUE = "clue"
"""The kind of a clue, and the slot before or behind which its player says that it is one."""


def interpret(heard: Heard, expected: Expected, listener: Listener) -> Meaning:
    """The meaning of what was heard, given what is waited for.

    Never raises on any words; what answers nothing is a NoAnswer with the reason.
    """
    text = _words(heard, expected, listener.lists)
    intent, slots = heard.intent, heard.slots
    if text and _said_whole(heard, text) and (known := listener.recogniser.known(text)):
        intent, slots = known.intent, known.slots
    elif slots and (stop := _stop(slots, text, listener)):
        intent, slots = stop, {}
    if intent == DECLINE and not _judged(expected):
        intent = NO
    wish = wish_of(intent, slots, expected, listener)
    if wish is not None and not _answers(intent, text, expected, listener):
        said_first = _yes_or_no_first(intent, text, expected, listener)
        if said_first is None:
            return wish
        intent = said_first
    begins = expected.opening or last_doubt(text, listener.lists) is not None
    if begins and (setting := setting_of(heard, text, expected, listener)):
        return setting
    if about := _about_names(heard, text, expected, listener):
        return about
    if len(text) > LONGEST or (not text and intent == FALLBACK):
        return NoAnswer(Doubt.NOTHING)
    whole = expected.kind in TAKES_NAMES or intent in (row.DOUBT, row.WAVE, PASS)
    named = NoAnswer() if whole else _read_named(text, expected, listener)
    if isinstance(named, Said):
        return named
    plain = _read(Utterance(intent, text, expected, listener), expected)
    if isinstance(plain, NoAnswer) and (wish := _elsewhere(intent, text, expected, listener)):
        return wish
    if isinstance(plain, NoAnswer) and (setting := setting_of(heard, text, expected, listener)):
        return setting
    return named if isinstance(plain, NoAnswer) and isinstance(named, Unsure) else plain


def _judged(expected: Expected) -> bool:
    """Whether a no would doubt what lies there."""
    return expected.kind != "yes_no" and "judgement" in (expected.kind, *expected.also)


def _yes_or_no_first(intent: str, text: str, expected: Expected, listener: Listener) -> str | None:
    """The yes or no to what is asked, where more was added that waits for nothing ("no, hang on")."""
    if expected.kind != "yes_no" or intent not in WAITING:
        return None
    first = listener.recogniser.fixed(re.split(r"[\s,.;!]+", text, maxsplit=1)[0])
    return first if first in (YES, NO) else None


def _about_names(heard: Heard, text: str, expected: Expected, listener: Listener) -> Meaning | None:
    """What is said about a name or an answer given before: who is renamed, who is unknown, what changes."""
    if not text or len(text) > LONGEST:
        return None
    if changes := changed_answer(text, expected, listener, _read) or claimed(text, expected, listener, _read):
        return changes
    if corrected_name := renamed(text, expected.names, listener.words):
        return Command(Wish.RENAME, *corrected_name)
    return unknown_name(heard, text, expected, listener, _read)


def _elsewhere(intent: str, text: str, expected: Expected, listener: Listener) -> Command | None:
    """What an answer is a wish for where nothing waits for it ("ready" while somebody is to answer)."""
    said = fold(text.strip(" .!?"))
    if intent in (NEXT, READY, lesson.ENOUGH):
        return Command(Wish.NEXT)
    if expected.kind == "ready" and (intent == NO or said in map(fold, listener.lists["not_ready"])):
        return Command(Wish.PAUSE)
    if said in map(fold, listener.lists["corrects"]):
        return Command(Wish.CORRECT)
    return Command(Wish.HUSH) if intent == ANY else None


def _answers(intent: str, text: str, expected: Expected, listener: Listener) -> bool:
    """Whether what is a wish elsewhere answers what is asked now."""
    asked = (expected.kind, *expected.also)
    if intent in TIMES and expected.unit:
        return isinstance(READERS[expected.kind](Utterance(intent, text, expected, listener)), Number)
    begins = ("answering", "completing") if expected.half is not None else ("answering",)
    ways = (way for kind in asked for how in begins for way in listener.lists.get(f"{how}_{kind}", ()))
    utterance = Utterance(intent, text, expected, listener)
    claimed = (kind for kind in asked if intent in ANSWERING.get(kind, ()))
    return fold(text) in map(fold, ways) or any(READERS[kind](utterance) for kind in claimed)


def _words(heard: Heard, expected: Expected, lists: Mapping[str, tuple[str, ...]]) -> str:
    """The words that arrived; slots alone are put together as somebody would say them.

    The list `before_<slot>` holds the word that is said before a slot's own ("at" eleven); a slot that is
    called like another and more goes with that one ("at", "at_decimals"). While names are
    asked for, they are all names, in whatever slots they come ("Mum, Dad, Tom" as a clue of Mum's).
    """
    if heard.text is not None:
        return " ".join(heard.text.split())
    slots = dict(heard.slots)
    if SAID in slots:
        return slots[SAID]
    if heard.intent.startswith(SETTING) and not expected.unit:
        return ""
    if expected.kind == "players":
        names = heard.intent == NAMES
        return (", " if names else " ").join(slots[name] for name in (sorted(slots) if names else slots))
    who, team, taken_back = (slots.pop(slot, None) for slot in ("who", "by_team", "correction"))
    pair = {"first", "last"} <= slots.keys() and " - ".join(_taken(slots, end) for end in ("first", "last"))
    body = pair or ""
    for name in sorted(slots):
        belongs = any(name.startswith(f"{other}_") for other in slots)
        asked = name != CLUE or CLUE in (expected.kind, *expected.also)
        said = " ".join((*(lists.get(f"before_{name}", ())[:1] if asked else ()), slots[name]))
        body += (" " if belongs else ", ") * bool(body) + said
    body = f"{taken_back}, {body}" if taken_back else body
    return ": ".join(filter(None, (who, team, body)))


def _stop(slots: Mapping[str, str], text: str, listener: Listener) -> str | None:
    """The wish to stop, where it was taken for an answer: "on stop" is one, too; a clue may be any word."""
    alone = list(slots.values()) if len(slots) == 1 and CLUE not in slots else []
    ways = (slots.get("target"), text or " ".join(slots.values()), *alone)
    stops = (listener.recogniser.fixed(way) for way in ways if way)
    return next((stop for stop in stops if stop in STOPS), None)


def _said_whole(heard: Heard, text: str) -> bool:
    """Whether these are all the words that were said: free speech, or the only slot of an answer."""
    if heard.intent in (FREE_TEXT, FALLBACK):
        return True
    wished = heard.intent in WISHES or heard.intent.startswith(SETTING)
    return not wished and heard.text is None and list(heard.slots.values()) == [text]


def _taken(slots: dict[str, str], year: str) -> str:
    """A year out of the slots, with its era where that was said."""
    return " ".join(filter(None, (slots.pop(year), slots.pop(f"{year}_era", ""))))


def _read(utterance: Utterance, expected: Expected) -> Meaning:
    doubt: Unsure | NoAnswer | None = None
    for kind in (expected.kind, *expected.also):
        answer = READERS[kind](utterance)
        if answer is None:
            continue
        if isinstance(answer, Said):
            return answer
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
    if who is not None and _rather_a_term(rest, answer, who, expected.terms):
        who, answer = None, rest
    if who is not None and expected.kind == CLUE:
        called = circle.calls_somebody(rest, answer, who, listener.lists)
        who, answer = (who, answer) if called else (None, rest)
    inner, answer = (
        (False, answer) if listener.recogniser.fixed(answer) else corrected(answer, listener.words)
    )
    if who is None and not (correcting or inner):
        return NoAnswer(Doubt.NOTHING)
    if who is None and not expected.unit and _waits(answer, listener):
        return NoAnswer(Doubt.NOTHING)
    intent = listener.recogniser.fixed(answer) or FREE_TEXT
    if who is not None and fold(answer).strip(" .!") in listener.lists.get("passes", ()):
        intent = PASS
    utterance = Utterance(intent, answer, expected, listener, correcting or inner, named=who is not None)
    meaning = _read(utterance, expected)
    if isinstance(meaning, Said):
        return Said(meaning.answer, who or meaning.who, correcting or inner or meaning.correcting)
    return meaning


def _waits(text: str, listener: Listener) -> bool:
    """Whether a time is all that is said after a word that takes back or stalls ("wait, two minutes")."""
    known = listener.recogniser.known(text)
    return known is not None and known.intent in TIMES


def _rather_a_term(text: str, answer: str, who: str, terms: tuple[str, ...]) -> bool:
    """Whether the words taken for a player's name are nearer to a term at the table ("banana" for Anna)."""
    called = text.removesuffix(answer) if text.endswith(answer) else text.removeprefix(answer)
    if any(fold(text).startswith(fold(term)) and len(fold(term)) > len(fold(called)) for term in terms):
        return True
    words = [word.strip(" ,:;.") for word in called.split()]
    own = max((likeness(word, who) for word in words), default=0.0)
    parts = [part for term in terms for part in term.split()]
    return any(likeness(word, part) > own for word in words for part in parts)


# Readers, one per kind of answer ---------------------------------------------------------------------------


def _yes_no(u: Utterance) -> YesNo | None:
    if u.intent == READY:
        return None if u.expected.sober else YesNo(yes=True)
    return YesNo(u.intent == YES) if u.intent in (YES, NO) else None


def _ready(u: Utterance) -> Ready | None:
    corrects = fold(u.text.strip(" .!?")) in map(fold, u.listener.lists["corrects"])
    return Ready() if u.intent in (READY, YES, NEXT, lesson.ENOUGH) and not corrects else None


def _span(u: Utterance) -> Answer | Unsure | NoAnswer | None:
    if u.intent == PASS:
        return None
    found = read_span(u.text, u.listener.language)
    return (_span_end(u) or found) if isinstance(found, NoAnswer) else found


def _span_end(u: Utterance) -> SpanEnd | None:
    """One end of a span, where it is said which one ("to 1760", "from 1690")."""
    for end in ("last", "first"):
        ways = u.listener.lists["span_to" if end == "last" else "span_from"]
        either = "|".join(re.escape(way) for way in sorted(ways, key=len, reverse=True))
        led = re.match(rf"(?:{either})\s+(\S.*)$", u.text, re.IGNORECASE)
        year = read_span(led[1], u.listener.language) if led else None
        if isinstance(year, Span) and year.first == year.last and not 0 < year.first < LEAST_YEAR:
            return SpanEnd(**{end: year.first})
    return None


def _number(u: Utterance) -> Answer | Unsure | NoAnswer | None:
    if u.intent in (PASS, CHOICES):
        return Listing() if u.intent == CHOICES else None
    if (same := same_as(u)) is not None:
        return same
    asked = " ".join(u.expected.choices.get("asked", ()))
    return read_count(u.text, u.listener.language, unit=u.expected.unit, asked=asked)


def _category(u: Utterance) -> Answer | None:
    if u.intent in (ANY, CHOICES):
        return AnyOf() if u.intent == ANY else Listing()
    known = (name.removeprefix("category_") for name in u.listener.lists if name.startswith("category_"))
    return read_category(u.text, u.expected.choices or tuple(known), u.listener.lists)


def _topic(u: Utterance) -> Answer | None:
    if u.intent in (ANY, CHOICES):
        return AnyOf() if u.intent == ANY else Listing()
    return read_topic(u.text, u.expected.terms, u.listener.lists, u.listener.language)


def _bet(u: Utterance) -> Answer | Said | None:
    if u.intent in (PASS, CHOICES):
        return Listing() if u.intent == CHOICES else None
    token = u.listener.lists["bet_yellow"][0] if u.intent == YELLOW else ""
    token = u.listener.lists["bet_all"][0] if u.intent == ALL_IN else token
    who, colon, answer = u.text.rpartition(": ")
    text = u.text if fold(token) in fold(u.text) else f"{who}{colon}{token} {answer}"
    return read_bet(text, u.expected, u.listener.lists, u.listener.language)


def _strip(u: Utterance) -> Answer | Unsure | NoAnswer | None:
    if u.intent == PASS or fold(u.text.strip(" .!")) in map(fold, u.listener.lists["same"]):
        return None
    expected = u.expected
    return read_strip(u.text, u.listener.language, u.listener.lists, unit=expected.unit, half=expected.half)


def _nothing(_: Utterance) -> None:
    return None


READERS: Mapping[str, Reader] = {
    "game": seating.game,
    "players": seating.players,
    "starter": seating.starter,
    "ready": _ready,
    "span": _span,
    "number": _number,
    "yes_no": _yes_no,
    "category": _category,
    "question": _topic,
    "bet": _bet,
    "judgement": row.judgement,
    "order": row.order,
    "place": row.order,
    "done": row.done,
    "further": row.further,
    "encore": row.encore,
    "strip": _strip,
    "words": circle.starting_words,
    "clue": circle.clue,
    "gap": circle.gap,
    "lesson": lesson.lesson,
    "nothing": _nothing,
}
"""One reader for each kind of answer; each returns None for what answers it not at all."""
