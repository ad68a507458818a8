"""What the whole table may know, as CONTRACT.md's `view`; nothing secret ever enters it."""

from __future__ import annotations

from typing import Any

from host import conversation
from host.codec import plain
from host.dialogue import DIALOGUES
from host.dialogue.contract import Scene
from host.games.contract import Seat, Wait
from host.table import Table


def view(table: Table) -> dict[str, Any]:
    """The table's view as JSON values."""
    kind, player = conversation.waiting_for(table)
    waiting_for = {"kind": kind.value, "player": player}
    common = {"table": table.id, "waiting_for": waiting_for}
    if table.log is None:
        return {**common, **_lobby(table)}
    rules, state, scene = table.log.rules, table.state, table.scene
    special = plain(rules.view(state, scene.name, table.language))
    wait = rules.waits(state)
    if wait.team is not None:
        waiting_for["team"] = wait.team
    number, of = rules.round(state)
    starter = rules.starter(state)
    of_players = {int(seat): extra for seat, extra in special.pop("players", {}).items()}
    return {
        **common,
        "game": table.log.game,
        "phase": wait.phase.value,
        "round": number,
        "rounds": of,
        "starter": None if starter is None else scene.name(starter),
        "question": _asked(table, wait, scene),
        "players": [
            {"name": scene.name(seat), "score": rules.scores(state)[seat], **of_players.get(seat, {})}
            for seat in rules.order(state)
        ],
        "winners": [scene.name(seat) for seat in rules.winners(state)],
        **special,
    }


def _asked(table: Table, wait: Wait, scene: Scene) -> str | None:
    if wait.phase.value == "finished" or table.log is None:
        return None
    return DIALOGUES[table.log.game].asked(table.state, scene)


def _lobby(table: Table) -> dict[str, Any]:
    lobby = table.lobby
    return {
        "game": lobby.game,
        "phase": "lobby",
        "round": 0,
        "rounds": None,
        "starter": lobby.starter,
        "question": None,
        "players": [{"name": name, "score": 0} for name in lobby.names],
        "winners": [],
        "last": None,
    }


def seat_view(table: Table, name: str) -> dict[str, Any]:
    """What one player alone may know, as CONTRACT.md's seat JSON."""
    secret = None
    if table.log is not None:
        seat: Seat = table.scene.seat(name)
        secret = plain(table.log.rules.secret(table.state, seat))
    return {"name": name, "secret": secret}
