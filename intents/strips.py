"""Strips of game 4: a length, a place on the scale, or both, in any order, with words around them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz

from intents.meaning import Answer, Mark, Size, Strip, Where
from intents.names import fold
from intents.numbers import read_number
from intents.readings import Doubt, NoAnswer, Number, Unsure

NEAR, MARGIN, SHORTEST = 84.0, 10.0, 4
"""A word of so many letters, so like a length (0 to 100), and by so much more than any other, is one."""

MOST_SPLITS = 12
"""Places at which an utterance is divided into two ends; nobody says "to" more often."""

SCALES = (100, 1000, 10**6, 10**9)
"""What a first end may have left to the second ("two to three million")."""

Lists = Mapping[str, tuple[str, ...]]
"""The word lists of `locale/<language>/phrases/scale_strip.yaml`."""

Spot = int | float | Mark
Amount = Spot | Unsure | None
Place = tuple[Where | None, Amount, Spot | None]
"""What the number means, the number or mark, and the second one of from-to."""

NOWHERE: Place = (None, None, None)

MARKS: Mapping[Mark, str] = {Mark.START: "\ue000", Mark.MIDDLE: "\ue001", Mark.END: "\ue002"}
"""A character of nobody's language that stands for each mark while its utterance is read."""

_SPELT = {"ä": "(?:ä|ae)", "ö": "(?:ö|oe)", "ü": "(?:ü|ue)", "ß": "(?:ß|ss)", "'": "['’]?", "\\ ": r"[\s-]+"}
_DASH = re.compile(r"(?<=\d)\s*[-–—]\s*(?=[-\d])|\s[-–—]\s")
_PAUSES = re.compile(r"[\s,.:;!?…]+")


