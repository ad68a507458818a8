from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA1, SHA384
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID

from host import chain as chains
from host.verify import Verifier
from tests.ports.at_table import LAUNCH, AtTable, intent, said, words_of
from tests.ports.signing import (
    DAY,
    NOW,
    PATH,
    SIGNER,
    URL,
    Certified,
    Door,
    by_sha1,
    certified,
    chain,
    intermediate,
    key,
    leaf,
    packed,
    request,
    root,
    signature,
    signed,
)

Reasons = Callable[[], list[str]]


@pytest.fixture
def door() -> Iterator[Door]:
    opened = Door()
    yield opened
    opened.store.close()


@pytest.fixture
def reasons(caplog: pytest.LogCaptureFixture) -> Reasons:
    """Why requests were refused, as the log tells it."""
    caplog.set_level(logging.WARNING, "guessmaster")
    told = "a request is refused: "

    def so_far() -> list[str]:
        return [line.removeprefix(told) for line in caplog.messages if line.startswith(told)]

    return so_far


def refused(door: Door, reasons: Reasons, *answers: Any) -> str:
    """All of these got a 400 and a reason in the log; that reason, the last one."""
    for answer in answers:
        assert answer.status_code == 400, answer.text
        assert set(answer.get_json()) == {"error"}
    assert len(reasons()) == len(answers)
    assert door.host.get("/healthz").status_code == 200
    return reasons()[-1]


# Let in ----------------------------------------------------------------------------------------------------


def test_a_request_that_is_signed_and_meant_for_the_skill_is_played(door: Door, reasons: Reasons) -> None:
    answer = door.post(request(LAUNCH))
    assert answer.status_code == 200
    assert "game" in words_of(answer.get_json()["response"]["outputSpeech"]["ssml"])
    assert reasons() == []


def test_the_webhook_and_the_simulator_are_the_same_skill(door: Door) -> None:
    table = AtTable(door.host)
    assert door.post(request(intent("ReadyIntent"), device=table.device)).status_code == 200
    assert table.look()["waiting_for"] == {"kind": "span", "player": "Anna"}


def test_a_body_counts_byte_by_byte_also_beyond_ascii(door: Door) -> None:
    door.post(request(LAUNCH, locale="de-DE"))
    door.post(request(said("Zeitspanne"), locale="de-DE"))
    raw = packed(request(said("Jürgen und Käthe"), locale="de-DE"))
    assert "ü".encode() in raw
    answer = door.post(raw)
    assert answer.status_code == 200
    assert "Jürgen und Käthe" in words_of(answer.get_json()["response"]["outputSpeech"]["ssml"])
    escaped = json.dumps(json.loads(raw)).encode()
    assert door.post(escaped, signed(raw)).status_code == 400


def test_white_space_in_a_body_is_signed_too(door: Door) -> None:
    raw = json.dumps(request(LAUNCH), indent=2).encode() + b"\r\n"
    assert door.post(raw).status_code == 200
    assert door.post(raw.strip(), signed(raw)).status_code == 400


def test_a_retry_gets_the_same_answer(door: Door) -> None:
    body = request(LAUNCH)
    assert door.post(body).get_json() == door.post(body).get_json()


def test_more_certificates_than_needed_do_not_matter(door: Door) -> None:
    door.shelf.held[PATH] = chain() + root().pem
    assert door.post(request(LAUNCH)).status_code == 200


def test_the_roots_of_certifi_are_trusted_where_no_others_are_named() -> None:
    names = {root.subject.rfc4514_string() for root in chains.trusted()}
    assert "CN=Amazon Root CA 1,O=Amazon,C=US" in names
    assert any("Starfield Services Root" in name for name in names)
    assert len(chains.Chains()) == 0


# Chains ----------------------------------------------------------------------------------------------------

STRANGER = "stranger"


def _stranger() -> Certified:
    own = certified("another root", None, authority=True)
    return certified(STRANGER, own)


def _elliptic() -> Certified:
    return certified("elliptic", intermediate(), owner=ec.generate_private_key(ec.SECP256R1()))


LEAVES: dict[str, Callable[[], Certified]] = {
    "expired": lambda: certified("leaf", intermediate(), last=NOW - DAY),
    "expired a second ago": lambda: certified("leaf", intermediate(), last=NOW - timedelta(seconds=1)),
    "not yet valid": lambda: certified("leaf", intermediate(), first=NOW + DAY),
    "of another name": lambda: certified("leaf", intermediate(), san=["www.amazon.com"]),
    "of a name that begins alike": lambda: certified(
        "leaf", intermediate(), san=["echo-api.amazon.com.example.org"]
    ),
    "of a wildcard": lambda: certified("leaf", intermediate(), san=["*.amazon.com"]),
    "of a common name alone": lambda: certified(SIGNER, intermediate(), san=None),
    "of no name": lambda: certified("leaf", intermediate(), san=[]),
    "for mail": lambda: certified("leaf", intermediate(), usage=ExtendedKeyUsageOID.EMAIL_PROTECTION),
    "signed by itself": lambda: certified("leaf", None),
    "signed by a stranger": _stranger,
    "signed by a leaf": lambda: certified("grandchild", leaf()),
    "an authority": lambda: certified("leaf", intermediate(), authority=True),
    "of an elliptic key": _elliptic,
    "signed by SHA-1": lambda: by_sha1(leaf(), intermediate()),
}


