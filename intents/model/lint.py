"""Alexa's rules for interaction models: each a function from the models to the faults it finds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence

from intents.heard import FALLBACK
from intents.model import lint_slots, lint_wording
from intents.model.reading import Models, each, types

Rule = Callable[[Models], Iterator[str]]

MOST_BYTES = 1_500_000
"""Of a model's file."""

MOST_INTENTS = 250

BUILT_IN = frozenset(
    f"AMAZON.{name}Intent"
    for name in (
        *("Yes", "No", "Help", "Stop", "Cancel", "Fallback", "Repeat", "StartOver"),
        *("Pause", "Resume", "NavigateHome", "Next", "Previous"),
    )
)
"""The built-in intents that the host answers to."""

FALLBACK_LEVELS = ("LOW", "MEDIUM", "HIGH")


def same_intents_everywhere(models: Models) -> Iterator[str]:
    """Every locale has the same intents, with the same slots."""
    known = {
        locale: {intent["name"]: frozenset(types(intent)) for intent in spoken["intents"]}
        for locale, spoken in each(models)
    }
    everywhere: dict[str, set[str]] = {name: set() for intents in known.values() for name in intents}
    for intents in known.values():
        for name, slots in intents.items():
            everywhere[name] |= slots
    for locale, intents in known.items():
        for name, wanted in everywhere.items():
            if name not in intents:
                yield f"{locale}: {name} is missing"
            elif missing := sorted(wanted - intents[name]):
                yield f"{locale}: {name} lacks {', '.join(missing)}"


def intents_once(models: Models) -> Iterator[str]:
    """No intent stands twice in a model, nor a type, and there are no more intents than Alexa takes."""
    for locale, spoken in each(models):
        for kind in ("intents", "types"):
            names = [entry["name"] for entry in spoken[kind]]
            yield from (
                f"{locale}: {name} stands twice" for name in sorted(set(names)) if names.count(name) > 1
            )
        if len(spoken["intents"]) > MOST_INTENTS:
            yield f"{locale}: more than {MOST_INTENTS} intents"


def built_ins_present(models: Models) -> Iterator[str]:
    """Every built-in intent that the host answers to is there, and no other; Fallback has no samples."""
    for locale, spoken in each(models):
        there = {
            intent["name"]: intent for intent in spoken["intents"] if intent["name"].startswith("AMAZON.")
        }
        yield from (f"{locale}: {name} is missing" for name in sorted(BUILT_IN - there.keys()))
        yield from (f"{locale}: {name} is unknown" for name in sorted(there.keys() - BUILT_IN))
        if there.get(FALLBACK, {}).get("samples"):
            yield f"{locale}: {FALLBACK} has samples"


def fallback_sensitivity(models: Models) -> Iterator[str]:
    """How readily Alexa falls back is set."""
    for locale, spoken in each(models):
        told = spoken.get("modelConfiguration", {}).get("fallbackIntentSensitivity", {}).get("level")
        if told not in FALLBACK_LEVELS:
            yield f"{locale}: the fallback's sensitivity is {told}"


def letters_in_names(models: Models) -> Iterator[str]:
    """Names of intents, slots and types are letters and underscores (and Amazon's periods)."""
    for locale, spoken in each(models):
        names = [entry["name"] for entry in (*spoken["intents"], *spoken["types"])]
        names += [slot for intent in spoken["intents"] for slot in types(intent)]
        for name in sorted(set(names)):
            if not re.fullmatch(r"(AMAZON\.)?[A-Za-z][A-Za-z_]*", name):
                yield f"{locale}: {name!r} is no name"


def small_enough(models: Models) -> Iterator[str]:
    """A model's file is no larger than Alexa takes."""
    for locale, model in models.items():
        size = len(json.dumps(model, ensure_ascii=False, indent=2).encode())
        if size >= MOST_BYTES:
            yield f"{locale}: the model has {size} bytes"


RULES: Sequence[Rule] = (
    lint_wording.invocation_name,
    lint_slots.one_bare_number,
    lint_slots.only_plain_numbers,
    lint_slots.search_query_alone,
    lint_slots.one_type_per_slot,
    same_intents_everywhere,
    intents_once,
    lint_wording.no_shared_samples,
    lint_wording.nothing_hides_a_slot,
    lint_wording.plain_words,
    built_ins_present,
    fallback_sensitivity,
    lint_wording.samples_for_every_intent,
    lint_slots.slots_used,
    lint_slots.types_defined,
    lint_slots.few_enough_values,
    lint_wording.plain_values,
    lint_slots.catch_all,
    letters_in_names,
    small_enough,
)


def faults(models: Models) -> list[str]:
    """Every fault of these models, one line each with the locale; none where all rules are kept."""
    return [fault for rule in RULES for fault in rule(models)]
