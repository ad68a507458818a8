from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from host.content import languages
from host.dialogue.contract import Ask, Confirm, Hold, Instead, Play, Refuse, Scene, Sound, Spoken
from host.dialogue.guess_and_bet import DIALOGUE
from host.games.contract import Deal, EndGame, GameEnded, IllegalMove, Phase, Seat, Setup
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_bank import Wager
from host.games.guess_and_bet_moves import (
    Bet,
    Card,
    Category,
    ChooseCategory,
    ChooseQuestion,
    CorrectBet,
    CorrectGuess,
    Guess,
    Question,
    QuestionText,
    Ready,
)
from host.games.guess_and_bet_state import Settings, State
from host.sitting import WAYS_TO_ASK
from host.teaching import parts
from host.words import words
from intents.meaning import AnyOf, Choice, Listing, Pass, Said, Stack
from intents.meaning import Bet as BetSaid
from intents.readings import Number
from tests.games.random_guess_and_bet import random_card, random_move, random_settings

ANNA, BEN, CLARA = Seat(0), Seat(1), Seat(2)
SCENE = Scene(names={ANNA: "Anna", BEN: "Ben", CLARA: "Clara"}, language="en", seats=(ANNA, BEN, CLARA))


def card(value: float = 190, unit: str | None = None) -> Card:
    text = {"en": QuestionText("kings", "How many kings?", "It is {value}.")}
    return Card("c1", Category.SPORT, tuple(Question(value, text, unit) for _ in range(3)))


def played(*moves: Any, starter: Seat = ANNA, **changes: Any) -> State:
    state: State = GAME.start(Setup((ANNA, BEN, CLARA), starter, Settings()))
    state = replace(state, **changes)
    for move in moves:
        state, _ = GAME.apply(state, move, 0)
    return state


OPENING = (ChooseCategory(ANNA, Category.SPORT), Deal(card()), ChooseQuestion(ANNA, 0), Ready())
GUESSED = (*OPENING, Guess(ANNA, 200), Guess(BEN, 100), Guess(CLARA, None))


def said(answer: Any, who: str | None = None, **more: Any) -> Said:
    return Said(answer, who, **more)


def step(state: State, heard: Said) -> Any:
    return DIALOGUE.step(state, heard, SCENE)


def spoken(told: Spoken, language: str = "en") -> str:
    return " ".join(words(language).say(part, {}) for part in told if not isinstance(part, Sound))


# Category and topic --------------------------------------------------------------------------------------


def test_the_categories_are_read_without_the_one_that_was_chosen_before() -> None:
    state = played(chosen={ANNA: (Category.SPORT,), BEN: (), CLARA: ()})
    told = step(state, said(Listing()))
    assert isinstance(told, Refuse)
    assert "history" in spoken(told.lines)
    assert "sport" not in spoken(told.lines)


def test_the_host_picks_a_category_that_came_least_and_never_the_players_first() -> None:
    state = played(chosen={ANNA: (Category.SOCIETY,), BEN: (Category.NATURE,), CLARA: ()})
    assert step(state, said(AnyOf())) == Play(ChooseCategory(ANNA, Category.SCIENCE))


def test_a_category_misheard_is_mended_while_its_topics_are_read() -> None:
    state = played(*OPENING[:2])
    assert step(state, said(Choice("history"), correcting=True)) == Instead(
        ChooseCategory(ANNA, Category.HISTORY)
    )
    assert isinstance(step(state, said(Choice("history"))), Refuse)


def test_somebody_who_is_not_on_turn_does_not_choose() -> None:
    assert step(played(), said(Choice("sport"), "Ben")) == Play(ChooseCategory(BEN, Category.SPORT))
    with pytest.raises(IllegalMove):
        GAME.apply(played(), ChooseCategory(BEN, Category.SPORT), 0)


# Guesses -------------------------------------------------------------------------------------------------


def test_a_guess_before_its_turn_is_held() -> None:
    held = step(played(*OPENING), said(Number(5), "Clara"))
    assert isinstance(held, Hold)
    assert (held.seat, held.move) == (CLARA, Guess(CLARA, 5))


def test_a_guess_at_once_while_people_write_is_the_one_of_whoever_is_on_turn() -> None:
    assert step(played(*OPENING[:3]), said(Number(5))) == Play(Guess(ANNA, 5), first=(Ready(),))


