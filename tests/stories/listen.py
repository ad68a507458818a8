"""Hear a story: `make listen STORY=tests/stories/de/zu-zweit.txt`; espeak-ng speaks the host's lines."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.stories.story import read, steps

SPEED = "165"


def listen(path: Path, player: str) -> None:
    story = read(path)
    voice = story.header.get("locale", "en-US").split("-")[0]
    for kind, text in steps(story):
        if kind == "freely":
            continue
        print(f"> {text}" if kind == "hear" else text)
        if kind == "hear":
            subprocess.run([player, "-v", voice, "-s", SPEED, *sys.argv[2:], "--", text], check=True)


if __name__ == "__main__":
    found = shutil.which("espeak-ng")
    if len(sys.argv) < 2 or not Path(sys.argv[1]).is_file():
        said = f"there is no story {sys.argv[1]}" if sys.argv[1:] else "which story?"
        sys.exit(f"{said}: make listen STORY=tests/stories/de/zu-zweit.txt")
    if found is None:
        sys.exit("espeak-ng is needed to hear a story (Debian: apt-get install espeak-ng)")
    try:
        listen(Path(sys.argv[1]), found)
    except KeyboardInterrupt:
        sys.exit(130)
