"""A sixth game, installed from its wheel: the commands know it, and a server plays it like any other."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from quintet.texts import languages
from tests import locales
from tests.server.running import Client, RunningServer, play_out
from tests.server.tables.test_matches import run
from tests.sixth_game import PACKAGE, install


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the game."""
    return install(tmp_path_factory.mktemp("sixth"))


@pytest.fixture(scope="module")
def server(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("server"), "--no-limits", "--grace", "1")
    server.python = str(python)
    with server:
        yield server
        assert server.failures() == []


def quintet(python: Path, *words: str) -> str:
    return subprocess.run([python, "-m", "quintet", *words], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("language", languages())
def test_it_says_the_same_in_every_language(language: str) -> None:
    folder = PACKAGE / "high_card" / "texts"
    assert locales.keys(folder / f"{language}.ftl") == locales.keys(folder / "en.ftl")


def test_the_commands_know_it(python: Path) -> None:
    assert [game["id"] for game in json.loads(quintet(python, "games", "--json"))][-1] == "high_card"
    assert "HC-4" in quintet(python, "rules", "high_card", "--language", "nl")
    assert "for the highest card" in quintet(python, "demo", "high_card", "--language", "en")


@pytest.mark.parametrize("bots", ["random,rules", "ismcts-20,rollout-4", "hard,easy"])
def test_matches_are_simulated(python: Path, bots: str) -> None:
    result = json.loads(quintet(python, "simulate", "high_card", "--bots", bots, "--games", "4", "--json"))
    assert result["games"] == 4


def test_a_server_plays_it_against_a_searching_bot_and_gives_hints(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        table = await ann.create("high_card", bots=["hard"], tempo=0, options={"starter": "seat_0"})
        await ann.watch(table)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        hints = await ann.ask_hint()
        assert hints["hints"][0]["action"] in ann.view["legal"]
        await play_out(ann, lambda legal: legal[0])
        await ann.until(lambda c: c.shown["phase"] == "over")
        rounds = (await ann.request("GET", f"/api/matches/{ann.match}/rounds")).json()
        assert (rounds["game"], rounds["n_steps"], sum(rounds["scores"])) == ("high_card", 10, 5)
        steps = (await ann.request("GET", f"/api/matches/{ann.match}/steps?viewer=open")).json()
        assert len(steps) == 11
        await ann.disconnect()

    run(test)


def test_a_client_gets_what_it_needs_in_every_language(server: RunningServer) -> None:
    async def test() -> None:
        ann = Client(server, "Ann")
        assert (await ann.request("GET", "/api/games")).json()[-1]["title"] == "High Card"
        declared = (await ann.request("GET", "/api/games/high_card")).json()
        assert declared["languages"] == languages()
        assert [verb["text"] for verb in declared["actions"]] == ["lay {card}"]
        for language in languages():
            for kind, ending in (("texts", "ftl"), ("rules", "md")):
                path = PACKAGE / "high_card" / "texts" / f"{language}.{ending}"
                text = (await ann.request("GET", f"/api/games/high_card/{kind}/{language}")).text
                assert text == path.read_text(encoding="utf-8")

    run(test)
