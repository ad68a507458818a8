"""Phrases to Alexa's interaction model: intents with their samples and slots, and the types of the slots."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from intents.heard import FALLBACK, FREE_TEXT
from intents.model.expand import samples
from intents.model.slot_types import ANYTHING, GAME, slot_types, type_of
from intents.names import fold
from intents.recognise import FIXED, SAID, SETTINGS, SLOTTED, WISHES

SLOT = re.compile(r"\{(\w+)\}")

SENSITIVITY = "LOW"
"""How readily Alexa takes an utterance for out of domain; what is said freely should arrive as words."""


def interaction_model(
    phrases: Mapping[str, Any], vocabulary: Mapping[str, Iterable[str]], *, invocation: str, polite: str
) -> dict[str, Any]:
    """The interaction model of one language, as its JSON file has it.

    `phrases` are a language's phrase files merged, `vocabulary` the values of the open slot types by name.
    `polite` is the word ("please") with which built-in intents are heard, too, by exact samples as they are.
    Where two intents are said alike the first one keeps the sample: the order in which text is matched too.
    """
    known: Mapping[str, str | list[str]] = {**phrases["slots"], SAID: ANYTHING}
    intents = [_intent(name, said, known) for name, said in _samples(phrases, polite).items()]
    used = {slot["name"]: known[slot["name"]] for intent in intents for slot in intent.get("slots", ())}
    return {
        "interactionModel": {
            "languageModel": {
                "invocationName": invocation,
                "modelConfiguration": {"fallbackIntentSensitivity": {"level": SENSITIVITY}},
                "intents": intents,
                "types": slot_types(used, phrases, vocabulary),
            }
        }
    }


def _samples(phrases: Mapping[str, Any], polite: str) -> dict[str, list[str]]:
    """Every intent with its samples, no sample twice."""
    taken: set[str] = set()
    found: dict[str, list[str]] = {}
    for intent, templates in _sections(phrases):
        said = samples(templates, phrases.get("rules", {}))
        if intent.startswith("AMAZON."):
            said += [way for sample in said for way in _politely(sample, polite)]
        said = [sample for sample in map(_spoken, said) if _shape(sample, phrases) not in taken]
        taken.update(_shape(sample, phrases) for sample in said)
        found.setdefault(intent, []).extend(dict.fromkeys(said))
    listed = _alone(found, phrases)
    for intent, said in found.items():
        if not intent.startswith("AMAZON."):
            found[intent] = [sample for sample in said if fold(sample) not in listed]
    found[FREE_TEXT] = [f"{{{SAID}}}"]
    found[FALLBACK] = []
    return {name: found[name] for name in sorted(found)}


def _alone(found: Mapping[str, list[str]], phrases: Mapping[str, Any]) -> frozenset[str]:
    """The listed words that are answers by themselves; a sample of just these would leave their slot empty.

    In the slot they tell as much: `interpret` reads words that are all that was said like free speech.
    """
    bare = {sample[1:-1] for said in found.values() for sample in said if SLOT.fullmatch(sample)}
    lists = {slot: of for slot, of in phrases["slots"].items() if slot in bare}
    words = (phrases["words"][part] for of in lists.values() if isinstance(of, list) for part in of)
    games = phrases["games"].values() if GAME in lists.values() else ()
    return frozenset(fold(way) for ways in (*words, *games) for way in ways)


def _sections(phrases: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    for section in (FIXED, WISHES, SLOTTED, SETTINGS):
        yield from phrases.get(section, {}).items()


def _politely(sample: str, polite: str) -> tuple[str, ...]:
    return () if polite in sample.split() else (f"{sample} {polite}", f"{polite} {sample}")


def _spoken(sample: str) -> str:
    """A sample as Alexa takes it: lower case, with plain apostrophes; slots stay as they are."""
    return sample.replace("’", "'").lower()


def _shape(sample: str, phrases: Mapping[str, Any]) -> str:
    """What Alexa can tell apart in a sample: its words, and the types of its slots."""
    return SLOT.sub(lambda slot: f"{{{type_of(slot[1], phrases['slots'][slot[1]])}}}", sample)


def _intent(name: str, said: list[str], known: Mapping[str, str | list[str]]) -> dict[str, Any]:
    names = dict.fromkeys(slot for sample in said for slot in SLOT.findall(sample))
    slots = [{"name": slot, "type": type_of(slot, known[slot])} for slot in names]
    return {"name": name, **({"slots": slots} if slots else {}), "samples": said}
