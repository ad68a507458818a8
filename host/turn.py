"""One request: load the table, play the turn, save it, and only then answer."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

from host import conversation, lobby, reply
from host.cards.deck import checked
from host.content import language_of
from host.games import GAMES
from host.games.contract import Kind
from host.listed import told
from host.reply import Reply
from host.sitting import whispered
from host.store import ConflictError, Loaded, Store
from host.table import Lobby, Table
from intents.heard import Heard

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits of a table's id: none that are taken for another."""

TRIES = 60
"""How often a turn is played anew because somebody else's came in between."""

LONGEST_PAUSE = 0.1
"""Seconds between two tries at most; all of them stay well inside of Alexa's eight seconds."""


class What(StrEnum):
    """What a request is about."""

    OPENED = "opened"
    SAID = "said"
    LEFT = "left"
    """The session ended without the host."""
    SILENT = "silent"
    """It ended because nobody answered the question and its reprompt."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request as the ports hand it over. `now` is its own timestamp in seconds since 1970."""

    id: str
    device: str
    locale: str
    now: int
    what: What
    heard: Heard | None = None
    anew: bool = False
    """Whether it begins a session."""
    account: str | None = None
    """Whose device it is, where that is known."""


def _tries() -> Iterator[None]:
    """As many tries as there are, after each a pause of random length, so that no two go on colliding."""
    for number in range(TRIES):
        yield
        time.sleep(random.uniform(0, min(LONGEST_PAUSE, number * 0.005)))  # noqa: S311  a pause, no secret


class BusyError(RuntimeError):
    """Too many turns at one table at once."""


class Turns:
    """Every port's way to the tables."""

    def __init__(self, store: Store) -> None:
        """Play the tables of this store."""
        self.store = store

    def play(self, request: Request) -> Reply:
        """Play one request and return the host's reply; what was answered before is answered alike.

        Raises BusyError where other requests at this table leave no room.
        """
        for _ in _tries():
            try:
                loaded = self._loaded(request)
            except ConflictError:
                continue
            earlier = self.store.answer_to(loaded.table.id, request.id)
            if earlier is not None:
                return reply.from_json(earlier, partial(whispered, loaded.table))
            table, answer = _played(loaded.table, request)
            begins = request.anew or request.what is What.OPENED
            table, answer = told(table, answer, None if begins else loaded.table.talk.listed, request.now)
            try:
                keep = self.store.forget if table.forgets else self.store.save
                keep(table, loaded.version, request.id, reply.to_json(answer))
            except ConflictError:
                continue
            return answer
        raise BusyError(request.device)

    def _loaded(self, request: Request) -> Loaded:
        """The table of the request's device: its own, one that was left elsewhere, or a new one."""
        own = self.store.load_device(request.device)
        if own is None or _is_untouched(own.table):
            left = self._left_elsewhere(request, own)
            if left is not None:
                if own is not None:
                    self.store.remove(own.table.id)
                own = self.store.move(left, request.device)
        loaded = own or self.store.add(new_table(request.locale), request.device)
        if request.what is What.OPENED and request.account is not None:
            self.store.note_account(loaded.table.id, request.account)
        return loaded

    def _left_elsewhere(self, request: Request, own: Loaded | None) -> Loaded | None:
        """The table that the same account has left last at another of its devices, if it has."""
        if request.what is not What.OPENED or request.account is None:
            return None
        there = [
            loaded
            for loaded in self.store.of_account(request.account)
            if loaded.table.talk.left_at is not None and (own is None or loaded.table.id != own.table.id)
        ]
        return max(there, key=lambda loaded: loaded.table.talk.left_at or 0, default=None)

    def change(self, table_id: str, change: Callable[[Table], Table]) -> Table:
        """Change a table outside a request (a phone's answer). Raises LookupError where there is none.

        What `change` raises is passed on, and nothing is saved.
        """
        for _ in _tries():
            loaded = self.store.load(table_id)
            if loaded is None:
                raise LookupError(table_id)
            table = change(loaded.table)
            try:
                self.store.save(table, loaded.version)
            except ConflictError:
                continue
            return table
        raise BusyError(table_id)


