"""Whose answer it is, or whose is to be another one: unknown names, answers put right by name."""

from __future__ import annotations

from host import lobby
from host import log as logs
from host.dialogue.contract import line
from host.sitting import Sitting
from host.table import AskedBack, Pending
from intents.breath import TOLD_TOGETHER
from intents.meaning import Barred, Command, Stranger


def unknown(sitting: Sitting, name: Stranger | Barred) -> None:
    """Nobody here is called so, or can be: nothing is taken, and whose an answer is may be said."""
    sitting.understood()
    if isinstance(name, Barred):
        sitting.say(line("name-is-taken-for-a-wish", name=name.name))
    elif name.said is None or sitting.table.talk.asked_back is not None:
        sitting.say(line("nobody-called", name=name.name))
    else:
        asked = line("whose-answer", name=name.name, example=sitting.scene.present[0])
        sitting.ask_back(AskedBack(Pending.WHOSE, asked, name.said))


def correct(sitting: Sitting, command: Command) -> None:
    """An answer of this round that stands is to be another one; who knows it may say so at once."""
    expected = sitting.expects(lobby.expects)
    log = sitting.table.log
    told_by_all = sitting.playing and bool(TOLD_TOGETHER & {expected.kind, *expected.also})
    if told_by_all and sitting.due() is not None:
        if command.name is not None:
            ask_for_another(sitting, command.name)
            return
        example = sitting.scene.present[0]
        sitting.ask_back(AskedBack(Pending.CORRECT, line("correct-whose", example=example)))
        return
    undoable = log is not None and logs.last_answer(log) is not None
    sitting.say(line("correct-undo" if undoable else "refused-nothing-to-correct"))


def ask_for_another(sitting: Sitting, name: str) -> None:
    """Ask for somebody's answer anew."""
    seat = sitting.scene.seat(name)
    sitting.ask_back(AskedBack(Pending.CORRECT, line("correct-to", name=name), seat=seat))
