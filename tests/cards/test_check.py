"""Every fault that a pack of cards can have, seeded one at a time into a small sound pack."""

import json
from collections.abc import Callable
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from host import cli
from host.cards import check as cardcheck
from host.cards import packs
from host.cards.check import clue_circle, giveaways, reading
from host.cards.check.pack import Answer

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


def test_the_packs_that_come_with_the_host_have_no_fault() -> None:
    assert cardcheck.check(cardcheck.built_in(), TODAY) == []


def test_a_sound_pack_has_no_fault(pack: Pack, check: Check) -> None:
    assert check(pack) == []


# The form ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "field"),
    [
        *product([YEAR, SCALE], ["id", "fact", "difficulty", "tags"]),
        (SCALE, "scale"),
        (ORDER, "measure"),
        (ORDER, "items"),
        (BET, "category"),
        (BET, "questions"),
        (CIRCLE, "tags"),
    ],
)
def test_a_card_without_a_field_is_told(pack: Pack, check: Check, name: str, field: str) -> None:
    del card(pack, name)[field]
    assert any(f"missing field `{field}`" in fault for fault in check(pack))


@pytest.mark.parametrize(
    "field", ["kind", "value", "accept", "unit", "stability", "checked", "sources", "status"]
)
def test_a_fact_without_a_field_is_told(pack: Pack, check: Check, field: str) -> None:
    del pack[FACTS]["facts"]["fire"][field]
    faults = check(pack)
    assert f"{FACTS}: fire: missing field `{field}`" in faults
    assert f"{YEAR}: ys-fire: unknown or faulty fact fire" in faults


@pytest.mark.parametrize("field", ["title", "address", "kind", "licence", "owner"])
def test_a_source_without_a_field_is_told(pack: Pack, check: Check, field: str) -> None:
    del pack[SOURCES]["sources"]["agency"][field]
    assert f"{SOURCES}: agency: missing field `{field}`" in check(pack)


def test_an_empty_field_of_a_source_is_told(pack: Pack, check: Check) -> None:
    pack[SOURCES]["sources"]["agency"]["title"] = ""
    assert f"{SOURCES}: agency: Expected `str` of length >= 1 - at `$.title`" in check(pack)


def test_a_misspelled_field_is_told(pack: Pack, check: Check) -> None:
    card(pack, YEAR)["severty"] = 3
    assert only(check(pack), f"{YEAR}: ys-fire: unknown field `severty`")


def test_a_yes_that_yaml_makes_a_truth_value_of_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"]["value"] = True
    assert f"{FACTS}: fire: Expected `int | float`, got `bool` - at `$.value`" in check(pack)


@pytest.mark.parametrize("value", [float("nan"), 10**400])
def test_a_fact_that_is_no_number_is_told(pack: Pack, check: Check, value: float) -> None:
    pack[FACTS]["facts"]["fire"]["value"] = value
    assert f"{FACTS}: fire: no number, or one beyond all scales" in check(pack)


def test_a_scale_that_runs_backwards_is_told(pack: Pack, check: Check) -> None:
    card(pack, SCALE)["scale"] = {"start": 20, "end": 0}
    assert only(check(pack), f"{SCALE}: ss-0: a scale runs from its start up to its end")


def test_a_card_without_its_text_in_one_language_is_told(pack: Pack, check: Check) -> None:
    del pack["de/cards/year_span.yaml"]["cards"]["ys-fire"]
    assert only(check(pack), "de/cards/year_span.yaml: ys-fire: no text in de")


def test_a_game_without_a_whole_language_is_told_card_by_card(pack: Pack, check: Check) -> None:
    del pack["de/cards/clue_circle.yaml"]
    assert check(pack) == [f"de/cards/clue_circle.yaml: cc-{name}: no text in de" for name in ("sea", "town")]


def test_a_text_without_a_part_is_told(pack: Pack, check: Check) -> None:
    del text(pack, "en", "year_span", "ys-fire")["reveal"]
    assert only(check(pack), "en/cards/year_span.yaml: ys-fire: missing field `reveal`")


