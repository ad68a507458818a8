"""What tests of the verification share: refusals, and the reasons in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.ports.signing import (
    Door,
)

STRANGER = "stranger"
Reasons = Callable[[], list[str]]


def refused(door: Door, reasons: Reasons, *answers: Any) -> str:
    """All of these got a 400 and a reason in the log; that reason, the last one."""
    for answer in answers:
        assert answer.status_code == 400, answer.text
        assert set(answer.get_json()) == {"error"}
    assert len(reasons()) == len(answers)
    assert door.host.get("/healthz").status_code == 200
    return reasons()[-1]
