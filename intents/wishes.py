"""The wishes that mean the same whatever is waited for, with the names and numbers that they name."""

from __future__ import annotations

import re
from collections.abc import Mapping

from intents.expected import Expected
from intents.heard import Heard
from intents.judgements import last_doubt
from intents.meaning import Barred, Command, Meaning, Ready, Said, Stranger, Wish
from intents.names import find, fold, single
from intents.numbers import read_integer
from intents.phrasing import words_of
from intents.strangers import nobody
from intents.teams import NAMED, read_teams
from intents.utterance import Listener

WISHES: Mapping[str, Wish] = {
    "AMAZON.HelpIntent": Wish.HELP,
    "AMAZON.RepeatIntent": Wish.REPEAT,
    "AMAZON.PreviousIntent": Wish.REPEAT,
    "AMAZON.StopIntent": Wish.STOP,
    "AMAZON.CancelIntent": Wish.STOP,
    "AMAZON.NavigateHomeIntent": Wish.STOP,
    "AMAZON.PauseIntent": Wish.PAUSE,
    "AMAZON.ResumeIntent": Wish.RESUME,
    "AMAZON.StartOverIntent": Wish.NEW_GAME,
    "QuestionIntent": Wish.QUESTION,
    "ScoreIntent": Wish.SCORE,
    "TurnIntent": Wish.TURN,
    "UndoIntent": Wish.UNDO,
    "WrongIntent": Wish.WRONG,
    "ThanksIntent": Wish.THANKS,
    "RematchIntent": Wish.REMATCH,
    "SamePlayersIntent": Wish.SAME_PLAYERS,
    "SkipIntent": Wish.SKIP,
    "EndGameIntent": Wish.END_GAME,
    "RulesIntent": Wish.RULES,
    "LeaderIntent": Wish.LEADER,
    "SlowerIntent": Wish.SLOWER,
    "FasterIntent": Wish.FASTER,
    "BriefIntent": Wish.BRIEF,
    "ChattyIntent": Wish.CHATTY,
    "EveningIntent": Wish.EVENING,
    "ForgetIntent": Wish.FORGET,
    "DisputeIntent": Wish.DISPUTE,
    "VoidIntent": Wish.VOID,
    "KidsIntent": Wish.KIDS,
    "TogetherIntent": Wish.TOGETHER,
    "SuggestIntent": Wish.SUGGEST,
    "MinutesIntent": Wish.MINUTES,
    "DurationIntent": Wish.DURATION,
    "AddPlayerIntent": Wish.ADD_PLAYER,
    "RemovePlayerIntent": Wish.REMOVE_PLAYER,
    "SwapSeatsIntent": Wish.SWAP_SEATS,
    "RenameIntent": Wish.RENAME,
    "RulesOfIntent": Wish.RULES,
    "HushIntent": Wish.HUSH,
    "CorrectIntent": Wish.CORRECT,
    "CorrectOfIntent": Wish.CORRECT,
    "StillWritingIntent": Wish.PAUSE,
    "SuggestManyIntent": Wish.SUGGEST,
}
"""The intents that mean the same whatever is waited for."""

SETTING = "Setting_"
"""How the intents begin that change a setting; its name and value follow ("number": it is in a slot)."""

MINUTES, PLAYERS = "minutes_", "players_"
"""How the lists of words begin that say a time or how many play; the number follows ("half an hour")."""