def test_an_empty_text_is_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "order_it", "oi-mass")["low"] = " "
    assert only(check(pack), "en/cards/order_it.yaml: oi-mass: low: missing")


def test_a_text_that_belongs_to_no_card_is_told(pack: Pack, check: Check) -> None:
    pack["en/cards/clue_circle.yaml"]["cards"]["cc-see"] = {"theme": "A", "words": ["b", "c", "d"]}
    assert only(check(pack), "en/cards/clue_circle.yaml: cc-see: no such card")


def test_a_label_too_few_is_told(pack: Pack, check: Check) -> None:
    text(pack, "de", "order_it", "oi-mass")["items"].pop()
    assert only(check(pack), "de/cards/order_it.yaml: oi-mass: 8 items for the 9 of the card")


def test_a_file_that_is_no_yaml_is_told_and_the_rest_is_checked(pack: Pack, check: Check) -> None:
    pack["de/cards/clue_circle.yaml"] = "cards: [unclosed"
    pack[FACTS]["facts"]["fire"]["accept"] = [1600, 1601]
    faults = check(pack)
    assert any(fault.startswith("de/cards/clue_circle.yaml: -: cannot be read") for fault in faults)
    assert f"{FACTS}: fire: the value 1666 lies outside accept, 1600 to 1601" in faults


def test_cards_of_an_unknown_game_are_told(pack: Pack, check: Check) -> None:
    pack["cards/chess.yaml"] = {"cards": []}
    assert only(check(pack), "cards/chess.yaml: -: no such game")


def test_an_empty_folder_is_no_pack(check: Check) -> None:
    assert any("no cards" in fault for fault in check({}))


# Facts and sources ------------------------------------------------------------------------------------------


def test_an_unknown_fact_is_told(pack: Pack, check: Check) -> None:
    card(pack, YEAR)["fact"] = "flood"
    assert only(check(pack), f"{YEAR}: ys-fire: unknown or faulty fact flood")


def test_an_unknown_source_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"]["sources"].append("hearsay")
    assert only(check(pack), f"{FACTS}: fire: unknown or faulty source hearsay")


@pytest.mark.parametrize("sources", [["museum"], ["museum", "branch"], ["table"], []])
def test_fewer_than_two_owners_are_told(pack: Pack, check: Check, sources: list[str]) -> None:
    pack[FACTS]["facts"]["fire"]["sources"] = sources
    assert only(check(pack), f"{FACTS}: fire: fewer than 2 owners")


def test_a_fact_that_stands_as_a_single_source_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"]["status"] = "single_source"
    assert only(check(pack), f"{FACTS}: fire: stands as a single source")


