"""Schätz it if you can, rule by rule (RULES.md section 2 and the rulebook with its 2024 amendment)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    GameEnded,
    IllegalMove,
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
from host.games.order_it import GAME, Settings, State, apply, draws, rearranging, view, waits
from host.games.order_it_card import Card, Item, Measure, OrderReason, OrderText, right_order
from host.games.order_it_moves import (
    Arrange,
    Correct,
    Done,
    Judge,
    Judged,
    Judgement,
    LastTry,
    MoreLaps,
    MoreRounds,
    MoveAfter,
    MoveBefore,
    OrderLaid,
    Outcome,
    Place,
    Placed,
    Rearranged,
    RoundBegan,
    RoundsAgreed,
    RoundScored,
    Swap,
    TermDrawn,
)
from host.games.order_it_rounds import MOST_LAPS, MOST_ROUNDS, LastDoubt
from tests.games.random_order_it import check, random_card, random_move, random_settings

ANNA, BRUNO, CLARA, DIETER, EMIL, FRITZ = (Seat(number) for number in range(6))
NAMES = ("Anna", "Bruno", "Clara", "Dieter", "Emil", "Fritz")
ALL_CORRECT, DOUBT = Judgement.ALL_CORRECT, Judgement.DOUBT
FULL, QUICK = LastDoubt.FULL, LastDoubt.QUICK

# In drawing order; the right order is mouse, hamster, cat, dog, goat, human, lion, horse, elephant.
ANIMALS = (
    ("horse", "Pferd", 500),
    ("mouse", "Maus", 0.02),
    ("cat", "Katze", 4),
    ("elephant", "Elefant", 5000),
    ("dog", "Hund", 30),
    ("lion", "Löwe", 190),
    ("hamster", "Hamster", 0.1),
    ("human", "Mensch", 75),
    ("goat", "Ziege", 60),
)
HORSE, MOUSE, CAT, ELEPHANT, DOG, LION, HAMSTER, HUMAN, GOAT = range(9)
RIGHT = (MOUSE, HAMSTER, CAT, DOG, GOAT, HUMAN, LION, HORSE, ELEPHANT)


def weights(card_id: str = "x2", *languages: str) -> Card:
    texts = {
        "en": OrderText("Which weighs more?", "light", "heavy", "Scales never lie."),
        "de": OrderText("Was wiegt mehr?", "leicht", "schwer", "Waagen lügen nie."),
    }
    chosen = languages or ("en",)
    return Card(
        card_id,
        {code: texts[code] for code in chosen},
        tuple(
            Item({code: en if code == "en" else de for code in chosen}, value) for en, de, value in ANIMALS
        ),
    )


def begin(players: int = 3, starter: Seat = ANNA, **settings: Any) -> State:
    seats = tuple(Seat(number) for number in range(players))
    return GAME.start(Setup(seats, starter, Settings(**settings)))


def dealt(players: int = 3, starter: Seat = ANNA, **settings: Any) -> State:
    return play(begin(players, starter, **settings), Deal(weights()))[0]


def play(state: State, *moves: Any) -> tuple[State, list[Any]]:
    told: list[Any] = []
    for move in moves:
        before = state
        state, events = apply(state, move, 0)
        check(before, move, state, events)
        told += events
    return state, told


def refused(state: State, move: Any) -> IllegalMove:
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as raised:
        apply(state, move, 0)
    assert msgspec.json.encode(state) == before
    return raised.value


def right_place(state: State) -> Place:
    """The due seat puts its term before the first heavier one."""
    assert state.card is not None
    items = state.card.items
    value = items[state.drawn - 1].value
    return Place(state.turn, sum(items[term].value < value for term in state.order))


def after_ninth(*, right: bool, players: int = 3, **settings: Any) -> State:
    """Everybody waves through until the ninth term lies and the last judgement is due."""
    state, _ = play(dealt(players, **settings), Arrange(ANNA, (MOUSE, HORSE)))
    while state.drawn < 9:
        state, _ = play(state, Judge(state.turn, ALL_CORRECT))
        wrong = Place(state.turn, 0)
        state, _ = play(state, right_place(state) if right or state.drawn < 9 else wrong)
    return state


def whole_round(state: State, card_id: str = "x2") -> tuple[State, list[Any]]:
    """A round in which all is right and waved through."""
    state, told = play(state, Deal(weights(card_id)))
    state, more = play(state, Arrange(state.turn, (MOUSE, HORSE)))
    told += more
    while True:
        ends = state.drawn == 9
        state, more = play(state, Judge(state.turn, ALL_CORRECT))
        told += more
        if ends:
            return state, told
        state, more = play(state, right_place(state))
        told += more


def shown(state: State, language: str = "en") -> dict[str, Any]:
    return view(state, NAMES.__getitem__, language)


def starters(state: State, rounds: int) -> tuple[State, list[Seat]]:
    opened: list[Seat] = []
    for _ in range(rounds):
        opened.append(state.starter)
        state, _ = whole_round(state)
    return state, opened


# The card -------------------------------------------------------------------------------------------------


def test_an_inline_card_has_a_question_a_direction_and_nine_terms_with_values() -> None:
    inline = {
        "id": "x2",
        "text": {"en": {"question": "Which weighs more?", "low": "light", "high": "heavy", "reveal": "So."}},
        "items": [{"label": {"en": en}, "value": value} for en, _, value in ANIMALS],
    }
    card = msgspec.json.decode(json.dumps(inline), type=Card)
    assert [item.value for item in card.items] == [value for _, _, value in ANIMALS]
    assert isinstance(card.items[HORSE].value, int)
    assert (card.text["en"].low, card.text["en"].high) == ("light", "heavy")
    assert (card.text["en"].unit, card.measure) == ("", Measure.QUANTITY)


@pytest.mark.parametrize(
    "change", ["eight items", "ten items", "same value", "same label", "no label", "no text"]
)
def test_an_impossible_card_is_refused(change: str) -> None:
    card = weights()
    items, text = list(card.items), card.text
    match change:
        case "eight items":
            items.pop()
        case "ten items":
            items.append(Item({"en": "whale"}, 100_000))
        case "same value":
            items[HORSE] = Item({"en": "horse"}, 5000.0)
        case "same label":
            items[HORSE] = Item({"en": " Mouse"}, 500)
        case "no label":
            items[HORSE] = Item({"de": "Pferd"}, 500)
        case _:
            text = {}
    with pytest.raises(ValueError, match=r"item|text"):
        Card("x", text, tuple(items))


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_value_is_a_finite_number(value: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        Item({"en": "nothing"}, value)


def test_the_right_order_runs_from_the_low_end_to_the_high_end() -> None:
    assert right_order(weights(), range(9)) == RIGHT


# Settings and setup ---------------------------------------------------------------------------------------


def test_laps_are_one_and_the_last_doubt_is_quick_unless_set() -> None:
    assert Settings() == Settings(laps=1, last_doubt=QUICK)


@pytest.mark.parametrize("settings", [{"laps": 0}, {"laps": MOST_LAPS + 1}, {"last_doubt": "never"}])
def test_an_impossible_setting_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"laps|LastDoubt"):
        Settings(**settings)


def test_two_to_five_play() -> None:
    assert GAME.seats == range(2, 6)
    for seats in ((ANNA,), (ANNA, BRUNO, CLARA, DIETER, EMIL, FRITZ), (ANNA, ANNA, BRUNO)):
        with pytest.raises(ValueError, match="two to five"):
            GAME.start(Setup(seats, ANNA, Settings()))


def test_the_starter_must_sit_at_the_table() -> None:
    with pytest.raises(ValueError, match="starter"):
        GAME.start(Setup((ANNA, BRUNO), CLARA, Settings()))


# The starter ----------------------------------------------------------------------------------------------


def test_a_card_is_wanted_at_the_start_and_no_answer_is_taken_without_one() -> None:
    state = begin()
    assert draws(state) == Draw()
    assert refused(state, Arrange(ANNA, (0, 1))).reason is Reason.NOT_NOW


def test_no_second_card_is_dealt() -> None:
    assert refused(dealt(), Deal(weights())).reason is Reason.NOT_NOW


def test_the_starter_hears_the_first_two_terms_and_says_their_order() -> None:
    state, told = play(begin(starter=BRUNO), Deal(weights()))
    assert told == [RoundBegan(1, 3, BRUNO, (HORSE, MOUSE))]
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, BRUNO)
    seen = shown(state)
    assert (seen["order"], seen["terms"], seen["term"]) == ([], ["horse", "mouse"], None)
    state, told = play(state, Arrange(BRUNO, (MOUSE, HORSE)))
    assert told == [OrderLaid(BRUNO, (MOUSE, HORSE))]
    assert shown(state)["order"] == ["mouse", "horse"]


def test_then_the_next_player_clockwise_judges() -> None:
    state, _ = play(dealt(starter=CLARA), Arrange(CLARA, (HORSE, MOUSE)))
    assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, ANNA)


@pytest.mark.parametrize("order", [(), (HORSE,), (HORSE, HORSE), (HORSE, CAT), (HORSE, MOUSE, CAT)])
def test_the_starter_orders_just_the_two_terms(order: tuple[int, ...]) -> None:
    assert refused(dealt(), Arrange(ANNA, order)).reason is OrderReason.NOT_THESE_TERMS


def test_only_the_starter_opens() -> None:
    assert refused(dealt(), Arrange(BRUNO, (MOUSE, HORSE))).reason is Reason.NOT_YOUR_TURN
    assert refused(dealt(), Arrange(FRITZ, (MOUSE, HORSE))).reason is Reason.NO_SUCH_SEAT


def test_the_first_order_may_be_wrong_and_nothing_is_revealed() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)))
    assert told == [OrderLaid(ANNA, (HORSE, MOUSE))]
    assert GAME.scores(state) == {ANNA: 0, BRUNO: 0, CLARA: 0}


# Judging --------------------------------------------------------------------------------------------------


def test_each_player_first_judges_then_places_one_new_term() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    for seat in (BRUNO, CLARA, ANNA, BRUNO, CLARA, ANNA, BRUNO):
        assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, seat)
        assert shown(state)["term"] is None
        new = state.drawn
        state, told = play(state, Judge(seat, ALL_CORRECT))
        assert told[-1] == TermDrawn(seat, new)
        assert waits(state) == Wait(Phase.PLACING, Kind.PLACE, seat)
        assert shown(state)["term"] == ANIMALS[new][0]
        state, _ = play(state, right_place(state))
    assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, CLARA)
    assert state.drawn == 9


def test_waving_through_pays_the_previous_player_two_for_a_right_order() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.WAVED_THROUGH, 0, 2, None)
    assert GAME.scores(state) == {ANNA: 2, BRUNO: 0, CLARA: 0}


def test_waving_through_pays_the_previous_player_two_even_for_a_wrong_order_and_reveals_nothing() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.WAVED_THROUGH, 0, 2, None)
    assert GAME.scores(state) == {ANNA: 2, BRUNO: 0, CLARA: 0}


def test_after_waving_through_the_order_stays_as_it_is_mistakes_included() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 1))
    assert shown(state)["order"] == ["horse", "cat", "mouse"]


def test_doubting_a_wrong_order_pays_the_doubter_one_and_the_previous_player_nothing() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.DOUBTED_RIGHTLY, 1, 0, (MOUSE, HORSE))
    assert GAME.scores(state) == {ANNA: 0, BRUNO: 1, CLARA: 0}


def test_it_does_not_matter_whose_mistake_it_was() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 1))
    state, told = play(state, Judge(CLARA, DOUBT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.DOUBTED_RIGHTLY, 1, 0, (MOUSE, CAT, HORSE))
    assert GAME.scores(state) == {ANNA: 2, BRUNO: 0, CLARA: 1}


def test_after_a_right_doubt_the_right_order_of_the_terms_so_far_lies_without_values() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT))
    assert told[1].order == state.order == (MOUSE, HORSE)
    assert "500" not in json.dumps(shown(state))
    state, _ = play(state, Place(BRUNO, 1))
    assert shown(state)["order"] == ["mouse", "cat", "horse"]


def test_doubting_a_right_order_costs_the_doubter_one_and_pays_the_previous_player_two() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.DOUBTED_WRONGLY, -1, 2, (MOUSE, HORSE))
    assert GAME.scores(state) == {ANNA: 2, BRUNO: -1, CLARA: 0}


def test_whoever_doubted_places_the_next_term_all_the_same() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    assert told[-1] == TermDrawn(BRUNO, CAT)
    assert waits(state) == Wait(Phase.PLACING, Kind.PLACE, BRUNO)


def test_the_rulebooks_example_josefine_is_doubted_by_alisah_who_places_the_third_term_last() -> None:
    josefine, alisah = ANNA, BRUNO
    card = weights()  # her order is right: mouse, horse; the third term is heavier than both
    elephant_third = replace(card, items=(*card.items[:2], card.items[3], card.items[2], *card.items[4:]))
    state, _ = play(begin(), Deal(elephant_third), Arrange(josefine, (1, 0)), Judge(alisah, DOUBT))
    assert GAME.scores(state) == {josefine: 2, alisah: -1, CLARA: 0}
    state, told = play(state, Place(alisah, 2))
    assert told == [Placed(alisah, 2, 2, (1, 0, 2))]
    assert waits(state).seat == CLARA


def test_scores_change_at_once_and_may_be_negative() -> None:
    state, _ = play(dealt(2), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    assert GAME.scores(state)[BRUNO] == -1
    state, _ = play(state, right_place(state), Judge(ANNA, DOUBT))
    assert GAME.scores(state) == {ANNA: 1, BRUNO: 1}


def test_points_are_counted_as_chips_of_two_one_and_minus_one() -> None:
    state, _ = play(dealt(2), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT), Place(BRUNO, 1))
    state, _ = play(state, Judge(ANNA, DOUBT))
    players = shown(state)["players"]
    assert players[ANNA] == {"chips": {"2": 0, "1": 0, "-1": 1}}
    assert players[BRUNO] == {"chips": {"2": 1, "1": 1, "-1": 0}}


def test_with_two_players_the_judge_is_always_the_other() -> None:
    state, _ = play(dealt(2), Arrange(ANNA, (MOUSE, HORSE)))
    judges = []
    while state.drawn < 9:
        judges.append(state.turn)
        state, _ = play(state, Judge(state.turn, ALL_CORRECT))
        state, _ = play(state, right_place(state))
    assert judges == [BRUNO, ANNA, BRUNO, ANNA, BRUNO, ANNA, BRUNO]
    assert state.turn == ANNA


# Compulsory -----------------------------------------------------------------------------------------------


def test_ordering_judging_and_placing_cannot_be_passed() -> None:
    state = dealt()
    assert refused(state, Arrange(ANNA, None)).reason is Reason.COMPULSORY
    state, _ = play(state, Arrange(ANNA, (MOUSE, HORSE)))
    assert refused(state, Judge(BRUNO, None)).reason is Reason.COMPULSORY
    state, _ = play(state, Judge(BRUNO, ALL_CORRECT))
    assert refused(state, Place(BRUNO, None)).reason is Reason.COMPULSORY


def test_only_the_due_player_judges_and_places() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    assert refused(state, Judge(CLARA, DOUBT)).reason is Reason.NOT_YOUR_TURN
    assert refused(state, Judge(FRITZ, DOUBT)).reason is Reason.NO_SUCH_SEAT
    state, _ = play(state, Judge(BRUNO, DOUBT))
    assert refused(state, Place(CLARA, 0)).reason is Reason.NOT_YOUR_TURN


def test_judging_comes_before_placing_and_placing_after_it() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    for move in (Place(BRUNO, 0), Arrange(BRUNO, (MOUSE, HORSE)), Done(BRUNO), Swap(BRUNO, 0, 1)):
        assert refused(state, move).reason is Reason.NOT_NOW
    state, _ = play(state, Judge(BRUNO, DOUBT))
    for move in (Judge(BRUNO, DOUBT), Arrange(BRUNO, (MOUSE, HORSE)), Done(BRUNO), MoveAfter(BRUNO, 0, 1)):
        assert refused(state, move).reason is Reason.NOT_NOW


# Placing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "order"),
    [(0, (CAT, MOUSE, HORSE)), (1, (MOUSE, CAT, HORSE)), (2, (MOUSE, HORSE, CAT))],
)
def test_a_term_is_placed_first_between_or_last(position: int, order: tuple[int, ...]) -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT))
    state, told = play(state, Place(BRUNO, position))
    assert told == [Placed(BRUNO, CAT, position, order)]
    assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, CLARA)


@pytest.mark.parametrize("position", [-1, 3])
def test_a_place_outside_the_order_is_refused(position: int) -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT))
    fault = refused(state, Place(BRUNO, position))
    assert (fault.reason, fault.facts) == (OrderReason.NO_SUCH_PLACE, {"most": 2})


# Correcting -----------------------------------------------------------------------------------------------


def test_the_starter_may_correct_the_order_until_it_is_judged() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Correct(ANNA, (MOUSE, HORSE)))
    assert told[-1] == OrderLaid(ANNA, (MOUSE, HORSE), corrected=True)
    assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, BRUNO)
    state, _ = play(state, Judge(BRUNO, ALL_CORRECT))
    assert refused(state, Correct(ANNA, (HORSE, MOUSE))).reason is Reason.NOTHING_TO_CORRECT


def test_whoever_placed_last_may_correct_that_place_until_it_is_judged() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 0))
    state, told = play(state, Correct(BRUNO, (MOUSE, CAT, HORSE)))
    assert told == [Placed(BRUNO, CAT, 1, (MOUSE, CAT, HORSE), corrected=True)]
    assert refused(state, Correct(ANNA, (CAT, MOUSE, HORSE))).reason is Reason.NOTHING_TO_CORRECT
    assert refused(state, Correct(CLARA, (CAT, MOUSE, HORSE))).reason is Reason.NOTHING_TO_CORRECT
    assert refused(state, Correct(FRITZ, (CAT, MOUSE, HORSE))).reason is Reason.NO_SUCH_SEAT


def test_a_correction_moves_only_the_own_term() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 0))
    assert refused(state, Correct(BRUNO, (HORSE, CAT, MOUSE))).reason is OrderReason.OTHERS_MOVED
    assert refused(state, Correct(BRUNO, (MOUSE, HORSE))).reason is OrderReason.NOT_THESE_TERMS


def test_nothing_is_corrected_before_it_was_said() -> None:
    assert refused(dealt(), Correct(ANNA, (MOUSE, HORSE))).reason is Reason.NOTHING_TO_CORRECT


# The last doubt -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last_doubt", LastDoubt)
@pytest.mark.parametrize("right", [True, False])
def test_the_ninth_term_waved_through_pays_two_and_ends_the_round(last_doubt: LastDoubt, right: bool) -> None:  # noqa: FBT001
    state = after_ninth(right=right, last_doubt=last_doubt)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, ALL_CORRECT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.WAVED_THROUGH, 0, 2, None, last=True)
    assert told[1] == RoundScored(1, weights(), RIGHT, state.order)
    assert GAME.scores(after) == {**before, BRUNO: before[BRUNO] + 2}
    assert after.round == 2


def test_a_quick_last_doubt_is_scored_like_any_other_and_ends_the_round() -> None:
    state = after_ninth(right=False)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, DOUBT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.DOUBTED_RIGHTLY, 1, 0, RIGHT, last=True)
    assert told[1] == RoundScored(1, weights(), RIGHT, state.order)
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] + 1}
    assert after.round == 2


@pytest.mark.parametrize("last_doubt", LastDoubt)
def test_a_last_doubt_of_a_right_order_costs_one_pays_two_reveals_and_ends_the_round(
    last_doubt: LastDoubt,
) -> None:
    state = after_ninth(right=True, last_doubt=last_doubt)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, DOUBT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.DOUBTED_WRONGLY, -1, 2, RIGHT, last=True)
    assert told[1] == RoundScored(1, weights(), RIGHT, RIGHT)
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] - 1, BRUNO: before[BRUNO] + 2}
    assert after.round == 2


def doubted() -> State:
    """A full last doubt was right: Clara may rearrange goat, mouse, hamster, cat, dog, human, lion, ..."""
    return play(after_ninth(right=False, last_doubt=FULL), Judge(CLARA, DOUBT))[0]


def test_a_full_last_doubt_of_a_wrong_order_pays_one_and_reveals_nothing_yet() -> None:
    state = after_ninth(right=False, last_doubt=FULL)
    before = GAME.scores(state)
    after, told = play(state, Judge(CLARA, DOUBT))
    judged = Judged(CLARA, BRUNO, Outcome.DOUBTED_RIGHTLY, 1, 0, None, last=True, rearranging=True)
    assert told == [judged]
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] + 1}
    assert after.order == state.order
    assert shown(after)["last"] is None
    assert after.round == 1


def test_the_doubter_then_rearranges_which_waits_for_an_order_of_the_doubter() -> None:
    state = doubted()
    assert rearranging(state)
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, CLARA)
    assert shown(state)["term"] is None
    assert len(shown(state)["order"]) == 9
    for move in (Done(ANNA), Swap(BRUNO, 0, 1), Arrange(ANNA, RIGHT)):
        assert refused(state, move).reason is Reason.NOT_YOUR_TURN
    for wrong in (Judge(CLARA, DOUBT), Place(CLARA, 0)):
        assert refused(state, wrong).reason is Reason.NOT_NOW


def test_two_terms_can_be_swapped() -> None:
    state, told = play(doubted(), Swap(CLARA, GOAT, DOG))
    assert state.order == (DOG, MOUSE, HAMSTER, CAT, GOAT, HUMAN, LION, HORSE, ELEPHANT)
    assert told == [Rearranged(CLARA, state.order)]
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, CLARA)


def test_a_term_can_be_moved_before_another() -> None:
    state, told = play(doubted(), MoveBefore(CLARA, GOAT, HUMAN))
    assert state.order == RIGHT
    assert told == [Rearranged(CLARA, RIGHT)]
    state, _ = play(state, MoveBefore(CLARA, ELEPHANT, MOUSE))
    assert state.order[0] == ELEPHANT


def test_a_term_can_be_moved_after_another() -> None:
    state, told = play(doubted(), MoveAfter(CLARA, GOAT, DOG))
    assert state.order == RIGHT
    assert told == [Rearranged(CLARA, RIGHT)]
    state, _ = play(state, MoveAfter(CLARA, MOUSE, ELEPHANT))
    assert state.order[-1] == MOUSE


def test_rearranging_goes_on_as_long_as_the_doubter_likes_and_reveals_nothing() -> None:
    state = doubted()
    for _ in range(30):
        state, told = play(state, Swap(CLARA, GOAT, MOUSE))
        assert [type(event) for event in told] == [Rearranged]
    assert state.order == doubted().order


def test_impossible_rearrangements_are_refused() -> None:
    state = doubted()
    for same in (Swap(CLARA, CAT, CAT), MoveBefore(CLARA, CAT, CAT), MoveAfter(CLARA, CAT, CAT)):
        assert refused(state, same).reason is OrderReason.SAME_TERM
    for unknown in (Swap(CLARA, CAT, 9), MoveBefore(CLARA, -1, CAT), MoveAfter(CLARA, CAT, 9)):
        assert refused(state, unknown).reason is OrderReason.NOT_THESE_TERMS
    assert refused(state, Arrange(CLARA, RIGHT[:8])).reason is OrderReason.NOT_THESE_TERMS
    assert refused(state, Arrange(CLARA, None)).reason is Reason.COMPULSORY


def test_done_with_a_right_order_earns_one_point_more() -> None:
    state, _ = play(doubted(), MoveBefore(CLARA, GOAT, HUMAN))
    before = GAME.scores(state)
    after, told = play(state, Done(CLARA))
    assert told == [LastTry(CLARA, RIGHT, right=True, points=1), RoundScored(1, weights(), RIGHT, RIGHT)]
    assert GAME.scores(after) == {**before, CLARA: before[CLARA] + 1}
    assert shown(after)["players"][CLARA]["chips"]["1"] == 2
    assert after.round == 2


def test_done_with_a_wrong_order_costs_nothing_and_keeps_the_point_for_the_doubt() -> None:
    state, _ = play(doubted(), Swap(CLARA, GOAT, HUMAN))
    before = GAME.scores(state)
    after, told = play(state, Done(CLARA))
    assert told[0] == LastTry(CLARA, state.order, right=False, points=0)
    assert told[1] == RoundScored(1, weights(), RIGHT, state.order)
    assert GAME.scores(after) == before


def test_a_whole_order_is_final() -> None:
    state = doubted()
    after, told = play(state, Arrange(CLARA, RIGHT))
    assert told == [
        Rearranged(CLARA, RIGHT),
        LastTry(CLARA, RIGHT, right=True, points=1),
        RoundScored(1, weights(), RIGHT, RIGHT),
    ]
    assert GAME.scores(after)[CLARA] == GAME.scores(state)[CLARA] + 1
    wrong, told = play(state, Arrange(CLARA, RIGHT[::-1]))
    assert told[1] == LastTry(CLARA, RIGHT[::-1], right=False, points=0)
    assert GAME.scores(wrong) == GAME.scores(state)


def test_a_full_last_doubt_changes_nothing_before_the_ninth_term() -> None:
    state, told = play(dealt(last_doubt=FULL), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.DOUBTED_RIGHTLY, 1, 0, (MOUSE, HORSE))
    assert waits(state).kind is Kind.PLACE


# The end of a round ---------------------------------------------------------------------------------------


def test_at_the_end_of_a_round_the_right_order_is_told_with_its_values() -> None:
    state, told = whole_round(begin())
    assert told[-1] == RoundScored(1, weights(), RIGHT, RIGHT)
    last = shown(state)["last"]
    assert last["order"] == ["mouse", "hamster", "cat", "dog", "goat", "human", "lion", "horse", "elephant"]
    assert last["values"] == {en: value for en, _, value in ANIMALS}
    assert json.dumps(last["values"]["horse"]) == "500"


def test_the_next_round_starts_one_seat_to_the_left_in_the_answer_that_scored_the_last() -> None:
    state, _ = whole_round(begin(starter=CLARA))
    assert (state.round, state.starter) == (2, ANNA)
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, ANNA)
    assert draws(state) == Draw()
    assert shown(state)["order"] == []


def test_scores_are_kept_from_round_to_round() -> None:
    one, _ = whole_round(begin())
    two, _ = whole_round(one)
    assert sum(GAME.scores(two).values()) == 2 * sum(GAME.scores(one).values()) == 32


# The end of the game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("laps", [1, 2])
def test_the_game_ends_when_everyone_has_started_all_laps(players: int, laps: int) -> None:
    state = begin(players, laps=laps)
    assert GAME.round(state) == (1, laps * players)
    state, opened = starters(state, laps * players)
    assert opened == [Seat(number) for number in range(players)] * laps
    assert state.phase is Phase.FINISHED
    assert waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)
    assert GAME.round(state) == (laps * players, laps * players)


def test_the_answer_that_scores_the_last_round_finishes_the_game_without_a_question() -> None:
    state, _ = starters(begin(2), 1)
    state, told = whole_round(state)
    assert told[-1] == GameEnded(GAME.winners(state))
    assert state.phase is Phase.FINISHED
    assert draws(state) is None
    assert shown(state)["last"]["order"][0] == "mouse"


def test_most_points_win() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT), EndGame())
    assert GAME.winners(state) == (ANNA,)


def test_ties_share_the_victory() -> None:
    state, told = play(dealt(), EndGame())
    assert GAME.winners(state) == (ANNA, BRUNO, CLARA)
    assert told == [GameEnded((ANNA, BRUNO, CLARA))]


def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert GAME.winners(dealt()) == ()


def test_a_finished_game_takes_no_move_but_further_rounds() -> None:
    state, _ = starters(begin(2), 2)
    for move in (
        Deal(weights()),
        Skip(),
        EndGame(),
        NoCards(),
        Join(DIETER),
        Leave(ANNA),
        Judge(ANNA, DOUBT),
    ):
        assert refused(state, move).reason is Reason.FINISHED


# Further rounds -------------------------------------------------------------------------------------------


def test_the_table_may_agree_to_a_single_further_round_before_the_end() -> None:
    state, told = play(dealt(), MoreRounds())
    assert told == [RoundsAgreed(1, 4, resumed=False)]
    assert GAME.round(state) == (1, 4)
    state, _ = play(state, EndGame())
    state, opened = starters(play(begin(), MoreRounds())[0], 4)
    assert opened == [ANNA, BRUNO, CLARA, ANNA]
    assert state.phase is Phase.FINISHED


def test_the_table_may_agree_to_another_lap_before_the_end() -> None:
    state, told = play(begin(), MoreLaps())
    assert told == [RoundsAgreed(3, 6, resumed=False)]
    state, opened = starters(state, 6)
    assert opened == [ANNA, BRUNO, CLARA] * 2
    assert state.phase is Phase.FINISHED


def test_a_game_whose_rounds_are_through_goes_on_with_a_further_round() -> None:
    state, _ = starters(begin(), 3)
    before = GAME.scores(state)
    state, told = play(state, MoreRounds())
    assert told == [RoundsAgreed(1, 4, resumed=True)]
    assert GAME.round(state) == (4, 4)
    assert (state.phase, state.starter, GAME.winners(state)) == (Phase.PLACING, ANNA, ())
    assert draws(state) == Draw()
    assert GAME.scores(state) == before
    state, told = whole_round(state)
    assert isinstance(told[-1], GameEnded)


def test_a_game_whose_rounds_are_through_goes_on_with_another_lap_again_and_again() -> None:
    state, _ = starters(begin(2), 2)
    for lap in (2, 3):
        state, told = play(state, MoreLaps())
        assert told == [RoundsAgreed(2, 2 * lap, resumed=True)]
        state, opened = starters(state, 2)
        assert opened == [ANNA, BRUNO]
        assert state.phase is Phase.FINISHED


def test_a_lap_agreed_in_a_further_round_starts_left_all_the_same() -> None:
    state, _ = starters(begin(), 3)
    state, _ = play(state, MoreRounds(), Deal(weights()), MoreLaps())
    assert GAME.round(state) == (4, 7)
    state, _ = play(state, Skip())
    state, opened = starters(state, 4)
    assert opened == [ANNA, BRUNO, CLARA, ANNA]
    assert state.phase is Phase.FINISHED


def test_an_ended_game_and_one_without_cards_are_not_taken_up_again() -> None:
    for ending in (EndGame(), NoCards()):
        state, _ = play(begin(), ending)
        assert refused(state, MoreRounds()).reason is Reason.FINISHED
        assert refused(state, MoreLaps()).reason is Reason.FINISHED


@pytest.mark.parametrize(("move", "most"), [(MoreRounds, MOST_ROUNDS), (MoreLaps, MOST_LAPS)])
def test_further_rounds_are_at_least_one_and_not_endless(
    move: type[MoreRounds | MoreLaps], most: int
) -> None:
    assert refused(begin(), move(0)).reason is Reason.TOO_FEW
    fault = refused(begin(), move(most + 1))
    assert (fault.reason, fault.facts) == (Reason.TOO_MANY, {"most": most})


def test_further_rounds_agreed_after_the_last_answer_survive_its_undo() -> None:
    state = after_ninth(right=True, players=2)
    state, _ = play(state, MoreRounds())
    assert GAME.round(state) == (1, 3)


# Skip, the end by the table, no cards ---------------------------------------------------------------------


def test_a_question_can_be_skipped_before_anything_is_scored_and_does_not_count_as_a_round() -> None:
    for moves in ((), (Arrange(ANNA, (MOUSE, HORSE)),)):
        state, told = play(dealt(), *moves, Skip())
        assert told[-1] == Skipped()
        assert draws(state) == Draw()
        assert (GAME.round(state), state.starter) == ((1, 3), ANNA)
        assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, ANNA)


@pytest.mark.parametrize("judgement", Judgement)
def test_no_skip_once_the_round_has_scored(judgement: Judgement) -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, judgement))
    assert refused(state, Skip()).reason is OrderReason.ROUND_HAS_SCORED


def test_a_new_rounds_question_can_be_skipped_again() -> None:
    state, _ = whole_round(begin())
    state, told = play(state, Deal(weights("x3")), Skip())
    assert told[-1] == Skipped()
    assert state.round == 2


def test_without_a_card_there_is_nothing_to_skip() -> None:
    assert refused(begin(), Skip()).reason is Reason.NOT_NOW


def test_the_table_can_end_the_game_in_the_middle_of_a_round_and_nothing_is_revealed() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT), EndGame())
    assert told[-1] == GameEnded((ANNA,))
    assert shown(state)["last"] is None
    assert shown(state)["order"] == []


def test_the_game_ends_with_the_standing_when_the_cards_run_out() -> None:
    state, _ = whole_round(begin())
    state, told = play(state, NoCards())
    assert told == [GameEnded(GAME.winners(state), no_cards=True)]
    assert waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)


def test_an_unknown_move_is_none() -> None:
    assert refused(dealt(), "what?").reason is Reason.NOT_A_MOVE


# Who sits down and gets up --------------------------------------------------------------------------------


def test_a_newcomer_sits_last_before_the_starter_with_the_score_of_the_lowest() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    while state.round == 1:
        due = right_place(state) if waits(state).kind is Kind.PLACE else Judge(state.turn, ALL_CORRECT)
        state, _ = play(state, due)
    lowest = min(GAME.scores(state).values())
    assert lowest > 0
    state, told = play(state, Join(DIETER))
    assert told == [Seated(DIETER, lowest)]
    assert state.seats == (ANNA, DIETER, BRUNO, CLARA)
    assert GAME.scores(state)[DIETER] == lowest


def test_the_lowest_score_may_be_negative() -> None:
    chips = {ANNA: (-1,), BRUNO: (2,), CLARA: ()}
    state, told = play(replace(begin(), chips=chips), Join(DIETER))
    assert told == [Seated(DIETER, -1)]
    assert GAME.scores(state)[DIETER] == -1


def test_the_length_recounts_for_a_newcomer() -> None:
    state, _ = play(begin(laps=2), Join(DIETER))
    assert GAME.round(state) == (1, 8)
    state, opened = starters(state, 8)
    assert opened == [ANNA, BRUNO, CLARA, DIETER] * 2
    assert state.phase is Phase.FINISHED


def test_the_length_recounts_with_the_laps_agreed() -> None:
    state, _ = play(begin(), MoreLaps(), Join(DIETER))
    assert GAME.round(state) == (1, 8)


def test_a_newcomer_in_the_middle_of_a_lap_starts_too_and_nobody_starts_twice() -> None:
    state, _ = whole_round(begin())
    state, _ = play(state, Join(DIETER))
    assert GAME.round(state) == (2, 4)
    state, opened = starters(state, 3)
    assert opened == [BRUNO, CLARA, DIETER]
    assert state.phase is Phase.FINISHED


def test_whoever_leaves_takes_score_and_seat_along_and_the_length_recounts() -> None:
    state, told = play(begin(4), Leave(CLARA))
    assert told == [Seated(CLARA, None)]
    assert state.seats == (ANNA, BRUNO, DIETER)
    assert CLARA not in GAME.scores(state)
    assert GAME.round(state) == (1, 3)
    state, opened = starters(state, 3)
    assert opened == [ANNA, BRUNO, DIETER]


def test_when_a_starter_of_earlier_leaves_everyone_else_still_starts() -> None:
    state, _ = whole_round(begin())
    state, _ = play(state, Leave(ANNA))
    assert GAME.round(state) == (2, 3)
    state, opened = starters(state, 2)
    assert opened == [BRUNO, CLARA]
    assert state.phase is Phase.FINISHED


def test_when_the_starter_leaves_the_next_to_the_left_starts_with_the_same_card() -> None:
    state, _ = play(dealt(), Leave(ANNA))
    assert waits(state) == Wait(Phase.PLACING, Kind.ORDER, BRUNO)
    assert state.card == weights()
    assert GAME.round(state) == (1, 2)


def test_the_game_is_over_when_only_the_leaver_had_yet_to_start_and_can_go_on() -> None:
    state, _ = starters(begin(), 2)
    state, told = play(state, Deal(weights()), Leave(CLARA))
    assert told[-2:] == [Seated(CLARA, None), GameEnded(GAME.winners(state))]
    assert GAME.round(state) == (2, 2)
    assert state.starter == BRUNO
    state, _ = play(state, MoreRounds())
    assert GAME.round(state) == (3, 3)
    assert state.starter == ANNA


def test_people_come_and_go_between_rounds_only() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    for move in (Join(DIETER), Leave(BRUNO)):
        assert refused(state, move).reason is Reason.BETWEEN_ROUNDS_ONLY
    state, _ = play(state, Judge(BRUNO, ALL_CORRECT))
    for move in (Join(DIETER), Leave(BRUNO)):
        assert refused(state, move).reason is Reason.BETWEEN_ROUNDS_ONLY


def test_five_is_the_most_and_two_the_fewest() -> None:
    assert refused(begin(5), Join(FRITZ)).reason is Reason.TOO_MANY
    assert refused(begin(2), Leave(ANNA)).reason is Reason.TOO_FEW
    assert refused(begin(), Join(ANNA)).reason is Reason.NOT_NOW
    assert refused(begin(), Leave(FRITZ)).reason is Reason.NO_SUCH_SEAT


# The view -------------------------------------------------------------------------------------------------


def test_the_view_has_the_contracts_keys() -> None:
    state = dealt()
    seen = shown(state)
    assert {"order", "term", "direction", "last", "players"} <= set(seen)
    assert seen["direction"] == ["light", "heavy"]
    assert seen["players"][ANNA] == {"chips": {"2": 0, "1": 0, "-1": 0}}


def test_the_view_speaks_the_language_asked_for() -> None:
    state, _ = play(begin(), Deal(weights("x", "de", "en")), Arrange(ANNA, (MOUSE, HORSE)))
    assert shown(state, "de")["order"] == ["Maus", "Pferd"]
    assert shown(state, "de")["direction"] == ["leicht", "schwer"]
    assert shown(state, "en")["order"] == ["mouse", "horse"]


def test_a_card_that_lacks_the_language_is_shown_in_english_or_its_own() -> None:
    for languages, order in ((("de",), ["Maus", "Pferd"]), (("de", "en"), ["mouse", "horse"])):
        state, _ = play(begin(), Deal(weights("x", *languages)), Arrange(ANNA, (MOUSE, HORSE)))
        assert shown(state, "fr")["order"] == order


def test_no_view_tells_values_or_terms_that_were_not_heard() -> None:
    state = dealt(last_doubt=FULL)
    state, _ = play(state, Arrange(ANNA, (MOUSE, HORSE)))
    while not rearranging(state):
        hidden(state)
        doubts = DOUBT if state.drawn == 9 else ALL_CORRECT
        due = Place(state.turn, 0) if waits(state).kind is Kind.PLACE else Judge(state.turn, doubts)
        state, _ = play(state, due)
    hidden(state)


def hidden(state: State) -> None:
    assert state.card is not None
    for language in ("en", "de"):
        seen = {key: value for key, value in shown(state, language).items() if key not in {"last", "players"}}
        said = json.dumps(seen, ensure_ascii=False)
        for place, item in enumerate(state.card.items):
            assert json.dumps(item.value) not in said
            if place >= state.drawn:
                assert not any(f'"{label}"' in said for label in item.label.values())
        laid = [state.card.items[term].label[state.card.language(language)] for term in state.order]
        assert seen["order"] == laid


# Contract and playouts ------------------------------------------------------------------------------------


def test_nobody_enters_answers_secretly_and_nobody_holds_a_secret() -> None:
    state = dealt()
    assert GAME.enters(state) == ()
    assert GAME.secret(state, ANNA) is None


def test_undo_takes_back_every_answer_but_no_agreement() -> None:
    assert set(GAME.moves) - set(GAME.answers) == {MoreRounds, MoreLaps}


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("number", range(25))
def test_random_games_keep_the_rules_and_end(players: int, number: int) -> None:
    rng = random.Random(f"{players} {number}")
    seats = tuple(Seat(seat) for seat in range(players))
    settings = random_settings(rng, seats)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    newcomer, cards = players, 0
    for _ in range(3000):
        if state.phase is Phase.FINISHED:
            break
        if draws(state) is not None:
            cards += 1
            move: Any = Deal(random_card(rng, cards)) if rng.random() < 0.99 else NoCards()
        elif not state.order and rng.random() < 0.2:
            move = rng.choice((Join(Seat(newcomer)), Leave(rng.choice(state.seats)), Skip()))
            newcomer += 1
            if (
                not isinstance(move, Skip)
                and len(state.seats) + (1 if isinstance(move, Join) else -1) not in GAME.seats
            ):
                continue
        else:
            move = random_move(state, rng)
            kind = type(move)
            assert msgspec.json.decode(msgspec.json.encode(move), type=kind) == move
        before = state
        state, events = apply(state, move, 0)
        check(before, move, state, events)
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        json.dumps(view(state, str, "de"))
        if state.card is not None:
            hidden(state)
    assert state.phase is Phase.FINISHED
