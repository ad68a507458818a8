"""What an answer in Schätz it if you can leads to: orders, places, judgements, the doubter's rearranging."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from host.dialogue.contract import Ask, Line, Play, Refuse, Scene, Spoken, Step, line
from host.dialogue.order_it_places import Labels, UnclearPlaceError, first_order, place, position
from host.games.contract import IllegalMove, Kind, Phase, Reason, Seat, right_of
from host.games.order_it import rearranging, waits
from host.games.order_it_card import FIRST_TERMS, TERMS, Order, placed, without
from host.games.order_it_moves import (
    Arrange,
    Correct,
    Done,
    Judge,
    Judgement,
    MoreLaps,
    MoreRounds,
    MoveAfter,
    MoveBefore,
    Place,
    Swap,
)
from host.games.order_it_rounds import State
from intents import meaning
from intents.meaning import Chips, Further, Listing, Pass, Placing, Ready, Said, Swapped, Unclear, YesNo

CHIPS: Mapping[int, str] = {2: "two", 1: "one", -1: "minus"}
"""The kinds of chips (rulebook, V2: Score Chips)."""

MOST_NAMED = 2
"""Terms between which the host asks back; of more, the full name is wanted."""


def step(state: State, said: Said, scene: Scene) -> Step:
    """The move that an answer makes, or what the host says to it."""
    match said.answer:
        case Further(rounds, laps):
            return Play(MoreLaps(laps) if laps else MoreRounds(rounds))
        case YesNo(yes=True) if state.phase is Phase.FINISHED:
            return Play(MoreRounds())
        case Listing() if state.card is not None:
            return Refuse((order_line(state, scene),))
        case Chips():
            return Refuse(_chips(state, scene))
        case Unclear(_, terms):
            return _which(state, said, terms, scene)
    if state.card is None:
        raise IllegalMove(Reason.NOT_NOW)
    try:
        return _taken(state, said, Labels(state.card, scene.language), scene)
    except UnclearPlaceError as unclear:
        if isinstance(unclear.leads_to, Ask):
            return replace(unclear.leads_to, seat=_whose(state, said, scene))
        return unclear.leads_to


def order_line(state: State, scene: Scene) -> Line:
    """The order as it lies; the first two terms where none lies yet."""
    terms = state.order or tuple(range(state.drawn))
    labels = Labels(state.card, scene.language).of(terms) if state.card else ()
    return line("order-it-order" if state.order else "order-it-two", terms=labels)


def _chips(state: State, scene: Scene) -> Spoken:
    """Everybody's points as chips: how many of two, of one and of minus one."""
    told: list[Line] = []
    for seat in state.seats:
        counts = ((kind, state.chips[seat].count(chip)) for chip, kind in CHIPS.items())
        chips = tuple(line("order-it-chips-of", chip=kind, count=n) for kind, n in counts if n)
        name = scene.name(seat)
        told.append(
            line("order-it-chips", name=name, chips=chips)
            if chips
            else line("order-it-chips-none", name=name)
        )
    return tuple(told)


def _which(state: State, said: Said, terms: tuple[str, ...], scene: Scene) -> Step:
    if len(terms) > MOST_NAMED:
        return Refuse((line("order-it-which-of-many"),))
    return Ask(line("order-it-which", one=terms[0], other=terms[1]), said, _whose(state, said, scene))


def _whose(state: State, said: Said, scene: Scene) -> Seat:
    """Whose answer it is: who was named, who corrects, or who is on turn."""
    if said.who is not None:
        return scene.seat(said.who)
    if said.correcting and state.phase is Phase.JUDGING:
        return right_of(state.seats, state.turn)
    return state.turn


def _taken(state: State, said: Said, labels: Labels, scene: Scene) -> Step:
    kind = waits(state).kind
    if kind is Kind.JUDGEMENT:
        return _judging(state, said, labels, scene)
    if said.who is not None and scene.seat(said.who) != state.turn:
        raise IllegalMove(Reason.NOT_YOUR_TURN)
    if isinstance(said.answer, meaning.Judgement):
        nothing_lies = kind is Kind.ORDER and not rearranging(state)
        return Refuse((line("order-it-nothing-lies" if nothing_lies else "order-it-judged-already"),))
    if rearranging(state):
        return _rearranged(state, said.answer, labels)
    if isinstance(said.answer, Pass):
        return Refuse((line("order-it-must-place"),))
    if kind is Kind.ORDER:
        return Play(Arrange(state.turn, first_order(state.order, said.answer, labels)))
    return Play(Place(state.turn, position(state.order, state.drawn - 1, said.answer, labels)))


def _judging(state: State, said: Said, labels: Labels, scene: Scene) -> Step:
    """A judgement; or the last answer corrected, before it is judged, by whoever gave it."""
    who = None if said.who is None else scene.seat(said.who)
    previous = right_of(state.seats, state.turn)
    match said.answer:
        case meaning.Judgement(doubted):
            if who not in (None, state.turn):
                raise IllegalMove(Reason.NOT_YOUR_TURN)
            return Play(Judge(state.turn, Judgement.DOUBT if doubted else Judgement.ALL_CORRECT))
        case Pass():
            return Refuse((line("order-it-must-judge"),))
        case meaning.Order() | Placing() | Swapped() if who == previous or (who is None and said.correcting):
            return Play(Correct(previous, _corrected(state, said.answer, labels)))
        case _:
            names = {"name": scene.name(state.turn), "previous": scene.name(previous)}
            return Refuse((line("order-it-judge-first", **names),))


def _corrected(state: State, answer: meaning.Answer, labels: Labels) -> Order:
    """The order that the last answer is corrected to."""
    if state.drawn == FIRST_TERMS:
        return first_order(state.order, answer, labels)
    term = state.drawn - 1
    others = without(state.order, term)
    return placed(others, term, position(others, term, answer, labels))


def _rearranged(state: State, answer: meaning.Answer, labels: Labels) -> Step:
    """The doubter of a full last doubt moves terms, says the whole order, or leaves it."""
    match answer:
        case Ready() | Pass():
            return Play(Done(state.turn))
        case Swapped(one, other):
            first, second = sorted(labels.terms((one, other)), key=state.order.index)
            told = line("order-it-swapped", one=labels.one(first), other=labels.one(second))
            return Play(Swap(state.turn, first, second), (told,))
        case meaning.Order((label,)):
            return Refuse((line("order-it-move-where", term=label),))
        case meaning.Order(said) if len(said) < TERMS:
            return Refuse((line("order-it-missing", count=TERMS - len(said)),))
        case meaning.Order(said):
            return Play(Arrange(state.turn, labels.terms(said)))
        case Placing(term=None):
            return Refuse((line("order-it-move-which"),))
        case Placing(term=str(label)) as placing:
            return _moved(state, label, placing, labels)
        case _:
            raise IllegalMove(Reason.NOT_NOW)


def _moved(state: State, label: str, placing: Placing, labels: Labels) -> Step:
    seat, (term,) = state.turn, labels.terms((label,))
    others = without(state.order, term)
    at = place(others, replace(placing, term=None), labels)
    near = labels.of(placed(others, term, at)[max(at - 1, 0) : at + 2])
    last = at == len(others)
    move = MoveAfter(seat, term, others[-1]) if last else MoveBefore(seat, term, others[at])
    return Play(move, (line("order-it-moved", term=label, terms=near),))
