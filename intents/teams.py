"""Who plays against whom, where two teams are told by their players' names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from intents.clues import TEAMS, team_called
from intents.heard import Heard
from intents.names import find, found_in, listed
from intents.utterance import Listener

NAMED = "Setting_teams_named"
"""The intent whose slots are the players of two teams, each called as the team and a letter ("red_a")."""

FEWEST = 3
"""Names that two teams have at least; fewer are no teams but an answer about somebody."""

Teams = tuple[tuple[str, ...], tuple[str, ...]]
"""The red team and the blue one."""


def read_teams(heard: Heard, text: str, names: Sequence[str], listener: Listener) -> Teams | None:
    """The two teams that were told, of names at the table, or of new ones where nobody sits there yet.

    None where no two teams were told, or somebody would be in both.
    """
    if heard.text is None and heard.intent == NAMED:
        sides = {team: _slots(heard.slots, team) for team in TEAMS.values()}
        told = {team: _known(side, names) for team, side in sides.items()}
    else:
        told = {team: _names(side, names, listener) for team, side in _sides(text, listener.lists).items()}
    red, blue = told.get("red", ()), told.get("blue", ())
    apart = red and blue and not set(red) & set(blue) and len(red) + len(blue) >= FEWEST
    return (red, blue) if apart else None


def _slots(slots: Mapping[str, str], team: str) -> tuple[str, ...]:
    return tuple(slots[name] for name in sorted(slots) if name.startswith(f"{team}_"))


def _known(said: tuple[str, ...], names: Sequence[str]) -> tuple[str, ...]:
    """The names at the table that were said; all as they were said where nobody sits there yet."""
    if not names:
        return tuple(name[:1].upper() + name[1:] for name in said)
    found = (find(name, names) for name in said)
    return tuple(near[0] for near in found if len(near) == 1)


def _names(side: str, names: Sequence[str], listener: Listener) -> tuple[str, ...]:
    return found_in(side, names) if names else listed(side, listener.words)


def _sides(text: str, lists: Mapping[str, tuple[str, ...]]) -> Mapping[str, str]:
    """What was said of each team: before and after "against", or behind each team's colour."""
    one, against, other = _parted(text, lists["teams_against"])
    if against:
        first, one = _coloured(one, lists)
        second, other = _coloured(other, lists)
        swapped = first == "blue" or (first is None and second == "red")
        return {"red": other, "blue": one} if swapped else {"red": one, "blue": other}
    found = {team: _where(text, lists.get(name, ())) for name, team in TEAMS.items()}
    spans = sorted((span, team) for team, span in found.items() if span is not None)
    if len(spans) < len(TEAMS):
        return {}
    ends = [span[0] for span, _ in spans[1:]] + [len(text)]
    return {team: text[span[1] : end] for (span, team), end in zip(spans, ends, strict=True)}


def _coloured(side: str, lists: Mapping[str, tuple[str, ...]]) -> tuple[str | None, str]:
    """The team whose colour opens a side, and the rest of it."""
    words = side.replace(":", " ").split()
    for size in range(min(3, len(words) - 1), 0, -1):
        team = team_called(" ".join(words[:size]), lists)
        if team is not None:
            return team, " ".join(words[size:])
    return None, side


def _parted(text: str, ways: Sequence[str]) -> tuple[str, str, str]:
    found = _where(text, ways)
    return (text, "", "") if found is None else (text[: found[0]], text[slice(*found)], text[found[1] :])


def _where(text: str, ways: Sequence[str]) -> tuple[int, int] | None:
    """Where the first of these ways of saying something stands."""
    either = "|".join(re.escape(way) for way in sorted(ways, key=len, reverse=True)) or "(?!)"
    found = re.search(rf"(?<!\w)(?:{either})(?!\w)[\s:,]*", text, re.IGNORECASE)
    return found.span() if found else None
