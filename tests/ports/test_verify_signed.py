"""Signatures, and what is signed: the body, its time, the application."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from cryptography.hazmat.primitives.hashes import SHA1, SHA384

from tests.ports.at_table import LAUNCH
from tests.ports.refusing import STRANGER, Reasons, refused
from tests.ports.signing import (
    NOW,
    URL,
    Door,
    intermediate,
    key,
    packed,
    request,
    signature,
    signed,
)

SIGNATURES: dict[str, Callable[[bytes], str]] = {
    "of SHA-1": lambda raw: signature(raw, digest=SHA1()),  # noqa: S303  what must not do
    "of SHA-384": lambda raw: signature(raw, digest=SHA384()),
    "of another body": lambda raw: signature(raw + b" "),
    "of nothing": lambda raw: signature(raw[:0]),
    "of another key": lambda raw: signature(raw, key(STRANGER)),
    "of the intermediate": lambda raw: signature(raw, intermediate().key),
    "cut short": lambda raw: signature(raw)[:-8],
    "twice": lambda raw: signature(raw) * 2,
    "no base64": lambda raw: "*" + signature(raw)[1:],
    "base64 for addresses": lambda raw: signature(raw).replace("/", "_").replace("+", "-") + "_",
    "base64 without its end": lambda raw: signature(raw).rstrip("="),
    "base64 with a break in it": lambda raw: signature(raw)[:20] + " " + signature(raw)[20:],
    "empty": lambda raw: raw[:0].decode(),
    "one letter": lambda raw: chr(65 + len(raw) % 2),
    "very long": lambda raw: "A" * (50_000 + len(raw) % 2),
    "beyond ASCII": lambda raw: signature(raw)[:-1] + "ü",
}


@pytest.mark.parametrize("fault", SIGNATURES)
def test_a_signature_that_is_not_of_this_body_is_refused(door: Door, reasons: Reasons, fault: str) -> None:
    raw = packed(request(LAUNCH))
    headers = {**signed(raw), "Signature-256": SIGNATURES[fault](raw)}
    assert "ignature" in refused(door, reasons, door.post(raw, headers))


@pytest.mark.parametrize("at", [0, 1, 100, -2, -1])
def test_a_body_that_was_tampered_with_is_refused(door: Door, reasons: Reasons, at: int) -> None:
    raw = packed(request(LAUNCH))
    bent = bytearray(raw)
    bent[at] ^= 1
    answers = [door.post(bytes(bent), signed(raw)), door.post(raw + b" ", signed(raw))]
    assert refused(door, reasons, *answers) == "the signature is not of this body"


@pytest.mark.parametrize("missing", ["Signature-256", "SignatureCertChainUrl"])
def test_a_header_that_is_missing_or_empty_is_a_refusal(door: Door, reasons: Reasons, missing: str) -> None:
    raw = packed(request(LAUNCH))
    without = {name: value for name, value in signed(raw).items() if name != missing}
    answers = [door.post(raw, headers) for headers in (without, {**without, missing: ""}, {})]
    assert "it has no" in refused(door, reasons, *answers)
    assert door.shelf.asked == []


@pytest.mark.parametrize("twice", ["Signature-256", "SignatureCertChainUrl"])
def test_a_header_that_comes_twice_is_a_refusal(door: Door, reasons: Reasons, twice: str) -> None:
    raw = packed(request(LAUNCH))
    headers = [*signed(raw).items(), (twice, signed(raw)[twice])]
    assert refused(door, reasons, door.post(raw, headers))


def test_the_old_signature_alone_does_not_count(door: Door, reasons: Reasons) -> None:
    raw = packed(request(LAUNCH))
    old = {"Signature": signature(raw), "SignatureCertChainUrl": URL}
    assert "Signature-256" in refused(door, reasons, door.post(raw, old))


@pytest.mark.parametrize("old", ["rubbish", "", None])
def test_the_old_signature_does_not_matter_beside_the_new_one(door: Door, old: str | None) -> None:
    raw = packed(request(LAUNCH))
    headers = {name: value for name, value in signed(raw).items() if name != "Signature"}
    assert door.post(raw, headers if old is None else {**headers, "Signature": old}).status_code == 200


def test_names_of_headers_may_be_written_in_any_case(door: Door) -> None:
    raw = packed(request(LAUNCH))
    assert door.post(raw, {name.lower(): value for name, value in signed(raw).items()}).status_code == 200


@pytest.mark.parametrize("seconds", [0, 149, 150, -149, -150])
def test_a_request_of_the_last_two_and_a_half_minutes_is_played(door: Door, seconds: int) -> None:
    assert door.post(request(LAUNCH, at=NOW + timedelta(seconds=seconds))).status_code == 200


def stamped(timestamp: Any) -> dict[str, Any]:
    body = request(LAUNCH)
    body["request"]["timestamp"] = timestamp
    return body


@pytest.mark.parametrize(
    "timestamp",
    [
        "2031-03-05T11:57:29Z",
        "2031-03-05T12:02:31Z",
        "2031-03-04T12:00:00Z",
        "2031-03-05T12:00:00",
        "2031-03-05T12:00:00+02:00",
        "2031-03-05",
        "2031-W10-3",
        "0001-01-01T00:00:00+23:59",
        "9999-12-31T23:59:59-23:59",
        "12:00",
        "now",
        "",
        None,
        1_930_478_400,
        1_930_478_400_000,
        [],
        {},
        True,
    ],
    ids=repr,
)
def test_a_request_of_another_time_is_refused(door: Door, reasons: Reasons, timestamp: Any) -> None:
    assert "timestamp" in refused(door, reasons, door.post(stamped(timestamp)))


@pytest.mark.parametrize("timestamp", ["2031-03-05T12:00:00.250Z", "2031-03-05T13:00:00+01:00"])
def test_a_time_may_be_told_in_other_ways(door: Door, timestamp: str) -> None:
    assert door.post(stamped(timestamp)).status_code == 200


def test_a_request_without_a_timestamp_is_refused(door: Door, reasons: Reasons) -> None:
    body = request(LAUNCH)
    del body["request"]["timestamp"]
    assert "timestamp" in refused(door, reasons, door.post(body))


OTHER = "amzn1.ask.skill.OTHER"


def meant_for(session: Any, system: Any) -> dict[str, Any]:
    body = request(LAUNCH)
    for holder, told in ((body["session"], session), (body["context"]["System"], system)):
        if told is None:
            del holder["application"]
        else:
            holder["application"] = told
    return body


GOOD = {"applicationId": "amzn1.ask.skill.TEST"}


@pytest.mark.parametrize(
    ("session", "system"),
    [
        ({"applicationId": OTHER}, {"applicationId": OTHER}),
        (GOOD, {"applicationId": OTHER}),
        ({"applicationId": OTHER}, GOOD),
        (None, None),
        ({}, GOOD),
        ({"applicationId": ""}, GOOD),
        ({"applicationId": None}, GOOD),
        ({"applicationId": "AMZN1.ASK.SKILL.TEST"}, GOOD),
        ({"applicationId": "amzn1.ask.skill.TEST "}, GOOD),
        ({"applicationId": ["amzn1.ask.skill.TEST"]}, GOOD),
        ("amzn1.ask.skill.TEST", "amzn1.ask.skill.TEST"),
    ],
    ids=repr,
)
def test_a_request_for_another_skill_is_refused(
    door: Door, reasons: Reasons, session: Any, system: Any
) -> None:
    assert refused(door, reasons, door.post(meant_for(session, system)))


@pytest.mark.parametrize(("session", "system"), [(GOOD, None), (None, GOOD)], ids=repr)
def test_the_skill_may_be_named_in_one_place_only(door: Door, session: Any, system: Any) -> None:
    assert door.post(meant_for(session, system)).status_code == 200


@pytest.mark.parametrize("part", ["session", "context"])
def test_a_request_may_lack_its_session_or_its_context(door: Door, part: str) -> None:
    body = request(LAUNCH)
    del body[part]
    assert door.post(body).status_code == 200


BODIES = [b"", b"{", b"[]", b"null", b"5", b"{}", b'{"request": 5}', b"[" * 50_000, b'{"a":' * 50_000]


@pytest.mark.parametrize(
    "raw", [*BODIES, b"\xff\xfe", b'{"request": "\xff"}'], ids=lambda raw: repr(raw[:20])
)
def test_a_good_signature_of_rubbish_is_refused_politely(door: Door, reasons: Reasons, raw: bytes) -> None:
    assert refused(door, reasons, door.post(raw))


@pytest.mark.parametrize(
    "bend",
    [
        lambda body: body["request"].pop("requestId"),
        lambda body: body["request"].pop("type"),
        lambda body: body["request"].update(type=17),
        lambda body: body["request"].update(requestId="x" * 600),
        lambda body: (body["context"]["System"].pop("device"), body["context"]["System"].pop("user"),
                      body["session"].pop("user"), body["session"].pop("sessionId")),
    ],
    ids=range(5),
)  # fmt: skip
def test_what_is_verified_and_still_no_request_is_refused_politely(
    door: Door, reasons: Reasons, bend: Callable[[dict[str, Any]], Any]
) -> None:
    body = request(LAUNCH)
    bend(body)
    assert refused(door, reasons, door.post(body))


def test_what_the_skill_does_not_know_is_answered_all_the_same(door: Door) -> None:
    assert door.post(request({"type": "Brand.New"})).status_code == 200
    ended = door.post(request({"type": "SessionEndedRequest", "reason": "BRAND_NEW"}))
    assert (ended.status_code, ended.get_json()["response"]) == (200, {})


@pytest.mark.parametrize("size", [1_100_000, 10_000_000])
def test_a_body_that_is_too_big_is_refused(door: Door, reasons: Reasons, size: int) -> None:
    assert "too big" in refused(door, reasons, door.post(b" " * size, {}))
