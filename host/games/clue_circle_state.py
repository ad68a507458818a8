"""One Round?: settings, cards and the table as it lies, and questions about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from host.games.clue_circle_moves import ClueReason, Laid
from host.games.contract import Clockwise, IllegalMove, Phase, Seat, clockwise_from, need

STARTING_PLACES = (0, 33, 66)
"""The three cards that lie out from the start; the first is 0 and 100 at once."""
PILE_SIZE = 12
LIVES = 3
TABLE = "table"
"""Whose lives they are in co-operative play."""
TEAM_NAMES = ("red", "blue")
SMALLEST_TEAM = 2
GENEROSITY = 5
"""Seconds that a timed guess may be late, since nobody knows when the host's speech ended."""
LONGEST_TIMER = 120
LONGEST_HEAD_START = 10


class Secret(StrEnum):
    """How the number reaches the Tipster."""

    PHONE = "phone"
    WHISPER = "whisper"


@dataclass(frozen=True, slots=True)
class Settings:
    """How the game is played; `teams` empty means all together. Raises ValueError on impossible values."""

    practice_cards: int = 2
    """So many cards are turned before the sand timer comes into play (rulebook: 2 or 3)."""
    timer: int = 20
    """Seconds of the sand timer; 0 is off."""
    head_start: int = 0
    """Seconds for the Tipster before the sand timer runs, 0 to 10."""
    secret: Secret | None = None
    """None: by phone once a phone has taken a seat, else whispered. It changes nothing in the rules."""
    teams: Mapping[str, Clockwise] = field(default_factory=dict)
    """{"red": seats, "blue": seats}: the team variant; two seats or more each."""

    def __post_init__(self) -> None:
        if not 0 <= self.practice_cards <= PILE_SIZE:
            raise ValueError(f"practice_cards must be 0 to {PILE_SIZE}")
        if not 0 <= self.timer <= LONGEST_TIMER:
            raise ValueError(f"timer must be 0 to {LONGEST_TIMER} seconds")
        if not 0 <= self.head_start <= LONGEST_HEAD_START:
            raise ValueError(f"head_start must be 0 to {LONGEST_HEAD_START} seconds")
        if not self.teams:
            return
        if set(self.teams) != set(TEAM_NAMES):
            raise ValueError("teams are red and blue")
        if min(map(len, self.teams.values())) < SMALLEST_TEAM:
            raise ValueError(f"a team has {SMALLEST_TEAM} players or more")
        members = [seat for team in self.teams.values() for seat in team]
        if len(set(members)) < len(members):
            raise ValueError("nobody plays twice or in two teams")


@dataclass(frozen=True, slots=True)
class SetText:
    """What a set of starting words is about, in one language, and a rule of its own that it brings."""

    theme: str = ""
    challenge: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """The deck of one game: starting words by language, and the numbers as they are drawn.

    `words` lie at 0/100, 33 and 66 and may be missing; `numbers` is the draw pile from the top, then the
    replacements after the first twelve. A shorter pile is a shorter game.
    """

    id: str
    words: Mapping[str, tuple[str, ...]]
    numbers: tuple[int, ...]
    text: Mapping[str, SetText] = field(default_factory=dict)
    proposed: bool = False
    """The words are the host's proposal: the table is asked first, and may have others."""

    def __post_init__(self) -> None:
        for words in self.words.values():
            try:
                check_words(words)
            except IllegalMove as fault:
                raise ValueError(f"impossible starting words: {fault.reason}") from fault
        if not self.numbers:
            raise ValueError("there are no cards without numbers")
        if len(set(self.numbers)) < len(self.numbers):
            raise ValueError("every number is there once")
        if any(not 1 <= number <= 99 or number in STARTING_PLACES for number in self.numbers):  # noqa: PLR2004
            raise ValueError("numbers are 1 to 99 without 33 and 66")


def check_words(words: tuple[str, ...]) -> None:
    """Raise IllegalMove unless these are three different starting words."""
    need(len(words) == len(STARTING_PLACES) and all(map(str.strip, words)), ClueReason.THREE_WORDS)
    need(len({word.strip().casefold() for word in words}) == len(words), ClueReason.SAME_WORD)


