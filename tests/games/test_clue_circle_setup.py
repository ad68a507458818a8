"""One Round?, rule by rule: setup, and the secret (RULES.md section 5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.clue_circle import GAME
from host.games.clue_circle_moves import (
    AskAnew,
    CardWords,
    Clue,
    ClueReason,
    Discard,
    Gap,
    GapPass,
    Known,
    NoClue,
    TurnBegan,
    Words,
    WordsLaid,
)
from host.games.clue_circle_state import Card, Place, Secret, Settings
from host.games.contract import Deal, Draw, EndGame, Kind, Phase, Reason, Setup, Wait
from tests.games.play_clue_circle import (
    ANNA,
    BRUNO,
    SPARE,
    TWELVE,
    WORDS,
    clued,
    opened,
    played,
    refused,
    right_gap,
    see,
    told,
    turns,
)


class TestSetup:
    def test_the_cards_0_33_and_66_lie_in_a_circle_with_the_three_starting_words(self) -> None:
        assert opened().circle == (Place(0, "cake"), Place(33, "work"), Place(66, "fruit"))

    def test_the_circle_is_listed_ascending_with_0_for_the_card_that_is_100_too(self) -> None:
        assert see(opened())["circle"] == [
            {"number": 0, "word": "cake"},
            {"number": 33, "word": "work"},
            {"number": 66, "word": "fruit"},
        ]

    def test_twelve_numbers_are_the_draw_pile_from_the_top_and_the_rest_replacements(self) -> None:
        state = opened()
        assert (state.number, *state.pile) == TWELVE
        assert state.replacements == SPARE
        assert see(state)["cards_left"] == 12
        assert GAME.round(state) == (1, 12)

    def test_a_deck_of_97_is_dealt_once_and_nothing_is_drawn_after_it(self) -> None:
        setup = Setup((ANNA, BRUNO), ANNA, Settings())
        state = GAME.start(setup)
        assert GAME.draws(state) == Draw()
        state = played(state, Deal(Card("x", {"en": WORDS}, TWELVE)))
        assert GAME.draws(state) is None
        assert refused(state, Deal(Card("x", {"en": WORDS}, TWELVE))) is Reason.NOT_NOW

    def test_there_are_three_lives(self) -> None:
        assert see(opened())["lives"] == {"table": 3}

    def test_words_in_one_language_lie_out_at_once_and_the_first_turn_begins(self) -> None:
        state = GAME.start(Setup((ANNA, BRUNO), BRUNO, Settings()))
        events = told(state, Deal(Card("x", {"de": ("Kuchen", "Arbeit", "Obst")}, TWELVE)))
        began = TurnBegan(1, (BRUNO,), None, last_card=False, replacement=False)
        assert events == (WordsLaid(("Kuchen", "Arbeit", "Obst")), began)

    def test_without_words_the_table_says_its_own(self) -> None:
        state = opened(words={})
        assert GAME.waits(state) == Wait(Phase.CHOOSING, Kind.WORDS)
        assert (see(state)["circle"], state.number) == ([], None)
        state = played(state, Words(("sea", " lamp ", "opera")))
        assert [place.word for place in state.circle] == ["sea", "lamp", "opera"]
        assert GAME.waits(state).phase is Phase.CLUE

    def test_words_in_several_languages_wait_until_the_language_is_known(self) -> None:
        both = {"en": WORDS, "de": ("Kuchen", "Arbeit", "Obst")}
        state = opened(words=both)
        assert GAME.waits(state).kind is Kind.WORDS
        assert played(state, CardWords("de")).circle[0].word == "Kuchen"
        assert refused(state, CardWords("fr")) is ClueReason.NO_SUCH_WORDS

    def test_the_table_may_say_its_own_words_instead_of_the_proposed_ones(self) -> None:
        state = opened(words={"en": WORDS, "de": WORDS})
        assert played(state, Words(("sea", "lamp", "opera"))).circle[2].word == "opera"

    @pytest.mark.parametrize(
        ("words", "reason"),
        [
            (("sea", "lamp"), ClueReason.THREE_WORDS),
            (("sea", "lamp", "opera", "moon"), ClueReason.THREE_WORDS),
            (("sea", "lamp", " "), ClueReason.THREE_WORDS),
            (("sea", "lamp", "Sea"), ClueReason.SAME_WORD),
        ],
    )
    def test_starting_words_are_three_and_all_different(
        self, words: tuple[str, ...], reason: ClueReason
    ) -> None:
        assert refused(opened(words={}), Words(words)) is reason

    def test_starting_words_are_set_once(self) -> None:
        assert refused(opened(), Words(("sea", "lamp", "opera"))) is Reason.NOT_NOW
        assert refused(opened(), CardWords("en")) is Reason.NOT_NOW

    def test_nothing_is_played_before_there_are_words(self) -> None:
        for move in (Known(), Clue(ANNA, "x"), NoClue(), Discard(), Gap(0), GapPass(), AskAnew()):
            assert refused(opened(words={}), move) is Reason.NOT_NOW
        setup = Setup((ANNA, BRUNO), ANNA, Settings())
        for words in (Words(WORDS), CardWords("en")):
            assert refused(GAME.start(setup), words) is Reason.NOT_NOW
        for move in (Known(), Clue(ANNA, "x"), NoClue(), Discard(), Gap(0)):
            assert refused(GAME.start(setup), move) is Reason.NOT_NOW

    @pytest.mark.parametrize(
        "fault",
        [
            {"numbers": ()},
            {"numbers": (5, 5)},
            {"numbers": (0,)},
            {"numbers": (33,)},
            {"numbers": (66,)},
            {"numbers": (100,)},
            {"words": {"en": ("cake", "work")}},
            {"words": {"en": ("cake", "work", "")}},
            {"words": {"en": ("cake", "work", "cake")}},
        ],
    )
    def test_an_impossible_card_is_refused(self, fault: dict[str, Any]) -> None:
        with pytest.raises(ValueError, match=r"\w"):
            Card(**{"id": "x", "words": {"en": WORDS}, "numbers": TWELVE, **fault})

    def test_an_inline_card_is_read_as_the_contract_writes_it(self) -> None:
        inline = b'{"id": "x5", "words": {"en": ["cake", "work", "fruit"]}, "numbers": [83, 54]}'
        assert msgspec.json.decode(inline, type=Card) == Card("x5", {"en": WORDS}, (83, 54))


class TestSecret:
    def test_the_number_83_lies_between_66_and_100(self) -> None:
        assert GAME.secret(opened(), ANNA) == {"number": 83, "between": ["fruit", "cake"]}

    def test_the_number_54_lies_between_41_and_66(self) -> None:
        state = opened(numbers=(41, 54))
        state = played(state, Clue(ANNA, "farmer"), Gap(33))
        assert GAME.secret(state, BRUNO) == {"number": 54, "between": ["farmer", "fruit"]}

    def test_only_the_tipster_knows_it_and_only_while_it_is_that_players_turn(self) -> None:
        state = opened()
        assert [GAME.secret(state, seat) is not None for seat in state.seats] == [True, False, False]
        state = clued(state)
        assert [GAME.secret(state, seat) is not None for seat in state.seats] == [True, False, False]
        state = played(state, right_gap(state))
        assert [GAME.secret(state, seat) is not None for seat in state.seats] == [False, True, False]
        assert GAME.secret(played(state, EndGame()), BRUNO) is None

    def test_nobody_knows_anything_before_there_are_words(self) -> None:
        assert GAME.secret(opened(words={}), ANNA) is None

    def test_by_phone_or_whisper_the_rules_are_the_same(self) -> None:
        by_phone, whispered = (turns(opened(secret=way), True, False) for way in Secret)
        assert replace(by_phone, settings=whispered.settings) == whispered

    def test_a_clue_is_said_aloud_and_never_entered_on_a_phone(self) -> None:
        assert GAME.enters(opened()) == ()
