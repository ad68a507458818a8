"""Amounts without a unit: whole numbers, decimals, fractions, dozens, numbers said digit by digit."""

from __future__ import annotations

import re
from fractions import Fraction

from intents.numbers.atoms import Kind, Row, signature, whole, without
from intents.numbers.counting import LARGEST, cardinal, digits
from intents.numbers.tongue import Tongue
from intents.numbers.years import LATEST, bare_year

_FRACTION = re.compile(r"(?P<whole>.*?)(?P<and>&?)(?P<top>[au]?)(?P<part>[qR])")
_WRITTEN_FRACTION = re.compile(r"(?P<whole>.*?)&?n/n")
_SCALED = re.compile(r"(?P<count>.*[^s])[_]?[a_]?(?P<scales>s+)")
_SCALE_AND_PART = re.compile(r"(?P<count>[au]s)&(?P<part>a?q)")
_DECIMAL = re.compile(r"\d+([.,])(\d+)")
_PAIR_SIGN = re.compile(r"[tn].*|u(?:n)|[uz](?:z|zu|u&z|t|[0o][un])")
_SAID_DIGITS = 3
_SCORE = 20
_BOTTOMS = (*range(2, 17), 100, 1000)


def quantity(row: Row, tongue: Tongue) -> Fraction | None:
    """Return the amount that the row says from its first to its last atom, None where it says none or two."""
    row = without(row, "H")
    if not row:
        return None
    sign = signature(row)
    if sign in ("aG", "uG"):
        return Fraction(100 * (whole(row[0]) if sign == "uG" else 1))
    if sign in ("aD", "az", "at"):
        return Fraction(whole(row[1]))
    counted = cardinal(row, tongue)
    if counted is not None:
        return Fraction(counted)
    for reading in (_decimal, _scaled, _part, _dozen, _spelt):
        amount = reading(row if reading is _spelt else without(row, ","), tongue)
        if amount is not None:
            return amount if abs(amount) <= LARGEST else None
    return None


def _decimal(row: Row, tongue: Tongue) -> Fraction | None:
    """Return a decimal, written ("3,5") or said ("three point one four")."""
    sign = signature(row)
    if sign == "n":
        return _written_decimal(row[0].text, tongue)
    if "." not in sign:
        return None
    place = sign.index(".")
    left, right = row[:place], row[place + 1 :]
    before = cardinal(left, tongue) if left else 0
    if sign[:place] in ("o", "0"):
        before = 0
    after = _places(right, tongue)
    return None if before is None or after is None else before + Fraction(int(after), 10 ** len(after))


def _places(row: Row, tongue: Tongue) -> str | None:
    """Return the digits said after the decimal point."""
    spelt = digits(row)
    if spelt is not None:
        return spelt
    sign = signature(row)
    if sign == "n" and row[0].text.isdigit():
        return row[0].text
    lead = len(sign) - len(sign.lstrip("0o"))
    number = cardinal(row[lead:], tongue)
    return "0" * lead + str(number) if number is not None and 10 <= number <= 999 else None  # noqa: PLR2004


