from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from host.content import languages
from host.conversation import listener
from intents.expected import Expected
from intents.interpret import READERS, interpret
from intents.meaning import Command, Said, Wish

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bruno", "Clara")
NAMED = {
    Wish.ADD_PLAYER,
    Wish.REMOVE_PLAYER,
    Wish.SWAP_SEATS,
    Wish.RENAME,
    Wish.MINUTES,
    Wish.RESUME,
    Wish.NEXT,
    Wish.SETTING,
}
"""Wishes that name something, or that are answers where it is time to go on: they have tests of their own."""


def wishes(language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = yaml.safe_load((FOLDER / language / "wishes.yaml").read_text("utf-8"))
    return found


MEANS_MORE = {
    ("judgement", "wrong"): "an order that was wrong is doubted",
    ("judgement", "dispute"): "whoever does not believe an order doubts it",
    ("encore", "repeat"): 'after the last round "once more" is another round',
}
"""Where a wish's wordings answer the question that is open."""

SAID = [(lang, wish, text) for lang in languages() for wish, texts in wishes(lang).items() for text in texts]


@pytest.mark.parametrize(("language", "wish", "text"), SAID)
def test_a_wish_is_understood_whatever_is_waited_for(language: str, wish: str, text: str) -> None:
    ears = listener(language)
    for kind in (kind for kind in READERS if (kind, wish) not in MEANS_MORE):
        expected = Expected(kind, names=NAMES, may_pass=True)
        meaning = interpret(ears.recogniser.hear(text), expected, ears)
        assert meaning == Command(Wish(wish)), f"{kind}: {meaning}"


@pytest.mark.parametrize("language", languages())
def test_every_wish_has_ten_wordings(language: str) -> None:
    told = wishes(language)
    assert {wish for wish in Wish if wish not in NAMED} == set(told)
    assert all(len(texts) >= 10 for texts in told.values())


ANSWERS = {
    "en": ["1750 to 1827", "the eighteen-forties", "ready", "yes", "no", "pass", "Anna", "Anna and Bruno"],
    "de": [
        "1750 bis 1827",
        "die vierziger Jahre",
        "fertig",
        "ja",
        "nein",
        "ich passe",
        "Anna",
        "Anna und Bruno",
    ],
}
KINDS = ["span", "span", "ready", "yes_no", "yes_no", "span", "starter", "players"]


@pytest.mark.parametrize("language", languages())
def test_an_answer_is_never_taken_for_a_wish(language: str) -> None:
    ears = listener(language)
    for text, kind in zip(ANSWERS[language], KINDS, strict=True):
        expected = Expected(kind, names=NAMES, may_pass=True)
        assert isinstance(interpret(ears.recogniser.hear(text), expected, ears), Said), text
