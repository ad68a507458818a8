"""The words of one language that are known to exist, and how common they are."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

OFTEN = 3
"""The last band of words that everybody uses."""

IN_NEWS = 6
"""The last band of words that were counted at all."""

RARE = 7
"""The band of words that no count knows."""

NAME = 8
"""The band of names, and of words that only a pronouncing dictionary knows."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the list says of a word: its band from 1 (of the most common) to 8, and whether it is a noun."""

    band: int
    noun: bool


class Lexicon:
    """A sorted list of words, kept and searched as the bytes of its file: a set takes ten times as much."""

    def __init__(self, packed: Path, added: Iterable[str] = (), elsewhere: Iterable[Path] = ()) -> None:
        """Read a list. Raises OSError where it cannot be read.

        `added` are words that it lacks; `elsewhere` are lists of the system's own, which count where they are
        installed, but only for the question whether a word exists.
        """
        with gzip.open(packed) as file:
            self._lines = file.read()
        self._added = {word: Entry(OFTEN, noun=True) for word in added}
        self._others = tuple(_sorted(path) for path in elsewhere if path.is_file())

    def __contains__(self, word: str) -> bool:
        """Whether a word (lower case, ß as ss) is listed."""
        return self.find(word) is not None or any(_code(others, word) is not None for others in self._others)

    def find(self, word: str) -> Entry | None:
        """What the list says of a word in lower case with ß as ss; None where it has none."""
        if word in self._added:
            return self._added[word]
        code = _code(self._lines, word)
        return None if code is None else Entry(int(code[0]), noun=code.endswith("n"))

    def is_noun(self, word: str) -> bool:
        """Whether a word is listed as a noun."""
        entry = self.find(word)
        return entry is not None and entry.noun


def _sorted(path: Path) -> bytes:
    """A list of one word a line, in the form of our own."""
    words = {line.strip().casefold() for line in path.read_text("utf-8", "replace").splitlines()}
    return b"".join(sorted(f"{word}\t{RARE}\n".encode() for word in words if word))


def _code(lines: bytes, word: str) -> str | None:
    """What stands behind a word in a sorted list; None where it is not in it."""
    wanted = word.encode() + b"\t"
    low, high = 0, len(lines)
    while low < high:
        start = lines.rfind(b"\n", 0, (low + high) // 2) + 1
        end = lines.index(b"\n", start)
        if lines.startswith(wanted, start):
            return lines[start + len(wanted) : end].decode()
        if lines[start:end] < wanted:
            low = end + 1
        else:
            high = start
    return None
