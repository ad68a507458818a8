"""Alexa's rules for a skill's manifest, which must go with its interaction models."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from intents.model.reading import Models, language

LONGEST: Mapping[str, int] = {"name": 50, "summary": 160, "description": 4000}
"""Characters of the texts that the skill store shows."""

MOST_EXAMPLES, MOST_KEYWORDS = 3, 30

HTTPS = "https://"


def manifest_faults(manifest: Mapping[str, Any], models: Models, files: Collection[str]) -> list[str]:
    """Every fault of a manifest (`skill.json`), given the models by locale and the paths in the package."""
    told = manifest["manifest"]
    faults = [*_whole(told), *_locales(told, models)]
    for locale, texts in told["publishingInformation"]["locales"].items():
        called = language(models[locale])["invocationName"] if locale in models else ""
        faults += [f"{locale}: {fault}" for fault in _published(texts, called, files)]
    return list(dict.fromkeys(faults))


def _whole(told: Mapping[str, Any]) -> Iterator[str]:
    if told["manifestVersion"] != "1.0":
        yield "the manifest's version is not 1.0"
    if told["publishingInformation"]["category"] != "GAMES":
        yield "the skill's category is not GAMES"
    if not told["apis"]["custom"]["endpoint"]["uri"].startswith(HTTPS):
        yield "the endpoint is not https"
    if not told["publishingInformation"]["testingInstructions"]:
        yield "there are no testing instructions"


def _locales(told: Mapping[str, Any], models: Models) -> Iterator[str]:
    for part in ("publishingInformation", "privacyAndCompliance"):
        there = told[part]["locales"]
        yield from (f"{locale}: nothing in {part}" for locale in models if locale not in there)
        yield from (f"{locale}: no interaction model" for locale in there if locale not in models)
    for locale, policy in told["privacyAndCompliance"]["locales"].items():
        if not policy.get("privacyPolicyUrl", "").startswith(HTTPS):
            yield f"{locale}: the privacy policy is not https"


def _published(texts: Mapping[str, Any], called: str, files: Collection[str]) -> Iterator[str]:
    for field, most in LONGEST.items():
        if not 0 < len(texts[field]) <= most:
            yield f"the {field} has {len(texts[field])} characters, not 1 to {most}"
    examples: Sequence[str] = texts["examplePhrases"]
    if not 0 < len(examples) <= MOST_EXAMPLES:
        yield f"{len(examples)} example phrases, not 1 to {MOST_EXAMPLES}"
    yield from (
        f"{phrase!r} does not call the skill {called!r}" for phrase in examples if called not in phrase
    )
    if len(texts["keywords"]) > MOST_KEYWORDS:
        yield f"more than {MOST_KEYWORDS} keywords"
    for icon in ("smallIconUri", "largeIconUri"):
        if texts[icon].removeprefix("file://") not in files:
            yield f"{texts[icon]} is not in the package"
