"""One turn at a table while it is being played: the table as it changes, and what has been said so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from host import log as logs
from host.dialogue import DIALOGUES
from host.dialogue.contract import (
    Dialogue,
    Hold,
    Line,
    Offer,
    Part,
    Pause,
    Question,
    Scene,
    Sound,
    Spoken,
    Whisper,
    line,
)
from host.games.contract import (
    DeckThrough,
    Event,
    GameEnded,
    IllegalMove,
    Kind,
    Phase,
    Seat,
    Seated,
    SeatsSwapped,
    Skipped,
    Wait,
)
from host.reply import Piece, Reply, Whispered, from_json, to_json
from host.table import NO_YES_OR_NO, AskedBack, Pending, Table
from host.words import Words, words
from intents.expected import Expected

HELD = "answer-held"
"""The message by which a game's dialogue says that an answer is kept until its player is due."""

STANDINGS = ("standing-full", "standing-leaders", "standing-level")
"""The messages that tell how it stands; where the game ends with the round, only the last one is said."""

UNDOING = frozenset({Pending.END_GAME, Pending.NEW_GAME, Pending.FORGET, Pending.VOID, Pending.WRONG})
"""Questions of the host's own whose yes or no takes something away; "go on" and "ready" play on as it is."""

PLAIN_ANSWERS = frozenset({Kind.GAME, Kind.READY, Kind.SPAN, Kind.NUMBER, Kind.STRIP, Kind.BET})
"""Answers that are known for what they are: whoever says one instead of yes or no wants to go on playing."""

WAYS_TO_ASK = ("-again", "-help", "-out")
"""How a question is put the first, second and third time it was not understood (VOICE.md 8)."""


