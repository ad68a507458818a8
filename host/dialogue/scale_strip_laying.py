"""From what was said to the strip that lies: halves completed, marks settled, real doubt asked back."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from host.dialogue.claims import put_right
from host.dialogue.contract import Ask, Confirm, Fact, Hold, Line, Play, Refuse, Scene, Step, line
from host.games.contract import IllegalMove, Reason, Seat
from host.games.scale_strip import Correct, Lay, State, due
from host.games.scale_strip_scale import Said as Laid
from host.games.scale_strip_scale import Scale, Size, Strip, Where, exact, lie, number, width
from intents import meaning
from intents.meaning import Mark, Pass, Said

SOUND_ALIKE = {**{n * 10: n + 10 for n in range(3, 10)}, **{n + 10: n * 10 for n in range(3, 10)}}
"""Thirty for thirteen and the other way round, up to ninety: they sound alike in English and in German."""


EXAMPLE_AT = Fraction(2, 5)
"""The place on any scale that examples name, as a share of it; it knows nothing of the answer."""


def example(scale: Scale) -> int | float:
    """A number on this scale for an example of what to say."""
    return number(exact(scale.start) + (exact(scale.end) - exact(scale.start)) * EXAMPLE_AT)


def turn(state: State) -> Seat:
    """The seat that lays now, the reader's where nobody can yet."""
    seat = due(state)
    return state.starter if seat is None else seat


def step(state: State, said: Said, scene: Scene) -> Step:
    """What an answer leads to: a strip, a correction, or a question for what is missing or doubtful."""
    who = said.who or (said.half.who if said.half else None)
    seat = _whose(state, who, said, scene)
    if said.past and state.last and not state.strips and (said.who is None or seat != turn(state)):
        return Refuse((line("scale-strip-scored-already"),))
    match said.answer:
        case Pass():
            return _played(state, seat, None, scene)
        case meaning.Strip() as heard:
            return _laid(state, seat, _completed(state, seat, said, heard, scene), said, scene)
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


def entered(state: State, seat: Seat, said: Said) -> Lay:
    """The move of a strip or a pass typed on a phone. Raises ValueError where it is half a strip or none."""
    match said.answer:
        case Pass():
            return Lay(seat, None)
        case meaning.Strip() as heard if state.card and not lacks(heard):
            laid = placed(_signed(heard, state.card.scale), state.card.scale)
            lie(state.settings, state.card.scale, laid)
            return Lay(seat, laid)
        case _:
            raise ValueError("no strip")


def lacks(strip: meaning.Strip) -> str | None:
    """What is still to be said of a strip, "where" or "which"; only from-to finds its strip by itself."""
    if strip.place is None:
        return "where"
    return "which" if strip.size is None and strip.where is not meaning.Where.FROM_TO else None


def _whose(state: State, who: str | None, said: Said, scene: Scene) -> Seat:
    mended = put_right(replace(said, who=who), state.strips, _was, scene)
    return turn(state) if mended is None else mended


def _was(strip: Strip | None, old: meaning.Answer) -> bool:
    """Whether this strip is the one that was said to be wrong, as far as that was said."""
    if strip is None or not isinstance(old, meaning.Strip):
        return False
    size = old.size is None or old.size.value == strip.size.value
    return size and old.place in (None, strip.said.place, strip.said.to, strip.start)


def _completed(state: State, seat: Seat, said: Said, heard: meaning.Strip, scene: Scene) -> meaning.Strip:
    """What was said, with the half that was said before or lies already."""
    assert state.card is not None  # noqa: S101  nobody lays without a card
    heard = _signed(heard, state.card.scale)
    half = said.half
    if half and isinstance(half.answer, meaning.Strip) and half.who in (None, scene.name(seat)):
        return half.answer.changed(heard)
    lies = state.strips.get(seat)
    if lies is None:
        return heard
    whole = _as_said(lies).changed(heard)
    found_itself = lies.said.size is None or not _fits(state, whole)
    if whole.where is meaning.Where.FROM_TO and heard.size is None and found_itself:
        return replace(whole, size=None)
    return whole


def _signed(heard: meaning.Strip, scale: Scale) -> meaning.Strip:
    """On a scale below zero "two hundred" is minus two hundred."""

    def signed(place: float | Mark | None) -> float | Mark | None:
        if place is None or isinstance(place, Mark) or scale.end > 0 or not scale.start <= -place < 0:
            return place
        return -place

    return replace(heard, place=signed(heard.place), to=signed(heard.to))


def _as_said(strip: Strip) -> meaning.Strip:
    said = strip.said
    return meaning.Strip(meaning.Size(strip.size.value), meaning.Where(said.where.value), said.place, said.to)


