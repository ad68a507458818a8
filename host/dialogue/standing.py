"""The standing, told: in full every third round and at the end, the leaders in between."""

from __future__ import annotations

from collections.abc import Mapping

from host.dialogue.contract import Scene, Spoken, line
from host.games.contract import GameEnded, Seat, best

FULL_EVERY = 3
"""Rounds between two full standings (RULES.md, Common to all)."""


def standing(scores: Mapping[Seat, int], round_: int, scene: Scene) -> Spoken:
    """The standing after a round."""
    return full(scores, scene) if round_ % FULL_EVERY == 0 else leaders(scores, scene)


def full(scores: Mapping[Seat, int], scene: Scene) -> Spoken:
    """Everybody, from the best to the last."""
    ranked = sorted(scores.items(), key=lambda pair: -pair[1])
    entries = tuple(line("standing-entry", name=scene.name(seat), points=points) for seat, points in ranked)
    return (line("standing-full", entries=entries),)


def leaders(scores: Mapping[Seat, int], scene: Scene) -> Spoken:
    """Who leads, and with how much."""
    first = best(scores)
    points = scores[first[0]]
    if len(first) == len(scores):
        return (line("standing-level", points=points),)
    names = tuple(scene.name(seat) for seat in first)
    return (line("standing-leaders", names=names, count=len(names), points=points),)


def ending(ended: GameEnded, scores: Mapping[Seat, int], scene: Scene, tie: str | None = None) -> Spoken:
    """The final standing and all winners, named; `tie` is the message that says what broke a tie."""
    names = tuple(scene.name(seat) for seat in ended.winners)
    points = scores[ended.winners[0]]
    won = line("game-won", names=names, count=len(names), points=points)
    out = (line("no-cards-left"),) if ended.no_cards else ()
    level = tuple(scene.name(seat) for seat in best(scores))
    broken = (line(tie, level=level),) if tie and ended.tie_broken else ()
    return (*out, *full(scores, scene), *broken, won)
