"""What the host does with what it hears: interpreted by what is waited for, played, put into words."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache

from host import commands, content, evening, lobby
from host.dialogue.contract import Ask, Confirm, Hold, Instead, Play, Question, Refuse, line
from host.games.contract import IllegalMove, Kind
from host.reply import Reply
from host.sitting import Sitting
from host.table import AskedBack, Pending, Table
from intents.breath import several
from intents.expected import Expected
from intents.heard import Heard
from intents.interpret import interpret
from intents.meaning import Command, Meaning, Said, Wish, YesNo
from intents.names import ListWords
from intents.readings import Doubt, NoAnswer, Number, Unsure
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
    else:
        lobby.begin_if_complete(sitting)
    return _finished(sitting)


def _reopen(sitting: Sitting, left_at: int | None) -> None:
    if left_at is not None and sitting.now - left_at >= LONG_AWAY:
        game = sitting.dialogue.id
        sitting.ask_back(AskedBack(Pending.RESUME, line("resume", game=lobby.name_of(game))))
        return
    _where_we_are(sitting)


def _where_we_are(sitting: Sitting) -> None:
    """Which question lies on the table, for those who come back."""
    asked = sitting.table.talk.asked_back
    if sitting.tell_owed():
        sitting.talk(asked_back=None)
    elif asked is None or asked.why is not Pending.ANSWER:
        sitting.talk(asked_back=None)
        state, scene = sitting.state, sitting.scene
        if sitting.dialogue.resumed is not None:
            sitting.say(*sitting.dialogue.resumed(state, scene))
            return
        assert sitting.table.log is not None  # noqa: S101  somebody was playing
        number, _ = sitting.table.log.rules.round(state)
        sitting.say(line("back-in-round", round=number), *sitting.dialogue.card_text(state, scene))


def answered(table: Table, heard: Heard, now: int) -> tuple[Table, Reply]:
    """Somebody said something: the table afterwards, and what the host says to it."""
    sitting = Sitting(table, now)
    if table.talk.paused:
        sitting.time(0, anew=True)
    sitting.talk(paused=False)
    if sitting.tell_owed():
        return _caught_up(sitting, heard)
    meaning = interpret(heard, sitting.expects(lobby.expects), listener(table.language))
    due = sitting.due()
    if due in table.held and not (isinstance(meaning, Said) and meaning.who is None):
        sitting.read_held()
        meaning = interpret(heard, sitting.expects(lobby.expects), listener(table.language))
        if _only_woke(meaning):
            return _finished(sitting)
    if together := _told_together(sitting, heard):
        _take_all(sitting, together)
        return _finished(sitting)
    match meaning:
        case Command(Wish.RESUME) if _asks_to_go_on(table):
            _take(sitting, Said(YesNo(yes=True)))
        case Command():
            commands.obey(sitting, meaning)
        case Said():
            sitting.understood()
            _take(sitting, _addressed(meaning, table))
        case Unsure():
            _ask_which(sitting, meaning)
        case NoAnswer(why):
            sitting.missed(line("around" if why is Doubt.AROUND else "not-understood"))
    return _finished(sitting)


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


def _told_together(sitting: Sitting, heard: Heard) -> tuple[tuple[str, Heard], ...]:
    """Whose answers were told in one breath, and what was heard of each."""
    if not sitting.playing or sitting.table.talk.asked_back is not None:
        return ()
    return several(heard, sitting.expects(lobby.expects), listener(sitting.table.language))


def _take_all(sitting: Sitting, told: tuple[tuple[str, Heard], ...]) -> None:
    """Several answers told in one breath: what may end the round or is to be asked about comes last."""
    sitting.understood()
    for who, heard in sorted(told, key=lambda answer: _how_late(sitting, *answer)):
        meaning = interpret(heard, sitting.expects(lobby.expects), listener(sitting.table.language))
        if isinstance(meaning, Said) and sitting.playing and sitting.table.talk.asked_back is None:
            _take(sitting, replace(meaning, who=who))
    sitting.keep_promises()


def _how_late(sitting: Sitting, who: str, heard: Heard) -> int:
    """Answers that are kept for later first, then whoever is due, then what has to be asked back."""
    meaning = interpret(heard, sitting.expects(lobby.expects), listener(sitting.table.language))
    assert isinstance(meaning, Said)  # noqa: S101  that is how they were told apart
    try:
        step = sitting.dialogue.step(sitting.state, replace(meaning, who=who), sitting.scene)
    except IllegalMove:
        return 2
    return 0 if isinstance(step, Hold) else 1 if isinstance(step, Play) else 2


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
    asked = talk.asked_back is None or talk.asked_back.why in (Pending.WHICH, Pending.HALF)
    costs = silent and sitting.playing and asked and not talk.paused
    move = sitting.dialogue.silence(sitting.state) if costs else None
    if move is not None and sitting.table.log is not None:
        told = len(sitting.table.log.entries) if talk.owed is None else talk.owed
        sitting.play(move)
        sitting.talk(owed=told)
    sitting.talk(left_at=now, misses=0)
    return sitting.table


def _addressed(said: Said, table: Table) -> Said:
    """Whose answer it is where nobody was named: who was asked back, or was early, or was not understood."""
    talk = table.talk
    if said.who is not None or table.log is None:
        return said
    if talk.asked_back is not None and talk.asked_back.seat is not None:
        return replace(said, who=table.scene.name(talk.asked_back.seat), correcting=False)
    if said.correcting and talk.early:
        return replace(said, who=table.scene.name(talk.early[-1]), correcting=False)
    return replace(said, correcting=said.correcting and not talk.misses)


def _take(sitting: Sitting, said: Said) -> None:
    asked = sitting.table.talk.asked_back
    sitting.talk(asked_back=None)
    if asked is not None and isinstance(said.answer, YesNo):
        _yes_or_no(sitting, asked, yes=said.answer.yes)
    elif sitting.playing:
        if asked is not None and asked.why is Pending.WRONG:
            commands.undo(sitting)
        _step(sitting, replace(said, half=asked.said) if asked else said)
    elif sitting.table.log is None:
        if asked is not None and asked.why is Pending.SAME_PLAYERS:
            lobby.same_players(sitting, yes=False)
        lobby.answer(sitting, said)
    elif said.answer == YesNo(yes=False):
        sitting.leave(line("game-over-goodbye"))
    elif sitting.offer is not None:
        _step(sitting, said)


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
            (commands.play_again if asked.about else commands.new_game)(sitting)
        case Pending.SUGGESTED if yes:
            lobby.choose(sitting, asked.about or "")
        case Pending.VOID if not yes:
            evening.void(sitting)
        case Pending.WRONG:
            (evening.dispute if yes else commands.undo)(sitting)
        case Pending.FORGET if yes:
            evening.forget(sitting)
        case _:
            return


def _step(sitting: Sitting, said: Said) -> None:
    """An answer in a game: play it, hold it, ask back, or say why not."""
    try:
        match sitting.dialogue.step(sitting.state, said, sitting.scene):
            case Play(move, remark, first):
                sitting.say(*remark)
                for taken in first:
                    sitting.play(taken)
                sitting.play(move)
                sitting.forget_held(move)
            case Instead(move):
                sitting.play_instead(move)
            case Confirm(asked, confirmed, seat):
                sitting.ask_back(AskedBack(Pending.ANSWER, asked, confirmed, seat))
            case Ask(asked, half, seat):
                sitting.ask_back(AskedBack(Pending.HALF, asked, half, seat))
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
    half = None if unsure.half is None else Said(unsure.half)
    sitting.ask_back(AskedBack(Pending.WHICH, line("unsure-numbers", a=a.value, b=b.value), half))


def question(sitting: Sitting) -> Question | None:
    """The question that is open: the host's own, the game's or the lobby's; None when the game is over."""
    asked = sitting.table.talk.asked_back
    if asked is not None:
        return Question(asked.line)
    if sitting.playing:
        return sitting.dialogue.question(sitting.state, sitting.scene)
    if sitting.table.log is None:
        return lobby.question(sitting)
    return sitting.offer.question if sitting.offer else None


def _finished(sitting: Sitting) -> tuple[Table, Reply]:
    reply = sitting.reply(question)
    return sitting.table, reply


def waiting_for(table: Table) -> tuple[Kind, str | None]:
    """CONTRACT.md's `waiting_for`: the kind, and the name of whoever is to answer."""
    asked = table.talk.asked_back
    answered_by = asked.seat if asked is not None else None
    if asked is not None and asked.why not in (Pending.WHICH, Pending.HALF):
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
