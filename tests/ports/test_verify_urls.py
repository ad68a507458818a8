from __future__ import annotations

from collections.abc import Iterator

import pytest

from host.chain import LONGEST_URL, ChainError, path_of
from tests.ports.at_table import LAUNCH
from tests.ports.signing import Door, packed, request, signed

S3 = "https://s3.amazonaws.com"
HERE = "/echo.api/cert.pem"

GOOD = {
    f"{S3}/echo.api/cert.pem": HERE,
    f"{S3}:443/echo.api/cert.pem": HERE,
    f"{S3}:/echo.api/cert.pem": HERE,
    "HTTPS://S3.AmazonAWS.com/echo.api/cert.pem": HERE,
    "hTTps://s3.amazonaws.com/echo.api/../echo.api/cert.pem": HERE,
    f"{S3}/echo.api/./cert.pem": HERE,
    f"{S3}/./echo.api/cert.pem": HERE,
    f"{S3}/../echo.api/cert.pem": HERE,
    f"{S3}/x/../echo.api/cert.pem": HERE,
    f"{S3}/x/%2e%2E/echo.api/cert.pem": HERE,
    f"{S3}/%65cho.api/cert.pem": HERE,
    f"{S3}/echo.api/cert%2Epem": HERE,
    f"{S3}/echo.api/a/../b/..//../echo.api/cert.pem".replace("..//..", "../.."): HERE,
    f"{S3}/echo.api/echo-api-cert-12.pem": "/echo.api/echo-api-cert-12.pem",
    f"{S3}/echo.api/2031/cert_1~.pem": "/echo.api/2031/cert_1~.pem",
}

BAD = [
    # another scheme
    "http://s3.amazonaws.com/echo.api/cert.pem",
    "ftp://s3.amazonaws.com/echo.api/cert.pem",
    "file:///echo.api/cert.pem",
    "//s3.amazonaws.com/echo.api/cert.pem",
    "s3.amazonaws.com/echo.api/cert.pem",
    "https:s3.amazonaws.com/echo.api/cert.pem",
    "https:/s3.amazonaws.com/echo.api/cert.pem",
    "https:///s3.amazonaws.com/echo.api/cert.pem",
    "javascript:alert(1)",
    "data:text/plain,cert",
    # another host
    "https://s3.amazonaws.com.example.org/echo.api/cert.pem",
    "https://example.org/echo.api/cert.pem",
    "https://xs3.amazonaws.com/echo.api/cert.pem",
    "https://bucket.s3.amazonaws.com/echo.api/cert.pem",
    "https://s3-us-west-2.amazonaws.com/echo.api/cert.pem",
    "https://s3xamazonaws.com/echo.api/cert.pem",
    "https://s3.amazonaws.com./echo.api/cert.pem",
    "https://.s3.amazonaws.com/echo.api/cert.pem",
    "https://s3.amazonaws.com%2eexample.org/echo.api/cert.pem",
    "https://%733.amazonaws.com/echo.api/cert.pem",
    "https://s3.amazonaws.com\\@example.org/echo.api/cert.pem",
    "https://example.org\\s3.amazonaws.com/echo.api/cert.pem",
    "https:\\\\s3.amazonaws.com\\echo.api\\cert.pem",
    "https://ſ3.amazonaws.com/echo.api/cert.pem",
    "https://s3.amazonawſ.com/echo.api/cert.pem",
    "https://ｓ3.amazonaws.com/echo.api/cert.pem",
    "https://s3.amazonaws。com/echo.api/cert.pem",
    "https://s3.аmazonaws.com/echo.api/cert.pem",
    "https://s3.amazonaws.com\u200b/echo.api/cert.pem",
    "https://xn--s3-amazonaws-com/echo.api/cert.pem",
    "https://[::1/",
    "https://[::1]/echo.api/cert.pem",
    "https://[s3.amazonaws.com]/echo.api/cert.pem",
    "https://127.0.0.1/echo.api/cert.pem",
    "https:///echo.api/cert.pem",
    "https://",
    # user information
    "https://user@s3.amazonaws.com/echo.api/cert.pem",
    "https://user:word@s3.amazonaws.com/echo.api/cert.pem",
    "https://@s3.amazonaws.com/echo.api/cert.pem",
    "https://s3.amazonaws.com@example.org/echo.api/cert.pem",
    "https://s3.amazonaws.com:443@example.org/echo.api/cert.pem",
    # another port
    "https://s3.amazonaws.com:80/echo.api/cert.pem",
    "https://s3.amazonaws.com:563/echo.api/cert.pem",
    "https://s3.amazonaws.com:0443/echo.api/cert.pem",
    "https://s3.amazonaws.com:+443/echo.api/cert.pem",
    "https://s3.amazonaws.com:443443/echo.api/cert.pem",
    "https://s3.amazonaws.com:abc/echo.api/cert.pem",
    "https://s3.amazonaws.com:-1/echo.api/cert.pem",
    "https://s3.amazonaws.com:99999/echo.api/cert.pem",
    "https://s3.amazonaws.com:443:443/echo.api/cert.pem",
    "https://s3.amazonaws.com:４４３/echo.api/cert.pem",
    # another folder
    S3,
    f"{S3}/",
    f"{S3}/echo.api",
    f"{S3}/echo.api/",
    f"{S3}/echo.api/.",
    f"{S3}/echo.api/x/..",
    f"{S3}/echo.api.evil/cert.pem",
    f"{S3}/echo-api/cert.pem",
    f"{S3}/EcHo.aPi/cert.pem",
    f"{S3}/invalid.path/cert.pem",
    f"{S3}/evil/echo.api/cert.pem",
    f"{S3}/echo.api/../cert.pem",
    f"{S3}/echo.api/../evil/cert.pem",
    f"{S3}/echo.api/../../echo.api/../evil.pem",
    f"{S3}/echo.api/%2e%2e/evil/cert.pem",
    f"{S3}/echo.api/%2E./evil/cert.pem",
    f"{S3}/echo.api/.%2e/evil/cert.pem",
    f"{S3}/echo.api/..%2fevil/cert.pem",
    f"{S3}/echo.api%2f..%2fevil/cert.pem",
    f"{S3}/echo.api/%252e%252e/evil/cert.pem",
    f"{S3}/echo.api/..\\..\\evil\\cert.pem",
    f"{S3}/echo.api/%5c..%5cevil/cert.pem",
    f"{S3}//echo.api/cert.pem",
    f"{S3}/echo.api//cert.pem",
    f"{S3}/echo.api//../cert.pem",
    f"{S3}echo.api/cert.pem",
    # more than a path
    f"{S3}/echo.api/cert.pem?",
    f"{S3}/echo.api/cert.pem?versionId=1",
    f"{S3}/echo.api/cert.pem#there",
    f"{S3}/echo.api/cert.pem;x",
    f"{S3}?/echo.api/cert.pem",
    f"{S3}#/echo.api/cert.pem",
    f"{S3}/echo.api/cert.pem%00",
    f"{S3}/echo.api/cert.pem%0d%0aHost:%20example.org",
    f"{S3}/echo.api/cert.pem%zz",
    f"{S3}/echo.api/%",
    f"{S3}/echo.api/zertifikat-ä.pem",
    f"{S3}/echo.api/%c3%a4.pem",
    # white space
    f" {S3}/echo.api/cert.pem",
    f"{S3}/echo.api/cert.pem ",
    f"{S3}/echo.api/cert.pem\t",
    f"{S3}/echo.api/ce rt.pem",
    f"{S3}/echo.api/ce%20rt.pem",
    "https ://s3.amazonaws.com/echo.api/cert.pem",
    "https://s3.amazonaws.com /echo.api/cert.pem",
    # no address
    "x",
    "null",
    "/echo.api/cert.pem",
    f"{S3}/echo.api/" + "a" * LONGEST_URL,
]