@pytest.mark.parametrize("fault", LEAVES)
def test_a_leaf_that_is_not_good_is_not_trusted(door: Door, reasons: Reasons, fault: str) -> None:
    bad = LEAVES[fault]()
    door.shelf.held[PATH] = chain(bad)
    raw = packed(request(LAUNCH))
    headers = {**signed(raw), "Signature-256": signature(raw, bad.key)}
    assert "chain is not valid" in (told := refused(door, reasons, door.post(raw, headers))) or SIGNER in told
    assert len(door.chains) == 0


CHAINS: dict[str, Callable[[], bytes]] = {
    "no intermediate": lambda: leaf().pem,
    "no leaf": lambda: intermediate().pem,
    "the root alone": lambda: root().pem,
    "the intermediate first": lambda: intermediate().pem + leaf().pem,
    "an expired intermediate": lambda: (
        leaf().pem + certified("intermediate", root(), authority=True, last=NOW - DAY).pem
    ),
    "an intermediate that is none": lambda: leaf().pem + certified("intermediate", root()).pem,
    "a stranger's intermediate": lambda: (
        leaf().pem + certified("intermediate", None, owner=key(STRANGER), authority=True).pem
    ),
    "empty": lambda: b"",
    "white space": lambda: b"\n \n",
    "not PEM": lambda: b"<html>not found</html>",
    "bytes": lambda: bytes(range(256)),
    "PEM of nothing": lambda: b"-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n",
    "PEM of rubbish": lambda: b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
    "PEM of a key": lambda: b"-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n",
    "DER": lambda: leaf().certificate.public_bytes(Encoding.DER),
    "cut short": lambda: chain()[:900],
    "a bent bit": lambda: chain().replace(b"M", b"N", 3),
    "five hundred certificates": lambda: leaf().pem + certified("another", root(), authority=True).pem * 500,
}


@pytest.mark.parametrize("fault", CHAINS)
def test_a_chain_that_is_not_whole_is_not_trusted(door: Door, reasons: Reasons, fault: str) -> None:
    door.shelf.held[PATH] = CHAINS[fault]()
    assert "chain" in refused(door, reasons, door.post(request(LAUNCH)))
    assert len(door.chains) == 0


def test_the_roots_of_certifi_do_not_vouch_for_a_stranger(door: Door) -> None:
    with pytest.raises(chains.ChainError):
        chains.Chains(door.shelf).signer(URL, NOW)


def test_a_chain_that_is_not_there_is_a_refusal(door: Door, reasons: Reasons) -> None:
    door.shelf.held.clear()
    assert refused(door, reasons, door.post(request(LAUNCH))) == "S3 answers 404"


# Signatures ------------------------------------------------------------------------------------------------

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


# What is signed --------------------------------------------------------------------------------------------


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
    door: Door, bend: Callable[[dict[str, Any]], Any]
) -> None:
    body = request(LAUNCH)
    bend(body)
    answer = door.post(body)
    assert answer.status_code == 400
    assert answer.get_json()["error"]


def test_what_the_skill_does_not_know_is_answered_all_the_same(door: Door) -> None:
    assert door.post(request({"type": "Brand.New"})).status_code == 200
    ended = door.post(request({"type": "SessionEndedRequest", "reason": "BRAND_NEW"}))
    assert (ended.status_code, ended.get_json()["response"]) == (200, {})


def test_a_body_that_is_too_big_is_refused(door: Door) -> None:
    assert door.post(b" " * 1_100_000, {}).status_code == 400


# No way round ----------------------------------------------------------------------------------------------


def test_without_a_skills_id_nobody_is_let_in(reasons: Reasons) -> None:
    door = Door(application=None)
    assert "--skill-id" in refused(door, reasons, door.post(request(LAUNCH)))
    assert door.shelf.asked == []
    door.store.close()


@pytest.mark.parametrize("query", ["", "?verify=false", "?debug=1", "?skill_id=amzn1.ask.skill.OTHER"])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"Skip-Verification": "1", "X-Forwarded-For": "127.0.0.1", "Authorization": "Bearer x"},
        {"X-HTTP-Method-Override": "GET", "Host": "localhost", "Content-Type": "text/plain"},
    ],
    ids=str,
)
def test_no_header_and_no_parameter_opens_the_door(
    door: Door, reasons: Reasons, query: str, more: dict[str, str]
) -> None:
    table = AtTable(door.host)
    raw = packed(request(intent("ReadyIntent"), device=table.device))
    bad = [more, {**more, "SignatureCertChainUrl": URL, "Signature-256": "AAAA"}]
    assert refused(door, reasons, *[door.post(raw, headers, query) for headers in bad])
    assert table.look() == table.view


