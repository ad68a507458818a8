"""How One Round? is asked and answered: starting words, clues, gaps, and what is called out over them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from host.dialogue.clue_circle_refused import objection
from host.dialogue.clue_circle_telling import (
    NO_TEAM,
    circle,
    ended,
    numbered,
    on_the_phone,
    sand_runs,
    secretly,
    standing,
    tell,
    tipster_name,
    whisper,
    whispered,
)
from host.dialogue.contract import (
    Ask,
    Dialogue,
    Fact,
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
from host.games.clue_circle_moves import (
    AskAnew,
    CardWords,
    Clue,
    ClueReason,
    Correct,
    Discard,
    Gap,
    GapPass,
    Known,
    NoClue,
    Words,
)
from host.games.clue_circle_state import Place, State, decides, sand, team_of, words_of_gap
from host.games.contract import IllegalMove, Kind, Phase, Reason, Seat, Skip
from intents.expected import Expected
from intents.meaning import (
    AnyOf,
    Call,
    Called,
    ClueWord,
    Pass,
    Said,
    Side,
    StartingWords,
    Unclear,
    YesNo,
)
from intents.meaning import Gap as GapSaid
from intents.names import fold


def expects(state: State, scene: Scene) -> Expected:
    """Starting words, a clue, or a gap; a clue may still be put right while its gap is due.

    The choices are the teams, by whose colour a clue may be told, and the numbers of the words that lie out.
    """
    terms = tuple(place.word for place in state.circle)
    choices = {f"team_{team}": () for team in state.teams} | numbered(state.circle)
    match state.phase:
        case Phase.CHOOSING:
            return plainly(Kind.WORDS, scene)
        case Phase.CLUE:
            name = tipster_name(state, scene)
            return plainly(Kind.CLUE, scene, player=name, may_pass=True, terms=terms, choices=choices)
        case _:
            return plainly(Kind.GAP, scene, also=(Kind.CLUE,), terms=terms, choices=choices)


def entry(state: State, seat: Seat, scene: Scene) -> Expected:  # noqa: ARG001  nothing is handed in
    """Nothing is handed in by phone: a clue is said aloud."""
    return plainly(Kind.NOTHING, scene)


def enter(state: State, seat: Seat, said: Said, scene: Scene) -> Any:  # noqa: ARG001  the same
    """Nothing is handed in by phone."""
    raise ValueError("a clue is said aloud")


def step(state: State, said: Said, scene: Scene) -> Step:
    """What an answer leads to."""
    match said.answer:
        case StartingWords(words):
            return Play(Words(words))
        case AnyOf() | YesNo(yes=True) if state.phase is Phase.CHOOSING:
            return _proposed(state, scene)
        case YesNo(yes=False) if state.phase is Phase.CHOOSING:
            return Play(Skip())
        case YesNo():
            return Refuse(())
        case Pass():
            return Play(NoClue() if state.phase is Phase.CLUE else GapPass())
        case Called(call):
            return _called(state, said, call, scene)
        case ClueWord():
            return _clue(state, said, said.answer, scene)
        case GapSaid():
            return _gap(state, said, said.answer)
        case Unclear(_, terms):
            one, other = terms[:2]
            return Ask(line("clue-circle-unclear", one=one, other=other), said)
        case _:
            raise IllegalMove(Reason.NOT_A_MOVE)


def _proposed(state: State, scene: Scene) -> Step:
    if state.card is None or scene.language not in state.card.words:
        raise IllegalMove(ClueReason.THREE_WORDS)
    return Play(CardWords(scene.language))


# Calls -----------------------------------------------------------------------------------------------------


def _called(state: State, said: Said, call: Call, scene: Scene) -> Step:
    refused = said.half.answer if said.half else None
    match call:
        case Call.INVALID:
            return Play(Discard())
        case Call.COUNTS if isinstance(refused, ClueWord) and refused.doubtful:
            sure = replace(refused, doubtful=False)
            return _clue(state, replace(said, answer=sure, half=None), sure, scene)
        case Call.COUNTS if isinstance(refused, ClueWord) and said.half is not None:
            return _counts(state, replace(said.half, half=None), refused, scene)
        case Call.WHISPER if state.number is not None and state.phase is Phase.CLUE:
            return Refuse((*whispered(state, scene), *sand_runs(0, sand(state), state)))
        case Call.WHISPER if state.phase is Phase.GUESSING:
            return Refuse(card_text(state, scene))
        case Call.PHONE if state.number is not None and state.phase is Phase.CLUE:
            return Refuse(on_the_phone(state, scene))
        case Call.SPLIT if (seat := decides(state)) is not None and state.phase is Phase.GUESSING:
            return Refuse((line("clue-circle-decides", name=scene.name(seat)),))
        case _:
            raise IllegalMove(Reason.NOT_NOW)


# The clue --------------------------------------------------------------------------------------------------


def _clue(state: State, said: Said, heard: ClueWord, scene: Scene) -> Step:
    """A clue, unless it is against the rules or may be: then the host says so, and the table decides."""
    seat = _whose(state, said, heard, scene)
    if seat is None:
        return Ask(line("clue-circle-whose", **_final(state, scene)), said)
    if state.phase is Phase.CLUE and seat not in state.tipsters:
        raise IllegalMove(Reason.NOT_YOUR_TURN)
    if heard.doubtful:
        return Ask(line("clue-circle-is-it", name=scene.name(seat), clue=heard.word), said)
    verdict = scene.judge(heard.word, tuple(place.word for place in state.circle))
    objected = objection(verdict, scene.name(seat), heard.word)
    if objected is not None:
        return Ask(objected, said)
    return Play(_given(state, seat, heard.word))


def _counts(state: State, said: Said, heard: ClueWord, scene: Scene) -> Step:
    seat = _whose(state, said, heard, scene)
    if seat is None:
        return Ask(line("clue-circle-whose", **_final(state, scene)), said)
    return Play(_given(state, seat, heard.word))


def _given(state: State, seat: Seat, word: str) -> Clue | Correct:
    return Correct(seat, word) if state.phase is Phase.GUESSING else Clue(seat, word)


def _whose(state: State, said: Said, heard: ClueWord, scene: Scene) -> Seat | None:
    """Whose clue it is: the Tipster's, or in the final round that of whoever said so."""
    if state.phase is Phase.GUESSING:
        return state.tipster
    if state.finalists:
        if heard.team is not None:
            return next(seat for seat in state.finalists if team_of(state.teams, seat) == heard.team)
        if said.who is None:
            return None
        team = team_of(state.teams, scene.seat(said.who))
        return next(seat for seat in state.finalists if team_of(state.teams, seat) == team)
    return state.tipster if said.who is None else scene.seat(said.who)


