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
    "place_second_last": -2,
    "place_last": -1,
}
"""Lists of the phrase files that say a place by its number, from the front or (negative) from the end."""

TWO_AT_AN_END: Mapping[str, tuple[str, str]] = {
    "place_first_two": ("place_first", "place_second"),
    "place_last_two": ("place_second_last", "place_last"),
}
"""Lists of ways to say "between the first two", and the lists that say each of the two."""


def both_named(text: str, lists: Mapping[str, tuple[str, ...]]) -> str:
    """The text with each of two places named, where both were said in one ("between the first two").

    `lists` are those of the phrase files.
    """
    for both, (one, other) in TWO_AT_AN_END.items():
        said = " ".join(
            lists[name][0] for name in ("place_between", one, "place_and", other) if name in lists
        )
        ways = "|".join(re.escape(way) for way in lists.get(both, ()))
        text = re.sub(rf"\b(?:{ways})\b", said, text, flags=re.IGNORECASE) if ways else text
    return text
