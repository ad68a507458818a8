"""How a game is to be played, said by voice before the first answer: rounds, laps, target, timer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from host import lobby
from host import log as logs
from host.dialogue import DIALOGUES
from host.dialogue.contract import line
from host.games import GAMES
from host.games.contract import Deal
from host.sitting import Sitting
from intents.meaning import Command, Wish

TEAMS = "teams"
"""The setting that needs players, and is said as a whole."""

OFF = "off"
"""The word for a setting of zero."""


def change(sitting: Sitting, command: Command) -> None:
    """Change one setting of the game that is about to begin; a game that has begun is dealt anew."""
    table = sitting.table
    game, name = table.lobby.game, command.name or ""
    if not sitting.opening and table.log is not None:
        sitting.say(line("setting-too-late"))
        return
    if game is None or name not in {field.name for field in fields(GAMES[game].settings)}:
        sitting.say(line("no-such-setting"))
        return
    if command.teams is not None:
        _with_names(sitting, *command.teams)
        return
    if name == TEAMS:
        _in_teams(sitting, apart=command.other != OFF)
        return
    value: int | str | None = 0 if command.other == OFF else command.other or command.number
    meant = DIALOGUES[game].setting(name, value)
    if _set(sitting, name, meant):
        said = value if isinstance(value, int) else str(value)
        sitting.say(line(f"{lobby.slug(game)}-setting-{name.replace('_', '-')}", value=said))


def _in_teams(sitting: Sitting, *, apart: bool) -> None:
    """Every other one of the players in the same team, or all of them together."""
    names, slug = sitting.table.lobby.names, lobby.slug(sitting.table.lobby.game or "")
    too_few = apart and sitting.table.lobby.complete and len(names) < lobby.FEWEST_IN_TEAMS
    if too_few:
        sitting.say(line(f"{slug}-teams-too-few", fewest=lobby.FEWEST_IN_TEAMS))
        return
    if _set(sitting, TEAMS, lobby.IN_TURNS if apart else {}):
        sitting.say(line(f"{slug}-setting-teams", value="turns" if apart else OFF))
        _tell_teams(sitting, lobby.teams_in_turns(names) if apart else {})


def _with_names(sitting: Sitting, red: tuple[str, ...], blue: tuple[str, ...]) -> None:
    """These players in one team and those in the other; where nobody sits there yet, they sit down."""
    slug = lobby.slug(sitting.table.lobby.game or "")
    if min(len(red), len(blue)) < lobby.FEWEST_IN_TEAMS // 2:
        sitting.say(line(f"{slug}-teams-too-small", fewest=lobby.FEWEST_IN_TEAMS // 2))
        return
    if not sitting.table.lobby.names:
        lobby.seat(sitting, (*red, *blue))
        names = sitting.table.lobby.names
        red, blue = names[: len(red)], names[len(red) :]
    missing = tuple(name for name in sitting.table.lobby.names if name not in (*red, *blue))
    if missing:
        sitting.say(line(f"{slug}-teams-missing", names=missing, count=len(missing)))
        return
    teams = {"red": list(red), "blue": list(blue)}
    if red and _set(sitting, TEAMS, teams):
        _tell_teams(sitting, teams)


def _tell_teams(sitting: Sitting, teams: Mapping[str, Sequence[str]]) -> None:
    slug = lobby.slug(sitting.table.lobby.game or "")
    if teams:
        sitting.say(line(f"{slug}-teams-are", **{team: tuple(who) for team, who in teams.items()}))


def _set(sitting: Sitting, name: str, value: Any) -> bool:
    """Play with this setting from now on. Returns whether the game can be played so; else that is said."""
    table, game = sitting.table, sitting.table.lobby.game or ""
    settings = {**table.lobby.settings, name: value}
    try:
        lobby.settings_of(GAMES[game], settings, table.lobby.names)
    except ValueError:
        sitting.say(line("setting-impossible"))
        return False
    sitting.table = replace(table, lobby=replace(table.lobby, settings=settings))
    if table.log is not None:
        sitting.table = replace(sitting.table, log=_begun_anew(sitting, table.log))
    return True


def _begun_anew(sitting: Sitting, old: logs.Log) -> logs.Log:
    """The game from its beginning with the new settings, brought as far as it had come without an answer."""
    fresh = lobby.new_log(sitting.table.lobby, old.seed)
    deal = sitting.table.deck(sitting.now).deal
    log = logs.begin(fresh, sitting.now, deal).log
    for entry in old.entries:
        if not isinstance(entry.move, Deal):
            log = logs.play(log, entry.move, entry.at, deal).log
    return log


OBEYED: Mapping[Wish, Callable[[Sitting, Command], None]] = {Wish.SETTING: change}
"""How the wish for a setting is obeyed."""
