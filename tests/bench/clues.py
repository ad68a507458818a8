"""Compares checking one clue with one whole turn of the simulator, both warm, in one run.

Prints `ratio clue_check_vs_turn` (a check over a turn, at most 1), and what reading the lists takes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import yaml

from host.clues import judge, tongue
from host.ports.alexa import Skill
from host.ports.simulator import Simulator
from host.store import Store
from host.turn import Order, Turns

HERE = Path(__file__).parent
LANGUAGES = ("en", "de")
ROUNDS = 5
CIRCLE = {
    "en": ("cake", "farm", "fruit", "sweet", "juice", "winter", "sailor"),
    "de": ("Kuchen", "Bauer", "Obst", "süß", "Saft", "Winter", "Matrose"),
}
"""As many words as lie in the middle of a game."""

TURNS = ("score", "whose turn is it", "what was the circle", "help")
"""Things said that change nothing, so that every round is the same."""


def clues(language: str) -> list[str]:
    """Return words that exist and words that do not."""
    return [
        word
        for file in ("words", "made_up")
        for chapter in yaml.safe_load(
            (HERE.parent / "clues" / language / f"{file}.yaml").read_text("utf-8")
        ).values()
        for word in chapter.split()
    ]


def best(run: Callable[[], int]) -> float:
    """Return the least processor time that one of what a round does took, in seconds."""
    rounds = []
    for _ in range(ROUNDS):
        started = time.process_time()
        done = run()
        rounds.append((time.process_time() - started) / done)
    return min(rounds)


def check_all() -> int:
    """Check every clue anew, without what is remembered of words; return how many."""
    count = 0
    for language in LANGUAGES:
        tongue(language).kinship.stems.cache_clear()
        for clue in clues(language):
            judge(clue, CIRCLE[language], language)
            count += 1
    return count


def main() -> None:
    """Print the figures, one a line."""
    for language in LANGUAGES:
        started = time.process_time()
        tongue(language)
        print(f"reading the lists ({language}): {(time.process_time() - started) * 1e3:.0f} ms")
    turns = Turns(Store("sqlite:///:memory:"))
    speaker = Simulator(turns, Skill(turns))
    words = {"words": {"en": list(CIRCLE["en"][:3])}, "numbers": [83, 54, 10, 99]}
    order = Order(
        game="clue_circle", players=["Anna", "Bruno"], starter="Anna", cards=[{"id": "bench", **words}]
    )
    table, _ = speaker.set_table(order)

    def talk() -> int:
        for said in TURNS:
            speaker.say(table, said, 0)
        return len(TURNS)

    check_all()
    talk()
    check, turn = best(check_all), best(talk)
    print(f"{check * 1e3:.2f} ms a check, {turn * 1e3:.2f} ms a turn")
    print(f"ratio clue_check_vs_turn {check / turn:.2f}")


if __name__ == "__main__":
    main()
