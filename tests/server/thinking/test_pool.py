"""Bots in worker processes: they decide as they do in process, and nothing but what they are asked counts."""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
import uvloop

from quintet import Game, all_games, get_game
from quintet.bots import ThinkingBot, get_bot
from quintet.bots.hints import hints
from quintet.core.position import write_position
from quintet.core.rng import Rng
from quintet.server.thinking.decisions import Asking, Header
from quintet.server.thinking.pool import WorkerPool, default_workers
from quintet.server.thinking.process import Answer, Question, WorkerProcess
from tests.server.thinking.played import N_PLAYERS, Played, everybody, play

T = TypeVar("T")

SECONDS = 300.0  # to think: never used up by the bots here, however busy the machine is
BOTS = ["random", "rules", "easy", "normal", "rollout-2", "wide-2", "ismcts-20"]


def with_pool(work: Callable[[WorkerPool], Awaitable[T]], n_workers: int = 1, **settings: float) -> T:
    async def run() -> T:
        async with WorkerPool(n_workers, **settings) as pool:  # type: ignore[arg-type]
            return await work(pool)

    return asyncio.run(run())


def test_there_is_at_least_one_worker() -> None:
    assert default_workers() >= 1


def test_decisions_are_those_of_ask_in_this_process() -> None:
    """Along a match of every game, every kind of bot, all seats: the same decision for the same seed."""

    async def work(pool: WorkerPool) -> None:
        for game in all_games():
            played = play(game, seed=11)
            for n in range(0, len(played.log), 5):
                askings = everybody(BOTS[n // 5 % len(BOTS)], n)
                found = await pool.decide(game.id, played.header, played.log[:n], askings, SECONDS)
                assert found == played.expected(n, askings)
        assert set(pool.counts) == {"answered"}

    with_pool(work)


def test_what_is_asked_before_the_start_is_answered_after_it() -> None:
    played = play(get_game("solo"), seed=1)

    async def run() -> None:
        after = asyncio.Event()
        async with WorkerPool(1, after=after) as pool:
            asking = asyncio.create_task(
                pool.decide("m", played.header, played.log[:4], everybody("rules", 4), SECONDS)
            )
            await asyncio.sleep(0.1)
            assert pool.workers[0].process is None
            after.set()
            assert await asking == played.expected(4, everybody("rules", 4))
            assert set(pool.counts) == {"answered"}

    asyncio.run(run())


def test_it_runs_on_uvloop() -> None:
    played = play(get_game("solo"), seed=1)

    async def work() -> None:
        async with WorkerPool(2) as pool:
            for match in "abcd":
                found = await pool.decide(match, played.header, played.log, everybody("easy", 1), SECONDS)
                assert found == played.expected(len(played.log), everybody("easy", 1))
            assert pool.counts == {"answered": 4}

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work())


def test_many_tables_ask_at_once() -> None:
    """Questions of forty matches, three at a time each, in any order: every answer is the right one."""
    matches = {f"{game.id} {seed}": play(game, seed, 30) for game in all_games() for seed in range(8)}
    rng = random.Random(3)

    async def one(pool: WorkerPool, key: str, played: Played) -> None:
        for n in range(0, len(played.log), 6):
            await asyncio.gather(*(ask_at(pool, key, played, m) for m in range(n, min(n + 3, len(played.log)))))

    async def ask_at(pool: WorkerPool, key: str, played: Played, n: int) -> None:
        await asyncio.sleep(rng.random() / 100)
        askings = everybody(rng.choice(["rules", "easy", "ismcts-10"]), n)
        found = await pool.decide(key, played.header, played.log[:n], askings, SECONDS)
        assert found == played.expected(n, askings)

    async def work(pool: WorkerPool) -> None:
        await asyncio.gather(*(one(pool, key, played) for key, played in matches.items()))
        assert set(pool.counts) <= {"answered", "told_again"}
        assert len({id(pool.worker_of(key)) for key in matches}) == 2

    with_pool(work, n_workers=2, most_waiting=10_000)


def test_the_log_may_grow_while_a_question_waits() -> None:
    """A table hands in its own log and does not wait for the answer."""
    played = play(get_game("solo"), seed=5)

    async def work(pool: WorkerPool) -> None:
        log: list[tuple[int, int]] = []
        answers = []
        for n, action in enumerate(played.log):
            answers.append(asyncio.create_task(pool.decide("m", played.header, log, everybody("rules", n), SECONDS)))
            await asyncio.sleep(0)
            log.append(action)
        for n, answer in enumerate(answers):
            assert await answer == played.expected(n, everybody("rules", n))

    with_pool(work, most_waiting=1000)


def test_nobody_asked_nothing_answered() -> None:
    played = play(get_game("solo"), seed=5)

    async def work(pool: WorkerPool) -> None:
        assert await pool.decide("m", played.header, [], [], SECONDS) == []

    with_pool(work)


# ------------------------------------------------------------ what a worker remembers
def _question(played: Played, n_known: int | None, n: int, match: str = "m") -> Question:
    header = played.header if n_known is None else None
    first = n_known or 0
    return Question(match, header, first, played.log[first:n], everybody("rules", n), False, float("inf"))


def test_a_worker_needs_only_what_is_new() -> None:
    played = play(get_game("level_8"), seed=6)
    process = WorkerProcess()
    process.answer(_question(played, None, 10))
    for n in range(10, 20):
        assert process.answer(_question(played, n, n + 1)) == Answer(played.expected(n + 1, everybody("rules", n + 1)))


@pytest.mark.parametrize("n_known", [0, 9, 11])
def test_a_worker_that_knows_another_part_says_so(n_known: int) -> None:
    played = play(get_game("level_8"), seed=6)
    process = WorkerProcess()
    assert process.answer(_question(played, 10, 20)) == Answer(is_lost=True)
    process.answer(_question(played, None, 10))
    assert process.answer(_question(played, n_known, 20)) == Answer(is_lost=True)
    assert process.answer(_question(played, None, 20)) == Answer(played.expected(20, everybody("rules", 20)))


def test_a_worker_lets_go_the_match_that_was_asked_about_longest_ago() -> None:
    played = play(get_game("solo"), seed=6)
    process = WorkerProcess(most_matches=2)
    for match in ["a", "b", "a", "c"]:
        process.answer(_question(played, None, 5, match))
    assert [process.answer(_question(played, 5, 6, match)).is_lost for match in "abc"] == [False, True, False]


def test_a_match_that_a_worker_has_lost_is_told_again() -> None:
    """The worker remembers two matches only, the server believes it knows all."""
    forgetful = (
        "import quintet.server.thinking.process as t; one = t.WorkerProcess(2); t.WorkerProcess = lambda: one; t.main()"
    )
    played = play(get_game("solo"), seed=7)

    async def work() -> None:
        async with WorkerPool(1, command=[sys.executable, "-c", forgetful]) as pool:
            for n in range(4):
                for match in "abc":
                    found = await pool.decide(match, played.header, played.log[:n], everybody("easy", n), SECONDS)
                    assert found == played.expected(n, everybody("easy", n))
            assert pool.counts == {"answered": 12, "told_again": 9}

    asyncio.run(work())


# ------------------------------------------------------------ hints, errors, honesty
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_hints_are_those_of_this_process(game: Game) -> None:
    played = play(game, seed=8, most=12)
    state = played.state(12)
    bot = get_bot(game, "hard")
    assert isinstance(bot, ThinkingBot)
    turn = next(seat for seat in range(N_PLAYERS) if state.legal_actions(seat))
    idle = next((seat for seat in range(N_PLAYERS) if not state.legal_actions(seat)), None)

    async def work(pool: WorkerPool) -> None:
        found = await pool.hint("m", played.header, played.log, turn, SECONDS)
        assert found == hints(game, bot, state, turn, SECONDS)
        if idle is not None:
            assert await pool.hint("m", played.header, played.log, idle, SECONDS) == []

    with_pool(work)


@pytest.mark.parametrize("bot", ["nobody", "oracle"])
def test_a_bot_that_fails_is_reported_and_the_rules_player_decides(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    played = play(get_game("solo"), seed=9)

    async def work(pool: WorkerPool) -> None:
        for n in (10, 11):
            found = await pool.decide("m", played.header, played.log[:n], everybody(bot, n), SECONDS)
            assert found == played.expected(n, everybody("rules", n))
        found = await pool.decide("m", played.header, played.log[:12], everybody("easy", 12), SECONDS)
        assert found == played.expected(12, everybody("easy", 12))
        assert pool.counts == {"failed": 2, "answered": 1}

    with caplog.at_level(logging.ERROR):
        with_pool(work)
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert f"a bot of solo ({bot}) failed: UnknownBot in process.py" in caplog.text
    assert played.header.seed not in caplog.text


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_worker_answers_the_same_in_what_the_seat_cannot_tell_apart(game: Game) -> None:
    """The same table with other hidden cards: the answers are equal, byte for byte."""
    played = play(game, seed=10)
    positions = []
    state = played.state(20)
    seat = next(seat for seat in range(N_PLAYERS) if state.legal_actions(seat))
    for redeal in range(4):
        other = state.copy()
        other.resample(seat, Rng(redeal))
        positions.append(write_position(game, other, game.options()))
    assert len({str(position["zones"]) for position in positions}) > 1

    async def work(pool: WorkerPool) -> None:
        for bot in BOTS:
            answers = []
            for i, position in enumerate(positions):
                header = Header(game.id, played.header.options, N_PLAYERS, str(position["seed"]), position)
                key = f"{i} {bot}"
                answers.append(await pool.decide(key, header, [], [Asking(seat, bot, 77)], SECONDS))
            assert answers == answers[:1] * len(positions)
            assert answers[0]

    with_pool(work)
