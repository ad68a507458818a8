"""Every yes and no in the sentence files is understood as one, in whatever words it comes."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from host.content import languages
from host.conversation import listener
from intents.expected import Expected
from intents.interpret import interpret
from intents.meaning import Said, YesNo

FOLDER = Path(__file__).parent
ANSWERS = [
    (language, answer, text)
    for language in languages()
    for answer, said in yaml.safe_load((FOLDER / language / "yes_no.yaml").read_text("utf-8")).items()
    for text in said
]


@pytest.mark.parametrize(("language", "answer", "text"), ANSWERS)
def test_a_yes_is_a_yes_and_a_no_a_no(language: str, answer: bool | str, text: str) -> None:  # noqa: FBT001
    ears = listener(language)
    meaning = interpret(ears.recogniser.hear(text), Expected("yes_no"), ears)
    said = meaning.answer if isinstance(meaning, Said) else None
    assert (said.yes if isinstance(said, YesNo) else "nothing") == answer
