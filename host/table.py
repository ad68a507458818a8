"""Everything one table is: who sits there, the game as a log, and where the conversation stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

import msgspec

from host import log as logs
from host.codec import plain, shaped, tagged, untagged
from host.content import language_of
from host.deck import Deck
from host.dialogue.contract import Fact, Line, Scene
from host.games.contract import Seat
from host.log import Log
from intents import meaning


class Pending(StrEnum):
    """Why a yes or a no is waited for."""

    ANSWER = "answer"
    """The answer in `said` is to be confirmed."""
    RESUME = "resume"
    SAME_PLAYERS = "same-players"
    END_GAME = "end-game"
    NEW_GAME = "new-game"
    WHICH = "which"
    """Two readings sound alike; one of them is to be said again."""


@dataclass(frozen=True, slots=True)
class AskedBack:
    """A question of the host's own that lies over the game's: its line, and the answer it is about."""

    why: Pending
    line: Line
    said: meaning.Said | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Lobby:
    """What is known before a game begins."""

    game: str | None = None
    names: tuple[str, ...] = ()
    """Clockwise, as they were named; seats number them from 0."""
    complete: bool = False
    """Whether the names are all there."""
    starter: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    """As CONTRACT.md names them; checked when the game begins."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Where the conversation stands, beside the game."""

    misses: int = 0
    """How often in a row nothing was understood."""
    asked_back: AskedBack | None = None
    used: Mapping[str, int] = field(default_factory=dict)
    """How often each line was said, so that its variants take turns."""
    last: Mapping[str, Any] | None = None
    """The last reply as JSON, to be repeated."""
    owed: tuple[Any, ...] = ()
    """What is still to be told at the next launch (what silence cost)."""
    left_at: int | None = None
    """When the session ended, if none is open."""


@dataclass(frozen=True, slots=True)
class Table:
    """One table. Frozen: a turn makes a new one, and only a whole turn is saved."""

    id: str
    locale: str
    seed: int
    lobby: Lobby = field(default_factory=Lobby)
    log: Log | None = None
    held: Mapping[Seat, Any] = field(default_factory=dict)
    """Answers handed in before they were due (by phone, or said too early), as moves."""
    talk: Talk = field(default_factory=Talk)
    seen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Ids of the cards each game has had at this table in earlier games."""
    inline: tuple[Any, ...] | None = None
    """Cards of the table's own, as JSON."""
    inline_game: str | None = None
    """The game whose cards they are."""
    tokens: Mapping[str, str] = field(default_factory=dict)
    """The secret part of each player's seat address, by name."""

    @property
    def language(self) -> str:
        """The language of the table's device."""
        return language_of(self.locale)

    @property
    def state(self) -> Any:
        """The state of the game. Raises LookupError where none has begun."""
        if self.log is None:
            raise LookupError("no game has begun")
        return logs.replay(self.log)

    @property
    def scene(self) -> Scene:
        """Who sits where, and their language."""
        names = {Seat(number): name for number, name in enumerate(self.lobby.names)}
        return Scene(names=names, language=self.language)

    @property
    def deck(self) -> Deck:
        """The cards of the game that is being played. Raises LookupError where none has begun."""
        if self.log is None:
            raise LookupError("no game has begun")
        game = self.log.game
        own = self.inline if game == self.inline_game else None
        return Deck(game, self.language, self.log.seed, own, frozenset(self.seen.get(game, ())))

    def talking(self, **changes: Any) -> Table:
        """The table with these changes to its talk."""
        return replace(self, talk=replace(self.talk, **changes))


def to_json(table: Table) -> bytes:
    """The table as JSON, to be stored."""
    talk = table.talk
    return msgspec.json.encode(
        {
            "id": table.id,
            "locale": table.locale,
            "seed": table.seed,
            "lobby": plain(table.lobby),
            "log": logs.to_json(table.log) if table.log else None,
            "held": {str(seat): tagged(move) for seat, move in table.held.items()},
            "talk": {**plain(talk), "asked_back": _asked_to_json(talk.asked_back)},
            "seen": plain(table.seen),
            "inline": plain(table.inline),
            "inline_game": table.inline_game,
            "tokens": plain(table.tokens),
        }
    )


def from_json(data: bytes) -> Table:
    """The table that `to_json` was given."""
    parts = msgspec.json.decode(data)
    log = logs.from_json(parts["log"]) if parts["log"] else None
    talk = parts["talk"]
    return Table(
        id=parts["id"],
        locale=parts["locale"],
        seed=parts["seed"],
        lobby=shaped(parts["lobby"], Lobby),
        log=log,
        held={Seat(int(s)): logs.move_from_json(m, log.rules) for s, m in parts["held"].items()}
        if log
        else {},
        talk=Talk(
            misses=talk["misses"],
            asked_back=_asked_from_json(talk["asked_back"]),
            used=talk["used"],
            last=talk["last"],
            owed=tuple(talk["owed"]),
            left_at=talk["left_at"],
        ),
        seen={game: tuple(ids) for game, ids in parts["seen"].items()},
        inline=None if parts["inline"] is None else tuple(parts["inline"]),
        inline_game=parts["inline_game"],
        tokens=parts["tokens"],
    )


def _asked_to_json(asked: AskedBack | None) -> Any:
    if asked is None:
        return None
    said = asked.said
    return {
        "why": asked.why,
        "line": {"name": asked.line.name, "facts": plain(asked.line.facts)},
        "said": said and {"answer": tagged(said.answer), "who": said.who, "correcting": said.correcting},
        "seat": asked.seat,
    }


def _asked_from_json(data: Any) -> AskedBack | None:
    if data is None:
        return None
    facts: dict[str, Fact] = {
        name: tuple(fact) if isinstance(fact, list) else fact for name, fact in data["line"]["facts"].items()
    }
    said = data["said"]
    return AskedBack(
        why=Pending(data["why"]),
        line=Line(data["line"]["name"], facts),
        said=said
        and meaning.Said(untagged(said["answer"], meaning.ANSWERS), said["who"], said["correcting"]),
        seat=data["seat"],
    )
