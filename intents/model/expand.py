"""Sentence templates to Alexa's sample utterances: every way of saying it, or a fair choice of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from hassil.expression import (
    Alternative,
    Expression,
    ListReference,
    Permutation,
    RuleReference,
    Sequence,
    TextChunk,
)
from hassil.parse_expression import parse_sentence

MOST = 240
"""Samples that one template gives; of more a choice is made in which every word of the template occurs."""


def samples(templates: Iterable[str], rules: Mapping[str, str]) -> list[str]:
    """The sample utterances of an intent's templates, each once, in the templates' order.

    A slot is written {name}. Raises hassil's ParseError on a faulty template, KeyError on an unknown rule.
    """
    bodies = {name: parse_sentence(rule).expression for name, rule in rules.items()}
    found: dict[str, None] = {}
    for template in templates:
        found.update(dict.fromkeys(_chosen(parse_sentence(template).expression, bodies)))
    return [sample for sample in found if sample]


def _chosen(template: Expression, rules: Mapping[str, Expression]) -> list[str]:
    """The ways nearest to the plainest one: what is left out are long chains of optional words."""
    ways = list(_ways(template, rules))
    if len(ways) > MOST:
        ways.sort(key=lambda way: way[1])
    return list(dict.fromkeys(" ".join(text.split()) for text, _ in ways))[:MOST]


def _ways(part: Expression, rules: Mapping[str, Expression]) -> Iterator[tuple[str, int]]:
    """Every text that this part of a template stands for, and in how many places it is not the plainest."""
    match part:
        case TextChunk():
            yield part.original_text, 0
        case ListReference():
            yield f"{{{part.slot_name}}}", 0
        case RuleReference():
            yield from _ways(rules[part.rule_name], rules)
        case Alternative():
            items = sorted(part.items, key=lambda item: part.is_optional and _is_empty(item), reverse=True)
            for number, item in enumerate(items):
                for text, changed in _ways(item, rules):
                    yield text, changed + (number > 0)
        case Sequence():
            for ways in product(*(tuple(_ways(item, rules)) for item in part.items)):
                yield "".join(text for text, _ in ways), sum(changed for _, changed in ways)
        case Permutation():
            raise ValueError("permutations are not used in phrase files")
        case _:
            raise TypeError(part)


def _is_empty(part: Expression) -> bool:
    return isinstance(part, TextChunk) and part.is_empty
