"""Das Maß aller Dinge, rule by rule (RULES.md section 4 and the rulebook)."""

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
from host.games.scale_strip import GAME, Correct, Lay, RoundBegan, Scored, State, StripLaid
from host.games.scale_strip_scale import (
    CENTIMETRES,
    FARTHEST,
    Card,
    Said,
    Scale,
    ScaleText,
    Settings,
    Size,
    Strip,
    StripReason,
    Where,
    lie,
    width,
)
from tests.games.random_scale_strip import check, random_card, random_move, random_settings

YELLOW, BLUE, RED, GREEN = (Seat(n) for n in range(4))
NAMES = ("Yellow", "Blue", "Red", "Green", "Orange", "Purple")
YEARS = Scale(0, 20)
SHORT, MEDIUM, LONG = Size


def name(seat: Seat) -> str:
    return NAMES[seat]


def card(value: float = 11, start: float = 0, end: float = 20) -> Card:
    words = ScaleText("For how many years?", "years", "{value} years.")
    german = ScaleText("Wie viele Jahre lang?", "Jahre", "{value} Jahre.")
    return Card("hair", value, Scale(start, end), {"en": words, "de": german})


def at(size: Size | None, place: float) -> Said:
    return Said(size, Where.AT, place)


def begin(place: float, size: Size | None = LONG) -> Said:
    return Said(size, Where.FROM, place)


def up_to(size: Size, place: float) -> Said:
    return Said(size, Where.UP_TO, place)


def between(low: float, high: float, size: Size | None = None) -> Said:
    return Said(size, Where.FROM_TO, low, high)


def ends(said: Said, scale: Scale = YEARS, settings: Settings | None = None) -> tuple[float, float]:
    strip = lie(settings or Settings(), scale, said)
    return strip.start, strip.end


def table(players: int = 4, *, starter: Seat = YELLOW, settings: Settings | None = None) -> State:
    seats = tuple(Seat(n) for n in range(players))
    return GAME.start(Setup(seats, starter, settings or Settings()))


def play(state: State, *moves: Any) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, 0)
    return state


def refusal(state: State, move: Any) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, move, 0)
    return refused.value


def round_of(state: State, *said: Said | None, value: float = 11) -> State:
    """One whole round; the strips are laid from the reader clockwise."""
    state = play(state, Deal(card(value)))
    for one in said:
        seat = GAME.waits(state).seat
        assert seat is not None
        state = play(state, Lay(seat, one))
    return state


# Cards and scales ------------------------------------------------------------------------------------------


def test_a_card_has_the_inline_shape_of_the_contract() -> None:
    inline = (
        b'{"id": "x4", "value": 11, "scale": {"start": 0, "end": 20},'
        b' "text": {"en": {"ask": "How long?", "unit": "years", "explain": "So long."}}}'
    )
    read = msgspec.json.decode(inline, type=Card)
    assert read == Card("x4", 11, YEARS, {"en": ScaleText("How long?", "years", "So long.")})
    assert read.difficulty == 0


@pytest.mark.parametrize("value", [-0.1, 20.5, float("nan"), float("inf")])
def test_the_answer_must_lie_on_the_scale(value: float) -> None:
    with pytest.raises(ValueError, match="answer"):
        card(value)


@pytest.mark.parametrize("value", [0, 20])
def test_the_answer_may_lie_at_an_end_of_the_scale(value: float) -> None:
    assert card(value).value == value


@pytest.mark.parametrize(
    ("start", "end"),
    [(20, 0), (5, 5), (0, float("inf")), (float("nan"), 1), (0, FARTHEST + 1), (-FARTHEST - 1, 0)],
)
def test_a_scale_runs_from_a_start_up_to_an_end(start: float, end: float) -> None:
    with pytest.raises(ValueError, match="scale"):
        Scale(start, end)


def test_a_card_needs_a_text() -> None:
    with pytest.raises(ValueError, match="text"):
        Card("mute", 11, YEARS, {})


def test_a_card_without_an_answer_is_no_card() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"id": "x4", "scale": {"start": 0, "end": 20}, "text": {}}', type=Card)


# Strips ----------------------------------------------------------------------------------------------------


def test_short_wins_5_medium_3_and_long_2_centimetres() -> None:
    assert CENTIMETRES == {SHORT: 5, MEDIUM: 3, LONG: 2}


