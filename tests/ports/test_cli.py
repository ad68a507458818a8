from __future__ import annotations

import json
import os
import pty
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from host.cards.packs import Shelf, play_from
from host.cli import main
from host.content import languages
from tests.ports.serving import COMMAND, Serving

ROOT = Path(__file__).parents[2]


def run(*arguments: str, stdin: str = "", status: int = 0) -> str:
    """What a command writes on standard output, within this process."""
    result = CliRunner().invoke(main, arguments, input=stdin)
    assert result.exit_code == status, (result.output, result.exception)
    return result.stdout


def commands(group: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(group, click.Group):
        for name, command in group.commands.items():
            yield from commands(command, (*path, name))


# Every command ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", list(commands(main)), ids=" ".join)
def test_every_command_explains_itself(path: tuple[str, ...]) -> None:
    for option in ("--help", "-h"):
        assert "Usage:" in run(*path, option)


def test_the_promised_commands_are_there() -> None:
    assert {("serve",), ("play",), ("understand",), ("cards", "list")} <= set(commands(main))


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["serve", "--port", "x"],
        ["serve", "--port", "70000"],
        ["serve", "--verify/--no-verify"],
        ["serve", "--skill-id", "guessmaster"],
        ["serve", "--skill-id", ""],
        ["serve", "--skill-id", "amzn1.ask.skill."],
        ["serve", "--skill-id", "amzn1.ask.skill.a b"],
        ["play", "--lang", "fr"],
        ["play", "--lang", ""],
        ["understand", "--lang", "en"],
        ["understand", "--lang", "fr", "--expect", "number"],
        ["understand", "--lang", "en", "--expect", "nonsense"],
        ["cards", "list", "--lang", "fr"],
        ["cards", "list", "--game", "chess"],
    ],
    ids=" ".join,
)
def test_a_wrong_argument_is_told_and_nothing_runs(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert "Error" in result.output


def test_help_starts_fast_and_loads_nothing_heavy() -> None:
    heavy = "flask ask_sdk_core sqlalchemy hassil fluent babel gunicorn num2words rapidfuzz rich"
    code = f"import sys; import host.cli; print([name for name in {heavy.split()!r} if name in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
    began = time.monotonic()
    subprocess.run([COMMAND, "--help"], capture_output=True, check=True)
    assert time.monotonic() - began < 3


# understand ------------------------------------------------------------------------------------------------


def understood(lang: str, expect: str, *lines: str, more: tuple[str, ...] = ()) -> list[Any]:
    """What each line means, each answer checked to stand in its place and shape."""
    written = run(
        "understand", "--lang", lang, "--expect", expect, *more, stdin="".join(f"{line}\n" for line in lines)
    )
    objects = [json.loads(line) for line in written.splitlines()]
    assert [list(found) for found in objects] == [["text", expect]] * len(lines)
    assert [found["text"] for found in objects] == list(lines)
    return [found[expect] for found in objects]


def test_numbers_are_understood_in_order_and_null_where_there_is_none() -> None:
    lines = ("seventeen hundred and fifty", "", "hello", "1750", "two and a half", "a kilo and a half", "   ")
    assert understood("en", "number", *lines) == [1750, None, None, 1750, 2.5, 1.5, None]


def test_whole_numbers_are_written_as_integers() -> None:
    written = run(
        "understand", "--lang", "en", "--expect", "number", stdin="3.0\nthree point five\n2 million\n"
    )
    assert [line.split('"number": ')[1] for line in written.splitlines()] == ["3}", "3.5}", "2000000}"]


def test_spans_are_understood_in_both_languages() -> None:
    english = ("1750 to 1827", "1827 to 1750", "44 BC to 14 AD", "around 1850", "nonsense", "100 BC to 44 BC")
    assert understood("en", "span", *english) == [
        [1750, 1827],
        [1750, 1827],
        [-44, 14],
        None,
        None,
        [-100, -44],
    ]
    german = (
        "1750 bis 1827",
        "44 vor Christus bis 14 nach Christus",
        "um 1850",
        "Käse",
        "das 19. Jahrhundert",
    )
    assert understood("de", "span", *german) == [[1750, 1827], [-44, 14], None, None, [1801, 1900]]


def test_a_bare_year_under_span_is_that_year_twice() -> None:
    assert understood("en", "span", "1850", "exactly 1850", "44 BC", "eighteen fifty") == [
        [1850, 1850],
        [1850, 1850],
        [-44, -44],
        [1850, 1850],
    ]
    assert understood("de", "span", "1850", "genau 1850", "44 vor Christus") == [
        [1850, 1850],
        [1850, 1850],
        [-44, -44],
    ]


def test_a_unit_is_the_one_that_is_asked_for() -> None:
    lines = ("three kilometres", "3,000 metres", "3")
    assert understood("en", "number", *lines, more=("--unit", "km")) == [3, 3, 3]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("expect", ["number", "span"])
def test_whatever_is_read_one_object_a_line_comes_out(lang: str, expect: str) -> None:
    odd = [
        "",
        " ",
        "\t",
        "\0",
        "\x07",
        "ä" * 400,
        "x" * 10_000,
        "9" * 400,
        "\U0001f600",
        "עברית",
        '{"a": 1}',
        '"\\',
    ]
    odd += [
        "0 to 0",
        "-5",
        "-5 to 5",
        "1e999",
        "nan",
        "infinity",
        "NULL",
        "1/0",
        "٣",
        "١٨٥٠",
        "\u202e1850",
        "½",
        "²",
    ]
    understood(lang, expect, *odd)


def test_answers_about_people_and_words_take_those_at_the_table() -> None:
    names = ("--names", "Anna, Bruno")
    assert understood("en", "bet", "four on Bruno", "two on myself", more=names) == [
        {"on": "Bruno", "points": 4, "own": False},
        {"on": None, "points": 2, "own": True},
    ]
    terms = ("--terms", "mouse,cat, horse")
    assert understood("en", "order", "cat, mouse and horse", more=terms) == [
        {"terms": ["cat", "mouse", "horse"]}
    ]


def test_on_a_terminal_intent_slots_and_meaning_are_told() -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [COMMAND, "understand", "--expect", "span"], stdin=theirs, stdout=subprocess.PIPE, text=True
    ) as process:
        os.write(ours, b"1750 to 1827\nhelp\nno idea\n\x04")
        told, _ = process.communicate(timeout=60)
    os.close(ours)
    os.close(theirs)
    assert process.returncode == 0
    assert "slots    said: 1750 to 1827" in told
    assert "meaning  Said (answer Span (first 1750, last 1827" in told
    assert "intent   AMAZON.HelpIntent" in told
    assert "meaning  Command (wish help)" in told
    assert "meaning  NoAnswer" in told


