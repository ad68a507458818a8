"""Lines to words: Fluent messages, numbers spelled, and never the same words twice running."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from host import content, spell
from host.dialogue.contract import CardText, Fact, Line

LONGEST_FACTS = 2000
"""Characters of a card's text, or of all that a line carries, that are said; Fluent takes 2500."""


class MissingLineError(LookupError):
    """A line has no words in a language, or its words ask for facts that it does not carry."""


class Words:
    """One language's wording."""

    def __init__(self, language: str) -> None:
        """Read every Fluent file of the language. Raises MissingLineError on a text that is not Fluent."""
        self.language = language
        functions: dict[str, Any] = {"YEAR": self._year, "NUM": self._number, "AMOUNT": self._amount}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for text in content.wording(language):
            self._bundle.add_resource(FluentResource(text))

    def say(self, line: Line, used: dict[str, int], *, brief: bool = False) -> str:
        """The line's words. `used` counts how often each message was said; its variants take turns.

        Briefly, the message's `-brief` form is said where there is one; its words may be none at all.
        """
        if brief and self.has(f"{line.name}-brief"):
            line = Line(f"{line.name}-brief", line.facts)
        message = self._message(line.name)
        variants = [message.value, *message.attributes.values()]
        turn = used.get(line.name, 0)
        used[line.name] = turn + 1
        facts = _fitting({name: self._spoken(fact, used, brief=brief) for name, fact in line.facts.items()})
        text, errors = self._bundle.format_pattern(variants[turn % len(variants)], facts)
        if errors:
            raise MissingLineError(f"{self.language}: {line.name}: {errors[0]}")
        return " ".join(str(text).split())

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(name))

    def _message(self, name: str) -> Any:
        if not self._bundle.has_message(name):
            raise MissingLineError(f"{self.language}: no line {name}")
        return self._bundle.get_message(name)

    def _spoken(self, fact: Fact, used: dict[str, int], *, brief: bool) -> str | int | float:
        if isinstance(fact, CardText):
            return self.card(fact)
        if isinstance(fact, Line):
            return self.say(fact, used, brief=brief)
        if isinstance(fact, tuple):
            parts = [self.say(part, used, brief=brief) if isinstance(part, Line) else part for part in fact]
            return str(format_list(parts, locale=self.language)) if parts else ""
        return fact

    def card(self, text: CardText) -> str:
        """A card's text with its year or value spelled."""
        filled = text.text
        if text.year is not None:
            filled = filled.replace("{year}", self.year(text.year))
        if text.value is not None:
            filled = filled.replace("{value}", self.amount(text.value))
        if text.as_of is not None:
            filled = f"{filled} {self.say(Line('as-of', {'year': text.as_of}), {})}"
        return _cut(filled)

    def year(self, value: int) -> str:
        """A signed year in words, its era said where it is BC."""
        bare = spell.year(value, self.language)
        if value > 0:
            return bare
        text, _ = self._bundle.format_pattern(self._message("year-before-christ").value, {"year": bare})
        return str(text)

    def number(self, value: float) -> str:
        """A number in words."""
        return spell.number(value, self.language)

    def amount(self, value: float) -> str:
        """An amount in words, round ones as people say them ("half a million")."""
        return spell.amount(value, self.language)

    def _year(self, value: Any, era: str = "") -> str:
        """YEAR($year), or YEAR($year, "said") where a year AD stands beside one BC."""
        if era and int(value) > 0:
            bare = {"year": self.year(int(value))}
            text, _ = self._bundle.format_pattern(self._message("year-after-christ").value, bare)
            return str(text)
        return self.year(int(value))

    def _number(self, value: Any) -> str:
        plain = float(value)
        return self.number(int(plain) if plain.is_integer() else plain)

    def _amount(self, value: Any) -> str:
        return self.amount(value)


def _fitting(facts: dict[str, str | int | float]) -> dict[str, str | int | float]:
    """The facts of a line, none of them longer than its share where all are too long together."""
    texts = [fact for fact in facts.values() if isinstance(fact, str)]
    if sum(map(len, texts)) <= LONGEST_FACTS:
        return facts
    share = LONGEST_FACTS // len(texts)
    return {name: _cut(fact, share) if isinstance(fact, str) else fact for name, fact in facts.items()}


def _cut(text: str, most: int = LONGEST_FACTS) -> str:
    return f"{text[:most]} …" if len(text) > most else text


@lru_cache
def words(language: str) -> Words:
    """The wording of a language, read once."""
    return Words(language)


def names(language: str) -> Mapping[str, tuple[str, ...]]:
    """The ways of saying each game's name, from the phrase file."""
    return {game: tuple(ways) for game, ways in content.phrases(language)["games"].items()}