def test_a_data_set_alone_serves_only_a_whole_ordering_question(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-cat"]["sources"] = ["museum", "agency"]
    faults = check(pack)
    assert len(faults) == len(TERMS) - 1
    assert f"{FACTS}: mass-lion: fewer than 2 owners: institute" in faults


def test_a_data_set_alone_does_not_serve_a_fact_that_another_game_asks_too(pack: Pack, check: Check) -> None:
    card(pack, SCALE)["fact"] = "mass-cat"
    assert only(check(pack), f"{FACTS}: mass-cat: fewer than 2 owners")


@pytest.mark.parametrize("stability", ["slow", "record", "yearly"])
def test_an_ageing_fact_without_a_recheck_date_is_told(pack: Pack, check: Check, stability: str) -> None:
    pack[FACTS]["facts"]["keys"] |= {"stability": stability, "recheck": None}
    assert only(check(pack), f"{FACTS}: keys: ages ({stability}) and has no re-check date")


def test_a_recheck_date_that_is_none_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["keys"]["recheck"] = "soon"
    assert only(check(pack), f"{FACTS}: keys: the re-check date soon is none")


def test_an_ageing_fact_past_its_recheck_date_is_a_warning_and_no_fault(
    pack: Pack, check: Check, tmp_path: Path
) -> None:
    pack[FACTS]["facts"]["keys"]["recheck"] = "2026-10"
    assert check(pack) == []
    write(pack, tmp_path)
    due = cardcheck.ageing(cardcheck.read(tmp_path), TODAY)
    assert [(found.card, found.reason) for found in due] == [("keys", "to be looked up again since 2026-10")]
    assert cardcheck.ageing(cardcheck.read(tmp_path), date(2026, 10, 1)) == []


def test_a_value_outside_accept_is_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["doors"]["accept"] = [8, 9]
    assert only(check(pack), f"{FACTS}: doors: the value 7 lies outside accept, 8 to 9")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"value": 0, "accept": [0, 0], "date": "0000"}, "there was no year 0"),
        ({"value": 1666.5, "accept": [1666.5, 1666.5]}, "1666.5 is not a whole year"),
        ({"precision": "circa"}, "circa"),
        ({"date": "circa 1666"}, "circa"),
        ({"precision": "decade"}, "precision decade"),
        ({"accept": [1665, 1667]}, "disputed: 1665 to 1667"),
        ({"status": "disputed"}, "disputed: only"),
        ({"calendar": None}, "without calendar"),
        ({"date": None}, "without date"),
        ({"date": "1667-09-02"}, "the date 1667-09-02 is not of the year 1666"),
        ({"value": 1997, "accept": [1997, 1997], "date": "1997-08-31"}, "younger than 30 years"),
        ({"kind": "quantity"}, "a year that stands as a quantity"),
    ],
)
def test_a_year_that_is_not_certain_is_told(pack: Pack, check: Check, change: Any, reason: str) -> None:
    pack[FACTS]["facts"]["fire"] |= change
    assert any(fault.startswith(f"{FACTS}: fire: {reason}") for fault in check(pack))


def test_a_year_before_christ_may_be_asked(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["fire"] |= {"value": -44, "accept": [-44, -44], "date": "-0044-03-15"}
    assert check(pack) == []


def test_an_event_that_is_no_year_is_told(pack: Pack, check: Check) -> None:
    card(pack, YEAR)["fact"] = "doors"
    assert f"{YEAR}: ys-fire: asks for a year, and doors is a count" in check(pack)


def test_a_crime_without_a_minimum_age_is_told(pack: Pack, check: Check) -> None:
    del card(pack, YEAR, 1)["min_age"]
    assert only(check(pack), f"{YEAR}: ys-throw: a severity and no min_age")


# Texts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("The Thames is 346 kilometres long.", "digits"),
        ("A room of nine m² is on fire.", "digits"),
        ("Half of London & Southwark is on fire.", "signs: &"),
        ("It is forty °C in London.", "signs: °"),
        ("A fire (a large one) in London.", "signs: ( )"),
        ("Rome burns in sixty-four A.D. already.", "abbreviations"),
        ("Nero burns Rome in AD sixty-four.", "abbreviations: AD"),
        ("The NASA is on fire.", "abbreviations: NASA"),
        ("London brennt z. B. oft.", "abbreviations: z, z. B."),
        ("It burns approx. five days.", "abbreviations: approx"),
        ("The fire is nine km wide.", "abbreviations: km"),
        ("The fire is nine m wide.", "abbreviations: m"),
        ("Dr Johnson is on fire.", "abbreviations: Dr"),
        ("In the reign of Louis XIV. a fire breaks out.", "Roman numerals: XIV"),
        ("In World War II London is on fire.", "Roman numerals: II"),
        ("Elizabeth I sees a fire.", "Roman numerals: Elizabeth I"),
        ("Unter Karl V. brennt London.", "Roman numerals: Karl V"),
        ("A fire. " * 24, "192 characters, more than 180"),
        ("A fire burns " + "on and on and on " * 5 + "in London.", "a sentence of 30 words"),
    ],
)
def test_a_text_that_a_voice_would_stumble_over_is_told(
    pack: Pack, check: Check, said: str, reason: str
) -> None:
    text(pack, "en", "year_span", "ys-fire")["prompt"] = said
    assert any(
        fault.startswith(f"en/cards/year_span.yaml: ys-fire: prompt: {reason}") for fault in check(pack)
    )


