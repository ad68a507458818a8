"""Whole numbers: cardinals in words, digits and mixtures, and numbers said digit by digit.

A part is accepted only where its place is still free, so that "hundert zwei hundert" is no number.
"""

from __future__ import annotations

import re

from intents.numbers.atoms import Atom, Kind, Row, signature, whole, without
from intents.numbers.tongue import Tongue

LARGEST = 10**15
_GROUPED = re.compile(r"\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*")
_MILLION = 10**6
_GROUP = 3
_FREE_PLACES = re.compile(r"0{2,}$")
_COUNTED = re.compile(r"[a0utzhsn](?:[a0utzhsn&]*[a0utzhsn])?")


def written(text: str, tongue: Tongue) -> int | None:
    """Return the integer that a literal writes: "2750", in English "2,750", in German "2.750"."""
    if text.isdigit():
        return int(text) if text[0] != "0" or len(text) == 1 else None
    grouped = _GROUPED.fullmatch(text)
    if grouped is None or text.startswith("0"):
        return None
    mark = grouped.group(1)
    if mark == tongue.decimal_sign and text.count(mark) == 1:
        return None
    return int(text.replace(mark, ""))


def cardinal(row: Row, tongue: Tongue) -> int | None:
    """Return the whole number that the row says from its first to its last atom, None where it says none."""
    paused = any(atom.kind is Kind.COMMA for atom in row)
    row = without(row, ",H")
    sign = signature(row)
    if _COUNTED.fullmatch(sign) is None:
        return None
    if paused and set(sign) == {"n"}:
        return _paused(row, sign, tongue)
    if len(row) > 1 and row[-1].kind is Kind.ARTICLE and not row[-1].glued:
        return None
    total = _scaled(row, tongue)
    return total if total is not None and total <= LARGEST else None


def _paused(row: Row, sign: str, tongue: Tongue) -> int | None:
    """Return what literals with pauses between them write: "384,000, 400", "30, 000"."""
    if len(row) == 1:
        return _below_scale(row, tongue)
    lead, tail = row[0].text, row[1:]
    short = lead.isdigit() and len(lead) < _GROUP and len(tail) == 1
    thousands = short or all(atom.text == "000" for atom in tail)
    spaced = _spaced(row) if thousands else None
    return spaced if spaced is not None else _on_literal(row, sign, tongue)


def _scaled(row: Row, tongue: Tongue) -> int | None:
    """Add up what is counted by thousands, millions and so on, from the largest down, and what is left."""
    total, last_scale, begun = 0, LARGEST * 10, 0
    for place, atom in enumerate(row):
        if atom.kind is not Kind.SCALE:
            continue
        segment, scale = _counting(row[begun:place], total), whole(atom)
        begun = place + 1
        if not segment and (scale > last_scale or scale == last_scale == _MILLION):
            total, last_scale = total * scale, scale
            continue
        count = 1 if not segment and not total else _below_scale(segment, tongue)
        if not count or count * scale >= last_scale:
            return None
        total, last_scale = total + count * scale, scale
    segment = _counting(row[begun:], total)
    if not segment:
        return None if begun < len(row) else total
    count = _below_scale(segment, tongue)
    if count is None or (total and not 0 < count < last_scale):
        return None
    return total + count


def _counting(segment: Row, total: int) -> Row:
    """Return the row without the "and" that joins it to what was counted before."""
    return segment[1:] if total and segment and segment[0].kind is Kind.AND else segment


def _below_scale(row: Row, tongue: Tongue) -> int | None:
    """Return what a row without scale words says."""
    sign = signature(row)
    if sign in ("a", "u", "t", "z", "0"):
        return 1 if sign == "a" else whole(row[0])
    if "h" in sign:
        return _hundreds(row, sign.index("h"), tongue)
    if "n" in sign:
        return _mixed(row, sign, tongue)
    return _two_digits(row, sign, tongue)


