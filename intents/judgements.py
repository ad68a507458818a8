"""Judgements of an order ("all correct", "I have my doubts"), and agreements to play on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from intents.meaning import Further, Judgement
from intents.numbers import read_integer
from intents.phrasing import Piece, pieces, roles, words_of
from intents.terms import grammar_of, mentions

Lists = Mapping[str, tuple[str, ...]]

_JUDGING = (
    "judge_doubt",
    "judge_right",
    "judge_wrong",
    "judge_false",
    "judge_true",
    "judge_not",
    "judge_asks",
    "judge_denies",
    "judge_row",
    "judge_noise",
    "small_talk",
)

TERM = "term"
"""The role of a term that lies in the row."""

ASIDE = frozenset({"judge_asks", "judge_not"})
"""What shows that the words are about something else."""

OF_THE_ROW = frozenset({TERM, "judge_row"})
"""What shows that the words are about the row."""

LOOSE = 1
"""Words of no meaning that may stand beside a doubt or an agreement not said to be of the row."""

MOST_AGREED = 100
"""Rounds or laps that anybody may mean."""


def read_judgement(text: str, lists: Lists, terms: tuple[str, ...] = ()) -> Judgement | None:
    """Whether an order of these terms is waved through or doubted; None where that is not clear.

    A judgement is all that was said, with small talk round it, or it is said of the row or of a term in it.
    `judge_right` and `judge_doubt` are judgements in themselves; mere words like "right" (`judge_true`) and
    "no" (`judge_false`) are where nothing else is said, and "wrong" (`judge_wrong`) also of a term.
    """
    found = _told(words_of(text), lists, terms)
    said = {piece.role for piece in found}
    if said & ASIDE:
        return None
    strange = sum(piece.role is None for piece in found)
    of_row = bool(said & OF_THE_ROW)
    doubted, waved = "judge_doubt" in said, "judge_right" in said
    false, true = bool(said & {"judge_false", "judge_wrong"}), "judge_true" in said
    if doubted and _denied(found, lists):
        doubted, waved = False, True
    elif "judge_denies" in said and not doubted:
        return None
    if doubted or waved:
        unclear = doubted == waved or (waved and false) or (strange > LOOSE and not of_row)
        return None if unclear else Judgement(doubted=doubted)
    if TERM in said:
        return Judgement(doubted=True) if "judge_wrong" in said and not strange else None
    return None if false == true or strange else Judgement(doubted=false)


def _told(words: tuple[str, ...], lists: Lists, terms: tuple[str, ...]) -> list[Piece]:
    """The words with the phrases of judging, and the terms of the row, marked."""
    wanted = roles(lists, _JUDGING)
    known = frozenset(word for _, ways in wanted for way in ways for word in words_of(way))
    found: list[Piece] = []
    at = 0
    for mention in mentions(words, terms, known, grammar_of(lists)):
        found += pieces(words[at : mention.first], wanted)
        found.append(Piece(" ".join(words[mention.first : mention.last]), TERM))
        at = mention.last
    return [*found, *pieces(words[at:], wanted)]


def _denied(found: list[Piece], lists: Lists) -> bool:
    """Whether a doubt is taken back by the very last word ("ich bezweifle es nicht")."""
    doubts = [at for at, piece in enumerate(found) if piece.role == "judge_doubt"]
    deniable = {words_of(way) for way in lists.get("judge_deniable", ())}
    last = found[doubts[-1]]
    after = [piece.role for piece in found[doubts[-1] + 1 :]]
    if words_of(last.said) not in deniable or not after or after[-1] != "judge_denies":
        return False
    return len(doubts) == 1 and set(after[:-1]) <= {"judge_noise", "judge_row"}


def aside(text: str, lists: Lists) -> bool:
    """Whether this is a mere exclamation, though a yes or a no is in it ("oh no")."""
    asides = (*lists.get("judge_asides", ()), *lists.get("judge_not", ()))
    return words_of(text) in {words_of(way) for way in asides}


_LAST_DOUBT = ("last_doubt", "last_full", "last_quick", "last_none", "last_short")


def last_doubt(text: str, lists: Lists) -> str | None:
    """How the last doubt is wished for ("the last doubt in full"), "full" or "quick"; None where it is not.

    Without the one is with the other, and without any is the quick one.
    """
    said = [piece.role for piece in pieces(words_of(text), roles(lists, _LAST_DOUBT))]
    named = "last_doubt" in said or any(
        kind in ("last_full", "last_quick") and doubt == "last_short" for kind, doubt in pairwise(said)
    )
    full, quick, none = "last_full" in said, "last_quick" in said, "last_none" in said
    if not named or (full and quick) or not (full or quick or none):
        return None
    return "full" if (full and not none) or (quick and none) else "quick"


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
