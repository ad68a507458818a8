"""No way round the verification, and the cache of chains."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from host import chain as chains
from host.verify import Verifier
from tests.ports.at_table import LAUNCH, AtTable, intent
from tests.ports.refusing import Reasons, refused
from tests.ports.signing import (
    DAY,
    NOW,
    PATH,
    URL,
    Door,
    certified,
    chain,
    leaf,
    packed,
    request,
    root,
    signature,
    signed,
)


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
