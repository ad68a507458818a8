"""The company an answer may keep: which unknown words beside one clear amount or span change nothing.

An unknown word makes an answer doubtful, since it may have been a number or may tell of something else. It
is harmless where somebody says that this is an answer ("I'd say"), as the noun that is counted ("six wives"),
and beside an amount too large for chatter.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from intents.numbers.atoms import Atom, Kind, Row, signature, stripped, without
from intents.numbers.hearing import garbled
from intents.numbers.mending import uncounted
from intents.numbers.runs import Run
from intents.numbers.tongue import Tongue
from intents.numbers.units import measures

_CLEAR = 10
"""A smaller number beside an unknown word needs more to be an answer."""
_MOST_BEFORE, _MOST_AFTER = 3, 3
_MOST_IN_SPAN = 5
_MOST_BESIDE_LARGE = 5
_LARGE = 100
RECENT = range(1900, 2101)
_DATED = range(1000, 2101)
_NOUN_WORDS = 2
_QUIETED = (Kind.WORD, Kind.ARTICLE, Kind.AND, Kind.FROM, Kind.NOT_BEFORE)
_TAIL_WORDS = 3
_FEW = 2
_PREFIXED = 8
"""Letters within which a participle's "ge" stands, before or after a prefix ("kennengelernt")."""
_MINUTES = range(5, 60, 5)
_HOURS = 24
_QUIET = "_H~!,"
_COUNTED = "utzhsnd"
TIMES = ("s", "min", "h", "day", "week", "month", "year")
OWN = ("year", "m", "cm", "kg")
"""Units in which people tell of themselves."""
UNASKED = (*TIMES, "euro", "dollar", "cent")
"""Units of what one waits for or pays rather than of what is asked."""


def claimed(row: Row, tongue: Tongue) -> bool:
    """Tell whether somebody says that this is an answer: "I'd say", "my guess"."""
    return any(word in tongue.claiming for atom in row if atom.kind in "_e" for word in atom.text.split())


def personal(row: Row, tongue: Tongue) -> bool:
    """Tell whether somebody speaks of themselves, and so may tell of something else ("I lived there")."""
    return any(word in tongue.personal for atom in row for word in atom.text.split())


def large(value: Fraction) -> bool:
    """Tell whether an amount is too large for chatter, and neither a figure of speech nor a recent year."""
    plain = str(value).strip("0") == "1"
    return value > _LARGE and not plain and value not in RECENT


def quieted(part: Row, run: Run, tongue: Tongue) -> tuple[Row, bool] | None:
    """Return the part with harmless unknown words taken for quiet ones, and whether they are what is counted.

    None where one of them is not harmless.
    """
    before, after = part[: run.first], part[run.last :]
    unknown = [atom for atom in part if atom.kind is Kind.WORD]
    if not unknown or not _apart(before, part[run.first], after, tongue) or hourly(part, run, tongue):
        return None
    if run.value == _LARGE and _wholly(after, tongue):
        return None
    counted = False
    if large(run.value) and _words(part) <= _MOST_BESIDE_LARGE:
        harmless = True
    elif claimed(part, tongue):
        harmless = _words(before) <= _MOST_BEFORE and _words(after) <= _MOST_AFTER
    elif personal(part, tongue):
        harmless = False
    elif _words(before):
        spent = before[-1].text in tongue.telling
        told = (_verb(before) and not spent) or _subject(before)
        harmless = (
            _happened(before, after, run, tongue)
            or _measured(before, after, tongue)
            or (told and _noun(after, run, tongue))
        )
    elif _from_somebody(after) or _share(after, run, tongue):
        harmless = True
    else:
        vague = run.value < _CLEAR and any(atom.kind is Kind.ABOUT for atom in before)
        aged = bool(before) and before[-1].text in tongue.telling
        harmless = counted = not (vague or aged) and _noun(after, run, tongue)
    if not harmless:
        return None
    quiet = [*map(_quiet, before), *part[run.first : run.last], *map(_quiet, after)]
    return quiet, counted


def quieted_span(row: Row, tongue: Tongue) -> Row | None:
    """Return a row of years with its few unknown words taken for quiet ones; None where they are not few."""
    unknown = [
        atom
        for atom in row
        if (atom.kind is Kind.WORD and atom.text not in tongue.like_to)
        or (atom.kind is Kind.UNIT and atom.text == "thing")
    ]
    if not 0 < len(unknown) <= _MOST_IN_SPAN or any(garbled(atom.text, tongue) for atom in unknown):
        return None
    return [replace(atom, kind=Kind.FREE) if atom in unknown else atom for atom in row]


