"""People come and go: somebody joins, leaves, swaps seats or is called by another name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from host import lobby
from host import log as logs
from host.dialogue.contract import Line, line
from host.games.contract import DecksThrough, IllegalMove, Join, Kind, Leave, Reason, Seat, SwapSeats
from host.sitting import Sitting
from host.table import Table
from intents.meaning import Command, Wish
from intents.names import sound_alike


def joins(sitting: Sitting, command: Command) -> None:
    """Somebody sits down: last before the starter, with the score of the lowest; in the lobby simply too."""
    name = command.name or ""
    if sitting.table.log is None:
        lobby.seat_one_more(sitting, name)
        return
    if _stays(sitting, name):
        return
    fault = lobby.alike((*sitting.scene.present, name))
    if fault is not None:
        sitting.say(line("players-equal", name=fault))
        return
    present, said = sitting.scene.present, name
    *_, name = lobby.told_apart((*present, said), sitting.table.language)
    before = sitting.table
    seat = Seat(len(before.lobby.names))
    sitting.table = _named(before, (*before.lobby.names, name))
    _move(sitting, Join(seat), before, command)
    if name != said and name in sitting.scene.present:
        _say_alike(sitting, present, said)


def _say_alike(sitting: Sitting, others: tuple[str, ...], name: str) -> None:
    alike = tuple(other for other in others if sound_alike(other, name))
    sitting.say(line("names-sound-alike", names=(*alike, name)))


def leaves(sitting: Sitting, command: Command) -> None:
    """Somebody gets up and takes score and seat along."""
    name = command.name or ""
    if name not in (sitting.scene.present or sitting.table.lobby.names):
        return
    if sitting.table.log is None:
        lobby.unseat(sitting, name)
        return
    _move(sitting, Leave(sitting.scene.seat(name)), sitting.table, command)


def swap_seats(sitting: Sitting, command: Command) -> None:
    """Two people change places; each keeps the score."""
    one, other = command.name or "", command.other or ""
    if sitting.table.log is None:
        lobby.swap(sitting, one, other)
        return
    scene = sitting.scene
    if not {one, other} <= set(scene.present):
        return
    _move(sitting, SwapSeats(scene.seat(one), scene.seat(other)), sitting.table, command)


def rename(sitting: Sitting, command: Command) -> None:
    """A wrongly heard name is put right; seat and score stay."""
    old, new = command.name or "", command.other or ""
    others = tuple(name for name in sitting.scene.present if name != old)
    if lobby.alike((*others, new)) is not None:
        sitting.say(line("players-equal", name=new))
        return
    said = new
    *_, new = lobby.told_apart((*others, said), sitting.table.language)
    table = sitting.table
    seat = sitting.scene.seat(old)
    names = tuple(new if Seat(at) == seat else name for at, name in enumerate(table.lobby.names))
    starter = new if table.lobby.starter == old else table.lobby.starter
    tokens = {new if name == old else name: token for name, token in table.tokens.items()}
    table = replace(_named(table, names), tokens=tokens)
    settings = lobby.renamed(table.lobby.settings, old, new)
    evening = _called(table.evening, old, new)
    sitting.table = replace(
        table, lobby=replace(table.lobby, starter=starter, settings=settings), evening=evening
    )
    sitting.talk(asked_back=_called(table.talk.asked_back, old, new))
    sitting.say(line("renamed", name=new))
    if new != said:
        _say_alike(sitting, others, said)


def _called(part: Any, old: str, new: str) -> Any:
    """The same, with the new name wherever the old one stood."""
    match part:
        case str():
            return new if part == old else part
        case tuple():
            return tuple(_called(inner, old, new) for inner in part)
        case Mapping():
            return {key: _called(inner, old, new) for key, inner in part.items()}
        case _ if is_dataclass(part) and not isinstance(part, type):
            inside = {field.name: getattr(part, field.name) for field in fields(part)}
            return replace(part, **_called(inside, old, new))
        case _:
            return part


def _named(table: Table, names: tuple[str, ...]) -> Table:
    return replace(table, lobby=replace(table.lobby, names=names))


def _move(sitting: Sitting, move: Join | Leave | SwapSeats, before: Table, command: Command) -> None:
    """Make the move; where the rules refuse it the table is as it was, and what only has to wait is kept."""
    due = sitting.wait.seat if sitting.wait else None
    try:
        sitting.play(move)
    except IllegalMove as illegal:
        sitting.table = before
        if illegal.reason is Reason.BETWEEN_ROUNDS_ONLY:
            _keep_for_later(sitting, command)
        else:
            sitting.refuse(illegal)
    else:
        _ask_nobody_gone(sitting, due)
        _ask_in_full(sitting)


def _ask_in_full(sitting: Sitting) -> None:
    """Whoever hears of people coming and going is to hear what is asked, not only "Got it?"."""
    if sitting.playing and sitting.wait is not None and sitting.wait.kind is Kind.READY:
        sitting.ask("-again")


def _keep_for_later(sitting: Sitting, command: Command) -> None:
    """Remember who wants to come, go or change places until the round is over."""
    wanted = (command.wish.value, command.name or "", command.other or "")
    waiting = (*(kept for kept in sitting.table.talk.after_round if kept != wanted), wanted)
    sitting.talk(after_round=waiting)
    facts = {"name": wanted[1], "other": wanted[2]} if wanted[2] else {"name": wanted[1]}
    sitting.say(line(f"later-{command.wish}", **facts))


def _stays(sitting: Sitting, name: str) -> bool:
    """Whether somebody stays after all who wanted to go after the round."""
    waiting = sitting.table.talk.after_round
    kept = tuple(wanted for wanted in waiting if wanted[:2] != (Wish.REMOVE_PLAYER.value, name))
    if len(kept) == len(waiting):
        return False
    sitting.talk(after_round=kept)
    sitting.say(line("stays", name=name))
    return True


def see_to_those_who_waited(sitting: Sitting) -> None:
    """Let those come, go or change places who asked for it during the round, if it is over now."""
    waiting = sitting.table.talk.after_round
    if not sitting.playing:
        sitting.talk(after_round=())
    elif waiting and sitting.table.talk.asked_back is None:
        said = len(sitting.spoken)
        for wanted in waiting:
            if not _has_to_wait(sitting, wanted):
                left = tuple(kept for kept in sitting.table.talk.after_round if kept != wanted)
                sitting.talk(after_round=left)
                wish, name, other = wanted
                OBEYED[Wish(wish)](sitting, Command(Wish(wish), name, other or None))
        _before_the_new_round(sitting, said)


def _has_to_wait(sitting: Sitting, wanted: tuple[str, str, str]) -> bool:
    """Whether the rules still refuse this until the round is over."""
    wish, name, other = wanted
    scene, log = sitting.scene, sitting.table.log
    if wish != Wish.ADD_PLAYER and not {name, other or name} <= set(scene.present):
        return False
    match Wish(wish):
        case Wish.ADD_PLAYER:
            move: Join | Leave | SwapSeats = Join(Seat(len(sitting.table.lobby.names)))
        case Wish.REMOVE_PLAYER:
            move = Leave(scene.seat(name))
        case _:
            move = SwapSeats(scene.seat(name), scene.seat(other))
    try:
        assert log is not None  # noqa: S101  a game is played
        log.rules.apply(sitting.state, move, sitting.now)
    except IllegalMove as illegal:
        return illegal.reason is Reason.BETWEEN_ROUNDS_ONLY
    return False


def _before_the_new_round(sitting: Sitting, said: int) -> None:
    """Say who has come and gone before the next round is opened, not after its question."""
    told, news = sitting.spoken[:said], sitting.spoken[said:]
    opened = (at for at, part in enumerate(told) if isinstance(part, Line) and part.name.endswith("-round"))
    at = next(opened, said)
    sitting.spoken[:] = [*told[:at], *news, *told[at:]]


def _ask_nobody_gone(sitting: Sitting, due: Seat | None) -> None:
    """Whoever has left is not asked back any more: the one that was asked, or whose turn it was."""
    asked, seats = sitting.table.talk.asked_back, sitting.scene.seats
    whose = due if asked is None or asked.seat is None else asked.seat
    if asked is not None and whose is not None and whose not in seats:
        sitting.talk(asked_back=None)


def back(sitting: Sitting) -> bool:
    """Take it back if somebody has just come, gone or changed places. Returns False where nobody has."""
    table = sitting.table
    log, scene = table.log, table.scene
    entries = [entry for entry in log.entries if not isinstance(entry.move, DecksThrough)] if log else []
    if log is None or not entries:
        return False
    match entries[-1].move:
        case Join(seat):
            told = line("unseated", name=scene.name(seat))
        case Leave(seat):
            told = line("seated", name=scene.name(seat))
        case SwapSeats(one, other):
            told = line("seats-swapped", one=scene.name(one), other=scene.name(other))
        case _:
            return False
    log = replace(log, entries=log.entries[: log.entries.index(entries[-1])])
    seats = log.rules.order(logs.replay(log))
    held = {seat: move for seat, move in table.held.items() if seat in seats}
    sitting.table = replace(table, log=log, held=held)
    sitting.say(told)
    _ask_in_full(sitting)
    return True


OBEYED: Mapping[Wish, Callable[[Sitting, Command], None]] = {
    Wish.ADD_PLAYER: joins,
    Wish.REMOVE_PLAYER: leaves,
    Wish.SWAP_SEATS: swap_seats,
    Wish.RENAME: rename,
}
"""How each wish about somebody is obeyed."""