def _is_untouched(table: Table) -> bool:
    """Whether nobody has said at this table what is played or who plays."""
    return table.log is None and not table.lobby.names and table.lobby.game is None and not table.evening


def _played(table: Table, request: Request) -> tuple[Table, Reply]:
    match request.what:
        case What.OPENED:
            return conversation.opened(table, request.now)
        case What.SAID:
            return conversation.answered(table, request.heard or Heard(""), request.now)
        case ended:
            after = conversation.left(table, request.now, silent=ended is What.SILENT)
            return after, Reply((), None, ends_session=True)


def new_table(locale: str, seed: int | None = None) -> Table:
    """An empty table with an id that nobody guesses by chance."""
    name = "".join(secrets.choice(ALPHABET) for _ in range(6))
    return Table(id=name, locale=locale, seed=secrets.randbelow(2**31) if seed is None else seed)


@dataclass(frozen=True, slots=True)
class Order:
    """A table as somebody wants it set (CONTRACT.md, POST /simulator/tables); None: asked for by voice."""

    locale: str = "en-US"
    seed: int | None = None
    game: str | None = None
    players: Sequence[str] | None = None
    starter: str | None = None
    settings: Mapping[str, Any] | None = None
    cards: Sequence[Any] | None = None
    strict: bool = False


LONGEST_NAME = 40
"""Characters of a player's name."""


def set_table(order: Order) -> Table:
    """A table set as ordered. Raises ValueError, with a reason, where it cannot be."""
    table = new_table(order.locale, order.seed)
    if order.game is not None and order.game not in GAMES:
        raise ValueError(f"unknown game: {order.game}")
    names = tuple(name.strip() for name in order.players or ())
    _check_names(names, order)
    if order.starter is not None and order.starter.strip() not in names:
        raise ValueError(f"the starter is no player: {order.starter}")
    if order.cards is not None:
        game, cards = _own_cards(order.cards, order)
        table = replace(table, inline=tuple(cards), inline_game=game)
    known = Lobby(
        game=order.game,
        names=names,
        complete=bool(names),
        starter=order.starter and order.starter.strip(),
        settings=order.settings or {},
    )
    if order.game is not None:
        lobby.settings_of(GAMES[order.game], known.settings, names)
    elif known.settings:
        raise ValueError("settings need a game")
    if lobby.waits_for(known) is Kind.NOTHING:
        lobby.new_log(known, table.seed)
    return replace(table, lobby=known, tokens={name: secrets.token_urlsafe(12) for name in names})


def _own_cards(cards: Sequence[Any], order: Order) -> tuple[str, Sequence[Any]]:
    """The game whose shape the cards have, and the cards. Raises ValueError where they fit none."""
    language = language_of(order.locale)
    if order.game is not None:
        return order.game, checked(order.game, cards, language)
    for game in GAMES:
        try:
            return game, checked(game, cards, language)
        except ValueError:
            continue
    raise ValueError("these cards fit no game")


def _check_names(names: tuple[str, ...], order: Order) -> None:
    if not names:
        if order.players is not None:
            raise ValueError("no players")
        return
    if any(not name or len(name) > LONGEST_NAME or not name.isprintable() for name in names):
        raise ValueError("a player's name is empty, too long or not printable")
    games = GAMES.values() if order.game is None else (GAMES[order.game],)
    if not any(len(names) in game.seats for game in games):
        fewest, most = min(game.seats.start for game in games), max(game.seats.stop for game in games) - 1
        raise ValueError(f"{order.game or 'a game'} takes {fewest} to {most} players")
    if lobby.alike(names) is not None:
        raise ValueError(f"two players are called {lobby.alike(names)}")
