from __future__ import annotations

import copy
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import LAUNCH, AtTable, alexa, intent, open_host, said, words_of
from tests.ports.test_simulator_sessions import STATES, at_state

Body = dict[str, Any]


def send(host: FlaskClient, body: Any) -> Body:
    """The response to a body, which must be one of Alexa's."""
    answer = host.post("/simulator/alexa", data=body if isinstance(body, str) else json.dumps(body))
    assert answer.status_code == 200, answer.text
    envelope: Body = answer.get_json()
    assert set(envelope) >= {"version", "response"}
    assert envelope["version"] == "1.0"
    response: Body = envelope["response"]
    if "outputSpeech" in response:
        assert response["outputSpeech"]["type"] == "SSML"
        assert words_of(response["outputSpeech"]["ssml"])
        assert response["shouldEndSession"] is ("reprompt" not in response)
    return response


def heard(response: Body) -> str:
    return words_of(response["outputSpeech"]["ssml"])


def without(body: Body, *path: str) -> Body:
    """The body without what lies at the end of the path."""
    smaller = copy.deepcopy(body)
    at = smaller
    for key in path[:-1]:
        at = at[key]
    del at[path[-1]]
    return smaller


def replaced(body: Body, value: Any, *path: str) -> Body:
    changed = copy.deepcopy(body)
    at = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return changed


# Which table is meant --------------------------------------------------------------------------------------


def test_each_device_has_its_own_table(host: FlaskClient) -> None:
    for device in ("one", "two"):
        assert "game" in heard(send(host, alexa(LAUNCH, device)))
    send(host, alexa(said("span of years"), "one"))
    assert "Anna and Bruno" in heard(send(host, alexa(said("Anna and Bruno"), "one")))
    assert "Anna and Bruno" not in heard(send(host, alexa(said("Anna and Bruno"), "two")))


def test_a_table_outlasts_sessions_and_users(host: FlaskClient) -> None:
    send(host, alexa(LAUNCH))
    send(host, alexa(said("span of years")))
    body = replaced(alexa(said("Anna and Bruno")), "another session", "session", "sessionId")
    body = replaced(body, {"userId": "another user"}, "context", "System", "user")
    assert "oldest" in heard(send(host, body))


def test_without_a_device_the_user_is_asked_after(host: FlaskClient) -> None:
    for text, answered in (("span of years", "playing"), ("Anna and Bruno", "oldest")):
        assert answered in heard(send(host, without(alexa(said(text)), "context", "System", "device")))


@pytest.mark.parametrize(
    "cut", [(("context",),), (("context", "System", "device"), ("context", "System", "user"))]
)
def test_without_device_and_context_the_sessions_user_is_taken(
    host: FlaskClient, cut: tuple[tuple[str, ...], ...]
) -> None:
    for text, answered in (("span of years", "playing"), ("Anna and Bruno", "oldest")):
        body = alexa(said(text))
        for path in cut:
            body = without(body, *path)
        assert answered in heard(send(host, body))


def test_a_session_may_be_missing(host: FlaskClient) -> None:
    assert "game" in heard(send(host, without(alexa(LAUNCH), "session")))
    assert "playing" in heard(send(host, without(alexa(said("span of years")), "session")))
    assert "oldest" in heard(send(host, replaced(alexa(said("Anna and Bruno")), None, "session")))


def test_a_body_for_the_simulators_device_speaks_at_the_same_table(host: FlaskClient) -> None:
    table = AtTable(host)
    send(host, alexa(intent("ReadyIntent"), table.device))
    assert table.look()["waiting_for"] == {"kind": "span", "player": "Anna"}


@pytest.mark.parametrize(
    ("locale", "word"),
    [("de-DE", "Spiel"), ("de-AT", "Spiel"), ("en-IN", "game"), ("fr-FR", "game"), (None, "game")],
)
def test_a_new_table_speaks_its_devices_language(host: FlaskClient, locale: str | None, word: str) -> None:
    assert word in heard(send(host, alexa(LAUNCH, locale=locale)))


