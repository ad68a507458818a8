"""How bets are said in Take a Guess!: on whom and how many, said by halves, mended or all in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from host.dialogue.claims import put_right
from host.dialogue.contract import (
    Ask,
    Confirm,
    Fact,
    Hold,
    Play,
    Scene,
    Step,
    line,
)
from host.games.contract import IllegalMove, Phase, Reason, Seat
from host.games.guess_and_bet import need_own_number, placed
from host.games.guess_and_bet_bank import MOST_BET, Wager
from host.games.guess_and_bet_moves import (
    Bet,
    CorrectBet,
    CorrectGuess,
    Guess,
    GuessReason,
    Ready,
)
from host.games.guess_and_bet_state import State, bettors, due, most
from intents.meaning import Answer, Said, Stack
from intents.meaning import Bet as BetSaid
from intents.readings import Number

TEEN, TEN = 10, 10
"""What a "-teen" adds to its digit, and a "-ty" makes of it."""


def turn(state: State) -> Seat:
    """Whose answer is due; who chooses where none is."""
    seat = due(state)
    return state.on_turn if seat is None else seat


def whose(state: State, said: Said, scene: Scene) -> Seat:
    """Whose answer it is: the one named, the last to have answered where that is mended, or the one due."""
    if said.half is not None:
        said = replace(said, correcting=False)
    mended: Seat | None
    if state.phase is Phase.BETTING and not isinstance(said.answer, Number):
        mended = put_right(said, state.bets, _was_bet(scene), scene)
    else:
        mended = put_right(said, state.guesses, lambda guess, old: old == Number(guess or 0), scene)
    return turn(state) if mended is None else mended


def _was_bet(scene: Scene) -> Callable[[Wager, Answer], bool]:
    """Whether a bet is the one that was said to be wrong, as far as that was said."""

    def was(wager: Wager, old: Answer) -> bool:
        assert isinstance(old, BetSaid)  # noqa: S101  a bet stands instead of a bet
        points = old.points is None or old.points == wager.points
        return points and (old.on is None or scene.seat(old.on) == wager.on)

    return was


def in_turn(state: State, move: Guess | Bet, scene: Scene) -> Step:
    """Play what is due, and hold what comes before its turn."""
    if move.seat == turn(state):
        return Play(move, first=(Ready(),) if state.phase is Phase.WRITING else ())
    return Hold(move.seat, move, line("answer-held", name=scene.name(move.seat)))


# Bets ------------------------------------------------------------------------------------------------------


def bet_said(state: State, bet: BetSaid, said: Said, scene: Scene) -> Step:
    """Place, mend or complete a bet, or mend a guess that was meant; ask for what is missing."""
    if _mends_guess(state, bet, said, scene):
        assert isinstance(bet.points, int | float)  # noqa: S101  only a number mends a guess
        seat = _whose_guess(state, said, scene)
        need_own_number(state, seat, bet.points)
        return Play(CorrectGuess(seat, bet.points))
    half = _half(said)
    if half is not None and said.who is None:
        said = replace(said, who=half.who)
    seat = whose(state, said, scene)
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
            raise IllegalMove(Reason.NOTHING_TO_CORRECT, by=turn(state))
        return False
    if said.correcting:
        return True
    seat = None if said.who is None else scene.seat(said.who)
    return seat is not None and seat != turn(state) and _above(bet.points, most(state, seat))


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
    return in_turn(state, Bet(seat, on, bet), scene)


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
        "example": example(state, seat, scene),
    }
    if target is not None:
        facts |= {"on": target, "own": "yes" if on == seat else "no"}
        return Ask(line("guess-and-bet-how-many", **facts), half, seat)
    return Ask(line("guess-and-bet-on-whom", points=points or 0, **facts), half, seat)


def example(state: State, seat: Seat, scene: Scene) -> str:
    """Somebody else whose guess can be bet on, or oneself."""
    guessed = [s for s, guess in state.guesses.items() if guess is not None]
    return scene.name(next((s for s in guessed if s != seat), seat))