def _two_digits(row: Row, sign: str, tongue: Tongue) -> int | None:
    if sign == "zu":
        return None if tongue.ones_first else whole(row[0]) + whole(row[1])
    if sign == "u&z":
        return whole(row[0]) + whole(row[2])
    if len(sign) == _GROUP and sign[0] == "u" and set(sign) <= {"u", "0"}:
        return int("".join(str(whole(atom)) for atom in row))
    return None


def _hundreds(row: Row, place: int, tongue: Tongue) -> int | None:
    left, right = row[:place], row[place + 1 :]
    count = 1 if not left else _below_scale(left, tongue)
    if not count or count > 99:  # noqa: PLR2004
        return None
    if right and right[0].kind is Kind.AND:
        right = right[1:]
        if not right:
            return None
    if not right:
        return count * 100
    rest = _below_scale(right, tongue)
    return count * 100 + rest if rest and rest < 100 else None  # noqa: PLR2004


def _mixed(row: Row, sign: str, tongue: Tongue) -> int | None:
    """Return what digits and words say together: "2000 zwölf", "384,000, 400", "2 750", "3 und 20"."""
    if sign == "n":
        return written(row[0].text, tongue)
    if set(sign) == {"n"}:
        grouped = _spaced(row)
        if grouped is not None:
            return grouped
    first = row[0]
    if len(row) > 2 and row[1].text == "100":  # noqa: PLR2004
        return _on_hundred(row, tongue)
    if first.kind is Kind.LITERAL:
        return _on_literal(row, sign, tongue)
    if sign in ("un", "an"):
        unit = written(row[1].text, tongue)
        return whole(first) * unit if unit in (100, 1000) and sign == "un" else None
    if sign == "zn" and not tongue.ones_first:
        ones = written(row[1].text, tongue) or 0
        return whole(first) + ones if 0 < ones < 10 else None  # noqa: PLR2004
    if sign == "u&n":
        tens = written(row[2].text, tongue) or 0
        return whole(first) + tens if tens in range(20, 100, 10) else None
    return None


def _on_hundred(row: Row, tongue: Tongue) -> int | None:
    """Return hundreds that are heard as a digit or teen, 100 and a rest: "zwei 100 50", "19 100 12"."""
    count, rest = _below_scale(row[:1], tongue), _below_scale(row[2:], tongue)
    if not count or not rest or not (count < 10 or 10 < count < 20) or not 10 <= rest < 100:  # noqa: PLR2004
        return None
    return count * 100 + rest


def _on_literal(row: Row, sign: str, tongue: Tongue) -> int | None:
    """Add what follows a round literal where its zeros leave room, ones before tens as German says them."""
    start = written(row[0].text, tongue)
    if start is None:
        return None
    rest = row[2:] if sign[1] == "&" else row[1:]
    added = _below_scale(rest, tongue)
    if added is None:
        return None
    if tongue.ones_first and sign in ("n&z", "n&n") and 0 < start < 10 and added in range(20, 100, 10):  # noqa: PLR2004
        return start + added
    room = _FREE_PLACES.search(str(start))
    return start + added if room is not None and start and 0 < added < 10 ** len(room.group()) else None


def _spaced(row: Row) -> int | None:
    """Return a number whose thousands are divided by spaces."""
    first, *groups = [atom.text for atom in row]
    leads = first.isdigit() and first[0] != "0" and len(first) <= _GROUP
    if groups and leads and all(len(group) == _GROUP and group.isdigit() for group in groups):
        return int(first + "".join(groups))
    return None


def digits(row: Row) -> str | None:
    """Return the digits of a row that says them one by one ("four seven one one", "7 2 9"), else None."""
    said = [_digit(atom) for atom in without(row, ",H")]
    found = [digit for digit in said if digit is not None]
    return "".join(found) if found and len(found) == len(said) else None


def _digit(atom: Atom) -> str | None:
    if atom.kind is Kind.OH:
        return "0"
    if atom.kind in (Kind.ONES, Kind.ZERO):
        return str(whole(atom))
    if atom.kind is Kind.LITERAL and len(atom.text) == 1:
        return atom.text
    return None
