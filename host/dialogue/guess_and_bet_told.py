"""How Take a Guess! is told: topics and guesses, bets and what they bring, and why not."""

from __future__ import annotations

from host.dialogue.contract import CardText, Fact, Line, Scene, Sound, Spoken, line
from host.dialogue.standing import ending, standing
from host.games.contract import DeckThrough, Event, GameEnded, IllegalMove, Phase, Reason
from host.games.guess_and_bet_bank import PRIZE, Result, Stake
from host.games.guess_and_bet_moves import (
    BetPlaced,
    BettingBegan,
    Category,
    GuessRead,
    GuessReason,
    NobodyGuessed,
    Question,
    QuestionChosen,
    RoundBegan,
    Scored,
    TopicsOffered,
    topics,
)
from host.games.guess_and_bet_state import State, rounds, scores

CALENDAR = "year"
"""The unit of a question that asks for a year of the calendar; how long something lasts is in "years"."""


def category_name(category: Category) -> Line:
    """The line that is a category's name."""
    return line(f"guess-and-bet-{category.value}")


def topics_named(state: State, scene: Scene) -> tuple[str, ...]:
    """The three topics of the card on the table, none if none lies there."""
    return () if state.card is None else tuple(scene.text(topic) for topic in topics(state.card))


def _question(state: State) -> Question | None:
    if state.card is None or state.topic is None:
        return None
    return state.card.questions[state.topic]


def unit(state: State) -> str | None:
    """The unit that the question on the table asks for; None for a mere number, or before it is taken."""
    question = _question(state)
    return None if question is None else question.unit


def is_year(state: State) -> str:
    """Whether a year of the calendar is asked for, as a fact."""
    return "yes" if unit(state) == CALENDAR else "no"


def amount(value: float, of: str | None) -> Line:
    """A guess or an answer in its question's unit, as it is said: a year as a year."""
    year = of == CALENDAR and float(value).is_integer() and value != 0
    return line("guess-and-bet-year", n=int(value)) if year else line("guess-and-bet-amount", n=value)


def asked(state: State, scene: Scene) -> str | None:
    """The question as the view shows it."""
    question = _question(state)
    return None if question is None else str(scene.text(question.text).ask)


def card_text(state: State, scene: Scene) -> Spoken:
    """The question, read, while people bet with the guesses; before it is taken, the topics."""
    question = asked(state, scene)
    if question is not None:
        guesses = (guesses_read(state, scene),) if state.phase is Phase.BETTING else ()
        return (line("guess-and-bet-ask", text=CardText(question)), *guesses)
    if state.card is None:
        return ()
    return (_offered(state.card.category, topics_named(state, scene)),)


def _offered(category: Category, topics: tuple[str, ...]) -> Line:
    one, two, three = topics
    return line("guess-and-bet-topics", category=category_name(category), one=one, two=two, three=three)


def guesses_read(state: State, scene: Scene) -> Line:
    """Everybody's guess once more, from the lowest to the highest."""
    read = [(guess, seat) for seat, guess in state.guesses.items() if guess is not None]
    entries = tuple(
        line("guess-and-bet-entry", name=scene.name(seat), guess=amount(guess, unit(state)))
        for guess, seat in sorted(read, key=lambda pair: pair[0])
    )
    return line("guess-and-bet-guesses", entries=entries)


# Events ----------------------------------------------------------------------------------------------------


def tell(event: Event, state: State, scene: Scene) -> Spoken:
    """An event, told."""
    match event:
        case RoundBegan(number, _, _, all_in):
            return (line("guess-and-bet-round", round=number, last="yes" if all_in else "no"),)
        case TopicsOffered(_, category, offered):
            return (_offered(category, tuple(scene.text(topic) for topic in offered)),)
        case QuestionChosen():
            return card_text(state, scene)
        case DeckThrough(deck):
            return (_through(Category(deck)),)
        case GuessRead(seat, None):
            return (line("guess-and-bet-passed", name=scene.name(seat)),)
        case GuessRead(seat, int() | float() as guess, corrected):
            message = "guess-and-bet-corrected" if corrected else "guess-and-bet-read"
            return (line(message, name=scene.name(seat), guess=amount(guess, _unit_read(state))),)
        case NobodyGuessed():
            return (line("guess-and-bet-nobody"),)
        case BettingBegan():
            return _betting(event, state, scene)
        case BetPlaced():
            return (_bet(event, scene),)
        case Scored():
            return _scoring(event, state, scene)
        case _:
            return ()


def _through(category: Category) -> Line:
    return line("guess-and-bet-through", category=category_name(category))


def _unit_read(state: State) -> str | None:
    """The unit of a guess that has just been read, which may have been the round's last answer."""
    if state.card is None and state.last is not None:
        return state.last.question.unit
    return unit(state)


def _betting(began: BettingBegan, state: State, scene: Scene) -> Spoken:
    first = "yes" if rounds(state)[0] == 1 else "no"
    called = line("guess-and-bet-betting", first=first, last="yes" if began.all_in else "no")
    if not began.without:
        return (called,)
    names = tuple(scene.name(seat) for seat in began.without)
    return (called, line("guess-and-bet-without", names=names, count=len(names)))


def _bet(placed: BetPlaced, scene: Scene) -> Line:
    facts: dict[str, Fact] = {
        "name": scene.name(placed.seat),
        "on": scene.name(placed.on),
        "points": placed.points,
        "own": "yes" if placed.seat == placed.on else "no",
    }
    if placed.corrected:
        return line("guess-and-bet-bet-corrected", **facts)
    return line("guess-and-bet-bet-all" if placed.everything else "guess-and-bet-bet-read", **facts)


