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


# Talk that is meant for nobody, and wishes that are half said ----------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["never mind", "be quiet", "it doesn't matter", "leave it", "cut it out"]),
        ("de", ["egal", "Ruhe", "sei still", "schon gut", "schluss jetzt", "lass gut sein"]),
    ],
)
def test_whoever_hushes_the_table_closes_nothing(host: FlaskClient, language: str, said: list[str]) -> None:
    table = AtTable(host, locale=LOCALES[language])
    for way in said:
        table.say(way)
        assert not table.reply["ends_session"], way
        assert table.waits == ("ready", None), way


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["yes ready", "ready yes", "oh yes we're ready", "everyone's done I think"]),
        ("de", ["ja fertig", "fertig ja", "ja wir sind fertig", "wir wären dann so weit"]),
    ],
)
def test_ready_is_heard_through_chatter_without_commas(
    host: FlaskClient, language: str, said: list[str]
) -> None:
    for way in said:
        table = AtTable(host, locale=LOCALES[language])
        table.say(way)
        assert table.waits == ("span", "Anna"), way


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no", "not ready", "no not yet", "nope not ready", "we're not done", "nearly"]),
        ("de", ["nein", "nicht fertig", "nein noch nicht", "sofort", "einen Moment noch"]),
    ],
)
def test_whoever_is_not_ready_is_waited_for(host: FlaskClient, language: str, said: list[str]) -> None:
    waits = {"en": ("wait", "hurry", "time"), "de": ("warte", "Eile", "Zeit")}[language]
    missed = {"en": "didn't", "de": "nicht verstanden"}[language]
    table = AtTable(host, locale=LOCALES[language])
    for way in said:
        heard = table.say(way)
        assert any(word in heard for word in waits), way
        assert missed not in heard, way
        assert table.waits == ("ready", None), way


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["I pass I'm afraid", "I didn't write anything down", "no idea, pass"]),
        ("de", ["ich passe leider", "ich hab nix aufgeschrieben", "keine Ahnung ich passe"]),
    ],
)
def test_three_pass_in_their_own_words(host: FlaskClient, language: str, said: list[str]) -> None:
    table = AtTable(host, locale=LOCALES[language])
    table.say("ready" if language == "en" else "fertig", *said)
    assert table.view["round"] == 2


@pytest.mark.parametrize(
    ("language", "said", "remembers"),
    [
        ("en", "Bruno has to go now", "Once this round is over"),
        ("en", "Bruno is going home", "Once this round is over"),
        ("de", "Bruno muss los", "Nach dieser Runde"),
        ("de", "Bruno geht nach Hause", "Nach dieser Runde"),
    ],
)
def test_who_has_to_go_in_the_middle_of_a_round_goes_when_it_is_over(
    host: FlaskClient, language: str, said: str, remembers: str
) -> None:
    table = AtTable(host, locale=LOCALES[language])
    span = "1700 to 1800" if language == "en" else "1700 bis 1800"
    table.say("ready" if language == "en" else "fertig", span)
    assert remembers in table.say(said)
    table.say(span, span)
    assert [player["name"] for player in table.view["players"]] == ["Anna", "Clara"]


@pytest.mark.parametrize(
    ("language", "said", "half"),
    [("en", "up to 11", "up to eleven"), ("en", "until 12", "up to twelve"), ("de", "bis 11", "bis elf")],
)
def test_up_to_a_number_is_a_place_on_a_scale_and_no_target(
    host: FlaskClient, language: str, said: str, half: str
) -> None:
    text = {language: {"ask": "?", "unit": "years" if language == "en" else "Jahre", "explain": "So."}}
    cards = [{"id": "s", "value": 11, "scale": {"start": 0, "end": 20}, "text": text}]
    table = AtTable(host, game="scale_strip", locale=LOCALES[language], cards=cards)
    assert half in table.say(said)
    assert table.view["target"] == 15
    table.say("target 20" if language == "en" else "Ziel 20")
    assert table.waits == ("strip", "Anna")


@pytest.mark.parametrize(("language", "said"), [("en", "until 1900"), ("de", "bis 1900")])
def test_until_a_year_is_half_a_span(host: FlaskClient, language: str, said: str) -> None:
    table = AtTable(host, locale=LOCALES[language])
    assert "Anna" in table.say(said)
    assert table.view["rounds"] == 10


@pytest.mark.parametrize(("language", "said"), [("en", "me too"), ("en", "ditto"), ("de", "ich auch")])
def test_me_too_is_no_place_on_a_scale(host: FlaskClient, language: str, said: str) -> None:
    text = {language: {"ask": "?", "unit": "years" if language == "en" else "Jahre", "explain": "So."}}
    cards = [{"id": "s", "value": 11, "scale": {"start": 0, "end": 20}, "text": text}]
    table = AtTable(host, game="scale_strip", locale=LOCALES[language], cards=cards)
    table.say("short at 11" if language == "en" else "kurz bei 11")
    table.say(said, "short" if language == "en" else "kurz")
    assert table.view["strips"].keys() == {"Anna"}


@pytest.mark.parametrize(
    ("language", "said", "heard"),
    [
        ("en", "the kids are playing too", "violence"),
        ("de", "die Kinder spielen auch mit", "Gewalt"),
    ],
)
def test_children_who_play_too_are_heard_of(host: FlaskClient, language: str, said: str, heard: str) -> None:
    assert heard in AtTable(host, locale=LOCALES[language]).say(said)


@pytest.mark.parametrize(
    ("language", "said", "settled"),
    [
        ("en", "stake returned", "comes back"),
        ("en", "stakes spent", "gone"),
        ("de", "Einsatz zurück", "Einsatz zurück"),
        ("de", "Einsatz weg", "Einsatz ist weg"),
    ],
)
def test_the_stake_is_settled_in_two_words(host: FlaskClient, language: str, said: str, settled: str) -> None:
    asked = [{"value": 12, "text": {language: {"topic": "T", "ask": "A?", "reveal": "{value}."}}}] * 3
    cards = [{"id": "g", "category": "sport", "questions": asked}]
    table = AtTable(host, game="guess_and_bet", locale=LOCALES[language], cards=cards)
    assert settled in table.say(said)
    assert table.waits == ("category", "Anna")


@pytest.mark.parametrize(
    ("language", "clue", "said"),
    [
        ("en", "river", ["wrong clue", "bad clue", "no thanks", "wrong word", "no, hang on"]),
        ("de", "Kino", ["falscher Tipp", "blöder Hinweis", "nein danke", "falsches Wort", "nein, Moment"]),
    ],
)
def test_a_grumble_about_a_clue_leaves_clue_and_card(
    host: FlaskClient, language: str, clue: str, said: list[str]
) -> None:
    table = circle(host, language)
    table.say(clue)
    for way in said:
        table.say(way)
        assert (table.waits[0], table.view["clue"]) == ("gap", clue), way
