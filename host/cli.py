"""The command line: serve, play, understand, cards."""

from __future__ import annotations

import io
import ipaddress
import json
import os
import sys
from pathlib import Path
from typing import Any

import click

OWN_CARD = "(a card of the table's own)"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="guessmaster")
def main() -> None:
    """Guessmaster: a voice-driven quizmaster for a smart speaker."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def default_store() -> str:
    """The SQLite file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'guessmaster' / 'guessmaster.sqlite'}"


def _language(_: Any, __: Any, given: str) -> str:
    from host import content

    if given not in content.languages():
        raise click.BadParameter(f"there are {', '.join(content.languages())}")
    return given


@main.command()
@click.option("--host", "address", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=5000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--store", default=None, help="Where tables are kept (a database URL). [default: a SQLite file]"
)
@click.option(
    "--simulator/--no-simulator", default=None, help="The emulated speaker. [default: on a loopback address]"
)
def serve(address: str, port: int, store: str | None, simulator: bool | None) -> None:  # noqa: FBT001
    """Run the webhook, and the simulator with its page."""
    from host import server

    here = address == "localhost" or _is_loopback(address)
    server.serve(address, port, store or default_store(), simulator=here if simulator is None else simulator)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@main.command()
@click.option("--lang", default="en", callback=_language, show_default=True)
@click.option(
    "--store", default=None, help="Where the table is kept (a database URL). [default: a SQLite file]"
)
@click.option("--new", is_flag=True, help="Set a new table instead of going on at the last one.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Set a new table and write what is said and heard to this file, as a story.",
)
def play(lang: str, store: str | None, new: bool, record: Path | None) -> None:  # noqa: FBT001  click's way
    """Play in this terminal. An empty line is silence; Ctrl-D leaves, and the table is kept."""
    from rich.console import Console

    from host.ports import terminal

    console = Console(highlight=False, width=None if sys.stdout.isatty() else 10_000)
    for speech in terminal.play(store or default_store(), lang, new=new, record=record):
        console.print(speech, style="bold" if sys.stdout.isatty() else None, markup=False)


@main.command()
@click.option("--lang", default="en", callback=_language, show_default=True)
@click.option("--expect", required=True, help="What is waited for: number, span, …")
@click.option("--unit", default=None, help="The unit asked for (km, g, min …).")
def understand(lang: str, expect: str, unit: str | None) -> None:
    """Read one utterance per line and write what it means as one JSON object per line."""
    from host import conversation
    from host.reply import clean
    from intents.expected import Expected
    from intents.interpret import READERS, interpret
    from intents.meaning import Said

    if expect not in READERS:
        raise click.BadParameter(f"there are {', '.join(READERS)}", param_hint="--expect")
    ears = conversation.listener(lang)
    expected = Expected(kind=expect, unit=unit)
    shown = sys.stdin.isatty()
    for raw in sys.stdin:
        text = raw.rstrip("\r\n")
        heard = ears.recogniser.hear(clean(text))
        meaning = interpret(heard, expected, ears)
        if shown:
            click.echo(f"{heard.intent} {dict(heard.slots)} → {meaning}")
        else:
            answer = meaning.answer if isinstance(meaning, Said) else None
            click.echo(json.dumps({"text": text, expect: _value(answer)}, ensure_ascii=False))


def _value(answer: Any) -> Any:
    from host.codec import plain
    from intents.readings import Number, Span

    match answer:
        case Span(first, last):
            return [first, last]
        case Number(value):
            return value
        case None:
            return None
        case _:
            return plain(answer)


@main.group()
def cards() -> None:
    """The cards of the packs."""


@cards.command("list")
@click.option("--lang", default=None, help="Only cards in this language.")
@click.option("--game", default=None, help="Only cards of this game.")
def list_cards(lang: str | None, game: str | None) -> None:
    """One line per card: game, id, what is asked."""
    from host import content
    from host.games import GAMES

    if game is not None and game not in GAMES:
        raise click.BadParameter(f"there are {', '.join(GAMES)}", param_hint="--game")
    if lang is not None:
        _language(None, None, lang)
    for name in [game] if game else GAMES:
        for card in content.cards(name):
            for language in [lang] if lang else content.languages():
                asked = content.asked(card, language)
                if asked is not None:
                    click.echo(f"{name}\t{card['id']}\t{asked}")


@cards.command("check")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path), metavar="[PATH]…")
def check_cards(paths: tuple[Path, ...]) -> None:
    """Find every fault of card packs: one line each with file, card and reason, and exit code 1.

    A PATH is a pack's folder, with cards/ and LANGUAGE/cards/ in it, or a file of inline cards; without one
    the packs that come with the host are checked. Facts that are due to be looked up again are warnings.
    """
    from datetime import UTC, datetime

    from host import cardcheck

    today = datetime.now(UTC).date()
    packs = [cardcheck.read(path) for path in paths] or [cardcheck.built_in()]
    faults = [fault for pack in packs for fault in cardcheck.check(pack, today)]
    due = [fact for pack in packs for fact in cardcheck.ageing(pack, today)]
    for fact in due:
        click.echo(f"warning: {fact}", err=True)
    for fault in faults:
        click.echo(str(fault))
    if faults:
        sys.exit(1)
    spoken = ", ".join(sorted({language for pack in packs for language in pack.languages}))
    click.echo(f"{sum(len(pack.cards) for pack in packs)} cards ({spoken}): no fault")


@cards.command("disputed")
@click.option(
    "--store", default=None, help="Where the tables are kept (a database URL). [default: a SQLite file]"
)
def list_disputed(store: str | None) -> None:
    """One line per card that a table did not believe: game, id, how often, what is asked, its sources."""
    from collections import Counter

    from host import content
    from host.store import Store

    noted = Counter(
        (note.game, note.card) for table in Store(store or default_store()).all() for note in table.disputes
    )
    for (game, card_id), times in noted.most_common():
        card = next((card for card in content.cards(game) if card["id"] == card_id), None)
        asked = content.asked(card, content.languages()[-1]) if card else None
        sources = "; ".join(content.sources_of(game, card_id))
        click.echo(f"{game}\t{card_id}\t{times}\t{asked or OWN_CARD}\t{sources}")
