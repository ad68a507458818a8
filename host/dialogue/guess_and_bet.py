"""How Take a Guess! is asked and answered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from host.dialogue.contract import (
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
from host.dialogue.guess_and_bet_betting import bet_said, example, in_turn, turn, whose
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
from host.games.guess_and_bet import need_own_number
from host.games.guess_and_bet_moves import (
    TOPICS,
    Bet,
    Category,
    ChooseCategory,
    ChooseQuestion,
    CorrectGuess,
    Guess,
    Ready,
)
from host.games.guess_and_bet_state import State, all_in, free, most, rounds, waits
from intents.expected import Expected
from intents.meaning import AnyOf, Choice, Listing, Pass, Said
from intents.meaning import Bet as BetSaid
from intents.meaning import Ready as ReadySaid
from intents.readings import Number


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
            return entry(state, turn(state), scene)


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
            raise IllegalMove(Reason.COMPULSORY, by=whose(state, said, scene))
        case Pass():
            return _guessed(state, None, said, scene)
        case Number(value):
            return _guessed(state, value, said, scene)
        case BetSaid() as bet:
            return bet_said(state, bet, said, scene)
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


def _guessed(state: State, value: float | None, said: Said, scene: Scene) -> Step:
    seat = whose(state, said, scene)
    if state.phase is Phase.BETTING and state.bets:
        raise IllegalMove(Reason.NOTHING_TO_CORRECT, by=seat)
    if value is not None:
        need_own_number(state, seat, value)
    if seat in state.guesses:
        return Play(CorrectGuess(seat, value))
    return in_turn(state, Guess(seat, value), scene)


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
            facts |= {"most": most(state, seat), "example": example(state, seat, scene)}
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
