"""What the engine knows of one language: its number words, the words around answers, and how it writes digits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import chain

from num2words import num2words

from intents.numbers.atoms import Kind

_SCALES = (3, 6, 9, 12, 15)
_FUSED_KINDS = (
    Kind.AND, Kind.POINT, Kind.ONES, Kind.PART, Kind.HUNDREDS, Kind.SCALE, Kind.DECADE, Kind.ZERO, Kind.TENS, Kind.TEENS, Kind.ABOUT, Kind.MIXED,
)  # fmt: skip
"""Other words than num2words' own that may be written as one with a number."""
_SHORTEST_FUSED = 3
_ORDINALS = (*range(1, 32), 100)


@dataclass(frozen=True, slots=True)
class Entry:
    """What a word or phrase is: its kind, its value where it has one, and the unit it names."""

    kind: Kind
    value: Fraction | int | None = None
    unit: str | None = None


@dataclass(frozen=True, slots=True)
class Lexicon:
    """One language's own tables, as its module writes them. Word lists are strings, words divided by spaces.

    `words` and `phrases` map kinds to single words and to phrases (one a line); `values` holds number words that
    num2words doesn't say, as "word word: value"; `units` maps unit ids to names divided by commas; `rewrites` are
    patterns and replacements for abbreviations, applied to the lower-case text in order; `ordinal_endings` are what an
    ordinal may add; `decade_endings` what a ten drops, then what it takes on for its decade; `aliases` maps a number word to other spellings of it; `homophones` maps words that sound like
    numbers to the words that were meant; `stems` are the parts that only stand before a teen or ten suffix; `vague`
    words count without saying how many; `like_to` are words that "to" between two years is heard as; `questions` are openings (one a line) of
    questions to the host.
    """

    code: str
    decimal_sign: str
    ones_first: bool
    words: Mapping[Kind, str]
    phrases: Mapping[Kind, str]
    values: Mapping[Kind, str]
    units: Mapping[str, str]
    rewrites: tuple[tuple[str, str], ...]
    ordinal_endings: tuple[str, ...]
    part_ending: str
    decade_endings: tuple[str, ...]
    aliases: Mapping[str, str] = field(default_factory=dict)
    homophones: Mapping[str, str] = field(default_factory=dict)
    stems: Mapping[str, int] = field(default_factory=dict)
    suffixes: Mapping[str, int] = field(default_factory=dict)
    vague: str = ""
    like_to: str = ""
    questions: str = ""
    respellings: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Tongue:
    """One language, ready for use: every word and phrase in folded spelling."""

    code: str
    decimal_sign: str
    ones_first: bool
    words: Mapping[str, Entry]
    phrases: Mapping[str, tuple[tuple[tuple[str, ...], Entry], ...]]
    morphs: Mapping[str, Entry]
    rewrites: tuple[tuple[re.Pattern[str], str], ...]
    homophones: Mapping[str, Entry]
    stems: Mapping[str, int]
    suffixes: Mapping[str, int]
    vague: frozenset[str]
    like_to: frozenset[str]
    questions: tuple[str, ...]


@cache
def tongue(language: str) -> Tongue:
    """Return the tongue of a language code such as "de"; raise LookupError where there is no module for it."""
    if not re.fullmatch(r"[a-z]{2,3}", language):
        raise LookupError(f"no numbers are known in {language!r}")
    try:
        module = import_module(f"intents.numbers.{language}")
        lexicon: Lexicon = module.LEXICON
    except (ModuleNotFoundError, AttributeError) as missing:
        raise LookupError(f"no numbers are known in {language!r}") from missing
    return _built(lexicon)


