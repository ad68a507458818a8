"""Schätzen Sie mal!, rule by rule (RULES.md section 1 and the rulebook)."""

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
    SeatsSwapped,
    Setup,
    Skip,
    Skipped,
    SwapSeats,
    Wait,
)
from host.games.year_span import (
    GAME,
    MOST_ROUNDS,
    Answer,
    Correct,
    Ready,
    Result,
    RoundBegan,
    Scored,
    Settings,
    SpanRead,
    State,
    due,
)
from host.games.year_span_card import Card, Span, SpanReason, YearText, span
from tests.games.random_year_span import check, random_card, random_move, random_settings

ANNA, BRUNO, CLARA, DIETER, EVA = (Seat(n) for n in range(5))
NAMES = ("Anna", "Bruno", "Clara", "Dieter", "Eva", "Franz", "Gerda", "Hans")
TEXT = {
    "en": YearText("A king falls.", "It was {year}."),
    "de": YearText("Ein König fällt.", "Es war {year}."),
}
WRONG = Span(1, 2)


def name(seat: Seat) -> str:
    return NAMES[seat]


def card(year: int = 1801) -> Card:
    return Card("king", year, TEXT)


def table(players: int = 4, *, starter: Seat = ANNA, rounds: int = 10) -> State:
    seats = tuple(Seat(n) for n in range(players))
    return GAME.start(Setup(seats, starter, Settings(rounds)))


def play(state: State, *moves: Any) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, 0)
    return state


def refusal(state: State, move: Any) -> IllegalMove:
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, move, 0)
    assert msgspec.json.encode(state) == before
    return refused.value


def answers(state: State, *said: Span | None) -> State:
    """The spans read out in turn by whoever is due."""
    for one in said:
        seat = due(state)
        assert seat is not None
        state = play(state, Answer(seat, one))
    return state


def round_of(state: State, *said: Span | None, year: int = 1801) -> State:
    """One whole round; the spans are read from the starter clockwise."""
    return answers(play(state, Deal(card(year)), Ready()), *said)


def of_sizes(*sizes: int | None, year: int = 1801) -> tuple[Span | None, ...]:
    """Spans that begin with the year and have these differences; None misses it."""
    return tuple(WRONG if size is None else Span(year, year + size) for size in sizes)


def chips_in_turn(*sizes: int | None) -> list[int]:
    """The chips won, in reading order, with these differences (None: the year is missed)."""
    state = round_of(table(len(sizes)), *of_sizes(*sizes))
    assert state.last is not None
    return [result.chip for result in state.last.results]


def with_chips(chips: dict[Seat, tuple[int, ...]], *, rounds: int = 10) -> State:
    """A table before its last round, with these chips won so far."""
    return replace(table(len(chips), rounds=rounds), round=rounds, chips=chips)


def ended(state: State, move: Any) -> GameEnded:
    _, events = GAME.apply(state, move, 0)
    assert isinstance(events[-1], GameEnded)
    return events[-1]


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


def chips_in_turn_of(*said: Span | None, year: int) -> list[int]:
    state = round_of(table(len(said)), *said, year=year)
    assert state.last is not None
    return [result.chip for result in state.last.results]


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


# Estimating ------------------------------------------------------------------------------------------------


def test_a_card_is_wanted_at_the_start_of_every_round() -> None:
    state = table(2)
    assert GAME.draws(state) == Draw()
    state = play(state, Deal(card()))
    assert GAME.draws(state) is None
    assert refusal(state, Deal(card())).reason is Reason.NOT_NOW
    assert GAME.draws(answers(state, None, None)) == Draw()


def test_while_all_write_ready_is_waited_for_from_nobody_in_particular() -> None:
    assert GAME.waits(play(table(), Deal(card()))) == Wait(Phase.WRITING, Kind.READY)


def test_at_ready_the_reading_begins_with_the_starter() -> None:
    state = play(table(starter=CLARA), Deal(card()), Ready())
    assert GAME.waits(state) == Wait(Phase.ANSWERING, Kind.SPAN, CLARA)


def test_the_starters_span_begins_the_reading_without_a_ready() -> None:
    state = play(table(starter=CLARA), Deal(card()), Answer(CLARA, WRONG))
    assert GAME.waits(state) == Wait(Phase.ANSWERING, Kind.SPAN, DIETER)


def test_ready_is_said_once_and_only_with_a_card_on_the_table() -> None:
    assert refusal(table(), Ready()).reason is Reason.NOT_NOW
    assert refusal(play(table(), Deal(card()), Ready()), Ready()).reason is Reason.NOT_NOW


