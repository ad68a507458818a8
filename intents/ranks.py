"""Places in a row by their number, as people say them: "third", "before the second one", "the first two"."""

from __future__ import annotations

import re
from collections.abc import Mapping

POSITIONS: Mapping[str, int] = {
    "place_first": 0,
    "place_second": 1,
    "place_third": 2,
    "place_fourth": 3,
    "place_fifth": 4,
    "place_sixth": 5,
    "place_seventh": 6,
    "place_eighth": 7,
    "place_third_last": -3,
    "place_second_last": -2,
    "place_last": -1,
}
"""Lists of the phrase files that say a place by its number, from the front or (negative) from the end."""

Lists = Mapping[str, tuple[str, ...]]

TWO_AT_AN_END: Mapping[str, tuple[str, ...]] = {
    "place_first_two": ("place_between", "place_first", "place_and", "place_second"),
    "place_last_two": ("place_between", "place_second_last", "place_and", "place_last"),
    "place_first_pair": ("place_first", "place_and", "place_second"),
    "place_last_pair": ("place_second_last", "place_and", "place_last"),
}
"""Lists of ways to say "between the first two" and "the first two", and the lists that say it at length."""


def both_named(text: str, lists: Lists) -> str:
    """The text with each of two places named, where both were said in one ("between the first two").

    `lists` are those of the phrase files.
    """
    for both, told in TWO_AT_AN_END.items():
        said = " ".join(lists[name][0] for name in told if name in lists)
        ways = _either(lists.get(both, ()))
        text = re.sub(rf"\b(?:{ways})\b", said, text, flags=re.IGNORECASE) if ways else text
    return text


def numbered(text: str, lists: Lists) -> str:
    """The text with places said as ordinals where they were said as numbers ("place 2", "position two")."""
    called, numbers = _either(lists.get("place_called", ())), lists.get("place_numbers", ())
    if not called or not numbers:
        return text
    ordinals = {place: name for name, place in POSITIONS.items()}

    def ordinal(found: re.Match[str]) -> str:
        said = found[1].lower()
        return lists[ordinals[int(said) - 1 if said.isdigit() else numbers.index(said)]][0]

    one = rf"[1-{len(numbers)}]|{_either(numbers)}"
    return re.sub(rf"\b(?:{called})\s+({one})\b", ordinal, text, flags=re.IGNORECASE)


def _either(ways: tuple[str, ...]) -> str:
    return "|".join(re.escape(way) for way in sorted(ways, key=len, reverse=True))
