"""What authors do on the command line: make a card, hear it, bring questions in, take them out, count."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result

from host import cli
from host.cards import stats
from host.cards.packs import Shelf, play_from

EVENT = "1801\n0\nA king falls off his horse.\nIt was {year}, in June.\n"
SCALE = "12\n0\n40\nHow long is a goods lorry?\nmetres\n{value} metres, mostly air.\n"
WORDS = "sail\nrope\ncabin\nAt sea\n"
THREE = "misc\n" + "".join(
    f"{value}\n{topic}\n{ask}\n{{value}} of them.\n"
    for value, topic, ask in (
        (8, "Spiders", "How many legs has a spider?"),
        (4, "Violins", "How many strings are on a violin?"),
        (11, "Football", "How many players does a team send out?"),
    )
)
ORDER = "From the light one to the heavy one?\nlight\nheavy\nNo more.\n\ngrams\n" + "".join(
    f"{label}\n{value}\n"
    for label, value in zip(
        ["ant", "beetle", "mouse", "lizard", "cat", "dog", "goat", "lion", "horse"],
        [3**n for n in range(9)],
        strict=True,
    )
)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    yield
    play_from(Shelf())


def run(*arguments: str | Path, typed: str | None = None) -> Result:
    return CliRunner().invoke(cli.main, ["cards", *map(str, arguments)], input=typed)


@pytest.mark.parametrize(
    ("game", "typed"),
    [
        ("year_span", EVENT),
        ("scale_strip", SCALE),
        ("clue_circle", WORDS),
        ("guess_and_bet", THREE),
        ("order_it", ORDER),
    ],
)
def test_a_new_card_of_every_game_is_asked_for_written_sound_and_said(
    tmp_path: Path, game: str, typed: str
) -> None:
    pack = tmp_path / "own.yaml"
    for number in (1, 2):
        done = run("new", game, "--to", pack, "--lang", "en", typed=typed + "y\n")
        assert done.exit_code == 0, done.output
        assert ("When it is mended" in done.stdout) == (number == 2)
        assert len(yaml.safe_load(pack.read_text("utf-8"))["cards"]) == number
    first, second = yaml.safe_load(pack.read_text("utf-8"))["cards"]
    assert first["id"] != second["id"]
    assert {**first, "id": ""} == {**second, "id": ""}
    pack.write_text(yaml.safe_dump({"cards": [first]}), "utf-8")
    assert run("check", pack).stdout == "1 card (en): no fault\n"
    heard = run("say", first["id"], "--cards", pack)
    assert heard.exit_code == 0
    assert not any(letter.isdigit() for letter in heard.stdout)


def test_enter_takes_what_is_offered_and_a_grave_event_is_asked_its_age(tmp_path: Path) -> None:
    pack = tmp_path / "own.yaml"
    other = EVENT.replace("A king falls off his horse", "Robbers carry off the bishop's silver")
    for typed in (EVENT.replace("\n0\n", "\n\n"), other.replace("\n0\n", "\n2\n\n")):
        done = run("new", "year_span", "--to", pack, "--lang", "en", typed=typed)
        assert done.exit_code == 0, done.output
        assert "own-year-span" not in done.stderr
    mild, grave = yaml.safe_load(pack.read_text("utf-8"))["cards"]
    assert "severity" not in mild
    assert (grave["severity"], grave["min_age"]) == (2, 12)


def test_a_wrong_answer_is_asked_again_with_the_reason(tmp_path: Path) -> None:
    done = run(
        "new",
        "year_span",
        "--to",
        tmp_path / "own.yaml",
        "--lang",
        "en",
        typed=EVENT.replace("1801", "0\nsoon\n1801"),
    )
    assert done.exit_code == 0
    assert "there was no year 0" in done.output


def test_a_card_with_faults_is_told_and_written_only_if_wanted(tmp_path: Path) -> None:
    pack = tmp_path / "own.yaml"
    faulty = EVENT.replace("A king", "In 1801 a king")
    done = run("new", "year_span", "--to", pack, "--lang", "en", typed=f"{faulty}n\n")
    assert "digits" in done.output
    assert not pack.exists()
    run("new", "year_span", "--to", pack, "--lang", "en", typed=f"{faulty}y\n")
    assert pack.exists()


def test_a_new_card_is_held_against_the_others_in_its_file(tmp_path: Path) -> None:
    pack = tmp_path / "own.yaml"
    assert run("new", "year_span", "--to", pack, "--lang", "en", typed=EVENT).exit_code == 0
    german = "1902\n0\nEin König verliert seine Krone.\nDas war {year}.\n"
    done = run("new", "year_span", "--to", pack, "--lang", "de", typed=f"{german}y\n")
    assert "own-year-span-001: no text in de" in done.output
    assert "own-year-span-002: no text in en" in done.output
    assert f"When it is mended: guessmaster cards check {pack}" in done.output


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("year_span", "soon\n", "'soon' is no whole number"),
        ("year_span", "1801\nvery\n", "'very' is no whole number"),
        ("year_span", "1801\n4\n", "4 is not between 0 and 3"),
        ("scale_strip", "many\n", "'many' is no number, written as 1234.5"),
        ("scale_strip", "nan\n", "'nan' is no number"),
        ("scale_strip", "1e999\n", "'1e999' is no number"),
        ("guess_and_bet", "cars\n", "'cars' is none of society, nature"),
        ("clue_circle", "two words\n", "a single word is needed"),
    ],
)
def test_a_wrong_answer_is_told_in_words_for_people(tmp_path: Path, game: str, typed: str, told: str) -> None:
    done = run("new", game, "--to", tmp_path / "own.yaml", "--lang", "en", typed=typed)
    assert told in done.output
    assert not any(of_python in done.output for of_python in ("literal", "convert", "Errno", "Traceback"))


def test_a_field_that_does_not_fit_is_told_with_its_place(tmp_path: Path) -> None:
    upside_down = SCALE.replace("\n0\n40\n", "\n40\n0\n")
    done = run("new", "scale_strip", "--to", tmp_path / "own.yaml", "--lang", "en", typed=f"{upside_down}n\n")
    assert "own-scale-strip-001: scale: a scale runs from its start up to its end\n" in done.output


def test_a_pack_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "own.yaml"
    done = run("new", "clue_circle", "--to", nowhere, "--lang", "en", typed=WORDS)
    assert done.exit_code == 1
    assert f"{nowhere} cannot be written: No such file" in done.output


def test_a_card_is_said_as_it_is_heard_in_its_language() -> None:
    assert run("say", "ys-gunpowder-plot", "--lang", "de").stdout.count("sechzehnhundertfünf") == 1
    metros = run("say", "oi-metros").stdout.splitlines()
    assert "London: eighteen sixty-three" in metros
    assert run("say", "nothing").exit_code == 1
    assert "there is no card nothing" in run("say", "nothing").output


def test_the_values_of_an_order_are_said_as_the_game_says_them_no_unit_after_a_one() -> None:
    said = run("say", "oi-new-year", "--lang", "de").stdout.splitlines()
    assert {"Auckland: eins", "Sydney: drei Stunden nach den ersten Inseln", "Tokio: fünf"} < set(said)
    assert "Honolulu: vierundzwanzig Stunden nach den ersten Inseln" in said
    assert "George Washington: one" in run("say", "oi-dollar-portraits").stdout.splitlines()


def test_a_scale_is_read_as_the_game_reads_it_even_where_it_ends_at_one(tmp_path: Path) -> None:
    pack = tmp_path / "own.yaml"
    run("new", "scale_strip", "--to", pack, "--lang", "en", typed=SCALE)
    cards = yaml.safe_load(pack.read_text("utf-8"))["cards"]
    cards[0] |= {"id": "short", "scale": {"start": 0, "end": 1}, "value": 0.5}
    pack.write_text(yaml.safe_dump({"cards": cards}), "utf-8")
    heard = run("say", "short", "--cards", pack).stdout
    assert "The scale goes from zero to one, in metres." in heard
    assert "one metres" not in heard


# A sheet of questions --------------------------------------------------------------------------------------

HEADS = "question,answer,unit,explanation,language"
ROWS = (
    "How many legs has a spider?,8,legs,Insects have six.,en",
    "How many strings are on a violin?,4,strings,,en",
    "How many players does a team send out?,11,,,en",
)


def sheet(folder: Path, *rows: str, heads: str = HEADS) -> Path:
    path = folder / "quiz.csv"
    path.write_text("\n".join([heads, *rows]) + "\n", "utf-8")
    return path


def test_a_sheet_of_plain_questions_becomes_a_pack_of_three_a_card(tmp_path: Path) -> None:
    done = run("import", sheet(tmp_path, *ROWS, "And one more?,1,,,en"), "--game", "guess_and_bet")
    assert done.exit_code == 0
    assert "row 5: left over" in done.output
    (card,) = yaml.safe_load((tmp_path / "quiz.yaml").read_text("utf-8"))["cards"]
    assert card["category"] == "misc"
    assert [question["value"] for question in card["questions"]] == [8, 4, 11]
    assert card["questions"][0]["text"]["en"] == {
        "topic": "The first question",
        "ask": "How many legs has a spider?",
        "reveal": "{value} legs. Insects have six.",
    }
    assert run("check", tmp_path / "quiz.yaml").exit_code == 0


def test_a_sheet_of_which_no_card_can_be_made_leaves_no_file(tmp_path: Path) -> None:
    done = run("import", sheet(tmp_path, ROWS[0]), "--game", "guess_and_bet")
    assert done.exit_code == 1
    assert "row 2: left over" in done.output
    assert not (tmp_path / "quiz.yaml").exists()


def test_rows_of_one_id_are_one_question_in_two_languages(tmp_path: Path) -> None:
    heads = f"id;{HEADS.replace(',', ';')};category;topic"
    rows = [
        f"{n};{ask};{n + 2};{unit};;{language};sport;{topic}"
        for n in (1, 2, 3)
        for ask, unit, language, topic in (
            (f"How many a {n}?", "pieces", "en", f"About a {n}"),
            (f"Wie viele b {n}?", "Stück", "de", f"Zu b {n}"),
        )
    ]
    assert run("import", sheet(tmp_path, *rows, heads=heads), "--game", "guess_and_bet").exit_code == 0
    (card,) = yaml.safe_load((tmp_path / "quiz.yaml").read_text("utf-8"))["cards"]
    assert card["category"] == "sport"
    assert card["questions"][1]["text"]["de"]["reveal"] == "{value} Stück."
    assert card["questions"][1]["text"]["en"]["topic"] == "About a 2"


def test_scales_and_years_are_taken_from_a_sheet_too(tmp_path: Path) -> None:
    path = sheet(tmp_path, "How high?,12.5,metres,,en,0,40", heads=f"{HEADS},start,end")
    assert run("import", path, "--game", "scale_strip").exit_code == 0
    (card,) = yaml.safe_load((tmp_path / "quiz.yaml").read_text("utf-8"))["cards"]
    assert (card["value"], card["scale"]) == (12.5, {"start": 0, "end": 40})
    path = sheet(tmp_path, "Caesar falls.,-44,,,en")
    assert run("import", path, "--game", "year_span", "--to", tmp_path / "years.yaml").exit_code == 0
    (card,) = yaml.safe_load((tmp_path / "years.yaml").read_text("utf-8"))["cards"]
    assert (card["year"], card["text"]["en"]["reveal"]) == (-44, "{year}.")


@pytest.mark.parametrize(
    ("rows", "heads", "game", "told"),
    [
        ((), "frage,antwort", "guess_and_bet", "row 1: no column question"),
        (("How many?,many,,,en",), HEADS, "guess_and_bet", "row 2: the answer 'many' is no number"),
        (("How many?,,,,en",), HEADS, "guess_and_bet", "row 2: no answer"),
        (("How many?,1e999,,,en",), HEADS, "guess_and_bet", "row 2: the answer '1e999' is no number"),
        (("How many?,nan,,,en",), HEADS, "guess_and_bet", "row 2: the answer 'nan' is no number"),
        (("Who?,0,,,en",), HEADS, "year_span", "row 2: 0 is no year"),
        (("Who?,2,,,en",), HEADS, "scale_strip", "row 2: no start"),
        (("Who?,2,,,xx",), HEADS, "guess_and_bet", "row 2: no language xx"),
        (("Who?,2,,,en,9,9",), f"{HEADS},start,end", "scale_strip", "row 2: 2 is not on the scale"),
        (("Who?,2,,,en,cars",), f"{HEADS},category", "guess_and_bet", "row 2: no category cars"),
    ],
)
def test_a_row_that_makes_no_card_is_told_by_number_and_nothing_is_written(
    tmp_path: Path, rows: tuple[str, ...], heads: str, game: str, told: str
) -> None:
    done = run("import", sheet(tmp_path, *rows, heads=heads), "--game", game)
    assert done.exit_code == 1
    assert told in done.output
    assert not (tmp_path / "quiz.yaml").exists()


def test_all_rows_that_make_no_card_are_told_at_once_in_their_order(tmp_path: Path) -> None:
    rows = ["Who?,1,,,en,0,9", ",2,,,en,0,9", "Who?,many,,,en,0,9", "Who?,12,,,en,0,9", "Who?,3,,,xx,0,9"]
    done = run("import", sheet(tmp_path, *rows, heads=f"{HEADS},start,end"), "--game", "scale_strip")
    assert [line.partition(": ")[2] for line in done.stderr.splitlines()[:-1]] == [
        "row 3: no question",
        "row 4: the answer 'many' is no number, written as 1234.5",
        "row 5: 12 is not on the scale",
        "row 6: no language xx: there are de, en",
    ]
    assert not (tmp_path / "quiz.yaml").exists()


def test_a_sheet_in_another_encoding_is_told(tmp_path: Path) -> None:
    path = tmp_path / "quiz.csv"
    path.write_bytes(f"{HEADS}\nWie groß?,2,,,de\n".encode("latin-1"))
    done = run("import", path, "--game", "guess_and_bet")
    assert done.exit_code == 1
    assert "is not in UTF-8" in done.output


def test_what_has_no_rows_is_told_where_it_is_exported() -> None:
    done = run("export", "--game", "order_it")
    assert done.exit_code == 0
    assert len(done.stdout.splitlines()) == 1
    assert "take --format json" in done.stderr


def test_only_games_of_plain_questions_take_a_sheet_and_no_pack_is_overwritten(tmp_path: Path) -> None:
    assert run("import", sheet(tmp_path, *ROWS), "--game", "order_it").exit_code == 2
    (tmp_path / "quiz.yaml").write_text("mine", "utf-8")
    assert run("import", sheet(tmp_path, *ROWS), "--game", "guess_and_bet").exit_code == 1
    assert (tmp_path / "quiz.yaml").read_text("utf-8") == "mine"


@pytest.mark.parametrize("game", ["guess_and_bet", "scale_strip", "year_span"])
def test_what_is_exported_can_be_imported_again(tmp_path: Path, game: str) -> None:
    path = tmp_path / "quiz.csv"
    path.write_text(run("export", "--game", game).stdout, "utf-8")
    rows = list(csv.DictReader(io.StringIO(path.read_text("utf-8"))))
    assert {row["language"] for row in rows} == {"de", "en"}
    assert run("import", path, "--game", game).exit_code == 0
    made = yaml.safe_load((tmp_path / "quiz.yaml").read_text("utf-8"))["cards"]
    again = run("export", "--game", game, "--cards", tmp_path / "quiz.yaml")
    taken = [
        (row["question"], row["answer"], row["explanation"])
        for row in csv.DictReader(io.StringIO(again.stdout))
    ]
    assert sorted(taken) == sorted((row["question"], row["answer"], row["explanation"]) for row in rows)
    assert len(made) * (3 if game == "guess_and_bet" else 1) * 2 == len(rows)


def test_whole_cards_are_exported_as_json_that_is_a_pack(tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_text(run("export", "--format", "json", "--game", "order_it").stdout, "utf-8")
    assert all(len(card["items"]) == 9 for card in json.loads(path.read_text("utf-8"))["cards"])
    assert run("check", path).exit_code == 0


# Counting --------------------------------------------------------------------------------------------------


def test_stats_count_languages_difficulties_tags_eras_and_the_spread_of_answers() -> None:
    cards = [
        {"id": "a", "year": -44, "difficulty": 1, "tags": ["rome"], "text": {"en": {"prompt": "A."}}},
        {
            "id": "b",
            "year": 1453,
            "difficulty": 2,
            "tags": ["rome", "siege"],
            "text": {"en": {"prompt": "B."}},
        },
        {"id": "c", "year": 1969, "difficulty": 2, "tags": [], "text": {"de": {"prompt": "C."}}},
    ]
    found = stats.count("year_span", cards, ("de", "en"))
    assert found.languages == {"de": 1, "en": 2}
    assert found.difficulties == {1: 1, 2: 2}
    assert found.tags == {"rome": 2, "siege": 1}
    assert found.eras == {"antiquity": 1, "middle ages": 1, "twentieth century": 1}
    assert found.answers == (("from -100", 1), ("from 1400", 1), ("from 1900", 1))


def test_stats_tell_where_on_their_scales_the_answers_lie() -> None:
    texts = {"text": {"en": {"ask": "?"}}}
    cards = [{"id": n, "value": n, "scale": {"start": 0, "end": 20}, **texts} for n in (1, 11, 20)]
    found = stats.count("scale_strip", cards, ("en",))
    assert [count for _, count in found.answers] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 1]
    assert found.spread == "mean position on the scale 0.53"


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_the_spread_is_drawn(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"spread.{suffix}"
    done = run("stats", "--plot", path)
    assert done.exit_code == 0, done.output
    assert done.stdout.count("cards") >= 5
    assert path.read_bytes().lstrip().startswith(b"\x89PNG" if suffix == "png" else b"<?xml")


def test_a_plot_of_no_known_form_is_told(tmp_path: Path) -> None:
    done = run("stats", "--plot", tmp_path / "spread.doc")
    assert done.exit_code == 1
    assert "a plot is a .png or an .svg" in done.output


def test_a_plot_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = run("stats", "--game", "year_span", "--plot", tmp_path / "nowhere" / "spread.svg")
    assert done.exit_code == 1
    assert "cannot be written: No such file" in done.output
