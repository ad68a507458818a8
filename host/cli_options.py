"""Options that several commands share, and what is made of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])


def default_store() -> str:
    """The SQLite file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'guessmaster' / 'guessmaster.sqlite'}"


def a_store(given: str | None) -> str:
    """The address of a store that can be opened, the usual one for None. Raises ClickException else."""
    from sqlalchemy.exc import SQLAlchemyError

    from host.store import SchemaError, Store

    url = given or default_store()
    try:
        Store(url).close()
    except (SQLAlchemyError, SchemaError, ImportError, OSError) as fault:
        reason = str(fault).splitlines()[0]
        raise click.ClickException(f"the store {url} cannot be opened: {reason}") from fault
    return url


def language(_: Any, __: Any, given: str | None) -> str | None:
    """A click callback: a language there is. Raises BadParameter naming those there are."""
    from host import content

    if given is not None and given not in content.languages():
        raise click.BadParameter(f"{given!r} is none of {', '.join(content.languages())}")
    return given


def game(_: Any, __: Any, given: str | None) -> str | None:
    """A click callback: the id of a game there is. Raises BadParameter naming those there are."""
    from host.games import GAMES

    if given is not None and given not in GAMES:
        raise click.BadParameter(f"{given!r} is none of {', '.join(GAMES)}")
    return given


def choosing_cards(command: Command) -> Command:
    """Give a command `--cards` and `--max-severity`, which `stock_shelf` turns into the shelf in use."""
    command = click.option(
        "--max-severity",
        "severity",
        type=click.IntRange(0),
        default=None,
        help="Leave out graver cards: with 0 there is no crime in them. [default: all are played]",
    )(command)
    return click.option(
        "--cards",
        "packs",
        multiple=True,
        metavar="PATH",
        help="Take this pack, a folder or a file, instead of the built-in cards of its games; may be given "
        "several times. With --cards built-in, too, both are taken. [default: built-in]",
    )(command)


def stock_shelf(packs: tuple[str, ...], severity: int | None) -> None:
    """Have the chosen packs played; a faulty one is refused with its faults, and the others are played.

    Raises BadParameter where there is no such pack.
    """
    from datetime import UTC, datetime

    from host.cards.packs import BUILT_IN, Shelf, play_from

    own = []
    for given in dict.fromkeys(packs):
        if given == BUILT_IN:
            continue
        path = Path(given)
        if not path.exists():
            raise click.BadParameter(f"there is no {given}", param_hint="--cards")
        from host.cards import check

        faults = check.check(check.read(path), datetime.now(UTC).date())
        for fault in faults:
            click.echo(str(fault), err=True)
        if faults:
            click.echo(f"{given} is not played: {len(faults)} fault{'s' * (len(faults) > 1)}", err=True)
        else:
            own.append(path)
    play_from(Shelf(tuple(own), built_in=BUILT_IN in packs, severity=severity))
