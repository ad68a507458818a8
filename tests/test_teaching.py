"""Teaching: a game is explained in short turns, stopped at any moment, and then it is where it was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from host.content import languages
from host.dialogue import DIALOGUES
from host.dialogue.contract import Scene
from host.games import GAMES
from host.games.contract import Seat, Setup
from host.reply import SPOKEN_A_SECOND
from host.table import Lesson, from_json, to_json
from host.teaching import parts
from host.turn import new_table
from host.words import words
from tests.ports.at_table import AtTable, open_host

FEWEST_PARTS, MOST_PARTS = 4, 6
MOST_SENTENCES = 3
LONGEST_PART = 15
"""Seconds of one part, at the pace that the host takes for usual."""
LONGEST = 60
"""Seconds of all parts together, had they been told in one breath."""

ASK = {"en": "how do you play this?", "de": "wie geht das?"}
YES = {"en": ("yes", "go on", "more", "next"), "de": ("ja", "weiter", "mehr", "und weiter")}
NO = {
    "en": ("no", "enough", "stop explaining", "skip that", "just start", "skip the rest"),
    "de": (
        "nein",
        "genug",
        "hör auf zu erklären",
        "überspring das",
        "fang einfach an",
        "das genügt",
    ),
}
PUT_AGAIN = {"en": ("Ready?", "Got it?", "Everybody?"), "de": ("Fertig?", "Habt ihr's?", "Alle so weit?")}
BOTH_WAYS = [(language, strict) for language in languages() for strict in (False, True)]


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as opened:
        yield opened


def told_parts(game: str, language: str, settings: Any = None, players: int = 4) -> list[str]:
    rules = GAMES[game]
    seats = tuple(Seat(number) for number in range(players))
    state = rules.start(Setup(seats, seats[0], settings or rules.settings()))
    scene = Scene(dict.fromkeys(seats, "Anna"), language)
    return [words(language).say(part, {}) for part in parts(DIALOGUES[game].rules(state, scene), language)]


# What is told ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_a_few_short_parts(game: str, language: str) -> None:
    told = told_parts(game, language)
    assert FEWEST_PARTS <= len(told) <= MOST_PARTS
    for part in told:
        assert len(re.findall(r"[.?!](?:\s|$)", part)) <= MOST_SENTENCES, part
        assert len(part) / SPOKEN_A_SECOND < LONGEST_PART, part
    assert sum(map(len, told)) / SPOKEN_A_SECOND < LONGEST


EXAMPLES = {
    "year_span": r"seventeen fifty to|siebzehnhundertfünfzig bis",
    "order_it": r"say: after the cat|sagst du: nach der Katze",
    "guess_and_bet": r"four on Anna|vier auf Anna",
    "scale_strip": r"Short at eleven|Kurz bei elf",
    "clue_circle": r"fruit and cake: sweet|Obst und Kuchen: süß",
}
"""How the example begins that a game is taught with."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EXAMPLES)
def test_one_part_has_an_example_of_what_is_said(game: str, language: str) -> None:
    assert sum(bool(re.search(EXAMPLES[game], part)) for part in told_parts(game, language)) == 1


@pytest.mark.parametrize("language", languages())
def test_the_parts_tell_the_game_as_it_is_played_here(language: str) -> None:
    teams = {"red": (Seat(0), Seat(2)), "blue": (Seat(1), Seat(3))}
    settings = GAMES["clue_circle"].settings(teams=teams)
    assert told_parts("clue_circle", language, settings) != told_parts("clue_circle", language)
    three = GAMES["year_span"].settings(rounds=3)
    last = told_parts("year_span", language, three)[-1]
    assert words(language).number(3) in last
    assert told_parts("year_span", language, players=2)[2] != told_parts("year_span", language)[2]


