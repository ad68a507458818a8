"""The command line: serve, play, understand, clue, cards, model."""

from __future__ import annotations

import io
import ipaddress
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
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
    "--skill-id", callback=_skill_id, help="The skill whose requests the webhook takes. [default: none]"
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
@click.option("--lang", default="en", callback=language, show_default=True, help="What is spoken.")
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
    if sys.stdin.isatty():
        click.echo("Type what is said at the table. An empty line is silence, Ctrl-D leaves.")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 10_000)
    for speech in terminal.play(a_store(store), lang, new=new, record=record):
        console.print(speech, style="bold" if sys.stdout.isatty() else None, markup=False)


def _listed(_: Any, __: Any, given: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in given.split(",") if word.strip())


@main.command(short_help="Say what utterances mean, one a line.")
@click.option("--lang", default="en", callback=language, show_default=True, help="What is spoken.")
@click.option("--expect", required=True, metavar="KIND", help="What is waited for: number, span, bet, …")
@click.option("--unit", default=None, help="The unit asked for (km, g, min …).")
@click.option(
    "--names", default="", callback=_listed, metavar="NAME,NAME", help="Who sits here; the first is on turn."
)
@click.option(
    "--terms",
    default="",
    callback=_listed,
    metavar="WORD,WORD",
    help="What lies here: the terms of an order, the words of a circle, the topics.",
)
def understand(
    lang: str, expect: str, unit: str | None, names: tuple[str, ...], terms: tuple[str, ...]
) -> None:
    """Read one utterance per line and write what it means as one JSON object per line.

    What is no usable answer is null. On a terminal, what is typed is answered at once with its intent, its
    slots and its meaning.
    """
    from host import conversation
    from host.games.contract import Kind
    from host.reply import clean
    from host.words import names as games
    from intents.expected import Expected
    from intents.interpret import READERS, interpret
    from intents.meaning import Said

    if expect not in READERS:
        raise click.BadParameter(f"{expect!r} is none of {', '.join(READERS)}", param_hint="--expect")
    ears = conversation.listener(lang)
    expected = Expected(
        kind=expect,
        unit=unit,
        player=names[0] if names else None,
        names=names,
        terms=terms,
        choices=games(lang) if expect == Kind.GAME else {},
    )
    shown = sys.stdin.isatty()
    for text in _typed() if shown else (raw.rstrip("\r\n") for raw in sys.stdin):
        heard = ears.recogniser.hear(clean(text))
        meaning = interpret(heard, expected, ears)
        if shown:
            click.echo(f"  intent   {heard.intent}")
            slots = ", ".join(f"{name}: {said}" for name, said in heard.slots.items())
            click.echo(f"  slots    {slots or 'none'}")
            click.echo(f"  meaning  {_told(meaning)}")
        else:
            answer = meaning.answer if isinstance(meaning, Said) else None
            click.echo(json.dumps({"text": text, expect: _value(answer)}, ensure_ascii=False))


def _typed() -> Iterator[str]:
    """What is typed on a terminal, line by line, until Ctrl-D."""
    click.echo("What is said? Ctrl-D ends.")
    while True:
        try:
            yield input("> ")
        except EOFError:
            click.echo()
            return


def _told(value: Any) -> str:
    """A meaning with the names of its parts, but for those that are as always."""
    if is_dataclass(value):
        parts = [(part, getattr(value, part.name)) for part in fields(value)]
        told = ", ".join(f"{part.name} {_told(held)}" for part, held in parts if held != part.default)
        return f"{type(value).__name__}" + f" ({told})" * bool(told)
    if isinstance(value, tuple):
        return ", ".join(map(_told, value))
    return str(value.value if isinstance(value, Enum) else value)


@main.command(short_help="Check clues, one a line.")
@click.option("--lang", default="en", callback=language, show_default=True, help="Whose words they are.")
def clue(lang: str) -> None:
    """Check one clue per line: "clue | word, word, word | number", the number where it is known.

    Writes one JSON object per line: the clue, the verdict (allowed, forbidden or ask), and a rule or null.
    """
    from host.clues import judge

    if sys.stdin.isatty():
        click.echo("Clue | word, word, word | number? Ctrl-D ends.", err=True)
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
