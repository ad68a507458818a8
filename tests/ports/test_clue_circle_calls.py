"""Circle of Words by voice: invalid clues called in many ways, gaps by number, who begins."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.ports.circle_table import CLUE, circle
from tests.ports.test_clue_circle import FOUR

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
