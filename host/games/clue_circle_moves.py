"""One Round?: what may be said at the table, what it brings about, and why it may be refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from host.games.contract import Clockwise, Seat


class ClueReason(StrEnum):
    """Why this game refuses a move."""

    THREE_WORDS = "three-words"
    """Exactly three starting words are needed, none empty."""
    SAME_WORD = "same-word"
    """No two starting words may be equal."""
    NO_SUCH_WORDS = "no-such-words"
    """The card brings no words in that language."""
    NO_WORD = "no-word"
    """A clue is a word."""
    NO_SUCH_GAP = "no-such-gap"
    """No card with that number lies in the circle."""
    ONLY_INVALID_CLUES = "only-invalid-clues"
    """Nothing is skipped in this game: only an invalid clue replaces a card."""


class Why(StrEnum):
    """Why a card was discarded."""

    INVALID = "invalid"
    """An invalid clue, a card that was seen, or any other mistake: no life is lost."""
    NO_CLUE = "no-clue"


# Moves -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Words:
    """The table says its own starting words, for 0/100, 33 and 66."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardWords:
    """The card's words in this language lie out: the table accepted them, or need not be asked."""

    language: str


@dataclass(frozen=True, slots=True)
class Known:
    """The Tipster knows the number, by phone or whisper: from now on the sand timer may run."""


@dataclass(frozen=True, slots=True)
class Clue:
    """A Tipster says a clue that the host or the table lets count; `speech`: seconds the host then talks."""

    seat: Seat
    word: str
    speech: int = 0


@dataclass(frozen=True, slots=True)
class Correct:
    """The Tipster's clue was misheard: it is another word, while the Tipster's team has not guessed yet."""

    seat: Seat
    word: str
    speech: int = 0


@dataclass(frozen=True, slots=True)
class NoClue:
    """The Tipster has no clue: "pass", or silence through question and reprompt."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Somebody says "invalid clue", the card was seen, or the Tipster gives a refused clue up."""


@dataclass(frozen=True, slots=True)
class Gap:
    """The guessing team names a gap: the one after the card with this number, ascending."""

    after: int


@dataclass(frozen=True, slots=True)
class GapPass:
    """No gap is named: the other team lets its chance go; the Tipster's team has guessed wrong."""


@dataclass(frozen=True, slots=True)
class AskAnew:
    """A timed guess is asked for anew (after *undo* or a pause): its time begins once more.

    `runs`: it was only asked again in between; its time runs on, but for what the host itself talks.
    """

    speech: int = 0
    runs: bool = False


# Events ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WordsLaid:
    """The starting words lie out, at 0/100, 33 and 66."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A card was drawn for a Tipster; for both Tipsters in the final round, then `team` is None."""

    round: int
    tipsters: Clockwise
    team: str | None
    last_card: bool
    """The draw pile is empty: in co-operative play this card must be placed correctly."""
    replacement: bool
    """It stands in for a discarded card, or for a last card that was placed wrongly."""


@dataclass(frozen=True, slots=True)
class NumberKnown:
    """The turn's clock begins: seconds before the sand timer, then seconds of it (0: not timed)."""

    head_start: int
    timer: int


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """A clue counts and the team talks; `timer`: seconds it has for its guess in overtime, else 0."""

    seat: Seat
    team: str | None
    clue: str
    timer: int
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class GapNamed:
    """A gap was named and resolved; where the card belongs is told by `Laid` alone."""

    team: str | None
    between: tuple[str, str] | None
    """The two words of the gap, ascending; None if no gap was named."""
    right: bool
    """Right, and in time."""
    late: bool
    change: int
    """What it does to the lives of that team, or of the table: -1, 0 or +1."""
    lives: int
    """How many it has now."""
    regain: bool = False
    """It was the other team's chance to win a life back."""


@dataclass(frozen=True, slots=True)
class RegainOffered:
    """Before the card is laid, this team, which has lost a life before, may guess the gap once."""

    team: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A card was turned and lies where it belongs, with the clue as its word."""

    number: int
    clue: str
    tipster: Seat
    team: str | None
    between: tuple[str, str]
    """The words of the gap it went into, ascending."""
    guessed: tuple[str, str] | None
    """The gap that the Tipster's own team named."""
    right: bool


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went away unseen; `change` to the lives of the Tipster's team or table, and what is left."""

    tipsters: Clockwise
    team: str | None
    why: Why
    change: int
    lives: int | None
    """None in the final round, where no lives are at stake."""


@dataclass(frozen=True, slots=True)
class OvertimeBegan:
    """The third life is lost: from now on the guess is timed, and a wrong one loses the game."""

    timer: int
