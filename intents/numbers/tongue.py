"""What the engine knows of one language: number words, the words around answers, how it writes digits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib import import_module

from intents.numbers.atoms import Kind

_FUSED_KINDS = frozenset(
    (
        Kind.AND, Kind.POINT, Kind.ONES, Kind.PART, Kind.HUNDREDS, Kind.SCALE, Kind.DECADE, Kind.ZERO,
        Kind.TENS, Kind.TEENS, Kind.ABOUT, Kind.MIXED,
    )
)  # fmt: skip
"""Kinds of words beyond the numerals that may be written as one with a number."""
_SHORTEST_FUSED = 3
_SHORTEST_AND = 2
_ROUND = (Kind.HUNDRED, Kind.SCALE)
_LONG = 5
_SETS = (
    "vague", "like_to", "like_digits", "naming", "for_whom", "decade_marks", "hours", "definite",
    "adding", "of", "denying", "lasting", "claiming", "owning", "personal", "article_ones", "at_hours",
    "soon", "soft", "parted", "likening", "reasoning", "sharing", "concluding", "asking", "commands",
    "telling", "pleading", "stating", "noise", "befores", "standing", "clock", "too", "excess",
    "closing", "negating", "preferring", "relating", "played", "taking",
)  # fmt: skip
"""The lexicon's word lists that a tongue holds as sets."""
_OPENING = ("likening", "reasoning", "asking", "stating", "subjects", "concluding")
"""Those of them whose words may begin a clause without a pause."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Entry:
    """What a word or phrase is: its kind, its value where it has one, and the unit it names."""

    kind: Kind
    value: Fraction | int | None = None
    unit: str | None = None


class _Tables:
    """What is known of a language, by name; as dataclasses of sixty fields they would slow every start."""

    def __init__(self, **known: object) -> None:
        self.__dict__.update(known)


class Lexicon(_Tables):
    """One language's own tables, as its module writes them: word lists divided by spaces, phrases by "|".

    `numerals` is what num2words says (`spoken.numerals`), `values` holds number words beyond it, both
    as "word: value, …". `words` and `phrases` hold the words around numbers by kind. `units` lists the
    names of units by id, as "id: name, name | …". `ordinal_endings` are what an ordinal may add,
    `part_ending` makes it a denominator; `decade_endings` are what a ten drops, then what it takes on
    for its decade, `decade_marks` what digits take on. `aliases` lists other spellings of number words,
    as "word: other other | …", and `respellings` other spellings of their letters. `homophones` are
    words that sound like numbers, with the words that were meant, `lasting` those of them that mean
    themselves before a measure ("for years"); `stems` and `suffixes` are the parts of teens and tens
    that stand alone only where a word was split. `vague` words count without saying how many. `like_to`
    are words that "to" between two years is heard as, `like_digits` words that a digit before "hundred"
    is heard as. `questions` are openings of questions to the host. `naming` words may stand between a
    name and its answer ("Anna says"), `for_whom` before the name. `hours` stand between the halves of a
    year heard as a time. `definite` articles before "1850 years" make it a decade, `denying` articles
    before nothing are a no. `adding` words between two bounds only add the second; `of` stands between
    a part and its whole. `claiming` words say that this is an answer, `plurals` are endings of counted
    nouns, `adverbs` endings of words that change nothing; `offering` questions offer an answer where an
    `offered` word follows ("kann ich … sagen"); `owning` words beside points tell of a score; `few`
    count two, but only hundreds and more ("ein paar hundert"); `personal` words tell of the one who
    speaks. `article_ones` count one or are mere articles; `at_hours` before a small number make it a
    time of day, an age or a place in a list, `soon` before a time what is to come; `comparing` openings
    make a question mark one to the host; `soft` are those among the words that no answer holds that a
    large amount or two years outweigh; `parted` verbs have a last part that sounds like an article
    ("trag elf ein"); `clitics` are what other words become at the end of a word ("würd's"). `likening`
    words begin a comparison, `reasoning` ones a reason, `sharing` words one for each; `concluding`
    words begin the clause that answers ("so zero then"); `asking` words begin what is asked of the host
    or ordered, `commands` are orders all by themselves; `telling` words make a clause one about people
    or a time; `noise` is what recognisers hear in silence; `pleading`
    words ask for time; an amount that is `too` much (`excess`) is rejected, `inexact` endings leave one
    open ("and something"), `closing` words follow an answer ("done"), `negating` ones deny beside "not",
    `preferring` ones take back only after a pause or an amount ("I'd rather have two wishes"); `clock`
    words stand before a time of day ("es ist 20:15 Uhr"); `standing` words stand for a noun after
    another ("the big one"); `relating` ones tell an amount by another ("half as many"), and `played` ones
    are things of the game that may be what is counted ("52 cards"), `taking` verbs
    tell how long it lasts; `befores` are prepositions that bound
    a year only where one follows; `wondering` openings offer an amount as a question; `subjects` begin
    what somebody adds, `stating` words the statement of an amount after who says so ("dad said it was
    …"), and `participles` are how those begin and end that follow an amount like a noun ("geheiratet").
    """

    code: str
    decimal_sign: str
    ones_first: bool
    numerals: Mapping[Kind, str]
    words: Mapping[Kind, str]
    phrases: Mapping[Kind, str]
    values: Mapping[Kind, str]
    units: str
    ordinal_endings: tuple[str, ...]
    part_ending: str
    decade_endings: tuple[str, ...]
    decade_marks: str
    aliases: str
    respellings: tuple[tuple[str, str], ...]
    homophones: Mapping[str, str]
    stems: Mapping[str, int]
    suffixes: Mapping[str, int]
    vague: str
    like_to: str
    like_digits: str
    questions: str
    naming: str
    for_whom: str
    hours: str
    definite: str
    adding: str
    of: str
    denying: str
    lasting: str
    claiming: str
    plurals: tuple[str, ...]
    adverbs: tuple[str, ...]
    offering: str
    offered: str
    owning: str
    few: str
    personal: str
    article_ones: str
    at_hours: str
    soon: str
    comparing: str
    soft: str
    parted: str
    clitics: tuple[str, ...]
    likening: str
    reasoning: str
    sharing: str
    concluding: str
    asking: str
    commands: str
    telling: str
    pleading: str
    noise: str
    befores: str
    standing: str
    clock: str
    too: str
    excess: str
    inexact: str
    closing: str
    negating: str
    preferring: str
    relating: str
    played: str
    taking: str
    wondering: str
    stating: str
    subjects: str
    participles: tuple[str, str]


class Tongue(_Tables):
    """One language, ready for use: every word and phrase in folded spelling."""

    code: str
    decimal_sign: str
    ones_first: bool
    words: Mapping[str, Entry]
    phrases: Mapping[str, Entry]
    longest: Mapping[str, int]
    """By first word, how many more words the longest phrase has that begins with it."""
    morphs: Mapping[str, Entry]
    homophones: Mapping[str, Entry]
    stems: Mapping[str, int]
    suffixes: Mapping[str, int]
    round_starts: tuple[str, ...]
    """How the words for hundred and more begin."""
    vague: frozenset[str]
    like_to: frozenset[str]
    like_digits: frozenset[str]
    questions: tuple[str, ...]
    naming: frozenset[str]
    for_whom: frozenset[str]
    decade_marks: frozenset[str]
    hours: frozenset[str]
    definite: frozenset[str]
    adding: frozenset[str]
    of: frozenset[str]
    denying: frozenset[str]
    lasting: frozenset[str]
    claiming: frozenset[str]
    plurals: tuple[str, ...]
    adverbs: tuple[str, ...]
    offering: frozenset[str]
    offered: frozenset[str]
    owning: frozenset[str]
    few: frozenset[str]
    personal: frozenset[str]
    article_ones: frozenset[str]
    at_hours: frozenset[str]
    soon: frozenset[str]
    comparing: frozenset[str]
    soft: frozenset[str]
    parted: frozenset[str]
    clitics: tuple[str, ...]
    likening: frozenset[str]
    reasoning: frozenset[str]
    sharing: frozenset[str]
    concluding: frozenset[str]
    asking: frozenset[str]
    commands: frozenset[str]
    telling: frozenset[str]
    pleading: frozenset[str]
    noise: frozenset[str]
    befores: frozenset[str]
    standing: frozenset[str]
    clock: frozenset[str]
    too: frozenset[str]
    excess: frozenset[str]
    inexact: frozenset[str]
    closing: frozenset[str]
    negating: frozenset[str]
    preferring: frozenset[str]
    relating: frozenset[str]
    played: frozenset[str]
    taking: frozenset[str]
    wondering: frozenset[str]
    stating: frozenset[str]
    openers: frozenset[str]
    """Words that may begin a clause without a pause."""
    participles: tuple[str, str]
    unsettled: frozenset[str]
    """Words that only their neighbours tell what they are."""
    eras: frozenset[str]
    """The last words of eras, after which a dash is no hyphen."""


@cache
def tongue(language: str) -> Tongue:
    """Return the tongue of a language code such as "de"; raise LookupError where it has no module."""
    if not re.fullmatch(r"[a-z]{2,3}", language):
        raise LookupError(f"no numbers are known in {language!r}")
    try:
        lexicon: Lexicon = import_module(f"intents.numbers.{language}").LEXICON
    except (ModuleNotFoundError, AttributeError) as missing:
        raise LookupError(f"no numbers are known in {language!r}") from missing
    return _built(lexicon)


def _built(lexicon: Lexicon) -> Tongue:
    numerals = dict(_numerals(lexicon))
    morphs = dict(numerals)
    words: dict[str, Entry] = {}
    phrases: dict[str, Entry] = {}
    for said, entry in _listed(lexicon):
        for known in said:
            if " " in known:
                phrases.setdefault(known, entry)
            else:
                words[known] = entry
    fused = {word: entry for word, entry in words.items() if _may_fuse(word, entry)}
    longest: dict[str, int] = {}
    for said in phrases:
        first = said.partition(" ")[0]
        spaces = said.count(" ")
        if spaces > longest.get(first, 0):
            longest[first] = spaces
    words = morphs | words
    torn = dict.fromkeys((*lexicon.stems, *lexicon.suffixes), Entry(Kind.WORD))
    morphs = {part.casefold(): entry for part, entry in torn.items()} | morphs | fused
    return Tongue(
        **{name: _set(getattr(lexicon, name)) for name in _SETS},
        code=lexicon.code,
        decimal_sign=lexicon.decimal_sign,
        ones_first=lexicon.ones_first,
        words=words,
        phrases=phrases,
        longest=longest,
        morphs=morphs,
        homophones={said: words[meant] for said, meant in lexicon.homophones.items()},
        stems={stem.casefold(): value for stem, value in lexicon.stems.items()},
        suffixes={suffix.casefold(): value for suffix, value in lexicon.suffixes.items()},
        round_starts=tuple(
            {word[:4] for word, entry in numerals.items() if entry.kind in _ROUND and len(word) > _LONG}
        ),
        questions=tuple(
            " ".join(question.split()) + " " for question in _folded(lexicon.questions).split("|")
        ),
        plurals=lexicon.plurals,
        adverbs=lexicon.adverbs,
        offering=_phrases(lexicon.offering),
        offered=_phrases(lexicon.offered),
        inexact=_phrases(lexicon.inexact),
        comparing=_phrases(lexicon.comparing),
        clitics=lexicon.clitics,
        few=_phrases(lexicon.few),
        unsettled=_set(
            f"{lexicon.standing} {lexicon.befores} {lexicon.article_ones} {' '.join(lexicon.suffixes)}"
        )
        | _phrases(lexicon.few),
        eras=frozenset(
            phrase.split()[-1]
            for kind in (Kind.BC, Kind.AD)
            for phrase in (*lexicon.words[kind].split(), *_folded(lexicon.phrases[kind]).split("|"))
        ),
        openers=frozenset(_folded(" ".join(getattr(lexicon, name) for name in _OPENING)).split()),
        participles=lexicon.participles,
        wondering=frozenset(said + " " for said in _phrases(lexicon.wondering)),
    )


def _may_fuse(word: str, entry: Entry) -> bool:
    if entry.kind is Kind.UNIT:
        return len(word) > _SHORTEST_FUSED
    shortest = _SHORTEST_AND if entry.kind is Kind.AND else _SHORTEST_FUSED
    return entry.kind in _FUSED_KINDS and len(word) >= shortest


def _folded(said: str) -> str:
    """Return words in the spelling in which the engine hears them."""
    return said.casefold().replace("'", "").replace("-", " ")


def _set(said: str) -> frozenset[str]:
    return frozenset(_folded(said).split())


def _phrases(said: str) -> frozenset[str]:
    return frozenset(" ".join(phrase.split()) for phrase in _folded(said).split("|"))


def _listed(lexicon: Lexicon) -> Iterator[tuple[Iterable[str], Entry]]:
    """Yield the words and phrases but the numerals with what they are."""
    for kind, words in lexicon.words.items():
        yield _folded(words).split(), Entry(kind)
    for kind, phrases in lexicon.phrases.items():
        yield " ".join(_folded(phrases).split()).split(" | "), Entry(kind)
    for word, entry in _valued(lexicon.values):
        yield (word,), entry
    for line in " ".join(_folded(lexicon.units).split()).split(" | "):
        unit, said = line.split(": ")
        yield said.split(", "), Entry(Kind.UNIT, unit=unit)


def _valued(table: Mapping[Kind, str]) -> Iterator[tuple[str, Entry]]:
    """Yield the words of a table of "word: value, …" with their values."""
    for kind, pairs in table.items():
        for pair in pairs.split(","):
            said, value = pair.split(":")
            yield (
                " ".join(_folded(said).split()),
                Entry(kind, Fraction(value.strip()) if "/" in value else int(value)),
            )


def _numerals(lexicon: Lexicon) -> Iterator[tuple[str, Entry]]:
    """Yield the number words that may stand inside a fused word, with every other spelling of each."""
    aliases = dict(_aliases(lexicon.aliases))
    for word, entry in _inflected(lexicon, aliases):
        for spelt in (word, *aliases.get(word, ())):
            yield spelt, entry
            yield from ((spelt.replace(old, new), entry) for old, new in lexicon.respellings if old in spelt)


def _aliases(listed: str) -> Iterator[tuple[str, list[str]]]:
    for line in _folded(listed).split("|"):
        word, others = line.split(":")
        yield word.strip(), others.split()


def _inflected(lexicon: Lexicon, aliases: Mapping[str, list[str]]) -> Iterator[tuple[str, Entry]]:
    """Yield the numerals, the decades of the tens, the ordinals with their endings, the parts they name."""
    dropped, *added = lexicon.decade_endings
    for word, entry in _valued(lexicon.numerals):
        if entry.kind is not Kind.ORDINAL:
            yield word, entry
        if entry.kind is Kind.TENS:
            decade = Entry(Kind.DECADE, entry.value)
            for spelt in (word, *aliases.get(word, ())):
                yield from ((spelt.removesuffix(dropped) + ending, decade) for ending in added)
        elif entry.kind is Kind.ORDINAL:
            yield from ((word + ending, entry) for ending in lexicon.ordinal_endings)
            if int(entry.value or 0) > 2:  # noqa: PLR2004
                yield word + lexicon.part_ending, Entry(Kind.PART, entry.value)
