"""What the host does with what it hears: interpreted by what is waited for, played, put into words."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache

from host import commands, content, lobby
from host.dialogue.contract import Confirm, Hold, Play, Question, Refuse, line
from host.games.contract import IllegalMove, Kind
from host.reply import Reply
from host.sitting import Sitting
from host.table import AskedBack, Pending, Table
from intents.expected import Expected
from intents.heard import Heard
from intents.interpret import Listener, interpret
from intents.meaning import Command, Doubt, NoAnswer, Number, Said, Unsure, YesNo
from intents.names import ListWords
from intents.recognise import Recogniser

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
    known = table.log is not None or table.lobby.game is not None or bool(table.lobby.names)
    sitting.say(line("welcome-back" if known and table.talk.last else "welcome"))
    sitting.understood()
    if sitting.table.log is not None and not sitting.playing:
        commands.new_game(sitting)
    elif sitting.playing:
        _reopen(sitting, table.talk.left_at)
    else:
        lobby.begin_if_complete(sitting)
    return _finished(sitting)


def _reopen(sitting: Sitting, left_at: int | None) -> None:
    sitting.talk(owed=())
    if left_at is not None and sitting.now - left_at >= LONG_AWAY:
        game = sitting.dialogue.id
        sitting.ask_back(AskedBack(Pending.RESUME, line("resume", game=lobby.name_of(game))))
        return
    _where_we_are(sitting)


def _where_we_are(sitting: Sitting) -> None:
    """Which question lies on the table, for those who come back."""
    asked = sitting.table.talk.asked_back
    if asked is None or asked.why is not Pending.ANSWER:
        sitting.talk(asked_back=None)
        sitting.say(*sitting.dialogue.card_text(sitting.state, sitting.scene))


def answered(table: Table, heard: Heard, now: int) -> tuple[Table, Reply]:
    """Somebody said something: the table afterwards, and what the host says to it."""
    sitting = Sitting(table, now)
    meaning = interpret(heard, sitting.expects(lobby.expects), listener(table.language))
    due = sitting.due()
    if due in table.held and not (isinstance(meaning, Said) and meaning.who is None):
        sitting.read_held()
        meaning = interpret(heard, sitting.expects(lobby.expects), listener(table.language))
        if isinstance(meaning, NoAnswer):
            return _finished(sitting)
    match meaning:
        case Command():
            commands.obey(sitting, meaning)
        case Said():
            sitting.understood()
            _take(sitting, meaning)
        case Unsure():
            _ask_which(sitting, meaning)
        case NoAnswer(why):
            sitting.missed(line("around" if why is Doubt.AROUND else "not-understood"))
    return _finished(sitting)


def left(table: Table, now: int, *, silent: bool) -> Table:
    """The session has ended without the host: what silence costs is played, and told when they come back."""
    sitting = Sitting(table, now)
    move = sitting.dialogue.silence(sitting.state) if silent and sitting.playing else None
    if move is not None:
        sitting.play(move)
        sitting.talk(owed=())
    sitting.talk(left_at=now, misses=0)
    return sitting.table


def _take(sitting: Sitting, said: Said) -> None:
    asked = sitting.table.talk.asked_back
    sitting.talk(asked_back=None)
    if asked is not None and isinstance(said.answer, YesNo):
        _yes_or_no(sitting, asked, yes=said.answer.yes)
    elif sitting.playing:
        _step(sitting, said)
    elif sitting.table.log is None:
        lobby.answer(sitting, said)


def _yes_or_no(sitting: Sitting, asked: AskedBack, *, yes: bool) -> None:
    match asked.why:
        case Pending.ANSWER if yes and asked.said is not None:
            _step(sitting, asked.said)
        case Pending.RESUME if yes:
            _where_we_are(sitting)
        case Pending.RESUME:
            commands.new_game(sitting)
        case Pending.SAME_PLAYERS:
            lobby.same_players(sitting, yes=yes)
        case Pending.END_GAME if yes:
            commands.end_game(sitting)
        case Pending.NEW_GAME if yes:
            commands.new_game(sitting)
        case _:
            return


def _step(sitting: Sitting, said: Said) -> None:
    """An answer in a game: play it, hold it, ask back, or say why not."""
    try:
        match sitting.dialogue.step(sitting.state, said, sitting.scene):
            case Play(move, remark):
                sitting.say(*remark)
                sitting.play(move)
            case Confirm(asked, confirmed, seat):
                sitting.ask_back(AskedBack(Pending.ANSWER, asked, confirmed, seat))
            case Hold() as hold:
                sitting.hold(hold)
            case Refuse(lines):
                sitting.say(*lines)
    except IllegalMove as illegal:
        sitting.refuse(illegal)
    sitting.read_held()


def _ask_which(sitting: Sitting, unsure: Unsure) -> None:
    a, b = unsure.a, unsure.b
    if not isinstance(a, Number) or not isinstance(b, Number):
        sitting.missed(line("not-understood"))
        return
    sitting.ask_back(AskedBack(Pending.WHICH, line("unsure-numbers", a=a.value, b=b.value)))


def question(sitting: Sitting) -> Question | None:
    """The question that is open: the host's own, the game's or the lobby's; None when the game is over."""
    asked = sitting.table.talk.asked_back
    if asked is not None:
        return Question(asked.line)
    if sitting.playing:
        return sitting.dialogue.question(sitting.state, sitting.scene)
    return lobby.question(sitting) if sitting.table.log is None else None


def _finished(sitting: Sitting) -> tuple[Table, Reply]:
    reply = sitting.reply(question)
    return sitting.table, reply


def waiting_for(table: Table) -> tuple[Kind, str | None]:
    """CONTRACT.md's `waiting_for`: the kind, and the name of whoever is to answer."""
    asked = table.talk.asked_back
    if asked is not None and asked.why is not Pending.WHICH:
        return Kind.YES_NO, None if asked.seat is None else table.scene.name(asked.seat)
    if table.log is None:
        return lobby.waits_for(table.lobby), None
    wait = table.log.rules.waits(table.state)
    return wait.kind, None if wait.seat is None else table.scene.name(wait.seat)


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
