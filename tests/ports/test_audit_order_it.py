"""Schätz it if you can, line by line of its rules, as a table plays it over HTTP: what broke once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host

ANIMALS = [("mouse", "die Maus"), ("cat", "die Katze"), ("horse", "das Pferd"), ("hedgehog", "der Igel")]
MORE = [
    ("elephant", "der Elefant"),
    ("sheep", "das Schaf"),
    ("lion", "der Löwe"),
    ("bear", "der Bär"),
    ("fox", "der Fuchs"),
]
WEIGHTS = [0.02, 4, 500, 1, 6000, 70, 190, 450, 7]
NAMED_ODDLY = {
    "en": [
        "First World War",
        "Second World War",
        "Last Supper",
        "Stop sign",
        "Help",
        "Anna Karenina",
        "a",
        "b",
        "c",
    ],
    "de": [
        "Erster Weltkrieg",
        "Zweiter Weltkrieg",
        "Das letzte Abendmahl",
        "Stoppschild",
        "Hilfe",
        "x",
        "y",
        "z",
        "w",
    ],
}


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def card(labels: dict[str, list[str]], values: list[float]) -> dict[str, Any]:
    text = {language: {"question": "Q?", "low": "low", "high": "high", "reveal": "R."} for language in labels}
    items = [
        {"label": {language: names[at] for language, names in labels.items()}, "value": value}
        for at, value in enumerate(values)
    ]
    return {"id": "x2", "text": text, "items": items}


def animals() -> dict[str, Any]:
    both = [*ANIMALS, *MORE]
    return card({"en": [en for en, _ in both], "de": [de for _, de in both]}, WEIGHTS)


def row(host: FlaskClient, **changes: Any) -> AtTable:
    return AtTable(host, **{"game": "order_it", "cards": [animals()], **changes})


def test_terms_that_begin_like_a_place_are_found_in_any_case(host: FlaskClient) -> None:
    table = row(host, locale="de-DE", cards=[card(NAMED_ODDLY, list(range(9)))])
    table.say("Erster Weltkrieg vor dem Zweiten Weltkrieg", "richtig", "vor dem Ersten Weltkrieg")
    assert table.view["order"] == ["Das letzte Abendmahl", "Erster Weltkrieg", "Zweiter Weltkrieg"]
    table.say("richtig", "nach dem letzten Abendmahl")
    assert table.view["order"][:2] == ["Das letzte Abendmahl", "Stoppschild"]


def test_a_term_that_begins_with_a_players_name_is_the_term(host: FlaskClient) -> None:
    table = row(host, cards=[card(NAMED_ODDLY, list(range(9)))])
    table.say("First World War, then Second World War")
    for place in ("before the First World War", "last", "last"):
        table.say("all correct", place)
    table.say("all correct", "Anna Karenina goes before the Last Supper")
    assert table.view["order"][:2] == ["Anna Karenina", "Last Supper"]
    assert table.waits == ("judgement", "Clara")


@pytest.mark.parametrize("strict", [False, True])
def test_places_and_judgements_in_plain_words_reach_the_host_from_a_real_speaker(
    host: FlaskClient,
    strict: bool,  # noqa: FBT001
) -> None:
    table = row(host, locale="de-DE", strict=strict)
    table.say("erst die Maus, dann die Katze", "alles richtig", "als letztes")
    assert table.view["order"] == ["die Maus", "die Katze", "das Pferd"]
    table.say("alles richtig", "an zweiter Stelle")
    assert table.view["order"] == ["die Maus", "der Igel", "die Katze", "das Pferd"]
    english = row(host, strict=strict)
    english.say("first mouse then cat", "everything's correct", "in second place", "not correct")
    assert english.view["order"] == ["mouse", "cat", "horse"]


@pytest.mark.parametrize(
    ("locale", "words", "none", "some"),
    [
        (
            "en-US",
            ["first mouse then cat", "chips", "all correct", "last", "doubt", "what are our chips"],
            "Bruno: none so far.",
            "Anna: one two. Bruno: one two. Clara: one minus one.",
        ),
        (
            "de-DE",
            ["erst Maus dann Katze", "Chips", "richtig", "als letztes", "ich zweifle", "alle Chips"],
            "Bruno: noch keine.",
            "Anna: einmal zwei. Bruno: einmal zwei. Clara: einmal minus eins.",
        ),
    ],
)
def test_points_are_told_as_chips_for_those_who_keep_score_with_them(
    host: FlaskClient, locale: str, words: list[str], none: str, some: str
) -> None:
    table = row(host, locale=locale)
    assert none in table.say(*words[:2])
    assert some in table.say(*words[2:])
    assert table.waits == ("place", "Clara")