def test_a_strip_covers_10_20_or_30_percent_of_the_scale() -> None:
    assert [width(Settings(), YEARS, size) for size in Size] == [2, 4, 6]


def test_the_setting_strips_gives_other_shares_of_the_scale() -> None:
    settings = Settings(strips=(0.05, 0.25, 0.5))
    assert [width(settings, YEARS, size) for size in Size] == [1, 5, 10]


@pytest.mark.parametrize(
    "strips",
    [(0.0, 0.2, 0.3), (-0.1, 0.2, 0.3), (0.3, 0.2, 0.1), (0.1, 0.1, 0.3), (0.1, 0.2, 1.1), (0.1, 0.2)],
)
def test_impossible_strips_are_refused(strips: Any) -> None:
    with pytest.raises(ValueError, match="strips"):
        Settings(strips=strips)


def test_a_share_that_is_no_number_is_refused() -> None:
    with pytest.raises(ValueError, match="strips"):
        Settings(strips=(0.1, 0.2, float("nan")))


def test_a_long_strip_may_be_as_long_as_the_scale() -> None:
    assert ends(at(LONG, 3), settings=Settings(strips=(0.1, 0.2, 1.0))) == (0, 20)


# How a strip is said ---------------------------------------------------------------------------------------


def test_short_at_11_is_centred_there() -> None:
    assert ends(at(SHORT, 11)) == (10, 12)


def test_long_from_5_starts_there() -> None:
    assert ends(begin(5)) == (5, 11)


def test_medium_up_to_14_ends_there() -> None:
    assert ends(up_to(MEDIUM, 14)) == (10, 14)


def test_from_10_to_13_is_the_shortest_strip_that_covers_it_centred_on_it() -> None:
    strip = lie(Settings(), YEARS, between(10, 13))
    assert (strip.size, strip.start, strip.end) == (MEDIUM, 9.5, 13.5)


def test_from_to_may_name_its_strip_too() -> None:
    assert ends(between(10, 13, LONG)) == (8.5, 14.5)


@pytest.mark.parametrize(
    ("low", "high", "size"),
    [
        (10, 10, SHORT),
        (10, 12, SHORT),
        (10, 12.1, MEDIUM),
        (10, 14, MEDIUM),
        (10, 14.5, LONG),
        (10, 16, LONG),
    ],
)
def test_a_strip_that_fits_from_to_exactly_is_wide_enough(low: float, high: float, size: Size) -> None:
    assert lie(Settings(), YEARS, between(low, high)).size is size


def test_from_to_may_be_said_in_either_order() -> None:
    assert ends(between(13, 10)) == ends(between(10, 13))


def test_wider_than_the_long_strip_is_refused_and_tells_how_wide_the_long_one_is() -> None:
    state = play(table(), Deal(card()))
    refused = refusal(state, Lay(YELLOW, between(10, 17)))
    assert refused.reason is StripReason.TOO_WIDE
    assert refused.facts == {"size": LONG, "width": 6, "said": 7}


def test_wider_than_the_strip_named_is_refused_and_tells_how_wide_that_one_is() -> None:
    state = play(table(), Deal(card()))
    refused = refusal(state, Lay(YELLOW, between(10, 13, SHORT)))
    assert refused.reason is StripReason.TOO_WIDE
    assert refused.facts == {"size": SHORT, "width": 2, "said": 3}


@pytest.mark.parametrize("said", [at(None, 11), begin(11, None), Said(None, Where.UP_TO, 11)])
def test_one_place_without_a_size_is_refused(said: Said) -> None:
    state = play(table(), Deal(card()))
    assert refusal(state, Lay(YELLOW, said)).reason is StripReason.WHICH_STRIP


@pytest.mark.parametrize("place", [float("nan"), float("inf"), 10**400, -FARTHEST - 1])
def test_a_place_that_is_on_no_scale_at_all_is_refused(place: float) -> None:
    state = play(table(), Deal(card()))
    assert refusal(state, Lay(YELLOW, at(SHORT, place))).reason is StripReason.NO_SUCH_PLACE
    assert refusal(state, Lay(YELLOW, between(3, place))).reason is StripReason.NO_SUCH_PLACE


def test_from_to_takes_two_numbers_and_every_other_place_one() -> None:
    with pytest.raises(ValueError, match="two numbers"):
        Said(None, Where.FROM_TO, 10)
    with pytest.raises(ValueError, match="two numbers"):
        Said(SHORT, Where.AT, 10, 12)


