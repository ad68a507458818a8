"""How Take a Guess! is asked and answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from host.dialogue.claims import put_right
from host.dialogue.contract import (
    Ask,
    Confirm,
    Dialogue,
    Fact,
    Hold,
    Instead,
    Line,
    Play,
    Question,
    Refuse,
    Scene,
    Sound,
    Spoken,
    Step,
    line,
    plainly,
)
from host.dialogue.guess_and_bet_told import (
    asked,
    card_text,
    category_name,
    ended,
    guesses_read,
    is_year,
    refuse,
    rules,
    tell,
    topics_named,
    unit,
)
from host.games.contract import IllegalMove, Kind, Phase, Reason, Seat
from host.games.guess_and_bet import need_own_number, placed
from host.games.guess_and_bet_bank import MOST_BET, Wager
from host.games.guess_and_bet_moves import (
    TOPICS,
    Bet,
    Category,
    ChooseCategory,
    ChooseQuestion,
    CorrectBet,
    CorrectGuess,
    Guess,
    GuessReason,
    Ready,
)
from host.games.guess_and_bet_state import State, all_in, bettors, due, free, most, rounds, waits
from intents.expected import Expected
from intents.meaning import Answer, AnyOf, Choice, Listing, Pass, Said, Stack
from intents.meaning import Bet as BetSaid
from intents.meaning import Ready as ReadySaid
from intents.readings import Number

TEEN, TEN = 10, 10
"""What a "-teen" adds to its digit, and a "-ty" makes of it."""


def expects(state: State, scene: Scene) -> Expected:
    """A category, a topic, ready (or a guess at once), then a guess and a bet of whoever is on turn."""
    on_turn = scene.name(state.on_turn)
    choices: dict[str, tuple[str, ...]] = {category.value: () for category in Category}
    match waits(state).kind:
        case Kind.CATEGORY:
            return plainly(Kind.CATEGORY, scene, player=on_turn, choices=choices)
        case Kind.QUESTION:
            terms = topics_named(state, scene)
            return plainly(
                Kind.QUESTION, scene, player=on_turn, also=(Kind.CATEGORY,), terms=terms, choices=choices
            )
        case Kind.READY:
            return plainly(Kind.READY, scene, also=(Kind.NUMBER,), may_pass=True, **_asking(state, scene))
        case _:
            return entry(state, _turn(state), scene)


def _asking(state: State, scene: Scene) -> dict[str, Any]:
    """The question's unit and words, so that "eight wives" is eight where wives are asked for; guesses."""
    guessed = {scene.name(seat): guess for seat, guess in state.guesses.items() if guess is not None}
    return {"unit": unit(state), "choices": {"asked": (asked(state, scene) or "",)}, "guessed": guessed}


def entry(state: State, seat: Seat, scene: Scene) -> Expected:
    """A guess, or a pass; when all have guessed, a bet."""
    name = scene.name(seat)
    if state.phase is not Phase.BETTING:
        return plainly(Kind.NUMBER, scene, player=name, may_pass=True, **_asking(state, scene))
    guesses = {scene.name(s): (repr(guess),) for s, guess in state.guesses.items() if guess is not None}
    open_guesses = None if state.bets else unit(state)
    return plainly(Kind.BET, scene, player=name, may_pass=True, choices=guesses, unit=open_guesses)


def _turn(state: State) -> Seat:
    seat = due(state)
    return state.on_turn if seat is None else seat


def step(state: State, said: Said, scene: Scene) -> Step:
    """What an answer leads to."""
    match said.answer:
        case Listing():
            return Refuse(_on_offer(state, scene))
        case AnyOf():
            return Play(_drawn(state))
        case Choice(picked):
            return _picked(state, picked, said, scene)
        case ReadySaid():
            return Play(Ready())
        case Pass() if state.phase is Phase.BETTING:
            raise IllegalMove(Reason.COMPULSORY, by=_whose(state, said, scene))
        case Pass():
            return _guessed(state, None, said, scene)
        case Number(value):
            return _guessed(state, value, said, scene)
        case BetSaid() as bet:
            return _bet(state, bet, said, scene)
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


