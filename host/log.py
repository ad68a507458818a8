"""One game as a log: its setup and every move. The state is replayed from it; undo is replaying less."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from host.codec import plain, shaped, tagged, untagged
from host.games import GAMES
from host.games.contract import (
    Clockwise,
    Deal,
    DecksThrough,
    Draw,
    EndGame,
    Event,
    Game,
    Join,
    Leave,
    NoCards,
    Seat,
    Setup,
    Skip,
    SwapSeats,
)

COMMON_MOVES = (NoCards, DecksThrough, Skip, EndGame, Join, Leave, SwapSeats)
LONGEST_GAME = 100_000
"""Draws in a row after which a game is taken to be stuck."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A move and when it was made (seconds since 1970)."""

    move: Any
    at: int


@dataclass(frozen=True, slots=True)
class Log:
    """A game from its setup to the last move. Equal logs give equal states."""

    game: str
    seats: Clockwise
    starter: Seat
    settings: Any
    seed: int
    entries: tuple[Entry, ...] = ()
    reached: list[Any] = field(default_factory=list, init=False, compare=False, repr=False)
    """The state after the last move, once this log was replayed: a turn asks for it many times."""

    @property
    def rules(self) -> Game[Any]:
        """The rules of this game."""
        return GAMES[self.game]


@dataclass(frozen=True, slots=True)
class Happened:
    """What a move and the deals after it brought about: each event with the state after it."""

    log: Log
    events: tuple[tuple[Event, Any], ...]

    @property
    def state(self) -> Any:
        """The state now."""
        return replay(self.log)


Dealer = Callable[[Draw, tuple[Any, ...]], Any]
"""(what the rules want, the cards dealt so far in this game) -> a card, or None when the deck is through."""


def replay(log: Log) -> Any:
    """The state after the last move."""
    if not log.reached:
        rules = log.rules
        state = rules.start(Setup(log.seats, log.starter, log.settings))
        for entry in log.entries:
            state, _ = rules.apply(state, entry.move, entry.at)
        log.reached.append(state)
    return log.reached[0]


def play(log: Log, move: Any, now: int, deal: Dealer) -> Happened:
    """The log with one more move, and with the cards that the rules then ask for.

    Raises IllegalMove where the rules refuse the move; the log is then as it was.
    """
    state, events = log.rules.apply(replay(log), move, now)
    told = [(event, state) for event in events]
    log = replace(log, entries=(*log.entries, Entry(move, now)))
    return _dealt(log, state, told, now, deal)


def retold(log: Log, since: int) -> tuple[tuple[Event, Any], ...]:
    """What the entries from `since` on brought about: each event with the state after it."""
    state = replay(replace(log, entries=log.entries[:since]))
    told: list[tuple[Event, Any]] = []
    for entry in log.entries[since:]:
        state, events = log.rules.apply(state, entry.move, entry.at)
        told += [(event, state) for event in events]
    return tuple(told)


def begin(log: Log, now: int, deal: Dealer) -> Happened:
    """The log with its first card dealt."""
    return _dealt(log, replay(log), [], now, deal)


def _dealt(log: Log, state: Any, told: list[tuple[Event, Any]], now: int, deal: Dealer) -> Happened:
    for _ in range(LONGEST_GAME):
        move = _next_card(log, state, deal)
        if move is None:
            log.reached[:] = [state]
            return Happened(log, tuple(told))
        state, events = log.rules.apply(state, move, now)
        told += [(event, state) for event in events]
        log = replace(log, entries=(*log.entries, Entry(move, now)))
    raise RuntimeError(f"{log.game} asks for cards without end")


def _next_card(log: Log, state: Any, deal: Dealer) -> Any:
    """The card that the rules want, as a move, or that none is left; None where they want none."""
    wanted = log.rules.draws(state)
    if wanted is not None:
        card = deal(wanted, dealt(log))
        return NoCards() if card is None else Deal(card)
    decks = log.rules.choices(state)
    if decks is None:
        return None
    through = tuple(draw.deck or "" for draw in decks if deal(draw, dealt(log)) is None)
    if len(through) == len(decks):
        return EndGame(no_cards=True)
    return DecksThrough(through) if through else None


def dealt(log: Log) -> tuple[Any, ...]:
    """The cards dealt so far, skipped ones included."""
    return tuple(entry.move.card for entry in log.entries if isinstance(entry.move, Deal))


def last_answer(log: Log) -> Entry | None:
    """The answer that undo would take back, if there is one."""
    found = (entry for entry in reversed(log.entries) if isinstance(entry.move, log.rules.answers))
    return next(found, None)


def undo(log: Log) -> Log:
    """The log without its last answer and all that came of it. Raises LookupError if there is none."""
    for at in range(len(log.entries) - 1, -1, -1):
        if isinstance(log.entries[at].move, log.rules.answers):
            return replace(log, entries=log.entries[:at])
    raise LookupError("no answer to take back")


def to_json(log: Log) -> dict[str, Any]:
    """The log as JSON: a bug report, a saved game, a test."""
    return {
        "game": log.game,
        "seats": list(log.seats),
        "starter": log.starter,
        "settings": plain(log.settings),
        "seed": log.seed,
        "entries": [{**tagged(entry.move), "at": entry.at} for entry in log.entries],
    }


def from_json(data: Mapping[str, Any]) -> Log:
    """The log that `to_json` was given. Raises ValueError where it is none."""
    rules = GAMES.get(data["game"])
    if rules is None:
        raise ValueError(f"unknown game: {data['game']}")
    return Log(
        game=rules.id,
        seats=tuple(Seat(seat) for seat in data["seats"]),
        starter=Seat(data["starter"]),
        settings=shaped(data["settings"], rules.settings),
        seed=data["seed"],
        entries=tuple(_entry(entry, rules) for entry in data["entries"]),
    )


def _entry(data: Mapping[str, Any], rules: Game[Any]) -> Entry:
    parts = dict(data)
    at = parts.pop("at")
    return Entry(move_from_json(parts, rules), at)


def move_from_json(data: Mapping[str, Any], rules: Game[Any]) -> Any:
    """A move of this game, or one that every game knows. Raises ValueError where it is none."""
    if data.get("is") == Deal.__name__:
        return Deal(shaped(data["card"], rules.card))
    return untagged(data, (*COMMON_MOVES, *rules.moves))
