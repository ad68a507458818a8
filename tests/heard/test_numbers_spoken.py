"""Whatever num2words and unicode-rbnf say of a number or year comes back as itself, however it is split."""

from __future__ import annotations

import re
import time
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from num2words import num2words
from unicode_rbnf import RbnfEngine

from intents.numbers import read_integer, read_number, read_span, read_year
from intents.numbers.atoms import Kind
from intents.numbers.hearing import LONGEST
from intents.numbers.spoken import numerals
from intents.numbers.tongue import tongue
from intents.readings import NoAnswer, Number, Span, Sureness

LANGUAGES = ("en", "de")
MOST_SECONDS = 0.05
JOINTS = {
    "de": re.compile(
        r"hundert|tausend|und|million(?:en)?|milliarden?|minus|null|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)(?=hundert"
        r"|tausend|und)|sech(?=z)|sieb(?=z)|zwan(?=z)|drei(?=ß|ss|z)|vier(?=z)|fünf(?=z)|acht(?=z)|neun(?=z)|zehn|zig|ßig|eine?s?"
        r"|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf",
    ),
    "en": re.compile(
        r"thir(?=teen)|fif(?=teen)|four(?=teen)|six(?=teen)|seven(?=teen)|eigh(?=teen)|nine(?=teen)|teen|[a-z]+",
    ),
}
SPAN = {"en": "from {} to {}", "de": "von {} bis {}"}
BOUNDS = {
    "en": (
        "not before {} and not after {}",
        "not before {}, not after {}",
        "no earlier than {}, no later than {}",
        "not earlier than {} but not later than {}",
        "at the earliest {}, at the latest {}",
        "{} at the earliest, {} at the latest",
        "after {} but before {}",
    ),
    "de": (
        "nicht vor {} und nicht nach {}",
        "nicht vor {}, nicht nach {}",
        "nicht früher als {}, nicht später als {}",
        "nicht früher als {} und nicht später als {}",
        "frühestens {}, spätestens {}",
        "frühestens {} und spätestens {}",
        "{} frühestens, {} spätestens",
        "nach {}, aber vor {}",
    ),
}
BEFORE_AND_AFTER = {
    "en": "{} years before and {} years after {}",
    "de": "{} Jahre vor und {} Jahre nach {}",
}
WIDEST = 1400
AFTER_CHRIST = {"en": " AD", "de": " nach Christus"}
BEFORE_CHRIST = {"en": " BC", "de": " vor Christus"}


@cache
def engine(language: str) -> RbnfEngine:
    return RbnfEngine.for_language(language)


def says_rbnf(number: int, language: str) -> str:
    return engine(language).format_number(number).text


def says_num2words(number: int, language: str) -> str:
    return str(num2words(number, lang=language))


def spoken_year(year: int, language: str) -> str:
    """Return a year as it is spoken; num2words' own German years are wrong before 1100 and BC."""
    if language == "en":
        return str(num2words(year, lang="en", to="year"))
    count = abs(year)
    in_hundreds = 1100 <= count < 2000
    said = str(num2words(count, lang="de", to="year" if in_hundreds else "cardinal"))
    return said + (BEFORE_CHRIST["de"] if year < 0 else "")


def spelt_year(year: int, language: str) -> str:
    return says_rbnf(abs(year), language) + (BEFORE_CHRIST[language] if year < 0 else "")


@st.composite
def split(draw: st.DrawFn, said: str, language: str) -> str:
    """Return the words with any of their joints torn apart, as a recogniser may write them."""
    torn = []
    for word in re.split(r"[\s,\-]+", said.replace("\N{SOFT HYPHEN}", "")):
        pieces = JOINTS[language].findall(word.lower())
        whole = "".join(pieces) == word.lower()
        torn.append("".join(piece + draw(st.sampled_from(("", " "))) for piece in pieces) if whole else word)
    return " ".join(torn)


SOME_WORDS = sorted({*tongue("en").words, *tongue("de").words, "1850", "18", ",", "-"})
numbers = st.one_of(st.integers(-1_000_000, 1_000_000), st.integers(0, 200), st.integers(0, 10**12))
years = st.integers(-3000, 2100).filter(bool)


@pytest.mark.parametrize("language", LANGUAGES)
@given(number=numbers, data=st.data())
@settings(max_examples=80, deadline=None)
def test_every_number_that_is_spelt_out_comes_back(language: str, number: int, data: st.DataObject) -> None:
    for said in (says_num2words(number, language), says_rbnf(number, language)):
        torn = data.draw(split(said, language))
        assert read_number(said, language) == Number(number)
        assert read_number(torn, language) == Number(number)
        assert read_integer(torn, language) == number


@pytest.mark.parametrize("language", LANGUAGES)
@given(year=years, data=st.data())
@settings(max_examples=80, deadline=None)
def test_every_year_that_is_spoken_comes_back(language: str, year: int, data: st.DataObject) -> None:
    for said in (spoken_year(year, language), spelt_year(year, language)):
        torn = data.draw(split(said, language))
        assert read_year(said, language) == year
        assert read_year(torn, language) == year
        assert read_span(torn, language) == Span(year, year, Sureness.BARE)


@pytest.mark.parametrize("language", LANGUAGES)
@given(one=years, two=years)
@settings(max_examples=60, deadline=None)
def test_two_years_with_their_eras_are_a_span_in_either_order(language: str, one: int, two: int) -> None:
    said = SPAN[language].format(
        *(spelt_year(year, language) + AFTER_CHRIST[language] * (year > 0) for year in (one, two))
    )
    found = read_span(said, language)
    assert isinstance(found, Span)
    assert (found.first, found.last) == (min(one, two), max(one, two))


