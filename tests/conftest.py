"""What is slow by where it stands: everything that plays through the ports, and whole evenings."""

from __future__ import annotations

from pathlib import Path

import pytest

SLOW = ("ports", "stories")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        folder = Path(item.fspath).relative_to(here).parts[0]
        if folder in SLOW or "evenings" in item.fspath.purebasename:
            item.add_marker(pytest.mark.slow)
