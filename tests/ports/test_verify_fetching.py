from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from host import chain as chains
from host.chain import MOST_BYTES, SECONDS, ChainError, Chains, Connect, fetched
from tests.ports.at_table import LAUNCH
from tests.ports.signing import NOW, PATH, URL, Door, chain, request, root

Serve = Callable[[socket.socket], None]

SHORT = 0.5
"""Seconds that a fetch may take in these tests."""

OK = b"HTTP/1.1 200 OK\r\n"


class Loopback:
    """A server on this machine that stands for S3 and answers every connection like this."""

    def __init__(self, serve: Serve) -> None:
        self.serve = serve
        self.heard: list[bytes] = []
        self.over = threading.Event()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self.listening.accept()
                threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _answer(self, line: socket.socket) -> None:
        with contextlib.suppress(OSError), line:
            self.heard.append(line.recv(4096))
            self.serve(line)

    def connect(self, seconds: float) -> socket.socket:
        return socket.create_connection(self.listening.getsockname(), seconds)

    def close(self) -> None:
        self.over.set()
        self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        self.thread.join(5)


Start = Callable[[Serve], Loopback]


@pytest.fixture
def s3() -> Iterator[Start]:
    servers: list[Loopback] = []

    def start(serve: Serve) -> Loopback:
        servers.append(Loopback(serve))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


def telling(*parts: bytes) -> Serve:
    return lambda line: line.sendall(b"".join(parts))


def whole(body: bytes) -> bytes:
    return OK + f"Content-Length: {len(body)}\r\n\r\n".encode() + body


def in_chunks(body: bytes) -> bytes:
    half = len(body) // 2
    parts = (f"{len(part):x}\r\n".encode() + part + b"\r\n" for part in (body[:half], body[half:], b""))
    return OK + b"Transfer-Encoding: chunked\r\n\r\n" + b"".join(parts)


def unending(first: bytes, then: bytes, pause: float = 0.0) -> Serve:
    """Sends for as long as anybody listens."""

    def serve(line: socket.socket) -> None:
        line.sendall(first)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            line.sendall(then)
            time.sleep(pause)

    return serve


@pytest.mark.parametrize("told", [whole, in_chunks, lambda body: OK + b"\r\n" + body], ids=range(3))
def test_what_lies_there_is_fetched(s3: Start, told: Callable[[bytes], bytes]) -> None:
    server = s3(telling(told(chain())))
    assert fetched(PATH, server.connect) == chain()
    [asked] = server.heard
    assert asked.startswith(f"GET {PATH} HTTP/1.1\r\nHost: s3.amazonaws.com\r\n".encode())


def test_a_chain_that_was_fetched_is_good(s3: Start) -> None:
    server = s3(telling(whole(chain())))
    kept = Chains(lambda path: fetched(path, server.connect), (root().certificate,))
    assert kept.signer(URL, NOW) is kept.signer(URL, NOW)
    assert len(server.heard) == 1


ANSWERS = {
    "404": b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
    "403 with a chain": b"HTTP/1.1 403 Forbidden\r\n\r\n" + chain(),
    "500": b"HTTP/1.1 500 Oh\r\n\r\n",
    "204": b"HTTP/1.1 204 No Content\r\n\r\n",
    "301": b"HTTP/1.1 301 Moved\r\nLocation: https://example.org/echo.api/cert.pem\r\n\r\n",
    "302": b"HTTP/1.1 302 Found\r\nLocation: /echo.api/other.pem\r\n\r\n" + chain(),
    "307": b"HTTP/1.1 307 Temporary\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n",
    "nothing": b"",
    "no HTTP": b"SSH-2.0-x\r\n\r\n",
    "half a line": b"HTTP/1.1 2",
    "half a header of a body": OK + b"Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n",
    "a number that is none": b"HTTP/1.1 abc OK\r\n\r\n",
    "a number that is too big": b"HTTP/1.1 99999 OK\r\n\r\n",
    "a chunk that is none": OK + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc",
    "a line without end": OK + b"X: " + b"x" * 200_000,
    "a thousand headers": OK + b"X: x\r\n" * 1000 + b"\r\n",
    "10 MB": OK + b"Content-Length: 10000000\r\n\r\n" + b"x" * 10_000_000,
    "10 MB in chunks": in_chunks(b"x" * 10_000_000),
    "10 MB without a length": OK + b"\r\n" + b"x" * 10_000_000,
    "one byte too many": whole(b"x" * (MOST_BYTES + 1)),
}


