"""Alexa's rules for what is said: the invocation name, the samples, the values."""

from __future__ import annotations

import re
from collections.abc import Iterator

from intents.heard import FALLBACK
from intents.model.interaction import SLOT
from intents.model.reading import Models, each, samples, types, ways
from intents.model.slot_types import LOOSE
from intents.names import fold

LONGEST_SAMPLE, LONGEST_VALUE = 200, 140

RESERVED = frozenset(
    word
    for words in (
        "run start play resume use launch ask open tell load begin enable",
        "alexa amazon echo computer skill app",
        "öffne öffnen starte starten spiele spiel frag frage sag sage lade beginne aktiviere nutze",
        "by from in using with to about for if and whether der die das ein eine the a an",
    )
    for word in words.split()
)
"""Words that no invocation name may hold: launch and wake words, and what joins a name and a request."""

SAYABLE = re.compile(r"[^\W\d_]+(['-][^\W\d_]+)*'?|([^\W\d_]+\.)+")
"""A word of a sample: letters, with apostrophes and hyphens inside, or an abbreviation."""


def invocation_name(models: Models) -> Iterator[str]:
    """Two words or more, lower case, letters only, none that belongs to Alexa."""
    for locale, spoken in each(models):
        name = spoken["invocationName"]
        words = name.split()
        if len(words) < 2:  # noqa: PLR2004  two words
            yield f"{locale}: the invocation name {name!r} has fewer than two words"
        if name != name.lower() or not all(
            re.fullmatch(r"[^\W\d_]+('[^\W\d_]+)?\.?", word) for word in words
        ):
            yield f"{locale}: the invocation name {name!r} is not plain lower-case words"
        for word in RESERVED.intersection(words):
            yield f"{locale}: the invocation name {name!r} holds {word!r}"


def no_shared_samples(models: Models) -> Iterator[str]:
    """No two intents are said alike: same words, and slots of the same types in the same places."""
    for locale, spoken in each(models):
        taken: dict[str, str] = {}
        for intent in spoken["intents"]:
            held = types(intent)
            for sample in intent["samples"]:
                shape = SLOT.sub(lambda slot, of=held: f"{{{of.get(slot[1])}}}", sample)  # type: ignore[misc]
                other = taken.setdefault(shape, intent["name"])
                if other != intent["name"]:
                    yield f"{locale}: {sample!r} is said in {other} and in {intent['name']}"


def nothing_hides_a_slot(models: Models) -> Iterator[str]:
    """No sample of an own intent is a value that is said alone: it would win, and leave the slot empty."""
    for locale, spoken in each(models):
        closed = {kind["name"]: kind["values"] for kind in spoken["types"] if kind["name"] not in LOOSE}
        alone = {
            fold(way): intent["name"]
            for intent in spoken["intents"]
            for sample in intent["samples"]
            if SLOT.fullmatch(sample)
            for value in closed.get(types(intent).get(sample[1:-1], ""), ())
            for way in ways(value)
        }
        for intent, sample in samples(spoken):
            if fold(sample) in alone and not intent.startswith("AMAZON."):
                yield f"{locale}: {intent}: {sample!r} hides a value of {alone[fold(sample)]}"


def plain_words(models: Models) -> Iterator[str]:
    """Samples are lower-case words: no digits, no punctuation but in words like won't and all-in."""
    for locale, spoken in each(models):
        for intent, sample in samples(spoken):
            words = SLOT.sub(" ", sample).split()
            if sample != sample.lower() or not all(SAYABLE.fullmatch(word) for word in words):
                yield f"{locale}: {intent}: {sample!r} is not plain words"
            if len(sample) > LONGEST_SAMPLE:
                yield f"{locale}: {intent}: {sample!r} is too long"


def plain_values(models: Models) -> Iterator[str]:
    """Values are words as they are said, each once in its type, and not too long for a slot."""
    for locale, spoken in each(models):
        for kind in spoken["types"]:
            seen: set[str] = set()
            for way in (way for value in kind["values"] for way in ways(value)):
                if len(way) > LONGEST_VALUE or not all(SAYABLE.fullmatch(word) for word in way.split()):
                    yield f"{locale}: {kind['name']}: {way!r} is no value"
                if way.casefold() in seen:
                    yield f"{locale}: {kind['name']}: {way!r} stands twice"
                seen.add(way.casefold())


def samples_for_every_intent(models: Models) -> Iterator[str]:
    """An intent of the skill's own can be said, and says nothing twice."""
    for locale, spoken in each(models):
        for intent in spoken["intents"]:
            samples = intent["samples"]
            if not samples and intent["name"] != FALLBACK:
                yield f"{locale}: {intent['name']} has no samples"
            yield from (
                f"{locale}: {intent['name']}: {sample!r} stands twice"
                for sample in sorted(set(samples))
                if samples.count(sample) > 1
            )