# Pushed onto the scale -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "lies"),
    [
        (at(SHORT, 0), (0, 2)),
        (at(SHORT, 20), (18, 20)),
        (begin(17), (14, 20)),
        (begin(20), (14, 20)),
        (up_to(MEDIUM, 1), (0, 4)),
        (between(0, 3), (0, 4)),
        (between(18, 20, LONG), (14, 20)),
    ],
)
def test_a_strip_that_would_stick_out_is_pushed_onto_the_scale(said: Said, lies: tuple[float, float]) -> None:
    strip = lie(Settings(), YEARS, said)
    assert (strip.start, strip.end) == lies
    assert strip.pushed
    assert not strip.off_scale


@pytest.mark.parametrize("said", [at(SHORT, 1), at(SHORT, 19), begin(14), up_to(LONG, 6), begin(0)])
def test_a_strip_that_just_fits_is_not_pushed(said: Said) -> None:
    assert not lie(Settings(), YEARS, said).pushed


@pytest.mark.parametrize(
    ("said", "lies"),
    [
        (at(SHORT, 110), (18, 20)),
        (at(SHORT, -3), (0, 2)),
        (begin(25), (14, 20)),
        (begin(-1), (0, 6)),
        (up_to(MEDIUM, -5), (0, 4)),
        (up_to(MEDIUM, 21), (16, 20)),
        (between(17, 22), (14, 20)),
        (between(30, 31), (18, 20)),
    ],
)
def test_a_strip_said_beside_the_scale_is_pushed_onto_it_too_and_marked(
    said: Said, lies: tuple[float, float]
) -> None:
    strip = lie(Settings(), YEARS, said)
    assert (strip.start, strip.end) == lies
    assert strip.pushed
    assert strip.off_scale


# Numbers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "scale", "lies"),
    [
        (at(SHORT, 0.3), Scale(0, 1), (0.25, 0.35)),
        (begin(0.1), Scale(0, 1), (0.1, 0.4)),
        (up_to(MEDIUM, 0.3), Scale(0, 1), (0.1, 0.3)),
        (between(0.6, 0.7), Scale(0, 1), (0.6, 0.7)),
        (at(LONG, 5.5), Scale(0, 15), (3.25, 7.75)),
        (at(SHORT, 2.5), Scale(0, 15), (1.75, 3.25)),
        (begin(0.7), Scale(0.5, 1.5), (0.7, 1)),
    ],
)
def test_decimals_come_out_clean(said: Said, scale: Scale, lies: tuple[float, float]) -> None:
    assert ends(said, scale) == lies


@pytest.mark.parametrize(
    ("said", "scale", "lies"),
    [
        (at(SHORT, 400_000_000), Scale(0, 10**9), (350_000_000, 450_000_000)),
        (at(MEDIUM, 999_999_999), Scale(0, 10**9), (800_000_000, 10**9)),
        (begin(123_456_789), Scale(0, 10**9), (123_456_789, 423_456_789)),
        (at(SHORT, -196), Scale(-250, 0), (-208.5, -183.5)),
        (up_to(LONG, -240), Scale(-250, 0), (-250, -175)),
        (between(-90, -100), Scale(-250, 0), (-107.5, -82.5)),
        (at(SHORT, 0), Scale(-40, 60), (-5, 5)),
    ],
)
def test_large_and_negative_scales_work_the_same(said: Said, scale: Scale, lies: tuple[float, float]) -> None:
    assert ends(said, scale) == lies


def test_whole_numbers_are_given_as_ints() -> None:
    start, end = ends(at(SHORT, 11.0), Scale(0.0, 20.0))
    assert (type(start), type(end)) == (int, int)


def test_both_ends_of_a_strip_count_as_covered() -> None:
    strip = lie(Settings(), YEARS, at(SHORT, 11))
    assert [strip.covers(value) for value in (9.99, 10, 11, 12, 12.01)] == [False, True, True, True, False]


def test_ends_do_not_fail_by_a_floats_dust() -> None:
    assert 0.1 * 3 > 0.3
    for tenth in range(1, 10):
        value = tenth / 10
        for said in (up_to(SHORT, value), begin(value, SHORT), between(value - 0.1, value)):
            assert lie(Settings(), Scale(0, 1), said).covers(value)
    assert lie(Settings(), Scale(0, 1), begin(0, LONG)).covers(0.3)
    assert lie(Settings(), Scale(0, 1), begin(0.2, SHORT)).covers(0.3)
    assert lie(Settings(), Scale(0, 1), up_to(SHORT, 0.8)).covers(0.7)


