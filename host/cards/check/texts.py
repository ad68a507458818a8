"""Texts for the ear: letters only, nothing shortened or too long, and no placeholder but the one there is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from host.cards.check.pack import Card, Fault, Pack, Text
from host.cards.packs import answer_of

LONGEST_TEXT = 180
"""Characters of a text: about twelve seconds, what one can still hear as one piece."""
LONGEST_SENTENCE = 160
"""Characters of a sentence; a colon or semicolon ends one, too."""
MOST_WORDS = 25
"""Words of a sentence: a voice takes them in one breath, and so does a listener."""
LONGEST_LABEL = 40
"""Characters of what is said within the host's own sentences: topics, labels, units, themes, ends."""

LABELS = frozenset({"topic", "items", "unit", "low", "high", "theme", "words"})
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
SPOKEN_IN = frozenset({"reveal", "explain"})
"""The fields that may hold the answer."""
MARKS = frozenset(".,:;?!'’‘\"“”„‚«»‹›-–—…")
"""What may stand beside letters: a voice takes it as a pause, or not at all."""

SHORTENED = re.compile(
    r"\b(?:dr|mr|mrs|ms|st|mt|nr|vs|etc|approx|ca|bzw|usw|evtl|inkl|chr|jh|jhd|std|mio|mrd|jr|sr"
    r"|km|kg|cm|mm|dm|ml|cl|mg|hz|mph|kmh|ft|lb|lbs|oz|sec|hr|hrs)\b",
    re.IGNORECASE,
)
"""Abbreviations of the languages so far, with or without a point."""
DOTTED = re.compile(r"\b\w\.\s?\w\.|\b\w+\.\s+(?=[a-zäöüß])")
"""Letters with points ("z. B.", "a.m."), or a point after which the sentence goes on."""
LETTER = re.compile(r"(?<![\w’'-])[b-hj-np-z](?![\w’'-])")
"""A small letter by itself: a unit ("m", "g"); "a" and "O" are words."""
CAPITALS = re.compile(r"\b[^\W\d_a-z]{2,}s?\b")
"""Words in capitals."""
ROMAN = re.compile(r"M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
NUMBERED = re.compile(r"\b([^\W\d_]+) ([IVX])\b(?!-)")
"""A name with a single Roman numeral ("Elizabeth I")."""
_BEFORE_I = """
if when as that and but so because what where how why should could can do did may must would yes no am have
had then here there today now who which before after while since until
"""
BEFORE_I = frozenset(_BEFORE_I.split())
"""Words after which an I is the speaker."""


def faults(pack: Pack) -> Iterator[Fault]:
    """The faults of all texts, each in its own file."""
    for card in pack.cards:
        wanted = placeholder(card)
        for language in card.words:
            for text in card.texts(language):
                for reason in [*heard(text), *_placeholders(text, wanted)]:
                    yield card.fault(f"{text.name}: {reason}", language)


def placeholder(card: Card) -> str:
    """The placeholder that a card's reveal may hold."""
    return f"{{{answer_of(card.game)}}}"


def _placeholders(text: Text, wanted: str) -> Iterator[str]:
    found = PLACEHOLDER.findall(text.text)
    for unknown in sorted(set(found) - {wanted}):
        yield f"unknown placeholder {unknown}"
    if wanted in found and text.field not in SPOKEN_IN:
        yield f"{wanted} gives the answer away"


@lru_cache(maxsize=8192)
def heard(text: Text) -> tuple[str, ...]:
    """What a voice would stumble over in a text."""
    return tuple(_heard(text))


def _heard(text: Text) -> Iterator[str]:
    bare = unicodedata.normalize("NFC", PLACEHOLDER.sub("One", text.text))
    if not bare.strip():
        yield "missing"
        return
    if any(c.isnumeric() for c in bare):
        yield "digits"
    signs = sorted({c for c in bare if not (c.isalnum() or c.isspace() or c in MARKS)})
    if signs:
        yield f"signs: {' '.join(signs)}"
    yield from _shortened(bare)
    yield from _too_long(text.field, bare)


def _shortened(bare: str) -> Iterator[str]:
    roman = sorted({word for word in CAPITALS.findall(bare) if ROMAN.fullmatch(word)})
    roman += [
        f"{name} {numeral}"
        for name, numeral in NUMBERED.findall(bare)
        if name[0].isupper() and name.casefold() not in BEFORE_I
    ]
    if roman:
        yield f"Roman numerals: {', '.join(roman)}"
    shortened = {word for word in CAPITALS.findall(bare) if not ROMAN.fullmatch(word)}
    for pattern in (SHORTENED, DOTTED, LETTER):
        shortened |= {found.strip() for found in pattern.findall(bare)}
    if shortened:
        yield f"abbreviations: {', '.join(sorted(shortened))}"


def _too_long(field: str, bare: str) -> Iterator[str]:
    longest = LONGEST_LABEL if field in LABELS else LONGEST_TEXT
    if len(bare) > longest:
        yield f"{len(bare)} characters, more than {longest}"
    for sentence in re.split(r"(?<=[.!?:;…])\s+", bare):
        words = len(sentence.split())
        if words > MOST_WORDS or len(sentence) > LONGEST_SENTENCE:
            yield f"a sentence of {words} words, {len(sentence)} characters"
