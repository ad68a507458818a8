"""Names that nobody at the table has, before an answer, for the start and in the lobby."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host
from tests.test_corrections import LOCALES, READY, UNDO, guessing

SIX = {
    "en": "Anna, Bruno, Clara, Dora, Emil and Fritz",
    "de": "Anna, Bruno, Clara, Dora, Emil und Fritz",
}


@pytest.fixture(scope="module")
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


NOBODYS = {
    "en": {
        "Dora: 25": "Dora",
        "Dora says 25": "Dora",
        "Dora, 25": "Dora",
        "Dora 25": "Dora",
        "25 for Dora": "Dora",
        "change Dora to 25": "Dora",
        "Uncle Tom: 25": "Uncle Tom",
        "Zubeida says 25": "Zubeida",
    },
    "de": {
        "Dora: 25": "Dora",
        "Dora sagt 25": "Dora",
        "Dora, 25": "Dora",
        "Dora 25": "Dora",
        "25 für Dora": "Dora",
        "ändere Dora auf 25": "Dora",
        "Onkel Tom: 25": "Onkel Tom",
        "Zubeida sagt 25": "Zubeida",
    },
}


@pytest.mark.parametrize("language", LOCALES)
def test_an_answer_under_a_name_of_nobody_is_nobodys(host: FlaskClient, language: str) -> None:
    table = guessing(host, language)
    for said, name in NOBODYS[language].items():
        assert name in table.say(said), said
        assert (table.view["guesses"], table.waits) == ({}, ("number", "Anna")), said


ANYBODYS = {
    "en": [
        "The Beatles wrote 25",
        "the dog says 25",
        "Well I say 25",
        "Answer: 25",
        "My guess: 25",
        "Max 25",
    ],
    "de": [
        "der Hund sagt 25",
        "Also ich sag 25",
        "Mein Tipp: 25",
        "Antwort: 25",
        "Na gut: 25",
        "Sagen wir 25",
    ],
}


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_no_name_before_an_answer_refuses_none(host: FlaskClient, language: str) -> None:
    table = guessing(host, language)
    for said in ANYBODYS[language]:
        table.say(said)
        assert table.view["guesses"] == {"Anna": 25}, said
        table.say(UNDO[language])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "June 1914 to August 1918"), ("de", "August 1914 bis 1918")]
)
def test_a_month_is_nobody(host: FlaskClient, language: str, said: str) -> None:
    table = AtTable(host, locale=LOCALES[language])
    table.say(READY[language], said)
    assert "August" not in table.reply["speech"]
    assert "June" not in table.reply["speech"]


@pytest.mark.parametrize(("language", "said"), [("en", "Mum says 25"), ("de", "Mama sagt 25")])
def test_whose_it_is_may_be_told_when_the_host_asks(host: FlaskClient, language: str, said: str) -> None:
    table = guessing(host, language, said, "Anna")
    assert table.view["guesses"] == {"Anna": 25}


# Who starts ------------------------------------------------------------------------------------------------


NO_STARTER = {
    "en": {
        "Anna and Bruno": "Bruno",
        "Anna or Bruno": "Bruno",
        "Dora": "Dora",
        "Dora starts": "Dora",
        "not Anna": "",
    },
    "de": {
        "Anna und Bruno": "Bruno",
        "Anna oder Bruno": "Bruno",
        "Dora": "Dora",
        "Dora fängt an": "Dora",
        "nicht Anna": "",
    },
}


@pytest.mark.parametrize("language", LOCALES)
def test_nobody_starts_where_two_or_a_stranger_are_named(host: FlaskClient, language: str) -> None:
    table = AtTable(host, locale=LOCALES[language], starter=None)
    for said, named in NO_STARTER[language].items():
        assert named in table.say(said), said
        assert table.waits == ("starter", None), said


@pytest.mark.parametrize(
    ("language", "said", "starts"),
    [
        ("en", "Anna, no, Bruno", "Bruno"),
        ("en", "Bruno, not Anna", "Bruno"),
        ("en", "the oldest is Clara", "Clara"),
        ("de", "Anna, nein, Bruno", "Bruno"),
        ("de", "Bruno, nicht Anna", "Bruno"),
        ("de", "die Älteste ist Clara", "Clara"),
    ],
)
def test_the_one_who_is_meant_starts(host: FlaskClient, language: str, said: str, starts: str) -> None:
    table = AtTable(host, locale=LOCALES[language], starter=None)
    table.say(said)
    assert table.view["starter"] == starts


# The lobby -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "first", "said", "game"),
    [
        ("en", "years", "best guess", "guess_and_bet"),
        ("en", "years", "let's play line them up instead", "order_it"),
        ("en", "years", "we'd rather play circle of words", "clue_circle"),
        ("de", "Jahreszahlen", "Schätzwette", "guess_and_bet"),
        ("de", "Jahreszahlen", "doch lieber Wortkreis", "clue_circle"),
        ("de", "Jahreszahlen", "lieber Messlatte", "scale_strip"),
    ],
)
def test_a_game_that_is_named_instead_of_players_becomes_no_player(
    host: FlaskClient, language: str, first: str, said: str, game: str
) -> None:
    table = AtTable(host, game=None, players=None, starter=None, cards=None, locale=LOCALES[language])
    table.say(first, said)
    assert (table.view["game"], table.waits) == (game, ("players", None))


@pytest.mark.parametrize(
    ("language", "first", "said", "barred"),
    [
        ("en", "years", "Anna and Stop", "Stop"),
        ("en", "years", "Anna, Help and Ready", "Help"),
        ("de", "Jahreszahlen", "Anna und Stopp", "Stopp"),
        ("de", "Jahreszahlen", "Anna und Hilfe", "Hilfe"),
    ],
)
def test_a_name_that_is_a_wish_is_refused_with_the_reason(
    host: FlaskClient, language: str, first: str, said: str, barred: str
) -> None:
    table = AtTable(host, game=None, players=None, starter=None, cards=None, locale=LOCALES[language])
    heard = table.say(first, said)
    assert barred in heard.split(".")[0]
    assert (table.waits, table.view["players"]) == (("players", None), [])


@pytest.mark.parametrize(
    ("language", "first", "yes", "no"), [("en", "line up", "yes", "no"), ("de", "Reihe", "ja", "nein")]
)
def test_six_who_are_too_many_keep_their_names(
    host: FlaskClient, language: str, first: str, yes: str, no: str
) -> None:
    for answer in (yes, no):
        table = AtTable(host, game=None, players=None, starter=None, cards=None, locale=LOCALES[language])
        table.say(first, SIX[language], answer)
        assert [player["name"] for player in table.view["players"]] == [
            "Anna",
            "Bruno",
            "Clara",
            "Dora",
            "Emil",
            "Fritz",
        ]
