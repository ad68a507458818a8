"""Before a game: which one, who plays, who starts."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from host import content
from host import log as logs
from host.codec import shaped
from host.dialogue import DIALOGUES
from host.dialogue.contract import Line, Question, line
from host.games import GAMES
from host.games.contract import Game, Kind, Seat
from host.log import Log
from host.sitting import Sitting
from host.suggest import USUAL_TABLE, shortest
from host.table import AskedBack, Lobby, Pending, Table
from host.words import names as game_names
from host.words import words
from intents.expected import Expected
from intents.meaning import AnyOf, Choice, Name, Names, Said
from intents.names import fold, sound_alike

IN_TURNS = "turns"
"""The setting `teams` as it is said at a table: every other one of the players is in the same team."""

FEWEST_IN_TEAMS = 4
"""Players that two teams need."""

HARMLESS = 0
"""The highest severity of cards at a table with children."""

IN_ONE_BREATH = 3
"""Choices that are named in one breath (VOICE.md 4)."""


def waits_for(lobby: Lobby) -> Kind:
    """The next thing that is not known yet; NOTHING when the game can begin."""
    if lobby.game is None:
        return Kind.GAME
    if not lobby.complete:
        return Kind.PLAYERS
    return Kind.STARTER if lobby.starter is None else Kind.NOTHING


def expects(sitting: Sitting) -> Expected:
    """What the next answer in the lobby may look like."""
    lobby = sitting.table.lobby
    kind = waits_for(lobby)
    if kind in (Kind.GAME, Kind.PLAYERS):
        named = {game: ways for game, ways in game_names(sitting.table.language).items() if game in GAMES}
        return Expected(kind=kind, names=lobby.names, choices=named)
    return Expected(kind=kind, names=lobby.names, choices=_first_of_teams(lobby))


def _first_of_teams(lobby: Lobby) -> Mapping[str, tuple[str, ...]]:
    """Who begins where a team is to begin ("red starts"): the first of each team that there is."""
    told = lobby.settings.get("teams")
    teams = teams_in_turns(lobby.names) if told == IN_TURNS else told or {}
    return {f"team_{team}": (members[0],) for team, members in teams.items()} if lobby.complete else {}


def question(sitting: Sitting) -> Question:
    """What the lobby asks now."""
    lobby = sitting.table.lobby
    match waits_for(lobby):
        case Kind.GAME:
            spoken = tuple(name_of(game) for game in GAMES)
            asked = line(
                "lobby-game", games=spoken[:IN_ONE_BREATH], more=spoken[IN_ONE_BREATH:], example=spoken[0]
            )
        case Kind.PLAYERS if lobby.names:
            asked = line("lobby-more-players", name=lobby.names)
        case Kind.PLAYERS:
            asked = line("lobby-players")
        case _:
            message = f"{slug(lobby.game or '')}-who-starts"
            asked = line(message, example=lobby.names[0])
    return Question(asked)


def slug(game: str) -> str:
    """A game's id as its messages are named."""
    return game.replace("_", "-")


def rules_of(sitting: Sitting, game: str) -> Line:
    """A game's rules as it is played now, or as it would be played by those who are seated so far."""
    if sitting.table.log is not None and sitting.table.log.game == game:
        return sitting.dialogue.rules(sitting.state, sitting.scene)
    known = sitting.table.lobby
    seats = GAMES[game].seats
    fits = known.game == game and known.complete and len(known.names) in seats
    names = known.names if fits else tuple(str(number) for number in range(min(USUAL_TABLE, seats.stop - 1)))
    settings = {key: value for key, value in known.settings.items() if fits or key != "teams"}
    fresh = Lobby(game, names, starter=names[0], settings=settings if known.game == game else {})
    return DIALOGUES[game].rules(logs.replay(new_log(fresh, seed=0)), sitting.scene)


def name_of(game: str) -> Line:
    """The line that is a game's spoken name."""
    return line(f"{slug(game)}-name")