def test_the_spans_are_read_clockwise_from_the_starter() -> None:
    state = play(table(starter=CLARA), Deal(card()), Ready())
    read = []
    for _ in range(4):
        seat = GAME.waits(state).seat
        assert seat is not None
        read.append(seat)
        state = answers(state, WRONG)
    assert read == [CLARA, DIETER, ANNA, BRUNO]


def test_a_span_is_read_back() -> None:
    _, events = GAME.apply(play(table(), Deal(card())), Answer(ANNA, span(1750, 1827)), 0)
    assert events == (SpanRead(ANNA, Span(1750, 1827)),)


def test_nobody_reads_before_it_is_their_turn_or_twice() -> None:
    state = play(table(), Deal(card()), Ready())
    assert refusal(state, Answer(BRUNO, WRONG)).reason is Reason.NOT_YOUR_TURN
    state = play(state, Answer(ANNA, WRONG))
    assert refusal(state, Answer(ANNA, WRONG)).reason is Reason.NOT_YOUR_TURN


def test_a_stranger_reads_nothing() -> None:
    assert refusal(play(table(), Deal(card())), Answer(Seat(9), WRONG)).reason is Reason.NO_SUCH_SEAT


def test_nobody_reads_before_there_is_a_card() -> None:
    assert refusal(table(), Answer(ANNA, WRONG)).reason is Reason.NOT_NOW


@pytest.mark.parametrize("move", ["1750 to 1827", None, Span(1750, 1827)])
def test_what_is_no_move_of_this_game_is_refused(move: Any) -> None:
    assert refusal(play(table(), Deal(card())), move).reason is Reason.NOT_A_MOVE


def test_whoever_passes_wins_nothing_and_the_game_goes_on() -> None:
    state = play(table(3), Deal(card()))
    state, events = GAME.apply(state, Answer(ANNA, None), 0)
    assert events == (SpanRead(ANNA, None),)
    state = answers(state, Span(1800, 1810), None)
    assert GAME.scores(state) == {ANNA: 0, BRUNO: 3, CLARA: 0}
    assert GAME.round(state) == (2, 10)


def test_all_may_pass() -> None:
    state = round_of(table(), None, None, None, None)
    assert set(GAME.scores(state).values()) == {0}
    assert GAME.round(state) == (2, 10)


def test_whoever_has_not_read_out_may_hand_a_span_in_secretly() -> None:
    state = table(3, starter=CLARA)
    assert GAME.enters(state) == ()
    state = play(state, Deal(card()))
    assert GAME.enters(state) == (CLARA, ANNA, BRUNO)
    assert GAME.enters(play(state, Answer(CLARA, None))) == (ANNA, BRUNO)


def test_nobody_holds_a_secret_of_the_game() -> None:
    state = play(table(3), Deal(card()))
    assert [GAME.secret(state, seat) for seat in state.seats] == [None, None, None]


# Corrections -----------------------------------------------------------------------------------------------


def test_a_span_read_out_in_this_round_may_be_corrected_until_the_scoring() -> None:
    state = play(table(3), Deal(card()), Answer(ANNA, WRONG), Answer(BRUNO, WRONG))
    state, events = GAME.apply(state, Correct(ANNA, span(1790, 1812)), 0)
    assert events == (SpanRead(ANNA, Span(1790, 1812), corrected=True),)
    assert GAME.waits(state).seat == CLARA
    assert GAME.scores(answers(state, WRONG)) == {ANNA: 3, BRUNO: 0, CLARA: 0}


def test_a_pass_may_become_a_span_and_a_span_a_pass() -> None:
    state = play(table(3), Deal(card()), Answer(ANNA, None), Answer(BRUNO, Span(1801, 1801)))
    state = play(state, Correct(ANNA, Span(1700, 1900)), Correct(BRUNO, None), Answer(CLARA, None))
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 0, CLARA: 0}


def test_a_correction_keeps_the_place_in_the_reading() -> None:
    state = play(table(3), Deal(card()), Answer(ANNA, None), Answer(BRUNO, None), Correct(ANNA, WRONG))
    assert list(state.answers) == [ANNA, BRUNO]


def test_there_is_nothing_to_correct_before_one_has_read_out_or_after_the_scoring() -> None:
    state = play(table(2), Deal(card()), Answer(ANNA, None))
    assert refusal(state, Correct(BRUNO, None)).reason is Reason.NOTHING_TO_CORRECT
    assert refusal(state, Correct(Seat(9), None)).reason is Reason.NOTHING_TO_CORRECT
    state = play(state, Answer(BRUNO, None))
    assert refusal(state, Correct(ANNA, None)).reason is Reason.NOTHING_TO_CORRECT
    state = play(state, Deal(card()))
    assert refusal(state, Correct(ANNA, None)).reason is Reason.NOTHING_TO_CORRECT


