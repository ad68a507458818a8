"""How a game is taught: a short part at a time, for as long as the table wants to hear it.

The parts of a game's rules are messages of its own: the name of the line that `Dialogue.rules` returns,
with -1, -2 and so on behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count, takewhile

from host import lobby
from host.dialogue.contract import Line, Question, line
from host.games import GAMES
from host.games.contract import Kind
from host.sitting import Sitting
from host.table import Lesson
from host.words import names, words
from intents.expected import Expected
from intents.meaning import Command, Wish
from intents.seating import choose

KIND = "lesson"
"""The kind of answer that is due after each part but the last."""

QUESTION = Question(line("lesson-go-on"))
"""What is asked after each part but the last."""

LEAVE_IT_OPEN = frozenset(
    {
        Wish.HELP,
        Wish.REPEAT,
        Wish.PAUSE,
        Wish.SLOWER,
        Wish.FASTER,
        Wish.CHATTY,
        Wish.SCORE,
        Wish.LEADER,
        Wish.TURN,
        Wish.EVENING,
        Wish.THANKS,
        Wish.RULES,
    }
)
"""What can be said in between, and the teaching goes on where it was; other wishes end it."""


def parts(rules: Line, language: str) -> tuple[Line, ...]:
    """The parts of a game's rules, in order; what they speak of is known to each of them."""
    messages = (f"{rules.name}-{number}" for number in count(1))
    return tuple(Line(name, rules.facts) for name in takewhile(words(language).has, messages))


def expected(under: Expected) -> Expected:
    """What is expected while a game is taught and this was expected before."""
    return replace(under, kind=KIND, also=(), half=None, may_pass=False)


def teach(sitting: Sitting, command: Command) -> None:
    """Begin to teach the game that was named, or else the one that is played or chosen."""
    table = sitting.table
    game = table.log.game if table.log is not None else table.lobby.game
    if command.name is not None:
        ways = {game: known for game, known in names(table.language).items() if game in GAMES}
        choice = choose(command.name, ways)
        game = choice.id if choice is not None else None
    if game is None:
        sitting.ask("-help")
        return
    _tell(sitting, Lesson(game, 1))


def go_on(sitting: Sitting) -> None:
    """Tell the next part."""
    lesson = sitting.table.talk.lesson
    assert lesson is not None  # noqa: S101  it was asked whether it goes on
    _tell(sitting, replace(lesson, part=lesson.part + 1))


def tell_again(sitting: Sitting) -> None:
    """Tell the part that was told last once more, to those who come back."""
    lesson = sitting.table.talk.lesson
    assert lesson is not None  # noqa: S101  they came back to it
    _tell(sitting, lesson)


def stop(sitting: Sitting) -> None:
    """No more of it: what was asked before is asked again."""
    sitting.understood()
    sitting.say(line("lesson-stopped"))
    _end(sitting)


def _tell(sitting: Sitting, lesson: Lesson) -> None:
    told = parts(lobby.rules_of(sitting, lesson.game), sitting.table.language)
    sitting.say(*told[lesson.part - 1 : lesson.part])
    sitting.talk(lesson=lesson)
    if lesson.part >= len(told):
        _end(sitting)


def _end(sitting: Sitting) -> None:
    """Back to the game; those who were about to write hear once more what they write about."""
    sitting.talk(lesson=None)
    sitting.anew = True
    wait = sitting.wait
    if wait is not None and wait.kind is Kind.READY and sitting.table.talk.asked_back is None:
        sitting.say(*sitting.dialogue.card_text(sitting.state, sitting.scene))


OBEYED: Mapping[Wish, Callable[[Sitting, Command], None]] = {Wish.RULES: teach}
"""How the wish to be taught is obeyed."""