def answer(sitting: Sitting, said: Said) -> None:
    """Take an answer in the lobby, and begin the game when nothing is missing."""
    match said.answer:
        case Choice(game) if waits_for(sitting.table.lobby) is Kind.PLAYERS:
            _choose_another(sitting, game)
        case Choice(game):
            choose(sitting, game)
        case AnyOf() if waits_for(sitting.table.lobby) is Kind.GAME:
            choose(sitting, _dice(sitting.table).choice(sorted(GAMES)))
        case Names(names) if waits_for(sitting.table.lobby) is Kind.STARTER:
            _ask_which_starts(sitting, names)
        case Names(names):
            seat(sitting, names)
        case Name(name):
            sitting.say(line("starter-is", name=name))
            _know(sitting, starter=name)
        case AnyOf(among):
            name = _dice(sitting.table).choice(among or sitting.table.lobby.names)
            sitting.say(line("starter-drawn", name=name))
            _know(sitting, starter=name)
        case _:
            sitting.missed(line("not-understood"))
            return
    begin_if_complete(sitting)


def _dice(table: Table) -> random.Random:
    played = sum(len(ids) for ids in table.seen.values())
    return random.Random(f"{table.seed}:{played}:{table.lobby.names}")  # noqa: S311  a draw at a table, no secret


def _know(sitting: Sitting, **known: Any) -> None:
    sitting.table = replace(sitting.table, lobby=replace(sitting.table.lobby, **known))


def choose(sitting: Sitting, game: str, message: str = "game-chosen") -> None:
    """This game is to be played."""
    sitting.say(line(message, game=name_of(game)))
    _know(sitting, game=game)
    lobby, rules = sitting.table.lobby, GAMES[game]
    if not lobby.names or (lobby.complete and len(lobby.names) in rules.seats):
        return
    if len(lobby.names) in rules.seats:
        sitting.ask_back(AskedBack(Pending.SAME_PLAYERS, line("same-players", names=lobby.names)))
        return
    if lobby.complete and _suggest_fitting(sitting, game, lobby.names):
        return
    if lobby.complete:
        sitting.say(too_few_or_many(len(lobby.names), rules))
    _know(sitting, names=(), complete=False, starter=None)


def _choose_another(sitting: Sitting, game: str) -> None:
    """Another game than the one for which the names are being told; those told so far stay."""
    known = sitting.table.lobby.names
    sitting.say(line("game-chosen", game=name_of(game)))
    _know(sitting, game=game, complete=len(known) in GAMES[game].seats)


def _suggest_fitting(sitting: Sitting, game: str, names: tuple[str, ...]) -> bool:
    """Keep the names of those who are too many for the game, and suggest one for so many.

    Returns False where they are not too many, or none fits.
    """
    most = GAMES[game].seats.stop - 1
    fit = shortest(len(names))
    if len(names) <= most or fit is None:
        return False
    said = sitting.spoken
    said[:] = [part for part in said if not (isinstance(part, Line) and part.name == "game-chosen")]
    _know(sitting, game=None, names=told_apart(names, sitting.table.language), complete=True, starter=None)
    asked = line("suggest-fitting", game=name_of(fit), chosen=name_of(game), most=most)
    sitting.ask_back(AskedBack(Pending.SUGGESTED, asked, about=fit))
    return True


def _ask_which_starts(sitting: Sitting, names: tuple[str, ...]) -> None:
    """Only one can start of those who were named."""
    sitting.ask_back(AskedBack(Pending.STARTER, line("starter-which", names=names, example=names[0])))


def too_few_or_many(count: int, rules: Game[Any]) -> Line:
    """That so many people are too few for a game, or too many."""
    if count < rules.seats.start:
        return line("players-too-few", fewest=rules.seats.start)
    return line("players-too-many", count=count, most=rules.seats.stop - 1)