# Category and topic ----------------------------------------------------------------------------------------


def _on_offer(state: State, scene: Scene) -> Spoken:
    """The categories the player on turn may still choose, the topics of the card, or the guesses read out."""
    if any(guess is not None for guess in state.guesses.values()):
        return (guesses_read(state, scene),)
    if state.card is not None:
        return card_text(state, scene)
    left = tuple(category_name(category) for category in free(state))
    return (line("guess-and-bet-categories", categories=left),)


def _drawn(state: State) -> ChooseCategory | ChooseQuestion:
    """The host's own pick: the category that came least so far, a topic by the number of the round."""
    if state.card is not None:
        return ChooseQuestion(state.on_turn, rounds(state)[0] % TOPICS)
    had = [category for chosen in state.chosen.values() for category in chosen]
    last = state.last.card.category if state.last else None
    least = min(free(state), key=lambda category: (had.count(category), category == last))
    return ChooseCategory(state.on_turn, least)


def _picked(state: State, picked: str, said: Said, scene: Scene) -> Step:
    seat = scene.seat(said.who) if said.who else state.on_turn
    if picked.isdigit():
        return Play(ChooseQuestion(seat, int(picked)))
    if state.category is None:
        return Play(ChooseCategory(seat, Category(picked)))
    if said.correcting and picked != state.category:
        return Instead(ChooseCategory(seat, Category(picked)))
    return Refuse((line("guess-and-bet-category-stands", category=category_name(state.category)),))


# Guesses ---------------------------------------------------------------------------------------------------


def _whose(state: State, said: Said, scene: Scene) -> Seat:
    """Whose answer it is: the one named, the last to have answered where that is mended, or the one due."""
    if said.half is not None:
        said = replace(said, correcting=False)
    mended: Seat | None
    if state.phase is Phase.BETTING and not isinstance(said.answer, Number):
        mended = put_right(said, state.bets, _was_bet(scene), scene)
    else:
        mended = put_right(said, state.guesses, lambda guess, old: old == Number(guess or 0), scene)
    return _turn(state) if mended is None else mended


def _was_bet(scene: Scene) -> Callable[[Wager, Answer], bool]:
    """Whether a bet is the one that was said to be wrong, as far as that was said."""

    def was(wager: Wager, old: Answer) -> bool:
        assert isinstance(old, BetSaid)  # noqa: S101  a bet stands instead of a bet
        points = old.points is None or old.points == wager.points
        return points and (old.on is None or scene.seat(old.on) == wager.on)

    return was


def _guessed(state: State, value: float | None, said: Said, scene: Scene) -> Step:
    seat = _whose(state, said, scene)
    if state.phase is Phase.BETTING and state.bets:
        raise IllegalMove(Reason.NOTHING_TO_CORRECT, by=seat)
    if value is not None:
        need_own_number(state, seat, value)
    if seat in state.guesses:
        return Play(CorrectGuess(seat, value))
    return _in_turn(state, Guess(seat, value), scene)


def _in_turn(state: State, move: Guess | Bet, scene: Scene) -> Step:
    if move.seat == _turn(state):
        return Play(move, first=(Ready(),) if state.phase is Phase.WRITING else ())
    return Hold(move.seat, move, line("answer-held", name=scene.name(move.seat)))


# Bets ------------------------------------------------------------------------------------------------------


