from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from host.content import languages
from host.ports.alexa import Skill
from host.ports.simulator import Simulator
from host.store import Store
from host.turn import Order, Turns
from host.view import view

CARDS = json.loads((Path(__file__).parent.parent / "stories/cards/order_it.json").read_text("utf-8"))
SAYS = {
    "en": {
        "first": ("{}, then {}", "first {} and then {}", "{} comes before {}"),
        "between": ("between {} and {}", "it goes between {} and {}"),
        "front": ("first", "at the front"),
        "end": ("last", "at the very end"),
        "right": ("all correct", "that's right", "wave it through"),
        "doubt": ("I doubt it", "I have my doubts", "that's wrong"),
        "swap": ("swap {} and {}",),
        "done": ("done", "that's it"),
        "idle": (
            "what's the order?",
            "help",
            "score",
            "the question again",
            "hmm",
            "repeat",
            "whose turn is it",
        ),
    },
    "de": {
        "first": ("{}, dann {}", "erst {} und dann {}", "{} kommt vor {}"),
        "between": ("zwischen {} und {}", "das kommt zwischen {} und {}"),
        "front": ("zuerst", "ganz nach vorn"),
        "end": ("zuletzt", "ganz ans Ende"),
        "right": ("alles richtig", "das stimmt", "durchwinken"),
        "doubt": ("ich zweifle", "da hab ich meine Zweifel", "das stimmt nicht"),
        "swap": ("tausch {} und {}",),
        "done": ("fertig", "das war's"),
        "idle": (
            "wie ist die Reihenfolge",
            "Hilfe",
            "wie steht es",
            "die Frage nochmal",
            "hm",
            "wie bitte",
            "wer ist dran",
        ),
    },
}


class Evening:
    """A table at which everybody answers at random, by voice."""

    def __init__(self, language: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.language, self.says = language, SAYS[language]
        self.store = Store("sqlite:///:memory:")
        turns = Turns(self.store)
        self.speaker = Simulator(turns, Skill(turns))
        names = ["Anna", "Bruno", "Clara", "Dieter", "Emil"][: self.rng.randint(2, 5)]
        order = Order(
            locale={"en": "en-US"}.get(language, "de-DE"),
            seed=seed,
            game="order_it",
            players=names,
            starter=self.rng.choice(names),
            settings={"laps": 1, "last_doubt": self.rng.choice(("quick", "full"))},
            cards=CARDS,
        )
        self.table, self.reply = self.speaker.set_table(order)
        self.asked = 0

    def view(self) -> dict[str, Any]:
        loaded = self.store.load(self.table)
        assert loaded is not None
        return view(loaded.table)

    def say(self, text: str) -> None:
        self.reply = self.speaker.say(self.table, text)

    def pick(self, kind: str, *terms: str) -> str:
        return self.rng.choice(self.says[kind]).format(*terms)

    def answer(self, seen: dict[str, Any]) -> str:
        if self.rng.random() < 0.15:
            return self.pick("idle")
        match seen["waiting_for"]["kind"]:
            case "judgement":
                return self.pick(self.rng.choice(("right", "right", "doubt")))
            case "place":
                at = self.rng.randint(0, len(seen["order"]))
                if at in (0, len(seen["order"])):
                    return self.pick("end" if at else "front")
                return self.pick("between", *seen["order"][at - 1 : at + 1])
            case _ if seen["order"]:
                return (
                    self.pick("done")
                    if self.rng.random() < 0.3
                    else self.pick("swap", *self.rng.sample(seen["order"], 2))
                )
            case _:
                return self.pick("first", *self.rng.sample(seen["terms"], 2))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_whole_games_by_voice_end_and_give_nothing_away(language: str, seed: int) -> None:
    evening = Evening(language, seed)
    labels = [[item["label"][language] for item in card["items"]] for card in CARDS]
    heard = ""
    for _ in range(600):
        seen = evening.view()
        if seen["phase"] == "finished":
            break
        card = next(place for place, terms in enumerate(labels) if set(seen["terms"]) <= set(terms))
        unheard = set(labels[card]) - set(seen["terms"])
        told = json.dumps(
            [evening.reply["speech"].split(CARDS[card]["text"][language]["question"])[-1]], ensure_ascii=False
        )
        for term in unheard:
            assert f": {term}." not in told
            assert term not in json.dumps(
                {key: seen[key] for key in ("order", "terms", "term", "waiting_for")}
            )
        before = seen
        text = evening.answer(seen)
        evening.say(text)
        heard = evening.reply["speech"]
        assert evening.reply["ends_session"] is (evening.reply["reprompt"] is None)
        after = evening.view()
        assert sorted(after["order"]) == sorted(set(after["order"]))
        if text not in evening.says["idle"]:
            assert after != before, (text, heard)
    assert evening.view()["phase"] == "finished"
    assert evening.view()["winners"]
    assert evening.view()["waiting_for"] == {"kind": "nothing", "player": None}


def test_what_the_table_sees_has_the_shape_that_outsiders_rely_on() -> None:
    evening = Evening("en", 1)
    seen = evening.view()
    assert {"order": [], "term": None, "direction": ["light", "heavy"], "last": None}.items() <= seen.items()
    assert seen["waiting_for"] == {"kind": "order", "player": seen["starter"]}
    assert seen["phase"] == "placing"
    assert all(player["chips"] == {"2": 0, "1": 0, "-1": 0} for player in seen["players"])
    evening.say("first the mouse, then the cat")
    seen = evening.view()
    assert (seen["order"], seen["term"]) == (["mouse", "cat"], None)
    assert seen["waiting_for"]["kind"] == "judgement"
    evening.say("all correct")
    seen = evening.view()
    assert (seen["term"], seen["waiting_for"]["kind"], seen["phase"]) == ("horse", "place", "placing")
    assert {player["name"]: player["score"] for player in seen["players"]}[seen["starter"]] == 2
