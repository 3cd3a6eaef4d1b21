"""The language of the commands: the one asked for, that of the environment, or English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quintet.texts import Texts, languages
from tests.cli.conftest import Run

each_language = pytest.mark.parametrize("language", languages())


@each_language
def test_a_language_is_asked_for(run: Run, language: str) -> None:
    texts = Texts(language, "solo")
    for flag in ("--language", "-l"):
        assert texts.say("round", n=1) in run("demo", "--seed", 5, flag, language).stdout
    assert texts.say("preset-quick") in run("games", "solo", "-l", language).stdout
    assert f"({texts.say('our-ruling')})" in run("rules", "solo", "-l", language).stdout
    solo = json.loads(run("games", "solo", "--json", "-l", language).stdout)
    assert solo["options"]["hand"]["text"] == texts.say("option-hand")


@each_language
def test_a_record_is_told_in_a_language(run: Run, record_file: Path, language: str) -> None:
    texts = Texts(language, "solo")
    told = run("replay", record_file, "--view", "spectator", "-l", language).stdout
    assert texts.say("replay-as-spectator") in told
    assert texts.say("cards", n=8) in told
    assert texts.say("replay-as", player="Ben") in run("replay", record_file, "--view", 1, "-l", language).stdout


@each_language
@pytest.mark.parametrize("locale", ["{}", "{}_XX.UTF-8", "{}-XX", "{}@euro"])
def test_the_environment_has_a_language(run: Run, language: str, locale: str) -> None:
    spoken = run("games", "-l", language).stdout
    assert run("games", env={"QUINTET_LANGUAGE": locale.format(language)}).stdout == spoken
    assert run("games", env={"LC_ALL": locale.format(language)}).stdout == spoken
    assert run("games", env={"LC_ALL": "", "LC_MESSAGES": "", "LANG": locale.format(language)}).stdout == spoken
    assert run("games", "-l", language, env={"LC_ALL": "en", "QUINTET_LANGUAGE": "en"}).stdout == spoken


@pytest.mark.parametrize("locale", ["", "C", "POSIX", "tlh_QO.UTF-8", "_", "/etc"])
def test_an_unknown_locale_gives_english(run: Run, locale: str) -> None:
    assert run("games", env={"LC_ALL": locale, "LC_MESSAGES": "", "LANG": ""}).stdout == run("games", "-l", "en").stdout


@pytest.mark.parametrize("command", [["demo"], ["games"], ["rules"]])
def test_an_unknown_language_is_refused(run: Run, command: list[str]) -> None:
    for result in (run(*command, "--language", "tlh"), run(*command, env={"QUINTET_LANGUAGE": "../en"})):
        assert result.exit_code == 1
        assert result.stderr.startswith("quintet: there are no texts in ")
        assert "en" in result.stderr
        assert result.stderr.count("\n") == 1


@each_language
def test_the_command_that_a_demo_prints_has_its_language(run: Run, language: str) -> None:
    assert f"--seed 5 --language {language}\n" in run("demo", "--seed", 5, "--brief", "-l", language).stdout
    assert "--language" not in run("demo", "--seed", 5, "--brief").stdout