ENVIRONMENT = [
    "SKIP_VERIFICATION", "VERIFY", "NO_VERIFY", "GUESSMASTER_VERIFY", "GUESSMASTER_SKILL_ID", "SKILL_ID",
    "FLASK_DEBUG", "FLASK_ENV", "TESTING", "DEBUG", "CI",
]  # fmt: skip


def test_no_environment_variable_opens_the_door(
    monkeypatch: pytest.MonkeyPatch, reasons: Reasons, tmp_path: Path
) -> None:
    own = tmp_path / "own.pem"
    own.write_bytes(root().pem)
    for name in ENVIRONMENT:
        monkeypatch.setenv(name, "0" if "VERIFY" in name else "1")
    for name in ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"):
        monkeypatch.setenv(name, str(own))
    chains.trusted.cache_clear()
    assert root().certificate not in chains.trusted()
    door = Door()
    raw = packed(request(LAUNCH))
    assert refused(
        door, reasons, door.post(raw, {}), door.post(raw, {**signed(raw), "Signature-256": "AAAA"})
    )
    door.store.close()


def test_nothing_is_played_when_the_webhook_is_read_rather_than_posted_to(door: Door) -> None:
    for method in ("GET", "PUT", "DELETE", "PATCH"):
        assert door.host.open("/alexa", method=method).status_code == 405


# The cache -------------------------------------------------------------------------------------------------


def test_a_chain_is_fetched_once(door: Door) -> None:
    for _ in range(3):
        assert door.post(request(LAUNCH)).status_code == 200
    dotted = "https://s3.amazonaws.com:443/echo.api/../echo.api/echo-api-cert-12.pem"
    raw = packed(request(LAUNCH))
    assert door.post(raw, signed(raw, dotted)).status_code == 200
    assert door.shelf.asked == [PATH]


def test_only_a_chain_that_is_good_is_kept(door: Door) -> None:
    for number in range(20):
        raw = packed(request(LAUNCH))
        url = f"https://s3.amazonaws.com/echo.api/no-{number}.pem"
        door.shelf.held[chains.path_of(url)] = leaf().pem if number % 2 else b"rubbish"
        assert door.post(raw, signed(raw, url)).status_code == 400
    assert len(door.chains) == 0


def test_a_bad_signature_does_not_spoil_the_cache(door: Door) -> None:
    raw = packed(request(LAUNCH))
    assert door.post(raw, {**signed(raw), "Signature-256": "AAAA"}).status_code == 400
    assert door.post(raw).status_code == 200
    assert door.shelf.asked == [PATH]


def test_the_cache_stays_small_and_keeps_what_is_used(door: Door) -> None:
    raw = packed(request(LAUNCH))
    for number in range(30):
        url = f"https://s3.amazonaws.com/echo.api/{number}.pem"
        door.shelf.held[chains.path_of(url)] = chain()
        assert door.post(raw, signed(raw, url)).status_code == 200
        assert door.post(raw).status_code == 200
        assert len(door.chains) <= chains.MOST_KEPT
    assert door.shelf.asked.count(PATH) == 1


def test_what_has_expired_is_fetched_anew(door: Door) -> None:
    assert door.post(request(LAUNCH)).status_code == 200
    door.now = NOW + 31 * DAY
    assert door.post(request(LAUNCH, at=door.now)).status_code == 400
    assert door.shelf.asked == [PATH, PATH]
    new = certified("leaf", later := certified("intermediate", root(), authority=True, last=NOW + 90 * DAY),
                    last=NOW + 60 * DAY)  # fmt: skip
    door.shelf.held[PATH] = new.pem + later.pem
    assert door.post(request(LAUNCH, at=door.now)).status_code == 200
    assert door.post(request(LAUNCH, at=door.now)).status_code == 200
    assert len(door.shelf.asked) == 3


def test_a_chain_is_kept_no_longer_than_its_intermediate_is_valid(door: Door) -> None:
    short = certified("intermediate", root(), authority=True, last=NOW + DAY)
    door.shelf.held[PATH] = leaf().pem + short.pem
    assert door.post(request(LAUNCH)).status_code == 200
    door.now = NOW + 2 * DAY
    assert door.post(request(LAUNCH, at=door.now)).status_code == 400


def test_requests_that_come_at_once_are_told_apart(tmp_path: Path) -> None:
    door = Door(tmp_path)
    good = [packed(request(LAUNCH, device=f"device {number}")) for number in range(24)]

    def sent(number: int) -> int:
        raw = good[number]
        headers = signed(raw) if number % 3 else {**signed(raw), "Signature-256": signature(raw + b" ")}
        client = door.host.application.test_client()
        return client.post("/alexa", data=raw, headers=headers).status_code

    with ThreadPoolExecutor(12) as threads:
        answers = list(threads.map(sent, range(24)))
    assert answers == [200 if number % 3 else 400 for number in range(24)]
    assert len(door.chains) == 1
    door.store.close()


def test_the_clock_is_the_hosts_own() -> None:
    now = Verifier(None)._clock()
    assert now.tzinfo is not None
    assert abs(now - datetime.now(now.tzinfo)) < timedelta(seconds=5)