def _fits(state: State, strip: meaning.Strip) -> bool:
    """Whether the strip that lay there covers the new from-to as well."""
    assert state.card is not None  # noqa: S101  nobody lays without a card
    if strip.size is None:
        return True
    laid = placed(strip, state.card.scale)
    wide = width(state.settings, state.card.scale, Size(strip.size.value))
    return abs(exact(laid.to or 0) - exact(laid.place)) <= exact(wide)


def placed(strip: meaning.Strip, scale: Scale) -> Laid:
    """A whole strip as the rules take it: its marks are numbers of the scale, a bare number is its middle."""
    assert strip.place is not None  # noqa: S101  a whole strip has a place
    where = strip.where or meaning.Where.AT
    if where is meaning.Where.AT and isinstance(strip.place, Mark):
        where = {Mark.START: meaning.Where.FROM, Mark.END: meaning.Where.UP_TO}.get(strip.place, where)
    size = Size(strip.size.value) if strip.size else None
    to = None if strip.to is None else _on(scale, strip.to)
    return Laid(size, Where(where.value), _on(scale, strip.place), to)


def _on(scale: Scale, place: float | Mark) -> int | float:
    match place:
        case Mark.START:
            return scale.start
        case Mark.END:
            return scale.end
        case Mark.MIDDLE:
            return number((exact(scale.start) + exact(scale.end)) / 2)
        case _:
            return place


def _laid(state: State, seat: Seat, whole: meaning.Strip, said: Said, scene: Scene) -> Step:
    assert state.card is not None  # noqa: S101  nobody lays without a card
    lacking = lacks(whole)
    if said.correcting and state.last and not state.strips:
        return Refuse((line("scale-strip-scored-already"),))
    name = scene.name(seat)
    if lacking:
        return Ask(_asking(lacking, whole, state.card.scale, name), Said(whole, name, said.correcting), seat)
    laid = placed(whole, state.card.scale)
    strip = lie(state.settings, state.card.scale, laid)
    beyond = _beyond(strip, state.card.scale)
    if beyond is not None and said.half is None and strip.said.to is None:
        other = SOUND_ALIKE.get(int(beyond)) if float(beyond).is_integer() else None
        if other is not None and state.card.scale.start <= other <= state.card.scale.end:
            meant = replace(whole, place=other)
            return Confirm(_misheard(name, beyond, other, state.card.scale), Said(meant, name), seat)
    if beyond is not None and len(state.seats) - len(state.strips) == 1 and seat == turn(state):
        pushed = meaning.Strip(meaning.Size(strip.size.value), meaning.Where.FROM, strip.start)
        return Confirm(_off(name, beyond, strip, state.card.scale), Said(pushed, name), seat)
    return _played(state, seat, laid, scene)


def _asking(lacking: str, half: meaning.Strip, scale: Scale, name: str) -> Line:
    """Where, or which strip: the question for the half that is missing."""
    if lacking == "where":
        size = half.size.value if half.size else ""
        return line("scale-strip-where", name=name, size=size, example=example(scale))
    assert half.place is not None  # noqa: S101  only the length is missing
    where = half.place.value if isinstance(half.place, Mark) else (half.where or meaning.Where.AT).value
    return line("scale-strip-which", name=name, where=where, place=_on(scale, half.place))


def _beyond(strip: Strip, scale: Scale) -> int | float | None:
    """The number that was said, where all that was said lies beyond the scale's ends."""
    said = [place for place in (strip.said.place, strip.said.to) if place is not None]
    off = [place for place in said if not scale.start <= place <= scale.end]
    return off[0] if len(off) == len(said) else None


def _misheard(name: str, beyond: float, other: int, scale: Scale) -> Line:
    """What was said is off the scale, but sounds like a number that is on it."""
    side, edge = ("end", scale.end) if beyond > scale.end else ("start", scale.start)
    return line("scale-strip-off-meant", name=name, said=beyond, meant=other, side=side, edge=edge)


def _off(name: str, beyond: float, strip: Strip, scale: Scale) -> Line:
    facts: dict[str, Fact] = {
        "name": name,
        "said": beyond,
        "side": "end" if beyond > scale.end else "start",
        "edge": scale.end if beyond > scale.end else scale.start,
        "first": strip.start,
        "last": strip.end,
    }
    return line("scale-strip-off", **facts)


def _played(state: State, seat: Seat, laid: Laid | None, scene: Scene) -> Step:
    if seat in state.strips:
        return Play(Correct(seat, laid))
    move = Lay(seat, laid)
    if seat == turn(state):
        return Play(move)
    return Hold(seat, move, line("answer-held", name=scene.name(seat)))
