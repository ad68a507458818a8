"""How One Round? is told: the circle, the Tipster's secret, what a gap was worth, the lives and the end."""

from __future__ import annotations

from host.dialogue.contract import CardText, Fact, Line, Pause, Scene, Sound, Spoken, Whisper, line
from host.games.clue_circle_moves import (
    ClueGiven,
    Discarded,
    GapNamed,
    Laid,
    NumberKnown,
    OvertimeBegan,
    RegainOffered,
    TurnBegan,
    Why,
    WordsLaid,
)
from host.games.clue_circle_state import TABLE, Place, Secret, State, belongs_after, team_of, words_of_gap
from host.games.contract import Event, GameEnded, Phase, Seat, Skipped

COVERING = 4
"""Seconds for the others to cover their ears before the whisper."""

LISTENING = 2
"""Seconds after it."""

STANDING_EVERY = 3
"""Cards between two standings (RULES.md, Common to all)."""

NO_TEAM = "none"
"""The fact `team` of a line in co-operative play."""


def tell(event: Event, state: State, scene: Scene) -> Spoken:
    """An event, told."""
    match event:
        case WordsLaid(words):
            return (line("clue-circle-words-laid", words=words), *_challenge(words, state, scene))
        case Skipped():
            return (line("clue-circle-other-words"),)
        case TurnBegan():
            return (*_turn(event, state, scene), *secretly(state, scene))
        case NumberKnown(head_start, timer):
            return sand_runs(head_start, timer, state)
        case ClueGiven():
            return _clue(event)
        case GapNamed():
            return _gap(event)
        case RegainOffered(team):
            return (line("clue-circle-regain-offer", team=team),)
        case Laid():
            return (_laid(event),)
        case Discarded():
            return (_discarded(event, scene),)
        case OvertimeBegan(timer):
            return (
                line("clue-circle-overtime-timed", seconds=timer) if timer else line("clue-circle-overtime"),
            )
        case _:
            return ()


def _challenge(words: tuple[str, ...], state: State, scene: Scene) -> Spoken:
    """The challenge that comes with the card's own words; the table's words bring none."""
    card = state.card
    if card is None or scene.language not in card.text or words != card.words.get(scene.language):
        return ()
    challenge = card.text[scene.language].challenge
    return (line("clue-circle-challenge", text=CardText(challenge)),) if challenge else ()


# The Tipster's turn ----------------------------------------------------------------------------------------


def _turn(began: TurnBegan, state: State, scene: Scene) -> Spoken:
    names = tuple(scene.name(seat) for seat in began.tipsters)
    if len(names) > 1:
        return (
            line("clue-circle-final-again" if began.replacement else "clue-circle-final-round", names=names),
        )
    facts: dict[str, Fact] = {"name": names[0], "team": began.team or NO_TEAM, "round": began.round}
    last = began.last_card and not state.teams
    if began.replacement:
        return (line("clue-circle-last-replacement" if last else "clue-circle-replacement", **facts),)
    told = standing(state) if (began.round - 1) % STANDING_EVERY == 0 and began.round > 1 else ()
    return (*told, line("clue-circle-last-turn" if last else "clue-circle-turn", **facts))


def secretly(state: State, scene: Scene) -> Spoken:
    """How the number reaches the Tipster: by phone, or whispered in this very reply."""
    return on_the_phone(state, scene) if by_phone(state, scene) else whispered(state, scene)


def by_phone(state: State, scene: Scene) -> bool:
    """Whether the number is shown on the phone: as the table chose, else once a phone has taken a seat."""
    return scene.phones if state.settings.secret is None else state.settings.secret is Secret.PHONE


def on_the_phone(state: State, scene: Scene) -> Spoken:
    """The Tipster is sent to look at the phone."""
    return (line("clue-circle-phone", **_tipsters(state, scene)),)


def whispered(state: State, scene: Scene) -> Spoken:
    """Everybody else covers their ears, then the number is whispered, and nowhere else is it ever said."""
    facts = _tipsters(state, scene)
    cover, heard = line("clue-circle-cover", **facts), line("clue-circle-heard", **facts)
    return (cover, Pause(COVERING), Whisper(), Pause(LISTENING), heard)


def _tipsters(state: State, scene: Scene) -> dict[str, Fact]:
    names = tuple(scene.name(seat) for seat in state.tipsters)
    return {"names": names, "count": len(names)}


def whisper(state: State, scene: Scene) -> Line | None:
    """The number in the Tipster's hand and the two words between which it belongs; None if there is none."""
    if state.number is None or state.phase is Phase.FINISHED:
        return None
    one, other = words_of_gap(state.circle, belongs_after(state.circle, state.number))
    return line("clue-circle-whisper", number=state.number, one=one, other=other, **_tipsters(state, scene))


def sand_runs(head_start: int, timer: int, state: State) -> Spoken:
    """The sand timer, which is heard while the microphone is closed; nothing where it is off."""
    if not timer:
        return ()
    waited = (Pause(head_start),) if head_start else ()
    begins = line("clue-circle-sand-first" if _first_timed(state) else "clue-circle-sand", seconds=timer)
    return (*waited, begins, Pause(timer), line("clue-circle-sand-out"))


