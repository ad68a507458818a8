"""What is said while a row is judged: what is a doubt, what an agreement, and what is only talk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from flask.testing import FlaskClient

from host.conversation import listener
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Judgement, Said
from tests.ports.at_table import PLAYERS, AtTable, open_host

LABELS = {
    "en": ["mouse", "hedgehog", "fox", "sheep", "lion", "horse", "hippo", "elephant", "whale"],
    "de": ["Maus", "Igel", "Fuchs", "Schaf", "Löwe", "Pferd", "Nilpferd", "Elefant", "Wal"],
}
LOCALES = {"en": "en-US", "de": "de-DE"}
RIGHT = {"en": "all correct", "de": "alles richtig"}
DOUBT = {"en": "I doubt it", "de": "ich zweifle"}
LAST = {"en": "last", "de": "ganz hinten"}
FULL = {"en": "full last doubt", "de": "voller letzter Zweifel"}
UNDO = {"en": "undo", "de": "zurück"}


@pytest.fixture(scope="module")
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


def row(host: FlaskClient, language: str, *said: str) -> AtTable:
    """A table at which these things were said about a row of nine animals, from small to big."""
    items: list[dict[str, Any]] = [
        {"label": {language: label}, "value": value} for value, label in enumerate(LABELS[language])
    ]
    text = {language: {"question": "?", "low": "klein", "high": "groß", "reveal": "So."}}
    cards = [{"id": f"o{number}", "text": text, "items": items} for number in range(3)]
    table = AtTable(host, game="order_it", locale=LOCALES[language], cards=cards)
    table.say(*said)
    return table


def ways(said: dict[str, Sequence[str]]) -> list[tuple[str, str]]:
    return [(language, way) for language, all_of_them in said.items() for way in all_of_them]


TALK = {
    "en": [
        "not now",
        "not me",
        "don't shout",
        "almost right",
        "nearly right",
        "no talking please",
        "no more wine for me",
        "right, who's next",
        "is it right or wrong",
        "could be right, could be wrong",
        "what's wrong with you",
        "that is not my turn",
        "you're not listening",
        "no, I'm asking Bruno",
        "oh no",
        "no wait",
        "the last doubt",
    ],
    "de": [
        "nicht jetzt",
        "nicht reden",
        "nicht vorsagen",
        "fast richtig",
        "beinahe richtig",
        "richtig schwer",
        "richtig oder nicht",
        "nein du bist nicht dran",
        "ich bin nicht dran",
        "nein, ich frag Bruno",
        "könnte richtig sein, könnte falsch sein",
        "bin mir nicht sicher",
        "mach das Licht richtig an",
        "was ist falsch",
        "oh nein",
        "nein warte",
        "der letzte Zweifel",
    ],
}
DOUBTS = {
    "en": [
        "I doubt it",
        "no",
        "no, wrong",
        "nope, that's wrong",
        "I don't believe it",
        "I have my doubts",
        "that can't be right",
        "something's off",
        "the hedgehog is in the wrong place",
        "sorry Bruno, I doubt that",
    ],
    "de": [
        "ich zweifle",
        "nein",
        "nein, falsch",
        "das glaub ich nicht",
        "das passt nicht",
        "das passt so nicht",
        "da stimmt was nicht",
        "der Igel liegt falsch",
        "die Reihenfolge ist falsch",
        "nö das ist verkehrt",
    ],
}
AGREEMENTS = {
    "en": [
        "all correct",
        "right",
        "yep, all good",
        "I don't doubt it",
        "I do not doubt that",
        "no doubt",
        "not wrong",
        "nothing wrong with that",
        "I'd say that's correct",
        "okay, I believe it",
    ],
    "de": [
        "alles richtig",
        "richtig",
        "ich bezweifle es nicht",
        "ich zweifle nicht daran",
        "da hab ich keine Zweifel",
        "winke ich durch",
        "nicht falsch",
        "ja passt schon",
        "das passt",
        "nichts dagegen",
    ],
}


def judged(language: str, said: str) -> bool | None:
    """Whether this doubts a row of two animals or agrees with it; None where it does neither."""
    ears, lying = listener(language), LABELS[language][:2]
    under = Expected(
        "judgement",
        also=("place", "further"),
        player="Bruno",
        names=tuple(PLAYERS),
        may_pass=True,
        terms=tuple(lying),
    )
    meaning = interpret(ears.recogniser.hear(said), under, ears)
    answer = meaning.answer if isinstance(meaning, Said) else None
    return answer.doubted if isinstance(answer, Judgement) else None


@pytest.mark.parametrize(("language", "said"), ways(TALK))
def test_talk_round_a_row_judges_nothing(language: str, said: str) -> None:
    assert judged(language, said) is None


@pytest.mark.parametrize(("language", "said"), ways(DOUBTS))
def test_a_plain_doubt_is_one(language: str, said: str) -> None:
    assert judged(language, said) is True


@pytest.mark.parametrize(("language", "said"), ways(AGREEMENTS))
def test_a_plain_agreement_is_one_also_when_it_denies_a_doubt(language: str, said: str) -> None:
    assert judged(language, said) is False


@pytest.mark.parametrize("language", LOCALES)
def test_a_table_that_talks_through_a_judgement_scores_nothing(host: FlaskClient, language: str) -> None:
    table = row(host, language, ", ".join(LABELS[language][:2]))
    players = table.view["players"]
    for said in TALK[language][::3]:
        table.say(said)
        assert (table.waits, table.view["players"]) == (("judgement", "Bruno"), players), said


# How the last doubt is played ------------------------------------------------------------------------------


SETTINGS = {
    "en": {
        "full last doubt": "full",
        "last doubt full please": "full",
        "no quick last doubt": "full",
        "full doubt at the end": "full",
        "play without the last doubt": "quick",
        "skip the last doubt": "quick",
    },
    "de": {
        "letzter Zweifel ausführlich": "vollen",
        "ganzer letzter Zweifel bitte": "vollen",
        "mit dem langen letzten Zweifel": "vollen",
        "ohne letzten Zweifel": "schnellen",
        "kein letzter Zweifel": "schnellen",
        "der letzte Zweifel kurz": "schnellen",
    },
}


@pytest.mark.parametrize("language", LOCALES)
def test_how_the_last_doubt_is_played_is_a_setting_and_judges_nothing(
    host: FlaskClient, language: str
) -> None:
    table = row(host, language)
    for said, kind in SETTINGS[language].items():
        assert kind in table.say(said), said
        assert table.waits == ("order", "Anna"), said
    table.say(", ".join(LABELS[language][:2]))
    for said in SETTINGS[language]:
        table.say(said)
        assert table.waits == ("judgement", "Bruno"), said


# A doubt taken back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "points", "known"), [("en", "points too", "you know"), ("de", "Punkte auch", "wisst ihr")]
)
def test_a_doubt_taken_back_tells_that_its_points_go_and_its_secret_does_not(
    host: FlaskClient, language: str, points: str, known: str
) -> None:
    wrong = ", ".join(LABELS[language][1::-1])
    table = row(host, language, wrong)
    before = table.view["players"]
    table.say(DOUBT[language])
    assert table.view["players"] != before
    heard = table.say(UNDO[language])
    assert points in heard
    assert known in heard
    assert (table.waits, table.view["players"]) == (("judgement", "Bruno"), before)
    table.say(RIGHT[language])
    assert points not in table.say(UNDO[language])


# Places and exchanges by their number ----------------------------------------------------------------------


PLACES = {
    "en": {
        "third to last": 2,
        "third from the end": 2,
        "place 2": 1,
        "at position two": 1,
        "before number three": 2,
    },
    "de": {
        "drittletzter": 2,
        "an drittletzter Stelle": 2,
        "Platz 2": 1,
        "auf die Drei": 2,
        "der zweite von vorne": 1,
    },
}


@pytest.mark.parametrize("language", LOCALES)
def test_a_place_may_be_counted_from_either_end_and_in_figures(host: FlaskClient, language: str) -> None:
    four, right, last = LABELS[language][:4], RIGHT[language], LAST[language]
    table = row(host, language, ", ".join(four[:2]), right, last, right, last, right)
    for said, place in PLACES[language].items():
        table.say(said)
        assert table.view["order"].index(LABELS[language][4]) == place, said
        table.say(UNDO[language])


SWAPS = {
    "en": [
        "swap the first two",
        "swap the first and the second",
        "swap number one and number two",
        "the first two the other way round",
        "mouse first",
    ],
    "de": [
        "tausch die ersten beiden",
        "die ersten zwei tauschen",
        "tausche den ersten und den zweiten",
        "die ersten beiden andersherum",
        "Maus nach vorne",
    ],
}


@pytest.mark.parametrize("language", LOCALES)
def test_whoever_rearranges_may_swap_what_lies_at_two_places(host: FlaskClient, language: str) -> None:
    right, last = RIGHT[language], LAST[language]
    wrong = ", ".join(LABELS[language][1::-1])
    table = row(host, language, FULL[language], wrong, *[right, last] * 7, DOUBT[language])
    lying = list(table.view["order"])
    for said in SWAPS[language]:
        table.say(said)
        assert table.view["order"] == [*lying[1::-1], *lying[2:]], said
        table.say(UNDO[language])
        assert table.view["order"] == lying
