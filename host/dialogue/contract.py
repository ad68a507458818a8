"""What every game's dialogue promises: meanings become moves, events become lines, and no words yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

from host.games.clue_circle_verdict import Judge, lenient
from host.games.contract import Clockwise, Event, GameEnded, IllegalMove, Seat
from intents.expected import Expected
from intents.meaning import Said


@dataclass(frozen=True, slots=True)
class CardText:
    """Words of a card, whose `{year}` and `{value}` the words layer spells."""

    text: str
    year: int | None = None
    value: int | float | None = None
    as_of: int | None = None
    """The year its numbers tell of, where that is to be said."""


@dataclass(frozen=True, slots=True)
class Line:
    """A message of `locale/<language>/*.ftl` by name, with the facts it speaks of."""

    name: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Fact = str | int | float | tuple[str, ...] | tuple[Line, ...] | Line | CardText
"""What a line may be told: a name or text, a number, a list of names or of lines, or a card's text."""


def line(message: str, /, **facts: Fact) -> Line:
    """A message and its facts, written short."""
    return Line(message, facts)


class Sound(StrEnum):
    """What is heard beside words; the ports know the recordings."""

    THINKING = "thinking"
    """Music while everybody writes."""
    REVEAL = "reveal"
    """The beat before a right answer."""
    FANFARE = "fanfare"
    """The end of a game."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Silence of so many seconds while the microphone is closed (a sand timer, ears being covered)."""

    seconds: int


@dataclass(frozen=True, slots=True)
class Whisper:
    """The secret of whoever is on turn, whispered here: `Dialogue.whisper` says what it is.

    It is in the one reply that speaks it and in nothing that is kept or repeated.
    """


Part = Line | Sound | Pause | Whisper
"""One piece of what is said."""

Spoken = tuple[Part, ...]
"""What is said, in order."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the host asks now; the line is the last thing said before the microphone opens.

    Beside the message `line.name` the locale has `<name>-again` (the question with an example; also the
    reprompt), `<name>-help` (what can be said now) and `<name>-out` (the way out), with the same facts.
    """

    line: Line
    before: Spoken = ()
    """What is heard before it whenever it is asked anew (the thinking music)."""
    patience: Spoken = ()
    """Sounds before the reprompt: more time to think where nobody has answered."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What is offered when the game is over (a further round): a question, and what may answer it.

    A yes or an answer goes to the dialogue's `step`; a no is goodbye.
    """

    question: Question
    expected: Expected


# What an answer leads to -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """A move; `remark` is said before what it brings about.

    `first` are moves that the answer takes as made ("ready", by reading out at once); *undo* leaves them.
    """

    move: Any
    remark: Spoken = ()
    first: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Instead:
    """A move in place of the last answer, which is taken back for it."""

    move: Any


@dataclass(frozen=True, slots=True)
class Confirm:
    """Ask back once; a yes takes it as `said`, a no asks the question again."""

    line: Line
    said: Said
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """Half an answer: the line asks for what is missing; the next answer reaches `step` with `said.half`."""

    line: Line
    half: Said
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Hold:
    """An answer before it is due: kept until that seat's turn, acknowledged by the line."""

    seat: Seat
    move: Any
    line: Line


@dataclass(frozen=True, slots=True)
class Refuse:
    """Not this; the lines say why, and the question is asked again."""

    lines: Spoken


Step = Play | Instead | Confirm | Ask | Hold | Refuse


@dataclass(frozen=True, slots=True)
class Scene:
    """Who sits where and what language they speak; what rules don't know and dialogue needs."""

    names: Mapping[Seat, str]
    """Everybody who has sat here in this game, those who left included."""
    language: str
    seats: Clockwise = ()
    """Who sits here now; empty: everybody."""
    phones: bool = False
    """Whether a phone has taken a seat."""
    judge: Judge = lenient
    """Who says whether a clue keeps to the rules, in the table's language."""

    @property
    def present(self) -> tuple[str, ...]:
        """The names of those who sit here now, clockwise."""
        return tuple(self.names[seat] for seat in (self.seats or self.names))

    def name(self, seat: Seat) -> str:
        """The name of whoever sits there."""
        return self.names[seat]

    def seat(self, name: str) -> Seat:
        """The seat of somebody who sits here. Raises LookupError if nobody is called so."""
        for seat in self.seats or self.names:
            if self.names[seat] == name:
                return seat
        raise LookupError(name)

    def text(self, texts: Mapping[str, Any]) -> Any:
        """The table's language of a card's texts, or whatever language the card has."""
        return texts.get(self.language) or next(iter(texts.values()))


