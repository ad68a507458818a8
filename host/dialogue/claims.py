"""Whose answer is put right: the one named, whoever gave what is taken back, or whoever answered last."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from host.dialogue.contract import Scene
from host.games.contract import Seat
from intents.meaning import Answer, Said

A = TypeVar("A")


def put_right(
    said: Said, answers: Mapping[Seat, A], was: Callable[[A, Answer], bool], scene: Scene
) -> Seat | None:
    """The seat whose answer this puts right, of those who have answered in that order; None where it is new.

    `was` tells whether an answer is the one that was said to be wrong ("not 20 but 25").
    """
    if said.who is not None:
        return scene.seat(said.who)
    if not said.correcting or not answers:
        return None
    seats: tuple[Seat, ...] = tuple(answers)[::-1]
    old = said.old
    return next((seat for seat in seats if old is not None and was(answers[seat], old)), seats[0])
