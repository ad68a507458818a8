"""Numbers, colours and places: what a clue may not refer to."""

from __future__ import annotations

import pytest

from host import content, spell
from host.clues import judge
from host.games.clue_circle_verdict import ClueRule, Outcome

F, A, ASK = Outcome.FORBIDDEN, Outcome.ALLOWED, Outcome.ASK
NUMBER, COLOUR, PLACE = ClueRule.NUMBER, ClueRule.COLOUR, ClueRule.PLACE


@pytest.mark.parametrize(
    ("language", "clue", "outcome", "rule"),
    [
        ("en", "red", F, COLOUR),
        ("en", "red balloons", F, COLOUR),
        ("en", "6 o'clock", F, PLACE),
        ("en", "six o’clock", F, PLACE),
        ("en", "South", F, PLACE),
        ("en", "south-west", F, PLACE),
        ("en", "left", F, PLACE),
        ("en", "top", F, PLACE),
        ("en", "zero", F, NUMBER),
        ("en", "eighty-three", F, NUMBER),
        ("en", "twenty third", F, NUMBER),
        ("en", "50th", F, NUMBER),
        ("en", "83", F, NUMBER),
        ("en", "orange", ASK, COLOUR),
        ("en", "noon", ASK, PLACE),
        ("en", "pair", ASK, NUMBER),
        ("en", "1984", ASK, NUMBER),
        ("de", "rot", F, COLOUR),
        ("de", "weiß", F, COLOUR),
        ("de", "gruen", F, COLOUR),
        ("de", "Süden", F, PLACE),
        ("de", "sechs Uhr", F, PLACE),
        ("de", "rechts", F, PLACE),
        ("de", "oben", F, PLACE),
        ("de", "null", F, NUMBER),
        ("de", "dreiundachtzigste", F, NUMBER),
        ("de", "fuenf", F, NUMBER),
        ("de", "Dutzend", ASK, NUMBER),
        ("de", "Silber", ASK, COLOUR),
        ("de", "Mitternacht", ASK, PLACE),
    ],
)
def test_the_closed_lists_tell_what_refers_to_the_card(
    language: str, clue: str, outcome: Outcome, rule: ClueRule
) -> None:
    verdict = judge(clue, ("cake", "Kuchen"), language)
    assert (verdict.outcome, verdict.rule) == (outcome, rule)


@pytest.mark.parametrize("language", content.languages())
def test_every_number_up_to_a_hundred_is_refused_whatever_the_card(language: str) -> None:
    for number in range(101):
        for said in (spell.number(number, language), str(number)):
            assert judge(said, ("xyz",), language).rule is NUMBER, said
            assert judge(said, ("xyz",), language, (number + 1) % 100).outcome is F, said


@pytest.mark.parametrize(
    ("clue", "number", "outcome"), [("dozen", 12, F), ("dozen", 54, A), ("1984", 84, F), ("1984", 54, A)]
)
def test_a_word_that_stands_for_a_number_is_compared_with_the_card_where_it_is_known(
    clue: str, number: int, outcome: Outcome
) -> None:
    assert judge(clue, ("cake",), "en", number).outcome is outcome


@pytest.mark.parametrize(
    ("language", "clue"),
    [
        ("en", "often"),
        ("en", "wonder"),
        ("en", "rainbow"),
        ("en", "reindeer"),
        ("de", "Rotkehlchen"),
        ("de", "Westentasche"),
        ("de", "Wachturm"),
        ("de", "Seitenwind"),
        ("de", "Einhorn"),
        ("de", "Sechseck"),
    ],
)
def test_words_that_only_begin_like_these_are_no_hint(language: str, clue: str) -> None:
    assert judge(clue, ("xyz",), language).rule not in (NUMBER, COLOUR, PLACE)


@pytest.mark.parametrize(
    ("language", "clues", "outcome", "rule"),
    [
        ("en", "numbers digits firstly fifths eighthly", F, NUMBER),
        ("en", "greener whitest bluish redder purples", F, COLOUR),
        ("en", "dozens pairs halves centuries XII xiv ½ Ⅻ", ASK, NUMBER),
        ("en", "whites blacks", ASK, COLOUR),
        ("en", "ＮＯＲＴＨ no\u00adrth north\u200b", F, PLACE),
        (
            "de",
            "zwoelfte zwölftem drittem erstem viertens Zahlen Ziffern beides einhundert fünfte",
            F,
            NUMBER,
        ),
        ("de", "rotem gruenes weißem dunkelblauen hellblaue rötlicher", F, COLOUR),
        ("de", "nördlicher suedlichen südwestlich linken rechtem obersten unteres", F, PLACE),
        ("de", "Dutzende Paare Hälften Jahrhunderte achten", ASK, NUMBER),
    ],
)
def test_forms_of_these_words_and_other_ways_to_write_them_are_found(
    language: str, clues: str, outcome: Outcome, rule: ClueRule
) -> None:
    found = {clue: judge(clue, ("xyz",), language) for clue in clues.split(" ")}
    assert {
        clue: (verdict.outcome, verdict.rule)
        for clue, verdict in found.items()
        if (verdict.outcome, verdict.rule) != (outcome, rule)
    } == {}


@pytest.mark.parametrize(
    ("language", "clues"),
    [
        ("en", "Easter often wonder rights tense mix dim mild tops listing"),
        ("de", "Weste Oster Rotte Ober Unterricht Linkin Rechteck Bauer Liste Mix"),
    ],
)
def test_words_that_look_like_a_form_of_them_are_none(language: str, clues: str) -> None:
    rules = (NUMBER, COLOUR, PLACE)
    wrong = [clue for clue in clues.split() if judge(clue, ("xyz",), language).rule in rules]
    assert wrong == []
