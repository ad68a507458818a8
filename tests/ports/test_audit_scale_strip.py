"""Das Maß aller Dinge as an outsider plays it: phones, people who leave, and the last card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def table(host: FlaskClient, **changes: Any) -> AtTable:
    text = {"en": {"ask": "How long?", "unit": "years", "explain": "It takes {value} years."}}
    lying = [{"id": f"s{n}", "value": 11, "scale": {"start": 0, "end": 20}, "text": text} for n in range(3)]
    return AtTable(host, **{"game": "scale_strip", "cards": lying, **changes})


@pytest.mark.parametrize("name", ["Clara", "Maximilian"])
def test_a_name_before_a_place_does_not_swallow_its_first_number(host: FlaskClient, name: str) -> None:
    at = table(host, players=[name, "Bo"], starter=name)
    at.say(f"{name} 5 to 8")
    assert at.view["strips"] == {name: {"size": "medium", "from": 4.5, "to": 8.5}}


def test_what_wakes_the_host_for_a_phone_hears_the_scoring(host: FlaskClient) -> None:
    at = table(host)
    at.say("short at 11", "pass")
    at.enter("Clara", "long from 9")
    heard = at.say("repeat")
    assert "It takes eleven years." in heard
    assert at.waits == ("strip", "Bruno")
    assert "Bruno" in heard.rpartition(".")[2]


def test_undo_after_somebody_left_brings_them_back_with_their_centimetres(host: FlaskClient) -> None:
    at = table(host)
    at.say("short at 11", "pass", "pass")
    before = at.view
    at.say("remove Anna", "undo")
    assert at.view == before
    at.say("undo")
    assert at.waits == ("strip", "Clara")