# What is no request ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "null",
        "5",
        '"x"',
        "{}",
        '{"request": null}',
        '{"request": {}}',
        "[" * 50_000,
        '{"a":' * 50_000,
        '{"request": 5, "session": 5, "context": 5}',
    ],
    ids=lambda body: body[:20],
)
def test_what_is_no_request_of_alexas_is_refused(host: FlaskClient, body: str) -> None:
    answer = host.post("/simulator/alexa", data=body)
    assert answer.status_code == 400
    assert answer.get_json()["error"]


@pytest.mark.parametrize(
    "break_it",
    [
        lambda body: without(body, "request"),
        lambda body: without(body, "request", "requestId"),
        lambda body: without(body, "request", "timestamp"),
        lambda body: without(body, "request", "type"),
        lambda body: without(without(body, "context"), "session"),
        lambda body: replaced(body, "yesterday", "request", "timestamp"),
        lambda body: replaced(body, 17, "request", "timestamp"),
        lambda body: replaced(body, 17, "request", "type"),
        lambda body: replaced(body, 5, "request"),
        lambda body: replaced(body, "x" * 600, "request", "requestId"),
        lambda body: replaced(body, "x" * 600, "context", "System", "device", "deviceId"),
    ],
    ids=range(11),
)
def test_a_request_without_what_it_needs_is_refused(
    host: FlaskClient, break_it: Callable[[Body], Body]
) -> None:
    answer = host.post("/simulator/alexa", json=break_it(alexa(LAUNCH)))
    assert answer.status_code == 400
    assert answer.get_json()["error"]


ODD: list[Any] = [None, True, -1, 1e30, "", "\0", "\ud800", "x" * 9000, [], {}, [1], {"a": 1}]


@pytest.mark.parametrize(
    "path",
    [
        ("version",),
        ("session",),
        ("session", "new"),
        ("session", "attributes"),
        ("session", "sessionId"),
        ("session", "user"),
        ("context",),
        ("context", "System"),
        ("context", "System", "user"),
        ("context", "System", "device"),
        ("context", "System", "device", "deviceId"),
        ("context", "System", "device", "supportedInterfaces"),
        ("request",),
        ("request", "type"),
        ("request", "requestId"),
        ("request", "timestamp"),
        ("request", "locale"),
        ("request", "intent"),
        ("request", "intent", "name"),
        ("request", "intent", "slots"),
        ("request", "intent", "slots", "said"),
        ("request", "intent", "slots", "said", "value"),
        ("request", "dialogState"),
    ],
    ids=".".join,
)
def test_no_value_of_any_part_makes_the_skill_fail(host: FlaskClient, path: tuple[str, ...]) -> None:
    for value in ODD:
        answer = host.post("/simulator/alexa", data=json.dumps(replaced(alexa(said("hello")), value, *path)))
        assert answer.status_code in {200, 400}, (value, answer.text)


def test_what_amazon_adds_one_day_does_not_make_the_host_deaf(host: FlaskClient) -> None:
    body = alexa(said("span of years"))
    body["request"] |= {"dialogState": "BRAND_NEW", "confidence": {"score": 0.3}}
    resolutions = {"resolutionsPerAuthority": [{"authority": "a", "status": {"code": "ER_BRAND_NEW"}}]}
    body["request"]["intent"]["slots"]["said"]["resolutions"] = resolutions
    body["context"]["Viewports"] = [{"type": "HOLOGRAM", "id": "main", "shape": "TRIANGLE"}]
    body["context"]["Extensions"] = {"available": {}}
    assert "playing" in heard(send(host, body))


