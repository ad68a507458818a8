"""Judgements of an order ("all correct", "I have my doubts"), and agreements to play on."""

from __future__ import annotations

from collections.abc import Mapping

from intents.meaning import Further, Judgement
from intents.numbers import read_integer
from intents.phrasing import Piece, pieces, roles, words_of

Lists = Mapping[str, tuple[str, ...]]

_JUDGING = (
    "judge_doubt",
    "judge_right",
    "judge_false",
    "judge_true",
    "judge_not",
    "judge_asks",
    "judge_noise",
)

LOOSE = 1
"""Words of no meaning that may stand beside a mere "right" or "wrong"."""

MOST_AGREED = 100
"""Rounds or laps that anybody may mean."""


def read_judgement(text: str, lists: Lists) -> Judgement | None:
    """Whether an order is waved through or doubted; None where that is not clear.

    `judge_right` and `judge_doubt` say it wherever they stand, `judge_true` and `judge_false` (mere words
    like "right") only where hardly anything else is said.
    """
    found = pieces(words_of(text), roles(lists, _JUDGING))
    said = {piece.role for piece in found}
    if said & {"judge_asks", "judge_not"}:
        return None
    doubted, waved = "judge_doubt" in said, "judge_right" in said
    if waved and "judge_false" in said:
        return None
    if doubted != waved:
        return Judgement(doubted=doubted)
    strange = sum(piece.role is None for piece in found)
    false, true = "judge_false" in said, "judge_true" in said
    if doubted or false == true or strange > LOOSE:
        return None
    return Judgement(doubted=false)


_AGREEING = ("further_round", "further_lap", "further_more", "further_noise")


def read_further(text: str, lists: Lists, language: str) -> Further | None:
    """How many more rounds or laps are agreed; None where nothing of the kind was said.

    "Another round", "two more laps"; a number and a round without a "more" are no agreement.
    """
    found = pieces(words_of(text), roles(lists, _AGREEING))
    said = {piece.role for piece in found}
    if "further_more" not in said or not said & {"further_round", "further_lap"}:
        return None
    count = _count([piece for piece in found if piece.role is None], language)
    if count is None:
        return None
    return Further(laps=count) if "further_lap" in said else Further(rounds=count)


def _count(rest: list[Piece], language: str) -> int | None:
    if not rest:
        return 1
    count = read_integer(" ".join(piece.said for piece in rest), language)
    return count if count is not None and 1 <= count <= MOST_AGREED else None
