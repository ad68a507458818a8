"""One Round?: how a turn goes, from the starting words to the last card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

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
    GENEROSITY,
    LIVES,
    PILE_SIZE,
    STARTING_PLACES,
    TABLE,
    Card,
    Place,
    State,
    belongs_after,
    check_words,
    next_in_team,
    other_team,
    sand,
    team_of,
    words_of_gap,
)
from host.games.contract import (
    Clockwise,
    Event,
    GameEnded,
    IllegalMove,
    Phase,
    Reason,
    Seat,
    left_of,
    need,
)

Told = tuple[State, tuple[Event, ...]]


def play(state: State, move: Any, now: int) -> Told:
    """A move of the game's own, once the starting words lie out. Raises IllegalMove where it is refused."""
    match move:
        case Known():
            need(state.phase is Phase.CLUE and not state.known, Reason.NOT_NOW)
            timer = sand(state)
            known = NumberKnown(state.settings.head_start if timer else 0, timer)
            return replace(state, known=True), (known,)
        case Clue(seat, word, speech):
            return _clue(state, seat, word, now + speech)
        case Correct(seat, word, speech):
            need(state.clue is not None and state.regain is None, Reason.NOTHING_TO_CORRECT)
            need(seat == state.tipster, Reason.NOTHING_TO_CORRECT)
            return _hear(state, word, now + speech, corrected=True)
        case NoClue():
            need(state.phase is Phase.CLUE, Reason.NOT_NOW)
            return _no_clue(state)
        case Discard():
            need(state.number is not None and state.regain is None, Reason.NOT_NOW)
            return _invalid(state)
        case Gap(after):
            return _guess(state, after, now)
        case GapPass():
            return _guess(state, None, now)
        case AskAnew():
            return _asked_anew(state, move, now), ()
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


# Starting words


def deal(state: State, card: Card) -> Told:
    """The deck is there; words in one language alone lie out at once, else they are waited for."""
    need(state.card is None, Reason.NOT_NOW)
    state = replace(state, card=card, pile=card.numbers[:PILE_SIZE], replacements=card.numbers[PILE_SIZE:])
    if len(card.words) == 1 and not card.proposed:
        return _lay_words(state, *card.words.values())
    return state, ()


def choose_words(state: State, move: Words | CardWords) -> Told:
    """The starting words, the table's own or the card's. Raises IllegalMove unless they are three."""
    need(state.phase is Phase.CHOOSING and state.card is not None, Reason.NOT_NOW)
    assert state.card is not None  # noqa: S101  needed above
    if isinstance(move, Words):
        return _lay_words(state, move.words)
    need(move.language in state.card.words, ClueReason.NO_SUCH_WORDS)
    return _lay_words(state, state.card.words[move.language])


def _lay_words(state: State, words: tuple[str, ...]) -> Told:
    check_words(words)
    words = tuple(map(str.strip, words))
    circle = tuple(Place(*place) for place in zip(STARTING_PLACES, words, strict=True))
    state, events = _draw(replace(state, circle=circle))
    return state, (WordsLaid(words), *events)


# The Tipster


def _draw(state: State, *, replacement: bool = False) -> Told:
    """The Tipsters draw a card; a replacement comes from the pile where there are none left."""
    pile, spare = state.pile, state.replacements
    if not pile and not spare:
        return end(state, no_cards=True)
    from_pile = bool(pile) and not (replacement and spare)
    number, *_ = pile if from_pile else spare
    state = replace(
        state,
        phase=Phase.CLUE,
        number=number,
        pile=pile[1:] if from_pile else pile,
        replacements=spare if from_pile else spare[1:],
        known=False,
        clue=None,
        deadline=None,
        guessed=None,
        regain=None,
    )
    stands_in = replacement or not (from_pile or state.finalists)
    return state, (began(state, replacement=stands_in),)


def began(state: State, *, replacement: bool = False) -> TurnBegan:
    """What is told of the turn that begins now."""
    return TurnBegan(
        round=state.round,
        tipsters=state.tipsters,
        team=state.team,
        last_card=not state.pile,
        replacement=replacement,
    )


