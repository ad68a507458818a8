"""Schätzen Sie mal!, rule by rule: chips and scoring (RULES.md section 1)."""

from __future__ import annotations

import pytest

from host.games.contract import Deal
from host.games.year_span import GAME, Answer, Result, RoundBegan, Scored, SpanRead
from host.games.year_span_card import Span, span
from tests.games.play_year_span import (
    ANNA,
    BRUNO,
    CLARA,
    DIETER,
    card,
    chips_in_turn,
    chips_in_turn_of,
    of_sizes,
    play,
    round_of,
    table,
)

# Laying out chips ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_with_three_or_more_players_one_chip_each_of_3_2_and_1_lies_out(players: int) -> None:
    _, events = GAME.apply(table(players), Deal(card()), 0)
    assert events == (RoundBegan(1, ANNA, (3, 2, 1)),)


def test_with_two_players_one_chip_each_of_2_and_1_lies_out() -> None:
    _, events = GAME.apply(table(2), Deal(card()), 0)
    assert events == (RoundBegan(1, ANNA, (2, 1)),)


@pytest.mark.parametrize("sizes", [(None, None, None), (5, None, None), (5, 9, None), (5, 9, 20)])
def test_chips_that_nobody_won_stay_and_only_the_missing_values_are_added(
    sizes: tuple[int | None, ...],
) -> None:
    state = round_of(table(3), *of_sizes(*sizes))
    assert state.last is not None
    assert state.last.chips_left == (3, 2, 1)[sum(size is not None for size in sizes) :]
    assert state.chips_out == (3, 2, 1)
    _, events = GAME.apply(state, Deal(card()), 0)
    assert events == (RoundBegan(2, BRUNO, (3, 2, 1)),)


def test_a_chip_left_over_is_not_won_twice_in_the_next_round() -> None:
    state = round_of(table(3), None, None, None)
    state = round_of(state, *of_sizes(5, 9, 20))
    assert sorted(chip for chips in state.chips.values() for chip in chips) == [1, 2, 3]


def test_after_the_last_round_the_chips_that_nobody_won_still_lie_there() -> None:
    state = round_of(table(3, rounds=1), *of_sizes(5, None, None))
    assert state.chips_out == (2, 1)


# Scoring ---------------------------------------------------------------------------------------------------


def test_the_rulebooks_example_anna_3_clara_2_bruno_1_dieter_nothing() -> None:
    said = (span(1750, 1827), span(1530, 1880), span(1650, 1850), span(1790, 1812))
    state = round_of(table(), *said, year=1820)
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 1, CLARA: 2, DIETER: 0}
    assert state.last is not None
    assert state.last.results == (
        Result(ANNA, Span(1750, 1827), covered=True, chip=3),
        Result(BRUNO, Span(1530, 1880), covered=True, chip=1),
        Result(CLARA, Span(1650, 1850), covered=True, chip=2),
        Result(DIETER, Span(1790, 1812), covered=False, chip=0),
    )


def test_a_round_is_scored_only_when_all_have_read_out() -> None:
    state = play(table(3), Deal(card()), Answer(ANNA, Span(1801, 1801)), Answer(BRUNO, Span(1801, 1801)))
    assert set(GAME.scores(state).values()) == {0}
    assert state.last is None


def test_the_last_span_scores_the_round_at_once() -> None:
    state = play(table(2), Deal(card()), Answer(ANNA, None))
    state, events = GAME.apply(state, Answer(BRUNO, Span(1800, 1810)), 0)
    assert events[0] == SpanRead(BRUNO, Span(1800, 1810))
    assert events[1:] == (state.last,)
    assert isinstance(state.last, Scored)
    assert (state.last.round, state.last.card, state.last.chips_left) == (1, card(), (1,))


