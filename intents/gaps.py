"""Gaps in a circle of words, as people name them: "between cake and fruit", "right after work"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from intents.meaning import Answer, Call, Called, Gap, Side, Unclear
from intents.names import fold, likeness
from intents.numbers import read_integer
from intents.phrasing import pieces, roles, words_of
from intents.readings import NoAnswer
from intents.terms import Grammar, Mention, mentions

LETTERS: Mapping[str, str] = {
    "gap_between": "W",
    "gap_after": "A",
    "gap_before": "B",
    "gap_beside": "N",
    "gap_and": "&",
    "gap_or": "|",
    "gap_not": "-",
    "gap_rather": "!",
    "gap_first": "1",
    "gap_second": "2",
    "gap_split": "S",
    "gap_noise": "",
}
"""What the lists of the phrase files stand for in a row of marks; T is a word of the circle, x any other."""

SIDES: Mapping[str, Side] = {"A": Side.AFTER, "B": Side.BEFORE, "N": Side.BESIDE, "W": Side.BETWEEN}

STRANGE, STRANGE_ALONE = 4, 2
"""Words without meaning that may stand round a gap, and round a single word that is nothing else."""

LIKELY, CLEARLY = 72.0, 15.0
"""So like a neighbour (0 to 100), and so much more than the other, is a word that can be only one of two."""

LONGEST_NUMBER = 3
"""Words of a number up to a hundred ("six and sixty")."""

Lists = Mapping[str, tuple[str, ...]]

_ROLES = tuple(LETTERS)
_SIDES = ("gap_between", "gap_after", "gap_before", "gap_beside")
_SAID = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


@dataclass(frozen=True, slots=True)
class _Row:
    """An utterance as marks, one for each part: the term that is meant, or the words that were said."""

    marks: str
    parts: tuple[str, ...]

    def after(self, at: int) -> _Row:
        return _Row(self.marks[at:], self.parts[at:])

    def terms(self) -> tuple[str, ...]:
        named = (part for mark, part in zip(self.marks, self.parts, strict=True) if mark == "T")
        return tuple(dict.fromkeys(named))

    def strange(self) -> tuple[str, ...]:
        return tuple(part for mark, part in zip(self.marks, self.parts, strict=True) if mark == "x")


def read_gap(
    text: str, circle: Sequence[str], lists: Lists, half: Answer | None = None
) -> Answer | NoAnswer | None:
    """The gap that was named among the words of a circle, which are given clockwise; None where none was.

    `half` is what was said before, where the host has asked which of two gaps or words was meant.
    """
    if isinstance(half, Unclear):
        return _cleared(text, half, circle, lists)
    if (counted := _counted(text, circle, lists)) is not None:
        return counted
    words = words_of(text)
    found = mentions(words, tuple(dict.fromkeys(circle)), _known(lists), _grammar(lists))
    sure = {mention.terms[0] for mention in found if len(mention.terms) == 1}
    meant: list[tuple[Mention, str]] = []
    for mention in found:
        likely = _by_neighbour(mention, sure, circle)
        if len(likely) > 1:
            sentence = " ".join((*words[: mention.first], "{}", *words[mention.last :]))
            return Unclear(sentence, likely)
        meant.append((mention, likely[0]))
    row = _latest(_row(words, meant, lists))
    if "S" in row.marks and "T" not in row.marks and len(row.strange()) <= STRANGE:
        return Called(Call.SPLIT)
    if "|" in row.marks or "-" in row.marks or len(row.strange()) > STRANGE:
        return None
    if isinstance(half, Gap) and half.side is Side.BESIDE:
        chosen = _which(row, half.words[0], circle)
        if chosen is not None:
            return chosen
    return _gap(row, circle)


def numbers_as_words(text: str, numbered: Mapping[str, tuple[str, ...]], lists: Lists, language: str) -> str:
    """What was said, with the words of a circle for the numbers of their cards ("between 66 and 100").

    `numbered` maps words of the circle to their cards' numbers, in digits. Only a number behind a word that
    names a side is one of these ("after 66"); the text stays as it is where there is none.
    """
    known = {int(number): word for word, numbers in numbered.items() for number in numbers}
    joints = _words_in(lists.get("gap_and", ()))
    before = joints.union(*(_words_in(lists.get(name, ())) for name in _SIDES))
    between = _words_in(lists.get("gap_number", ()))
    words, at, side, told = _SAID.findall(text), 0, False, []
    while at < len(words):
        sizes = range(1, LONGEST_NUMBER + 1) if side and not between & {fold(words[at])} else ()
        runs = [(size, words[at : at + size]) for size in sizes if at + size <= len(words)]
        fits = [
            size for size, run in runs if not joints & {fold(run[-1])} and _number(run, language) in known
        ]
        size = _likeliest(fits, words[at:], joints)
        told.append(known[_number(words[at : at + size], language) or 0] if size else words[at])
        side = fold(words[at]) in before or (side and fold(words[at]) in between)
        at += size or 1
    return " ".join(told) if told != words else text


def _likeliest(fits: Sequence[int], words: Sequence[str], joints: frozenset[str]) -> int:
    """Of the numbers of so many words the longest, but rather two numbers than one ("six and sixty")."""
    apart = [size for size in fits if not any(fold(word) in joints for word in words[:size])]
    return max(apart or fits, default=0)


def _number(words: Sequence[str], language: str) -> int | None:
    return read_integer(" ".join(words), language)


def _counted(text: str, circle: Sequence[str], lists: Lists) -> Gap | None:
    """The gap that was counted ("the second gap"): the first lies after the first word."""
    either = "|".join(re.escape(way) for way in lists.get("gap_called", ()))
    ordinals = lists.get("gap_ordinals", ())
    found = [
        at for at, said in enumerate(ordinals) if re.search(rf"\b{said}\w{{0,2}} (?:{either})\b", fold(text))
    ]
    if not either or len(found) != 1:
        return None
    at = len(circle) - 1 if found[0] == len(ordinals) - 1 else found[0]
    return Gap(Side.BETWEEN, (circle[at], circle[(at + 1) % len(circle)])) if at < len(circle) else None


def _cleared(text: str, half: Unclear, circle: Sequence[str], lists: Lists) -> Answer | NoAnswer | None:
    """One of two words that sound alike, said once more; anything else is read as a first answer."""
    found = mentions(words_of(text), half.terms, _known(lists), _grammar(lists))
    if len(found) == 1 and len(found[0].terms) == 1:
        return read_gap(half.sentence.format(found[0].terms[0]), circle, lists)
    return read_gap(text, circle, lists)


def _by_neighbour(mention: Mention, sure: set[str], circle: Sequence[str]) -> tuple[str, ...]:
    """Of the terms that a mention may mean the one beside another that was named, if just one is."""
    beside = tuple(term for term in mention.terms if sure & set(neighbours(term, circle)))
    return beside if len(beside) == 1 else mention.terms


def neighbours(word: str, circle: Sequence[str]) -> tuple[str, str]:
    """The words before and after a word of the circle."""
    at = list(circle).index(word)
    return circle[at - 1], circle[(at + 1) % len(circle)]


def _row(words: Sequence[str], meant: Sequence[tuple[Mention, str]], lists: Lists) -> _Row:
    marks, parts, at = "", [], 0
    for mention, term in [*meant, (Mention(len(words), len(words), ()), "")]:
        for piece in pieces(words[at : mention.first], roles(lists, _ROLES)):
            mark = LETTERS[piece.role] if piece.role else "x"
            marks += mark
            parts += [piece.said] * len(mark)
        if mention.terms:
            marks += "T"
            parts.append(term)
        at = mention.last
    return _Row(marks, tuple(parts))


def _latest(row: _Row) -> _Row:
    """What was said last, where somebody has changed their mind ("no, between …", "not … but …")."""
    at = row.marks.rfind("!") + 1
    return row.after(at) if at and "T" in row.marks[at:] else row


def _which(row: _Row, word: str, circle: Sequence[str]) -> Gap | None:
    """The gap before or after a word, when the host has asked which of the two."""
    before, after = neighbours(word, circle)
    others = tuple(term for term in row.terms() if term != word)
    if len(others) == 1 and others[0] in (before, after):
        return Gap(Side.BETWEEN, (word, others[0]))
    if others:
        return None
    said = set(row.marks)
    if len(said & set("1B")) and not said & set("2A"):
        return Gap(Side.BEFORE, (word,))
    if len(said & set("2A")) and not said & set("1B"):
        return Gap(Side.AFTER, (word,))
    guessed = _guessed(row.strange(), before, after)
    return None if guessed is None else Gap(Side.BETWEEN, (word, guessed))


def _guessed(said: Sequence[str], one: str, other: str) -> str | None:
    """Which of two words was meant by something that can have been only one of them."""
    ranked = sorted(
        ((max((likeness(part, word) for part in said), default=0.0), word) for word in (one, other)),
        reverse=True,
    )
    (best, word), (second, _) = ranked
    return word if best >= LIKELY and best - second >= CLEARLY else None


def _gap(row: _Row, circle: Sequence[str]) -> Gap | None:
    terms = row.terms()
    if len(terms) > 2:  # noqa: PLR2004  a gap has two words
        at = row.marks.rfind("W")
        terms = row.after(at).terms() if at >= 0 else terms
    match terms:
        case (one, other):
            return Gap(Side.BETWEEN, (one, other))
        case (word,):
            return _on_a_side(row, word, circle)
        case _:
            return None


def _on_a_side(row: _Row, word: str, circle: Sequence[str]) -> Gap | None:
    said = [mark for mark in row.marks[: row.marks.index("T")] if mark in SIDES]
    side = SIDES[said[-1]] if said else None
    if side is None:
        alone = len(row.strange()) <= STRANGE_ALONE
        return Gap(Side.BESIDE, (word,)) if alone else None
    if side is Side.BETWEEN:
        guessed = _guessed(row.strange(), *neighbours(word, circle))
        return Gap(Side.BETWEEN, (word, guessed)) if guessed else Gap(Side.BESIDE, (word,))
    return Gap(side, (word,))


def _known(lists: Lists) -> frozenset[str]:
    return _words_in(tuple(phrase for name in _ROLES for phrase in lists.get(name, ())))


def _grammar(lists: Lists) -> Grammar:
    return Grammar(_words_in(lists.get("circle_articles", ())), _words_in(lists.get("circle_endings", ())))


@lru_cache(maxsize=64)
def _words_in(phrases: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word for phrase in phrases for word in words_of(phrase))
