"""Everything one table is: who sits there, the game as a log, and where the conversation stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from typing import Any

import msgspec

from host import log as logs
from host.cards.deck import Deck
from host.codec import plain, shaped, tagged, untagged
from host.content import language_of
from host.dialogue.contract import CardText, Fact, Line, Scene
from host.games.clue_circle_verdict import Verdict
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
    SUGGESTED = "suggested"
    """The game in `about` was suggested."""
    VOID = "void"
    """Whether the last round counts, after its card was disputed."""
    WRONG = "wrong"
    """Whether the answer on the card is wrong, or what was understood."""
    FORGET = "forget"
    WHICH = "which"
    """Two readings sound alike; one of them is to be said again, beside what is known in `said`."""
    STARTER = "starter"
    """Which of those who were named starts."""
    WHOSE = "whose"
    """Whose the answer in `said` is, which was told under a name that nobody here has."""
    CORRECT = "correct"
    """An answer that stands is to be another one: that of `seat`, or of whoever is named."""
    HALF = "half"
    """What `said` lacks is to be said; the answer is still the game's, no yes or no."""


NO_YES_OR_NO = frozenset({Pending.WHICH, Pending.HALF, Pending.STARTER, Pending.WHOSE, Pending.CORRECT})
"""Questions of the host's own that no yes and no no answers, but a name or the answer itself."""


@dataclass(frozen=True, slots=True)
class AskedBack:
    """A question of the host's own that lies over the game's: its line, and the answer it is about."""

    why: Pending
    line: Line
    said: meaning.Said | None = None
    seat: Seat | None = None
    about: str | None = None
    """The id of a game that was suggested, or is to be played again."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A card whose answer the table did not believe, noted for the authors of the pack."""

    game: str
    card: str
    at: int


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played this evening, and who won it."""

    game: str
    winners: tuple[str, ...]
    at: int


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
class Lesson:
    """A game that is being taught, and the part of its rules that was told last (from 1)."""

    game: str
    part: int


@dataclass(frozen=True, slots=True)
class Listed:
    """Words that the speaker was told to listen for, by what they are, and when."""

    words: Mapping[str, tuple[str, ...]]
    at: int


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
    owed: int | None = None
    """Log entries that were told so far, where later ones are still to be told (what silence cost)."""
    paused: bool = False
    """Whether the table has asked for time: silence after that costs nothing."""
    left_at: int | None = None
    """When the session ended, if none is open."""
    pace: int = 0
    """Steps slower (below 0) or faster than usual."""
    brief: bool = False
    """Whether everything but names, questions and points is dropped."""
    asks: str = ""
    """The suffix of the message with which the question was put last ("-help")."""
    early: tuple[Seat, ...] = ()
    """Who answered before their turn by voice since the last move, the latest last."""
    later: tuple[tuple[str, str], ...] = ()
    """Whose answers were told in one breath with one that is asked back first, and what was said of each."""
    after_round: tuple[tuple[str, str, str], ...] = ()
    """Who wants to come, go or change places once the round is over: the wish, and one or two names."""
    lesson: Lesson | None = None
    """What is being taught; whatever was asked before lies under it and stays open."""
    listed: Listed | None = None
    """What the speaker listens for in this session; None: nothing of the table's own."""


@dataclass(frozen=True, slots=True)
class Over:
    """A finished game and what the table was in it, so that its last answer can still be taken back."""

    log: Log
    lobby: Lobby
    seen: Mapping[str, tuple[str, ...]]
    evening: tuple[Result, ...]


