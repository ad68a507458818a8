"""Undo, corrections, early answers and the confirming of a bare year, by voice in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, cards, open_host

TONGUES: dict[str, dict[str, str]] = {
    "en-US": {
        "a": "1750 to 1827",
        "b": "1780 to 1850",
        "c": "1700 to 1801",
        "ready": "ready",
        "undo": "undo",
        "pass": "pass",
        "skip": "skip this question",
        "end": "end the game",
        "yes": "yes",
        "no": "no",
        "help": "help",
        "score": "score",
        "stop": "stop",
        "no, 1540": "no, 1540",
        "no, 1900": "no, 1900",
        "no, a": "no, 1750 to 1827",
        "Bruno: b": "Bruno: 1780 to 1850",
        "Clara: c": "Clara: 1700 to 1801",
        "Anna: d": "Anna: 1790 to 1810",
        "Anna: 1540": "Anna: 1540",
        "no, e": "no, 1500 to 1600",
        "e": "1500 to 1600",
        "e wide": "1500 to 1880",
        "no, pass": "no, pass",
        "again": "the question again",
        "i said a": "I said 1750 to 1827",
        "unclear": "how about some cheese",
    },
    "de-DE": {
        "a": "1750 bis 1827",
        "b": "1780 bis 1850",
        "c": "1700 bis 1801",
        "ready": "fertig",
        "undo": "zurück",
        "pass": "passe",
        "skip": "andere Frage",
        "end": "Spiel beenden",
        "yes": "ja",
        "no": "nein",
        "help": "Hilfe",
        "score": "Punktestand",
        "stop": "stopp",
        "no, 1540": "nein, 1540",
        "no, 1900": "nein, 1900",
        "no, a": "nein, 1750 bis 1827",
        "Bruno: b": "Bruno: 1780 bis 1850",
        "Clara: c": "Clara: 1700 bis 1801",
        "Anna: d": "Anna: 1790 bis 1810",
        "Anna: 1540": "Anna: 1540",
        "no, e": "nein, 1500 bis 1600",
        "e": "1500 bis 1600",
        "e wide": "1500 bis 1880",
        "no, pass": "nein, passe",
        "again": "die Frage noch mal",
        "i said a": "ich sagte 1750 bis 1827",
        "unclear": "wie wär's mit Käse",
    },
}


class Spoken(AtTable):
    """A table where everything is said in its own language, by the keys above."""

    def __init__(self, host: FlaskClient, locale: str, **changes: Any) -> None:
        super().__init__(host, locale=locale, **{"cards": cards(1801, 1802, 1803, 1804), **changes})
        self.locale = locale

    def do(self, *keys: str) -> str:
        return self.say(*(TONGUES[self.locale].get(key, key) for key in keys))

    @property
    def spans(self) -> dict[str, Any]:
        return dict(self.view["last"]["spans"])


@pytest.fixture(params=list(TONGUES))
def table(request: pytest.FixtureRequest, host: FlaskClient) -> Spoken:
    return Spoken(host, request.param)


# Undo ------------------------------------------------------------------------------------------------------


def test_undo_takes_answers_back_one_by_one(table: Spoken) -> None:
    table.do("ready", "a", "b")
    assert table.waits == ("span", "Clara")
    assert "Bruno" in table.do("undo")
    assert table.waits == ("span", "Bruno")
    assert "Anna" in table.do("undo")
    assert table.waits == ("span", "Anna")
    before = table.view
    for _ in range(3):
        assert table.do("undo")
        assert table.view == before


def test_undo_in_the_writing_time_of_the_first_round_takes_nothing(table: Spoken) -> None:
    before = table.view
    table.do("undo", "undo")
    assert table.view == before
    table.do("ready", "undo")
    assert table.waits == ("span", "Anna")


def test_undo_across_a_scoring_reopens_that_one_answer_with_the_same_card(table: Spoken) -> None:
    table.do("a", "b", "c")
    assert (table.view["round"], table.waits) == (2, ("ready", None))
    scored = table.view
    speech = table.do("undo")
    assert "Clara" in speech
    assert (table.view["round"], table.waits) == (1, ("span", "Clara"))
    assert table.view["last"] is None
    assert [player["score"] for player in table.view["players"]] == [0, 0, 0]
    table.do("c")
    assert table.view == scored


def test_after_an_undo_across_a_scoring_that_player_may_pass(table: Spoken) -> None:
    table.do("a", "b", "c", "undo", "pass")
    assert table.spans["Clara"] is None
    assert table.view["round"] == 2


def test_undo_goes_back_over_several_scorings(table: Spoken) -> None:
    start = table.view
    table.do("ready", "a", "b", "c", "ready", "b", "c", "a", "ready", "c", "a")
    assert (table.view["round"], table.waits) == (3, ("span", "Bruno"))
    for _ in range(8):
        table.do("undo")
    assert (table.view["round"], table.waits) == (1, ("span", "Anna"))
    assert table.view["players"] == start["players"]
    assert table.view["question"] == start["question"]
    again = table.do("a", "b", "c", "ready", "b", "c", "a", "ready", "c", "a")
    assert again
    assert (table.view["round"], table.waits) == (3, ("span", "Bruno"))


def test_a_ready_is_no_answer_that_undo_takes(table: Spoken) -> None:
    table.do("a", "b", "c", "ready", "undo")
    assert (table.view["round"], table.waits) == (1, ("span", "Clara"))


def test_undo_after_the_end_of_the_game_reopens_its_last_answer(host: FlaskClient) -> None:
    for locale in TONGUES:
        table = Spoken(host, locale, settings={"rounds": 1})
        table.do("a", "b", "c")
        finished = table.view
        assert (finished["phase"], table.reply["ends_session"]) == ("finished", True)
        table.do("undo")
        assert (table.view["phase"], table.waits) == ("answering", ("span", "Clara"))
        assert table.view["winners"] == []
        assert table.reply["ends_session"] is False
        table.do("c")
        assert table.view == finished


def test_undo_after_a_correction_takes_the_correction_back(table: Spoken) -> None:
    table.do("e wide", "no, 1540", "undo", "b", "c")
    assert table.spans["Anna"] == [1500, 1880, 380]


def test_undo_after_a_skip_brings_the_skipped_card_back(table: Spoken) -> None:
    first = table.view["question"]
    table.do("ready", "a", "skip")
    second = table.view["question"]
    assert (second != first, table.waits) == (True, ("ready", None))
    table.do("undo")
    assert (table.view["question"], table.waits) == (first, ("span", "Anna"))
    table.do("skip")
    assert table.view["question"] == second


def test_a_skipped_question_takes_its_confirmation_along(table: Spoken) -> None:
    table.do("ready", "1850")
    assert table.waits[0] == "yes_no"
    table.do("skip")
    assert (table.waits, table.view["round"]) == (("ready", None), 1)


def test_undo_lasts_over_a_new_host_on_the_same_store(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = Spoken(host, "en-US")
        table.do("a", "b", "c", "ready", "b")
    with open_host(tmp_path) as host:
        table.host = host
        table.do("undo", "undo")
        assert (table.view["round"], table.waits) == (1, ("span", "Clara"))
        table.do("undo")
        assert table.waits == ("span", "Bruno")


def test_undo_after_a_phones_answer_asks_that_player_by_voice(table: Spoken) -> None:
    assert table.enter("Bruno", TONGUES[table.locale]["b"]).status_code == 200
    table.do("ready", "a")
    assert table.waits == ("span", "Clara")
    assert "Bruno" in table.do("undo")
    assert table.waits == ("span", "Bruno")
    table.do("e")
    assert table.waits == ("span", "Clara")
    table.do("c")
    assert table.spans["Bruno"] == [1500, 1600, 100]


def test_undo_leaves_the_phones_of_others_alone(table: Spoken) -> None:
    table.enter("Bruno", TONGUES[table.locale]["b"])
    table.do("ready", "a", "undo", "undo", "e")
    assert table.waits == ("span", "Bruno")


# Corrections -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "span"), [("no, 1540", [1540, 1880, 340]), ("no, 1900", [1500, 1900, 400])], ids=str
)
def test_a_single_year_replaces_the_nearer_end(table: Spoken, said: str, span: list[int]) -> None:
    assert not any(c.isdigit() for c in table.do("e wide", said))
    assert table.waits == ("span", "Bruno")
    table.do("b", "c")
    assert table.spans["Anna"] == span


def test_a_whole_span_replaces_the_last_one(table: Spoken) -> None:
    table.do("e wide", "no, a", "b", "c")
    assert table.spans["Anna"] == [1750, 1827, 77]


def test_anothers_answer_is_corrected_by_name(table: Spoken) -> None:
    table.do("a", "b", "Anna: d")
    assert table.waits == ("span", "Clara")
    table.do("Anna: 1540", "c")
    assert table.spans["Anna"] == [1540, 1810, 270]


def test_an_answer_may_be_corrected_to_a_pass_and_back(table: Spoken) -> None:
    table.do("a", "no, pass")
    assert table.waits == ("span", "Bruno")
    table.do("no, 1540")
    assert table.waits == ("yes_no", "Anna")
    table.do("yes")
    assert table.waits == ("span", "Bruno")
    table.do("b", "c")
    assert table.spans["Anna"] == [1540, 1540, 0]


def test_a_correction_after_the_scoring_is_no_answer_of_the_next_round(table: Spoken) -> None:
    table.do("a", "b", "c")
    before = table.view
    assert table.do("no, e")
    assert table.view == before


def test_whoever_was_not_understood_corrects_nobody_by_saying_it_again(table: Spoken) -> None:
    table.do("ready", "b", "unclear", "i said a")
    assert table.waits == ("span", "Clara")
    table.do("c")
    assert table.spans["Anna"] == [1780, 1850, 70]
    assert table.spans["Bruno"] == [1750, 1827, 77]


# Early answers ---------------------------------------------------------------------------------------------


def test_early_answers_are_held_and_read_in_turn(table: Spoken) -> None:
    table.do("ready", "Clara: c")
    assert table.waits == ("span", "Anna")
    table.do("Bruno: b")
    assert table.waits == ("span", "Anna")
    speech = table.do("a")
    assert [name for name in ("Anna", "Bruno", "Clara") if name in speech] == ["Anna", "Bruno", "Clara"]
    assert table.view["round"] == 2
    assert table.spans == {"Anna": [1750, 1827, 77], "Bruno": [1780, 1850, 70], "Clara": [1700, 1801, 101]}


def test_undo_takes_an_early_answer_back(table: Spoken) -> None:
    table.do("ready", "Clara: c")
    assert "Clara" in table.do("undo")
    table.do("a", "b")
    assert table.waits == ("span", "Clara")


def test_an_early_answer_can_be_corrected_at_once(table: Spoken) -> None:
    table.do("ready", "Clara: c", "no, e", "a", "b")
    assert table.spans["Clara"] == [1500, 1600, 100]


# A bare year -----------------------------------------------------------------------------------------------


def test_a_bare_year_is_confirmed_once(table: Spoken) -> None:
    table.do("ready", "a", "1850")
    assert table.waits == ("yes_no", "Bruno")
    table.do("yes")
    assert table.waits == ("span", "Clara")
    table.do("c")
    assert table.spans["Bruno"] == [1850, 1850, 0]


def test_a_no_asks_again_from_when_to_when(table: Spoken) -> None:
    table.do("ready", "a", "1850", "no")
    assert table.waits == ("span", "Bruno")


@pytest.mark.parametrize("said", ["e", "no, e"])
def test_a_new_span_instead_of_yes_or_no_is_the_answer_of_whoever_was_asked(table: Spoken, said: str) -> None:
    table.do("ready", "a", "1850", said)
    assert table.waits == ("span", "Clara")
    table.do("c")
    assert table.spans["Anna"] == [1750, 1827, 77]
    assert table.spans["Bruno"] == [1500, 1600, 100]


def test_another_year_instead_of_yes_or_no_is_confirmed_in_its_turn(table: Spoken) -> None:
    table.do("ready", "a", "1850", "no, 1540")
    assert table.waits == ("yes_no", "Bruno")
    table.do("yes", "c")
    assert table.spans["Anna"] == [1750, 1827, 77]
    assert table.spans["Bruno"] == [1540, 1540, 0]


def test_an_early_bare_year_is_confirmed_for_whoever_said_it(table: Spoken) -> None:
    table.do("ready", "Bruno: 1850")
    assert table.waits == ("yes_no", "Bruno")
    table.do("yes")
    assert table.waits == ("span", "Anna")
    table.do("a")
    assert table.waits == ("span", "Clara")


@pytest.mark.parametrize("wish", ["help", "score", "again", "unclear", "", "repeat"])
def test_while_a_year_is_confirmed_everything_else_can_be_said(table: Spoken, wish: str) -> None:
    table.do("ready", "a", "1850")
    before = table.view
    assert table.do(wish)
    assert table.view == before
    table.do("yes")
    assert table.waits == ("span", "Clara")


def test_undo_while_a_year_is_confirmed_forgets_that_year_only(table: Spoken) -> None:
    table.do("ready", "a", "1850", "undo")
    assert table.waits == ("span", "Bruno")
    table.do("undo")
    assert table.waits == ("span", "Anna")


def test_a_confirmation_waits_through_stop_and_a_new_start(table: Spoken) -> None:
    table.do("ready", "a", "1850", "stop")
    assert table.reply["ends_session"] is True
    table.launch(wait=60)
    assert table.waits == ("yes_no", "Bruno")
    table.do("yes")
    assert table.waits == ("span", "Clara")
