"""Requests that are let in, and certificate chains that are not."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID

from host import chain as chains
from tests.ports.at_table import LAUNCH, AtTable, intent, said, words_of
from tests.ports.refusing import STRANGER, Reasons, refused
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
