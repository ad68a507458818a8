"""What num2words says for the parts that numbers are made of: the source of every language's `NUMERALS`.

The language modules hold this table ready-made, since deriving it costs more than everything else at the
start; a test holds them against it. A new language begins with what `numerals` returns for it.
"""

from __future__ import annotations

from num2words import num2words

from intents.numbers.atoms import Kind

_POWERS = (6, 9, 12, 15)
_ORDINALS = (*range(1, 32), 100)


def numerals(code: str) -> dict[Kind, str]:
    """Return the number words of a language by kind, each as "word: value, word: value", in lower case."""
    return {
        Kind.ZERO: _listed({_said(0, code): 0}),
        Kind.ONES: _listed({_said(value, code): value for value in range(1, 10)}),
        Kind.TEENS: _listed({_said(value, code): value for value in range(10, 20)}),
        Kind.TENS: _listed({_said(value, code): value for value in range(20, 100, 10)}),
        Kind.HUNDRED: _listed({_counted(100, code): 100}),
        Kind.SCALE: _listed({_counted(1000, code): 1000} | _scales(code)),
        Kind.ORDINAL: _listed(_ordinals(code)),
    }


def _said(value: int, code: str) -> str:
    return str(num2words(value, lang=code)).casefold()


def _counted(unit: int, code: str) -> str:
    """Return the word for a hundred or thousand: what follows "two"."""
    return _said(2 * unit, code).removeprefix(_said(2, code)).strip()


def _scales(code: str) -> dict[str, int]:
    return {_said(count * 10**power, code).split()[-1]: 10**power for power in _POWERS for count in (1, 2)}


def _ordinals(code: str) -> dict[str, int]:
    """Return the ordinals written as one word."""
    said = {str(num2words(value, lang=code, to="ordinal")).casefold(): value for value in _ORDINALS}
    return {word: value for word, value in said.items() if word.isalpha()}


def _listed(words: dict[str, int]) -> str:
    return ", ".join(f"{word}: {value}" for word, value in words.items())
