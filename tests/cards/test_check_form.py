"""The form of a pack: every field that is missing, unknown or of the wrong kind."""

from itertools import product

import pytest

from host.cards import check as cardcheck
from tests.cards.sound_pack import (
    BET,
    CIRCLE,
    FACTS,
    ORDER,
    SCALE,
    SOURCES,
    TODAY,
    YEAR,
    Check,
    Pack,
    card,
    only,
    text,
)


def test_the_packs_that_come_with_the_host_have_no_fault() -> None:
    assert cardcheck.check(cardcheck.built_in(), TODAY) == []


def test_a_sound_pack_has_no_fault(pack: Pack, check: Check) -> None:
    assert check(pack) == []


@pytest.mark.parametrize(
    ("name", "field"),
    [
        *product([YEAR, SCALE], ["id", "fact", "difficulty", "tags"]),
        (SCALE, "scale"),
        (ORDER, "measure"),
        (ORDER, "items"),
        (BET, "category"),
        (BET, "questions"),
        (CIRCLE, "tags"),
    ],
)
def test_a_card_without_a_field_is_told(pack: Pack, check: Check, name: str, field: str) -> None:
    del card(pack, name)[field]
    assert any(f"missing field `{field}`" in fault for fault in check(pack))


@pytest.mark.parametrize(
    "field", ["kind", "value", "accept", "unit", "stability", "checked", "sources", "status"]
)
def test_a_fact_without_a_field_is_told(pack: Pack, check: Check, field: str) -> None:
    del pack[FACTS]["facts"]["fire"][field]
    faults = check(pack)
    assert f"{FACTS}: fire: missing field `{field}`" in faults
    assert f"{YEAR}: ys-fire: unknown or faulty fact fire" in faults


@pytest.mark.parametrize("field", ["title", "address", "kind", "licence", "owner"])
def test_a_source_without_a_field_is_told(pack: Pack, check: Check, field: str) -> None:
    del pack[SOURCES]["sources"]["agency"][field]
    assert f"{SOURCES}: agency: missing field `{field}`" in check(pack)


def test_an_empty_field_of_a_source_is_told(pack: Pack, check: Check) -> None:
    pack[SOURCES]["sources"]["agency"]["title"] = ""
    assert f"{SOURCES}: agency: Expected `str` of length >= 1 - at `$.title`" in check(pack)


def test_a_misspelled_field_is_told(pack: Pack, check: Check) -> None:
    card(pack, YEAR)["severty"] = 3
    assert only(check(pack), f"{YEAR}: ys-fire: unknown field `severty`")


def test_a_yes_that_yaml_makes_a_truth_value_of_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"]["value"] = True
    assert f"{FACTS}: fire: Expected `int | float`, got `bool` - at `$.value`" in check(pack)


@pytest.mark.parametrize("value", [float("nan"), 10**400])
def test_a_fact_that_is_no_number_is_told(pack: Pack, check: Check, value: float) -> None:
    pack[FACTS]["facts"]["fire"]["value"] = value
    assert f"{FACTS}: fire: no number, or one beyond all scales" in check(pack)


def test_a_scale_that_runs_backwards_is_told(pack: Pack, check: Check) -> None:
    card(pack, SCALE)["scale"] = {"start": 20, "end": 0}
    assert only(check(pack), f"{SCALE}: ss-0: a scale runs from its start up to its end")


def test_a_card_without_its_text_in_one_language_is_told(pack: Pack, check: Check) -> None:
    del pack["de/cards/year_span.yaml"]["cards"]["ys-fire"]
    assert only(check(pack), "de/cards/year_span.yaml: ys-fire: no text in de")


def test_a_game_without_a_whole_language_is_told_card_by_card(pack: Pack, check: Check) -> None:
    del pack["de/cards/clue_circle.yaml"]
    assert check(pack) == [f"de/cards/clue_circle.yaml: cc-{name}: no text in de" for name in ("sea", "town")]


def test_a_text_without_a_part_is_told(pack: Pack, check: Check) -> None:
    del text(pack, "en", "year_span", "ys-fire")["reveal"]
    assert only(check(pack), "en/cards/year_span.yaml: ys-fire: missing field `reveal`")


def test_an_empty_text_is_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "order_it", "oi-mass")["low"] = " "
    assert only(check(pack), "en/cards/order_it.yaml: oi-mass: low: missing")


def test_a_text_that_belongs_to_no_card_is_told(pack: Pack, check: Check) -> None:
    pack["en/cards/clue_circle.yaml"]["cards"]["cc-see"] = {"theme": "A", "words": ["b", "c", "d"]}
    assert only(check(pack), "en/cards/clue_circle.yaml: cc-see: no such card")


def test_a_label_too_few_is_told(pack: Pack, check: Check) -> None:
    text(pack, "de", "order_it", "oi-mass")["items"].pop()
    assert only(check(pack), "de/cards/order_it.yaml: oi-mass: 8 items for the 9 of the card")


def test_a_file_that_is_no_yaml_is_told_and_the_rest_is_checked(pack: Pack, check: Check) -> None:
    pack["de/cards/clue_circle.yaml"] = "cards: [unclosed"
    pack[FACTS]["facts"]["fire"]["accept"] = [1600, 1601]
    faults = check(pack)
    assert any(fault.startswith("de/cards/clue_circle.yaml: -: cannot be read") for fault in faults)
    assert f"{FACTS}: fire: the value 1666 lies outside accept, 1600 to 1601" in faults


def test_cards_of_an_unknown_game_are_told(pack: Pack, check: Check) -> None:
    pack["cards/chess.yaml"] = {"cards": []}
    assert only(check(pack), "cards/chess.yaml: -: no such game")


def test_an_empty_folder_is_no_pack(check: Check) -> None:
    assert any("no cards" in fault for fault in check({}))
