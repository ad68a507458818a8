"""Bets as people say them: "four on Monika", "a yellow one on Lucie", "two on myself", "all in on Clara"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from intents.expected import Expected
from intents.meaning import Bet, Said, Stack
from intents.names import MOST_WORDS, find, fold, leading
from intents.numbers import read_number
from intents.readings import Number, Unsure

YELLOW = 5
"""Points that a yellow token counts (Take a Guess!, Setup)."""

LONGEST_PHRASE = 5
"""Words of the longest phrase in a list ("all the points i have")."""

MISHEARD, MISHEARD_MARGIN = 60.0, 15.0
"""How like a name (0 to 100) a word must be where a name is due, and by how much more than like the next."""

SHORTEST_NAME = 4
"""Letters of a word that is held for a misheard name."""

Lists = Mapping[str, tuple[str, ...]]
"""The language's word lists by name; a bet is read with those that begin with `bet_`."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word of an utterance: as it was said, and folded without its punctuation."""

    said: str
    plain: str


Words = tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """Whose guess is bet on, and where in the utterance that was said (with its "on")."""

    on: str | None
    first: int
    last: int

    @property
    def own(self) -> bool:
        """Whether it is the bettor's own."""
        return self.on is None


def read_bet(text: str, expected: Expected, lists: Lists, language: str) -> Said | None:
    """The bet in an utterance, as far as one was said; None where none was.

    `expected.choices` maps names to their guesses as plain numbers, for bets "on the three hundred".
    """
    correcting, words = _corrected(_words(text), lists)
    stack, words = _stack(words, lists)
    bet_on, who, rest = _who(words, expected, lists, language)
    if bet_on is _SEVERAL:
        return None
    rest, corrected = _without_corrections(rest, lists)
    points = stack if not rest else _points(rest, lists, language)
    if correcting and bet_on is None and expected.unit:
        again = read_number(" ".join(word.said for word in rest), language, unit=expected.unit)
        points = again.value if isinstance(again, Number) else points
    leftover = _unknown(rest, lists, language) if points is None else ()
    points = stack if points is None else points
    if leftover and (stack is None or len(leftover) > 1):
        return None
    if bet_on is None and points is None:
        return None
    on, own = (bet_on.on, bet_on.own) if bet_on else (None, False)
    return Said(Bet(on, points, own), who, correcting or corrected)


_SEVERAL = Target("", -1, -1)
"""More than one guess was named; nobody can tell which."""


def _words(text: str) -> Words:
    parts = re.sub(r"(?<=\d)\.\s", " ", f"{text} ").replace("’", "'").split()
    words = tuple(Word(part, fold(part).strip(".,:;!?'\"")) for part in parts)
    return tuple(word for word in words if word.plain)


def _plain(words: Sequence[Word]) -> str:
    return " ".join(word.plain for word in words)


def _at(words: Words, place: int, phrases: Sequence[str]) -> int:
    """How many words from this place on are one of the phrases, the longest; 0 if none."""
    known = {fold(phrase) for phrase in phrases}
    for size in range(min(LONGEST_PHRASE, len(words) - place), 0, -1):
        if _plain(words[place : place + size]) in known:
            return size
    return 0


def _cut(words: Words, phrases: Sequence[str]) -> tuple[Words, Words] | None:
    """What stands before and after the first of the phrases; None where none is there."""
    for place in range(len(words)):
        if size := _at(words, place, phrases):
            return words[:place], words[place + size :]
    return None


def _corrected(words: Words, lists: Lists) -> tuple[bool, Words]:
    size = _at(words, 0, lists["corrections"])
    if size and size < len(words):
        return True, _corrected(words[size:], lists)[1]
    return False, words


def _without_corrections(words: Words, lists: Lists) -> tuple[Words, bool]:
    """Leave out a correction at the end or the beginning; in the middle the numbers know it."""
    parts = _cut(words, lists["corrections"])
    if parts is None or (parts[0] and parts[1]):
        return words, False
    return parts[0] or parts[1], not parts[0]


