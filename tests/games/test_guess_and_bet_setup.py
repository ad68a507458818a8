"""Take a Guess!, rule by rule: categories, topics, cards and settings (RULES.md section 3)."""

from __future__ import annotations

import math

import msgspec
import pytest

from host.games.contract import Deal, Draw, Kind, Phase, Reason, Wait
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Stake
from host.games.guess_and_bet_moves import (
    Bet,
    Card,
    Category,
    CategoryChosen,
    ChooseCategory,
    ChooseQuestion,
    Guess,
    GuessReason,
    Question,
    QuestionChosen,
    QuestionText,
    Ready,
    TopicsOffered,
)
from host.games.guess_and_bet_state import Settings
from tests.games.play_guess_and_bet import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    SOCIETY,
    SPORT,
    THREE,
    a_card,
    asked,
    begin,
    guessed,
    last_scored,
    question,
    refused,
    step,
    told,
    whole_round,
)

# Setup and categories --------------------------------------------------------------------------------------


def test_everyone_starts_with_five_points() -> None:
    assert GAME.scores(begin()) == {ANNA: 5, BRUNO: 5, CLARA: 5}


def test_two_to_eight_play() -> None:
    assert GAME.seats == range(2, 9)
    with pytest.raises(ValueError, match="2 to 8"):
        begin((ANNA,))
    with pytest.raises(ValueError, match="2 to 8"):
        begin(THREE, DORA)


def test_there_are_six_categories() -> None:
    assert [c.value for c in Category] == ["society", "nature", "science", "history", "sport", "misc"]


def test_the_starter_is_on_turn_first_and_names_a_category() -> None:
    state = begin(starter=BRUNO)
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, BRUNO)
    assert GAME.starter(state) == BRUNO
    assert GAME.draws(state) is None


@pytest.mark.parametrize("category", Category)
def test_the_top_card_of_the_category_that_was_named_is_drawn(category: Category) -> None:
    state, events = told(begin(), ChooseCategory(ANNA, category))
    assert events == (CategoryChosen(ANNA, category),)
    assert GAME.draws(state) == Draw(category)


def test_the_player_on_turn_hears_the_three_topics_and_takes_one() -> None:
    state, events = told(begin(), ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    assert events == (
        TopicsOffered(ANNA, SOCIETY, ({"en": "topic a"}, {"en": "topic b"}, {"en": "topic c"})),
    )
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.QUESTION, ANNA)
    assert GAME.draws(state) is None
    state, events = told(state, ChooseQuestion(ANNA, 2))
    assert events == (QuestionChosen(ANNA, 2),)
    assert GAME.waits(state) == Wait(Phase.WRITING, Kind.READY)


@pytest.mark.parametrize(("topic", "answer"), [(0, 100), (1, 200), (2, 300)])
def test_the_question_that_was_taken_is_the_one_that_counts(topic: int, answer: int) -> None:
    state = guessed(begin(), {ANNA: 100, BRUNO: 200, CLARA: 300}, topic=topic)
    _, events = told(state, Bet(ANNA, ANNA, 1), Bet(BRUNO, ANNA, 1), Bet(CLARA, ANNA, 1))
    assert last_scored(events).question.value == answer
    assert last_scored(events).closest == (THREE[topic],)


def test_only_the_player_on_turn_chooses() -> None:
    state = begin()
    refused(state, ChooseCategory(BRUNO, SPORT), Reason.NOT_YOUR_TURN)
    refused(state, ChooseCategory(DORA, SPORT), Reason.NO_SUCH_SEAT)
    state = step(state, ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    refused(state, ChooseQuestion(BRUNO, 0), Reason.NOT_YOUR_TURN)
    refused(state, ChooseQuestion(DORA, 0), Reason.NO_SUCH_SEAT)


def test_there_is_no_seventh_category_and_no_fourth_topic() -> None:
    refused(begin(), ChooseCategory(ANNA, "cooking"), GuessReason.NO_SUCH_CATEGORY)  # type: ignore[arg-type]
    state = step(begin(), ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    assert refused(state, ChooseQuestion(ANNA, 3), GuessReason.NO_SUCH_TOPIC) == {"topics": 3}
    refused(state, ChooseQuestion(ANNA, -1), GuessReason.NO_SUCH_TOPIC)


def test_nothing_is_chosen_before_its_time() -> None:
    refused(begin(), ChooseQuestion(ANNA, 0), Reason.NOT_NOW)
    refused(begin(), Ready(), Reason.NOT_NOW)
    refused(begin(), Guess(ANNA, 1), Reason.NOT_NOW)
    refused(begin(), Bet(ANNA, ANNA, 1), Reason.NOT_NOW)
    refused(begin(), Deal(a_card()), Reason.NOT_NOW)
    drawing = step(begin(), ChooseCategory(ANNA, SOCIETY))
    refused(drawing, ChooseCategory(ANNA, SPORT), Reason.NOT_NOW)
    refused(drawing, ChooseQuestion(ANNA, 0), Reason.NOT_NOW)
    refused(asked(begin()), ChooseQuestion(ANNA, 1), Reason.NOT_NOW)
    refused(asked(begin()), Bet(ANNA, ANNA, 1), Reason.NOT_NOW)


def test_a_card_of_another_category_is_refused() -> None:
    state = step(begin(), ChooseCategory(ANNA, SPORT))
    assert refused(state, Deal(a_card()), GuessReason.OTHER_CATEGORY) == {"category": SPORT}


def test_the_next_turn_is_to_the_left() -> None:
    state = begin(starter=CLARA)
    turns = []
    while not GAME.winners(state):
        turns.append(state.on_turn)
        state = whole_round(state)
    assert turns == [CLARA, ANNA, BRUNO, CLARA, ANNA, BRUNO]


def test_others_may_choose_a_category_that_somebody_chose_before() -> None:
    state = whole_round(begin(), SPORT)
    assert step(state, ChooseCategory(BRUNO, SPORT)).category == SPORT


# Cards and settings ----------------------------------------------------------------------------------------


def test_a_card_is_read_from_its_inline_shape() -> None:
    raw = {
        "id": "x3",
        "category": "society",
        "questions": [
            {"value": value, "text": {"en": {"topic": "a", "ask": "b", "reveal": "{value}."}}}
            for value in (193, 0.5, 1e6)
        ],
    }
    card = msgspec.convert(raw, Card)
    assert card.category is SOCIETY
    assert [q.value for q in card.questions] == [193, 0.5, 1e6]
    assert msgspec.json.decode(msgspec.json.encode(card), type=Card) == card


def test_an_impossible_card_is_refused() -> None:
    with pytest.raises(ValueError, match="three questions"):
        Card("x", SPORT, (question(), question()))
    with pytest.raises(ValueError, match="no category"):
        Card("x", "cooking", (question(),) * 3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="text"):
        Question(3, {})
    for value in (math.nan, math.inf, 10**200):
        with pytest.raises(ValueError, match="finite"):
            question(value)
    german = Question(3, {"de": QuestionText("a", "b", "c")})
    with pytest.raises(ValueError, match="share a language"):
        Card("x", SPORT, (question(), question(), german))


def test_the_stake_is_returned_unless_the_table_wants_it_spent() -> None:
    assert Settings().stake is Stake.RETURNED
    assert msgspec.convert({"stake": "spent"}, Settings).stake is Stake.SPENT
    with pytest.raises(ValueError, match="stake"):
        Settings("kept")  # type: ignore[arg-type]
