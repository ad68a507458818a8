"""Every rule for interaction models finds the fault that is put into a good one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from host.skill import package
from intents.model import lint, lint_slots, lint_wording
from intents.model.lint import RULES, Rule, faults
from intents.model.lint_slots import SEARCH
from intents.model.slot_types import NUMBER

Spoken = dict[str, Any]


def good() -> dict[str, Any]:
    return copy.deepcopy({locale: package.models()[locale] for locale in ("en-US", "de-DE")})


def intent(spoken: Spoken, name: str) -> dict[str, Any]:
    return next(found for found in spoken["intents"] if found["name"] == name)


def add(name: str, *samples: str, **slots: str) -> Callable[[Spoken], None]:
    told = {"name": name, "slots": [{"name": slot, "type": kind} for slot, kind in slots.items()]}
    return lambda spoken: spoken["intents"].append({**told, "samples": list(samples)})


def sample(name: str, said: str) -> Callable[[Spoken], None]:
    return lambda spoken: intent(spoken, name)["samples"].append(said)


def called(name: str) -> Callable[[Spoken], None]:
    return lambda spoken: spoken.update(invocationName=name)


def without(name: str) -> Callable[[Spoken], None]:
    return lambda spoken: spoken["intents"].remove(intent(spoken, name))


def valued(kind: str, *values: str) -> Callable[[Spoken], None]:
    def change(spoken: Spoken) -> None:
        there = next(found for found in spoken["types"] if found["name"] == kind)
        there["values"] += [{"name": {"value": value}} for value in values]

    return change


def emptied(kind: str) -> Callable[[Spoken], None]:
    def change(spoken: Spoken) -> None:
        next(found for found in spoken["types"] if found["name"] == kind)["values"].clear()

    return change


def retyped(name: str, slot: str, kind: str) -> Callable[[Spoken], None]:
    def change(spoken: Spoken) -> None:
        next(found for found in intent(spoken, name)["slots"] if found["name"] == slot)["type"] = kind

    return change


SEEDED: list[tuple[Rule, Callable[[Spoken], None], str]] = [
    (lint_wording.invocation_name, called("guessmaster"), "fewer than two words"),
    (lint_wording.invocation_name, called("Guess master"), "not plain"),
    (lint_wording.invocation_name, called("guess master 2"), "not plain"),
    (lint_wording.invocation_name, called("open guess"), "holds 'open'"),
    (lint_wording.invocation_name, called("echo quiz"), "holds 'echo'"),
    (lint_slots.one_bare_number, add("YearIntent", "{year}", year=NUMBER), "NumberIntent, YearIntent"),
    (lint_slots.one_bare_number, add("DayIntent", "{day}", day="AMAZON.DATE"), "NumberIntent, DayIntent"),
    (lint_slots.one_bare_number, without("NumberIntent"), "no intent"),
    (lint_slots.only_plain_numbers, add("DayIntent", "on {day}", day="AMAZON.DATE"), "day is AMAZON.DATE"),
    (
        lint_slots.search_query_alone,
        add("FindIntent", "find {what}", "find {what} {number}", what=SEARCH, number=NUMBER),
        "not alone",
    ),
    (
        lint_slots.search_query_alone,
        add("FindIntent", "{what}", what="AMAZON.SearchQuery"),
        "without a carrier phrase",
    ),
    (lint_slots.one_type_per_slot, retyped("SpanIntent", "who", "TERM"), "slot who"),
    (lint.same_intents_everywhere, add("ExtraIntent", "something extra"), "ExtraIntent is missing"),
    (lint.intents_once, add("ScoreIntent", "the tally"), "ScoreIntent stands twice"),
    (lint.intents_once, lambda spoken: spoken["types"].append(spoken["types"][0]), "stands twice"),
    (
        lint.intents_once,
        lambda spoken: [add(f"Intent_{n * 'x'}", f"extra {n * 'x'}")(spoken) for n in range(1, 260)],
        "more than 250",
    ),
    (lint_wording.no_shared_samples, sample("ScoreIntent", "undo"), "'undo' is said in"),
    (
        lint_wording.no_shared_samples,
        add("OtherIntent", "{a} to {b}", a="AMAZON.NUMBER", b="AMAZON.NUMBER"),
        "is said in",
    ),
    (lint_wording.nothing_hides_a_slot, sample("ScoreIntent", "history"), "'history' hides a value of"),
    (lint_wording.plain_words, sample("ScoreIntent", "top 3"), "'top 3' is not plain words"),
    (lint_wording.plain_words, sample("ScoreIntent", "score, please"), "not plain words"),
    (lint_wording.plain_words, sample("ScoreIntent", "The Score"), "not plain words"),
    (lint_wording.plain_words, sample("ScoreIntent", "score?"), "not plain words"),
    (lint_wording.plain_words, sample("ScoreIntent", "very " * 50 + "long"), "too long"),
    (lint.built_ins_present, without("AMAZON.PreviousIntent"), "AMAZON.PreviousIntent is missing"),
    (lint.built_ins_present, add("AMAZON.ShuffleOnIntent"), "AMAZON.ShuffleOnIntent is unknown"),
    (lint.built_ins_present, sample("AMAZON.FallbackIntent", "anything"), "has samples"),
    (lint.fallback_sensitivity, lambda spoken: spoken.pop("modelConfiguration"), "sensitivity is None"),
    (lint_wording.samples_for_every_intent, add("SilentIntent"), "SilentIntent has no samples"),
    (lint_wording.samples_for_every_intent, sample("ScoreIntent", "score"), "'score' stands twice"),
    (lint_slots.slots_used, sample("ScoreIntent", "score of {who}"), "who is not declared"),
    (lint_slots.slots_used, add("WhatIntent", "what now", what="TERM"), "what is never said"),
    (lint_slots.slots_used, sample("SpanIntent", "{first} or {first}"), "stands twice"),
    (lint_slots.types_defined, add("HueIntent", "paint it {hue}", hue="HUE"), "HUE is not defined"),
    (
        lint_slots.types_defined,
        lambda spoken: spoken["types"].append({"name": "HUE", "values": [{"name": {"value": "red"}}]}),
        "HUE is not used",
    ),
    (lint_slots.types_defined, emptied("SIZE"), "SIZE has no values"),
    (lint_slots.few_enough_values, valued("PLAYER", *["Anna"] * 50_000), "more than 50000"),
    (lint_wording.plain_values, valued("PLAYER", "Agent 47"), "'Agent 47' is no value"),
    (lint_wording.plain_values, valued("PLAYER", "Anna (the first)"), "is no value"),
    (lint_wording.plain_values, valued("PLAYER", "A" * 141), "is no value"),
    (lint_wording.plain_values, valued("PLAYER", "anna"), "'anna' stands twice"),
    (lint_slots.catch_all, emptied("ANYTHING"), "fewer than 150"),
    (lint_slots.catch_all, without("SayIntent"), "no intent takes ANYTHING alone"),
    (lint.letters_in_names, add("Intent2", "second"), "'Intent2' is no name"),
    (lint.letters_in_names, add("MyIntent", "my {slot1}", slot1="TERM"), "'slot1' is no name"),
    (
        lint.small_enough,
        lambda spoken: intent(spoken, "ScoreIntent")["samples"].extend(["very " * 30 + "long"] * 12_000),
        "the model has",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "change", "reason"),
    SEEDED,
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_rule_finds_its_fault(rule: Rule, change: Callable[[Spoken], None], reason: str) -> None:
    models = good()
    assert list(rule(models)) == []
    change(models["en-US"]["interactionModel"]["languageModel"])
    found = list(rule(models))
    assert any(reason in fault for fault in found), found


def test_a_slot_that_one_locale_lacks_is_found() -> None:
    models = good()
    spoken = models["de-DE"]["interactionModel"]["languageModel"]
    intent(spoken, "SpanIntent")["slots"] = [
        slot for slot in intent(spoken, "SpanIntent")["slots"] if slot["name"] != "who"
    ]
    assert "de-DE: SpanIntent lacks who" in list(lint.same_intents_everywhere(models))


def test_every_rule_has_a_seeded_fault() -> None:
    assert {rule for rule, _, _ in SEEDED} == set(RULES)


def test_the_models_made_of_the_phrases_break_no_rule() -> None:
    assert faults(package.models()) == []
