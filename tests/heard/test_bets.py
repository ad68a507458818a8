from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from host.conversation import listener
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Bet, Said, Stack

FOLDER = Path(__file__).parent
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/bets.yaml"))


@cache
def bets(language: str) -> dict[str, Any]:
    return dict(yaml.safe_load((FOLDER / language / "bets.yaml").read_text("utf-8")))


CASES = [(language, text) for language in LANGUAGES for text in bets(language)["heard"]]


def understood(language: str, text: str) -> dict[str, Any]:
    file = bets(language)
    expected = Expected(
        kind="bet",
        player=file["player"],
        names=tuple(file["names"]),
        may_pass=True,
        choices={name: (repr(guess),) for name, guess in file["guesses"].items()},
    )
    ears = listener(language)
    meaning = interpret(ears.recogniser.hear(text), expected, ears)
    if not isinstance(meaning, Said) or not isinstance(meaning.answer, Bet):
        return {}
    bet = meaning.answer
    points = bet.points.value if isinstance(bet.points, Stack) else bet.points
    facts = {"who": meaning.who, "on": bet.on, "points": points, "own": bet.own or None}
    facts |= {"correcting": meaning.correcting or None}
    return {key: value for key, value in facts.items() if value is not None}


@pytest.mark.parametrize(("language", "text"), CASES)
def test_the_bet_is_understood(language: str, text: str) -> None:
    assert understood(language, text) == bets(language)["heard"][text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_ways_to_bet(language: str) -> None:
    heard = bets(language)["heard"]
    assert len(heard) >= 80
    assert sum(not case for case in heard.values()) >= 10