def _pass_on(state: State) -> State:
    """The next Tipster: to the left, or the other team's next one."""
    tipster = state.tipster
    assert tipster is not None  # noqa: S101  somebody's turn is over
    state = replace(state, turns={**state.turns, tipster: state.turns[tipster] + 1})
    if state.team is None:
        return replace(state, tipster=left_of(state.seats, tipster))
    team = other_team(state.team)
    return replace(state, team=team, tipster=next_in_team(state, team))


def _clue(state: State, seat: Seat, word: str, said: int) -> Told:
    need(state.phase is Phase.CLUE, Reason.NOT_NOW)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(seat in state.tipsters, Reason.NOT_YOUR_TURN)
    state = replace(state, tipster=seat, team=team_of(state.teams, seat), known=True)
    return _hear(state, word, said)


def _hear(state: State, word: str, said: int, *, corrected: bool = False) -> Told:
    assert state.tipster is not None  # noqa: S101  it was the Tipster's word
    word = word.strip()
    need(bool(word), ClueReason.NO_WORD)
    timer = state.settings.timer if state.overtime else 0
    given = ClueGiven(state.tipster, state.team, word, timer, corrected)
    return replace(state, phase=Phase.GUESSING, clue=word, deadline=_deadline(state, said)), (given,)


def _deadline(state: State, said: int) -> int | None:
    timed = state.overtime and state.settings.timer
    return said + state.settings.timer + GENEROSITY if timed else None


def _asked_anew(state: State, asked: AskAnew, now: int) -> State:
    if state.deadline is None:
        raise IllegalMove(Reason.NOT_NOW)
    if not asked.runs:
        return replace(state, deadline=_deadline(state, now + asked.speech))
    over = now > state.deadline
    return state if over else replace(state, deadline=state.deadline + asked.speech)


def _no_clue(state: State) -> Told:
    """The card is discarded and a life lost; a replacement for the next Tipster (rulebook, page 10)."""
    if state.finalists:
        return _replace(state, Discarded(state.tipsters, None, Why.NO_CLUE, 0, None))
    lost = state.overtime
    state, change, lives, events = _lose_life(state)
    discarded = Discarded(state.tipsters, state.team, Why.NO_CLUE, change, lives)
    if lost:
        state, ended = _finish(replace(state, number=None), ())
        return state, (discarded, *ended)
    return _replace(_pass_on(state), discarded, *events)


def _invalid(state: State) -> Told:
    """The same Tipster draws a replacement, and no life is lost (rulebook, General advice)."""
    lives = None if state.finalists else state.lives[state.team or TABLE]
    team = None if state.finalists else state.team
    discarded = Discarded(state.tipsters, team, Why.INVALID, 0, lives)
    if state.finalists:
        state = replace(state, tipster=None, team=None)
    return _replace(state, discarded)


def _replace(state: State, *told: Event) -> Told:
    state, events = _draw(replace(state, number=None), replacement=True)
    return state, (*told, *events)


def _lose_life(state: State) -> tuple[State, int, int, tuple[Event, ...]]:
    """(State, change, lives left, what that brings about): nobody falls below 0."""
    whose = state.team or TABLE
    left = max(0, state.lives[whose] - 1)
    change = left - state.lives[whose]
    state = replace(state, lives={**state.lives, whose: left})
    begins = change and state.overtime
    return state, change, left, (OvertimeBegan(state.settings.timer),) if begins else ()


# The guess


def _guess(state: State, after: int | None, now: int) -> Told:
    need(state.phase is Phase.GUESSING, Reason.NOT_NOW)
    assert state.number is not None  # noqa: S101  a clue was given for it
    between = None if after is None else words_of_gap(state.circle, after)
    late = state.deadline is not None and now > state.deadline
    right = after == belongs_after(state.circle, state.number) and not late
    if state.regain is not None:
        return _win_back(state, state.regain, between, right=right)
    if state.finalists:
        return _decide(state, after, between, right=right)
    lost = state.overtime and not right
    if right:
        lives = state.lives[state.team or TABLE]
        named = GapNamed(state.team, between, right, late, 0, lives)
        return _lay(state, after, named, right=True)
    state, change, left, events = _lose_life(state)
    named = GapNamed(state.team, between, right, late, change, left)
    if lost:
        state, laid = _turn_card(state, after, right=False)
        state, ended = _finish(state, ())
        return state, (named, laid, *ended)
    if state.team is not None and state.lives[rivals := other_team(state.team)] < LIVES:
        return replace(state, guessed=after, regain=rivals), (named, RegainOffered(rivals))
    return _lay(state, after, named, *events, right=False)


