"""A clue that was refused, as a table goes on from it over HTTP: what broke once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, open_host
from tests.ports.test_clue_circle import card, circle

SAID = {
    "en-US": {
        "kin": "fruity",
        "no": "no",
        "gap": "between fruit and cake",
        "kept": "Where does it go?",
        "fine": "river",
    },
    "de-DE": {
        "kin": "Bäuerin",
        "no": "nein",
        "gap": "zwischen Obst und Kuchen",
        "kept": "Wohin gehört es?",
        "fine": "Kino",
    },
}
LOCALES = sorted(SAID)


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def table(host: FlaskClient, locale: str, **changes: Any) -> AtTable:
    words = card(en=["cake", "work", "fruit"], de=["Kuchen", "Bauer", "Obst"])
    return circle(host, cards=[words], locale=locale, settings={"secret": "phone"}, **changes)


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "it counts"),
        ("en-US", "yes, it counts"),
        ("en-US", "it exists"),
        ("en-US", "it does"),
        ("de-DE", "es gilt"),
        ("de-DE", "gilt"),
        ("de-DE", "ja, es gilt"),
        ("de-DE", "das gibt es"),
    ],
)
def test_the_tables_word_stands_however_it_says_so(
    host: FlaskClient,
    locale: str,
    said: str,
    strict: bool,  # noqa: FBT001
) -> None:
    playing = table(host, locale, strict=strict)
    playing.say(SAID[locale]["kin"], said)
    assert (playing.waits[0], playing.view["clue"]) == ("gap", SAID[locale]["kin"])


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "another word"),
        ("en-US", "something else"),
        ("de-DE", "ein anderes Wort"),
        ("de-DE", "etwas anderes"),
    ],
)
def test_the_hosts_own_words_for_the_way_on_are_no_clue(host: FlaskClient, locale: str, said: str) -> None:
    playing = table(host, locale)
    assert said.rsplit(maxsplit=1)[-1] not in playing.say(SAID[locale]["kin"], said).split(".")[0]
    playing.say(SAID[locale]["no"])
    assert (playing.waits, playing.view["clue"]) == (("clue", "Anna"), None)
    playing.say(SAID[locale]["fine"])
    assert playing.view["clue"] == SAID[locale]["fine"]


@pytest.mark.parametrize(("locale", "said"), [("en-US", "it counts"), ("de-DE", "es gilt")])
def test_where_no_clue_was_refused_it_counts_is_none_itself(
    host: FlaskClient, locale: str, said: str
) -> None:
    playing = table(host, locale)
    playing.say(said, "yes" if locale == "en-US" else "ja")
    assert (playing.waits, playing.view["clue"]) == (("clue", "Anna"), None)


@pytest.mark.parametrize(
    ("locale", "said", "strict"),
    [
        ("en-US", "no, the clue was cakes", False),
        ("en-US", "no, the clue was glorph", False),
        ("en-US", "no, the clue was glorph", True),
        ("de-DE", "nein, der Tipp war Bauern", False),
        ("de-DE", "nein, der Tipp war Schnurps", False),
        ("de-DE", "nein, der Tipp war Schnurps", True),
    ],
)
def test_a_correction_that_is_refused_leaves_the_clue_after_a_no(
    host: FlaskClient,
    locale: str,
    said: str,
    strict: bool,  # noqa: FBT001
) -> None:
    playing = table(host, locale, strict=strict)
    playing.say(SAID[locale]["fine"], said)
    asked = playing.say(SAID[locale]["no"])
    assert "Which gap" in asked or "Welche Lücke" in asked or SAID[locale]["kept"] in asked
    assert "didn't get" not in asked
    assert "nicht verstanden" not in asked
    assert (playing.waits[0], playing.view["clue"]) == ("gap", SAID[locale]["fine"])
    playing.say(SAID[locale]["gap"])
    assert playing.view["last"]["clue"] == SAID[locale]["fine"]


@pytest.mark.parametrize("clue", ["fruity", "snammer", "eighty-three", "dozen"])
def test_a_refusal_tells_nothing_of_the_card(host: FlaskClient, clue: str) -> None:
    told = set()
    for number in (83, 12, 54):
        playing = circle(host, [number, 41, 10, 99], settings={"secret": "phone"})
        told.add(playing.say(clue))
    assert len(told) == 1


def test_a_refused_clue_is_forgotten_when_the_skill_is_opened_again(host: FlaskClient) -> None:
    playing = table(host, "en-US")
    playing.say("fruity", "stop")
    playing.launch()
    assert (playing.waits, playing.view["clue"]) == (("clue", "Anna"), None)
    playing.say("sky")
    assert playing.view["clue"] == "sky"
