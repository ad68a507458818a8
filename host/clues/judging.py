"""Whether a clue keeps to the rules: one word that exists, no stem of the circle, no hint at the card."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from host.clues.closed import Closed, named
from host.clues.kinship import Kinship, Stock, Tie
from host.clues.lexicon import NAME
from host.games.clue_circle_verdict import ClueRule, Outcome, Verdict

SIGNS = str.maketrans("’‘ʼ‐‑‒–—−", "'''------")
"""Apostrophes and dashes, however they are typed."""

LONGEST_NAME = 6
"""Words that a name with more round it ("New York City") has at most."""

LONGEST = 80
"""Characters of a word; longer ones are noise."""

SAME_LETTERS = 4
"""Letters in a row that no word has (Balletttänzerin has three)."""

ABBREVIATION = 4
"""Letters of a word without a vowel that may be spoken letter by letter."""

SUREST = (Outcome.FORBIDDEN, Outcome.ASK, Outcome.ALLOWED)

KEYS = ("qwert", "asdf", "yxcv", "zxcv", "hjkl", "dfgh", "fghj", "ghjk")
"""Neighbours on a keyboard."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """One language's lists and ways, loaded."""

    stock: Stock
    kinship: Kinship
    closed: Closed
    names: frozenset[str]
    """Proper names of more than one word."""


def verdict(clue: str, words: tuple[str, ...], number: int | None, tongue: Tongue) -> Verdict:
    """What becomes of a clue, given the words of the circle.

    Every rule is looked at; one that is surely hurt comes before one that may be. `number`: None at a table.
    """
    said = tidy(clue)
    parts = tuple(said.split())
    if not any(letter.isalnum() for letter in said):
        return Verdict(Outcome.FORBIDDEN, ClueRule.ONE_WORD)
    if len("".join(parts)) > LONGEST:
        return Verdict(Outcome.FORBIDDEN, ClueRule.EXISTS)
    is_name = said in tongue.names
    if len(parts) > 1 and not is_name and (one := _one_after_all(parts, number, tongue)):
        parts = (one,)
    found = [
        _in_circle(parts, words, tongue),
        Verdict(Outcome.ALLOWED) if is_name else _named(parts, number, tongue),
        Verdict(Outcome.ALLOWED) if is_name else _as_word(parts, tongue),
    ]
    for outcome in (Outcome.FORBIDDEN, Outcome.ASK):
        for finding in found:
            if finding.outcome is outcome:
                return finding
    return Verdict(Outcome.ALLOWED)


def _one_after_all(parts: tuple[str, ...], number: int | None, tongue: Tongue) -> str | None:
    """The word that words are where they are listed as one, closed up or with a hyphen ("ice cream").

    With a colour only a noun that is written as one ("blue berry", but not "red wine"); never a number or a
    place in several words ("sixty four", "half past").
    """
    finding, closed_up = _named(parts, number, tongue), "".join(parts)
    if finding.outcome is not Outcome.FORBIDDEN:
        return next((way for way in (closed_up, "-".join(parts)) if known(way, tongue)), None)
    a_noun = any(tongue.stock.lexicon.is_noun(way) for way in _spellings(closed_up, tongue))
    return closed_up if finding.rule is ClueRule.COLOUR and a_noun else None


def _named(parts: tuple[str, ...], number: int | None, tongue: Tongue) -> Verdict:
    """Whether a clue names a number, a colour or a place, however its words are spelled."""
    ways = [tuple(written(part, tongue) for part in parts), parts]
    ways += [(way,) for way in _spellings(parts[0], tongue)] if len(parts) == 1 else []
    found = [named(way, tongue.closed, number) for way in ways]
    return min(found, key=lambda finding: SUREST.index(finding.outcome))


def tidy(text: str) -> str:
    """A text as it is compared: lower case, ß as ss, without marks at its ends."""
    seen = "".join(sign for sign in text if unicodedata.category(sign) != "Cf").translate(SIGNS)
    folded = unicodedata.normalize("NFKC", seen).translate(SIGNS).casefold()
    return " ".join(folded.split()).strip(" .,;:!?\"'„“”«»()-")


def known(word: str, tongue: Tongue) -> bool:
    """Whether a word is listed, in whatever way it is written."""
    return any(spelling in tongue.stock.lexicon for spelling in _spellings(word, tongue))


