"""Draws how the answers of the packs spread, one plot for each game, as PNG or SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from host.cards.stats import Stats

INCHES = (8.0, 2.6)
"""Width, and height of each plot."""


def draw(found: Sequence[Stats], path: Path) -> None:
    """Write the plots of the games that have answers to this file, in the form that its suffix names.

    Raises ValueError where there is nothing to draw or the suffix names no form, OSError where the file
    cannot be written.
    """
    drawn = [stats for stats in found if stats.answers]
    if not drawn:
        raise ValueError("no answers to draw")
    figure = Figure(figsize=(INCHES[0], INCHES[1] * len(drawn)), layout="constrained")
    FigureCanvasAgg(figure)
    for axes, stats in zip(figure.subplots(len(drawn), squeeze=False)[:, 0], drawn, strict=True):
        labels, counts = zip(*stats.answers, strict=True)
        axes.bar(range(len(labels)), counts, color="#2f6f8f")
        axes.set_xticks(range(len(labels)), labels, rotation=60, ha="right", fontsize=7)
        axes.set_title(f"{stats.game}: {stats.cards} cards, {stats.spread}", fontsize=9)
        axes.set_ylabel("cards")
    figure.savefig(path)
