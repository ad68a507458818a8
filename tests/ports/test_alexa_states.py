"""What can happen in every state that a table of any game gets into, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import pytest
from flask.testing import FlaskClient

from host.app import create_app
from host.games.contract import Kind
from host.store import Store
from host.table import Pending, Table
from host.view import view
from tests.ports.alexa_rules import keeps_the_rules
from tests.ports.at_table import LAUNCH, alexa, intent, said
from tests.ports.played import LANGUAGES, LOCALES, State, states

Body = dict[str, Any]


class House:
    """Hosts tables that are in the states we want, each on a device of its own."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.store = Store("sqlite:///:memory:")
        self.client: FlaskClient = create_app(self.store, simulator=True).test_client()
        self.now = int(datetime.now(UTC).timestamp())

    def tables(self) -> Iterator[tuple[State, At]]:
        """A table in each state, as good as new."""
        for state, table in states(self.language).items():
            yield state, self.seat(table)

    def seat(self, table: Table) -> At:
        own = replace(table, id=uuid4().hex[:8].upper())
        device = f"device of {own.id}"
        self.store.add(own, device)
        return At(self, own.id, device)


class At:
    """One table of the house."""

    def __init__(self, house: House, table_id: str, device: str) -> None:
        self.house, self.id, self.device = house, table_id, device

    def send(self, what: Body, **request: Any) -> Body:
        """The response's own part, after the rules that all keep were checked."""
        body = alexa(what, self.device, locale=LOCALES[self.house.language], **request)
        envelope = self.post(body)
        if what["type"] != "SessionEndedRequest":
            keeps_the_rules(envelope)
        return dict(envelope["response"])

    def post(self, body: Body) -> Body:
        answer = self.house.client.post("/simulator/alexa", json=body)
        assert answer.status_code == 200, answer.text
        envelope: Body = answer.get_json()
        return envelope

    def heard(self, what: Body, **request: Any) -> str:
        response = self.send(what, **request)
        return keeps_the_rules({"version": "1.0", "response": response})

    @property
    def table(self) -> Table:
        loaded = self.house.store.load(self.id)
        assert loaded is not None
        return loaded.table

    @property
    def view(self) -> Body:
        return view(self.table)

    @property
    def over(self) -> bool:
        return bool(self.view["waiting_for"]["kind"] == "nothing")


@pytest.fixture(params=LANGUAGES)
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    opened = House(request.param)
    yield opened
    opened.store.close()


def open_again(response: Body) -> bool:
    return response["shouldEndSession"] is False


def kept(at: At, before: Table) -> bool:
    """Whether the game, and everything that was to be decided, is as it was; a lesson may have ended."""
    after, same = at.table, ("log", "lobby", "held", "seen", "evening", "phones")
    as_it_was = before.talking(lesson=after.talk.lesson)
    return all(getattr(after, part) == getattr(before, part) for part in same) and at.view == view(as_it_was)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_states_are_all_that_there_are(language: str) -> None:
    there = states(language)
    assert {kind for _, _, kind, _, _ in there} == {kind.value for kind in Kind}
    over_it = {why for _, _, _, why, _ in there}
    assert {why.value for why in Pending} - over_it <= {"same-players", "which", "void", "wrong", "suggested"}
    games = {game for game, *_ in there} - {None}
    assert len(games) == 5
    assert len(there) >= 35


# Leaving ---------------------------------------------------------------------------------------------------

pytestmark = pytest.mark.long
"""Every state of all games in both languages takes minutes."""

LEAVING = ["AMAZON.StopIntent", "AMAZON.CancelIntent", "AMAZON.NavigateHomeIntent"]


@pytest.mark.parametrize("name", LEAVING)
def test_the_host_leaves_politely_from_every_state_and_keeps_the_game(house: House, name: str) -> None:
    for state, at in house.tables():
        before = at.table
        assert at.send(intent(name))["shouldEndSession"] is True, state
        assert kept(at, before), state


WORDS_FOR_STOP = {
    "en": ("stop", "cancel", "Stop", "quit"),
    "de": ("stopp", "abbrechen", "Stopp", "halt"),
}

CATCH_ALL = [
    ("SayIntent", "said"),
    ("NamesIntent", "name_a"),
    ("BeforeIntent", "before"),
    ("GapAfterIntent", "gap_after"),
    ("TopicIntent", "topic"),
    ("WordsIntent", "word_a"),
    ("BetIntent", "target"),
]


