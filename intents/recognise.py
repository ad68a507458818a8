"""Text to intent where no Alexa is near, by the phrases from which the Alexa model is made too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hassil import Intents, recognize_all

from intents.heard import FALLBACK, FREE_TEXT, Heard
from intents.numbers import read_integer, read_year

LONGEST = 140
"""Characters that a slot carries (ALEXA.md); longer text is matched against no phrase."""

SAID = "said"
"""The slot of the catch-all intent."""


LAUNCH, FIXED, SLOTTED = "launch", "fixed", "slotted"
"""The sections of a phrase file: what opens the skill, utterances without and with slots."""


class Recogniser:
    """The phrases of one language, ready to be matched."""

    def __init__(self, language: str, phrases: Mapping[str, Any]) -> None:
        """Compile the phrases of `locale/<language>/phrases.yaml`."""
        self.language = language
        self._slots: Mapping[str, str] = phrases.get("slots", {})
        self._matchers = {
            section: Intents.from_dict(
                {
                    "language": language,
                    "intents": {
                        name: {"data": [{"sentences": list(sentences)}]}
                        for name, sentences in phrases[section].items()
                    },
                    "lists": {slot: {"wildcard": True} for slot in self._slots},
                    "expansion_rules": phrases.get("rules", {}),
                    "skip_words": ["alexa"] if section == LAUNCH else phrases.get("skip_words", []),
                }
            )
            for section in (LAUNCH, FIXED, SLOTTED)
        }

    def hear(self, text: str, *, strict: bool = False) -> Heard:
        """The utterance as a speaker would send it.

        Generously, the words travel along whatever the intent. Strictly, only what Alexa would send:
        an intent whose slots hold what their types can hold, or a Fallback without words.
        """
        said = " ".join(text.split())
        intent = self.fixed(said)
        if not strict:
            return Heard(intent or FREE_TEXT, {} if intent else {SAID: said[:LONGEST]}, said)
        if intent:
            return Heard(intent)
        return self._slotted(said) or Heard(FALLBACK)

    def fixed(self, text: str) -> str | None:
        """The intent whose phrase is exactly what was said, if there is one."""
        if not text or len(text) > LONGEST:
            return None
        found = next(iter(recognize_all(text, self._matchers[FIXED])), None)
        return found.intent.name if found else None

    def opens(self, text: str) -> bool:
        """Whether this opens the skill ("Alexa, open guess master")."""
        return len(text) <= LONGEST and any(recognize_all(text, self._matchers[LAUNCH]))

    def _slotted(self, text: str) -> Heard | None:
        if not text or len(text) > LONGEST:
            return None
        best: tuple[int, Heard] | None = None
        for found in recognize_all(text, self._matchers[SLOTTED]):
            slots = {name: str(entity.value).strip() for name, entity in found.entities.items()}
            if all(self._holds(name, value) for name, value in slots.items()):
                literal = found.text_chunks_matched
                if best is None or literal > best[0]:
                    best = (literal, Heard(found.intent.name, slots))
        return best[1] if best else None

    def _holds(self, slot: str, value: str) -> bool:
        test = _TYPES[self._slots[slot]]
        return bool(value) and test(value, self.language)


def _one_name(value: str, language: str) -> bool:
    words = value.split()
    return len(words) == 1 and any(c.isalpha() for c in value) and read_integer(value, language) is None


_TYPES: Mapping[str, Callable[[str, str], bool]] = {
    "number": lambda value, language: (
        read_integer(value, language) is not None or read_year(value, language) is not None
    ),
    "name": _one_name,
    "phrase": lambda value, language: bool(value) and bool(language),
}
"""What a slot of each type can hold."""
