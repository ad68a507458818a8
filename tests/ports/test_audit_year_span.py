"""Schätzen Sie mal! as an outsider plays it: passes, phones, people who come and go, and undo after that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, cards, open_host


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


@pytest.mark.parametrize(("locale", "passes"), [("en-US", "pass"), ("de-DE", "ich passe")])
def test_a_pass_while_people_write_is_an_answer_like_any_other(
    host: FlaskClient, locale: str, passes: str
) -> None:
    at = AtTable(host, locale=locale)
    at.say(passes)
    assert at.waits == ("span", "Bruno")
    at.say("1801", "ja" if locale == "de-DE" else "yes", passes)
    assert at.view["last"]["spans"] == {"Anna": None, "Bruno": [1801, 1801, 0], "Clara": None}


def test_a_pass_by_name_before_the_turn_is_kept(host: FlaskClient) -> None:
    at = AtTable(host)
    at.say("Bruno: pass")
    assert at.waits == ("ready", None)
    at.say("1700 to 1900")
    assert at.waits == ("span", "Clara")


@pytest.mark.parametrize("wakes", ["repeat", "ready", "next", "hm"])
def test_whatever_wakes_the_host_for_a_phone_hears_the_scoring_and_starts_nothing_else(
    host: FlaskClient, wakes: str
) -> None:
    at = AtTable(host)
    at.say("exactly 1801", "pass")
    at.enter("Clara", "1800 to 1802")
    heard = at.say(wakes)
    assert "It was eighteen oh one." in heard
    assert at.waits == ("ready", None)
    assert heard.rstrip().endswith("?")


@pytest.mark.parametrize(("locale", "adds"), [("en-US", "add Zoe"), ("de-DE", "Zoe macht mit")])
def test_undo_after_somebody_came_takes_that_back_and_no_scoring(
    host: FlaskClient, locale: str, adds: str
) -> None:
    at = AtTable(host, locale=locale)
    at.say(
        "1800 to 1801" if locale == "en-US" else "1800 bis 1801", "pass" if locale == "en-US" else "ich passe"
    )
    at.say("1801 to 1900" if locale == "en-US" else "1801 bis 1900")
    before = at.view
    at.say(adds)
    assert "Zoe" in [player["name"] for player in at.view["players"]]
    at.say("undo" if locale == "en-US" else "zurück")
    assert at.view == before
    at.say("undo" if locale == "en-US" else "zurück")
    assert at.waits == ("span", "Clara")


def test_undo_after_somebody_left_brings_them_back_with_their_chips(host: FlaskClient) -> None:
    at = AtTable(host)
    at.say("exactly 1801", "1801 to 1802", "pass")
    before = at.view
    at.say("remove Anna")
    assert [player["name"] for player in at.view["players"]] == ["Bruno", "Clara"]
    at.say("undo")
    assert at.view == before


def test_a_skip_without_another_card_promises_none(host: FlaskClient) -> None:
    at = AtTable(host, cards=cards(1801))
    assert at.say("skip").startswith("I have no more cards")
    assert at.view["phase"] == "finished"


@pytest.mark.parametrize(("locale", "end"), [("en-US", "end the game"), ("de-DE", "Spiel beenden")])
def test_ending_the_game_is_asked_with_the_question_last(host: FlaskClient, locale: str, end: str) -> None:
    at = AtTable(host, locale=locale)
    for _ in range(2):
        assert at.say(end).endswith("?")
        at.say("nein" if locale == "de-DE" else "no")


# As a real speaker hears it ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "seventy-seven from seventeen fifty to eighteen twenty-seven"),
        ("en-US", "a difference of 77, from 1750 to 1827"),
        ("en-US", "Anna: 1750 to 1827"),
        ("de-DE", "siebenundsiebzig, von siebzehnhundertfünfzig bis achtzehnhundertsiebenundzwanzig"),
        ("de-DE", "Differenz siebenundsiebzig, von 1750 bis 1827"),
        ("de-DE", "Anna: 1750 bis 1827"),
    ],
)
def test_difference_or_name_may_come_before_the_years_on_a_strict_speaker(
    host: FlaskClient, locale: str, said: str
) -> None:
    at = AtTable(host, locale=locale, strict=True)
    heard = at.say(said)
    assert at.waits == ("span", "Bruno")
    assert ("seventy-seven" if locale == "en-US" else "siebenundsiebzig") in heard
    assert "makes" not in heard


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_a_correction_by_name_reaches_a_strict_speaker(host: FlaskClient, locale: str) -> None:
    to = "to" if locale == "en-US" else "bis"
    at = AtTable(host, locale=locale, strict=True)
    at.say(f"1750 {to} 1827", f"1540 {to} 1800", f"Bruno: 1540 {to} 1880", f"Clara 1790 {to} 1800")
    assert at.view["last"]["spans"]["Bruno"] == [1540, 1880, 340]
    assert at.view["last"]["spans"]["Clara"] == [1790, 1800, 10]
