"""`guessmaster clue`: one clue a line, as CONTRACT.md has it."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from host.cli import main


def checked(lines: str, language: str = "en") -> list[dict[str, str | None]]:
    ran = CliRunner().invoke(main, ["clue", "--lang", language], input=lines)
    assert ran.exit_code == 0, ran.output
    return [json.loads(line) for line in ran.output.splitlines()]


def test_each_line_is_answered_in_order_with_clue_verdict_and_rule() -> None:
    assert checked("sweet | fruit, cake, work | 83\nfarmer | farm, cake, work\nsnammer|tool,animal,x\n") == [
        {"clue": "sweet", "verdict": "allowed", "rule": None},
        {"clue": "farmer", "verdict": "forbidden", "rule": "shared-stem"},
        {"clue": "snammer", "verdict": "ask", "rule": "exists"},
    ]


def test_the_number_may_be_missing_and_is_used_where_it_is_there() -> None:
    answers = checked(
        "dozen | cake, work, fruit\ndozen | cake, work, fruit | 12\ndozen | cake, work, fruit | 54\n"
    )
    assert [answer["verdict"] for answer in answers] == ["ask", "forbidden", "allowed"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "|",
        "|||||",
        "sweet",
        "sweet |",
        "| cake",
        "sweet | , ,, | x",
        "sweet | cake | " + "9" * 5000,
        "\x00 | \x00",
        "a" * 20_000,
        "😀 | 😀, 😀 | 7",
    ],
)
def test_a_spoiled_line_is_answered_all_the_same(line: str) -> None:
    (answer,) = checked(line + "\n")
    assert set(answer) == {"clue", "verdict", "rule"}


def test_german_is_checked_in_german() -> None:
    assert checked("Bäuerin | Bauer, Kuchen, Obst\n", "de")[0]["rule"] == "shared-stem"


def test_an_unknown_language_is_refused() -> None:
    assert CliRunner().invoke(main, ["clue", "--lang", "tlh"], input="a | b\n").exit_code == 2
