"""Take a Guess!: the closest guess wins three, and everyone bets on whose guess that is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from host.games.contract import (
    Deal,
    DecksThrough,
    DeckThrough,
    EndGame,
    Event,
    Game,
    GameEnded,
    IllegalMove,
    Join,
    Leave,
    NameOf,
    NoCards,
    Phase,
    Reason,
    Seat,
    Seated,
    SeatsSwapped,
    Skip,
    Skipped,
    SwapSeats,
    best,
    clockwise_from,
    left_of,
    need,
    seated_last,
    seats_swapped,
)
from host.games.guess_and_bet_bank import Amount, Wager, exact, settle, usable
from host.games.guess_and_bet_moves import (
    TOPICS,
    Bet,
    BetPlaced,
    BettingBegan,
    Card,
    Category,
    CategoryChosen,
    ChooseCategory,
    ChooseQuestion,
    CorrectBet,
    CorrectGuess,
    Guess,
    GuessRead,
    GuessReason,
    NobodyGuessed,
    QuestionChosen,
    Ready,
    RoundBegan,
    Scored,
    TopicsOffered,
    topics,
)
from host.games.guess_and_bet_state import (
    CHOICES,
    SEATS,
    Settings,
    State,
    all_in,
    bettors,
    categories,
    choices,
    cleared,
    draws,
    due,
    enters,
    free,
    most,
    order,
    rounds,
    scores,
    start,
    waits,
    winners,
)

Told = tuple[Event, ...]

# Rules -----------------------------------------------------------------------------------------------------


def apply(state: State, move: Any, now: int) -> tuple[State, Told]:  # noqa: ARG001  nothing is timed
    """One move. Raises IllegalMove where the rules refuse it."""
    if state.phase is Phase.FINISHED:
        raise IllegalMove(Reason.FINISHED)
    match move:
        case Deal(card):
            return _deal(state, card)
        case NoCards():
            need(draws(state) is not None, Reason.NOT_NOW)
            return _through(state)
        case DecksThrough(decks):
            need(choices(state) is not None, Reason.NOT_NOW)
            return replace(state, through=(*state.through, *map(Category, decks))), ()
        case EndGame(no_cards):
            return _end(state, no_cards=no_cards)
        case Skip():
            need(state.card is not None, Reason.NOT_NOW)
            return replace(cleared(state), category=state.category), (Skipped(),)
        case Join(seat):
            return _join(state, seat)
        case Leave(seat):
            return _leave(state, seat)
        case SwapSeats():
            return _swap_seats(state, move)
        case _:
            return _play(state, move)


def _play(state: State, move: Any) -> tuple[State, Told]:
    match move:
        case ChooseCategory(seat, category):
            return _choose(state, seat, category)
        case ChooseQuestion(seat, topic):
            return _take(state, seat, topic)
        case Ready():
            need(state.phase is Phase.WRITING, Reason.NOT_NOW)
            return replace(state, phase=Phase.ANSWERING), ()
        case Guess(seat, guess):
            need(state.phase in {Phase.WRITING, Phase.ANSWERING}, Reason.NOT_NOW)
            _need_turn(state, seat, due(state))
            return _read(state, GuessRead(seat, guess))
        case CorrectGuess(seat, guess):
            need(seat in state.guesses and not state.bets, Reason.NOTHING_TO_CORRECT)
            return _read(state, GuessRead(seat, guess, corrected=True))
        case Bet(seat, on, points):
            need(state.phase is Phase.BETTING, Reason.NOT_NOW)
            need(state.points.get(seat) != 0, GuessReason.NO_POINTS, by=seat)
            _need_turn(state, seat, due(state))
            return _bet(state, placed(state, seat, on, points))
        case CorrectBet(seat, on, points):
            need(seat in state.bets, Reason.NOTHING_TO_CORRECT)
            return _bet(state, replace(placed(state, seat, on, points), corrected=True))
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


def _need_turn(state: State, seat: Seat, turn: Seat | None) -> None:
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(seat == turn, Reason.NOT_YOUR_TURN)


def _choose(state: State, seat: Seat, category: Category) -> tuple[State, Told]:
    need(state.phase is Phase.CHOOSING and state.category is None, Reason.NOT_NOW)
    _need_turn(state, seat, state.on_turn)
    need(category in tuple(Category), GuessReason.NO_SUCH_CATEGORY)
    need(category not in state.chosen[seat], GuessReason.SAME_CATEGORY, category=category)
    need(category not in state.through, GuessReason.DECK_THROUGH, category=category)
    return replace(state, category=category), (CategoryChosen(seat, category),)


def _deal(state: State, card: Card) -> tuple[State, Told]:
    need(draws(state) is not None, Reason.NOT_NOW)
    need(card.category == state.category, GuessReason.OTHER_CATEGORY, category=state.category)
    return replace(state, card=card), (TopicsOffered(state.on_turn, card.category, topics(card)),)


def _through(state: State) -> tuple[State, Told]:
    """No card is left of the category that was named: another is to be named, while there is one."""
    assert state.category is not None  # noqa: S101  that is what is drawn for
    through = state.category
    state = cleared(replace(state, through=(*state.through, through)))
    return (state, (DeckThrough(through),)) if free(state) else _end(state, no_cards=True)


def _take(state: State, seat: Seat, topic: int) -> tuple[State, Told]:
    need(state.phase is Phase.CHOOSING and state.card is not None, Reason.NOT_NOW)
    _need_turn(state, seat, state.on_turn)
    need(topic in range(TOPICS), GuessReason.NO_SUCH_TOPIC, topics=TOPICS)
    return replace(state, phase=Phase.WRITING, topic=topic), (QuestionChosen(seat, topic),)


def _read(state: State, read: GuessRead) -> tuple[State, Told]:
    if read.guess is not None:
        need_own_number(state, read.seat, read.guess)
    guesses = {**state.guesses, read.seat: read.guess}
    state = replace(state, phase=Phase.ANSWERING, guesses=guesses)
    if due(state) is not None:
        return state, (read,)
    if all(guess is None for guess in guesses.values()):
        return cleared(state), (read, NobodyGuessed(state.on_turn))  # the turn stays
    betting = bettors(state)
    if not betting:
        return _score(state, read)
    without = tuple(seat for seat in order(state) if seat not in betting)
    return replace(state, phase=Phase.BETTING), (read, BettingBegan(betting, without, all_in(state)))


def need_own_number(state: State, seat: Seat, guess: Amount) -> None:
    """Raise IllegalMove unless the guess is a usable number that nobody has read out before."""
    need(usable(guess), GuessReason.NO_NUMBER, by=seat)
    for other, read in state.guesses.items():
        taken = other != seat and read is not None and exact(read) == exact(guess)
        need(not taken, GuessReason.EQUAL_GUESS, by=seat, seat=other, guess=guess)


def placed(state: State, seat: Seat, on: Seat | None, points: float) -> BetPlaced:
    """The bet as it would lie there, its turn not looked at. Raises IllegalMove where it may not."""
    if on is None:
        raise IllegalMove(Reason.COMPULSORY, by=seat)
    need(on in state.seats, Reason.NO_SUCH_SEAT, by=seat)
    need(state.guesses[on] is not None, GuessReason.NO_GUESS, by=seat, seat=on)
    held, limit = state.points[seat], most(state, seat)
    if not isinstance(points, int):
        raise IllegalMove(GuessReason.NOT_WHOLE, by=seat, most=limit)
    need(points >= 1, GuessReason.LESS_THAN_ONE, by=seat, least=1, most=limit)
    need(points <= held, GuessReason.MORE_THAN_HELD, by=seat, most=limit, held=held)
    need(points <= limit, GuessReason.MORE_THAN_FIVE, by=seat, most=limit, held=held)
    return BetPlaced(seat, on, points, everything=points == held and all_in(state))


def _bet(state: State, placed: BetPlaced) -> tuple[State, Told]:
    state = replace(state, bets={**state.bets, placed.seat: Wager(placed.on, placed.points)})
    return (state, (placed,)) if due(state) is not None else _score(state, placed)


def _score(state: State, told: GuessRead | BetPlaced) -> tuple[State, Told]:
    assert state.card is not None  # noqa: S101  nobody guesses without a card
    assert state.topic is not None  # noqa: S101  nor without a question
    answer = state.card.questions[state.topic].value
    results = settle(answer, state.guesses, state.bets, state.points, state.settings.stake)
    scored = Scored(rounds(state)[0], state.card, state.topic, results, all_in(state))
    chosen = {**state.chosen, state.on_turn: categories(state, state.on_turn)}
    points = {result.seat: result.points for result in results}
    state = replace(cleared(state), points=points, chosen=chosen, last=scored)
    seat = _next_on_turn(state, left_of(state.seats, state.on_turn))
    if seat is None:
        state, ended = _end(state)
        return state, (told, scored, *ended)
    state = replace(state, on_turn=seat)
    return state, (told, scored, RoundBegan(*rounds(state), seat, all_in(state)))


def _next_on_turn(state: State, candidate: Seat) -> Seat | None:
    """The first seat, clockwise from the candidate, that still has a category to choose; None: game over."""
    seats = clockwise_from(state.seats, candidate)
    return next((seat for seat in seats if len(state.chosen[seat]) < CHOICES), None)


def _end(state: State, *, no_cards: bool = False) -> tuple[State, Told]:
    ended = GameEnded(best(scores(state)), no_cards=no_cards)
    return replace(cleared(state), phase=Phase.FINISHED), (ended,)


def _need_between_rounds(state: State) -> None:
    need(state.phase is Phase.CHOOSING and state.category is None, Reason.BETWEEN_ROUNDS_ONLY)


def _join(state: State, seat: Seat) -> tuple[State, Told]:
    _need_between_rounds(state)
    seats = seated_last(state.seats, state.on_turn, seat)
    need(len(seats) in SEATS, Reason.TOO_MANY)
    lowest = min(state.points.values())
    points, chosen = {**state.points, seat: lowest}, {**state.chosen, seat: ()}
    return replace(state, seats=seats, points=points, chosen=chosen), (Seated(seat, lowest),)


def _swap_seats(state: State, swap: SwapSeats) -> tuple[State, Told]:
    _need_between_rounds(state)
    return replace(state, seats=seats_swapped(state.seats, swap)), (SeatsSwapped(swap.one, swap.other),)


def _leave(state: State, seat: Seat) -> tuple[State, Told]:
    _need_between_rounds(state)
    need(seat in state.seats, Reason.NO_SUCH_SEAT)
    need(len(state.seats) - 1 in SEATS, Reason.TOO_FEW)
    candidate = left_of(state.seats, seat) if seat == state.on_turn else state.on_turn
    seats = tuple(s for s in state.seats if s != seat)
    state = replace(
        state,
        seats=seats,
        points={s: state.points[s] for s in seats},
        chosen={s: state.chosen[s] for s in seats},
        gone=state.gone + len(state.chosen[seat]),
    )
    on_turn = _next_on_turn(state, candidate)
    if on_turn is None:  # the leaver alone had a category left to choose
        state, ended = _end(replace(state, on_turn=candidate))
        return state, (Seated(seat, None), *ended)
    return replace(state, on_turn=on_turn), (Seated(seat, None),)


# What the table may see ------------------------------------------------------------------------------------


def view(state: State, name: NameOf, language: str) -> dict[str, Any]:
    """What lies on the table, and no answer before it is scored.

    Topics are in the language, or in one that the card speaks if it lacks that one. `guesses` holds numbers
    only: whoever passed stands under `passed`.
    """
    last = state.last and {
        "answer": state.last.question.value,
        "closest": [name(seat) for seat in state.last.closest],
        "change": {name(r.seat): r.change for r in state.last.results},
    }
    return {
        "category": state.category,
        "topics": [topic.get(language) or next(iter(topic.values())) for topic in topics(state.card)]
        if state.card
        else [],
        "guesses": {name(seat): guess for seat, guess in state.guesses.items() if guess is not None},
        "passed": [name(seat) for seat, guess in state.guesses.items() if guess is None],
        "bets": {name(seat): {"on": name(b.on), "points": b.points} for seat, b in state.bets.items()},
        "all_in": all_in(state),
        "last": last,
        "players": {seat: {"categories": list(categories(state, seat))} for seat in state.seats},
    }


GAME = Game(
    id="guess_and_bet",
    seats=SEATS,
    minutes=(3, 6),
    card=Card,
    settings=Settings,
    state=State,
    moves=(ChooseCategory, ChooseQuestion, Ready, Guess, CorrectGuess, Bet, CorrectBet),
    answers=(ChooseCategory, ChooseQuestion, Guess, CorrectGuess, Bet, CorrectBet),
    together=False,
    start=start,
    apply=apply,
    draws=draws,
    waits=waits,
    enters=enters,
    round=rounds,
    starter=lambda state: state.on_turn,
    order=lambda state: state.seats,
    scores=scores,
    winners=winners,
    view=view,
    secret=lambda state, seat: None,  # noqa: ARG005  nobody holds a secret in this game
    choices=choices,
)
