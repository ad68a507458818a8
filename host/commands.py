"""What can be said at any moment, in any game and in the lobby; the game goes on exactly where it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from host import lobby
from host import log as logs
from host.dialogue import standing
from host.dialogue.contract import Sound, line
from host.games.contract import EndGame, IllegalMove, Kind, Skip
from host.reply import from_json
from host.sitting import Sitting
from host.table import AskedBack, Lobby, Pending
from intents.meaning import Command, Wish


def obey(sitting: Sitting, command: Command) -> None:
    """Do what was wished; what was asked before is asked again."""
    sitting.understood()
    OBEYED[command.wish](sitting)


def _help(sitting: Sitting) -> None:
    sitting.asks = "-help"


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
        sitting.say(line("no-score-yet"))
        return
    sitting.say(*standing.full(log.rules.scores(sitting.state), sitting.scene))


def _turn(sitting: Sitting) -> None:
    wait = sitting.wait
    if wait is None:
        return
    if wait.seat is not None:
        sitting.say(line("turn-is", name=sitting.scene.name(wait.seat)))
    else:
        sitting.say(line("turn-everybody" if sitting.playing else "turn-nobody"))


def undo(sitting: Sitting) -> None:
    """Take the last accepted answer back; across a scoring the same card is scored anew."""
    log = sitting.table.log
    if sitting.table.talk.asked_back is not None:
        sitting.talk(asked_back=None)
        return
    if log is None:
        if not lobby.back(sitting):
            sitting.say(line("nothing-to-undo"))
        return
    undone = logs.last_answer(log)
    if undone is None:
        sitting.say(line("nothing-to-undo"))
        return
    before = _last_scored(sitting)
    held = {seat: move for seat, move in sitting.table.held.items() if seat != undone.move.seat}
    sitting.table = replace(sitting.table, log=logs.undo(log), held=held)
    message = "undone" if _last_scored(sitting) == before else "undone-scored"
    sitting.say(line(message, name=sitting.scene.name(undone.move.seat)))


def _last_scored(sitting: Sitting) -> Any:
    log = sitting.table.log
    assert log is not None  # noqa: S101  undo has made sure of it
    return log.rules.view(sitting.state, str, sitting.table.language)["last"]


def _pause(sitting: Sitting) -> None:
    sitting.say(line("pause"))
    wait = sitting.wait
    if wait is None or wait.kind is not Kind.READY:
        sitting.say(Sound.THINKING)


def _skip(sitting: Sitting) -> None:
    if not sitting.playing:
        sitting.say(line("no-question-now"))
        return
    try:
        sitting.play(Skip())
    except IllegalMove:
        sitting.say(line("cannot-skip"))
    else:
        sitting.table = replace(sitting.table, held={})


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
    """Back to the lobby; who sat here last is remembered and asked for."""
    names = sitting.table.lobby.names
    sitting.table = replace(sitting.table, log=None, held={}, lobby=Lobby(names=names))
    sitting.talk(asked_back=None)


def _rules(sitting: Sitting) -> None:
    if sitting.table.log is None:
        sitting.asks = "-help"
        return
    sitting.say(sitting.dialogue.rules(sitting.state, sitting.scene))


def _resume(_: Sitting) -> None:
    """The question is asked again, and nothing else."""


OBEYED: Mapping[Wish, Callable[[Sitting], None]] = {
    Wish.HELP: _help,
    Wish.REPEAT: _repeat,
    Wish.QUESTION: _question,
    Wish.SCORE: _score,
    Wish.TURN: _turn,
    Wish.UNDO: undo,
    Wish.PAUSE: _pause,
    Wish.SKIP: _skip,
    Wish.END_GAME: _end_game,
    Wish.STOP: _stop,
    Wish.NEW_GAME: _new_game,
    Wish.RULES: _rules,
    Wish.RESUME: _resume,
}
"""How each wish is obeyed."""
