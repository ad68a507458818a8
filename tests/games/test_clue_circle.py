"""One Round?, rule by rule (RULES.md section 5 and the rulebook)."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.games.clue_circle import GAME
from host.games.clue_circle_moves import (
    AskAnew,
    CardWords,
    Clue,
    ClueGiven,
    ClueReason,
    Correct,
    Discard,
    Discarded,
    Gap,
    GapNamed,
    GapPass,
    Known,
    Laid,
    NoClue,
    NumberKnown,
    OvertimeBegan,
    RegainOffered,
    TurnBegan,
    Why,
    Words,
    WordsLaid,
)
from host.games.clue_circle_state import (
    Card,
    Place,
    Secret,
    Settings,
    State,
    belongs_after,
    decides,
    gap_between,
    sand,
    words_of_gap,
)
from host.games.contract import (
    Deal,
    Draw,
    EndGame,
    GameEnded,
    IllegalMove,
    Join,
    Kind,
    Leave,
    NoCards,
    Phase,
    Reason,
    Seat,
    Seated,
    Setup,
    Skip,
    Wait,
)
from tests.games.random_clue_circle import check, comes_or_goes, random_card, random_move, random_settings

NAMES = ("Anna", "Bruno", "Clara", "Dieter", "Eva", "Felix", "Gina", "Hugo")
ANNA, BRUNO, CLARA, DIETER, EVA = (Seat(i) for i in range(5))
WORDS = ("cake", "work", "fruit")
TWELVE = (83, 54, 10, 20, 40, 50, 60, 70, 80, 90, 5, 95)
SPARE = (41, 42, 43, 44, 45, 46)
TEAMS = {"red": (ANNA, CLARA), "blue": (BRUNO, DIETER)}


def name(seat: Seat) -> str:
    return NAMES[seat]


def opened(
    *moves: Any,
    seats: int = 3,
    numbers: tuple[int, ...] = TWELVE + SPARE,
    words: Mapping[str, tuple[str, ...]] | None = None,
    starter: Seat = ANNA,
    **settings: Any,
) -> State:
    """The game with its cards dealt, then played through these moves at second 0."""
    setup = Setup(tuple(Seat(i) for i in range(seats)), starter, Settings(**settings))
    card = Card("x", {"en": WORDS} if words is None else words, numbers)
    state, _ = GAME.apply(GAME.start(setup), Deal(card), 0)
    return played(state, *moves)


def teams(*moves: Any, **more: Any) -> State:
    return opened(*moves, seats=4, **{"teams": TEAMS, **more})


def played(state: State, *moves: Any, now: int = 0) -> State:
    for move in moves:
        state, _ = GAME.apply(state, move, now)
    return state


def told(state: State, move: Any, now: int = 0) -> tuple[Any, ...]:
    return GAME.apply(state, move, now)[1]


def right_gap(state: State) -> Gap:
    assert state.number is not None
    return Gap(belongs_after(state.circle, state.number))


def wrong_gap(state: State) -> Gap:
    right = right_gap(state)
    return next(Gap(place.number) for place in state.circle if place.number != right.after)


def clued(state: State) -> State:
    """The Tipster on turn says some clue; in the final round the first of the two."""
    return played(state, Clue(state.tipsters[0], f"clue {len(state.circle)} {state.number}"))


def guess(state: State, *, right: bool, now: int = 0) -> State:
    """A whole turn: a clue and a gap; another team's chance is let go."""
    state = clued(state)
    state = played(state, right_gap(state) if right else wrong_gap(state), now=now)
    return played(state, GapPass()) if state.regain else state


def turns(state: State, *outcomes: bool) -> State:
    for right in outcomes:
        state = guess(state, right=right)
    return state


def refused(state: State, move: Any) -> Any:
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move, 0)
    return caught.value.reason


def see(state: State) -> dict[str, Any]:
    return GAME.view(state, name, "en")


OVERTIME = (False, False, False)


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


