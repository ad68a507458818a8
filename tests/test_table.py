"""A whole table as JSON and back, and what a table knows of itself."""

from __future__ import annotations

import json
import math
import random
from dataclasses import MISSING, fields, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from host import log as logs
from host.dialogue.contract import CardText, Fact, Line, line
from host.games.contract import Draw, Seat
from host.games.year_span import Answer, Ready, Settings
from host.games.year_span_card import Span
from host.log import Log
from host.table import (
    AskedBack,
    Dispute,
    Lesson,
    Listed,
    Lobby,
    Over,
    Pending,
    Result,
    Table,
    Talk,
    from_json,
    to_json,
)
from host.view import view
from intents import meaning, readings
from tests.games.random_year_span import random_card

ANNA, BRUNO, CLARA = (Seat(n) for n in range(3))
NAMES = ("Anna", "Jörg-Peter O’Neill", "Mary Ann & Söhne")
NOT_STORED = {"forgets"}
"""Fields of a table that only the turn itself needs."""


def deal(_: Draw, dealt: tuple[Any, ...]) -> Any:
    return random_card(random.Random(len(dealt)), len(dealt) + 1)


def played() -> Log:
    log = logs.begin(Log("year_span", (ANNA, BRUNO, CLARA), BRUNO, Settings(3), 7), 1_700_000_000, deal).log
    for move in (Ready(), Answer(BRUNO, Span(-44, 1801)), Answer(CLARA, None)):
        log = logs.play(log, move, 1_700_000_020, deal).log
    return log


def full_table() -> Table:
    """A table of which every part differs from an empty one's."""
    awards = (line("award", name="Anna", chip=3), line("award", name="Bruno", chip=2))
    facts: dict[str, Fact] = {
        "name": "Anna",
        "share": 0.5,
        "awards": awards,
        "names": NAMES,
        "card": CardText("In {year}.", 1801),
    }
    half = meaning.Said(readings.Span(1850, 1850, readings.Sureness.BARE), NAMES[0])
    return Table(
        id="K7QF2M",
        locale="de-AT",
        seed=2**31 - 1,
        lobby=Lobby("year_span", NAMES, complete=True, starter=NAMES[1], settings={"rounds": 3}),
        log=played(),
        held={ANNA: Answer(ANNA, Span(1750, 1827))},
        talk=Talk(
            misses=2,
            asked_back=AskedBack(
                why=Pending.ANSWER,
                line=Line("year-span-exact", facts),
                said=meaning.Said(readings.Span(1850, 1850), NAMES[2], correcting=True, half=half),
                seat=ANNA,
                about="year_span",
            ),
            used={"year-span-read": 3},
            last={"pieces": ["Anna?"], "reprompt": None},
            owed=4,
            paused=True,
            left_at=1_700_000_100,
            pace=-1,
            brief=True,
            asks="-help",
            early=(CLARA, ANNA),
            later=(("Clara", "1600 to 1700"),),
            after_round=(("remove-player", "Clara", ""),),
            lesson=Lesson("order_it", 2),
            listed=Listed({"PLAYER": ("Anna", "Bruno")}, 1_700_000_050),
        ),
        seen={"year_span": ("ys-1", "ys-2"), "order_it": ()},
        inline=({"id": "x1", "year": 1801, "text": {"en": {"prompt": "…", "reveal": "…"}}},),
        inline_game="year_span",
        tokens={"Anna": "s3cret"},
        phones=("Anna",),
        severity=1,
        evening=(Result("year_span", ("Anna", "Bruno"), 1_700_000_000),),
        over=Over(played(), Lobby("year_span", NAMES, complete=True), {"year_span": ("ys-1",)}, ()),
        disputes=(Dispute("year_span", "ys-1", 1_700_000_000),),
    )


def read_back(table: Table) -> Table:
    return from_json(to_json(table))


def default(field: Any) -> Any:
    return field.default_factory() if field.default is MISSING else field.default


def test_an_empty_table_as_json_and_back_is_the_same() -> None:
    table = Table("K7QF2M", "en-US", 7)
    assert read_back(table) == table


def test_a_whole_table_as_json_and_back_is_the_same_part_by_part() -> None:
    table = full_table()
    read = read_back(table)
    for field in fields(Table):
        assert getattr(read, field.name) == getattr(table, field.name)
    assert read == table
    assert read.state == table.state
    assert view(read) == view(table)
    assert json.loads(to_json(read)) == json.loads(to_json(table))


def test_no_part_of_a_table_is_left_out_of_these_tests() -> None:
    table = full_table()
    for whole in (table, table.talk, table.lobby, table.talk.asked_back):
        assert whole is not None
        for field in fields(whole):
            if field.name not in NOT_STORED and not (field.default is field.default_factory is MISSING):
                assert getattr(whole, field.name) != default(field), field.name


def test_an_answer_handed_in_or_said_too_early_is_kept_as_the_move_that_it_will_be() -> None:
    held = read_back(full_table()).held
    assert held == {ANNA: Answer(ANNA, Span(1750, 1827))}
    assert [type(seat) for seat in held] == [int]


@pytest.mark.parametrize("why", Pending)
def test_whatever_the_host_has_asked_back_is_kept(why: Pending) -> None:
    table = Table("K7QF2M", "en-US", 7).talking(asked_back=AskedBack(why, line("resume", game="x")))
    assert read_back(table) == table


def test_a_line_that_was_asked_back_keeps_the_lines_and_texts_it_speaks_of() -> None:
    asked = full_table().talk.asked_back
    assert asked is not None
    facts = asked.line.facts
    assert isinstance(facts["awards"], tuple)
    read = read_back(full_table()).talk.asked_back
    assert read is not None
    assert read.line.facts == facts
    assert all(isinstance(award, Line) for award in facts["awards"])


def finite(answer: meaning.Answer) -> bool:
    parts = [getattr(answer, field.name) for field in fields(answer)]
    return all(math.isfinite(part) for part in parts if isinstance(part, float))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(answer=st.sampled_from(meaning.ANSWERS).flatmap(st.from_type).filter(finite), half=st.booleans())
def test_any_answer_that_is_to_be_confirmed_is_kept(answer: meaning.Answer, half: bool) -> None:  # noqa: FBT001
    said = meaning.Said(answer, "Anna", half=meaning.Said(answer) if half else None)
    table = Table("K7QF2M", "en-US", 7).talking(asked_back=AskedBack(Pending.ANSWER, line("sure"), said))
    assert read_back(table) == table


def test_a_table_knows_its_state_only_once_a_game_has_begun() -> None:
    table = Table("K7QF2M", "en-US", 7)
    for ask in (lambda: table.state, lambda: table.deck(0)):
        with pytest.raises(LookupError, match="no game has begun"):
            ask()
    assert full_table().state == logs.replay(played())


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de-DE", "de"),
        ("de-AT", "de"),
        ("de_CH", "de"),
        ("xx-XX", "en"),
        ("", "en"),
    ],
)
def test_a_table_speaks_the_language_of_its_device_or_else_english(locale: str, language: str) -> None:
    assert Table("K7QF2M", locale, 7).language == language


def test_own_cards_are_played_in_the_game_they_are_for_and_in_no_other() -> None:
    table = full_table()
    assert table.deck(0).inline == table.inline
    assert replace(table, inline_game="order_it").deck(0).inline is None


def test_a_change_to_the_talk_leaves_the_rest_as_it_was() -> None:
    table = full_table()
    changed = table.talking(misses=0)
    assert changed.talk.misses == 0
    assert replace(changed, talk=table.talk) == table
