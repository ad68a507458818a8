"""A game as a log: begun, played, replayed, taken back, and kept as JSON."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from host import log as logs
from host.games import GAMES
from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    GameEnded,
    IllegalMove,
    Join,
    Leave,
    NoCards,
    Phase,
    Reason,
    Seat,
    Skip,
    Skipped,
    SwapSeats,
)
from host.games.year_span import Answer, Correct, Ready, RoundBegan, Scored, Settings, SpanRead
from host.games.year_span_card import Card, Span
from host.log import Entry, Log
from tests.games.random_year_span import random_card

ANNA, BRUNO, CLARA, DIETER = (Seat(n) for n in range(4))
HIT, MISS = Span(-3000, 2100), Span(2100, 2101)


def deal(_: Draw, dealt: tuple[Any, ...]) -> Card | None:
    """Four cards in all."""
    number = len(dealt) + 1
    return random_card(random.Random(number), number) if number <= 4 else None


def change_nothing(state: Any, _: Any, __: int) -> tuple[Any, tuple[()]]:
    return state, ()


def empty(players: int = 2, rounds: int = 3) -> Log:
    return Log("year_span", tuple(Seat(n) for n in range(players)), ANNA, Settings(rounds), 7)


def begun(players: int = 2, rounds: int = 3) -> Log:
    return logs.begin(empty(players, rounds), 100, deal).log


def play(log: Log, *moves: Any) -> Log:
    for move in moves:
        log = logs.play(log, move, 100 + len(log.entries), deal).log
    return log


def moves(log: Log) -> list[type]:
    return [type(entry.move) for entry in log.entries]


# Playing ---------------------------------------------------------------------------------------------------


def test_a_log_is_begun_with_its_first_card_and_tells_of_it() -> None:
    happened = logs.begin(empty(), 100, deal)
    card = deal(Draw(), ())
    assert happened.log.entries == (Entry(Deal(card), 100),)
    assert [event for event, _ in happened.events] == [RoundBegan(1, ANNA, (2, 1))]
    assert happened.state == logs.replay(happened.log)


def test_a_move_is_logged_with_the_time_at_which_it_was_made() -> None:
    log = logs.play(begun(), Ready(), 1_700_000_000, deal).log
    assert log.entries[-1] == Entry(Ready(), 1_700_000_000)


def test_the_card_that_a_scoring_makes_room_for_is_dealt_in_the_same_breath() -> None:
    log = play(begun(), Answer(ANNA, HIT))
    happened = logs.play(log, Answer(BRUNO, MISS), 130, deal)
    assert moves(happened.log) == [Deal, Answer, Answer, Deal]
    assert [type(event) for event, _ in happened.events] == [SpanRead, Scored, RoundBegan]
    assert {entry.at for entry in happened.log.entries[2:]} == {130}


def test_each_event_comes_with_the_state_after_its_own_move() -> None:
    log = play(begun(), Answer(ANNA, HIT))
    happened = logs.play(log, Answer(BRUNO, MISS), 130, deal)
    states = [state for _, state in happened.events]
    assert states[0] is states[1]
    assert states[0].card is None
    assert states[2].card == deal(Draw(), (None,))
    assert states[2] == happened.state


def test_a_refused_move_leaves_the_log_as_it_was() -> None:
    log = begun()
    before = logs.to_json(log)
    with pytest.raises(IllegalMove) as refused:
        logs.play(log, Answer(BRUNO, HIT), 110, deal)
    assert refused.value.reason is Reason.NOT_YOUR_TURN
    assert logs.to_json(log) == before


def test_when_the_cards_are_through_that_is_logged_and_the_game_ends() -> None:
    log = begun(rounds=10)
    for number in range(4):
        first, second = (ANNA, BRUNO) if number % 2 == 0 else (BRUNO, ANNA)
        log = play(log, Answer(first, MISS), Answer(second, MISS))
    assert moves(log)[-1] is NoCards
    assert logs.replay(log).phase is Phase.FINISHED


def test_without_any_cards_a_game_ends_as_it_begins() -> None:
    happened = logs.begin(empty(), 100, lambda *_: None)
    assert moves(happened.log) == [NoCards]
    assert [event for event, _ in happened.events] == [GameEnded((ANNA, BRUNO), no_cards=True)]


def test_a_skipped_card_counts_as_dealt_and_another_is_dealt() -> None:
    happened = logs.play(begun(), Skip(), 110, deal)
    assert moves(happened.log) == [Deal, Skip, Deal]
    assert [type(event) for event, _ in happened.events] == [Skipped, RoundBegan]
    assert [card.id for card in logs.dealt(happened.log)] == ["year-1", "year-2"]


def test_a_game_that_asks_for_cards_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = replace(GAMES["year_span"], apply=change_nothing)
    monkeypatch.setattr(logs, "GAMES", {"year_span": greedy})
    monkeypatch.setattr(logs, "LONGEST_GAME", 50)
    with pytest.raises(RuntimeError, match="without end"):
        logs.begin(empty(), 100, lambda *_: "a card")


# Replaying -------------------------------------------------------------------------------------------------


def test_equal_logs_have_equal_states() -> None:
    log, again = (play(begun(3), Ready(), Answer(ANNA, HIT), Answer(BRUNO, None)) for _ in range(2))
    assert log == again
    assert log is not again
    assert logs.replay(log) == logs.replay(again)


def test_a_log_that_was_replayed_equals_one_that_was_not() -> None:
    log = begun()
    logs.replay(log)
    assert replace(log) == log
    assert "Deal" in repr(log)


def test_a_log_that_was_made_from_another_one_has_a_state_of_its_own() -> None:
    log = play(begun(), Answer(ANNA, HIT))
    assert ANNA in logs.replay(log).answers
    assert logs.replay(replace(log, entries=log.entries[:1])).answers == {}
    assert logs.replay(replace(log, starter=ANNA, settings=Settings(5))).settings == Settings(5)


def test_what_happened_since_some_entry_can_be_told_again() -> None:
    log = play(begun(), Answer(ANNA, HIT))
    happened = logs.play(log, Answer(BRUNO, MISS), 130, deal)
    assert logs.retold(happened.log, len(log.entries)) == happened.events
    assert logs.retold(happened.log, len(happened.log.entries)) == ()
    assert len(logs.retold(happened.log, 0)) == len(happened.events) + 2


# Undo ------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_answer() -> None:
    before = play(begun(3), Ready(), Answer(ANNA, HIT))
    log = play(before, Answer(BRUNO, MISS))
    assert logs.undo(log) == before


def test_undo_takes_back_any_number_of_answers_and_no_more_than_there_are() -> None:
    log = play(begun(3), Ready(), Answer(ANNA, HIT), Correct(ANNA, None), Answer(BRUNO, MISS))
    lengths = []
    while logs.last_answer(log) is not None:
        log = logs.undo(log)
        lengths.append(len(log.entries))
    assert lengths == [4, 3, 2]
    with pytest.raises(LookupError, match="no answer"):
        logs.undo(log)


def test_a_ready_is_no_answer() -> None:
    log = play(begun(), Ready())
    assert logs.last_answer(log) is None
    with pytest.raises(LookupError):
        logs.undo(log)


def test_undo_across_a_scoring_reopens_that_one_answer_with_the_same_card_and_scores_anew() -> None:
    before = play(begun(), Ready(), Answer(ANNA, MISS))
    scored = play(before, Answer(BRUNO, MISS))
    assert logs.replay(scored).round == 2
    log = logs.undo(scored)
    assert log == before
    state = logs.replay(log)
    assert (state.round, state.card, state.last) == (1, deal(Draw(), ()), None)
    anew = play(log, Answer(BRUNO, HIT))
    assert logs.replay(anew).chips == {ANNA: (), BRUNO: (2,)}
    assert logs.dealt(anew) == logs.dealt(scored)


def test_undo_of_a_misheard_last_answer_reopens_a_finished_game() -> None:
    log = play(begun(rounds=1), Answer(ANNA, HIT), Answer(BRUNO, HIT))
    assert logs.replay(log).phase is Phase.FINISHED
    assert logs.replay(logs.undo(log)).phase is Phase.ANSWERING


def test_undo_takes_an_end_along_that_came_after_the_answer() -> None:
    before = play(begun(), Ready())
    log = play(before, Answer(ANNA, HIT), EndGame())
    assert logs.undo(log) == before


def test_the_last_answer_is_known_with_its_time() -> None:
    log = logs.play(begun(), Answer(ANNA, HIT), 1_700_000_000, deal).log
    log = logs.play(log, Skip(), 1_700_000_009, deal).log
    assert logs.last_answer(log) == Entry(Answer(ANNA, HIT), 1_700_000_000)


# JSON ------------------------------------------------------------------------------------------------------

EVERY_MOVE = (
    Ready(),
    Answer(ANNA, Span(-44, 1801)),
    Correct(ANNA, None),
    Skip(),
    Join(DIETER),
    Leave(BRUNO),
    SwapSeats(CLARA, DIETER),
    EndGame(),
)


def test_a_log_with_every_kind_of_move_as_json_and_back_is_the_same() -> None:
    log = play(begun(3), *EVERY_MOVE)
    text = json.dumps(logs.to_json(log), ensure_ascii=False)
    read = logs.from_json(json.loads(text))
    assert read == log
    assert logs.replay(read) == logs.replay(log)
    assert isinstance(read.entries[0].move.card, Card)


def test_json_of_a_log_is_its_setup_and_its_moves() -> None:
    data = logs.to_json(play(begun(), Answer(ANNA, Span(1750, 1827))))
    card = data["entries"].pop(0)
    assert (card["is"], card["at"], card["card"]["id"]) == ("Deal", 100, "year-1")
    assert data == {
        "game": "year_span",
        "seats": [0, 1],
        "starter": 0,
        "settings": {"rounds": 3},
        "seed": 7,
        "entries": [{"is": "Answer", "seat": 0, "span": {"first": 1750, "last": 1827}, "at": 101}],
    }


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        ("game", "chess"),
        ("settings", {"rounds": 0}),
        ("settings", {"rounds": "three"}),
        ("entries", [{"is": "Castle", "at": 1}]),
        ("entries", [{"at": 1}]),
        ("entries", [{"is": "Answer", "seat": "Anna", "span": None, "at": 1}]),
        ("entries", [{"is": "Answer", "seat": 0, "span": {"first": 5, "last": 3}, "at": 1}]),
        ("entries", [{"is": "Deal", "card": {"id": "x"}, "at": 1}]),
    ],
)
def test_what_is_no_log_is_refused(part: str, changed: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        logs.from_json({**logs.to_json(begun()), part: changed})


def test_a_move_of_another_game_is_none_of_this_one() -> None:
    with pytest.raises(ValueError, match="unknown: Lay"):
        logs.move_from_json({"is": "Lay", "seat": 0, "said": None}, GAMES["year_span"])
