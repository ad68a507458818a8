from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from host.content import languages
from host.conversation import listener
from intents.expected import Expected
from intents.interpret import READERS, interpret
from intents.meaning import Command, Mark, Said, Size, Strip, Where, Wish
from intents.names import fold

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
    ("lesson", "stop"): "while a game is taught, stop is enough of it",
    ("lesson", "hush"): "while a game is taught, whoever wants quiet has heard enough",
    ("lesson", "skip"): "while a game is taught, the rest of it is skipped",
    ("lesson", "chatty"): "while a game is taught, more is the next part of it",
}
"""Where a wish's wordings answer the question that is open."""

SAID = [(lang, wish, text) for lang in languages() for wish, texts in wishes(lang).items() for text in texts]


@pytest.mark.parametrize(("language", "wish", "text"), SAID)
def test_a_wish_is_understood_whatever_is_waited_for(language: str, wish: str, text: str) -> None:
    ears = listener(language)
    once_more = fold(text) in map(fold, ears.lists["answering_encore"])
    perhaps = fold(text) in map(fold, ears.lists["clue_perhaps"])
    for kind in (kind for kind in READERS if (kind, wish) not in MEANS_MORE):
        if once_more and kind == "encore":
            continue  # after the last round that is another round
        if perhaps and kind == "clue":
            continue  # the host asks whether it is meant as a clue
        expected = Expected(kind, names=NAMES, may_pass=True)
        meaning = interpret(ears.recogniser.hear(text), expected, ears)
        assert isinstance(meaning, Command), f"{kind}: {meaning}"
        assert replace(meaning, number=None) == Command(Wish(wish)), f"{kind}: {meaning}"


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


TIMES = [
    ("en", "twenty minutes", 20),
    ("en", "we have half an hour", 30),
    ("en", "a game for a quarter of an hour", 15),
    ("en", "we've got an hour", 60),
    ("en", "an hour and a half", 90),
    ("en", "which game takes forty minutes", 40),
    ("de", "zwanzig Minuten", 20),
    ("de", "wir haben eine halbe Stunde", 30),
    ("de", "nur eine Viertelstunde", 15),
    ("de", "etwas für eine Stunde", 60),
    ("de", "anderthalb Stunden", 90),
    ("de", "welches Spiel dauert vierzig Minuten", 40),
]


@pytest.mark.parametrize(("language", "text", "minutes"), TIMES)
def test_the_time_there_is_is_understood_where_a_game_is_asked_for(
    language: str, text: str, minutes: int
) -> None:
    ears = listener(language)
    heard = ears.recogniser.hear(text)
    assert interpret(heard, Expected("game"), ears) == Command(Wish.MINUTES, number=minutes)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "how long with five of us"), ("de", "wie lange dauert das zu fünft")]
)
def test_how_many_play_is_heard_with_how_long_it_takes(language: str, text: str) -> None:
    ears = listener(language)
    for kind in READERS:
        heard = ears.recogniser.hear(text)
        assert interpret(heard, Expected(kind, names=NAMES), ears) == Command(Wish.DURATION, number=5)


def test_the_end_is_a_place_where_only_the_place_of_a_strip_is_missing() -> None:
    ears = listener("de")
    asked = Expected("strip", names=NAMES, unit="Meter", half=Strip(Size.LONG))
    assert interpret(ears.recogniser.hear("Ende"), asked, ears) == Said(Strip(None, Where.AT, Mark.END))
    assert interpret(ears.recogniser.hear("Ende"), replace(asked, half=None), ears) == Command(Wish.STOP)
