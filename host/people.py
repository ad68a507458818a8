"""People come and go: somebody joins, leaves, swaps seats or is called by another name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from host import lobby
from host import log as logs
from host.dialogue.contract import line
from host.games.contract import DecksThrough, IllegalMove, Join, Leave, Seat, SwapSeats
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
    fault = lobby.alike((*sitting.scene.present, name))
    if fault is not None:
        sitting.say(line("players-equal", name=fault))
        return
    present, said = sitting.scene.present, name
    *_, name = lobby.told_apart((*present, said), sitting.table.language)
    before = sitting.table
    seat = Seat(len(before.lobby.names))
    sitting.table = _named(before, (*before.lobby.names, name))
    _move(sitting, Join(seat), before)
    if name != said and name in sitting.scene.present:
        _say_alike(sitting, present, said)


def _say_alike(sitting: Sitting, others: tuple[str, ...], name: str) -> None:
    alike = tuple(other for other in others if sound_alike(other, name))
    sitting.say(line("names-sound-alike", names=(*alike, name)))


def leaves(sitting: Sitting, command: Command) -> None:
    """Somebody gets up and takes score and seat along."""
    name = command.name or ""
    if sitting.table.log is None:
        lobby.unseat(sitting, name)
        return
    _move(sitting, Leave(sitting.scene.seat(name)), sitting.table)


def swap_seats(sitting: Sitting, command: Command) -> None:
    """Two people change places; each keeps the score."""
    one, other = command.name or "", command.other or ""
    if sitting.table.log is None:
        lobby.swap(sitting, one, other)
        return
    scene = sitting.scene
    _move(sitting, SwapSeats(scene.seat(one), scene.seat(other)), sitting.table)


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


def _move(sitting: Sitting, move: Join | Leave | SwapSeats, before: Table) -> None:
    """Make the move; where the rules refuse it the table is as it was."""
    try:
        sitting.play(move)
    except IllegalMove as illegal:
        sitting.table = before
        sitting.refuse(illegal)
    else:
        _ask_nobody_gone(sitting)


def _ask_nobody_gone(sitting: Sitting) -> None:
    """Whoever has left is not asked back any more."""
    asked, seats = sitting.table.talk.asked_back, sitting.scene.seats
    if asked is not None and asked.seat is not None and asked.seat not in seats:
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
    return True


OBEYED: Mapping[Wish, Callable[[Sitting, Command], None]] = {
    Wish.ADD_PLAYER: joins,
    Wish.REMOVE_PLAYER: leaves,
    Wish.SWAP_SEATS: swap_seats,
    Wish.RENAME: rename,
}
"""How each wish about somebody is obeyed."""