@lru_cache
def _either(ways: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern for any of these ways, whole words only, the longest first; none: it never matches."""
    forms = [re.escape(way) for way in sorted(ways, key=len, reverse=True)]
    spelt = ["".join(_SPELT.get(c, c) for c in re.split(r"(\\ |.)", form) if c) for form in forms]
    return re.compile(rf"(?<!\w)(?:{'|'.join(spelt) or '(?!)'})(?!\w)", re.IGNORECASE)


@lru_cache
def _folded(ways: tuple[str, ...]) -> frozenset[str]:
    return frozenset(fold(way) for way in ways)


@dataclass(frozen=True, slots=True)
class _Ears:
    """What one utterance is read with."""

    language: str
    lists: Lists
    unit: str | None

    def all(self, name: str) -> re.Pattern[str]:
        """A pattern for one of the lists."""
        return _either(self.lists[f"strip_{name}"])

    def carried(self, text: str) -> bool:
        """Whether the text holds nothing but words that lay a strip ("I take the …")."""
        known = _folded(self.lists["strip_carriers"])
        return all(fold(word) in known for word in _PAUSES.split(text) if word)


def read_strip(
    text: str, language: str, lists: Lists, *, unit: str | None = None, half: Answer | None = None
) -> Strip | Unsure | NoAnswer:
    """Return the strip, or the half of one, that an utterance says; `half` is what was said of it already.

    Raises LookupError for a language without numbers. Never raises for any text.
    """
    if not text.strip():
        return NoAnswer(Doubt.SILENT)
    ears = _Ears(language, lists, unit)
    known = half if isinstance(half, Strip) else Strip()
    found: Strip | None = None
    for part in _takes(text, ears):
        read = _read(part, ears, known)
        if isinstance(read, Unsure):
            return read
        if read is not None:
            found = read if found is None else found.changed(read)
    return found or NoAnswer()


def _takes(text: str, ears: _Ears) -> Iterator[str]:
    """What was said before and after each correction, without what is denied ("not at eleven, at twelve")."""
    for part in ears.all("corrections").split(text):
        said = part.strip(" ,.;:")
        if ears.all("not").match(said):
            said = said.partition(",")[2]
        if said:
            yield said


def _read(text: str, ears: _Ears, known: Strip) -> Strip | Unsure | None:
    sizes, rest = _sizes(text, ears)
    if len(sizes) > 1 or ears.all("chatter").fullmatch(text.strip(" ,.;:!?")):
        return None
    rest = _marked(rest, ears)
    size = next(iter(sizes), None)
    if ears.all("middling").search(rest):
        size, rest = _middling(size, rest, ears, known)
    if size is None:
        size, rest = _near_size(rest, ears, known)
    where, place, to = _place(rest, ears)
    if isinstance(place, Unsure):
        return Unsure(place.a, place.b, Strip(size or known.size, where))
    if place is not None and not (size and where is None and ears.carried(rest)):
        return Strip(size, where, place, to)
    return Strip(size) if size is not None and ears.carried(rest) else None


# Lengths ---------------------------------------------------------------------------------------------------


def _sizes(text: str, ears: _Ears) -> tuple[set[Size], str]:
    """The lengths that are named, and the text without them."""
    found: set[Size] = set()
    for size in Size:
        pattern = _named(ears.lists[f"strip_{size.value}"], ears.lists["strip_nouns"])
        shorter = pattern.sub(" ", text)
        if shorter != text:
            found.add(size)
            text = shorter
    return found, text


def _middling(size: Size | None, text: str, ears: _Ears, known: Strip) -> tuple[Size | None, str]:
    """A word that is a length beside a place and a place beside a length ("from the middle")."""
    pattern = ears.all("middling")
    before = pattern.split(text, maxsplit=1)[0]
    led = any(ears.all(name).search(before) for name in ("from", "up_to", "between"))
    if size or known.size or led:
        return size, pattern.sub(f" {MARKS[Mark.MIDDLE]} ", text)
    return Size.MEDIUM, pattern.sub(" ", text)


@lru_cache
def _named(ways: tuple[str, ...], nouns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"{_either(ways).pattern}(?:[\s-]+{_either(nouns).pattern})*", re.IGNORECASE)


def _near_size(text: str, ears: _Ears, known: Strip) -> tuple[Size | None, str]:
    """A misheard length beside a place, or where only the length is asked for."""
    for word in _PAUSES.split(text):
        size = _like(word, ears)
        if size is None:
            continue
        rest = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", " ", text)
        if _place(rest, ears)[1] is not None or (known.place is not None and ears.carried(rest)):
            return size, rest
    return None, text


def _like(word: str, ears: _Ears) -> Size | None:
    plain = fold(word)
    if len(plain) < SHORTEST or not plain.isalpha() or ears.carried(word) or plain in _known(ears):
        return None
    scores = sorted(
        (max(fuzz.ratio(plain, way) for way in _folded(ears.lists[f"strip_{size.value}"])), size)
        for size in Size
    )
    best, second = scores[-1], scores[-2]
    return best[1] if best[0] >= NEAR and best[0] - second[0] >= MARGIN else None


def _known(ears: _Ears) -> frozenset[str]:
    """Every word that means something else beside a strip."""
    names = ("starts", "middles", "ends", "to", "from", "up_to", "at", "between", "no_sizes")
    return _folded(
        tuple(word for name in names for way in ears.lists[f"strip_{name}"] for word in way.split())
    )


def _marked(text: str, ears: _Ears) -> str:
    """The text with its marks as signs; "beginning at" and "with its end at" are none, but lead to one."""
    for mark, sign in MARKS.items():
        leads = [found.span() for _, found in _leads(text, ears)]
        for found in reversed(list(ears.all(f"{mark.value}s").finditer(text))):
            if not any(first <= found.start() and found.end() < last for first, last in leads):
                text = f"{text[: found.start()]} {sign} {text[found.end() :]}"
    return text


# Places ----------------------------------------------------------------------------------------------------


def _place(text: str, ears: _Ears) -> Place:
    """What the text says of a place, the most explicit way of saying it first."""
    return _within(text, ears) or _two_ends(text, ears) or _one_end(text, ears)


def _within(text: str, ears: _Ears) -> Place | None:
    """Read "twelve plus or minus two"."""
    sides = ears.all("within").split(text, maxsplit=1)
    if len(sides) == 1:
        return None
    middle, side = _amount(sides[0], ears), _amount(sides[1], ears)
    if not isinstance(middle, int | float) or not isinstance(side, int | float) or side <= 0:
        return NOWHERE
    return Where.FROM_TO, middle - side, middle + side


def _two_ends(text: str, ears: _Ears) -> Place | None:
    """Read "from ten to thirteen", "between ten and thirteen", "ten to thirteen"."""
    opened = ears.all("between").search(text)
    divided = [ears.all("to"), _DASH, *([ears.all("and")] if opened else [])]
    begun = ears.all("from").search(text)
    if opened or begun:
        divided.append(ears.all("like_to"))
    for pattern in divided:
        pairs = {pair for pair in _pairs(text, pattern, ears) if pair is not None}
        if len(pairs) == 1:
            return Where.FROM_TO, *pairs.pop()
        if pairs:
            return NOWHERE
    return None


def _pairs(text: str, pattern: re.Pattern[str], ears: _Ears) -> Iterator[tuple[Spot, Spot] | None]:
    for found in list(pattern.finditer(text))[:MOST_SPLITS]:
        left, right = text[: found.start()], text[found.end() :]
        for name in ("between", "from", "at"):
            left = _after_last(left, ears.all(name))
        first, last = _amount(left, ears), _amount(right, ears)
        if first is None or last is None or isinstance(first, Unsure) or isinstance(last, Unsure):
            yield None
        else:
            yield _lent(first, left, last, right, ears), last


def _after_last(text: str, pattern: re.Pattern[str]) -> str:
    found = list(pattern.finditer(text))
    return text[found[-1].end() :] if found else text


def _lent(first: Spot, left: str, last: Spot, right: str, ears: _Ears) -> Spot:
    """The first end with what was said after the second: "two to three million" begins at two million."""
    if isinstance(first, Mark) or isinstance(last, Mark) or not 0 < first < last:
        return first
    for word in right.split()[1:]:
        more = _amount(f"{left} {word}", ears)
        if isinstance(more, int | float) and more <= last and more / first in SCALES:
            return more
    return first


def _one_end(text: str, ears: _Ears) -> Place:
    """Read "from five", "up to fourteen", "at eleven", "eleven"."""
    for where, before, after in _led(text, ears):
        plain = ears.all("onward").sub(" ", after) if where is Where.FROM else after
        amount = _amount(plain, ears)
        if amount is None or not (ears.carried(before) or _amount(f"{before} {plain}", ears) == amount):
            continue
        return where, amount, None
    onward = ears.all("onward").search(text)
    if onward is not None:
        amount = _amount(text[: onward.start()] + " " + text[onward.end() :], ears)
        if amount is not None:
            return Where.FROM, amount, None
    amount = _amount(text, ears)
    return (Where.AT if isinstance(amount, Mark) else None), amount, None


def _led(text: str, ears: _Ears) -> list[tuple[Where, str, str]]:
    """Each word that leads to a place, the last first, and what was said before and after it."""
    spans = [(found.span(), where) for where, found in _leads(text, ears)]
    own = [
        (first, last, where)
        for (first, last), where in spans
        if not any(a <= first and last <= b and b - a > last - first for (a, b), _ in spans)
    ]
    return [(where, text[:first], text[last:]) for first, last, where in sorted(own, reverse=True)]


def _leads(text: str, ears: _Ears) -> list[tuple[Where, re.Match[str]]]:
    meant = ((Where.UP_TO, "up_to"), (Where.FROM, "from"), (Where.AT, "at"))
    return [(where, found) for where, name in meant for found in ears.all(name).finditer(text)]


def _amount(text: str, ears: _Ears) -> Amount:
    """The one number or mark that a piece says; a middle beside a number ("centred on") is how it is laid."""
    signs = [mark for mark, sign in MARKS.items() if sign in text]
    plain = text
    for sign in MARKS.values():
        plain = plain.replace(sign, " ")
    if not plain.strip() or ears.carried(plain):
        return signs[0] if len(signs) == 1 else _number(plain, ears)
    if signs and signs != [Mark.MIDDLE]:
        return None
    return _number(plain, ears)


def _number(text: str, ears: _Ears) -> Amount:
    for said in _tries(text, ears):
        read = read_number(said, ears.language, unit=ears.unit)
        if isinstance(read, Number):
            return read.value
        if isinstance(read, Unsure):
            return read
    return None


def _tries(text: str, ears: _Ears) -> Iterator[str]:
    """The text; then without the words around it that lay a strip, and without the unit's own words."""
    yield text
    units = {fold(word) for word in (ears.unit or "").split()}
    known = _folded(ears.lists["strip_carriers"]) | units
    words = text.split()
    first, last = 0, len(words)
    while first < last and fold(words[first].strip(".,:;!?")) in known:
        first += 1
    while last > first and fold(words[last - 1].strip(".,:;!?")) in known:
        last -= 1
    if 0 < last - first < len(words):
        yield " ".join(words[first:last])
