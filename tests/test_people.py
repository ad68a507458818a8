"""People come and go: names heard, put right, spelled, told apart; joining, leaving, changing seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from host.content import languages
from host.conversation import listener
from host.lobby import told_apart
from intents.breath import several
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Command, Wish
from intents.names import sound_alike, spelled
from tests.ports.at_table import AtTable, open_host

HEARD = Path(__file__).parent / "heard"


@pytest.fixture
def table() -> Iterator[AtTable]:
    with open_host() as host:
        yield AtTable(host)


@pytest.fixture
def lobby() -> Iterator[AtTable]:
    with open_host() as host:
        yield AtTable(host, players=None, starter=None)


def names(table: AtTable) -> list[str]:
    return [player["name"] for player in table.view["players"]]


def scored(table: AtTable) -> None:
    table.say("ready", "1800 to 1810", "1790 to 1830", "1700 to 1900")


# Names -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("K, Ä, T, H, E", "Käthe"),
        ("k a y t e", "Kayte"),
        ("K. A. T. E.", "Kate"),
        ("J-A-N", "Jan"),
        ("Anna", None),
        ("A B", None),
        ("1 2 3", None),
        ("K, ä, the", None),
    ],
)
def test_a_name_that_is_spelled_is_one_name(text: str, name: str | None) -> None:
    assert spelled(text) == name


def pairs(kind: str) -> list[tuple[str, str]]:
    """The pairs of every language's list."""
    texts = [(HEARD / language / "alike.yaml").read_text("utf-8") for language in languages()]
    return [(one, other) for text in texts for one, other in yaml.safe_load(text)[kind]]


@pytest.mark.parametrize(("one", "other"), pairs("alike"))
def test_names_that_sound_alike_are_noticed(one: str, other: str) -> None:
    assert sound_alike(one, other)
    assert sound_alike(other, one)


@pytest.mark.parametrize(("one", "other"), pairs("apart"))
def test_names_that_differ_are_left_alone(one: str, other: str) -> None:
    assert not sound_alike(one, other)
    assert not sound_alike(other, one)


@pytest.mark.parametrize("language", languages())
def test_every_name_that_can_be_mistaken_gets_a_colour_of_its_own(language: str) -> None:
    apart = told_apart(("Anna", "Hannah", "Ben", "Marc", "Mark"), language)
    assert len({name.split()[-1] for name in apart}) == 5
    assert apart[2] == "Ben"
    assert [name.split()[0] for name in apart] == ["Anna", "Hannah", "Ben", "Marc", "Mark"]
    assert told_apart(apart, language) == apart


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "Kete is spelled K A T H E", ("Kete", "Kathe")),
        ("en", "it's spelled K, A, T, H, E", ("Kete", "Kathe")),
        ("en", "not Kete, Käthe", ("Kete", "Käthe")),
        ("en", "say Käthe, not Kete", ("Kete", "Käthe")),
        ("de", "K, Ä, T, H, E", ("Kete", "Käthe")),
        ("de", "nicht Kete, sondern Käthe", ("Kete", "Käthe")),
        ("de", "Kete heißt Käthe", ("Kete", "Käthe")),
    ],
)
def test_a_wrongly_heard_name_is_put_right(language: str, text: str, wanted: tuple[str, str]) -> None:
    ears = listener(language)
    for kind in ("span", "ready", "starter", "judgement"):
        expected = Expected(kind, names=("Bruno", "Kete"), may_pass=True)
        assert interpret(ears.recogniser.hear(text), expected, ears) == Command(Wish.RENAME, *wanted)


def test_sound_alike_names_are_told_apart_by_voice(lobby: AtTable) -> None:
    assert "Anna Green, Hannah Black" in lobby.say("Anna, Hannah and Bruno")
    lobby.say("Bruno", "ready", "1800 to 1810")
    assert lobby.view["waiting_for"]["player"] == "Anna Green"
    assert "Hannah Black" in lobby.say("Hannah: 1790 to 1830")
    assert "Anna Green" in lobby.say("green: 1790 to 1840")


def test_somebody_new_who_sounds_like_another_gets_a_colour_too(table: AtTable) -> None:
    scored(table)
    assert "Hannah Black" in table.say("Hannah plays too")
    assert names(table) == ["Anna", "Hannah Black", "Bruno", "Clara"]


# Coming, going and changing seats --------------------------------------------------------------------------