# Laying ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 7, 8])
def test_two_to_six_play_because_there_are_six_colours(players: int) -> None:
    assert players not in GAME.seats
    with pytest.raises(ValueError, match="two to six"):
        table(players)


def test_a_reader_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="reader"):
        table(2, starter=GREEN)


def test_a_card_is_wanted_at_the_start_of_every_round() -> None:
    state = table()
    assert GAME.draws(state) == Draw()
    state = play(state, Deal(card()))
    assert GAME.draws(state) is None
    assert refusal(state, Deal(card())).reason is Reason.NOT_NOW
    assert GAME.draws(round_of(table(2), None, None)) == Draw()


def test_a_new_round_tells_its_reader_its_scale_and_the_widths_of_the_strips() -> None:
    _, events = GAME.apply(table(starter=RED), Deal(card()), 0)
    assert events == (RoundBegan(1, RED, YEARS, (2, 4, 6)),)


def test_the_reader_lays_first_then_clockwise() -> None:
    state = play(table(starter=RED), Deal(card()))
    laid = []
    for _ in range(4):
        wait = GAME.waits(state)
        assert (wait.phase, wait.kind) == (Phase.LAYING, Kind.STRIP)
        assert wait.seat is not None
        laid.append(wait.seat)
        state = play(state, Lay(wait.seat, at(SHORT, 3)))
    assert laid == [RED, GREEN, YELLOW, BLUE]


def test_nobody_lays_before_it_is_their_turn_or_twice() -> None:
    state = play(table(), Deal(card()))
    assert refusal(state, Lay(BLUE, at(SHORT, 11))).reason is Reason.NOT_YOUR_TURN
    state = play(state, Lay(YELLOW, at(SHORT, 11)))
    assert refusal(state, Lay(YELLOW, at(SHORT, 11))).reason is Reason.NOT_YOUR_TURN


def test_a_stranger_lays_nothing() -> None:
    state = play(table(), Deal(card()))
    assert refusal(state, Lay(Seat(9), at(SHORT, 11))).reason is Reason.NO_SUCH_SEAT


def test_nobody_lays_before_there_is_a_card() -> None:
    assert refusal(table(), Lay(YELLOW, at(SHORT, 11))).reason is Reason.NOT_NOW


def test_what_is_no_move_of_this_game_is_refused() -> None:
    assert refusal(table(), "strip").reason is Reason.NOT_A_MOVE


def test_the_strip_is_read_back_as_it_lies() -> None:
    state = play(table(), Deal(card()))
    said = at(SHORT, 20)
    _, events = GAME.apply(state, Lay(YELLOW, said), 0)
    assert events == (StripLaid(YELLOW, Strip(SHORT, 18, 20, said, pushed=True)),)


def test_strips_may_overlap_or_lie_on_one_another_and_all_win() -> None:
    state = round_of(table(), at(SHORT, 11), at(SHORT, 11), at(SHORT, 11.5), begin(8))
    assert state.centimetres == {YELLOW: 5, BLUE: 5, RED: 5, GREEN: 2}


def test_all_three_strips_are_there_again_each_round() -> None:
    state = table(2)
    for _ in range(2):
        state = round_of(state, at(SHORT, 3), at(SHORT, 3))
    assert state.round == 3
    assert state.strips == {}


def test_whoever_passes_lays_no_strip_and_wins_nothing_and_the_game_goes_on() -> None:
    state = play(table(2), Deal(card()))
    state, events = GAME.apply(state, Lay(YELLOW, None), 0)
    assert events == (StripLaid(YELLOW, None),)
    state = play(state, Lay(BLUE, at(SHORT, 11)))
    assert state.centimetres == {YELLOW: 0, BLUE: 5}
    assert state.last is not None
    assert (state.last.results[0].covered, state.last.results[0].missed_by) == (False, None)


def test_all_may_pass() -> None:
    state = round_of(table(), None, None, None, None)
    assert set(state.centimetres.values()) == {0}
    assert state.round == 2


