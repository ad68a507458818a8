"""Circle of Words by voice, as families talk round a clue: what was a clue, and what was none."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.circle_table import CLUE, circle
from tests.ports.test_clue_circle import FOUR, TEAMS

# The rulebook's examples -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "clue", "words"),
    [
        ("en", "red balloons", None),
        ("en", "6 o'clock", None),
        ("en", "six o'clock", None),
        ("en", "south", None),
        ("en", "snake hammer", ["tool", "animal", "fruit"]),
        ("en", "snammer", ["tool", "animal", "fruit"]),
        ("en", "farmer", ["farm", "work", "fruit"]),
        ("de", "rote Luftballons", None),
        ("de", "rot Luftballons", None),
        ("de", "sechs Uhr", None),
        ("de", "6 Uhr", None),
        ("de", "Süden", None),
        ("de", "Schlange Hammer", ["Werkzeug", "Tier", "Obst"]),
        ("de", "Schnammer", ["Werkzeug", "Tier", "Obst"]),
        ("de", "Bäuerin", ["Bauer", "Arbeit", "Obst"]),
    ],
)
def test_no_forbidden_clue_of_the_rulebook_is_accepted(
    host: FlaskClient, language: str, clue: str, words: Any
) -> None:
    table = circle(host, language, words)
    table.say(clue)
    assert (table.waits, table.view["clue"]) == (("clue", "Anna"), None)
    table.say("it counts" if language == "en" else "es gilt")
    assert table.view["clue"] == clue


@pytest.mark.parametrize(("language", "clue"), [("en", "red wine"), ("en", "blue whale"), ("de", "rot Auto")])
@pytest.mark.parametrize("teams", [False, True])
def test_a_colour_before_a_word_names_no_team(
    host: FlaskClient,
    language: str,
    clue: str,
    teams: bool,  # noqa: FBT001
) -> None:
    settings = {"secret": "phone"} | ({"teams": TEAMS} if teams else {})
    table = circle(host, language, players=FOUR, settings=settings)
    assert clue.lower() in table.say(clue).lower()
    assert (table.waits, table.view["clue"]) == (("clue", "Anna"), None)


@pytest.mark.parametrize(("language", "said"), [("en", "red: juice"), ("de", "Rot sagt Saft")])
def test_a_colon_or_says_names_the_team_of_a_clue(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language, players=FOUR, settings={"secret": "phone", "teams": TEAMS})
    table.say(said)
    assert table.view["clue"] == said.rsplit(" ", 1)[1]


@pytest.mark.parametrize(
    ("language", "clue"),
    [
        ("en", "ice cream"),
        ("en", "blue berry"),
        ("en", "Red Cross"),
        ("de", "Eis Creme"),
        ("de", "blau Wal"),
        ("de", "Schnee Mann"),
    ],
)
def test_a_word_that_is_heard_as_two_is_one(host: FlaskClient, language: str, clue: str) -> None:
    table = circle(host, language)
    table.say(clue)
    assert table.view["clue"] == clue


# What the Tipster says besides -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "oh god"),
        ("en", "oh my god"),
        ("en", "which words again"),
        ("en", "between which words"),
        ("en", "what are my words"),
        ("en", "show me the circle"),
        ("en", "read us the circle"),
        ("en", "I need more time"),
        ("en", "give me more time"),
        ("en", "I forgot the number"),
        ("en", "between fruit and cake"),
        ("en", "could it be something with apples"),
        ("en", "that's not fair"),
        ("en", "no thanks"),
        ("de", "oh Gott"),
        ("de", "welche Wörter waren das"),
        ("de", "zwischen welchen Wörtern"),
        ("de", "was sind meine Wörter"),
        ("de", "zeig mir den Kreis"),
        ("de", "Kreis vorlesen"),
        ("de", "ich brauche mehr Zeit"),
        ("de", "ich hab die Zahl vergessen"),
        ("de", "zwischen Obst und Kuchen"),
        ("de", "das ist unfair"),
        ("de", "nein danke"),
    ],
)
def test_talk_is_no_clue_and_costs_nothing(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language)
    lives = table.view["lives"]
    table.say(said)
    yes = table.say("es gilt" if language == "de" else "it counts")
    assert (table.waits, table.view["clue"], table.view["lives"]) == (("clue", "Anna"), None, lives), yes


@pytest.mark.parametrize(
    ("language", "said", "clue"),
    [
        ("en", "dessert, no, pastry", "pastry"),
        ("en", "ready, dessert", "dessert"),
        ("en", "clue: dessert", "dessert"),
        ("en", "banana", "banana"),
        ("en", "banana I think", "banana"),
        ("de", "Nachtisch, nein, Gebäck", "Gebäck"),
        ("de", "fertig, Nachtisch", "Nachtisch"),
        ("de", "Hinweis: Nachtisch", "Nachtisch"),
        ("de", "mein Hinweis: Zucker", "Zucker"),
        ("de", "Ananas", "Ananas"),
        ("de", "Ananas, glaube ich", "Ananas"),
        ("de", "Ananas ist mein Tipp", "Ananas"),
    ],
)
def test_a_clue_is_found_in_what_is_said_round_it(
    host: FlaskClient, language: str, said: str, clue: str
) -> None:
    table = circle(host, language)
    table.say(said)
    assert table.view["clue"] == clue


@pytest.mark.parametrize(
    ("language", "word", "yes", "no"),
    [
        ("de", "Ende", "ja", "nein"),
        ("de", "Schluss", "ja", "nein"),
        ("en", "exit", "yes", "no"),
        ("de", "Anna", "ja", "nein"),
        ("en", "Anna", "yes", "no"),
    ],
)
def test_what_may_mean_something_else_is_asked_back(
    host: FlaskClient, language: str, word: str, yes: str, no: str
) -> None:
    table = circle(host, language)
    assert word in table.say(word)
    assert not table.reply["ends_session"]
    table.say(no)
    assert (table.waits, table.view["clue"]) == (("clue", "Anna"), None)
    table.say(word, yes)
    assert word in (table.view["clue"], *table.reply["speech"].split())
    assert not table.reply["ends_session"]


def test_quiet_is_a_clue_in_german(host: FlaskClient) -> None:
    table = circle(host, "de")
    table.say("Ruhe")
    assert not table.reply["ends_session"]


@pytest.mark.parametrize(
    ("language", "said"), [("de", ["Schluss", "Schluss"]), ("en", ["exit", "exit"]), ("en", ["stop"])]
)
def test_who_says_it_twice_wants_to_stop(host: FlaskClient, language: str, said: list[str]) -> None:
    table = circle(host, language)
    table.say(*said)
    assert table.reply["ends_session"]


def test_while_a_gap_is_due_the_end_is_no_clue(host: FlaskClient) -> None:
    table = circle(host, "de")
    table.say("Kino", "Schluss")
    assert table.reply["ends_session"]


# A clue put right while its gap is due ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "wrong clue"),
        ("en", "no thanks"),
        ("en", "no way"),
        ("en", "no problem"),
        ("en", "no, wrong"),
        ("en", "she said too much"),
        ("en", "she said it"),
        ("en", "wait Bruno"),
        ("en", "sorry everyone"),
        ("de", "nein danke"),
        ("de", "nein, falsch"),
        ("de", "nein bitte nicht"),
        ("de", "nein Bruno"),
        ("de", "sie hat zu viel gesagt"),
        ("de", "Moment mal"),
    ],
)
def test_a_no_and_small_talk_put_no_clue_right(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language)
    table.say(CLUE[language], said)
    assert (table.waits[0], table.view["clue"]) == ("gap", CLUE[language])
    table.say("it counts" if language == "en" else "es gilt")
    assert (table.waits[0], table.view["clue"]) == ("gap", CLUE[language])


@pytest.mark.parametrize(
    ("language", "said", "clue"),
    [
        ("en", "no, sour", "sour"),
        ("en", "I said sour", "sour"),
        ("en", "no, Anna said sour", "sour"),
        ("en", "the clue was sour", "sour"),
        ("de", "nein, sauer", "sauer"),
        ("de", "ich hab gesagt sauer", "sauer"),
        ("de", "der Tipp war sauer", "sauer"),
        ("de", "nein, Anna sagt sauer", "sauer"),
    ],
)
def test_a_clue_is_put_right_where_that_is_meant(
    host: FlaskClient, language: str, said: str, clue: str
) -> None:
    table = circle(host, language)
    table.say(CLUE[language], said)
    assert (table.waits[0], table.view["clue"]) == ("gap", clue)
