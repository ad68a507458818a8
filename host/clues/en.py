"""How English makes its words: endings, prefixes and compounds, each checked against the lexicon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from unicodedata import combining, normalize

from host.clues.kinship import Making, Step, Stock, Tie, several
from host.clues.lexicon import IN_NEWS, OFTEN, RARE

INFLECTIONS = ("s", "es", "ed", "ing", "er", "est", "en", "n", "'s", "s'")
ENDINGS = several(
    "y ly ily ful less ness iness ment ery ry er ers iest ish like ship hood dom ess let ling able ward",
    "wards wise ster ie ies ier th ified yer eer",
)
"""Endings that may follow a word as it is."""
SMALL = ("ie", "ies", "en", "n", "let", "th", "eer")
"""Those of them that short words have by chance (bean/beanie)."""
LATIN = several(
    "ally or ar ist ism ress ette et ible ably ability ibility ation ition ution sion ion tion ational",
    "al ial ual ic ical ics ous ious eous uous ive ative itive sive ity iety ty ance ence ancy ency ant",
    "ent age ee ian an ean ify ise ize isation ization fy some ure ature ary ory ine ia iac esque ite",
    "ologist ology ological graphy grapher graph iour ior ising izing cy acy o rix cian ician tic atic",
    "etic ialist alist alism icity icist icism eur ular ularity ulate ulation",
)
"""Endings that change what stands before them, and that many words end with which are made of nothing."""
SURE_PREFIXES = several(
    "un dis mis over under out fore super sub anti non inter trans post pre self mid semi micro mini",
    "mega ultra tele auto multi counter after up down cross step great grand god bio photo cyber hyper",
    "vice ex eco electro astro aero hydro geo",
)
DOUBTFUL_PREFIXES = several(
    "bi tri re in im il ir en em de be co a pro per con",
)

LONGEST_ENDING = 8
FEWEST = 3
"""Letters of anything that a word may come from."""
LATIN_BASE = 5
"""Letters from which on a word surely has a Latin ending: with fewer it may be chance (port/portion)."""
SHORT = 3
"""Letters of a base that must be a common word."""

BRITISH = (
    (r"our", "or"),
    (r"is(e[ds]?|ing|er|ation)$", r"iz\1"),
    (r"yse", "yze"),
    (r"re$", "er"),
    (r"ogue", "og"),
    (r"ll(ed|ing|er)$", r"l\1"),
)
"""British spellings and the American ones."""

ALIKE = 5
"""Letters that two words of one foreign stem begin with, at least."""

JOINTS = frozenset(several("of in the and to by at on up de la"))

FIRSTS = frozenset(
    several(
        "air apple arm baby back bath bed bee bird black blood blue boat body bone book bread break",
        "bull butter candle cat chess cheese coal cook corn cow cross cup day dog door down dream drum",
        "dust earth egg eye face farm fire fish flame flash flood flower fly foot fruit game garden",
        "ghost gold goose grand grape grass green ground guest hail hair half hand hard head heart",
        "heaven hedge high hill home honey horse hot house ice iron jelly key knight lady lamp land lay",
        "leap light lime lip love low mail man market milk mill moon motor mountain mouse mouth mud",
        "nail neck news night north nose nut oat pain paper pass pay pea pearl pig pine pin play pony",
        "power quick rail rain rattle red rein river road rock rope rose sail salt sand saw school",
        "scrap sea shadow ship shoe shop short show side silver sky slip snow soap soft some song soul",
        "south space spider spring star steam steel stone storm straw street string suit summer sun",
        "sweet sword table tail tea teen thunder tide time tip toad toe tomb tooth top touch towns",
        "trade tree turn under up wall war wash watch water wax web wedding week whale wheel whirl",
        "white wild wind window wine winter wolf wood word work wrist yard year",
    )
)
"""Words that others are put behind: whatever word follows, it is a compound."""

SECONDS = frozenset(
    several(
        "back bag ball band bank bar bath bead beam bean bear beat bed bell berry bird blade board boat",
        "body bomb bone book boot bound bow bowl box boy brain brake bread break breaker brow brush bug",
        "bull burger burst bush butter cake call camp cap card care case cast catcher chain chair",
        "champion child cloth coat cock code corn court cover craft crow cup cut cycle dance date day",
        "dish dive dog doll door down dress drop drum dust egg eye face fall father field fighter fill",
        "film fire fish fisher flake flap flow flower fly fold food foot fork fowl frame friend frog",
        "front fruit game gate girl glass goer gown grass ground guard guest gun hall hammer hand",
        "handle head heart heel hill hive hold holder hole home hood hook hopper horn horse hound house",
        "husband jack jacket jar keeper kettle kick king knife lace lady lamp land lash law leaf leg",
        "letter life light line lines list load lock log look luck mail maid maker man mark market mast",
        "mat mate meal melon men mill mine moon mother mouse mouth nail neck net news night nose note",
        "nut paint paper pass paste path pie piece pile pin pipe place plane plant plate play player",
        "point pole pool port post pot powder power print proof pump push race rack raft rage rail ring",
        "rise road robe rock roll roller room root rope rush sack sail saw scape scraper screen seat",
        "seller shade shake shape sheet shelf shell shine ship shirt shoe shop shore shot show sick",
        "side sight sister sitter skate skin skirt sleeve slide smith soap song spoon spot stage stairs",
        "stand star step stick sticks stone stool stop store storm story strap stream string strip",
        "stroke suit swept sword table tail tape taker tea thing tie tight time toe top towel tower",
        "town track trap tree trip truck tub walk wall ware wash watch water wave way weed week wheel",
        "whip wife wind wing wire wolf woman women wood word work worker works worm worth wreck wright",
        "writer yard year brother daughter goose spoonful mower opener cleaner drier dryer pad sty cage",
        "bin basket bandage butler castle chef driver engine farmer garden guitar",
    )
)
"""Words that are put behind others: whatever word stands before, it is a compound."""


def steps(word: str, stock: Stock) -> Iterator[Step]:
    """What a word in lower case may come from."""
    if "-" in word:
        yield from (Step(part, Tie.PART) for part in word.split("-") if len(part) >= FEWEST)
    yield from _without_ending(word, stock)
    yield from _without_prefix(word, stock)
    yield from _parts(word, stock)
    for american, british in (("or", "our"), ("er", "re"), ("ize", "ise"), ("og", "ogue")):
        if word.endswith(british) and word[: -len(british)] + american in stock.lexicon:
            yield Step(word[: -len(british)] + american)


def _is_base(base: str, stock: Stock) -> bool:
    if len(base) < FEWEST:
        return False
    if base in stock.families or base in stock.made_of:
        return True
    entry = stock.lexicon.find(base)
    if entry is None:
        return False
    return entry.band <= (OFTEN + 1 if len(base) <= SHORT else RARE)


def _without_ending(word: str, stock: Stock) -> Iterator[Step]:
    for ending in (*INFLECTIONS, *ENDINGS):
        if word.endswith(ending) and len(word) - len(ending) >= FEWEST - 1:
            for base in _bases(word[: -len(ending)], ending):
                if _comes(word, base, stock):
                    yield Step(base, Tie.DOUBTFUL if ending in SMALL and len(base) <= SHORT + 1 else Tie.SAME)
    for ending in LATIN:
        if word.endswith(ending) and len(word) - len(ending) >= FEWEST:
            yield from _without_latin(word, ending, stock)
    if word.endswith("ves"):
        yield from (Step(base) for base in (word[:-3] + "f", word[:-3] + "fe") if _is_base(base, stock))


def _without_latin(word: str, ending: str, stock: Stock) -> Iterator[Step]:
    stem = word[: -len(ending)]
    for base in _bases(stem, ending):
        if _comes(word, base, stock):
            yield Step(base, Tie.SAME if len(base) >= LATIN_BASE else Tie.DOUBTFUL)
    for base in _latin(stem, ending):
        if len(base) >= LATIN_BASE and _comes(word, base, stock):
            yield Step(base)


def _comes(word: str, base: str, stock: Stock) -> bool:
    return base != word and _is_base(base, stock)


def _bases(stem: str, ending: str) -> Iterator[str]:
    """What a stem was before it took an ending."""
    if ending in ("s", "'s", "s'"):
        if not stem.endswith(("s", "u", "i")):
            yield stem
    elif ending == "es":
        if stem.endswith(("s", "x", "z", "h", "o")):
            yield stem
        elif stem.endswith("i"):
            yield stem[:-1] + "y"
    elif ending == "n":
        if stem.endswith(("e", "w")):
            yield stem
    else:
        yield stem
        if ending[0] in "aeiouy":
            yield stem + "e"
            if len(stem) > FEWEST and stem[-1] == stem[-2] and stem[-1] not in "aeiou":
                yield stem[:-1]
        if stem.endswith("i"):
            yield stem[:-1] + "y"
        if ending in ("y", "ly"):
            yield stem + "le"


def _latin(stem: str, ending: str) -> Iterator[str]:
    """What Latin's sounds made of the end of a stem: explode/explosion, describe/description."""
    if ending in ("ion", "ive", "ible", "ory", "or", "tion", "sion", "ation", "ition"):
        for last, befores in (
            ("s", ("d", "de", "t", "se")),
            ("ss", ("t", "d", "de")),
            ("pt", ("b", "be", "ve", "pt")),
            ("at", ("ate", "e", "")),
            ("it", ("e", "ite", "")),
            ("ct", ("ct", "ce", "g")),
            ("ut", ("ve", "ute")),
            ("cip", ("ce",)),
            ("fic", ("fy",)),
            ("", ("e", "t", "y")),
        ):
            if stem.endswith(last):
                root = stem[: len(stem) - len(last)]
                yield from (root + before for before in befores)
    if ending in ("ity", "ian", "ist", "ize", "ise", "ism") and stem.endswith("c"):
        yield stem
        yield stem[:-1] + "x"
    if ending in ("y", "cy", "ce", "ence", "ance", "ency", "ancy"):
        yield stem + "t"
        yield stem + "te"
    if ending == "ity" and stem.endswith("il"):
        yield stem[:-2] + "le"
    if ending in ("atic", "tic", "ic", "etic"):
        yield stem + "a"
        yield stem + "y"
        yield stem + "ia"
        yield stem + "m"
    if ending in ("ian", "an", "ean", "ia", "ine"):
        yield from (stem + last for last in ("a", "y", "o", "e", "ia"))
    if ending in (
        "al",
        "ial",
        "ical",
        "ual",
        "ous",
        "ious",
        "ic",
        "ist",
        "ism",
        "ity",
        "ize",
        "ise",
        "ify",
        "able",
        "ary",
    ):
        yield from (stem + last for last in ("y", "e", "o", "a", "us", "um", "ion", "ity", "le"))
    if ending in ("ly", "y"):
        yield stem + "le"
        yield stem + "e"
    if ending.startswith("ul"):
        yield from (stem + "le", stem + "ule")


