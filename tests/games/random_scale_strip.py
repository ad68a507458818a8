"""Random cards, settings and moves of Das Maß aller Dinge, and what must be true after every move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from host.games.contract import Clockwise, EndGame, GameEnded, NoCards, Phase, Seat, clockwise_from, left_of
from host.games.scale_strip import Correct, Lay, Result, Scored, State, due
from host.games.scale_strip_scale import (
    CENTIMETRES,
    Card,
    Number,
    Said,
    Scale,
    ScaleText,
    Settings,
    Size,
    Strip,
    Where,
    exact,
    number,
    width,
)

SCALES = ((0, 20), (0, 1), (0, 0.5), (-250, 0), (-40, 60), (0, 1_000_000_000), (1900, 2000), (2.5, 7.5))
STRIPS = ((0.1, 0.2, 0.3), (0.05, 0.1, 0.2), (0.15, 0.25, 0.5), (0.125, 1 / 3, 1.0))
ONE_OF = 10


def random_settings(rng: random.Random, seats: Clockwise) -> Settings:  # noqa: ARG001  the same for every table
    return Settings(strips=rng.choice(STRIPS), target=rng.choice((1, 5, 10, 15, 15, 20, 20, 25)))


def random_card(rng: random.Random, number: int, *, deck: str | None = None) -> Card:
    assert deck is None
    start, end = rng.choice(SCALES)
    value = rng.choice((start, end, *(_between(rng, start, end) for _ in range(ONE_OF))))
    words = ScaleText("How many, {value}?", "years", "So many: {value}.")
    return Card(f"scale-{number}", value, Scale(start, end), {"en": words, "de": words})


def random_move(state: State, rng: random.Random) -> Lay | Correct:
    """A strip or a pass of the seat that is due, or now and then a correction."""
    if state.strips and rng.randrange(ONE_OF) < 2:
        return Correct(rng.choice(list(state.strips)), _random_said(state, rng))
    seat = due(state)
    assert seat is not None
    return Lay(seat, _random_said(state, rng))


def _random_said(state: State, rng: random.Random) -> Said | None:
    """A pass, a strip anywhere on the scale or beside it, or one near the answer, so that games end."""
    assert state.card is not None
    scale = state.card.scale
    if rng.randrange(ONE_OF) == 0:
        return None
    size, where = rng.choice(tuple(Size)), rng.choice(tuple(Where))
    beside = rng.randrange(ONE_OF) == 0
    reach = (scale.end - scale.start) if beside else 0
    place = _between(rng, scale.start - reach, scale.end + reach)
    if rng.randrange(2):
        place = state.card.value
    if where is not Where.FROM_TO:
        return Said(size, where, place)
    wide = width(state.settings, scale, size)
    to = number(exact(place) + exact(wide) * rng.randrange(ONE_OF) / ONE_OF)
    low, high = rng.sample((place, to), 2)
    if abs(exact(to) - exact(place)) > exact(wide):  # a float's dust
        high = low
    return Said(rng.choice((size, None)), where, low, high)


def _between(rng: random.Random, start: Number, end: Number) -> Number:
    if end - start > ONE_OF and rng.randrange(2):
        return rng.randint(int(start), int(end))
    return start + round((end - start) * rng.random(), 3)


def check(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    """Assert what is always true: strips lie on the scale, and only strips over the answer win."""
    assert set(after.centimetres) == set(after.seats)
    assert set(after.strips) <= set(after.seats)
    assert list(after.strips) == list(clockwise_from(after.seats, after.starter))[: len(after.strips)]
    for strip in after.strips.values():
        assert after.card is not None
        if strip is not None:
            _check_strip(after, after.card.scale, strip)
    scored = [event for event in events if isinstance(event, Scored)]
    if scored:
        _check_scoring(before, move, after, scored[0])
    else:
        kept = set(before.seats) & set(after.seats)
        assert all(after.centimetres[seat] == before.centimetres[seat] for seat in kept)
        unplayed = isinstance(move, NoCards)  # a round for which no card was left was none
        assert after.round == (max(1, before.round - 1) if unplayed else before.round)
        assert after.last == before.last
    if after.phase is Phase.FINISHED:
        ended = events[-1]
        assert isinstance(ended, GameEnded)
        assert {after.centimetres[seat] for seat in ended.winners} == {max(after.centimetres.values())}
        assert isinstance(move, EndGame | NoCards) or scored[0].reached


def _check_strip(state: State, scale: Scale, strip: Strip) -> None:
    assert scale.start <= strip.start < strip.end <= scale.end
    assert strip.end - strip.start == pytest.approx(width(state.settings, scale, strip.size), rel=1e-9)
    assert strip.said.size in {None, strip.size}
    assert strip.pushed or not strip.off_scale
    if strip.said.to is not None:
        low, high = sorted((strip.said.place, strip.said.to))
        dust = (scale.end - scale.start) * 1e-9
        assert strip.start <= max(low, scale.start) + dust or low > scale.end
        assert strip.end >= min(high, scale.end) - dust or high < scale.start
    if not strip.pushed and strip.said.where is Where.AT:
        assert (strip.start + strip.end) / 2 == pytest.approx(strip.said.place)


def _check_scoring(before: State, move: Any, after: State, scored: Scored) -> None:
    assert isinstance(move, Lay)
    assert before.card is not None
    assert after.last == scored
    assert scored.card == before.card
    reading: list[Seat] = list(clockwise_from(before.seats, before.starter))
    assert [result.seat for result in scored.results] == reading
    for result in scored.results:
        _check_result(before.card, result)
        assert after.centimetres[result.seat] - before.centimetres[result.seat] == result.centimetres
    target = before.settings.target
    assert scored.reached == tuple(seat for seat in after.seats if after.centimetres[seat] >= target)
    if after.phase is not Phase.FINISHED:
        assert not scored.reached
        assert (after.round, after.starter) == (before.round + 1, left_of(before.seats, before.starter))
        assert (after.card, after.strips) == (None, {})


def _check_result(card: Card, result: Result) -> None:
    under = result.strip is not None and result.strip.start <= card.value <= result.strip.end
    assert result.covered is under
    assert (result.missed_by == 0) is under
    assert result.centimetres == (CENTIMETRES[result.strip.size] if result.strip and under else 0)
