"""One Round?: one-word clues by which a team finds the gaps for twelve numbers in a circle of words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from host.games.clue_circle_moves import (
    AskAnew,
    CardWords,
    Clue,
    ClueReason,
    Correct,
    Discard,
    Gap,
    GapPass,
    Known,
    NoClue,
    Words,
)
from host.games.clue_circle_state import (
    LIVES,
    SMALLEST_TEAM,
    TABLE,
    Card,
    Settings,
    State,
    belongs_after,
    next_in_team,
    team_of,
    words_of_gap,
)
from host.games.clue_circle_turns import Told, began, choose_words, deal, end, play
from host.games.contract import (
    Clockwise,
    Deal,
    Draw,
    EndGame,
    Game,
    Join,
    Kind,
    Leave,
    NameOf,
    NoCards,
    Phase,
    Reason,
    Seat,
    Seated,
    SeatsSwapped,
    Setup,
    Skip,
    Skipped,
    SwapSeats,
    Wait,
    left_of,
    need,
    seated_last,
    seats_swapped,
)

SEATS = range(2, 9)


def start(setup: Setup) -> State:
    """The state before the card. Raises ValueError on seats or teams that cannot play."""
    seats: Clockwise = setup.seats
    if len(set(seats)) not in SEATS or len(set(seats)) < len(seats) or setup.starter not in seats:
        raise ValueError("two to eight different seats play, the Tipster among them")
    teams = setup.settings.teams
    if teams and {seat for team in teams.values() for seat in team} != set(seats):
        raise ValueError("every player is in one of the teams")
    return State(
        settings=setup.settings,
        seats=seats,
        opener=setup.starter,
        tipster=setup.starter,
        team=team_of(teams, setup.starter),
        teams=teams,
        lives=dict.fromkeys(teams or (TABLE,), LIVES),
        turns=dict.fromkeys(seats, 0),
    )


def scores(state: State) -> Mapping[Seat, int]:
    """All 0 in co-operative play; between teams the lives of a seat's team."""
    return {seat: state.lives[team] if (team := team_of(state.teams, seat)) else 0 for seat in state.seats}


# Rules -----------------------------------------------------------------------------------------------------


def apply(state: State, move: Any, now: int) -> Told:
    """One move. Raises IllegalMove where the rules refuse it."""
    need(state.phase is not Phase.FINISHED, Reason.FINISHED)
    match move:
        case Deal(card):
            return deal(state, card)
        case NoCards():
            need(draws(state) is not None, Reason.NOT_NOW)
            return end(state, no_cards=True)
        case EndGame():
            return end(state)
        case Skip():
            need(state.phase is Phase.CHOOSING and state.card is not None, ClueReason.ONLY_INVALID_CLUES)
            return replace(state, card=None, pile=(), replacements=()), (Skipped(),)
        case Join(seat):
            return _join(state, seat)
        case Leave(seat):
            return _leave(state, seat)
        case SwapSeats():
            return _swap_seats(state, move)
        case Words() | CardWords():
            return choose_words(state, move)
        case _:
            return play(state, move, now)


# Coming and going


def _between_rounds(state: State) -> None:
    need(state.phase is not Phase.GUESSING and not state.finalists, Reason.BETWEEN_ROUNDS_ONLY)


def _join(state: State, seat: Seat) -> Told:
    """A newcomer joins the smaller team; of equal ones, the one that is not on turn."""
    _between_rounds(state)
    assert state.tipster is not None  # noqa: S101  it is not the final round
    seats = seated_last(state.seats, state.tipster, seat)
    need(len(seats) in SEATS, Reason.TOO_MANY)
    teams, turns = state.teams, 0
    if state.team is not None:
        joined = min(teams, key=lambda team: (len(teams[team]), team == state.team))
        turns = max(0, min(state.turns[member] for member in teams[joined]) - 1)
        teams = {**teams, joined: (*teams[joined], seat)}
    state = replace(state, seats=seats, teams=teams, turns={**state.turns, seat: turns})
    return state, (Seated(seat, scores(state)[seat]),)


def _swap_seats(state: State, swap: SwapSeats) -> Told:
    _between_rounds(state)
    return replace(state, seats=seats_swapped(state.seats, swap)), (SeatsSwapped(swap.one, swap.other),)