# How it is told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "strict"), BOTH_WAYS)
def test_a_game_is_taught_part_by_part_and_then_the_open_question_is_put_again(
    host: FlaskClient,
    language: str,
    strict: bool,  # noqa: FBT001
) -> None:
    table = AtTable(host, locale=language, strict=strict)
    before = table.view
    told = told_parts("year_span", language, players=3)
    heard = [table.say(ASK[language])]
    for word, _ in zip(YES[language], told[1:], strict=True):
        assert table.view["waiting_for"] == {"kind": "yes_no", "player": None}
        assert table.reply["speech"].endswith("?")
        heard.append(table.say(word))
    assert all(text.startswith(part) for text, part in zip(heard, told, strict=True))
    assert heard[-1].endswith(PUT_AGAIN[language])
    assert table.view == before


@pytest.mark.parametrize(
    ("language", "word", "strict"),
    [(language, word, strict) for language, strict in BOTH_WAYS for word in NO[language]],
)
def test_the_teaching_is_stopped_at_any_moment_and_the_game_is_where_it_was(
    host: FlaskClient,
    language: str,
    word: str,
    strict: bool,  # noqa: FBT001
) -> None:
    table = AtTable(host, locale=language, strict=strict)
    before = table.view
    table.say(ASK[language], YES[language][0], word)
    assert table.view == before
    assert not table.reply["ends_session"]
    assert table.reply["speech"].endswith(PUT_AGAIN[language])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_taught_before_anybody_has_sat_down(
    host: FlaskClient, language: str, game: str
) -> None:
    table = AtTable(host, game=game, players=None, starter=None, cards=None, locale=language)
    table.say(ASK[language])
    for _ in range(1, len(told_parts(game, language))):
        assert table.waits == ("yes_no", None)
        table.say(YES[language][0])
    assert table.waits == ("players", None)


