"""Circle of Words by voice, as families talk round a clue and a gap: what was a clue, and what was none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host
from tests.ports.test_clue_circle import FOUR, TEAMS

WORDS = {"en": ["cake", "work", "fruit"], "de": ["Kuchen", "Arbeit", "Obst"]}
LOCALES = {"en": "en-US", "de": "de-DE"}
CLUE = {"en": "river", "de": "Kino"}
NUMBERS = [83, 54, 12, 20, 41, 77, 5, 95, 37, 62, 48, 90, 28, 71]
"""Those of twelve cards, and of two replacements."""


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def circle(host: FlaskClient, language: str, words: Any = None, **changes: Any) -> AtTable:
    card = {"id": "c", "words": {language: words or WORDS[language]}, "numbers": NUMBERS}
    plain: dict[str, Any] = {"cards": [card], "settings": {"secret": "phone"}}
    return AtTable(host, game="clue_circle", locale=LOCALES[language], **{**plain, **changes})


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


# Invalid clues ---------------------------------------------------------------------------------------------

INVALID = {
    "en": [
        "invalid",
        "that's an invalid clue",
        "that's not allowed",
        "not allowed",
        "against the rules",
        "that's against the rules",
        "not a valid clue",
        "that's cheating",
        "you cheated",
        "Bruno saw the card",
        "Ben saw the card",
        "you saw my card",
        "Clara told us the number",
        "you said the number",
        "new card please",
        "throw the card away",
        "get rid of the card",
        "discard",
    ],
    "de": [
        "ungültig",
        "das gilt nicht",
        "gilt nicht",
        "nicht erlaubt",
        "das ist nicht erlaubt",
        "gegen die Regeln",
        "verboten",
        "kein gültiger Tipp",
        "geschummelt",
        "du hast geschummelt",
        "Bruno hat die Karte gesehen",
        "Ben hat die Karte gesehen",
        "du hast meine Karte gesehen",
        "Anna hat die Zahl verraten",
        "weg mit der Karte",
        "abwerfen",
        "Karte abwerfen",
        "neue Karte bitte",
    ],
}
CALLED = [(language, said) for language, ways in INVALID.items() for said in ways]


@pytest.mark.parametrize(("language", "said"), CALLED)
@pytest.mark.parametrize("given", [False, True])
def test_an_invalid_clue_is_called_in_many_ways_and_costs_no_life(
    host: FlaskClient,
    language: str,
    said: str,
    given: bool,  # noqa: FBT001
) -> None:
    table = circle(host, language)
    lives, left = table.view["lives"], table.view["cards_left"]
    if given:
        table.say(CLUE[language])
    heard = table.say(said)
    assert "Anna" in heard
    assert (table.waits, table.view["clue"]) == (("clue", "Anna"), None)
    assert (table.view["lives"], table.view["cards_left"]) == (lives, left)
    table.say("undo" if language == "en" else "rückgängig")
    assert table.waits[0] == ("gap" if given else "clue")


@pytest.mark.parametrize(
    ("language", "clue", "way"), [("en", "red balloons", "discard"), ("de", "Kuchen", "verwerfen")]
)
def test_a_refusal_names_every_way_on(host: FlaskClient, language: str, clue: str, way: str) -> None:
    table = circle(host, language)
    lives = table.view["lives"]
    heard = table.say(clue)
    assert way in heard
    assert ("it counts" if language == "en" else "es gilt") in heard
    table.say(way)
    assert (table.waits, table.view["lives"]) == (("clue", "Anna"), lives)


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


# Gaps ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said", "guessed"),
    [
        ("en", "between 66 and 100", {"fruit", "cake"}),
        ("en", "between sixty-six and a hundred", {"fruit", "cake"}),
        ("en", "between zero and thirty three", {"cake", "work"}),
        ("en", "after 66", {"fruit", "cake"}),
        ("en", "before number 66", {"work", "fruit"}),
        ("en", "the one after fruit", {"fruit", "cake"}),
        ("en", "the one before fruit", {"work", "fruit"}),
        ("de", "zwischen 66 und 100", {"Obst", "Kuchen"}),
        ("de", "zwischen sechsundsechzig und hundert", {"Obst", "Kuchen"}),
        ("de", "nach 66", {"Obst", "Kuchen"}),
        ("de", "vor der 33", {"Kuchen", "Arbeit"}),
        ("de", "die nach Obst", {"Obst", "Kuchen"}),
    ],
)
def test_a_gap_may_be_named_by_the_numbers_of_its_cards(
    host: FlaskClient, language: str, said: str, guessed: set[str]
) -> None:
    table = circle(host, language)
    table.say(CLUE[language], said)
    assert set(table.view["last"]["guessed"]) == guessed


@pytest.mark.parametrize(
    ("language", "said"), [("en", "between 66 and 70"), ("en", "after 50"), ("de", "nach 50")]
)
def test_a_number_that_does_not_lie_out_names_no_gap(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language)
    table.say(CLUE[language], said)
    assert table.waits[0] == "gap"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "we don't know"), ("de", "wissen wir nicht"), ("de", "wir wissen es nicht")]
)
def test_a_table_that_does_not_know_passes(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language)
    table.say(CLUE[language], said)
    assert (table.waits, table.view["lives"]) == (("clue", "Bruno"), {"table": 2})


@pytest.mark.parametrize(
    ("language", "said", "told"),
    [
        ("en", "give us more time", "wait"),
        ("en", "read us the circle", "cake, work, and fruit"),
        ("en", "which words again", "cake, work, and fruit"),
        ("de", "gib uns mehr Zeit", "warte"),
        ("de", "Kreis vorlesen", "Kuchen, Arbeit und Obst"),
        ("de", "welche Wörter waren das", "Kuchen, Arbeit und Obst"),
    ],
)
def test_while_a_gap_is_looked_for_the_host_waits_and_reads(
    host: FlaskClient, language: str, said: str, told: str
) -> None:
    table = circle(host, language)
    table.say(CLUE[language])
    assert told in table.say(said)
    assert (table.waits[0], table.view["clue"]) == ("gap", CLUE[language])


# Before the first clue -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "teams", "said", "tipster"),
    [
        ("en", "in two teams", "red starts", "Anna"),
        ("en", "in two teams", "blue", "Bruno"),
        ("en", "in two teams", "team blue begins", "Bruno"),
        ("en", "Bruno and Clara against Anna and Dieter", "red", "Bruno"),
        ("de", "in zwei Teams", "Rot fängt an", "Anna"),
        ("de", "in zwei Teams", "Blau", "Bruno"),
        ("de", "in zwei Teams", "das rote Team beginnt", "Anna"),
    ],
)
def test_a_team_may_be_named_as_the_one_that_starts(
    host: FlaskClient, language: str, teams: str, said: str, tipster: str
) -> None:
    table = circle(host, language, players=FOUR, starter=None, settings=None)
    table.say(teams)
    assert table.waits == ("starter", None)
    table.say(said)
    assert table.waits == ("clue", tipster)


@pytest.mark.parametrize(("language", "said"), [("en", "red starts"), ("de", "Blau")])
def test_without_teams_a_colour_starts_nothing(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language, starter=None)
    table.say(said)
    assert table.waits == ("starter", None)


@pytest.mark.parametrize(("language", "opens"), [("en", "you can say"), ("de", "könnt ihr sagen")])
def test_help_before_the_first_clue_is_short(host: FlaskClient, language: str, opens: str) -> None:
    table = circle(host, language, starter=None)
    heard = table.say("help" if language == "en" else "Hilfe")
    settings = heard.split(opens)[1].split(".")[0]
    assert settings.count(",") + 1 <= 3
    assert len(heard.split(". ")) <= 4
