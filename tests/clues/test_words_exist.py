"""Which words there are: what people use is never refused, what nobody uses is never simply allowed."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from host import content
from host.clues import judge
from host.clues.lexicon import Lexicon
from host.clues.listed import folder
from host.games.clue_circle_verdict import ClueRule, Outcome

HERE = Path(__file__).parent
LANGUAGES = content.languages()
ABOUT_THE_WORD = (ClueRule.EXISTS, ClueRule.ONE_WORD)
NO_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def listed(language: str, file: str) -> list[str]:
    chapters = yaml.safe_load((HERE / language / f"{file}.yaml").read_text(encoding="utf-8"))
    return [word for chapter in chapters.values() for word in chapter.split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_people_use_is_never_refused_or_asked_about_as_made_up(language: str) -> None:
    words = listed(language, "words")
    assert len(set(words)) >= 500
    spelled = [*words, *(word.lower().translate(NO_UMLAUTS) for word in words)]
    assert [word for word in spelled if judge(word, (), language).rule in ABOUT_THE_WORD] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_made_up_words_and_noise_are_not_allowed(language: str) -> None:
    words = listed(language, "made_up")
    assert len(set(words)) >= 200
    allowed = [word for word in words if judge(word, (), language).outcome is Outcome.ALLOWED]
    assert len(allowed) <= 0.05 * len(words)


@pytest.mark.parametrize(
    ("language", "clue", "outcome", "rule"),
    [
        ("en", "snammer", Outcome.ASK, ClueRule.EXISTS),
        ("en", "snake hammer", Outcome.FORBIDDEN, ClueRule.ONE_WORD),
        ("en", "asdfgh", Outcome.FORBIDDEN, ClueRule.EXISTS),
        ("en", "!?", Outcome.FORBIDDEN, ClueRule.ONE_WORD),
        ("en", "x" * 9999, Outcome.FORBIDDEN, ClueRule.EXISTS),
        ("de", "Gletschertraktor", Outcome.ASK, ClueRule.EXISTS),
        ("de", "roter Schlauch", Outcome.FORBIDDEN, ClueRule.COLOUR),
        ("de", "nasser Schlauch", Outcome.FORBIDDEN, ClueRule.ONE_WORD),
    ],
)
def test_what_is_no_word_is_told_apart(language: str, clue: str, outcome: Outcome, rule: ClueRule) -> None:
    verdict = judge(clue, ("tool", "animal"), language)
    assert (verdict.outcome, verdict.rule) == (outcome, rule)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Harry Potter"),
        ("en", "new york"),
        ("en", "White House"),
        ("de", "Mona Lisa"),
        ("de", "rotes kreuz"),
    ],
)
def test_a_proper_name_may_have_more_than_one_word(language: str, name: str) -> None:
    assert judge(name, ("cake",), language).outcome is Outcome.ALLOWED


def test_several_words_of_which_one_may_be_a_name_are_asked_about() -> None:
    for clue in ("Kowalski junior", "new york city"):
        verdict = judge(clue, ("cake",), "en")
        assert (verdict.outcome, verdict.rule) == (Outcome.ASK, ClueRule.ONE_WORD)


@pytest.mark.parametrize(
    ("language", "clue"),
    [("en", "rain bow"), ("en", "tooth brush"), ("de", "schnee ball"), ("de", "gross mutter")],
)
def test_a_compound_that_was_heard_as_two_words_is_one(language: str, clue: str) -> None:
    assert judge(clue, ("cake",), language).outcome is Outcome.ALLOWED


def test_a_list_of_the_systems_own_counts_where_it_is_and_only_for_existence(tmp_path: Path) -> None:
    elsewhere = tmp_path / "ngerman"
    elsewhere.write_text("Zwölferlei\nAal\nGletschertraktor\n", encoding="utf-8")
    packed = folder("de") / "words.txt.gz"
    lexicon = Lexicon(packed, ["quietsch"], [elsewhere, tmp_path / "missing"])
    assert "gletschertraktor" in lexicon
    assert lexicon.find("gletschertraktor") is None
    assert "quietsch" in lexicon
    assert "gletschertraktor" not in Lexicon(packed)


def test_every_word_of_a_list_is_found_and_its_neighbours_are_not() -> None:
    lexicon = Lexicon(folder("en") / "words.txt.gz")
    for word in ("cat", "zebra", "snowman"):
        assert word in lexicon
        assert f"{word}\t" not in lexicon
    assert "" not in lexicon
    assert "ca\nt" not in lexicon


@pytest.mark.parametrize(
    ("language", "clues"),
    [
        (
            "en",
            "mother-in-law jack-o'-lantern rock'n'roll X-ray T-shirt don't Coca-Cola spider‑man ｓｗｅｅｔ",
        ),
        ("de", "U-Bahn S-Bahn-Station T-Shirt E-Mail Ping-Pong Hans-im-Glück"),
    ],
)
def test_words_with_hyphens_and_apostrophes_are_words_however_these_are_typed(
    language: str, clues: str
) -> None:
    assert [clue for clue in clues.split() if judge(clue, (), language).outcome is not Outcome.ALLOWED] == []


@pytest.mark.parametrize(
    ("language", "clue"), [("en", "snake-hammer"), ("de", "Gletscher-Traktor"), ("en", "glorph-in-snarp")]
)
def test_two_words_with_a_hyphen_between_them_are_asked_about(language: str, clue: str) -> None:
    verdict = judge(clue, ("cake",), language)
    assert (verdict.outcome, verdict.rule) == (Outcome.ASK, ClueRule.EXISTS)


def test_a_very_long_word_that_people_use_is_not_refused() -> None:
    word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
    assert judge(word, ("Kuchen",), "de").outcome is Outcome.ALLOWED
