"""What the speaker says of a card, line by line and with its numbers spelled, for the ear of its author."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from host.cards.packs import Card
from host.dialogue.contract import CardText, line
from host.dialogue.order_it import values_told
from host.words import Words, words

CALENDAR = "year"
"""The unit, and the measure, of values that are years."""


def said(card: Card, language: str) -> Iterator[str]:
    """A card's texts in the order in which a table hears them. Raises LookupError without the language."""
    spoken = words(language)
    if "questions" in card:
        yield from _three(card, language, spoken)
    elif "items" in card:
        yield from _order(card, card["text"][language], language, spoken)
    elif "words" in card:
        yield from _circle(card, language)
    else:
        yield from _single(card, card["text"][language], spoken)


def _single(card: Card, text: Mapping[str, str], spoken: Words) -> Iterator[str]:
    """An event, or an answer on a scale."""
    if "year" in card:
        yield text["prompt"]
        yield spoken.card(CardText(text["reveal"], year=card["year"]))
        return
    yield text["ask"]
    scale = card["scale"]
    yield spoken.say(line("scale-strip-scale", start=scale["start"], end=scale["end"], unit=text["unit"]), {})
    yield spoken.card(CardText(text["explain"], value=card["value"]))


def _three(card: Card, language: str, spoken: Words) -> Iterator[str]:
    for question in card["questions"]:
        text = question["text"][language]
        yield text["topic"]
        yield text["ask"]
        year = question.get("unit") == CALENDAR
        reveal = text["reveal"].replace("{value}", "{year}") if year else text["reveal"]
        yield spoken.card(CardText(reveal, **{CALENDAR if year else "value": question["value"]}))


def _order(card: Card, text: Mapping[str, str], language: str, spoken: Words) -> Iterator[str]:
    yield text["question"]
    for item in card["items"]:
        yield item["label"][language]
    items = sorted(card["items"], key=lambda item: item["value"])
    labels = [item["label"][language] for item in items]
    years = card.get("measure") == CALENDAR
    for told in values_told(labels, [item["value"] for item in items], text.get("unit"), years=years):
        yield spoken.say(told, {})
    yield spoken.card(CardText(text["reveal"]))


def _circle(card: Card, language: str) -> Iterator[str]:
    text: Mapping[str, Any] = card.get("text", {}).get(language, {})
    if "theme" in text:
        yield text["theme"]
    yield ", ".join(card["words"][language])
    if text.get("challenge"):
        yield text["challenge"]
