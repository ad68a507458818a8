"""Names at the table: told in a list, found again when misheard, taken off the front of an answer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz

from intents.sounds import apart, sounds

NEAR = 78.0
"""From this likeness on (0 to 100) a word may be a name."""

MARGIN = 8.0
"""By so much the best name must beat the second."""

LONGEST_NAME = 40
"""Characters of a name; what is longer is no first name."""

MOST_WORDS = 3
"""Words of a name ("Anna Maria Luise")."""


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text as it is compared: lower case, no accents, ß as ss, ae/oe/ue as a/o/u, words single-spaced."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    for written, said in (("ae", "a"), ("oe", "o"), ("ue", "u"), ("’", "'")):
        plain = plain.replace(written, said)
    return " ".join(plain.split())


SHORT = 3
"""Letters up to which a word must be exactly the name: "to" is not Tom."""

HALF_SAID = 90.0
"""How alike a name and one whole word of it are ("Granny" for "Granny Liz", "Jan" for "Jan-Philipp")."""


def likeness(said: str, name: str) -> float:
    """How well what was said fits a name, 0 to 100; half a name of several words fits well."""
    plain, known = fold(said), fold(name)
    if plain == known:
        return 100.0
    if plain in known.replace("-", " ").split():
        return HALF_SAID
    if min(len(plain), len(known)) <= SHORT:
        return 0.0
    return fuzz.ratio(plain, known)


def find(said: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that may be meant: one if it is clear, several if it is not, none if nothing is near."""
    ranked = sorted(((likeness(said, name), name) for name in names), key=lambda pair: -pair[0])
    near = [(score, name) for score, name in ranked if score >= NEAR]
    if not near:
        return ()
    top = near[0][0]
    if fold(near[0][1]) == fold(said):
        return (near[0][1],)
    return tuple(name for score, name in near if top - score < MARGIN)


def leading(words: Sequence[str], names: Sequence[str]) -> tuple[str | None, int]:
    """The name that these words begin with, and how many of them it is; (None, 0) where they begin with none.

    As many words as are most like it: of "Clara 2" only the first, though both together are not unlike her.
    """
    best: tuple[float, str | None, int] = (0.0, None, 0)
    for size in range(min(MOST_WORDS, len(words)), 0, -1):
        called = " ".join(words[:size]).rstrip(":,")
        found = find(called, names)
        if len(found) == 1 and (likes := likeness(called, found[0])) > best[0]:
            best = (likes, found[0], size)
    return best[1], best[2]