def test_who_joins_sits_last_before_the_starter_with_the_score_of_the_lowest(table: AtTable) -> None:
    scored(table)
    table.say("Dieter plays too")
    assert table.view["starter"] == "Bruno"
    assert names(table) == ["Anna", "Dieter", "Bruno", "Clara"]
    assert table.view["players"][1]["score"] == min(p["score"] for p in table.view["players"])


def test_nobody_comes_or_goes_in_the_middle_of_a_round(table: AtTable) -> None:
    table.say("ready", "1800 to 1810")
    for wish in ("Dieter plays too", "Clara leaves", "Anna and Bruno swap seats"):
        table.say(wish)
        assert names(table) == ["Anna", "Bruno", "Clara"]
        assert table.view["waiting_for"]["player"] == "Bruno"


def test_who_leaves_takes_seat_and_score_along(table: AtTable) -> None:
    scored(table)
    table.say("Anna leaves")
    assert names(table) == ["Bruno", "Clara"]


def test_two_are_never_left_by_one_of_them(table: AtTable) -> None:
    scored(table)
    table.say("Anna leaves", "Bruno leaves")
    assert names(table) == ["Bruno", "Clara"]


def test_two_change_places_and_keep_their_points(table: AtTable) -> None:
    scored(table)
    before = {player["name"]: player["score"] for player in table.view["players"]}
    table.say("Anna and Bruno swap seats")
    assert names(table) == ["Bruno", "Anna", "Clara"]
    assert {player["name"]: player["score"] for player in table.view["players"]} == before


def test_who_has_the_name_of_another_is_asked_for_another_one(table: AtTable) -> None:
    scored(table)
    assert "another name" in table.say("Bruno plays too")
    assert names(table) == ["Anna", "Bruno", "Clara"]


def test_nobody_gets_the_name_of_another(table: AtTable) -> None:
    table.say("not Clara, Bruno")
    assert names(table) == ["Anna", "Bruno", "Clara"]


def test_eight_sit_at_a_table_and_a_ninth_does_not(lobby: AtTable) -> None:
    lobby.say("Ada, Ben, Cleo, Dieter, Emil, Fritz, Gustav and Ida", "Ada")
    assert len(names(lobby)) == 8
    lobby.say("Walter plays too")
    assert len(names(lobby)) == 8


# Several in one breath -------------------------------------------------------------------------------------

TOGETHER = [
    ("en", "Anna 1700 to 1750 and Bruno 1600 to 1700", ["Anna", "Bruno"]),
    ("en", "Anna: 1700 to 1750, Bruno: 1600 to 1700, Clara passes", ["Anna", "Bruno", "Clara"]),
    ("en", "1700 to 1750, and Bruno says between 1600 and 1700", ["Clara", "Bruno"]),
    ("de", "Anna 1700 bis 1750 und Bruno 1600 bis 1700", ["Anna", "Bruno"]),
    ("de", "Anna hat von 1700 bis 1750, und Bruno zwischen 1600 und 1700", ["Anna", "Bruno"]),
    ("en", "Anna between 1700 and 1750", []),
    ("en", "Anna and Bruno", []),
    ("en", "Anna 1700 to 1750 and Bruno", []),
    ("en", "Anna 1700 to 1750, Anna 1600 to 1700", []),
    ("de", "zwischen 1700 und 1750", []),
]


@pytest.mark.parametrize(("language", "text", "whose"), TOGETHER)
def test_several_answers_in_one_breath_are_told_apart(language: str, text: str, whose: list[str]) -> None:
    ears = listener(language)
    expected = Expected("span", names=("Anna", "Bruno", "Clara"), player="Clara", may_pass=True)
    assert [name for name, _ in several(ears.recogniser.hear(text), expected, ears)] == whose


def test_two_answers_in_one_breath_both_count(table: AtTable) -> None:
    heard = table.say("ready", "Bruno 1600 to 1700 and Anna 1700 to 1750")
    assert "Anna, seventeen hundred to seventeen fifty" in heard
    assert "sixteen hundred to seventeen hundred" in heard
    assert "I'll come to you" not in heard
    assert table.view["waiting_for"]["player"] == "Clara"


def test_the_last_two_in_one_breath_score_the_round(table: AtTable) -> None:
    table.say("ready", "1800 to 1850", "Clara 1790 to 1810 and Bruno 1700 to 1900")
    assert table.view["round"] == 2
    assert table.view["last"]["spans"] == {
        "Anna": [1800, 1850, 50],
        "Bruno": [1700, 1900, 200],
        "Clara": [1790, 1810, 20],
    }