class TestTimer:
    def test_a_turn_waits_for_the_tipsters_ready_until_the_number_is_known_then_for_the_clue(self) -> None:
        state = opened()
        assert GAME.waits(state) == Wait(Phase.CLUE, Kind.READY, ANNA)
        assert GAME.waits(played(state, Known())) == Wait(Phase.CLUE, Kind.CLUE, ANNA)

    def test_the_first_two_cards_are_played_without_the_sand_timer(self) -> None:
        state = opened()
        timers = []
        for _ in range(3):
            timers.append(told(state, Known()))
            state = guess(state, right=True)
        assert timers == [(NumberKnown(0, 0),), (NumberKnown(0, 0),), (NumberKnown(0, 20),)]

    def test_a_discarded_card_is_no_practice_card(self) -> None:
        state = played(opened(), NoClue(), NoClue(), Discard())
        assert sand(state) == 0

    def test_practice_cards_timer_and_head_start_are_settings(self) -> None:
        state = opened(practice_cards=0, timer=30, head_start=7)
        assert told(state, Known()) == (NumberKnown(7, 30),)

    def test_a_timer_of_0_is_off_and_needs_no_head_start(self) -> None:
        assert told(opened(practice_cards=0, timer=0, head_start=7), Known()) == (NumberKnown(0, 0),)

    def test_the_clock_alone_never_discards_a_clue(self) -> None:
        state = played(opened(practice_cards=0), Known())
        state = played(state, Clue(ANNA, "sweet"), now=10_000)
        assert state.phase is Phase.GUESSING

    def test_a_number_is_made_known_once_a_turn(self) -> None:
        assert refused(opened(Known()), Known()) is Reason.NOT_NOW
        assert refused(clued(opened()), Known()) is Reason.NOT_NOW

    def test_a_clue_may_come_before_anybody_said_ready(self) -> None:
        assert clued(opened()).phase is Phase.GUESSING

    @pytest.mark.parametrize(
        "fault",
        [
            {"practice_cards": -1},
            {"practice_cards": 13},
            {"timer": -1},
            {"timer": 121},
            {"head_start": -1},
            {"head_start": 11},
        ],
    )
    def test_impossible_settings_are_refused(self, fault: dict[str, int]) -> None:
        with pytest.raises(ValueError, match="must be"):
            Settings(**fault)  # type: ignore[arg-type]


class TestClue:
    def test_the_tipster_says_a_clue_and_the_gap_is_waited_for_at_once(self) -> None:
        state = opened()
        assert told(state, Clue(ANNA, " sweet ")) == (ClueGiven(ANNA, None, "sweet", 0),)
        state = played(state, Clue(ANNA, "sweet"))
        assert GAME.waits(state) == Wait(Phase.GUESSING, Kind.GAP)
        assert see(state)["clue"] == "sweet"

    def test_only_the_tipster_says_the_clue(self) -> None:
        assert refused(opened(), Clue(BRUNO, "sweet")) is Reason.NOT_YOUR_TURN
        assert refused(opened(), Clue(EVA, "sweet")) is Reason.NO_SUCH_SEAT

    def test_a_clue_is_a_word(self) -> None:
        assert refused(opened(), Clue(ANNA, "  ")) is ClueReason.NO_WORD

    def test_a_clue_is_said_once(self) -> None:
        assert refused(clued(opened()), Clue(ANNA, "sour")) is Reason.NOT_NOW

    def test_a_misheard_clue_is_corrected_while_the_team_talks(self) -> None:
        state = played(opened(), Clue(ANNA, "suite"))
        assert told(state, Correct(ANNA, "sweet")) == (ClueGiven(ANNA, None, "sweet", 0, corrected=True),)
        assert played(state, Correct(ANNA, "sweet")).clue == "sweet"

    def test_there_is_nothing_to_correct_before_a_clue_or_for_others(self) -> None:
        assert refused(opened(), Correct(ANNA, "sweet")) is Reason.NOTHING_TO_CORRECT
        assert refused(clued(opened()), Correct(BRUNO, "sweet")) is Reason.NOTHING_TO_CORRECT

    def test_no_clue_discards_the_card_and_costs_a_life(self) -> None:
        state = opened()
        events = told(state, NoClue())
        assert events == (
            Discarded((ANNA,), None, Why.NO_CLUE, -1, 2),
            TurnBegan(1, (BRUNO,), None, last_card=False, replacement=True),
        )

    def test_after_no_clue_a_replacement_is_drawn_and_the_next_tipster_goes_on(self) -> None:
        state = played(opened(), NoClue())
        assert (state.tipster, state.number, state.replacements) == (BRUNO, 41, SPARE[1:])
        assert state.pile == TWELVE[1:]
        assert 83 not in {place.number for place in state.circle}

    def test_discarded_cards_do_not_count_as_turned(self) -> None:
        state = played(opened(), NoClue(), Discard())
        assert GAME.round(state) == (1, 12)
        assert see(state)["cards_left"] == 12

    def test_there_is_no_no_clue_once_the_clue_is_said(self) -> None:
        assert refused(clued(opened()), NoClue()) is Reason.NOT_NOW

    def test_an_invalid_clue_discards_the_card_and_the_same_tipster_draws_a_replacement(self) -> None:
        state = played(opened(), Known(), Clue(ANNA, "red balloons"))
        assert told(state, Discard()) == (
            Discarded((ANNA,), None, Why.INVALID, 0, 3),
            TurnBegan(1, (ANNA,), None, last_card=False, replacement=True),
        )
        state = played(state, Discard())
        assert (state.tipster, state.number, state.clue, state.known) == (ANNA, 41, None, False)

    def test_an_invalid_clue_costs_no_life(self) -> None:
        assert played(opened(), Clue(ANNA, "snammer"), Discard()).lives == {"table": 3}

    def test_a_card_that_was_seen_is_discarded_before_any_clue(self) -> None:
        assert played(opened(), Discard()).number == 41

    def test_a_discarded_number_is_told_to_nobody(self) -> None:
        for move in (NoClue(), Discard()):
            assert "83" not in str(told(opened(), move))

    def test_without_replacements_the_pile_takes_their_place_and_the_game_is_shorter(self) -> None:
        state = played(opened(numbers=TWELVE), NoClue())
        assert (state.number, GAME.round(state)) == (54, (1, 11))

    def test_without_any_card_left_the_game_ends_with_nobody_the_winner(self) -> None:
        state, events = GAME.apply(opened(numbers=(83,)), NoClue(), 0)
        assert events == (Discarded((ANNA,), None, Why.NO_CLUE, -1, 2), GameEnded((), no_cards=True))
        assert state.phase is Phase.FINISHED

    def test_nothing_is_skipped_in_this_game(self) -> None:
        assert refused(opened(), Skip()) is ClueReason.ONLY_INVALID_CLUES
        assert refused(clued(opened()), Skip()) is ClueReason.ONLY_INVALID_CLUES


