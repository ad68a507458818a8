"""Settings by voice: every one of every game, in every language, before the first answer and not after."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from host.content import languages, phrases
from host.conversation import listener
from host.games import GAMES
from host.skill.package import emulator
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Command, Wish
from intents.wishes import SETTING
from tests.ports.at_table import AtTable, open_host

SAID: dict[str, list[tuple[str, str, Any, str]]] = {
    "en": [
        ("year_span", "rounds", 5, "five rounds"),
        ("year_span", "rounds", 3, "let's play three rounds"),
        ("year_span", "rounds", 7, "make it seven rounds"),
        ("order_it", "laps", 2, "two laps"),
        ("order_it", "laps", 3, "we play three laps"),
        ("order_it", "last_doubt", "full", "with the full last doubt"),
        ("order_it", "last_doubt", "full", "the long last doubt"),
        ("order_it", "last_doubt", "quick", "with the quick last doubt"),
        ("guess_and_bet", "stake", "spent", "the stakes are spent"),
        ("guess_and_bet", "stake", "spent", "without the stake back"),
        ("guess_and_bet", "stake", "returned", "the stake comes back"),
        ("scale_strip", "target", 20, "to twenty centimetres"),
        ("scale_strip", "target", 10, "whoever has ten centimetres wins"),
        ("scale_strip", "strips", 5, "short strips of five percent"),
        ("clue_circle", "timer", 30, "thirty seconds"),
        ("clue_circle", "timer", 0, "without the timer"),
        ("clue_circle", "timer", 0, "no sand timer"),
        ("clue_circle", "practice_cards", 3, "three practice cards"),
        ("clue_circle", "practice_cards", 0, "no practice cards"),
        ("clue_circle", "head_start", 5, "a head start of five seconds"),
        ("clue_circle", "secret", "whisper", "always whisper"),
        ("clue_circle", "secret", "phone", "we play with our phones"),
    ],
    "de": [
        ("year_span", "rounds", 5, "fünf Runden"),
        ("year_span", "rounds", 3, "wir spielen drei Runden"),
        ("year_span", "rounds", 7, "sieben Runden reichen uns"),
        ("order_it", "laps", 2, "zwei Durchgänge"),
        ("order_it", "laps", 3, "mach drei Durchgänge"),
        ("order_it", "last_doubt", "full", "mit dem vollen letzten Zweifel"),
        ("order_it", "last_doubt", "quick", "mit dem kurzen Zweifel"),
        ("guess_and_bet", "stake", "spent", "der Einsatz ist weg"),
        ("scale_strip", "target", 20, "bis zwanzig Zentimeter"),
        ("scale_strip", "target", 10, "wer zehn Zentimeter hat, gewinnt"),
        ("scale_strip", "strips", 5, "kurze Streifen von fünf Prozent"),
        ("scale_strip", "strips", 8, "der kurze Streifen deckt acht Prozent ab"),
        ("clue_circle", "timer", 0, "ohne Sanduhr"),
        ("clue_circle", "practice_cards", 0, "keine Übungskarten"),
        ("clue_circle", "head_start", 5, "ein Vorsprung von fünf Sekunden"),
        ("clue_circle", "secret", "whisper", "immer flüstern"),
        ("clue_circle", "secret", "phone", "wir nehmen unsere Handys"),
    ],
}
"""The game, its setting, the value and how it is said."""

ALL = [(language, *told) for language in languages() for told in SAID[language]]


@pytest.mark.parametrize(("language", "game", "name", "value", "text"), ALL)
def test_a_setting_is_understood(language: str, game: str, name: str, value: Any, text: str) -> None:
    ears = listener(language)
    kind = {"year_span": "ready", "order_it": "order", "guess_and_bet": "category", "scale_strip": "starter"}
    expected = Expected(kind.get(game, "starter"), names=("Anna", "Bruno"), opening=True)
    meaning = interpret(ears.recogniser.hear(text), expected, ears)
    assert isinstance(meaning, Command)
    assert meaning.wish is Wish.SETTING
    heard = 0 if meaning.other == "off" else meaning.other or meaning.number
    assert (meaning.name, heard) == (name, value)


@pytest.mark.parametrize(("language", "game", "name", "value", "text"), ALL)
def test_a_setting_is_kept_before_the_first_answer(
    language: str, game: str, name: str, value: Any, text: str
) -> None:
    with open_host() as host:
        table = AtTable(host, game=game, cards=None, starter=None, locale=language)
        heard = table.say(text)
        assert "Anna" not in heard.split(".")[0], heard
        assert table.view["waiting_for"]["kind"] == "starter"
        table.say("Anna")
        assert table.view["phase"] != "lobby"
        if name == "rounds":
            assert table.view["rounds"] == value
        if name == "laps":
            assert table.view["rounds"] == value * 3


@pytest.mark.parametrize("language", languages())
def test_every_setting_of_the_phrase_files_is_tested(language: str) -> None:
    written = {intent.removeprefix(SETTING).rsplit("_", 1)[0] for intent in phrases(language)["settings"]}
    assert written == {name for _, name, _, _ in SAID[language]} | PLAYED_ELSEWHERE


PLAYED_ELSEWHERE = {"teams"}
"""Settings that are more than a value: who is in which team."""


def test_a_setting_changes_the_game_that_has_just_begun() -> None:
    with open_host() as host:
        table = AtTable(host)
        assert table.view["rounds"] == 10
        assert table.say("three rounds").startswith("Three rounds, then.")
        assert (table.view["rounds"], table.view["question"]) == (3, "Event 1.")


@pytest.mark.parametrize(
    ("language", "first", "text", "refused"),
    [
        ("en", "1800 to 1810", "three rounds", "That has to be said before the first answer."),
        ("de", "1800 bis 1810", "drei Runden", "Das müsst ihr vor der ersten Antwort sagen."),
    ],
)
def test_after_the_first_answer_a_setting_is_refused(
    language: str, first: str, text: str, refused: str
) -> None:
    with open_host() as host:
        table = AtTable(host, locale=language)
        table.say(first)
        before = table.view
        assert table.say(text).startswith(refused)
        assert table.view == before


def test_an_impossible_number_changes_nothing() -> None:
    with open_host() as host:
        table = AtTable(host)
        assert table.say("a thousand rounds").startswith("That number doesn't work here.")
        assert table.view["rounds"] == 10


def test_another_games_setting_is_none_of_this_game() -> None:
    with open_host() as host:
        table = AtTable(host)
        before = table.view
        assert table.say("two laps").startswith("This game can't be played that way.")
        assert table.view == before


# What help names -------------------------------------------------------------------------------------------

OFFERED = {
    "en": r"you can say: (.*?)\. (?=Who|The|You|Hold|Whoever)",
    "de": r"könnt ihr sagen: (.*?)\. (?=We|Der|Wer)",
}
"""What help says before the first answer can be said, in the words in which it can be said."""

ALSO = {"en": r"you can also say: (.*?)\.", "de": r"könnt ihr auch sagen: (.*?)\."}
"""What the rules say can be said, too."""

SEPARATED = r",? (?:or|oder): |, "
IN_ONE_BREATH = 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_help_and_the_rules_name_every_setting_in_words_that_are_understood(game: str, language: str) -> None:
    with open_host() as host:
        table = AtTable(host, game=game, cards=None, starter=None, locale=language)
        said = re.search(OFFERED[language], table.say({"en": "help", "de": "Hilfe"}[language]))
        assert said, table.reply["speech"]
        taught = table.say({"en": "rules", "de": "Regeln"}[language])
        while table.waits[0] == "yes_no":
            taught += " " + table.say({"en": "more", "de": "mehr"}[language])
    offers = re.split(SEPARATED, said[1])
    assert len(offers) <= IN_ONE_BREATH
    if also := re.search(ALSO[language], taught):
        offers += re.split(SEPARATED, also[1])
    ears, named = listener(language), set()
    for offer in offers:
        for strict in (False, True):
            heard = emulator(language).hear(offer) if strict else ears.recogniser.hear(offer)
            meaning = interpret(heard, Expected("starter", names=("Anna", "Bruno"), opening=True), ears)
            assert isinstance(meaning, Command), offer
            assert meaning.wish is Wish.SETTING, offer
            named.add(meaning.name)
    assert named == {field.name for field in fields(GAMES[game].settings)}


# Teams by names --------------------------------------------------------------------------------------------

FOUR = ["Anna", "Bruno", "Clara", "Dora"]
TOLD = [
    ("en", "Anna and Bruno against Clara and Dora", "AABB"),
    ("en", "red: Anna and Bruno, blue: Clara and Dora", "AABB"),
    ("en", "blue: Anna and Bruno, red: Clara and Dora", "BBAA"),
    ("en", "Anna and Dora versus Bruno and Clara", "ABBA"),
    ("de", "Anna und Bruno gegen Clara und Dora", "AABB"),
    ("de", "rot: Anna und Clara, blau: Bruno und Dora", "ABAB"),
    ("de", "Anna und Dora spielen gegen Bruno und Clara", "ABBA"),
]


def teams(table: AtTable) -> str:
    return "".join({"red": "A", "blue": "B", None: "-"}[player["team"]] for player in table.view["players"])


def words_wanted(table: AtTable) -> bool:
    return bool(table.view["waiting_for"]["kind"] == "words")


@pytest.mark.parametrize(("language", "text", "apart"), TOLD)
@pytest.mark.parametrize("strict", [False, True])
def test_teams_are_told_by_their_players_names(
    language: str,
    text: str,
    apart: str,
    strict: bool,  # noqa: FBT001
) -> None:
    with open_host() as host:
        table = AtTable(
            host, game="clue_circle", cards=None, starter=None, players=FOUR, locale=language, strict=strict
        )
        table.say(text)
        assert table.view["waiting_for"]["kind"] == "starter"
        table.say("Anna")
        assert words_wanted(table)
        assert teams(table) == apart


@pytest.mark.parametrize(("language", "text", "apart"), [TOLD[0], TOLD[4]])
def test_teams_told_before_anybody_sits_seat_their_players(language: str, text: str, apart: str) -> None:
    with open_host() as host:
        table = AtTable(host, game="clue_circle", cards=None, starter=None, players=None, locale=language)
        table.say(text)
        assert table.view["waiting_for"]["kind"] == "starter"
        table.say("Dora")
        assert [player["name"] for player in table.view["players"]] == FOUR
        assert teams(table) == apart


def test_a_game_that_has_just_begun_is_begun_anew_in_teams() -> None:
    with open_host() as host:
        table = AtTable(host, game="clue_circle", cards=None, players=FOUR)
        assert teams(table) == "----"
        assert table.say("Anna and Clara against Bruno and Dora").startswith("Anna and Clara are Red")
        assert (teams(table), words_wanted(table)) == ("ABAB", True)


def test_whoever_is_in_no_team_is_named_and_nothing_changes() -> None:
    with open_host() as host:
        table = AtTable(host, game="clue_circle", cards=None, starter=None, players=[*FOUR, "Emil"])
        assert table.say("Anna and Bruno against Clara and Dora").startswith("Emil is in no team yet.")
        assert table.say("Anna and Bruno and Emil against Clara").startswith("Each team needs two")
        table.say("Anna")
        assert teams(table) == "-----"


def test_teams_that_fit_no_more_when_the_game_begins_are_dropped_and_that_is_said() -> None:
    with open_host() as host:
        table = AtTable(host, game="clue_circle", cards=None, starter=None, players=FOUR)
        table.say("Anna and Bruno against Clara and Dora", "Emil plays too")
        assert "The teams don't fit any more" in table.say("Anna")
        assert teams(table) == "-----"


def test_a_name_put_right_stays_in_its_team() -> None:
    with open_host() as host:
        table = AtTable(host, game="clue_circle", cards=None, starter=None, players=FOUR)
        table.say("Anna and Bruno against Clara and Dora", "not Dora but Dorothea", "Anna")
        assert [player["name"] for player in table.view["players"]][3] == "Dorothea"
        assert teams(table) == "AABB"


def test_another_game_has_no_teams() -> None:
    with open_host() as host:
        table = AtTable(host, players=FOUR)
        assert table.say("Anna and Bruno against Clara and Dora").startswith("This game can't be played")


def test_narrow_strips_are_laid_as_they_were_told() -> None:
    with open_host() as host:
        table = AtTable(host, game="scale_strip", cards=None)
        heard = table.say("short strips of five percent")
        assert heard.startswith("Short strips of five percent, then.")
        scale = table.view["scale"]
        table.say("short at the middle of the scale")
        strip = table.view["strips"]["Anna"]
        assert strip["to"] - strip["from"] == pytest.approx((scale["end"] - scale["start"]) * 0.05)
