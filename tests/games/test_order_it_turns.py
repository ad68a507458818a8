"""Schätz it if you can, rule by rule: judging, placing and correcting (RULES.md section 2)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from host.games.contract import Deal, Kind, Phase, Reason, Wait
from host.games.order_it import GAME, waits
from host.games.order_it_card import OrderReason
from host.games.order_it_moves import (
    Arrange,
    Correct,
    Done,
    Judge,
    Judged,
    MoveAfter,
    OrderLaid,
    Outcome,
    Place,
    Placed,
    Swap,
    TermDrawn,
)
from tests.games.play_order_it import (
    ALL_CORRECT,
    ANIMALS,
    ANNA,
    BRUNO,
    CAT,
    CLARA,
    DOUBT,
    FRITZ,
    HORSE,
    MOUSE,
    begin,
    dealt,
    play,
    refused,
    right_place,
    shown,
    weights,
)

# Judging --------------------------------------------------------------------------------------------------


def test_each_player_first_judges_then_places_one_new_term() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    for seat in (BRUNO, CLARA, ANNA, BRUNO, CLARA, ANNA, BRUNO):
        assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, seat)
        assert shown(state)["term"] is None
        new = state.drawn
        state, told = play(state, Judge(seat, ALL_CORRECT))
        assert told[-1] == TermDrawn(seat, new)
        assert waits(state) == Wait(Phase.PLACING, Kind.PLACE, seat)
        assert shown(state)["term"] == ANIMALS[new][0]
        state, _ = play(state, right_place(state))
    assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, CLARA)
    assert state.drawn == 9


def test_waving_through_pays_the_previous_player_two_for_a_right_order() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.WAVED_THROUGH, 0, 2, None)
    assert GAME.scores(state) == {ANNA: 2, BRUNO: 0, CLARA: 0}


def test_waving_through_pays_the_previous_player_two_even_for_a_wrong_order_and_reveals_nothing() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.WAVED_THROUGH, 0, 2, None)
    assert GAME.scores(state) == {ANNA: 2, BRUNO: 0, CLARA: 0}


def test_after_waving_through_the_order_stays_as_it_is_mistakes_included() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 1))
    assert shown(state)["order"] == ["horse", "cat", "mouse"]


def test_doubting_a_wrong_order_pays_the_doubter_one_and_the_previous_player_nothing() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.DOUBTED_RIGHTLY, 1, 0, (MOUSE, HORSE))
    assert GAME.scores(state) == {ANNA: 0, BRUNO: 1, CLARA: 0}


def test_it_does_not_matter_whose_mistake_it_was() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 1))
    state, told = play(state, Judge(CLARA, DOUBT))
    assert told[0] == Judged(CLARA, BRUNO, Outcome.DOUBTED_RIGHTLY, 1, 0, (MOUSE, CAT, HORSE))
    assert GAME.scores(state) == {ANNA: 2, BRUNO: 0, CLARA: 1}


def test_after_a_right_doubt_the_right_order_of_the_terms_so_far_lies_without_values() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT))
    assert told[1].order == state.order == (MOUSE, HORSE)
    assert "500" not in json.dumps(shown(state))
    state, _ = play(state, Place(BRUNO, 1))
    assert shown(state)["order"] == ["mouse", "cat", "horse"]


def test_doubting_a_right_order_costs_the_doubter_one_and_pays_the_previous_player_two() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    assert told[1] == Judged(BRUNO, ANNA, Outcome.DOUBTED_WRONGLY, -1, 2, (MOUSE, HORSE))
    assert GAME.scores(state) == {ANNA: 2, BRUNO: -1, CLARA: 0}


def test_whoever_doubted_places_the_next_term_all_the_same() -> None:
    state, told = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    assert told[-1] == TermDrawn(BRUNO, CAT)
    assert waits(state) == Wait(Phase.PLACING, Kind.PLACE, BRUNO)


def test_the_rulebooks_example_josefine_is_doubted_by_alisah_who_places_the_third_term_last() -> None:
    josefine, alisah = ANNA, BRUNO
    card = weights()  # her order is right: mouse, horse; the third term is heavier than both
    elephant_third = replace(card, items=(*card.items[:2], card.items[3], card.items[2], *card.items[4:]))
    state, _ = play(begin(), Deal(elephant_third), Arrange(josefine, (1, 0)), Judge(alisah, DOUBT))
    assert GAME.scores(state) == {josefine: 2, alisah: -1, CLARA: 0}
    state, told = play(state, Place(alisah, 2))
    assert told == [Placed(alisah, 2, 2, (1, 0, 2))]
    assert waits(state).seat == CLARA


def test_scores_change_at_once_and_may_be_negative() -> None:
    state, _ = play(dealt(2), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, DOUBT))
    assert GAME.scores(state)[BRUNO] == -1
    state, _ = play(state, right_place(state), Judge(ANNA, DOUBT))
    assert GAME.scores(state) == {ANNA: 1, BRUNO: 1}


def test_points_are_counted_as_chips_of_two_one_and_minus_one() -> None:
    state, _ = play(dealt(2), Arrange(ANNA, (HORSE, MOUSE)), Judge(BRUNO, DOUBT), Place(BRUNO, 1))
    state, _ = play(state, Judge(ANNA, DOUBT))
    players = shown(state)["players"]
    assert players[ANNA] == {"chips": {"2": 0, "1": 0, "-1": 1}}
    assert players[BRUNO] == {"chips": {"2": 1, "1": 1, "-1": 0}}


def test_with_two_players_the_judge_is_always_the_other() -> None:
    state, _ = play(dealt(2), Arrange(ANNA, (MOUSE, HORSE)))
    judges = []
    while state.drawn < 9:
        judges.append(state.turn)
        state, _ = play(state, Judge(state.turn, ALL_CORRECT))
        state, _ = play(state, right_place(state))
    assert judges == [BRUNO, ANNA, BRUNO, ANNA, BRUNO, ANNA, BRUNO]
    assert state.turn == ANNA


# Compulsory -----------------------------------------------------------------------------------------------


def test_ordering_judging_and_placing_cannot_be_passed() -> None:
    state = dealt()
    assert refused(state, Arrange(ANNA, None)).reason is Reason.COMPULSORY
    state, _ = play(state, Arrange(ANNA, (MOUSE, HORSE)))
    assert refused(state, Judge(BRUNO, None)).reason is Reason.COMPULSORY
    state, _ = play(state, Judge(BRUNO, ALL_CORRECT))
    assert refused(state, Place(BRUNO, None)).reason is Reason.COMPULSORY


def test_only_the_due_player_judges_and_places() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    assert refused(state, Judge(CLARA, DOUBT)).reason is Reason.NOT_YOUR_TURN
    assert refused(state, Judge(FRITZ, DOUBT)).reason is Reason.NO_SUCH_SEAT
    state, _ = play(state, Judge(BRUNO, DOUBT))
    assert refused(state, Place(CLARA, 0)).reason is Reason.NOT_YOUR_TURN


def test_judging_comes_before_placing_and_placing_after_it() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)))
    for move in (Place(BRUNO, 0), Arrange(BRUNO, (MOUSE, HORSE)), Done(BRUNO), Swap(BRUNO, 0, 1)):
        assert refused(state, move).reason is Reason.NOT_NOW
    state, _ = play(state, Judge(BRUNO, DOUBT))
    for move in (Judge(BRUNO, DOUBT), Arrange(BRUNO, (MOUSE, HORSE)), Done(BRUNO), MoveAfter(BRUNO, 0, 1)):
        assert refused(state, move).reason is Reason.NOT_NOW


# Placing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "order"),
    [(0, (CAT, MOUSE, HORSE)), (1, (MOUSE, CAT, HORSE)), (2, (MOUSE, HORSE, CAT))],
)
def test_a_term_is_placed_first_between_or_last(position: int, order: tuple[int, ...]) -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT))
    state, told = play(state, Place(BRUNO, position))
    assert told == [Placed(BRUNO, CAT, position, order)]
    assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, CLARA)


@pytest.mark.parametrize("position", [-1, 3])
def test_a_place_outside_the_order_is_refused(position: int) -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT))
    fault = refused(state, Place(BRUNO, position))
    assert (fault.reason, fault.facts) == (OrderReason.NO_SUCH_PLACE, {"most": 2})


# Correcting -----------------------------------------------------------------------------------------------


def test_the_starter_may_correct_the_order_until_it_is_judged() -> None:
    state, told = play(dealt(), Arrange(ANNA, (HORSE, MOUSE)), Correct(ANNA, (MOUSE, HORSE)))
    assert told[-1] == OrderLaid(ANNA, (MOUSE, HORSE), corrected=True)
    assert waits(state) == Wait(Phase.JUDGING, Kind.JUDGEMENT, BRUNO)
    state, _ = play(state, Judge(BRUNO, ALL_CORRECT))
    assert refused(state, Correct(ANNA, (HORSE, MOUSE))).reason is Reason.NOTHING_TO_CORRECT


def test_whoever_placed_last_may_correct_that_place_until_it_is_judged() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 0))
    state, told = play(state, Correct(BRUNO, (MOUSE, CAT, HORSE)))
    assert told == [Placed(BRUNO, CAT, 1, (MOUSE, CAT, HORSE), corrected=True)]
    assert refused(state, Correct(ANNA, (CAT, MOUSE, HORSE))).reason is Reason.NOTHING_TO_CORRECT
    assert refused(state, Correct(CLARA, (CAT, MOUSE, HORSE))).reason is Reason.NOTHING_TO_CORRECT
    assert refused(state, Correct(FRITZ, (CAT, MOUSE, HORSE))).reason is Reason.NO_SUCH_SEAT


def test_a_correction_moves_only_the_own_term() -> None:
    state, _ = play(dealt(), Arrange(ANNA, (MOUSE, HORSE)), Judge(BRUNO, ALL_CORRECT), Place(BRUNO, 0))
    assert refused(state, Correct(BRUNO, (HORSE, CAT, MOUSE))).reason is OrderReason.OTHERS_MOVED
    assert refused(state, Correct(BRUNO, (MOUSE, HORSE))).reason is OrderReason.NOT_THESE_TERMS


def test_nothing_is_corrected_before_it_was_said() -> None:
    assert refused(dealt(), Correct(ANNA, (MOUSE, HORSE))).reason is Reason.NOTHING_TO_CORRECT
