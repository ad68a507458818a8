"""What is said round a circle of words: starting words, a clue, a gap, and calls over them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from intents.clues import TEAMS, Labels, plausible, read_clue, read_words, team_called
from intents.gaps import numbers_as_words, read_gap
from intents.heard import FREE_TEXT
from intents.meaning import Answer, AnyOf, Call, Called, ClueWord, Gap, Pass, Said, Side, YesNo
from intents.names import HALF_SAID, fold, found_in, likeness
from intents.readings import NoAnswer
from intents.utterance import Utterance
from intents.wishes import WISHES

CALLS: Mapping[str, Call] = {
    "InvalidClueIntent": Call.INVALID,
    "ItCountsIntent": Call.COUNTS,
    "SplitIntent": Call.SPLIT,
    "WhisperIntent": Call.WHISPER,
    "OnThePhoneIntent": Call.PHONE,
}
"""The intents by which somebody calls something out."""

YES, NO, PASS, ANY = "AMAZON.YesIntent", "AMAZON.NoIntent", "PassIntent", "AnyIntent"
FILLERS = frozenset({"ReadyIntent", "AMAZON.NextIntent", ANY, *WISHES})
"""Intents whose words may be meant as a clue after all: the host asks back."""

LEAVING = frozenset({"AMAZON.StopIntent", "AMAZON.CancelIntent"})
"""Intents that end a session; some of their words ("end") are asked back about where a clue is due."""

INVALID = "InvalidClueIntent"

NAMED = 2
"""Words that may name somebody who has seen a card ("little Tim saw the card")."""

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
    call = _call(u)
    if call in OF_THE_TIPSTER:
        return Called(call)
    half = u.expected.half
    refused = isinstance(half, ClueWord)
    if isinstance(half, ClueWord) and u.expected.player is None and (whose := _whose(u)):
        return whose
    if refused and (call is Call.COUNTS or u.intent == YES):
        return Called(Call.COUNTS)
    if u.intent in (YES, NO, PASS):
        return YesNo(yes=False) if refused and u.intent == NO else None
    if u.correcting and u.intent in WISHES:
        return None
    if meant := _said_gap(u):
        return meant if u.correcting else None
    said = read_clue(u.text, u.listener.lists, labels=_labels(u))
    return None if said is None else _sure_or_not(u, said)


def _labels(u: Utterance) -> Labels:
    """How a team is named before a clue: the table's teams are among the choices."""
    return Labels(teams=not TEAMS.keys().isdisjoint(u.expected.choices), either=u.expected.player is None)


def _sure_or_not(u: Utterance, said: ClueWord) -> ClueWord | None:
    """The clue, doubtful where it means something else as well; None where that is meant."""
    names = u.expected.names
    if u.intent in LEAVING:
        asked = isinstance(u.expected.half, ClueWord) and fold(u.expected.half.word) == fold(said.word)
        perhaps = {fold(way) for way in u.listener.lists.get("clue_perhaps", ())}
        return (
            ClueWord(said.word, said.team, doubtful=True) if fold(u.text) in perhaps and not asked else None
        )
    if " " in said.word and any(fold(part) in map(fold, names) for part in said.word.split()):
        return None
    a_name = any(likeness(said.word, name) >= HALF_SAID for name in names)
    return ClueWord(said.word, said.team, doubtful=u.intent in FILLERS or a_name)


def _call(u: Utterance) -> Call | None:
    """What was called out, by whomever ("Ben saw the card")."""
    call, words = CALLS.get(u.intent), u.text.split()
    if call is not None or u.intent != FREE_TEXT:
        return call
    rests = (" ".join(words[size:]) for size in range(1, NAMED + 1) if len(words) > size + NAMED)
    return Call.INVALID if any(u.listener.recogniser.fixed(rest) == INVALID for rest in rests) else None


def calls_somebody(text: str, answer: str, name: str, lists: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether a name was said before a clue, and not a word that is only like it ("Ananas" for Anna)."""
    called = text.removesuffix(answer) if text.endswith(answer) else text.removeprefix(answer)
    words = fold(called.replace(":", " : ").replace(",", " ")).split()
    known = {*fold(name).replace("-", " ").split(), ":"}
    says = (fold(way) for way in lists.get("clue_says", ()))
    return not known.isdisjoint(words) or any(f" {way} " in f" {' '.join(words)} " for way in says)


def _whose(u: Utterance) -> Said | None:
    """The clue that was said before, now that its team or its player is named (final round)."""
    assert isinstance(u.expected.half, ClueWord)  # noqa: S101  that is what was asked about
    team = team_called(u.text, u.listener.lists)
    if team is not None:
        return Said(replace(u.expected.half, team=team))
    named = found_in(u.text, u.expected.names)
    return Said(u.expected.half, named[0]) if len(named) == 1 else None


def _corrected_clue(u: Utterance) -> ClueWord | None:
    """Another clue while its gap is due: with its frame, or a plausible word behind a "no"."""
    lists = u.listener.lists
    if _call(u) is not None or u.intent in (YES, NO, PASS):
        return None
    framed = read_clue(u.text, lists, framed=True, labels=_labels(u))
    if framed is not None or not u.correcting or u.intent in FILLERS:
        return framed
    word = read_clue(u.text, lists, labels=_labels(u))
    fits = word is not None and plausible(word.word, lists) and not found_in(word.word, u.expected.names)
    return word if fits else None


def _said_gap(u: Utterance) -> Gap | None:
    meant = read_gap(u.text, u.expected.terms, u.listener.lists)
    return meant if isinstance(meant, Gap) and meant.side is not Side.BESIDE else None


def _tells_the_clue(u: Utterance) -> bool:
    """Whether a correction names the clue as such, even one lying in the circle ("the clue was cakes")."""
    said = fold(u.text)
    return any(fold(told) in said for told in u.listener.lists.get("clue_told", ()))


def gap(u: Utterance) -> Answer | NoAnswer | None:
    """A gap, a call, or no gap at all."""
    call = _call(u)
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
    words, lists = u.expected.terms, u.listener.lists
    numbered = {word: ways for word, ways in u.expected.choices.items() if word in words}
    text = numbers_as_words(u.text, numbered, lists, u.listener.language)
    return read_gap(text, words, lists, u.expected.half)
