"""A certification authority of the tests' own, and Alexa requests signed by it at a frozen time."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA1, SHA256, HashAlgorithm
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from host.app import create_app
from host.chain import ChainError, Chains
from host.store import Store
from host.verify import Verifier
from tests.ports.at_table import alexa

NOW = datetime(2031, 3, 5, 12, 0, tzinfo=UTC)
"""When all these tests take place."""

URL = "https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem"
PATH = "/echo.api/echo-api-cert-12.pem"
SKILL = "amzn1.ask.skill.TEST"
SIGNER = "echo-api.amazon.com"
DAY = timedelta(days=1)

Key = rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey


@lru_cache
def key(whose: str) -> rsa.RSAPrivateKey:
    """Somebody's key; made once, since that takes long."""
    assert whose
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


@dataclass(frozen=True)
class Certified:
    certificate: x509.Certificate
    key: Key

    @property
    def pem(self) -> bytes:
        return self.certificate.public_bytes(Encoding.PEM)


def certified(  # noqa: PLR0913  what may be wrong with a certificate
    name: str,
    by: Certified | None,
    *,
    owner: Key | None = None,
    san: Sequence[str] | None = (SIGNER,),
    first: datetime = NOW - 30 * DAY,
    last: datetime = NOW + 30 * DAY,
    authority: bool = False,
    usage: x509.ObjectIdentifier = ExtendedKeyUsageOID.SERVER_AUTH,
) -> Certified:
    """A certificate as Amazon's are, but for what is told; without `by` it signs itself."""
    own: Key = owner or key(name)
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    issuer = by.certificate.subject if by else subject
    signing = by.key if by else own
    authority_key = x509.AuthorityKeyIdentifier.from_issuer_public_key(signing.public_key())
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(own.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(first)
        .not_valid_after(last)
        .add_extension(x509.BasicConstraints(ca=authority, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(own.public_key()), critical=False)
        .add_extension(authority_key, critical=False)
        .add_extension(_usage(authority=authority), critical=True)
    )
    if not authority:
        builder = builder.add_extension(x509.ExtendedKeyUsage([usage]), critical=False)
        if san is not None:
            names = [x509.DNSName(given) for given in san]
            builder = builder.add_extension(x509.SubjectAlternativeName(names), critical=False)
    return Certified(builder.sign(signing, SHA256()), own)


def by_sha1(good: Certified, by: Certified) -> Certified:
    """The same certificate signed as nobody signs any more, and no library lets one sign."""
    sha256, sha1 = (bytes.fromhex("06092a864886f70d0101") + last for last in (b"\x0b", b"\x05"))
    whole, to_sign = good.certificate.public_bytes(Encoding.DER), good.certificate.tbs_certificate_bytes
    assert isinstance(by.key, rsa.RSAPrivateKey)
    again = by.key.sign(to_sign.replace(sha256, sha1), PKCS1v15(), SHA1())  # noqa: S303  what must not do
    made = whole.replace(sha256, sha1)[: -len(again)] + again
    return Certified(x509.load_der_x509_certificate(made), good.key)


def _usage(*, authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=True,
        key_cert_sign=authority,
        crl_sign=authority,
        content_commitment=False,
        key_encipherment=not authority,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


@lru_cache
def root() -> Certified:
    return certified("root", None, authority=True, first=NOW - 900 * DAY, last=NOW + 900 * DAY)


@lru_cache
def intermediate() -> Certified:
    return certified("intermediate", root(), authority=True)


@lru_cache
def leaf() -> Certified:
    return certified("leaf", intermediate())


def chain(of: Certified | None = None) -> bytes:
    """What lies at S3: the leaf first."""
    return (of or leaf()).pem + intermediate().pem


class Shelf:
    """S3 as the tests fill it; counts what is fetched."""

    def __init__(self, **held: bytes) -> None:
        self.held: dict[str, bytes] = {PATH: chain(), **held}
        self.asked: list[str] = []

    def __call__(self, path: str) -> bytes:
        self.asked.append(path)
        if path not in self.held:
            raise ChainError("S3 answers 404")
        return self.held[path]


class Door:
    """A host whose webhook is open to requests that this authority signs, at a time that stands."""

    def __init__(self, folder: Path | None = None, application: str | None = SKILL) -> None:
        url = f"sqlite:///{folder / 'tables.sqlite'}" if folder else "sqlite:///:memory:"
        self.store = Store(url)
        self.shelf = Shelf()
        self.now = NOW
        self.chains = Chains(self.shelf, (root().certificate,))
        self.verifier = Verifier(application, self.chains, lambda: self.now)
        app = create_app(self.store, simulator=True, verifier=self.verifier)
        self.host: FlaskClient = app.test_client()

    def post(self, body: bytes | dict[str, Any], headers: Any = None, query: str = "") -> TestResponse:
        """Post this, signed and addressed well unless other headers are given."""
        raw = body if isinstance(body, bytes) else packed(body)
        return self.host.post(f"/alexa{query}", data=raw, headers=signed(raw) if headers is None else headers)


def packed(body: dict[str, Any]) -> bytes:
    return json.dumps(body, ensure_ascii=False).encode()


def request(what: dict[str, Any], at: datetime = NOW, **more: Any) -> dict[str, Any]:
    """An Alexa request body with a timestamp of these tests' time."""
    return alexa(what, timestamp=at.strftime("%Y-%m-%dT%H:%M:%SZ"), **more)


def signature(raw: bytes, by: Key | None = None, digest: HashAlgorithm | None = None) -> str:
    """The value of Signature-256."""
    signing = by or leaf().key
    if isinstance(signing, ec.EllipticCurvePrivateKey):
        return base64.b64encode(signing.sign(raw, ec.ECDSA(digest or SHA256()))).decode()
    return base64.b64encode(signing.sign(raw, PKCS1v15(), digest or SHA256())).decode()


def signed(raw: bytes, url: str = URL) -> dict[str, str]:
    """Amazon's three headers for a body; the old signature is there, and counts for nothing."""
    return {
        "Signature": signature(raw, digest=SHA1()),  # noqa: S303  as Amazon still sends it
        "Signature-256": signature(raw),
        "SignatureCertChainUrl": url,
    }
