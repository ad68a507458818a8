"""What Take a Guess! is played with and told by: its cards, its moves and its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from host.games.contract import Clockwise, Seat
from host.games.guess_and_bet_bank import Result, usable

TOPICS = 3
"""Questions on a card."""


class Category(StrEnum):
    """The six decks (rulebook, Question Categories)."""

    SOCIETY = "society"
    NATURE = "nature"
    SCIENCE = "science"
    HISTORY = "history"
    SPORT = "sport"
    MISC = "misc"


class GuessReason(StrEnum):
    """Why this game refuses a choice, a guess or a bet; `facts` of the refusal in brackets."""

    NO_SUCH_CATEGORY = "no-such-category"
    SAME_CATEGORY = "same-category"
    """A second choice must differ from the first [category]."""
    DECK_THROUGH = "deck-through"
    """No card is left of this category [category]."""
    NO_SUCH_TOPIC = "no-such-topic"
    """A card has three questions [topics]."""
    OTHER_CATEGORY = "other-category"
    """The card dealt is not of the category asked for [category]."""
    NO_NUMBER = "no-number"
    """A guess must be finite and within a googol up or down."""
    EQUAL_GUESS = "equal-guess"
    """Somebody has read the same number out before [seat, guess]."""
    NO_GUESS = "no-guess"
    """That seat passed: there is no guess of theirs to bet on [seat]."""
    NO_POINTS = "no-points"
    """Whoever has no points cannot bet."""
    NOT_WHOLE = "not-whole"
    """Bets are whole points."""
    LESS_THAN_ONE = "less-than-one"
    """A bet is one point at least [least, most]."""
    MORE_THAN_HELD = "more-than-held"
    """Nobody bets more than they have [most: what may be bet now, held]."""
    MORE_THAN_FIVE = "more-than-five"
    """More than five may be bet in the very last round only [most, held]."""


# Cards -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class QuestionText:
    """A question's words in one language; `{value}` in the reveal is spelled by the words layer."""

    topic: str
    ask: str
    reveal: str


@dataclass(frozen=True, slots=True)
class Question:
    """One of a card's three questions; the value is in the unit that the question asks for."""

    value: int | float
    text: Mapping[str, QuestionText]
    unit: str | None = None
    """That unit, where there is one, so that spoken guesses can be turned into it ("year": a calendar's)."""
    difficulty: int = 0
    as_of: int | None = None
    """The year that the value tells of, where it is due to be looked up again."""

    def __post_init__(self) -> None:
        if not usable(self.value):
            raise ValueError("a value must be finite and within a googol up or down")
        if not self.text:
            raise ValueError("a question needs a text")


@dataclass(frozen=True, slots=True)
class Card:
    """A card of one category's deck: three questions, one of which will be asked."""

    id: str
    category: Category
    questions: tuple[Question, ...]

    def __post_init__(self) -> None:
        if self.category not in tuple(Category):
            raise ValueError(f"there is no category {self.category}")
        if len(self.questions) != TOPICS:
            raise ValueError("a card has three questions")
        if not set.intersection(*(set(question.text) for question in self.questions)):
            raise ValueError("a card's three questions must share a language")


def topics(card: Card) -> tuple[Mapping[str, str], ...]:
    """The topics of a card's three questions, in order, each by language."""
    return tuple(
        {language: text.topic for language, text in question.text.items()} for question in card.questions
    )


# Moves -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseCategory:
    """The player on turn names a category."""

    seat: Seat
    category: Category


@dataclass(frozen=True, slots=True)
class ChooseQuestion:
    """The player on turn takes one of the card's questions, by its place on the card: 0, 1 or 2."""

    seat: Seat
    topic: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Everybody has written; the reading begins."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A seat reads its guess out when it is due, in the question's unit; None is a pass."""

    seat: Seat
    guess: int | float | None


@dataclass(frozen=True, slots=True)
class CorrectGuess:
    """A seat that has read its guess out changes it, before the first bet."""

    seat: Seat
    guess: int | float | None


@dataclass(frozen=True, slots=True)
class Bet:
    """A seat bets points on the guess of a seat, its own included; on None is a pass, which is refused."""

    seat: Seat
    on: Seat | None
    points: int


@dataclass(frozen=True, slots=True)
class CorrectBet:
    """A seat that has bet in this round changes its bet."""

    seat: Seat
    on: Seat | None
    points: int


# Events ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round after a scored one, with the player on turn; `all_in` in the very last."""

    round: int
    rounds: int
    seat: Seat
    all_in: bool


@dataclass(frozen=True, slots=True)
class CategoryChosen:
    """The player on turn named this category; its top card is drawn."""

    seat: Seat
    category: Category


@dataclass(frozen=True, slots=True)
class TopicsOffered:
    """The top card lies there; the player on turn hears its three topics (each by language)."""

    seat: Seat
    category: Category
    topics: tuple[Mapping[str, str], ...]


@dataclass(frozen=True, slots=True)
class QuestionChosen:
    """The player on turn took this question (0, 1 or 2); everybody writes."""

    seat: Seat
    topic: int


@dataclass(frozen=True, slots=True)
class GuessRead:
    """A seat's guess was read out (None: passed), or changed afterwards (`corrected`)."""

    seat: Seat
    guess: int | float | None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class NobodyGuessed:
    """All passed: the round is skipped, and it is still that seat's turn to name a category."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BettingBegan:
    """All guesses are read: `bettors` bet in this order, `without` have no points to bet.

    Told anew where a guess is corrected before the first bet.
    """

    bettors: Clockwise
    without: Clockwise
    all_in: bool


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """A seat bet, or changed its bet (`corrected`); `everything`: all in, in the very last round."""

    seat: Seat
    on: Seat
    points: int
    everything: bool
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Scored:
    """A round's scoring; `results` run clockwise from the player on turn."""

    round: int
    card: Card
    topic: int
    """The question that was asked, by its place on the card."""
    results: tuple[Result, ...]
    all_in: bool

    @property
    def question(self) -> Question:
        """The question that was asked, with its value and reveal."""
        return self.card.questions[self.topic]

    @property
    def closest(self) -> Clockwise:
        """Whose guesses were closest: two where they lie equally far on both sides."""
        return tuple(result.seat for result in self.results if result.closest)
