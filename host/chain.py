"""Amazon's certificate chain: where it may lie, fetched within limits, validated, kept while it is valid."""

from __future__ import annotations

import io
import re
import socket
import ssl
import time
import warnings
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from threading import Lock
from urllib.parse import unquote

import certifi
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.utils import CryptographyDeprecationWarning
from cryptography.x509.verification import PolicyBuilder, Store

SIGNER = "echo-api.amazon.com"
"""Whom the leaf must name among its subject alternative names."""

HOST, PORT = "s3.amazonaws.com", 443
FOLDER = "/echo.api/"

LONGEST_URL = 500
MOST_BYTES = 100_000
"""Of a chain; Amazon's has about six thousand."""

MOST_CERTIFICATES = 10
SECONDS = 3.0
"""In which a chain is there, from the name's look-up to its last byte; Alexa waits about eight in all."""

AT_ONCE = 4
"""Chains that are fetched side by side; whoever comes later waits, within the same seconds."""

MOST_KEPT = 8
"""Chains in the cache; Amazon uses one at a time."""


class ChainError(Exception):
    """There is no chain to be trusted; the text says why."""


Fetch = Callable[[str], bytes]
"""What lies at a path of Amazon's S3; raises ChainError where nothing comes in time."""

_URL = re.compile(rf"(?i:https://{re.escape(HOST)})(?::{PORT}|:)?(/.*)", re.ASCII)
_PATH = re.compile(r"[A-Za-z0-9._~/-]+", re.ASCII)


def path_of(url: str) -> str:
    """The path on Amazon's S3 that a SignatureCertChainUrl names, normalised (ALEXA.md, Verification).

    Raises ChainError where the chain may not lie there.
    """
    found = _URL.fullmatch(url) if len(url) <= LONGEST_URL else None
    path = unquote(found[1]) if found else ""
    if not _PATH.fullmatch(path) or "//" in path:
        raise ChainError("the address is none of Amazon's")
    kept: list[str] = []
    for part in path.split("/")[1:]:
        if part == "..":
            kept = kept[:-1]
        elif part != ".":
            kept.append(part)
    normal = "/" + "/".join(kept)
    if not normal.startswith(FOLDER) or path.endswith(("/", "/.", "/..")):
        raise ChainError("the address is outside of Amazon's folder")
    return normal


# Fetched ---------------------------------------------------------------------------------------------------

_fetching = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="chain")

Connect = Callable[[float], socket.socket]
"""A connection to S3 that is there within so many seconds; raises OSError."""


def connected(seconds: float) -> socket.socket:
    """A TLS connection to Amazon's S3. Raises OSError."""
    plain = socket.create_connection((HOST, PORT), seconds)
    try:
        return _tls().wrap_socket(plain, server_hostname=HOST)
    except OSError:
        plain.close()
        raise


@lru_cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=certifi.where())


def fetched(path: str, connect: Connect = connected, seconds: float = SECONDS) -> bytes:
    """What lies at this path of Amazon's S3: one answer, no redirects.

    Raises ChainError where it is not there, too big, or not complete in so many seconds.
    """
    waiting = _fetching.submit(_fetch, path, connect, time.monotonic() + seconds)
    try:
        return waiting.result(seconds)
    except TimeoutError:
        waiting.cancel()
        raise ChainError("the chain did not come in time") from None
    except (OSError, HTTPException, ValueError) as fault:
        raise ChainError(f"the chain could not be fetched: {type(fault).__name__}") from fault


def _fetch(path: str, connect: Connect, until: float) -> bytes:
    with connect(_left(until)) as line:
        line.settimeout(_left(until))
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode("ascii"))
        with HTTPResponse(_Until(line, until)) as answer:  # type: ignore[arg-type]  # all it needs is a file
            answer.begin()
            if answer.status != 200:  # noqa: PLR2004  the one that brings a chain
                raise ChainError(f"S3 answers {answer.status}")
            told = answer.read(MOST_BYTES + 1)
    if len(told) > MOST_BYTES:
        raise ChainError("the chain is too big")
    return told


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


class _Until(io.RawIOBase):
    """A connection as a file that is read until a moment, however slowly it trickles."""

    def __init__(self, line: socket.socket, until: float) -> None:
        self._line = line
        self._until = until

    def makefile(self, mode: str) -> io.BufferedReader:  # noqa: ARG002  as a socket has it
        """The file for http.client."""
        return io.BufferedReader(self)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        self._line.settimeout(_left(self._until))
        return self._line.recv_into(buffer)


# Validated, and kept ---------------------------------------------------------------------------------------


_CERTIFICATE = re.compile(rb"-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----", re.DOTALL)


@lru_cache
def trusted() -> tuple[x509.Certificate, ...]:
    """The roots that browsers trust, by certifi; one that cryptography will not read any more is left out."""
    found = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", CryptographyDeprecationWarning)  # Starfield's root has the serial 0
        for pem in _CERTIFICATE.findall(Path(certifi.where()).read_bytes()):
            with suppress(ValueError):
                found.append(x509.load_pem_x509_certificate(pem))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Signer:
    """Whose signatures are good, and from when to when."""

    key: RSAPublicKey
    first: datetime
    last: datetime


class Chains:
    """Amazon's signing keys by the address of their chain: few, and only such as were validated."""

    def __init__(self, fetch: Fetch = fetched, roots: tuple[x509.Certificate, ...] | None = None) -> None:
        """Fetch chains like this, and trust these roots (else those of certifi)."""
        self._fetch = fetch
        self._store = Store(list(trusted() if roots is None else roots))
        self._kept: OrderedDict[str, Signer] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def signer(self, url: str, now: datetime) -> Signer:
        """Who signs by the chain at this address. Raises ChainError where it is not to be trusted now."""
        path = path_of(url)
        with self._lock:
            kept = self._kept.get(path)
            if kept is not None and kept.first <= now <= kept.last:
                self._kept.move_to_end(path)
                return kept
        found = self._validated(self._fetch(path), now)
        with self._lock:
            self._kept[path] = found
            self._kept.move_to_end(path)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    def _validated(self, pem: bytes, now: datetime) -> Signer:
        try:
            leaf, *others = x509.load_pem_x509_certificates(pem)
            names = _named(leaf)
            policy = PolicyBuilder().store(self._store).time(now).max_chain_depth(MOST_CERTIFICATES)
            chain = policy.build_server_verifier(x509.DNSName(SIGNER)).verify(
                leaf, others[:MOST_CERTIFICATES]
            )
            key = leaf.public_key()
        except Exception as fault:  # the library raises all sorts of things on what others have made
            raise ChainError(f"the chain is not valid: {type(fault).__name__}") from fault
        if SIGNER not in names or not isinstance(key, RSAPublicKey):
            raise ChainError(f"the certificate is no RSA certificate of {SIGNER}")
        return Signer(
            key,
            max(certificate.not_valid_before_utc for certificate in chain),
            min(certificate.not_valid_after_utc for certificate in chain),
        )


def _named(leaf: x509.Certificate) -> list[str]:
    """The names of the leaf, as they stand there; a verifier takes wildcards too."""
    names = leaf.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return [name.lower() for name in names.get_values_for_type(x509.DNSName)]
