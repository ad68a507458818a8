"""What is said before a game: which one, who plays, who starts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from intents.clues import team_starting
from intents.meaning import Answer, AnyOf, Choice, Name, Names
from intents.names import corrected_between, find, fold, found_in, listed
from intents.utterance import Utterance

YES, NO, READY, NEXT, PASS = (
    "AMAZON.YesIntent",
    "AMAZON.NoIntent",
    "ReadyIntent",
    "AMAZON.NextIntent",
    "PassIntent",
)
ANY = "AnyIntent"
NOBODY = frozenset({YES, NO, READY, NEXT, PASS, ANY})
"""Intents in whose words nobody is named."""

LONG_WAY = 6
"""Letters beyond which a game's name is also known when it is half misheard; shorter ones may be people's."""


def players(u: Utterance) -> Names | Choice | None:
    """The names of those who play; or the game that is to be another one."""
    if u.intent in NOBODY:
        return None
    if (other := _only_a_game(u)) is not None:
        return other
    names = listed(u.text, u.listener.words)
    return Names(names) if names else None


def _only_a_game(u: Utterance) -> Choice | None:
    """A game's spoken name and nothing beside it but little words ("let's rather play take a guess")."""
    little = {fold(word) for word in (*u.listener.words.no_names, *u.listener.words.fillers)}
    said = fold(" ".join(re.findall(r"[^\s,.!?]+", u.text)))
    for key, ways in u.expected.choices.items():
        for way in ways:
            if f" {fold(way)} " in f" {said} ":
                beside = f" {said} ".replace(f" {fold(way)} ", " ", 1).split()
                if little.issuperset(beside):
                    return Choice(key)
    long_ones = {way: key for key, ways in u.expected.choices.items() for way in ways if len(way) > LONG_WAY}
    found = {long_ones[way] for way in find(said, long_ones)}
    return Choice(found.pop()) if len(found) == 1 else None


def starter(u: Utterance) -> Answer | None:
    """Who starts, or among whom it is to be drawn; several where more than one was named."""
    first = u.expected.choices.get(f"team_{team_starting(u.text, u.listener.lists)}")
    found = first or _not_excluded(u)
    if u.intent == ANY or (len(found) > 1 and _draws(u)):
        return AnyOf(tuple(found) if len(found) > 1 else ())
    if len(found) > 1 and not corrected_between(u.text, found[-1], u.listener.words):
        return Names(tuple(found))
    return Name(found[-1]) if found else None


def _not_excluded(u: Utterance) -> tuple[str, ...]:
    """Those who were named, without those who are not to start ("Bruno, not Anna")."""
    excluding = "|".join(re.escape(way) for way in u.listener.lists["place_not"])
    said = re.split(rf"\b(?:{excluding})\s+", u.text, flags=re.IGNORECASE)
    out = {name for part in said[1:] for name in found_in(part, u.expected.names)[:1]}
    return tuple(name for name in found_in(u.text, u.expected.names) if name not in out)


def _draws(u: Utterance) -> bool:
    """Whether the host is asked to draw among those who were named ("Ben and Anna, pick one")."""
    words = u.text.replace(",", " ").split()
    clauses = [" ".join(words[at:]) for at in range(1, len(words))]
    clauses += [" ".join(words[:at]) for at in range(1, len(words))]
    return any(u.listener.recogniser.fixed(clause) == ANY for clause in clauses)


def game(u: Utterance) -> Answer | None:
    """The game that is to be played, or whichever the host likes."""
    return AnyOf() if u.intent == ANY else choose(u.text, u.expected.choices)


def choose(text: str, choices: Mapping[str, tuple[str, ...]]) -> Choice | None:
    """The one choice whose spoken form is in the text, or nearly is; None if none or several are."""
    said = f" {fold(text)} "
    within = {
        (len(fold(way)), key) for key, ways in choices.items() for way in ways if f" {fold(way)} " in said
    }
    if within:
        longest = max(size for size, _ in within)
        keys = {key for size, key in within if size == longest}
        return Choice(keys.pop()) if len(keys) == 1 else None
    ways = {way: key for key, forms in choices.items() for way in forms}
    near = {ways[way] for way in find(text, ways)}
    return Choice(near.pop()) if len(near) == 1 else None