# What is said ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "slots",
    [
        None,
        {},
        {"said": None},
        {"said": {"name": "said"}},
        {"said": {"name": "said", "value": None}},
        {"said": {"name": "said", "value": "?"}},
        {"said": {"name": "said", "value": ""}},
        {"said": {"name": "said", "value": "  "}},
        {"said": {"name": "said", "value": "\0\ud800"}},
        {"number": {"name": "number", "value": "?"}, "first": {"name": "first"}},
        {"a slot": {"name": "of another skill"}},
    ],
    ids=str,
)
@pytest.mark.parametrize("name", ["SayIntent", "SpanIntent", "NoSuchIntent"])
def test_slots_without_words_are_not_understood(host: FlaskClient, name: str, slots: Any) -> None:
    table = AtTable(host)
    table.say("ready")
    body = alexa({"type": "IntentRequest", "intent": {"name": name, "slots": slots}}, table.device)
    response = send(host, body)
    assert response["shouldEndSession"] is False
    assert table.look() == table.view


@pytest.mark.parametrize("what", [{}, {"intent": None}, {"intent": {}}, {"intent": {"name": None}}], ids=str)
def test_an_intent_may_be_missing(host: FlaskClient, what: Body) -> None:
    table = AtTable(host)
    assert send(host, alexa({"type": "IntentRequest", **what}, table.device))["shouldEndSession"] is False
    assert table.look() == table.view


