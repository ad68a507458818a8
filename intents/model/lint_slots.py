"""Alexa's rules for slots and their types."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from intents.model.interaction import SLOT
from intents.model.reading import Models, each, types, ways
from intents.model.slot_types import ANYTHING, NUMBER

FEWEST_VALUES = 150
"""Values of the catch-all type; with fewer of them Alexa takes free speech for out of domain."""

MOST_VALUES = 50_000
"""Values of all types of a model together, synonyms counted."""

NUMBERS = re.compile(r"AMAZON\.(NUMBER|FOUR_DIGIT_NUMBER|Ordinal|DATE|TIME|DURATION)")
"""Types that hear a bare number."""

SEARCH = "AMAZON.SearchQuery"


def one_bare_number(models: Models) -> Iterator[str]:
    """One intent, and only one, takes a bare number; two compete, and the loser's answers vanish."""
    for locale, spoken in each(models):
        bare = [
            intent["name"]
            for intent in spoken["intents"]
            if any(
                len(sample.split()) == 1 and NUMBERS.match(types(intent).get(sample[1:-1], ""))
                for sample in intent["samples"]
            )
        ]
        if len(bare) != 1:
            yield f"{locale}: a bare number is taken by {', '.join(bare) or 'no intent'}"


def only_plain_numbers(models: Models) -> Iterator[str]:
    """Numbers are AMAZON.NUMBER everywhere; dates and four-digit numbers would take years away from it."""
    for locale, spoken in each(models):
        for intent in spoken["intents"]:
            for slot, kind in types(intent).items():
                if NUMBERS.match(kind) and kind != NUMBER:
                    yield f"{locale}: {intent['name']}: {slot} is {kind}"


def search_query_alone(models: Models) -> Iterator[str]:
    """A search query stands with a carrier phrase, and no other slot in the same sample."""
    for locale, spoken in each(models):
        for intent in spoken["intents"]:
            held = types(intent)
            for sample in intent["samples"]:
                slots = SLOT.findall(sample)
                if SEARCH not in (held.get(slot) for slot in slots):
                    continue
                if len(slots) > 1:
                    yield f"{locale}: {intent['name']}: a search query is not alone in {sample!r}"
                if len(slots) == len(sample.split()):
                    yield f"{locale}: {intent['name']}: a search query without a carrier phrase"


def one_type_per_slot(models: Models) -> Iterator[str]:
    """A slot's name has one type, in every intent and every locale."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for locale, spoken in each(models):
        for intent in spoken["intents"]:
            for slot, kind in types(intent).items():
                found[slot].setdefault(kind, f"{locale}: {intent['name']}")
    for slot, kinds in found.items():
        if len(kinds) > 1:
            yield f"slot {slot}: " + " but ".join(f"{kind} in {where}" for kind, where in kinds.items())


def slots_used(models: Models) -> Iterator[str]:
    """Slots are declared where they are said and said where they are declared, each once in a sample."""
    for locale, spoken in each(models):
        for intent in spoken["intents"]:
            declared, said = set(types(intent)), set[str]()
            for sample in intent["samples"]:
                slots = SLOT.findall(sample)
                said.update(slots)
                if len(slots) > len(set(slots)):
                    yield f"{locale}: {intent['name']}: a slot stands twice in {sample!r}"
            yield from (
                f"{locale}: {intent['name']}: {slot} is not declared" for slot in sorted(said - declared)
            )
            yield from (
                f"{locale}: {intent['name']}: {slot} is never said" for slot in sorted(declared - said)
            )


def types_defined(models: Models) -> Iterator[str]:
    """Every type of the skill's own is defined, is used, and has values."""
    for locale, spoken in each(models):
        used = {kind for intent in spoken["intents"] for kind in types(intent).values()}
        own = {kind for kind in used if not kind.startswith("AMAZON.")}
        defined = {kind["name"]: kind["values"] for kind in spoken["types"]}
        yield from (f"{locale}: the type {name} is not defined" for name in sorted(own - defined.keys()))
        yield from (f"{locale}: the type {name} is not used" for name in sorted(defined.keys() - own))
        yield from (
            f"{locale}: the type {name} has no values" for name, values in defined.items() if not values
        )


def few_enough_values(models: Models) -> Iterator[str]:
    """All types together have no more values than Alexa takes."""
    for locale, spoken in each(models):
        count = sum(len(ways(value)) for kind in spoken["types"] for value in kind["values"])
        if count > MOST_VALUES:
            yield f"{locale}: {count} values, more than {MOST_VALUES}"


def catch_all(models: Models) -> Iterator[str]:
    """What no phrase describes has a bare slot of a type with many values."""
    name = ANYTHING.upper()
    for locale, spoken in each(models):
        values = next((kind["values"] for kind in spoken["types"] if kind["name"] == name), ())
        if len(values) < FEWEST_VALUES:
            yield f"{locale}: {name} has {len(values)} values, fewer than {FEWEST_VALUES}"
        bare = {
            sample[1:-1]: types(intent)
            for intent in spoken["intents"]
            for sample in intent["samples"]
            if SLOT.fullmatch(sample)
        }
        if name not in {types.get(slot) for slot, types in bare.items()}:
            yield f"{locale}: no intent takes {name} alone"
