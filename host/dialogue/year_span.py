"""How Schätzen Sie mal! is asked, answered and told."""

from __future__ import annotations

from dataclasses import replace

from host.dialogue.claims import put_right
from host.dialogue.contract import (
    Ask,
    CardText,
    Confirm,
    Dialogue,
    Fact,
    Hold,
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
from host.dialogue.standing import ending, standing
from host.games.contract import Event, GameEnded, IllegalMove, Kind, Phase, Reason, Seat
from host.games.year_span import (
    Answer,
    Correct,
    Ready,
    Result,
    RoundBegan,
    Scored,
    SpanRead,
    State,
    due,
    scores,
)
from host.games.year_span_card import Span, SpanReason, span
from intents.expected import Expected
from intents.meaning import Answer as Meant
from intents.meaning import Pass, Said
from intents.meaning import Ready as ReadySaid
from intents.readings import Span as SpanSaid
from intents.readings import SpanEnd, Sureness

LARGE = 20
"""From this span on its number alone is taken for no chip's."""


def expects(state: State, scene: Scene) -> Expected:
    """Ready, or a span at once; then a span of whoever is on turn."""
    if state.phase is Phase.WRITING:
        return plainly(Kind.READY, scene, also=(Kind.SPAN,), may_pass=True)
    return entry(state, _turn(state), scene)


def entry(state: State, seat: Seat, scene: Scene) -> Expected:  # noqa: ARG001  the span is asked alike always
    """A span, or a pass."""
    return plainly(Kind.SPAN, scene, player=scene.name(seat), may_pass=True)


def step(state: State, said: Said, scene: Scene) -> Step:
    """What an answer leads to."""
    match said.answer:
        case ReadySaid():
            return Play(Ready())
        case Pass():
            return _answered(state, said, None, scene)
        case SpanSaid() as heard:
            return _answered(state, said, _with_half(heard, said), scene)
        case SpanEnd(first, last) if said.half is not None and isinstance(said.half.answer, SpanEnd):
            ends = [
                y for y in (said.half.answer.first or first, said.half.answer.last or last) if y is not None
            ]
            return _answered(state, said, SpanSaid(min(ends), max(ends)), scene)
        case SpanEnd() as end:
            return _one_end(state, said, end, scene)
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


def _answered(state: State, said: Said, heard: SpanSaid | None, scene: Scene) -> Step:
    turn = _turn(state)
    seat = _whose(state, said, turn, scene)
    meant_before = said.correcting or (said.past and seat != turn)
    if meant_before and not state.answers and state.last and state.phase is Phase.WRITING:
        return Refuse((line("year-span-scored-already"),))
    if seat in state.answers and (
        state.answers[seat] or heard is None or heard.sureness is not Sureness.BARE
    ):
        return _corrected(state, seat, heard, said.old)
    if heard is None:
        return _in_turn(state, Answer(seat, None), scene)
    if heard.sureness is Sureness.BARE:
        asked_back = line("year-span-exact", name=scene.name(seat), year=heard.first)
        exact = replace(said, answer=replace(heard, sureness=Sureness.EXACT), who=scene.name(seat))
        return Confirm(asked_back, exact, seat)
    years = span(heard.first, heard.last)
    miscounted = heard.difference not in (None, years.difference)
    remark = (line("year-span-miscounted"),) if miscounted else ()
    return _in_turn(state, Answer(seat, years), scene, remark)


def _with_half(heard: SpanSaid, said: Said) -> SpanSaid:
    """The span of which one end was said before, and the other now."""
    half = said.half.answer if said.half is not None else None
    if not isinstance(half, SpanEnd) or heard.sureness is not Sureness.BARE:
        return heard
    known = half.last if half.first is None else half.first
    assert known is not None  # noqa: S101  one of the two ends was said
    return SpanSaid(min(known, heard.first), max(known, heard.first))


def _one_end(state: State, said: Said, end: SpanEnd, scene: Scene) -> Step:
    """Put one end of a span right that was said before; without one, ask for the other end."""
    seat = _whose(state, said, _turn(state), scene)
    old = state.answers.get(seat)
    if old is None:
        if said.correcting and not state.answers and state.last is not None and state.phase is Phase.WRITING:
            return Refuse((line("year-span-scored-already"),))
        name, known = scene.name(seat), end.first or end.last or 0
        lacking = "first" if end.first is None else "last"
        return Ask(line("year-span-other-end", name=name, year=known, lacking=lacking), Said(end, name), seat)
    first, last = end.first or old.first, end.last or old.last
    if first > last:
        return Refuse((line("year-span-backwards", first=first, last=last),))
    return Play(Correct(seat, span(first, last)))


def _turn(state: State) -> Seat:
    seat = due(state)
    return state.starter if seat is None else seat


def _whose(state: State, said: Said, turn: Seat, scene: Scene) -> Seat:
    mended = put_right(said, state.answers, _was, scene)
    return turn if mended is None else mended


def _was(answer: Span | None, old: Meant) -> bool:
    """Whether these years are those that were said to be wrong; one of them may have been said alone."""
    if answer is None or not isinstance(old, SpanSaid):
        return False
    bare = old.sureness is Sureness.BARE
    return (
        old.first in (answer.first, answer.last)
        if bare
        else (old.first, old.last) == (answer.first, answer.last)
    )


def _in_turn(state: State, move: Answer, scene: Scene, remark: Spoken = ()) -> Step:
    if move.seat == _turn(state):
        return Play(move, remark, first=(Ready(),) if state.phase is Phase.WRITING else ())
    return Hold(move.seat, move, line("answer-held", name=scene.name(move.seat)))


def _corrected(state: State, seat: Seat, heard: SpanSaid | None, instead: Meant | None) -> Step:
    old = state.answers[seat]
    if heard is not None and old is not None and heard.sureness is Sureness.BARE:
        if isinstance(instead, SpanSaid) and _was(old, instead) and old.first != old.last:
            kept = old.last if instead.first == old.first else old.first
            return Play(Correct(seat, span(heard.first, kept)))
        return Play(Correct(seat, _nearer_end_moved(old, heard.first)))
    return Play(Correct(seat, span(heard.first, heard.last) if heard else None))


def _nearer_end_moved(old: Span, year: int) -> Span:
    """A single year replaces the end it is nearer to (RULES.md, Common to all: correct)."""
    if abs(year - old.first) <= abs(year - old.last):
        return span(year, old.last)
    return span(old.first, year)


def enter(state: State, seat: Seat, said: Said, scene: Scene) -> Answer:  # noqa: ARG001  a phone needs no asking back
    """A span or a pass typed on a phone; a single year is meant exactly."""
    match said.answer:
        case SpanSaid(first, last):
            return Answer(seat, span(first, last))
        case Pass():
            return Answer(seat, None)
        case _:
            raise ValueError("no span")


# Telling ---------------------------------------------------------------------------------------------------


def tell(event: Event, state: State, scene: Scene) -> Spoken:
    """An event, told."""
    match event:
        case RoundBegan(number, starter):
            last = number == state.settings.rounds > 1
            facts: dict[str, Fact] = {
                "round": number,
                "starter": scene.name(starter),
                "last": "yes" if last else "no",
            }
            return (line("year-span-round", **facts), *card_text(state, scene))
        case SpanRead(seat, years, corrected):
            return (_read_back(scene.name(seat), years, corrected=corrected),)
        case Scored():
            return _scoring(event, state, scene)
        case _:
            return ()


def ended(state: State, end: GameEnded, scene: Scene) -> Spoken:
    """The final standing, and who won by what."""
    return (Sound.FANFARE, *ending(end, scores(state), scene, tie="year-span-tie-broken"))


def rules(state: State, scene: Scene) -> Line:  # noqa: ARG001  no name is needed
    """The rules for as many as sit here."""
    return line("year-span-rules", players=len(state.seats), rounds=state.settings.rounds)


def _read_back(name: str, years: Span | None, *, corrected: bool) -> Line:
    if years is None:
        return line("year-span-passed", name=name)
    facts: dict[str, Fact] = {
        "name": name,
        "first": years.first,
        "last": years.last,
        "difference": years.difference,
        "era": "said" if years.first < 0 < years.last else "",
    }
    return line("year-span-corrected" if corrected else "year-span-read", **facts)


def _scoring(scored: Scored, state: State, scene: Scene) -> Spoken:
    """The right year with its story, then the misses, then the chips from the small to the big."""
    card = scored.card
    reveal = CardText(scene.text(card.text).reveal, year=card.year)
    misses = [r for r in scored.results if r.span is not None and not r.covered]
    winners = sorted((r for r in scored.results if r.chip), key=lambda r: r.chip)
    empty = tuple(scene.name(r.seat) for r in scored.results if r.covered and not r.chip)
    told: list[Line | Sound] = [Sound.REVEAL, line("year-span-reveal", text=reveal, year=card.year)]
    if not winners:
        told.append(line("year-span-nobody"))
    elif len(misses) == 1 and misses[0].span:
        facts: dict[str, Fact] = {"name": scene.name(misses[0].seat), "difference": misses[0].span.difference}
        told.append(line("year-span-missed", **facts))
    elif misses:
        told.append(line("year-span-missed-several", names=tuple(scene.name(r.seat) for r in misses)))
    if winners:
        told.append(line("year-span-awards", awards=tuple(_award(r, scene) for r in winners)))
    if empty:
        told.append(line("year-span-chips-gone", names=empty, count=len(empty)))
    if any(r.by_seat for r in scored.results):
        told.append(line("year-span-tie"))
    finished = state.phase is Phase.FINISHED
    return (*told, *(() if finished else standing(scores(state), scored.round, scene)))


def _award(result: Result, scene: Scene) -> Line:
    assert result.span is not None  # noqa: S101  nobody wins a chip by passing
    facts: dict[str, Fact] = {
        "name": scene.name(result.seat),
        "chip": result.chip,
        "difference": result.span.difference,
        "size": "small" if result.span.difference < LARGE else "large",
    }
    return line("year-span-award", **facts)


def question(state: State, scene: Scene) -> Question:
    """Ready?, then from when to when."""
    if state.phase is Phase.WRITING:
        return Question(line("year-span-ready"), before=(Sound.THINKING,))
    seat = _turn(state)
    facts: dict[str, Fact] = {"name": scene.name(seat)}
    return Question(line("year-span-next" if state.answers else "year-span-span", **facts))


def card_text(state: State, scene: Scene) -> Spoken:
    """The event, read."""
    if state.card is None:
        return ()
    return (line("year-span-event", text=CardText(scene.text(state.card.text).prompt)),)


def asked(state: State, scene: Scene) -> str | None:
    """The event as the view shows it."""
    return scene.text(state.card.text).prompt if state.card else None


def refuse(illegal: IllegalMove, scene: Scene) -> Spoken:  # noqa: ARG001  no name is needed
    """There is no year zero."""
    if illegal.reason is SpanReason.NO_YEAR_ZERO:
        return (line("year-span-no-year-zero"),)
    return ()


DIALOGUE = Dialogue(
    id="year_span",
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
