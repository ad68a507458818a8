"""What Alexa makes of an utterance by an interaction model: its intent, with the slots filled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from intents.heard import FALLBACK, FREE_TEXT, Heard
from intents.model.slot_types import LOOSE, NUMBER, OPEN_TYPES, PEOPLE
from intents.names import fold, spelled
from intents.numbers import read_integer, read_year
from intents.recognise import SAID

LONGEST = 140
"""Characters that a slot carries (ALEXA.md), and so of what is heard at once."""

UNSPOKEN = re.compile(r"[,:;!?…\"“”„]+(?=\s|$)|(?<=\s)[\"“„]|\.+(?=\s|$)")
"""What is written but not heard: a colon after a name, a comma between two words."""

DECIMAL = re.compile(r"(?<=\d)[.,](?=\d{1,2}\b)")

MATCH, NO_MATCH = "ER_SUCCESS_MATCH", "ER_SUCCESS_NO_MATCH"
"""How Alexa says whether a value is one of the type's."""

WAKE = "alexa"
"""What a speaker takes for itself; it is no part of the utterance."""

Told = Mapping[str, frozenset[str]]
"""Dynamic entities: by the name of a type, the folded values that a skill has told the speaker to expect."""

Cost = tuple[int, int, int, int]
"""What a reading leaves to slots that hold anything: letters, unlisted words, slots; and its slots in all."""

FREE: Cost = (0, 0, 0, 0)


@dataclass(slots=True)
class _Node:
    """One point in the samples, and how they go on from there."""

    words: dict[str, _Node] = field(default_factory=dict)
    slots: dict[str, _Node] = field(default_factory=dict)
    ends: tuple[int, str] | None = None
    """The place of the first sample that ends here, and its intent."""


@dataclass(frozen=True, slots=True)
class _Reading:
    cost: Cost
    sample: int
    intent: str
    slots: tuple[tuple[str, str], ...] = ()

    @property
    def rank(self) -> tuple[Cost, int]:
        return self.cost, self.sample


