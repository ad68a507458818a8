"""A game that is over can still be taken up by undo, in the next session too, until another one begins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, cards, open_host
from tests.ports.test_clue_circle import overtime, right_gap

UNDO = {"en": "undo", "de": "zurück"}


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as opened:
        yield opened


def finished(host: FlaskClient, language: str = "en") -> AtTable:
    table = AtTable(host, settings={"rounds": 1}, cards=cards(1801, 1802), locale=language)
    to = {"en": "to", "de": "bis"}[language]
    table.say(f"1750 {to} 1827", f"1780 {to} 1850", f"1700 {to} 1801")
    assert (table.view["phase"], table.reply["ends_session"]) == ("finished", True)
    return table


def test_an_overtime_lost_by_silence_is_taken_back_at_the_next_launch(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    gap = right_gap(table)
    table.silence()
    assert "The circle wins this time." in table.launch()
    assert table.waits == ("game", None)
    table.say("undo")
    assert (table.waits, table.view["overtime"], table.view["clue"]) == (("gap", None), True, "moss")
    table.send(text=gap, wait=20)
    assert table.view["last"]["right"]


def test_it_can_be_taken_back_any_number_of_times(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    table.silence()
    table.launch()
    table.say("undo", "undo")
    assert (table.waits[0], table.view["clue"]) == ("clue", None)
    table.say("undo")
    assert (table.waits[0], table.view["lives"]) == ("gap", {"table": 1})
    for _ in range(5):
        table.say("undo")
    assert (table.waits, table.view["round"]) == (("clue", "Anna"), 1)
    assert table.say("undo").startswith(("There is nothing to take back.", "We are back at the beginning"))


def test_whoever_speaks_first_after_the_silence_may_take_it_back_as_well(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    table.silence()
    assert "The circle wins this time." in table.say("undo")
    assert table.waits == ("gap", None)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_last_answer_of_a_finished_game_is_taken_back_after_a_new_start(
    host: FlaskClient, language: str
) -> None:
    table = finished(host, language)
    table.launch(wait=30)
    assert table.waits == ("game", None)
    table.say(UNDO[language])
    assert table.waits == ("span", "Clara")
    assert [player["score"] for player in table.view["players"]] == [0, 0, 0]


def test_a_game_taken_up_again_counts_only_once_this_evening(host: FlaskClient) -> None:
    table = finished(host)
    table.launch()
    assert "One game so far" in table.say("the score of the evening")
    table.say("undo", "1700 to 1801")
    assert "One game so far" in table.say("the score of the evening")


def test_it_is_kept_while_the_host_is_started_again(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = finished(host)
        table.launch()
    with open_host(tmp_path) as host:
        table.host = host
        table.say("undo")
        assert table.waits == ("span", "Clara")


def test_once_another_game_has_begun_the_old_one_is_gone(host: FlaskClient) -> None:
    table = finished(host)
    table.launch()
    table.say("span of years", "yes")
    assert table.waits == ("starter", None)
    table.say("Anna")
    assert table.say("undo").startswith(("There is nothing to take back.", "We are back at the beginning"))
    assert table.waits == ("ready", None)


def test_a_game_that_was_dropped_is_not_brought_back(host: FlaskClient) -> None:
    table = AtTable(host, cards=cards(1801, 1802))
    table.say("1750 to 1827", "new game", "yes")
    assert table.waits == ("game", None)
    table.say("undo")
    assert table.view["game"] is None
