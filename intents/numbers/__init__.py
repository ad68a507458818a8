"""Spoken numbers, years and spans of years, read out of whole utterances in any language of the table."""

from __future__ import annotations

from intents.numbers.amounts import amount
from intents.numbers.atoms import Kind, signature, stripped
from intents.numbers.counting import cardinal, digits
from intents.numbers.hearing import hear
from intents.numbers.mending import sounded
from intents.numbers.spans import span
from intents.numbers.tongue import tongue
from intents.numbers.units import asked, timed
from intents.numbers.years import year
from intents.readings import Doubt, NoAnswer, Number, Span, Unsure

__all__ = ["read_integer", "read_number", "read_span", "read_year"]


def read_number(text: str, language: str, *, unit: str | None = None) -> Number | Unsure | NoAnswer:
    """Return the amount that an utterance answers, in the unit asked for where one is given.

    Raises LookupError for a language without a module. Never raises for any text.
    """
    if not text.strip():
        return NoAnswer(Doubt.SILENT)
    heard_in = tongue(language)
    wanted = asked(unit, heard_in)
    return amount(hear(text, heard_in, timed=timed(wanted.unit)), wanted, heard_in)


def read_span(text: str, language: str) -> Span | Unsure | NoAnswer:
    """Return the span of years that an utterance answers (RULES.md, section 1).

    Raises LookupError for a language without a module. Never raises for any text.
    """
    if not text.strip():
        return NoAnswer(Doubt.SILENT)
    heard_in = tongue(language)
    return span(hear(text, heard_in), heard_in)


def read_integer(text: str, language: str) -> int | None:
    """Return the whole number that a text says and nothing else beside it, in digits or words; else None."""
    heard_in = tongue(language)
    row = stripped(sounded(hear(text, heard_in), heard_in), ",H")
    if not row or (signature(row) == Kind.ARTICLE and not heard_in.ones_first):
        return None
    negative = len(row) > 1 and row[0].kind is Kind.MINUS
    row = row[1:] if negative else row
    if signature(row) == "R" and row[0].text.isdigit():
        return int(row[0].text)
    counted = cardinal(row, heard_in)
    if counted is None:
        spelt = digits(row)
        counted = int(spelt) if spelt is not None and len(spelt) > 2 else None  # noqa: PLR2004
    return -counted if negative and counted is not None else counted


def read_year(text: str, language: str) -> int | None:
    """Return the signed year that a text says and nothing else beside it, BC negative; else None."""
    heard_in = tongue(language)
    return year(stripped(hear(text, heard_in), ",H_"), heard_in)
