from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from host.content import languages
from host.conversation import listener
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Further, Judgement, Order, Pass, Placing, Ready, Said, Swapped, Unclear
from intents.readings import NoAnswer

FOLDER = Path(__file__).parent


@lru_cache
def sentences(language: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / language / "orders.yaml").read_text("utf-8"))
    return found


HEARD = [
    (language, part, text)
    for language in languages()
    for part, block in sentences(language).items()
    if part != "names"
    for text in block["heard"]
]


def expected_in(block: dict[str, Any], part: str, names: list[str]) -> Expected:
    low, high = block.get("ends", ("", ""))
    return Expected(
        block.get("kind", part),
        also=tuple(block.get("also", ())),
        player=names[-1],
        names=tuple(names),
        may_pass=True,
        terms=tuple(block.get("terms", ())),
        choices={"low": (low,), "high": (high,)},
    )


def shown(said: Said) -> dict[str, Any]:
    found: dict[str, Any] = {}
    match said.answer:
        case Order(terms):
            found["order"] = list(terms)
        case Swapped(one, other):
            found["swap"] = [one, other]
        case Unclear(_, terms):
            found["unclear"] = list(terms)
        case Judgement(doubted):
            found["judge"] = "doubt" if doubted else "right"
        case Ready():
            found["done"] = True
        case Pass():
            found["pass"] = True
        case Further(rounds, laps):
            found |= {"rounds": rounds} if rounds else {"laps": laps}
        case Placing(term, after, before, position, middle, between):
            sides = {"between": [after, before]} if between else {"after": after, "before": before}
            found |= {"term": term, **sides, "position": position, "middle": middle or None}
        case other:
            found["other"] = other
    found |= {"who": said.who, "correcting": (said.correcting and "judge" not in found) or None}
    return {key: value for key, value in found.items() if value is not None}


@pytest.mark.parametrize(("language", "part", "text"), HEARD)
def test_orders_and_judgements_are_read_as_they_are_meant(language: str, part: str, text: str) -> None:
    blocks = sentences(language)
    ears = listener(language)
    meaning = interpret(ears.recogniser.hear(text), expected_in(blocks[part], part, blocks["names"]), ears)
    wanted = blocks[part]["heard"][text]
    if wanted:
        assert isinstance(meaning, Said), meaning
        assert shown(meaning) == wanted
    else:
        assert isinstance(meaning, NoAnswer), meaning


@pytest.mark.parametrize("language", languages())
def test_there_are_enough_sentences(language: str) -> None:
    assert sum(spoken == language for spoken, _, _ in HEARD) >= 80


ODD = (
    "",
    " ",
    "!!!",
    "🐭 🐱",
    "vor vor vor vor",
    "swap swap swap",
    "between between",
    "\u202emaus\u0000",
    "the cat " * 36,
    "ß" * 290,
    "no no no no",
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", ODD)
def test_nothing_that_is_said_makes_it_stumble(language: str, text: str) -> None:
    blocks = sentences(language)
    ears = listener(language)
    for part in ("order", "place", "rearrange", "judgement"):
        expected = expected_in(blocks[part], part, blocks["names"])
        interpret(ears.recogniser.hear(text), expected, ears)
