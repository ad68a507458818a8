"""One Round? through the simulator: the secret and who may know it, the sand timer, silence, overtime."""

from __future__ import annotations

import json
import logging
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from host import spell
from tests.ports.at_table import AtTable, open_host

JSON = {"Accept": "application/json"}
HTML = {"Accept": "text/html"}
NUMBERS = [83, 54, 10, 20, 40, 50, 60, 70, 80, 90, 5, 95, 41, 42, 43, 44]
TEAMS = {"red": ["Anna", "Clara"], "blue": ["Bruno", "Dieter"]}
FOUR = ["Anna", "Bruno", "Clara", "Dieter"]
WHISPER = re.compile(r'<amazon:effect name="whispered">(.*?)</amazon:effect>')


def card(numbers: list[int] | None = None, **words: list[str]) -> dict[str, Any]:
    words = words or {"en": ["cake", "work", "fruit"]}
    return {"id": "x5", "words": words, "numbers": NUMBERS if numbers is None else numbers}


def circle(host: FlaskClient, numbers: list[int] | None = None, **changes: Any) -> AtTable:
    return AtTable(host, **{"game": "clue_circle", "cards": [card(numbers)], **changes})


def secret(table: AtTable, name: str) -> Any:
    return table.host.get(table.seats[name], headers=JSON).get_json()["secret"]


def right_gap(table: AtTable) -> str:
    """The gap of the card in the Tipster's hand, as its team would say it."""
    tipster = table.view["tipster"] or "Anna"
    one, other = secret(table, tipster)["between"]
    return f"between {one} and {other}"


def overtime(host: FlaskClient, **settings: Any) -> AtTable:
    table = circle(host, settings={"secret": "phone", "practice_cards": 12, **settings})
    table.say("sky", "between cake and work")
    table.say("river", "between cake and work")
    table.say("stone", "between fruit and sky")
    assert table.view["overtime"]
    return table


def pauses(table: AtTable) -> list[int]:
    return [int(seconds) for seconds in re.findall(r'<break time="(\d+)s"/>', table.reply["ssml"])]


# What the table may know -----------------------------------------------------------------------------------


def test_the_first_thing_waited_for_is_a_clue_since_inline_cards_bring_their_words(host: FlaskClient) -> None:
    table = circle(host)
    assert table.waits == ("clue", "Anna")
    assert [place["word"] for place in table.view["circle"]] == ["cake", "work", "fruit"]
    assert [place["number"] for place in table.view["circle"]] == [0, 33, 66]
    assert (table.view["phase"], table.view["tipster"]) == ("clue", "Anna")
    assert (table.view["round"], table.view["rounds"], table.view["cards_left"]) == (1, 12, 12)
    assert (table.view["lives"], table.view["overtime"]) == ({"table": 3}, False)
    assert {
        player["name"]: (player["score"], player["team"]) for player in table.view["players"]
    } == dict.fromkeys(("Anna", "Bruno", "Clara"), (0, None))


def test_inline_words_in_two_languages_lie_out_in_the_tables_own(host: FlaskClient) -> None:
    both = card(en=["cake", "work", "fruit"], de=["Kuchen", "Arbeit", "Obst"])
    table = circle(host, cards=[both], locale="de-DE")
    assert table.waits == ("clue", "Anna")
    assert [place["word"] for place in table.view["circle"]] == ["Kuchen", "Arbeit", "Obst"]


def test_an_accepted_clue_waits_for_the_gap_and_a_named_gap_is_scored_in_that_answer(
    host: FlaskClient,
) -> None:
    table = circle(host)
    table.say("sweet")
    assert (table.waits, table.view["phase"], table.view["clue"]) == (("gap", None), "guessing", "sweet")
    table.say("between fruit and cake")
    assert table.view["last"] == {"number": 83, "clue": "sweet", "guessed": ["fruit", "cake"], "right": True}
    assert (table.waits, table.view["round"], table.view["starter"]) == (("clue", "Bruno"), 2, "Bruno")


def test_a_wrong_gap_costs_a_life_and_the_card_lies_where_it_belongs(host: FlaskClient) -> None:
    table = circle(host, [83, 41, 54, 10])
    table.say("sweet", "between fruit and cake", "farmer", "between work and fruit")
    table.say("juice", "between fruit and sweet")
    assert table.view["lives"] == {"table": 2}
    assert table.view["last"] == {
        "number": 54,
        "clue": "juice",
        "guessed": ["fruit", "sweet"],
        "right": False,
    }
    assert {"number": 54, "word": "juice"} in table.view["circle"]


# The secret ------------------------------------------------------------------------------------------------