@pytest.mark.parametrize(
    ("sizes", "chips"),
    [
        ((10, 20, 30), [3, 2, 1]),
        ((30, 20, 10), [1, 2, 3]),
        ((20, 0, 10, 30), [1, 3, 2, 0]),
        ((None, 20, None, 10), [0, 2, 0, 3]),
        ((None, None, None, 500), [0, 0, 0, 3]),
        ((None, None, None), [0, 0, 0]),
        ((50, 40, 30, 20, 10, 0), [0, 0, 0, 1, 2, 3]),
    ],
)
def test_the_smallest_difference_takes_the_highest_chip_and_so_on_down(
    sizes: tuple[int | None, ...], chips: list[int]
) -> None:
    assert chips_in_turn(*sizes) == chips


@pytest.mark.parametrize(
    ("sizes", "chips"),
    [
        ((10, 20), [2, 1]),
        ((20, 10), [1, 2]),
        ((None, 10), [0, 2]),
        ((10, 10), [2, 1]),
        ((None, None), [0, 0]),
    ],
)
def test_two_players_play_for_a_2_and_a_1(sizes: tuple[int | None, ...], chips: list[int]) -> None:
    assert chips_in_turn(*sizes) == chips


@pytest.mark.parametrize(
    ("sizes", "chips"),
    [
        ((10, 10, 10), [3, 2, 1]),
        ((10, 10, 10, 10), [3, 2, 1, 0]),
        ((20, 10, 10), [1, 3, 2]),
        ((20, 20, 10), [2, 1, 3]),
        ((None, 10, None, 10), [0, 3, 0, 2]),
        ((30, 20, 10, 30), [1, 2, 3, 0]),
        ((0, 0, None), [3, 2, 0]),
    ],
)
def test_of_equal_differences_the_one_nearer_to_the_starter_clockwise_takes_the_higher_chip(
    sizes: tuple[int | None, ...], chips: list[int]
) -> None:
    assert chips_in_turn(*sizes) == chips


def test_the_starter_comes_first_among_equals_wherever_they_sit() -> None:
    state = round_of(table(4, starter=CLARA), *of_sizes(10, 10, 10, 10))
    assert GAME.scores(state) == {CLARA: 3, DIETER: 2, ANNA: 1, BRUNO: 0}


def test_equal_differences_of_different_years_are_equal() -> None:
    assert chips_in_turn_of(Span(1790, 1801), Span(1801, 1812), Span(1795, 1806), year=1801) == [3, 2, 1]


def test_an_equal_difference_that_misses_the_year_takes_nothing_from_the_others() -> None:
    assert chips_in_turn_of(Span(1802, 1812), Span(1801, 1811), None, year=1801) == [0, 3, 0]


def test_the_scoring_tells_where_the_seat_decided_among_equals() -> None:
    state = round_of(table(5), *of_sizes(10, 30, 30, 20, None))
    assert state.last is not None
    assert [result.by_seat for result in state.last.results] == [False, True, True, False, False]


def test_the_seat_decides_nothing_among_equals_for_whom_no_chip_is_left() -> None:
    state = round_of(table(5), *of_sizes(10, 40, 20, 40, 30))
    assert state.last is not None
    assert [result.chip for result in state.last.results] == [3, 0, 2, 0, 1]
    assert not any(result.by_seat for result in state.last.results)


def test_the_starting_player_passes_clockwise_with_the_scoring() -> None:
    state = table(3, starter=BRUNO)
    starters = []
    for _ in range(4):
        starters.append(GAME.starter(state))
        state = round_of(state, None, None, None)
    assert starters == [BRUNO, CLARA, ANNA, BRUNO]
    assert GAME.round(state) == (5, 10)


def test_points_are_the_chips_won() -> None:
    state = table(3)
    for _ in range(2):
        state = round_of(state, *of_sizes(10, 20, 30))
    assert state.chips == {ANNA: (3, 1), BRUNO: (2, 3), CLARA: (1, 2)}
    assert GAME.scores(state) == {ANNA: 4, BRUNO: 5, CLARA: 3}
