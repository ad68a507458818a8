"""Several answers told in one breath: all are taken, and whatever has to be asked back is, one by one."""

from __future__ import annotations

from dataclasses import replace

from host import answers, lobby
from host.dialogue.contract import Hold, Play
from host.games.contract import IllegalMove
from host.sitting import Sitting
from host.table import Table
from intents.breath import TOLD_TOGETHER, several
from intents.heard import Heard
from intents.interpret import interpret
from intents.meaning import Meaning, Said, YesNo
from intents.readings import Unsure
from intents.utterance import Listener


def told_together(sitting: Sitting, heard: Heard, ears: Listener) -> tuple[tuple[str, Heard], ...]:
    """Whose answers were told in one breath, and what was heard of each; empty where it was one alone."""
    if not sitting.playing or sitting.table.talk.asked_back is not None:
        return ()
    return several(heard, sitting.expects(lobby.expects), ears)


def take_all(sitting: Sitting, told: tuple[tuple[str, Heard], ...], ears: Listener) -> None:
    """Take all of them: what may end the round or is to be asked about comes last.

    Where two have to be asked about, the second waits until the first is settled.
    """
    sitting.understood()
    for who, heard in sorted(told, key=lambda answer: _how_late(sitting, answer[0], answer[1], ears)):
        if sitting.table.talk.asked_back is None:
            _take_one(sitting, who, heard, ears)
        else:
            sitting.talk(later=(*sitting.table.talk.later, (who, heard.text or "")))
    sitting.keep_promises()


def _take_one(sitting: Sitting, who: str, heard: Heard, ears: Listener) -> None:
    meaning = interpret(heard, sitting.expects(lobby.expects), ears)
    if isinstance(meaning, Unsure):
        answers.ask_which(sitting, meaning, sitting.scene.seat(who))
    elif isinstance(meaning, Said) and sitting.playing:
        answers.take(sitting, replace(meaning, who=who))


def go_on(sitting: Sitting, just_said: Said, before: Table, ears: Listener) -> None:
    """Whoever was asked back still is where somebody else answered; then what was told with it is taken."""
    asked = before.talk.asked_back
    same = _collected(sitting.table) == _collected(before)
    about = None if asked is None or asked.seat is None else before.scene.name(asked.seat)
    if same and about is not None and just_said.who not in (None, about):
        sitting.talk(asked_back=sitting.table.talk.asked_back or asked)
    here = set(sitting.scene.present) - {just_said.who}
    later = tuple((who, text) for who, text in sitting.table.talk.later if who in here)
    sitting.talk(later=later if same else ())
    if just_said.answer == YesNo(yes=False):
        return
    while sitting.table.talk.asked_back is None and sitting.table.talk.later:
        (who, text), *rest = sitting.table.talk.later
        sitting.talk(later=tuple(rest))
        _take_one(sitting, who, ears.recogniser.hear(text), ears)


def forget(sitting: Sitting) -> None:
    """Whoever takes back, skips or ends does so with all that was told in one breath."""
    if sitting.table.talk.asked_back is None:
        sitting.talk(later=())


def _collected(table: Table) -> tuple[int, frozenset[str]] | None:
    """Which round is played, and the kind of answer that everybody gives; None where nothing is played."""
    sitting = Sitting(table, now=0)
    if table.log is None or not sitting.playing:
        return None
    expected = sitting.dialogue.expects(sitting.state, sitting.scene)
    return table.log.rules.round(sitting.state)[0], TOLD_TOGETHER.intersection(
        (expected.kind, *expected.also)
    )


def _how_late(sitting: Sitting, who: str, heard: Heard, ears: Listener) -> int:
    """Answers that are kept for later first, then whoever is due, then what has to be asked back."""
    meaning: Meaning = interpret(heard, sitting.expects(lobby.expects), ears)
    if not isinstance(meaning, Said):
        return 2
    try:
        step = sitting.dialogue.step(sitting.state, replace(meaning, who=who), sitting.scene)
    except IllegalMove:
        return 2
    return 0 if isinstance(step, Hold) else 1 if isinstance(step, Play) else 2
