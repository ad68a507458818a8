"""The packs of cards on this host's shelf: the built-in one, own ones, or both, read when first wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

from host import content
from host.cards import compiled
from host.games import GAMES

BUILT_IN = "built-in"
"""How the packs that come with the host are called where packs are chosen."""

Card = dict[str, Any]
"""A card as JSON, in CONTRACT.md's inline shape; what ages has `as_of` and `recheck` beside its value."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Which packs are played: of each game and language the own ones that have cards, else the built-in."""

    own: tuple[Path, ...] = ()
    """Folders in the form of `locale/`, or files of inline cards."""
    built_in: bool = False
    """Whether the built-in cards are played beside the own ones, too."""
    severity: int | None = None
    """The highest severity of cards; None: any."""

    def cards(self, game: str, language: str | None = None) -> tuple[Card, ...]:
        """A game's cards for tables of this language (None: of any), of two with one id the first."""
        told = [card for path in self.own for card in of_pack(path, game)]
        own = [card for card in told if language is None or speaks(card, language)]
        there = own if own and not self.built_in else [*own, *of_pack(content.root(), game)]
        mild = [card for card in there if self.severity is None or card.get("severity", 0) <= self.severity]
        by_id: dict[str, Card] = {}
        for card in mild:
            by_id.setdefault(card["id"], card)
        return tuple(by_id.values())


_in_use = Shelf()


def play_from(shelf: Shelf) -> None:
    """From now on, all tables of this process draw their cards from this shelf."""
    global _in_use  # noqa: PLW0603  one shelf per host, chosen when it starts
    _in_use = shelf
    cards.cache_clear()


@lru_cache
def cards(game: str, language: str | None = None) -> tuple[Card, ...]:
    """A game's cards on the shelf in use, in the order of their files; empty where there are none.

    With a language, what is played at its tables: the built-in cards where no own ones speak it.
    """
    return _in_use.cards(game, language)


def of_pack(path: Path, game: str) -> tuple[Card, ...]:
    """The cards of a game in one pack: a folder in the form of `locale/`, or a file of inline cards."""
    if path.is_dir():
        return compiled.cards(path, game, _files(path, game), lambda: _resolved(path, game))
    return tuple(card for card in inline_cards(path) if game_of(card) == game)


TOLD_BY: Mapping[str, str] = {
    "year": "year_span",
    "items": "order_it",
    "questions": "guess_and_bet",
    "scale": "scale_strip",
    "words": "clue_circle",
}
"""The field by which an inline card of a game is known; other games know theirs by all that they need."""


def game_of(card: Mapping[str, Any]) -> str | None:
    """The game of an inline card: told by its field, or having all that the card of another game needs."""
    told = next((game for field, game in TOLD_BY.items() if field in card), None)
    others = (game for game in GAMES if game not in TOLD_BY.values())
    return told or next((game for game in others if needed(game) <= card.keys()), None)


def needed(game: str) -> frozenset[str]:
    """The fields without which a game's card is none."""
    bare = (field for field in fields(GAMES[game].card) if field.default is field.default_factory is MISSING)
    return frozenset(field.name for field in bare)


def inline_cards(path: Path) -> Sequence[Card]:
    """The cards in a YAML or JSON file of inline cards, a list or under `cards`.

    Raises ValueError where it holds none, OSError where it cannot be read.
    """
    loaded = content.load(path)
    found = loaded.get("cards") if isinstance(loaded, Mapping) else loaded
    if not isinstance(found, list):
        raise ValueError(f"{path.name}: no cards")  # noqa: TRY004  a fault of the pack, not of the code
    return found


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
    """The titles of the sources behind a card of the built-in packs; empty for a card of a table's own."""
    folder = content.root() / "cards"
    path = folder / f"{game}.yaml"
    there = content.read_yaml(path)["cards"] if path.exists() else []
    used = next((list(_facts_in(card)) for card in there if card["id"] == card_id), [])
    titles = in_section(folder, "sources") if used else {}
    facts = in_section(folder, "facts") if used else {}
    return tuple(titles[source]["title"] for fact in used for source in facts[fact]["sources"])


def _facts_in(card: Any) -> Iterator[str]:
    if isinstance(card, dict):
        if "fact" in card:
            yield card["fact"]
        for part in card.values():
            yield from _facts_in(part)
    elif isinstance(card, list):
        for part in card:
            yield from _facts_in(part)


# A folder in the form of `locale/` ------------------------------------------------------------------------


def section_files(folder: Path, section: str) -> tuple[Path, ...]:
    """The files of a pack's facts or sources: `<section>.yaml`, and each in the folder `<section>/`."""
    one = folder / f"{section}.yaml"
    return (*((one,) if one.exists() else ()), *sorted((folder / section).glob("*.yaml")))


def in_section(folder: Path, section: str) -> dict[str, Any]:
    """All of a pack's facts or sources, by name."""
    found: dict[str, Any] = {}
    for path in section_files(folder, section):
        found |= content.read_yaml(path)[section]
    return found


def _text_files(root: Path, game: str) -> dict[str, Path]:
    """The files of a game's texts, by language."""
    return {found.parent.parent.name: found for found in sorted(root.glob(f"*/cards/{game}.yaml"))}


def _files(root: Path, game: str) -> tuple[Path, ...]:
    """All files that a game's cards are made of; none where it has no cards."""
    path = root / "cards" / f"{game}.yaml"
    if not path.exists():
        return ()
    return (path, *section_files(root / "cards", "facts"), *_text_files(root, game).values())


def _resolved(root: Path, game: str) -> list[Card]:
    facts = in_section(root / "cards", "facts")
    texts = {language: content.read_yaml(path)["cards"] for language, path in _text_files(root, game).items()}
    found = []
    for card in content.read_yaml(root / "cards" / f"{game}.yaml")["cards"]:
        spoken = {language: by_id[card["id"]] for language, by_id in texts.items() if card["id"] in by_id}
        found.append(_worded(_with_facts(card, facts, answer_of(game)), spoken))
    return found


def _worded(card: Card, spoken: Mapping[str, Mapping[str, Any]]) -> Card:
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


def answer_of(game: str) -> str:
    """Where a game's card has its answer: in its `year`, if it has one, else in its `value`."""
    known = {field.name for field in fields(GAMES[game].card)} if game in GAMES else set()
    return "year" if "year" in known else "value"


def _with_facts(card: Mapping[str, Any], facts: Mapping[str, Any], answer: str = "value") -> Card:
    """The card with the value of its fact in it, under the name that its game has for it.

    In its parts, items and questions, it is always the `value`, also where it is a year.
    """
    resolved: Card = {}
    for key, value in card.items():
        if key == "fact":
            fact = facts[value]
            resolved[answer] = fact["value"]
            if fact.get("recheck"):
                resolved["recheck"] = str(fact["recheck"])
                resolved["as_of"] = int(str(fact.get("as_of") or fact["checked"])[:4])
        elif isinstance(value, list):
            resolved[key] = [_with_facts(v, facts) if isinstance(v, dict) else v for v in value]
        else:
            resolved[key] = value
    return resolved