def _bet(state: State, bet: BetSaid, said: Said, scene: Scene) -> Step:
    if _mends_guess(state, bet, said, scene):
        assert isinstance(bet.points, int | float)  # noqa: S101  only a number mends a guess
        seat = _whose_guess(state, said, scene)
        need_own_number(state, seat, bet.points)
        return Play(CorrectGuess(seat, bet.points))
    half = _half(said)
    if half is not None and said.who is None:
        said = replace(said, who=half.who)
    seat = _whose(state, said, scene)
    if half is not None and isinstance(half.answer, BetSaid):
        bet = _completed(half.answer, bet)
    on = seat if bet.own else None if bet.on is None else scene.seat(bet.on)
    if bet.points is Stack.EVERYTHING and seat in bettors(state) and most(state, seat) < state.points[seat]:
        return _not_all(state, seat, on, scene)
    points = _points(state, seat, bet.points)
    if seat in state.bets:
        old = state.bets[seat]
        on, points = old.on if on is None else on, old.points if points is None else points
    return _placed(state, seat, on, points, scene)


def _not_all(state: State, seat: Seat, on: Seat | None, scene: Scene) -> Step:
    """All in before the very last round: at most five, says the host, and asks how many."""
    name, most_now = scene.name(seat), most(state, seat)
    if on is not None:
        placed(state, seat, on, 1)
    half = Said(BetSaid(None if on is None else scene.name(on)), name)
    facts: dict[str, Fact] = {"name": name, "most": most_now, "limit": MOST_BET}
    facts["on"] = "" if on is None else scene.name(on)
    facts["whose"] = "nobody" if on is None else "own" if on == seat else "other"
    return Ask(line("guess-and-bet-all-in-later", **facts), half, seat)


def _whose_guess(state: State, said: Said, scene: Scene) -> Seat:
    """Whose guess a bare number mends: the one named, whoever said the number taken back, or the last one."""
    old = said.old.points if isinstance(said.old, BetSaid) else None
    seat = put_right(said, state.guesses, lambda guess, _: guess == old, scene)
    return tuple(state.guesses)[-1] if seat is None else seat


def _mends_guess(state: State, bet: BetSaid, said: Said, scene: Scene) -> bool:
    """Whether a bare number mends a guess rather than bets: said as a correction before the first bet."""
    bare = bet.on is None and not bet.own and isinstance(bet.points, int | float)
    if not bare or said.half is not None:
        return False
    if state.bets:
        if said.past and _above(bet.points, max(most(state, seat) for seat in bettors(state))):
            raise IllegalMove(Reason.NOTHING_TO_CORRECT, by=_turn(state))
        return False
    if said.correcting:
        return True
    seat = None if said.who is None else scene.seat(said.who)
    return seat is not None and seat != _turn(state) and _above(bet.points, most(state, seat))


def _above(points: float | Stack | None, limit: int) -> bool:
    return isinstance(points, int | float) and points > limit


def _half(said: Said) -> Said | None:
    """What the same player said of this bet before."""
    half = said.half
    return half if half is not None and said.who in (None, half.who) else None


def _completed(half: BetSaid, rest: BetSaid) -> BetSaid:
    placed_anew = rest.on is not None or rest.own
    return BetSaid(
        on=rest.on if placed_anew else half.on,
        points=half.points if rest.points is None else rest.points,
        own=rest.own if placed_anew else half.own,
    )


def _points(state: State, seat: Seat, said: float | Stack | None) -> float | None:
    match said:
        case Stack.EVERYTHING:
            return state.points[seat]
        case Stack.MOST:
            return most(state, seat)
        case _:
            return said


def _placed(state: State, seat: Seat, on: Seat | None, points: float | None, scene: Scene) -> Step:
    """The bet played, held or asked about. Raises IllegalMove where the rules will refuse it."""
    if seat not in bettors(state):
        raise IllegalMove(GuessReason.NO_POINTS, by=seat)
    limit = most(state, seat)
    name = scene.name(seat)
    if points is None and limit == 1:
        points = 1  # there is nothing to ask
    meant = _sounds_like(points)
    if meant is not None and points is not None and points > limit >= meant:
        answer = BetSaid(None if on is None else scene.name(on), meant)
        return Confirm(line("guess-and-bet-meant", name=name, points=meant), Said(answer, name), seat)
    somebody = next(s for s, guess in state.guesses.items() if guess is not None)
    placed(state, seat, somebody if on is None else on, 1 if points is None else points)
    if on is None or points is None:
        return _ask(state, seat, on, points, scene)
    bet = int(points)
    if seat in state.bets:
        return Play(CorrectBet(seat, on, bet))
    return _in_turn(state, Bet(seat, on, bet), scene)