class TestGap:
    def test_a_right_guess_lays_the_card_with_the_clue_as_its_word(self) -> None:
        state, events = GAME.apply(played(opened(), Clue(ANNA, "sweet")), Gap(66), 0)
        assert events == (
            GapNamed(None, ("fruit", "cake"), right=True, late=False, change=0, lives=3),
            Laid(83, "sweet", ANNA, None, ("fruit", "cake"), ("fruit", "cake"), right=True),
            TurnBegan(2, (BRUNO,), None, last_card=False, replacement=False),
        )
        assert state.circle[-1] == Place(83, "sweet")
        assert see(state)["last"] == {
            "number": 83,
            "clue": "sweet",
            "guessed": ["fruit", "cake"],
            "right": True,
        }

    def test_card_54_with_the_clue_juice_guessed_between_66_and_83_costs_a_life_and_lies_between_41_and_66(
        self,
    ) -> None:
        state = opened(Clue(ANNA, "sweet"), Gap(66), Clue(BRUNO, "farmer"), Gap(33), numbers=(83, 41, 54, 5))
        state = played(state, Clue(CLARA, "juice"), Gap(66))
        assert state.lives == {"table": 2}
        assert state.circle == (
            Place(0, "cake"),
            Place(33, "work"),
            Place(41, "farmer"),
            Place(54, "juice"),
            Place(66, "fruit"),
            Place(83, "sweet"),
        )
        assert see(state)["last"]["guessed"] == ["fruit", "sweet"]
        assert see(state)["last"]["right"] is False

    def test_the_next_tipster_sits_to_the_left_right_or_wrong(self) -> None:
        for right in (True, False):
            state = turns(opened(), right)
            assert (state.tipster, GAME.starter(state), GAME.round(state)) == (BRUNO, BRUNO, (2, 12))
        assert turns(opened(), True, False, True).tipster == ANNA

    def test_a_gap_is_named_by_its_two_words_in_either_order(self) -> None:
        circle = opened().circle
        assert gap_between(circle, "cake", "work") == gap_between(circle, "Work", "cake") == 0
        assert gap_between(circle, "work", "fruit") == 33

    def test_the_gap_after_the_highest_number_closes_the_circle_at_100(self) -> None:
        circle = opened().circle
        assert words_of_gap(circle, 66) == ("fruit", "cake")
        assert gap_between(circle, "cake", "fruit") == 66

    def test_words_that_do_not_lie_side_by_side_have_no_gap_between_them(self) -> None:
        circle = turns(opened(), True).circle
        with pytest.raises(IllegalMove) as caught:
            gap_between(circle, "fruit", "cake")
        assert caught.value.reason is ClueReason.NOT_NEIGHBOURS
        with pytest.raises(IllegalMove) as caught:
            gap_between(circle, "fruit", "lamp")
        assert (caught.value.reason, caught.value.facts) == (ClueReason.NO_SUCH_WORD, {"word": "lamp"})

    def test_a_gap_that_is_not_there_is_refused(self) -> None:
        assert refused(clued(opened()), Gap(34)) is ClueReason.NO_SUCH_GAP

    def test_a_gap_needs_a_clue(self) -> None:
        assert refused(opened(), Gap(0)) is Reason.NOT_NOW
        assert refused(opened(), GapPass()) is Reason.NOT_NOW

    def test_a_passed_guess_is_a_wrong_one(self) -> None:
        state = played(clued(opened()), GapPass())
        assert (state.lives, see(state)["last"]["guessed"]) == ({"table": 2}, None)

    def test_if_the_team_is_split_the_player_to_the_tipsters_right_decides(self) -> None:
        assert decides(clued(opened())) == CLARA
        assert decides(clued(turns(opened(), True))) == ANNA

    def test_before_overtime_nobody_is_late(self) -> None:
        assert guess(turns(opened(), False, False), right=True, now=10_000).lives == {"table": 1}