def hourly(part: Row, run: Run, tongue: Tongue) -> bool:
    """Tell whether the number is a time of day, "at eight", rather than an answer."""
    before = part[run.first - 1] if run.first else None
    unit = part[run.last].kind if run.last < len(part) else None
    if before is None or claimed(part, tongue):
        return False
    if before.text in tongue.soon and unit is Kind.UNIT and part[run.last].text in TIMES:
        return True
    at = before.text in tongue.at_hours and unit is not Kind.UNIT
    paired = not any(atom.kind in "hs" for atom in part[run.first : run.last])
    clock = paired and _HOURS * 50 > run.value > _LARGE and run.value % 100 in _MINUTES
    return at and (0 < run.value <= _HOURS or clock)


def countable(row: Row, tongue: Tongue) -> Row:
    """Return the row with a thing of the game taken for what is counted, where little else is said.

    "52 cards" answers; "I have three cards" is talk.
    """
    if tongue.played.isdisjoint([atom.text for atom in row]):
        return row
    said = stripped(row, "H,~!")
    place = next((place for place, atom in enumerate(said) if atom.text in tongue.played), 0)
    if not place or not claimed_only(said[:place], tongue) or _goes_on(said[place + 1 :], tongue):
        return row
    return [
        replace(atom, kind=Kind.UNIT, text="thing") if atom.text in tongue.played else atom for atom in row
    ]


def _goes_on(after: Row, tongue: Tongue) -> bool:
    """Tell whether more is said after what is counted than where it is ("… in a deck")."""
    return bool(without(after, "_aw~!,H")) or any(atom.text in tongue.pleading for atom in after)


def at_home(row: Row, value: Fraction, unit: str | None, tongue: Tongue) -> bool:
    """Tell whether an amount is of the table: "I have two kids", "two sugars please", "one each".

    What is known to be counted may be asked for politely by the one who answers ("six legs please").
    """
    said = stripped(row, "H,")
    if _of_oneself(said, unit, tongue):
        return True
    if not 0 < value < _CLEAR or claimed(row, tongue):
        return False
    if unit is None and len(said) > 1 and said[-1].text in tongue.sharing:
        return True
    has = any(word in tongue.owning for atom in row for word in atom.text.split())
    asks = unit == "?" and any(atom.text in tongue.pleading for atom in row)
    return unit in ("?", "thing") and (asks or (has and personal(row, tongue)))


def _of_oneself(said: Row, unit: str | None, tongue: Tongue) -> bool:
    """Tell whether somebody says how old, tall or heavy they are: "I'm forty-two years old"."""
    if not said or said[0].text not in tongue.personal & tongue.at_hours or claimed(said[1:], tongue):
        return False
    return unit in OWN or aged(said, tongue)


def aged(row: Row, tongue: Tongue) -> bool:
    """Tell whether years are an age: "two thousand years old"."""
    firsts = [tongue.words.get(atom.text.partition(" ")[0]) for atom in row if " " in atom.text]
    return any(entry is not None and entry.unit == "year" for entry in firsts)


def asks_for_time(row: Row, unit: str | None, asked: str | None, tongue: Tongue) -> bool:
    """Tell whether a time is what somebody asks the host for: "thirty seconds please"."""
    if unit not in TIMES:
        return False
    stalls = any(atom.kind is Kind.STALL for atom in row)
    pleads = asked is None and any(atom.text in tongue.pleading for atom in row)
    return unit in ("s", "min") and (stalls or pleads)


def claimed_only(row: Row, tongue: Tongue) -> bool:
    """Tell whether nothing but a number above one stands in the row, and that it is an answer."""
    counts = row[-1].kind in _COUNTED and row[-1].value != 1 and row[-1].text != "1"
    return counts and all(
        atom.kind in _COUNTED + "a&H,~!" or claimed([atom], tongue) or atom.text in tongue.stating
        for atom in row
    )


def few(row: Row) -> bool:
    """Tell whether no more than two unknown words stand in a row."""
    return _words(row) <= _FEW


def _words(row: Row) -> int:
    return sum(atom.kind is Kind.WORD for atom in row)


def _quiet(atom: Atom) -> Atom:
    return replace(atom, kind=Kind.FREE) if atom.kind in _QUIETED else atom


