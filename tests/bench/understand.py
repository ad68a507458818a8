"""Compares the numbers engine with text2num and ovos-number-parser in one run: time and cost of loading.

Prints `ratio understand_vs_ovos` (their time over ours, at least 1) and `ratio understand_load_vs_num2words`
(loading both languages over importing num2words, at most 2); the text2num figure is for information.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent.parent
HEARD = ROOT / "tests" / "heard"
LANGUAGES = ("en", "de")
ROUNDS = 5
_LOAD_OURS = """
from intents.numbers import read_number
read_number("one", "en")
read_number("eins", "de")
"""
_LOAD_THEIRS = "import num2words"
LOADS = 15


def sentences(language: str) -> list[str]:
    """Return the utterances of the number files that are asked without a unit."""
    chapters = yaml.safe_load((HEARD / language / "numbers.yaml").read_text(encoding="utf-8"))
    return [said for chapter in chapters.values() for said in chapter if not said.endswith("]")]


def seconds(readers: list[Callable[[str, str], object]], said: dict[str, list[str]]) -> list[float]:
    """Return each reader's best processor time over all utterances, in seconds; they take turns."""
    best = [float("inf")] * len(readers)
    for _ in range(ROUNDS):
        for place, read in enumerate(readers):
            started = time.process_time()
            for language, utterances in said.items():
                for utterance in utterances:
                    read(utterance, language)
            best[place] = min(best[place], time.process_time() - started)
    return best


def loading(programs: list[str]) -> list[float]:
    """Return the least processor time that a fresh interpreter takes for each, without its own start.

    Bytecode is kept from one run to the next, as it is wherever the game is installed; they take turns, so
    that a busy machine slows both.
    """
    keeping = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    best = [float("inf")] * len(programs)
    for _ in range(LOADS):
        for place, code in enumerate(programs):
            timed = (
                f"import time\nstarted = time.process_time()\n{code}\nprint(time.process_time() - started)"
            )
            run = subprocess.run(
                [sys.executable, "-c", timed],
                capture_output=True,
                check=True,
                text=True,
                env=keeping,
                cwd=ROOT,
            )
            best[place] = min(best[place], float(run.stdout))
    return best


def main() -> None:
    """Print the figures, one a line."""
    from ovos_number_parser import extract_number  # noqa: PLC0415
    from text_to_num import alpha2digit  # noqa: PLC0415

    from intents.numbers import read_number  # noqa: PLC0415

    said = {language: sentences(language) for language in LANGUAGES}
    count = sum(map(len, said.values()))

    def read_with_ovos(utterance: str, language: str) -> object:
        try:
            return extract_number(utterance, lang=language)
        except (ValueError, IndexError, TypeError, KeyError, ZeroDivisionError):
            return None

    def read_with_text2num(utterance: str, language: str) -> object:
        return alpha2digit(utterance, language)

    ours, ovos, text2num = seconds([read_number, read_with_ovos, read_with_text2num], said)
    print(f"{count} utterances: {ours / count * 1e6:.0f} µs each, ovos {ovos / count * 1e6:.0f} µs, ", end="")
    print(f"text2num {text2num / count * 1e6:.0f} µs")
    print(f"ratio understand_vs_ovos {ovos / ours:.2f}")
    print(f"ratio understand_vs_text2num {text2num / ours:.2f}")
    load, num2words = loading([_LOAD_OURS, _LOAD_THEIRS])
    print(f"ratio understand_load_vs_num2words {load / num2words:.2f}")


if __name__ == "__main__":
    main()
