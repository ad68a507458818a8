"""Answers in the wrong place: in the question, as digits or spelled as they are said, or nowhere at all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from host import spell
from host.cards.check.pack import ASKING, Answer, Card, Fault, Pack, Text
from host.cards.check.texts import PLACEHOLDER, SPOKEN_IN, placeholder

COMPOUND = 4
"""Letters from which on a number may open a longer word ("Siebengebirge"), and letters of what follows it."""
ORDINAL = re.compile(r"s?te?[nrms]?|tieth")
"""What hangs on a number to count with it ("achtzehnten", "seventieth")."""
ONE_OF_MANY = re.compile(r"\bein(?=hundert|tausend)|\b(?:one|a) (?=hundred|thousand|million)")
"""What may stand before a large number, or not: "einhundert", "one hundred", "a hundred"."""
BEFORE_THE_ANSWER = ASKING | {"topic", "items"}
"""The fields that are said while the answer is still looked for."""


def faults(pack: Pack) -> Iterator[Fault]:
    """The texts that give their card's answer away, and the reveals that never tell it."""
    for card in pack.cards:
        for language in card.words:
            for text in card.texts(language):
                reason = _reason(card, text, pack.languages)
                if reason:
                    yield card.fault(f"{text.name}: {reason}", language)


def _reason(card: Card, text: Text, languages: tuple[str, ...]) -> str | None:
    answers = _answers_to(card, text.field, text.place)
    told = any(gives_away(text.text, answer, languages) for answer in answers)
    if text.field in BEFORE_THE_ANSWER and told:
        return f"gives the answer away, {answers[0].value}"
    if text.field in SPOKEN_IN and answers and not told and not PLACEHOLDER.search(text.text):
        return f"without {placeholder(card)} the answer is never told"
    return None


def _answers_to(card: Card, field: str, place: int) -> Sequence[Answer]:
    """The answer to what a text asks or names; none where it is an order, which no single number tells."""
    if place:
        return card.answers[place - 1 : place]
    return () if card.game == "order_it" or field == "words" else card.answers[:1]


@lru_cache(maxsize=8192)
def gives_away(text: str, answer: Answer, languages: tuple[str, ...]) -> bool:
    """Whether the answer is in the text: in digits, or in words of any of the languages.

    A lone "one" tells nothing, and neither does a number that is part of a larger one.
    """
    digits = re.findall(r"\d+(?:[.,]\d+)*", text)
    if any(found.replace(",", "") == f"{abs(answer.value)}" for found in digits):
        return True
    if abs(answer.value) == 1:
        return False
    said = _tokens(text)
    return any(_holds(said, spelled, languages) for spelled in _spelled(answer, languages))


def _holds(said: Sequence[str], spelled: Sequence[str], languages: tuple[str, ...]) -> bool:
    numbers = _number_words(languages)
    size = len(spelled)
    for start in range(len(said) - size + 1):
        if tuple(said[start : start + size]) != tuple(spelled):
            continue
        before, after = said[:start], said[start + size : start + size + 1]
        if before and before[-1] in ("and", "und"):
            before = before[:-1]
        if not (before and before[-1] in numbers) and not (after and after[0] in numbers):
            return True
    return size == 1 and any(_opens(spelled[0], word, numbers) for word in said)


def _opens(number: str, word: str, numbers: frozenset[str]) -> bool:
    """Whether the number is the first part of a compound that is not itself a number."""
    rest = word.removeprefix(number)
    if rest == word or len(number) < COMPOUND or len(rest) < COMPOUND or ORDINAL.fullmatch(rest):
        return False
    return not any(
        rest.startswith(piece) or (len(piece) > len(number) and word.startswith(piece)) for piece in numbers
    )


def _tokens(text: str) -> tuple[str, ...]:
    """The words of a text, the one before a hundred or thousand always said in the same way."""
    alike = ONE_OF_MANY.sub(lambda found: "a " if found[0].endswith(" ") else "", text.casefold())
    return tuple(re.findall(r"[^\W\d_]+", alike))


@lru_cache(maxsize=4096)
def _spelled(answer: Answer, languages: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    ways = {spell.number(abs(answer.value), language) for language in languages}
    ways |= {spell.amount(abs(answer.value), language) for language in languages}
    if answer.kind == "year":
        ways |= {spell.year(int(answer.value), language) for language in languages}
    return frozenset(_tokens(way) for way in ways)


@lru_cache
def _number_words(languages: tuple[str, ...]) -> frozenset[str]:
    """The words that numbers are made of, "and" aside."""
    counted = [*range(2, 21), *range(30, 100, 10), 100, 1000, 10**6, 2 * 10**6, 10**9]
    words = {word for n in counted for language in languages for word in _tokens(spell.number(n, language))}
    return frozenset(words - {"and", "und", "one", "ein", "eine", "a"})
