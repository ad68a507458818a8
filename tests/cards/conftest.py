"""The sound pack, and a way to check it with a fault seeded."""

import json
from pathlib import Path

import pytest

from host.cards import check as cardcheck
from host.cards.check import reading
from tests.cards.sound_pack import SOUND, TODAY, Check, Pack, write


@pytest.fixture
def pack() -> Pack:
    found: Pack = json.loads(SOUND)
    return found


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which every file of the sound pack is, and nothing in the files."""
    folder = tmp_path_factory.mktemp("sound")
    write(dict.fromkeys(json.loads(SOUND), ""), folder)
    return folder


@pytest.fixture
def check(files: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Check:
    """Checks a pack: the faults as "file: card: reason". What is no text is taken as it was parsed."""

    def checked(pack: Pack) -> list[str]:
        folder = files
        if pack.keys() != json.loads(SOUND).keys() or any(isinstance(held, str) for held in pack.values()):
            folder = tmp_path_factory.mktemp("pack")
            write({name: held if isinstance(held, str) else "" for name, held in pack.items()}, folder)
        known = {folder / name: held for name, held in pack.items() if not isinstance(held, str)}
        parsed = reading.load
        with monkeypatch.context() as patched:
            patched.setattr(
                reading, "load", lambda path: (known[path], []) if path in known else parsed(path)
            )
            found = cardcheck.check(cardcheck.read(folder), TODAY)
        return [str(fault).removeprefix(f"{folder}/") for fault in found]

    return checked