def test_a_line_keeps_its_letters(capfd: pytest.CaptureFixture[str]) -> None:
    assert "Größe über ß" in run("understand", "--lang", "de", "--expect", "number", stdin="Größe über ß\n")
    assert capfd.readouterr().err == ""


def test_windows_line_ends_and_a_missing_last_one_are_read() -> None:
    written = run("understand", "--lang", "en", "--expect", "number", stdin="5\r\n6\r\n7")
    assert [json.loads(line) for line in written.splitlines()] == [
        {"text": "5", "number": 5},
        {"text": "6", "number": 6},
        {"text": "7", "number": 7},
    ]


def test_no_line_is_no_answer() -> None:
    assert run("understand", "--lang", "en", "--expect", "span") == ""


def test_umlauts_pass_through_a_pipe_in_any_locale() -> None:
    done = subprocess.run(
        [COMMAND, "understand", "--lang", "de", "--expect", "number"],
        input="fünf\nzwölf \xe9\n".encode() + b"\xff\xfe\n",
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    )
    assert done.returncode == 0, done.stderr
    numbers = [json.loads(line)["number"] for line in done.stdout.decode("utf-8", "replace").splitlines()]
    assert numbers == [5, 12, None]


# cards list ------------------------------------------------------------------------------------------------


def test_cards_are_listed_one_a_line_by_game_id_and_question() -> None:
    lines = [line.split("\t") for line in run("cards", "list", "--lang", "en").splitlines()]
    assert all(len(parts) == 3 and all(parts) for parts in lines)
    assert len([parts for parts in lines if parts[0] == "year_span"]) >= 24


