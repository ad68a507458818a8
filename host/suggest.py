"""Which game suits a table: by the time there is, by who plays, and how long it takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from host.games import GAMES
from host.games.contract import Game

USUAL_TABLE = 4
"""Players, where nobody has said how many there are."""


def minutes(game: Game[Any], players: int, share: float = 1) -> int:
    """About how long a game takes so many people, or a share of its rounds, in minutes, rounded to five."""
    base, each = game.minutes
    return max(5, round((base + each * players) * share / 5) * 5)


def fitting(players: int) -> Mapping[str, Game[Any]]:
    """The games that so many people can play; all where nobody is seated yet."""
    return {name: game for name, game in GAMES.items() if not players or players in game.seats}


def for_minutes(wanted: int, players: int) -> str | None:
    """The game that comes nearest to the time there is, rather shorter than longer; None if none fits."""
    many = players or USUAL_TABLE

    def distance(name: str) -> tuple[bool, int]:
        takes = minutes(GAMES[name], many)
        return takes > wanted, abs(takes - wanted)

    return min(fitting(players), key=distance, default=None)


def together(players: int) -> str | None:
    """A game that all play together, if so many can."""
    return next((name for name, game in fitting(players).items() if game.together), None)


def longest(players: int) -> str | None:
    """The game that takes most time."""
    many = players or USUAL_TABLE
    return max(fitting(players), key=lambda name: minutes(GAMES[name], many), default=None)


def shortest(players: int) -> str | None:
    """The game that takes least time."""
    many = players or USUAL_TABLE
    return min(fitting(players), key=lambda name: minutes(GAMES[name], many), default=None)
