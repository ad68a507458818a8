"""Numbers and years in words, in both languages."""

from __future__ import annotations

import pytest

from host import spell

YEARS = [
    (1, "one", "eins"),
    (9, "nine", "neun"),
    (44, "forty-four", "vierundvierzig"),
    (100, "one hundred", "hundert"),
    (101, "one hundred and one", "hunderteins"),
    (476, "four hundred and seventy-six", "vierhundertsechsundsiebzig"),
    (999, "nine hundred and ninety-nine", "neunhundertneunundneunzig"),
    (1000, "one thousand", "tausend"),
    (1066, "ten sixty-six", "tausendsechsundsechzig"),
    (1099, "ten ninety-nine", "tausendneunundneunzig"),
    (1100, "eleven hundred", "elfhundert"),
    (1109, "eleven oh nine", "elfhundertneun"),
    (1492, "fourteen ninety-two", "vierzehnhundertzweiundneunzig"),
    (1801, "eighteen oh one", "achtzehnhunderteins"),
    (1815, "eighteen fifteen", "achtzehnhundertfünfzehn"),
    (1900, "nineteen hundred", "neunzehnhundert"),
    (1999, "nineteen ninety-nine", "neunzehnhundertneunundneunzig"),
    (2000, "two thousand", "zweitausend"),
    (2005, "two thousand and five", "zweitausendfünf"),
    (2010, "twenty ten", "zweitausendzehn"),
    (2024, "twenty twenty-four", "zweitausendvierundzwanzig"),
    (3000, "three thousand", "dreitausend"),
    (12000, "twelve thousand", "zwölftausend"),
]

NUMBERS = [
    (0, "zero", "null"),
    (1, "one", "eins"),
    (16, "sixteen", "sechzehn"),
    (17, "seventeen", "siebzehn"),
    (21, "twenty-one", "einundzwanzig"),
    (77, "seventy-seven", "siebenundsiebzig"),
    (100, "one hundred", "hundert"),
    (101, "one hundred and one", "hunderteins"),
    (112, "one hundred and twelve", "hundertzwölf"),
    (350, "three hundred and fifty", "dreihundertfünfzig"),
    (1000, "one thousand", "tausend"),
    (1066, "one thousand and sixty-six", "tausendsechsundsechzig"),
    (1989, "one thousand nine hundred and eighty-nine", "tausendneunhundertneunundachtzig"),
    (2000, "two thousand", "zweitausend"),
    (2005, "two thousand and five", "zweitausendfünf"),
    (2500, "two thousand five hundred", "zweitausendfünfhundert"),
    (100_000, "one hundred thousand", "hunderttausend"),
    (101_000, "one hundred and one thousand", "hunderteintausend"),
    (121_000, "one hundred and twenty-one thousand", "hunderteinundzwanzigtausend"),
    (1_000_000, "one million", "eine Million"),
    (2_500_000, "two million five hundred thousand", "zwei Millionen fünfhunderttausend"),
    (10**9, "one billion", "eine Milliarde"),
    (-5, "minus five", "minus fünf"),
    (0.5, "zero point five", "null Komma fünf"),
    (3.5, "three point five", "drei Komma fünf"),
    (0.02, "zero point zero two", "null Komma null zwei"),
    (-3.5, "minus three point five", "minus drei Komma fünf"),
]

AMOUNTS = [
    (3, "three", "drei"),
    (100, "a hundred", "hundert"),
    (1000, "a thousand", "tausend"),
    (1500, "fifteen hundred", "tausendfünfhundert"),
    (2.5, "two and a half", "zweieinhalb"),
    (-3.5, "minus three and a half", "minus dreieinhalb"),
    (500_000, "half a million", "eine halbe Million"),
    (1_000_000, "a million", "eine Million"),
    (3_500_000, "three and a half million", "dreieinhalb Millionen"),
    (0.1 + 0.2, "zero point three", "null Komma drei"),
]


@pytest.mark.parametrize(("value", "english", "german"), YEARS)
def test_a_year_is_said_as_people_say_it(value: int, english: str, german: str) -> None:
    assert spell.year(value, "en") == english
    assert spell.year(value, "de") == german


@pytest.mark.parametrize(("value", "english", "german"), YEARS)
def test_a_year_bc_is_said_like_the_bare_year(value: int, english: str, german: str) -> None:
    assert spell.year(-value, "en") == english
    assert spell.year(-value, "de") == german


@pytest.mark.parametrize(("value", "english", "german"), NUMBERS)
def test_a_number_is_said_in_full(value: float, english: str, german: str) -> None:
    assert spell.number(value, "en") == english
    assert spell.number(value, "de") == german


@pytest.mark.parametrize(("value", "english", "german"), AMOUNTS)
def test_a_round_amount_is_said_as_people_say_it(value: float, english: str, german: str) -> None:
    assert spell.amount(value, "en") == english
    assert spell.amount(value, "de") == german


@pytest.mark.parametrize("value", [12, 1_000_000, -3, 0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_number_is_said_alike_whether_it_is_a_float_or_not(value: int, language: str) -> None:
    assert spell.number(float(value), language) == spell.number(value, language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_has_a_comma_and_german_never_says_einshundert_or_einstausend(language: str) -> None:
    for value in (*range(3000), 10_101, 100_100, 101_101, 201_001, 1_001_001):
        for said in (spell.year(value or 1, language), spell.number(value, language)):
            assert "," not in said
            assert "einshundert" not in said
            assert "einstausend" not in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_years_are_said_alike(language: str) -> None:
    assert len({spell.year(value, language) for value in range(1, 3000)}) == 2999