def test_resolutions_of_several_authorities_are_taken_in_stride(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready")
    body = alexa(intent("SpanIntent", first="1750", last="1827"), table.device)
    match = {"value": {"name": "seventeen fifty", "id": "1750"}}
    body["request"]["intent"]["slots"]["first"]["resolutions"] = {
        "resolutionsPerAuthority": [
            {"authority": "static", "status": {"code": "ER_SUCCESS_NO_MATCH"}},
            {"authority": "dynamic", "status": {"code": "ER_SUCCESS_MATCH"}, "values": [match]},
            {"authority": "late", "status": {"code": "ER_ERROR_TIMEOUT"}},
            {"authority": "broken", "status": {"code": "ER_ERROR_EXCEPTION"}, "values": []},
        ]
    }
    body["request"]["intent"]["slots"]["last"]["resolutions"] = {"resolutionsPerAuthority": None}
    send(host, body)
    assert table.look()["waiting_for"]["player"] == "Bruno"


@pytest.mark.parametrize(
    "ends", [("1750", "1827"), ("seventeen fifty", "eighteen twenty seven"), ("1827", "1750")]
)
def test_digits_and_words_are_the_same_in_a_slot(host: FlaskClient, ends: tuple[str, str]) -> None:
    table = AtTable(host, players=["Anna", "Bruno"])
    first, last = ends
    send(host, alexa(intent("SpanIntent", first=first, last=last), table.device))
    table.say("pass")
    assert table.view["last"]["spans"]["Anna"] == [1750, 1827, 77]


def test_a_number_intent_is_read_by_what_is_waited_for(host: FlaskClient) -> None:
    table = AtTable(host)
    send(host, alexa(intent("NumberIntent", number="1850"), table.device))
    assert table.look()["waiting_for"] == {"kind": "yes_no", "player": "Anna"}
    send(host, alexa(intent("AMAZON.YesIntent"), table.device))
    assert table.look()["waiting_for"] == {"kind": "span", "player": "Bruno"}


@pytest.mark.parametrize("word", ["cancel", "stop", "Cancel", "stopp"])
def test_a_stop_in_a_catch_all_slot_is_a_stop(host: FlaskClient, word: str) -> None:
    locale = "de-DE" if word == "stopp" else "en-US"
    table = AtTable(host, players=None, starter=None, locale=locale)
    assert send(host, alexa(said(word), table.device))["shouldEndSession"] is True
    assert table.look()["players"] == []
    if locale == "en-US":
        assert send(host, alexa(intent("NamesIntent", name_a=word), table.device))["shouldEndSession"] is True


KEEPING = "Fallback Repeat Pause Previous More ScrollUp Stop Cancel NavigateHome"
MOVING = "Help StartOver Yes No Resume Next"


@pytest.mark.parametrize("state", STATES)
def test_every_built_in_intent_is_answered_in_every_state(host: FlaskClient, state: str) -> None:
    kept = at_state(host, state)
    for name in KEEPING.split():
        response = send(host, alexa(intent(f"AMAZON.{name}Intent"), kept.device))
        ends = name in {"Stop", "Cancel", "NavigateHome"} or kept.view["phase"] == "finished"
        assert response["shouldEndSession"] is ends, name
        assert kept.look() == kept.view, name
    for name in MOVING.split():
        table = at_state(host, state)
        response = send(host, alexa(intent(f"AMAZON.{name}Intent"), table.device))
        assert response["shouldEndSession"] is (table.look()["phase"] == "finished"), name


def test_nothing_heard_twice_is_still_kept_apart_from_an_answer(host: FlaskClient) -> None:
    table = AtTable(host)
    for _ in range(4):
        response = send(host, alexa(intent("AMAZON.FallbackIntent"), table.device))
        assert response["shouldEndSession"] is False
    assert table.look() == table.view


# Requests that are not spoken ------------------------------------------------------------------------------


@pytest.mark.parametrize("state", STATES)
def test_an_end_is_an_end_whatever_it_carries(host: FlaskClient, state: str) -> None:
    table = at_state(host, state)
    for reason in ("USER_INITIATED", "ERROR", "EXCEEDED_MAX_REPROMPTS", "BRAND_NEW", None):
        body = alexa({"type": "SessionEndedRequest", "reason": reason}, table.device)
        body["session"]["attributes"] = {"round": 3, "waiting_for": "span"}
        if reason == "ERROR":
            body["request"]["error"] = {"type": "INVALID_RESPONSE", "message": "SSML"}
        if reason == "BRAND_NEW":
            body["request"]["error"] = {"type": "BRAND_NEW", "message": None}
        answer = host.post("/simulator/alexa", json=body)
        assert (answer.status_code, answer.get_json()["response"]) == (200, {}), reason
        assert table.look() == table.view, reason
    assert heard(send(host, alexa(LAUNCH, table.device)))


def test_an_end_without_a_session_is_an_end(host: FlaskClient) -> None:
    body = without(alexa({"type": "SessionEndedRequest", "reason": "USER_INITIATED"}), "session")
    assert send(host, body) == {}


def test_an_unasked_can_fulfill_is_denied(host: FlaskClient) -> None:
    table = AtTable(host)
    body = alexa(
        {"type": "CanFulfillIntentRequest", "intent": {"name": "SayIntent", "slots": {}}}, table.device
    )
    assert send(host, body)["canFulfillIntent"]["canFulfill"] == "NO"
    assert table.look() == table.view


@pytest.mark.parametrize(
    "kind",
    [
        "AudioPlayer.PlaybackStarted",
        "PlaybackController.NextCommandIssued",
        "System.ExceptionEncountered",
        "AlexaSkillEvent.SkillDisabled",
        "Alexa.Presentation.APL.RuntimeError",
        "Alexa.DataStore.PackageManager.UsagesInstalled",
        "AlexaHouseholdListEvent.ItemsCreated",
        "Messaging.MessageReceived",
        "Reminders.ReminderCreated",
        "AudioPlayer.BrandNew",
        "System.BrandNew",
    ],
)
def test_what_is_told_and_not_asked_gets_an_empty_answer(host: FlaskClient, kind: str) -> None:
    table = AtTable(host)
    assert send(host, alexa({"type": kind}, table.device)) == {}
    assert table.look() == table.view


@pytest.mark.parametrize(
    "kind", ["Alexa.Presentation.APL.UserEvent", "Connections.Response", "Brand.New", "X"]
)
def test_a_request_of_another_kind_asks_the_question_again(host: FlaskClient, kind: str) -> None:
    table = AtTable(host)
    more = (
        {"arguments": ["answer", 3], "source": {"type": "TouchWrapper", "id": "a"}} if "APL" in kind else {}
    )
    assert send(host, alexa({"type": kind, **more}, table.device))["shouldEndSession"] is False
    assert table.look()["waiting_for"] == table.view["waiting_for"]


# The same request again ------------------------------------------------------------------------------------


def test_the_same_request_gets_the_same_answer_and_counts_once(host: FlaskClient) -> None:
    table = AtTable(host)
    table.say("ready")
    body = alexa(said("1750 to 1827"), table.device)
    first = send(host, body)
    assert table.look()["waiting_for"]["player"] == "Bruno"
    send(host, alexa(intent("ScoreIntent"), table.device))
    assert send(host, body) == first
    assert table.look()["waiting_for"]["player"] == "Bruno"


def test_the_same_words_in_a_new_request_count_again(host: FlaskClient) -> None:
    table = AtTable(host)
    for player in ("Bruno", "Clara"):
        send(host, alexa(said("1750 to 1827"), table.device))
        assert table.look()["waiting_for"]["player"] == player


def test_a_repeated_launch_and_a_repeated_end_count_once(host: FlaskClient) -> None:
    body = alexa(LAUNCH)
    assert send(host, body) == send(host, body)
    end = alexa({"type": "SessionEndedRequest", "reason": "EXCEEDED_MAX_REPROMPTS"})
    assert send(host, end) == send(host, end) == {}


def test_the_same_id_on_another_device_is_another_request(host: FlaskClient) -> None:
    send(host, alexa(LAUNCH, "one", requestId="r1"))
    send(host, alexa(LAUNCH, "two", requestId="r1"))
    send(host, alexa(said("span of years"), "one", requestId="r2"))
    assert "playing" in heard(send(host, alexa(said("span of years"), "two", requestId="r2")))


def test_sixteen_deliveries_at_once_count_once(tmp_path: Path) -> None:
    with open_host(tmp_path) as host:
        table = AtTable(host)
        table.say("ready")
        bodies = [
            alexa(said(text), table.device) for text in ("1750 to 1827", "1800 to 1810", "1790 to 1800")
        ]
        for body in bodies:
            with ThreadPoolExecutor(16) as threads:
                answers = list(
                    threads.map(lambda same: send(host.application.test_client(), same), [body] * 16)
                )
            assert all(answer == answers[0] for answer in answers)
        view = table.look()
        spans = {"Anna": [1750, 1827, 77], "Bruno": [1800, 1810, 10], "Clara": [1790, 1800, 10]}
        assert (view["round"], view["last"]["spans"]) == (2, spans)


def test_sixteen_first_launches_at_once_make_one_table(tmp_path: Path) -> None:
    with open_host(tmp_path) as host, ThreadPoolExecutor(16) as threads:
        bodies = [alexa(LAUNCH, "fresh") for _ in range(16)]
        answers = list(threads.map(lambda body: send(host.application.test_client(), body), bodies))
        assert all(heard(answer) for answer in answers)
        send(host, alexa(said("span of years"), "fresh"))
        assert "oldest" in heard(send(host, alexa(said("Anna and Bruno"), "fresh")))


# The webhook -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Signature-256": "x", "SignatureCertChainUrl": "https://s3.amazonaws.com/echo.api/x.pem"},
        {"Skip-Verification": "1", "X-Forwarded-For": "127.0.0.1", "Authorization": "Bearer x"},
    ],
    ids=str,
)
@pytest.mark.parametrize("query", ["", "?verify=false", "?debug=1"])
def test_the_webhook_lets_nobody_in_unverified(
    host: FlaskClient, headers: dict[str, str], query: str
) -> None:
    table = AtTable(host)
    for body in ("", "{}", "[", json.dumps(alexa(intent("ReadyIntent"), table.device))):
        answer = host.post(f"/alexa{query}", data=body, headers=headers)
        assert answer.status_code == 400
        assert answer.get_json()["error"]
    assert table.look() == table.view