def test_cards_are_listed_by_language_and_by_game() -> None:
    everything = run("cards", "list").splitlines()
    assert everything == run("cards", "list", "--lang", "en").splitlines()
    assert len({line.split("\t")[1] for line in everything}) == len(everything)
    english = run("cards", "list", "--lang", "en", "--game", "year_span").splitlines()
    german = run("cards", "list", "--lang", "de", "--game", "year_span").splitlines()
    assert {line.split("\t")[0] for line in english + german} == {"year_span"}
    assert [line.split("\t")[1] for line in english] == [line.split("\t")[1] for line in german]
    assert not set(english) & set(german)


def test_own_cards_are_listed_in_the_language_that_they_speak(tmp_path: Path) -> None:
    own = [
        {"id": "a", "year": 1801, "text": {"de": {"prompt": "Ein König fällt.", "reveal": "Das war {year}."}}}
    ]
    pack = tmp_path / "own.json"
    pack.write_text(json.dumps(own), "utf-8")
    try:
        listed = run("cards", "list", "--game", "year_span", "--cards", str(pack))
        assert listed == "year_span\ta\tEin König fällt.\n"
        assert run("cards", "list", "--game", "year_span", "--lang", "en", "--cards", str(pack)) == ""
    finally:
        play_from(Shelf())


def test_where_no_card_was_disputed_that_is_told(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["cards", "disputed", "--store", f"sqlite:///{tmp_path / 'x.sqlite'}"])
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "no card was disputed\n")


# play ------------------------------------------------------------------------------------------------------

EVENING = {
    "en": [
        "span of years",
        "Anna and Bruno",
        "Anna",
        "ready",
        "1700 to 1800",
        "",
        "(launch)",
        "pass",
        "stop",
    ],
    "de": [
        "Jahreszahlen",
        "Änne und Bruno",
        "Änne",
        "fertig",
        "1700 bis 1800",
        "",
        "(launch)",
        "passe",
        "stopp",
    ],
}


@pytest.mark.parametrize("lang", EVENING)
def test_the_terminal_plays_from_a_pipe(lang: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'play.sqlite'}"
    heard = run("play", "--lang", lang, "--store", url, stdin="\n".join(EVENING[lang]) + "\n")
    spoken = [line for line in heard.splitlines() if line.startswith(">")]
    assert len(spoken) == len(EVENING[lang]) + 1
    assert EVENING[lang][2] in heard
    again = run("play", "--lang", lang, "--store", url, stdin="")
    assert len([line for line in again.splitlines() if line.startswith(">")]) == 1
    assert again.splitlines()[0] != heard.splitlines()[0]
    new = run("play", "--lang", lang, "--store", url, "--new", stdin="")
    assert new.splitlines()[0] == heard.splitlines()[0]


def test_silence_after_the_end_of_a_session_is_no_empty_speech(tmp_path: Path) -> None:
    heard = run("play", "--store", f"sqlite:///{tmp_path / 'play.sqlite'}", stdin="\n\n")
    assert "\n> \n" not in heard
    assert heard.count("(the session has ended") == 2


