"""The skill's manifest and what points at it, from the publishing texts of each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ENDPOINT, PRIVACY = "https://guessmaster.example/alexa", "https://guessmaster.example/privacy"
"""Where the host and its privacy policy are to be put in; reserved names, which lead nowhere."""

ICONS: Mapping[str, int] = {"guessmaster_smallIcon.png": 108, "guessmaster_largeIcon.png": 512}
"""The pictures in `assets/images`, and how many pixels wide and high each is."""


def skill(
    texts: Mapping[str, Mapping[str, Any]],
    invocations: Mapping[str, str],
    *,
    endpoint: str | None = None,
    privacy: str | None = None,
) -> dict[str, Any]:
    """The manifest, `skill.json`.

    `texts` are the languages' `alexa.yaml`; `invocations` override their invocation names, by language.
    """
    small, large = (f"file://assets/images/{name}" for name in ICONS)
    published, policies = {}, {}
    for language, told in texts.items():
        publishing, called = told["publishing"], invocations.get(language, told["invocation"])
        for locale in told["locales"]:
            published[locale] = {
                "name": publishing["name"],
                "summary": publishing["summary"],
                "description": publishing["description"].strip(),
                "examplePhrases": [
                    phrase.replace(told["invocation"], called) for phrase in publishing["examplePhrases"]
                ],
                "keywords": list(publishing["keywords"]),
                "smallIconUri": small,
                "largeIconUri": large,
            }
            policies[locale] = {"privacyPolicyUrl": privacy or PRIVACY}
    instructions = (
        told["publishing"]["testingInstructions"]
        .strip()
        .replace(told["invocation"], invocations.get(language, told["invocation"]))
        for language, told in texts.items()
    )
    return {
        "manifest": {
            "manifestVersion": "1.0",
            "apis": {
                "custom": {
                    "endpoint": {"uri": endpoint or ENDPOINT, "sslCertificateType": "Trusted"},
                    "interfaces": [],
                }
            },
            "publishingInformation": {
                "locales": published,
                "isAvailableWorldwide": True,
                "distributionCountries": [],
                "testingInstructions": "\n\n".join(instructions),
                "category": "GAMES",
            },
            "privacyAndCompliance": {
                "allowsPurchases": False,
                "usesPersonalInfo": True,  # the first names that are said at the table
                "isChildDirected": False,
                "isExportCompliant": True,
                "containsAds": False,
                "locales": policies,
            },
            "permissions": [],
        }
    }


def ask_resources(folder: str) -> dict[str, Any]:
    """What tells the ASK command line where the package lies, `ask-resources.json`."""
    return {
        "askcliResourcesVersion": "2020-03-31",
        "profiles": {"default": {"skillMetadata": {"src": folder}}},
    }
