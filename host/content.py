"""The only reader of `locale/`: wording, phrases and cards, each read once and only when needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from host.games import GAMES

_CHECKOUT = Path(__file__).resolve().parent.parent / "locale"
_INSTALLED = Path(__file__).resolve().parent / "locale"


def root() -> Path:
    """The folder that holds the wording: the checkout's own where there is one, else the installed copy."""
    return _CHECKOUT if (_CHECKOUT / "cards").is_dir() else _INSTALLED


@lru_cache
def languages() -> tuple[str, ...]:
    """The languages there are: the folders of `locale/` that hold a `host.ftl`."""
    return tuple(sorted(found.parent.name for found in root().glob("*/host.ftl")))


def language_of(locale: str) -> str:
    """The language a device's locale asks for ("de-AT" is "de"); English where there is none."""
    tongue = locale.replace("_", "-").split("-")[0].lower()
    return tongue if tongue in languages() else "en"


def wording(language: str) -> tuple[str, ...]:
    """The texts of a language's Fluent files."""
    return tuple(found.read_text("utf-8") for found in sorted((root() / language).glob("*.ftl")))


@lru_cache
def phrases(language: str) -> Mapping[str, Any]:
    """A language's phrase files as one: `phrases.yaml`, and what each game adds in `phrases/<game>.yaml`."""
    merged = read_yaml(root() / language / "phrases.yaml")
    for found in sorted((root() / language / "phrases").glob("*.yaml")):
        for section, entries in read_yaml(found).items():
            there = merged.setdefault(section, type(entries)())
            if isinstance(entries, list):
                there.extend(entries)
                continue
            for name, ways in entries.items():
                there[name] = [*there[name], *ways] if isinstance(there.get(name), list) else ways
    return merged


@lru_cache
def cards(game: str) -> tuple[dict[str, Any], ...]:
    """A game's cards in CONTRACT.md's inline shape, in file order; empty where there are none."""
    path = root() / "cards" / f"{game}.yaml"
    if not path.exists():
        return ()
    facts = _facts()
    texts = {language: _texts(language, game) for language in languages()}
    found = []
    for card in read_yaml(path)["cards"]:
        spoken = {language: by_id[card["id"]] for language, by_id in texts.items() if card["id"] in by_id}
        found.append(_worded(_with_facts(card, facts, _answer_of(game)), spoken))
    return tuple(found)


def _worded(card: dict[str, Any], spoken: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The card with its texts where CONTRACT.md has them: labels at the items, questions at the questions."""
    card["text"] = {}
    for language, texts in spoken.items():
        own = dict(texts)
        for item, label in zip(card.get("items", ()), own.pop("items", ()), strict=True):
            item.setdefault("label", {})[language] = label
        for question, text in zip(card.get("questions", ()), own.pop("questions", ()), strict=True):
            question.setdefault("text", {})[language] = text
        if "words" in own:
            card.setdefault("words", {})[language] = own.pop("words")
        if own:
            card["text"][language] = own
    if not card["text"]:
        del card["text"]
    return card


def speaks(card: Mapping[str, Any], language: str) -> bool:
    """Whether the card has words in this language."""
    return asked(card, language) is not None


def asked(card: Mapping[str, Any], language: str) -> str | None:
    """What a card asks, in one line; None where it does not speak the language."""
    if "questions" in card:
        asks = [
            question["text"][language]["ask"]
            for question in card["questions"]
            if language in question["text"]
        ]
        return " / ".join(asks) or None
    if "words" in card:
        return ", ".join(card["words"][language]) if language in card["words"] else None
    text: Mapping[str, str] = card.get("text", {}).get(language, {})
    return text.get("prompt") or text.get("question") or text.get("ask")


def sources_of(game: str, card_id: str) -> tuple[str, ...]:
    """The titles of the sources behind a card of the packs; empty for a card of a table's own."""
    path = root() / "cards" / f"{game}.yaml"
    cards_there = read_yaml(path)["cards"] if path.exists() else []
    used = next((list(_facts_in(card)) for card in cards_there if card["id"] == card_id), [])
    titles = in_section(root() / "cards", "sources") if used else {}
    return tuple(titles[source]["title"] for fact in used for source in _facts()[fact]["sources"])


def _facts_in(card: Any) -> Iterator[str]:
    if isinstance(card, dict):
        if "fact" in card:
            yield card["fact"]
        for part in card.values():
            yield from _facts_in(part)
    elif isinstance(card, list):
        for part in card:
            yield from _facts_in(part)


@lru_cache
def _facts() -> Mapping[str, Any]:
    return in_section(root() / "cards", "facts")


def section_files(folder: Path, section: str) -> tuple[Path, ...]:
    """The files of a pack's facts or sources: `<section>.yaml`, and each in the folder `<section>/`."""
    one = folder / f"{section}.yaml"
    return (*((one,) if one.exists() else ()), *sorted((folder / section).glob("*.yaml")))


def in_section(folder: Path, section: str) -> dict[str, Any]:
    """All of a pack's facts or sources, by name."""
    found: dict[str, Any] = {}
    for path in section_files(folder, section):
        found |= read_yaml(path)[section]
    return found


def _texts(language: str, game: str) -> Mapping[str, Any]:
    path = root() / language / "cards" / f"{game}.yaml"
    return dict(read_yaml(path)["cards"]) if path.exists() else {}


def _answer_of(game: str) -> str:
    """Where a game's card has its answer: in its `year`, if it has one, else in its `value`."""
    known = {field.name for field in fields(GAMES[game].card)} if game in GAMES else set()
    return "year" if "year" in known else "value"


def _with_facts(card: Mapping[str, Any], facts: Mapping[str, Any], answer: str = "value") -> dict[str, Any]:
    """The card with the value of its fact in it, under the name that its game has for it.

    In its parts, items and questions, it is always the `value`, also where it is a year.
    """
    resolved: dict[str, Any] = {}
    for key, value in card.items():
        if key == "fact":
            resolved[answer] = facts[value]["value"]
        elif isinstance(value, list):
            resolved[key] = [_with_facts(v, facts) if isinstance(v, dict) else v for v in value]
        else:
            resolved[key] = value
    return resolved


def read_yaml(path: Path) -> dict[str, Any]:
    """A YAML file's mapping. Raises ValueError where it is none, OSError where it cannot be read."""
    with path.open(encoding="utf-8") as stream:
        loaded = yaml.load(stream, Loader=yaml.CSafeLoader)
    if not isinstance(loaded, dict):
        raise ValueError(f"{path.name}: not a mapping")  # noqa: TRY004  a fault of the content, not of the code
    return loaded
