"""What tired, chatty families say round an answer, as it was heard when whole games were played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from host.conversation import listener
from intents.names import listed
from tests.ports.at_table import AtTable, open_host

LABELS = {
    "en": ["mouse", "hedgehog", "fox", "sheep", "lion", "horse", "hippo", "elephant", "whale"],
    "de": ["Maus", "Igel", "Fuchs", "Schaf", "Löwe", "Pferd", "Nilpferd", "Elefant", "Wal"],
}
FIRST_THREE = {
    "en": ["mouse, hedgehog", "that's right", "at the very end", "that's right"],
    "de": ["Maus, Igel", "stimmt", "ganz hinten", "stimmt"],
}
LOCALES = {"en": "en-US", "de": "de-DE"}


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


@pytest.mark.parametrize(
    ("language", "said", "intent"),
    [
        ("en", "alright then, ready", "ReadyIntent"),
        ("en", "I don't know, pass", "PassIntent"),
        ("en", "okay, stop", "AMAZON.StopIntent"),
        ("en", "yes, exactly, that's right", "AMAZON.YesIntent"),
        ("en", "ok so what's the score", "ScoreIntent"),
        ("en", "go back again", "UndoIntent"),
        ("en", "you what", "AMAZON.RepeatIntent"),
        ("en", "ready, seventeen fifty", None),
        ("en", "no, stop it counts", None),
        ("en", "so", None),
        ("de", "alles klar, fertig", "ReadyIntent"),
        ("de", "alles klar fertig", "ReadyIntent"),
        ("de", "keine Ahnung, passe", "PassIntent"),
        ("de", "ja genau, stimmt", "AMAZON.YesIntent"),
        ("de", "wie stehts", "ScoreIntent"),
        ("de", "noch mal zurück", "UndoIntent"),
        ("de", "also", None),
    ],
)
def test_small_talk_hides_no_wish_and_makes_none(language: str, said: str, intent: str | None) -> None:
    assert listener(language).recogniser.fixed(said) == intent


@pytest.mark.parametrize(
    ("language", "said", "names"),
    [
        ("en", "Anna Bruno and Clara", ["Anna", "Bruno", "Clara"]),
        ("en", "Mary Ann and Bob", ["Mary Ann", "Bob"]),
        ("en", "Granny Liz and Tom", ["Granny Liz", "Tom"]),
        ("en", "old Joe and Kate", ["Old Joe", "Kate"]),
        ("en", "Mum Dad and Ben", ["Mum", "Dad", "Ben"]),
        ("de", "Anna Bruno und Clara", ["Anna", "Bruno", "Clara"]),
        ("de", "Anna Lena und Bruno", ["Anna Lena", "Bruno"]),
        ("de", "Oma Inge und Opa", ["Oma Inge", "Opa"]),
        ("de", "Anna Müller und Bruno Schmidt", ["Anna Müller", "Bruno Schmidt"]),
    ],
)
def test_names_strung_together_before_the_last_are_one_each(
    language: str, said: str, names: list[str]
) -> None:
    assert list(listed(said, listener(language).words)) == names


# Line Them Up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said", "place"),
    [
        ("en", "before the second one", 1),
        ("en", "after the second", 2),
        ("en", "between the first two", 1),
        ("en", "between the last two", 2),
        ("en", "between the second and the third", 2),
        ("en", "right after the first one", 1),
        ("en", "all the way to the right", 3),
        ("en", "on the left", 0),
        ("en", "after the fifth one", None),
        ("de", "vor den zweiten", 1),
        ("de", "zwischen die ersten zwei", 1),
        ("de", "zwischen die beiden letzten", 2),
        ("de", "hinter den ersten", 1),
        ("de", "ganz nach rechts", 3),
    ],
)
def test_a_place_may_be_told_by_the_number_of_its_neighbour(
    host: FlaskClient, language: str, said: str, place: int | None
) -> None:
    items: list[dict[str, Any]] = [
        {"label": {language: label}, "value": value} for value, label in enumerate(LABELS[language])
    ]
    text = {language: {"question": "?", "low": "klein", "high": "groß", "reveal": "So."}}
    table = AtTable(
        host,
        game="order_it",
        locale=LOCALES[language],
        players=["Anna", "Bruno"],
        cards=[{"id": "o", "text": text, "items": items}],
    )
    table.say(*FIRST_THREE[language])
    lying = list(table.view["order"])
    table.say(said)
    if place is None:
        assert table.view["order"] == lying
    else:
        assert table.view["order"] == [*lying[:place], LABELS[language][3], *lying[place:]]


# Best Guess ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-US", "same as Anna"), ("en-US", "I'd say the same as Anna"), ("de-DE", "das Gleiche wie Anna")],
)
def test_an_equal_guess_is_refused_also_when_it_is_said_by_whose_it_is(
    host: FlaskClient, locale: str, said: str
) -> None:
    texts = {language: {"topic": "T", "ask": "A?", "reveal": "{value}."} for language in ("en", "de")}
    asked = [{"value": 12, "text": texts}] * 3
    table = AtTable(
        host,
        game="guess_and_bet",
        locale=locale,
        players=["Anna", "Bruno"],
        cards=[{"id": "g", "category": "sport", "questions": asked}],
    )
    table.say("sport", "1", "40")
    heard = table.say(said)
    assert table.waits == ("number", "Bruno")
    assert "Anna" in heard
    assert table.view["guesses"] == {"Anna": 40}


# Circle of Words -------------------------------------------------------------------------------------------


def circle(host: FlaskClient, language: str = "en", **changes: Any) -> AtTable:
    words = {"en": ["cake", "work", "fruit"], "de": ["Kuchen", "Arbeit", "Obst"]}
    cards = [{"id": "c", "words": words, "numbers": [83, 54, 12, 20]}]
    return AtTable(host, game="clue_circle", locale=LOCALES[language], **{"cards": cards, **changes})


@pytest.mark.parametrize(
    ("language", "clue", "said", "guessed"),
    [
        ("en", "sweet", "the last gap", {"fruit", "cake"}),
        ("en", "sweet", "we think the second gap", {"work", "fruit"}),
        ("de", "Zucker", "die erste Lücke", {"Kuchen", "Arbeit"}),
        ("de", "Zucker", "in die dritte Lücke", {"Obst", "Kuchen"}),
    ],
)
def test_a_gap_may_be_counted(
    host: FlaskClient, language: str, clue: str, said: str, guessed: set[str]
) -> None:
    table = circle(host, language)
    table.say(clue, said)
    assert set(table.view["last"]["guessed"]) == guessed


@pytest.mark.parametrize(("language", "said"), [("en", "that doesn't count"), ("de", "das zählt nicht")])
def test_a_clue_may_be_called_off_in_short(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language)
    lives = table.view["lives"]
    table.say("Lampe" if language == "de" else "lamp", said)
    assert table.waits == ("clue", "Anna")
    assert table.view["lives"] == lives


def test_how_many_lives_there_are_is_no_clue(host: FlaskClient) -> None:
    table = circle(host, "de")
    table.say("wie viele Leben")
    assert table.waits == ("clue", "Anna")
    assert table.view["clue"] is None


def test_who_leaves_takes_along_what_was_asked_about_their_clue(host: FlaskClient) -> None:
    table = circle(host)
    assert "counts" in table.say("kitchen stuff") or "count" in table.reply["speech"]
    heard = table.say("Anna is leaving")
    assert "kitchen" not in heard.lower()
    assert "Anna, or" not in heard
    assert table.waits == ("clue", "Bruno")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "why is it always you"), ("de", "wieso spielen wir das"), ("de", "was ist das?")],
)
def test_a_question_is_no_three_starting_words(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language, cards=None)
    assert table.waits[0] == "words"
    table.say(said)
    assert table.waits[0] == "words"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "yes those are fine"), ("en", "they're good"), ("de", "ja, die passen")]
)
def test_the_hosts_three_words_are_taken_in_many_ways(host: FlaskClient, language: str, said: str) -> None:
    table = circle(host, language, cards=None)
    table.say(said)
    assert table.waits[0] == "clue"