def _built(lexicon: Lexicon) -> Tongue:
    numerals = dict(_numerals(lexicon))
    words: dict[str, Entry] = {}
    phrases: dict[str, list[tuple[tuple[str, ...], Entry]]] = {}
    units = (
        (name, Entry(Kind.UNIT, unit=unit))
        for unit, names in lexicon.units.items()
        for name in names.split(",")
    )
    for said, entry in chain(_listed(lexicon), units):
        parts = _folded(said)
        if len(parts) == 1:
            words[parts[0]] = entry
        else:
            phrases.setdefault(parts[0], []).append((parts, entry))
    fused = {
        word: entry
        for word, entry in words.items()
        if (entry.kind in _FUSED_KINDS and len(word) >= _SHORTEST_FUSED)
        or (entry.kind is Kind.UNIT and len(word) > _SHORTEST_FUSED)
    }
    words = numerals | words
    numerals |= fused
    for known in phrases.values():
        known.sort(key=lambda phrase: -len(phrase[0]))
    return Tongue(
        code=lexicon.code,
        decimal_sign=lexicon.decimal_sign,
        ones_first=lexicon.ones_first,
        words=words,
        phrases={first: tuple(known) for first, known in phrases.items()},
        morphs=numerals,
        rewrites=tuple((re.compile(pattern), by) for pattern, by in lexicon.rewrites),
        homophones={said: words[meant] for said, meant in lexicon.homophones.items()},
        stems={stem.casefold(): value for stem, value in lexicon.stems.items()},
        suffixes={suffix.casefold(): value for suffix, value in lexicon.suffixes.items()},
        vague=frozenset(_folded(lexicon.vague)),
        like_to=frozenset(_folded(lexicon.like_to)),
        questions=tuple(" ".join(_folded(line)) for line in lexicon.questions.splitlines()),
    )


def _folded(said: str) -> tuple[str, ...]:
    """Return the words of a phrase as the engine hears them."""
    return tuple(said.casefold().replace("'", "").replace("-", " ").replace("/", " ").split())


def _listed(lexicon: Lexicon) -> Iterator[tuple[str, Entry]]:
    for kind, line in lexicon.words.items():
        yield from ((word, Entry(kind)) for word in line.split())
    for kind, lines in lexicon.phrases.items():
        yield from ((phrase.strip(), Entry(kind)) for phrase in lines.splitlines() if phrase.strip())
    for kind, pairs in lexicon.values.items():
        for pair in filter(None, pairs.split(",")):
            said, value = pair.split(":")
            yield said.strip(), Entry(kind, Fraction(value) if "/" in value else int(value))


def _numerals(lexicon: Lexicon) -> Iterator[tuple[str, Entry]]:
    """Yield the number words that may stand inside a fused word, with every other spelling of each."""
    aliases = {word.casefold(): _folded(others) for word, others in lexicon.aliases.items()}
    for word, entry in _spoken(lexicon):
        yield word, entry
        for alias in aliases.get(word, ()):
            yield alias, entry
            yield from ((other, entry) for other in _respelt(alias, lexicon))
        yield from ((other, entry) for other in _respelt(word, lexicon))


def _respelt(word: str, lexicon: Lexicon) -> Iterator[str]:
    yield from (word.replace(old, new) for old, new in lexicon.respellings if old in word)


def _spoken(lexicon: Lexicon) -> Iterator[tuple[str, Entry]]:
    """Yield what num2words says for the parts that numbers are made of."""
    code = lexicon.code
    old, *endings = lexicon.decade_endings
    for value in range(20):
        kind = Kind.ZERO if value == 0 else Kind.ONES if value < 10 else Kind.TEENS  # noqa: PLR2004
        yield _said(value, code), Entry(kind, value)
    for value in range(20, 100, 10):
        yield _said(value, code), Entry(Kind.TENS, value)
        yield from ((_said(value, code).removesuffix(old) + new, Entry(Kind.DECADE, value)) for new in endings)
    yield _said(200, code).removeprefix(_said(2, code)).strip(), Entry(Kind.HUNDRED, 100)
    yield _said(2000, code).removeprefix(_said(2, code)).strip(), Entry(Kind.SCALE, 1000)
    for power in _SCALES[1:]:
        yield _said(10**power, code).split()[-1], Entry(Kind.SCALE, 10**power)
        yield _said(2 * 10**power, code).split()[-1], Entry(Kind.SCALE, 10**power)
    for value in _ORDINALS:
        word = str(num2words(value, lang=code, to="ordinal")).casefold()
        if "-" in word or " " in word:
            continue
        for ending in lexicon.ordinal_endings:
            yield word + ending, Entry(Kind.ORDINAL, value)
        if value > 2:  # noqa: PLR2004
            yield word + lexicon.part_ending, Entry(Kind.PART, value)


def _said(value: int, code: str) -> str:
    return str(num2words(value, lang=code)).casefold()
