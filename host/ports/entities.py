"""The words that a speaker is to hear best, as Alexa's dynamic entities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice

from ask_sdk_model.dialog.dynamic_entities_directive import DynamicEntitiesDirective
from ask_sdk_model.er.dynamic.entity import Entity
from ask_sdk_model.er.dynamic.entity_list_item import EntityListItem
from ask_sdk_model.er.dynamic.entity_value_and_synonyms import EntityValueAndSynonyms
from ask_sdk_model.er.dynamic.update_behavior import UpdateBehavior

from host.reply import clean

MOST = 100
"""Entities of one response (ALEXA.md, Limits)."""

LONGEST = 140
"""Characters of a value."""

_UNSPOKEN = re.compile(r"[^\w\s'’.-]|_")


def directive(words: Mapping[str, tuple[str, ...]]) -> DynamicEntitiesDirective:
    """What tells a speaker to listen for these words, by slot type, instead of those it was told before."""
    values = list(islice(_values(words), MOST))
    if not values:
        return DynamicEntitiesDirective(update_behavior=UpdateBehavior.CLEAR)
    types = [
        EntityListItem(name=of.upper(), values=[Entity(name=value) for kind, value in values if kind == of])
        for of in dict.fromkeys(kind for kind, _ in values)
    ]
    return DynamicEntitiesDirective(update_behavior=UpdateBehavior.REPLACE, types=types)


def _values(words: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, EntityValueAndSynonyms]]:
    for of, ways in words.items():
        for way in dict.fromkeys(map(_sayable, ways)):
            if way:
                yield of, EntityValueAndSynonyms(value=way)


def _sayable(way: str) -> str:
    return " ".join(_UNSPOKEN.sub(" ", clean(way)).split())[:LONGEST]