# Scoring ---------------------------------------------------------------------------------------------------


def _scoring(scored: Scored, state: State, scene: Scene) -> Spoken:
    """The answer with its story, then bets lost, the closest guess and bets won, from small to big."""
    value = amount(scored.question.value, scored.question.unit)
    reveal = line("guess-and-bet-reveal", text=_reveal(scored.question, scene), value=value)
    lost = sorted((r for r in scored.results if r.bet and not r.bet_won), key=lambda r: -r.paid)
    won = sorted((r for r in scored.results if r.bet_won), key=lambda r: r.paid)
    told = [Sound.REVEAL, reveal, *_lost(lost, won, scene), _closest(scored, scene)]
    if won:
        spent = "yes" if state.settings.stake is Stake.SPENT else "no"
        told.append(line("guess-and-bet-won", wins=tuple(_won(r, scene) for r in won), spent=spent))
    finished = state.phase is Phase.FINISHED
    return (*told, *(() if finished else standing(scores(state), scored.round, scene)))


def _reveal(question: Question, scene: Scene) -> CardText:
    text, value = scene.text(question.text).reveal, question.value
    if question.unit == CALENDAR and float(value).is_integer():
        return CardText(text.replace("{value}", "{year}"), year=int(value))
    return CardText(text, value=value, as_of=question.as_of)


def _lost(lost: list[Result], won: list[Result], scene: Scene) -> Spoken:
    if not lost:
        return ()
    losses = tuple(_loss(result, scene) for result in lost)
    every = "no" if won or len(lost) == 1 else "yes"
    return (line("guess-and-bet-lost", losses=losses, count=len(lost), every=every),)


def _loss(result: Result, scene: Scene) -> Line:
    assert result.bet is not None  # noqa: S101  no bet is lost that was not made
    own = "yes" if result.bet.on == result.seat else "no"
    facts: dict[str, Fact] = {"on": scene.name(result.bet.on), "points": result.bet.points, "own": own}
    return line("guess-and-bet-loss", name=scene.name(result.seat), **facts)


def _closest(scored: Scored, scene: Scene) -> Line:
    first = [r for r in scored.results if r.closest]
    names = tuple(scene.name(r.seat) for r in first)
    if len(first) > 1:
        return line("guess-and-bet-closest-both", names=names, points=PRIZE)
    guess = first[0].guess
    assert guess is not None  # noqa: S101  who passes is never closest
    message = "guess-and-bet-closest" if first[0].off else "guess-and-bet-exact"
    return line(message, name=names[0], guess=amount(guess, scored.question.unit), points=PRIZE)


def _won(result: Result, scene: Scene) -> Line:
    assert result.bet is not None  # noqa: S101  no bet wins that was not made
    own = "yes" if result.bet.on == result.seat else "no"
    facts: dict[str, Fact] = {"on": scene.name(result.bet.on), "bet": result.bet.points, "own": own}
    return line("guess-and-bet-win", name=scene.name(result.seat), points=result.paid, **facts)


def ended(state: State, end: GameEnded, scene: Scene) -> Spoken:
    """The final standing and all winners."""
    return (Sound.FANFARE, *ending(end, scores(state), scene))


def rules(state: State, scene: Scene) -> Line:  # noqa: ARG001  no name is needed
    """The rules, with what becomes of the stake."""
    return line("guess-and-bet-rules", stake=state.settings.stake.value)


# Refusals --------------------------------------------------------------------------------------------------

BY_NUMBER = (
    GuessReason.MORE_THAN_HELD,
    GuessReason.MORE_THAN_FIVE,
    GuessReason.NOT_WHOLE,
    GuessReason.LESS_THAN_ONE,
)
"""Bets refused for their points: the lines tell how many there may be."""


def refuse(illegal: IllegalMove, scene: Scene) -> Spoken:
    """Why a choice, a guess or a bet cannot be, and what can."""
    facts = illegal.facts
    by = scene.name(facts["by"]) if "by" in facts else ""
    reason = illegal.reason
    if reason is GuessReason.MORE_THAN_HELD and facts["held"] > facts["most"]:
        reason = GuessReason.MORE_THAN_FIVE  # the limit that is met first
    match reason:
        case GuessReason.SAME_CATEGORY:
            return (line("guess-and-bet-same-category", category=category_name(facts["category"])),)
        case GuessReason.DECK_THROUGH:
            return (_through(facts["category"]),)
        case GuessReason.EQUAL_GUESS:
            return (line("guess-and-bet-equal", name=by, other=scene.name(facts["seat"])),)
        case GuessReason.NO_NUMBER:
            return (line("guess-and-bet-no-number", name=by),)
        case GuessReason.NO_GUESS:
            return (line("guess-and-bet-no-guess", name=by, on=scene.name(facts["seat"])),)
        case GuessReason.NO_POINTS:
            return (line("guess-and-bet-no-points", name=by),)
        case GuessReason() if reason in BY_NUMBER:
            return (line(f"guess-and-bet-{reason.value}", name=by, most=facts["most"]),)
        case Reason.COMPULSORY:
            return (line("guess-and-bet-must-bet", name=by),)
        case Reason.NOTHING_TO_CORRECT:
            return (line("guess-and-bet-guesses-stand"),)
        case _:
            return ()