def _final(state: State, scene: Scene) -> dict[str, Fact]:
    one, other = state.finalists
    return {"one": scene.name(one), "other": scene.name(other)}


# The gap ---------------------------------------------------------------------------------------------------


def _gap(state: State, said: Said, heard: GapSaid) -> Step:
    """A gap of the circle; against one that was resolved already, in the circle as it lay then."""
    if state.phase is Phase.GUESSING:
        found = _found(state.circle, heard)
        return found if isinstance(found, Refuse | Ask) else Play(Gap(found))
    if state.last is None or state.phase is not Phase.CLUE or not said.correcting:
        raise IllegalMove(Reason.NOT_NOW)
    before = tuple(place for place in state.circle if place.number != state.last.number)
    found = _found(before, heard)
    return found if isinstance(found, Refuse | Ask) else Instead(Gap(found))


def _found(lying: tuple[Place, ...], heard: GapSaid) -> int | Refuse | Ask:
    """The number after which the gap lies, or what is to be asked or said where there is no such gap."""
    words = [fold(word) for word in heard.words]
    places = [place.number for place in lying]
    at = [i for i, place in enumerate(lying) if fold(place.word) == words[0]]
    if not at:
        return Refuse((line("clue-circle-no-such-word", word=heard.words[0]),))
    match heard.side:
        case Side.AFTER:
            return places[at[-1]]
        case Side.BEFORE:
            return places[at[0] - 1]
        case Side.BESIDE:
            before, after = lying[at[0] - 1].word, lying[(at[-1] + 1) % len(lying)].word
            asked = line("clue-circle-which", word=heard.words[0], before=before, after=after)
            return Ask(asked, Said(heard))
        case _:
            gaps = ((n, {fold(word) for word in words_of_gap(lying, n)}) for n in places)
            one, other = heard.words
            apart = Refuse((line("clue-circle-apart", one=one, other=other),))
            return next((n for n, pair in gaps if pair == set(words)), apart)


# Questions -------------------------------------------------------------------------------------------------


def question(state: State, scene: Scene) -> Question:
    """Which words to begin with, the clue, or the gap."""
    match state.phase:
        case Phase.CHOOSING:
            return Question(_proposal(state, scene))
        case Phase.CLUE if state.finalists:
            return Question(
                line("clue-circle-final-clue", **_final(state, scene)), patience=(Sound.THINKING,)
            )
        case Phase.CLUE:
            patience = () if sand(state) else (Sound.THINKING,)
            facts: dict[str, Fact] = {
                "name": tipster_name(state, scene) or "",
                "cost": "game" if state.overtime else "life",
            }
            return Question(line("clue-circle-clue", **facts), patience=patience)
        case _:
            return _which_gap(state, scene)


def _proposal(state: State, scene: Scene) -> Line:
    words = state.card.words.get(scene.language) if state.card else None
    return line("clue-circle-words", words=words) if words else line("clue-circle-own-words")


