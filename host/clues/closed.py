"""Words that name a number, a colour or a place: closed lists per language, from `closed.yaml`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from host import content, spell
from host.clues.listed import folder, plain
from host.games.clue_circle_verdict import ClueRule, Outcome, Verdict

HUNDRED = 100
"""The highest number of the circle."""

ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}


@dataclass(frozen=True, slots=True)
class Closed:
    """A language's closed lists; words are in lower case with ß as ss."""

    sure: Mapping[str, ClueRule]
    perhaps: Mapping[str, ClueRule]
    amounts: Mapping[str, int]
    """Words that stand for one number where they mean a number at all ("dozen")."""
    counted: frozenset[str]
    """The cardinals from 0 to 100, and the parts that they are said in."""
    ordinals: tuple[str, ...]
    """Endings that make an ordinal or a fraction of a cardinal."""
    clock: frozenset[str]
    """Words that make a time of a number."""


def closed(language: str) -> Closed:
    """A language's closed lists. Raises OSError or KeyError where something is missing."""
    listed = content.read_yaml(folder(language) / "closed.yaml")
    rules = {rule.value: rule for rule in (ClueRule.NUMBER, ClueRule.COLOUR, ClueRule.PLACE)}
    spelled = {plain(spell.number(number, language)) for number in range(HUNDRED + 1)}
    endings = _words([listed["endings"]])
    return Closed(
        sure={word: rule for name, rule in rules.items() for word in _sure(listed[name], endings)},
        perhaps={word: rule for name, rule in rules.items() for word in _words(listed[name]["perhaps"])},
        amounts={plain(word): amount for word, amount in listed["number"]["amounts"].items()},
        counted=frozenset(spelled | {part for words in spelled for part in re.split(r"[ -]", words)}),
        ordinals=tuple(_words([listed["ordinals"]])),
        clock=frozenset(_words([listed["place"]["clock"]])),
    )


def _sure(listed: Mapping[str, Any], endings: Iterable[str]) -> Iterator[str]:
    """The words of a list, and the forms of those that are inflected; a final e goes before a vowel."""
    yield from _words(listed["sure"])
    for word in _words(listed.get("inflected", ())):
        stem = word.removesuffix("-")
        for ending in endings:
            yield stem + ending
            if stem.endswith("e") and ending[0] in "aeiou":
                yield stem[:-1] + ending


def _words(lines: Iterable[Any]) -> list[str]:
    return [plain(word) for line in lines for word in str(line).split(",")]


def named(parts: tuple[str, ...], lists: Closed, number: int | None) -> Verdict:
    """Whether a clue, word by word, names a number, a colour or a place.

    `number`: the one on the card, if it is known: then a dozen is refused for a twelve alone.
    """
    pieces = tuple(piece for part in parts for piece in (part, *part.split("-")))
    counts = any(_counts(piece, lists) for piece in pieces)
    if len(parts) > 1 and counts and lists.clock & set(parts):
        return Verdict(Outcome.FORBIDDEN, ClueRule.PLACE)
    if counts:
        return Verdict(Outcome.FORBIDDEN, ClueRule.NUMBER)
    for piece in pieces:
        if piece in lists.sure and piece not in lists.perhaps:
            return Verdict(Outcome.FORBIDDEN, lists.sure[piece])
    verdicts = [_amount(piece, lists, number) for piece in pieces]
    verdicts += [Verdict(Outcome.ASK, lists.perhaps[piece]) for piece in pieces if piece in lists.perhaps]
    for outcome in (Outcome.FORBIDDEN, Outcome.ASK):
        for verdict in verdicts:
            if verdict.outcome is outcome:
                return verdict
    return Verdict(Outcome.ALLOWED)


def _counts(word: str, lists: Closed) -> bool:
    """Whether a word is a number up to a hundred, in words or digits, as a cardinal or an ordinal."""
    digits = re.fullmatch(r"#?(\d+)([.,]\d+)?\W*([a-zäöü]{0,3})\.?%?", word)
    if digits:
        return int(digits[1]) <= HUNDRED
    stems = (word.removesuffix(ending) for ending in lists.ordinals)
    return word in lists.counted or any(stem in lists.counted for stem in stems)


def _amount(word: str, lists: Closed, number: int | None) -> Verdict:
    """A word that stands for a number, or has digits in it."""
    digits = re.search(r"\d+", word)
    amount = lists.amounts.get(word, int(digits[0]) if digits else _roman(word))
    if amount is None:
        return Verdict(Outcome.ALLOWED)
    if number is None:
        return Verdict(Outcome.ASK, ClueRule.NUMBER)
    means = number in (amount, amount % HUNDRED)
    return Verdict(Outcome.FORBIDDEN, ClueRule.NUMBER) if means else Verdict(Outcome.ALLOWED)


def _roman(word: str) -> int | None:
    """The number that several Roman numerals stand for, up to a hundred; None where they are none."""
    found = re.fullmatch(r"(c|x[cl]|l?x{0,3})(i[xv]|v?i{0,3})", word)
    if found is None or len(word) == 1 or word.startswith("c"):
        return None
    values = [ROMAN[numeral] for numeral in word]
    following = (*values[1:], 0)
    return sum(-value if value < after else value for value, after in zip(values, following, strict=True))
