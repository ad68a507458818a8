from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import open_host


@pytest.fixture
def host() -> Iterator[FlaskClient]:
    with open_host() as client:
        yield client
