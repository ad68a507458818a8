"""A pack's cards as one JSON file per game, kept in the user's cache, since YAML is slow to read."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

FORM = 1
"""Of the compiled cards; another one makes all older files worthless."""


def folder() -> Path:
    """Where compiled cards lie. They may be deleted at any time."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "guessmaster"


def cards(
    pack: Path, game: str, files: Sequence[Path], resolve: Callable[[], list[dict[str, Any]]]
) -> tuple[dict[str, Any], ...]:
    """A game's cards in a pack: as they were compiled from these very files, else resolved and compiled.

    Without files there are none. Where the cache cannot be used, they are resolved each time.
    """
    if not files:
        return ()
    name = f"{game}-{_digest([str(pack.resolve())])[:8]}-"
    path = folder() / f"{name}{_stamp(files)}.json"
    with suppress(OSError, msgspec.DecodeError):
        return tuple(msgspec.json.decode(path.read_bytes(), type=list[dict[str, Any]]))
    resolved = resolve()
    with suppress(OSError):
        _write(path, msgspec.json.encode(resolved))
        for older in path.parent.glob(f"{name}*.json"):
            if older != path:
                older.unlink(missing_ok=True)
    return tuple(resolved)


def _stamp(files: Iterable[Path]) -> str:
    """What changes whenever one of the files does."""
    seen = ((str(path), path.stat()) for path in files)
    return _digest([str(FORM), *(f"{name}:{stat.st_mtime_ns}:{stat.st_size}" for name, stat in seen)])[:24]


def _digest(parts: Iterable[str]) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()


def _write(path: Path, written: bytes) -> None:
    """The whole file or none, also where several hosts write it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    with os.fdopen(handle, "wb") as stream:
        stream.write(written)
    Path(name).replace(path)
