"""The games: pure rules, each in one module, found through one registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from host.games import clue_circle, guess_and_bet, order_it, scale_strip, year_span
from host.games.contract import Game

GAMES: Mapping[str, Game[Any]] = {
    game.id: game
    for game in (year_span.GAME, order_it.GAME, guess_and_bet.GAME, scale_strip.GAME, clue_circle.GAME)
}
"""Every game there is, by its id."""