def same_players(sitting: Sitting, *, yes: bool) -> None:
    """The table says whether the same people play again."""
    _know(sitting, complete=True) if yes else _know(sitting, names=(), complete=False)


def once_more(sitting: Sitting, game: str, settings: Mapping[str, Any]) -> None:
    """The same game with the same people, played as before."""
    _know(sitting, complete=bool(sitting.table.lobby.names))
    choose(sitting, game, "game-again")
    _know(sitting, settings=settings)


def same_again(sitting: Sitting) -> None:
    """Those who sat here last play again, whatever it is that they play."""
    names = sitting.table.lobby.names
    if not names:
        sitting.say(line("nobody-known-yet"))
        return
    _know(sitting, complete=True)
    sitting.say(line("players-are", names=names))
    begin_if_complete(sitting)


def seat(sitting: Sitting, names: tuple[str, ...]) -> None:
    """These people sit down beside those who sit there, if they can."""
    lobby = sitting.table.lobby
    everybody = (*lobby.names, *names)
    rules = GAMES[lobby.game or ""]
    if alike(everybody) is None and _suggest_fitting(sitting, lobby.game or "", everybody):
        return
    fault = names_fault(everybody, rules)
    if fault is not None:
        sitting.say(fault)
        return
    complete = len(everybody) >= rules.seats.start
    apart = told_apart(everybody, sitting.table.language)
    if apart != everybody:
        alike_ones = tuple(name for name in everybody if name not in apart)
        sitting.say(line("names-sound-alike", names=alike_ones))
    if complete:
        sitting.say(line("players-are", names=apart))
    _know(sitting, names=apart, complete=complete)


def seat_one_more(sitting: Sitting, name: str) -> None:
    """Somebody more sits down before the game begins."""
    lobby = sitting.table.lobby
    if lobby.game is None:
        sitting.say(line("refused-not-now"))
        return
    seat(sitting, (name,))


def unseat(sitting: Sitting, name: str) -> None:
    """Somebody does not play after all."""
    names = tuple(known for known in sitting.table.lobby.names if known != name)
    few = len(names) < GAMES[sitting.table.lobby.game or ""].seats.start if sitting.table.lobby.game else True
    _know(sitting, names=names, complete=sitting.table.lobby.complete and not few)
    sitting.say(line("unseated", name=name))


def swap(sitting: Sitting, one: str, other: str) -> None:
    """Two people change places before the game begins."""
    changed = {one: other, other: one}
    _know(sitting, names=tuple(changed.get(name, name) for name in sitting.table.lobby.names))
    sitting.say(line("seats-swapped", one=one, other=other))


def names_fault(names: tuple[str, ...], rules: Game[Any]) -> Line | None:
    """Why these people cannot play together, if they cannot: two alike, or too many."""
    twice = alike(names)
    if twice is not None:
        return line("players-equal", name=twice)
    return too_few_or_many(len(names), rules) if len(names) >= rules.seats.stop else None


def alike(names: tuple[str, ...]) -> str | None:
    """The first name that another one cannot be told from, if there is one."""
    folded = [fold(name) for name in names]
    return next((name for name, plain in zip(names, folded, strict=True) if folded.count(plain) > 1), None)


