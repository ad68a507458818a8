"""Schätzen Sie mal!, rule by rule: cards, settings, seats and spans (RULES.md section 1)."""

from __future__ import annotations

import msgspec
import pytest

from host.games.contract import IllegalMove, Setup
from host.games.year_span import GAME, MOST_ROUNDS, Settings
from host.games.year_span_card import Card, Span, SpanReason, YearText, span
from tests.games.play_year_span import ANNA, BRUNO, DIETER, card, chips_in_turn_of, table

# Cards, settings, seats ------------------------------------------------------------------------------------


def test_a_card_has_the_inline_shape_of_the_contract() -> None:
    inline = (
        b'{"id": "x1", "year": 1801, "text": {"en": {"prompt": "A king falls.", "reveal": "So it was."}}}'
    )
    read = msgspec.json.decode(inline, type=Card)
    assert read == Card("x1", 1801, {"en": YearText("A king falls.", "So it was.")})


def test_a_card_without_a_year_is_no_card() -> None:
    with pytest.raises(msgspec.ValidationError, match="year"):
        msgspec.json.decode(b'{"id": "x1", "text": {}}', type=Card)


def test_no_event_happened_in_the_year_zero() -> None:
    with pytest.raises(ValueError, match="no year 0"):
        card(0)


def test_a_card_needs_a_text() -> None:
    with pytest.raises(ValueError, match="text"):
        Card("mute", 1801, {})


def test_a_game_lasts_ten_rounds_unless_the_setting_rounds_says_otherwise() -> None:
    assert Settings().rounds == 10
    assert GAME.round(table()) == (1, 10)
    assert GAME.round(table(rounds=3)) == (1, 3)


@pytest.mark.parametrize("rounds", [0, -1, MOST_ROUNDS + 1])
def test_an_impossible_number_of_rounds_is_refused(rounds: int) -> None:
    with pytest.raises(ValueError, match="rounds"):
        Settings(rounds)


def test_two_to_eight_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for players in (0, 1, 9):
        with pytest.raises(ValueError, match="two to eight"):
            table(players)


def test_a_starter_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="the starter among them"):
        table(3, starter=DIETER)


def test_nobody_sits_on_two_seats() -> None:
    with pytest.raises(ValueError, match="different seats"):
        GAME.start(Setup((ANNA, BRUNO, ANNA), ANNA, Settings()))


# Spans -----------------------------------------------------------------------------------------------------


def test_the_difference_is_the_end_year_minus_the_start_year() -> None:
    assert span(1750, 1827).difference == 77
    assert span(1530, 1880).difference == 350
    assert span(1650, 1850).difference == 200
    assert span(1790, 1812).difference == 22


def test_an_estimate_precise_to_the_year_has_the_difference_0() -> None:
    assert span(1890, 1890).difference == 0


def test_the_two_years_may_be_said_in_either_order() -> None:
    assert span(1827, 1750) == span(1750, 1827) == Span(1750, 1827)
    assert span(10, -10) == Span(-10, 10)


@pytest.mark.parametrize(
    ("first", "last", "difference"),
    [(-10, 10, 19), (-1, 1, 1), (-44, -44, 0), (-44, -10, 34), (1, 10, 9), (-10, -1, 9), (-3000, 2000, 4999)],
)
def test_years_bc_count_without_a_year_zero(first: int, last: int, difference: int) -> None:
    assert span(first, last).difference == difference


def test_a_span_across_the_turn_of_the_era_is_as_small_as_its_years_are_many() -> None:
    assert chips_in_turn_of(span(-10, 10), span(-15, 4), span(-1, 20), year=1) == [2, 3, 1]


@pytest.mark.parametrize(("a", "b"), [(0, 10), (-10, 0), (0, 0)])
def test_a_span_with_a_year_zero_is_refused(a: int, b: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        span(a, b)
    assert refused.value.reason is SpanReason.NO_YEAR_ZERO


@pytest.mark.parametrize(("first", "last"), [(1827, 1750), (0, 10), (-10, 0)])
def test_no_span_runs_backwards_or_from_or_to_a_year_zero(first: int, last: int) -> None:
    with pytest.raises(ValueError, match="from a year up to a year"):
        Span(first, last)


def test_both_ends_of_a_span_are_in_it() -> None:
    assert [span(1750, 1827).covers(year) for year in (1749, 1750, 1800, 1827, 1828)] == [
        False,
        True,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("said", [Span(1801, 1900), Span(1700, 1801), Span(1801, 1801)])
def test_a_span_that_begins_or_ends_with_the_year_wins(said: Span) -> None:
    assert chips_in_turn_of(said, None, None, year=1801) == [3, 0, 0]


@pytest.mark.parametrize("said", [Span(1802, 1900), Span(1700, 1800)])
def test_a_span_that_misses_the_year_by_one_goes_empty_handed(said: Span) -> None:
    assert chips_in_turn_of(said, None, None, year=1801) == [0, 0, 0]


def test_a_year_bc_is_covered_by_a_span_bc_only() -> None:
    assert chips_in_turn_of(Span(-50, -40), Span(40, 50), Span(-44, -44), year=-44) == [2, 0, 3]
