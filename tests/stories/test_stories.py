from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.stories.story import FOLDER, Player, part_of, read, steps

STORIES = sorted(path for path in FOLDER.glob("*/*.txt"))
PLAYED = [(path, mode) for path in STORIES for mode in read(path).modes]


def name(value: object) -> str:
    return f"{value.parent.name}-{value.stem}" if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("path", "mode"), PLAYED, ids=name)
def test_the_evening_goes_as_written(path: Path, mode: str) -> None:
    story = read(path)
    player = Player(story, strict=mode == "strict")
    try:
        for kind, text in steps(story):
            match kind:
                case "say":
                    if player.step(text):
                        keeps_the_speakers_rules(player)
                case "hear":
                    assert player.reply["speech"] == text
                case _:
                    assert part_of(json.loads(text), player.view()), player.view()
    finally:
        player.close()


def keeps_the_speakers_rules(player: Player) -> None:
    reply = player.reply
    # Alexa takes its prefix as known
    ET.fromstring(reply["ssml"].replace("<speak>", '<speak xmlns:amazon="alexa">', 1))  # noqa: S314  the host's own
    assert len(reply["ssml"]) < 8000
    assert len(json.dumps(reply["response"])) < 24_000
    if reply["request"]["request"]["type"] != "SessionEndedRequest":
        assert reply["ends_session"] is (reply["reprompt"] is None)


def test_every_language_tells_stories() -> None:
    told = {language.name: list(language.glob("*.txt")) for language in FOLDER.iterdir() if language.is_dir()}
    assert len(told["en"]) >= 2
    assert len(told["de"]) >= 2