def test_a_story_to_listen_to_or_to_record_has_to_be_named() -> None:
    for script in ("tests.stories.listen", "tests.stories.record"):
        for given, told in (((), "which story?"), (("nowhere.txt",), "there is no story nowhere.txt")):
            done = subprocess.run(
                [sys.executable, "-m", script, *given], capture_output=True, text=True, check=False, cwd=ROOT
            )
            assert done.returncode == 1
            assert done.stderr.startswith(told)


def test_the_terminal_survives_nonsense(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'play.sqlite'}"
    odd = [
        "",
        "",
        "x" * 20_000,
        "\x07\x1b[2J",
        "[bold]x[/bold]",
        "(launch)",
        "(silence)",
        "(unknown)",
        "\ufffe",
        "</speak>",
    ]
    heard = run("play", "--store", url, stdin="\n".join(odd))
    assert "\x1b[2J" not in heard


def test_the_two_languages_keep_tables_of_their_own(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'play.sqlite'}"
    run("play", "--store", url, stdin="span of years\n")
    german = run("play", "--lang", "de", "--store", url, stdin="")
    assert german == run(
        "play", "--lang", "de", "--store", f"sqlite:///{tmp_path / 'other.sqlite'}", stdin=""
    )


EVERYWHERE = "0.0.0.0"  # noqa: S104  what is tested is that nothing is open there


# serve -----------------------------------------------------------------------------------------------------


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    started = Serving(
        "--host", EVERYWHERE, "--store", f"sqlite:///{tmp_path / 'new folder' / 'serve.sqlite'}"
    )
    yield started
    errors = started.close()
    assert started.process.returncode == 0
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("arguments", "simulator"),
    [
        ([], True),
        (["--host", "localhost"], True),
        (["--host", "127.0.0.9"], True),
        (["--host", "::1"], True),
        (["--host", EVERYWHERE], False),
        (["--host", "::"], False),
        (["--host", "192.168.1.5"], False),
        (["--host", "127.0.0.1.example.org"], False),
        (["--host", "quiz.example.org"], False),
        (["--no-simulator"], False),
        (["--host", EVERYWHERE, "--simulator"], True),
    ],
    ids=str,
)
def test_the_simulator_is_on_by_default_on_a_loopback_address_only(
    arguments: list[str], simulator: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Any] = []
    monkeypatch.setattr("host.server.serve", lambda *_, **options: served.append(options))
    run("serve", *arguments)
    assert [options["simulator"] for options in served] == [simulator]


@pytest.mark.slow
def test_a_host_ends_with_its_terminal_and_leaves_nothing_in_the_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    host = Serving("--store", f"sqlite:///{tmp_path / 'host.sqlite'}")
    assert host.status("/healthz") == 200
    host.process.send_signal(signal.SIGHUP)
    host.process.communicate(timeout=20)
    assert {path.name for path in tmp_path.iterdir()} == {"host.sqlite"}


def test_a_host_in_the_open_says_where_it_listens_and_has_no_simulator(serving: Serving) -> None:
    assert serving.told.startswith("Guessmaster")
    assert serving.status("/healthz") == 200
    assert serving.status("/simulator/tables", b"{}") == 404


def test_a_host_that_knows_its_skill_still_takes_no_request_without_amazons_signature() -> None:
    started = Serving("--store", "sqlite:///:memory:", "--skill-id", "amzn1.ask.skill.TEST")
    assert started.status("/alexa", b"{}") == 400
    assert "it has no SignatureCertChainUrl" in started.close()


# What cannot be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////proc/nothing/tables.sqlite"])
@pytest.mark.parametrize("command", [["play"], ["serve"], ["cards", "disputed"]], ids=" ".join)
def test_a_store_that_cannot_be_opened_is_told_in_a_sentence(command: list[str], url: str) -> None:
    result = CliRunner().invoke(main, [*command, "--store", url])
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: the store {url} cannot be opened: ")


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        result = CliRunner().invoke(main, ["serve", "--port", str(port), "--store", store])
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: 127.0.0.1, port {port}: ")
