"""What is said against an answer given before: "not 20 but 25", "I had 25", "Ben's guess was 4"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from intents.expected import Expected
from intents.heard import FREE_TEXT
from intents.meaning import Answer, Listing, Meaning, Said
from intents.names import find, fold
from intents.readings import Number
from intents.utterance import Listener, Utterance

CLAIMING = frozenset({"span", "number", "strip", "bet"})
"""The kinds of answers that everybody gives in a round, so that one may be put right."""

CALENDAR = "year"
"""The unit of a question that itself may be answered by "it was 1969"."""

PLACES: Mapping[str, str] = {
    "{new}": r"(?P<new>\S.*?)",
    "{old}": r"(?P<old>\S.*?)",
    "{any}": r"\S.*",
    "{who}": r"(?P<who>\S+(?:\s\S+){0,2}?)",
}
"""What the frames of the phrase files leave open: the answer that counts, the one taken back, whose it is."""


Read = Callable[[Utterance, Expected], Meaning]
"""How an answer is read, given what is expected."""


@dataclass(frozen=True, slots=True)
class Claim:
    """An answer as it was or is to be, in words; whose it is and what it stands instead of, where told."""

    new: str
    old: str | None = None
    who: str | None = None
    guess: bool = False
    """It was called a guess, also where a bet is due."""


def claimed(text: str, expected: Expected, ears: Listener, read: Read) -> Said | None:
    """The answer that is said against one given before; None where none is."""
    for claim in _claims(text, expected, ears):
        under = expected
        if claim.guess and expected.kind == "bet":
            under = replace(expected, kind="number", also=(), choices={})
        new = read(Utterance(FREE_TEXT, claim.new, under, ears, correcting=True), under)
        old = read(Utterance(FREE_TEXT, claim.old, under, ears), under) if claim.old else None
        was = old.answer if isinstance(old, Said) else None
        if was is not None and _said_after_all(text, was, under, ears, read):
            continue
        if isinstance(new, Said) and not isinstance(new.answer, Listing) and (claim.old is None or was):
            return replace(new, who=claim.who, correcting=claim.who is None, past=True, old=was)
    return None


def _said_after_all(text: str, was: Answer, expected: Expected, ears: Listener, read: Read) -> bool:
    """Whether the whole says what a frame took for the answer given before ("not over 100, I say 85")."""
    whole = read(Utterance(FREE_TEXT, text, expected, ears), expected)
    return isinstance(whole, Said) and whole.answer == was


def _claims(text: str, expected: Expected, ears: Listener) -> Iterator[Claim]:
    """Every way in which an utterance may put an answer right, the most explicit first."""
    kinds = {expected.kind, *expected.also}
    told = ["claims"] if CLAIMING & kinds else []
    told += ["claims_guess"] if kinds & {"number", "bet"} else []
    told += ["claims_guessed"] if "bet" in kinds else []
    told += ["claims_number"] if "number" in kinds and expected.guessed and expected.unit != CALENDAR else []
    ways = tuple(_opened(_without_talk(text, ears), ears)) if told else ()
    for name, way in ((name, way) for name in reversed(told) for way in ways):
        for frame in _frames(ears.lists.get(name, ())):
            found = frame.fullmatch(way)
            parts = found.groupdict() if found else {}
            who = find(parts["who"], expected.names) if parts.get("who") else ()
            if parts and (len(who) == 1 or not parts.get("who")):
                yield Claim(
                    parts["new"], parts.get("old"), next(iter(who), None), name.startswith("claims_guess")
                )


def same_as(u: Utterance) -> Number | None:
    """The number said before, named by whose it is ("the same as Ben"), else the last one ("ditto")."""
    ways, guessed = _frames(u.listener.lists.get("same_as", ())), u.expected.guessed
    bare = _without_talk(u.text, u.listener)
    for found in (way.fullmatch(bare) for way in ways):
        who = find(found["who"], guessed) if found else ()
        if len(who) == 1:
            return Number(guessed[who[0]])
    same = fold(bare) in map(fold, u.listener.lists.get("same", ()))
    return Number(list(guessed.values())[-1]) if same and guessed else None


def _opened(text: str, ears: Listener) -> Iterator[str]:
    """The text, and what is left of it after each correction that opens it ("no, sorry, I said 25")."""
    yield text
    opener = _opener(ears.words.corrections)
    while (shorter := opener.sub("", text, count=1)) != text:
        text = shorter
        yield text


@lru_cache
def _opener(ways: tuple[str, ...]) -> re.Pattern[str]:
    either = "|".join(re.escape(way) for way in sorted(ways, key=len, reverse=True))
    return re.compile(rf"^(?:{either})\b[\s:,.!]*(?=\S)", re.IGNORECASE)


def _without_talk(text: str, ears: Listener) -> str:
    return _talk(ears.lists.get("small_talk", ())).sub("", " ".join(text.split())).strip(" .!,;")


@lru_cache
def _talk(ways: tuple[str, ...]) -> re.Pattern[str]:
    either = "|".join(re.escape(way) for way in sorted(ways, key=len, reverse=True))
    return re.compile(rf"^(?:(?:{either})\b[\s,.;!]+)+(?=\S)|(?:[\s,.;!]+(?:{either}))+[.!]*$", re.IGNORECASE)


@lru_cache
def _frames(ways: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """The frames as patterns, those with the most words of their own first."""
    ranked = sorted(ways, key=lambda way: -len(re.sub(r"\{\w+\}", "", way)))
    return tuple(re.compile(_pattern(way), re.IGNORECASE) for way in ranked)


def _pattern(way: str) -> str:
    words = (
        re.sub(r"\\\{(\w+)\\\}", lambda found: PLACES[f"{{{found[1]}}}"], re.escape(word))
        for word in way.split()
    )
    return r"[\s,:]+".join(words).replace("'", "['’]")