def _which_gap(state: State, scene: Scene) -> Question:
    seat = decides(state)
    facts: dict[str, Fact] = {
        "clue": state.clue or "",
        "team": state.guessing or NO_TEAM,
        "name": "" if seat is None else scene.name(seat),
    }
    if state.regain is not None:
        return Question(line("clue-circle-regain", **facts), patience=(Sound.THINKING,))
    if state.deadline is not None:
        return Question(line("clue-circle-gap-timed", **facts))
    asked = line("clue-circle-gap-team" if state.guessing else "clue-circle-gap", **facts)
    return Question(asked, patience=(Sound.THINKING,))


def card_text(state: State, scene: Scene) -> Spoken:  # noqa: ARG001  no name is needed
    """The words of the circle and the clue, if there is one."""
    clue = () if state.clue is None else (line("clue-circle-the-clue", clue=state.clue),)
    return (*circle(state), *clue)


def resumed(state: State, scene: Scene) -> Spoken:
    """Where the game stands, for those who come back; a card that is still secret is shown once more."""
    name = tipster_name(state, scene)
    if state.phase is Phase.CLUE:
        whose = () if name is None else (line("clue-circle-back", name=name, round=state.round),)
        return (*whose, *secretly(state, scene), *sand_runs(0, sand(state), state))
    if name is None or state.clue is None:
        return ()
    return (line("clue-circle-back-clue", name=name, round=state.round, clue=state.clue),)


def follow_up(state: State, scene: Scene) -> Any:
    """What needs no answer: the card's own words lie out; whoever is shown a card knows it."""
    if state.phase is Phase.CHOOSING:
        own = state.card is not None and not state.card.proposed and scene.language in state.card.words
        return CardWords(scene.language) if own else None
    return Known() if state.phase is Phase.CLUE and not state.known else None


def timed(state: State, seconds: int, anew: bool) -> Any:  # noqa: FBT001  as the contract has it
    """A guess is timed from the moment at which the host has asked for it; asking again does not renew it."""
    return None if state.deadline is None else AskAnew(seconds, runs=not anew)


def silence(state: State) -> Any:
    """No clue, or in overtime no guess, where nobody speaks."""
    if state.phase is Phase.CLUE:
        return NoClue()
    return GapPass() if state.phase is Phase.GUESSING and state.overtime else None


def undone(move: Any, scene: Scene) -> Spoken:  # noqa: ARG001  no name is needed
    """An answer that was nobody's in particular is taken back."""
    match move:
        case Gap() | GapPass():
            return (line("clue-circle-undone-gap"),)
        case Words():
            return (line("clue-circle-undone-words"),)
        case NoClue() | Discard():
            return (line("clue-circle-undone-card"),)
        case _:
            return ()


def turn(state: State, scene: Scene) -> Spoken:
    """Whose gap it is; in the final round, that the first clue counts."""
    match state.phase:
        case Phase.GUESSING:
            team, name = state.guessing or NO_TEAM, tipster_name(state, scene) or ""
            return (line("clue-circle-turn-is", team=team, name=name),)
        case Phase.CLUE if state.finalists:
            return (line("clue-circle-turn-is-final", **_final(state, scene)),)
        case _:
            return ()


def asked(state: State, scene: Scene) -> str | None:  # noqa: ARG001  a clue has one language
    """The clue, as the view shows it."""
    return state.clue


def rules(state: State, scene: Scene) -> Line:  # noqa: ARG001  no name is needed
    """The rules of the game as it is played here, with the book's advice."""
    return line("clue-circle-rules-teams" if state.teams else "clue-circle-rules")


REFUSALS = {
    ClueReason.SAME_WORD: "clue-circle-words-equal",
    ClueReason.THREE_WORDS: "clue-circle-three-words",
    ClueReason.ONLY_INVALID_CLUES: "clue-circle-no-skipping",
    ClueReason.NO_WORD: "clue-circle-no-word",
}


def refuse(illegal: IllegalMove, scene: Scene) -> Spoken:  # noqa: ARG001  no name is needed
    """Why the rules refused a move, in this game's own lines."""
    reason = illegal.reason
    return (line(REFUSALS[reason]),) if isinstance(reason, ClueReason) and reason in REFUSALS else ()


DIALOGUE = Dialogue(
    id="clue_circle",
    expects=expects,
    entry=entry,
    step=step,
    enter=enter,
    tell=tell,
    question=question,
    card_text=card_text,
    asked=asked,
    silence=silence,
    ended=ended,
    rules=rules,
    refuse=refuse,
    follow_up=follow_up,
    timed=timed,
    resumed=resumed,
    whisper=whisper,
    turn=turn,
    undone=undone,
    score=lambda state, scene: standing(state),  # noqa: ARG005  no name is needed
)
