"""Take a Guess! as an outsider plays it: names before bets, decks that run out, phones, the last round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host

CATEGORIES = ("society", "nature", "science", "history", "sport", "misc")


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def card(category: str, number: int = 1, value: float = 15) -> dict[str, Any]:
    english = {"topic": "apples", "ask": "How many apples?", "reveal": "There are {value}."}
    german = {"topic": "Äpfel", "ask": "Wie viele Äpfel?", "reveal": "Es sind {value}."}
    question = {"value": value, "text": {"en": english, "de": german}}
    return {"id": f"{category}{number}", "category": category, "questions": [question] * 3}


def table(host: FlaskClient, *cards: dict[str, Any], **changes: Any) -> AtTable:
    lying = list(cards) or [card(category, number) for number in (1, 2, 3) for category in CATEGORIES]
    return AtTable(host, **{"game": "guess_and_bet", "players": ["Anna", "Bruno"], "cards": lying, **changes})


@pytest.mark.parametrize(("locale", "on"), [("en-US", "on"), ("de-DE", "auf")])
def test_a_name_before_a_bet_does_not_swallow_its_points(host: FlaskClient, locale: str, on: str) -> None:
    at = table(host, players=["Anna", "Bruno", "Clara"], locale=locale)
    at.say("sport", "1", "10", "20", "30", f"Clara: 2 {on} Anna", f"Anna: 3 {on} Bruno", f"Anna 4 {on} Clara")
    assert at.view["bets"] == {"Anna": {"on": "Clara", "points": 4}}
    at.say(f"Bruno 1 {on} Clara")
    assert at.view["last"]["change"] == {"Anna": 3 - 4, "Bruno": 3 - 1, "Clara": 2 * 2}


@pytest.mark.parametrize("name", ["Maximilian", "Anna-Katharina", "Müller & Söhne"])
def test_a_long_name_before_an_answer_does_not_swallow_its_first_number(host: FlaskClient, name: str) -> None:
    at = AtTable(host, players=[name, "Bo"], starter=name)
    at.say(f"{name}: 1750 to 1827", "pass")
    assert at.view["last"]["spans"][name] == [1750, 1827, 77]


@pytest.mark.parametrize(
    ("locale", "none"),
    [("en-US", "There is no card left in sport."), ("de-DE", "Zu Sport habe ich keine Karte")],
)
def test_a_category_without_cards_is_refused_while_others_have_some(
    host: FlaskClient, locale: str, none: str
) -> None:
    at = table(host, card("sport"), card("misc"), locale=locale)
    on = "on" if locale == "en-US" else "auf"
    at.say("sport", "1", "10", "20", f"one {on} Anna" if on == "on" else "einen auf Anna", f"1 {on} Anna")
    assert none in at.say("sport")
    assert at.waits == ("category", "Bruno")
    at.say("surprise us" if on == "on" else "überrasch uns")
    assert at.view["category"] == "misc"


def test_the_game_ends_in_the_answer_that_scores_the_last_card(host: FlaskClient) -> None:
    at = table(host, card("sport"))
    heard = at.say("sport", "1", "10", "20", "1 on Anna", "1 on Bruno")
    assert (at.view["phase"], at.view["winners"], at.view["round"]) == ("finished", ["Anna", "Bruno"], 1)
    assert "I have no more cards" in heard
    assert "Round two" not in heard


def test_a_player_who_has_had_the_only_category_left_ends_the_game(host: FlaskClient) -> None:
    at = table(host, *[card("sport", number) for number in range(4)])
    for _ in range(2):
        at.say("sport", "1", "10", "20", "1 on Anna", "1 on Bruno")
    assert (at.view["phase"], at.view["round"]) == ("finished", 2)


def test_a_skip_that_empties_the_deck_promises_no_other_card(host: FlaskClient) -> None:
    at = table(host, card("sport"), card("misc"))
    at.say("sport")
    heard = at.say("skip")
    assert heard.startswith("There is no card left in sport.")
    assert at.waits == ("category", "Anna")
    at.say("misc")
    assert at.waits == ("question", "Anna")
    assert at.say("skip").startswith("I have no more cards")
    assert at.view["phase"] == "finished"


def test_all_in_is_for_the_very_last_round_only(host: FlaskClient) -> None:
    at = table(host)
    at.say("sport", "1", "14", "20", "5 on Anna", "5 on Anna")
    for category in ("misc", "history"):
        at.say(category, "1", "14", "20")
        told = at.view["bets"], at.waits
        at.say("six on Bruno", "all in on Bruno")
        assert (at.view["bets"], at.waits) == told
        assert not at.view["all_in"]
        at.say("5 on Bruno", "5 on Bruno")
    assert at.view["all_in"]
    held = [player["score"] for player in at.view["players"]]
    assert min(held) > 5
    at.say("society", "1", "14", "20", "all in on Bruno", "six on Anna")
    assert at.view["phase"] == "finished"
    assert [player["score"] for player in at.view["players"]] == [held[0] - 6, held[1] * 3 + 3]