def written(word: str, tongue: Tongue) -> str:
    """A word as the list writes it: with its umlauts, if it is listed with them alone; else as it came."""
    return next((way for way in _spellings(word, tongue) if way in tongue.stock.lexicon), word)


def _spellings(word: str, tongue: Tongue) -> Iterator[str]:
    yield word
    yield from tongue.kinship.making.spellings(word)


# The circle ------------------------------------------------------------------------------------------------


def _in_circle(parts: tuple[str, ...], words: tuple[str, ...], tongue: Tongue) -> Verdict:
    """Whether a clue, or the stem of one of its words, lies in the circle."""
    doubtful = Verdict(Outcome.ALLOWED)
    for word in words:
        lying = tidy(word)
        if lying == " ".join(parts) or lying.replace(" ", "") == "".join(parts):
            return Verdict(Outcome.FORBIDDEN, ClueRule.SAME_WORD, word)
        match _tie(parts, tuple(lying.split()), tongue):
            case Tie.DOUBTFUL:
                doubtful = Verdict(Outcome.ASK, ClueRule.SHARED_STEM, word)
            case Tie():
                return Verdict(Outcome.FORBIDDEN, ClueRule.SHARED_STEM, word)
            case None:
                pass
    return doubtful


def _tie(parts: tuple[str, ...], others: tuple[str, ...], tongue: Tongue) -> Tie | None:
    ties = [
        tongue.kinship.tie(written(part, tongue), written(other, tongue))
        for part in parts
        for other in others
        if min(len(part), len(other)) > 1
    ]
    return max((tie for tie in ties if tie is not None), default=None)


# The word itself -------------------------------------------------------------------------------------------


def _as_word(parts: tuple[str, ...], tongue: Tongue) -> Verdict:
    return _one_word(parts, tongue) if len(parts) > 1 else _exists(parts[0], tongue)


def _one_word(parts: tuple[str, ...], tongue: Tongue) -> Verdict:
    """Several words are no clue; where one of them may be a name, the table is asked."""
    entries = [tongue.stock.lexicon.find(written(part, tongue)) for part in parts]
    plain = all(entry is not None and entry.band < NAME for entry in entries)
    runs = (" ".join(parts[at:end]) for end in range(2, len(parts) + 1) for at in range(end - 1))
    may_be_name = not plain or (len(parts) <= LONGEST_NAME and any(run in tongue.names for run in runs))
    return Verdict(Outcome.ASK if may_be_name else Outcome.FORBIDDEN, ClueRule.ONE_WORD)


def _exists(word: str, tongue: Tongue) -> Verdict:
    """A listed word exists; noise does not; of any other the table knows more."""
    pieces = [piece for piece in re.split(r"[-']", word) if piece]
    if known(word, tongue) or any(character.isdigit() for character in word):
        return Verdict(Outcome.ALLOWED)
    if len(pieces) == 1 and _is_inflected(word, tongue):
        return Verdict(Outcome.ALLOWED)
    if len(pieces) > 1 and (known("".join(pieces), tongue) or _is_joined(pieces, tongue)):
        return Verdict(Outcome.ALLOWED)
    return Verdict(Outcome.FORBIDDEN if _is_noise(word) else Outcome.ASK, ClueRule.EXISTS)


def _is_joined(pieces: list[str], tongue: Tongue) -> bool:
    """Whether listed words are joined by a letter (T-Shirt) or by small words (mother-in-law)."""
    wholes = [piece for piece in pieces if len(piece) > 1]
    inner = set(pieces[1:-1])
    joined = len(wholes) < len(pieces) or bool(inner & tongue.kinship.making.joints)
    return bool(wholes) and joined and all(known(piece, tongue) for piece in wholes if piece not in inner)


def _is_inflected(word: str, tongue: Tongue) -> bool:
    """Whether a word is a plural or the like of a listed one."""
    return any(
        base in tongue.stock.lexicon
        for spelling in _spellings(word, tongue)
        for base in tongue.kinship.making.uninflected(spelling)
    )


def _is_noise(word: str) -> bool:
    if re.search(rf"(.)\1{{{SAME_LETTERS - 1}}}", word) or any(keys in word for keys in KEYS):
        return True
    if not re.fullmatch(r"'?[^\W\d_]+(['-]{1,2}[^\W\d_]+)*", word):
        return True
    return len(word) > ABBREVIATION and not re.search(r"[aeiouyäöüàáâèéêëíîïóôùúû]", word)
