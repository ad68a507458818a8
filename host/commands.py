"""What can be said at any moment, in any game and in the lobby; the game goes on exactly where it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from host import evening, lobby, options, people, teaching, whose
from host import log as logs
from host.dialogue import standing
from host.dialogue.contract import Sound, line
from host.games.contract import EndGame, IllegalMove, Kind, Skip
from host.reply import from_json
from host.sitting import UNDOING, Sitting
from host.table import AskedBack, Lobby, Over, Pending
from intents.meaning import Command, Wish


def obey(sitting: Sitting, command: Command) -> None:
    """Do what was wished; what was asked before is asked again."""
    sitting.understood()
    if command.wish in OF_THE_EVENING:
        OF_THE_EVENING[command.wish](sitting, command)
    else:
        OBEYED[command.wish](sitting)


def _help(sitting: Sitting) -> None:
    over = sitting.table.log is not None and not sitting.playing
    if over and sitting.offer is None and sitting.table.talk.asked_back is None:
        new_game(sitting)
    game, talk = sitting.table.lobby.game, sitting.table.talk
    busy = talk.asks or talk.lesson is not None or talk.asked_back is not None
    if game is not None and sitting.opening and not busy:
        sitting.say(line(f"{lobby.slug(game)}-settings"))
    sitting.ask("-help")


def _repeat(sitting: Sitting) -> None:
    last = sitting.table.talk.last
    if last is None or from_json(last).ends_session:
        sitting.say(line("nothing-to-repeat"))
    else:
        sitting.repeats = True


def _question(sitting: Sitting) -> None:
    told = sitting.dialogue.card_text(sitting.state, sitting.scene) if sitting.playing else ()
    sitting.say(*(told or (line("no-question-now"),)))


def _score(sitting: Sitting) -> None:
    log = sitting.table.log
    if log is None:
        _score_of_the_evening(sitting)
        return
    told = sitting.dialogue.score(sitting.state, sitting.scene)
    sitting.say(*(told or standing.full(log.rules.scores(sitting.state), sitting.scene)))


def _score_of_the_evening(sitting: Sitting) -> None:
    """Between two games the score is that of those that were played."""
    if evening.results(sitting):
        evening.total(sitting)
    else:
        sitting.say(line("no-score-yet"))


def _leader(sitting: Sitting) -> None:
    log = sitting.table.log
    if log is None:
        _score_of_the_evening(sitting)
        return
    told = sitting.dialogue.score(sitting.state, sitting.scene)
    sitting.say(*(told or standing.leaders(log.rules.scores(sitting.state), sitting.scene)))


def _turn(sitting: Sitting) -> None:
    wait, asked = sitting.wait, sitting.table.talk.asked_back
    if wait is None:
        return
    seat = wait.seat if asked is None or asked.seat is None else asked.seat
    if seat is not None:
        sitting.say(line("turn-is", name=sitting.scene.name(seat)))
    elif sitting.playing:
        sitting.say(*(sitting.dialogue.turn(sitting.state, sitting.scene) or (line("turn-everybody"),)))
    else:
        sitting.say(line("turn-nobody"))


def undo(sitting: Sitting) -> None:
    """Take the last accepted answer back; across a scoring the same card is scored anew."""
    log = sitting.table.log
    if sitting.table.talk.asked_back is not None:
        sitting.talk(asked_back=None)
        return
    if log is None and not _back_to_the_last_game(sitting):
        if not lobby.back(sitting):
            sitting.say(line("nothing-to-undo"))
        return
    log = sitting.table.log
    assert log is not None  # noqa: S101  a game is there, or there again
    if sitting.table.talk.early:
        _forget_early(sitting)
        return
    if people.back(sitting):
        return
    undone = logs.last_answer(log)
    if undone is None:
        sitting.say(line("nothing-to-undo"))
        return
    before, wait = _last_scored(sitting), sitting.wait
    whose = getattr(undone.move, "seat", None)
    held = {seat: move for seat, move in sitting.table.held.items() if seat != whose}
    sitting.table = replace(sitting.table, log=logs.undo(log), held=held)
    scored = "undone-scored" if _may_pass(sitting) else "undone-scored-compulsory"
    message = "undone" if _last_scored(sitting) == before else scored
    if message == "undone" and sitting.wait == wait:
        message = "undone-correction"
    told = sitting.dialogue.undone(undone.move, sitting.scene)
    if not told and whose is not None:
        told = (line(message, name=sitting.scene.name(whose)),)
    sitting.say(*(told or (line("undone-plain"),)))
    sitting.follow_up()


def _back_to_the_last_game(sitting: Sitting) -> bool:
    """Take up the game that was over last, if none was chosen since. Returns False where there is none."""
    over = sitting.table.over
    if over is None or sitting.table.lobby.game is not None or logs.last_answer(over.log) is None:
        return False
    sitting.table = replace(
        sitting.table, over=None, log=over.log, lobby=over.lobby, seen=over.seen, evening=over.evening
    )
    return True


def _wrong(sitting: Sitting) -> None:
    """After a reveal it may be the card that is wrong, or what was understood; else it is the latter."""
    if sitting.table.talk.asked_back is None and _just_revealed(sitting):
        sitting.ask_back(AskedBack(Pending.WRONG, line("wrong-card")))
    else:
        undo(sitting)


def _just_revealed(sitting: Sitting) -> bool:
    """Whether the last answer has scored a round, so that a card's own answer was told."""
    log = sitting.table.log
    if (
        log is None
        or sitting.table.talk.early
        or logs.last_answer(log) is None
        or not evening.has_facts(sitting)
    ):
        return False
    now = _last_scored(sitting)
    before = log.rules.view(logs.replay(logs.undo(log)), str, sitting.table.language)["last"]
    return bool(now != before)