def test_nobody_has_to_be_secret_but_whoever_has_not_laid_may_hand_a_strip_in() -> None:
    state = table(starter=RED)
    assert GAME.enters(state) == ()
    state = play(state, Deal(card()))
    assert GAME.enters(state) == (RED, GREEN, YELLOW, BLUE)
    assert GAME.enters(play(state, Lay(RED, None))) == (GREEN, YELLOW, BLUE)
    assert GAME.secret(state, RED) is None


# Corrections -----------------------------------------------------------------------------------------------


def test_a_strip_laid_in_this_round_may_be_changed_until_the_scoring() -> None:
    state = play(table(3), Deal(card()), Lay(YELLOW, at(SHORT, 1)), Lay(BLUE, None))
    said = at(MEDIUM, 12)
    state, events = GAME.apply(state, Correct(YELLOW, said), 0)
    assert events == (StripLaid(YELLOW, Strip(MEDIUM, 10, 14, said), corrected=True),)
    assert GAME.waits(state).seat == RED
    state = play(state, Lay(RED, at(SHORT, 2)))
    assert state.centimetres == {YELLOW: 3, BLUE: 0, RED: 0}


def test_a_pass_may_become_a_strip_and_a_strip_a_pass() -> None:
    state = play(table(3), Deal(card()), Lay(YELLOW, None), Lay(BLUE, at(SHORT, 11)))
    state = play(state, Correct(YELLOW, at(SHORT, 11)), Correct(BLUE, None), Lay(RED, None))
    assert state.centimetres == {YELLOW: 5, BLUE: 0, RED: 0}


def test_a_correction_keeps_the_place_in_the_order() -> None:
    state = play(table(3), Deal(card()), Lay(YELLOW, None), Lay(BLUE, None), Correct(YELLOW, at(LONG, 5)))
    state = play(state, Lay(RED, None))
    assert state.last is not None
    assert [result.seat for result in state.last.results] == [YELLOW, BLUE, RED]


def test_there_is_nothing_to_correct_before_one_has_laid_or_after_the_scoring() -> None:
    state = play(table(2), Deal(card()))
    assert refusal(state, Correct(YELLOW, None)).reason is Reason.NOTHING_TO_CORRECT
    state = play(state, Lay(YELLOW, None), Lay(BLUE, None), Deal(card()))
    assert refusal(state, Correct(YELLOW, None)).reason is Reason.NOTHING_TO_CORRECT


def test_a_refused_correction_leaves_the_strip_as_it_was() -> None:
    state = play(table(2), Deal(card()), Lay(YELLOW, at(SHORT, 11)))
    before = msgspec.json.encode(state)
    assert refusal(state, Correct(YELLOW, between(0, 20))).reason is StripReason.TOO_WIDE
    assert msgspec.json.encode(state) == before


def test_how_a_strip_was_said_is_kept_so_that_one_half_may_be_corrected() -> None:
    state = play(table(2), Deal(card()), Lay(YELLOW, at(SHORT, 13)))
    strip = state.strips[YELLOW]
    assert strip is not None
    assert strip.said == at(SHORT, 13)


def test_laying_and_correcting_are_what_undo_takes_back() -> None:
    assert set(GAME.answers) == {Lay, Correct} == set(GAME.moves)


# Scoring ---------------------------------------------------------------------------------------------------


def test_the_rulebooks_example_yellow_long_2_blue_short_5_red_and_green_nothing() -> None:
    state = round_of(table(), begin(8), at(SHORT, 11), at(MEDIUM, 4), up_to(SHORT, 19), value=11)
    assert state.centimetres == {YELLOW: 2, BLUE: 5, RED: 0, GREEN: 0}
    assert GAME.view(state, name, "en")["last"] == {"answer": 11, "won": {"Yellow": 2, "Blue": 5}}


@pytest.mark.parametrize(("size", "won"), [(SHORT, 5), (MEDIUM, 3), (LONG, 2)])
def test_the_shorter_the_strip_over_the_answer_the_more_centimetres(size: Size, won: int) -> None:
    state = round_of(table(2), at(size, 11), at(size, 1))
    assert state.centimetres == {YELLOW: won, BLUE: 0}


@pytest.mark.parametrize("said", [begin(11, SHORT), up_to(SHORT, 11)])
def test_a_strip_that_ends_at_the_answer_wins(said: Said) -> None:
    assert round_of(table(2), said, None).centimetres[YELLOW] == 5


def test_a_strip_pushed_over_the_answer_wins() -> None:
    assert round_of(table(2), at(SHORT, 21), None, value=18).centimetres[YELLOW] == 5


