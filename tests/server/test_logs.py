"""What an operator reads, and what nobody may read in a log."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from quintet.server.logs import JsonLines, about
from tests.server.running import Client, Refused, RunningServer, play_out
from tests.server.tables.test_matches import QUICK, run


def line(message: str, **facts: object) -> str:
    record = logging.LogRecord("quintet.server", logging.INFO, "", 0, message, (), None)
    record.__dict__.update(about(**facts))
    return JsonLines().format(record)


@pytest.mark.parametrize(
    "secret",
    ["k7fm-q2xd-9wpt", "0123456789abcdef" * 2, "0123456789abcdef" * 4, f"{'0123456789abcdef' * 2}.{'89abcdef' * 8}"],
    ids=["table", "player or seed", "seal or server seed", "token"],
)
def test_what_is_a_right_is_cut_short(secret: str) -> None:
    for text in (line(f"about {secret}, and more"), line("x", table=secret), line("x", inner={"deep": [secret]})):
        json.loads(text)
        assert secret[:4] in text
        assert secret[:6] not in text


def test_an_exception_is_one_line() -> None:
    try:
        raise ValueError("match k7fm-q2xd-9wpt\nis odd")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (ValueError, error, error.__traceback__))
    text = JsonLines().format(record)
    assert "\n" not in text
    assert "q2xd" not in text
    assert "Traceback" in json.loads(text)["exception"]


@pytest.mark.parametrize("level", ["info", "debug"])
def test_the_log_of_an_evening(tmp_path: Path, level: str) -> None:
    secrets: list[str] = []

    async def test() -> None:
        ann = await Client(server, "Annabel").connect()
        table = await ann.create("solo", bots=["easy"], tempo=0, has_chat=True, options=QUICK["solo"])
        await ann.watch(table)
        await ann.send("say", text="a word in private")
        with pytest.raises(Refused):
            await ann.do("rematch")
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        await play_out(ann, lambda legal: legal[0])
        await ann.until(lambda c: c.shown["phase"] == "over")
        record = (await ann.request("GET", f"/api/matches/{ann.match}")).json()
        token = ann.cookies["quintet_player"]
        secrets.extend([table, ann.match, token, token[:32], "Annabel", "a word in private"])
        secrets.extend([record["seed"], record["fair"]["server_seed"]])
        await ann.disconnect()

    with RunningServer(tmp_path, "--no-limits", "--log-level", level) as server:
        run(test)
        server.stop()
        text = server.errors()
    entries = [json.loads(each) for each in text.splitlines()]
    told = [entry for entry in entries if entry["level"] == "info"]
    assert [entry["message"] for entry in told] == [
        "the server is ready",
        "a table is made",
        "a match begins",
        "a match is over",
        "the server stops",
        "the server has stopped",
    ]
    assert (told[2]["game"], told[2]["n_people"], told[2]["n_bots"]) == ("solo", 1, 1)
    assert told[1]["table"] == told[3]["table"]
    if level == "debug":
        refusals = [entry for entry in entries if entry["message"] == "refused"]
        assert ("rematch", "not-now") in [(each["command"], each["code"]) for each in refusals]
        assert any(entry["message"] == "somebody connects" for entry in entries)
    assert [secret for secret in secrets if secret in text] == []
    assert not any(card in text for card in ("lay ", '"hand"'))