def _written_decimal(text: str, tongue: Tongue) -> Fraction | None:
    """Return the value of digits with a decimal mark, a foreign one only where nothing else is sane."""
    match = _DECIMAL.fullmatch(text)
    if match is None:
        groups = re.fullmatch(r"(\d{1,3}(?:([.,])\d{3})+)([.,])(\d+)", text)
        if groups is None or groups[2] == groups[3]:
            return None
        return Fraction(groups[1].replace(groups[2], "") + "." + groups[4])
    mark, places = match[1], match[2]
    if mark != tongue.decimal_sign:
        before = text.partition(mark)[0]
        if len(places) == 3 or (len(places) == 2 and 10 <= int(before) <= LATEST // 100):  # noqa: PLR2004
            return Fraction(text.replace(mark, ".")) if before == "0" else None
    elif len(places) == 3 and places.endswith("0") and text[0] != "0":  # noqa: PLR2004
        return None
    return Fraction(text.replace(mark, "."))


def _scaled(row: Row, tongue: Tongue) -> Fraction | None:
    """Return a broken amount of thousands or more: "two and a half million", "a quarter of a million"."""
    sign = signature(row)
    part_after = _SCALE_AND_PART.fullmatch(sign)
    if part_after is not None:
        count = whole(row[0]) if sign[0] == "u" else 1
        if count > 1 and whole(row[1]) < 10**6:
            return None
        return (count + Fraction(1, whole(row[-1]))) * whole(row[1])
    match = _SCALED.fullmatch(sign)
    if match is None:
        return None
    count_row = row[: match.end("count")]
    if count_row[-1].kind is Kind.ARTICLE:
        count_row = count_row[:-1]
    amount = _decimal(count_row, tongue) or _part(count_row, tongue) or _dozen(count_row, tongue)
    if amount is None:
        return None
    for atom in row[match.start("scales") :]:
        amount *= whole(atom)
    return amount


def _part(row: Row, tongue: Tongue) -> Fraction | None:
    """Return a fraction or a mixed number: "two thirds", "four and a half", "dreieinhalb", "3 1/2"."""
    sign = signature(row)
    if sign == "m":
        return Fraction(row[0].value or 0)
    wrote = _WRITTEN_FRACTION.fullmatch(sign)
    if wrote is not None:
        return _on_whole(row[: wrote.end("whole")], _quotient(row[-3].text, row[-1].text), tongue)
    if sign == "nq" and row[0].text.isdigit() and 0 < int(row[0].text) < whole(row[1]):
        return Fraction(int(row[0].text), whole(row[1]))
    match = _FRACTION.fullmatch(sign)
    if match is None:
        return None
    bottom = whole(row[-1])
    top_row = row[match.start("top") : match.end("top")]
    top = 1 if not top_row or top_row[0].kind is Kind.ARTICLE else whole(top_row[0])
    if sign[-1] == "R" and (not top_row or bottom < 3):  # noqa: PLR2004
        return None
    apart = bool(top_row) and (row[-1].glued or _told_apart(match["whole"], top, tongue))
    if not match["and"] and match["whole"] and not apart and bottom != 2:  # noqa: PLR2004
        return None
    if match["and"] and not match["whole"]:
        return None
    if match["and"] and match["top"] == "a" and (cardinal(row[: match.end("whole")], tongue) or 1) % 100 == 0:
        return None
    return _on_whole(row[: match.end("whole")], Fraction(top, bottom), tongue)


def _told_apart(sign: str, top: int, tongue: Tongue) -> bool:
    """Tell whether a whole number cannot take in the start of a fraction: "dreiunddreissig ein Drittel"."""
    if sign.endswith("z"):
        return tongue.ones_first
    return top == 1 and not sign.endswith(("h", "s"))


def _quotient(top: str, bottom: str) -> Fraction | None:
    if not (top.isdigit() and bottom.isdigit()) or int(bottom) not in _BOTTOMS:
        return None
    return Fraction(int(top), int(bottom))


def _on_whole(row: Row, part: Fraction | None, tongue: Tongue) -> Fraction | None:
    """Add a part below one to the whole number before it."""
    if part is None or not row:
        return part
    count = cardinal(row, tongue)
    return count + part if count and part < 1 and count < 1000 else None  # noqa: PLR2004


def _dozen(row: Row, tongue: Tongue) -> Fraction | None:
    """Return a count of dozens: "a dozen", "half a dozen", "two dozen"."""
    sign = signature(row)
    if "d&" in sign:
        place = sign.index("d&") + 1
        dozens, more = _dozen(row[:place], tongue), cardinal(row[place + 1 :], tongue)
        fits = whole(row[place - 1]) == _SCORE and more is not None and 0 < more < _SCORE
        return dozens + more if fits and dozens is not None and more is not None else None
    if not row or row[-1].kind is not Kind.DOZEN:
        return None
    count_row = row[:-1]
    if not count_row or signature(count_row) == "a":
        return Fraction(whole(row[-1]))
    if count_row[-1].kind is Kind.ARTICLE:
        count_row = count_row[:-1]
    count = cardinal(count_row, tongue)
    amount = Fraction(count) if count is not None else _part(count_row, tongue)
    return None if amount is None else amount * whole(row[-1])


def _spelt(row: Row, tongue: Tongue) -> Fraction | None:
    """Return a number said digit by digit or in halves like a year ("seven two nine", "twelve fifteen")."""
    said, sign = digits(row), signature(row)
    if "," in sign:
        return None
    if said is not None:
        lone_pair = len(said) < _SAID_DIGITS and sign != "uo"
        return None if lone_pair or len(said) > 15 else Fraction(int(said))  # noqa: PLR2004
    if sign == "nn" and all(len(atom.text) == 2 and atom.text.isdigit() for atom in row):  # noqa: PLR2004
        return Fraction(int(row[0].text + row[1].text)) if row[0].text[0] != "0" else None
    if _PAIR_SIGN.fullmatch(sign) is None or sign == "zz":
        return None
    if sign in ("uz", "uu&z") and tongue.ones_first and not row[1].glued and all(a.glued for a in row[2:]):
        below = cardinal(row[1:], tongue)
        return None if below is None else whole(row[0]) + Fraction(below, 100)
    if sign[0] == "u" and tongue.ones_first:
        return None
    if sign == "n" and not re.fullmatch(r"\d\d:\d\d", row[0].text):
        return None
    said_year = bare_year(row, tongue)
    return None if said_year is None or said_year > LATEST else Fraction(said_year)
