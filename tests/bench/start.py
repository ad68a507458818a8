"""Compares a host with all packs to one with none, from its start to the first question of a game.

Prints `ratio start_with_cards_vs_without` (at most 1.2): one game in two languages, as compiled as
on every start but the first; and what the cards of all games take of memory, in MB (at most 60).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
from statistics import median

from host.cards import packs
from host.games import GAMES

STARTS = 15
_START = """
import json, sys
from host.app import create_app
from host.store import Store
host = create_app(Store("sqlite:///:memory:"), simulator=True).test_client()
for locale in ("en-US", "de-DE"):
    order = json.loads(sys.argv[1]) | {"locale": locale, "players": ["Anna", "Bruno"], "starter": "Anna"}
    answer = host.post("/simulator/tables", json=order)
    assert answer.json["view"]["question"], answer.json
"""
_TEXTS = {language: {"ask": "How high?", "unit": "m", "explain": "{value}."} for language in ("en", "de")}
WITH = {"game": "scale_strip"}
WITHOUT = WITH | {"cards": [{"id": "x", "value": 3, "scale": {"start": 0, "end": 10}, "text": _TEXTS}]}


def seconds(order: dict[str, object], cache: str) -> float:
    """Return how long a new process takes to the first question."""
    begun = time.perf_counter()
    environment = os.environ | {"XDG_CACHE_HOME": cache}
    subprocess.run([sys.executable, "-c", _START, json.dumps(order)], check=True, env=environment)
    return time.perf_counter() - begun


def megabytes() -> float:
    """Return what the cards of all games take in this process."""
    tracemalloc.start()
    held = [packs.cards(game) for game in GAMES]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert all(held)
    return size / 1e6


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as cache:
        seconds(WITH, cache)
        pairs = [(seconds(WITH, cache), seconds(WITHOUT, cache)) for _ in range(STARTS)]
    print(f"ratio start_with_cards_vs_without {median(a / b for a, b in pairs):.3f}")
    print(f"megabytes cards_of_all_games {megabytes():.1f}")


if __name__ == "__main__":
    main()
