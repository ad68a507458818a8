"""The web server: gunicorn with threads over the application, ended by the signals it knows."""

from __future__ import annotations

import os
import signal
import socket
from typing import Any

from gunicorn.app.base import BaseApplication

from host.app import create_app
from host.store import Store
from host.verify import Verifier

THREADS = 8
"""Requests answered side by side; a turn takes milliseconds."""


class Server(BaseApplication):  # type: ignore[misc]  # gunicorn is untyped
    """Gunicorn, configured here rather than by a file or the environment."""

    def __init__(self, url: str, *, simulator: bool, skill: str | None, options: dict[str, Any]) -> None:
        """Serve the host over the store that `url` names, to Alexa as the skill with this id."""
        self._url = url
        self._simulator = simulator
        self._skill = skill
        self._options = options
        super().__init__()

    def load_config(self) -> None:
        """Gunicorn asks for its settings."""
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        """Gunicorn asks for the application, in its worker."""
        return create_app(Store(self._url), simulator=self._simulator, verifier=Verifier(self._skill))


def serve(address: str, port: int, url: str, *, simulator: bool, skill: str | None = None) -> None:
    """Run until told to stop; says where, once it listens. Raises OSError where it cannot listen there."""
    shown = f"[{address}]" if ":" in address else address
    hangs_up = signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN

    def ready(server: Any) -> None:
        # gunicorn would reload and stay when the terminal is closed; under nohup it is to stay
        signal.signal(signal.SIGHUP, _end if hangs_up else signal.SIG_IGN)
        actual = server.LISTENERS[0].getsockname()[1] if server.LISTENERS else port
        there = f"http://{shown}:{actual}"
        told = f"Open {there}" if simulator else f"Alexa's requests go to {there}/alexa"
        print(f"Guessmaster is listening. {told} (Ctrl-C ends it, and the tables are kept)", flush=True)  # noqa: T201  for people

    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.create_server((address, port), family=family):
        pass  # gunicorn would try for seconds
    options = {
        "bind": f"{shown}:{port}",
        "worker_class": "gthread",
        "threads": THREADS,
        "workers": 1,
        "loglevel": "warning",
        "when_ready": ready,
        "worker_tmp_dir": None,
        "control_socket_disable": True,  # it would leave a folder in the home
        "graceful_timeout": 5,
    }
    Server(url, simulator=simulator, skill=skill, options=options).run()


def _end(*_: Any) -> None:
    os.kill(os.getpid(), signal.SIGTERM)
