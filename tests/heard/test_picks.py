from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from host.conversation import listener
from host.games.guess_and_bet_moves import Category
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import AnyOf, Choice, Listing, Said

FOLDER = Path(__file__).parent
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/picks.yaml"))


@cache
def picks(language: str) -> dict[str, Any]:
    return dict(yaml.safe_load((FOLDER / language / "picks.yaml").read_text("utf-8")))


CASES = [
    (language, kind, text)
    for language in LANGUAGES
    for kind in ("category", "question")
    for text in picks(language)[kind]
]


def picked(language: str, kind: str, text: str) -> str:
    file = picks(language)
    expected = Expected(
        kind=kind,
        player=file["player"],
        names=tuple(file["names"]),
        choices={category.value: () for category in Category},
        terms=tuple(file["topics"]) if kind == "question" else (),
    )
    ears = listener(language)
    meaning = interpret(ears.recogniser.hear(text), expected, ears)
    match meaning.answer if isinstance(meaning, Said) else None:
        case Choice(place):
            return place
        case Listing():
            return "listing"
        case AnyOf():
            return "any"
        case _:
            return ""


@pytest.mark.parametrize(("language", "kind", "text"), CASES)
def test_the_pick_is_understood(language: str, kind: str, text: str) -> None:
    assert picked(language, kind, text) == picks(language)[kind][text]
