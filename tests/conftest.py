"""Where compiled cards lie, and what is slow by its place: all that plays through the ports, and evenings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SLOW = ("model", "ports", "stories")


def pytest_configure(config: pytest.Config) -> None:
    """Compiled cards lie beside pytest's own cache, not in the home of whoever runs the tests."""
    os.environ["XDG_CACHE_HOME"] = str(config.rootpath / ".pytest_cache" / "compiled")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        folder = Path(item.fspath).relative_to(here).parts[0]
        if folder in SLOW or "evenings" in item.fspath.purebasename:
            item.add_marker(pytest.mark.slow)
