"""Orders and places of terms, as people say them: "between the cat and the horse", "swap the two"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from intents.meaning import Answer, Order, Placing, Swapped, Unclear
from intents.phrasing import Piece, pieces, roles, words_of
from intents.ranks import POSITIONS, both_named, numbered
from intents.terms import Mention, grammar_of, mentions

LETTERS: Mapping[str, str] = {
    "place_before": "B",
    "place_after": "A",
    "place_between": "W",
    "place_middle": "M",
    "place_swap": "S",
    "place_reverse": "R",
    "place_then": ">",
    "place_and": "&",
    "place_or": "|",
    "place_not": "-",
    "place_asks": "?",
    "place_takes_back": "!",
    "place_than": "N",
    "place_less": "x",
    "place_more": "x",
    "place_noise": "",
    **dict.fromkeys(POSITIONS, "P"),
}
"""What the lists of the phrase files stand for in a row of marks; T is a term, x a word of no meaning."""

COMPARED: Mapping[str, str] = {"place_less": "B", "place_more": "A"}
"""Words of comparison before "than": an order runs from less to more, whatever it measures."""

SIDES: Mapping[str, str] = {"B": "place_before", "A": "place_after", ">": "place_after"}
"""What completes a single term: the side of it that is meant."""

_ROLES = tuple(LETTERS)

STEM, STEM_SHARE = 3, 0.7
"""Letters, and the share of the shorter word, that two forms of a word begin with ("heavy", "heavier")."""

TWO = 2
"""Terms that can be turned round, and of which there is a first and a second one."""

STRANGE = 5
"""Words without meaning that may stand round a place."""

_BETWEEN = re.compile(r"(?P<own>T?)W(?P<near>T&?T)(?P<tail>T?)")
_AMID = re.compile(r"(?P<own>T?)W(?P<tail>T?)")
_BESIDE = re.compile(r"(?P<own>T?)(?P<side>[BA])T(?P<tail>T?)")
_BOTH = re.compile(r"(?P<own>T?)(?:BT[&>]?AT|AT[&>]?BT)(?P<tail>T?)")
_RANKED = re.compile(r"(?P<own>T?)P(?:(?P<side>[BA])T)?(?P<tail>T?)")
_MIDDLE = re.compile(r"(?P<own>T?)M(?P<tail>T?)")
_SWAP = re.compile(r"S+T[&AB]?TS*|T[&>]?T[SR]|TST")
_LIST = re.compile(r"P?T|x?P?T(?:[>&]*T)+x?")
_RANKS = re.compile(r"(?:PT[>&]*)+|(?:TP[>&]*)+")


@dataclass(frozen=True, slots=True)
class _Row:
    """An utterance as a row of marks, one letter each, with what the letters stand for."""

    marks: str
    parts: tuple[Piece | Mention, ...]
    words: tuple[str, ...]

    def terms(self) -> tuple[str, ...]:
        return tuple(part.terms[0] for part in self.parts if isinstance(part, Mention))

    def positions(self) -> tuple[int, ...]:
        roles_played = (part.role for part in self.parts if isinstance(part, Piece))
        return tuple(POSITIONS[role] for role in roles_played if role and role in POSITIONS)

    def cut(self, first: int, last: int | None = None) -> _Row:
        """The row from one mark up to another (excluded)."""
        return _Row(self.marks[first:last], self.parts[first:last], self.words)

    def trimmed(self, letters: str) -> _Row:
        """The row without these marks at its ends."""
        first = len(self.marks) - len(self.marks.lstrip(letters))
        return self.cut(first, len(self.marks.rstrip(letters)))

    def without(self, letters: str) -> _Row:
        """The row without these marks."""
        kept = [(m, p) for m, p in zip(self.marks, self.parts, strict=True) if m not in letters]
        return _Row("".join(m for m, _ in kept), tuple(p for _, p in kept), self.words)


@dataclass(frozen=True, slots=True)
class Ends:
    """The words for the two ends of a direction, as far as they differ ("light", "heavy")."""

    low: tuple[str, ...] = ()
    high: tuple[str, ...] = ()


def read_order(
    text: str,
    expected_terms: tuple[str, ...],
    ends: tuple[str, str],
    lists: Mapping[str, tuple[str, ...]],
    *,
    lying: tuple[str, ...] = (),
) -> Answer | None:
    """An order, a place or an exchange of terms out of an utterance; None where there is none.

    `ends` are the card's words for the low and the high end, for "heavier than the cat", `lying` the terms as
    they lie, for "before the second one". A term that may be one of several makes the answer an `Unclear`,
    which the host asks back.
    """
    if not expected_terms:
        return None
    row = _row(text, expected_terms, ends, lists)
    if row is None or row.marks.startswith("?") or "|" in row.marks:
        return None
    row = _mended(replace(row, marks=row.marks.replace("?", "x")))
    if "-" in row.marks or "!" in row.marks:
        return None
    answer = _answer(_by_rank(row, lying), expected_terms)
    doubtful = next((p for p in row.parts if isinstance(p, Mention) and len(p.terms) > 1), None)
    if answer is not None and doubtful is not None:
        before, after = row.words[: doubtful.first], row.words[doubtful.last :]
        return Unclear(" ".join((*before, "{}", *after)), doubtful.terms)
    return answer


def completed(
    text: str, half: Answer, expected_terms: tuple[str, ...], lists: Mapping[str, tuple[str, ...]]
) -> str | None:
    """The whole sentence, where only a piece of it was asked for and said; None where it was not that.

    "The tennis ball" completes "before the {}", and "before" completes "the cat".
    """
    match half:
        case Unclear(sentence, terms):
            found = mentions(words_of(text), terms, _known(lists), grammar_of(lists))
            if len(found) == 1 and len(found[0].terms) == 1:
                return sentence.replace("{}", found[0].terms[0])
        case Order((term,)):
            row = _row(text, expected_terms, ("", ""), lists)
            side = SIDES.get(row.without("x").marks) if row else None
            if side is not None:
                return f"{lists[side][0]} {term}"
    return None


_NEIGHBOUR = re.compile(
    r"(?<=[BA])P|(?<=W)P(?=&?P)|(?<=WP&)P|(?<=WP)P"
    r"|(?<=S)P(?=&?[PT])|(?<=S[PT])P|(?<=S[PT]&)P|P(?=&?[PT][SR])|(?<=[PT])P(?=[SR])|(?<=[PT]&)P(?=[SR])"
)
"""A place that names what lies there ("before the second one", "swap the first and the second")."""


def _by_rank(row: _Row, lying: tuple[str, ...]) -> _Row:
    """The row with the terms lying at the places named as neighbours; as it is where nothing lies there."""
    if not lying or "P" not in (bare := row.without("x")).marks:
        return row
    parts = list(bare.parts)
    ranked = [found.start() for found in _NEIGHBOUR.finditer(bare.marks)]
    for at in ranked:
        piece = parts[at]
        place = POSITIONS[piece.role] if isinstance(piece, Piece) and piece.role else 0
        if not -len(lying) <= place < len(lying):
            return row
        parts[at] = Mention(0, 0, (lying[place],))
    marks = "".join("T" if at in ranked else mark for at, mark in enumerate(bare.marks))
    return _Row(marks, tuple(parts), row.words) if ranked else row


# From words to marks ---------------------------------------------------------------------------------------


def _row(
    text: str, labels: tuple[str, ...], ends: tuple[str, str], lists: Mapping[str, tuple[str, ...]]
) -> _Row | None:
    words = words_of(numbered(both_named(text, lists), lists))
    found = mentions(words, labels, _known(lists), grammar_of(lists))
    wanted = roles(lists, _ROLES)
    marks: list[str] = []
    parts: list[Piece | Mention] = []
    at = 0
    for mention in (*found, None):
        stretch = words[at : mention.first if mention else len(words)]
        for piece, mark in _marked(pieces(stretch, wanted), _ends(*ends)):
            if mark:
                marks.append(mark)
                parts.append(piece)
        if mention is not None:
            marks.append("T")
            parts.append(mention)
            at = mention.last
    return _Row("".join(marks), tuple(parts), words) if marks else None


def _marked(said: tuple[Piece, ...], ends: Ends) -> list[tuple[Piece, str]]:
    marked: list[tuple[Piece, str]] = []
    for place, piece in enumerate(said):
        follows = said[place + 1].role if place + 1 < len(said) else None
        than = follows == "place_than"
        if piece.role is None or piece.role in COMPARED:
            marked.append(_compared(piece, ends, than=than))
        elif piece.role == "place_than" and marked and marked[-1][1] in {"A", "B"}:
            continue
        else:
            marked.append((piece, LETTERS[piece.role]))
    return marked


def _compared(piece: Piece, ends: Ends, *, than: bool) -> tuple[Piece, str]:
    """A word for an end of the direction: "heavier than" is after, "the heaviest" is last."""
    low, high = (any(_same_stem(piece.said, word) for word in words) for words in (ends.low, ends.high))
    if low == high:
        return piece, COMPARED.get(piece.role or "", "x") if than else "x"
    if than:
        return piece, "B" if low else "A"
    return Piece(piece.said, "place_first" if low else "place_last"), "P"


def _same_stem(a: str, b: str) -> bool:
    alike = next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return alike >= max(STEM, STEM_SHARE * min(len(a), len(b)))


@lru_cache(maxsize=256)
def _ends(low: str, high: str) -> Ends:
    lows, highs = words_of(low), words_of(high)
    return Ends(tuple(w for w in lows if w not in highs), tuple(w for w in highs if w not in lows))


def _known(lists: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    return _known_words(roles(lists, _ROLES))


@lru_cache(maxsize=16)
def _known_words(wanted: tuple[tuple[str, tuple[str, ...]], ...]) -> frozenset[str]:
    return frozenset(word for _, phrases in wanted for phrase in phrases for word in words_of(phrase))


# From marks to meaning -------------------------------------------------------------------------------------


def _mended(row: _Row) -> _Row:
    """What was taken back is gone: "before the cat, no, after the dog" is "after the dog"."""
    at = row.marks.rfind("!")
    if at < 0:
        return row
    said, instead = row.cut(0, at), row.cut(at + 1)
    marks = instead.without("x-").marks
    if marks == "T" and said.marks.endswith("T"):
        kept = said.cut(0, len(said.marks) - 1)
        return _Row(kept.marks + "T", (*kept.parts, *instead.without("x-").parts), row.words).without("!")
    return instead if marks else said


def _answer(row: _Row, labels: tuple[str, ...]) -> Answer | None:
    if _LIST.fullmatch(row.marks):
        return _listed(row)
    bare = row.without("x")
    if len(row.marks) - len(bare.marks) > STRANGE:
        return None
    bare = bare.trimmed("&>")
    if set(bare.marks) == {"R"}:
        return Order(labels[::-1]) if len(labels) == TWO else None
    if bare.marks == "PP":
        said, place = bare.positions()
        of_two = place == 0 and len(labels) == TWO
        return Placing(position=said) if said == place or of_two else None
    for pattern, meant in _PATTERNS:
        match = pattern.fullmatch(bare.marks)
        if match:
            return meant(bare, match)
    return None


def _listed(row: _Row) -> Answer | None:
    terms, positions = row.terms(), row.positions()
    if len(set(terms)) < len(terms):
        return None
    if positions and (positions != (0,) or len(terms) == 1):
        return Placing(term=terms[0], position=positions[0]) if len(terms) == 1 else None
    return Order(terms)


def _own(row: _Row, match: re.Match[str]) -> tuple[str | None, tuple[str, ...]]:
    """The term that is placed, where it was named, and its neighbours."""
    terms = row.terms()
    if match["own"]:
        return (None if match["tail"] else terms[0]), terms[1:]
    if match["tail"]:
        return terms[-1], terms[:-1]
    return None, terms


def _between(row: _Row, match: re.Match[str]) -> Answer | None:
    own, (after, before) = _own(row, match)
    return None if match["own"] and match["tail"] else Placing(own, after=after, before=before, between=True)


def _amid(row: _Row, match: re.Match[str]) -> Answer | None:
    own, _ = _own(row, match)
    return None if match["own"] and match["tail"] else Placing(own, between=True)


def _beside(row: _Row, match: re.Match[str]) -> Answer | None:
    if match["own"] and match["tail"]:
        return None
    own, (near,) = _own(row, match)
    return Placing(own, before=near) if match["side"] == "B" else Placing(own, after=near)


def _both(row: _Row, match: re.Match[str]) -> Answer | None:
    if match["own"] and match["tail"]:
        return None
    own, near = _own(row, match)
    before_first = row.marks.index("B") < row.marks.index("A")
    before, after = near if before_first else near[::-1]
    return Placing(own, after=after, before=before)


def _ranked(row: _Row, match: re.Match[str]) -> Answer | None:
    if match["own"] and match["tail"]:
        return None
    own, near = _own(row, match)
    position = row.positions()[0]
    if match["side"] is None:
        return Placing(own, position=position) if not near else None
    if match["side"] == "B":
        return Placing(own, position=position, before=near[0])
    return Placing(own, position=position, after=near[0])


def _middle(row: _Row, match: re.Match[str]) -> Answer | None:
    own, _ = _own(row, match)
    return None if match["own"] and match["tail"] else Placing(own, middle=True)


def _swap(row: _Row, _: re.Match[str]) -> Answer | None:
    one, other = row.terms()
    return Swapped(one, other)


def _ranks(row: _Row, _: re.Match[str]) -> Answer | None:
    """Terms with their places, in whatever order they were said: "the cat last, the mouse first"."""
    places = dict(zip(row.positions(), row.terms(), strict=True))
    front = [places[p] for p in sorted(p for p in places if p >= 0)]
    end = [places[p] for p in sorted(p for p in places if p < 0)]
    return Order((*front, *end)) if len(places) == len(row.terms()) else None


_PATTERNS = (
    (_BETWEEN, _between),
    (_AMID, _amid),
    (_BOTH, _both),
    (_BESIDE, _beside),
    (_RANKED, _ranked),
    (_MIDDLE, _middle),
    (_SWAP, _swap),
    (_RANKS, _ranks),
)
