"""How Das Maß aller Dinge is asked and told."""

from __future__ import annotations

from math import ceil, log10
from typing import Any

from host.dialogue.contract import (
    CardText,
    Dialogue,
    Fact,
    Line,
    Part,
    Question,
    Scene,
    Sound,
    Spoken,
    line,
    plainly,
)
from host.dialogue.scale_strip_laying import entered, example, step, turn
from host.dialogue.standing import full, standing
from host.games.contract import Event, GameEnded, IllegalMove, Kind, Phase, Seat
from host.games.scale_strip import Lay, Result, RoundBegan, Scored, State, StripLaid
from host.games.scale_strip_scale import CENTIMETRES, Scale, Size, Strip, StripReason, exact, number, width
from intents.expected import Expected
from intents.meaning import Said

TAUGHT = 3
"""Rounds in which the strips' widths are told unasked."""

FINEST = 3
"""Powers of ten between a scale and the finest step in which places on it are spoken."""


def expects(state: State, scene: Scene) -> Expected:
    """A strip of whoever is on turn."""
    return entry(state, turn(state), scene)


def entry(state: State, seat: Seat, scene: Scene) -> Expected:
    """A strip, in the card's unit, or a pass."""
    return plainly(Kind.STRIP, scene, player=scene.name(seat), may_pass=True, unit=_unit(state, scene))


def enter(state: State, seat: Seat, said: Said, scene: Scene) -> Lay:  # noqa: ARG001  a phone is not asked back
    """The move of a strip or a pass typed on a phone. Raises ValueError where it is half a strip or none."""
    return entered(state, seat, said)


def _unit(state: State, scene: Scene) -> str:
    return str(scene.text(state.card.text).unit) if state.card else ""


def spoken(place: float, scale: Scale) -> int | float:
    """A place on the scale as finely as it makes sense to say it."""
    digits = max(0, ceil(FINEST - log10(scale.end - scale.start)))
    return number(exact(round(place, digits)))


# Asking ----------------------------------------------------------------------------------------------------


def question(state: State, scene: Scene) -> Question:
    """Which strip and where, of whoever is on turn."""
    facts: dict[str, Fact] = {"name": scene.name(turn(state)), **_example(state)}
    return Question(line("scale-strip-next" if state.strips else "scale-strip-lay", **facts))


def _example(state: State) -> dict[str, Fact]:
    """The strips' widths on this scale, and a place on it that an example can name."""
    assert state.card is not None  # noqa: S101  nobody is asked without a card
    scale = state.card.scale
    widths = (width(state.settings, scale, size) for size in Size)
    return _widths(tuple(widths), scale) | {"example": example(scale)}


def _widths(widths: tuple[int | float, ...], scale: Scale) -> dict[str, Fact]:
    return {size.value: spoken(wide, scale) for size, wide in zip(Size, widths, strict=True)}


def card_text(state: State, scene: Scene) -> Spoken:
    """The question and both ends of its scale, read."""
    if state.card is None:
        return ()
    scale = state.card.scale
    asked_for = line("scale-strip-question", text=CardText(scene.text(state.card.text).ask))
    return (asked_for, line("scale-strip-scale", start=scale.start, end=scale.end, unit=_unit(state, scene)))


def asked(state: State, scene: Scene) -> str | None:
    """The question as the view shows it."""
    return str(scene.text(state.card.text).ask) if state.card else None


def rules(state: State, scene: Scene) -> Line:  # noqa: ARG001  no name is needed
    """The rules with these strips and this target."""
    shares = (number(exact(share) * 100) for share in state.settings.strips)
    facts: dict[str, Fact] = {size.value: share for size, share in zip(Size, shares, strict=True)}
    return line("scale-strip-rules", target=state.settings.target, **facts)


# Telling ---------------------------------------------------------------------------------------------------


def tell(event: Event, state: State, scene: Scene) -> Spoken:
    """An event, told."""
    match event:
        case RoundBegan(number_, _, scale, widths):
            begun = line("scale-strip-round", round=number_, target=state.settings.target)
            return (begun, *card_text(state, scene), *_strips(number_, _widths(widths, scale)))
        case StripLaid(seat, strip, corrected):
            return (_read_back(seat, strip, state, scene, corrected=corrected),)
        case Scored():
            return _scoring(event, state, scene)
        case _:
            return ()


def _strips(round_: int, widths: dict[str, Fact]) -> Spoken:
    """How much the strips cover, in fewer words each round until everybody knows."""
    if round_ > TAUGHT:
        return ()
    return (line("scale-strip-widths" if round_ == 1 else "scale-strip-widths-short", **widths),)