def _without_prefix(word: str, stock: Stock) -> Iterator[Step]:
    for prefixes, tie in ((SURE_PREFIXES, Tie.SAME), (DOUBTFUL_PREFIXES, Tie.DOUBTFUL)):
        for prefix in prefixes:
            rest = word[len(prefix) :].removeprefix("-")
            fewest = FEWEST if len(prefix) > FEWEST else FEWEST + 1
            if len(rest) >= fewest and word.startswith(prefix) and _is_common(rest, stock):
                yield Step(rest, tie)


def _is_common(word: str, stock: Stock) -> bool:
    if word in stock.families:
        return True
    entry = stock.lexicon.find(word)
    return entry is not None and entry.band <= (OFTEN if len(word) <= SHORT else IN_NEWS)


def _parts(word: str, stock: Stock) -> Iterator[Step]:
    inflected = word.endswith(("ing", "ed", "ies", "er")) and any(True for _ in _without_ending(word, stock))
    if inflected:
        return
    for at in range(FEWEST, len(word) - FEWEST + 1):
        first, second = word[:at], word[at:]
        linked = first[:-1] if first.endswith("s") and len(first) > FEWEST else first
        productive = (
            second in SECONDS or first in FIRSTS or linked in FIRSTS or second.removesuffix("s") in SECONDS
        )
        if productive and _is_common(second, stock) and _is_common(first, stock):
            yield Step(first, Tie.PART)
            yield Step(second, Tie.PART)


