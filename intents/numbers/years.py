"""Years: pairs ("eighteen oh seven", "16 48"), cardinals and digits, with an era before or after them."""

from __future__ import annotations

import re
from dataclasses import replace

from intents.numbers.atoms import Atom, Kind, Row, signature, stripped, whole, without
from intents.numbers.counting import cardinal, digits, written
from intents.numbers.tongue import Tongue

LATEST = 2100
"""No question asks for a later year."""
EARLIEST = -20000
_SURROUND = "_H,~K"
_PAIRED_LITERAL = re.compile(r"(\d{1,2})[.,:' ](\d{2})")
_PAIR = re.compile(r"(?P<first>zu|u&z|[tzun])(?P<rest>[0o]{2}|[0o][un]|(?:zu|u&z|n&[zn]|[ztn])|uu)")


def year(row: Row, tongue: Tongue) -> int | None:
    """Return the signed year that the row says from its first to its last atom, None where it says none."""
    row = stripped(row, _SURROUND)
    if not row:
        return None
    before = len(row) > 1 and row[0].kind in (Kind.AD, Kind.BC)
    era = row[0].kind if before else row[-1].kind if row[-1].kind in (Kind.AD, Kind.BC) else None
    if era is not None:
        row = stripped(row[1:] if before else row[:-1], _SURROUND)
    unit = bool(row) and row[-1].kind is Kind.UNIT and row[-1].text == "year" and era is not None
    row = row[:-1] if unit else row
    negative = len(row) > 1 and row[0].kind is Kind.MINUS
    if negative and era is not None:
        return None
    number = bare_year(row[1:] if negative else row, tongue)
    if number is None or number == 0:
        return None
    signed = -number if negative or era is Kind.BC else number
    return signed if EARLIEST <= signed <= LATEST else None


def bare_year(row: Row, tongue: Tongue) -> int | None:
    """Return the year that a row without era or sign says."""
    if any(atom.text in tongue.hours for atom in row):
        row = [_minutes(atom) for atom in row]
    row = [_nought(atom) for atom in without(row, ",H")]
    if len(row) == 1 and row[0].kind is Kind.LITERAL:
        return _written_year(row[0].text, tongue)
    paired = _paired(row, tongue)
    if paired is not None:
        return paired
    counted = cardinal(row, tongue)
    if counted is not None:
        return counted
    spelt = digits(row)
    return int(spelt) if spelt is not None and len(spelt) in (3, 4) and spelt[0] != "0" else None


def _minutes(atom: Atom) -> Atom:
    """Return a single digit with a zero before it, as the minutes after an hour are meant ("18 Uhr 7")."""
    lone = atom.kind is Kind.LITERAL and len(atom.text) == 1
    return replace(atom, text=f"0{atom.text}") if lone else atom


def _nought(atom: Atom) -> Atom:
    return replace(atom, kind=Kind.ZERO, value=0) if atom.kind is Kind.LITERAL and atom.text == "0" else atom


def _written_year(text: str, tongue: Tongue) -> int | None:
    pair = _PAIRED_LITERAL.fullmatch(text)
    if pair is not None:
        return int(pair.group(1)) * 100 + int(pair.group(2))
    if text.isdigit():
        return int(text) if len(text) <= 5 and text[0] != "0" else None  # noqa: PLR2004
    number = written(text, tongue)
    return number if number is not None else written(text.replace(tongue.decimal_sign, "'"), tongue)


def _paired(row: Row, tongue: Tongue) -> int | None:
    """Return a year said in two halves: "sixteen forty-eight", "achtzehn null sieben", "18 oh 7"."""
    match = _PAIR.fullmatch(signature(row))
    if match is None:
        return None
    lead = row[: match.end("first")]
    first = _half(lead[0]) if len(lead) == 1 else cardinal(lead, tongue)
    if first is None or first <= 0:
        return None
    rest = row[match.end("first") :]
    kinds = match["rest"]
    if kinds[0] in "0o" and len(kinds) == 2:  # noqa: PLR2004
        second: int | None = _half(rest[1]) if rest[1].kind is not Kind.OH else 0
        return None if second is None or second > 9 else first * 100 + second  # noqa: PLR2004
    if kinds == "uu":
        if whole(rest[0]) * 10 + whole(rest[1]) == first:
            return None
        return first * 100 + whole(rest[0]) * 10 + whole(rest[1]) if first > 9 else None  # noqa: PLR2004
    if kinds[0] == "&":
        return None
    if kinds == "n":
        text = rest[0].text
        return first * 100 + int(text) if len(text) == 2 and text.isdigit() else None  # noqa: PLR2004
    second = cardinal(rest, tongue)
    return first * 100 + second if second is not None and 10 <= second <= 99 else None  # noqa: PLR2004


def _half(atom: Atom) -> int | None:
    if atom.kind is Kind.LITERAL:
        return int(atom.text) if atom.text.isdigit() and len(atom.text) <= 2 else None  # noqa: PLR2004
    return whole(atom)
