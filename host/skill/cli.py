"""The commands about the Alexa skill package: build and check it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click


@click.group()
def model() -> None:
    """The Alexa skill package, made from the phrases."""


def _invocations(_: Any, __: Any, given: tuple[str, ...]) -> dict[str, str]:
    """Invocation names by language, of NAME (for all of them) and LANG=NAME."""
    from host import content

    named: dict[str, str] = {}
    for told in given:
        language, there, name = told.rpartition("=")
        if there and language not in content.languages():
            raise click.BadParameter(f"{language!r} is none of {', '.join(content.languages())}")
        named.update(dict.fromkeys([language] if there else content.languages(), name))
    return named


@model.command()
@click.option(
    "--invocation",
    "invocations",
    multiple=True,
    callback=_invocations,
    metavar="[LANG=]NAME",
    help="Another invocation name, in all languages or in one; may be given several times.",
)
@click.option("--endpoint", metavar="URL", help="Where the host is reached: its webhook, https://…/alexa.")
@click.option("--privacy", metavar="URL", help="The privacy policy that players are shown.")
@click.option(
    "--project",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write a project of the ASK command line into this folder, instead of the package in the checkout.",
)
def build(
    invocations: dict[str, str], endpoint: str | None, privacy: str | None, project: Path | None
) -> None:
    """Write the package: interaction models, manifest, icons. Exit code 1 where a rule is broken."""
    from host.skill import package

    files = package.package(invocations, endpoint, privacy)
    faults = package.faults(files)
    if faults:
        _tell(faults)
    changed = (
        package.write(project, package.project(files)) if project else package.write(package.FOLDER, files)
    )
    for path in changed:
        click.echo(path)
    click.echo(f"{len(files)} files, {len(changed)} of them changed: {project or package.FOLDER}")


@model.command()
def check() -> None:
    """Compare the committed package with the phrases, and keep Alexa's rules: a line a fault, exit code 1."""
    from host.skill import package

    files = package.package()
    stale = package.stale(package.FOLDER, files)
    faults = [f"{path} is not what `guessmaster model build` makes of the phrases" for path in stale]
    faults += package.faults(files)
    if faults:
        _tell(faults)
    click.echo(f"{len(files)} files: fresh, no fault")


def _tell(faults: list[str]) -> None:
    for fault in faults:
        click.echo(fault)
    sys.exit(1)
