"""Take a Guess!, rule by rule: coming and going, the view, random games (RULES.md section 3)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.contract import (
    Deal,
    DecksThrough,
    DeckThrough,
    Draw,
    EndGame,
    GameEnded,
    Join,
    Kind,
    Leave,
    NoCards,
    Phase,
    Reason,
    Seat,
    Seated,
    Setup,
    Skip,
    Skipped,
    Wait,
)
from host.games.guess_and_bet import GAME
from host.games.guess_and_bet_moves import (
    Bet,
    Card,
    Category,
    ChooseCategory,
    Guess,
    GuessReason,
    Question,
    QuestionText,
    Ready,
)
from host.games.guess_and_bet_state import Settings, State, all_in, categories, due, rounds
from tests.games import random_guess_and_bet as playout
from tests.games.play_guess_and_bet import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    MISC,
    NAMES,
    SOCIETY,
    SPORT,
    THREE,
    a_card,
    asked,
    begin,
    guessed,
    last_round,
    question,
    refused,
    step,
    told,
    view,
    whole_round,
)

# Moves that every game knows -------------------------------------------------------------------------------


def test_an_unknown_move_is_refused() -> None:
    refused(begin(), "guess", Reason.NOT_A_MOVE)


def test_a_skipped_question_is_discarded_and_another_of_its_category_is_drawn() -> None:
    state = step(guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30}), Bet(ANNA, BRUNO, 4))
    state, events = told(state, Skip())
    assert events == (Skipped(),)
    assert GAME.draws(state) == Draw(SOCIETY)
    assert (state.guesses, state.bets, state.topic) == ({}, {}, None)
    assert GAME.scores(state) == {ANNA: 5, BRUNO: 5, CLARA: 5}
    assert GAME.round(state) == (1, 6)
    state = step(state, Deal(a_card(name="x2")))
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.QUESTION, ANNA)


def test_a_question_may_be_skipped_while_its_topics_are_heard_or_people_write() -> None:
    topics = step(begin(), ChooseCategory(ANNA, SOCIETY), Deal(a_card()))
    assert GAME.draws(step(topics, Skip())) == Draw(SOCIETY)
    assert GAME.draws(step(asked(begin()), Skip())) == Draw(SOCIETY)


def test_without_a_question_there_is_nothing_to_skip() -> None:
    refused(begin(), Skip(), Reason.NOT_NOW)
    refused(step(begin(), ChooseCategory(ANNA, SPORT)), Skip(), Reason.NOT_NOW)


def test_a_category_whose_deck_is_through_is_chosen_no_more_but_another_is() -> None:
    state = step(whole_round(begin()), ChooseCategory(BRUNO, SPORT))
    state, events = told(state, NoCards())
    assert events == (DeckThrough(SPORT),)
    assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.CATEGORY, BRUNO)
    refused(state, ChooseCategory(BRUNO, SPORT), GuessReason.DECK_THROUGH)
    assert Draw(SPORT) not in (GAME.choices(state) or ())


def test_when_no_card_is_left_of_anything_that_may_be_chosen_the_game_ends_with_the_standing() -> None:
    state = step(whole_round(begin()), DecksThrough(tuple(c for c in Category if c is not SPORT)))
    points = GAME.scores(state)
    state, events = told(step(state, ChooseCategory(BRUNO, SPORT)), NoCards())
    assert events == (GameEnded((CLARA,), no_cards=True),)
    assert (GAME.scores(state), GAME.winners(state)) == (points, (CLARA,))


def test_the_table_may_end_the_game_and_open_bets_stay_with_their_owners() -> None:
    state = step(guessed(begin(), {ANNA: 10, BRUNO: 20, CLARA: 30}), Bet(ANNA, BRUNO, 4))
    state, events = told(state, EndGame())
    assert events == (GameEnded(THREE),)
    assert GAME.scores(state) == {ANNA: 5, BRUNO: 5, CLARA: 5}
    assert state.last is None


def test_a_newcomer_sits_last_before_the_player_on_turn_with_the_score_of_the_lowest() -> None:
    state = begin(starter=BRUNO, points={ANNA: 9, BRUNO: 4, CLARA: 6})
    state, events = told(state, Join(DORA))
    assert events == (Seated(DORA, 4),)
    assert GAME.order(state) == (ANNA, DORA, BRUNO, CLARA)
    assert GAME.scores(state)[DORA] == 4
    assert GAME.waits(state).seat == BRUNO
    assert GAME.round(state) == (1, 8)


def test_a_newcomer_chooses_two_categories_too_and_who_has_chosen_both_is_passed_over() -> None:
    state = step(whole_round(whole_round(begin((ANNA, BRUNO)))), Join(CLARA))
    turns = []
    while not GAME.winners(state):
        turns.append((state.on_turn, *GAME.round(state), all_in(state)))
        state = whole_round(state)
    assert turns == [
        (ANNA, 3, 6, False),
        (BRUNO, 4, 6, False),
        (CLARA, 5, 6, False),
        (CLARA, 6, 6, True),
    ]


def test_a_newcomer_before_the_last_round_puts_the_all_in_off() -> None:
    state = step(last_round(), Join(DORA))
    assert not all_in(state)
    assert GAME.round(state) == (6, 8)


def test_people_come_and_go_between_rounds_only() -> None:
    state = step(begin(), ChooseCategory(ANNA, SOCIETY))
    for at in (state, step(state, Deal(a_card())), asked(begin()), step(asked(begin()), Guess(ANNA, 1))):
        refused(at, Join(DORA), Reason.BETWEEN_ROUNDS_ONLY)
        refused(at, Leave(CLARA), Reason.BETWEEN_ROUNDS_ONLY)


def test_at_most_eight_play_and_at_least_two() -> None:
    refused(begin([Seat(n) for n in range(8)]), Join(Seat(8)), Reason.TOO_MANY)
    refused(begin((ANNA, BRUNO)), Leave(ANNA), Reason.TOO_FEW)
    refused(begin(), Leave(DORA), Reason.NO_SUCH_SEAT)
    refused(begin(), Join(CLARA), Reason.NOT_NOW)


def test_who_leaves_takes_score_and_seat_along_and_the_rounds_are_recounted() -> None:
    state, events = told(begin(), Leave(BRUNO))
    assert events == (Seated(BRUNO, None),)
    assert GAME.order(state) == (ANNA, CLARA)
    assert GAME.scores(state) == {ANNA: 5, CLARA: 5}
    assert GAME.round(state) == (1, 4)
    assert GAME.waits(state).seat == ANNA


def test_if_the_player_on_turn_leaves_the_turn_goes_left() -> None:
    assert GAME.waits(step(begin(starter=CLARA), Leave(CLARA))).seat == ANNA


def test_rounds_that_a_leaver_opened_stay_played_and_the_others_still_choose_twice() -> None:
    state = step(whole_round(begin()), Leave(ANNA))
    assert GAME.round(state) == (2, 5)
    turns = []
    while not GAME.winners(state):
        turns.append(state.on_turn)
        state = whole_round(state)
    assert turns == [BRUNO, CLARA, BRUNO, CLARA]
    assert GAME.round(state) == (5, 5)


def test_a_leaver_may_bring_the_all_in_round_forward() -> None:
    chosen = {ANNA: (SPORT, MISC), BRUNO: (SPORT,), CLARA: (SPORT,)}
    state = begin(starter=BRUNO, chosen=chosen)
    assert not all_in(state)
    assert all_in(step(state, Leave(CLARA)))


def test_if_the_only_one_with_a_category_left_to_choose_leaves_the_game_is_over() -> None:
    state, events = told(last_round(), Leave(CLARA))
    assert events == (Seated(CLARA, None), GameEnded((ANNA,)))
    assert GAME.winners(state) == (ANNA,)
    assert GAME.starter(state) in GAME.order(state)


# The view --------------------------------------------------------------------------------------------------


def test_the_view_shows_category_and_topics_then_guesses_then_bets() -> None:
    state = begin()
    assert view(state) == {
        "category": None,
        "topics": [],
        "guesses": {},
        "passed": [],
        "bets": {},
        "all_in": False,
        "last": None,
        "players": {seat: {"categories": []} for seat in THREE},
    }
    state = asked(state)
    assert view(state)["category"] == "society"
    assert view(state)["topics"] == ["topic a", "topic b", "topic c"]
    assert view(state)["players"][ANNA] == {"categories": ["society"]}
    state = step(state, Guess(ANNA, 1.5), Guess(BRUNO, None), Guess(CLARA, 7), Bet(ANNA, CLARA, 4))
    assert view(state)["guesses"] == {"Anna": 1.5, "Clara": 7}
    assert view(state)["passed"] == ["Bruno"]
    assert view(state)["bets"] == {"Anna": {"on": "Clara", "points": 4}}


def test_the_view_shows_the_last_scored_round() -> None:
    state = guessed(begin(), {ANNA: 10, BRUNO: 90, CLARA: 300}, 100)
    state = step(state, Bet(ANNA, BRUNO, 4), Bet(BRUNO, CLARA, 5), Bet(CLARA, CLARA, 1))
    last = {"answer": 100, "closest": ["Bruno"], "change": {"Anna": 8, "Bruno": -2, "Clara": -1}}
    assert view(state)["last"] == last
    assert view(asked(state))["last"] == last
    assert view(asked(state))["players"][ANNA] == {"categories": ["society"]}


def test_the_view_shows_topics_in_the_tables_language_or_in_one_that_the_card_speaks() -> None:
    words = {"en": QuestionText("moon", "a", "b"), "de": QuestionText("Mond", "a", "b")}
    card = Card("x", SOCIETY, (Question(1, words), Question(2, words), question()))
    state = step(begin(), ChooseCategory(ANNA, SOCIETY), Deal(card))
    shown = {language: GAME.view(state, NAMES.__getitem__, language)["topics"] for language in ("en", "de")}
    assert shown == {"en": ["moon", "moon", "topic a"], "de": ["Mond", "Mond", "topic a"]}


def test_the_view_says_when_one_may_go_all_in() -> None:
    assert view(last_round())["all_in"] is True
    assert view(begin())["all_in"] is False


def test_choices_guesses_and_bets_are_answers_and_ready_is_none() -> None:
    assert Ready not in GAME.answers
    assert {*GAME.answers, Ready} == set(GAME.moves)
    assert not GAME.together
    assert GAME.secret(begin(), ANNA) is None
    assert categories(begin(), ANNA) == ()
    assert due(begin()) == ANNA
    assert rounds(begin()) == (1, 6)


# Random games ----------------------------------------------------------------------------------------------


def with_other_values(card: Card, spare: int | None = None) -> Card:
    """The same card with other answers, but for the question that was revealed."""
    return replace(
        card,
        questions=tuple(
            q if at == spare else replace(q, value=q.value + 987_654) for at, q in enumerate(card.questions)
        ),
    )


def check_secrecy(state: State) -> None:
    """The view is the same whatever the answers that nobody knows yet."""
    name = "seat {}".format
    shown = json.dumps(GAME.view(state, name, "en"))
    card = state.card and with_other_values(state.card)
    last = state.last and replace(state.last, card=with_other_values(state.last.card, state.last.topic))
    assert json.dumps(GAME.view(replace(state, card=card, last=last), name, "en")) == shown
    assert "reveal" not in shown


def check_round_trip(state: State, move: Any, settings: Settings) -> None:
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    laid = move.card if isinstance(move, Deal) else move
    assert msgspec.json.decode(msgspec.json.encode(laid), type=type(laid)) == laid
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def common_move(state: State, rng: random.Random, fresh: int) -> Any:
    """Now and then somebody comes or goes, or a question is skipped; None most of the time."""
    if state.card is not None:
        return Skip() if rng.random() < 0.02 else None
    roll = rng.random()
    if roll < 0.05 and len(state.seats) < 8:
        return Join(Seat(fresh))
    if roll < 0.1 and len(state.seats) > 2:
        return Leave(rng.choice(state.seats))
    return None


@pytest.mark.parametrize("number", range(112))
def test_a_random_game_keeps_all_rules_and_ends(number: int) -> None:
    rng = random.Random(number)
    seats = tuple(Seat(n) for n in range(2 + number % 7))
    settings = playout.random_settings(rng, seats)
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    with_guests = number % 2
    for count in range(2000):
        if state.phase is Phase.FINISHED:
            break
        draw = GAME.draws(state)
        move: Any
        if draw is not None:
            move = Deal(playout.random_card(rng, count, deck=draw.deck))
        else:
            guest = common_move(state, rng, 100 + count) if with_guests else None
            move = guest or playout.random_move(state, rng)
        before = state
        state, events = GAME.apply(before, move, count)
        playout.check(before, move, state, events)
        check_round_trip(state, move, settings)
        check_secrecy(state)
        for event in events:
            msgspec.json.encode(event)
        assert (GAME.waits(state).kind is Kind.NOTHING) == (state.phase is Phase.FINISHED)
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state)
    if not with_guests:
        assert GAME.round(state) == (2 * len(seats), 2 * len(seats))
        assert {len(chosen) for chosen in state.chosen.values()} == {2}
