"""Ordering questions: nine, apart, in one unit, told apart by ear."""

import pytest

from tests.cards.sound_pack import FACTS, ORDER, TERMS, Check, Pack, card, only, text


def test_an_order_of_eight_is_told(pack: Pack, check: Check) -> None:
    card(pack, ORDER)["items"].pop()
    for language in ("en", "de"):
        text(pack, language, "order_it", "oi-mass")["items"].pop()
    assert f"{ORDER}: oi-mass: 8 items, not 9" in check(pack)


def test_mixed_units_are_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-cat"]["unit"] = "g"
    assert only(check(pack), f"{ORDER}: oi-mass: mixed units: quantity in g, quantity in kg")


def test_a_measure_that_is_not_that_of_the_facts_is_told(pack: Pack, check: Check) -> None:
    card(pack, ORDER, 1)["measure"] = "quantity"
    assert only(check(pack), f"{ORDER}: oi-opened: measure quantity, and its facts are of kind year")


def test_two_items_of_one_value_are_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-lion"] |= {"value": 27, "accept": [27, 27]}
    assert only(check(pack), f"{ORDER}: oi-mass: not strictly monotonic")


@pytest.mark.parametrize("accept", [[81, 230], [150, 160]])
def test_neighbours_closer_than_a_tenth_between_their_accept_ranges_are_told(
    pack: Pack, check: Check, accept: list[int]
) -> None:
    pack[FACTS]["facts"]["mass-lion"]["accept"] = accept
    pack[FACTS]["facts"]["mass-lion"]["value"] = accept[0]
    pack[FACTS]["facts"]["mass-sheep"] |= {"value": 75, "accept": [27, 140]}
    assert any(f"{ORDER}: oi-mass: too close" in fault for fault in check(pack))


def test_a_tenth_apart_is_enough(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-lion"]["accept"] = [81, 220]
    assert check(pack) == []


def test_years_lie_a_gap_apart_and_no_ratio(pack: Pack, check: Check) -> None:
    opened = pack[FACTS]["facts"]["opened-4"]
    opened |= {"value": 1832, "accept": [1832, 1832], "date": "1832"}
    assert check(pack) == []
    opened |= {"value": 1831, "accept": [1831, 1831], "date": "1831"}
    assert only(check(pack), f"{ORDER}: oi-opened: too close: opened-3 (1830 to 1830) and opened-4")


def test_degrees_celsius_lie_a_gap_apart_and_no_ratio(pack: Pack, check: Check) -> None:
    for n, name in enumerate(TERMS):
        value = 1000 + 20 * n
        pack[FACTS]["facts"][f"mass-{name}"] |= {"unit": "degC", "value": value, "accept": [value, value]}
    assert check(pack) == []
    pack[FACTS]["facts"]["mass-cat"]["accept"] = [1021, 1040]
    assert only(check(pack), f"{ORDER}: oi-mass: too close")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Iran", "Irak"), ("baseball", "basketball"), ("Austria", "Australia"), ("Cat", "cat"), ("cat", "rat")],
)
def test_labels_that_are_alike_or_sound_alike_are_told(
    pack: Pack, check: Check, one: str, other: str
) -> None:
    labels = text(pack, "en", "order_it", "oi-mass")["items"]
    labels[2], labels[4] = one, other
    start = f"en/cards/order_it.yaml: oi-mass: labels that are alike or sound alike: {one} and {other}"
    assert only(check(pack), start)
