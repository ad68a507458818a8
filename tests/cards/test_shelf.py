"""Which cards a host plays: the built-in packs, own ones alone or beside them, none of the faulty ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from host import content
from host.cards import compiled, packs
from host.cards.packs import BUILT_IN, Shelf, play_from
from host.cli_options import stock_shelf

SUBJECTS = ("a beekeeper", "two postmen", "the mayor", "an orchestra")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cache of the test's own, and the shelf as it was after it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield
    play_from(Shelf())


def event(number: int, **more: Any) -> dict[str, Any]:
    words = {
        "prompt": f"Somewhere {SUBJECTS[number]} crosses the river on foot.",
        "reveal": "It was {year}, on a Sunday.",
    }
    return {"id": f"own-{number}", "year": 1801 + number, "text": {"en": words}, **more}


def own_file(folder: Path, *cards: dict[str, Any], name: str = "own.json") -> Path:
    path = folder / name
    path.write_text(json.dumps({"cards": list(cards)}), "utf-8")
    return path


def ids(game: str) -> list[str]:
    return [card["id"] for card in packs.cards(game)]


def test_without_a_choice_the_built_in_cards_are_played() -> None:
    stock_shelf((), None)
    assert "ys-caesar-killed" in ids("year_span")


def test_an_own_pack_is_played_alone_in_its_games_and_the_other_games_keep_theirs(tmp_path: Path) -> None:
    stock_shelf((str(own_file(tmp_path, event(0), event(1))),), None)
    assert ids("year_span") == ["own-0", "own-1"]
    assert len(ids("scale_strip")) > 50


def test_an_own_pack_is_played_together_with_the_built_in_one_where_that_is_named_too(tmp_path: Path) -> None:
    stock_shelf((BUILT_IN, str(own_file(tmp_path, event(0)))), None)
    assert ids("year_span")[0] == "own-0"
    assert len(ids("year_span")) > 90


def test_a_language_that_no_own_card_speaks_keeps_the_built_in_ones(tmp_path: Path) -> None:
    stock_shelf((str(own_file(tmp_path, event(0))),), None)
    assert [card["id"] for card in packs.cards("year_span", "en")] == ["own-0"]
    assert len(packs.cards("year_span", "de")) > 90


def test_several_own_packs_are_played_together_and_of_one_id_the_first(tmp_path: Path) -> None:
    first = own_file(tmp_path, event(0), name="first.json")
    second = own_file(tmp_path, event(1), event(0, year=1750), name="second.json")
    stock_shelf((str(first), str(second)), None)
    assert [(card["id"], card["year"]) for card in packs.cards("year_span")] == [
        ("own-0", 1801),
        ("own-1", 1802),
    ]


def test_a_faulty_pack_is_refused_with_file_card_and_reason_and_the_others_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = own_file(tmp_path, event(0), name="good.json")
    bad = own_file(tmp_path, event(1), {**event(2), "year": 0}, name="bad.json")
    stock_shelf((str(bad), str(good)), None)
    assert ids("year_span") == ["own-0"]
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith(f"{bad}: own-2: ")
    assert told[-1] == f"{bad} is not played: 1 fault"


def test_where_every_own_pack_is_faulty_the_built_in_cards_are_played(tmp_path: Path) -> None:
    stock_shelf((str(own_file(tmp_path, {"id": "own"})),), None)
    assert "ys-caesar-killed" in ids("year_span")


def test_a_pack_that_is_not_there_is_told_before_anything_starts(tmp_path: Path) -> None:
    with pytest.raises(click.BadParameter, match="there is no"):
        stock_shelf((str(tmp_path / "nowhere"),), None)


def test_graver_cards_than_wanted_are_left_out() -> None:
    stock_shelf((), 0)
    mild = packs.cards("year_span")
    assert mild
    assert not any(card.get("severity") for card in mild)


def test_a_folder_in_the_form_of_the_built_in_one_is_played() -> None:
    play_from(Shelf((content.root(),)))
    assert "ys-caesar-killed" in ids("year_span")


def test_compiled_cards_are_those_that_were_resolved_and_change_with_their_files(tmp_path: Path) -> None:
    source = tmp_path / "source.yaml"
    made = []

    def resolve() -> list[dict[str, Any]]:
        made.append(source.read_text("utf-8"))
        return [{"id": made[-1], "value": 0.5, "words": {"de": ["Käse"]}}]

    for text in ("one", "one", "another", "another"):
        if not source.exists() or source.read_text("utf-8") != text:
            source.write_text(text, "utf-8")
        found = compiled.cards(tmp_path, "order_it", [source], resolve)
        assert found == ({"id": text, "value": 0.5, "words": {"de": ["Käse"]}},)
    assert made == ["one", "another"]
    assert len(list(compiled.folder().iterdir())) == 1


def test_a_spoiled_or_unwritable_cache_costs_time_and_nothing_else(tmp_path: Path) -> None:
    source = tmp_path / "source.yaml"
    source.write_text("x", "utf-8")
    compiled.cards(tmp_path, "order_it", [source], lambda: [{"id": "a"}])
    (kept,) = compiled.folder().iterdir()
    kept.write_bytes(b'[{"id": ')
    assert compiled.cards(tmp_path, "order_it", [source], lambda: [{"id": "a"}]) == ({"id": "a"},)
    kept.unlink()
    compiled.folder().rmdir()
    compiled.folder().write_text("in the way", "utf-8")
    assert compiled.cards(tmp_path, "order_it", [source], lambda: [{"id": "a"}]) == ({"id": "a"},)


def test_what_is_compiled_is_what_the_files_say() -> None:
    for game in ("year_span", "order_it", "guess_and_bet", "scale_strip", "clue_circle"):
        fresh, kept = packs.of_pack(content.root(), game), packs.of_pack(content.root(), game)
        assert fresh == kept
        assert fresh
