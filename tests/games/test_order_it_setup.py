"""Schätz it if you can, rule by rule: the card, the settings and the first two terms (RULES.md section 2)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from host.games.contract import Deal, Draw, Kind, Phase, Reason, Setup, Wait
from host.games.order_it import GAME, Settings, draws, waits
from host.games.order_it_card import Card, Item, Measure, OrderReason, right_order
from host.games.order_it_moves import Arrange, OrderLaid, RoundBegan
from host.games.order_it_rounds import MOST_LAPS
from tests.games.play_order_it import (
    ANIMALS,
    ANNA,
    BRUNO,
    CAT,
    CLARA,
    DIETER,
    EMIL,
    FRITZ,
    HORSE,
    MOUSE,
    QUICK,
    RIGHT,
    begin,
    dealt,
    play,
    refused,
    shown,
    weights,
)

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