def leaks(table: AtTable, number: int, *, whispered: bool) -> None:
    """Nothing that others hear or see tells the number in the Tipster's hand."""
    told = [table.reply["speech"], table.reply["ssml"], table.reply["reprompt"] or ""]
    if whispered:
        told = [WHISPER.sub("", table.reply["ssml"]), table.reply["reprompt"] or ""]
    view = {key: value for key, value in table.look().items() if key not in ("table", "circle")}
    page = table.host.get(f"/tables/{table.id}", headers=HTML).get_data(as_text=True)
    words = spell.number(number, "en")
    for text in (*told, json.dumps(view["question"]), json.dumps(view["last"]), page.split("<table")[1]):
        assert words not in text
        assert str(number) not in text
    assert number not in [place["number"] for place in table.look()["circle"]]
    assert number not in (view["cards_left"], view["round"], view["clue"])


@pytest.mark.parametrize("way", ["phone", "whisper"])
@pytest.mark.parametrize("teams", [None, TEAMS])
def test_nothing_tells_the_number_but_the_whisper(
    host: FlaskClient, way: str, teams: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    dice = random.Random(way)
    numbers = [number for number in range(36, 100) if number not in (66, 90)]
    dice.shuffle(numbers)
    settings = {"secret": way} | ({"teams": teams} if teams else {})
    table = circle(host, numbers, players=FOUR, settings=settings)
    words = iter(
        [
            "oak",
            "elm",
            "ash",
            "fir",
            "yew",
            "bay",
            "box",
            "fig",
            "hop",
            "ivy",
            "nut",
            "rye",
            "tea",
            "gum",
            "jet",
            "kit",
        ]
    )
    for _ in range(40):
        number = secret(table, table.view["tipster"])["number"]
        leaks(table, number, whispered=way == "whisper" and WHISPER.search(table.reply["ssml"]) is not None)
        for chat in ("repeat", "help", "score", "hrmpf hrmpf hrmpf hrmpf hrmpf", "the question again"):
            table.say(chat)
            leaks(table, number, whispered=False)
        if table.view["phase"] == "clue":
            table.say(f"my clue is {next(words)}")
        else:
            table.say(right_gap(table) if dice.random() < 0.8 else "between cake and work")
        if table.view["phase"] == "finished" or table.view["tipster"] is None:
            break
        if table.view["phase"] == "guessing":
            leaks(table, number, whispered=False)
    assert table.view["phase"] == "finished" or table.view["tipster"] is None
    assert not caplog.records


def test_a_whisper_is_spoken_once_and_not_repeated(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "whisper"})
    assert WHISPER.findall(table.reply["ssml"]) == ["Eighty-three. Between fruit and cake."]
    assert "eighty-three" not in table.say("repeat").lower()
    assert "whisper" in table.reply["speech"]
    assert table.say("repeat").endswith("your clue?")
    table.say("whisper it")
    assert WHISPER.findall(table.reply["ssml"]) == ["Eighty-three. Between fruit and cake."]
    assert "eighty-three" not in table.say("what did you say").lower()


def test_a_request_that_is_delivered_twice_gets_the_same_whisper(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "whisper"})
    first, request = table.reply["ssml"], table.reply["request"]
    again = host.post("/simulator/alexa", json=request).get_json()["response"]["outputSpeech"]["ssml"]
    assert again == first
    table.say("sweet")
    late = host.post("/simulator/alexa", json=request).get_json()["response"]["outputSpeech"]["ssml"]
    assert late == first


