"""How Schätz it if you can is asked and told: orders read, doubts resolved, values at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from host.dialogue.contract import (
    CardText,
    Dialogue,
    Fact,
    Line,
    Offer,
    Question,
    Scene,
    Sound,
    Spoken,
    line,
    plainly,
)
from host.dialogue.order_it_answers import order_line, step
from host.dialogue.standing import ending, standing
from host.games.contract import Event, GameEnded, IllegalMove, Kind, Phase, Reason, Seat
from host.games.order_it import rearranging, waits
from host.games.order_it_card import Card, Measure, Order, OrderReason, OrderText, Term
from host.games.order_it_moves import (
    Judge,
    Judged,
    Judgement,
    LastTry,
    OrderLaid,
    Outcome,
    Placed,
    RoundBegan,
    RoundsAgreed,
    RoundScored,
)
from host.games.order_it_rounds import Ending, State, rounds, scores
from intents.expected import Expected
from intents.meaning import Said

LISTED = 4
"""So many terms are read out after each answer; of more, only the neighbours of the new one (VOICE.md 4)."""

SAID_ALONE = 1000
"""From this year on nobody takes a year for one before Christ, whatever stands beside it."""


def expects(state: State, scene: Scene) -> Expected:
    """An order, a judgement or a place of whoever is on turn; further rounds at any time."""
    kind = waits(state).kind
    also: tuple[str, ...] = ("further",)
    if kind is Kind.JUDGEMENT:
        also = (Kind.PLACE, *also)
    elif rearranging(state):
        also = ("done", *also)
    else:
        also = (Kind.JUDGEMENT, *also)
    card, text = state.card, _text(state, scene)
    lying = state.order or tuple(range(state.drawn))
    new = (state.drawn - 1,) if kind is Kind.PLACE else ()
    return plainly(
        kind,
        scene,
        also=also,
        player=scene.name(state.turn),
        may_pass=True,
        terms=_labels((*lying, *new), card, scene),
        choices={"low": (text.low,), "high": (text.high,)} if text else {},
    )


def _text(state: State, scene: Scene) -> OrderText | None:
    text: OrderText | None = scene.text(state.card.text) if state.card else None
    return text


def _labels(terms: Sequence[Term], card: Card | None, scene: Scene) -> tuple[str, ...]:
    return tuple(card.labels(terms, scene.language)) if card else ()


def enter(state: State, seat: Seat, said: Said, scene: Scene) -> None:  # noqa: ARG001  all is said aloud, in turn
    """Nothing is handed in secretly in this game."""
    raise ValueError("nothing secret is asked")


# Telling ---------------------------------------------------------------------------------------------------


def tell(event: Event, state: State, scene: Scene) -> Spoken:
    """An event, told."""
    match event:
        case RoundBegan(number, of):
            last = "yes" if number == of > 1 else "no"
            return (line("order-it-round", round=number, last=last), *_question_read(state, scene))
        case OrderLaid(_, order, corrected):
            return (_lying(order, state, scene, corrected=corrected),)
        case Placed():
            return (_placed(event, state, scene),)
        case Judged():
            return _judged(event, state, scene)
        case LastTry():
            name = scene.name(event.seat)
            return (Sound.REVEAL, line("order-it-tried", name=name, right="yes" if event.right else "no"))
        case RoundScored():
            return _values(event, state, scene)
        case RoundsAgreed(more, of, resumed):
            return (line("order-it-agreed", count=more, rounds=of, resumed="yes" if resumed else "no"),)
        case _:
            return ()


def _lying(order: Order, state: State, scene: Scene, *, corrected: bool) -> Line:
    message = "order-it-corrected" if corrected else "order-it-laid"
    terms = _labels(order, state.card, scene)
    return line(message, terms=terms, count=len(terms), first=terms[0], last=terms[-1])


def _placed(event: Placed, state: State, scene: Scene) -> Line:
    """The order as it lies, while it is short; then only the new term with its neighbours."""
    if len(event.order) <= LISTED:
        return _lying(event.order, state, scene, corrected=event.corrected)
    at = event.position
    near = _labels(event.order[max(at - 1, 0) : at + 2], state.card, scene)
    where = "first" if at == 0 else "last" if at == len(event.order) - 1 else "between"
    facts: dict[str, Fact] = {"term": _labels((event.term,), state.card, scene)[0], "where": where}
    return line("order-it-placed", before=near[0], after=near[-1], **facts)


def _judged(event: Judged, state: State, scene: Scene) -> Spoken:
    names: dict[str, Fact] = {"name": scene.name(event.seat), "previous": scene.name(event.previous)}
    match event.outcome:
        case Outcome.WAVED_THROUGH if event.last and state.last:
            right = "yes" if state.last.laid == state.last.order else "no"
            return (line("order-it-waved", **names), Sound.REVEAL, line("order-it-waved-last", right=right))
        case Outcome.WAVED_THROUGH:
            return (line("order-it-waved", **names),)
        case Outcome.DOUBTED_WRONGLY:
            return (Sound.REVEAL, line("order-it-was-right", **names))
    told = (Sound.REVEAL, line("order-it-was-wrong", **names))
    if event.rearranging:
        return (*told, line("order-it-rearrange-now", **names), Sound.THINKING)
    if event.last or event.order is None:
        return told
    return (*told, line("order-it-right-order", terms=_labels(event.order, state.card, scene)))


def _values(event: RoundScored, state: State, scene: Scene) -> Spoken:
    """The right order with its values, the unit said where it helps, and the card's story."""
    card = event.card
    text: OrderText = scene.text(card.text)
    labels = _labels(event.order, card, scene)
    values = tuple(card.items[term].value for term in event.order)
    entries = values_told(labels, values, text.unit, years=card.measure is Measure.YEAR)
    told = (
        line("order-it-values", entries=entries, low=text.low, high=text.high),
        line("order-it-reveal", text=CardText(text.reveal, as_of=card.as_of)),
    )
    finished = state.phase is Phase.FINISHED
    return (*told, *(() if finished else standing(scores(state), event.round, scene)))


