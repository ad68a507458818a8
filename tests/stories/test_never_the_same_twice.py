"""No story has the host say the same words twice running, except where it was asked to."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.stories.story import FOLDER, read, steps

STORIES = sorted(FOLDER.glob("*/*.txt"))

FEWEST_WORDS = 3
"""Words of a sentence from which on it is noticed; "Bruno?" may come again."""

ON_PURPOSE = re.compile(
    r"Welcome|Willkommen|Round|Runde|Karte|Card|Between|Zwischen|Before you start|Vor dem Anfang",
    re.IGNORECASE,
)
"""What is said again because it is what it is about."""


def words_of(card: Any) -> list[str]:
    match card:
        case str():
            return [card]
        case dict():
            return [text for part in card.values() for text in words_of(part)]
        case list():
            return [text for part in card for text in words_of(part)]
        case _:
            return []


def own_words(speech: str, cards: str) -> set[str]:
    """The sentences of a reply that are the host's own, not a card's; the open question may come again."""
    sentences = {sentence.strip() for sentence in re.split(r"(?<=[.?!:])\s+", speech)}
    return {
        s
        for s in sentences
        if s[-1:] != "?" and len(s.split()) >= FEWEST_WORDS and s.rstrip(".?!") not in cards
    }


def repeats(path: Path) -> list[tuple[str, str]]:
    story = read(path)
    given = story.order(strict=False).cards or ()
    cards = " ".join(words_of(json.loads(json.dumps(list(given)))))
    found, last, said = [], set[str](), ""
    for kind, text in steps(story):
        if kind == "say":
            said = text
        elif kind == "hear":
            own = own_words(text, cards)
            asked_for = re.search(AGAIN, said.casefold())
            found += [] if asked_for else [(said, s) for s in own & last if not ON_PURPOSE.search(s)]
            last = own
    return found


AGAIN = (
    r"repeat|again|once more|catch that|pardon|come again|what was that|undo|question|silence|launch|card"
    r"|circle|topics"
    r"|nochmal|noch einmal|wiederhol|wie bitte|frage|zurück|kreis|karte|restart|order|reihe|row|score|stand"
    r"|what did you say|didn't hear|nicht verstanden|whisper|flüster|hab ich nicht"
)


@pytest.mark.parametrize("path", STORIES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_host_never_says_the_same_words_twice_running(path: Path) -> None:
    assert repeats(path) == []