def test_an_equal_guess_is_refused_by_name_also_before_its_turn() -> None:
    state = played(*OPENING, Guess(ANNA, 200))
    for heard in (said(Number(200.0)), said(Number(200), "Clara")):
        with pytest.raises(IllegalMove) as refused:
            step(state, heard)
        told = spoken(DIALOGUE.refuse(refused.value, SCENE))
        assert "Anna" in told
        assert SCENE.name(refused.value.facts["by"]) in told


def test_a_correction_without_a_name_mends_the_last_guess() -> None:
    state = played(*OPENING, Guess(ANNA, 200))
    assert step(state, said(Number(210), correcting=True)) == Play(CorrectGuess(ANNA, 210))
    assert step(state, said(Number(210), "Anna")) == Play(CorrectGuess(ANNA, 210))


def test_a_guess_can_be_mended_until_the_first_bet() -> None:
    state = played(*GUESSED)
    mended = step(state, said(BetSaid(points=120), "Ben", correcting=True))
    assert mended == Play(CorrectGuess(BEN, 120))
    assert step(state, said(BetSaid(points=120), "Ben")) == Play(CorrectGuess(BEN, 120))


# Bets ----------------------------------------------------------------------------------------------------


def test_half_a_bet_is_asked_for_and_completed() -> None:
    state = played(*GUESSED)
    asked = step(state, said(BetSaid(on="Ben")))
    assert isinstance(asked, Ask)
    assert asked.line.name == "guess-and-bet-how-many"
    assert step(state, said(BetSaid(points=3), half=asked.half)) == Play(Bet(ANNA, BEN, 3))
    asked = step(state, said(BetSaid(points=2)))
    assert isinstance(asked, Ask)
    assert asked.line.name == "guess-and-bet-on-whom"
    assert step(state, said(BetSaid(own=True), half=asked.half)) == Play(Bet(ANNA, ANNA, 2))


def test_the_half_of_one_player_is_not_completed_by_another() -> None:
    state = played(*GUESSED)
    asked = step(state, said(BetSaid(on="Ben")))
    other = step(state, said(BetSaid(points=3), "Clara", half=asked.half))
    assert isinstance(other, Ask)
    assert other.seat == CLARA


def test_whoever_has_one_point_only_is_not_asked_how_many() -> None:
    state = played(*GUESSED, points={ANNA: 1, BEN: 5, CLARA: 5})
    assert step(state, said(BetSaid(on="Ben"))) == Play(Bet(ANNA, BEN, 1))


def test_all_in_is_everything_and_asked_about_before_the_last_round_where_it_is_too_much() -> None:
    state = played(*GUESSED)
    assert step(state, said(BetSaid("Ben", Stack.EVERYTHING))) == Play(Bet(ANNA, BEN, 5))
    rich = replace(state, points={**state.points, ANNA: 9})
    assert step(rich, said(BetSaid("Ben", Stack.MOST))) == Play(Bet(ANNA, BEN, 5))
    asked = step(rich, said(BetSaid("Ben", Stack.EVERYTHING)))
    assert isinstance(asked, Ask)
    assert step(rich, said(BetSaid(points=3), half=asked.half)) == Play(Bet(ANNA, BEN, 3))


def test_thirty_is_asked_back_where_only_thirteen_can_be_meant() -> None:
    nearly = {
        ANNA: (Category.MISC,),
        BEN: (Category.SPORT, Category.MISC),
        CLARA: (Category.SPORT, Category.MISC),
    }
    state = played(*GUESSED, chosen=nearly, points={ANNA: 13, BEN: 5, CLARA: 5})
    asked = step(state, said(BetSaid("Ben", 30)))
    assert isinstance(asked, Confirm)
    assert step(state, asked.said) == Play(Bet(ANNA, BEN, 13))
    assert step(state, said(BetSaid("Ben", 13))) == Play(Bet(ANNA, BEN, 13))


def test_a_bet_cannot_be_passed_and_needs_a_guess_to_lie_on() -> None:
    state = played(*GUESSED)
    for heard in (said(Pass()), said(BetSaid("Clara", 2)), said(BetSaid("Clara")), said(BetSaid("Ben", 2.5))):
        with pytest.raises(IllegalMove) as refused:
            step(state, heard)
        assert spoken(DIALOGUE.refuse(refused.value, SCENE))