def _judged(language: str, clue: str, words: tuple[str, ...]) -> Verdict:
    from host.clues import judge  # noqa: PLC0415  dictionaries are read when the first clue is judged

    return judge(clue, words, language)


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
    phones: tuple[str, ...] = ()
    """Whose seats a phone has taken, by looking at them."""
    severity: int | None = None
    """The highest severity of cards that the table wants; None: any."""
    evening: tuple[Result, ...] = ()
    over: Over | None = None
    """The game that was over last, until the next one begins."""
    disputes: tuple[Dispute, ...] = ()
    forgets: bool = False
    """Whether everything that is stored of this table is to be deleted with this turn."""

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
        seats = self.log.rules.order(self.state) if self.log else ()
        judge = partial(_judged, self.language)
        return Scene(names=names, language=self.language, seats=seats, phones=bool(self.phones), judge=judge)

    def deck(self, now: int) -> Deck:
        """The cards of the game that is being played. Raises LookupError where none has begun.

        `now` in seconds since 1970: what is due to be looked up again by then is drawn last.
        """
        if self.log is None:
            raise LookupError("no game has begun")
        game = self.log.game
        own = self.inline if game == self.inline_game else None
        seen = frozenset(self.seen.get(game, ()))
        today = datetime.fromtimestamp(now, UTC).date()
        return Deck(game, self.language, self.log.seed, own, seen, self.severity, today)

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
            "phones": plain(table.phones),
            "severity": table.severity,
            "evening": plain(table.evening),
            "over": _over_to_json(table.over),
            "disputes": plain(table.disputes),
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
            owed=talk["owed"],
            paused=talk["paused"],
            left_at=talk["left_at"],
            pace=talk["pace"],
            brief=talk["brief"],
            asks=talk.get("asks", ""),
            early=tuple(Seat(seat) for seat in talk.get("early", ())),
            later=tuple((who, text) for who, text in talk.get("later", ())),
            after_round=tuple((wish, one, other) for wish, one, other in talk.get("after_round", ())),
            lesson=shaped(talk.get("lesson"), Lesson | None),
            listed=shaped(talk.get("listed"), Listed | None),
        ),
        seen={game: tuple(ids) for game, ids in parts["seen"].items()},
        inline=None if parts["inline"] is None else tuple(parts["inline"]),
        inline_game=parts["inline_game"],
        tokens=parts["tokens"],
        phones=tuple(parts["phones"]),
        severity=parts["severity"],
        evening=shaped(parts["evening"], tuple[Result, ...]),
        over=_over_from_json(parts.get("over")),
        disputes=shaped(parts["disputes"], tuple[Dispute, ...]),
    )


def _over_to_json(over: Over | None) -> Any:
    if over is None:
        return None
    return {
        "log": logs.to_json(over.log),
        **{k: plain(getattr(over, k)) for k in ("lobby", "seen", "evening")},
    }


def _over_from_json(data: Any) -> Over | None:
    if data is None:
        return None
    seen, evening = {game: tuple(ids) for game, ids in data["seen"].items()}, data["evening"]
    lobby = shaped(data["lobby"], Lobby)
    return Over(logs.from_json(data["log"]), lobby, seen, shaped(evening, tuple[Result, ...]))


def _asked_to_json(asked: AskedBack | None) -> Any:
    if asked is None:
        return None
    return {
        "why": asked.why,
        "line": _fact_to_json(asked.line),
        "said": _said_to_json(asked.said),
        "seat": asked.seat,
        "about": asked.about,
    }


def _asked_from_json(data: Any) -> AskedBack | None:
    if data is None:
        return None
    return AskedBack(
        why=Pending(data["why"]),
        line=_fact_from_json(data["line"]),
        said=_said_from_json(data["said"]),
        seat=data["seat"],
        about=data["about"],
    )


def _said_to_json(said: meaning.Said | None) -> Any:
    if said is None:
        return None
    return {
        "answer": tagged(said.answer),
        "who": said.who,
        "correcting": said.correcting,
        "half": _said_to_json(said.half),
    }


def _said_from_json(data: Any) -> meaning.Said | None:
    if data is None:
        return None
    answer = untagged(data["answer"], meaning.ANSWERS)
    return meaning.Said(answer, data["who"], data["correcting"], _said_from_json(data["half"]))


def _fact_to_json(fact: Fact) -> Any:
    """A fact as JSON: of the objects among them, a line has a name and a card's text has none."""
    match fact:
        case Line(name, facts):
            return {"name": name, "facts": {key: _fact_to_json(part) for key, part in facts.items()}}
        case tuple():
            return [_fact_to_json(part) for part in fact]
        case _:
            return plain(fact)


def _fact_from_json(data: Any) -> Any:
    match data:
        case {"name": name, "facts": facts}:
            return Line(name, {key: _fact_from_json(part) for key, part in facts.items()})
        case dict():
            return shaped(data, CardText)
        case list():
            return tuple(_fact_from_json(part) for part in data)
        case _:
            return data