def _next(sitting: Sitting) -> None:
    """Somebody is impatient: who is still to answer is told, and the way out."""
    if sitting.table.log is not None and not sitting.playing:
        new_game(sitting)
        return
    seat = None if sitting.table.talk.asked_back is not None else sitting.due()
    if seat is not None:
        sitting.say(line("first-you", name=sitting.scene.name(seat)))
    sitting.ask("-out")


def _thanks(sitting: Sitting) -> None:
    sitting.say(line("you-are-welcome"))


def _may_pass(sitting: Sitting) -> bool:
    """Whether the answer that is open again may be passed; judging, placing and betting may not."""
    wait = sitting.wait
    return wait is not None and wait.kind in (Kind.SPAN, Kind.NUMBER, Kind.STRIP)


def _forget_early(sitting: Sitting) -> None:
    *before, seat = sitting.table.talk.early
    held = {other: move for other, move in sitting.table.held.items() if other != seat}
    sitting.table = replace(sitting.table, held=held)
    sitting.talk(early=tuple(other for other in before if other != seat))
    sitting.say(line("undone", name=sitting.scene.name(seat)))


def _last_scored(sitting: Sitting) -> Any:
    log = sitting.table.log
    assert log is not None  # noqa: S101  undo has made sure of it
    return log.rules.view(sitting.state, str, sitting.table.language)["last"]


def _hush(_: Sitting) -> None:
    """That was not meant for the host: the question is put once more."""


def _pause(sitting: Sitting, command: Command) -> None:
    sitting.say(line("pause") if command.name is None else line("pause-for", name=command.name))
    sitting.anew = True
    sitting.talk(paused=True)
    wait = sitting.wait
    if wait is None or wait.kind is not Kind.READY:
        sitting.say(Sound.THINKING)


def _skip(sitting: Sitting) -> None:
    if not sitting.playing:
        sitting.say(line("no-question-now"))
        return
    try:
        sitting.play(Skip())
    except IllegalMove as illegal:
        sitting.say(*(sitting.dialogue.refuse(illegal, sitting.scene) or (line("cannot-skip"),)))
    else:
        sitting.table = replace(sitting.table, held={})
        sitting.talk(asked_back=None)


def _end_game(sitting: Sitting) -> None:
    if sitting.playing:
        sitting.ask_back(AskedBack(Pending.END_GAME, line("end-game")))
    else:
        _stop(sitting)


