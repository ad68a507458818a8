"""The command line of the cards: list, check, stats, disputed; what authors need stands in `cli_authors`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from host.cards.cli_authors import export_cards, import_cards, new_card, say_card
from host.cli_options import a_store, choosing_cards, stock_shelf
from host.cli_options import game as a_game
from host.cli_options import language as a_language

OWN_CARD = "(a card of the table's own)"


@click.group()
def cards() -> None:
    """The cards of the packs."""


@cards.command("list")
@click.option(
    "--lang",
    default=None,
    callback=a_language,
    help="Only cards in this language. [default: all, in English where they speak it]",
)
@click.option("--game", default=None, callback=a_game, help="Only cards of this game.")
@choosing_cards
def list_cards(lang: str | None, game: str | None, packs: tuple[str, ...], severity: int | None) -> None:
    """One line per card: game, id, what is asked."""
    from host import content
    from host.cards import packs as shelf
    from host.games import GAMES

    stock_shelf(packs, severity)
    spoken = [lang] if lang else sorted(content.languages(), key=lambda one: one != "en")
    for name in [game] if game else GAMES:
        for card in shelf.cards(name):
            asked = next(filter(None, (shelf.asked(card, one) for one in spoken)), None)
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

    from host.cards import check

    today = datetime.now(UTC).date()
    packs = [check.read(path) for path in paths] or [check.built_in()]
    faults = [fault for pack in packs for fault in check.check(pack, today)]
    due = [fact for pack in packs for fact in check.ageing(pack, today)]
    for fact in due:
        click.echo(f"warning: {fact}", err=True)
    for fault in faults:
        click.echo(str(fault))
    if faults:
        sys.exit(1)
    spoken = ", ".join(sorted({language for pack in packs for language in pack.languages}))
    found = sum(len(pack.cards) for pack in packs)
    click.echo(f"{found} card{'s' * (found != 1)} ({spoken}): no fault")


@cards.command("disputed")
@click.option(
    "--store", default=None, help="Where the tables are kept (a database URL). [default: a SQLite file]"
)
def list_disputed(store: str | None) -> None:
    """One line per card that a table did not believe: game, id, how often, what is asked, its sources."""
    from collections import Counter

    from host import content
    from host.cards import packs
    from host.store import Store

    noted = Counter(
        (note.game, note.card) for table in Store(a_store(store)).all() for note in table.disputes
    )
    if not noted:
        click.echo("no card was disputed", err=True)
    for (game, card_id), times in noted.most_common():
        card = next((card for card in packs.cards(game) if card["id"] == card_id), None)
        asked = packs.asked(card, content.languages()[-1]) if card else None
        sources = "; ".join(packs.sources_of(game, card_id))
        click.echo(f"{game}\t{card_id}\t{times}\t{asked or OWN_CARD}\t{sources}")


@cards.command("stats")
@click.option("--game", default=None, callback=a_game, help="Only this game.")
@click.option(
    "--plot",
    default=None,
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw how the answers spread, too, to this file (.png or .svg; needs matplotlib).",
)
@choosing_cards
def card_stats(game: str | None, plot: Path | None, packs: tuple[str, ...], severity: int | None) -> None:
    """Count the cards: by language, difficulty, tag and era, and how their answers spread."""
    from host import content
    from host.cards import packs as shelf
    from host.cards.stats import count, told
    from host.games import GAMES

    if plot is not None and plot.suffix.lower() not in {".png", ".svg"}:
        raise click.ClickException(f"{plot}: a plot is a .png or an .svg")
    stock_shelf(packs, severity)
    found = [count(name, shelf.cards(name), content.languages()) for name in ([game] if game else GAMES)]
    for stats in found:
        for told_line in told(stats):
            click.echo(told_line)
    if plot is not None:
        try:
            from host.cards.plot import draw

            draw(found, plot)
        except ImportError as fault:
            raise click.ClickException("plots need matplotlib: pip install guessmaster[plot]") from fault
        except OSError as fault:
            raise click.ClickException(f"{plot} cannot be written: {fault.strerror or fault}") from fault
        except ValueError as fault:
            raise click.ClickException(str(fault)) from fault


for command in (new_card, say_card, import_cards, export_cards):
    cards.add_command(command)