@pytest.mark.parametrize(("name", "slot"), CATCH_ALL)
def test_a_stop_that_arrives_in_a_slot_leaves_as_well(house: House, name: str, slot: str) -> None:
    for number, (state, at) in enumerate(house.tables()):
        before, word = at.table, WORDS_FOR_STOP[house.language][number % 2]
        assert at.send(intent(name, **{slot: word}))["shouldEndSession"] is True, (state, word)
        assert kept(at, before), (state, word)


@pytest.mark.parametrize("number", [2, 3])
def test_every_way_of_saying_stop_leaves(house: House, number: int) -> None:
    for state, at in house.tables():
        before = at.table
        assert at.send(said(WORDS_FOR_STOP[house.language][number]))["shouldEndSession"] is True, state
        assert kept(at, before), state


# What changes nothing --------------------------------------------------------------------------------------


def test_help_in_every_state_ends_with_a_question(house: House) -> None:
    for state, at in house.tables():
        before, was_over = at.table, at.over
        first = at.send(intent("AMAZON.HelpIntent"))
        assert open_again(first), state
        assert keeps_the_rules({"response": first}).rstrip("\"”“' .").endswith("?") or _calls(first), state
        if not was_over:
            assert kept(at, before), state
        assert open_again(at.send(intent("AMAZON.HelpIntent"))), state


def _calls(response: Body) -> bool:
    """Whether help ends with an example of what to say right behind its question."""
    return "?" in keeps_the_rules({"response": response})[-160:]


@pytest.mark.parametrize(
    "what",
    [
        intent("AMAZON.FallbackIntent"),
        intent("SayIntent"),
        intent("NoSuchIntent"),
        {"type": "IntentRequest", "intent": {"name": "SayIntent", "slots": None}},
        {"type": "IntentRequest", "intent": {"name": "NumberIntent", "slots": {"number": None}}},
        {"type": "IntentRequest", "intent": {"name": "SpanIntent", "slots": {"first": {"name": "first"}}}},
        intent("NumberIntent", number="?"),
        intent("SpanIntent", first="?", last=""),
        {"type": "Alexa.Presentation.APL.UserEvent", "arguments": ["x"], "token": "t"},
        {"type": "Brand.New"},
    ],
    ids=str,
)
def test_what_says_nothing_changes_nothing_and_is_asked_again(house: House, what: Body) -> None:
    for state, at in house.tables():
        if at.over:
            continue
        before = at.table
        told = {at.heard(what) for _ in range(2)}
        assert kept(at, before), state
        assert len(told) == 2, (state, told)


@pytest.mark.parametrize("name", ["Pause", "Repeat", "Previous"])
def test_other_built_in_wishes_change_nothing(house: House, name: str) -> None:
    for state, at in house.tables():
        if at.over:
            continue
        before = at.table
        assert open_again(at.send(intent(f"AMAZON.{name}Intent"))), state
        assert kept(at, before), state


def test_repeat_says_the_same_and_says_it_again(house: House) -> None:
    for state, at in house.tables():
        if at.over:
            continue
        first, again = (at.heard(intent("AMAZON.RepeatIntent")) for _ in range(2))
        assert first == again, state


def test_there_is_nothing_to_repeat_before_anything_was_said(house: House) -> None:
    body = alexa(intent("AMAZON.RepeatIntent"), "a fresh device", locale=LOCALES[house.language])
    answer = house.client.post("/simulator/alexa", json=body).get_json()
    speech = keeps_the_rules(answer)
    assert any(word in speech for word in ("repeat", "wiederholen")), speech


GONE_ON_WITH = {"resume", "end-game", "new-game", "forget", "void", "wrong"}
"""Questions of the host's own that "go on" answers; so it does "Ready?"."""


def test_resume_says_the_open_question_and_no_introduction(house: House) -> None:
    for state, at in house.tables():
        if at.over or state[2] == "ready" or state[3] in GONE_ON_WITH or state[4]:
            continue
        before = at.table
        response = at.send(intent("AMAZON.ResumeIntent"))
        speech = keeps_the_rules({"response": response})
        assert len(speech) < 160, (state, speech)
        assert "Guess Master" not in speech, state
        assert "Schätzmeister" not in speech, state
        assert kept(at, before), state


