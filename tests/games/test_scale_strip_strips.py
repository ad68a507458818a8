"""Das Maß aller Dinge, rule by rule: cards, scales and where a strip lies (RULES.md section 4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from host.games.contract import Deal
from host.games.scale_strip import Lay
from host.games.scale_strip_scale import (
    CENTIMETRES,
    FARTHEST,
    Card,
    Said,
    Scale,
    ScaleText,
    Settings,
    Size,
    StripReason,
    Where,
    lie,
    width,
)
from tests.games.play_scale_strip import (
    LONG,
    MEDIUM,
    SHORT,
    YEARS,
    YELLOW,
    at,
    begin,
    between,
    card,
    ends,
    play,
    refusal,
    table,
    up_to,
)

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