@pytest.mark.parametrize(
    ("language", "ask", "first"),
    [
        ("en", "how does Best Guess work?", "You start with five points each."),
        ("en", "how do you play the circle of words?", "Three words lie in a circle"),
        ("en", "what are the rules of Line Them Up?", "I ask a question, and nine things"),
        ("de", "Wie geht Schätzwette?", "Jeder hat am Anfang fünf Punkte."),
        ("de", "Wie spielt man den Wortkreis?", "Drei Wörter liegen im Kreis"),
        ("de", "Erklär uns die Messlatte", "Ich frage nach einer Zahl"),
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_a_game_that_is_named_is_taught_in_the_lobby_and_during_another_one(
    host: FlaskClient,
    language: str,
    ask: str,
    first: str,
    strict: bool,  # noqa: FBT001
) -> None:
    lobby = AtTable(host, game=None, players=None, starter=None, cards=None, locale=language, strict=strict)
    assert lobby.say(ask).startswith(first)
    lobby.say(NO[language][0])
    assert lobby.waits == ("game", None)
    table = AtTable(host, locale=language, strict=strict)
    before = table.view
    assert table.say(ask).startswith(first)
    table.say(NO[language][0])
    assert table.view == before


def test_where_no_game_is_chosen_the_host_says_which_there_are(host: FlaskClient) -> None:
    lobby = AtTable(host, game=None, players=None, starter=None, cards=None)
    assert "Span of Years" in lobby.say("what are the rules?")
    assert lobby.waits == ("game", None)


# What goes straight through --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "answer", "waits"),
    [
        ("en", "1750 to 1827", ("span", "Bruno")),
        ("en", "Bruno: 1750 to 1827", ("ready", None)),
        ("en", "ready", ("span", "Anna")),
        ("de", "1750 bis 1827", ("span", "Bruno")),
        ("de", "fertig", ("span", "Anna")),
    ],
)
def test_a_real_answer_ends_the_teaching_and_counts(
    host: FlaskClient, language: str, answer: str, waits: tuple[str, str]
) -> None:
    table = AtTable(host, locale=language)
    table.say(ASK[language], answer)
    assert table.waits == waits


def test_a_command_ends_the_teaching_and_is_obeyed(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("how do you play this?", "three rounds")
    assert table.view["rounds"] == 3
    assert table.waits == ("ready", None)
    table.say("how do you play this?", "skip this question")
    assert table.view["question"] == "Event 2."
    table.say("1750 to 1827", "how do you play this?", "undo")
    assert table.waits == ("span", "Anna")
    table.say("how do you play this?", "end the game")
    assert table.waits == ("yes_no", None)
    assert table.say("yes")
    assert table.view["phase"] == "finished"


def test_what_is_asked_in_between_is_answered_and_the_teaching_goes_on(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("how do you play this?", "yes")
    second = table.reply["speech"]
    for word in ("score", "slower", "help", "whose turn is it", "thanks", "blah blah"):
        table.say(word)
        assert table.waits == ("yes_no", None), word
    assert table.say("go on").startswith("Three chips lie out")
    third = table.reply["speech"]
    assert table.say("repeat") == third != second


def test_a_question_of_the_hosts_own_is_open_again_after_the_teaching(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("1750")
    assert table.waits == ("yes_no", "Anna")
    table.say("how do you play this?")
    assert table.waits == ("yes_no", None)
    table.say("no")
    assert table.waits == ("yes_no", "Anna")
    assert "Anna" in table.reply["speech"]
    table.say("yes")
    assert table.waits == ("span", "Bruno")


@pytest.mark.parametrize(("language", "strict"), BOTH_WAYS)
def test_stop_leaves_also_while_a_game_is_taught(host: FlaskClient, language: str, strict: bool) -> None:  # noqa: FBT001
    table = AtTable(host, locale=language, strict=strict)
    before = table.view
    table.say(ASK[language], {"en": "stop", "de": "stopp"}[language])
    assert table.reply["ends_session"]
    assert table.view == before


@pytest.mark.parametrize(("language", "bye"), [("en", "goodbye"), ("en", "quit"), ("de", "tschüss")])
def test_a_goodbye_leaves_in_the_middle_of_the_teaching_and_ends_it(
    host: FlaskClient, language: str, bye: str
) -> None:
    table = AtTable(host, locale=language)
    first = table.say(ASK[language])
    table.say(bye)
    assert table.reply["ends_session"]
    assert table.waits == ("ready", None)
    assert first.split(".")[0] not in table.launch()


# What it survives ------------------------------------------------------------------------------------------


def test_the_teaching_survives_silence_and_goes_on_with_the_part_that_was_told(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("how do you play this?", "yes")
    assert table.silence().endswith(". Shall I go on with the rules? Say yes, or no.")
    again = table.launch()
    assert "You say, for example: seventeen fifty" in again
    assert table.waits == ("yes_no", None)
    assert table.say("go on").startswith("Three chips lie out")


def test_silence_during_the_teaching_costs_no_clue(host: FlaskClient) -> None:
    table = AtTable(host, game="clue_circle", cards=CIRCLE, settings={"practice_cards": 0, "secret": "phone"})
    table.say("how do you play this?")
    table.silence()
    table.launch()
    table.say("enough")
    assert (table.view["lives"], table.waits) == ({"table": 3}, ("clue", "Anna"))


def test_the_time_of_a_guess_begins_anew_after_the_teaching(host: FlaskClient) -> None:
    table = AtTable(host, game="clue_circle", cards=CIRCLE, settings={"practice_cards": 0, "secret": "phone"})
    table.say("moss", "pass", "fern", "pass", "yew", "pass", "oak")
    assert table.view["overtime"]
    table.say("how do you play this?")
    table.send(text="go on", wait=60)
    table.send(text="enough", wait=60)
    assert table.waits == ("gap", None)
    table.send(text="before work", wait=20)
    assert table.view["last"]["right"]


def test_the_teaching_survives_a_restart(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = AtTable(host)
        table.say("how do you play this?", "yes", "yes")
    with open_host(tmp_path) as host:
        table.host = host
        assert table.say("yes").startswith("If two are equally small")


def test_a_lesson_is_stored_with_its_table() -> None:
    table = new_table("en-US", 7).talking(lesson=Lesson("order_it", 3))
    assert from_json(to_json(table)).talk.lesson == Lesson("order_it", 3)


CIRCLE = [
    {
        "id": "x5",
        "words": {"en": ["cake", "work", "fruit"]},
        "numbers": [83, 54, 10, 20, 40, 50, 60, 70, 80, 90, 5, 95, 41, 42, 43, 44],
    }
]