def _stack(words: Words, lists: Lists) -> tuple[Stack | None, Words]:
    said = None
    for name, stack in (("bet_all", Stack.EVERYTHING), ("bet_most", Stack.MOST)):
        while parts := _cut(words, lists[name]):
            said, words = said or stack, parts[0] + parts[1]
    return said, words


# Whose guess, and whose bet --------------------------------------------------------------------------------


def _who(
    words: Words, expected: Expected, lists: Lists, language: str
) -> tuple[Target | None, str | None, Words]:
    """The target, the bettor where one is named, and the words that are left."""
    for prepositions in (lists["bet_on"], lists["bet_for"]):
        targets = _targets(words, prepositions, expected, lists, language)
        if targets:
            break
    target = _meant(targets, words, lists)
    if target is _SEVERAL:
        return target, None, words
    for found in reversed(targets):
        words = words[: found.first] + words[found.last :]
    names = _names(words, expected.names)
    if target is not None:
        if not names:
            return target, None, words
        if len(names) == 1 and _leads(names[0], words, lists):
            return target, names[0].on, _taken_out(words, names)
        return _SEVERAL, None, words
    return _untold(words, names, expected, lists)


def _untold(
    words: Words, names: list[Target], expected: Expected, lists: Lists
) -> tuple[Target | None, str | None, Words]:
    """The same where nothing like "on" was said: "Monika four", "Petr: four", "myself, two"."""
    rest = _taken_out(words, names)
    own = next((p for p in range(len(rest)) if _at(rest, p, lists["bet_own"])), None)
    if own is not None and len(names) <= 1:
        myself = Target(None, own, own + _at(rest, own, lists["bet_own"]))
        return myself, names[0].on if names else None, rest[:own] + rest[myself.last :]
    match names:
        case []:
            return None, None, rest
        case [name] if _bettor(name, words, expected, lists):
            return None, name.on, rest
        case [name]:
            return name, None, rest
        case [bettor, name] if bettor.first == 0 and _unnoised(rest, lists):
            return name, bettor.on, rest
    return _SEVERAL, None, words


def _bettor(name: Target, words: Words, expected: Expected, lists: Lists) -> bool:
    """Whether a lone name is the one who bets: "Petr: four", "Petr bets four", or "Petr four" on his turn."""
    if name.first != 0 or name.last == len(words):
        return False
    told = words[name.last - 1].said.endswith(":") or _at(words, name.last, lists["bet_says"])
    return bool(told) or name.on == expected.player


def _leads(name: Target, words: Words, lists: Lists) -> bool:
    return not _unknown(words[: name.first], lists, "")


def _taken_out(words: Words, names: Sequence[Target]) -> Words:
    for name in reversed(names):
        words = words[: name.first] + words[name.last :]
    return words


def _targets(
    words: Words, prepositions: Sequence[str], expected: Expected, lists: Lists, language: str
) -> list[Target]:
    """Everything that stands after an "on" and is somebody's guess."""
    found: list[Target] = []
    place = 0
    while place < len(words):
        size = _at(words, place, prepositions)
        target = _target(words, place + size, expected, lists, language) if size else None
        if target is not None:
            found.append(Target(target.on, place, target.last))
            place = target.last
        else:
            place += 1
    return found


def _target(words: Words, place: int, expected: Expected, lists: Lists, language: str) -> Target | None:
    first = place + _at(words, place, lists["bet_the"])
    if size := max(_at(words, place, lists["bet_self"]), _at(words, place, lists["bet_own"])):
        return Target(None, place, place + size)
    called = words[first : first + MOST_WORDS]
    name, size = leading([word.plain.removesuffix("'s") for word in called], expected.names)
    if name is None and called and not find(called[0].plain, expected.names):
        name, size = next(iter(_misheard(called[0].plain, expected.names)), None), 1
    if name is not None:
        return Target(name, place, first + size + _at(words, first + size, lists["bet_guess"]))
    return _by_number(words, first, expected, lists, language)