class TestOvertime:
    def test_the_third_life_lost_begins_overtime(self) -> None:
        state = clued(turns(opened(), False, False))
        events = told(state, wrong_gap(state))
        assert OvertimeBegan(20) in events
        state = played(state, wrong_gap(state))
        assert (see(state)["overtime"], see(state)["lives"]) == (True, {"table": 0})

    def test_no_clue_may_cost_the_third_life_too(self) -> None:
        state = turns(opened(), False, False)
        assert OvertimeBegan(20) in told(state, NoClue())
        assert played(state, NoClue()).overtime

    def test_in_overtime_the_guess_is_timed_generously_after_the_hosts_speech(self) -> None:
        state = played(turns(opened(), *OVERTIME), Clue(ANNA, "juice", speech=4), now=100)
        assert state.deadline == 100 + 4 + 20 + 5
        for now, ended in ((129, False), (130, True)):
            after, events = GAME.apply(state, right_gap(state), now)
            assert (after.phase is Phase.FINISHED) is ended
            assert events[0].late is ended

    def test_the_host_tells_how_long_the_team_has(self) -> None:
        state = turns(opened(timer=30), *OVERTIME)
        assert told(state, Clue(ANNA, "juice")) == (ClueGiven(ANNA, None, "juice", 30),)

    def test_a_wrong_guess_in_overtime_loses_the_game_and_the_card_lies_where_it_belongs(self) -> None:
        state = clued(turns(opened(), *OVERTIME))
        number = state.number
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, Laid, GameEnded]
        assert events[-1] == GameEnded(())
        assert number in {place.number for place in state.circle}
        assert (state.phase, GAME.winners(state)) == (Phase.FINISHED, ())

    def test_a_right_guess_in_overtime_goes_on(self) -> None:
        state = turns(opened(), *OVERTIME, True)
        assert (state.phase, state.overtime) == (Phase.CLUE, True)

    def test_no_clue_in_overtime_loses_the_game(self) -> None:
        state, events = GAME.apply(turns(opened(), *OVERTIME), NoClue(), 0)
        assert events == (Discarded((ANNA,), None, Why.NO_CLUE, 0, 0), GameEnded(()))
        assert state.phase is Phase.FINISHED

    def test_no_guess_in_overtime_loses_the_game(self) -> None:
        assert played(clued(turns(opened(), *OVERTIME)), GapPass()).phase is Phase.FINISHED

    def test_with_timer_0_no_guess_is_ever_late_but_a_pass_still_loses(self) -> None:
        state = clued(turns(opened(timer=0), *OVERTIME))
        assert state.deadline is None
        assert played(state, right_gap(state), now=10_000).phase is Phase.CLUE
        assert played(state, GapPass()).phase is Phase.FINISHED

    def test_an_invalid_clue_in_overtime_costs_nothing(self) -> None:
        state = played(clued(turns(opened(), *OVERTIME)), Discard())
        assert (state.phase, state.deadline, state.tipster) == (Phase.CLUE, None, ANNA)

    def test_a_corrected_clue_gives_the_team_its_time_anew(self) -> None:
        state = clued(turns(opened(), *OVERTIME))
        assert played(state, Correct(ANNA, "juice", speech=2), now=50).deadline == 77

    def test_a_guess_asked_for_anew_has_its_time_anew(self) -> None:
        state = clued(turns(opened(), *OVERTIME))
        assert played(state, AskAnew(speech=3), now=1000).deadline == 1028
        assert refused(clued(opened()), AskAnew()) is Reason.NOT_NOW


class TestLastCard:
    def test_the_last_card_placed_correctly_wins_the_game_for_everybody(self) -> None:
        state = clued(turns(opened(), *[True] * 11))
        state, events = GAME.apply(state, right_gap(state), 0)
        assert events[-1] == GameEnded((ANNA, BRUNO, CLARA))
        assert (GAME.winners(state), GAME.round(state)) == ((ANNA, BRUNO, CLARA), (12, 12))
        assert (see(state)["cards_left"], GAME.waits(state)) == (0, Wait(Phase.FINISHED, Kind.NOTHING))
        assert len(state.circle) == 15

    def test_the_host_knows_that_it_is_the_last_card(self) -> None:
        state = clued(turns(opened(), *[True] * 10))
        assert told(state, right_gap(state))[-1].last_card is True

    def test_a_last_card_placed_wrongly_costs_a_life_is_laid_and_a_replacement_is_drawn(self) -> None:
        state = clued(turns(opened(), *[True] * 11))
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert events[-1] == TurnBegan(13, (ANNA,), None, last_card=True, replacement=True)
        assert (state.number, state.lives, len(state.circle)) == (41, {"table": 2}, 15)
        assert (GAME.round(state), see(state)["cards_left"]) == ((13, 13), 1)
        state = turns(state, False, True)
        assert (state.phase, GAME.winners(state)) == (Phase.FINISHED, state.seats)

    def test_a_last_card_placed_wrongly_in_overtime_loses_the_game(self) -> None:
        state = turns(opened(), *[True] * 8, *OVERTIME, False)
        assert (state.phase, GAME.winners(state)) == (Phase.FINISHED, ())

    def test_a_last_card_may_be_won_in_overtime(self) -> None:
        assert GAME.winners(turns(opened(), *[True] * 8, *OVERTIME, True)) != ()

    def test_after_no_clue_for_the_last_card_its_replacement_is_the_last_card(self) -> None:
        state = turns(opened(), *[True] * 11)
        assert told(state, NoClue())[-1] == TurnBegan(12, (ANNA,), None, last_card=True, replacement=True)
        assert GAME.winners(turns(played(state, NoClue()), True)) != ()

    def test_without_a_replacement_for_the_last_card_the_game_ends_with_nobody_the_winner(self) -> None:
        state = clued(opened(numbers=(83,)))
        assert told(state, wrong_gap(state))[-1] == GameEnded((), no_cards=True)

    def test_a_shorter_pile_is_a_shorter_game(self) -> None:
        state = opened(numbers=(83, 54))
        assert GAME.round(state) == (1, 2)
        assert GAME.winners(turns(state, False, True)) == state.seats

    def test_nobody_scores_points_together(self) -> None:
        assert set(GAME.scores(turns(opened(), True, False)).values()) == {0}
        assert see(opened())["players"] == {seat: {"team": None} for seat in (ANNA, BRUNO, CLARA)}


