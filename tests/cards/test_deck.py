"""Which card comes next, and which cards a table of its own may bring."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

import pytest

from host.cards import packs as shelves
from host.cards.deck import MIDDLE, Deck, checked, due
from host.codec import shaped
from host.games import GAMES
from host.games.contract import Draw

EASY = [f"easy-{n}" for n in range(6)]
HARD = [f"hard-{n}" for n in range(6)]
Pack = list[dict[str, Any]]


def card(name: str, *languages: str, **more: Any) -> dict[str, Any]:
    words = {"prompt": "A king falls.", "reveal": "So it was."}
    return {"id": name, "year": 1801, "text": dict.fromkeys(languages or ("en", "de"), words), **more}


def pack() -> Pack:
    easy = [card(name, difficulty=1) for name in EASY]
    return easy + [card(name, difficulty=3) for name in HARD]


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch) -> dict[str, Pack]:
    """The packs of these tests instead of the real ones; year_span has six easy and six hard cards."""
    there = {"year_span": pack()}
    monkeypatch.setattr(shelves, "cards", lambda game, _: tuple(there.get(game, ())))
    return there


def dealt(deck: Deck, *draws: Draw) -> list[str]:
    """The ids dealt for these draws, or until the deck is through."""
    cards: tuple[Any, ...] = ()
    for draw in draws or [Draw()] * 100:
        found = deck.deal(draw, cards)
        if found is None:
            break
        cards = (*cards, found)
    return [found.id for found in cards]


def year_deck(seed: int = 7, language: str = "en", **more: Any) -> Deck:
    return Deck("year_span", language, seed, **more)


# The packs -------------------------------------------------------------------------------------------------


def test_the_same_seed_deals_the_same_cards_in_the_same_order() -> None:
    assert dealt(year_deck(7)) == dealt(year_deck(7))


def test_seeds_shuffle_the_cards_differently() -> None:
    orders = {tuple(dealt(year_deck(seed))) for seed in range(20)}
    assert len(orders) > 15


def test_no_card_comes_twice_before_the_deck_is_through_and_then_there_is_none() -> None:
    cards = dealt(year_deck())
    assert sorted(cards) == sorted(EASY + HARD)


def test_an_easy_card_comes_first_then_hard_and_easy_in_turn() -> None:
    for seed in range(10):
        levels = [name.split("-")[0] for name in dealt(year_deck(seed))]
        assert levels == ["easy", "hard"] * 6


def test_when_the_easy_ones_are_through_the_hard_ones_that_are_left_follow(packs: dict[str, Pack]) -> None:
    packs["year_span"] = [found for found in pack() if found["id"] not in EASY[2:]]
    levels = [name.split("-")[0] for name in dealt(year_deck())]
    assert levels == ["easy", "hard"] * 2 + ["hard"] * 4


def test_a_card_without_a_difficulty_counts_as_a_middling_one(packs: dict[str, Pack]) -> None:
    packs["year_span"] = [card("plain"), card("hard", difficulty=MIDDLE), card("easy", difficulty=MIDDLE - 1)]
    for seed in range(10):
        assert dealt(year_deck(seed))[0] == "easy"


def test_what_the_table_has_had_in_earlier_games_comes_only_when_the_fresh_ones_are_through() -> None:
    seen = frozenset(EASY[:4] + HARD[:5])
    cards = dealt(year_deck(seen=seen))
    assert set(cards[:3]) == set(EASY[4:] + HARD[5:])
    assert sorted(cards) == sorted(EASY + HARD)


def test_a_card_speaks_the_language_of_the_table(packs: dict[str, Pack]) -> None:
    packs["year_span"] = [card("both"), card("english", "en"), card("german", "de")]
    assert sorted(dealt(year_deck(language="en"))) == ["both", "english"]
    assert sorted(dealt(year_deck(language="de"))) == ["both", "german"]


def test_a_card_is_no_more_severe_than_the_table_wants(packs: dict[str, Pack]) -> None:
    packs["year_span"] = [card("mild"), card("grim", severity=2), card("grimmer", severity=3)]
    assert sorted(dealt(year_deck(severity=2))) == ["grim", "mild"]
    assert dealt(year_deck(severity=0)) == ["mild"]
    assert len(dealt(year_deck())) == 3


def test_a_card_with_a_fact_to_be_looked_up_again_comes_after_all_others(packs: dict[str, Pack]) -> None:
    old = [card(f"old-{n}", recheck="2028-03", as_of=2025, difficulty=n) for n in (1, 3)]
    packs["year_span"] = [*old, *pack()]
    late, early = date(2028, 4, 1), date(2028, 3, 31)
    for seed in range(10):
        assert sorted(dealt(year_deck(seed, today=late))[-2:]) == ["old-1", "old-3"]
    assert any(dealt(year_deck(seed, today=early))[-2:] != ["old-1", "old-3"] for seed in range(10))


def test_the_year_a_value_tells_of_is_known_only_when_it_is_due_to_be_looked_up_again() -> None:
    words = {"en": {"topic": "T", "ask": "A?", "reveal": "R."}}
    asked = [
        {"value": 1, "text": words, "recheck": due, "as_of": 2025} for due in ("2027-01", "2029-01", "2027")
    ]
    inline = [{"id": "x", "category": "misc", "questions": asked}]
    dealt = Deck("guess_and_bet", "en", 7, inline=inline, today=date(2028, 1, 1)).deal(Draw(), ())
    assert [question.as_of for question in dealt.questions] == [2025, None, 2025]


@pytest.mark.parametrize(("recheck", "past"), [("2027-11", True), ("2027-12", False), ("2027", False)])
def test_a_re_check_date_is_past_when_its_month_is(recheck: str, *, past: bool) -> None:
    assert due(recheck, date(2027, 12, 31)) is past


def test_a_game_without_cards_has_none() -> None:
    assert dealt(Deck("order_it", "en", 7)) == []


def test_a_card_is_dealt_in_the_shape_of_its_game() -> None:
    assert year_deck(inline=[card("x1")]).deal(Draw(), ()) == shaped(card("x1"), GAMES["year_span"].card)


# Cards of a table's own ------------------------------------------------------------------------------------


def test_cards_of_a_tables_own_are_played_in_the_given_order_whatever_seed_and_difficulty() -> None:
    inline = [card(name, difficulty=level) for name, level in (("c", 3), ("a", 3), ("d", 1), ("b", 2))]
    for seed in range(10):
        assert dealt(year_deck(seed, inline=inline)) == ["c", "a", "d", "b"]


def test_cards_of_a_tables_own_replace_the_packs_and_are_all_played() -> None:
    inline = [card("mine", severity=3)]
    assert dealt(year_deck(inline=inline, severity=0, seen=frozenset(["mine"]))) == ["mine"]
    assert dealt(year_deck(inline=[])) == []


def test_a_card_comes_from_the_deck_that_is_asked_for() -> None:
    texts = {"en": {"topic": "T", "ask": "A?", "reveal": "R."}}
    questions = [{"value": 1, "text": texts}] * 3
    inline = [
        {"id": f"{category}-{n}", "category": category, "questions": questions}
        for n in range(2)
        for category in ("sport", "misc")
    ]
    deck = Deck("guess_and_bet", "en", 7, inline=inline)
    draws = [Draw("misc"), Draw("sport"), Draw("misc"), Draw("misc")]
    assert dealt(deck, *draws) == ["misc-0", "sport-0", "misc-1"]
    assert dealt(deck, Draw("history")) == []


# Word sets -------------------------------------------------------------------------------------------------


@pytest.fixture
def words(packs: dict[str, Pack]) -> None:
    packs["clue_circle"] = [{"id": "words", "words": {"en": ["cake", "work", "fruit"]}}]


@pytest.mark.usefixtures("words")
def test_a_word_set_gets_all_number_cards_but_the_starting_ones_shuffled_by_the_seed() -> None:
    found = Deck("clue_circle", "en", 7).deal(Draw(), ())
    assert sorted(found.numbers) == [number for number in range(1, 100) if number not in (33, 66)]
    assert found.numbers == Deck("clue_circle", "en", 7).deal(Draw(), ()).numbers
    assert found.numbers != Deck("clue_circle", "en", 8).deal(Draw(), ()).numbers
    assert list(found.numbers) != sorted(found.numbers)


@pytest.mark.usefixtures("words")
def test_a_word_set_that_brings_its_numbers_keeps_them() -> None:
    inline = [{"id": "own", "words": {"en": ["cake", "work", "fruit"]}, "numbers": [83, 54]}]
    assert Deck("clue_circle", "en", 7, inline=inline).deal(Draw(), ()).numbers == (83, 54)


# Checking them ---------------------------------------------------------------------------------------------


def test_good_cards_pass_as_they_are() -> None:
    cards = [card("one"), card("two", "en")]
    assert checked("year_span", cards, "en") is cards
    assert checked("year_span", [], "en") == []


def without(key: str) -> Mapping[str, Any]:
    return {name: part for name, part in card("bad").items() if name != key}


@pytest.mark.parametrize(
    ("bad", "fault"),
    [
        (without("year"), "card bad: .*year"),
        (without("text"), "card bad: .*text"),
        (without("id"), "card 2: .*id"),
        ({**card("bad"), "year": "1801"}, r"card bad: .*int.*\$\.year"),
        ({**card("bad"), "year": 1801.5}, "card bad: .*int"),
        ({**card("bad"), "year": True}, "card bad: .*int"),
        ({**card("bad"), "year": 0}, "card bad: .*no year 0"),
        ({**card("bad"), "text": {}}, "card bad: .*text"),
        ({**card("bad"), "text": {"en": {"prompt": "A king falls."}}}, "card bad: .*reveal"),
        ({**card("bad"), "text": "A king falls."}, "card bad: .*object"),
        (card("bad", "de"), "card bad: no text in en"),
        (card("good"), "card good: the id is there twice"),
        ("a king falls", "card 2: not an object"),
        (None, "card 2: not an object"),
        ([], "card 2: not an object"),
    ],
)
def test_a_bad_card_is_named_with_its_fault(bad: Any, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        checked("year_span", [card("good"), bad, card("worse", "fr")], "en")
