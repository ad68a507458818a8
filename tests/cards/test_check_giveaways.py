"""Questions and topics that give their answer away."""

import pytest

from host.cards.check import giveaways
from host.cards.check.pack import Answer
from tests.cards.sound_pack import Check, Pack, only, text


@pytest.mark.parametrize(
    ("game", "card_id", "said"),
    [
        ("year_span", "ys-fire", "London burns in sixteen sixty-six."),
        ("year_span", "ys-fire", "Sechzehnhundertsechsundsechzig brennt London."),
        ("year_span", "ys-fire", "London burns in 1666."),
    ],
)
def test_an_answer_in_the_question_is_told(
    pack: Pack, check: Check, game: str, card_id: str, said: str
) -> None:
    text(pack, "en", game, card_id)["prompt"] = said
    assert any("prompt: gives the answer away" in fault for fault in check(pack))


@pytest.mark.parametrize("topic", ["The seven doors", "Sieben Türen", "Siebentürendom"])
def test_a_topic_that_gives_the_answer_away_is_told(pack: Pack, check: Check, topic: str) -> None:
    text(pack, "de", "guess_and_bet", "gb-one")["questions"][0]["topic"] = topic
    start = "de/cards/guess_and_bet.yaml: gb-one: topic 1: gives the answer away, 7"
    assert only(check(pack), start)


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Einhundertdreiundneunzig Flaggen", 193),
        ("hundertdreiundneunzig Flaggen", 193),
        ("a hundred and ninety-three flags", 193),
        ("three and a half weeks", 3.5),
        ("half a million bees", 500_000),
        ("1,642 metres", 1642),
    ],
)
def test_an_answer_may_be_said_in_several_ways(said: str, value: float) -> None:
    assert giveaways.gives_away(said, Answer(value, value, value), ("de", "en"))


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Louis the Fourteenth", 4),
        ("at one end of the road", 1),
        ("twenty-eight friends", 8),
        ("two thousand soldiers", 2),
        ("in the seventeenth century", 7),
        ("im siebzehnten Jahrhundert", 7),
        ("achthundert Leute", 8),
        ("ein Viertel der Achse", 4),
    ],
)
def test_a_number_that_is_part_of_another_gives_nothing_away(said: str, value: int) -> None:
    assert not giveaways.gives_away(said, Answer(value, value, value), ("de", "en"))
