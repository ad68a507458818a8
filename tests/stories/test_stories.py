from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from host.content import languages
from host.games import GAMES
from tests.stories.story import FOLDER, Player, Story, part_of, read, steps

STORIES = sorted(path for path in FOLDER.glob("*/*.txt"))
PLAYED = [(path, mode) for path in STORIES for mode in ("generous", "strict")]


def name(value: object) -> str:
    return f"{value.parent.name}-{value.stem}" if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("path", "mode"), PLAYED, ids=name)
def test_the_evening_goes_as_written(path: Path, mode: str) -> None:
    story = read(path)
    player = Player(story, strict=mode == "strict")
    freely = False
    try:
        for kind, text in steps(story):
            match kind:
                case "freely":
                    assert text, "a reason is missing"
                    freely = mode == "strict"
                case "say" if freely:
                    alone = player.strictly(text)
                    player.freely(text)
                    assert alone != player.reply["speech"], "Alexa makes it out: strike the remark off"
                    freely = False
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


def game_of(story: Story) -> str | None:
    """The game that a story is about: its header's, or that of its cards where it is chosen by voice."""
    cards = story.header.get("cards", "")
    return story.header.get("game") or next((game for game in GAMES if cards.startswith(f"@{game}")), None)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_two_stories_at_least_tell_a_whole_game(game: str, language: str) -> None:
    told = [read(path) for path in (FOLDER / language).glob("*.txt")]
    whole = [story for story in told if any('"finished"' in line for line in story.lines)]
    assert sum(game_of(story) == game for story in whole) >= 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_rulebooks_example_is_told(game: str, language: str) -> None:
    example = {"en": "rulebook-example", "de": "beispiel-der-spielregel"}[language]
    told = [read(path) for path in (FOLDER / language).glob(f"*{example}.txt")]
    assert any(game_of(story) == game for story in told)
