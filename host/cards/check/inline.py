"""Reads a single YAML or JSON file of cards in CONTRACT.md's inline shape, as a pack without facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from host.cards.check.pack import Answer, Card, Fault, Pack, Raw
from host.cards.check.reading import load
from host.cards.packs import TOLD_BY, game_of
from host.codec import shaped
from host.games import GAMES


def read(path: Path, name: str) -> Pack:
    """The cards in a file, a list or under `cards`; its languages are all that one of them speaks."""
    try:
        loaded, twice = load(path)
    except ValueError as fault:
        return _nothing(name, f"cannot be read: {fault}")
    found = loaded.get("cards") if isinstance(loaded, Mapping) else loaded
    if not isinstance(found, list):
        return _nothing(name, "no cards")
    faults = [Fault(name, key, "is there twice") for key in twice]
    raw = []
    for place, card in enumerate(found, 1):
        reason = _fault(card)
        if reason is None:
            raw.append(card)
        else:
            called = card.get("id", f"number {place}") if isinstance(card, Mapping) else f"number {place}"
            faults.append(Fault(name, str(called), reason))
    languages = tuple(sorted({language for card in raw for language in _words(card)}))
    for card in raw:
        missing = [language for language in languages if language not in _words(card)]
        faults += [Fault(name, card["id"], f"no text in {language}") for language in missing]
    cards = tuple(_card(card, name, languages) for card in raw)
    return Pack(cards, languages, {}, {}, {}, tuple(faults))


def _nothing(name: str, reason: str) -> Pack:
    return Pack((), (), {}, {}, {}, (Fault(name, "-", reason),))


def _fault(card: Any) -> str | None:
    """Why a card has not the shape of its game's; None where it has."""
    if not isinstance(card, Mapping):
        return "not an object"
    game = game_of(card)
    if game is None:
        return f"of no game: it has none of {', '.join(TOLD_BY)}"
    numbers = {"numbers": [1]} if game == "clue_circle" and "numbers" not in card else {}
    try:
        shaped({**card, **numbers}, GAMES[game].card)
    except (ValueError, OverflowError) as fault:
        return _plainly(str(fault))
    return None


def _plainly(reason: str) -> str:
    """A reason of msgspec's with the place first and without its marks."""
    told, _, place = reason.replace("`", "").partition(" - at $")
    return f"{place.lstrip('.')}: {told}" if place else told


def _card(raw: Raw, name: str, languages: Iterable[str]) -> Card:
    parts = [raw, *raw.get("items", ()), *raw.get("questions", ())]
    values = [(key, part[key]) for part in parts for key in ("year", "value") if key in part]
    answers = tuple(
        Answer(value, value, value, "year" if "year" in {key, raw.get("measure")} else "quantity")
        for key, value in values
    )
    game = game_of(raw) or ""
    return Card(game, raw["id"], name, raw, answers, _words(raw), dict.fromkeys(languages, name))


def _words(card: Raw) -> Mapping[str, Raw]:
    """The words by language, in the form of a language's file."""
    found: dict[str, dict[str, Any]] = {}
    for language, text in card.get("text", {}).items():
        found.setdefault(language, {}).update(text)
    for language, words in card.get("words", {}).items():
        found.setdefault(language, {})["words"] = words
    for part, inner in (("items", "label"), ("questions", "text")):
        for piece in card.get(part, ()):
            for language, text in piece[inner].items():
                found.setdefault(language, {}).setdefault(part, []).append(text)
    return found
