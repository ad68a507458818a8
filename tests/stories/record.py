"""Fills in the host's lines: `python -m tests.stories.record FILE…`; then read them as a person would."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

from tests.stories.story import Player, read

WIDTH = 110


def record(path: Path) -> None:
    story = read(path)
    head = path.read_text("utf-8").partition("\n\n")[0]
    player = Player(story, strict=False)
    written = [head, "", *heard(player)]
    for raw in story.lines:
        line = raw.strip()
        if line.startswith(">"):
            continue
        written.append(line)
        if not line or line.startswith(("#", "=")):
            continue
        if player.step(line):
            written += heard(player)
    player.close()
    path.write_text("\n".join(written).strip() + "\n", "utf-8")


def heard(player: Player) -> list[str]:
    return [
        f"> {line}" for line in textwrap.wrap(player.reply["speech"], WIDTH, break_on_hyphens=False) or [""]
    ]


if __name__ == "__main__":
    missing = [name for name in sys.argv[1:] if not Path(name).is_file()]
    if missing or not sys.argv[1:]:
        sys.exit(f"there is no story {', '.join(missing)}" if missing else "which story? Name its file")
    for name in sys.argv[1:]:
        record(Path(name))
