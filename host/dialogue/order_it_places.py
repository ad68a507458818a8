"""Where a term goes, out of what was said of it: labels become terms, neighbours become positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from host.dialogue.contract import Ask, Refuse, Step, line
from host.games.contract import IllegalMove, Reason
from host.games.order_it_card import FIRST_TERMS, TERMS, Card, Order, Term, without
from intents import meaning
from intents.meaning import Placing, Said, Swapped

OF_TWO: Mapping[int | None, Order] = {0: (0, 1), 1: (1, 0), -1: (1, 0)}
"""What "the first one" and "the second one" mean, where the host has named two and asks which comes first."""


class UnclearPlaceError(ValueError):
    """A place that cannot be told from what was said: the host asks, or says what is missing."""

    def __init__(self, leads_to: Step) -> None:
        super().__init__("unclear")
        self.leads_to = leads_to


@dataclass(frozen=True, slots=True)
class Labels:
    """A card's terms as they are called in a language."""

    card: Card
    language: str

    def of(self, terms: Sequence[Term]) -> tuple[str, ...]:
        """The labels of these terms."""
        return tuple(self.card.labels(terms, self.language))

    def one(self, term: Term) -> str:
        """The label of a term."""
        return self.of((term,))[0]

    def terms(self, labels: Sequence[str]) -> tuple[Term, ...]:
        """The terms that are called so. Raises ValueError for a label that is not on the card."""
        known = self.card.labels(range(TERMS), self.language)
        return tuple(known.index(label) for label in labels)

    def term(self, label: str | None) -> Term | None:
        """The term that is called so; None for None."""
        return None if label is None else self.terms((label,))[0]


def first_order(lying: Order, answer: meaning.Answer, labels: Labels) -> Order:
    """The first two terms in order; one of them alone is the first, for that is what the host asks.

    `lying` is the order as it lies, if it does. Raises UnclearPlaceError.
    """
    match answer:
        case meaning.Order(said):
            terms = labels.terms(said)
            return (terms[0], 1 - terms[0]) if len(terms) == 1 and terms[0] < FIRST_TERMS else terms
        case Swapped() if lying:
            return lying[::-1]
        case Placing() as placing:
            return _two(placing, labels)
        case _:
            raise IllegalMove(Reason.NOT_NOW)


def _two(placing: Placing, labels: Labels) -> Order:
    term, beside = labels.term(placing.term), labels.term(placing.before or placing.after)
    if term is None and beside is not None:
        term = 1 - beside
    if term is None and placing.position in OF_TWO:
        return OF_TWO[placing.position]
    if term is None:
        raise UnclearPlaceError(Refuse((line("order-it-first-which"),)))
    first = placing.before is not None or (beside is None and placing.position == 0)
    return (term, 1 - term) if first else (1 - term, term)


def position(order: Order, term: Term, answer: meaning.Answer, labels: Labels) -> int:
    """Where the term goes among the others, 0 to their number. Raises UnclearPlaceError."""
    match answer:
        case meaning.Order(said):
            return _position_in(order, term, labels.terms(said), labels)
        case Placing() as placing if labels.term(placing.term) in (None, term):
            return place(order, placing, labels)
        case Placing() | Swapped():
            raise UnclearPlaceError(Refuse((line("order-it-only-this", term=labels.one(term)),)))
        case _:
            raise IllegalMove(Reason.NOT_NOW)


def _position_in(order: Order, term: Term, said: Order, labels: Labels) -> int:
    """The place in a row of terms that was said: its neighbours there are its neighbours in the order."""
    if len(said) == 1 and said != (term,):
        near = labels.one(said[0])
        raise UnclearPlaceError(Ask(line("order-it-beside", term=near), Said(meaning.Order((near,)))))
    if said == (term,) or term not in said:
        raise UnclearPlaceError(Refuse((line("order-it-where", term=labels.one(term)),)))
    rest = without(said, term)
    if rest != tuple(other for other in order if other in rest):
        raise UnclearPlaceError(Refuse((line("order-it-only-this", term=labels.one(term)),)))
    at = said.index(term)
    after = labels.one(said[at - 1]) if at else None
    before = labels.one(said[at + 1]) if at + 1 < len(said) else None
    return place(order, Placing(after=after, before=before, between=True), labels)


def place(order: Order, placing: Placing, labels: Labels) -> int:
    """The one position in the order that fits all that was said of it. Raises UnclearPlaceError."""
    after, before = labels.term(placing.after), labels.term(placing.before)
    if any(near is not None and near not in order for near in (after, before)):
        raise UnclearPlaceError(Refuse((line("order-it-beside-itself"),)))
    places = {*_beside(order, placing, labels), *_counted(order, placing)}
    if len(places) != 1:
        raise UnclearPlaceError(Refuse((line("order-it-where-again"),)))
    return places.pop()


def _beside(order: Order, placing: Placing, labels: Labels) -> set[int]:
    after, before = labels.term(placing.after), labels.term(placing.before)
    if after is not None and before is not None:
        ends = order.index(after), order.index(before)
        return {_gap(order, sorted(ends) if placing.between else ends, labels)}
    if after is not None:
        return {order.index(after) + 1}
    return set() if before is None else {order.index(before)}


def _gap(order: Order, ends: Sequence[int], labels: Labels) -> int:
    one, other = ends
    within = order[one + 1 : other]
    if other == one + 1:
        return other
    if not within:
        raise UnclearPlaceError(Refuse((line("order-it-where-again"),)))
    there = line("order-it-not-neighbours", terms=labels.of(within), count=len(within))
    raise UnclearPlaceError(Refuse((there,)))


def _counted(order: Order, placing: Placing) -> set[int]:
    most = len(order)
    amid = placing.between and placing.after is placing.before is None and most == FIRST_TERMS
    middle = {most // 2} if amid or (placing.middle and most % 2 == 0) else set()
    if placing.position is None:
        return middle
    counted = placing.position if placing.position >= 0 else most + 1 + placing.position
    if not 0 <= counted <= most:
        raise UnclearPlaceError(Refuse((line("order-it-no-such-place", places=most + 1),)))
    return {counted, *middle}
