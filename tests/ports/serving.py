"""A host as a process of its own, for the tests that need one."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

COMMAND = Path(sys.executable).with_name("guessmaster")


class Serving:
    """A host as a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.told = self.process.stdout.readline()
        found = re.search(r"http://(\S+):(\d+)", self.told)
        assert found, self.told + self.process.stderr.read() if self.process.stderr else ""
        self.port = int(found[2])

    def status(self, path: str, body: bytes | None = None) -> int:
        """The status of a GET, or of a POST where there is a body."""
        wanted = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=body)
        try:
            with urllib.request.urlopen(wanted, timeout=10) as answer:  # noqa: S310  of this very host
                return int(answer.status)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code

    def close(self) -> str:
        """End it politely; what it wrote on standard error."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=20)
        return errors

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        for pid in (*self._workers(), self.process.pid):
            os.kill(pid, signal.SIGKILL)
        self.process.communicate(timeout=20)

    def _workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("utf-8")
        return [int(pid) for pid in children.split()]

    def post(self, path: str, body: Any) -> Any:
        """The JSON that comes back. Raises OSError where the host does not answer, or not well."""
        wanted = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=json.dumps(body).encode())
        with urllib.request.urlopen(wanted, timeout=20) as answer:  # noqa: S310  of this very host
            return json.load(answer)

    def get(self, path: str) -> Any:
        """The JSON there."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            return json.load(answer)