def test_the_scoring_tells_who_gets_what_and_how_near_the_others_came() -> None:
    state = play(table(), Deal(card()))
    for seat, said in ((YELLOW, begin(8)), (BLUE, at(SHORT, 13.5)), (RED, None)):
        state = play(state, Lay(seat, said))
    _, events = GAME.apply(state, Lay(GREEN, up_to(MEDIUM, 10)), 0)
    laid, scored = events
    assert isinstance(laid, StripLaid)
    assert isinstance(scored, Scored)
    assert (scored.round, scored.card, scored.reached) == (1, card(), ())
    assert [(r.seat, r.covered, r.centimetres, r.missed_by) for r in scored.results] == [
        (YELLOW, True, 2, 0),
        (BLUE, False, 0, 1.5),
        (RED, False, 0, None),
        (GREEN, False, 0, 1),
    ]


def test_a_round_is_scored_only_when_all_have_laid() -> None:
    state = play(table(3), Deal(card()), Lay(YELLOW, at(SHORT, 11)), Lay(BLUE, at(SHORT, 11)))
    assert state.centimetres == {YELLOW: 0, BLUE: 0, RED: 0}
    assert state.last is None


def test_the_reader_passes_left_with_the_scoring() -> None:
    state = table(3, starter=RED)
    readers = []
    for _ in range(4):
        readers.append(GAME.starter(state))
        state = round_of(state, None, None, None)
    assert readers == [RED, YELLOW, BLUE, RED]
    assert GAME.round(state) == (5, None)


# The end ---------------------------------------------------------------------------------------------------


def test_the_game_ends_after_a_round_in_which_someone_has_15_centimetres() -> None:
    state = table(2)
    for _ in range(2):
        state = round_of(state, *_in_reading_order(state, {YELLOW: at(SHORT, 11)}))
    assert state.phase is Phase.LAYING
    state = round_of(state, *_in_reading_order(state, {YELLOW: at(SHORT, 11), BLUE: at(LONG, 11)}))
    assert state.phase is Phase.FINISHED
    assert GAME.scores(state) == {YELLOW: 15, BLUE: 2}
    assert GAME.winners(state) == (YELLOW,)
    assert GAME.waits(state) == Wait(Phase.FINISHED, Kind.NOTHING)
    assert GAME.draws(state) is None
    assert GAME.enters(state) == ()


def test_everybody_still_lays_in_the_round_in_which_someone_reaches_the_target() -> None:
    state = play(table(2, settings=Settings(target=5)), Deal(card()), Lay(YELLOW, at(SHORT, 11)))
    assert state.phase is Phase.LAYING
    state, events = GAME.apply(state, Lay(BLUE, at(SHORT, 11)), 0)
    assert state.phase is Phase.FINISHED
    scored, ended = events[1:]
    assert scored.reached == (YELLOW, BLUE)
    assert ended == GameEnded((YELLOW, BLUE))


def test_14_centimetres_are_not_enough_and_totals_may_pass_the_target() -> None:
    state = table(2)
    for size in (SHORT, SHORT, LONG, LONG):
        state = round_of(state, *_in_reading_order(state, {YELLOW: at(size, 11)}))
    assert GAME.scores(state)[YELLOW] == 14
    assert state.phase is Phase.LAYING
    state = round_of(state, *_in_reading_order(state, {YELLOW: at(SHORT, 11)}))
    assert GAME.scores(state)[YELLOW] == 19
    assert state.phase is Phase.FINISHED


def test_professionals_play_to_20_centimetres_and_totals_above_the_tape_count() -> None:
    state = table(2, settings=Settings(target=20))
    strips = {YELLOW: at(SHORT, 11), BLUE: at(MEDIUM, 11)}
    for _ in range(3):
        state = round_of(state, *_in_reading_order(state, strips))
    assert state.phase is Phase.LAYING
    state = round_of(state, *_in_reading_order(state, {**strips, YELLOW: at(MEDIUM, 11)}))
    assert GAME.scores(state) == {YELLOW: 18, BLUE: 12}
    state = round_of(state, *_in_reading_order(state, strips))
    assert GAME.scores(state) == {YELLOW: 23, BLUE: 15}
    assert GAME.winners(state) == (YELLOW,)


