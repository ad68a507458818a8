"""Wishes about the evening: what is wrong, what to play, what to forget, and going on just where it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from host.games import GAMES
from host.suggest import fitting, for_minutes, minutes, shortest, together
from tests.ports.at_table import AtTable, cards, open_host


@pytest.fixture
def table() -> Iterator[AtTable]:
    with open_host() as host:
        yield AtTable(host, settings={"rounds": 3})


@pytest.fixture
def lobby() -> Iterator[AtTable]:
    with open_host() as host:
        yield AtTable(host, game=None, players=None, starter=None)


def score_round(table: AtTable) -> None:
    table.say("ready")
    for span in ("1800 to 1810", "1790 to 1830", "1700 to 1900"):
        table.say(span)


def play_to_the_end(table: AtTable) -> None:
    for _ in range(3):
        score_round(table)
    assert table.view["phase"] == "finished"


def kind(table: AtTable) -> str:
    return str(table.view["waiting_for"]["kind"])


# What is wrong ---------------------------------------------------------------------------------------------


def test_wrong_after_a_reveal_asks_whether_the_card_or_the_hearing_is_meant(table: AtTable) -> None:
    score_round(table)
    assert table.say("that's wrong") == "Do you mean the answer on the card?"
    assert kind(table) == "yes_no"


def test_yes_notes_the_card_and_no_takes_the_answer_back(table: AtTable) -> None:
    score_round(table)
    assert "noted it for the authors" in table.say("that's wrong", "yes")
    table.say("yes")
    assert (table.view["round"], kind(table)) == (2, "ready")
    table.say("that's wrong", "no")
    assert (table.view["round"], table.view["waiting_for"]["player"]) == (1, "Clara")


def test_the_right_answer_said_at_once_corrects_what_was_misheard(table: AtTable) -> None:
    score_round(table)
    table.say("that's wrong", "1780 to 1850")
    assert table.view["round"] == 2
    assert table.view["last"]["spans"]["Clara"] == [1780, 1850, 70]


def test_wrong_in_the_middle_of_a_round_takes_the_last_answer_back(table: AtTable) -> None:
    table.say("ready", "1800 to 1810", "that's wrong")
    assert table.view["waiting_for"] == {"kind": "span", "player": "Anna"}


def test_a_voided_round_gives_its_points_back_and_draws_another_card(table: AtTable) -> None:
    score_round(table)
    table.say("the card is wrong", "no")
    assert table.view["round"] == 1
    assert [player["score"] for player in table.view["players"]] == [0, 0, 0]
    assert table.view["question"] == "Event 2."


def test_whoever_plays_on_instead_of_yes_or_no_lets_the_round_stand(table: AtTable) -> None:
    score_round(table)
    table.say("the card is wrong", "Bruno: 1800 to 1810")
    assert table.view["round"] == 2
    assert table.view["waiting_for"] == {"kind": "span", "player": "Clara"}


# Impatience and manners ------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", ["next", "next one", "ready", "we're ready"])
def test_an_impatient_next_changes_nothing_and_names_who_is_missing(table: AtTable, said: str) -> None:
    table.say("ready")
    before = table.view
    assert "Anna" in table.say(said)
    assert table.view == before


@pytest.mark.parametrize("said", ["thanks", "thank you very much", "cheers"])
def test_thanks_are_answered_and_the_game_goes_on_where_it_was(table: AtTable, said: str) -> None:
    table.say("ready", "1800 to 1810")
    before = table.view
    assert table.say(said).startswith(("You're welcome.", "My pleasure.", "Any time."))
    assert table.view == before


def test_going_on_answers_the_question_whether_to_stop(table: AtTable) -> None:
    table.say("ready", "end the game", "go on")
    assert table.view["waiting_for"] == {"kind": "span", "player": "Anna"}
    table.say("end the game", "no, hang on")
    assert table.view["waiting_for"] == {"kind": "span", "player": "Anna"}


def test_going_on_answers_the_question_whether_to_resume(table: AtTable) -> None:
    table.say("ready", "stop")
    table.send(launch=True, wait=100_000)
    assert kind(table) == "yes_no"
    assert "Round one" in table.say("carry on")
    assert table.view["waiting_for"] == {"kind": "span", "player": "Anna"}


def test_coming_back_tells_the_round_the_question_and_whose_turn_it_is(table: AtTable) -> None:
    score_round(table)
    table.say("ready", "stop")
    table.send(launch=True, wait=60)
    assert table.reply["speech"].startswith("Welcome back. Round two. Event 2. Bruno")


def test_help_twice_running_says_something_else(table: AtTable) -> None:
    first, second, third = (table.say("help") for _ in range(3))
    assert first != second != third


def test_an_undone_correction_leaves_the_first_answer(table: AtTable) -> None:
    table.say("ready", "1800 to 1810", "Anna: 1700 to 1900")
    assert "Anna" in table.say("undo")
    assert table.view["waiting_for"]["player"] == "Bruno"
    table.say("1790 to 1830", "1700 to 1900")
    assert table.view["last"]["spans"]["Anna"] == [1800, 1810, 10]


# Again -----------------------------------------------------------------------------------------------------


def test_a_rematch_is_the_same_game_with_the_same_people(table: AtTable) -> None:
    play_to_the_end(table)
    heard = table.say("rematch")
    assert (table.view["game"], kind(table)) == ("year_span", "starter")
    assert "Span of Years once more." in heard
    heard = table.say("Bruno")
    assert (table.view["rounds"], table.view["starter"]) == (3, "Bruno")
    assert "crime or a death" not in heard


def test_the_same_players_in_one_word(table: AtTable) -> None:
    play_to_the_end(table)
    table.say("same players")
    assert kind(table) == "game"
    table.say("span of years")
    assert kind(table) == "starter"
    assert [player["name"] for player in table.view["players"]] == ["Anna", "Bruno", "Clara"]


def test_a_rematch_in_the_middle_of_a_game_is_asked_about_first(table: AtTable) -> None:
    table.say("ready", "rematch")
    assert kind(table) == "yes_no"
    table.say("yes")
    assert (table.view["game"], kind(table)) == ("year_span", "starter")


def test_the_total_of_the_evening_counts_every_game(table: AtTable) -> None:
    assert "finished a game" in table.say("evening total")
    play_to_the_end(table)
    table.say("rematch", "Anna")
    play_to_the_end(table)
    assert table.say("evening total").startswith("Two games so far: Anna two, Bruno two, and Clara two.")


def test_nobody_wins_with_nothing() -> None:
    with open_host() as host:
        table = AtTable(host, settings={"rounds": 1}, cards=cards(1))
        heard = table.say("ready", "pass", "pass", "pass")
    assert "zero points" not in heard
    assert "share the honours" in heard


# What to play ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(9))
def test_a_suggestion_fits_those_who_sit_there(players: int) -> None:
    for game in (shortest(players), together(players), for_minutes(20, players)):
        assert game is None or game in fitting(players)


def test_more_time_never_gets_a_shorter_game() -> None:
    times = [minutes(GAMES[for_minutes(wanted, 4) or ""], 4) for wanted in range(10, 120, 10)]
    assert times == sorted(times)


def test_a_suggestion_tells_how_long_it_takes_and_waits_for_a_yes(lobby: AtTable) -> None:
    assert "minutes" in lobby.say("which game for twenty minutes")
    assert kind(lobby) == "yes_no"
    lobby.say("no")
    assert kind(lobby) == "game"


def test_another_game_may_be_named_instead_of_yes_or_no(lobby: AtTable) -> None:
    lobby.say("something together", "span of years")
    assert (lobby.view["game"], kind(lobby)) == ("year_span", "players")


# What to forget --------------------------------------------------------------------------------------------


def test_forget_us_is_asked_once_and_then_nothing_is_left(table: AtTable) -> None:
    score_round(table)
    table.say("forget us")
    assert kind(table) == "yes_no"
    assert "deleted" in table.say("yes")
    assert table.view["players"] == []
    assert table.view["game"] is None
    table.send(launch=True)
    assert table.reply["speech"].startswith("Welcome to Guess Master.")


def test_a_no_forgets_nothing(table: AtTable) -> None:
    score_round(table)
    before = table.view
    table.say("delete everything", "no")
    assert table.view == before


UNDONE_BY = ["that's wrong", "end the game", "new game", "forget us"]


@pytest.mark.parametrize("wish", UNDONE_BY)
@pytest.mark.parametrize("ready", ["ready", "let's go", "we're done"])
def test_ready_is_no_yes_to_a_question_that_takes_something_away(
    table: AtTable, wish: str, ready: str
) -> None:
    table.say("ready", "1800 to 1810", "1790 to 1830", "1700 to 1900")
    before = [player["score"] for player in table.view["players"]]
    assert table.say(wish).endswith("?")
    assert table.waits == ("yes_no", None)
    table.say(ready)
    assert table.waits == ("span", "Bruno")
    assert [player["score"] for player in table.view["players"]] == before


def test_ready_in_the_middle_of_a_round_does_not_dispute_the_card(table: AtTable) -> None:
    table.say("ready", "1800 to 1810", "1790 to 1830", "1700 to 1900", "that's wrong")
    table.say("go on")
    assert table.waits == ("ready", None)


def test_fewer_rounds_take_less_time() -> None:
    with open_host() as host:
        assert "twenty-five minutes" in AtTable(host).say("how long does this take")
        assert "five minutes" in AtTable(host, settings={"rounds": 2}).say("how long does this take")
        assert "twenty-five" not in AtTable(host, settings={"rounds": 2}).say("how long does this take")


def test_how_long_it_takes_too_many_is_not_told() -> None:
    with open_host() as host:
        row = AtTable(host, game="order_it", cards=None)
        assert "takes five at most" in row.say("how long does this take with seven people")


def test_who_won_is_answered_after_the_game_too() -> None:
    with open_host() as host:
        table = AtTable(host, settings={"rounds": 1})
        table.say("1800 to 1810", "1790 to 1830", "1700 to 1900")
        table.launch()
        assert table.say("who won").startswith("One game so far: Anna one")
        assert not table.reply["ends_session"]


def test_undo_takes_back_what_was_said_last_before_a_phone_is_read_out() -> None:
    with open_host() as host:
        table = AtTable(host)
        table.say("ready", "1800 to 1810", "1790 to 1830")
        table.enter("Clara", "1700 - 1900")
        table.say("undo")
        assert table.waits == ("span", "Bruno")
        assert table.view["last"] is None


def test_a_correction_comes_before_a_phone_is_read_out() -> None:
    with open_host() as host:
        table = AtTable(host)
        table.say("ready", "1800 to 1810", "1790 to 1830")
        table.enter("Clara", "1700 - 1900")
        table.say("Bruno: 1795 to 1800")
        assert table.view["last"]["spans"]["Bruno"] == [1795, 1800, 5]