def values_told(
    labels: Sequence[str], values: Sequence[float], unit: str | None, *, years: bool
) -> tuple[Line, ...]:
    """Terms with their values in the right order: the unit with the first and the last, never after a one.

    Years have none; those that could be heard as BC beside such a one are said with their era.
    """
    plural = [place for place, value in enumerate(values) if value != 1]
    with_unit = {*plural[:1], *plural[-1:]} if unit and not years else set()
    told: list[Line] = []
    for place, (label, value) in enumerate(zip(labels, values, strict=True)):
        if years and float(value).is_integer():
            beside_bc = 0 < value < SAID_ALONE and any(other < 0 for other in values)
            told.append(line("order-it-year", term=label, year=int(value), era="yes" if beside_bc else "no"))
        elif unit and place in with_unit:
            told.append(line("order-it-value-unit", term=label, value=value, unit=unit))
        else:
            told.append(line("order-it-value", term=label, value=value, unit=""))
    return tuple(told)


def ended(state: State, end: GameEnded, scene: Scene) -> Spoken:
    """The final standing, and who won."""
    return (Sound.FANFARE, *ending(end, scores(state), scene))


def rules(state: State, scene: Scene) -> Line:  # noqa: ARG001  no name is needed
    """The rules, with the last doubt as it is played here."""
    return line("order-it-rules", rounds=rounds(state), last_doubt=str(state.settings.last_doubt.value))


# Asking ----------------------------------------------------------------------------------------------------


def question(state: State, scene: Scene) -> Question:
    """Which comes first; is it right; where does the next one go; what is to be changed."""
    facts: dict[str, Fact] = {"name": scene.name(state.turn)}
    match waits(state).kind:
        case Kind.JUDGEMENT:
            return Question(line("order-it-judge", **facts))
        case Kind.PLACE:
            near = _labels((state.order[0], state.order[-1]), state.card, scene)
            facts |= {"term": _labels((state.drawn - 1,), state.card, scene)[0]}
            return Question(line("order-it-place", first=near[0], last=near[1], **facts))
        case _ if rearranging(state):
            two = _labels(state.order[:2], state.card, scene)
            return Question(line("order-it-rearrange", one=two[0], other=two[1], **facts))
        case _:
            two = _labels((0, 1), state.card, scene)
            return Question(line("order-it-first", one=two[0], other=two[1], **facts))


def offer(state: State, scene: Scene) -> Offer | None:
    """A further round after the last one (rulebook, Game End); none where the table or the cards ended it."""
    if state.ended is not Ending.ROUNDS:
        return None
    expected = plainly(Kind.NOTHING, scene, also=("encore", Kind.YES_NO))
    return Offer(Question(line("order-it-more")), expected)


def _question_read(state: State, scene: Scene) -> Spoken:
    text = _text(state, scene)
    if text is None:
        return ()
    asked_for = CardText(text.question)
    return (
        line("order-it-question", text=asked_for),
        line("order-it-direction", low=text.low, high=text.high),
    )


def card_text(state: State, scene: Scene) -> Spoken:
    """The question, its direction, and the order as it lies."""
    if state.card is None:
        return ()
    lying = (order_line(state, scene),) if state.order else ()
    return (*_question_read(state, scene), *lying)


def asked(state: State, scene: Scene) -> str | None:
    """The question as the view shows it."""
    text = _text(state, scene)
    return text.question if text else None


def refuse(illegal: IllegalMove, scene: Scene) -> Spoken:  # noqa: ARG001  no name is needed
    """Why an order or a move of a term is refused."""
    match illegal.reason:
        case OrderReason.NOT_THESE_TERMS:
            return (line("order-it-not-these"),)
        case OrderReason.SAME_TERM:
            return (line("order-it-beside-itself"),)
        case Reason.NOT_YOUR_TURN:
            return (line("order-it-not-your-turn"),)
        case _:
            return ()


def undone(move: Any, scene: Scene) -> Spoken:
    """A doubt is taken back, and with it what it scored; what it has shown cannot be."""
    match move:
        case Judge(seat, Judgement.DOUBT):
            return (line("order-it-undone-doubt", name=scene.name(seat)),)
        case _:
            return ()


DIALOGUE = Dialogue(
    id="order_it",
    expects=expects,
    entry=lambda state, seat, scene: expects(state, scene),  # noqa: ARG005  nothing is entered secretly
    step=step,
    enter=enter,
    tell=tell,
    question=question,
    card_text=card_text,
    asked=asked,
    silence=lambda state: None,  # noqa: ARG005  silence costs nothing in this game
    ended=ended,
    rules=rules,
    refuse=refuse,
    offer=offer,
    undone=undone,
)
