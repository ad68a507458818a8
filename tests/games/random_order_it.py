"""Schätz it if you can at random: legal moves, valid cards, settings, and what holds after every move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from host.games.contract import Deal, GameEnded, Join, Kind, Leave, Phase, Seat, Skip, clockwise_from, left_of
from host.games.order_it import GAME, draws, rearranging, scores, waits, winners
from host.games.order_it_card import FIRST_TERMS, TERMS, Card, Item, Measure, OrderText, right_order, without
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
    Outcome,
    Place,
    RoundScored,
    Swap,
)
from host.games.order_it_rounds import Ending, LastDoubt, Settings, State, rounds


def random_settings(rng: random.Random, seats: Sequence[Seat]) -> Settings:  # noqa: ARG001  the same for all
    return Settings(laps=rng.choice((1, 1, 2, 3)), last_doubt=rng.choice(tuple(LastDoubt)))


def random_card(rng: random.Random, number: int, *, deck: str | None = None) -> Card:
    assert deck is None
    values = rng.sample(range(-99_999, 99_999), TERMS)
    scale = rng.choice((1, 1, 8))
    return Card(
        id=f"c{number}",
        text={
            "en": OrderText("Which is heavier?", "light", "heavy", "So it is."),
            "de": OrderText("Was ist schwerer?", "leicht", "schwer", "So ist es.", "Kilogramm"),
        },
        items=tuple(
            Item(
                {"en": f"<en {number}.{place}>", "de": f"<de {number}.{place}>"},
                value if scale == 1 else value / scale,
            )
            for place, value in enumerate(values)
        ),
        measure=rng.choice(tuple(Measure)),
    )


def random_move(state: State, rng: random.Random) -> Any:
    """A legal move of the game's own, with a card on the table and the game not finished."""
    chance = rng.random()
    if chance < 0.004:
        return MoreRounds(rng.choice((1, 1, 2)))
    if chance < 0.006:
        return MoreLaps()
    if state.phase is Phase.JUDGING and chance < 0.1:
        return _correction(state, rng)
    seat = state.turn
    match waits(state).kind:
        case Kind.JUDGEMENT:
            return Judge(seat, rng.choice(tuple(Judgement)))
        case Kind.PLACE:
            return Place(seat, rng.randint(0, len(state.order)))
        case _ if rearranging(state):
            return _rearranging(state, rng)
        case _:
            return Arrange(seat, rng.choice(((0, 1), (1, 0))))


def _correction(state: State, rng: random.Random) -> Correct:
    term = state.drawn - 1
    rest = without(state.order, term)
    at = rng.randint(0, len(rest))
    return Correct(clockwise_from(state.seats, state.turn)[-1], (*rest[:at], term, *rest[at:]))


def _rearranging(state: State, rng: random.Random) -> Any:
    one, other = rng.sample(range(TERMS), 2)
    assert state.card is not None
    right = right_order(state.card, state.order)
    return rng.choice(
        (
            Swap(state.turn, one, other),
            MoveBefore(state.turn, one, other),
            MoveAfter(state.turn, one, other),
            Arrange(state.turn, rng.choice((right, tuple(rng.sample(range(TERMS), TERMS))))),
            Done(state.turn),
        )
    )


# What holds after every move -------------------------------------------------------------------------------


def check(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    _check_order(before, move, after, events)
    _check_points(before, move, after, events)
    _check_rounds(before, move, after, events)


def _check_order(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    if after.card is None:
        assert after.order == ()
        assert after.drawn == 0
        return
    match waits(after).kind:
        case Kind.JUDGEMENT:
            laid = after.drawn
        case Kind.PLACE:
            laid = after.drawn - 1
        case _:
            laid = TERMS if rearranging(after) else 0
    assert sorted(after.order) == list(range(laid)), "an order is always a permutation of the terms heard"
    assert FIRST_TERMS <= after.drawn <= TERMS
    assert before.drawn <= after.drawn <= before.drawn + 1 or isinstance(move, Deal)
    if isinstance(move, Judge) and before.drawn < TERMS:
        (judged, drawn) = events
        assert drawn.term == before.drawn
        match judged.outcome:
            case Outcome.WAVED_THROUGH:
                assert after.order == before.order, "a wave through leaves the order, mistakes included"
                assert judged.order is None
            case _:
                assert after.order == judged.order == right_order(after.card, before.order)
                assert (before.order == after.order) == (judged.outcome is Outcome.DOUBTED_WRONGLY)
    if isinstance(move, Place):
        assert without(after.order, before.drawn - 1) == before.order


def _check_points(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    changes: dict[Seat, int] = {}
    for event in events:
        match event:
            case Judged():
                assert event.previous == clockwise_from(before.seats, before.turn)[-1]
                assert event.seat == before.turn
                paid = {
                    Outcome.WAVED_THROUGH: (0, 2),
                    Outcome.DOUBTED_RIGHTLY: (1, 0),
                    Outcome.DOUBTED_WRONGLY: (-1, 2),
                }[event.outcome]
                assert (event.points, event.previous_points) == paid
                assert (event.outcome is Outcome.WAVED_THROUGH) == (move.judgement is Judgement.ALL_CORRECT)
                assert event.last == (before.drawn == TERMS)
                assert event.rearranging == rearranging(after)
                changes = {event.seat: event.points, event.previous: event.previous_points}
            case LastTry():
                assert event.points == int(event.right)
                changes = {event.seat: event.points}
    old, new = scores(before), scores(after)
    for seat in after.seats:
        if seat in old:
            assert new[seat] - old[seat] == changes.get(seat, 0), "points change by nothing but a judgement"
        else:
            assert isinstance(move, Join)
            assert new[seat] == min(old.values())
    assert set(after.chips) == set(after.seats) == set(after.to_start)
    assert all(chip in {2, 1, -1} for chips in after.chips.values() for chip in chips)


def _check_rounds(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    scored = [event for event in events if isinstance(event, RoundScored)]
    now, in_all = GAME.round(after)
    assert in_all is not None
    assert 1 <= now <= in_all
    assert min(after.to_start.values()) >= 0
    assert after.further >= 0
    assert after.turn in after.seats
    assert after.starter in after.seats
    for event in scored:
        values = [event.card.items[term].value for term in event.order]
        assert all(low < high for low, high in pairwise(values))
        assert sorted(event.laid) == list(range(TERMS))
        assert event.round == before.round
        assert after.last == event
    if not scored:
        assert after.last == before.last
        assert before.round - 1 <= after.round <= before.round + 1
        if isinstance(move, MoreRounds | MoreLaps):
            assert rounds(after) > rounds(before)
        elif not isinstance(move, Join | Leave):
            assert rounds(after) == rounds(before)
    elif after.phase is not Phase.FINISHED:
        assert after.round == before.round + 1
        if all(before.to_start.values()) or not any(after.to_start.values()):
            assert after.starter == left_of(before.seats, before.starter)
    if isinstance(move, Skip):
        assert (after.round, after.starter) == (before.round, before.starter)
    ended = [event for event in events if isinstance(event, GameEnded)]
    assert bool(ended) == (after.phase is Phase.FINISHED)
    if ended:
        top = max(scores(after).values())
        expected = tuple(seat for seat in after.seats if scores(after)[seat] == top)
        assert ended[0].winners == winners(after) == expected
        assert draws(after) is None
        if after.ended is Ending.ROUNDS:
            assert not any(after.to_start.values()), "everyone has started every lap"
            assert now == in_all
    else:
        assert winners(after) == ()