class Sitting:
    """The working state of one turn; nothing of it lasts but the table and the reply."""

    def __init__(self, table: Table, now: int) -> None:
        """Sit down at the table; `now` is in seconds since 1970."""
        self.table = table
        self.now = now
        self.spoken: list[Line | Sound | Pause | Whisper] = []
        self.asks = ""
        """The suffix of the message with which the question is put at the end."""
        self.leaves = False
        """Whether the session ends with this reply."""
        self.repeats = False
        """Whether the last reply is to be said again, as it was."""
        self.anew = False
        """Whether the open question is put anew, so that the time for its answer begins once more."""
        self._began = table.log

    # What the table is about -----------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """Who sits where."""
        return self.table.scene

    @property
    def dialogue(self) -> Dialogue[Any]:
        """The dialogue of the game that is being played. Raises LookupError where none is."""
        if self.table.log is None:
            raise LookupError("no game has begun")
        return DIALOGUES[self.table.log.game]

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.table.state

    @property
    def wait(self) -> Wait | None:
        """What the game waits for; None in the lobby."""
        log = self.table.log
        return log.rules.waits(self.table.state) if log else None

    @property
    def playing(self) -> bool:
        """Whether a game has begun and is not over."""
        wait = self.wait
        return wait is not None and wait.phase is not Phase.FINISHED

    @property
    def offer(self) -> Offer | None:
        """What a finished game still offers, if anything."""
        over = self.table.log is not None and not self.playing
        return self.dialogue.offer(self.state, self.scene) if over else None

    @property
    def opening(self) -> bool:
        """Whether a game is chosen and nobody has answered yet, so that its settings can be changed."""
        log = self.table.log
        if log is None:
            return self.table.lobby.game is not None
        return self.playing and logs.last_answer(log) is None and not self.table.held

    def expects(self, lobby: Callable[[Sitting], Expected]) -> Expected:
        """What the next answer may look like; a question of the host's own comes first."""
        gone = tuple(name for name in self.table.lobby.names if name not in self.scene.present)
        under = replace(self._under(lobby), opening=self.opening, gone=gone if self.playing else ())
        asked = self.table.talk.asked_back
        if asked is None:
            return under
        if asked.why in NO_YES_OR_NO:
            return self._besides(asked, under)
        if asked.why is Pending.ANSWER:
            return replace(under, kind=Kind.YES_NO, also=(under.kind, *under.also))
        sober = asked.why in UNDOING
        instead = PLAIN_ANSWERS | ({Kind.PLAYERS} if asked.why is Pending.SAME_PLAYERS else set())
        also = tuple(kind for kind in (under.kind, *under.also) if kind in instead)
        return replace(under, kind=Kind.YES_NO, also=also, opening=False, sober=sober)

    def _besides(self, asked: AskedBack, under: Expected) -> Expected:
        """What answers a question of the host's own that is no yes-or-no one."""
        match asked.why:
            case Pending.STARTER:
                return replace(under, opening=False)
            case Pending.WHOSE:
                return replace(under, also=(*under.also, Kind.STARTER), opening=False)
            case Pending.CORRECT:
                name = () if asked.seat is not None else (Kind.STARTER,)
                return replace(under, also=(*under.also, *name), opening=False, mends=True)
            case _:
                return replace(under, half=None if asked.said is None else asked.said.answer)

    def _under(self, lobby: Callable[[Sitting], Expected]) -> Expected:
        if self.playing:
            return self.dialogue.expects(self.state, self.scene)
        if self.table.log is not None:
            offer = self.offer
            return offer.expected if offer else Expected(kind=Kind.NOTHING)
        return lobby(self)

    # What happens ----------------------------------------------------------------------------------------

    def say(self, *spoken: Line | Sound | Pause | Whisper) -> None:
        """Say this next."""
        self.spoken.extend(spoken)

    def talk(self, **changes: Any) -> None:
        """Change where the conversation stands."""
        self.table = self.table.talking(**changes)

    def ask_back(self, asked: AskedBack) -> None:
        """Put a question of the host's own over the game's."""
        self.talk(asked_back=asked)

    def play(self, move: Any) -> None:
        """Make a move and tell what it brought about. Raises IllegalMove; nothing has changed then."""
        assert self.table.log is not None  # noqa: S101  only a game takes moves
        self.talk(early=())
        self.happened(logs.play(self.table.log, move, self.now, self.table.deck(self.now).deal))

    def play_instead(self, move: Any) -> None:
        """Take the last answer back and make this move. Raises IllegalMove; nothing has changed then."""
        assert self.table.log is not None  # noqa: S101  only a game takes moves
        self.happened(logs.play(logs.undo(self.table.log), move, self.now, self.table.deck(self.now).deal))

    def happened(self, happened: logs.Happened) -> None:
        """Take over a new log, tell its events, and make the move that follows without an answer."""
        self.table = replace(self.table, log=happened.log)
        self._tell(happened.events)
        self.follow_up()

    def follow_up(self) -> None:
        """Make the move that needs no answer, if there is one."""
        move = self.dialogue.follow_up(self.state, self.scene) if self.playing else None
        if move is not None:
            self.play(move)

    def tell_owed(self) -> bool:
        """Tell what happened while nobody was there. Returns whether anything had."""
        owed, log = self.table.talk.owed, self.table.log
        self.talk(owed=None)
        if owed is None or log is None:
            return False
        self._tell(logs.retold(log, owed))
        return True

    def _tell(self, events: tuple[tuple[Event, Any], ...]) -> None:
        over = any(isinstance(event, GameEnded) for event, _ in events)
        none_left = over or any(isinstance(event, DeckThrough) for event, _ in events)
        for event, state in events:
            match event:
                case GameEnded():
                    self.spoken = [part for part in self.spoken if not _overtaken(part, event)]
                    self.say(*self.dialogue.ended(state, event, self.scene))
                    self.table = replace(self.table, held={})
                case DeckThrough() if over:
                    pass
                case Skipped():
                    skipped = self.dialogue.tell(event, state, self.scene) or (line("skipped"),)
                    self.say(*(() if none_left else skipped))
                case Seated(seat, score):
                    self.say(line("seated" if score is not None else "unseated", name=self.scene.name(seat)))
                case SeatsSwapped(one, other):
                    self.say(line("seats-swapped", one=self.scene.name(one), other=self.scene.name(other)))
                case _:
                    self.say(*self.dialogue.tell(event, state, self.scene))

    def hold(self, hold: Hold) -> None:
        """Keep an answer that came before its turn."""
        self.table = replace(self.table, held={**self.table.held, hold.seat: hold.move})
        self.talk(early=(*self.table.talk.early, hold.seat))
        self.say(hold.line)

    def keep_promises(self) -> None:
        """Say of no answer that its turn comes if it has come already."""
        kept = {self.scene.name(seat) for seat in self.table.held}
        self.spoken = [
            part
            for part in self.spoken
            if not (isinstance(part, Line) and part.name == HELD and part.facts["name"] not in kept)
        ]

    def forget_held(self, move: Any) -> None:
        """An answer said aloud stands for the one its player has handed in."""
        seat = getattr(move, "seat", None)
        self.table = replace(self.table, held={s: m for s, m in self.table.held.items() if s != seat})

    def read_held(self) -> bool:
        """Make the moves of those who are due and have handed theirs in. Returns whether any was made."""
        made = False
        while self.playing and (seat := self.due()) in self.table.held and seat is not None:
            move = self.table.held[seat]
            self.table = replace(self.table, held={s: m for s, m in self.table.held.items() if s != seat})
            try:
                self.play(move)
            except IllegalMove as illegal:
                self.refuse(illegal)
            made = True
        return made

    def due(self) -> Seat | None:
        """The seat whose answer is waited for; None where nobody's in particular is."""
        wait = self.wait
        return wait.seat if wait and wait.kind is not Kind.READY else None

    def refuse(self, illegal: IllegalMove) -> None:
        """Say why a move is refused."""
        told = self.dialogue.refuse(illegal, self.scene) if self.table.log else ()
        self.say(*(told or (line(f"refused-{illegal.reason}"),)))

    def missed(self, *why: Line) -> None:
        """Nothing was understood: say so, and ask again more plainly each time."""
        misses = self.table.talk.misses
        self.say(*why)
        self.ask(WAYS_TO_ASK[misses % len(WAYS_TO_ASK)])
        self.talk(misses=misses + 1)

    def ask(self, way: str) -> None:
        """Put the question in this way, or in the next one where it was put so just now."""
        at = WAYS_TO_ASK.index(way)
        self.asks = WAYS_TO_ASK[(at + 1) % len(WAYS_TO_ASK)] if way == self.table.talk.asks else way

    def understood(self) -> None:
        """Something was understood: the next miss is the first again."""
        self.talk(misses=0)

    def leave(self, *goodbye: Line) -> None:
        """Say goodbye and close the session."""
        self.say(*goodbye)
        self.leaves = True

    # The reply -------------------------------------------------------------------------------------------

    def reply(self, question: Callable[[Sitting], Question | None]) -> Reply:
        """What has been said and the question that is open now; remembered for *repeat*."""
        last = self.table.talk.last
        if self.repeats and last is not None:
            repeated = from_json(last)
            self._time(repeated)
            return repeated
        used = dict(self.table.talk.used)
        reply = self._worded(None if self.leaves else question(self), used)
        self._time(reply)
        left = self.now if reply.ends_session else None
        worth_repeating = last if self.table.talk.misses and last else self._repeatable(reply, used)
        self.talk(used=used, last=worth_repeating, left_at=left, asks=self.asks)
        return reply

    def _repeatable(self, reply: Reply, used: dict[str, int]) -> Mapping[str, Any]:
        whispers = any(isinstance(piece, Whispered) for piece in reply.pieces)
        instead = words(self.table.language).say(line("not-whispered-again"), used) if whispers else ""
        return to_json(reply.repeatable(instead))

    def _time(self, reply: Reply) -> None:
        """Let the rules know how long the host talks, where an answer is timed."""
        if not self.leaves:
            self.time(reply.seconds, anew=self.anew or self.table.log is not self._began)

    def time(self, seconds: int, *, anew: bool) -> None:
        """The open question is put in so many seconds: where its answer is timed, the rules learn of it."""
        move = self.dialogue.timed(self.state, seconds, anew) if self.playing else None
        if move is not None and self.table.log is not None:
            timed = logs.play(self.table.log, move, self.now, self.table.deck(self.now).deal)
            self.table = replace(self.table, log=timed.log)

    def _worded(self, question: Question | None, used: dict[str, int]) -> Reply:
        tongue, pace = words(self.table.language), self.table.talk.pace
        if question is None:
            if not self.leaves:
                self.say(line("game-over-goodbye"))
            return Reply(self._pieces(self.spoken, tongue, used), None, ends_session=True, pace=pace)
        asked = question.line
        before: Spoken = () if self.asks else question.before
        again = Line(asked.name + ("-out" if self.asks == WAYS_TO_ASK[0] else WAYS_TO_ASK[0]), asked.facts)
        last = Line(asked.name + self.asks, asked.facts)
        pieces = self._pieces([*self.spoken, *before, last], tongue, used)
        patience = tuple(part for part in question.patience if isinstance(part, Sound))
        reprompt = " ".join(tongue.say(part, used) for part in (line("come-back"), again))
        return Reply(pieces, reprompt, ends_session=False, pace=pace, patience=patience)

    def _pieces(
        self, spoken: Sequence[Line | Sound | Pause | Whisper], tongue: Words, used: dict[str, int]
    ) -> tuple[Piece, ...]:
        said = (self._piece(part, tongue, used) for part in spoken)
        return tuple(_capital(part) for part in said if part)

    def _piece(
        self, part: Line | Sound | Pause | Whisper, tongue: Words, used: dict[str, int]
    ) -> Piece | None:
        match part:
            case Line():
                return tongue.say(part, used, brief=self.table.talk.brief)
            case Whisper():
                at = len(self.table.log.entries) if self.table.log else 0
                return Whispered(whispered(self.table, at), at)
            case _:
                return part


def whispered(table: Table, at: int) -> str:
    """What was whispered to whoever was on turn when the game's log had so many entries; "" if nothing."""
    if table.log is None or len(table.log.entries) < at:
        return ""
    state = logs.replay(replace(table.log, entries=table.log.entries[:at]))
    secret = DIALOGUES[table.log.game].whisper(state, table.scene)
    said = words(table.language).say(secret, {}) if secret else ""
    return said[:1].upper() + said[1:]


def _overtaken(part: Part, ended: GameEnded) -> bool:
    """Whether the end of the game makes this pointless: the standing, and a round that has no card."""
    if not isinstance(part, Line):
        return False
    return part.name in STANDINGS or (ended.no_cards and part.name.endswith("-round"))


def _capital(piece: Piece) -> Piece:
    """Words with a capital at their start; a sound, though a string by kind, as it is."""
    if isinstance(piece, str) and not isinstance(piece, Sound):
        return piece[:1].upper() + piece[1:]
    return piece
