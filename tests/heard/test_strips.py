from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from host.content import languages
from host.conversation import listener
from host.skill.package import emulator
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Mark, Meaning, Pass, Said, Size, Strip, Where
from intents.readings import NoAnswer, Unsure

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bruno", "Clara", "Dieter")
HALVES = {"short": Strip(Size.SHORT), "at 11": Strip(None, Where.AT, 11)}
GROUPS: dict[tuple[str, str], dict[str, str]] = {
    (language, group): told
    for language in languages()
    for group, told in yaml.safe_load((FOLDER / language / "strips.yaml").read_text("utf-8")).items()
}
SAID = [(*key, text) for key, told in GROUPS.items() for text in told if not text.startswith("=")]


def understood(language: str, told: dict[str, str], text: str, *, strict: bool = False) -> Meaning:
    ears = listener(language)
    half = HALVES.get(told.get("=asked after", ""))
    expected = Expected("strip", names=NAMES, may_pass=True, unit=told.get("=unit"), half=half)
    heard = emulator(language).hear(text) if strict else ears.recogniser.hear(text)
    return interpret(heard, expected, ears)


def written(meaning: Meaning) -> str:
    match meaning:
        case Said(Pass(), who):
            return f"{who}: pass" if who else "pass"
        case Said(Strip() as strip, who, correcting):
            said = f"no, {of_strip(strip)}" if correcting else of_strip(strip)
            return f"{who}: {said}" if who else said
        case Unsure(a, b):
            return " or ".join(str(value(part)) for part in (a, b))
        case NoAnswer():
            return "nothing"
        case _:
            return getattr(getattr(meaning, "wish", None), "value", repr(meaning))


def value(part: Any) -> Any:
    return part.value


def of_strip(strip: Strip) -> str:
    parts = [strip.size.value if strip.size else ""]
    match strip.where:
        case Where.FROM_TO:
            parts += [f"from {spot(strip.place)} to {spot(strip.to)}"]
        case None if strip.place is not None:
            parts += [spot(strip.place)]
        case Where():
            parts += [f"{strip.where.value.replace('-', ' ')} {spot(strip.place)}"]
    return " ".join(part for part in parts if part)


def spot(place: Any) -> str:
    return f"the {place.value}" if isinstance(place, Mark) else str(place)


@pytest.mark.parametrize(("language", "group", "text"), SAID)
def test_a_strip_is_understood(language: str, group: str, text: str) -> None:
    told = GROUPS[language, group]
    assert written(understood(language, told, text)) == told[text]


@pytest.mark.parametrize("language", languages())
def test_where_only_slots_arrive_hardly_anything_is_taken_for_a_strip_that_is_none(language: str) -> None:
    none = [
        (told, text)
        for (spoken, _), told in GROUPS.items()
        for text, meant in told.items()
        if spoken == language and meant == "nothing"
    ]
    taken = [text for told, text in none if isinstance(understood(language, told, text, strict=True), Said)]
    assert len(taken) <= len(none) // 10, taken


@pytest.mark.parametrize("language", languages())
def test_every_language_has_enough_cases(language: str) -> None:
    mine = [told for (spoken, _), told in GROUPS.items() if spoken == language]
    assert sum(len(told) for told in mine) >= 120
    assert sum(meant == "nothing" for told in mine for meant in told.values()) >= 25


@pytest.mark.parametrize("language", languages())
def test_no_words_are_too_much_to_listen_to(language: str) -> None:
    for text in (
        "",
        " ",
        "…",
        "short " * 40,
        "from " * 60,
        "to " * 90,
        "bis " * 70,
        "\ue000 \ue001",
        "11 " * 90,
    ):
        assert understood(language, {}, text) is not None
