"""What only one game can have wrong: bets, scales, circles of words."""

import pytest

from host.cards.check import clue_circle
from tests.cards.sound_pack import BET, FACTS, SCALE, Check, Pack, card, only, text


def test_a_card_to_bet_on_with_two_questions_is_told(pack: Pack, check: Check) -> None:
    card(pack, BET)["questions"].pop()
    for language in ("en", "de"):
        text(pack, language, "guess_and_bet", "gb-one")["questions"].pop()
    assert only(check(pack), f"{BET}: gb-one: 2 questions, not 3")


def test_an_unknown_category_is_told(pack: Pack, check: Check) -> None:
    card(pack, BET)["category"] = "gossip"
    assert only(check(pack), f"{BET}: gb-one: unknown category gossip")


def test_a_topic_that_is_there_twice_is_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "guess_and_bet", "gb-one")["questions"][1]["topic"] = "the cathedral"
    assert only(check(pack), "en/cards/guess_and_bet.yaml: gb-one: the same topic twice")


@pytest.mark.parametrize("value", [-1, 101])
def test_an_answer_off_the_scale_is_told(pack: Pack, check: Check, value: int) -> None:
    pack[FACTS]["facts"]["long-4"] |= {"value": value, "accept": [value, value]}
    assert only(check(pack), f"{SCALE}: ss-4: the answer {value} lies off the scale")


@pytest.mark.parametrize("value", [2, 98, 0, 100])
def test_an_answer_within_two_per_cent_of_an_end_is_told(pack: Pack, check: Check, value: int) -> None:
    pack[FACTS]["facts"]["long-4"] |= {"value": value, "accept": [value, value]}
    assert only(check(pack), f"{SCALE}: ss-4: the answer {value} lies within 2 % of an end")


def test_answers_that_lie_low_on_average_are_told(pack: Pack, check: Check) -> None:
    for scale in (held["scale"] for held in pack[SCALE]["cards"]):
        scale["end"] = 160
    faults = check(pack)
    assert any(fault.startswith(f"{SCALE}: -: the answers lie at 0.31 of the scale") for fault in faults)


def test_a_third_of_the_scale_without_answers_is_told(pack: Pack, check: Check) -> None:
    for place in range(12):
        value = 10 + place if place % 2 else 90 - place
        pack[FACTS]["facts"][f"long-{place}"] |= {"value": value, "accept": [value, value]}
    assert only(check(pack), f"{SCALE}: -: no answer lies in the middle third of the scale")


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("ice cream", "not one plain word"),
        ("T-shirt", "not one plain word"),
        ("seven", "a number"),
        ("zwölf", "a number"),
        ("dozen", "a number"),
        ("blue", "a colour"),
        ("grün", "a colour"),
        ("left", "a position"),
        ("Mitte", "a position"),
    ],
)
def test_a_starting_word_that_is_not_plain_is_told(pack: Pack, check: Check, word: str, reason: str) -> None:
    text(pack, "en", "clue_circle", "cc-sea")["words"][1] = word
    assert only(check(pack), f"en/cards/clue_circle.yaml: cc-sea: {word}: {reason}")


def test_two_starting_words_only_are_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "clue_circle", "cc-sea")["words"].pop()
    faults = check(pack)
    assert "en/cards/clue_circle.yaml: cc-sea: 2 words, not 3" in faults


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("farm", "farmer"),
        ("Bauer", "Bauernhof"),
        ("ship", "spaceship"),
        ("Arbeit", "Arbeiter"),
        ("baker", "bakery"),
        ("sun", "sunflower"),
    ],
)
def test_a_shared_stem_within_a_set_is_told(pack: Pack, check: Check, one: str, other: str) -> None:
    text(pack, "en", "clue_circle", "cc-sea")["words"] = [one, "towel", other]
    assert only(check(pack), f"en/cards/clue_circle.yaml: cc-sea: a shared stem: {one} and {other}")


@pytest.mark.parametrize(("one", "other"), [("wave", "waiter"), ("Ei", "Eimer"), ("ant", "elephant")])
def test_words_that_only_begin_or_end_alike_share_no_stem(one: str, other: str) -> None:
    assert not clue_circle.shares_stem(one, other)
