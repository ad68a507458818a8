"""Whether a request comes from Alexa, and is meant for this skill now (docs/ALEXA.md, Verification)."""

from __future__ import annotations

import base64
import binascii
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Annotated

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256

from host.chain import ChainError, Chains

URL_HEADER = "SignatureCertChainUrl"
SIGNATURE_HEADER = "Signature-256"

LONGEST_SIGNATURE = 2000
"""Characters of a signature; an RSA key of 4096 bits makes 684."""

TOLERANCE = timedelta(seconds=150)
"""Between a request's timestamp and now."""

_log = logging.getLogger("guessmaster")


class UnverifiedError(Exception):
    """The request is not to be answered; the text says why."""


class _Application(msgspec.Struct):
    id: Annotated[str, msgspec.Meta(min_length=1)] = msgspec.field(name="applicationId")


class _Addressed(msgspec.Struct):
    application: _Application | None = None


class _Context(msgspec.Struct):
    system: _Addressed | None = msgspec.field(name="System", default=None)


class _Timed(msgspec.Struct):
    timestamp: str


class _Body(msgspec.Struct):
    """What is looked at in a body whose signature is good."""

    request: _Timed
    session: _Addressed | None = None
    context: _Context | None = None


def _now() -> datetime:
    return datetime.now(UTC)


class Verifier:
    """The door of the webhook. Without an application id it opens to nobody."""

    def __init__(
        self, application: str | None, chains: Chains | None = None, clock: Callable[[], datetime] = _now
    ) -> None:
        """Let in requests for this application id (amzn1.ask.skill.…) alone."""
        self._application = application
        self._chains = chains if chains is not None or application is None else Chains()
        self._clock = clock
        self._read = msgspec.json.Decoder(_Body)

    def check(self, url: str | None, signature: str | None, body: bytes) -> None:
        """Raise UnverifiedError unless the raw body is Alexa's, by the values of its two headers."""
        try:
            self._check(url, signature, body)
        except (UnverifiedError, ChainError) as fault:
            _log.warning("a request is refused: %s", fault)
            raise UnverifiedError(str(fault)) from fault

    def _check(self, url: str | None, signature: str | None, body: bytes) -> None:
        if self._application is None or self._chains is None:
            raise UnverifiedError("the host does not know its skill's id (guessmaster serve --skill-id …)")
        if not url or not signature:
            raise UnverifiedError(f"it has no {URL_HEADER} or no {SIGNATURE_HEADER}")
        signed = _unpacked(signature)
        now = self._clock()
        signer = self._chains.signer(url, now)
        try:
            signer.key.verify(signed, body, PKCS1v15(), SHA256())
        except InvalidSignature:
            raise UnverifiedError("the signature is not of this body") from None
        self._check_body(body, now)

    def _check_body(self, body: bytes, now: datetime) -> None:
        try:
            told = self._read.decode(body.decode())
            sent = datetime.fromisoformat(told.request.timestamp)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise UnverifiedError("it is no request of Alexa's with a timestamp") from None
        if sent.tzinfo is None or abs(now - sent) > TOLERANCE:
            raise UnverifiedError("its timestamp is not of now")
        system = told.context and told.context.system
        named = {to.application.id for to in (told.session, system) if to and to.application}
        if named != {self._application}:
            raise UnverifiedError("it is meant for another skill")


def _unpacked(signature: str) -> bytes:
    if len(signature) > LONGEST_SIGNATURE:
        raise UnverifiedError("the signature is too long")
    try:
        return base64.b64decode(signature.encode("ascii"), validate=True)
    except (binascii.Error, UnicodeError):
        raise UnverifiedError("the signature is not base64") from None
