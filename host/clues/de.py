"""How German makes its words: endings, umlauts, prefixes and compounds, each checked against the lexicon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

from host.clues.kinship import Making, Step, Stock, Tie, several
from host.clues.lexicon import IN_NEWS, OFTEN, RARE

CASES = ("e", "en", "n", "er", "ern", "es", "s", "em", "ens", "chens", "leins")
"""Endings of nouns and adjectives."""
CONJUGATED = several(
    "st t te ten test tet et est ete eten end ende enden ender endes endem nd nde",
)
"""Endings of verbs: what stands before them is the stem of a verb."""
COMPARED = (
    "er",
    "ere",
    "eren",
    "erer",
    "eres",
    "st",
    "este",
    "esten",
    "ester",
    "ste",
    "sten",
    "ster",
    "stes",
    "stem",
)
ENDINGS = several(
    "in innen er ers ern erin erinnen essin ung ungen heit heiten keit keiten igkeit lich liche lichen",
    "licher liches ig ige igen iger iges igem igt isch ische ischen ischer bar bare sam same haft los",
    "lose losigkeit chen lein schaft schaften tum tümer nis nisse nissen ling linge lingen ei eien erei",
    "ereien ler lers lerin lerinnen ner nern ners nerin erlich erlei artig mäßig mässig voll ert erte",
    "erung elig elei igung förmig artige end",
)
"""Endings that make words of words."""
WEAK = ("el", "eln", "els", "elt", "ell", "ens", "or", "ade", "chel", "sel", "icht")
"""Endings that make words of words, now and then."""
LATIN = several(
    "ist isten istin ismus ismen ieren iert ierte ierung ion ionen ität itäten eln elle ik iker ikerin",
    "ikerinnen ikalisch alisch al ale ant anten antin anz ent enten enz eur eurin ator atoren ation",
    "ationen or oren iv ive atisch istisch ös öse abel ibel age erie eria ium ien ianer ier iere iers",
    "ierin ell anisch aner esisch ese a o us um i ine isch ie ologe ologie ologin",
)
"""Endings of foreign words."""
LATIN_BASE = 4
PREFIXES = several(
    "ge be ver er ent emp zer miss un ur an auf aus ab bei ein mit nach vor zu über unter um durch",
    "hinter wider wieder weg her hin los heraus herein hinein hinaus herunter fest zurück zusammen hoch",
    "herum herauf vorbei voraus vorder ober haupt erz super mini mega anti ex inter trans re de des dis",
    "prä post sub auto foto bio geo tele tiefst gegen fort frei groß gross urgross schwieger stief",
    "mikro makro multi hyper vize innen außen aussen mittel halb rück da",
)
LINKS = ("", "s", "es", "n", "en", "er", "e", "ens", "ns")
FOREIGN = (
    "",
    "e",
    "a",
    "o",
    "i",
    "s",
    "n",
    "en",
    "er",
    "el",
    "in",
    "ik",
    "iker",
    "isch",
    "ist",
    "ie",
    "ien",
    "ieren",
    "ier",
    "ion",
    "ation",
    "at",
    "ator",
    "ant",
    "ent",
    "enz",
    "anz",
    "ität",
    "al",
    "ell",
    "iv",
    "or",
    "ur",
    "eur",
    "ös",
    "ismus",
    "um",
    "us",
    "age",
    "aner",
    "anisch",
)
"""Endings of foreign words."""
ALIKE = 5
FEWEST = 3
SHORT = 3
JOINTS = frozenset(several("und in an am zu auf im mit der die das von für"))
UMLAUTS = {"ä": "a", "ö": "o", "ü": "u"}
DIGRAPHS = (("ae", "ä"), ("oe", "ö"), ("ue", "ü"), ("a", "ä"), ("o", "ö"), ("u", "ü"))
"""What stands for an umlaut where there is none on the keyboard, or where it was not heard."""
UNINFLECTED = several(
    "s es n en e er ern in innen em st ste sten t te ten chen lein end ende enden ig ige igen lich",
    "liche isch ische ung",
)
"""Endings that any word of a kind may take, listed or not."""
TWO_LETTERS = frozenset({"ei", "öl", "uh"})
"""Nouns of two letters."""


def steps(word: str, stock: Stock) -> Iterator[Step]:
    """What a word in lower case with ss for ß may come from."""
    if "-" in word:
        yield from (Step(part, Tie.PART) for part in word.split("-") if len(part) >= FEWEST)
    for endings, bases, tie in _WAYS:
        for ending in endings:
            stem = word[: -len(ending)]
            if word.endswith(ending) and (len(stem) >= FEWEST or stem in TWO_LETTERS):
                found = (base for plain in _plain(stem) for base in bases(plain, ending))
                for base in found:
                    if base != word and _is_base(base, stock):
                        yield Step(base, _sureness(word, ending, base, tie, stock))
    yield from (Step(base) for base in _plain(word) if base != word and _is_base(base, stock))
    yield from _without_prefix(word, stock)
    yield from _parts(word, stock)


def _sureness(word: str, ending: str, base: str, tie: Tie, stock: Stock) -> Tie:
    """A noun that looks like a form of a verb (Spurt), or ends in -er after a short one, may be neither."""
    if base in stock.families or not stock.lexicon.is_noun(word):
        return tie
    by_chance = ending in ("t", "st") or (ending == "er" and len(base) <= SHORT + 1)
    return Tie.DOUBTFUL if by_chance else tie


def _of_case(stem: str, ending: str) -> Iterator[str]:
    if ending in ("s", "es"):
        if not stem.endswith(("s", "z", "ie")) or ending == "es":
            yield stem
    elif ending == "n":
        if stem.endswith(("e", "er", "el")):
            yield stem
    else:
        yield stem
        if ending in ("en", "er", "ern", "em"):
            yield stem + "e"
        if stem.endswith("ss"):
            yield stem[:-1]
        if stem[-1:] in "lr" and stem[-2:-1] not in tuple("aeioäöü"):
            yield stem[:-1] + "e" + stem[-1]
        if ending == "en":
            yield from (stem + "um", stem + "us", stem + "a")


def _of_verb(stem: str, _: str) -> Iterator[str]:
    if not stem.endswith("e"):
        yield stem + "en"
    if stem.endswith(("er", "el")):
        yield stem + "n"
    if stem.endswith(("r", "l")) and stem[-2:-1] not in ("e", ""):
        yield stem[:-1] + "e" + stem[-1] + "n"


def _of_verb_in_n(stem: str, _: str) -> Iterator[str]:
    yield stem + "nen"


def _of_adjective(stem: str, _: str) -> Iterator[str]:
    yield stem
    yield stem + "e"


def _of_word(stem: str, ending: str) -> Iterator[str]:
    """What may have stood at the end of a stem and was dropped before this ending, or was loosened."""
    yield from (stem, stem + "e", stem + "en")
    if stem.endswith(("er", "el")):
        yield stem + "n"
    if stem[-1:] in "lrn" and stem[-2:-1] not in tuple("aeiouäöü"):
        yield stem[:-1] + "e" + stem[-1]
        yield stem[:-1] + "e" + stem[-1] + "n"
    if ending in ("lich", "ner", "bar", "sam", "los", "nis", "chen", "lein", "nerin"):
        yield stem + "n"
    if ending in ("chen", "lein") and stem.endswith(("el", "er")):
        yield stem[:-2] + "en"
    if ending in ("isch", "er", "erin"):
        yield from (stem + "ien", stem + "a", stem + "n")


def _of_latin(stem: str, _: str) -> Iterator[str]:
    if len(stem) >= LATIN_BASE:
        yield from (
            stem + last for last in ("", "e", "en", "er", "a", "o", "um", "us", "ie", "ik", "ion", "ieren")
        )


_WAYS = (
    (CASES, _of_case, Tie.SAME),
    (CONJUGATED, _of_verb, Tie.SAME),
    (("ne", "net", "nete"), _of_verb_in_n, Tie.SAME),
    (COMPARED, _of_adjective, Tie.SAME),
    (ENDINGS, _of_word, Tie.SAME),
    (WEAK, _of_word, Tie.DOUBTFUL),
    (LATIN, _of_latin, Tie.SAME),
)
"""Kinds of endings, what may have stood before one, and how sure that is."""


def _plain(stem: str) -> Iterator[str]:
    """A stem as it is, and without its umlaut."""
    yield stem
    at = max(map(stem.rfind, UMLAUTS))
    if at >= 0:
        yield stem[:at] + UMLAUTS[stem[at]] + stem[at + 1 :]


def _is_base(base: str, stock: Stock) -> bool:
    if base in stock.families or base in stock.made_of or base in TWO_LETTERS:
        return True
    if len(base) < FEWEST:
        return False
    entry = stock.lexicon.find(base)
    if entry is None:
        return False
    if len(base) <= SHORT:
        return entry.noun and entry.band <= OFTEN
    return entry.band <= (IN_NEWS if len(base) <= SHORT + 1 else RARE)


def _without_prefix(word: str, stock: Stock) -> Iterator[Step]:
    for prefix in PREFIXES:
        if not word.startswith(prefix):
            continue
        rest = word[len(prefix) :].removeprefix("ge")
        for left in (word[len(prefix) :], rest):
            if len(left) >= FEWEST:
                yield from (Step(plain) for plain in _plain(left) if _takes_prefix(plain, stock))


def _takes_prefix(word: str, stock: Stock) -> bool:
    """Whether a word is common, or a form of a verb."""
    if word in stock.families or (len(word) > FEWEST and _is_common(word, stock)):
        return True
    endings = ("e", "t", "en", "er", "")
    return any(word.endswith(ending) and _is_verb(word, ending, stock) for ending in endings)


def _is_verb(word: str, ending: str, stock: Stock) -> bool:
    """Whether a word without its ending is the stem of a verb, of a family, or a noun that became a verb."""
    stem = word[: len(word) - len(ending)]
    if len(stem) < FEWEST:
        return False
    return (
        stem in stock.families
        or _is_common(stem + "en", stock)
        or (ending == "en" and _is_common(stem, stock))
    )


def _is_common(word: str, stock: Stock) -> bool:
    if word in stock.families or word in TWO_LETTERS:
        return True
    entry = stock.lexicon.find(word)
    if entry is None:
        return False
    if len(word) <= SHORT:
        return entry.noun and entry.band <= OFTEN
    return entry.band <= IN_NEWS


def _parts(word: str, stock: Stock) -> Iterator[Step]:
    """The parts of a compound, with or without a link between them (Sonne-n-blume, Schul-hof)."""
    for at in range(2, len(word) - 1):
        second = word[at:]
        if not (_is_head(second, stock)):
            continue
        firsts = tuple(_firsts(word[:at], stock))
        for first in firsts:
            yield Step(first, Tie.PART)
        if firsts:
            yield Step(second, Tie.PART)


def _is_head(word: str, stock: Stock) -> bool:
    if word in TWO_LETTERS:
        return True
    if len(word) < FEWEST:
        return False
    entry = stock.lexicon.find(word)
    if entry is None:
        return False
    if len(word) <= SHORT:
        return entry.noun and entry.band <= OFTEN - 1
    return entry.band <= IN_NEWS and (entry.noun or len(word) > SHORT + 1)


def _firsts(first: str, stock: Stock) -> Iterator[str]:
    """The words that may stand at the beginning of a compound as this."""
    for link in LINKS:
        if not first.endswith(link):
            continue
        stem = first[: len(first) - len(link)] if link else first
        short = stem in TWO_LETTERS and link in ("", "er")
        if (len(stem) >= FEWEST or short) and _is_common(stem, stock):
            yield stem
        if not link and len(stem) >= FEWEST:
            yield from (stem + last for last in ("e", "en", "n") if _is_common(stem + last, stock))
        if link == "er" and len(stem) >= FEWEST:
            yield from (plain for plain in _plain(stem) if plain != stem and _is_common(plain, stock))


def _without_umlauts(word: str) -> str:
    return "".join(UMLAUTS.get(letter, letter) for letter in word)


def alike(one: str, other: str) -> bool:
    """Whether both begin alike and go on with endings of foreign words (Musik, Musikant)."""
    shared = _common(_without_umlauts(one), _without_umlauts(other))
    for length in range(len(shared), ALIKE - 1, -1):
        if all(rest in FOREIGN for rest in (one[length:], other[length:])):
            return True
    return False


def _common(one: str, other: str) -> str:
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return "".join(letter for letter, _ in alike)


def spellings(word: str) -> Iterator[str]:
    """A word with umlauts for what stands for them, and then with umlauts that were not heard."""
    for plain, umlaut in DIGRAPHS:
        places = [found.start() for found in re.finditer(plain, word)]
        yield from (word[:at] + umlaut + word[at + len(plain) :] for at in reversed(places))
        if len(places) > 1:
            yield word.replace(plain, umlaut)


def uninflected(word: str) -> Iterator[str]:
    """What a case, a plural, a feminine or a form of a verb may be made of."""
    for ending in UNINFLECTED:
        stem = word[: -len(ending)]
        if word.endswith(ending) and len(stem) > FEWEST:
            yield from (base for plain in _plain(stem) for base in (plain, plain + "e", plain + "en"))


def bare(word: str) -> str:
    """A word without its umlauts and a final e or en."""
    return _without_umlauts(word).removesuffix("n").removesuffix("e")


MAKING = Making(
    steps=steps, bare=bare, alike=alike, spellings=spellings, uninflected=uninflected, joints=JOINTS
)