# State -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """A card in the circle; number 0 is 100 as well."""

    number: int
    word: str


@dataclass(frozen=True, slots=True)
class State:
    """The whole game as far as it has come."""

    settings: Settings
    seats: Clockwise
    opener: Seat
    """Who was the first Tipster; the teams' members take their turns clockwise from here."""
    tipster: Seat | None
    """None in the final round until one of the two has said a clue."""
    team: str | None
    """The Tipster's team; None in co-operative play, and like `tipster` in the final round."""
    teams: Mapping[str, Clockwise]
    lives: Mapping[str, int]
    turns: Mapping[Seat, int]
    """How often each seat has been the Tipster, the present turn not counted."""
    phase: Phase = Phase.CHOOSING
    round: int = 1
    card: Card | None = None
    circle: tuple[Place, ...] = ()
    """Ascending; empty until there are starting words."""
    pile: tuple[int, ...] = ()
    replacements: tuple[int, ...] = ()
    number: int | None = None
    """The card in the Tipster's hand: secret."""
    known: bool = False
    clue: str | None = None
    deadline: int | None = None
    """The last second at which a timed guess counts, as the table's `now` has it."""
    guessed: int | None = None
    """While the other team may win a life back: the gap that was wrong (None: none was named)."""
    regain: str | None = None
    """The team that may win a life back now."""
    finalists: Clockwise = ()
    """Both Tipsters of the final round, one of each team."""
    last: Laid | None = None
    won: Clockwise = ()

    @property
    def overtime(self) -> bool:
        """Whether the third life is lost; there is no overtime between teams."""
        return self.lives.get(TABLE) == 0

    @property
    def tipsters(self) -> Clockwise:
        """Who holds the card: the Tipster, or both of the final round."""
        return self.finalists or (() if self.tipster is None else (self.tipster,))

    @property
    def guessing(self) -> str | None:
        """The team whose gap is waited for; None in co-operative play."""
        return self.regain or self.team


# Questions about it ----------------------------------------------------------------------------------------


def team_of(teams: Mapping[str, Clockwise], seat: Seat | None) -> str | None:
    """The name of a seat's team; None in co-operative play."""
    return next((team for team, members in teams.items() if seat in members), None)


def other_team(team: str) -> str:
    """The name of the opposing team."""
    return TEAM_NAMES[1 - TEAM_NAMES.index(team)]


def belongs_after(circle: tuple[Place, ...], number: int) -> int:
    """The lower neighbour's number of the gap in which a number belongs."""
    return max(place.number for place in circle if place.number < number)


def words_of_gap(circle: tuple[Place, ...], after: int) -> tuple[str, str]:
    """The two words of the gap after a number, ascending; after the highest comes the word at 0/100.

    Raises IllegalMove(NO_SUCH_GAP) where no card with that number lies.
    """
    numbers = [place.number for place in circle]
    need(after in numbers, ClueReason.NO_SUCH_GAP)
    at = numbers.index(after)
    return circle[at].word, circle[(at + 1) % len(circle)].word


def sand(state: State) -> int:
    """Seconds of the sand timer for this card's clue; 0 on practice cards and where it is off."""
    return state.settings.timer if state.round > state.settings.practice_cards else 0


def decides(state: State) -> Seat | None:
    """Who has the last word if the team is split: of those who guess, the first to the Tipster's right.

    None while there is no Tipster (final round).
    """
    if state.tipster is None:
        return None
    rightwards = reversed(clockwise_from(state.seats, state.tipster)[1:])
    return next(seat for seat in rightwards if team_of(state.teams, seat) == state.guessing)


def next_in_team(state: State, team: str) -> Seat:
    """The team's next Tipster: every member before anyone of that team for another time."""
    order = clockwise_from(state.seats, state.opener)
    return min((seat for seat in order if seat in state.teams[team]), key=lambda seat: state.turns[seat])
