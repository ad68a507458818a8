"""The simulator: what nobody may know, and whom it answers."""

from __future__ import annotations

import json
import logging

import pytest
from flask.testing import FlaskClient

from tests.ports.at_table import AtTable, cards

SECRET_YEAR = {
    "en-US": ("1873", "eighteen seventy-three", "eighteen seventy three"),
    "de-DE": ("1873", "achtzehnhundertdreiundsiebzig"),
}
TALK = {
    "en-US": "help; repeat; the question again; score; rules; ready; help; whose turn is it;"
    "1800 to 1850; undo; blah; 1800; help; no; 1800 to 1850; Anna: 1810 to 1850; pass; score",
    "de-DE": "Hilfe; noch mal; die Frage noch mal; Stand; Regeln; fertig; Hilfe; wer ist dran;"
    "1800 bis 1850; zurück; bla; 1800; Hilfe; nein; 1800 bis 1850; Anna: 1810 bis 1850; passe; Stand",
}


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_the_year_is_nowhere_before_it_is_revealed(
    host: FlaskClient, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = AtTable(host, cards=cards(1873, 1666), locale=locale)
    heard = [json.dumps(table.reply, ensure_ascii=False)]
    for text in TALK[locale].split(";"):
        heard.append(table.send(text=text).text)
        heard.append(host.get(f"/tables/{table.id}").text)
        heard.append(host.get(f"/tables/{table.id}", headers={"Accept": "text/html"}).text)
        heard += [host.get(seat).text for seat in table.seats.values()]
        heard += [host.get(seat, headers={"Accept": "text/html"}).text for seat in table.seats.values()]
    assert table.waits == ("span", "Clara")
    secret = SECRET_YEAR[locale]
    told = "\n".join((*heard, caplog.text)).casefold()
    assert not [words for words in secret if words in told]
    revealed = table.say("pass" if locale == "en-US" else "passe").casefold()
    assert any(words in revealed for words in secret)
    assert table.view["last"]["year"] == 1873


def test_after_an_undo_across_the_scoring_the_view_knows_the_year_no_longer(host: FlaskClient) -> None:
    table = AtTable(host, cards=cards(1873, 1666))
    table.say("1800 to 1850", "pass", "pass")
    assert table.view["last"]["year"] == 1873
    table.say("undo")
    assert table.view["last"] is None
    assert "1873" not in json.dumps(table.view)


def test_what_is_logged_names_nothing_secret(host: FlaskClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = AtTable(host, cards=cards(1873, 1666))
    table.enter("Bruno", "1234 to 1250")
    table.say("ready", "blah", "1800 to 1850")
    assert "1873" not in caplog.text
    assert "1234" not in caplog.text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_what_a_proxy_passes_on_is_not_simulated(host: FlaskClient, header: str) -> None:
    answer = host.post("/simulator/tables", json={}, headers={header: "203.0.113.5"})
    assert answer.status_code == 403
    assert "proxy" in answer.get_json()["error"]