UNSENDABLE = [
    f"{S3}/echo.api/cert.pem\n",
    f"\n{S3}/echo.api/cert.pem",
    f"{S3}/echo.api/cert.pem\r\nHost: example.org",
    "ht\ntps://s3.amazonaws.com/echo.api/cert.pem",
    f"{S3}/echo.api/ce\0rt.pem",
    f"{S3}/echo.api/\ud800.pem",
    "",
]
"""What no web server would pass on."""


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    opened = Door()
    yield opened
    opened.store.close()


@pytest.mark.parametrize("url", GOOD)
def test_an_address_in_amazons_folder_is_read(door: Door, url: str) -> None:
    assert path_of(url) == GOOD[url]
    door.shelf.held[GOOD[url]] = door.shelf.held["/echo.api/echo-api-cert-12.pem"]
    raw = packed(request(LAUNCH))
    assert door.post(raw, signed(raw, url)).status_code == 200


@pytest.mark.parametrize("url", [*BAD, *UNSENDABLE], ids=lambda url: ascii(url)[:60])
def test_any_other_address_is_refused(url: str) -> None:
    with pytest.raises(ChainError):
        path_of(url)


@pytest.mark.parametrize("url", BAD, ids=lambda url: ascii(url)[:60])
def test_any_other_address_is_refused_and_nothing_fetched(door: Door, url: str) -> None:
    raw, asked = packed(request(LAUNCH)), len(door.shelf.asked)
    for sent in (url, url.encode().decode("latin-1")):
        answer = door.post(raw, signed(raw, sent)) if _fits(sent) else None
        assert answer is None or answer.status_code == 400
    assert len(door.shelf.asked) == asked


def _fits(value: str) -> bool:
    """Whether a header can carry it."""
    try:
        value.encode("latin-1")
    except UnicodeError:
        return False
    return True