def test_undo_takes_back_spans_and_corrections_but_no_ready() -> None:
    assert set(GAME.answers) == {Answer, Correct}
    assert set(GAME.moves) == {Answer, Correct, Ready}


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


# The end of the game ---------------------------------------------------------------------------------------


def test_the_game_ends_after_the_tenth_round() -> None:
    state = table(2)
    for number in range(1, 11):
        assert GAME.round(state) == (number, 10)
        assert GAME.winners(state) == ()
        state = round_of(state, None, None)
    assert state.phase is Phase.FINISHED
    assert GAME.round(state) == (10, 10)
    assert GAME.waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)
    assert (GAME.draws(state), GAME.enters(state)) == (None, ())


def test_a_game_of_one_round_ends_after_it() -> None:
    state = round_of(table(3, rounds=1), *of_sizes(10, None, 5))
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state) == (CLARA,)


def test_the_last_scoring_ends_the_game_in_the_same_breath() -> None:
    state = play(table(2, rounds=1), Deal(card()), Answer(ANNA, None))
    _, events = GAME.apply(state, Answer(BRUNO, Span(1801, 1801)), 0)
    assert [type(event) for event in events] == [SpanRead, Scored, GameEnded]


def test_the_highest_total_value_of_chips_wins() -> None:
    state = with_chips({ANNA: (3, 3), BRUNO: (2, 2, 1, 1, 1), CLARA: (1,)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,))


def test_among_tied_players_the_one_with_more_chips_of_3_wins() -> None:
    state = with_chips({ANNA: (2, 2, 2), BRUNO: (3, 3), CLARA: (3, 2)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,), tie_broken=True)


def test_more_chips_of_3_do_not_help_whoever_has_fewer_points() -> None:
    state = with_chips({ANNA: (3, 3), BRUNO: (2, 2, 2, 1), CLARA: (3,)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,))


def test_of_two_players_tied_the_one_with_more_chips_of_2_wins() -> None:
    state = with_chips({ANNA: (1, 1, 1, 1), BRUNO: (2, 2)})
    assert ended(state, EndGame()) == GameEnded((BRUNO,), tie_broken=True)


def test_with_three_players_more_chips_of_2_break_no_tie() -> None:
    state = with_chips({ANNA: (3, 1, 1, 1), BRUNO: (3, 2, 1), CLARA: ()})
    assert ended(state, EndGame()) == GameEnded((ANNA, BRUNO))


def test_still_tied_is_a_shared_victory() -> None:
    state = with_chips({ANNA: (3, 1), BRUNO: (2, 1, 1), CLARA: (1, 3), DIETER: (2,)})
    assert ended(state, EndGame()) == GameEnded((ANNA, CLARA), tie_broken=True)
    assert GAME.winners(play(state, EndGame())) == (ANNA, CLARA)


def test_without_any_chip_all_have_won() -> None:
    state = round_of(table(3, rounds=1), None, None, None)
    assert GAME.winners(state) == (ANNA, BRUNO, CLARA)


def test_the_tie_break_counts_the_last_round_too() -> None:
    state = with_chips({ANNA: (2, 1), BRUNO: (), CLARA: ()})
    state = round_of(state, None, *of_sizes(5), None)
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 3, CLARA: 0}
    assert GAME.winners(state) == (BRUNO,)


@pytest.mark.parametrize(
    "move",
    [Answer(ANNA, None), Correct(ANNA, None), Ready(), Deal(card()), NoCards(), EndGame(), Skip(), Join(EVA)],
)
def test_nothing_happens_after_the_end(move: Any) -> None:
    state = round_of(table(2, rounds=1), None, None)
    assert refusal(state, move).reason is Reason.FINISHED


def test_the_table_may_end_the_game_at_any_time_and_the_standing_counts() -> None:
    state = round_of(table(3), *of_sizes(10, 20, 30))
    state = play(state, Deal(card()), Answer(BRUNO, Span(1801, 1801)))
    state, events = GAME.apply(state, EndGame(), 0)
    assert events == (GameEnded((ANNA,)),)
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 2, CLARA: 1}
    assert GAME.winners(state) == (ANNA,)


def test_when_the_cards_run_out_the_game_ends_with_the_standing_and_says_so() -> None:
    state = round_of(table(3), *of_sizes(20, 10, 30))
    state, events = GAME.apply(state, NoCards(), 0)
    assert events == (GameEnded((BRUNO,), no_cards=True),)
    assert state.phase is Phase.FINISHED