def _apart(before: Row, first: Atom, after: Row, tongue: Tongue) -> bool:
    """Tell whether no word next to the amount may be a misheard part of it."""
    left, right = stripped(before, "H,"), stripped(after, "H,")
    beside = [row for row in (left[-1:], right[:1]) if row and row[0].kind is Kind.WORD]
    if any(garbled(row[0].text, tongue) for row in beside):
        return False
    return not (uncounted(first) and left and left[-1].kind is Kind.WORD)


def _measured(before: Row, after: Row, tongue: Tongue) -> bool:
    """Tell whether the one unknown word is a verb between its subject and a measure: "it weighs 70 kilos"."""
    rest = stripped(after, _QUIET)
    if not _verb(before) or _words(after) or any(atom.text in tongue.telling for atom in before):
        return False
    unit = rest[0] if rest else None
    return unit is not None and unit.kind is Kind.UNIT and measures(unit.text) and unit.text not in UNASKED


def _verb(before: Row) -> bool:
    """Tell whether the one unknown word is a verb after its subject: "it weighs", "he scored"."""
    said = stripped(before, "H,~!")
    return len(said) > 1 and said[-1].kind is Kind.WORD and said[-2].kind is Kind.FREE and _words(said) == 1


def _subject(before: Row) -> bool:
    """Tell whether a thing is said to have what is counted: "an octopus has three hearts"."""
    said = stripped(before, "H,~!")
    lead = len(said) > 2 and said[0].kind is Kind.ARTICLE and said[1].kind is Kind.WORD  # noqa: PLR2004
    return lead and not without(said[2:], "_")


def _wholly(after: Row, tongue: Tongue) -> bool:
    """Tell whether "a hundred per cent" only stresses what is said: "hundert Prozent eine Fangfrage"."""
    percent = bool(after) and after[0].kind is Kind.UNIT and after[0].text == "percent"
    return percent and len(after) > 1 and after[1].text not in tongue.definite | tongue.of


def _share(after: Row, run: Run, tongue: Tongue) -> bool:
    """Tell whether the unknown words are what an amount is a part of: "two thirds of the earth"."""
    of = len(after) > 1 and after[0].text in tongue.of and after[1].text in tongue.definite
    return (
        of
        and run.part
        and run.value < 1
        and _words(after) <= _NOUN_WORDS
        and not without(after, _QUIET + "w")
    )


def _happened(before: Row, after: Row, run: Run, tongue: Tongue) -> bool:
    """Tell whether a year is said of a thing: "die Mondlandung war 1969", "it opened in 1889"."""
    said = stripped(before, "H,~!")
    if signature(said) == "_w_" and said[0].text in tongue.stating and said[2].text in tongue.soon:
        return run.value in _DATED and not without(after, _QUIET)
    if said and said[0].text in tongue.definite:
        said = said[1:]
    if signature(said[:2]) == "ww":
        said = said[1:]
    told = signature(said[:2]) == "w_" and said[1].text not in tongue.owning | tongue.soon
    return told and run.value in RECENT and not without([*said[2:], *after], _QUIET)


def _from_somebody(after: Row) -> bool:
    """Tell whether nothing but a name follows: "eleven from Mia"."""
    rest = stripped(after, _QUIET)
    return [atom.kind for atom in rest] == [Kind.FROM, Kind.WORD]


def _noun(after: Row, run: Run, tongue: Tongue) -> bool:
    """Tell whether the unknown words are what is counted: "six wives", "40 wooden ships", "88 keys on it"."""
    count = next((place for place, atom in enumerate(after) if atom.kind is not Kind.WORD), len(after))
    unit = not count and bool(after) and after[0].kind is Kind.UNIT and after[0].text not in UNASKED
    thing = bool(count) and count < len(after) and after[count].text == "thing"
    tail = after[1:] if unit else after[count + thing :]
    if unit and tail and tail[0].kind is Kind.WORD and after[0].text != "thing":
        return False
    if any(participle(atom.text, tongue) for atom in after[:count]):
        return False
    if count > _NOUN_WORDS or not (count or unit) or without(tail, _QUIET + "wa&"):
        return False
    if run.value >= _CLEAR:
        return _words(tail) <= _TAIL_WORDS
    plural = unit or any(atom.text.endswith(tongue.plurals) for atom in after[:count])
    of = bool(tail) and (tail[0].kind is Kind.WORD or tail[0].text in tongue.of | tongue.definite)
    return run.value > 1 and _words(tail) <= of and plural


def participle(word: str, tongue: Tongue) -> bool:
    """Tell whether a word is a participle rather than a noun ("geheiratet")."""
    first, last = tongue.participles
    return bool(first) and first in word[:_PREFIXED] and word.endswith(last)
