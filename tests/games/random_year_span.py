"""Random cards, settings and moves of Schätzen Sie mal!, and what must be true after every move."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from host.games.contract import (
    Clockwise,
    GameEnded,
    Join,
    Leave,
    NoCards,
    Phase,
    Seat,
    clockwise_from,
    left_of,
)
from host.games.year_span import Answer, Correct, Ready, Scored, Settings, State, chip_values, due, scores
from host.games.year_span_card import Card, Span, YearText, span

ONE_OF = 10
YEARS = (*range(-3000, 0, 77), -44, -1, 1, 9, 100, 1066, *range(1100, 2030))
REACHES = (0, 0, 1, 5, 20, 20, 77, 350)


def random_settings(rng: random.Random, seats: Clockwise) -> Settings:  # noqa: ARG001  the same for every table
    return Settings(rounds=rng.choice((1, 2, 3, 5, 10, 10)))


def random_card(rng: random.Random, number: int, *, deck: str | None = None) -> Card:
    assert deck is None
    words = YearText("It happened once.", "So it was, in {year}.")
    return Card(f"year-{number}", rng.choice(YEARS), {"en": words, "de": words}, severity=rng.randrange(4))


def random_move(state: State, rng: random.Random) -> Ready | Answer | Correct:
    """Ready, the span or the pass of the seat that is due, or now and then a correction."""
    if state.phase is Phase.WRITING and rng.randrange(2):
        return Ready()
    if state.answers and rng.randrange(ONE_OF) == 0:
        return Correct(rng.choice(list(state.answers)), _random_span(state, rng))
    seat = due(state)
    assert seat is not None
    return Answer(seat, _random_span(state, rng))


def _random_span(state: State, rng: random.Random) -> Span | None:
    """A pass, a span that covers the year in most cases, often as wide as another one."""
    assert state.card is not None
    if rng.randrange(ONE_OF) == 0:
        return None
    year = state.card.year if rng.randrange(3) else rng.choice(YEARS)
    before, after = rng.choice(REACHES), rng.choice(REACHES)
    return span(year - before or -1, year + after or 1)


def check(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    """Assert what is always true: each chip lies out once a round, the narrowest over the year win."""
    assert set(after.chips) == set(after.seats)
    assert after.starter in after.seats
    assert 1 <= after.round <= after.settings.rounds
    assert tuple(after.answers) == clockwise_from(after.seats, after.starter)[: len(after.answers)]
    assert set(after.chips_out) <= set(chip_values(len(after.seats)))
    assert tuple(sorted(set(after.chips_out), reverse=True)) == after.chips_out
    scored = [event for event in events if isinstance(event, Scored)]
    if scored:
        assert isinstance(move, Answer)
        _check_scoring(before, move, after, scored[0])
    else:
        kept = set(before.seats) & set(after.seats)
        assert all(after.chips[seat] == before.chips[seat] for seat in kept)
        unplayed = isinstance(move, NoCards)  # a round for which no card was left was none
        assert after.round == (max(1, before.round - 1) if unplayed else before.round)
        assert after.last == before.last
    if isinstance(move, Join):
        assert scores(after)[move.seat] == min(scores(before).values())
        assert clockwise_from(after.seats, after.starter)[-1] == move.seat
    if not isinstance(move, Leave) and not scored:
        assert after.starter == before.starter
    ended = [event for event in events if isinstance(event, GameEnded)]
    assert bool(ended) == (after.phase is Phase.FINISHED)
    if ended:
        _check_end(after, ended[0])


def _check_scoring(before: State, move: Answer, after: State, scored: Scored) -> None:
    card = before.card
    assert card is not None
    assert scored == after.last
    assert (scored.card, scored.round) == (card, before.round)
    reading: list[Seat] = list(clockwise_from(before.seats, before.starter))
    assert [result.seat for result in scored.results] == reading
    values = chip_values(len(before.seats))
    given = Counter(result.chip for result in scored.results if result.chip)
    assert all(count == 1 for count in given.values()), "each chip value is won at most once a round"
    assert sorted((*given, *scored.chips_left)) == sorted(values)
    ranked = []
    for place, result in enumerate(scored.results):
        said = move.span if result.seat == move.seat else before.answers[result.seat]
        assert result.span == said
        assert result.covered == (said is not None and said.first <= card.year <= said.last)
        won = (result.chip,) if result.chip else ()
        assert after.chips[result.seat] == before.chips[result.seat] + won
        if result.covered and said is not None:
            ranked.append((said.difference, place, result.chip))
        else:
            assert result.chip == 0
    chips = [chip for _, _, chip in sorted(ranked)]
    assert chips == [*values, *[0] * len(ranked)][: len(ranked)]
    if after.phase is not Phase.FINISHED:
        assert (after.round, after.starter) == (before.round + 1, left_of(before.seats, before.starter))
        assert (after.card, after.answers, after.chips_out) == (None, {}, values)
    else:
        assert before.round == before.settings.rounds


def _check_end(after: State, ended: GameEnded) -> None:
    highest = max(chip_values(len(after.seats)))
    standing = {seat: (scores(after)[seat], after.chips[seat].count(highest)) for seat in after.seats}
    first = max(standing.values())
    assert set(ended.winners) == {seat for seat in after.seats if standing[seat] == first}
    level = [seat for seat in after.seats if standing[seat][0] == first[0]]
    assert ended.tie_broken == (len(ended.winners) < len(level))
