"""One Round?, line by line of its rules, as a table plays it over HTTP: what broke once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import open_host
from tests.ports.test_clue_circle import FOUR, TEAMS, circle, overtime, pauses, right_gap, secret


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


# The timed guess of overtime ------------------------------------------------------------------------------


def test_asking_for_something_else_does_not_renew_the_time_of_a_guess(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    table.send(text="what's the score", wait=100)
    table.send(text=right_gap(table), wait=5)
    assert (table.view["phase"], table.view["last"]["right"]) == ("finished", False)


def test_what_the_host_talks_in_between_does_not_count(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    table.send(text="blah blah", wait=10)
    table.send(text=right_gap(table), wait=30)
    assert table.view["last"]["right"]


def test_a_pause_stops_the_time_of_a_guess(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss", "wait a moment")
    table.send(text=right_gap(table), wait=300)
    assert table.view["last"]["right"]


# Clues ----------------------------------------------------------------------------------------------------


def test_only_the_tipster_gives_a_clue_and_nobody_else_is_asked_about_one(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    for clue in ("Bruno: cake", "Bruno: my clue is big cat", "Bruno says sweet"):
        assert "Anna" in table.say(clue)
        assert (table.waits, table.view["clue"]) == (("clue", "Anna"), None)
        assert "Bruno" not in table.reply["speech"]


def test_the_sand_runs_again_for_whoever_comes_back(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "whisper", "practice_cards": 0})
    table.say("stop")
    assert "Eighty-three" in table.launch()
    assert pauses(table)[-2:] == [10, 10]


def test_a_challenge_belongs_to_the_words_it_came_with(host: FlaskClient) -> None:
    own = circle(host, cards=None, settings={"secret": "phone"})
    assert "For this circle" not in own.say("other words", "moon, carpet and soup")
    taken = circle(host, cards=None, settings={"secret": "phone"})
    assert "For this circle" in taken.say("other words", "yes")


# Whose turn it is -----------------------------------------------------------------------------------------


def test_whose_turn_it_is_while_a_team_guesses(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    assert "All of you but Anna" in table.say("sweet", "whose turn is it")
    table = circle(host, players=FOUR, settings={"teams": TEAMS, "secret": "phone"})
    assert "It's Red's turn." in table.say("sweet", "whose turn is it")


# Settings by voice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    ("locale", "said", "told"),
    [
        ("en-US", "we play in teams", "Anna and Clara are Red, Bruno and Dieter are Blue."),
        ("de-DE", "wir spielen in zwei Teams", "Anna und Clara sind Rot, Bruno und Dieter sind Blau."),
    ],
)
def test_a_table_makes_teams_by_voice_and_says_which_starts(
    host: FlaskClient,
    locale: str,
    said: str,
    told: str,
    strict: bool,  # noqa: FBT001
) -> None:
    table = circle(host, locale=locale, players=FOUR, starter=None, cards=None, strict=strict)
    assert told in table.say(said)
    assert table.waits == ("starter", None)
    table.say("Bruno", "ja" if locale == "de-DE" else "yes")
    assert [player["team"] for player in table.view["players"]] == ["red", "blue", "red", "blue"]
    assert (table.view["lives"], table.waits) == ({"red": 3, "blue": 3}, ("clue", "Bruno"))


def test_teams_need_four_and_can_be_taken_back(host: FlaskClient) -> None:
    table = circle(host, starter=None)
    assert "Two teams need four of you at least." in table.say("in two teams")
    table.say("add Dieter", "in two teams", "no teams", "Anna")
    assert (table.view["lives"], table.waits) == ({"table": 3}, ("clue", "Anna"))


def test_teams_that_were_wished_for_before_too_few_sat_down_are_none(host: FlaskClient) -> None:
    table = circle(host, players=None, starter=None)
    table.say("in two teams", "Anna, Bruno and Clara", "Anna")
    assert (table.view["lives"], table.waits) == ({"table": 3}, ("clue", "Anna"))


def test_the_way_of_the_secret_is_chosen_once_by_voice(host: FlaskClient) -> None:
    table = circle(host, starter=None)
    table.say("we play with our phones")
    assert "phone" in table.say("Anna")
    assert "ighty-three" not in table.reply["ssml"]
    assert secret(table, "Anna")["number"] == 83


def test_a_head_start_is_said_in_either_order_of_words(host: FlaskClient) -> None:
    table = circle(host, starter=None, settings={"practice_cards": 0})
    table.say("head start of ten seconds", "Anna")
    assert pauses(table)[-3:] == [10, 10, 10]