def told_apart(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    """The names, those that sound alike with a colour each, by which people and host tell them apart."""
    colours = content.phrases(language)["words"]["colours"]
    taken = [word for name in names for word in name.split()]
    free = (colour for colour in colours if colour not in taken)
    return tuple(f"{name} {next(free)}" if _is_mistakable(name, names, colours) else name for name in names)


def _is_mistakable(name: str, names: tuple[str, ...], colours: Sequence[str]) -> bool:
    plain = [other for other in names if other != name and not _has_colour(other, colours)]
    return not _has_colour(name, colours) and any(sound_alike(name, other) for other in plain)


def _has_colour(name: str, colours: Sequence[str]) -> bool:
    return any(word in colours for word in name.split()[1:])


def begin_if_complete(sitting: Sitting) -> None:
    """Begin the game when nothing is missing any more."""
    if waits_for(sitting.table.lobby) is not Kind.NOTHING or sitting.table.talk.asked_back:
        return
    _drop_unfit_teams(sitting)
    table = sitting.table
    game = table.lobby.game or ""
    log = new_log(table.lobby, table.seed + sum(map(len, table.seen.values())))
    sitting.table = replace(table, log=log, held={}, over=None)
    if game not in {played.game for played in table.evening}:
        mild = table.severity == HARMLESS and words(table.language).has(f"{slug(game)}-intro-harmless")
        sitting.say(line(f"{slug(game)}-intro{'-harmless' if mild else ''}"))
    sitting.happened(logs.begin(log, sitting.now, sitting.table.deck(sitting.now).deal))


def _drop_unfit_teams(sitting: Sitting) -> None:
    """No teams where they were told by names and others have come or gone since."""
    known = sitting.table.lobby
    teams = known.settings.get("teams")
    if not isinstance(teams, Mapping) or not teams:
        return
    if sorted(name for team in teams.values() for name in team) != sorted(known.names):
        _know(sitting, settings={name: value for name, value in known.settings.items() if name != "teams"})
        sitting.say(line(f"{slug(known.game or '')}-teams-dropped"))


def renamed(settings: Mapping[str, Any], old: str, new: str) -> Mapping[str, Any]:
    """The settings with somebody's other name where teams were told by names."""
    teams = settings.get("teams")
    if not isinstance(teams, Mapping):
        return settings
    anew = {team: [new if name == old else name for name in who] for team, who in teams.items()}
    return {**settings, "teams": anew}


def new_log(lobby: Lobby, seed: int) -> Log:
    """The log of a game about to begin. Raises ValueError where the lobby's settings do not fit the game."""
    rules = GAMES[lobby.game or ""]
    seats = tuple(Seat(number) for number in range(len(lobby.names)))
    if len(seats) not in rules.seats:
        raise ValueError(f"{rules.id} takes {rules.seats.start} to {rules.seats.stop - 1} players")
    if lobby.starter not in lobby.names:
        raise ValueError(f"nobody is called {lobby.starter}")
    starter = Seat(lobby.names.index(lobby.starter or ""))
    return Log(rules.id, seats, starter, settings_of(rules, lobby.settings, lobby.names), seed)


def settings_of(rules: Game[Any], settings: Mapping[str, Any], names: tuple[str, ...]) -> Any:
    """A game's settings from JSON, the names of teams turned into seats.

    Raises ValueError on a setting that the game does not know or cannot be played with.
    """
    unknown = settings.keys() - {field.name for field in fields(rules.settings)}
    if unknown:
        raise ValueError(f"{rules.id} has no setting {min(unknown)}")
    plain = dict(settings)
    if plain.get("teams") == IN_TURNS:
        plain["teams"] = teams_in_turns(names)
    if isinstance(plain.get("teams"), Mapping):
        plain["teams"] = {team: _seats(members, names) for team, members in plain["teams"].items()}
    return shaped(plain, rules.settings)


def teams_in_turns(names: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Every other one of those at the table in one team; no teams where they would be too small."""
    return {"red": names[::2], "blue": names[1::2]} if len(names) >= FEWEST_IN_TEAMS else {}


def _seats(members: Any, names: tuple[str, ...]) -> list[int]:
    if not isinstance(members, list | tuple) or not all(member in names for member in members):
        raise ValueError("a team has somebody who is no player")
    return [names.index(member) for member in members]


def back(sitting: Sitting) -> bool:
    """Take the last answer in the lobby back. Returns False where there is none."""
    lobby = sitting.table.lobby
    if lobby.names:
        _know(sitting, names=(), complete=False)
        sitting.say(line("undone-names"))
    elif lobby.game:
        _know(sitting, game=None)
        sitting.say(line("undone-game"))
    else:
        return False
    return True