@pytest.mark.parametrize(
    "said",
    [
        "It was {year}, and O'Hara's T-shirt – a café find – burned: all of it!",
        "It was {year}. “When I came home, I had vitamin C.”",
        "Es war {year} … und übrig blieb kein A, kein S-Bahnhof und kein „Öl“.",
    ],
)
def test_a_text_for_the_ear_is_no_fault(pack: Pack, check: Check, said: str) -> None:
    text(pack, "en", "year_span", "ys-fire")["reveal"] = said
    assert check(pack) == []


def test_an_overlong_topic_is_told(pack: Pack, check: Check) -> None:
    topic = "The cathedral of a town that nobody knows by name"
    text(pack, "en", "guess_and_bet", "gb-one")["questions"][0]["topic"] = topic
    assert only(check(pack), "en/cards/guess_and_bet.yaml: gb-one: topic 1: 49 characters, more than 40")


def test_an_unknown_placeholder_is_told(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "scale_strip", "ss-1")["explain"] = "{height} {value}." + language
    faults = check(pack)
    assert [fault.split(": ", 1)[1] for fault in faults] == [
        "ss-1: explain: unknown placeholder {height}"
    ] * 2


def test_a_placeholder_in_the_question_is_told(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "year_span", "ys-fire")["prompt"] += " {year}"
    assert all("prompt: {year} gives the answer away" in fault for fault in check(pack))


def test_placeholders_that_differ_between_languages_are_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "year_span", "ys-fire")["reveal"] = "That was {year}. Yes, {year}."
    start = "en/cards/year_span.yaml: ys-fire: reveal: placeholders {year} {year}, but {year} in de"
    assert only(check(pack), start)


def test_a_reveal_that_never_tells_the_answer_is_told(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "scale_strip", "ss-1")["explain"] = f"Guess: {language}."
    assert all("explain: without {value} the answer is never told" in fault for fault in check(pack))


def test_an_untranslated_text_is_told(pack: Pack, check: Check) -> None:
    english = text(pack, "en", "year_span", "ys-fire")["prompt"]
    text(pack, "de", "year_span", "ys-fire")["prompt"] = english
    assert only(check(pack), "en/cards/year_span.yaml: ys-fire: prompt: untranslated, the same as in de")


def test_untranslated_words_are_told(pack: Pack, check: Check) -> None:
    text(pack, "de", "clue_circle", "cc-sea")["words"] = ["shell", "wave", "towel"]
    assert only(check(pack), "en/cards/clue_circle.yaml: cc-sea: words: untranslated")


def test_names_may_be_the_same_in_both_languages(pack: Pack, check: Check) -> None:
    for language in ("en", "de"):
        text(pack, language, "guess_and_bet", "gb-one")["questions"][0]["topic"] = "Westminster Abbey"
    assert check(pack) == []


# What gives the answer away ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "card_id", "said"),
    [
        ("year_span", "ys-fire", "London burns in sixteen sixty-six."),
        ("year_span", "ys-fire", "Sechzehnhundertsechsundsechzig brennt London."),
        ("year_span", "ys-fire", "London burns in 1666."),
    ],
)
def test_an_answer_in_the_question_is_told(
    pack: Pack, check: Check, game: str, card_id: str, said: str
) -> None:
    text(pack, "en", game, card_id)["prompt"] = said
    assert any("prompt: gives the answer away" in fault for fault in check(pack))


