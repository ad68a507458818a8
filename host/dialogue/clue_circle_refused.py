"""One Round?: what the host says to a clue that is refused, or that the table is asked about."""

from __future__ import annotations

from host.dialogue.contract import Fact, Line, line
from host.games.clue_circle_verdict import ClueRule, Outcome, Verdict

REFUSED = {
    ClueRule.SAME_WORD: "clue-circle-same-word",
    ClueRule.SHARED_STEM: "clue-circle-kin",
    ClueRule.ONE_WORD: "clue-circle-many-words",
    ClueRule.EXISTS: "clue-circle-made-up",
}
ASKED = {
    ClueRule.SHARED_STEM: "clue-circle-kin-maybe",
    ClueRule.ONE_WORD: "clue-circle-a-name",
    ClueRule.EXISTS: "clue-circle-unknown",
}
"""The others tell of the number, its colour or its place."""


def objection(verdict: Verdict, name: str, clue: str) -> Line | None:
    """The question that a clue raises, with the way on; a yes lets it count. None where it is allowed."""
    facts: dict[str, Fact] = {"name": name, "clue": clue}
    match verdict:
        case Verdict(Outcome.FORBIDDEN, ClueRule() as rule, word):
            message = REFUSED.get(rule, "clue-circle-hint")
        case Verdict(Outcome.ASK, ClueRule() as rule, word):
            message = ASKED.get(rule, "clue-circle-hint-maybe")
        case _:
            return None
    if rule is ClueRule.SHARED_STEM and word is not None:
        facts["word"] = word
    if message.startswith("clue-circle-hint"):
        facts["rule"] = rule.value
    return line(message, **facts)
