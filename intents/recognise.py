"""Text to intent where no Alexa is near, by the phrases from which the Alexa model is made too."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hassil import Intents, recognize_all

from intents.heard import FREE_TEXT, Heard
from intents.names import fold, spelled
from intents.numbers import read_integer, read_year

LONGEST = 140
"""Characters that a slot carries (ALEXA.md); longer text is matched against no phrase."""

REMEMBERED = 256
"""Utterances whose intent is remembered; a turn asks several times for the same."""

AGREEING = frozenset({"AMAZON.YesIntent", "ReadyIntent"})
"""Intents that may come before another one and leave it as it is ("okay, stop")."""

SAID_TOGETHER = range(2, 5)
"""So many clauses may be said in one breath that all mean one thing."""

SAID = "said"
"""The slot of the catch-all intent."""


LAUNCH, FIXED, WISHES, SETTINGS, SLOTTED = "launch", "fixed", "wishes", "settings", "slotted"
"""The sections of a phrase file: what opens the skill, utterances without slots, wishes, settings of games,
answers with slots. An intent of `settings` is called as the setting and its value: Setting_rounds_number."""


class Recogniser:
    """The phrases of one language, ready to be matched."""

    def __init__(self, language: str, phrases: Mapping[str, Any]) -> None:
        """Compile the phrases of `locale/<language>/phrases.yaml`."""
        self.language = language
        self._known = lru_cache(maxsize=REMEMBERED)(self._find_known)
        self._slots: Mapping[str, str | list[str]] = phrases.get("slots", {})
        """The type of each slot, or the names of the word lists whose words it may hold."""
        said = "|".join(
            re.escape(way) for way in sorted(phrases["words"]["small_talk"], key=len, reverse=True)
        )
        self._small_talk = re.compile(
            rf"^(?:{said})\b[\s,.;!]+(?=\S)|[\s,.;!]+(?:{said})[.!]*$", re.IGNORECASE
        )
        nods = "|".join(re.escape(way) for way in sorted(phrases["words"]["nods"], key=len, reverse=True))
        self._nod = re.compile(rf"^(?:{nods})\b[\s,.;!]+(?=\S)", re.IGNORECASE)
        self._no_names = frozenset(map(fold, phrases["words"]["no_names"]))
        lists = {slot: _values(of, phrases) for slot, of in self._slots.items()}
        self._matchers = {
            section: Intents.from_dict(
                {
                    "language": language,
                    "intents": {
                        name: {"data": [{"sentences": list(sentences)}]}
                        for name, sentences in phrases.get(section, {}).items()
                    },
                    "lists": lists,
                    "expansion_rules": phrases.get("rules", {}),
                    "skip_words": ["alexa"] if section == LAUNCH else phrases.get("skip_words", []),
                }
            )
            for section in (LAUNCH, FIXED, WISHES, SETTINGS)
        }

    def hear(self, text: str) -> Heard:
        """The utterance as a generous speaker would send it: the words travel along whatever the intent.

        What a real one would send, `intents.model.emulate` tells.
        """
        said = " ".join(text.split())
        return replace(self.known(said) or Heard(FREE_TEXT, {SAID: said[:LONGEST]}), text=said)

    def setting(self, text: str) -> Heard | None:
        """The setting of a game that is wished for, if one is: its intent, and its number in a slot."""
        return self._filled(text, SETTINGS)

    def known(self, text: str) -> Heard | None:
        """The intent, with its slots, that means the same whatever is waited for, if it is one."""
        return self._known(text)

    def _find_known(self, text: str) -> Heard | None:
        intent = self.fixed(text)
        return Heard(intent) if intent else self._filled(text, WISHES)

    def fixed(self, text: str) -> str | None:
        """The intent whose phrase is exactly what was said, if there is one."""
        if not text or len(text) > LONGEST:
            return None
        return self._exactly(text) or self._in_company(text)

    def _exactly(self, text: str) -> str | None:
        found = next(iter(recognize_all(text, self._matchers[FIXED])), None)
        return found.intent.name if found else None

    def _in_company(self, text: str) -> str | None:
        """The intent of what was said with small talk round it ("alright then, ready"), or several times.

        What comes last counts, where all before it agree ("okay, pass") or say the same.
        """
        alone = self._without_small_talk(text)
        if alone != text and (found := self._exactly(alone)):
            return found
        if (found := self._after_a_nod(alone)) is not None:
            return found
        clauses = [part for part in re.split(r"[,.;!]+(?=\s|$)", text) if part.strip()]
        if len(clauses) not in SAID_TOGETHER:
            return None
        intents = [self._exactly(part) or self._exactly(self._without_small_talk(part)) for part in clauses]
        return intents[-1] if all(found in {*AGREEING, intents[-1]} for found in intents) else None

    def _after_a_nod(self, text: str) -> str | None:
        """The intent of what follows a nod without a pause ("yes we're ready"); none that contradicts it."""
        while (rest := self._nod.sub("", text)) != text:
            alone = self._without_small_talk(rest)
            found = self._exactly(rest) or self._exactly(alone)
            if found is not None:
                return None if found == "AMAZON.NoIntent" else found
            text = rest
        return None

    def _without_small_talk(self, text: str) -> str:
        """The text without the small talk at its start and end; never without all of its words."""
        while (shorter := self._small_talk.sub("", text).strip(" ,.;!")) != text and shorter:
            text = shorter
        return text

    def opens(self, text: str) -> bool:
        """Whether this opens the skill ("Alexa, open guess master")."""
        return len(text) <= LONGEST and any(recognize_all(text, self._matchers[LAUNCH]))

    def _filled(self, text: str, section: str) -> Heard | None:
        """The intent of this section whose phrase fits best, its slots filled.

        That is the one that leaves the least to slots which hold anything, numbers before other words, and
        then the one with the most words of its own.
        """
        if not text or len(text) > LONGEST:
            return None
        best: tuple[tuple[int, int, int], Heard] | None = None
        for found in recognize_all(text, self._matchers[section]):
            slots = {name: str(entity.value).strip() for name, entity in found.entities.items()}
            if all(self._holds(name, value) for name, value in slots.items()):
                open_slots = [name for name in slots if isinstance(self._slots[name], str)]
                words = [name for name in open_slots if self._slots[name] != "number"]
                left = sum(len(slots[name]) for name in open_slots)
                fit = (-left, -len(words), found.text_chunks_matched)
                if best is None or fit > best[0]:
                    best = (fit, Heard(found.intent.name, slots))
        return best[1] if best else None

    def _holds(self, slot: str, value: str) -> bool:
        of = self._slots[slot]
        if isinstance(of, list):
            return bool(value)
        somebody = slot == WHO or of == PERSON
        if somebody and not self._no_names.isdisjoint(fold(word) for word in value.split()):
            return False
        return bool(value) and _TYPES[of](value, self.language)


def _values(of: str | list[str], phrases: Mapping[str, Any]) -> dict[str, Any]:
    """A slot as hassil knows it: a list of words, or anything at all, which its type is to hold."""
    if of == GAME:
        return {"values": [way for ways in phrases["games"].values() for way in ways]}
    if isinstance(of, str):
        return {"wildcard": True}
    return {"values": [way for name in of for way in phrases["words"][name]]}


GAME = "game"
"""The type of a slot that holds a game's name, in one of the ways of saying it."""


NAME, PERSON = "name", "person"
"""The types of slots that hold somebody's name: one word of it, or all."""

WHO = "who"
"""The slot of whoever is named beside an answer."""

MOST_WORDS = 3
"""Words of a person's name."""


def _a_name(value: str, language: str) -> bool:
    return spelled(value) is not None or (len(value.split()) <= MOST_WORDS and _sayable(value, language))


def _one_name(value: str, language: str) -> bool:
    return len(value.split()) == 1 and _sayable(value, language)


def _sayable(value: str, language: str) -> bool:
    return any(c.isalpha() for c in value) and read_integer(value, language) is None


_TYPES: Mapping[str, Callable[[str, str], bool]] = {
    "number": lambda value, language: (
        read_integer(value, language) is not None or read_year(value, language) is not None
    ),
    NAME: _one_name,
    PERSON: _a_name,
    GAME: lambda value, language: bool(value) and bool(language),
    "phrase": lambda value, language: bool(value) and bool(language),
}
"""What a slot of each type can hold."""
