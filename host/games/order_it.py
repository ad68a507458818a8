"""Schätz it if you can: put nine terms in order; the next player vouches for the order or doubts it.

Here a round is played: the starter's order, then judging and placing round the table, the last doubt.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    Game,
    IllegalMove,
    Join,
    Kind,
    Leave,
    NameOf,
    NoCards,
    Phase,
    Reason,
    Seat,
    Skip,
    Skipped,
    SwapSeats,
    Wait,
    left_of,
    need,
    right_of,
)
from host.games.order_it_card import (
    FIRST_TERMS,
    TERMS,
    Card,
    Order,
    OrderReason,
    moved_after,
    moved_before,
    need_terms,
    placed,
    right_order,
    swapped,
    without,
)
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
    OrderLaid,
    Outcome,
    Place,
    Placed,
    Rearranged,
    RoundBegan,
    Swap,
    TermDrawn,
)
from host.games.order_it_rounds import (
    SEATS,
    Ending,
    LastDoubt,
    Settings,
    State,
    Step,
    agree,
    end,
    join,
    leave,
    open_round,
    rounds,
    score_round,
    scores,
    start,
    swap_seats,
    winners,
)

Turn = Arrange | Judge | Place | Swap | MoveBefore | MoveAfter | Done

PAYS = {Outcome.WAVED_THROUGH: (0, 2), Outcome.DOUBTED_RIGHTLY: (1, 0), Outcome.DOUBTED_WRONGLY: (-1, 2)}
"""Points for the judge and for the previous player (rulebook, Doubt or Wave Through)."""


def rearranging(state: State) -> bool:
    """Whether the doubter of a full last doubt may rearrange the nine terms."""
    return state.phase is Phase.PLACING and len(state.order) == TERMS


# Rules -----------------------------------------------------------------------------------------------------


def apply(state: State, move: Any, now: int) -> Step:  # noqa: ARG001  nothing is timed
    """One move. Raises IllegalMove where the rules refuse it."""
    if isinstance(move, MoreRounds | MoreLaps):
        return agree(state, move)
    if state.phase is Phase.FINISHED:
        raise IllegalMove(Reason.FINISHED)
    match move:
        case Deal(card):
            return _deal(state, card)
        case NoCards():
            need(draws(state) is not None, Reason.NOT_NOW)
            return end(state, Ending.NO_CARDS)
        case EndGame():
            return end(state, Ending.TABLE)
        case Skip():
            return _skip(state)
        case Join(seat):
            return join(state, seat)
        case Leave(seat):
            return leave(state, seat)
        case SwapSeats():
            return swap_seats(state, move)
        case Correct(seat, order):
            return _correct(state, seat, order)
        case Arrange() | Judge() | Place() | Swap() | MoveBefore() | MoveAfter() | Done():
            return _take_turn(state, move)
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


def _deal(state: State, card: Card) -> Step:
    need(draws(state) is not None, Reason.NOT_NOW)
    began = RoundBegan(state.round, rounds(state), state.starter, tuple(range(FIRST_TERMS)))
    return replace(state, card=card, drawn=FIRST_TERMS), (began,)


def _skip(state: State) -> Step:
    need(state.card is not None, Reason.NOT_NOW)
    need(state.drawn == FIRST_TERMS, OrderReason.ROUND_HAS_SCORED)
    return open_round(state, state.starter), (Skipped(),)


def _take_turn(state: State, move: Turn) -> Step:
    card = state.card
    if card is None:
        raise IllegalMove(Reason.NOT_NOW)
    need(move.seat in state.seats, Reason.NO_SUCH_SEAT)
    need(move.seat == state.turn, Reason.NOT_YOUR_TURN)
    match waits(state).kind, move:
        case Kind.ORDER, Arrange(_, None):
            raise IllegalMove(Reason.COMPULSORY)
        case Kind.ORDER, Arrange(seat, order) if order is not None:
            need_terms(order, state.drawn)
            if rearranging(state):
                state, events = _try_last(replace(state, order=order), card)
                return state, (Rearranged(seat, order), *events)
            return _pass_left(replace(state, order=order)), (OrderLaid(seat, order),)
        case Kind.JUDGEMENT, Judge(_, judgement):
            return _judge(state, card, judgement)
        case Kind.PLACE, Place(seat, position):
            return _place(state, seat, position)
        case Kind.ORDER, _ if rearranging(state):
            return _rearrange(state, card, move)
        case _:
            raise IllegalMove(Reason.NOT_NOW)


def _pass_left(state: State) -> State:
    return replace(state, phase=Phase.JUDGING, turn=left_of(state.seats, state.turn))


def _place(state: State, seat: Seat, position: int | None) -> Step:
    if position is None:
        raise IllegalMove(Reason.COMPULSORY)
    term = state.drawn - 1
    order = placed(state.order, term, position)
    return _pass_left(replace(state, order=order)), (Placed(seat, term, position, order),)


def _correct(state: State, seat: Seat, order: Order) -> Step:
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    open_to = state.phase is Phase.JUDGING and seat == right_of(state.seats, state.turn)
    need(open_to, Reason.NOTHING_TO_CORRECT)
    need_terms(order, state.drawn)
    if state.drawn == FIRST_TERMS:
        return replace(state, order=order), (OrderLaid(seat, order, corrected=True),)
    term = state.drawn - 1
    need(without(order, term) == without(state.order, term), OrderReason.OTHERS_MOVED)
    again = Placed(seat, term, order.index(term), order, corrected=True)
    return replace(state, order=order), (again,)


def _judge(state: State, card: Card, judgement: Judgement | None) -> Step:
    if judgement is None:
        raise IllegalMove(Reason.COMPULSORY)
    right = right_order(card, state.order)
    outcome = Outcome.WAVED_THROUGH
    if judgement is Judgement.DOUBT:
        outcome = Outcome.DOUBTED_WRONGLY if state.order == right else Outcome.DOUBTED_RIGHTLY
    seat, previous = state.turn, right_of(state.seats, state.turn)
    points, previous_points = PAYS[outcome]
    last = state.drawn == TERMS
    full = last and outcome is Outcome.DOUBTED_RIGHTLY and state.settings.last_doubt == LastDoubt.FULL
    revealed = None if full or judgement is Judgement.ALL_CORRECT else right
    judged = Judged(seat, previous, outcome, points, previous_points, revealed, last, full)
    state = _give(_give(state, seat, points), previous, previous_points)
    if full:
        return replace(state, phase=Phase.PLACING), (judged,)
    if last:
        state, events = score_round(state, card)
        return state, (judged, *events)
    order = state.order if revealed is None else revealed
    drawn = TermDrawn(seat, state.drawn)
    state = replace(state, phase=Phase.PLACING, order=order, drawn=state.drawn + 1)
    return state, (judged, drawn)


def _give(state: State, seat: Seat, points: int) -> State:
    if points == 0:
        return state
    return replace(state, chips={**state.chips, seat: (*state.chips[seat], points)})


def _rearrange(state: State, card: Card, move: Turn) -> Step:
    match move:
        case Swap(seat, one, other):
            order = swapped(state.order, one, other)
        case MoveBefore(seat, term, other):
            order = moved_before(state.order, term, other)
        case MoveAfter(seat, term, other):
            order = moved_after(state.order, term, other)
        case Done():
            return _try_last(state, card)
        case _:
            raise IllegalMove(Reason.NOT_NOW)
    return replace(state, order=order), (Rearranged(seat, order),)


def _try_last(state: State, card: Card) -> Step:
    right = state.order == right_order(card, state.order)
    points = 1 if right else 0
    tried = LastTry(state.turn, state.order, right, points)
    state, events = score_round(_give(state, state.turn, points), card)
    return state, (tried, *events)


# What the table may see ------------------------------------------------------------------------------------


def draws(state: State) -> Draw | None:
    """A card at the start of every round."""
    return Draw() if state.card is None and state.phase is not Phase.FINISHED else None


def waits(state: State) -> Wait:
    """The starter's order; then, clockwise, a judgement and a place of each; the doubter's order at last."""
    match state.phase:
        case Phase.FINISHED:
            return Wait(state.phase, Kind.NOTHING)
        case Phase.JUDGING:
            return Wait(state.phase, Kind.JUDGEMENT, state.turn)
        case _ if not state.order or rearranging(state):
            return Wait(state.phase, Kind.ORDER, state.turn)
        case _:
            return Wait(state.phase, Kind.PLACE, state.turn)


def view(state: State, name: NameOf, language: str) -> dict[str, Any]:  # noqa: ARG001  no names in it
    """The order as it lies, the terms heard, the one to be placed; the last round's order and values.

    Terms are labels in the language, or in one that the card speaks if it lacks that one; `direction` is
    [low end, high end], `terms` those heard so far in drawing order.
    """
    card, last = state.card, state.last
    placing = waits(state).kind is Kind.PLACE
    text = card and card.text[card.language(language)]
    return {
        "order": card.labels(state.order, language) if card else [],
        "terms": card.labels(range(state.drawn), language) if card else [],
        "term": card.labels([state.drawn - 1], language)[0] if card and placing else None,
        "direction": [text.low, text.high] if text else None,
        "last": last
        and {
            "order": (labels := last.card.labels(last.order, language)),
            "values": dict(zip(labels, (last.card.items[term].value for term in last.order), strict=True)),
        },
        "players": {
            seat: {"chips": {str(points): state.chips[seat].count(points) for points in (2, 1, -1)}}
            for seat in state.seats
        },
    }


def _round(state: State) -> tuple[int, int | None]:
    """The card that is played, or was the last one; a round for which no card was left was none."""
    played = state.round - 1 if state.ended is Ending.NO_CARDS else state.round
    return max(1, played), rounds(state)


GAME = Game(
    id="order_it",
    seats=SEATS,
    minutes=(1, 6),
    card=Card,
    settings=Settings,
    state=State,
    moves=(Arrange, Judge, Place, Correct, Swap, MoveBefore, MoveAfter, Done, MoreRounds, MoreLaps),
    answers=(Arrange, Judge, Place, Correct, Swap, MoveBefore, MoveAfter, Done),
    together=False,
    start=start,
    apply=apply,
    draws=draws,
    waits=waits,
    enters=lambda state: (),  # noqa: ARG005  all is said aloud, in turn
    round=_round,
    starter=lambda state: state.starter,
    order=lambda state: state.seats,
    scores=scores,
    winners=winners,
    view=view,
    secret=lambda state, seat: None,  # noqa: ARG005  nobody holds a secret in this game
)
