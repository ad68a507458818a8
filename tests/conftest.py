"""Where compiled cards lie, and what is slow by its place: all that plays through ports, packs, evenings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SLOW = ("cards", "clues", "model", "ports", "stories")
LONGISH = ("evenings", "_table", "numbers_spoken")
"""Parts of file names: whole evenings, rules tried out at random tables, numbers by the thousand."""


def pytest_configure(config: pytest.Config) -> None:
    """Compiled cards lie beside pytest's own cache, not in the home of whoever runs the tests."""
    os.environ["XDG_CACHE_HOME"] = str(config.rootpath / ".pytest_cache" / "compiled")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        folder = Path(item.fspath).relative_to(here).parts[0]
        at_table = isinstance(item, pytest.Function) and hasattr(item.module, "open_host")
        if folder in SLOW or at_table or any(part in item.fspath.purebasename for part in LONGISH):
            item.add_marker(pytest.mark.slow)