S = TypeVar("S")


def no_offer(state: Any, scene: Scene) -> Offer | None:  # noqa: ARG001  most games are over when they are over
    """Nothing more can be played."""
    return None


def nothing(*_: Any) -> None:
    """What most games do not need."""


def plain_setting(name: str, value: Any) -> Any:  # noqa: ARG001  most settings are said as they are kept
    """The value as it was said."""
    return value


def silent(*_: Any) -> Spoken:
    """What most games leave to the common lines."""
    return ()


@dataclass(frozen=True, slots=True)
class Dialogue(Generic[S]):
    """One game's dialogue as a bundle of pure functions; the registry holds one per game."""

    id: str
    expects: Callable[[S, Scene], Expected]
    """What the answer that is waited for may look like."""
    entry: Callable[[S, Seat, Scene], Expected]
    """The same for a seat's secret answer from a phone."""
    step: Callable[[S, Said, Scene], Step]
    """What an answer leads to now."""
    enter: Callable[[S, Seat, Said, Scene], Any]
    """The move of a secret answer; raises ValueError where it is none."""
    tell: Callable[[Event, S, Scene], Spoken]
    """An event of the rules, told; the state is the one after the whole move."""
    question: Callable[[S, Scene], Question]
    """What to ask now."""
    card_text: Callable[[S, Scene], Spoken]
    """The question on the table, read again; empty if none lies there."""
    asked: Callable[[S, Scene], str | None]
    """The plain text of the question on the table, for the view."""
    silence: Callable[[S], Any]
    """The move that saying nothing amounts to (a clue not given), or None where silence costs nothing."""
    ended: Callable[[S, GameEnded, Scene], Spoken]
    """The end of the game, told."""
    rules: Callable[[S, Scene], Line]
    """The rules in under forty seconds, with one example."""
    refuse: Callable[[IllegalMove, Scene], Spoken]
    """Why the rules refused a move, in the game's own lines; empty where the common ones do."""
    offer: Callable[[S, Scene], Offer | None] = no_offer
    """What may still be said when the game is over, and go on with it; None: nothing."""
    follow_up: Callable[[S, Scene], Any] = nothing
    """The move that needs no answer and is made at once after any other, also when play goes on; or None."""
    timed: Callable[[S, int, bool], Any] = nothing
    """The move that tells the rules how many seconds the host talks before the microphone opens; or None.

    The last argument: whether the question is put anew, and not only once more while it lies on the table.
    """
    whisper: Callable[[S, Scene], Line | None] = nothing
    """The secret of whoever is on turn, as it is whispered; None where there is none."""
    resumed: Callable[[S, Scene], Spoken] | None = None
    """Where the game stands, for those who come back; None: the question on the table, read again."""
    score: Callable[[S, Scene], Spoken] = silent
    """The standing where it is more, or less, than points; empty: everybody's points."""
    turn: Callable[[S, Scene], Spoken] = silent
    """Whose turn it is while no player in particular is waited for; empty: the common line."""
    setting: Callable[[str, Any], Any] = plain_setting
    """What a setting is to be (CONTRACT.md) when this word or number is said for it."""
    undone: Callable[[Any, Scene], Spoken] = silent
    """That this move was taken back, in the game's own lines; empty: the common ones."""


def plainly(kind: str, scene: Scene, **details: Any) -> Expected:
    """An `Expected` with the names at the table filled in."""
    return Expected(kind=kind, names=scene.present, **details)
