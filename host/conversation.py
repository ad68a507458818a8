"""What the host does with what it hears: interpreted by what is waited for, played, put into words."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache

from host import breath, commands, content, lobby, people, teaching, whose
from host.answers import addressed, ask_which, comes_later, take, where_we_are
from host.dialogue.contract import Question, line
from host.games.contract import Kind
from host.reply import Reply
from host.sitting import Sitting
from host.table import NO_YES_OR_NO, AskedBack, Pending, Table
from intents.expected import Expected
from intents.heard import Heard
from intents.interpret import interpret
from intents.meaning import Barred, Command, Meaning, Said, Stranger, Wish, YesNo
from intents.names import ListWords
from intents.names import addressed as called
from intents.readings import Doubt, NoAnswer, Unsure
from intents.recognise import Recogniser
from intents.utterance import Listener

LONG_AWAY = 6 * 3600
"""Seconds after which the host asks whether the old game is to go on."""


@lru_cache
def listener(language: str) -> Listener:
    """A language's ears, made once."""
    phrases = content.phrases(language)
    lists = {name: tuple(ways) for name, ways in phrases["words"].items()}
    words = ListWords(**{field.name: lists[field.name] for field in fields(ListWords)})
    return Listener(language, Recogniser(language, phrases), words, lists)


def opened(table: Table, now: int) -> tuple[Table, Reply]:
    """The skill is opened: a welcome, then the question that is open, whatever it is."""
    sitting = Sitting(table, now)
    sitting.anew = True
    sitting.talk(paused=False)
    known = table.log is not None or table.lobby.game is not None or bool(table.lobby.names)
    sitting.say(line("welcome-back" if known and table.talk.last else "welcome"))
    sitting.understood()
    if sitting.table.log is not None and not sitting.playing:
        sitting.tell_owed()
        commands.new_game(sitting)
    elif sitting.playing:
        _reopen(sitting, table.talk.left_at)
    elif sitting.table.talk.lesson is not None:
        teaching.tell_again(sitting)
    else:
        lobby.begin_if_complete(sitting)
    return _finished(sitting)


def _reopen(sitting: Sitting, left_at: int | None) -> None:
    if left_at is not None and sitting.now - left_at >= LONG_AWAY:
        sitting.talk(lesson=None)
        game = sitting.dialogue.id
        sitting.ask_back(AskedBack(Pending.RESUME, line("resume", game=lobby.name_of(game))))
        return
    if sitting.table.talk.lesson is not None:
        teaching.tell_again(sitting)
        return
    where_we_are(sitting)


def answered(table: Table, heard: Heard, now: int) -> tuple[Table, Reply]:
    """Somebody said something: the table afterwards, and what the host says to it."""
    sitting, ears = Sitting(table, now), listener(table.language)
    if table.talk.paused or table.talk.lesson is not None:
        sitting.time(0, anew=True)
    sitting.talk(paused=False)
    if sitting.tell_owed():
        return _caught_up(sitting, heard)
    if table.talk.lesson is not None and _about_the_lesson(sitting, heard):
        return _finished(sitting)
    meaning = interpret(heard, sitting.expects(lobby.expects), ears)
    due = sitting.due()
    if due in table.held and _after_the_phones(sitting, meaning):
        sitting.read_held()
        meaning = interpret(heard, sitting.expects(lobby.expects), ears)
        if _only_woke(meaning):
            return _finished(sitting)
    if together := breath.told_together(sitting, heard, ears):
        breath.take_all(sitting, together, ears)
    else:
        _act_on(sitting, meaning, heard, ears)
    return _finished(sitting)


def _act_on(sitting: Sitting, meaning: Meaning, heard: Heard, ears: Listener) -> None:
    """Do what was wished, take what was answered, ask about what was not understood."""
    table = sitting.table
    match meaning:
        case Command(Wish.RESUME) if _asks_to_go_on(table):
            take(sitting, Said(YesNo(yes=True)))
        case Command():
            commands.obey(sitting, meaning)
            breath.forget(sitting)
        case Said():
            sitting.understood()
            take(sitting, addressed(meaning, table))
            breath.go_on(sitting, meaning, table, ears)
        case Unsure():
            who, _ = called(heard.text or "", sitting.scene.present, ears.words)
            ask_which(sitting, meaning, None if who is None else sitting.scene.seat(who))
        case Stranger() | Barred():
            whose.unknown(sitting, meaning)
        case NoAnswer(why):
            sitting.missed(line("around" if why is Doubt.AROUND else "not-understood"))