def test_the_cards_have_not_run_out_while_one_lies_on_the_table() -> None:
    assert refusal(play(table(), Deal(card())), NoCards()).reason is Reason.NOT_NOW


def test_without_any_cards_there_is_no_game() -> None:
    state, events = GAME.apply(table(3), NoCards(), 0)
    assert events == (GameEnded((ANNA, BRUNO, CLARA), no_cards=True),)
    assert GAME.winners(state) == (ANNA, BRUNO, CLARA)


# Skipping --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [(), (Ready(),), (Ready(), Answer(BRUNO, Span(1801, 1801)))])
def test_a_skipped_question_is_discarded_unscored_and_the_same_starter_draws_another(
    moves: tuple[Any, ...],
) -> None:
    state = play(table(3, starter=BRUNO), Deal(card()), *moves)
    state, events = GAME.apply(state, Skip(), 0)
    assert events == (Skipped(),)
    assert GAME.draws(state) == Draw()
    assert (GAME.starter(state), GAME.round(state)) == (BRUNO, (1, 10))
    assert (state.answers, set(GAME.scores(state).values())) == ({}, {0})
    assert GAME.waits(play(state, Deal(card()))) == Wait(Phase.WRITING, Kind.READY)


def test_there_is_nothing_to_skip_without_a_card() -> None:
    assert refusal(table(), Skip()).reason is Reason.NOT_NOW


# Joining and leaving ---------------------------------------------------------------------------------------


def test_a_newcomer_sits_last_before_the_starter_with_the_score_of_the_lowest() -> None:
    state = round_of(table(3), *of_sizes(10, 20, 30))
    state, events = GAME.apply(play(state, Deal(card())), Join(DIETER), 0)
    assert events == (Seated(DIETER, 1),)
    assert GAME.order(state) == (ANNA, DIETER, BRUNO, CLARA)
    assert GAME.scores(state) == {ANNA: 3, DIETER: 1, BRUNO: 2, CLARA: 1}
    state = answers(play(state, Ready()), None, None, None)
    assert list(state.answers) == [BRUNO, CLARA, ANNA]
    assert GAME.waits(state).seat == DIETER


def test_a_newcomers_points_are_no_chips() -> None:
    state = play(round_of(table(3), *of_sizes(10, 20, 30)), Join(DIETER))
    assert state.chips[DIETER] == ()
    assert GAME.view(state, name, "en")["players"][DIETER] == {"chips": {"3": 0, "2": 0, "1": 0}}


def test_a_newcomer_wins_chips_on_top_of_what_they_came_with() -> None:
    state = play(round_of(table(3), *of_sizes(10, 20, 30)), Join(DIETER))
    state = round_of(state, None, None, None, *of_sizes(5))
    assert GAME.scores(state)[DIETER] == 4


def test_nobody_comes_or_goes_once_the_reading_has_begun() -> None:
    state = play(table(3), Deal(card()), Ready())
    assert refusal(state, Join(DIETER)).reason is Reason.BETWEEN_ROUNDS_ONLY
    assert refusal(state, Leave(ANNA)).reason is Reason.BETWEEN_ROUNDS_ONLY


def test_a_third_player_brings_the_chip_of_3_and_its_tie_break() -> None:
    state = play(table(2), Deal(card()), Join(CLARA))
    assert state.chips_out == (3, 2, 1)
    state = answers(state, *of_sizes(30, 20, 10))
    assert GAME.scores(state) == {ANNA: 1, BRUNO: 2, CLARA: 3}
    level = replace(state, chips={ANNA: (2, 1), BRUNO: (3,), CLARA: ()})
    assert ended(level, EndGame()) == GameEnded((BRUNO,), tie_broken=True)


def test_two_who_are_left_play_for_2_and_1() -> None:
    state = play(table(3), Deal(card()), Leave(CLARA))
    assert state.chips_out == (2, 1)
    assert GAME.scores(answers(state, *of_sizes(30, 20))) == {ANNA: 1, BRUNO: 2}


def test_whoever_leaves_takes_score_and_seat_along() -> None:
    state = round_of(table(4), *of_sizes(10, 20, 30, None))
    state, events = GAME.apply(state, Leave(ANNA), 0)
    assert events == (Seated(ANNA, None),)
    assert GAME.order(state) == (BRUNO, CLARA, DIETER)
    assert GAME.scores(state) == {BRUNO: 2, CLARA: 1, DIETER: 0}
    assert GAME.starter(state) == BRUNO