def found_in(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that occur in what was said, in that order, each once; longer runs of words first."""
    known = tuple(names)
    words = re.sub(r"['’]s\b|[,.?]", " ", text).split()
    found: dict[str, int] = {}
    at = 0
    while at < len(words):
        for size in range(min(MOST_WORDS, len(words) - at), 0, -1):
            near = find(" ".join(words[at : at + size]).strip(":;!'\""), known)
            if len(near) == 1:
                found.setdefault(near[0], at)
                at += size
                break
        else:
            at += 1
    return tuple(found)


@dataclass(frozen=True, slots=True)
class ListWords:
    """The language's little words round a list of names and an addressed answer, from its phrase file."""

    conjunctions: tuple[str, ...]
    """Between two names ("and")."""
    openers: tuple[str, ...]
    """Before the first ("we are", "the players are")."""
    closers: tuple[str, ...]
    """After the last ("are playing")."""
    fillers: tuple[str, ...]
    """Anywhere, never a name ("um", "me", "please")."""
    renames: tuple[str, ...]
    """Before a name that is put right ("not Kete, Käthe")."""
    instead: tuple[str, ...]
    """Between the wrong and the right name ("but")."""
    no_names: tuple[str, ...]
    """Words that show that no names were told ("what", "is", "hello")."""
    says: tuple[str, ...]
    """Between a name and its answer ("Bruno says …")."""
    belongs: tuple[str, ...]
    """Between an answer and its name ("… for Bruno")."""
    spelling: tuple[str, ...]
    """Before a name that is spelled ("it's spelled K, Ä, T, H, E")."""
    corrections: tuple[str, ...]
    """What opens a correction ("no, …")."""
    first_names: tuple[str, ...]
    """Names that are often given, single and double ones ("Anna", "Bruno", "Mary Ann")."""
    titles: tuple[str, ...]
    """Before a name, one with it ("Granny Liz")."""
    changes: tuple[str, ...]
    """Before the name of somebody whose answer is to be another one ("change Anna to …")."""
    answer_word: tuple[str, ...]
    """What an answer is called, behind that name ("Anna's answer")."""
    changes_to: tuple[str, ...]
    """Between that name and the new answer ("to")."""


def _either(phrases: Sequence[str]) -> str:
    return "|".join(re.escape(p) for p in sorted(phrases, key=len, reverse=True))


def listed(text: str, words: ListWords) -> tuple[str, ...]:
    """The names in a list of players, in order: "we are Anna, Bruno and Mary Ann".

    With commas or conjunctions between all of them a name may have up to three words; names merely strung
    together are one word each, also before the last ("Anna Bruno and Clara") where each of them is known as
    one and they are no double name. Empty where what was said is no such list.
    """
    rest = " ".join(text.split()).strip(" .!")
    if rest.endswith("?"):
        return ()
    if (one := spelled(rest)) is not None:
        return (one,)
    parts = _listed_parts(rest, words)
    names = [_tidy(part, words) for part in parts]
    names = [name for name in names if name]
    nameless = {fold(word) for word in words.no_names}
    fit = all(len(n) <= LONGEST_NAME and n.count(" ") < MOST_WORDS and _sayable(n) for n in names)
    chatter = any(fold(word) in nameless for name in names for word in name.split())
    return tuple(names) if names and fit and not chatter else ()


def _listed_parts(rest: str, words: ListWords) -> list[str]:
    """A list without what opens and closes it, cut between its names."""
    opener = re.compile(rf"^(?:{_either(words.openers)})\b[\s:,]*", re.IGNORECASE)
    while (shorter := opener.sub("", rest)) != rest:
        rest = shorter
    rest = re.sub(rf"[\s,]+(?:{_either(words.closers)})$", "", rest, flags=re.IGNORECASE)
    separator = (
        rf"\s*[,;:/.]\s+(?:(?:{_either(words.conjunctions)})\s+)?|\s+(?:{_either(words.conjunctions)})\s+|,"
    )
    parts = [p for p in re.split(separator, rest, flags=re.IGNORECASE) if p]
    if len(parts) == 1 and parts[0].count(" "):
        parts = parts[0].split(" ")
    elif "," not in rest:
        parts = [name for part in parts for name in _strung(part, words)]
    return parts


def _strung(part: str, words: ListWords) -> list[str]:
    """A part of a list as the names it is made of: itself, or the well-known names in it."""
    known, titles, tokens = _folded(words.first_names), _folded(words.titles), part.split()
    titled = fold(tokens[0]) in titles and not any(fold(token) in titles for token in tokens[1:])
    single = all(fold(token) in known for token in tokens) and not titled
    return tokens if single and fold(part) not in known else [part]


@lru_cache
def _folded(ways: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(fold, ways))


def _tidy(part: str, words: ListWords) -> str:
    skipped = {fold(filler) for filler in words.fillers}
    kept = [w for w in part.strip(' .!?"').split() if fold(w) not in skipped]
    name = " ".join(kept)
    return name[:1].upper() + name[1:]


def _sayable(name: str) -> bool:
    return any(c.isalpha() for c in name) and all(
        c.isalpha() or c in " '’-.&" or unicodedata.combining(c) for c in name
    )


LETTERS = 3
"""Letters from which on a name that is spelled is one ("K, Ä, T, H, E")."""

GUESSED = 50.0
"""How alike a spelled name and the one that it puts right must be, where nobody said which is meant."""


def spelled(text: str) -> str | None:
    """A name that was spelled letter by letter; None where it was not."""
    letters = re.split(r"[\s,.;-]+", text.strip(" .!,"))
    one_each = all(len(letter) == 1 and letter.isalpha() for letter in letters)
    return "".join(letters).capitalize() if one_each and len(letters) >= LETTERS else None


def sound(name: str) -> str:
    """About how a name sounds: spellings that are said alike are one."""
    return sounds(fold(name))


ALIKE = 0.24
"""Up to so far apart (0 to 1, per sound) two names are taken for each other."""


def sound_alike(one: str, other: str) -> bool:
    """Whether two names are easily taken for each other when they are heard."""
    near = apart(sound(one), sound(other)) <= ALIKE
    return near or likeness(one, other) >= NEAR


def single(text: str, words: ListWords) -> str | None:
    """One person's name, of up to three words, as it is written; None where it is none."""
    nameless = {fold(word) for word in words.no_names}
    name = spelled(text) or _tidy(text, words)
    fit = bool(name) and len(name) <= LONGEST_NAME and name.count(" ") < MOST_WORDS and _sayable(name)
    return name if fit and not any(fold(word) in nameless for word in name.split()) else None


def renamed(text: str, names: Sequence[str], words: ListWords) -> tuple[str, str] | None:
    """A name put right, as (old, new): "not Kete, Käthe", "call Kete Käthe"; None where nobody is renamed."""
    opened = re.match(rf"^(?:{_either(words.renames)})\s+(?=\S)", text, flags=re.IGNORECASE)
    if opened is None:
        return _spelled_right(text, names, words)
    tokens = text[opened.end() :].split()
    for size in range(min(MOST_WORDS, len(tokens) - 1), 0, -1):
        old = find(" ".join(tokens[:size]).strip(",;:"), names)
        rest = re.sub(rf"^(?:{_either(words.instead)})\s+", "", " ".join(tokens[size:]), flags=re.IGNORECASE)
        new = single(rest, words)
        if len(old) == 1 and new is not None and fold(new) != fold(old[0]):
            return old[0], new
    return None


def _spelled_right(text: str, names: Sequence[str], words: ListWords) -> tuple[str, str] | None:
    """The name that is nearest to what was spelled without a word about whose it is."""
    new = spelled(re.sub(rf"^(?:{_either(words.spelling)})[\s:,]*", "", text, flags=re.IGNORECASE))
    if new is None or not names:
        return None
    nearest = max(names, key=lambda name: fuzz.ratio(sound(name), sound(new)))
    near = fuzz.ratio(sound(nearest), sound(new)) >= GUESSED
    return (nearest, new) if near and nearest != new else None


def addressed(text: str, names: Sequence[str], words: ListWords) -> tuple[str | None, str]:
    """Whose answer it is and the answer: ("Bruno", "1540 to 1880") for "Bruno says 1540 to 1880".

    The name stands before the answer ("Bruno: …", "for Bruno: …", "Bruno …") or after it ("… for Bruno").
    (None, the text) where nobody is named.
    """
    rest = " ".join(text.split())
    lead = re.match(rf"^(?:{_either(words.belongs)})\s+(?=\S)", rest, flags=re.IGNORECASE)
    body = rest[lead.end() :] if lead else rest
    tokens = body.split(" ")
    who, size = leading(tokens[:-1], names)
    if who is not None:
        answer = " ".join(tokens[size:]).lstrip(" :,-")
        return who, re.sub(rf"^(?:{_either(words.says)})\b[\s:,]*", "", answer, flags=re.IGNORECASE)
    tail = re.search(
        rf"^(.*\S)[\s,]+(?:{_either(words.belongs)})\s+(\S+(?:\s\S+){{0,2}})$", rest, flags=re.IGNORECASE
    )
    if tail:
        found = find(tail.group(2).rstrip(".!"), names)
        if len(found) == 1:
            return found[0], tail.group(1).rstrip(" ,")
    return None, rest


def changed(text: str, names: Sequence[str], words: ListWords) -> tuple[str, str] | None:
    """Whose answer is to be which one ("change Anna to 25", "correct Ben's answer"), as (name, answer).

    The answer may be empty; None where nobody's answer is to be changed.
    """
    plain = re.sub(r"['’]s\b", "", " ".join(text.split()))
    opened = re.match(rf"^(?:{_either(words.changes)})[\s:,]+(?=\S)", plain, flags=re.IGNORECASE)
    tokens = plain[opened.end() :].split() if opened else []
    who, size = leading(tokens, names)
    if who is None:
        return None
    rest = " ".join(tokens[size:]).lstrip(" :,-")
    rest = re.sub(rf"^(?:{_either(words.answer_word)})\b[\s:,]*", "", rest, flags=re.IGNORECASE)
    rest = re.sub(rf"^(?:{_either(words.changes_to)})\b[\s:,]*", "", rest, flags=re.IGNORECASE)
    return who, rest.strip(" .!")


def corrected_between(text: str, last: str, words: ListWords) -> bool:
    """Whether a correction stands right before the last name ("Anna, no, Ben")."""
    before = re.search(
        rf"\b(?:{_either(words.corrections)})[\s,.:]+(\S+(?:\s\S+){{0,2}})$",
        text.strip(" .!"),
        re.IGNORECASE,
    )
    return before is not None and find(before[1], (last,)) == (last,)


def barred_name(text: str, words: ListWords, known: Callable[[str], str | None]) -> str | None:
    """The first of several names in a list that the host would obey if it were said alone ("Anna and Stop").

    `known` tells the intent of a word that has one. None where there is no such name, or no list.
    """
    parts = _listed_parts(" ".join(text.split()).strip(" .!"), words)
    names = [name for name in (_tidy(part, words) for part in parts) if name]
    barred = [name for name in names if known(name) and fold(name) not in _folded(words.first_names)]
    others = [name for name in names if name not in barred]
    return barred[0] if barred and others and listed(", ".join(others), words) else None


def corrected(text: str, words: ListWords) -> tuple[bool, str]:
    """Whether a correction opens what was said ("no, 1540"), and the rest of it."""
    found = re.match(rf"^(?:(?:{_either(words.corrections)})\b[\s:,.!]*)+(?=\S)", text, flags=re.IGNORECASE)
    return (True, text[found.end() :]) if found else (False, text)