@pytest.mark.parametrize("topic", ["The seven doors", "Sieben Türen", "Siebentürendom"])
def test_a_topic_that_gives_the_answer_away_is_told(pack: Pack, check: Check, topic: str) -> None:
    text(pack, "de", "guess_and_bet", "gb-one")["questions"][0]["topic"] = topic
    start = "de/cards/guess_and_bet.yaml: gb-one: topic 1: gives the answer away, 7"
    assert only(check(pack), start)


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Einhundertdreiundneunzig Flaggen", 193),
        ("hundertdreiundneunzig Flaggen", 193),
        ("a hundred and ninety-three flags", 193),
        ("three and a half weeks", 3.5),
        ("half a million bees", 500_000),
        ("1,642 metres", 1642),
    ],
)
def test_an_answer_may_be_said_in_several_ways(said: str, value: float) -> None:
    assert giveaways.gives_away(said, Answer(value, value, value), ("de", "en"))


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Louis the Fourteenth", 4),
        ("at one end of the road", 1),
        ("twenty-eight friends", 8),
        ("two thousand soldiers", 2),
        ("in the seventeenth century", 7),
        ("im siebzehnten Jahrhundert", 7),
        ("achthundert Leute", 8),
        ("ein Viertel der Achse", 4),
    ],
)
def test_a_number_that_is_part_of_another_gives_nothing_away(said: str, value: int) -> None:
    assert not giveaways.gives_away(said, Answer(value, value, value), ("de", "en"))


# What is there twice ----------------------------------------------------------------------------------------


def test_an_id_that_is_there_twice_is_told(pack: Pack, check: Check) -> None:
    card(pack, CIRCLE, 1)["id"] = "cc-sea"
    assert f"{CIRCLE}: cc-sea: the id is there twice" in check(pack)


def test_an_id_that_two_games_have_is_told(pack: Pack, check: Check) -> None:
    card(pack, CIRCLE)["id"] = "ys-fire"
    for language in ("en", "de"):
        texts = pack[f"{language}/cards/clue_circle.yaml"]["cards"]
        texts["ys-fire"] = texts.pop("cc-sea")
    assert only(check(pack), f"{YEAR}: ys-fire: the id is there twice")


def test_a_key_that_yaml_would_lose_is_told(pack: Pack, check: Check) -> None:
    pack[SOURCES] = yaml.safe_dump(pack[SOURCES]) + "  museum: {title: Another}\n"
    assert f"{SOURCES}: museum: is there twice" in check(pack)


def test_facts_may_stand_in_a_folder_of_files_and_one_that_stands_in_two_is_told(
    pack: Pack, tmp_path: Path
) -> None:
    facts = pack[FACTS]["facts"]
    first, *others = facts
    pack["cards/facts/first.yaml"] = {"facts": {first: facts[first]}}
    pack[FACTS] = {"facts": {name: facts[name] for name in others}}
    write(pack, tmp_path / "apart")
    assert cardcheck.check(cardcheck.read(tmp_path / "apart"), TODAY) == []
    pack["cards/facts/second.yaml"] = {"facts": {first: facts[first]}}
    write(pack, tmp_path / "twice")
    told = cardcheck.check(cardcheck.read(tmp_path / "twice"), TODAY)
    assert [(fault.card, fault.reason) for fault in told] == [
        (first, f"stands in {tmp_path / 'twice'}/cards/facts/first.yaml too")
    ]


def test_a_fact_that_one_game_uses_twice_is_told(pack: Pack, check: Check) -> None:
    card(pack, SCALE, 3)["fact"] = "long-2"
    assert only(check(pack), f"{SCALE}: ss-3: the fact long-2 is used in ss-2 already")


@pytest.mark.parametrize(
    "said",
    [
        "The mast of a ship: how long!",
        "How long: the mast of a ship?",
    ],
)
def test_questions_that_are_nearly_the_same_are_told(pack: Pack, check: Check, said: str) -> None:
    text(pack, "en", "scale_strip", "ss-9")["ask"] = said
    assert only(check(pack), "en/cards/scale_strip.yaml: ss-9: asks nearly the same as ss-5")