def _misheard(word: str, names: Sequence[str]) -> tuple[str, ...]:
    """The one name that a word after "on" is more like than any other, where it is no name at the table."""
    ranked = sorted(((fuzz.ratio(word, fold(name)), name) for name in names), reverse=True)
    if len(word) < SHORTEST_NAME or not ranked or ranked[0][0] < MISHEARD:
        return ()
    second = ranked[1][0] if len(ranked) > 1 else 0.0
    return (ranked[0][1],) if ranked[0][0] - second >= MISHEARD_MARGIN else ()


def _by_number(words: Words, first: int, expected: Expected, lists: Lists, language: str) -> Target | None:
    """A guess called by its number ("on the three hundred") or its place ("on the highest")."""
    guesses = {name: float(ways[0]) for name, ways in expected.choices.items()}
    if not guesses:
        return None
    for key, pick in (("bet_highest", max), ("bet_lowest", min)):
        if size := _at(words, first, lists[key]):
            return Target(pick(guesses, key=lambda name: guesses[name]), first, first + size)
    for last in range(len(words), first, -1):
        said = read_number(" ".join(w.said for w in words[first:last]), language, unit=expected.unit)
        if isinstance(said, Number):
            named = [name for name, guess in guesses.items() if guess == said.value]
            if named:
                return Target(named[0], first, last)
    return None


def _meant(targets: list[Target], words: Words, lists: Lists) -> Target | None:
    """The target, the last of several only if it takes the ones before back."""
    if not targets:
        return None
    last = targets[-1]
    if len({target.on for target in targets}) == 1:
        return last
    between = words[targets[-2].last : last.first]
    return last if _cut(between, lists["corrections"]) else _SEVERAL


def _names(words: Words, names: Sequence[str]) -> list[Target]:
    """The names at the table that are said, in order."""
    found: list[Target] = []
    place = 0
    while place < len(words):
        plain = [word.plain.removesuffix("'s") for word in words[place : place + MOST_WORDS]]
        name, size = leading(plain, names)
        if name is not None:
            found.append(Target(name, place, place + size))
        place += size or 1
    return found


# How many points -------------------------------------------------------------------------------------------


def _points(words: Words, lists: Lists, language: str) -> int | float | None:
    """The points that the words say: a number, or yellow tokens (five each) and blue ones."""
    yellow = _cut(words, lists["bet_yellow"])
    if yellow is None:
        return _number(words, lists, language)
    before, after = yellow
    count = _number(before, lists, language) if _unnoised(before, lists) else 1
    more = _number(after, lists, language) if _unnoised(after, lists) else 0
    return None if count is None or more is None else YELLOW * count + more


def _number(words: Words, lists: Lists, language: str) -> int | float | None:
    unit = lists["bet_unit"][0]
    for kept in (words, _unnoised(words, lists)):
        said = read_number(" ".join(word.said for word in kept), language, unit=unit) if kept else None
        if isinstance(said, Number):
            return said.value
        if isinstance(said, Unsure):
            return None
    one = _cut(words, lists["bet_one"])
    return 1 if one and not _unnoised(one[0] + one[1], lists) else None


def _unnoised(words: Words, lists: Lists) -> Words:
    """The words without those that surround every bet ("I put … points")."""
    kept: list[Word] = []
    place = 0
    while place < len(words):
        size = _at(words, place, lists["bet_noise"])
        if size == 0:
            kept.append(words[place])
        place += size or 1
    return tuple(kept)


def _unknown(words: Words, lists: Lists, language: str) -> Words:
    """The words that are neither noise nor numbers in doubt ("three or four")."""
    rest = _unnoised(words, lists)
    if rest and language:
        unit = lists["bet_unit"][0]
        said = read_number(" ".join(word.said for word in rest), language, unit=unit)
        if isinstance(said, Unsure):
            return ()
    fillers = {fold(filler) for filler in lists["fillers"]}
    return tuple(word for word in rest if word.plain not in fillers)
