"""Replies as SSML that stay inside of Alexa's limit, whatever is in them."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from host.dialogue.contract import Pause, Sound
from host.reply import BUDGET, CUT, Piece, Whispered, ssml

LONG: dict[str, Piece] = {
    "words": "word " * 4000,
    "ampersands": "&" * 9000,
    "tags": "<b>" * 4000,
    "a whisper": Whispered("between one and two " * 900, 3),
    "a whisper of ampersands": Whispered("&" * 9000, 3),
    "letters beyond the first plane": "😀" * 9000,
}


@pytest.mark.parametrize("pace", [0, -2, 2])
@pytest.mark.parametrize("what", LONG)
def test_what_is_too_long_is_cut_and_the_question_stays(what: str, pace: int) -> None:
    told = ssml((Sound.REVEAL, LONG[what], Pause(25), "Anna, your guess?"), pace)
    assert BUDGET - 10 < len(told) <= BUDGET
    said = "".join(ET.fromstring(told.replace("<speak>", '<speak xmlns:amazon="alexa">')).itertext())  # noqa: S314
    assert said.endswith("Anna, your guess?")
    assert CUT.strip() in said


def test_many_long_pieces_share_what_there_is() -> None:
    told = ssml([*LONG.values(), *LONG.values(), "Anna, your guess?"])
    assert BUDGET - 100 < len(told) <= BUDGET
    assert told.endswith("Anna, your guess?</speak>")


def test_what_cannot_be_cut_any_more_is_no_endless_work() -> None:
    assert ssml([Sound.THINKING] * 500 + ["Well?"]).endswith("</speak>")


def test_a_whisper_is_escaped_and_without_control_characters() -> None:
    assert ">Forty &amp; two<" in ssml((Whispered("Forty\0 & two", 0),))
