"""What is said round a row of terms: a judgement, an order, a place, "done", "another round"."""

from __future__ import annotations

from collections.abc import Mapping

from intents.judgements import aside, read_further, read_judgement
from intents.meaning import Answer, Chips, Further, Judgement, Listing, Ready
from intents.names import fold
from intents.orders import completed, read_order
from intents.utterance import Utterance

YES, NO, READY = "AMAZON.YesIntent", "AMAZON.NoIntent", "ReadyIntent"
PASS, ANY = "PassIntent", "AnyIntent"
ENOUGH = "EnoughIntent"
DOUBT, WAVE = "DoubtIntent", "WaveThroughIntent"
WRONG, DISPUTE = "WrongIntent", "DisputeIntent"
RESUME = "AMAZON.ResumeIntent"
CHOICES, CHIPS = "ChoicesIntent", "ChipsIntent"

MEANT: Mapping[str, str] = {"SwapSeatsIntent": "place_swap", "ReverseIntent": "place_reverse"}
"""Lists whose first phrase is meant where an intent may arrive without its words."""


def judgement(u: Utterance) -> Answer | None:
    """All correct, or a doubt; or the row is to be read out."""
    if u.intent == CHIPS:
        return Chips()
    lists = u.listener.lists
    if u.text and aside(u.text, lists):
        return None
    if u.intent in (DOUBT, WRONG, NO) or (u.intent == DISPUTE and not u.text):
        return Judgement(doubted=True)
    if u.intent in (WAVE, YES):
        return Judgement(doubted=False)
    if u.intent in (PASS, ANY, CHOICES):
        return Listing() if u.intent == CHOICES else None
    return read_judgement(u.text, lists, u.expected.terms)


def order(u: Utterance) -> Answer | None:
    """An order, a place or an exchange; or the row, or the chips, are to be read out."""
    if u.intent == CHIPS:
        return Chips()
    if u.intent in (PASS, ANY, CHOICES):
        return Listing() if u.intent == CHOICES else None
    expected, lists = u.expected, u.listener.lists
    low, high = (" ".join(expected.choices.get(end, ())) for end in ("low", "high"))
    text = f"{lists[MEANT[u.intent]][0]} {u.text}" if u.intent in MEANT else u.text
    whole = completed(text, expected.half, expected.terms, lists) if expected.half else None
    lying = expected.terms[:-1] if expected.kind == "place" else expected.terms
    return read_order(whole or text, expected.terms, (low, high), lists, lying=lying)


def done(u: Utterance) -> Ready | None:
    """The row stays as it is now."""
    said = fold(u.text) in map(fold, u.listener.lists.get("answering_done", ()))
    return Ready() if said or u.intent in (READY, NO, YES, ENOUGH) else None


def further(u: Utterance) -> Further | None:
    """More rounds or laps than were agreed."""
    return read_further(u.text, u.listener.lists, u.listener.language)


def encore(u: Utterance) -> Further | None:
    """The same when the game is over and a further round is offered: a yes, or "once more", is enough."""
    said = fold(u.text).strip(" .!") in map(fold, u.listener.lists.get("answering_encore", ()))
    return Further(rounds=1) if said or u.intent in (YES, RESUME) else further(u)
