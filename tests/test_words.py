"""Lines become words: missing ones raise, variants take turns, brief tables hear less, pace is a rate."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from host.content import languages
from host.dialogue.contract import CardText, Sound, line
from host.games import GAMES
from host.lobby import slug
from host.reply import PACE_STEP, Reply
from host.words import MissingLineError, words
from tests.ports.at_table import AtTable, open_host

LOCALE = Path(__file__).resolve().parent.parent / "locale"


@pytest.mark.parametrize("language", languages())
def test_a_line_without_words_is_an_error(language: str) -> None:
    with pytest.raises(MissingLineError, match="no line there-is-no-such-line"):
        words(language).say(line("there-is-no-such-line"), {})


@pytest.mark.parametrize("language", languages())
def test_a_line_without_the_facts_of_its_words_is_an_error(language: str) -> None:
    with pytest.raises(MissingLineError, match="starter-is"):
        words(language).say(line("starter-is"), {})


@pytest.mark.parametrize("language", languages())
def test_variants_take_turns_and_none_comes_twice_running(language: str) -> None:
    used: dict[str, int] = {}
    said = [words(language).say(line("not-understood"), used) for _ in range(7)]
    assert all(one != other for one, other in pairwise(said))
    assert len(set(said)) == 3
    assert said[0] == said[3]


@pytest.mark.parametrize("language", languages())
def test_a_brief_form_is_said_to_brief_tables_only(language: str) -> None:
    facts = {"name": "Anna", "first": 1700, "last": 1750, "difference": 50, "era": ""}
    long = words(language).say(line("year-span-read", **facts), {})
    brief = words(language).say(line("year-span-read", **facts), {}, brief=True)
    assert len(brief) < len(long)
    assert "Anna" in brief


@pytest.mark.parametrize("language", languages())
def test_a_brief_form_may_be_nothing_at_all(language: str) -> None:
    assert words(language).say(line("year-span-intro"), {}, brief=True) == ""


@pytest.mark.parametrize("language", languages())
def test_lines_inside_of_a_brief_line_are_brief_too(language: str) -> None:
    award = line("year-span-award", name="Anna", chip=3, difference=50, size="small")
    long = words(language).say(line("year-span-awards", awards=(award,)), {})
    assert len(words(language).say(line("year-span-awards", awards=(award,)), {}, brief=True)) < len(long)


def messages(language: str) -> set[str]:
    found = "".join(path.read_text("utf-8") for path in (LOCALE / language).glob("*.ftl"))
    return set(re.findall(r"^([a-z][a-z-]*) =", found, re.MULTILINE))


@pytest.mark.parametrize("language", languages())
def test_every_brief_form_belongs_to_a_line(language: str) -> None:
    there = messages(language)
    brief = {name for name in there if name.endswith("-brief")}
    assert {name.removesuffix("-brief") for name in brief} <= there
    for game in GAMES:
        assert sum(name.startswith(slug(game)) for name in brief) >= 8, game


def test_a_card_is_cut_where_it_never_ends() -> None:
    assert len(words("en").card(CardText("word " * 10_000))) < 2010


@pytest.mark.parametrize("facts", [1, 2, 3])
def test_what_a_line_carries_is_cut_where_it_is_too_long_together(facts: int) -> None:
    long = {name: f"{name} " * 1000 for name in ("first", "second", "third")[:facts]}
    tongue = words("en")
    names = tuple(f"{name} and more" for name in long.values())
    told = tongue.say(line("starter-which-again", names=names, example=long["first"]), {})
    assert len(told) < 2500
    assert "first" in told


# Pace ------------------------------------------------------------------------------------------------------


def test_the_pace_is_spoken_as_a_rate() -> None:
    slow = Reply(("Ready?",), None, ends_session=False, pace=-2)
    assert f'<prosody rate="{100 - 2 * PACE_STEP}%">Ready?</prosody>' in slow.ssml
    assert "prosody" not in Reply(("Ready?",), None, ends_session=False).ssml


def test_a_slower_host_talks_longer() -> None:
    said = ("Take your time, and say ready when everybody has written something down.",)
    paces = [Reply(said, None, ends_session=False, pace=pace).seconds for pace in (-2, 0, 2)]
    assert paces == sorted(paces, reverse=True)
    assert paces[0] > paces[-1]


def test_sounds_are_no_words() -> None:
    reply = Reply((Sound.REVEAL, "It was so."), None, ends_session=False)
    assert reply.speech == "It was so."
    assert "<audio" in reply.ssml


def test_slower_faster_and_brief_last_until_they_are_taken_back() -> None:
    with open_host() as host:
        table = AtTable(host)
        table.say("slower")
        assert f'rate="{100 - PACE_STEP}%"' in table.reply["ssml"]
        table.say("slower", "slower", "slower")
        assert f'rate="{100 - 2 * PACE_STEP}%"' in table.reply["ssml"]
        table.say("faster", "faster")
        assert "prosody" not in table.reply["ssml"]
        table.say("brief", "ready")
        assert table.say("1700 to 1750").startswith("Anna: fifty.")
        assert table.say("chatty").startswith("Gladly.")
        assert "sixteen hundred" in table.say("1600 to 1650")
