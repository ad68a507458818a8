"""Das Maß aller Dinge, rule by rule: scoring and winning (RULES.md section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from host.games.contract import Deal, EndGame, GameEnded, Join, Kind, NoCards, Phase, Reason, Seat, Skip, Wait
from host.games.scale_strip import GAME, Lay, Scored, State, StripLaid
from host.games.scale_strip_scale import Said, Settings, Size
from tests.games.play_scale_strip import (
    BLUE,
    GREEN,
    LONG,
    MEDIUM,
    RED,
    SHORT,
    YELLOW,
    at,
    begin,
    card,
    name,
    play,
    refusal,
    round_of,
    table,
    up_to,
)

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
