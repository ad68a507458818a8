"""Names that nobody at the table has: before an answer, behind one, or where somebody is to leave."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from intents.expected import Expected
from intents.names import find, fold, found_in
from intents.numbers import read_integer, read_year
from intents.utterance import Listener

TOLD_BY_NAME = frozenset({"span", "number", "strip", "bet"})
"""Kinds of answers that everybody gives, each under a name; any name written with a capital is one there."""

AT_TURN = frozenset({"order", "place", "judgement"})
"""Kinds whose answer a name may stand before, too; there only a name that is often given is one."""

LONGEST = 3
"""Words of a name."""


def stranger(
    text: str, expected: Expected, listener: Listener, *, written: bool, answers: Callable[[str], bool]
) -> tuple[str, str] | None:
    """The name of nobody here, and what was said under it; None where no such name was said.

    Where nobody has been named, nobody is unknown: "Grandpa says forty" is an answer.
    `answers` tells whether what was said under a name answers anything. `written` tells whether the words
    arrived as they were said, with capitals, and not in slots.
    """
    kinds = {expected.kind, *expected.also}
    if not kinds & (TOLD_BY_NAME | AT_TURN) or not (expected.names or expected.gone):
        return None
    by_name = bool(kinds & TOLD_BY_NAME)
    bare = _bare(text, listener) if by_name else []
    for name, sign, rest in (*_told(text, listener), *bare):
        sure = _is_given(name, expected, listener)
        capital = written and by_name and sign and _may_be_one(name, listener)
        capital = capital and not _near_a_term(name, expected)
        if not find(name, expected.names) and (sure or capital) and answers(rest):
            return name[:1].upper() + name[1:], rest
    return None


def starting(text: str, expected: Expected, listener: Listener) -> str | None:
    """The name of nobody here who is said to start; None where somebody here is named, or nobody."""
    if found_in(text, expected.names):
        return None
    tokens = re.findall(r"[^\s,.:;!?]+", text)
    named = [token for token in tokens if _is_plainly_a_name(token, listener)]
    return named[0] if len(named) == 1 else None


def nobody(person: str, expected: Expected, listener: Listener) -> str | None:
    """The name of somebody who is to leave and never sat here; None where that is no name."""
    named = _is_given(person, expected, listener) or _may_be_one(person, listener)
    return person if named and not find(person, expected.names) else None


def _told(text: str, listener: Listener) -> list[tuple[str, bool, str]]:
    """What may be a name, whether a colon or a plain "says" tells so, and the rest, for every clause."""
    words = listener.words
    says, tells = _either(words.says), _either(listener.lists["tells"])
    belongs, conjunctions = _either(words.belongs), _either(words.conjunctions)
    found: list[tuple[str, bool, str]] = []
    starts = re.finditer(rf"(?:^|[,;.]\s+(?:(?:{conjunctions})\s+)?|\s(?:{conjunctions})\s+)(?=\S)", text)
    for at in (start.end() for start in starts):
        said = text[at:]
        if led := re.match(r"([^\s:]+(?:\s[^\s:]+){0,2}):\s*(\S.*)$", said):
            found.append((led[1], True, led[2]))
        for told, sign in ((tells, True), (says, False)):
            if led := re.match(rf"(\S+(?:\s\S+){{0,2}}?)\s(?:{told})[\s:,]+(\S.*)$", said, re.IGNORECASE):
                found.append((led[1], sign, led[2]))
    if led := re.match(rf"(?:{belongs})\s(\S+)[\s:,]+(\S.*)$", text, re.IGNORECASE):
        found.append((led[1], False, led[2]))
    changes, into = _either(words.changes), _either(words.changes_to)
    if led := re.match(rf"(?:{changes})\s(\S+)\s(?:{into})[\s:,]+(\S.*)$", text, re.IGNORECASE):
        found.append((re.sub(r"['’]s$", "", led[1]), True, led[2]))
    if tail := re.match(rf"(\S.*?)[\s,]+(?:{belongs})\s(\S+(?:\s\S+)?)[.!]*$", text, re.IGNORECASE):
        found.append((tail[2], False, tail[1]))
    return found


def _bare(text: str, listener: Listener) -> list[tuple[str, bool, str]]:
    """What may be a name with nothing but a pause before the answer ("Dora 25", "Aunt Ida, 25")."""
    found: list[tuple[str, bool, str]] = []
    for size in (2, 1):
        led = re.match(rf"(\S+(?:\s\S+){{{size - 1}}})[\s,]+(\S.*)$", text)
        name = led[1].rstrip(",") if led else ""
        if led and _is_plainly_a_name(name.split(" ")[-1], listener):
            found.append((name, False, led[2]))
    return found


def _is_plainly_a_name(word: str, listener: Listener) -> bool:
    """Whether a word is a name that is often given, and nothing else besides ("May", "August")."""
    given = set(map(fold, listener.words.first_names))
    return fold(word) in given - set(map(fold, listener.lists["names_and_words"]))


def _is_given(name: str, expected: Expected, listener: Listener) -> bool:
    """Whether somebody was called so here before, or people often are."""
    known = {*map(fold, listener.words.first_names), *map(fold, listener.words.titles)}
    tokens = fold(name).split()
    given = fold(name) in known or (bool(tokens) and all(token in known for token in tokens))
    return given or bool(find(name, expected.gone))


def _may_be_one(name: str, listener: Listener) -> bool:
    """Whether these words, written with capitals, are none that the host knows, and no number."""
    tokens = name.split()
    if not 0 < len(tokens) <= LONGEST or not all(token[:1].isupper() for token in tokens):
        return False
    language = listener.language
    if read_integer(name, language) is not None or read_year(name, language) is not None:
        return False
    names = {"first_names", "titles"}
    known = {
        fold(word)
        for title, ways in listener.lists.items()
        if title not in names
        for way in ways
        for word in way.split()
    }
    return known.isdisjoint(fold(token) for token in tokens)


def _near_a_term(name: str, expected: Expected) -> bool:
    asked = [word for way in expected.choices.get("asked", ()) for word in way.split()]
    unit = [expected.unit] if expected.unit else []
    return bool(find(name, (*expected.terms, *asked, *unit)))


def _either(ways: Sequence[str]) -> str:
    return "|".join(re.escape(way) for way in sorted(ways, key=len, reverse=True))
