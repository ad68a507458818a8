"""Several answers in one breath: "Anna 1700 to 1750 and Bruno 1600 to 1700"."""

from __future__ import annotations

import re

from intents.expected import Expected
from intents.heard import Heard
from intents.interpret import interpret
from intents.meaning import Meaning, Said
from intents.names import MOST_WORDS, addressed, find, fold
from intents.readings import Unsure
from intents.recognise import SAID
from intents.utterance import Listener

TOLD_TOGETHER = frozenset({"span", "number", "strip", "bet"})
"""The kinds of answers that everybody gives in a round, so that one may tell several."""


def several(heard: Heard, expected: Expected, listener: Listener) -> tuple[tuple[str, Heard], ...]:
    """Each player's name and answer, where one breath told several; empty where it did not."""
    kinds = {expected.kind, *expected.also} & TOLD_TOGETHER
    text = heard.text if heard.text is not None else heard.slots.get(SAID, "")
    if not kinds or not text:
        return ()
    said = " ".join(text.split())
    parts = _parts(said, expected.names, listener)
    if len(parts) > 1:
        return _told(parts, expected, listener)
    strung = _strung(said, expected.names) if "bet" not in kinds else []
    return _told(strung, expected, listener) if len(strung) > 1 else ()


def _told(parts: list[str], expected: Expected, listener: Listener) -> tuple[tuple[str, Heard], ...]:
    """Whose answer each part is; empty where one of them is none, or two are the same player's."""
    answers = [listener.recogniser.hear(part) for part in parts]
    meanings = [interpret(answer, expected, listener) for answer in answers]
    whose = [_whose(part, said, expected, listener) for part, said in zip(parts, meanings, strict=True)]
    told = tuple((who, answer) for who, answer in zip(whose, answers, strict=True) if who is not None)
    return told if len({who for who, _ in told}) == len(parts) else ()


def _whose(part: str, meaning: Meaning, expected: Expected, listener: Listener) -> str | None:
    """Whose answer this part is, doubtful or not; None where it is none or nobody's."""
    match meaning:
        case Said(_, who):
            return who or expected.player
        case Unsure():
            return addressed(part, expected.names, listener.words)[0] or expected.player
        case _:
            return None


def _parts(text: str, names: tuple[str, ...], listener: Listener) -> list[str]:
    """The text cut wherever a name begins an answer: at its start, after a comma or a conjunction.

    What comes before the first name is an answer too: that of whoever is on turn.
    """
    either = "|".join(re.escape(word) for word in listener.words.conjunctions)
    cuts = re.finditer(rf"(?:^|[,;.]\s+(?:(?:{either})\s+)?|\s(?:{either})\s+)(?=\S)", text, re.IGNORECASE)
    starts = [cut for cut in cuts if _begins_with_a_name(text[cut.end() :], names)]
    ends = [*(cut.start() for cut in starts), len(text)]
    parts = [text[begin:end] for begin, end in zip([0, *(cut.end() for cut in starts)], ends, strict=True)]
    return [part.strip(" ,;.") for part in parts if part.strip(" ,;.")]


def _strung(text: str, names: tuple[str, ...]) -> list[str]:
    """The text cut before every name, where it begins with one ("Anna ten Ben twenty"); else no parts.

    Without a pause a name must be just that: no word that is only like one begins an answer.
    """
    words = text.split(" ")
    known = {fold(name) for name in names}
    starts = [
        at
        for at in range(len(words))
        if any(
            fold(" ".join(words[at : at + size]).rstrip(":,")) in known for size in range(1, MOST_WORDS + 1)
        )
    ]
    if not starts or starts[0] != 0:
        return []
    return [" ".join(words[begin:end]) for begin, end in zip(starts, [*starts[1:], len(words)], strict=True)]


def _begins_with_a_name(text: str, names: tuple[str, ...]) -> bool:
    words = text.split()
    return any(
        len(find(" ".join(words[:size]).strip(",:;.!"), names)) == 1 for size in range(1, MOST_WORDS + 1)
    )
