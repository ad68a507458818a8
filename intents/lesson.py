"""Whether a table that is being taught a game wants to hear more of it."""

from __future__ import annotations

from intents.meaning import YesNo
from intents.names import fold
from intents.utterance import Utterance

SKIP = "SkipIntent"
RESUME, CHATTY = "AMAZON.ResumeIntent", "ChattyIntent"
MORE, ENOUGH, HUSH = "MoreIntent", "EnoughIntent", "HushIntent"

LEAVES = frozenset({"AMAZON.StopIntent", "AMAZON.CancelIntent"})
"""What leaves the table, also while it is taught, unless its words say that there was enough of it."""

GOES_ON = frozenset({"AMAZON.YesIntent", "AMAZON.NextIntent", MORE})
STOPS = frozenset({"AMAZON.NoIntent", ENOUGH, HUSH})

WITHOUT_WORDS = {SKIP: False, RESUME: True, CHATTY: True}
"""Wishes elsewhere that answer whether it goes on, if they arrive alone; of their words only some do."""


def lesson(u: Utterance) -> YesNo | None:
    """Yes to the next part, no to no more of them; None for what is said about anything else."""
    said = fold(u.text.strip(" .!?"))
    if u.intent in STOPS or said in map(fold, u.listener.lists["lesson_enough"]):
        return YesNo(yes=False)
    if u.intent in GOES_ON or said in map(fold, u.listener.lists["lesson_more"]):
        return YesNo(yes=True)
    if not said and u.intent in WITHOUT_WORDS:
        return YesNo(yes=WITHOUT_WORDS[u.intent])
    return None