class Emulator:
    """Alexa's ears for one language, as far as its interaction model tells what they hear.

    Built-in intents are heard by exact samples only; slots hold what is listed for their type and, where a
    type is open, other words too; numbers arrive in digits. What fits no sample is a Fallback without words.
    """

    def __init__(self, model: Mapping[str, Any], phrases: Mapping[str, Any], language: str) -> None:
        """Hear by this model, as its JSON has it; the phrases tell what is no name, and what is skipped."""
        spoken = model["interactionModel"]["languageModel"]
        self._language = language
        small = (*phrases["words"]["no_names"], *phrases["words"]["conjunctions"])
        self._no_names = frozenset(map(fold, small))
        self._skipped = tuple(tuple(fold(way).split()) for way in phrases.get("skip_words", ()))
        self._point = phrases["words"]["before_decimals"][0]
        self.slots: dict[str, dict[str, str]] = {}
        """The slots of each intent, with their types."""
        self._types: dict[str, str] = {}
        self._listed: dict[str, dict[str, tuple[str, str | None]]] = {
            kind["name"]: _values(kind["values"]) for kind in spoken["types"]
        }
        self._start = _Node()
        number = 0
        for intent in spoken["intents"]:
            self.slots[intent["name"]] = {slot["name"]: slot["type"] for slot in intent.get("slots", ())}
            self._types.update(self.slots[intent["name"]])
            for sample in intent["samples"]:
                self._learn(sample, number, intent["name"])
                number += 1
        self._number = lru_cache(maxsize=4096)(self._read_number)

    def _learn(self, sample: str, number: int, intent: str) -> None:
        at = self._start
        for word in sample.split():
            slot = word[1:-1] if word.startswith("{") else None
            at = at.slots.setdefault(slot, _Node()) if slot else at.words.setdefault(fold(word), _Node())
        at.ends = at.ends or (number, intent)

    def hear(self, text: str, told: Told = MappingProxyType({})) -> Heard:
        """The intent that Alexa would send for these words, its filled slots as Alexa writes their values."""
        if len(text) > 2 * LONGEST:
            return Heard(FALLBACK)
        words = UNSPOKEN.sub("", DECIMAL.sub(f" {self._point} ", text))[:LONGEST].split()
        said = [word for word in words if fold(word) != WAKE]
        found = [self._best(said, told)]
        plain = self._without_company(said)
        if plain != said and (found[0] is None or found[0].cost[0] > 0):
            other = self._best(plain, told)
            found += [other] if other is not None and not other.intent.startswith("AMAZON.") else []
        best = min(filter(None, found), key=lambda reading: reading.rank, default=None)
        if best is None:
            return Heard(FALLBACK)
        slots = dict(best.slots)
        return Heard(best.intent, slots, slots.get(SAID) if best.intent == FREE_TEXT else None)

    def request(self, heard: Heard, told: Told = MappingProxyType({})) -> dict[str, Any]:
        """The request that Alexa makes of what was heard: every slot of the intent, resolved where filled."""
        slots = {
            name: self._slot(name, kind, heard.slots.get(name), told)
            for name, kind in self.slots.get(heard.intent, {}).items()
        }
        intent = {"name": heard.intent, "confirmationStatus": "NONE", **({"slots": slots} if slots else {})}
        return {"type": "IntentRequest", "dialogState": "COMPLETED", "intent": intent}

    def _slot(self, name: str, kind: str, value: str | None, told: Told) -> dict[str, Any]:
        empty = {"name": name, "confirmationStatus": "NONE"}
        if value is None:
            return empty
        filled = {**empty, "value": value, "source": "USER"}
        if kind not in self._listed:
            return filled
        found = [_authority(kind, "", self._listed[kind].get(fold(value)))]
        if kind in told:
            found.append(_authority(kind, ".dynamic", (value, None) if fold(value) in told[kind] else None))
        return {**filled, "resolutions": {"resolutionsPerAuthority": found}}

    def _without_company(self, said: Sequence[str]) -> list[str]:
        """The words without those that keep an answer company ("please"); custom intents put up with them."""
        kept = list(said)
        for way in self._skipped:
            at = 0
            while at + len(way) <= len(kept):
                if tuple(map(fold, kept[at : at + len(way)])) == way:
                    del kept[at : at + len(way)]
                else:
                    at += 1
        return kept

    def _best(self, said: Sequence[str], told: Told) -> _Reading | None:
        if not said:
            return None
        words = tuple(said)
        folded = tuple(map(fold, words))
        known: dict[tuple[int, int], _Reading | None] = {}

        def best(node: _Node, at: int) -> _Reading | None:
            key = (id(node), at)
            if key not in known:
                known[key] = min(readings(node, at), key=lambda reading: reading.rank, default=None)
            return known[key]

        def readings(node: _Node, at: int) -> Iterator[_Reading]:
            if at == len(words):
                if node.ends is not None:
                    yield _Reading(FREE, *node.ends)
                return
            literal = node.words.get(folded[at])
            if literal is not None and (rest := best(literal, at + 1)) is not None:
                yield rest
            for slot, after in node.slots.items():
                for end in range(at + 1, len(words) + 1):
                    held = self._held(self._types[slot], words[at:end], told)
                    if held is None or (rest := best(after, end)) is None:
                        continue
                    value, cost = held
                    yield _Reading(
                        _sum(cost, rest.cost), rest.sample, rest.intent, ((slot, value), *rest.slots)
                    )

        return best(self._start, 0)

    def _held(self, kind: str, words: tuple[str, ...], told: Told) -> tuple[str, Cost] | None:
        """The value of a slot of this type with these words in it, and its cost; None if they do not fit."""
        value = " ".join(words)
        letters = sum(map(len, words))
        if kind == NUMBER:
            number = self._number(value)
            return None if number is None else (number, (letters, 0, 0, 1))
        if kind not in self._listed:
            return value, (letters, len(words), 1, 1)
        if fold(value) in self._listed[kind] or fold(value) in told.get(kind, ()):
            return value, ((letters, 0, 1, 1) if kind in LOOSE else (0, 0, 0, 1))
        if kind not in OPEN_TYPES:
            return None
        if kind == PEOPLE.upper():
            return (value, (letters, len(words), 1, 1)) if self._may_be_called(words) else None
        if len(words) > OPEN_TYPES[kind] or self._number(value) is not None:
            return None
        return value, (letters, len(words), 1, 1)

    def _may_be_called(self, words: tuple[str, ...]) -> bool:
        """Whether somebody can be called so: a name or two, or one that is spelled."""
        if spelled(" ".join(words)) is not None:
            return True
        if len(words) > OPEN_TYPES[PEOPLE.upper()] or not self._no_names.isdisjoint(map(fold, words)):
            return False
        return all(word[0].isalpha() and self._number(word) is None for word in words)

    def _read_number(self, value: str) -> str | None:
        """A number as AMAZON.NUMBER writes it: whole, not negative, in digits."""
        number = read_integer(value, self._language)
        if number is None:
            number = read_year(value, self._language)
        return None if number is None or number < 0 else str(number)


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def _authority(kind: str, of: str, found: tuple[str, str | None] | None) -> dict[str, Any]:
    """What one list of values says to what was heard."""
    told: dict[str, Any] = {
        "authority": f"amzn1.er-authority.echo-sdk{of}.emulated.{kind}",
        "status": {"code": MATCH if found else NO_MATCH},
    }
    if found:
        name, key = found
        told["values"] = [{"value": {"name": name, **({"id": key} if key else {})}}]
    return told


def _values(values: Sequence[Mapping[str, Any]]) -> dict[str, tuple[str, str | None]]:
    """Every way of saying a value, folded, with the value's name and id."""
    found: dict[str, tuple[str, str | None]] = {}
    for value in values:
        name = value["name"]["value"]
        for way in (name, *value["name"].get("synonyms", ())):
            found.setdefault(fold(way), (name, value.get("id")))
    return found
