"""Which card comes next: seeded, easy and hard in turn, none again until its deck is through."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from host.cards import packs
from host.codec import shaped
from host.games import GAMES
from host.games.contract import Draw

MIDDLE = 3
"""Difficulty of a card that names none; up to here a card counts as easy."""

STARTING_NUMBERS = (33, 66)
"""Cards that lie in the circle from the start, beside 0/100."""

Pack = Sequence[Mapping[str, Any]]
"""Cards as JSON, in CONTRACT.md's inline shape."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of one game at one table."""

    game: str
    language: str
    seed: int
    inline: Pack | None = None
    """Cards that replace the packs and are played in the given order."""
    seen: frozenset[str] = frozenset()
    """Ids of the cards that this table has had in earlier games."""
    severity: int | None = None
    """The highest severity of cards; None: any. Cards of the table's own are all played."""
    today: date = date.min
    """Cards with facts to be looked up again by then come last, and say of which year they are."""

    def deal(self, draw: Draw, dealt: tuple[Any, ...]) -> Any:
        """The next card for what the rules want, or None when the deck is through."""
        gone = {card.id for card in dealt}
        wanted = (card for card in self._order() if fits(card, draw))
        found = next((card for card in wanted if card["id"] not in gone), None)
        return None if found is None else shaped(self._dated(self._numbered(found)), GAMES[self.game].card)

    def _dated(self, card: Mapping[str, Any]) -> dict[str, Any]:
        """The card without the year that its facts tell of, where they are not due to be looked up again."""
        parts = {
            key: [self._dated(part) if isinstance(part, dict) else part for part in value]
            for key, value in card.items()
            if isinstance(value, list)
        }
        gone = () if self._due(card) else ("as_of",)
        return {key: value for key, value in {**card, **parts}.items() if key not in gone}

    def _due(self, card: Mapping[str, Any]) -> bool:
        """Whether a fact of the card, or of this part of it, is due to be looked up again."""
        recheck = card.get("recheck")
        return recheck is not None and due(recheck, self.today)

    def _ages(self, card: Mapping[str, Any]) -> bool:
        parts = (part for value in card.values() if isinstance(value, list) for part in value)
        return self._due(card) or any(self._due(part) for part in parts if isinstance(part, Mapping))

    def _numbered(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        """A word set with its number cards shuffled (One Round?, Setup); other cards as they are."""
        if "words" not in card or "numbers" in card:
            return card
        numbers = [number for number in range(1, 100) if number not in STARTING_NUMBERS]
        random.Random(f"{self.seed}:{card['id']}").shuffle(numbers)  # noqa: S311  a shuffle, no secret
        return {**card, "numbers": numbers, "proposed": True}

    def _order(self) -> Iterable[Mapping[str, Any]]:
        if self.inline is not None:
            return self.inline
        known = [card for card in packs.cards(self.game, self.language) if self._suits(card)]
        fresh = [card for card in known if card["id"] not in self.seen]
        old = [card for card in known if card["id"] in self.seen]
        return [*self._by_age(fresh), *self._by_age(old)]

    def _by_age(self, cards: Pack) -> list[Mapping[str, Any]]:
        """Mixed, what is due to be looked up again after all the rest."""
        ageing = [card for card in cards if self._ages(card)]
        return [*self._mixed([card for card in cards if card not in ageing]), *self._mixed(ageing)]

    def _suits(self, card: Mapping[str, Any]) -> bool:
        mild = self.severity is None or card.get("severity", 0) <= self.severity
        return mild and packs.speaks(card, self.language)

    def _mixed(self, cards: Pack) -> list[Mapping[str, Any]]:
        """Shuffled by the seed, an easy one first, then hard and easy in turn while both last."""
        dice = random.Random(f"{self.seed}:{self.game}")  # noqa: S311  a shuffle, no secret
        easy = [card for card in cards if card.get("difficulty", MIDDLE) < MIDDLE]
        hard = [card for card in cards if card.get("difficulty", MIDDLE) >= MIDDLE]
        dice.shuffle(easy)
        dice.shuffle(hard)
        turns = [card for pair in zip(easy, hard, strict=False) for card in pair]
        rest = [*easy[len(hard) :], *hard[len(easy) :]]
        dice.shuffle(rest)
        return [*turns, *rest]


def due(recheck: str, today: date) -> bool:
    """Whether a re-check date ("2031-11", or a year alone: its December) is past."""
    year, _, month = recheck.partition("-")
    return (int(year), int(month[:2] or 12)) < (today.year, today.month)


def fits(card: Mapping[str, Any], draw: Draw) -> bool:
    """Whether the card belongs to the deck that the rules want."""
    return draw.deck is None or card.get("category") == draw.deck


def checked(game: str, cards: Pack, language: str) -> Pack:
    """Inline cards, each made sure to have the shape and the language.

    Raises ValueError naming the first card that has not.
    """
    ids = set()
    for number, card in enumerate(cards, 1):
        if not isinstance(card, Mapping):
            raise ValueError(f"card {number}: not an object")  # noqa: TRY004  bad input, told to its author
        name = card.get("id", number)
        try:
            shaped(card, GAMES[game].card)
        except ValueError as fault:
            raise ValueError(f"card {name}: {fault}") from fault
        if not packs.speaks(card, language):
            raise ValueError(f"card {name}: no text in {language}")
        if card["id"] in ids:
            raise ValueError(f"card {name}: the id is there twice")
        ids.add(card["id"])
    return cards
