"""The SSML of all stories, checked by somebody else: npm's ssml-check-core, for Amazon and each locale."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from host.dialogue.contract import Pause, Sound
from host.reply import Whispered, ssml
from tests.ports.played import LANGUAGES, LOCALES, exchanges

NODE = shutil.which("node")
CHECK = Path(__file__).parent.parent / "node" / "check-ssml.js"

pytestmark = [
    pytest.mark.skipif(NODE is None, reason="there is no Node"),
    pytest.mark.xdist_group("all stories, played once"),
]


def faults(spoken: Sequence[str], locale: str) -> list[dict[str, Any]]:
    """What the checker finds wrong."""
    assert NODE is not None
    given = json.dumps([{"ssml": one, "locale": locale} for one in spoken])
    done = subprocess.run([NODE, CHECK], input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stderr} (`make .node` installs it)"
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_the_stories_is_ssml_as_amazon_takes_it(language: str) -> None:
    spoken = set()
    for exchange in exchanges(language):
        told = [exchange.response, exchange.response.get("reprompt", {})]
        spoken |= {part["outputSpeech"]["ssml"] for part in told if "outputSpeech" in part}
    assert len(spoken) > 800
    assert faults(sorted(spoken), LOCALES[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sound_pace_and_whisper_is_ssml_as_amazon_takes_it(language: str) -> None:
    pieces = ("Tom & <Jerry> \"say\" 'hi'", *Sound, Pause(25), Whispered("Vierzig & zwei", 0), "Ä 😀 \0")
    spoken = [ssml(pieces, pace) for pace in (-3, -1, 0, 2)]
    assert faults(spoken, LOCALES[language]) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "<speak>Tom & Jerry</speak>",
        "<speak>Hello",
        "<speak><shout>Hello</shout></speak>",
        '<speak><break time="11s"/></speak>',
        "<speak>" + '<audio src="soundbank://soundlibrary/x"/>' * 6 + "</speak>",
        '<speak><prosody rate="5%">Hello</prosody></speak>',
    ],
)
def test_the_checker_finds_what_is_wrong(wrong: str) -> None:
    assert len(faults([wrong], "en-US")) == 1