def _about_the_lesson(sitting: Sitting, heard: Heard) -> bool:
    """Whether that was said to the teaching, which has been seen to; anything else ends it and is taken."""
    ears, under = listener(sitting.table.language), sitting.expects(lobby.expects)
    to_it = interpret(heard, teaching.expected(under), ears)
    meaning = interpret(heard, under, ears)
    match to_it:
        case Said(YesNo(yes)):
            sitting.understood()
            (teaching.go_on if yes else teaching.stop)(sitting)
        case Command(wish) if wish in teaching.LEAVE_IT_OPEN:
            commands.obey(sitting, to_it)
        case Command(Wish.NEXT) if not isinstance(meaning, Said):
            teaching.stop(sitting)
        case _ if isinstance(meaning, NoAnswer):
            sitting.missed(line("not-understood"))
        case _:
            sitting.talk(lesson=None)
            return False
    return True


def _after_the_phones(sitting: Sitting, meaning: Meaning) -> bool:
    """Whether the answers of the phones are read out before this: what takes something back comes first."""
    match meaning:
        case Command(wish):
            return wish not in commands.HALTING
        case Said(_, None):
            return False
        case Said():
            return comes_later(sitting, meaning)
        case _:
            return True


def _only_woke(meaning: Meaning) -> bool:
    """Whether what was said has done its work by waking the host, which then read a phone's answer out."""
    match meaning:
        case Command(wish):
            return wish in (Wish.NEXT, Wish.REPEAT, Wish.RESUME)
        case Said(_, who):
            return who is None
        case _:
            return True


def _asks_to_go_on(table: Table) -> bool:
    asked = table.talk.asked_back
    return asked is not None and asked.why is Pending.RESUME


def _caught_up(sitting: Sitting, heard: Heard) -> tuple[Table, Reply]:
    """Somebody spoke who could not know what silence had cost: that was told; an answer would be too late."""
    meaning = interpret(heard, sitting.expects(lobby.expects), listener(sitting.table.language))
    if isinstance(meaning, Command):
        commands.obey(sitting, meaning)
    return _finished(sitting)


def left(table: Table, now: int, *, silent: bool) -> Table:
    """The session has ended without the host: what silence costs is played, and told when they come back."""
    sitting = Sitting(table, now)
    talk = table.talk
    asked = talk.asked_back is None or talk.asked_back.why in NO_YES_OR_NO
    costs = silent and sitting.playing and asked and not talk.paused and talk.lesson is None
    move = sitting.dialogue.silence(sitting.state) if costs else None
    if move is not None and sitting.table.log is not None:
        told = len(sitting.table.log.entries) if talk.owed is None else talk.owed
        sitting.play(move)
        sitting.talk(owed=told)
    sitting.talk(left_at=now, misses=0)
    return sitting.table


def question(sitting: Sitting) -> Question | None:
    """The question that is open, the host's own before the game's and the lobby's; None when it is over."""
    asked = sitting.table.talk.asked_back
    if sitting.table.talk.lesson is not None:
        return teaching.QUESTION
    if asked is not None:
        return Question(asked.line)
    if sitting.playing:
        return sitting.dialogue.question(sitting.state, sitting.scene)
    if sitting.table.log is None:
        return lobby.question(sitting)
    return sitting.offer.question if sitting.offer else None


def _finished(sitting: Sitting) -> tuple[Table, Reply]:
    people.see_to_those_who_waited(sitting)
    reply = sitting.reply(question)
    return sitting.table, reply


def waiting_for(table: Table) -> tuple[Kind, str | None]:
    """CONTRACT.md's `waiting_for`: the kind, and the name of whoever is to answer."""
    if table.talk.lesson is not None:
        return Kind.YES_NO, None
    asked = table.talk.asked_back
    answered_by = asked.seat if asked is not None else None
    if asked is not None and asked.why is Pending.STARTER:
        return Kind.STARTER, None
    if asked is not None and asked.why not in NO_YES_OR_NO:
        return Kind.YES_NO, None if answered_by is None else table.scene.name(answered_by)
    if table.log is None:
        return lobby.waits_for(table.lobby), None
    wait = table.log.rules.waits(table.state)
    seat = wait.seat if answered_by is None else answered_by
    return wait.kind, None if seat is None else table.scene.name(seat)


def entered(table: Table, name: str, text: str) -> Table:
    """A phone hands in its player's answer secretly; it is kept until that seat is due.

    Raises NotWantedError where that seat's answer is not wanted now, ValueError where the text is no answer.
    """
    sitting = Sitting(table, now=0)
    seat = sitting.scene.seat(name)
    if table.log is None or seat not in table.log.rules.enters(sitting.state):
        raise NotWantedError(name)
    expected: Expected = sitting.dialogue.entry(sitting.state, seat, sitting.scene)
    ears = listener(table.language)
    meaning = interpret(ears.recogniser.hear(text), expected, ears)
    if not isinstance(meaning, Said):
        raise ValueError("not understood")  # noqa: TRY004  bad input, told to whoever typed it
    move = sitting.dialogue.enter(sitting.state, seat, meaning, sitting.scene)
    return replace(table, held={**table.held, seat: move})


class NotWantedError(Exception):
    """That player's answer is not wanted now."""
