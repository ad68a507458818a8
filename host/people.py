"""People come and go: somebody joins, leaves, swaps seats or is called by another name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from host import lobby
from host.dialogue.contract import line
from host.games.contract import IllegalMove, Join, Leave, Seat, SwapSeats
from host.sitting import Sitting
from host.table import Table
from intents.meaning import Command, Wish


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
    *_, name = lobby.told_apart((*sitting.scene.present, name), sitting.table.language)
    before = sitting.table
    seat = Seat(len(before.lobby.names))
    sitting.table = _named(before, (*before.lobby.names, name))
    _move(sitting, Join(seat), before)


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
    table = sitting.table
    seat = sitting.scene.seat(old)
    names = tuple(new if Seat(at) == seat else name for at, name in enumerate(table.lobby.names))
    starter = new if table.lobby.starter == old else table.lobby.starter
    tokens = {new if name == old else name: token for name, token in table.tokens.items()}
    table = replace(_named(table, names), tokens=tokens)
    sitting.table = replace(table, lobby=replace(table.lobby, starter=starter))
    sitting.say(line("renamed", name=new))


def _named(table: Table, names: tuple[str, ...]) -> Table:
    return replace(table, lobby=replace(table.lobby, names=names))


def _move(sitting: Sitting, move: Join | Leave | SwapSeats, before: Table) -> None:
    """Make the move; where the rules refuse it the table is as it was."""
    try:
        sitting.play(move)
    except IllegalMove as illegal:
        sitting.table = before
        sitting.refuse(illegal)


OBEYED: Mapping[Wish, Callable[[Sitting, Command], None]] = {
    Wish.ADD_PLAYER: joins,
    Wish.REMOVE_PLAYER: leaves,
    Wish.SWAP_SEATS: swap_seats,
    Wish.RENAME: rename,
}
"""How each wish about somebody is obeyed."""
