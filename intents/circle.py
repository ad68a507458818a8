"""What is said round a circle of words: starting words, a clue, a gap, and calls over them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from intents.clues import read_clue, read_words, team_called
from intents.gaps import read_gap
from intents.meaning import Answer, AnyOf, Call, Called, ClueWord, Gap, Pass, Said, Side, YesNo
from intents.names import find, fold, found_in
from intents.readings import NoAnswer
from intents.utterance import Utterance

CALLS: Mapping[str, Call] = {
    "InvalidClueIntent": Call.INVALID,
    "ItCountsIntent": Call.COUNTS,
    "SplitIntent": Call.SPLIT,
    "WhisperIntent": Call.WHISPER,
    "OnThePhoneIntent": Call.PHONE,
}
"""The intents by which somebody calls something out."""

YES, NO, PASS, ANY = "AMAZON.YesIntent", "AMAZON.NoIntent", "PassIntent", "AnyIntent"
FILLERS = frozenset({"ReadyIntent", "AMAZON.NextIntent", ANY})
"""Intents whose words may be meant as a clue after all: the host asks back."""

OF_THE_TIPSTER = (Call.WHISPER, Call.PHONE, Call.INVALID)


def starting_words(u: Utterance) -> Answer | None:
    """Three words of the table's own, a yes or no to those that were proposed, or: any."""
    match u.intent:
        case intent if intent == ANY:
            return AnyOf()
        case intent if intent in (YES, "ReadyIntent"):
            return YesNo(yes=True)
        case intent if intent == NO:
            return YesNo(yes=False)
        case _:
            return read_words(u.text, u.listener.lists)


def clue(u: Utterance) -> Answer | Said | None:
    """A clue or a call; while a gap is due, only a clue that is said against the one that was heard.

    Against a gap that was resolved already, a gap ("no, between …").
    """
    if u.expected.kind != "clue":
        return _corrected_clue(u)
    call = CALLS.get(u.intent)
    if call in OF_THE_TIPSTER:
        return Called(call)
    refused = isinstance(u.expected.half, ClueWord)
    if isinstance(u.expected.half, ClueWord) and u.expected.player is None and (whose := _whose(u)):
        return whose
    if refused and (call is Call.COUNTS or u.intent == YES):
        return Called(Call.COUNTS)
    if u.intent in (YES, NO, PASS):
        return YesNo(yes=False) if refused and u.intent == NO else None
    if u.correcting and (meant := _said_gap(u)):
        return meant
    said = read_clue(u.text, u.listener.lists)
    if said is None:
        return None
    doubtful = u.intent in FILLERS or bool(find(said.word, u.expected.names))
    return ClueWord(said.word, said.team, doubtful=doubtful)


def _whose(u: Utterance) -> Said | None:
    """The clue that was said before, now that its team or its player is named (final round)."""
    assert isinstance(u.expected.half, ClueWord)  # noqa: S101  that is what was asked about
    team = team_called(u.text, u.listener.lists)
    if team is not None:
        return Said(replace(u.expected.half, team=team))
    named = found_in(u.text, u.expected.names)
    return Said(u.expected.half, named[0]) if len(named) == 1 else None


def _corrected_clue(u: Utterance) -> ClueWord | None:
    if u.intent in CALLS or u.intent in (YES, NO, PASS):
        return None
    return read_clue(u.text, u.listener.lists, framed=not u.correcting)


def _said_gap(u: Utterance) -> Gap | None:
    meant = read_gap(u.text, u.expected.terms, u.listener.lists)
    return meant if isinstance(meant, Gap) and meant.side is not Side.BESIDE else None


def _tells_the_clue(u: Utterance) -> bool:
    """Whether a correction names the clue as such, even one lying in the circle ("the clue was cakes")."""
    said = fold(u.text)
    return any(fold(told) in said for told in u.listener.lists.get("clue_told", ()))


def gap(u: Utterance) -> Answer | NoAnswer | None:
    """A gap, a call, or no gap at all."""
    call = CALLS.get(u.intent)
    if isinstance(u.expected.half, ClueWord) and (call is Call.COUNTS or u.intent == YES):
        return Called(Call.COUNTS)
    if isinstance(u.expected.half, ClueWord) and u.intent == NO:
        return YesNo(yes=False)
    if u.correcting and _tells_the_clue(u):
        return None
    if call is not None and call is not Call.COUNTS:
        return Called(call)
    passes = {fold(way) for way in u.listener.lists.get("gap_pass", ())}
    said = fold(u.text.strip(" .!?"))
    if said in passes or (u.intent == PASS and not said):
        return Pass()
    if u.intent == PASS:
        return None
    return read_gap(u.text, u.expected.terms, u.listener.lists, u.expected.half)