def _first_timed(state: State) -> bool:
    practised = state.settings.practice_cards
    numbers = state.card.numbers if state.card else ()
    return practised < len(numbers) and state.number == numbers[practised]


def _clue(given: ClueGiven) -> Spoken:
    corrected = (line("clue-circle-corrected", clue=given.clue),) if given.corrected else ()
    if given.timer:
        timed = "clue-circle-timed" if given.corrected else "clue-circle-clue-timed"
        return (*corrected, line(timed, clue=given.clue, seconds=given.timer), Pause(given.timer))
    if given.corrected:
        return corrected
    return (line("clue-circle-given", clue=given.clue), Sound.THINKING)


# The gap ---------------------------------------------------------------------------------------------------


def _gap(named: GapNamed) -> Spoken:
    facts: dict[str, Fact] = {"team": named.team or NO_TEAM, "lives": named.lives}
    if named.between is None:
        return (line("clue-circle-no-gap-costs" if named.change else "clue-circle-no-gap", **facts),)
    one, other = named.between
    if named.regain:
        verdict = "clue-circle-regained" if named.right else "clue-circle-not-regained"
    elif named.right:
        verdict = "clue-circle-right"
    elif named.late:
        verdict = "clue-circle-late"
    elif named.change:
        verdict = "clue-circle-wrong"
    else:
        verdict = "clue-circle-wrong-for-nothing"
    return (line("clue-circle-between", one=one, other=other), Sound.REVEAL, line(verdict, **facts))


def _laid(laid: Laid) -> Line:
    one, other = laid.between
    if laid.right:
        return line("clue-circle-number", number=laid.number)
    return line("clue-circle-lies", number=laid.number, clue=laid.clue, one=one, other=other)


def _discarded(gone: Discarded, scene: Scene) -> Line:
    names = tuple(scene.name(seat) for seat in gone.tipsters)
    if gone.why is Why.INVALID:
        return line("clue-circle-invalid")
    if gone.lives is None:
        return line("clue-circle-no-clue-final", names=names)
    facts: dict[str, Fact] = {"names": names, "team": gone.team or NO_TEAM, "lives": gone.lives}
    return line("clue-circle-no-clue" if gone.change else "clue-circle-no-clue-for-nothing", **facts)


# Standing and end ------------------------------------------------------------------------------------------


def standing(state: State) -> Spoken:
    """The lives and the cards to go."""
    left = len(state.pile) + (state.number is not None)
    if state.teams:
        lives = dict(state.lives)
        return (line("clue-circle-standing-teams", red=lives["red"], blue=lives["blue"], left=left),)
    return (line("clue-circle-standing", lives=state.lives[TABLE], left=left),)


def circle(state: State) -> Spoken:
    """The words of the circle, clockwise; empty while there are none."""
    words = tuple(place.word for place in state.circle)
    return (line("clue-circle-circle", words=words, first=words[0]),) if words else ()


def numbered(circle: tuple[Place, ...]) -> dict[str, tuple[str, ...]]:
    """The words that lie out and the numbers of their cards; the word at the top lies at a hundred, too."""
    ways: dict[str, tuple[str, ...]] = {}
    for place in circle:
        said = (str(place.number),) if place.number else ("0", "100")
        ways[place.word] = (*ways.get(place.word, ()), *said)
    return ways


def ended(state: State, end: GameEnded, scene: Scene) -> Spoken:
    """Won, lost or left; between teams who has won, and by what."""
    if state.teams:
        return (Sound.FANFARE, *_out_of_cards(end, state), *_teams_ended(state, end, scene))
    if end.winners:
        return (Sound.FANFARE, line("clue-circle-won", lives=state.lives[TABLE]))
    if end.no_cards:
        return (line("clue-circle-no-cards"),)
    lost = state.overtime and state.number is None
    return (line("clue-circle-lost" if lost else "clue-circle-ended", left=len(state.pile) + 1),)


def _out_of_cards(end: GameEnded, state: State) -> Spoken:
    return (line("no-cards-left"),) if end.no_cards and state.pile else ()


def _teams_ended(state: State, end: GameEnded, scene: Scene) -> Spoken:
    lives = dict(state.lives)
    winners = {team_of(state.teams, seat) for seat in end.winners}
    names = tuple(scene.name(seat) for seat in end.winners)
    if len(winners) > 1:
        return (line("clue-circle-teams-share", lives=lives["red"]),)
    team = winners.pop() or NO_TEAM
    other = "blue" if team == "red" else "red"
    facts: dict[str, Fact] = {"team": team, "names": names, "lives": lives[team], "others": lives[other]}
    return (line("clue-circle-final-won" if end.tie_broken else "clue-circle-team-won", **facts),)


def tipster_name(state: State, scene: Scene) -> str | None:
    """Whose clue is due or stands; None in the final round until somebody has spoken."""
    seat: Seat | None = state.tipster
    return None if seat is None else scene.name(seat)
