"""An interaction model's JSON, as far as its rules ask for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Models = Mapping[str, Mapping[str, Any]]
"""Interaction models by locale, as their JSON files have them."""


def language(model: Mapping[str, Any]) -> Mapping[str, Any]:
    """The language model in the file: intents, types, invocation name."""
    return dict(model["interactionModel"]["languageModel"])


def each(models: Models) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each different language model once, under the first of its locales."""
    seen: list[Mapping[str, Any]] = []
    for locale, model in models.items():
        if model not in seen:
            seen.append(model)
            yield locale, language(model)


def samples(spoken: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Every sample with its intent."""
    return ((intent["name"], sample) for intent in spoken["intents"] for sample in intent["samples"])


def types(intent: Mapping[str, Any]) -> dict[str, str]:
    """The slots of an intent, with their types."""
    return {slot["name"]: slot["type"] for slot in intent.get("slots", ())}


def ways(value: Mapping[str, Any]) -> list[str]:
    """A value and its synonyms."""
    return [value["name"]["value"], *value["name"].get("synonyms", ())]
