"""What an answer does: it is played, kept, asked back about or refused; a yes or no settles a question."""

from __future__ import annotations

from dataclasses import replace

from host import commands, evening, lobby, whose
from host.dialogue.contract import Ask, Confirm, Hold, Instead, Line, Play, Refuse, line
from host.games.contract import IllegalMove, Seat
from host.sitting import Sitting
from host.table import AskedBack, Pending, Table
from intents.meaning import AnyOf, Name, Ready, Said, YesNo
from intents.readings import Number, Unsure


def addressed(said: Said, table: Table) -> Said:
    """Whose answer it is where nobody was named: who was asked back, or was early, or was not understood."""
    talk = table.talk
    if said.who is not None or table.log is None:
        return said
    if (
        talk.asked_back is not None
        and talk.asked_back.why is Pending.CORRECT
        and talk.asked_back.seat is None
    ):
        return replace(said, correcting=True)
    if talk.asked_back is not None and talk.asked_back.seat is not None:
        return replace(said, who=table.scene.name(talk.asked_back.seat), correcting=False)
    if said.correcting and talk.early:
        return replace(said, who=table.scene.name(talk.early[-1]), correcting=False)
    return replace(said, correcting=said.correcting and (said.old is not None or not talk.misses))


def take(sitting: Sitting, said: Said) -> None:
    """Take an answer, to the host's own question or to the one that lies under it."""
    asked = sitting.table.talk.asked_back
    sitting.talk(asked_back=None)
    if asked is not None and isinstance(said.answer, YesNo):
        _yes_or_no(sitting, asked, yes=said.answer.yes)
    elif isinstance(said.answer, Name) and asked is not None and sitting.playing:
        _named(sitting, asked, said.answer.name)
    elif sitting.playing:
        if asked is not None and asked.why is Pending.WRONG and not isinstance(said.answer, Ready):
            commands.undo(sitting)
        _step(sitting, replace(said, half=asked.said) if asked and asked.why in HALVES else said)
    elif sitting.table.log is None:
        if asked is not None and asked.why is Pending.SAME_PLAYERS:
            lobby.same_players(sitting, yes=False)
        if asked is not None and asked.why is Pending.STARTER and said.answer == AnyOf():
            said = replace(said, answer=AnyOf(named_in(asked.line)))
        lobby.answer(sitting, said)
    elif said.answer == YesNo(yes=False):
        sitting.leave(line("game-over-goodbye"))
    elif sitting.offer is not None:
        _step(sitting, said)


HALVES = frozenset({Pending.WHICH, Pending.HALF, Pending.ANSWER})
"""Questions to which an answer may complete or replace what was said before."""


def named_in(asked: Line) -> tuple[str, ...]:
    """The names of which a question asks."""
    names = asked.facts["names"]
    return tuple(str(name) for name in names) if isinstance(names, tuple) else ()


def _named(sitting: Sitting, asked: AskedBack, name: str) -> None:
    """Somebody was named: whose the answer is that was said, or whose is to be another one."""
    if asked.why is Pending.WHOSE and asked.said is not None:
        _step(sitting, replace(asked.said, who=name))
    elif asked.why is Pending.CORRECT:
        whose.ask_for_another(sitting, name)


def _yes_or_no(sitting: Sitting, asked: AskedBack, *, yes: bool) -> None:
    match asked.why:
        case Pending.ANSWER if yes and asked.said is not None:
            _step(sitting, asked.said)
        case Pending.RESUME if yes:
            where_we_are(sitting)
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


def comes_later(sitting: Sitting, said: Said) -> bool:
    """Whether this answer is not due yet, or no good."""
    try:
        return isinstance(sitting.dialogue.step(sitting.state, said, sitting.scene), Hold)
    except IllegalMove:
        return True


def ask_which(sitting: Sitting, unsure: Unsure, seat: Seat | None = None) -> None:
    """Ask which of two numbers that sound alike was said."""
    a, b = unsure.a, unsure.b
    if not isinstance(a, Number) or not isinstance(b, Number):
        sitting.missed(line("not-understood"))
        return
    half = None if unsure.half is None else Said(unsure.half)
    sitting.ask_back(AskedBack(Pending.WHICH, line("unsure-numbers", a=a.value, b=b.value), half, seat))


def where_we_are(sitting: Sitting) -> None:
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
