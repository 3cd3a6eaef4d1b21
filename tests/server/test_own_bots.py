"""`quintet serve --bot NAME=FILE`: a net of one's own plays at tables; a bad file is told of, and tables go on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from quintet.bots import ExpertBot, UnknownBot, ask, get_bot, named
from quintet.bots.net_bot import NetBot
from quintet.bots.weights import BadWeights, write_weights
from quintet.cli.serve import offer_bot as offered
from quintet.core.errors import QuintetError
from quintet.games import get_game
from quintet.server.protocol import Change
from quintet.server.refusals import Refusal
from quintet.server.tables.document import Document, Seat, change
from tests.server.running import Client, Refused, RunningServer, play_out
from tests.server.tables.test_matches import run
from tests.training.small import QUICK, SOLO
from tests.training.test_export import small_weights


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_weights(tmp_path / "small one.net", small_weights())
    return tmp_path / "small one.net"


@pytest.fixture(autouse=True)
def _nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(named.VARIABLE, "")


@pytest.fixture
def server(file: Path, tmp_path: Path) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path, "--no-limits", "--workers", "1", "--bot", f"rookie={file}")
    with server:
        yield server
        assert server.failures() == []


def test_it_is_found_by_its_name(file: Path) -> None:
    named.offer("rookie", file, SOLO)
    bot = get_bot(SOLO, "rookie")
    assert isinstance(bot, ExpertBot)
    state = SOLO.new_state(QUICK.options, 2, 1)
    assert isinstance(bot.at(state), NetBot)
    assert named.names_for(SOLO) == ["rookie"]
    assert named.names_for(get_game("i_go")) == []


def test_nobody_finds_a_name_that_was_not_offered() -> None:
    with pytest.raises(UnknownBot):
        get_bot(SOLO, "rookie")


@pytest.mark.parametrize("name", ["", "Rookie", "a b", "../x", "x" * 25, "9"])
def test_a_name_is_short_and_plain(file: Path, name: str) -> None:
    with pytest.raises(QuintetError, match="a bot's name has up to 24 small letters"):
        named.offer(name, file, SOLO)


def test_bad_weights_are_not_offered(file: Path) -> None:
    write_weights(file, replace(small_weights(), rules_version=0))
    with pytest.raises(BadWeights, match="version 0 of the rules"):
        named.offer("rookie", file, SOLO)
    assert named.names_for(SOLO) == []


def test_a_file_that_goes_bad_later_leaves_the_table_with_hard(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    named.offer("rookie", file, SOLO)
    file.write_bytes(b"?")
    state = SOLO.new_state(QUICK.options, 2, 1)
    seat = int(state.turn)
    with caplog.at_level(logging.WARNING):
        assert ask(get_bot(SOLO, "rookie"), state, seat, 3) == ask(get_bot(SOLO, "hard"), state, seat, 3)
    assert [record.getMessage() for record in caplog.records] == [f"rookie plays as hard: {file} is no file of weights"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda path: path.unlink(), "cannot read the weights in {}: No such file or directory"),
        (lambda path: path.write_bytes(b"PK"), "{} is no file of weights"),
        (
            lambda path: path.write_bytes(path.read_bytes()[:-1]),
            "the weights in {} are damaged: their digest is another",
        ),
        (
            lambda path: write_weights(path, replace(small_weights(), game="poker")),
            "unknown game 'poker': there are fifteen_go, skipbo_masters, i_go, level_8, solo",
        ),
    ],
)
def test_a_server_says_why_a_bot_is_not_offered_and_goes_on(
    file: Path, capsys: pytest.CaptureFixture[str], change: Callable[[Path], object], sentence: str
) -> None:
    change(file)
    offered(f"rookie={file}")
    told = capsys.readouterr().err
    assert told == f"quintet: the bot rookie is not offered: {sentence.format(file)}\n"


def test_a_table_whose_bot_is_not_offered_any_more_can_be_changed() -> None:
    table = Document(
        id="aaaa-bbbb-cccc", game="solo", host="ann", seats=[Seat(), Seat()], created_at=0, stand_in="gone"
    )
    changed = change(table, "ann", Change(0, table.id, tempo=0.5))
    assert (changed.stand_in, changed.tempo) == ("gone", 0.5)
    with pytest.raises(Refusal, match="there is no such bot"):
        change(table, "ann", Change(0, table.id, stand_in="gone"))


def test_people_play_against_it(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        games = {game["id"]: game for game in (await ann.request("GET", "/api/games")).json()}
        assert (games["solo"]["own_bots"], games["i_go"]["own_bots"]) == (["rookie"], [])
        options = {"starter": "seat_0", **QUICK.options.to_json()}
        table = await ann.create("solo", bots=["rookie"], tempo=0, options=options, stand_in="rookie")
        await ann.watch(table)
        assert ann.shown["seats"][1]["level"] == "rookie"
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        await play_out(ann, lambda legal: legal[0])
        await ann.until(lambda c: c.shown["phase"] == "over")
        await ann.disconnect()

    run(test)


@pytest.mark.parametrize(
    ("game", "level"), [("i_go", "rookie"), ("solo", "nobody"), ("solo", "oracle"), ("solo", "rules")]
)
def test_what_is_not_offered_does_not_sit_down(server: RunningServer, game: str, level: str) -> None:
    async def test() -> None:
        ann = Client(server, "Ann")
        for wish in ({"bots": [level]}, {"stand_in": level}):
            answer = await ann.request("POST", "/api/tables", {"game": game, "name": "Ann", **wish})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
            assert "there is no such bot: there are easy, normal, hard, expert" in answer.text
        await ann.connect()
        await ann.watch(await ann.create(game))
        with pytest.raises(Refused, match="bad-message"):
            await ann.do("change", stand_in=level)
        await ann.do("change", stand_in="expert")
        await ann.disconnect()

    run(test)
