"""What an utterance means to the table: typed answers and commands, never sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import get_args

from intents.readings import NoAnswer, Number, Span, SpanEnd, Unsure


@dataclass(frozen=True, slots=True)
class Names:
    """First names as they were said, in the order in which they were said."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """One of the names at the table, spelled as the table spells it."""

    name: str


@dataclass(frozen=True, slots=True)
class AnyOf:
    """The host may draw among those it asked for ("pick one"), or among those who are named."""

    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things that were offered, by its id."""

    id: str


@dataclass(frozen=True, slots=True)
class YesNo:
    """A yes or a no."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Ready:
    """The writing is done, or: go on."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No answer, on purpose."""


class Size(StrEnum):
    """A strip of game 4, by its length."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"


class Where(StrEnum):
    """What the number said means for a strip (RULES.md 4, "By voice")."""

    AT = "at"
    FROM = "from"
    UP_TO = "up-to"
    FROM_TO = "from-to"


class Mark(StrEnum):
    """A place on a scale that is said without a number."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Strip:
    """A strip and its place on a scale, in the unit asked for; what was not said is None.

    `where` is None for a bare number ("eleven"), which is its middle unless another answer is completed or
    corrected with it. `to` stands with FROM_TO only.
    """

    size: Size | None = None
    where: Where | None = None
    place: int | float | Mark | None = None
    to: int | float | Mark | None = None

    def changed(self, by: Strip) -> Strip:
        """This strip with what the other one says: what was not said stays as it was.

        A bare number stays what the one before it was ("no, twelve"); of a from-to it moves the nearer end.
        """
        size = by.size or self.size
        if by.place is None:
            return Strip(size, self.where, self.place, self.to)
        if by.where is Where.FROM_TO:
            return Strip(size, by.where, by.place, by.to)
        if self.place is None:
            return Strip(size, by.where or self.where, by.place)
        if self.where is Where.FROM_TO:
            return self._end_moved(size, by)
        if self.size is None and (self.where, by.where) == (Where.FROM, Where.UP_TO):
            return Strip(size, Where.FROM_TO, self.place, by.place)
        return Strip(size, by.where or self.where, by.place)

    def _end_moved(self, size: Size | None, by: Strip) -> Strip:
        low, high, moved = self.place, self.to, by.place
        if isinstance(low, Mark) or isinstance(high, Mark) or isinstance(moved, Mark):
            return Strip(size, by.where, moved)
        assert low is not None and high is not None and moved is not None  # noqa: S101, PT018  from-to has both
        match by.where:
            case Where.AT:
                return Strip(size, Where.AT, moved)
            case Where.FROM if moved < high:
                return Strip(size, Where.FROM_TO, moved, high)
            case Where.UP_TO if moved > low:
                return Strip(size, Where.FROM_TO, low, moved)
            case None if abs(moved - low) <= abs(moved - high):
                return Strip(size, Where.FROM_TO, moved, high)
            case None:
                return Strip(size, Where.FROM_TO, low, moved)
            case _:
                return Strip(size, by.where, moved)


class Stack(StrEnum):
    """A bet said without a number."""

    EVERYTHING = "everything"
    """All in."""
    MOST = "most"
    """As much as may be bet."""


@dataclass(frozen=True, slots=True)
class Bet:
    """Points on somebody's guess; what was not said is None."""

    on: str | None = None
    """Whose guess: a name at the table."""
    points: int | float | Stack | None = None
    own: bool = False
    """On the bettor's own guess ("two on myself")."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The things that may be chosen, to be read out ("categories")."""


@dataclass(frozen=True, slots=True)
class Chips:
    """The points are to be told as chips, by kind."""


@dataclass(frozen=True, slots=True)
class Order:
    """Terms as they were said one after the other; a single one is a term and nothing about its place."""

    terms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placing:
    """A term's place in a row, by its neighbours or counted from an end; what was not said is None."""

    term: str | None = None
    """The term that is placed or moved."""
    after: str | None = None
    before: str | None = None
    position: int | None = None
    """From the front, 0 first; from the end, -1 last."""
    middle: bool = False
    between: bool = False
    """`after` and `before` are its two neighbours, said in whichever order."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two terms that change places."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """A sentence with "{}" where a word was that may mean either of these terms."""

    sentence: str
    terms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """An order is waved through or doubted."""

    doubted: bool


@dataclass(frozen=True, slots=True)
class Further:
    """So many rounds, or laps of everybody, more than were agreed."""

    rounds: int = 0
    laps: int = 0


class Side(StrEnum):
    """How the words of a gap were said: the gap between two of them, or on some side of one."""

    BETWEEN = "between"
    AFTER = "after"
    BEFORE = "before"
    BESIDE = "beside"
    """On either side: the host asks which."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A gap in a circle of words: two words with BETWEEN, else one."""

    side: Side
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClueWord:
    """A clue as it was said; `team` is the id of the team for which it was said, where it was."""

    word: str
    team: str | None = None
    doubtful: bool = False
    """It may have been no clue at all ("ready"): the host asks back."""