def test_most_centimetres_win_even_if_several_reach_the_target() -> None:
    state = round_of(
        table(settings=Settings(target=3)), *(at(size, 11) for size in (SHORT, MEDIUM)), None, None
    )
    assert state.last is not None
    assert state.last.reached == (YELLOW, BLUE)
    assert GAME.winners(state) == (YELLOW,)


def test_a_tie_has_several_winners() -> None:
    state = round_of(table(settings=Settings(target=5)), at(SHORT, 11), None, at(SHORT, 11), None)
    assert GAME.winners(state) == (YELLOW, RED)


@pytest.mark.parametrize("target", [0, -5, 101])
def test_an_impossible_target_is_refused(target: int) -> None:
    with pytest.raises(ValueError, match="target"):
        Settings(target=target)


def test_nobody_has_won_before_the_end() -> None:
    assert GAME.winners(round_of(table(2), at(SHORT, 11), None)) == ()


@pytest.mark.parametrize(
    "move", [Lay(YELLOW, None), Deal(card()), EndGame(), NoCards(), Skip(), Join(Seat(5))]
)
def test_nothing_happens_after_the_end(move: Any) -> None:
    state = round_of(table(2, settings=Settings(target=5)), at(SHORT, 11), None)
    assert refusal(state, move).reason is Reason.FINISHED


def _in_reading_order(state: State, said: dict[Seat, Said]) -> list[Said | None]:
    at_reader = state.seats.index(state.starter)
    return [said.get(seat) for seat in (*state.seats[at_reader:], *state.seats[:at_reader])]


# Common to all ---------------------------------------------------------------------------------------------


def test_a_skipped_question_is_discarded_unscored_and_the_same_reader_draws_another() -> None:
    state = play(table(), Deal(card()), Lay(YELLOW, at(SHORT, 11)))
    state, events = GAME.apply(state, Skip(), 0)
    assert events == (Skipped(),)
    assert GAME.draws(state) == Draw()
    assert (state.round, state.starter, state.strips) == (1, YELLOW, {})
    assert set(state.centimetres.values()) == {0}
    assert GAME.waits(play(state, Deal(card()))).seat == YELLOW


def test_there_is_nothing_to_skip_before_a_card_is_dealt() -> None:
    assert refusal(table(), Skip()).reason is Reason.NOT_NOW


def test_the_game_ends_with_the_standing_when_the_table_says_so() -> None:
    state = play(round_of(table(2), at(LONG, 11), at(SHORT, 11)), Deal(card()), Lay(BLUE, None))
    state, events = GAME.apply(state, EndGame(), 0)
    assert events == (GameEnded((BLUE,)),)
    assert GAME.scores(state) == {YELLOW: 2, BLUE: 5}
    assert GAME.view(state, name, "en")["strips"] == {}


def test_the_game_ends_with_the_standing_when_the_cards_run_out() -> None:
    state = round_of(table(2), at(LONG, 11), at(LONG, 11))
    state, events = GAME.apply(state, NoCards(), 0)
    assert events == (GameEnded((YELLOW, BLUE), no_cards=True),)
    assert state.phase is Phase.FINISHED


def test_a_newcomer_sits_last_before_the_reader_with_the_score_of_the_lowest() -> None:
    state = round_of(table(3), at(SHORT, 11), at(LONG, 11), at(MEDIUM, 11))
    state, events = GAME.apply(state, Join(GREEN), 0)
    assert events == (Seated(GREEN, 2),)
    assert GAME.order(state) == (YELLOW, GREEN, BLUE, RED)
    assert GAME.scores(state)[GREEN] == 2
    state = round_of(state, None, None, None, at(SHORT, 11))
    assert GAME.scores(state) == {YELLOW: 5, GREEN: 7, BLUE: 2, RED: 3}


def test_there_are_no_more_than_six_colours_for_newcomers() -> None:
    assert refusal(table(6), Join(Seat(6))).reason is Reason.TOO_MANY


def test_whoever_sits_there_cannot_join_again() -> None:
    assert refusal(table(3), Join(RED)).reason is Reason.NOT_NOW


def test_a_leaver_takes_score_and_seat_along() -> None:
    state = round_of(table(3), at(SHORT, 11), at(LONG, 11), None)
    state, events = GAME.apply(state, Leave(YELLOW), 0)
    assert events == (Seated(YELLOW, None),)
    assert GAME.scores(state) == {BLUE: 2, RED: 0}
    assert GAME.view(state, name, "en")["last"]["won"] == {"Yellow": 5, "Blue": 2}