def wish_of(intent: str, slots: Mapping[str, str], expected: Expected, listener: Listener) -> Meaning | None:
    """The wish of an intent, or None where it is none, or is about somebody it cannot be about."""
    wish = WISHES.get(intent)
    if wish is Wish.RESUME and expected.kind == "ready":
        return Said(Ready())
    named = wish is Wish.CORRECT and "person" in slots
    if named or wish in (Wish.ADD_PLAYER, Wish.REMOVE_PLAYER, Wish.SWAP_SEATS, Wish.RENAME):
        assert wish is not None  # noqa: S101  it is one of these
        return _about_somebody(wish, slots.get("person", ""), slots.get("other", ""), expected, listener)
    if wish is Wish.MINUTES:
        spoken = read_integer(slots.get("number", ""), listener.language)
        return Command(wish, number=spoken or _counted(MINUTES, slots.get("time", ""), listener))
    if wish is Wish.PAUSE:
        here = find(slots.get("person", ""), expected.names)
        return Command(wish, here[0] if len(here) == 1 else None)
    if wish in (Wish.DURATION, Wish.SUGGEST):
        return Command(wish, number=_counted(PLAYERS, slots.get("many", ""), listener))
    if wish is Wish.RULES and "game" in slots:
        return Command(wish, slots["game"])
    return None if wish is None else Command(wish)


def setting_of(heard: Heard, text: str, expected: Expected, listener: Listener) -> Command | None:
    """How the game is to be played: the setting by name, its value as a word or a number, or two teams."""
    if teams := read_teams(heard, text, expected.names, listener):
        return Command(Wish.SETTING, "teams", teams=teams)
    if wished := last_doubt(text, listener.lists):
        return Command(Wish.SETTING, "last_doubt", wished)
    found = heard if heard.intent.startswith(SETTING) else listener.recogniser.setting(text)
    if found is None or found.intent == NAMED:
        return None
    name, value = found.intent.removeprefix(SETTING).rsplit("_", 1)
    number = read_integer(found.slots.get("number", ""), listener.language)
    if value == "number" and number is None:
        return None
    if name == "target" and _measured(text, expected, listener):
        return None
    return Command(Wish.SETTING, name, None if value == "number" else value, number)


ROOT = 6
"""Letters of a unit that are the same in every way of spelling and bending it."""


def _measured(text: str, expected: Expected, listener: Listener) -> bool:
    """Whether it is a place on a scale in that unit ("up to 40 centimetres"), and not what is played to."""
    words = words_of(text)
    unit = fold(expected.unit or "")[:ROOT]
    said = bool(unit) and any(word.startswith(unit) for word in words)
    return said and not {fold(word) for word in listener.lists["target_words"]} & {*words}


def _about_somebody(
    wish: Wish, person: str, other: str, expected: Expected, listener: Listener
) -> Command | Stranger | Barred | None:
    """A wish about people: those who are to be found must sit here, those who are new must have a name."""
    here, there = find(person, expected.names), find(other, expected.names)
    new_one = person if wish is Wish.ADD_PLAYER else other if wish is Wish.RENAME and here else ""
    if new_one and listener.recogniser.fixed(new_one):
        return Barred(new_one[:1].upper() + new_one[1:])
    match wish:
        case Wish.ADD_PLAYER:
            new = single(person, listener.words)
            return Command(wish, new) if new else None
        case Wish.CORRECT:
            whose = find(re.sub(r"['’]s$", "", person), expected.names)
            return Command(wish, whose[0]) if len(whose) == 1 else None
        case Wish.REMOVE_PLAYER if len(here) == 1:
            return Command(wish, here[0])
        case Wish.REMOVE_PLAYER if expected.names:
            gone = nobody(person, expected, listener)
            return Stranger(gone) if gone else None
        case Wish.SWAP_SEATS if len(here) == len(there) == 1 and here != there:
            return Command(wish, here[0], there[0])
        case Wish.RENAME if len(here) == 1 and fold(other) != fold(here[0]):
            new = single(other, listener.words)
            return Command(wish, here[0], new) if new else None
        case _:
            return None


def _counted(lists: str, said: str, listener: Listener) -> int | None:
    """The number for which this way of saying it stands; None for no way of saying one."""
    for name, ways in listener.lists.items():
        if name.startswith(lists) and fold(said) in map(fold, ways):
            return int(name.removeprefix(lists))
    return None