class TestTeams:
    def test_two_teams_have_three_lives_each_in_one_circle(self) -> None:
        state = teams()
        assert see(state)["lives"] == {"red": 3, "blue": 3}
        assert see(state)["players"][BRUNO] == {"team": "blue"}
        assert GAME.scores(state) == dict.fromkeys(state.seats, 3)

    def test_the_team_of_the_first_tipster_starts(self) -> None:
        assert teams().team == "red"
        assert teams(starter=DIETER).team == "blue"

    @pytest.mark.parametrize(
        "wrong",
        [
            {"red": (ANNA, BRUNO)},
            {"red": (ANNA, BRUNO), "green": (CLARA, DIETER)},
            {"red": (ANNA,), "blue": (BRUNO, CLARA, DIETER)},
            {"red": (ANNA, BRUNO), "blue": (BRUNO, CLARA)},
            {"red": (ANNA, ANNA), "blue": (BRUNO, CLARA)},
        ],
    )
    def test_teams_are_red_and_blue_of_two_or_more_with_nobody_in_both(
        self, wrong: dict[str, tuple[Seat, ...]]
    ) -> None:
        with pytest.raises(ValueError, match=r"team"):
            Settings(teams=wrong)

    def test_everybody_at_the_table_is_in_a_team(self) -> None:
        with pytest.raises(ValueError, match="every player"):
            GAME.start(Setup((ANNA, BRUNO, CLARA, DIETER, EVA), ANNA, Settings(teams=TEAMS)))
        with pytest.raises(ValueError, match="every player"):
            GAME.start(Setup((ANNA, BRUNO, CLARA), ANNA, Settings(teams=TEAMS)))

    def test_the_teams_take_turns_whoever_was_right(self) -> None:
        state, seen = teams(), []
        for right in (True, False, True, False):
            seen.append(state.team)
            state = guess(state, right=right)
        assert seen == ["red", "blue", "red", "blue"]

    def test_every_member_is_tipster_before_anyone_of_that_team_is_a_second_time(self) -> None:
        uneven = {"red": (ANNA, EVA, CLARA), "blue": (BRUNO, DIETER)}
        state, seen = opened(seats=5, teams=uneven), []
        for _ in range(10):
            seen.append(state.tipster)
            state = guess(state, right=True)
        assert seen[::2] == [ANNA, CLARA, EVA, ANNA, CLARA]
        assert seen[1::2] == [BRUNO, DIETER, BRUNO, DIETER, BRUNO]

    def test_the_tipsters_own_team_guesses_and_nobody_else_is_waited_for(self) -> None:
        assert GAME.waits(clued(teams())) == Wait(Phase.GUESSING, Kind.GAP, None, "red")

    def test_a_split_team_is_decided_by_its_own_member_to_the_tipsters_right(self) -> None:
        assert decides(clued(teams())) == CLARA
        three = opened(seats=6, teams={"red": (ANNA, BRUNO, CLARA), "blue": (DIETER, EVA, Seat(5))})
        assert decides(clued(three)) == CLARA

    def test_a_wrong_guess_costs_the_own_team_a_life(self) -> None:
        assert turns(teams(), False).lives == {"red": 2, "blue": 3}

    def test_a_team_that_never_lost_a_life_may_not_win_one_back(self) -> None:
        state = clued(teams())
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, Laid, TurnBegan]
        assert state.team == "blue"

    def test_a_team_that_lost_a_life_may_guess_before_the_card_is_laid(self) -> None:
        state = clued(turns(teams(), False))
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, RegainOffered]
        assert events[1] == RegainOffered("red")
        assert GAME.waits(state) == Wait(Phase.GUESSING, Kind.GAP, None, "red")
        assert see(state)["last"]["number"] == 83
        assert len(state.circle) == 4

    def test_the_chance_says_nothing_of_where_the_card_belongs(self) -> None:
        state = clued(turns(teams(), False))
        shown = str(told(state, wrong_gap(state)))
        assert str(state.number) not in shown.replace(str(state.clue), "")

    def test_a_right_guess_of_the_other_team_wins_a_life_back(self) -> None:
        state = clued(turns(teams(), False))
        wrong, right = wrong_gap(state), right_gap(state)
        state, events = GAME.apply(played(state, wrong), right, 0)
        assert (events[0].team, events[0].change, events[0].lives, events[0].regain) == ("red", 1, 3, True)
        assert state.lives == {"red": 3, "blue": 2}
        assert state.team == "red"

    def test_last_tells_the_tipsters_own_teams_guess_even_after_a_life_won_back(self) -> None:
        state = clued(turns(teams(), False))
        wrong, right = wrong_gap(state), right_gap(state)
        guessed = words_of_gap(state.circle, wrong.after)
        last = see(played(state, wrong, right))["last"]
        assert (last["guessed"], last["right"]) == (list(guessed), False)

    def test_the_other_team_guesses_once_and_a_wrong_guess_costs_it_nothing(self) -> None:
        state = clued(turns(teams(), False))
        state = played(state, wrong_gap(state), wrong_gap(state))
        assert (state.lives, state.phase) == ({"red": 2, "blue": 2}, Phase.CLUE)

    def test_the_other_team_may_let_its_chance_go(self) -> None:
        state = turns(teams(), False, False)
        assert (state.lives, state.phase) == ({"red": 2, "blue": 2}, Phase.CLUE)

    def test_while_the_other_team_guesses_nothing_is_discarded_or_corrected(self) -> None:
        state = clued(turns(teams(), False))
        tipster = state.tipsters[0]
        state = played(state, wrong_gap(state))
        assert refused(state, Discard()) is Reason.NOT_NOW
        assert refused(state, Correct(tipster, "sour")) is Reason.NOTHING_TO_CORRECT
        assert refused(state, NoClue()) is Reason.NOT_NOW

    def test_a_split_in_the_other_team_is_decided_to_the_tipsters_right_too(self) -> None:
        state = clued(turns(teams(), False))
        assert state.tipster == BRUNO
        assert decides(played(state, wrong_gap(state))) == ANNA

    def test_no_clue_costs_the_team_a_life_replaces_the_card_and_it_is_the_other_teams_turn(self) -> None:
        state = played(teams(), NoClue())
        assert (state.lives, state.team, state.tipster) == ({"red": 2, "blue": 3}, "blue", BRUNO)
        assert (state.number, GAME.round(state)) == (41, (1, 12))

    def test_an_invalid_clue_keeps_the_turn_with_the_same_tipster(self) -> None:
        state = played(clued(teams()), Discard())
        assert (state.lives, state.team, state.tipster) == ({"red": 3, "blue": 3}, "red", ANNA)

    def test_a_team_without_lives_plays_on_and_cannot_fall_below_0(self) -> None:
        state = turns(teams(), *[False, True] * 4)
        assert (state.lives, state.phase, state.overtime) == ({"red": 0, "blue": 3}, Phase.CLUE, False)
        state = played(state, NoClue())
        assert state.lives["red"] == 0

    def test_between_teams_no_guess_is_timed(self) -> None:
        state = clued(turns(teams(), *[False, True] * 3))
        assert state.deadline is None

    def test_after_twelve_cards_most_lives_win_and_the_last_need_not_be_right(self) -> None:
        state = turns(teams(), *[True] * 11)
        state = clued(state)
        state, events = GAME.apply(state, wrong_gap(state), 0)
        assert events[-1] == GameEnded((ANNA, CLARA))
        assert GAME.winners(state) == (ANNA, CLARA)

    def test_a_life_may_be_won_back_on_the_last_card(self) -> None:
        state = clued(turns(teams(), False, *[True] * 10))
        state = played(state, wrong_gap(state), right_gap(state))
        assert GAME.winners(state) == (ANNA, CLARA)

    def test_no_clue_for_the_last_card_is_replaced_like_any_other(self) -> None:
        state = played(turns(teams(), *[True] * 11), NoClue())
        assert (GAME.round(state), state.team, state.phase) == ((12, 12), "red", Phase.CLUE)

    def test_ended_early_the_standing_counts_and_equal_lives_share(self) -> None:
        assert told(turns(teams(), False), EndGame()) == (GameEnded((BRUNO, DIETER)),)
        assert told(teams(), EndGame()) == (GameEnded((ANNA, BRUNO, CLARA, DIETER)),)


