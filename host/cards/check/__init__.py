"""What is wrong with a pack of cards: every fault that docs/CARDS.md lists, with its reason."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from host import content
from host.cards.check import (
    clue_circle,
    facts,
    giveaways,
    guess_and_bet,
    inline,
    languages,
    order_it,
    reading,
    scale_strip,
    texts,
    twice,
)
from host.cards.check.pack import Fault, Pack

__all__ = ["Fault", "Pack", "ageing", "built_in", "check", "read"]


def built_in() -> Pack:
    """The packs that come with the host, which speak all its languages."""
    return reading.read(content.root(), "locale", content.languages())


def read(path: Path) -> Pack:
    """The pack in a folder in the form of `locale/`, or in a file of inline cards."""
    return reading.read(path, str(path)) if path.is_dir() else inline.read(path, str(path))


def check(pack: Pack, today: date) -> list[Fault]:
    """Every fault of a pack, as it was read, by what is checked."""
    return [
        *pack.unread,
        *facts.faults(pack, today),
        *texts.faults(pack),
        *languages.faults(pack),
        *giveaways.faults(pack),
        *twice.faults(pack),
        *order_it.faults(pack),
        *guess_and_bet.faults(pack),
        *scale_strip.faults(pack),
        *clue_circle.faults(pack),
    ]


def ageing(pack: Pack, today: date) -> list[Fault]:
    """The facts that are due to be looked up again: warnings, no faults."""
    return list(facts.due(pack, today))
