"""The reader of `locale/`: wording and phrases, each read once and only when needed (cards: see `packs`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

_CHECKOUT = Path(__file__).resolve().parent.parent / "locale"
_INSTALLED = Path(__file__).resolve().parent / "locale"


def root() -> Path:
    """The folder that holds the wording: the checkout's own where there is one, else the installed copy."""
    return _CHECKOUT if (_CHECKOUT / "cards").is_dir() else _INSTALLED


@lru_cache
def languages() -> tuple[str, ...]:
    """The languages there are: the folders of `locale/` that hold a `host.ftl`."""
    return tuple(sorted(found.parent.name for found in root().glob("*/host.ftl")))


def language_of(locale: str) -> str:
    """The language a device's locale asks for ("de-AT" is "de"); English where there is none."""
    tongue = locale.replace("_", "-").split("-")[0].lower()
    return tongue if tongue in languages() else "en"


def wording(language: str) -> tuple[str, ...]:
    """The texts of a language's Fluent files."""
    return tuple(found.read_text("utf-8") for found in sorted((root() / language).glob("*.ftl")))


@lru_cache
def phrases(language: str) -> Mapping[str, Any]:
    """A language's phrase files as one: `phrases.yaml`, and what each game adds in `phrases/<game>.yaml`."""
    merged = read_yaml(root() / language / "phrases.yaml")
    for found in sorted((root() / language / "phrases").glob("*.yaml")):
        for section, entries in read_yaml(found).items():
            there = merged.setdefault(section, type(entries)())
            if isinstance(entries, list):
                there.extend(entries)
                continue
            for name, ways in entries.items():
                there[name] = [*there[name], *ways] if isinstance(there.get(name), list) else ways
    return merged


def read_yaml(path: Path) -> dict[str, Any]:
    """A YAML file's mapping. Raises ValueError where it is none, OSError where it cannot be read."""
    loaded = load(path)
    if not isinstance(loaded, dict):
        raise ValueError(f"{path.name}: not a mapping")  # noqa: TRY004  a fault of the content, not of the code
    return loaded


def load(path: Path) -> Any:
    """What a YAML file holds. Raises yaml.YAMLError where it is none, OSError where it cannot be read."""
    with path.open(encoding="utf-8") as stream:
        return yaml.load(stream, Loader=yaml.CSafeLoader)
