"""An answer put right: by whoever gave it, by name, and never as the answer of whoever is next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host

LOCALES = {"en": "en-US", "de": "de-DE"}
READY = {"en": "ready", "de": "fertig"}
SPAN = {"en": "1750 to 1800", "de": "1750 bis 1800"}
SHORT = {"en": "short at 11", "de": "kurz bei 11"}
UNDO = {"en": "undo", "de": "zurück"}
SCORED = {"en": "scored", "de": "gewertet"}


@pytest.fixture(scope="module")
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def guessing(host: FlaskClient, language: str, *said: str) -> AtTable:
    """Three who guess a number, after these guesses."""
    texts = {language: {"topic": "T", "ask": "A?", "reveal": "{value}."}}
    questions = [{"value": 12, "text": texts}] * 3
    cards = [{"id": "g", "category": "sport", "questions": questions}]
    table = AtTable(host, game="guess_and_bet", locale=LOCALES[language], cards=cards)
    table.say("sport", "1", READY[language], *said)
    return table


def dating(host: FlaskClient, language: str, *said: str) -> AtTable:
    """Three who tell spans of years, after these."""
    table = AtTable(host, locale=LOCALES[language])
    table.say(READY[language], *said)
    return table


def laying(host: FlaskClient, language: str, *said: str) -> AtTable:
    """Three who lay strips on a scale from 0 to 20, after these."""
    text = {language: {"ask": "?", "unit": "years" if language == "en" else "Jahre", "explain": "So."}}
    cards: list[dict[str, Any]] = [
        {"id": f"s{number}", "value": 11, "scale": {"start": 0, "end": 20}, "text": text}
        for number in range(2)
    ]
    table = AtTable(host, game="scale_strip", locale=LOCALES[language], cards=cards)
    table.say(*said)
    return table


# Numbers ---------------------------------------------------------------------------------------------------

RIGHTED = {
    "en": [
        "not 20 but 25",
        "25, not 20",
        "I said 25",
        "no, I said 25",
        "hang on, I said 25",
        "you misheard, it was 25",
        "oops, 25",
        "Anna had 25",
        "Anna's was 25",
        "change Anna to 25",
    ],
    "de": [
        "nicht 20 sondern 25",
        "25, nicht 20",
        "ich hab 25 gesagt",
        "nein, ich hab 25 gesagt",
        "ich wollte 25 sagen",
        "das waren 25",
        "hoppla, 25",
        "Anna hatte 25",
        "bei Anna 25",
        "ändere Anna auf 25",
    ],
}


@pytest.mark.parametrize("language", LOCALES)
def test_a_correction_is_of_whoever_has_answered_until_it_is_taken_back(
    host: FlaskClient, language: str
) -> None:
    table = guessing(host, language, "20")
    for said in RIGHTED[language]:
        table.say(said)
        assert (table.view["guesses"], table.waits) == ({"Anna": 25}, ("number", "Bruno")), said
        table.say(UNDO[language])
        assert (table.view["guesses"], table.waits) == ({"Anna": 20}, ("number", "Bruno")), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "25"),
        ("en", "I had 25"),
        ("en", "I wrote 25"),
        ("en", "Bruno: 25"),
        ("de", "25"),
        ("de", "ich hatte 25"),
        ("de", "ich hab 25 geschrieben"),
        ("de", "Bruno: 25"),
    ],
)
def test_whoever_is_due_and_tells_what_they_had_answers(host: FlaskClient, language: str, said: str) -> None:
    table = guessing(host, language, "20", said)
    assert table.view["guesses"] == {"Anna": 20, "Bruno": 25}


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "I said 25"), ("en", "not 20 but 25"), ("de", "ich hab 25 gesagt"), ("de", "das waren 25")],
)
def test_where_nobody_has_answered_it_is_the_first_answer(
    host: FlaskClient, language: str, said: str
) -> None:
    assert guessing(host, language, said).view["guesses"] == {"Anna": 25}


WAS = {
    "en": {
        "Bruno's guess was 4": [10, 4, 31],
        "no, Bruno's was 4": [10, 4, 31],
        "Bruno wrote 4": [10, 4, 31],
        "the guess of Bruno was 4": [10, 4, 31],
        "my guess was 3": [10, 14, 3],
    },
    "de": {
        "Brunos Tipp war 4": [10, 4, 31],
        "nein, Brunos Tipp war 4": [10, 4, 31],
        "Bruno hat 4 geschrieben": [10, 4, 31],
        "der Tipp von Bruno war 4": [10, 4, 31],
        "mein Tipp war 3": [10, 14, 3],
    },
}


@pytest.mark.parametrize("language", LOCALES)
def test_what_a_guess_was_is_no_bet(host: FlaskClient, language: str) -> None:
    table = guessing(host, language, "10", "14", "31")
    for said, guesses in WAS[language].items():
        table.say(said)
        assert (list(table.view["guesses"].values()), table.view["bets"]) == (guesses, {}), said
        assert table.waits == ("bet", "Anna"), said
        table.say(UNDO[language])


@pytest.mark.parametrize(("language", "said"), [("en", "4 on Bruno"), ("de", "4 auf Bruno")])
def test_a_plain_bet_is_still_one(host: FlaskClient, language: str, said: str) -> None:
    table = guessing(host, language, "10", "14", "31", said)
    assert table.view["bets"] == {"Anna": {"on": "Bruno", "points": 4}}


# Spans -----------------------------------------------------------------------------------------------------


ENDS = {
    "en": {
        "not 1750 but 1760": "seventeen sixty to eighteen hundred",
        "no, to 1760": "seventeen fifty to seventeen sixty",
        "no, from 1740": "seventeen forty to eighteen hundred",
        "I meant until 1810": "seventeen fifty to eighteen ten",
        "1760 to 1790, I said": "seventeen sixty to seventeen ninety",
        "Anna's was 1760 to 1790": "seventeen sixty to seventeen ninety",
        "change Anna to 1760 to 1790": "seventeen sixty to seventeen ninety",
    },
    "de": {
        "nicht 1750 sondern 1760": "siebzehnhundertsechzig bis achtzehnhundert",
        "nein, bis 1760": "siebzehnhundertfünfzig bis siebzehnhundertsechzig",
        "nein, ab 1740": "siebzehnhundertvierzig bis achtzehnhundert",
        "bis 1810 meinte ich": "siebzehnhundertfünfzig bis achtzehnhundertzehn",
        "1760 bis 1790 hab ich gesagt": "siebzehnhundertsechzig bis siebzehnhundertneunzig",
        "Annas war 1760 bis 1790": "siebzehnhundertsechzig bis siebzehnhundertneunzig",
        "ändere Anna auf 1760 bis 1790": "siebzehnhundertsechzig bis siebzehnhundertneunzig",
    },
}


@pytest.mark.parametrize("language", LOCALES)
def test_a_span_or_an_end_of_it_is_put_right(host: FlaskClient, language: str) -> None:
    table = dating(host, language, SPAN[language])
    for said, span in ENDS[language].items():
        heard = table.say(said)
        assert "Anna" in heard, said
        assert span in heard, said
        assert table.waits == ("span", "Bruno"), said
        table.say(UNDO[language])


TOO_LATE = {
    "en": ["Clara said 1703 to 1803", "Clara's was 1703 to 1803", "I said 1700 to 1800", "not 1750 but 1760"],
    "de": [
        "Clara hat 1703 bis 1803 gesagt",
        "ändere Clara auf 1703 bis 1803",
        "ich hab 1700 bis 1800 gesagt",
        "nein, bis 1860",
    ],
}


@pytest.mark.parametrize("language", LOCALES)
def test_after_the_scoring_nothing_of_it_is_kept_for_the_next_question(
    host: FlaskClient, language: str
) -> None:
    table = dating(host, language, *[SPAN[language]] * 3)
    for said in TOO_LATE[language]:
        assert SCORED[language] in table.say(said), said
        assert table.waits == ("ready", None), said
    table.say(READY[language])
    assert table.waits == ("span", "Bruno")


# Strips ----------------------------------------------------------------------------------------------------

LAID = {
    "en": {
        "I said short at 12": ("short", 11),
        "not 11 but 12": ("short", 11),
        "no, long": ("long", 8),
        "change Anna to long at 12": ("long", 9),
    },
    "de": {
        "ich hab kurz bei 12 gesagt": ("short", 11),
        "nicht 11 sondern 12": ("short", 11),
        "nein, lang": ("long", 8),
        "ändere Anna auf lang bei 12": ("long", 9),
    },
}


@pytest.mark.parametrize("language", LOCALES)
def test_a_strip_or_its_place_is_put_right(host: FlaskClient, language: str) -> None:
    table = laying(host, language, SHORT[language])
    for said, (size, start) in LAID[language].items():
        table.say(said)
        assert list(table.view["strips"]) == ["Anna"], said
        assert (table.view["strips"]["Anna"]["size"], table.view["strips"]["Anna"]["from"]) == (size, start)
        assert table.waits == ("strip", "Bruno"), said
        table.say(UNDO[language])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I said short at 15"),
        ("en", "no, long at 15"),
        ("en", "no, wait, long in the middle"),
        ("de", "ich hab kurz bei 15 gesagt"),
        ("de", "nein, lang bei 15"),
        ("de", "nein, warte, lang in der Mitte"),
    ],
)
def test_after_the_scoring_of_strips_none_is_laid_by_a_correction(
    host: FlaskClient, language: str, said: str
) -> None:
    table = laying(host, language, *[SHORT[language]] * 3)
    assert SCORED[language] in table.say(said)
    assert table.view["strips"] == {}