@dataclass(frozen=True, slots=True)
class StartingWords:
    """Three words to begin a circle with."""

    words: tuple[str, ...]


class Call(StrEnum):
    """What anybody at the table may call out over a clue or a gap."""

    INVALID = "invalid"
    """The clue, or the whole card, does not count."""
    COUNTS = "counts"
    """What the host refused counts all the same."""
    SPLIT = "split"
    """The team cannot agree."""
    WHISPER = "whisper"
    """The secret is to be whispered."""
    PHONE = "phone"
    """The secret is to be shown on the phone."""


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody called something out."""

    call: Call


Answer = (
    Span
    | Number
    | Names
    | Name
    | AnyOf
    | Choice
    | YesNo
    | Ready
    | Pass
    | Strip
    | Bet
    | Listing
    | Chips
    | Order
    | Placing
    | Swapped
    | Unclear
    | Judgement
    | Further
    | Gap
    | ClueWord
    | StartingWords
    | Called
    | SpanEnd
)

ANSWERS: tuple[type, ...] = get_args(Answer)
"""Every class an answer may have."""


@dataclass(frozen=True, slots=True)
class Said:
    """An answer, and whose it is where that was said.

    `who` is a name at the table ("Bruno: 1540 to 1880"), or None for whoever is on turn.
    `correcting` tells that it was said against an answer that stands already ("no, 1540"), `past` that it
    was told to have been given before ("I said 25", "Ben's guess was 4"), and `old` what it is instead of.
    """

    answer: Answer
    who: str | None = None
    correcting: bool = False
    half: Said | None = None
    """What was said just before, where the host has asked back; this answer completes or replaces it."""
    past: bool = False
    old: Answer | None = None


class Wish(StrEnum):
    """What can be said at any moment, whatever is waited for."""

    HELP = "help"
    REPEAT = "repeat"
    QUESTION = "question"
    SCORE = "score"
    TURN = "turn"
    UNDO = "undo"
    PAUSE = "pause"
    SKIP = "skip"
    END_GAME = "end-game"
    STOP = "stop"
    NEW_GAME = "new-game"
    RULES = "rules"
    RESUME = "resume"
    LEADER = "leader"
    SLOWER = "slower"
    FASTER = "faster"
    BRIEF = "brief"
    CHATTY = "chatty"
    EVENING = "evening"
    FORGET = "forget"
    DISPUTE = "dispute"
    VOID = "void"
    KIDS = "kids"
    TOGETHER = "together"
    SUGGEST = "suggest"
    MINUTES = "minutes"
    DURATION = "duration"
    """How long a game takes, for as many as sit here or as are named."""
    SETTING = "setting"
    ADD_PLAYER = "add-player"
    REMOVE_PLAYER = "remove-player"
    SWAP_SEATS = "swap-seats"
    RENAME = "rename"
    NEXT = "next"
    """Somebody is impatient: an answer is still missing."""
    THANKS = "thanks"
    WRONG = "wrong"
    """Something is wrong: the answer on the card, or what the host has understood."""
    REMATCH = "rematch"
    """The same game again, with the same people."""
    SAME_PLAYERS = "same-players"
    HUSH = "hush"
    """Said to one another, not to the host ("be quiet", "never mind"): the question is put once more."""
    CORRECT = "correct"
    """An answer that stands is to be another one."""


@dataclass(frozen=True, slots=True)
class Command:
    """A wish, with the names it concerns (of people, or of a game as it was said) or its number (minutes)."""

    wish: Wish
    name: str | None = None
    other: str | None = None
    number: int | None = None
    teams: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    """Who is in the red team and who in the blue one, where that was told."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """A name that nobody here has, as it was said, and the answer that was said with it."""

    name: str
    said: Said | None = None


@dataclass(frozen=True, slots=True)
class Barred:
    """A name that nobody can have at the table: the host would obey it ("Stop")."""

    name: str


Meaning = Said | Command | Unsure | NoAnswer | Stranger | Barred
