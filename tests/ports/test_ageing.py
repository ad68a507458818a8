"""What is heard of a value that is due to be looked up again: the year it tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host

PAST, TO_COME = "2026-03", "2099-01"


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def scale_card(recheck: str) -> dict[str, Any]:
    texts = {
        "en": {"ask": "How high?", "unit": "metres", "explain": "{value} metres."},
        "de": {"ask": "Wie hoch?", "unit": "Meter", "explain": "{value} Meter."},
    }
    scale = {"start": 0, "end": 20}
    return {"id": "s", "value": 11, "scale": scale, "text": texts, "recheck": recheck, "as_of": 2024}


@pytest.mark.parametrize(
    ("locale", "place", "told"),
    [
        ("en-US", "short at 11", "Eleven metres. That was so in twenty twenty-four."),
        ("de-DE", "kurz bei 11", "Elf Meter. Das ist der Stand von zweitausendvierundzwanzig."),
    ],
)
def test_a_reveal_says_of_which_year_an_ageing_value_is(
    host: FlaskClient, locale: str, place: str, told: str
) -> None:
    at = AtTable(
        host,
        game="scale_strip",
        locale=locale,
        players=["Anna", "Bruno"],
        cards=[scale_card(PAST), scale_card(PAST) | {"id": "t"}],
    )
    assert told in at.say(place, place)


def test_a_reveal_says_no_year_of_a_value_that_is_not_due(host: FlaskClient) -> None:
    at = AtTable(host, game="scale_strip", players=["Anna", "Bruno"], cards=[scale_card(TO_COME)])
    heard = at.say("short at 11", "short at 11")
    assert "Eleven metres." in heard
    assert "twenty" not in heard


def test_a_question_of_three_says_it_too(host: FlaskClient) -> None:
    text = {"en": {"topic": "T", "ask": "How many?", "reveal": "{value} of them."}}
    asked = [{"value": 12, "text": text, "recheck": PAST, "as_of": 2023}] * 3
    at = AtTable(
        host,
        game="guess_and_bet",
        players=["Anna", "Bruno"],
        cards=[{"id": "g", "category": "misc", "questions": asked}],
    )
    at.say("miscellaneous", "the first one", "ready", "10", "12", "1 on Bruno")
    assert "Twelve of them. That was so in twenty twenty-three." in at.say("1 on Bruno")


def test_an_order_says_the_earliest_year_of_its_values(host: FlaskClient) -> None:
    labels = ["mouse", "hedgehog", "fox", "sheep", "lion", "horse", "hippo", "elephant", "whale"]
    dated = [{"recheck": PAST, "as_of": 2022 + n % 2} for n in range(9)]
    items = [
        {"label": {"en": label}, "value": n, **when}
        for n, (label, when) in enumerate(zip(labels, dated, strict=True))
    ]
    text = {"en": {"question": "Light to heavy?", "low": "light", "high": "heavy", "reveal": "So it is."}}
    at = AtTable(
        host, game="order_it", players=["Anna", "Bruno"], cards=[{"id": "o", "text": text, "items": items}]
    )
    answers = {
        "judgement": "that's right",
        "place": "at the very end",
        "order": "mouse, hedgehog",
        "nothing": "yes",
    }
    heard = at.reply["speech"]
    for _ in range(40):
        if at.view["last"]:
            break
        kind, _ = at.waits
        heard = at.say(answers[kind])
    assert "So it is. That was so in twenty twenty-two." in heard
