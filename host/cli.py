"""The command line: serve, play, understand, clue, cards, model."""

from __future__ import annotations

import io
import ipaddress
import json
import re
import sys
from pathlib import Path
from typing import Any

import click

from host.cards.cli import cards
from host.cli_options import a_store, choosing_cards, language, stock_shelf
from host.skill.cli import model


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="guessmaster")
def main() -> None:
    """Guessmaster: a voice-driven quizmaster for a smart speaker."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _skill_id(_: Any, __: Any, given: str | None) -> str | None:
    if given is not None and not re.fullmatch(r"amzn1\.ask\.skill\.[\w-]+", given, re.ASCII):
        raise click.BadParameter("a skill's id begins with amzn1.ask.skill.")
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
@click.option(
    "--skill-id", callback=_skill_id, help="The skill whose requests the webhook takes. [default: none's]"
)
@choosing_cards
def serve(
    address: str,
    port: int,
    store: str | None,
    simulator: bool | None,  # noqa: FBT001  click's way
    skill_id: str | None,
    packs: tuple[str, ...],
    severity: int | None,
) -> None:
    """Run the webhook, and the simulator with its page."""
    from host import server

    stock_shelf(packs, severity)
    here = address == "localhost" or _is_loopback(address)
    shown = here if simulator is None else simulator
    url = a_store(store)
    try:
        server.serve(address, port, url, simulator=shown, skill=skill_id)
    except OSError as fault:
        raise click.ClickException(f"{address}, port {port}: {fault.strerror or fault}") from fault


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@main.command()
@click.option("--lang", default="en", callback=language, show_default=True)
@click.option(
    "--store", default=None, help="Where the table is kept (a database URL). [default: a SQLite file]"
)
@click.option("--new", is_flag=True, help="Set a new table instead of going on at the last one.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Set a new table and write what is said and heard to this file, as a story.",
)
@choosing_cards
def play(
    lang: str,
    store: str | None,
    new: bool,  # noqa: FBT001  click's way
    record: Path | None,
    packs: tuple[str, ...],
    severity: int | None,
) -> None:
    """Play in this terminal. An empty line is silence; Ctrl-D leaves, and the table is kept."""
    from rich.console import Console

    from host.ports import terminal

    stock_shelf(packs, severity)
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 10_000)
    for speech in terminal.play(a_store(store), lang, new=new, record=record):
        console.print(speech, style="bold" if sys.stdout.isatty() else None, markup=False)


@main.command()
@click.option("--lang", default="en", callback=language, show_default=True)
@click.option("--expect", required=True, help="What is waited for: number, span, …")
@click.option("--unit", default=None, help="The unit asked for (km, g, min …).")
def understand(lang: str, expect: str, unit: str | None) -> None:
    """Read one utterance per line and write what it means as one JSON object per line."""
    from host import conversation
    from host.games.contract import Kind
    from host.reply import clean
    from host.words import names
    from intents.expected import Expected
    from intents.interpret import READERS, interpret
    from intents.meaning import Said

    if expect not in READERS:
        raise click.BadParameter(f"there are {', '.join(READERS)}", param_hint="--expect")
    ears = conversation.listener(lang)
    expected = Expected(kind=expect, unit=unit, choices=names(lang) if expect == Kind.GAME else {})
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


@main.command()
@click.option("--lang", default="en", callback=language, show_default=True)
def clue(lang: str) -> None:
    """Check one clue per line: "clue | word, word, word | number", the number where it is known.

    Writes one JSON object per line: the clue, the verdict (allowed, forbidden or ask), and a rule or null.
    """
    from host.clues import judge

    for raw in sys.stdin:
        said, words, number = read_clue_line(raw)
        verdict = judge(said, words, lang, number)
        found = {"clue": said, "verdict": verdict.outcome.value, "rule": verdict.rule and verdict.rule.value}
        click.echo(json.dumps(found, ensure_ascii=False))


def read_clue_line(raw: str) -> tuple[str, tuple[str, ...], int | None]:
    """The clue, the circle's words and the number of a line; what it lacks or spoils is empty or None."""
    said, words, number, *_ = (*raw.rstrip("\r\n").split("|"), "", "")
    lying = tuple(word.strip() for word in words.split(",") if word.strip())
    digits = re.search(r"\d+", number, re.ASCII)
    return said.strip(), lying, int(digits[0][:9]) if digits else None


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


main.add_command(cards)
main.add_command(model)
