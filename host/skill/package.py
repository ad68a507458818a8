"""The Alexa skill package: made from `locale/`, written, and compared with what is committed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from host import content
from host.cards import packs
from host.games import GAMES
from host.skill.icon import drawn, pixels
from intents.model.emulate import Emulator
from intents.model.interaction import interaction_model
from intents.model.lint import faults as model_faults
from intents.model.manifest import manifest_faults
from intents.model.package import ICONS, ask_resources, skill

FOLDER = Path(__file__).resolve().parent.parent.parent / "intents" / "skill-package"
"""Where the committed package lies."""

MODELS, RESOURCES = "interactionModels/custom", "ask-resources.json"


@lru_cache
def alexa(language: str) -> Mapping[str, Any]:
    """What a language's `alexa.yaml` holds: locales, invocation, publishing texts, values of slot types."""
    return content.read_yaml(content.root() / language / "alexa.yaml")


def vocabulary(language: str) -> dict[str, list[str]]:
    """The values of the open slot types: those of `alexa.yaml`, and what the packs' cards speak of."""
    values: dict[str, list[str]] = {name: list(ways) for name, ways in alexa(language)["values"].items()}
    values["player"] = list(content.phrases(language)["words"]["first_names"])
    for game in GAMES:
        for name, ways in _spoken_of(packs.Shelf().cards(game), language):
            values.setdefault(name, []).extend(ways)
    values["anything"] = [*values["anything"], *values["clue"], *values["term"], *values["topic"]]
    return values


def _spoken_of(cards: tuple[dict[str, Any], ...], language: str) -> Iterator[tuple[str, list[str]]]:
    for card in cards:
        labels = (item["label"] for item in card.get("items", ()))
        yield "term", [label[language] for label in labels if language in label]
        texts = (question["text"] for question in card.get("questions", ()))
        yield "topic", [text[language]["topic"] for text in texts if language in text]
        yield "word", list(card.get("words", {}).get(language, ()))


@lru_cache
def model(language: str, invocation: str | None = None) -> Mapping[str, Any]:
    """The interaction model of a language, as its file has it."""
    called = invocation or alexa(language)["invocation"]
    polite = alexa(language)["polite"]
    return interaction_model(
        content.phrases(language), vocabulary(language), invocation=called, polite=polite
    )


@lru_cache
def emulator(language: str) -> Emulator:
    """What Alexa would understand in this language."""
    return Emulator(model(language), content.phrases(language), language)


def models(invocations: Mapping[str, str] | None = None) -> dict[str, Mapping[str, Any]]:
    """The interaction model of each locale that some language's `alexa.yaml` names."""
    called = invocations or {}
    return {
        locale: model(language, called.get(language))
        for language in content.languages()
        for locale in alexa(language)["locales"]
    }


def package(
    invocations: Mapping[str, str] | None = None, endpoint: str | None = None, privacy: str | None = None
) -> dict[str, bytes]:
    """The package's files by their paths in it.

    `invocations` are by language; `endpoint` is the webhook's URL, `privacy` the privacy policy's.
    """
    texts = {language: alexa(language) for language in content.languages()}
    made = {
        "skill.json": skill(texts, invocations or {}, endpoint=endpoint, privacy=privacy),
        RESOURCES: ask_resources("."),
        **{f"{MODELS}/{locale}.json": model for locale, model in models(invocations).items()},
    }
    pictures = {f"assets/images/{name}": drawn(size) for name, size in ICONS.items()}
    return {**{path: _json(what) for path, what in made.items()}, **pictures}


def project(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files as a project of the ASK command line: the package in a folder of its own."""
    packed = {f"skill-package/{path}": body for path, body in files.items() if path != RESOURCES}
    return {RESOURCES: _json(ask_resources("./skill-package")), **packed}


def _json(made: Mapping[str, Any]) -> bytes:
    return (json.dumps(made, ensure_ascii=False, indent=2) + "\n").encode()


def stale(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    """The paths at which a folder does not hold what the package does, what is there too much among them."""
    there = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    differing = [path for path, body in files.items() if path not in there or not _same(folder / path, body)]
    return sorted([*differing, *(there - files.keys())])


def _same(path: Path, body: bytes) -> bool:
    there = path.read_bytes()
    if path.suffix != ".png":
        return there == body
    try:
        return pixels(there) == pixels(body)
    except ValueError:
        return False


def faults(files: Mapping[str, bytes]) -> list[str]:
    """Every rule of Alexa's that these files of a package break, one line each."""
    made = {
        path.removeprefix(f"{MODELS}/").removesuffix(".json"): json.loads(body)
        for path, body in files.items()
        if path.startswith(MODELS)
    }
    return [*model_faults(made), *manifest_faults(json.loads(files["skill.json"]), made, files)]


def write(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    """Make the folder hold these files; returns the paths that have changed. What else lies there stays."""
    changed = [path for path in stale(folder, files) if path in files]
    for path in changed:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(files[path])
    return changed
