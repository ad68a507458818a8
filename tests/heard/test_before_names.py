"""What is understood before anybody is named: an answer stays one, whoever it is ascribed to."""

from __future__ import annotations

import pytest

from host.conversation import listener
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Meaning, Said, Stranger
from intents.readings import NoAnswer, Number


def meant(text: str, language: str, *names: str) -> Meaning:
    ears = listener(language)
    return interpret(ears.recogniser.hear(text), Expected("number", names=names), ears)


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("de", "Papa sagt vierzig", 40),
        ("de", "Opa meint, das waren achtzehn", 18),
        ("de", "Sofia hat recht, neunzig", 90),
        ("en", "Grandpa says forty", 40),
    ],
)
def test_where_nobody_is_named_nobody_is_a_stranger(language: str, text: str, value: int) -> None:
    alone = meant(text, language)
    assert isinstance(alone, Said)
    assert alone.answer == Number(value)
    assert isinstance(meant(text, language, "Anna", "Bruno"), Stranger)


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("de", "mehr als hundert kann's nicht sein, ich sag fünfundachtzig", 85),
        ("de", "unter tausend glaub ich nicht, ich sage fünfzehnhundert", 1500),
        ("de", "mehr als zwanzig können's nicht sein, also vierzehn", 14),
    ],
)
def test_what_is_ruled_out_first_is_not_taken_for_the_answer(language: str, text: str, value: int) -> None:
    for names in ((), ("Anna", "Bruno")):
        said = meant(text, language, *names)
        assert isinstance(said, Said)
        assert said.answer == Number(value)
        assert said.old is None


@pytest.mark.parametrize(("language", "text"), [("de", "nicht 20, sondern 25"), ("en", "not 20 but 25")])
def test_an_answer_put_right_still_takes_the_old_ones_place(language: str, text: str) -> None:
    said = meant(text, language, "Anna", "Bruno")
    assert isinstance(said, Said)
    assert (said.answer, said.old) == (Number(25), Number(20))


@pytest.mark.parametrize(("language", "text"), [("de", "warte zwei Minuten"), ("en", "wait two minutes")])
def test_a_time_to_wait_is_no_answer(language: str, text: str) -> None:
    assert isinstance(meant(text, language), NoAnswer)


@pytest.mark.parametrize(("language", "text"), [("en", "from nineteen"), ("de", "bis achtzehn")])
def test_a_year_that_breaks_off_is_no_end_of_a_span(language: str, text: str) -> None:
    ears = listener(language)
    assert isinstance(interpret(ears.recogniser.hear(text), Expected("span"), ears), NoAnswer)
