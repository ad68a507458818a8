"""Pairs of words, related or not, parted into those to tune on and those that are only measured."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import yaml

HERE = Path(__file__).parent
UNSEEN = ("fresh", "last", "unseen", "later")
"""Files that were only measured when they were written."""
Pair = tuple[str, str]


def pairs(language: str, *, related: bool, file: str = "pairs") -> tuple[Pair, ...]:
    """All pairs of a file that are related, or all that are not."""
    chapters = yaml.safe_load((HERE / language / f"{file}.yaml").read_text(encoding="utf-8"))
    lines = [line for chapter in chapters["related" if related else "unrelated"].values() for line in chapter]
    return tuple((one.strip(), other.strip()) for one, other in (line.split("/") for line in lines))


def held_out(pair: Pair) -> bool:
    """Whether a pair is only measured: its checksum is odd."""
    return bool(zlib.crc32(" / ".join(pair).encode()) & 1)


def half(language: str, *, related: bool, tuned: bool) -> Iterator[Pair]:
    """The pairs to tune on, or the others."""
    return (pair for pair in pairs(language, related=related) if held_out(pair) is not tuned)