def _win_back(state: State, team: str, between: tuple[str, str] | None, *, right: bool) -> Told:
    """The other team's one guess gives it a life back (rulebook, Regaining a life token)."""
    lives = state.lives[team] + right
    named = GapNamed(team, between, right, late=False, change=int(right), lives=lives, regain=True)
    state = replace(state, lives={**state.lives, team: lives})
    return _lay(state, state.guessed, named, right=False)


def _decide(state: State, after: int | None, between: tuple[str, str] | None, *, right: bool) -> Told:
    """The final round: right wins, wrong loses (rulebook, End of the Game)."""
    assert state.team is not None  # noqa: S101  one of the finalists has spoken
    named = GapNamed(state.team, between, right, late=False, change=0, lives=state.lives[state.team])
    winner = state.team if right else other_team(state.team)
    state, laid = _turn_card(state, after, right=right)
    state, ended = _finish(state, _members(state, winner), tie_broken=True)
    return state, (named, laid, *ended)


def _turn_card(state: State, after: int | None, *, right: bool) -> tuple[State, Laid]:
    """The card goes where it belongs, right or wrong, with the clue as its word."""
    assert state.number is not None and state.clue is not None and state.tipster is not None  # noqa: S101, PT018
    laid = Laid(
        number=state.number,
        clue=state.clue,
        tipster=state.tipster,
        team=state.team,
        between=words_of_gap(state.circle, belongs_after(state.circle, state.number)),
        guessed=None if after is None else words_of_gap(state.circle, after),
        right=right,
    )
    places = (*state.circle, Place(state.number, state.clue))
    circle = tuple(sorted(places, key=lambda place: place.number))
    state = replace(state, circle=circle, number=None, clue=None, known=False, last=laid)
    return replace(state, deadline=None, guessed=None, regain=None), laid


def _lay(state: State, after: int | None, named: GapNamed, *lives: Event, right: bool) -> Told:
    """The card is laid and the next turn begins, or the game ends after its last card."""
    state, laid = _turn_card(state, after, right=right)
    if not state.pile and state.teams:
        state, events = _settle(state)
    elif not state.pile and right:
        state, events = _finish(state, state.seats)
    elif not state.pile and not state.replacements:
        state, events = end(state, no_cards=True)
    else:
        state, events = _draw(_pass_on(replace(state, round=state.round + 1)))
    return state, (named, laid, *lives, *events)


# The end


def _settle(state: State) -> Told:
    """Most lives win; a tie is played off by both teams' next Tipsters."""
    tie = len(set(state.lives.values())) == 1
    if not tie or not state.replacements:
        return end(state, no_cards=tie)
    state = _pass_on(state)
    assert state.team is not None  # noqa: S101  one of them is on turn
    both = (next_in_team(state, state.team), next_in_team(state, other_team(state.team)))
    return _draw(replace(state, round=state.round + 1, tipster=None, team=None, finalists=both))


def _members(state: State, *teams: str) -> Clockwise:
    return tuple(seat for seat in state.seats if team_of(state.teams, seat) in teams)


def end(state: State, *, no_cards: bool = False) -> Told:
    """The standing is final: most lives win, equal lives share; all together nobody has won."""
    most = max(state.lives.values())
    leaders = (team for team in state.teams if state.lives[team] == most)
    return _finish(state, _members(state, *leaders) if state.teams else (), no_cards=no_cards)


def _finish(state: State, won: Clockwise, *, tie_broken: bool = False, no_cards: bool = False) -> Told:
    state = replace(state, phase=Phase.FINISHED, won=won, deadline=None, regain=None)
    return state, (GameEnded(won, tie_broken, no_cards),)