def test_questions_of_one_pattern_are_told_only_where_their_answers_are_equal(
    pack: Pack, check: Check
) -> None:
    asks = text(pack, "en", "guess_and_bet", "gb-one")["questions"]
    asks[1]["ask"] = "At how many degrees does lead melt?"
    assert check(pack) == []
    pack[FACTS]["facts"]["keys"] |= {"value": 1064, "accept": [1064, 1064]}
    assert only(check(pack), "en/cards/guess_and_bet.yaml: gb-one: asks nearly the same as gb-one")


def test_word_sets_that_share_two_words_are_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "clue_circle", "cc-town")["words"] = ["bridge", "towel", "wave"]
    assert only(check(pack), "en/cards/clue_circle.yaml: cc-town: has nearly the words of cc-sea")


# order_it ---------------------------------------------------------------------------------------------------


def test_an_order_of_eight_is_told(pack: Pack, check: Check) -> None:
    card(pack, ORDER)["items"].pop()
    for language in ("en", "de"):
        text(pack, language, "order_it", "oi-mass")["items"].pop()
    assert f"{ORDER}: oi-mass: 8 items, not 9" in check(pack)


def test_mixed_units_are_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-cat"]["unit"] = "g"
    assert only(check(pack), f"{ORDER}: oi-mass: mixed units: quantity in g, quantity in kg")


def test_a_measure_that_is_not_that_of_the_facts_is_told(pack: Pack, check: Check) -> None:
    card(pack, ORDER, 1)["measure"] = "quantity"
    assert only(check(pack), f"{ORDER}: oi-opened: measure quantity, and its facts are of kind year")


def test_two_items_of_one_value_are_told(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-lion"] |= {"value": 27, "accept": [27, 27]}
    assert only(check(pack), f"{ORDER}: oi-mass: not strictly monotonic")


@pytest.mark.parametrize("accept", [[81, 230], [150, 160]])
def test_neighbours_closer_than_a_tenth_between_their_accept_ranges_are_told(
    pack: Pack, check: Check, accept: list[int]
) -> None:
    pack[FACTS]["facts"]["mass-lion"]["accept"] = accept
    pack[FACTS]["facts"]["mass-lion"]["value"] = accept[0]
    pack[FACTS]["facts"]["mass-sheep"] |= {"value": 75, "accept": [27, 140]}
    assert any(f"{ORDER}: oi-mass: too close" in fault for fault in check(pack))


def test_a_tenth_apart_is_enough(pack: Pack, check: Check) -> None:
    pack[FACTS]["facts"]["mass-lion"]["accept"] = [81, 220]
    assert check(pack) == []


def test_years_lie_a_gap_apart_and_no_ratio(pack: Pack, check: Check) -> None:
    opened = pack[FACTS]["facts"]["opened-4"]
    opened |= {"value": 1832, "accept": [1832, 1832], "date": "1832"}
    assert check(pack) == []
    opened |= {"value": 1831, "accept": [1831, 1831], "date": "1831"}
    assert only(check(pack), f"{ORDER}: oi-opened: too close: opened-3 (1830 to 1830) and opened-4")


def test_degrees_celsius_lie_a_gap_apart_and_no_ratio(pack: Pack, check: Check) -> None:
    for n, name in enumerate(TERMS):
        value = 1000 + 20 * n
        pack[FACTS]["facts"][f"mass-{name}"] |= {"unit": "degC", "value": value, "accept": [value, value]}
    assert check(pack) == []
    pack[FACTS]["facts"]["mass-cat"]["accept"] = [1021, 1040]
    assert only(check(pack), f"{ORDER}: oi-mass: too close")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Iran", "Irak"), ("baseball", "basketball"), ("Austria", "Australia"), ("Cat", "cat"), ("cat", "rat")],
)
def test_labels_that_are_alike_or_sound_alike_are_told(
    pack: Pack, check: Check, one: str, other: str
) -> None:
    labels = text(pack, "en", "order_it", "oi-mass")["items"]
    labels[2], labels[4] = one, other
    start = f"en/cards/order_it.yaml: oi-mass: labels that are alike or sound alike: {one} and {other}"
    assert only(check(pack), start)


