from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import open_host
from tests.ports.refusing import Reasons
from tests.ports.signing import Door


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client


@pytest.fixture
def door() -> Iterator[Door]:
    opened = Door()
    yield opened
    opened.store.close()


@pytest.fixture
def reasons(caplog: pytest.LogCaptureFixture) -> Reasons:
    """Why requests were refused, as the log tells it."""
    caplog.set_level(logging.WARNING, "guessmaster")
    told = "a request is refused: "

    def so_far() -> list[str]:
        return [line.removeprefix(told) for line in caplog.messages if line.startswith(told)]

    return so_far
