"""Random decks, settings and moves of One Round?, and what must be true after every move."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from host.games.clue_circle import secret, view
from host.games.clue_circle_moves import (
    AskAnew,
    CardWords,
    Clue,
    Correct,
    Discard,
    Discarded,
    Gap,
    GapNamed,
    GapPass,
    Known,
    Laid,
    NoClue,
    OvertimeBegan,
    TurnBegan,
    Words,
)
from host.games.clue_circle_state import (
    STARTING_PLACES,
    Card,
    Secret,
    Settings,
    State,
    belongs_after,
    decides,
    team_of,
)
from host.games.contract import (
    Clockwise,
    EndGame,
    GameEnded,
    Join,
    Leave,
    NoCards,
    Phase,
    Seat,
    left_of,
)

NUMBERS = tuple(number for number in range(1, 100) if number not in STARTING_PLACES)
DECKS = (97, 97, 97, 30, 13, 12, 5, 1)
WORDS = {"en": ("cake", "work", "fruit"), "de": ("Kuchen", "Arbeit", "Obst")}


def random_settings(rng: random.Random, seats: Clockwise) -> Settings:
    teams = {}
    if len(seats) >= 4 and rng.randrange(2):
        shuffled = rng.sample(seats, len(seats))
        cut = rng.randint(2, len(seats) - 2)
        teams = {"red": tuple(shuffled[:cut]), "blue": tuple(shuffled[cut:])}
    return Settings(
        practice_cards=rng.randrange(4),
        timer=rng.choice((0, 10, 20)),
        head_start=rng.randrange(11),
        secret=rng.choice((None, *Secret)),
        teams=teams,
    )


def random_card(rng: random.Random, number: int, *, deck: str | None = None) -> Card:
    """A shuffled deck, whole or short, with words in both languages, in one, or without."""
    assert deck is None
    languages = rng.choice((("en", "de"), ("en",), ("de",), ()))
    numbers = rng.sample(NUMBERS, min(rng.choice(DECKS), len(NUMBERS)))
    return Card(f"words-{number}", {language: WORDS[language] for language in languages}, tuple(numbers))


def random_move(state: State, rng: random.Random) -> Any:
    """One of the moves that are legal now; most turns go well, and most guesses are right."""
    match state.phase:
        case Phase.CHOOSING:
            assert state.card is not None
            languages = list(state.card.words)
            return CardWords(rng.choice(languages)) if languages else Words(("sea", "lamp", "opera"))
        case Phase.CLUE:
            return _random_turn(state, rng)
        case _:
            return _random_guess(state, rng)


def _random_turn(state: State, rng: random.Random) -> Any:
    chance = rng.random()
    if chance < 0.4 and not state.known:
        return Known()
    if chance < 0.45:
        return NoClue()
    if chance < 0.5:
        return Discard()
    return Clue(rng.choice(state.tipsters), f"clue-{rng.randrange(10**6)}", speech=rng.randrange(4))


def _random_guess(state: State, rng: random.Random) -> Any:
    assert state.number is not None
    assert state.tipster is not None
    chance = rng.random()
    if chance < 0.05 and not state.regain:
        return Correct(state.tipster, "misheard", speech=2)
    if chance < 0.1 and not state.regain:
        return Discard()
    if chance < 0.15:
        return GapPass()
    if chance < 0.2 and state.deadline is not None:
        return AskAnew(speech=3)
    if chance < 0.9:
        return Gap(belongs_after(state.circle, state.number))
    return Gap(rng.choice(state.circle).number)


def check(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    """Assert what is always true: sorted circle, every card once, lives 0 to 3, the number kept secret."""
    _check_cards(after)
    _check_lives(before, after, events)
    _check_secrecy(after)
    _check_turns(before, move, after, events)
    if after.phase is Phase.FINISHED:
        _check_end(move, after, events)


def _check_cards(state: State) -> None:
    lying = [place.number for place in state.circle]
    assert lying == sorted(set(lying))
    if not lying:
        assert state.number is None
        return
    assert set(STARTING_PLACES) <= set(lying)
    held = [] if state.number is None else [state.number]
    seen = [*lying, *held, *state.pile, *state.replacements]
    assert len(seen) == len(set(seen))
    assert state.card is not None
    assert set(seen) <= {*STARTING_PLACES, *state.card.numbers}
    assert all(place.word for place in state.circle)


def _check_lives(before: State, after: State, events: tuple[Any, ...]) -> None:
    assert all(0 <= lives <= 3 for lives in after.lives.values())
    assert set(after.lives) == (set(after.teams) or {"table"})
    told = [event for event in events if isinstance(event, GapNamed | Discarded)]
    change = sum(after.lives.values()) - sum(before.lives.values())
    assert change == sum(event.change for event in told)
    began = any(isinstance(event, OvertimeBegan) for event in events)
    assert began == (after.overtime and not before.overtime)
    assert not (after.overtime and after.teams)
    assert after.deadline is None or (after.overtime and after.phase is Phase.GUESSING)


def _check_secrecy(state: State) -> None:
    shown = view(state, str, "en")
    hidden = replace(
        state,
        number=None if state.number is None else 100 + state.number,
        pile=tuple(100 + number for number in state.pile),
        replacements=(),
        card=None,
    )
    assert view(hidden, str, "en") == shown
    known = {seat for seat in state.seats if secret(state, seat) is not None}
    holding = state.number is not None and state.phase is not Phase.FINISHED
    assert known == (set(state.tipsters) if holding else set())


def _check_turns(before: State, move: Any, after: State, events: tuple[Any, ...]) -> None:
    laid = [event for event in events if isinstance(event, Laid)]
    began = [event for event in events if isinstance(event, TurnBegan)]
    assert len(after.circle) - len(before.circle) in ((0, 3) if not laid else (1,))
    if laid:
        assert after.last == laid[0]
        assert laid[0].number == before.number
        going_on = after.phase is not Phase.FINISHED
        assert after.round == before.round + going_on
        assert len(after.circle) - 3 == after.round - going_on
    else:
        assert (after.round, after.last) == (before.round, before.last)
    if began and not isinstance(move, Leave):
        assert began[0].tipsters == after.tipsters
        if laid and not after.teams:
            assert after.tipster == left_of(before.seats, before.tipster or Seat(0))
    if after.teams and not after.finalists and after.tipster is not None:
        assert after.team == team_of(after.teams, after.tipster)
        if laid and began:
            assert after.team != before.team
    if after.phase is Phase.GUESSING:
        decider = decides(after)
        assert decider in after.seats
        assert decider != after.tipster
        assert team_of(after.teams, decider) == after.guessing


def _check_end(move: Any, after: State, events: tuple[Any, ...]) -> None:
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == after.won
    if not after.teams:
        assert after.won in ((), after.seats)
        assert bool(after.won) == (
            not after.pile and after.last is not None and after.last.right and _placed(events)
        )
        return
    winning = {team_of(after.teams, seat) for seat in after.won}
    assert set(after.won) == {seat for seat in after.seats if team_of(after.teams, seat) in winning}
    if ended.tie_broken:
        assert len(winning) == 1
        assert after.finalists
    else:
        most = max(after.lives.values())
        assert winning == {team for team, lives in after.lives.items() if lives == most}
        assert len(winning) == 1 or ended.no_cards or isinstance(move, EndGame | NoCards)


def _placed(events: tuple[Any, ...]) -> bool:
    return any(isinstance(event, Laid) for event in events)


def comes_or_goes(state: State, rng: random.Random) -> Join | Leave | None:
    """Now and then somebody sits down or gets up; None where that cannot be."""
    if state.phase is Phase.GUESSING or state.finalists:
        return None
    if len(state.seats) < 8 and rng.randrange(2):
        return Join(Seat(max(state.turns) + 1 + rng.randrange(3)))
    leaver = rng.choice(state.seats)
    team = team_of(state.teams, leaver)
    spare = len(state.teams[team]) - 2 if team else len(state.seats) - 2
    return Leave(leaver) if spare > 0 else None
