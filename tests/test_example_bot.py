"""The example program of the docs plays against a real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Client, RunningServer, play_out
from tests.server.tables.test_matches import QUICK, at_random, run

BOT = Path(__file__).parent.parent / "docs" / "examples" / "bot.py"


def test_it_is_short() -> None:
    code = BOT.read_text(encoding="utf-8").split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40


@pytest.mark.parametrize("game", ["solo", "level_8"])
def test_the_example_bot_plays_a_match(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        table = await ann.create(game, n_seats=2, tempo=0, options=QUICK[game])
        await ann.watch(table)
        arguments = [sys.executable, str(BOT), server.socket_url, table, "Robot"]
        robot = await asyncio.create_subprocess_exec(
            *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
        )
        await ann.until(lambda c: c.shown["seats"][1]["is_ready"])
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        await play_out(ann, at_random(1))
        out, errors = await asyncio.wait_for(robot.communicate(), PATIENCE)
        assert errors == b""
        assert out.decode() == f"Robot came in on rank {ann.view['ranking'][1]}\n"
        assert robot.returncode == 0
        await ann.disconnect()

    with RunningServer(tmp_path, "--no-limits") as server:
        run(test)


def test_it_says_why_it_may_not_play(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        done = subprocess.run(
            [sys.executable, str(BOT), server.socket_url, "aaaa-bbbb-cccc", "Robot"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, "refused: no-such-table there is no such table\n")