def _leave(state: State, seat: Seat) -> Told:
    """A Tipster who leaves hands the card to the next one of the team or table."""
    _between_rounds(state)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(len(state.seats) - 1 in SEATS, Reason.TOO_FEW)
    teams = {team: tuple(s for s in members if s != seat) for team, members in state.teams.items()}
    need(all(len(members) >= SMALLEST_TEAM for members in teams.values()), Reason.TOO_FEW)
    neighbour = left_of(state.seats, seat)
    was_tipster = seat == state.tipster
    state = replace(
        state,
        seats=tuple(s for s in state.seats if s != seat),
        opener=neighbour if seat == state.opener else state.opener,
        teams=teams,
        turns={s: turns for s, turns in state.turns.items() if s != seat},
    )
    left = Seated(seat, None)
    if not was_tipster:
        return state, (left,)
    tipster = neighbour if state.team is None else next_in_team(state, state.team)
    state = replace(state, tipster=tipster, known=False)
    return state, (left, began(state)) if state.phase is Phase.CLUE else (left,)


# What the table may see ------------------------------------------------------------------------------------


def draws(state: State) -> Draw | None:
    """One card for the whole game, at its start."""
    return Draw() if state.card is None and state.phase is not Phase.FINISHED else None


def waits(state: State) -> Wait:
    """Starting words, then turn by turn: ready of the Tipster, the clue, and the team's gap."""
    match state.phase:
        case Phase.FINISHED:
            return Wait(state.phase, Kind.NOTHING)
        case Phase.CHOOSING:
            return Wait(state.phase, Kind.WORDS)
        case Phase.GUESSING:
            return Wait(state.phase, Kind.GAP, team=state.guessing)
        case _:
            return Wait(state.phase, Kind.CLUE if state.known else Kind.READY, state.tipster)


def rounds(state: State) -> tuple[int, int | None]:
    """Cards turned, the one in hand included, and the cards there will be, discarded ones not counted."""
    in_hand = state.phase is not Phase.CHOOSING
    return state.round, max(state.round, state.round - 1 + in_hand + len(state.pile))


def winners(state: State) -> Clockwise:
    """Everybody or nobody; between teams the winning one, or both where they share."""
    return state.won


def view(state: State, name: NameOf, language: str) -> dict[str, Any]:  # noqa: ARG001  words lie as said
    """The circle, whose turn it is and the lives; of the cards only those that lie in the circle."""
    last = state.last and {
        "number": state.last.number,
        "clue": state.last.clue,
        "guessed": list(state.last.guessed) if state.last.guessed else None,
        "right": state.last.right,
    }
    return {
        "circle": [{"number": place.number, "word": place.word} for place in state.circle],
        "tipster": None if state.tipster is None else name(state.tipster),
        "lives": dict(state.lives),
        "overtime": state.overtime,
        "cards_left": len(state.pile) + (state.number is not None),
        "clue": state.clue,
        "last": last,
        "players": {seat: {"team": team_of(state.teams, seat)} for seat in state.seats},
    }


def secret(state: State, seat: Seat) -> dict[str, Any] | None:
    """The number and the words of its gap, for whoever holds the card."""
    if state.number is None or state.phase is Phase.FINISHED or seat not in state.tipsters:
        return None
    between = words_of_gap(state.circle, belongs_after(state.circle, state.number))
    return {"number": state.number, "between": list(between)}


GAME = Game(
    id="clue_circle",
    seats=SEATS,
    minutes=(20, 0),
    card=Card,
    settings=Settings,
    state=State,
    moves=(Words, CardWords, Known, Clue, Correct, NoClue, Discard, Gap, GapPass, AskAnew),
    answers=(Words, Clue, Correct, NoClue, Discard, Gap, GapPass),
    together=True,
    start=start,
    apply=apply,
    draws=draws,
    waits=waits,
    enters=lambda state: (),  # noqa: ARG005  a clue is said aloud
    round=rounds,
    starter=lambda state: state.tipster,
    order=lambda state: state.seats,
    scores=scores,
    winners=winners,
    view=view,
    secret=secret,
)
