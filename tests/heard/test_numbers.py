"""Every number and span in the sentence files is understood as written there; known gaps are still gaps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from intents.numbers import read_number, read_span
from intents.readings import Doubt, NoAnswer, Number, Span, Unsure

HEARD = Path(__file__).parent
ASKED = re.compile(r"(?P<said>.*) \[(?P<unit>[^\]]+)\]")
SAID_TWICE = 2


def written(meaning: Number | Span | Unsure | NoAnswer) -> str:
    """Return a meaning as the sentence files write it."""
    match meaning:
        case Number(value):
            return str(value)
        case Span(first, last, sureness, difference):
            years = f"{first} {sureness.value}" if first == last else f"{first} to {last}"
            return years if difference is None else f"{years} ({difference})"
        case Unsure(a, b):
            return f"{written(a)} or {written(b)}"
        case NoAnswer(why):
            return "nothing" if why is Doubt.SILENT else why.value


def understood(said: str, language: str, kind: str) -> str:
    if kind == "spans":
        return written(read_span(said, language))
    asked = ASKED.fullmatch(said)
    if asked is None:
        return written(read_number(said, language))
    return written(read_number(asked["said"], language, unit=asked["unit"]))


def chapters(kind: str) -> list[Any]:
    """Return the chapters of all sentence files of a kind, each with its language and title."""
    return [
        pytest.param(path.parent.name, said, id=f"{path.parent.name}-{path.stem}-{title}")
        for path in sorted(HEARD.glob(f"??/{kind}*.yaml"))
        for title, said in yaml.safe_load(path.read_text(encoding="utf-8")).items()
    ]


def misunderstood(language: str, chapter: dict[str, object], kind: str) -> list[str]:
    heard = {said: understood(said, language, kind) for said in chapter}
    return [
        f"{said!r}: {heard[said]}, not {meant}"
        for said, meant in chapter.items()
        if heard[said] != str(meant)
    ]


@pytest.mark.parametrize(("language", "chapter"), chapters("numbers"))
def test_every_number_said_is_understood(language: str, chapter: dict[str, object]) -> None:
    assert misunderstood(language, chapter, "numbers") == []


@pytest.mark.parametrize(("language", "chapter"), chapters("spans"))
def test_every_span_said_is_understood(language: str, chapter: dict[str, object]) -> None:
    assert misunderstood(language, chapter, "spans") == []


@pytest.mark.parametrize(("language", "chapter"), chapters("gaps"))
def test_every_known_gap_is_still_one(language: str, chapter: dict[str, dict[str, object]]) -> None:
    """A gap that has been mended belongs struck off here and added to the sentences."""
    for kind, sentences in chapter.items():
        mended = [said for said, meant in sentences.items() if understood(said, language, kind) == str(meant)]
        assert mended == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ["numbers", "spans"])
def test_there_are_enough_sentences_of_each_kind_in_each_language(language: str, kind: str) -> None:
    said = [
        utterance
        for path in HEARD.glob(f"{language}/{kind}*.yaml")
        for chapter in yaml.safe_load(path.read_text(encoding="utf-8")).values()
        for utterance in chapter
    ]
    assert len(said) >= 400
    assert len(said) - len(set(said)) <= SAID_TWICE
