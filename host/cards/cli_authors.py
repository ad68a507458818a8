"""What authors of cards do on the command line: make a card, hear it, bring cards in, and take them out."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from host.cli_options import choosing_cards, stock_shelf
from host.cli_options import game as a_game
from host.cli_options import language as a_language

OWN = Path("cards.yaml")
"""Where own cards go unless another file is named."""


@click.command("new")
@click.argument("game", callback=a_game)
@click.option("--to", "path", default=OWN, show_default=True, type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--lang",
    "spoken",
    multiple=True,
    help="A language of the card; may be given several times. [default: all]",
)
def new_card(game: str, path: Path, spoken: tuple[str, ...]) -> None:
    """Ask for what a card of GAME needs, and write it to a pack of your own, to be played with --cards."""
    from host import content
    from host.cards import new

    languages = tuple(dict.fromkeys(spoken)) or content.languages()
    for given in languages:
        a_language(None, None, given)
    there = _own_cards(path)
    click.echo(f"A card of {game}, worded in {', '.join(languages)}. Ctrl-C gives it up.", err=True)
    card = new.new_card(game, _free_id(there, f"own-{game.replace('_', '-')}"), languages, _ask)
    before = _faults_of(there) if there else ()
    faults = _faults_of([*there, card])
    brought = [fault for fault in faults if fault not in before]
    for fault in brought:
        click.echo(fault, err=True)
    if brought and not click.confirm("Write it all the same, to be mended in the file?", default=True):
        return
    _write(path, [*there, card])
    way_on = "When it is mended: guessmaster cards check" if faults else "Play it: guessmaster play --cards"
    click.echo(f"{card['id']} is in {path}. {way_on} {path}")


def _ask(what: str, read: Callable[[str], Any] = str, *, usual: Any = None) -> Any:
    def reading(written: Any) -> Any:
        if written is usual:
            return usual
        try:
            return read(written.strip())
        except (ValueError, OverflowError) as fault:
            raise click.BadParameter(str(fault)) from fault

    return click.prompt(what, value_proc=reading, default=usual)


def _faults_of(cards: Sequence[dict[str, Any]]) -> Sequence[str]:
    """What is wrong with these cards as one pack, each fault with its card."""
    import tempfile
    from datetime import UTC, datetime

    from host.cards import check

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.yaml"
        _write(path, cards)
        faults = check.check(check.read(path), datetime.now(UTC).date())
    return [f"{fault.card}: {fault.reason}" for fault in faults]


def _own_cards(path: Path) -> list[dict[str, Any]]:
    from yaml import YAMLError

    from host.cards import packs

    try:
        return list(packs.inline_cards(path)) if path.exists() else []
    except (OSError, ValueError, YAMLError) as fault:
        raise click.ClickException(f"{path} is no pack: {fault}") from fault


def _free_id(there: Sequence[dict[str, Any]], prefix: str) -> str:
    taken = {card.get("id") for card in there if isinstance(card, dict)}
    return next(name for name in (f"{prefix}-{n:03}" for n in range(1, len(there) + 2)) if name not in taken)


def _write(path: Path, cards: Sequence[dict[str, Any]]) -> None:
    import yaml

    text = yaml.safe_dump({"cards": list(cards)}, allow_unicode=True, sort_keys=False, width=110)
    try:
        path.write_text(text, "utf-8")
    except OSError as fault:
        raise click.ClickException(f"{path} cannot be written: {fault.strerror or fault}") from fault


@click.command("say")
@click.argument("card_id", metavar="ID")
@click.option(
    "--lang", "spoken", default="en", callback=a_language, show_default=True, help="What is spoken."
)
@choosing_cards
def say_card(card_id: str, spoken: str, packs: tuple[str, ...], severity: int | None) -> None:
    """Print what the speaker will say of card ID, its numbers spelled."""
    from host.cards import packs as shelf
    from host.cards.say import said
    from host.games import GAMES

    stock_shelf(packs, severity)
    card = next((card for game in GAMES for card in shelf.cards(game) if card["id"] == card_id), None)
    if card is None:
        raise click.ClickException(f"there is no card {card_id} (guessmaster cards list)")
    if not shelf.speaks(card, spoken):
        raise click.ClickException(f"{card_id} has no text in {spoken}")
    for text in said(card, spoken):
        click.echo(text[:1].upper() + text[1:])


@click.command("import")
@click.argument("sheet", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="SHEET.csv")
@click.option("--game", required=True, callback=a_game, help="guess_and_bet, scale_strip or year_span.")
@click.option(
    "--lang", "spoken", default="en", callback=a_language, show_default=True, help="Of rows that name none."
)
@click.option(
    "--to",
    "path",
    default=None,
    type=click.Path(dir_okay=False, path_type=Path),
    help="[default: SHEET.yaml]",
)
def import_cards(sheet: Path, game: str, spoken: str, path: Path | None) -> None:
    """Make a pack of plain number questions: question, answer, unit, explanation, language.

    Columns that may be there, too: id (rows of one id are one question in several languages), category and
    topic for guess_and_bet, start and end of the scale for scale_strip. What is wrong is told with its row,
    and then nothing is written.
    """
    from host.cards.sheet import PLAIN, SheetError, cards, rows

    if game not in PLAIN:
        raise click.BadParameter(
            f"{game} asks no plain questions; {', '.join(PLAIN)} do", param_hint="--game"
        )
    try:
        with sheet.open(encoding="utf-8-sig", newline="") as stream:
            made, over = cards(game, rows(stream, spoken), sheet.stem)
    except SheetError as fault:
        for wrong in fault.rows:
            click.echo(f"{sheet}: {wrong}", err=True)
        raise click.ClickException(f"{sheet}: nothing is written") from fault
    except UnicodeDecodeError as fault:
        raise click.ClickException(f"{sheet} is not in UTF-8: save it as that") from fault
    except (OSError, csv.Error) as fault:
        raise click.ClickException(f"{sheet} cannot be read: {fault}") from fault
    for row in over:
        click.echo(
            f"{sheet}: row {row.number}: left over, a card takes three questions of a category", err=True
        )
    if not made:
        raise click.ClickException(f"{sheet}: no card can be made of it")
    target = path or sheet.with_suffix(".yaml")
    if target.exists() and path is None:
        raise click.ClickException(f"{target} is there already: name another file with --to")
    _write(target, made)
    click.echo(f"cards made: {len(made)}, in {target}. Check them: guessmaster cards check {target}")


@click.command("export")
@click.option("--game", default=None, callback=a_game, help="Only this game.")
@click.option("--lang", "spoken", default=None, callback=a_language, help="Only in this language.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["csv", "json"]),
    default="csv",
    show_default=True,
    help="csv: a row for each plain question; json: whole cards of every game.",
)
@choosing_cards
def export_cards(
    game: str | None, spoken: str | None, form: str, packs: tuple[str, ...], severity: int | None
) -> None:
    """Write cards to standard output: plain questions as CSV that `import` takes, or whole cards as JSON."""
    from host import content
    from host.cards import packs as shelf
    from host.cards.sheet import COLUMNS, PLAIN, written
    from host.games import GAMES

    stock_shelf(packs, severity)
    games = [game] if game else list(GAMES)
    languages = (spoken,) if spoken else content.languages()
    if form == "json":
        whole = [
            card
            for name in games
            for card in shelf.cards(name)
            if any(shelf.speaks(card, one) for one in languages)
        ]
        click.echo(json.dumps({"cards": whole}, ensure_ascii=False, indent=1))
        return
    if game and game not in PLAIN:
        click.echo(f"{game} asks no plain questions: take --format json", err=True)
    sheet = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    sheet.writeheader()
    for name in games:
        for row in written(name, shelf.cards(name), languages):
            sheet.writerow(row)