class TestFinalRound:
    def final(self, *outcomes: bool, **more: Any) -> State:
        return turns(teams(**more), *outcomes or [True] * 12)

    def test_a_tie_brings_one_card_for_both_teams_next_tipsters(self) -> None:
        state = clued(turns(teams(), *[True] * 11))
        state, events = GAME.apply(state, right_gap(state), 0)
        assert events[-1] == TurnBegan(13, (ANNA, BRUNO), None, last_card=True, replacement=False)
        assert [GAME.secret(state, seat) is not None for seat in state.seats] == [True, True, False, False]
        assert GAME.secret(state, ANNA) == GAME.secret(state, BRUNO)

    def test_until_one_has_spoken_there_is_no_tipster_and_nobody_in_particular_is_waited_for(self) -> None:
        state = self.final()
        assert (see(state)["tipster"], GAME.starter(state), decides(state)) == (None, None, None)
        assert GAME.waits(state) == Wait(Phase.CLUE, Kind.READY)
        state = played(state, Known())
        assert GAME.waits(state) == Wait(Phase.CLUE, Kind.CLUE)
        assert (GAME.round(state), see(state)["cards_left"]) == ((13, 13), 1)

    def test_the_first_to_say_a_clue_gives_their_team_the_guess(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        assert GAME.waits(state) == Wait(Phase.GUESSING, Kind.GAP, None, "blue")
        assert see(state)["tipster"] == "Bruno"
        assert refused(state, Clue(ANNA, "sweet")) is Reason.NOT_NOW

    def test_only_the_two_tipsters_may_say_it(self) -> None:
        assert refused(self.final(), Clue(CLARA, "juice")) is Reason.NOT_YOUR_TURN

    def test_a_right_guess_wins_the_game(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        state, events = GAME.apply(state, right_gap(state), 0)
        assert [type(event) for event in events] == [GapNamed, Laid, GameEnded]
        assert events[-1] == GameEnded((BRUNO, DIETER), tie_broken=True)
        assert see(state)["last"]["right"] is True

    def test_a_wrong_guess_loses_it(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        assert GAME.winners(played(state, wrong_gap(state))) == (ANNA, CLARA)
        assert GAME.winners(played(state, GapPass())) == (ANNA, CLARA)

    def test_no_lives_are_at_stake_in_it(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"))
        assert played(state, wrong_gap(state)).lives == {"red": 3, "blue": 3}

    def test_an_invalid_clue_brings_both_tipsters_a_replacement(self) -> None:
        state = played(self.final(), Clue(BRUNO, "juice"), Discard())
        assert (state.tipster, state.team, state.finalists) == (None, None, (ANNA, BRUNO))
        assert state.number == 42

    def test_without_any_clue_both_get_another_card_and_nobody_loses_a_life(self) -> None:
        state, events = GAME.apply(self.final(), NoClue(), 0)
        assert events[0] == Discarded((ANNA, BRUNO), None, Why.NO_CLUE, 0, None)
        assert (state.lives, state.finalists, state.number) == ({"red": 3, "blue": 3}, (ANNA, BRUNO), 42)

    def test_without_a_card_for_it_the_victory_is_shared(self) -> None:
        state = clued(turns(teams(numbers=TWELVE), *[True] * 11))
        assert told(state, right_gap(state))[-1] == GameEnded((ANNA, BRUNO, CLARA, DIETER), no_cards=True)

    def test_a_tie_at_0_lives_is_played_off_too(self) -> None:
        assert self.final(*[False] * 12).finalists == (ANNA, BRUNO)

    def test_nobody_comes_or_goes_in_it(self) -> None:
        assert refused(self.final(), Join(EVA)) is Reason.BETWEEN_ROUNDS_ONLY
        assert refused(self.final(), Leave(ANNA)) is Reason.BETWEEN_ROUNDS_ONLY

    def test_the_sand_timer_runs_in_it(self) -> None:
        assert told(self.final(), Known()) == (NumberKnown(0, 20),)


class TestComingAndGoing:
    def test_a_newcomer_sits_last_before_the_tipster(self) -> None:
        state = turns(opened(), True)
        assert told(state, Join(EVA)) == (Seated(EVA, 0),)
        assert GAME.order(played(state, Join(EVA))) == (ANNA, EVA, BRUNO, CLARA)

    def test_nobody_comes_or_goes_while_a_gap_is_waited_for(self) -> None:
        assert refused(clued(opened()), Join(EVA)) is Reason.BETWEEN_ROUNDS_ONLY
        assert refused(clued(opened()), Leave(BRUNO)) is Reason.BETWEEN_ROUNDS_ONLY

    def test_eight_may_play_and_two_must(self) -> None:
        assert refused(opened(seats=8), Join(Seat(8))) is Reason.TOO_MANY
        assert refused(opened(seats=2), Leave(ANNA)) is Reason.TOO_FEW
        assert refused(opened(), Leave(EVA)) is Reason.NO_SUCH_SEAT
        assert refused(opened(), Join(BRUNO)) is Reason.NOT_NOW

    def test_a_tipster_who_leaves_hands_the_card_to_the_left(self) -> None:
        state = opened(Known())
        began = TurnBegan(1, (BRUNO,), None, last_card=False, replacement=False)
        assert told(state, Leave(ANNA)) == (Seated(ANNA, None), began)
        state = played(state, Leave(ANNA))
        assert (state.tipster, state.known, state.number) == (BRUNO, False, 83)
        assert GAME.secret(state, BRUNO) is not None

    def test_others_leave_without_a_word_about_the_turn(self) -> None:
        assert told(opened(), Leave(CLARA)) == (Seated(CLARA, None),)
        assert told(opened(words={}), Leave(ANNA)) == (Seated(ANNA, None),)

    def test_a_newcomer_joins_the_smaller_team_or_the_one_not_on_turn(self) -> None:
        state = played(teams(), Join(EVA))
        assert state.teams == {"red": (ANNA, CLARA), "blue": (BRUNO, DIETER, EVA)}
        assert played(state, Join(Seat(5))).teams["red"] == (ANNA, CLARA, Seat(5))
        assert told(turns(teams(), False), Join(EVA)) == (Seated(EVA, 2),)

    def test_a_newcomer_to_a_team_is_tipster_before_the_others_are_once_more(self) -> None:
        state = played(turns(teams(), *[True] * 5), Join(EVA))
        assert state.teams["red"] == (ANNA, CLARA, EVA)
        assert turns(state, True).tipster == EVA

    def test_a_team_keeps_two_members(self) -> None:
        assert refused(teams(), Leave(BRUNO)) is Reason.TOO_FEW

    def test_in_a_team_the_card_goes_to_its_next_tipster(self) -> None:
        state = opened(seats=5, teams={"red": (ANNA, CLARA, EVA), "blue": (BRUNO, DIETER)})
        state = played(state, Leave(ANNA))
        assert (state.tipster, state.team, state.teams["red"]) == (CLARA, "red", (CLARA, EVA))
        assert turns(state, True, True).tipster == EVA


class TestTheEnd:
    def test_the_table_may_end_a_game_and_together_nobody_has_won(self) -> None:
        assert told(opened(), EndGame()) == (GameEnded(()),)
        assert told(clued(opened()), EndGame()) == (GameEnded(()),)

    def test_without_cards_there_is_no_game(self) -> None:
        state = GAME.start(Setup((ANNA, BRUNO), ANNA, Settings()))
        assert told(state, NoCards()) == (GameEnded((), no_cards=True),)
        assert refused(opened(), NoCards()) is Reason.NOT_NOW

    def test_after_the_end_nothing_is_played(self) -> None:
        state = played(opened(), EndGame())
        assert GAME.draws(state) is None
        for move in (Clue(ANNA, "x"), Gap(0), Discard(), EndGame(), Skip(), Join(EVA)):
            assert refused(state, move) is Reason.FINISHED

    def test_a_move_of_another_game_is_none_of_this_one(self) -> None:
        assert refused(opened(), object()) is Reason.NOT_A_MOVE

    def test_undo_takes_back_what_was_said_but_no_ready_and_no_accepted_proposal(self) -> None:
        assert set(GAME.answers) == set(GAME.moves) - {Known, CardWords, AskAnew}


def test_a_state_mid_game_survives_json_with_every_move() -> None:
    moves = (
        Words(WORDS),
        CardWords("en"),
        Known(),
        Clue(ANNA, "x", 3),
        Correct(ANNA, "y"),
        NoClue(),
        Discard(),
        Gap(66),
        GapPass(),
        AskAnew(2),
    )
    for move in moves:
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
    assert {type(move) for move in moves} == set(GAME.moves)


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_stays_within_the_rules_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    seats = tuple(Seat(i) for i in range(2 + seed % 7))
    settings = random_settings(rng, seats)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    state = GAME.start(Setup(seats, rng.choice(seats), settings))
    visitors = seed % 3 == 0
    now, moves = 0, 0
    while state.phase is not Phase.FINISHED:
        now += rng.choice((0, 4, 8, 8, 40))
        move = Deal(random_card(rng, seed)) if GAME.draws(state) else random_move(state, rng)
        if visitors and rng.randrange(10) == 0:
            move = comes_or_goes(state, rng) or move
        before = state
        state, events = GAME.apply(state, move, now)
        check(before, move, state, events)
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert msgspec.json.encode(events)
        json.dumps(GAME.view(state, str, "en"))
        assert set(GAME.view(state, str, "en")["players"]) == set(GAME.order(state))
        current, of = GAME.round(state)
        assert of is not None
        assert 1 <= current <= of
        moves += 1
        assert moves < 400
    assert GAME.waits(state).kind is Kind.NOTHING


def test_teams_take_their_turns_evenly_in_random_games() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        seats = tuple(Seat(i) for i in range(4 + seed % 5))
        cut = 2 + seed % (len(seats) - 3)
        state = GAME.start(
            Setup(seats, rng.choice(seats), Settings(teams={"red": seats[:cut], "blue": seats[cut:]}))
        )
        state = played(state, Deal(Card("x", {"en": WORDS}, TWELVE + SPARE)))
        while state.phase is not Phase.FINISHED:
            state = played(state, random_move(state, rng))
            for members in state.teams.values():
                counts = [state.turns[seat] for seat in members]
                assert max(counts) - min(counts) <= 1
