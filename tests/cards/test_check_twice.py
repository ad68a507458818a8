"""What is there twice: ids, facts, questions."""

from pathlib import Path

import pytest
import yaml

from host.cards import check as cardcheck
from tests.cards.sound_pack import (
    CIRCLE,
    FACTS,
    SCALE,
    SOURCES,
    TODAY,
    YEAR,
    Check,
    Pack,
    card,
    only,
    text,
    write,
)


def test_an_id_that_is_there_twice_is_told(pack: Pack, check: Check) -> None:
    card(pack, CIRCLE, 1)["id"] = "cc-sea"
    assert f"{CIRCLE}: cc-sea: the id is there twice" in check(pack)


def test_an_id_that_two_games_have_is_told(pack: Pack, check: Check) -> None:
    card(pack, CIRCLE)["id"] = "ys-fire"
    for language in ("en", "de"):
        texts = pack[f"{language}/cards/clue_circle.yaml"]["cards"]
        texts["ys-fire"] = texts.pop("cc-sea")
    assert only(check(pack), f"{YEAR}: ys-fire: the id is there twice")


def test_a_key_that_yaml_would_lose_is_told(pack: Pack, check: Check) -> None:
    pack[SOURCES] = yaml.safe_dump(pack[SOURCES]) + "  museum: {title: Another}\n"
    assert f"{SOURCES}: museum: is there twice" in check(pack)


def test_facts_may_stand_in_a_folder_of_files_and_one_that_stands_in_two_is_told(
    pack: Pack, tmp_path: Path
) -> None:
    facts = pack[FACTS]["facts"]
    first, *others = facts
    pack["cards/facts/first.yaml"] = {"facts": {first: facts[first]}}
    pack[FACTS] = {"facts": {name: facts[name] for name in others}}
    write(pack, tmp_path / "apart")
    assert cardcheck.check(cardcheck.read(tmp_path / "apart"), TODAY) == []
    pack["cards/facts/second.yaml"] = {"facts": {first: facts[first]}}
    write(pack, tmp_path / "twice")
    told = cardcheck.check(cardcheck.read(tmp_path / "twice"), TODAY)
    assert [(fault.card, fault.reason) for fault in told] == [
        (first, f"stands in {tmp_path / 'twice'}/cards/facts/first.yaml too")
    ]


def test_a_fact_that_one_game_uses_twice_is_told(pack: Pack, check: Check) -> None:
    card(pack, SCALE, 3)["fact"] = "long-2"
    assert only(check(pack), f"{SCALE}: ss-3: the fact long-2 is used in ss-2 already")


@pytest.mark.parametrize(
    "said",
    [
        "The mast of a ship: how long!",
        "How long: the mast of a ship?",
    ],
)
def test_questions_that_are_nearly_the_same_are_told(pack: Pack, check: Check, said: str) -> None:
    text(pack, "en", "scale_strip", "ss-9")["ask"] = said
    assert only(check(pack), "en/cards/scale_strip.yaml: ss-9: asks nearly the same as ss-5")


def test_questions_of_one_pattern_are_told_only_where_their_answers_are_equal(
    pack: Pack, check: Check
) -> None:
    asks = text(pack, "en", "guess_and_bet", "gb-one")["questions"]
    asks[1]["ask"] = "At how many degrees does lead melt?"
    assert check(pack) == []
    pack[FACTS]["facts"]["keys"] |= {"value": 1064, "accept": [1064, 1064]}
    assert only(check(pack), "en/cards/guess_and_bet.yaml: gb-one: asks nearly the same as gb-one")


def test_word_sets_that_share_two_words_are_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "clue_circle", "cc-town")["words"] = ["bridge", "towel", "wave"]
    assert only(check(pack), "en/cards/clue_circle.yaml: cc-town: has nearly the words of cc-sea")
