"""What holds for the host as a whole: the wording of every language, and the folder it lies in."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from host import content
from host.dialogue import DIALOGUES
from host.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "locale"
LANGUAGES = sorted(found.parent.name for found in LOCALE.glob("*/host.ftl"))
QUESTION_WAYS = ("-again", "-help", "-out")


# The folder ------------------------------------------------------------------------------------------------


def test_the_wordings_folder_is_no_package() -> None:
    assert not list(LOCALE.rglob("__init__.py"))
    assert not list(LOCALE.rglob("*.py"))


def test_pythons_own_locale_module_wins_over_the_folder() -> None:
    code = "import locale; print(locale.__file__, locale.getlocale.__name__)"
    for arguments in (["-c", code], ["-P", "-c", code]):
        shown = subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        assert "getlocale" in shown
        assert str(LOCALE) not in shown


def test_a_language_is_a_folder_with_a_host_file() -> None:
    assert list(content.languages()) == LANGUAGES
    assert {"en", "de"} <= set(LANGUAGES)
    folders = {found.name for found in LOCALE.iterdir() if found.is_dir()}
    assert folders == {*LANGUAGES, "cards"}


def test_no_list_of_languages_stands_anywhere_else() -> None:
    listed = re.compile(r"""["']de["']\s*,\s*["']en["']|["']en["']\s*,\s*["']de["']""")
    for path in (*(ROOT / "host").rglob("*.py"), *(ROOT / "intents").rglob("*.py")):
        assert not listed.search(path.read_text("utf-8")), path


# The messages ----------------------------------------------------------------------------------------------


class _Told(Visitor):
    """The variables and the other messages that a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  the visitor's way
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  the visitor's way
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> Mapping[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                assert entry.value is not None, f"{path.name}: {entry.id.name} says nothing"
                found[entry.id.name] = entry
    return found


class _Shown(_Told):
    """Those only that are said, not those by which a wording is chosen."""

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802  the visitor's way
        for variant in node.variants:
            self.visit(variant)


@cache
def variables(language: str, name: str) -> frozenset[str]:
    """The variables of a message, those of the messages it leads to included."""
    told = _Told()
    told.visit(messages(language)[name])
    further = (variables(language, other) for other in told.messages)
    return frozenset(told.variables).union(*further)


@cache
def shown(language: str, name: str) -> frozenset[str]:
    """The facts that a message says, those of the messages it leads to included."""
    told = _Shown()
    told.visit(messages(language)[name])
    return frozenset(told.variables).union(*(shown(language, other) for other in told.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    for pattern in ("*.ftl", "*.yaml", "phrases/*.yaml", "cards/*.yaml"):
        here, there = ({p.name for p in (LOCALE / lang).glob(pattern)} for lang in (language, LANGUAGES[0]))
        assert here == there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages(LANGUAGES[0]))


SAID_OTHERWISE = {
    "duration",
    "duration-any",
    "guess-and-bet-on-whom-out",
    "order-it-not-neighbours",
    "order-it-place-again",
    "order-it-place-out",
    "suggest-minutes",
    "suggest-short",
}
"""Messages that say the same with other facts in one language than in another."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_tells_the_same_facts_in_every_language(language: str) -> None:
    facts = {name: shown(language, name) ^ shown(LANGUAGES[0], name) for name in messages(language)}
    assert not {name: other for name, other in facts.items() if other and name not in SAID_OTHERWISE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_ways_of_being_asked_again(language: str) -> None:
    there = set(messages(language))
    asked = ({name.removesuffix("-help") for name in there if name.endswith("-help")} & there) | ASKED
    assert not [name + way for name in sorted(asked) for way in QUESTION_WAYS if name + way not in there]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_of_asking_again_need_no_facts_that_the_question_has_not(language: str) -> None:
    for name in ASKED - SPREAD:
        for way in QUESTION_WAYS:
            assert variables(language, name + way) <= FACTS[name], name + way


# The lines of the code -------------------------------------------------------------------------------------


def lines_in_code() -> Iterator[tuple[Path, str, frozenset[str] | None]]:
    """Every `line("name", fact=…)` of the host: where, which message, which facts (None: not told there)."""
    for path in (ROOT / "host").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in {"line", "Line"}
            ):
                spread = any(keyword.arg is None for keyword in node.keywords) or node.func.id == "Line"
                facts = None if spread else frozenset(str(keyword.arg) for keyword in node.keywords)
                for name in _names(node.args[0]):
                    yield path, name, facts


def questions_in_code() -> Iterator[str]:
    """The messages of those lines that the code calls asked, or puts into a question."""
    asking = {"Question", "AskedBack", "Confirm", "Ask"}
    for path in (ROOT / "host").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=arguments) if name in asking:
                    parts = arguments
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in {"asked", "asked_back"}:
                    parts = [value]
                case _:
                    continue
            for part in parts:
                if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "line":
                    yield from _names(part.args[0])


