"""One turn at a table while it is being played: the table as it changes, and what has been said so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from host import log as logs
from host.dialogue import DIALOGUES
from host.dialogue.contract import Dialogue, Hold, Line, Question, Scene, Sound, Spoken, line
from host.games.contract import GameEnded, IllegalMove, Kind, Phase, Seat, Seated, Skipped, Wait
from host.reply import Reply, from_json, to_json
from host.table import AskedBack, Pending, Table
from host.words import Words, words
from intents.expected import Expected

WAYS_TO_ASK = ("-again", "-help", "-out")
"""How a question is put the first, second and third time it was not understood (VOICE.md 8)."""


class Sitting:
    """The working state of one turn; nothing of it lasts but the table and the reply."""

    def __init__(self, table: Table, now: int) -> None:
        """Sit down at the table; `now` is in seconds since 1970."""
        self.table = table
        self.now = now
        self.spoken: list[Line | Sound] = []
        self.asks = ""
        """The suffix of the message with which the question is put at the end."""
        self.leaves = False
        """Whether the session ends with this reply."""
        self.repeats = False
        """Whether the last reply is to be said again, as it was."""

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

    def expects(self, lobby: Callable[[Sitting], Expected]) -> Expected:
        """What the next answer may look like; a question of the host's own comes first."""
        under = self._under(lobby)
        asked = self.table.talk.asked_back
        if asked is None or asked.why is Pending.WHICH:
            return under
        if asked.why is Pending.ANSWER:
            return replace(under, kind=Kind.YES_NO, also=(under.kind, *under.also))
        return Expected(kind=Kind.YES_NO, names=under.names)

    def _under(self, lobby: Callable[[Sitting], Expected]) -> Expected:
        if self.playing:
            return self.dialogue.expects(self.state, self.scene)
        if self.table.log is not None:
            return Expected(kind=Kind.NOTHING)
        return lobby(self)

    # What happens ----------------------------------------------------------------------------------------

    def say(self, *spoken: Line | Sound) -> None:
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
        self.happened(logs.play(self.table.log, move, self.now, self.table.deck.deal))

    def happened(self, happened: logs.Happened) -> None:
        """Take over a new log and tell its events."""
        self.table = replace(self.table, log=happened.log)
        for event, state in happened.events:
            match event:
                case GameEnded():
                    self.say(*self.dialogue.ended(state, event, self.scene))
                    self._remember_cards()
                case Skipped():
                    self.say(line("skipped"))
                case Seated(seat, score):
                    self.say(line("seated" if score is not None else "unseated", name=self.scene.name(seat)))
                case _:
                    self.say(*self.dialogue.tell(event, state, self.scene))

    def _remember_cards(self) -> None:
        log = self.table.log
        assert log is not None  # noqa: S101  a game has just ended
        fresh = tuple(card.id for card in logs.dealt(log))
        if self.table.inline is None:
            seen = tuple(dict.fromkeys((*self.table.seen.get(log.game, ()), *fresh)))
            self.table = replace(self.table, seen={**self.table.seen, log.game: seen})
        self.table = replace(self.table, held={})

    def hold(self, hold: Hold) -> None:
        """Keep an answer that came before its turn."""
        self.table = replace(self.table, held={**self.table.held, hold.seat: hold.move})
        self.say(hold.line)

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
        self.asks = WAYS_TO_ASK[misses % len(WAYS_TO_ASK)]
        self.talk(misses=misses + 1)

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
            return from_json(last)
        used = dict(self.table.talk.used)
        reply = self._worded(None if self.leaves else question(self), used)
        left = self.now if reply.ends_session else None
        worth_repeating = last if self.table.talk.misses and last else to_json(reply)
        self.talk(used=used, last=worth_repeating, left_at=left)
        return reply

    def _worded(self, question: Question | None, used: dict[str, int]) -> Reply:
        tongue = words(self.table.language)
        if question is None:
            if not self.leaves:
                self.say(line("game-over-goodbye"))
            return Reply(_pieces(self.spoken, tongue, used), None, ends_session=True)
        asked = question.line
        before: Spoken = () if self.asks else question.before
        again = Line(asked.name + "-again", asked.facts)
        last = Line(asked.name + self.asks, asked.facts)
        pieces = _pieces([*self.spoken, *before, last], tongue, used)
        return Reply(pieces, tongue.say(again, used), ends_session=False)


def _pieces(spoken: list[Line | Sound], tongue: Words, used: dict[str, int]) -> tuple[str | Sound, ...]:
    said = (part if isinstance(part, Sound) else tongue.say(part, used) for part in spoken)
    return tuple(part if isinstance(part, Sound) else part[:1].upper() + part[1:] for part in said if part)
