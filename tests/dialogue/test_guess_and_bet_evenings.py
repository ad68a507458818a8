"""Whole evenings of Take a Guess! by voice, at random: everything goes on, and no answer is told early."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from host.content import languages
from host.games.guess_and_bet_moves import Category
from host.ports.alexa import Skill
from host.ports.simulator import Simulator
from host.spell import amount
from host.store import Store
from host.turn import Order, Turns
from host.view import view

ANSWER = 918_273
"""No guess comes near it."""
SAYS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "category": (
            "sport",
            "society",
            "the animals",
            "science",
            "history",
            "odds and ends",
            "surprise us",
            "categories",
        ),
        "question": ("the first", "the second one", "the last", "surprise us", "topics", "no, history"),
        "ready": ("ready", "we're ready", "twelve", "Ben: 14", "hang on"),
        "number": (
            "seven",
            "two hundred",
            "pass",
            "half a million",
            "no, 12",
            "Clara: 33",
            "three point five",
            "guesses",
        ),
        "bet": (
            "two on Ben",
            "one on myself",
            "Anna",
            "three",
            "all in on Clara",
            "a yellow one on Anna",
            "no, one on Ben",
            "Clara: two on Anna",
            "on me",
            "thirty on Ben",
            "pass",
            "one on Anna",
            "one on Clara",
        ),
        "yes_no": ("yes", "no"),
        "idle": (
            "help",
            "score",
            "the question again",
            "repeat",
            "undo",
            "whose turn is it",
            "rules",
            "hmm",
            "skip",
            "",
        ),
    },
    "de": {
        "category": (
            "Sport",
            "Gesellschaft",
            "Tiere",
            "Technik",
            "Geschichte",
            "Verschiedenes",
            "überrasch uns",
            "Kategorien",
        ),
        "question": ("das erste", "das zweite", "das letzte", "überrasch uns", "Themen", "nein, Geschichte"),
        "ready": ("fertig", "wir sind fertig", "zwölf", "Ben: 14", "einen Moment"),
        "number": (
            "sieben",
            "zweihundert",
            "ich passe",
            "eine halbe Million",
            "nein, 12",
            "Clara: 33",
            "drei Komma fünf",
            "Tipps",
        ),
        "bet": (
            "zwei auf Ben",
            "einen auf mich",
            "Anna",
            "drei",
            "alles auf Clara",
            "einen gelben auf Anna",
            "nein, einen auf Ben",
            "Clara: zwei auf Anna",
            "auf mich",
            "dreißig auf Ben",
            "ich passe",
            "einen auf Anna",
            "einen auf Clara",
        ),
        "yes_no": ("ja", "nein"),
        "idle": (
            "Hilfe",
            "wie steht es",
            "die Frage nochmal",
            "wie bitte",
            "rückgängig",
            "wer ist dran",
            "Regeln",
            "hm",
            "überspringen",
            "",
        ),
    },
}


def cards(language: str) -> list[dict[str, Any]]:
    def question(card: int, place: int) -> dict[str, Any]:
        text = {"topic": f"t{'abc'[place]}", "ask": "How many?", "reveal": "{value}."}
        return {"value": ANSWER + card, "text": {language: text}}

    return [
        {"id": f"c{n}-{c}", "category": c, "questions": [question(n, place) for place in range(3)]}
        for n in range(12)
        for c in Category
    ]


class Evening:
    """One table, played by voice from start to end."""

    def __init__(self, language: str, seed: int, *, strict: bool) -> None:
        self.rng = random.Random(seed)
        self.says = SAYS[language]
        self.secrets = tuple(amount(ANSWER + n, language) for n in range(12))
        self.store = Store("sqlite:///:memory:")
        turns = Turns(self.store)
        self.speaker = Simulator(turns, Skill(turns))
        order = Order(
            locale={"en": "en-US", "de": "de-DE"}[language],
            seed=seed,
            game="guess_and_bet",
            players=["Anna", "Ben", "Clara"],
            starter="Ben",
            cards=cards(language),
            strict=strict,
        )
        self.table, _ = self.speaker.set_table(order)

    def view(self) -> dict[str, Any]:
        loaded = self.store.load(self.table)
        assert loaded is not None
        return view(loaded.table)

    def play(self) -> int:
        for said in range(1500):
            before = self.view()
            if before["phase"] == "finished":
                return said
            kind = "idle" if self.rng.random() < 0.12 else before["waiting_for"]["kind"]
            reply = self.speaker.say(self.table, self.rng.choice(self.says[kind]))
            self.check(before, reply)
        raise AssertionError("the evening does not end")

    def check(self, before: dict[str, Any], reply: dict[str, Any]) -> None:
        after = self.view()
        assert reply["speech"]
        assert reply["ends_session"] is (after["phase"] == "finished")
        assert (reply["reprompt"] is None) is reply["ends_session"]
        told = json.dumps({**after, "last": None}, ensure_ascii=False)
        assert not any(str(ANSWER + n) in told for n in range(12))
        repeated = "Repeat" in reply["request"]["request"]["intent"]["name"]
        if after["last"] == before["last"] and not repeated:
            assert not any(secret in reply["speech"] for secret in self.secrets), reply["speech"]
        if after["waiting_for"]["kind"] != "yes_no":
            assert all(player["score"] >= 0 for player in after["players"])


@pytest.mark.parametrize("strict", [False, True], ids=["generous", "strict"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 4))])
def test_an_evening_at_random_comes_to_an_end_and_keeps_its_secrets(
    language: str, seed: int, *, strict: bool
) -> None:
    evening = Evening(language, seed, strict=strict)
    assert evening.play() > 20
    evening.store.close()
