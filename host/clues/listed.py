"""What is listed of a language for clues, in `locale/<language>/clues/`: words, families, names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from host import content
from host.clues.kinship import Stock
from host.clues.lexicon import Lexicon


def folder(language: str) -> Path:
    """Where a language's lists lie."""
    return content.root() / language / "clues"


def plain(word: str) -> str:
    """A word as all lists have it: lower case, ß as ss."""
    return word.strip().casefold()


def lines(language: str, name: str) -> Iterator[str]:
    """The lines of a list as they are compared, without comments. Raises OSError where there is none."""
    for line in (folder(language) / name).read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield plain(line)


def stock(language: str) -> Stock:
    """All that is known of a language's words. Raises OSError where something is missing."""
    elsewhere = [Path(line) for line in lines(language, "elsewhere.txt")]
    lexicon = Lexicon(folder(language) / "words.txt.gz", lines(language, "also.txt"), elsewhere)
    return Stock(lexicon, _families(language), _made_of(language))


def _families(language: str) -> Mapping[str, tuple[str, ...]]:
    families: dict[str, tuple[str, ...]] = {}
    for line in lines(language, "families.txt"):
        words = line.split()
        for word in words:
            families[word] = (*families.get(word, ()), words[0])
    return families


def _made_of(language: str) -> Mapping[str, tuple[str, ...]]:
    """Lines of "word: part part", or of words alone, which are made of nothing."""
    made: dict[str, tuple[str, ...]] = {}
    for line in lines(language, "made_of.txt"):
        word, colon, parts = line.partition(":")
        made |= {word: tuple(parts.split())} if colon else dict.fromkeys(line.split(), ())
    return made