def _read_back(seat: Seat, strip: Strip | None, state: State, scene: Scene, *, corrected: bool) -> Line:
    name = scene.name(seat)
    if strip is None:
        return line("scale-strip-passed", name=name)
    card = state.card or (state.last.card if state.last else None)
    assert card is not None  # noqa: S101  a strip lies on a card's scale
    facts: dict[str, Fact] = {
        "name": name,
        "size": strip.size.value,
        "first": spoken(strip.start, card.scale),
        "last": spoken(strip.end, card.scale),
        "unit": scene.text(card.text).unit,
    }
    told = line("scale-strip-corrected" if corrected else "scale-strip-laid", **facts)
    return line("scale-strip-pushed", laid=told) if strip.pushed else told


def _scoring(scored: Scored, state: State, scene: Scene) -> Spoken:
    """The answer with its story, the misses, the centimetres from the few to the many, the standing."""
    card = scored.card
    reveal = CardText(scene.text(card.text).explain, value=card.value, as_of=card.as_of)
    told: list[Part] = [Sound.REVEAL, line("scale-strip-reveal", text=reveal, value=card.value)]
    winners = [r for r in scored.results if r.covered]
    misses = [r for r in scored.results if r.missed_by]
    told += _missed(misses, scene, card.scale) if winners else _nobody(misses, scene, card.scale)
    if winners:
        told.append(line("scale-strip-awards", awards=_awards(winners, scene)))
    if state.phase is not Phase.FINISHED:
        return (*told, *_standing(state, scored.round, scene))
    if scored.reached:
        names = tuple(scene.name(seat) for seat in scored.reached)
        told.append(line("scale-strip-reached", names=names, count=len(names), target=state.settings.target))
    return tuple(told)


def _missed(misses: list[Result], scene: Scene, scale: Scale) -> Spoken:
    if not misses:
        return ()
    if len(misses) > 1:
        return (line("scale-strip-missed-several", names=tuple(scene.name(r.seat) for r in misses)),)
    by = spoken(misses[0].missed_by or 0, scale)
    return (line("scale-strip-missed", name=scene.name(misses[0].seat), by=by),)


def _nobody(misses: list[Result], scene: Scene, scale: Scale) -> Spoken:
    """Nobody covered it: who came nearest, and by how much."""
    if not misses:
        return (line("scale-strip-nobody"),)
    by = min(r.missed_by or 0 for r in misses)
    names = tuple(scene.name(r.seat) for r in misses if r.missed_by == by)
    return (line("scale-strip-nearest", names=names, count=len(names), by=spoken(by, scale)),)


def _awards(winners: list[Result], scene: Scene) -> tuple[Line, ...]:
    """From the few centimetres to the many; those with the same strip in one breath."""
    awards = []
    for size in reversed(Size):
        names = tuple(scene.name(r.seat) for r in winners if r.strip and r.strip.size is size)
        if names:
            facts: dict[str, Fact] = {"names": names, "count": len(names), "size": size.value}
            awards.append(line("scale-strip-award", centimetres=CENTIMETRES[size], **facts))
    return tuple(awards)


def _standing(state: State, round_: int, scene: Scene) -> Spoken:
    scores = {seat: state.centimetres[seat] for seat in state.seats}
    return standing(scores, round_, scene) if any(scores.values()) else (line("scale-strip-nothing-yet"),)


def ended(state: State, end: GameEnded, scene: Scene) -> Spoken:
    """The final standing, and who won."""
    scores = {seat: state.centimetres[seat] for seat in state.seats}
    names = tuple(scene.name(seat) for seat in end.winners)
    most = scores[end.winners[0]]
    out = (line("no-cards-left"),) if end.no_cards else ()
    won = line("scale-strip-won", names=names, count=len(names), centimetres=most)
    return (Sound.FANFARE, *out, *full(scores, scene), won)


def setting(name: str, value: Any) -> Any:
    """Strips are told by the per cent that the short one covers; the others are two and three times that."""
    if name != "strips":
        return value
    return [times * value / 100 for times in (1, 2, 3)]


def refuse(illegal: IllegalMove, scene: Scene) -> Spoken:  # noqa: ARG001  no name is needed
    """Too wide for the strip, or no place at all."""
    match illegal.reason:
        case StripReason.TOO_WIDE:
            facts = illegal.facts
            size = Size(facts["size"]).value
            return (line("scale-strip-too-wide", size=size, width=facts["width"], said=facts["said"]),)
        case StripReason.NO_SUCH_PLACE:
            return (line("scale-strip-no-such-place"),)
        case _:
            return ()


DIALOGUE = Dialogue(
    id="scale_strip",
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
    setting=setting,
)
