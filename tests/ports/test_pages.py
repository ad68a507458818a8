from __future__ import annotations

import json
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from host.app import create_app
from host.store import Store
from tests.ports.at_table import AtTable, alexa, card, cards, said

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
JSON = {"Accept": "application/json"}


class Text(HTMLParser):
    """The text of a page and the elements that it is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.tags: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        assert not any(name.startswith("on") for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


# The screen ------------------------------------------------------------------------------------------------


def test_a_table_is_json_for_machines_and_a_page_for_people(host: FlaskClient) -> None:
    table = AtTable(host)
    path = f"/tables/{table.id}"
    assert host.get(path, headers=JSON).get_json() == table.view
    assert host.get(path, headers=HTML).content_type.startswith("text/html")
    for accept in ("*/*", "application/json, text/html;q=0.5"):
        assert host.get(path, headers={"Accept": accept}).get_json() == table.view
    assert host.get(path).get_json() == table.view
    for accept in ("image/png", "", ";;;", "x" * 5000):
        assert host.get(path, headers={"Accept": accept}).status_code == 200


def test_an_unknown_table_or_seat_is_not_found_on_a_page_either(host: FlaskClient) -> None:
    table = AtTable(host)
    for path in (
        "/tables/ZZZZZZ",
        f"/tables/{table.id}/seats/x",
        "/tables/ZZZZZZ/seats/x",
        f"/tables/{table.id}x",
    ):
        for headers in (HTML, JSON):
            assert host.get(path, headers=headers).status_code == 404
    assert host.post(f"/tables/{table.id}/seats/x", json={"answer": "1800 to 1810"}).status_code == 404


def test_a_seat_belongs_to_its_own_table_only(host: FlaskClient) -> None:
    one, two = AtTable(host), AtTable(host)
    token = one.seats["Anna"].rsplit("/", 1)[1]
    assert host.get(f"/tables/{two.id}/seats/{token}").status_code == 404


def test_names_and_cards_are_text_on_every_page(host: FlaskClient) -> None:
    evil = "<script>alert(1)</script>&\"'"
    names = ["<b>Bo</b>", "R&B", 'O\'N "x"']
    text = {"prompt": evil, "reveal": evil + "{year}"}
    table = AtTable(host, players=names, starter="R&B", cards=[card(1, text={"en": text})] * 1 + [card(2)])
    for path in (f"/tables/{table.id}", *table.seats.values()):
        page = host.get(path, headers=HTML)
        assert page.status_code == 200
        shown = Text(page.text)
        assert evil in shown.text
        assert "b" not in shown.tags
        assert "<script>alert" not in page.text
    screen = Text(host.get(f"/tables/{table.id}", headers=HTML).text)
    assert all(name in screen.text for name in names)


def test_a_table_can_be_looked_at_at_any_time(host: FlaskClient) -> None:
    table = AtTable(host, game=None, players=None, starter=None, cards=None)
    for text in (
        "",
        "span of years",
        "Anna and Bruno",
        "Anna",
        "ready",
        "1850",
        "yes",
        "pass",
        "end the game",
        "yes",
    ):
        if text:
            table.say(text)
        assert host.get(f"/tables/{table.id}", headers=HTML).status_code == 200
        assert table.look() == table.view
    assert table.view["phase"] == "finished"


def test_a_table_set_by_voice_alone_can_be_looked_at(host: FlaskClient) -> None:
    for text in ("span of years", "Anna and Bruno", "Anna"):
        assert host.post("/simulator/alexa", json=alexa(said(text))).status_code == 200


def test_the_front_page_and_the_health_check(host: FlaskClient) -> None:
    assert "html" in host.get("/", headers=HTML).content_type
    assert host.get("/healthz").get_json()["status"] == "ok"


@pytest.fixture
def public() -> Iterator[FlaskClient]:
    """A host as it stands in the open: without the simulator."""
    store = Store("sqlite:///:memory:")
    yield create_app(store).test_client()
    store.close()


def test_without_the_simulator_there_is_no_way_in_but_alexas(public: FlaskClient) -> None:
    assert public.post("/simulator/tables", json={}).status_code == 404
    assert public.post("/simulator/say", json={"table": "x", "text": "x"}).status_code == 404
    assert public.post("/simulator/alexa", json=alexa(said("hello"))).status_code == 404
    assert public.post("/alexa", json=alexa(said("hello"))).status_code == 400
    assert public.get("/healthz").status_code == 200
    assert public.get("/").status_code == 200
    assert "simulator" not in public.get("/", headers=HTML).text


# Seats -----------------------------------------------------------------------------------------------------


def test_every_player_has_a_seat_of_ones_own_that_nobody_guesses(host: FlaskClient) -> None:
    table = AtTable(host)
    assert list(table.seats) == ["Anna", "Bruno", "Clara"]
    tokens = {path.rsplit("/", 1)[1] for path in table.seats.values()}
    assert len(tokens) == 3
    assert all(len(token) >= 16 for token in tokens)
    for name, path in table.seats.items():
        assert path.startswith(f"/tables/{table.id}/seats/")
        assert host.get(path, headers=JSON).get_json() == {"name": name, "secret": None}
        assert name in Text(host.get(path, headers=HTML).text).text


def test_seats_can_be_looked_at_before_the_game_begins(host: FlaskClient) -> None:
    table = AtTable(host, starter=None)
    for name, path in table.seats.items():
        assert host.get(path, headers=JSON).get_json() == {"name": name, "secret": None}
        assert host.get(path, headers=HTML).status_code == 200
        assert table.enter(name, "1800 to 1810").status_code == 409


def test_no_view_and_no_page_tells_anybodys_seat(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready", "1800 to 1810")
    told = (
        json.dumps(table.view) + host.get(f"/tables/{table.id}", headers=HTML).text + json.dumps(table.reply)
    )
    assert not [path for path in table.seats.values() if path.rsplit("/", 1)[1] in told]


def test_a_phones_answer_is_kept_and_told_to_nobody(host: FlaskClient) -> None:
    table = AtTable(host)
    before = table.view
    assert table.enter("Bruno", "1234 to 1250").status_code == 200
    assert table.look() == before
    told = [
        table.say(text) + json.dumps(table.reply) for text in ("score", "help", "whose turn is it", "ready")
    ]
    told += [
        host.get(path, headers=headers).text for path in table.seats.values() for headers in (HTML, JSON)
    ]
    told.append(host.get(f"/tables/{table.id}", headers=HTML).text)
    assert not [text for text in told if "1234" in text or "twelve thirty-four" in text]
    assert "twelve thirty-four" in table.say("1800 to 1850").casefold()


def test_a_phones_answer_may_be_changed_until_it_is_read_out(host: FlaskClient) -> None:
    table = AtTable(host)
    for answer in ("1700 to 1800", "1710 to 1800", "pass", "1720 to 1805"):
        assert table.enter("Bruno", answer).status_code == 200
    table.say("ready", "1800 to 1850")
    assert table.waits == ("span", "Clara")
    assert table.enter("Bruno", "1500 to 1600").status_code == 409
    table.say("pass")
    assert table.view["last"]["spans"]["Bruno"] == [1720, 1805, 85]


def test_all_by_phone_and_ready_scores_in_that_one_reply(host: FlaskClient) -> None:
    table = AtTable(host)
    for name, answer in (("Clara", "pass"), ("Anna", "1750 to 1827"), ("Bruno", "1801")):
        assert table.enter(name, answer).status_code == 200
    assert table.look()["waiting_for"]["kind"] == "ready"
    table.say("ready")
    assert (table.view["round"], table.waits) == (2, ("ready", None))
    spans = {"Anna": [1750, 1827, 77], "Bruno": [1801, 1801, 0], "Clara": None}
    assert table.view["last"] == {"year": 1801, "spans": spans, "won": {"Bruno": 3, "Anna": 2}}


def test_voice_and_phones_are_mixed_at_one_table(host: FlaskClient) -> None:
    table = AtTable(host)
    table.enter("Anna", "1750 to 1827")
    table.enter("Clara", "1799 to 1803")
    table.say("ready")
    assert table.waits == ("span", "Bruno")
    table.say("1700 to 1801")
    assert table.view["round"] == 2
    assert table.view["last"]["won"] == {"Clara": 3, "Anna": 2, "Bruno": 1}


def test_a_phone_can_answer_when_its_player_is_on_turn_and_is_read_at_the_next_word(
    host: FlaskClient,
) -> None:
    table = AtTable(host)
    table.say("ready")
    assert table.enter("Anna", "1750 to 1827").status_code == 200
    assert table.look()["waiting_for"] == {"kind": "span", "player": "Anna"}
    speech = table.say("okay")
    assert "seventeen fifty" in speech.casefold()
    assert table.waits == ("span", "Bruno")


def test_somebody_elses_word_reads_the_phone_of_whoever_is_on_turn_and_counts_too(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready")
    table.enter("Anna", "1750 to 1827")
    table.say("Bruno: 1700 to 1801")
    assert table.waits == ("span", "Clara")
    table.say("pass")
    spans = {"Anna": [1750, 1827, 77], "Bruno": [1700, 1801, 101], "Clara": None}
    assert table.view["last"]["spans"] == spans


def test_a_command_reads_the_phone_of_whoever_is_on_turn_first(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready")
    table.enter("Anna", "1750 to 1827")
    table.say("score")
    assert table.waits == ("span", "Bruno")


def test_the_last_phone_scores_at_the_next_word(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready", "1750 to 1827", "1700 to 1801")
    table.enter("Clara", "1800 to 1802")
    table.say("hm")
    assert table.view["round"] == 2
    assert table.view["last"]["spans"]["Clara"] == [1800, 1802, 2]


def test_after_a_round_phones_answer_the_next_question(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("1750 to 1827", "pass", "pass")
    assert table.enter("Anna", "1600 to 1650").status_code == 200
    table.say("ready", "pass", "pass")
    assert table.view["last"]["spans"]["Anna"] == [1600, 1650, 50]


def test_a_skipped_question_forgets_what_phones_had_entered(host: FlaskClient) -> None:
    table = AtTable(host)
    for name in table.seats:
        table.enter(name, "1750 to 1827")
    table.say("skip", "ready")
    assert table.waits == ("span", "Anna")


def test_after_the_game_phones_are_not_wanted(host: FlaskClient) -> None:
    table = AtTable(host, settings={"rounds": 1}, players=["Anna", "Bruno"])
    table.say("ready", "pass", "pass")
    assert table.view["phase"] == "finished"
    answer = table.enter("Anna", "1750 to 1827")
    assert (answer.status_code, "error" in answer.get_json()) == (409, True)


@pytest.mark.parametrize(
    "answer",
    ["", "  ", "blah", "\0", "x" * 10_000, "0 to 5", "help", "around 1850", "<b>", "9" * 400, "ready", "yes"],
)
def test_a_phone_that_makes_no_sense_is_told_so(host: FlaskClient, answer: str) -> None:
    table = AtTable(host)
    refused = table.enter("Anna", answer)
    assert refused.status_code == 400
    assert refused.get_json()["error"]
    table.say("ready")
    assert table.waits == ("span", "Anna")


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "{}", "null", '{"answer": 5}', '{"answer": null}', '{"answer": "\\ud800"}']
)
def test_a_phones_body_must_hold_an_answer(host: FlaskClient, body: str) -> None:
    table = AtTable(host)
    refused = host.post(table.seats["Anna"], data=body)
    assert refused.status_code == 400
    assert refused.get_json()["error"]


def test_a_phone_answers_for_its_own_player_only(host: FlaskClient) -> None:
    table = AtTable(host)
    table.enter("Anna", "Bruno: 1750 to 1827")
    table.say("ready")
    assert table.waits[1] in {"Anna", "Bruno"}
    table.say("pass", "pass")
    assert (table.view["last"] or {}).get("spans", {}).get("Bruno") is None


def test_a_seat_takes_get_and_post_only(host: FlaskClient) -> None:
    table = AtTable(host)
    for method in ("put", "delete", "patch"):
        assert getattr(host, method)(table.seats["Anna"]).status_code == 405


def test_phones_speak_german_too(host: FlaskClient) -> None:
    table = AtTable(host, locale="de-DE", cards=cards(1801, 1802))
    assert table.enter("Anna", "von 1750 bis 1827").status_code == 200
    assert table.enter("Bruno", "passe").status_code == 200
    assert table.enter("Clara", "achtzehnhundertfünf bis achtzehnhundertzehn").status_code == 200
    table.say("fertig")
    assert table.view["last"]["spans"] == {"Anna": [1750, 1827, 77], "Bruno": None, "Clara": [1805, 1810, 5]}


def test_a_phones_answer_outlasts_the_host(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    stores = [Store(url), Store(url)]
    table = AtTable(create_app(stores[0], simulator=True).test_client())
    table.enter("Anna", "1750 to 1827")
    table.host = create_app(stores[1], simulator=True).test_client()
    table.say("ready")
    assert table.waits == ("span", "Bruno")
    for store in stores:
        store.close()
