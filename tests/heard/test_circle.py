"""What is said round a circle of words is understood as the sentence files say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from host.content import languages
from host.conversation import listener
from host.skill.package import emulator
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import (
    AnyOf,
    Called,
    ClueWord,
    Gap,
    Meaning,
    Pass,
    Said,
    Side,
    StartingWords,
    Unclear,
    YesNo,
)

FOLDER = Path(__file__).parent
PARTS = ("gap", "which", "unclear", "clue", "teams", "final", "refused", "words")
TEAMS = {"team_red": (), "team_blue": ()}


@cache
def sentences(language: str) -> dict[str, Any]:
    return dict(yaml.safe_load((FOLDER / language / "circle.yaml").read_text("utf-8")))


HEARD = [
    (lang, part, text) for lang in languages() for part in PARTS for text in sentences(lang)[part]["heard"]
]


def expected_in(language: str, part: str) -> Expected:
    file, block = sentences(language), sentences(language)[part]
    common: dict[str, Any] = {"names": tuple(file["names"]), "terms": tuple(block.get("circle", ()))}
    match part:
        case "words":
            return Expected("words", **common)
        case "clue":
            return Expected("clue", player=file["player"], may_pass=True, **common)
        case "teams":
            return Expected("clue", player=file["player"], may_pass=True, choices=TEAMS, **common)
        case "final":
            return Expected("clue", may_pass=True, choices=TEAMS, **common)
        case "refused":
            half = ClueWord(block["half"])
            return Expected("clue", player=file["player"], may_pass=True, half=half, **common)
        case "which":
            return Expected("gap", also=("clue",), half=Gap(Side.BESIDE, (block["half"],)), **common)
        case _:
            return Expected("gap", also=("clue",), **common)


def written(meaning: Meaning) -> str:
    match meaning.answer if isinstance(meaning, Said) else None:
        case Gap(side, words):
            return " ".join((side, *words))
        case Unclear():
            return "unclear"
        case ClueWord(word, doubtful=True):
            return f"maybe {word}"
        case ClueWord(word, None):
            return f"clue {word}"
        case ClueWord(word, team):
            return f"clue {word} for {team}"
        case Called(call):
            return f"call {call}"
        case StartingWords(words):
            return " ".join(("words", *words))
        case Pass():
            return "pass"
        case YesNo(yes):
            return "yes" if yes else "no"
        case AnyOf():
            return "any"
        case _:
            return ""


@pytest.mark.parametrize(("language", "part", "text"), HEARD)
def test_it_is_understood_as_written(language: str, part: str, text: str) -> None:
    ears = listener(language)
    meaning = interpret(ears.recogniser.hear(text), expected_in(language, part), ears)
    wanted = sentences(language)[part]["heard"][text].replace(" für ", " for ")
    assert written(meaning) == wanted


@pytest.mark.parametrize("language", languages())
def test_there_are_enough_sentences(language: str) -> None:
    heard = [meant for part in PARTS for meant in sentences(language)[part]["heard"].values()]
    assert len(heard) >= 80
    assert heard.count("") >= 20


STRICT = {
    "en": {
        "gap": ("between cake and fruit", "after work", "before fruit", "next to cake", "cake and fruit"),
        "clue": ("sweet", "my clue is sweet", "Anna says sweet", "i say sweet", "red wine"),
        "final": ("red juice", "blue says cheese"),
        "words": ("moon and carpet and soup", "yes"),
    },
    "de": {
        "gap": ("zwischen Kuchen und Obst", "nach Arbeit", "vor Obst", "neben Kuchen", "Kuchen und Obst"),
        "clue": ("süß", "mein tipp ist süß", "Anna sagt süß", "ich sage süß", "rot Wein"),
        "final": ("rot Saft", "blau sagt Käse"),
        "words": ("Mond und Teppich und Suppe", "ja"),
    },
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", ["gap", "clue", "final", "words"])
def test_what_alexa_sends_is_understood_like_the_words(language: str, part: str) -> None:
    ears = listener(language)
    for text in STRICT[language][part]:
        strictly = interpret(emulator(language).hear(text), expected_in(language, part), ears)
        freely = interpret(ears.recogniser.hear(text), expected_in(language, part), ears)
        assert written(strictly) == written(freely) != "", text