def test_when_the_starter_leaves_the_next_one_clockwise_starts() -> None:
    assert GAME.starter(play(table(3, starter=CLARA), Leave(CLARA))) == ANNA
    state = play(table(3, starter=BRUNO), Deal(card()), Leave(BRUNO), Ready())
    assert GAME.waits(state).seat == CLARA


def test_the_game_stays_as_long_as_it_was_when_somebody_comes_or_goes() -> None:
    assert GAME.round(play(table(3), Join(DIETER), Leave(ANNA))) == (1, 10)


def test_no_more_than_eight_and_no_fewer_than_two_may_play() -> None:
    assert refusal(table(8), Join(Seat(8))).reason is Reason.TOO_MANY
    assert refusal(table(2), Leave(ANNA)).reason is Reason.TOO_FEW


def test_a_stranger_cannot_leave_and_nobody_sits_down_twice() -> None:
    assert refusal(table(3), Leave(Seat(9))).reason is Reason.NO_SUCH_SEAT
    assert refusal(table(3), Join(BRUNO)).reason is Reason.NOT_NOW


def test_two_who_change_places_between_rounds_keep_what_they_have_won() -> None:
    state = round_of(table(3), *of_sizes(10, 20, 30))
    state, events = GAME.apply(state, SwapSeats(ANNA, CLARA), 0)
    assert events == (SeatsSwapped(ANNA, CLARA),)
    assert GAME.order(state) == (CLARA, BRUNO, ANNA)
    assert GAME.scores(state) == {ANNA: 3, BRUNO: 2, CLARA: 1}
    assert GAME.starter(state) == BRUNO
    assert list(answers(play(state, Deal(card()), Ready()), None, None).answers) == [BRUNO, ANNA]


def test_nobody_changes_places_with_a_stranger_or_once_the_reading_has_begun() -> None:
    assert refusal(table(3), SwapSeats(ANNA, Seat(9))).reason is Reason.NO_SUCH_SEAT
    state = play(table(3), Deal(card()), Ready())
    assert refusal(state, SwapSeats(ANNA, BRUNO)).reason is Reason.BETWEEN_ROUNDS_ONLY


# The view --------------------------------------------------------------------------------------------------


def test_the_view_has_the_keys_of_the_contract() -> None:
    state = play(table(3), Deal(card()))
    assert GAME.view(state, name, "en") == {
        "chips_out": [3, 2, 1],
        "last": None,
        "players": {seat: {"chips": {"3": 0, "2": 0, "1": 0}} for seat in (ANNA, BRUNO, CLARA)},
    }


def test_the_year_is_seen_only_when_the_round_is_scored_and_only_winners_of_chips_are_named() -> None:
    state = play(table(3), Deal(card(1801)), Answer(ANNA, span(1790, 1812)), Answer(BRUNO, None))
    assert "1801" not in json.dumps(GAME.view(state, name, "en"))
    state = play(state, Answer(CLARA, WRONG))
    assert GAME.view(state, name, "en")["last"] == {
        "year": 1801,
        "spans": {"Anna": [1790, 1812, 22], "Bruno": None, "Clara": [1, 2, 1]},
        "won": {"Anna": 3},
    }
    assert GAME.view(state, name, "en")["players"][ANNA] == {"chips": {"3": 1, "2": 0, "1": 0}}


def test_nobodys_span_is_in_the_view_before_the_scoring() -> None:
    state = play(table(2), Deal(card()), Answer(ANNA, span(1734, 1877)))
    seen = json.dumps(GAME.view(state, name, "en"))
    assert "1734" not in seen
    assert "1877" not in seen


# Playouts --------------------------------------------------------------------------------------------------


def blind(state: State) -> State:
    """The same state with another year on its card."""
    assert state.card is not None
    return replace(state, card=replace(state.card, year=state.card.year + 5000))


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_keeps_every_rule_and_comes_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    seats = tuple(Seat(n) for n in range(GAME.seats[seed % len(GAME.seats)]))
    state = GAME.start(Setup(seats, rng.choice(seats), random_settings(rng, seats)))
    cards = 0
    for _ in range(2000):
        if state.phase is Phase.FINISHED:
            break
        if GAME.draws(state) is not None:
            cards += 1
            move: Any = Deal(random_card(rng, cards))
        else:
            move = random_move(state, rng)
            assert GAME.view(state, str, "en") == GAME.view(blind(state), str, "en")
        before, (state, events) = state, GAME.apply(state, move, 0)
        check(before, move, state, events)
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state)
