"""Slot types: what the phrase files call them, and the values that Alexa is shown for each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

NUMBER = "AMAZON.NUMBER"

BUILT_IN: Mapping[str, str] = {"number": NUMBER, "query": "AMAZON.SearchQuery"}
"""The types of slots that Alexa has ready, by their names in the phrase files."""

OPEN: Mapping[str, int] = {"player": 2, "term": 6, "word": 5, "clue": 4, "place": 4}
"""Types that hold more than is listed, and how many words of it; a speaker prefers what is listed.

Topics and free speech are said without a carrier phrase: of them a speaker is sure only of what it was told.
"""

PEOPLE, GAME, TOPIC, ANYTHING = "player", "game", "topic", "anything"

OPEN_TYPES: Mapping[str, int] = {name.upper(): words for name, words in OPEN.items()}

LOOSE = frozenset({*OPEN_TYPES, TOPIC.upper(), ANYTHING.upper()})
"""Types whose values come from cards, from the table, from anywhere; the others are lists that are whole."""

_CALLED = {"name": PEOPLE, "person": PEOPLE, "phrase": "term"}
"""The same type under the name that it has where text is matched."""

_UNSAYABLE = re.compile(r"[^\w\s'.-]|\d|_")
"""What no slot value may hold: anything but letters, apostrophes, hyphens and periods."""

_LOOSE_ENDS = re.compile(r"(?<!\w)[-'.]+|-+(?!\w)")
"""Hyphens, apostrophes and periods that belong to no word."""


def type_of(slot: str, of: str | list[str]) -> str:
    """The type that a slot has in the model: a built-in, a shared list of values, or the slot's own words."""
    if isinstance(of, list):
        return slot.upper()
    return BUILT_IN.get(of) or _CALLED.get(of, of).upper()


def slot_types(
    slots: Mapping[str, str | list[str]], phrases: Mapping[str, Any], vocabulary: Mapping[str, Iterable[str]]
) -> list[dict[str, Any]]:
    """The custom types of the model, by name.

    `slots` are the slots in use, with their types as the phrase files have them. `vocabulary` has the values
    of the open types (names, terms, …), `phrases["words"]` those of the others.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for slot, of in slots.items():
        name = type_of(slot, of)
        if name in BUILT_IN.values() or name in found:
            continue
        if isinstance(of, list):
            ways = {part: phrases["words"][part] for part in of}
            found[name] = _each(next(iter(ways.values()))) if len(of) == 1 else _grouped(ways)
        elif of == GAME:
            found[name] = _grouped(phrases["games"])
        else:
            found[name] = _each(vocabulary.get(name.lower(), ()))
    found[ANYTHING.upper()] = _each(vocabulary.get(ANYTHING, ()))
    return [{"name": name, "values": found[name]} for name in sorted(found)]


def _each(ways: Iterable[str]) -> list[dict[str, Any]]:
    """Every way of saying it as a value of its own, each once, in order."""
    return [{"name": {"value": way}} for way in _once(ways, set())]


def _grouped(ways: Mapping[str, Iterable[str]]) -> list[dict[str, Any]]:
    """One value for each thing that is meant, with its other names as synonyms."""
    taken: set[str] = set()
    grouped = [(meant, _once(forms, taken)) for meant, forms in ways.items()]
    return [
        {"id": meant, "name": {"value": forms[0], **({"synonyms": forms[1:]} if forms[1:] else {})}}
        for meant, forms in grouped
        if forms
    ]


def _once(ways: Iterable[str], taken: set[str]) -> list[str]:
    kept = []
    for way in ways:
        plain = _UNSAYABLE.sub(" ", way.replace("’", "'"))
        said = " ".join(_LOOSE_ENDS.sub(" ", plain).split())
        if said and said.casefold() not in taken:
            taken.add(said.casefold())
            kept.append(said)
    return kept
