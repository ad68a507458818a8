"""Texts: digits, signs, abbreviations, length, placeholders, languages."""

import pytest

from tests.cards.sound_pack import Check, Pack, only, text


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("The Thames is 346 kilometres long.", "digits"),
        ("A room of nine m² is on fire.", "digits"),
        ("Half of London & Southwark is on fire.", "signs: &"),
        ("It is forty °C in London.", "signs: °"),
        ("A fire (a large one) in London.", "signs: ( )"),
        ("Rome burns in sixty-four A.D. already.", "abbreviations"),
        ("Nero burns Rome in AD sixty-four.", "abbreviations: AD"),
        ("The NASA is on fire.", "abbreviations: NASA"),
        ("London brennt z. B. oft.", "abbreviations: z, z. B."),
        ("It burns approx. five days.", "abbreviations: approx"),
        ("The fire is nine km wide.", "abbreviations: km"),
        ("The fire is nine m wide.", "abbreviations: m"),
        ("Dr Johnson is on fire.", "abbreviations: Dr"),
        ("In the reign of Louis XIV. a fire breaks out.", "Roman numerals: XIV"),
        ("In World War II London is on fire.", "Roman numerals: II"),
        ("Elizabeth I sees a fire.", "Roman numerals: Elizabeth I"),
        ("Unter Karl V. brennt London.", "Roman numerals: Karl V"),
        ("A fire. " * 24, "192 characters, more than 180"),
        ("A fire burns " + "on and on and on " * 5 + "in London.", "a sentence of 30 words"),
    ],
)
def test_a_text_that_a_voice_would_stumble_over_is_told(
    pack: Pack, check: Check, said: str, reason: str
) -> None:
    text(pack, "en", "year_span", "ys-fire")["prompt"] = said
    assert any(
        fault.startswith(f"en/cards/year_span.yaml: ys-fire: prompt: {reason}") for fault in check(pack)
    )


@pytest.mark.parametrize(
    "said",
    [
        "It was {year}, and O'Hara's T-shirt – a café find – burned: all of it!",
        "It was {year}. “When I came home, I had vitamin C.”",
        "Es war {year} … und übrig blieb kein A, kein S-Bahnhof und kein „Öl“.",
    ],
)
def test_a_text_for_the_ear_is_no_fault(pack: Pack, check: Check, said: str) -> None:
    text(pack, "en", "year_span", "ys-fire")["reveal"] = said
    assert check(pack) == []


def test_an_overlong_topic_is_told(pack: Pack, check: Check) -> None:
    topic = "The cathedral of a town that nobody knows by name"
    text(pack, "en", "guess_and_bet", "gb-one")["questions"][0]["topic"] = topic
    assert only(check(pack), "en/cards/guess_and_bet.yaml: gb-one: topic 1: 49 characters, more than 40")


def test_an_unknown_placeholder_is_told(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "scale_strip", "ss-1")["explain"] = "{height} {value}." + language
    faults = check(pack)
    assert [fault.split(": ", 1)[1] for fault in faults] == [
        "ss-1: explain: unknown placeholder {height}"
    ] * 2


def test_a_placeholder_in_the_question_is_told(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "year_span", "ys-fire")["prompt"] += " {year}"
    assert all("prompt: {year} gives the answer away" in fault for fault in check(pack))


def test_placeholders_that_differ_between_languages_are_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "year_span", "ys-fire")["reveal"] = "That was {year}. Yes, {year}."
    start = "en/cards/year_span.yaml: ys-fire: reveal: placeholders {year} {year}, but {year} in de"
    assert only(check(pack), start)


def test_a_reveal_that_never_tells_the_answer_is_told(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "scale_strip", "ss-1")["explain"] = f"Guess: {language}."
    assert all("explain: without {value} the answer is never told" in fault for fault in check(pack))


def test_an_untranslated_text_is_told(pack: Pack, check: Check) -> None:
    english = text(pack, "en", "year_span", "ys-fire")["prompt"]
    text(pack, "de", "year_span", "ys-fire")["prompt"] = english
    assert only(check(pack), "en/cards/year_span.yaml: ys-fire: prompt: untranslated, the same as in de")


def test_untranslated_words_are_told(pack: Pack, check: Check) -> None:
    text(pack, "de", "clue_circle", "cc-sea")["words"] = ["shell", "wave", "towel"]
    assert only(check(pack), "en/cards/clue_circle.yaml: cc-sea: words: untranslated")


def test_names_may_be_the_same_in_both_languages(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "guess_and_bet", "gb-one")["questions"][0]["topic"] = "Westminster Abbey"
    assert check(pack) == []
