"""Cards of plain questions as a sheet of rows: a quiz in CSV becomes a pack, and packs become CSV."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import IO, Any

from host.cards.packs import Card
from host.content import languages
from host.dialogue.contract import line
from host.games.guess_and_bet_moves import TOPICS, Category
from host.words import words

WHOLE, DECIMAL = re.compile(r"-?[0-9]{1,30}"), re.compile(r"-?[0-9]{1,30}\.[0-9]{1,30}")
NEEDED = ("question", "answer")
COLUMNS = (
    "game",
    "id",
    "language",
    "category",
    "topic",
    "question",
    "answer",
    "unit",
    "explanation",
    "start",
    "end",
)
"""What a row may hold; all but the question and the answer may be missing (a scale has its ends)."""

PLAIN = ("year_span", "guess_and_bet", "scale_strip")
"""Games whose cards ask plain questions for a number."""


class RowError(ValueError):
    """A row that makes no card, with its number in the sheet (the heads are row 1) and the reason."""

    def __init__(self, number: int, reason: str) -> None:
        """Tell of this row."""
        super().__init__(f"row {number}: {reason}")
        self.number = number


class SheetError(ValueError):
    """Every row of a sheet that makes no card, in their order."""

    def __init__(self, rows: Sequence[RowError]) -> None:
        """Tell of these rows."""
        super().__init__("; ".join(map(str, rows)))
        self.rows = tuple(sorted(rows, key=lambda fault: fault.number))


@dataclass(frozen=True, slots=True)
class Row:
    """One question in one language."""

    number: int
    cells: Mapping[str, str]

    def __getitem__(self, column: str) -> str:
        """The cell, empty where it is missing."""
        return self.cells.get(column, "")

    @property
    def answer(self) -> int | float:
        """The answer as a number. Raises RowError where it is none."""
        return self.amount("answer")

    def amount(self, column: str) -> int | float:
        """A cell as a number, written "1234.5". Raises RowError where it is none."""
        written = self[column].replace(" ", "")
        if not written:
            raise RowError(self.number, f"no {column}")
        if WHOLE.fullmatch(written):
            return int(written)
        if DECIMAL.fullmatch(written):
            return float(written)
        raise RowError(self.number, f"the {column} {self[column]!r} is no number, written as 1234.5")


def rows(stream: IO[str], language: str) -> list[Row]:
    """The rows of a CSV with heads, comma, semicolon or tab between them; `language` where a row has none.

    Raises SheetError where there are no heads as needed.
    """
    text = stream.read().lstrip("\ufeff")
    heads = text.partition("\n")[0]
    separator = max(",;\t", key=heads.count)
    read = csv.DictReader(text.splitlines(), delimiter=separator)
    names = {name: name.strip().casefold() for name in read.fieldnames or () if name}
    for needed in NEEDED:
        if needed not in names.values():
            reason = f"no column {needed}; the first row names the columns, of {', '.join(COLUMNS)}"
            raise SheetError([RowError(1, reason)])
    found = []
    for number, raw in enumerate(read, 2):
        cells = {
            names[name]: (cell or "").strip()
            for name, cell in raw.items()
            if name in names and isinstance(cell, str | None)
        }
        if not any(cells.values()):
            continue
        found.append(Row(number, {**cells, "language": cells.get("language") or language}))
    return found


def cards(game: str, found: Sequence[Row], prefix: str) -> tuple[list[Card], list[Row]]:
    """The cards of the rows in CONTRACT.md's inline shape, and rows left over (of three that make one).

    Rows with one `id` are one question in several languages. Raises SheetError where rows make no card.
    """
    faults: list[RowError] = []
    asked = list(_questions(found, faults))
    over: list[Row] = []
    if game == "guess_and_bet":
        made, over = _threes(asked, prefix, faults)
    else:
        make = _event if game == "year_span" else _on_a_scale
        made = []
        for place, question in enumerate(asked, 1):
            try:
                made.append(make(question, f"{prefix}-{place:03}"))
            except RowError as fault:
                faults.append(fault)
    if faults:
        raise SheetError(faults)
    return made, over


Question = Mapping[str, Row]
"""One question: its rows by language."""


def _questions(found: Iterable[Row], faults: list[RowError]) -> Iterator[Question]:
    """The questions that the rows ask; what is wrong with a row is added to the faults."""
    together: dict[str, dict[str, Row]] = defaultdict(dict)
    for row in found:
        name = row["id"] or f"row {row.number}"
        try:
            _read(row, name, together[name])
        except RowError as fault:
            faults.append(fault)
        else:
            together[name][row["language"]] = row
    yield from filter(None, together.values())


def _read(row: Row, name: str, others: Question) -> None:
    """Raises RowError where a row lacks what it needs, or does not go with the others of its question."""
    if not row["question"]:
        raise RowError(row.number, "no question")
    if row["language"] not in languages():
        raise RowError(row.number, f"no language {row['language']}: there are {', '.join(languages())}")
    if row["language"] in others:
        raise RowError(row.number, f"{name} is there twice in {row['language']}")
    answer = row.answer
    first = next(iter(others.values()), row)
    if answer != first.answer:
        raise RowError(row.number, f"another answer than row {first.number}: {row['answer']}")


def _first(question: Question) -> Row:
    return next(iter(question.values()))


def _explained(row: Row, answer: str = "{value}") -> str:
    """What is said at the reveal: the answer, then the explanation, unless that says the answer itself."""
    explanation = row["explanation"]
    if answer in explanation:
        return explanation
    return " ".join(f"{answer} {row['unit']}".split()) + "." + (f" {explanation}" if explanation else "")


def _threes(asked: Sequence[Question], prefix: str, faults: list[RowError]) -> tuple[list[Card], list[Row]]:
    """Three questions of one category and the same languages make a card."""
    decks: dict[tuple[str, tuple[str, ...]], list[Question]] = defaultdict(list)
    for question in asked:
        row = _first(question)
        category = row["category"].casefold() or str(Category.MISC)
        if category not in tuple(Category):
            faults.append(RowError(row.number, f"no category {category}: there are {', '.join(Category)}"))
            continue
        decks[category, tuple(sorted(question))].append(question)
    made: list[Card] = []
    over: list[Row] = []
    for (category, _), questions in decks.items():
        whole = len(questions) // TOPICS * TOPICS
        over += [row for question in questions[whole:] for row in question.values()]
        for start in range(0, whole, TOPICS):
            three = [_one_of_three(q, place) for place, q in enumerate(questions[start : start + TOPICS])]
            made.append({"id": f"{prefix}-{len(made) + 1:03}", "category": category, "questions": three})
    return made, over


def _one_of_three(question: Question, place: int) -> dict[str, Any]:
    texts = {
        language: {
            "topic": row["topic"] or words(language).say(line("sheet-topic", place=place + 1), {}),
            "ask": row["question"],
            "reveal": _explained(row),
        }
        for language, row in question.items()
    }
    return {"value": _first(question).answer, "text": texts}


def _event(question: Question, name: str) -> Card:
    row = _first(question)
    if not float(row.answer).is_integer() or row.answer == 0:
        raise RowError(row.number, f"{row['answer']} is no year (BC as -44)")
    texts = {
        language: {"prompt": row["question"], "reveal": _explained(row, "{year}")}
        for language, row in question.items()
    }
    return {"id": name, "year": int(row.answer), "text": texts}


def _on_a_scale(question: Question, name: str) -> Card:
    row = _first(question)
    texts = {
        language: {"ask": row["question"], "unit": row["unit"], "explain": _explained(row)}
        for language, row in question.items()
    }
    scale = {"start": row.amount("start"), "end": row.amount("end")}
    if not scale["start"] <= row.answer <= scale["end"]:
        raise RowError(row.number, f"{row['answer']} is not on the scale")
    return {"id": name, "value": row.answer, "scale": scale, "text": texts}


# The other way round ---------------------------------------------------------------------------------------


def written(game: str, there: Iterable[Card], languages: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The rows of a game's cards, for each question and language; none where it asks no plain questions."""
    for card in there:
        parts = card.get("questions", [card] if game in PLAIN else [])
        for place, part in enumerate(parts, 1):
            name = f"{card['id']}-{place}" if "questions" in card else card["id"]
            for language in languages:
                if language in part["text"]:
                    yield _row(game, name, language, card, part)


def _row(game: str, name: str, language: str, card: Card, part: Card) -> dict[str, Any]:
    text, scale = part["text"][language], part.get("scale", {})
    return {
        "game": game,
        "id": name,
        "language": language,
        "category": card.get("category", ""),
        "topic": text.get("topic", ""),
        "question": text.get("ask") or text.get("prompt"),
        "answer": part.get("year", part.get("value")),
        "unit": text.get("unit", ""),
        "explanation": text.get("reveal") or text.get("explain"),
        "start": scale.get("start", ""),
        "end": scale.get("end", ""),
    }