# The other games --------------------------------------------------------------------------------------------


def test_a_card_to_bet_on_with_two_questions_is_told(pack: Pack, check: Check) -> None:
    card(pack, BET)["questions"].pop()
    for language in ("en", "de"):
        text(pack, language, "guess_and_bet", "gb-one")["questions"].pop()
    assert only(check(pack), f"{BET}: gb-one: 2 questions, not 3")


def test_an_unknown_category_is_told(pack: Pack, check: Check) -> None:
    card(pack, BET)["category"] = "gossip"
    assert only(check(pack), f"{BET}: gb-one: unknown category gossip")


def test_a_topic_that_is_there_twice_is_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "guess_and_bet", "gb-one")["questions"][1]["topic"] = "the cathedral"
    assert only(check(pack), "en/cards/guess_and_bet.yaml: gb-one: the same topic twice")


@pytest.mark.parametrize("value", [-1, 101])
def test_an_answer_off_the_scale_is_told(pack: Pack, check: Check, value: int) -> None:
    pack[FACTS]["facts"]["long-4"] |= {"value": value, "accept": [value, value]}
    assert only(check(pack), f"{SCALE}: ss-4: the answer {value} lies off the scale")


@pytest.mark.parametrize("value", [2, 98, 0, 100])
def test_an_answer_within_two_per_cent_of_an_end_is_told(pack: Pack, check: Check, value: int) -> None:
    pack[FACTS]["facts"]["long-4"] |= {"value": value, "accept": [value, value]}
    assert only(check(pack), f"{SCALE}: ss-4: the answer {value} lies within 2 % of an end")


def test_answers_that_lie_low_on_average_are_told(pack: Pack, check: Check) -> None:
    for scale in (held["scale"] for held in pack[SCALE]["cards"]):
        scale["end"] = 160
    faults = check(pack)
    assert any(fault.startswith(f"{SCALE}: -: the answers lie at 0.31 of the scale") for fault in faults)


def test_a_third_of_the_scale_without_answers_is_told(pack: Pack, check: Check) -> None:
    for place in range(12):
        value = 10 + place if place % 2 else 90 - place
        pack[FACTS]["facts"][f"long-{place}"] |= {"value": value, "accept": [value, value]}
    assert only(check(pack), f"{SCALE}: -: no answer lies in the middle third of the scale")


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("ice cream", "not one plain word"),
        ("T-shirt", "not one plain word"),
        ("seven", "a number"),
        ("zwölf", "a number"),
        ("dozen", "a number"),
        ("blue", "a colour"),
        ("grün", "a colour"),
        ("left", "a position"),
        ("Mitte", "a position"),
    ],
)
def test_a_starting_word_that_is_not_plain_is_told(pack: Pack, check: Check, word: str, reason: str) -> None:
    text(pack, "en", "clue_circle", "cc-sea")["words"][1] = word
    assert only(check(pack), f"en/cards/clue_circle.yaml: cc-sea: {word}: {reason}")


def test_two_starting_words_only_are_told(pack: Pack, check: Check) -> None:
    text(pack, "en", "clue_circle", "cc-sea")["words"].pop()
    faults = check(pack)
    assert "en/cards/clue_circle.yaml: cc-sea: 2 words, not 3" in faults


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("farm", "farmer"),
        ("Bauer", "Bauernhof"),
        ("ship", "spaceship"),
        ("Arbeit", "Arbeiter"),
        ("baker", "bakery"),
        ("sun", "sunflower"),
    ],
)
def test_a_shared_stem_within_a_set_is_told(pack: Pack, check: Check, one: str, other: str) -> None:
    text(pack, "en", "clue_circle", "cc-sea")["words"] = [one, "towel", other]
    assert only(check(pack), f"en/cards/clue_circle.yaml: cc-sea: a shared stem: {one} and {other}")