@pytest.mark.parametrize("said", [(language, said) for language in LANGUAGES for said in BOUNDS[language]])
@given(ends=st.lists(st.integers(100, 2030), min_size=2, max_size=2, unique=True), data=st.data())
@settings(max_examples=25, deadline=None)
def test_two_bounds_come_back_as_the_span_between_them(
    said: tuple[str, str], ends: list[int], data: st.DataObject
) -> None:
    language, bounds = said
    first, last = sorted(ends)
    say = data.draw(st.sampled_from((spoken_year, spelt_year, lambda year, _: str(year))))
    if last - first > WIDEST:
        first = last - WIDEST
    found = read_span(bounds.format(say(first, language), say(last, language)), language)
    assert isinstance(found, Span)
    assert (found.first, found.last) == (first, last)


@pytest.mark.parametrize("said", [(language, said) for language in LANGUAGES for said in BOUNDS[language]])
@given(ends=st.lists(st.integers(100, 2030), min_size=2, max_size=2, unique=True), data=st.data())
@settings(max_examples=25, deadline=None)
def test_a_bound_that_is_torn_or_turned_round_is_never_read_as_other_years(
    said: tuple[str, str], ends: list[int], data: st.DataObject
) -> None:
    language, bounds = said
    torn = [data.draw(split(spoken_year(year, language), language)) for year in ends]
    found = read_span(bounds.format(*torn), language)
    assert not isinstance(found, Span) or [found.first, found.last] == ends


@pytest.mark.parametrize("language", LANGUAGES)
@given(year=st.integers(200, 1950), earlier=st.integers(2, 99), later=st.integers(2, 99))
@settings(max_examples=40, deadline=None)
def test_years_before_and_after_a_year_are_a_span(language: str, year: int, earlier: int, later: int) -> None:
    sides = [says_num2words(count, language) for count in (earlier, later)]
    found = read_span(BEFORE_AND_AFTER[language].format(*sides, spoken_year(year, language)), language)
    assert found == Span(year - earlier, year + later)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_single_year_comes_back(language: str) -> None:
    every = [year for year in range(-3000, 2101) if year]
    assert [year for year in every if read_year(spoken_year(year, language), language) != year] == []


@given(text=st.text(max_size=LONGEST + 50))
@settings(max_examples=150, deadline=None)
def test_no_text_raises_or_takes_long(text: str) -> None:
    _read_all(text)


@given(
    words=st.lists(
        st.sampled_from(SOME_WORDS),
        max_size=60,
    )
)
@settings(max_examples=100, deadline=None)
def test_no_heap_of_known_words_raises_or_takes_long(words: list[str]) -> None:
    _read_all(" ".join(words))


@pytest.mark.parametrize(
    "piece",
    [
        "1 to ",
        "1850 and ",
        "hundert und ",
        "1 2 ",
        "18 ",
        "½",
        "ein",
        "no 1850 ",
        "1,",
        "ﷺ",
        "1 um ",
        "1 äh, und ",
        "like 12 ",
        "so 12 i ",
    ],
)
def test_no_repeated_piece_takes_long(piece: str) -> None:
    _read_all((piece * LONGEST)[:LONGEST])


def _read_all(text: str) -> None:
    for language in LANGUAGES:
        for read in (read_number, read_span, read_integer, read_year):
            assert min(_seconds(read, text, language) for _ in range(2)) < MOST_SECONDS


def _seconds(read: object, text: str, language: str) -> float:
    assert callable(read)
    started = time.process_time()
    read(text, language)
    return time.process_time() - started


def test_whatever_is_longer_than_any_answer_is_none() -> None:
    assert read_number("seven " * LONGEST, "en") == NoAnswer()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_words_are_those_that_num2words_says(language: str) -> None:
    """A table that differs is to be replaced by what `numerals` returns."""
    words = tongue(language).words
    for kind, listed in numerals(language).items():
        for pair in listed.split(", "):
            said, value = pair.split(": ")
            assert (words[said].kind, words[said].value) in ((kind, int(value)), (Kind.ORDINAL, int(value)))


@pytest.mark.parametrize(
    ("said", "language", "number"),
    [
        ("4", "en", 4), ("four", "en", 4), ("for", "en", 4), ("Four.", "en", 4), ("minus two", "en", -2),
        ("a", "en", None), ("two players", "en", None), ("maybe two", "en", None), ("", "en", None),
        ("vier", "de", 4), ("einen", "de", 1), ("fünf und zwanzig", "de", 25), ("vier Spieler", "de", None),
        ("zweieinhalb", "de", None), ("2.750", "de", 2750), ("2,5", "de", None),
    ],
)  # fmt: skip
def test_an_integer_is_nothing_but_a_whole_number(said: str, language: str, number: int | None) -> None:
    assert read_integer(said, language) == number


@pytest.mark.parametrize(
    ("said", "language", "year"),
    [
        ("1750", "en", 1750), ("seventeen fifty", "en", 1750), ("44 BC", "en", -44), ("16:48", "en", 1648),
        ("the year 800", "en", 800), ("1750 to 1827", "en", None), ("the 1750s", "en", None),
        ("9000", "en", None), ("0", "en", None), ("maybe", "en", None), ("achtzehn null sieben", "de", 1807),
        ("im Jahr 800", "de", 800), ("44 v. Chr.", "de", -44), ("das 19. Jahrhundert", "de", None),
    ],
)  # fmt: skip
def test_a_year_is_nothing_but_one_year(said: str, language: str, year: int | None) -> None:
    assert read_year(said, language) == year


def test_a_language_without_a_module_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        read_number("sept", "fr")
    with pytest.raises(LookupError):
        read_number("seven", "../en")