def test_part_of_a_bet_is_mended_and_the_rest_stands() -> None:
    state = played(*GUESSED, Bet(ANNA, BEN, 3))
    assert step(state, said(BetSaid(points=2), correcting=True)) == Play(CorrectBet(ANNA, BEN, 2))
    assert step(state, said(BetSaid(own=True), "Anna")) == Play(CorrectBet(ANNA, ANNA, 3))


def test_a_bet_before_its_turn_is_held_if_it_may_lie_there() -> None:
    state = played(*GUESSED)
    held = step(state, said(BetSaid("Ben", 2), "Clara"))
    assert isinstance(held, Hold)
    assert held.move == Bet(CLARA, BEN, 2)
    with pytest.raises(IllegalMove):
        step(state, said(BetSaid("Ben", 6), "Clara"))


def test_a_phone_hands_in_whole_answers_only() -> None:
    state = played(*GUESSED)
    assert DIALOGUE.enter(state, CLARA, said(BetSaid("Ben", 2)), SCENE) == Bet(CLARA, BEN, 2)
    assert DIALOGUE.enter(played(*OPENING), CLARA, said(Number(7)), SCENE) == Guess(CLARA, 7)
    for half in (BetSaid("Ben"), BetSaid(points=2), BetSaid("Clara", 2), BetSaid("Ben", 9)):
        with pytest.raises(ValueError, match=r"."):
            DIALOGUE.enter(state, CLARA, said(half), SCENE)


# Telling -------------------------------------------------------------------------------------------------


def test_a_year_is_asked_for_read_back_and_told_as_a_year() -> None:
    opening = (
        ChooseCategory(ANNA, Category.SPORT),
        Deal(card(1815, "year")),
        ChooseQuestion(ANNA, 0),
        Ready(),
    )
    state = played(*opening)
    told = _told(state, Guess(ANNA, 1812))
    assert told == "Anna, eighteen twelve."
    state = played(*opening, Guess(ANNA, 1812), Guess(BEN, 1900), Guess(CLARA, None))
    state = replace(state, bets={ANNA: Wager(BEN, 1), BEN: Wager(BEN, 1)})
    told = _told(state, Bet(CLARA, BEN, 1))
    assert "It is eighteen fifteen." in told
    assert "closest with eighteen twelve" in told


def _told(state: State, move: Any) -> str:
    after, events = GAME.apply(state, move, 0)
    return spoken(tuple(part for event in events for part in DIALOGUE.tell(event, after, SCENE)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(12))
def test_everything_that_can_happen_has_words_and_nothing_tells_the_answer_early(
    language: str, seed: int
) -> None:
    rng = random.Random(seed)
    for line in said_in(language, rng):
        assert "{" not in line
        assert "None" not in line


def said_in(language: str, rng: random.Random) -> Iterator[str]:
    seats = tuple(Seat(number) for number in range(rng.randint(2, 8)))
    names = ("Anna", "Ben", "Clara", "Dora", "Emil", "Fritz", "Greta", "Hugo")
    scene = Scene(names=dict(enumerate(names)), language=language, seats=seats)  # type: ignore[arg-type]
    tongue, used = words(language), dict[str, int]()
    state: State = GAME.start(Setup(seats, rng.choice(seats), random_settings(rng, seats)))
    yield from (tongue.say(part, used) for part in parts(DIALOGUE.rules(state, scene), language))
    for number in range(600):
        draw = GAME.draws(state)
        if state.phase is Phase.FINISHED or number == 599:
            break
        move = Deal(random_card(rng, number, draw.deck)) if draw else random_move(state, rng)
        state, events = GAME.apply(state, EndGame() if rng.random() < 0.002 else move, 0)
        for event in events:
            ends = isinstance(event, GameEnded)
            told = DIALOGUE.ended(state, event, scene) if ends else DIALOGUE.tell(event, state, scene)
            yield from (tongue.say(part, used) for part in told if not isinstance(part, Sound))
        if state.phase is not Phase.FINISHED and GAME.draws(state) is None:
            DIALOGUE.expects(state, scene)
            yield from (tongue.say(part, used) for part in DIALOGUE.card_text(state, scene))
            asked = DIALOGUE.question(state, scene).line
            for way in ("", *WAYS_TO_ASK):
                yield tongue.say(replace(asked, name=asked.name + way), used)