@pytest.mark.parametrize(("one", "other"), [("wave", "waiter"), ("Ei", "Eimer"), ("ant", "elephant")])
def test_words_that_only_begin_or_end_alike_share_no_stem(one: str, other: str) -> None:
    assert not clue_circle.shares_stem(one, other)


# Inline cards, and the command ------------------------------------------------------------------------------


def inline() -> list[dict[str, Any]]:
    return [
        {
            "id": "x1",
            "year": 1801,
            "text": {
                "en": {"prompt": "A king falls off a horse.", "reveal": "That was {year}."},
                "de": {"prompt": "Ein König fällt vom Pferd.", "reveal": "Das war {year}."},
            },
        },
        {"id": "x5", "words": {"en": ["cake", "work", "fruit"], "de": ["Kuchen", "Arbeit", "Obst"]}},
    ]


@pytest.mark.parametrize("held", [inline(), {"cards": inline()}])
def test_a_file_of_inline_cards_is_checked_without_facts(tmp_path: Path, held: Any) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(json.dumps(held), "utf-8")
    assert cardcheck.check(cardcheck.read(path), TODAY) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda cards: cards[0].update(year=0), "x1: there is no year 0"),
        (lambda cards: cards[0]["text"].pop("de"), "x1: no text in de"),
        (lambda cards: cards[0]["text"]["en"].update(prompt="It is 9."), "x1: prompt: digits"),
        (lambda cards: cards[1]["words"].update(en=["cake", "red", "fruit"]), "x5: red: a colour"),
        (lambda cards: cards[1].pop("words"), "x5: of no game"),
        (lambda cards: cards.append("card"), "number 3: not an object"),
    ],
)
def test_a_fault_of_an_inline_card_is_told(tmp_path: Path, change: Any, reason: str) -> None:
    cards = inline()
    change(cards)
    path = tmp_path / "own.yaml"
    path.write_text(json.dumps(cards), "utf-8")
    assert only([str(fault) for fault in cardcheck.check(cardcheck.read(path), TODAY)], f"{path}: {reason}")


def test_the_command_ends_with_one_line_per_fault_and_exit_code_1(pack: Pack, tmp_path: Path) -> None:
    card(pack, BET)["category"] = "gossip"
    write(pack, tmp_path)
    done = CliRunner().invoke(cli.main, ["cards", "check", str(tmp_path)])
    assert done.exit_code == 1
    named = "history, misc, nature, science, society, sport"
    assert done.stdout == f"{tmp_path}/{BET}: gb-one: unknown category gossip: there are {named}\n"


def test_the_command_warns_of_facts_that_are_due_and_sums_up_in_one_line(pack: Pack, tmp_path: Path) -> None:
    pack[FACTS]["facts"]["keys"]["recheck"] = "2020-01"
    write(pack, tmp_path)
    done = CliRunner().invoke(cli.main, ["cards", "check", str(tmp_path)])
    assert (done.exit_code, done.stdout) == (0, "19 cards (de, en): no fault\n")
    warned = f"warning: {tmp_path}/{FACTS}: keys: to be looked up again since 2020-01\n"
    assert done.stderr == warned


def test_several_packs_are_checked_at_once(pack: Pack, tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad.yaml"
    write(pack, good)
    bad.write_text("cards: []\nchairs: [", "utf-8")
    done = CliRunner().invoke(cli.main, ["cards", "check", str(good), str(bad)])
    assert done.exit_code == 1
    assert done.stdout.startswith(f"{bad}: -: cannot be read:")
    assert len(done.stdout.splitlines()) == 1


def test_an_ordering_question_of_years_is_read_with_values() -> None:
    metros = next(card for card in packs.cards("order_it") if card["id"] == "oi-metros")
    assert min(item["value"] for item in metros["items"]) == 1863
    assert all("year" in card for card in packs.cards("year_span"))
