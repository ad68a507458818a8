"""Reads a pack in the form of `locale/`: a part that has not the form is a fault, and the rest is read."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

import yaml

from host.cards.check import shapes
from host.cards.check.pack import Answer, Card, Fault, Pack, Raw, facts_of
from host.cards.packs import section_files
from host.codec import shaped
from host.games import GAMES

LOOKED_UP = ("facts", "sources")
"""Files beside those of the games."""


def read(root: Path, name: str, languages: tuple[str, ...] = ()) -> Pack:
    """The pack in a folder that holds `cards/` and `<language>/cards/`; faults name its files after `name`.

    Without languages given they are those of its folders.
    """
    return _Reading(root, name, languages).pack()


class _Once(yaml.CSafeLoader):
    """YAML in which a key that is there twice is told, instead of the first being lost."""

    def __init__(self, stream: Any) -> None:
        super().__init__(stream)
        self.twice: list[str] = []

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:  # noqa: FBT001, FBT002  PyYAML's
        keys = [key.value for key, _ in node.value]
        if len(set(map(str, keys))) < len(keys):
            self.twice += sorted({str(key) for key in keys if keys.count(key) > 1})
        return super().construct_mapping(node, deep)


def load(path: Path) -> tuple[Any, list[str]]:
    """What a YAML file holds, and the keys that it has twice. Raises ValueError where it cannot be read."""
    try:
        with path.open(encoding="utf-8") as stream:
            loader = _Once(stream)
            return loader.get_single_data(), loader.twice
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as fault:
        raise ValueError(" ".join(str(fault).split())) from fault


class _Reading:
    """One pack while it is read: the faults come together here."""

    def __init__(self, root: Path, name: str, languages: tuple[str, ...]) -> None:
        self.root, self.name = root, name.rstrip("/")
        self.faults: list[Fault] = []
        there = {found.parent.parent.name for found in root.glob("*/cards/*.yaml")}
        spoken = {found.parent.name for found in root.glob("*/host.ftl")}
        self.languages = languages or tuple(sorted(there | spoken))

    def pack(self) -> Pack:
        """The pack, with what could not be read of it."""
        facts, facts_files = self._facts("facts", shapes.Fact)
        sources, _ = self._facts("sources", shapes.Source)
        games = sorted(found.stem for found in (self.root / "cards").glob("*.yaml"))
        cards = [card for game in games if game not in LOOKED_UP for card in self._cards(game, facts)]
        if not cards and not self.faults:
            self._tell("", "-", "no cards: a pack holds cards/<game>.yaml and <language>/cards/<game>.yaml")
        if not self.languages:
            self._tell("", "-", "no language: a pack holds <language>/cards/<game>.yaml")
        return Pack(tuple(cards), self.languages, facts, sources, facts_files, tuple(self.faults))

    def _file(self, inside: str) -> str:
        return f"{self.name}/{inside}" if inside else self.name

    def _tell(self, inside: str, card: str, reason: str) -> None:
        self.faults.append(Fault(self._file(inside), card, reason))

    def _loaded(self, inside: str, section: str, kind: type) -> Any:
        """A section of a file, empty where it is not as it should be."""
        path = self.root / inside
        if not path.exists():
            return kind()
        try:
            found, twice = load(path)
        except ValueError as fault:
            self._tell(inside, "-", f"cannot be read: {fault}")
            return kind()
        for key in twice:
            self._tell(inside, key, "is there twice")
        inner = found.get(section) if isinstance(found, Mapping) else None
        if not isinstance(inner, kind):
            self._tell(inside, "-", f"no {section}")
            return kind()
        return inner

    def _facts(self, section: str, form: Any) -> tuple[dict[str, Any], dict[str, str]]:
        """The facts or sources by name, and the file each stands in."""
        found: dict[str, Any] = {}
        files: dict[str, str] = {}
        for path in section_files(self.root / "cards", section):
            inside = path.relative_to(self.root).as_posix()
            for name, raw in self._loaded(inside, section, dict).items():
                if str(name) in files:
                    self._tell(inside, str(name), f"stands in {files[str(name)]} too")
                    continue
                files[str(name)] = self._file(inside)
                try:
                    found[str(name)] = shaped(_plain(raw), form)
                except ValueError as fault:
                    self._tell(inside, str(name), _said(fault))
        return found, files

    def _cards(self, game: str, facts: Mapping[str, shapes.Fact]) -> list[Card]:
        inside = f"cards/{game}.yaml"
        raw_cards = self._loaded(inside, "cards", list)
        if game not in GAMES:
            self._tell(inside, "-", f"no such game: there are {', '.join(GAMES)}")
            return []
        texts = {
            language: self._loaded(f"{language}/cards/{game}.yaml", "cards", dict)
            for language in self.languages
        }
        found = [
            self._card(game, place, raw, texts, facts) for place, raw in enumerate(map(_plain, raw_cards), 1)
        ]
        known = {card.id for card in found}
        for language, by_id in texts.items():
            for name in by_id:
                if str(name) not in known:
                    self._tell(f"{language}/cards/{game}.yaml", str(name), "no such card")
        return found

    def _card(
        self, game: str, place: int, raw: Any, texts: Mapping[str, Raw], facts: Mapping[str, shapes.Fact]
    ) -> Card:
        inside = f"cards/{game}.yaml"
        whole = raw if isinstance(raw, dict) else {}
        name = str(whole.get("id", f"number {place}"))
        try:
            shaped(raw, shapes.card_form(game))
        except ValueError as fault:
            self._tell(inside, name, _said(fault))
        words = {}
        for language, by_id in texts.items():
            spoken = self._words(f"{language}/cards/{game}.yaml", game, name, by_id, whole)
            if spoken is not None:
                words[language] = spoken
        files = {language: self._file(f"{language}/cards/{game}.yaml") for language in texts}
        return Card(
            game, name, self._file(inside), whole, self._answers(inside, name, whole, facts), words, files
        )

    def _words(self, inside: str, game: str, name: str, by_id: Raw, card: Raw) -> Raw | None:
        """A card's words in one language, None where they have not the form."""
        language = inside.split("/", maxsplit=1)[0]
        if by_id.get(name) is None:
            self._tell(inside, name, f"no text in {language}")
            return None
        try:
            shaped(by_id[name], shapes.text_form(game))
        except ValueError as fault:
            self._tell(inside, name, _said(fault))
            return None
        for part in ("items", "questions"):
            there, spoken = card.get(part), by_id[name].get(part)
            if isinstance(there, list) and spoken is not None and len(there) != len(spoken):
                self._tell(inside, name, f"{len(spoken)} {part} for the {len(there)} of the card")
                return None
        words: Raw = by_id[name]
        return words

    def _answers(
        self, inside: str, name: str, card: Raw, facts: Mapping[str, shapes.Fact]
    ) -> tuple[Answer, ...]:
        """The facts behind a card, none of them if one is not there."""
        wanted = facts_of(card)
        for fact in wanted:
            if fact not in facts:
                self._tell(inside, name, f"unknown or faulty fact {fact}")
        if not all(fact in facts for fact in wanted):
            return ()
        return tuple(_answer(fact, facts[fact]) for fact in wanted)


def _answer(name: str, fact: shapes.Fact) -> Answer:
    low, high = fact.accept
    return Answer(fact.value, low, high, fact.kind, fact.unit, name)


def _plain(value: Any) -> Any:
    """Dates that YAML made of unquoted text, as text again."""
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list) else value


def _said(fault: ValueError) -> str:
    """A reason of the form's, in the words of a pack."""
    return (
        str(fault).replace("Object missing required", "missing").replace("Object contains unknown", "unknown")
    )