@pytest.mark.parametrize("name", ["Yes", "No", "Next", "StartOver", "Resume"])
def test_the_other_built_in_intents_leave_a_table_that_can_go_on(house: House, name: str) -> None:
    for state, at in house.tables():
        over = at.over
        response = at.send(intent(f"AMAZON.{name}Intent"))
        assert open_again(response) or over or at.over or not at.table.lobby.names, state
        assert open_again(at.send(LAUNCH)), state


def test_yes_and_no_answer_every_question_that_can_be_answered_so(house: House) -> None:
    asked = [state for state, at in house.tables() if at.view["waiting_for"]["kind"] == "yes_no"]
    assert len(asked) >= 10
    for name in ("Yes", "No"):
        for state, at in house.tables():
            if state not in asked or state[4]:
                continue
            at.send(intent(f"AMAZON.{name}Intent"))
            over_it = at.table.talk.asked_back
            assert (
                over_it is None
                or over_it.why.value != state[3]
                or at.view != view(states(house.language)[state])
            )


# Coming back -----------------------------------------------------------------------------------------------

ENDS: dict[str, Body] = {
    "the end": {"reason": "USER_INITIATED"},
    "a timeout": {"reason": "EXCEEDED_MAX_REPROMPTS"},
    "an error": {"reason": "ERROR", "error": {"type": "INVALID_RESPONSE", "message": "no SSML"}},
    "an error of a new kind": {"reason": "ERROR", "error": {"type": "BRAND_NEW", "message": None}},
    "a reason of a new kind": {"reason": "BRAND_NEW"},
    "no reason": {},
}


@pytest.mark.parametrize("end", ENDS)
def test_a_table_goes_on_after_every_end_in_every_state(house: House, end: str) -> None:
    for state, at in house.tables():
        before = at.table
        body = alexa({"type": "SessionEndedRequest", **ENDS[end]}, at.device)
        body["session"]["attributes"] = {"round": 3, "waiting_for": "span"}
        assert at.post(body)["response"] == {}, state
        if end != "a timeout":
            assert kept(at, before), state
        response = at.send(LAUNCH)
        assert open_again(response), state
        assert at.table.lobby.names == before.lobby.names, state
        if before.log is not None and state[1] != "finished" and end != "a timeout":
            assert at.table.log is not None, state
            moves = len(before.log.entries)
            assert at.table.log.entries[:moves] == before.log.entries, state


def test_a_table_goes_on_on_another_device_of_the_same_account(house: House) -> None:
    for state, at in house.tables():
        account = {"userId": f"account of {at.id}"}
        there = lambda what, device, by=account: _of(what, device, by, house)  # noqa: E731
        at.post(there(LAUNCH, at.device))
        at.post(there(intent("AMAZON.StopIntent"), at.device))
        before = at.table
        envelope = at.post(there(LAUNCH, f"kitchen {at.id}"))
        keeps_the_rules(envelope)
        assert at.table.lobby.names == before.lobby.names, state
        assert at.table.talk.left_at is None, "the same table was opened"
        at.post(there(intent("AMAZON.StopIntent"), f"kitchen {at.id}"))
        at.post(there(LAUNCH, at.device))
        assert at.table.talk.left_at is None, "and it comes back"


def _of(what: Body, device: str, account: Body, house: House) -> Body:
    body = alexa(what, device, locale=LOCALES[house.language])
    body["session"]["user"] = body["context"]["System"]["user"] = account
    return body


# The same request again, and requests that are not spoken --------------------------------------------------


@pytest.mark.parametrize("name", ["AMAZON.YesIntent", "AMAZON.FallbackIntent"])
def test_a_retry_gets_the_same_answer_and_counts_once(house: House, name: str) -> None:
    for state, at in house.tables():
        body = alexa(intent(name), at.device, locale=LOCALES[house.language])
        first = at.post(body)
        after = at.view
        assert at.post(body) == first, state
        assert at.view == after, state


def test_can_fulfill_is_denied_in_every_state(house: House) -> None:
    for state, at in house.tables():
        before = at.table
        asked = {"type": "CanFulfillIntentRequest", "intent": {"name": "SayIntent", "slots": {}}}
        body = alexa(asked, at.device)
        assert at.post(body)["response"]["canFulfillIntent"]["canFulfill"] == "NO", state
        assert kept(at, before), state