def test_if_the_reader_leaves_the_next_one_clockwise_reads() -> None:
    assert GAME.starter(play(table(3, starter=RED), Leave(RED))) == YELLOW


def test_nobody_joins_or_leaves_within_a_round() -> None:
    state = play(table(3), Deal(card()))
    assert GAME.order(play(state, Join(GREEN))) == (GREEN, YELLOW, BLUE, RED)
    state = play(state, Lay(YELLOW, None))
    assert refusal(state, Join(GREEN)).reason is Reason.BETWEEN_ROUNDS_ONLY
    assert refusal(state, Leave(RED)).reason is Reason.BETWEEN_ROUNDS_ONLY


def test_two_at_least_stay_and_a_stranger_cannot_leave() -> None:
    assert refusal(table(2), Leave(BLUE)).reason is Reason.TOO_FEW
    assert refusal(table(3), Leave(Seat(9))).reason is Reason.NO_SUCH_SEAT


# What the table sees ---------------------------------------------------------------------------------------


def test_the_view_shows_the_scale_the_strips_laid_and_the_target() -> None:
    state = play(table(3), Deal(card(11.0, 0.0, 20.0)), Lay(YELLOW, between(10, 13)), Lay(BLUE, None))
    seen = GAME.view(state, name, "en")
    assert seen == {
        "scale": {"start": 0, "end": 20, "unit": "years"},
        "strips": {"Yellow": {"size": "medium", "from": 9.5, "to": 13.5}},
        "target": 15,
        "last": None,
        "players": {YELLOW: {}, BLUE: {}, RED: {}},
    }
    assert type(seen["scale"]["start"]) is type(seen["scale"]["end"]) is int


def test_the_view_has_no_scale_while_there_is_no_card() -> None:
    seen = GAME.view(table(2), name, "en")
    assert (seen["scale"], seen["strips"]) == (None, {})


def test_the_answer_is_seen_only_when_the_round_is_scored() -> None:
    state = play(table(2), Deal(card(11.375)), Lay(YELLOW, at(SHORT, 3)))
    assert "11.375" not in json.dumps(GAME.view(state, name, "en"))
    state = play(state, Lay(BLUE, at(SHORT, 3)))
    assert GAME.view(state, name, "en")["last"] == {"answer": 11.375, "won": {}}


# Playouts --------------------------------------------------------------------------------------------------


def round_trip(state: State) -> State:
    return msgspec.json.decode(msgspec.json.encode(state), type=State)


def blind(state: State) -> State:
    """The same state with another answer on its card."""
    assert state.card is not None
    start, end = state.card.scale.start, state.card.scale.end
    return replace(state, card=replace(state.card, value=end if state.card.value == start else start))


def _anything(state: State, rng: random.Random, free: Seat) -> Any:
    """Mostly a move of the game, now and then one of those that every game knows."""
    dice = rng.randrange(60)
    if dice == 0:
        return Skip()
    if dice == 1 and not state.strips and len(state.seats) + 1 in GAME.seats:
        return Join(free)
    if dice == 2 and not state.strips and len(state.seats) - 1 in GAME.seats:
        return Leave(rng.choice(state.seats))
    if dice == 3 and rng.randrange(10) == 0:
        return EndGame()
    return random_move(state, rng)


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_keeps_every_rule_and_comes_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    seats = tuple(Seat(n) for n in range(GAME.seats[seed % len(GAME.seats)]))
    settings = random_settings(rng, seats)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    cards, joined = 0, len(seats)
    for _ in range(2000):
        if state.phase is Phase.FINISHED:
            break
        if GAME.draws(state) is not None:
            cards += 1
            move: Any = Deal(random_card(rng, cards)) if cards <= 60 else NoCards()
        else:
            move = _anything(state, rng, Seat(joined))
            assert GAME.view(state, str, "en") == GAME.view(blind(state), str, "en")
        joined += isinstance(move, Join)
        logged = msgspec.json.decode(msgspec.json.encode(move), type=type(move))
        before, (state, events) = state, GAME.apply(state, move, 0)
        if not isinstance(move, Deal):
            assert logged == move
        check(before, move, state, events)
        assert round_trip(state) == state
        json.dumps(GAME.view(state, str, "en"))
    assert state.phase is Phase.FINISHED
    assert GAME.winners(state)
