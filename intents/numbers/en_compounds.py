"""English phrases around answers that are put together from their parts."""

from __future__ import annotations

_DENIED = (
    *("cant be", "cannot be", "couldnt be", "wont be", "wouldnt be", "cant have been", "cannot have been"),
    *("couldnt have been", "wasnt", "isnt", "was not", "is not", "didnt happen", "neither", "nor"),
)


def denied(*bounds: str) -> str:
    """Return the phrases that deny years on one side of a bound, as " | phrase | phrase"."""
    return "".join(f" | {it}{denied} {bound}" for it in ("", "it ") for denied in _DENIED for bound in bounds)


_TOGETHER = (
    *("the two of us", "the three of us", "the four of us", "two of us", "both of us", "all of us"),
    *("we both", "we all", "most of us", "some of us"),
)


_CHANGING = (
    *("i want to", "i would like to", "id like to", "wed like to", "we want to", "id rather", "let me"),
    *("ill", "well", "we will", "i will"),
)


def changing(*answers: str) -> str:
    """Return the phrases in which somebody takes an answer back for another, as " | phrase | phrase"."""
    return "".join(f" | {who} change {answer} to" for who in _CHANGING for answer in answers)


def spelling(digits: list[str]) -> str:
    """Return the phrases that tell one digit of a number ("it ends in a five"), as " | phrase | phrase"."""
    ways = [
        f"{verb} {how}" for verb in ("ends", "begins", "starts") for how in ("in", "with", "in a", "with a")
    ]
    return "".join(f" | {way} {digit}" for way in ways for digit in digits)


def together(*claims: str) -> str:
    """Return the phrases in which several players say an answer, as " | phrase | phrase"."""
    return "".join(f" | {who} {claim}" for who in _TOGETHER for claim in claims)