def test_who_is_asked_back_in_one_breath_comes_last(table: AtTable) -> None:
    heard = table.say("ready", "Anna 1801 and Bruno 1600 to 1700")
    assert heard.endswith("a span of zero?")
    table.say("yes")
    assert table.view["waiting_for"]["player"] == "Clara"


@pytest.mark.parametrize("first", ["yes", "no", "1700 to 1801"])
def test_whoever_told_the_second_doubtful_answer_is_asked_too(table: AtTable, first: str) -> None:
    heard = table.say("ready", "Anna 1801 and Bruno 1802")
    assert heard.endswith("Anna, exactly eighteen oh one, a span of zero?")
    table.say(*(("no", "1700 to 1801") if first == "no" else (first,)))
    assert table.waits == ("yes_no", "Bruno")
    table.say("yes")
    assert table.waits == ("span", "Clara")


def test_three_doubtful_answers_in_one_breath_are_asked_back_one_by_one(table: AtTable) -> None:
    table.say("Anna 1801 and Bruno 1802 and Clara 1803")
    for name in ("Anna", "Bruno", "Clara"):
        assert table.waits == ("yes_no", name)
        table.say("yes")
    assert table.view["last"]["spans"] == {
        "Anna": [1801] * 2 + [0],
        "Bruno": [1802] * 2 + [0],
        "Clara": [1803] * 2 + [0],
    }


def test_who_is_asked_back_still_is_when_somebody_else_answers_meanwhile(table: AtTable) -> None:
    table.say("ready", "1801", "Bruno: 1700 to 1800")
    assert table.waits == ("yes_no", "Anna")
    table.say("yes")
    assert table.waits == ("span", "Clara")


def test_taking_a_doubtful_breath_back_takes_all_of_it_back(table: AtTable) -> None:
    table.say("ready", "Anna 1801 and Bruno 1802", "undo", "1700 to 1801")
    assert table.waits == ("span", "Bruno")


def test_who_is_renamed_while_asked_back_is_asked_by_the_new_name(table: AtTable) -> None:
    heard = table.say("1801", "not Anna, Käthe")
    assert heard.endswith("Käthe, eighteen oh one and not a year more?")
    table.say("yes")
    assert table.waits == ("span", "Bruno")


def test_who_leaves_while_asked_back_is_not_asked_any_more(table: AtTable) -> None:
    table.say("1801", "Anna leaves", "yes")
    assert table.waits == ("span", "Bruno")


def test_who_leaves_takes_the_answer_along_that_is_still_to_be_asked_back(table: AtTable) -> None:
    table.say("Anna 1801 and Bruno 1802", "Bruno leaves", "yes")
    assert table.waits == ("span", "Clara")


def test_who_is_renamed_to_sound_like_another_gets_a_colour(table: AtTable) -> None:
    assert "Hannah Black" in table.say("not Bruno, Hannah")
    assert names(table) == ["Anna", "Hannah Black", "Clara"]


def test_half_a_name_with_a_hyphen_is_still_that_player(lobby: AtTable) -> None:
    lobby.say("Anna, Mia and Jan-Philipp", "Anna", "ready")
    assert "Jan-Philipp" in lobby.say("Jan 1700 to 1800")
    assert lobby.waits == ("span", "Anna")


@pytest.fixture
def guessing() -> Iterator[AtTable]:
    """Anna is asked for her guess."""
    with open_host() as host:
        table = AtTable(host, game="guess_and_bet", cards=None)
        table.say("sport", "the first", "ready")
        yield table


def test_a_doubtful_number_of_somebody_named_is_asked_of_them(guessing: AtTable) -> None:
    assert guessing.say("Bruno says 13 or 30") == "Thirteen or thirty?"
    assert guessing.waits == ("number", "Bruno")
    guessing.say("thirty")
    assert guessing.waits == ("number", "Anna")


def test_two_doubtful_numbers_in_one_breath_are_asked_one_by_one(guessing: AtTable) -> None:
    guessing.say("Anna says 14 or 40 and Bruno says 13 or 30")
    assert guessing.waits == ("number", "Anna")
    guessing.say("forty")
    assert guessing.waits == ("number", "Bruno")
    guessing.say("thirty")
    assert guessing.waits == ("number", "Clara")
