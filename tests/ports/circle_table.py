"""A table at Circle of Words with one card, and replacements for it."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.ports.at_table import AtTable

WORDS = {"en": ["cake", "work", "fruit"], "de": ["Kuchen", "Arbeit", "Obst"]}
LOCALES = {"en": "en-US", "de": "de-DE"}
CLUE = {"en": "river", "de": "Kino"}
NUMBERS = [83, 54, 12, 20, 41, 77, 5, 95, 37, 62, 48, 90, 28, 71]
"""Those of twelve cards, and of two replacements."""


def circle(host: FlaskClient, language: str, words: Any = None, **changes: Any) -> AtTable:
    card = {"id": "c", "words": {language: words or WORDS[language]}, "numbers": NUMBERS}
    plain: dict[str, Any] = {"cards": [card], "settings": {"secret": "phone"}}
    return AtTable(host, game="clue_circle", locale=LOCALES[language], **{**plain, **changes})
