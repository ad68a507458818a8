"""A small pack of cards without a fault, for tests that seed one, and how it is written and read."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

Pack = dict[str, Any]
Check = Callable[[Pack], list[str]]

TODAY = date(2026, 11, 30)
FACTS, SOURCES = "cards/facts.yaml", "cards/sources.yaml"
YEAR, ORDER, BET = "cards/year_span.yaml", "cards/order_it.yaml", "cards/guess_and_bet.yaml"
SCALE, CIRCLE = "cards/scale_strip.yaml", "cards/clue_circle.yaml"

TERMS = {
    "mouse": ("mouse", "Maus"),
    "hedgehog": ("hedgehog", "Igel"),
    "cat": ("cat", "Katze"),
    "sheep": ("sheep", "Schaf"),
    "lion": ("lion", "Löwe"),
    "horse": ("horse", "Pferd"),
    "hippo": ("hippo", "Flusspferd"),
    "elephant": ("African elephant", "Afrikanischer Elefant"),
    "whale": ("blue whale", "Blauwal"),
}
PLANETS = {
    "en": ["Venus", "the sun", "Saturn", "Pluto", "Earth", "Jupiter", "Neptune", "Io", "Mercury"],
    "de": ["Venus", "Sonne", "Saturn", "Pluto", "Erde", "Jupiter", "Neptun", "Io", "Merkur"],
}
SUBJECTS = [
    ("an oak door", "eine Eichentür"),
    ("the lighthouse of Bremen", "der Bremer Leuchtturm"),
    ("a giraffe calf", "ein Giraffenkalb"),
    ("our cupboard", "unser Küchenschrank"),
    ("a circus tent", "ein Zirkuszelt"),
    ("the mast of a ship", "der Mast eines Schiffes"),
    ("a garden gnome", "ein Gartenzwerg"),
    ("some very old yew", "irgendeine uralte Eibe"),
    ("the pulpit in Ulm", "die Kanzel in Ulm"),
    ("a bishop's hat", "ein Bischofshut"),
    ("a full rain barrel", "ein volles Regenfass"),
    ("Grandpa's wardrobe", "Opas Kleiderschrank"),
]


def fact(value: float, kind: str = "quantity", unit: str = "cm", **more: Any) -> dict[str, Any]:
    return {
        "kind": kind,
        "value": value,
        "unit": unit,
        "accept": [value, value],
        "stability": "fixed",
        "checked": "2026-11-30",
        "recheck": None,
        "sources": ["museum", "agency"],
        "status": "verified",
        **more,
    }


def source(owner: str, kind: str = "museum") -> dict[str, Any]:
    return {
        "title": f"{owner}: a page",
        "address": f"https://example.org/{owner}",
        "kind": kind,
        "licence": "facts only, no text taken",
        "owner": owner,
    }


def sound_pack() -> Pack:
    """A pack without a fault: file by file, as the YAML holds it."""
    year = {"kind": "year", "unit": "year", "calendar": "gregorian", "precision": "day"}
    facts = {
        "fire": fact(1666, date="1666-09-02", **year),
        "throw": fact(1618, date="1618-05-23", **year),
        "doors": fact(7, "count", "door"),
        "keys": fact(88, "count", "key", stability="slow", recheck="2031-11", as_of=2026),
        "melting": fact(1064, unit="degC"),
        **{f"long-{place}": fact(round(100 / 13 * (place + 1), 1)) for place in range(12)},
        **{f"mass-{name}": fact(3**n, unit="kg", sources=["table"]) for n, name in enumerate(TERMS)},
        **{
            f"opened-{n}": fact(1800 + 10 * n, date=f"{1800 + 10 * n}", **{**year, "precision": "year"})
            for n in range(9)
        },
    }
    tags = {"difficulty": 2, "tags": ["test"]}
    pack = {
        SOURCES: {
            "sources": {
                "museum": source("Museum"),
                "agency": source("Agency"),
                "branch": source("Museum"),
                "table": source("Institute", "dataset"),
            }
        },
        FACTS: {"facts": facts},
        YEAR: {
            "cards": [
                {"id": "ys-fire", "fact": "fire", **tags, "severity": 0, "min_age": 6},
                {"id": "ys-throw", "fact": "throw", **tags, "severity": 1, "min_age": 8},
            ]
        },
        ORDER: {
            "cards": [
                {
                    "id": "oi-mass",
                    **tags,
                    "measure": "quantity",
                    "items": [{"fact": f"mass-{name}"} for name in TERMS],
                },
                {
                    "id": "oi-opened",
                    **tags,
                    "measure": "year",
                    "items": [{"fact": f"opened-{n}"} for n in range(9)],
                },
            ]
        },
        BET: {
            "cards": [
                {
                    "id": "gb-one",
                    "category": "misc",
                    "questions": [{"fact": name, "difficulty": 3} for name in ("doors", "keys", "melting")],
                }
            ]
        },
        SCALE: {
            "cards": [
                {"id": f"ss-{n}", "fact": f"long-{n}", **tags, "scale": {"start": 0, "end": 100}}
                for n in range(12)
            ]
        },
        CIRCLE: {"cards": [{"id": "cc-sea", **tags}, {"id": "cc-town", **tags}]},
    }
    for place, language in enumerate(("en", "de")):
        for game, cards in words(place, language).items():
            pack[f"{language}/cards/{game}.yaml"] = {"cards": cards}
    return pack


def words(place: int, language: str) -> dict[str, Any]:
    def either(*both: Any) -> Any:
        return both[place]

    return {
        "year_span": {
            "ys-fire": {
                "prompt": either(
                    "A baker's oven sets half of London on fire.", "London brennt fast ganz ab."
                ),
                "reveal": either(
                    "That was {year}. The baker got away.", "Das war {year}. Der Bäcker entkam."
                ),
            },
            "ys-throw": {
                "prompt": either(
                    "Angry nobles in Prague push two governors out of a window.",
                    "In Prag fliegen zwei Statthalter aus dem Fenster der Burg.",
                ),
                "reveal": either("It was {year}. Both lived.", "Es war {year}. Beide überlebten."),
            },
        },
        "order_it": {
            "oi-mass": {
                "question": either("Which animal is the heaviest?", "Welches Tier wiegt am meisten?"),
                "low": either("light", "leicht"),
                "high": either("heavy", "schwer"),
                "reveal": either("Nothing alive is heavier than a whale.", "Mehr als ein Wal wiegt keiner."),
                "unit": either("kilograms", "Kilogramm"),
                "items": [label[place] for label in TERMS.values()],
            },
            "oi-opened": {
                "question": either(
                    "Which planet was put on a stamp first?", "Wer kam zuerst auf eine Marke?"
                ),
                "low": either("first", "zuerst"),
                "high": either("last", "zuletzt"),
                "reveal": either("Stamps are small worlds.", "Marken sind kleine Welten."),
                "items": PLANETS[language],
            },
        },
        "guess_and_bet": {
            "gb-one": {
                "questions": [
                    {
                        "topic": either("The cathedral", "Der Dom"),
                        "ask": either("How many doors does it have?", "Wie viele Türen hat er?"),
                        "reveal": either("{value} doors.", "{value} Türen."),
                    },
                    {
                        "topic": either("A piano", "Das Klavier"),
                        "ask": either(
                            "How many keys lie side by side?", "Wie viele Tasten liegen beieinander?"
                        ),
                        "reveal": either("{value} keys.", "{value} Tasten."),
                    },
                    {
                        "topic": either("Liquid gold", "Flüssiges Gold"),
                        "ask": either(
                            "At how many degrees does gold melt?", "Bei wie viel Grad schmilzt Gold?"
                        ),
                        "reveal": either("At {value} degrees.", "Bei {value} Grad."),
                    },
                ]
            }
        },
        "scale_strip": {
            f"ss-{n}": {
                "ask": either(f"{subject}: how long?", f"Wie groß ist {gegenstand} in Zentimetern?"),
                "unit": either("centimetres", "Zentimeter"),
                "explain": either("{value} centimetres.", "{value} Zentimeter."),
            }
            for n, (subject, gegenstand) in enumerate(SUBJECTS)
        },
        "clue_circle": {
            "cc-sea": {
                "theme": either("By the sea", "Am Meer"),
                "words": either(["shell", "wave", "towel"], ["Muschel", "Welle", "Handtuch"]),
            },
            "cc-town": {
                "theme": either("In the market town", "In der Stadt"),
                "words": either(["bridge", "tram", "baker"], ["Brücke", "Bahn", "Bäcker"]),
            },
        },
    }


SOUND = json.dumps(sound_pack())


def write(pack: Pack, folder: Path) -> None:
    for name, held in pack.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(held if isinstance(held, str) else json.dumps(held, ensure_ascii=False), "utf-8")


def card(pack: Pack, name: str, place: int = 0) -> Any:
    return pack[name]["cards"][place]


def text(pack: Pack, language: str, game: str, card_id: str) -> Any:
    return pack[f"{language}/cards/{game}.yaml"]["cards"][card_id]


def only(faults: list[str], start: str) -> bool:
    """The one fault there is begins like this."""
    assert [fault for fault in faults if fault.startswith(start)] == faults != [], faults
    return True
