from __future__ import annotations

import copy
import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from host.cli import main
from host.content import languages
from host.skill import package
from host.skill.icon import drawn, pixels
from intents.model.manifest import manifest_faults


def run(*arguments: str, status: int = 0) -> str:
    result = CliRunner().invoke(main, ["model", *arguments])
    assert result.exit_code == status, (result.output, result.exception)
    return result.output


def manifest() -> dict[str, Any]:
    return dict(json.loads(package.package()["skill.json"]))


def published(told: dict[str, Any], locale: str = "en-US") -> dict[str, Any]:
    return dict(told["manifest"]["publishingInformation"]["locales"])[locale]


def test_the_package_holds_a_model_for_each_locale_manifest_resources_and_icons() -> None:
    files = package.package()
    locales = [locale for language in languages() for locale in package.alexa(language)["locales"]]
    assert set(files) == {
        "skill.json",
        "ask-resources.json",
        "assets/images/guessmaster_smallIcon.png",
        "assets/images/guessmaster_largeIcon.png",
        *(f"interactionModels/custom/{locale}.json" for locale in locales),
    }
    assert set(manifest()["manifest"]["publishingInformation"]["locales"]) == set(locales)
    assert json.loads(files["ask-resources.json"])["profiles"]["default"]["skillMetadata"]["src"] == "."


@pytest.mark.parametrize(("name", "size"), [("small", 108), ("large", 512)])
def test_icons_are_square_and_of_the_size_that_is_asked_for(name: str, size: int) -> None:
    picture = package.package()[f"assets/images/guessmaster_{name}Icon.png"]
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (size, size)
    assert len(pixels(picture)) == 13 + size * (1 + 3 * size)


def test_an_icon_is_more_than_one_colour() -> None:
    rows = pixels(drawn(108))[13:]
    assert (
        len(
            {rows[at : at + 3] for at in range(1, 325, 3)}
            | {rows[325 * 64 + 1 + 3 * x :][:3] for x in range(108)}
        )
        > 3
    )


@pytest.mark.parametrize("broken", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n", drawn(108)[:300]])
def test_what_is_no_icon_is_told_so(broken: bytes) -> None:
    with pytest.raises(ValueError, match="PNG"):
        pixels(broken)


def test_the_written_package_is_fresh_and_each_change_is_noticed(tmp_path: Path) -> None:
    files = package.package()
    assert sorted(package.write(tmp_path, files)) == sorted(files)
    assert package.write(tmp_path, files) == []
    assert package.stale(tmp_path, files) == []
    (tmp_path / "skill.json").write_text("{}")
    (tmp_path / "assets/images/guessmaster_smallIcon.png").write_bytes(drawn(64))
    (tmp_path / "assets/images/guessmaster_largeIcon.png").write_bytes(b"no picture")
    (tmp_path / "interactionModels/custom/de-DE.json").unlink()
    (tmp_path / "interactionModels/custom/fr-FR.json").write_text("{}")
    assert package.stale(tmp_path, files) == [
        "assets/images/guessmaster_largeIcon.png",
        "assets/images/guessmaster_smallIcon.png",
        "interactionModels/custom/de-DE.json",
        "interactionModels/custom/fr-FR.json",
        "skill.json",
    ]


def test_a_project_of_the_ask_command_line_has_the_package_in_a_folder_of_its_own(tmp_path: Path) -> None:
    told = run("build", "--project", str(tmp_path), "--endpoint", "https://quiz.example/alexa",
               "--privacy", "https://quiz.example/privacy", "--invocation", "en=quiz evening")  # fmt: skip
    assert "changed" in told
    resources = json.loads((tmp_path / "ask-resources.json").read_text("utf-8"))
    folder = tmp_path / resources["profiles"]["default"]["skillMetadata"]["src"]
    made = json.loads((folder / "skill.json").read_text("utf-8"))["manifest"]
    assert made["apis"]["custom"]["endpoint"]["uri"] == "https://quiz.example/alexa"
    assert (
        made["privacyAndCompliance"]["locales"]["de-DE"]["privacyPolicyUrl"] == "https://quiz.example/privacy"
    )
    texts = made["publishingInformation"]["locales"]
    assert texts["en-GB"]["examplePhrases"][0] == "Alexa, open quiz evening"
    assert texts["de-DE"]["examplePhrases"][0] == "Alexa, öffne schätz meister"
    model = json.loads((folder / "interactionModels/custom/en-IN.json").read_text("utf-8"))
    assert model["interactionModel"]["languageModel"]["invocationName"] == "quiz evening"


def test_an_invocation_name_that_alexa_refuses_is_refused(tmp_path: Path) -> None:
    told = run("build", "--project", str(tmp_path), "--invocation", "quiz", status=1)
    assert "en-US: the invocation name 'quiz' has fewer than two words" in told.splitlines()
    assert list(tmp_path.iterdir()) == []
    assert "is none of" in run("build", "--invocation", "fr=bon jour", "--project", str(tmp_path), status=2)


def test_the_check_tells_what_is_stale_and_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(package, "FOLDER", tmp_path)
    assert "skill.json is not what" in run("check", status=1)
    run("build")
    assert "no fault" in run("check")


SEEDED: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda told: told["manifest"].update(manifestVersion="2.0"), "version is not 1.0"),
    (lambda told: told["manifest"]["publishingInformation"].update(category="NEWS"), "not GAMES"),
    (lambda told: told["manifest"]["apis"]["custom"]["endpoint"].update(uri="http://x.example"), "not https"),
    (lambda told: told["manifest"]["publishingInformation"].update(testingInstructions=""), "no testing"),
    (lambda told: published(told).update(name=""), "en-US: the name has 0 characters"),
    (lambda told: published(told).update(summary="x" * 161), "en-US: the summary has 161 characters"),
    (lambda told: published(told).update(description="x" * 4001), "en-US: the description has 4001"),
    (lambda told: published(told).update(examplePhrases=[]), "0 example phrases"),
    (lambda told: published(told).update(examplePhrases=["Alexa, open it"]), "does not call the skill"),
    (lambda told: published(told).update(keywords=["quiz"] * 31), "more than 30 keywords"),
    (lambda told: published(told).update(smallIconUri="file://assets/images/x.png"), "not in the package"),
    (lambda told: told["manifest"]["publishingInformation"]["locales"].pop("en-IN"), "en-IN: nothing in"),
    (
        lambda told: told["manifest"]["privacyAndCompliance"]["locales"].update({"fr-FR": {}}),
        "fr-FR: no interaction model",
    ),
    (
        lambda told: told["manifest"]["privacyAndCompliance"]["locales"]["en-US"].clear(),
        "en-US: the privacy policy is not https",
    ),
]


@pytest.mark.parametrize(("change", "reason"), SEEDED, ids=[reason for _, reason in SEEDED])
def test_a_fault_of_the_manifest_is_found(change: Callable[[dict[str, Any]], Any], reason: str) -> None:
    told, files = copy.deepcopy(manifest()), package.package()
    assert manifest_faults(told, package.models(), files) == []
    change(told)
    found = manifest_faults(told, package.models(), files)
    assert any(reason in fault for fault in found), found
