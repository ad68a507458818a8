"""Facts and sources: owners, dates, values, years that are certain."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from host.cards import check as cardcheck
from tests.cards.sound_pack import FACTS, SCALE, TERMS, TODAY, YEAR, Check, Pack, card, only, write


def test_an_unknown_fact_is_told(pack: Pack, check: Check) -> None:
    card(pack, YEAR)["fact"] = "flood"
    assert only(check(pack), f"{YEAR}: ys-fire: unknown or faulty fact flood")


def test_an_unknown_source_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"]["sources"].append("hearsay")
    assert only(check(pack), f"{FACTS}: fire: unknown or faulty source hearsay")


@pytest.mark.parametrize("sources", [["museum"], ["museum", "branch"], ["table"], []])
def test_fewer_than_two_owners_are_told(pack: Pack, check: Check, sources: list[str]) -> None:
    pack[FACTS]["facts"]["fire"]["sources"] = sources
    assert only(check(pack), f"{FACTS}: fire: fewer than 2 owners")


def test_a_fact_that_stands_as_a_single_source_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"]["status"] = "single_source"
    assert only(check(pack), f"{FACTS}: fire: stands as a single source")


def test_a_data_set_alone_serves_only_a_whole_ordering_question(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-cat"]["sources"] = ["museum", "agency"]
    faults = check(pack)
    assert len(faults) == len(TERMS) - 1
    assert f"{FACTS}: mass-lion: fewer than 2 owners: institute" in faults


def test_a_data_set_alone_does_not_serve_a_fact_that_another_game_asks_too(pack: Pack, check: Check) -> None:
    card(pack, SCALE)["fact"] = "mass-cat"
    assert only(check(pack), f"{FACTS}: mass-cat: fewer than 2 owners")


@pytest.mark.parametrize("stability", ["slow", "record", "yearly"])
def test_an_ageing_fact_without_a_recheck_date_is_told(pack: Pack, check: Check, stability: str) -> None:
    pack[FACTS]["facts"]["keys"] |= {"stability": stability, "recheck": None}
    assert only(check(pack), f"{FACTS}: keys: ages ({stability}) and has no re-check date")


def test_a_recheck_date_that_is_none_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["keys"]["recheck"] = "soon"
    assert only(check(pack), f"{FACTS}: keys: the re-check date soon is none")


def test_an_ageing_fact_past_its_recheck_date_is_a_warning_and_no_fault(
    pack: Pack, check: Check, tmp_path: Path
) -> None:
    pack[FACTS]["facts"]["keys"]["recheck"] = "2026-10"
    assert check(pack) == []
    write(pack, tmp_path)
    due = cardcheck.ageing(cardcheck.read(tmp_path), TODAY)
    assert [(found.card, found.reason) for found in due] == [("keys", "to be looked up again since 2026-10")]
    assert cardcheck.ageing(cardcheck.read(tmp_path), date(2026, 10, 1)) == []


def test_a_value_outside_accept_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["doors"]["accept"] = [8, 9]
    assert only(check(pack), f"{FACTS}: doors: the value 7 lies outside accept, 8 to 9")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"value": 0, "accept": [0, 0], "date": "0000"}, "there was no year 0"),
        ({"value": 1666.5, "accept": [1666.5, 1666.5]}, "1666.5 is not a whole year"),
        ({"precision": "circa"}, "circa"),
        ({"date": "circa 1666"}, "circa"),
        ({"precision": "decade"}, "precision decade"),
        ({"accept": [1665, 1667]}, "disputed: 1665 to 1667"),
        ({"status": "disputed"}, "disputed: only"),
        ({"calendar": None}, "without calendar"),
        ({"date": None}, "without date"),
        ({"date": "1667-09-02"}, "the date 1667-09-02 is not of the year 1666"),
        ({"value": 1997, "accept": [1997, 1997], "date": "1997-08-31"}, "younger than 30 years"),
        ({"kind": "quantity"}, "a year that stands as a quantity"),
    ],
)
def test_a_year_that_is_not_certain_is_told(pack: Pack, check: Check, change: Any, reason: str) -> None:
    pack[FACTS]["facts"]["fire"] |= change
    assert any(fault.startswith(f"{FACTS}: fire: {reason}") for fault in check(pack))


def test_a_year_before_christ_may_be_asked(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"] |= {"value": -44, "accept": [-44, -44], "date": "-0044-03-15"}
    assert check(pack) == []


def test_an_event_that_is_no_year_is_told(pack: Pack, check: Check) -> None:
    card(pack, YEAR)["fact"] = "doors"
    assert f"{YEAR}: ys-fire: asks for a year, and doors is a count" in check(pack)


def test_a_crime_without_a_minimum_age_is_told(pack: Pack, check: Check) -> None:
    del card(pack, YEAR, 1)["min_age"]
    assert only(check(pack), f"{YEAR}: ys-throw: a severity and no min_age")


def test_a_crime_of_no_severity_is_told(pack: Pack, check: Check) -> None:
    card(pack, YEAR)["tags"] = ["italy", "theft", "forgery"]
    assert only(check(pack), f"{YEAR}: ys-fire: a crime (forgery, theft) and severity 0")