def test_what_is_stored_of_an_answer_holds_no_whisper(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = circle(host, [79, *NUMBERS], settings={"secret": "whisper"})
        assert "seventy-nine" in table.reply["speech"].lower()
        table.say("repeat")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as stored:
        answers = [bytes(row[0]).decode() for row in stored.execute("select answer from turns")]
        (content,) = stored.execute("select content from tables").fetchone()
    assert answers
    for kept in (*answers, json.dumps(json.loads(content)["talk"])):
        assert "seventy-nine" not in kept.lower()


def test_the_number_is_on_the_tipsters_phone_only_while_it_is_their_turn(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    assert secret(table, "Anna") == {"number": 83, "between": ["fruit", "cake"]}
    assert secret(table, "Bruno") is None
    table.say("sweet", "between fruit and cake")
    assert secret(table, "Anna") is None
    assert secret(table, "Bruno") == {"number": 54, "between": ["work", "fruit"]}


def test_the_number_is_whispered_until_a_phone_has_taken_a_seat(host: FlaskClient) -> None:
    table = circle(host)
    assert WHISPER.search(table.reply["ssml"])
    table.say("sweet", "between fruit and cake")
    assert WHISPER.search(table.reply["ssml"])
    secret(table, "Clara")
    table.say("juice", "between work and fruit")
    assert not WHISPER.search(table.reply["ssml"])
    assert "phone" in table.reply["speech"]


def test_either_way_can_be_used_for_any_turn(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    assert not WHISPER.search(table.reply["ssml"])
    table.say("whisper it")
    assert WHISPER.search(table.reply["ssml"])
    assert table.waits == ("clue", "Anna")
    table = circle(host, settings={"secret": "whisper"})
    assert "phone" in table.say("on the phone")
    assert secret(table, "Anna")["number"] == 83


# The sand timer --------------------------------------------------------------------------------------------


def test_the_first_two_cards_are_played_without_the_sand_timer(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    assert pauses(table) == []
    table.say("sweet", "between fruit and cake")
    assert pauses(table) == []
    table.say("juice", "between work and fruit")
    assert pauses(table) == [10, 10]
    assert table.waits == ("clue", "Clara")


@pytest.mark.parametrize(
    ("settings", "heard"),
    [
        ({"practice_cards": 0}, [10, 10]),
        ({"practice_cards": 0, "timer": 35}, [10, 10, 10, 5]),
        ({"practice_cards": 0, "head_start": 7}, [7, 10, 10]),
        ({"practice_cards": 0, "timer": 0, "head_start": 7}, []),
        ({"practice_cards": 1}, []),
    ],
)
def test_the_sand_timer_is_heard_before_the_clue_is_asked_for(
    host: FlaskClient, settings: dict[str, int], heard: list[int]
) -> None:
    table = circle(host, settings={"secret": "phone", **settings})
    assert pauses(table) == heard
    table.say("score")
    assert pauses(table) == []


def test_without_the_sand_timer_the_reprompt_gives_time_to_think(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    assert "<audio" in table.reply["response"]["response"]["reprompt"]["outputSpeech"]["ssml"]
    assert "we play on. Anna, one word" in table.reply["reprompt"]


# Silence and the clock -------------------------------------------------------------------------------------


def test_silence_costs_the_clue_and_is_told_at_the_next_launch(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    reprompt = table.reply["reprompt"]
    assert table.silence() == reprompt
    assert (table.view["lives"], table.waits, table.view["round"]) == ({"table": 2}, ("clue", "Bruno"), 1)
    told = table.launch()
    assert "No clue from Anna, and that costs a life: two left." in told
    assert "Bruno" in told
    assert "No clue" not in table.launch()
    assert table.view["lives"] == {"table": 2}


def test_who_speaks_on_after_silence_is_told_first_and_their_words_are_no_clue(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    table.silence()
    assert "No clue from Anna" in table.say("sweet")
    assert table.waits == ("clue", "Bruno")


def test_silence_after_a_pause_and_while_a_team_talks_costs_nothing(host: FlaskClient) -> None:
    table = circle(host, settings={"secret": "phone"})
    table.say("wait a moment")
    table.silence()
    assert (table.view["lives"], table.waits) == ({"table": 3}, ("clue", "Anna"))
    table.launch()
    table.say("sweet")
    table.silence()
    assert (table.view["lives"], table.waits) == ({"table": 3}, ("gap", None))
    assert "sweet" in table.launch()


def test_the_clock_alone_never_takes_a_clue(host: FlaskClient) -> None:
    table = circle(host, settings={"practice_cards": 0, "secret": "phone"})
    table.send(text="sweet", wait=500)
    assert (table.view["clue"], table.view["lives"]) == ("sweet", {"table": 3})


def test_in_overtime_a_guess_counts_while_there_is_time(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    assert pauses(table) == [10, 10]
    table.send(text=right_gap(table), wait=25)
    assert table.view["last"]["right"]
    assert table.view["phase"] == "clue"


def test_in_overtime_a_right_guess_that_is_too_late_loses(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    table.send(text=right_gap(table), wait=90)
    assert (table.view["phase"], table.view["winners"]) == ("finished", [])
    assert not table.view["last"]["right"]


def test_in_overtime_without_a_timer_only_silence_or_a_pass_is_no_guess(host: FlaskClient) -> None:
    table = overtime(host, timer=0)
    table.say("moss")
    table.send(text=right_gap(table), wait=5000)
    assert table.view["last"]["right"]
    table.say("fern", "pass")
    assert (table.view["phase"], table.view["winners"]) == ("finished", [])


def test_in_overtime_silence_loses_and_the_next_launch_says_so(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss")
    table.silence()
    assert table.view["phase"] == "finished"
    assert "The circle wins this time." in table.launch()


def test_after_stop_and_undo_the_time_of_a_guess_begins_anew(host: FlaskClient) -> None:
    table = overtime(host)
    table.say("moss", "stop")
    table.launch(wait=3600)
    table.send(text=right_gap(table), wait=20)
    assert table.view["last"]["right"]
    table.say("undo")
    assert table.waits == ("gap", None)
    table.send(text="between cake and stone", wait=20)
    assert table.view["phase"] == "finished"


# Teams -----------------------------------------------------------------------------------------------------


def test_the_team_whose_gap_it_is_is_named(host: FlaskClient) -> None:
    table = circle(host, players=FOUR, settings={"teams": TEAMS, "secret": "phone"})
    assert [player["team"] for player in table.view["players"]] == ["red", "blue", "red", "blue"]
    table.say("sweet")
    assert table.view["waiting_for"] == {"kind": "gap", "player": None, "team": "red"}
    table.say("between cake and work", "juice", "between cake and work")
    assert table.view["waiting_for"] == {"kind": "gap", "player": None, "team": "red"}
    assert "fifty-four" not in table.reply["speech"]
    assert table.view["last"]["number"] == 83
    table.say("between work and fruit")
    assert table.view["lives"] == {"red": 3, "blue": 2}
    assert table.view["last"]["guessed"] == ["cake", "work"]
    assert table.view["last"]["right"] is False


def test_a_tie_goes_to_a_final_round_in_which_the_first_clue_counts(host: FlaskClient) -> None:
    table = circle(
        host,
        [83, 54, 10, 20, 40, 50, 60, 70, 80, 90, 5, 95, 41],
        players=FOUR,
        settings={"teams": TEAMS, "secret": "phone"},
    )
    for word in ["oak", "elm", "ash", "fir", "yew", "bay", "box", "fig", "hop", "ivy", "nut", "rye"]:
        table.say(word, right_gap(table))
    assert (table.waits, table.view["tipster"]) == (("clue", None), None)
    assert secret(table, "Anna") == secret(table, "Bruno") != None  # noqa: E711  both see the same card
    table.say("juice")
    assert table.waits == ("clue", None)
    table.say("red: juice")
    assert table.view["waiting_for"] == {"kind": "gap", "player": None, "team": "red"}
    assert table.view["tipster"] == "Anna"
    table.say(right_gap(table))
    assert (table.view["phase"], table.view["winners"]) == ("finished", ["Anna", "Clara"])


# Starting words --------------------------------------------------------------------------------------------


def test_the_host_proposes_three_words_of_the_pack_or_others(host: FlaskClient) -> None:
    table = circle(host, cards=None)
    assert (table.waits, table.view["phase"], table.view["rounds"]) == (("words", None), "choosing", 12)
    assert table.view["circle"] == []
    first = table.reply["speech"]
    assert table.say("other words") != first
    assert table.waits == ("words", None)
    table.say("yes")
    assert table.waits == ("clue", "Anna")
    assert [place["number"] for place in table.view["circle"]] == [0, 33, 66]


def test_the_table_may_say_words_of_its_own(host: FlaskClient) -> None:
    table = circle(host, cards=None)
    table.say("moon and soup")
    assert table.waits == ("words", None)
    assert "same word" in table.say("moon, moon and soup")
    table.say("let's take moon, the carpet and soup")
    assert [place["word"] for place in table.view["circle"]] == ["moon", "carpet", "soup"]
    assert table.waits == ("clue", "Anna")
    table.say("undo")
    assert table.waits == ("words", None)


# The table's word ------------------------------------------------------------------------------------------


def test_a_refused_clue_still_waits_for_the_clue_and_the_table_may_let_it_count(host: FlaskClient) -> None:
    table = circle(host)
    table.say("apple pie")
    assert (table.waits, table.view["clue"]) == (("clue", "Anna"), None)
    table.say("it counts")
    assert (table.waits, table.view["clue"]) == (("gap", None), "apple pie")


def test_a_refused_clue_may_be_given_up_for_another_card_at_no_cost(host: FlaskClient) -> None:
    table = circle(host)
    table.say("cake", "discard")
    assert (table.waits, table.view["lives"], table.view["round"]) == (("clue", "Anna"), {"table": 3}, 1)
    assert secret(table, "Anna")["number"] == 41


def test_invalid_clue_replaces_the_card_of_the_same_tipster(host: FlaskClient) -> None:
    table = circle(host)
    table.say("sweet", "invalid clue")
    assert (table.waits, table.view["lives"], table.view["round"]) == (("clue", "Anna"), {"table": 3}, 1)
    assert "invalid clue" in table.say("skip")
    assert table.waits == ("clue", "Anna")


def test_an_objection_to_a_gap_takes_it_back_and_scores_the_other(host: FlaskClient) -> None:
    table = circle(host)
    table.say("sweet", "between cake and work")
    assert table.view["lives"] == {"table": 2}
    table.say("no, between fruit and cake")
    assert (table.view["lives"], table.view["last"]["right"]) == ({"table": 3}, True)


def test_a_clue_is_put_right_while_its_gap_is_due(host: FlaskClient) -> None:
    table = circle(host)
    table.say("sweet", "no, sour")
    assert (table.waits, table.view["clue"]) == (("gap", None), "sour")
    table.say("undo")
    assert (table.waits, table.view["clue"]) == (("gap", None), "sweet")