@pytest.mark.parametrize("what", ANSWERS)
def test_any_other_answer_is_no_chain(s3: Start, what: str) -> None:
    server = s3(telling(ANSWERS[what]))
    with pytest.raises(ChainError):
        fetched(PATH, server.connect)
    assert len(server.heard) == 1


SLOW: dict[str, Serve] = {
    "silence": unending(b"", b"", 0.05),
    "a status that dribbles": unending(b"HTTP/1.1 ", b"2", 0.02),
    "headers that dribble": unending(OK, b"X: x\r\n", 0.05),
    "a header that dribbles": unending(OK + b"X: ", b"x", 0.02),
    "a body that dribbles": unending(OK + b"Content-Length: 5000\r\n\r\n", b"x", 0.02),
    "chunks that dribble": unending(OK + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n", 0.02),
    "answers that only promise": unending(b"", b"HTTP/1.1 100 Continue\r\n\r\n", 0.02),
}


@pytest.mark.parametrize("what", SLOW)
def test_whatever_dribbles_is_given_up_in_time(s3: Start, what: str) -> None:
    server = s3(SLOW[what])
    began = time.monotonic()
    with pytest.raises(ChainError):
        fetched(PATH, server.connect, SHORT)
    assert time.monotonic() - began < SHORT + 0.4


def test_a_name_that_is_not_looked_up_in_time_is_given_up() -> None:
    asleep = threading.Event()

    def connect(_: float) -> socket.socket:
        asleep.wait(5)
        raise OSError

    began = time.monotonic()
    with pytest.raises(ChainError, match="in time"):
        fetched(PATH, connect, SHORT)
    assert time.monotonic() - began < SHORT + 0.4
    asleep.set()


def test_many_slow_fetches_at_once_all_end_in_time(s3: Start) -> None:
    server = s3(unending(OK + b"\r\n", b"x", 0.05))
    began = time.monotonic()

    def fails(_: int) -> bool:
        with pytest.raises(ChainError):
            fetched(PATH, server.connect, SHORT)
        return True

    with ThreadPoolExecutor(20) as threads:
        assert all(threads.map(fails, range(20)))
    assert time.monotonic() - began < SHORT + 1
    quick = s3(telling(whole(chain())))
    assert fetched(PATH, quick.connect) == chain()


def test_a_server_that_is_not_there_is_a_fault_of_the_chain(s3: Start) -> None:
    server = s3(telling())
    server.close()
    with pytest.raises(ChainError):
        fetched(PATH, server.connect, SHORT)
    server.listening = socket.create_server(("127.0.0.1", 0))


def test_who_speaks_no_tls_is_not_s3(s3: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = s3(telling(whole(chain())))
    address = server.listening.getsockname()
    real = socket.create_connection
    monkeypatch.setattr(socket, "create_connection", lambda _, seconds: real(address, seconds))
    with pytest.raises(ChainError, match="SSL"):
        fetched(PATH, chains.connected, 2)


def test_the_line_to_s3_checks_who_answers() -> None:
    tls = chains._tls()
    assert tls.check_hostname
    assert tls.verify_mode.name == "CERT_REQUIRED"
    assert SECONDS < 4


@pytest.mark.parametrize("connect_to", ["404", "10 MB"])
def test_what_s3_does_not_give_is_a_refusal_at_the_webhook(s3: Start, connect_to: str) -> None:
    door = Door()
    connect: Connect = s3(telling(ANSWERS[connect_to])).connect
    door.chains._fetch = lambda path: fetched(path, connect)
    assert door.post(request(LAUNCH)).status_code == 400
    assert len(door.chains) == 0
    door.store.close()