def _names(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(name)):
            yield name
        case ast.IfExp(body=one, orelse=other):
            yield from _names(one)
            yield from _names(other)


LINES = list(lines_in_code())
FACTS: dict[str, frozenset[str]] = {}
for _, _name, _facts in LINES:
    FACTS[_name] = FACTS.get(_name, frozenset()) | (_facts or frozenset())


SPREAD = {name for _, name, facts in LINES if facts is None}
"""Lines whose facts are put together elsewhere."""
ASKED = frozenset(questions_in_code())


def test_the_code_is_found_to_say_and_to_ask_something() -> None:
    assert len({name for _, name, _ in LINES}) > 30
    assert len(ASKED) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_code_has_words(language: str) -> None:
    there = messages(language)
    missing = {(path.name, name) for path, name, _ in LINES if not {name, f"{name}-1"} & there.keys()}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_carries_the_facts_that_its_words_ask_for(language: str) -> None:
    short = {
        (path.name, name): variables(language, name) - facts
        for path, name, facts in LINES
        if facts is not None and name in messages(language)
    }
    assert not {where: missing for where, missing in short.items() if missing}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_the_lines_that_the_lobby_says_of_it(game: str, language: str) -> None:
    slug = game.replace("_", "-")
    wanted = [f"{slug}-name", f"{slug}-intro", f"{slug}-who-starts"]
    wanted += [f"{slug}-who-starts{way}" for way in QUESTION_WAYS]
    assert not [name for name in wanted if name not in messages(language)]


def test_every_game_has_its_dialogue() -> None:
    assert set(GAMES) == set(DIALOGUES)


# The phrases -----------------------------------------------------------------------------------------------

BRANCHES = ("launch", "fixed", "wishes", "slotted")


@cache
def phrases(language: str) -> Mapping[str, Any]:
    return content.phrases(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_intents(language: str) -> None:
    for section in BRANCHES:
        assert set(phrases(language).get(section, {})) == set(phrases(LANGUAGES[0]).get(section, {})), section


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_slots_and_words(language: str) -> None:
    assert phrases(language)["slots"] == phrases(LANGUAGES[0])["slots"]
    assert set(phrases(language)["words"]) == set(phrases(LANGUAGES[0])["words"])
    assert set(phrases(language)["games"]) == set(phrases(LANGUAGES[0])["games"]) >= set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", ["slotted", "wishes"])
def test_every_intent_has_the_same_slots_in_every_language(section: str, language: str) -> None:
    assert slots(language, section) == slots(LANGUAGES[0], section)


def slots(language: str, section: str) -> dict[str, set[str]]:
    of = phrases(language).get(section, {})
    return {name: set(re.findall(r"\{(\w+)", " ".join(samples))) for name, samples in of.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slot_of_a_sample_has_a_type(language: str) -> None:
    for section in ("slotted", "wishes"):
        used = set().union(*slots(language, section).values()) if slots(language, section) else set()
        assert used <= set(phrases(language)["slots"])


@pytest.mark.parametrize(
    "path", sorted(LOCALE.rglob("*.yaml")), ids=lambda path: str(path.relative_to(LOCALE))
)
def test_no_word_of_a_file_is_read_as_a_yes_or_a_no(path: Path) -> None:
    def booleans(value: Any) -> Iterator[Any]:
        match value:
            case bool():
                yield value
            case dict():
                for key, inner in value.items():
                    yield from booleans(key)
                    yield from booleans(inner)
            case list():
                for inner in value:
                    yield from booleans(inner)

    assert not list(booleans(yaml.safe_load(path.read_text("utf-8"))))