def _sounds_like(points: float | None) -> int | None:
    """The number that "thirty" may be misheard from, which is thirteen; None where there is none."""
    if points is None or points % TEN or not 3 * TEN <= points <= 9 * TEN:
        return None
    return int(points) // TEN + TEEN


def _ask(state: State, seat: Seat, on: Seat | None, points: float | None, scene: Scene) -> Ask:
    """Ask for the half of a bet that was not said."""
    name = scene.name(seat)
    target = None if on is None else scene.name(on)
    half = Said(BetSaid(target, points), name)
    facts: dict[str, Fact] = {
        "name": name,
        "most": most(state, seat),
        "example": _example(state, seat, scene),
    }
    if target is not None:
        facts |= {"on": target, "own": "yes" if on == seat else "no"}
        return Ask(line("guess-and-bet-how-many", **facts), half, seat)
    return Ask(line("guess-and-bet-on-whom", points=points or 0, **facts), half, seat)


def _example(state: State, seat: Seat, scene: Scene) -> str:
    """Somebody else whose guess can be bet on, or oneself."""
    guessed = [s for s, guess in state.guesses.items() if guess is not None]
    return scene.name(next((s for s in guessed if s != seat), seat))


def enter(state: State, seat: Seat, said: Said, scene: Scene) -> Guess | Bet:
    """A guess, a pass or a whole bet typed on a phone."""
    try:
        made = step(state, replace(said, who=scene.name(seat), correcting=False), scene)
    except IllegalMove as illegal:
        raise ValueError(illegal.reason) from illegal
    match made:
        case Play(Guess() | Bet() as move) | Hold(_, Guess() | Bet() as move, _):
            return move
        case _:
            raise ValueError("no whole answer")


# Asking ----------------------------------------------------------------------------------------------------


def question(state: State, scene: Scene) -> Question:
    """A category, one of three topics, ready?, a guess, a bet."""
    wait = waits(state)
    seat = state.on_turn if wait.seat is None else wait.seat
    facts: dict[str, Fact] = {"name": scene.name(seat)}
    match wait.kind:
        case Kind.CATEGORY:
            return Question(_which_category(state, scene))
        case Kind.QUESTION:
            one, two, three = topics_named(state, scene)
            return Question(line("guess-and-bet-topic", one=one, two=two, three=three, **facts))
        case Kind.READY:
            return Question(line("guess-and-bet-ready", year=is_year(state)), before=(Sound.THINKING,))
        case Kind.BET:
            facts |= {"most": most(state, seat), "example": _example(state, seat, scene)}
            facts |= {"held": state.points[seat], "last": "yes" if all_in(state) else "no"}
            return Question(line("guess-and-bet-next-bet" if state.bets else "guess-and-bet-bet", **facts))
        case _:
            message = "guess-and-bet-next" if state.guesses else "guess-and-bet-guess"
            return Question(line(message, year=is_year(state), **facts))


def _which_category(state: State, scene: Scene) -> Line:
    left = free(state)
    example = category_name(left[rounds(state)[0] % len(left)])
    message = "guess-and-bet-category" if rounds(state)[0] == 1 else "guess-and-bet-next-category"
    return line(message, name=scene.name(state.on_turn), example=example)


DIALOGUE = Dialogue(
    id="guess_and_bet",
    expects=expects,
    entry=entry,
    step=step,
    enter=enter,
    tell=tell,
    question=question,
    card_text=card_text,
    asked=asked,
    silence=lambda state: None,  # noqa: ARG005  silence costs nothing in this game
    ended=ended,
    rules=rules,
    refuse=refuse,
)