def end_game(sitting: Sitting) -> None:
    """The table has agreed to end the game here."""
    sitting.play(EndGame())


def _stop(sitting: Sitting) -> None:
    sitting.leave(line("goodbye-kept" if sitting.playing else "goodbye"))


def _new_game(sitting: Sitting) -> None:
    if sitting.playing:
        sitting.ask_back(AskedBack(Pending.NEW_GAME, line("new-game")))
    else:
        new_game(sitting)


def new_game(sitting: Sitting) -> None:
    """Back to the lobby; who sat here last is asked for, and the cards they had are put aside."""
    table = sitting.table
    names, over = sitting.scene.present, None
    if table.log is not None:
        if not sitting.playing:
            over = Over(table.log, table.lobby, table.seen, table.evening)
        cards = tuple(card.id for card in logs.dealt(table.log)) if table.inline is None else ()
        seen = tuple(dict.fromkeys((*table.seen.get(table.log.game, ()), *cards)))
        table = replace(table, seen={**table.seen, table.log.game: seen}, evening=evening.results(sitting))
    sitting.table = replace(table, log=None, held={}, lobby=Lobby(names=names), over=over)
    sitting.talk(asked_back=None, owed=None, lesson=None)


def _rematch(sitting: Sitting) -> None:
    log = sitting.table.log
    if sitting.playing and log is not None:
        sitting.ask_back(AskedBack(Pending.NEW_GAME, line("new-game"), about=log.game))
    else:
        play_again(sitting)


def play_again(sitting: Sitting) -> None:
    """The last game once more, as it was played, with those who sit here."""
    log, table = sitting.table.log, sitting.table
    game = log.game if log else table.evening[-1].game if table.evening else None
    if game is None:
        sitting.say(line("no-game-yet"))
        return
    same = bool(log) and sitting.scene.present == table.lobby.names
    if log is not None:
        new_game(sitting)
    sitting.talk(asked_back=None)
    lobby.once_more(sitting, game, table.lobby.settings if same else {})


def _same_players(sitting: Sitting) -> None:
    if sitting.playing:
        sitting.say(line("refused-not-now"))
        return
    if sitting.table.log is not None:
        new_game(sitting)
    sitting.talk(asked_back=None)
    lobby.same_again(sitting)


def _resume(sitting: Sitting) -> None:
    """The question is asked again; one of the host's own about leaving the game is answered with it."""
    asked = sitting.table.talk.asked_back
    if asked is not None and asked.why in UNDOING:
        sitting.talk(asked_back=None)


HALTING = frozenset(
    {
        Wish.UNDO,
        Wish.WRONG,
        Wish.SKIP,
        Wish.PAUSE,
        Wish.STOP,
        Wish.END_GAME,
        Wish.NEW_GAME,
        Wish.REMATCH,
        Wish.FORGET,
        Wish.VOID,
    }
)
"""Wishes that want something back, or no more: no phone's answer is read out before them."""


OF_THE_EVENING: Mapping[Wish, Callable[[Sitting, Command], None]] = {
    **people.OBEYED,
    **evening.OBEYED,
    **options.OBEYED,
    **teaching.OBEYED,
    Wish.CORRECT: whose.correct,
    Wish.PAUSE: _pause,
}
"""Wishes about people, about the evening as a whole, about how a game is played and how it goes."""

OBEYED: Mapping[Wish, Callable[[Sitting], None]] = {
    Wish.HELP: _help,
    Wish.REPEAT: _repeat,
    Wish.QUESTION: _question,
    Wish.SCORE: _score,
    Wish.LEADER: _leader,
    Wish.TURN: _turn,
    Wish.UNDO: undo,
    Wish.SKIP: _skip,
    Wish.END_GAME: _end_game,
    Wish.STOP: _stop,
    Wish.NEW_GAME: _new_game,
    Wish.RESUME: _resume,
    Wish.NEXT: _next,
    Wish.THANKS: _thanks,
    Wish.WRONG: _wrong,
    Wish.REMATCH: _rematch,
    Wish.SAME_PLAYERS: _same_players,
    Wish.HUSH: _hush,
}
"""How each wish is obeyed."""
