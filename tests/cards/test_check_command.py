"""Files of inline cards, and the command that checks packs."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from host import cli
from host.cards import check as cardcheck
from host.cards import packs
from tests.cards.sound_pack import BET, FACTS, TODAY, Pack, card, only, write


def inline() -> list[dict[str, Any]]:
    return [
        {
            "id": "x1",
            "year": 1801,
            "text": {
                "en": {"prompt": "A king falls off a horse.", "reveal": "That was {year}."},
                "de": {"prompt": "Ein König fällt vom Pferd.", "reveal": "Das war {year}."},
            },
        },
        {"id": "x5", "words": {"en": ["cake", "work", "fruit"], "de": ["Kuchen", "Arbeit", "Obst"]}},
    ]


@pytest.mark.parametrize("held", [inline(), {"cards": inline()}])
def test_a_file_of_inline_cards_is_checked_without_facts(tmp_path: Path, held: Any) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(json.dumps(held), "utf-8")
    assert cardcheck.check(cardcheck.read(path), TODAY) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda cards: cards[0].update(year=0), "x1: there is no year 0"),
        (lambda cards: cards[0]["text"].pop("de"), "x1: no text in de"),
        (lambda cards: cards[0]["text"]["en"].update(prompt="It is 9."), "x1: prompt: digits"),
        (lambda cards: cards[1]["words"].update(en=["cake", "red", "fruit"]), "x5: red: a colour"),
        (lambda cards: cards[1].pop("words"), "x5: of no game"),
        (lambda cards: cards.append("card"), "number 3: not an object"),
    ],
)
def test_a_fault_of_an_inline_card_is_told(tmp_path: Path, change: Any, reason: str) -> None:
    cards = inline()
    change(cards)
    path = tmp_path / "own.yaml"
    path.write_text(json.dumps(cards), "utf-8")
    assert only([str(fault) for fault in cardcheck.check(cardcheck.read(path), TODAY)], f"{path}: {reason}")


def test_the_command_ends_with_one_line_per_fault_and_exit_code_1(pack: Pack, tmp_path: Path) -> None:
    card(pack, BET)["category"] = "gossip"
    write(pack, tmp_path)
    done = CliRunner().invoke(cli.main, ["cards", "check", str(tmp_path)])
    assert done.exit_code == 1
    named = "history, misc, nature, science, society, sport"
    assert done.stdout == f"{tmp_path}/{BET}: gb-one: unknown category gossip: there are {named}\n"


def test_the_command_warns_of_facts_that_are_due_and_sums_up_in_one_line(pack: Pack, tmp_path: Path) -> None:
    pack[FACTS]["facts"]["keys"]["recheck"] = "2020-01"
    write(pack, tmp_path)
    done = CliRunner().invoke(cli.main, ["cards", "check", str(tmp_path)])
    assert (done.exit_code, done.stdout) == (0, "19 cards (de, en): no fault\n")
    warned = f"warning: {tmp_path}/{FACTS}: keys: to be looked up again since 2020-01\n"
    assert done.stderr == warned


def test_several_packs_are_checked_at_once(pack: Pack, tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad.yaml"
    write(pack, good)
    bad.write_text("cards: []\nchairs: [", "utf-8")
    done = CliRunner().invoke(cli.main, ["cards", "check", str(good), str(bad)])
    assert done.exit_code == 1
    assert done.stdout.startswith(f"{bad}: -: cannot be read:")
    assert len(done.stdout.splitlines()) == 1


def test_an_ordering_question_of_years_is_read_with_values() -> None:
    metros = next(card for card in packs.cards("order_it") if card["id"] == "oi-metros")
    assert min(item["value"] for item in metros["items"]) == 1863
    assert all("year" in card for card in packs.cards("year_span"))