def alike(one: str, other: str) -> bool:
    """Whether both begin alike and go on with endings ("univers-e", "univers-al")."""
    shared = _common(one, other)
    for length in range(len(shared), ALIKE - 1, -1):
        rests = (one[length:], other[length:])
        if all(rest in ("", "e", "t", *LATIN, *ENDINGS, *INFLECTIONS) for rest in rests):
            return True
    return False


def _common(one: str, other: str) -> str:
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return "".join(letter for letter, _ in alike)


def spellings(word: str) -> Iterator[str]:
    """A word without its accents (café), and as Americans write it."""
    bare = "".join(letter for letter in normalize("NFD", word) if not combining(letter))
    if bare != word:
        yield bare
    yield from (re.sub(british, american, word) for british, american in BRITISH if re.search(british, word))


def uninflected(word: str) -> Iterator[str]:
    """What a plural or a form of a verb may be made of."""
    for ending in ("s", "es", "ed", "ing", "'s", "s'", "er", "est"):
        if word.endswith(ending) and len(word) - len(ending) >= FEWEST:
            yield from _bases(word[: -len(ending)], ending)


def bare(word: str) -> str:
    """A word without a final e or y."""
    return word.removesuffix("e").removesuffix("y")


MAKING = Making(
    steps=steps, bare=bare, alike=alike, spellings=spellings, uninflected=uninflected, joints=JOINTS
)
