"""A server that is killed at any moment under load: nothing acknowledged is lost, nothing is done twice, all go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from quintet import Match, get_game
from quintet.core.rng import Rng
from quintet.fair import verify
from quintet.server.store.interface import StoredMatch
from quintet.server.store.opening import upkeep_of
from quintet.server.store.records import record_of
from quintet.server.store.sqlite.database import open_for_reading
from quintet.server.store.sqlite.queries import stored_match
from tests.server.crowd import Attempt, Host, Person, by_match, is_explained
from tests.server.prepared import Prepared, client_of, position_of, prepare
from tests.server.running import Client, RunningServer
from tests.server.seen import check_what_was_seen, is_in_order
from tests.server.twins import play_on

N_KILLS = int(os.environ.get("QUINTET_KILLS", "15"))
_LONGEST_RUN = 0.5  # seconds from a start to the next kill
_LONGEST_FAREWELL = 0.05  # seconds from the wish to stop to the kill

# Game, options, people, bots: all short, so that matches end and begin all the time.
Settings = tuple[tuple[str, dict[str, object], int, int], ...]
TABLES: Settings = (
    ("solo", {"scoring": "round", "hand": 5, "turn_limit": 80}, 4, 0),
    ("solo", {"solo_call": "catch", "mixed_stack": True, "turn_limit": 60}, 2, 1),
    ("level_8", {"master": True, "turn_limit": 60}, 2, 1),
    ("i_go", {"target": 1, "turn_limit": 60}, 2, 0),
    ("skipbo_masters", {"stock": 5, "turn_limit": 30}, 1, 1),
    ("fifteen_go", {"sets": 2, "borrow": True, "play_open": True}, 2, 0),
)


class Crowd:
    """Several tables full of people."""

    def __init__(self, server: RunningServer, settings: Settings = TABLES) -> None:
        self.server = server
        self.settings = settings
        self.tables: list[list[Person]] = []
        self.host = Host(server, "Host", 7)
        self.is_enough = False
        self._playing: list[asyncio.Task[None]] = []

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables for person in table]

    @property
    def everybody(self) -> list[Person | Host]:
        return [*self.people, self.host]

    async def sit_down(self) -> None:
        for number, (game, options, n_people, n_bots) in enumerate(self.settings):
            people = [Person(self.server, f"{number}{letter}", 10 * number) for letter in "ABCD"[:n_people]]
            table = await people[0].make_table(
                game, options=options, n_seats=n_people + n_bots, bots=["easy"] * n_bots, has_hints=False
            )
            for person in people[1:]:
                await person.join(table)
            self.tables.append(people)
        await self.host.make_table()

    def play(self) -> None:
        self._playing = [asyncio.create_task(each.play(lambda: self.is_enough)) for each in self.everybody]

    async def until(self, what: Callable[[], bool]) -> None:
        """Wait for something, unless somebody meets with what must not be."""
        while not what():
            for task in self._playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)

    async def go_home(self) -> None:
        self.is_enough = True
        for task in self._playing:
            task.cancel()
        for result in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for each in self.everybody:
            await each.client.disconnect()


def stored_matches(data: Path) -> dict[str, StoredMatch]:
    with closing(open_for_reading(data / "quintet.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        ids = [match for (match,) in db.execute("SELECT id FROM matches")]
        found = {match: stored_match(db, match) for match in ids}
    return {match: stored for match, stored in found.items() if stored is not None}


def check_everything_is_there(crowd: Crowd, stored: dict[str, StoredMatch]) -> None:
    """What people noted, against what was kept."""
    noted = by_match(crowd.people)
    for match, (row, moves, outcome) in stored.items():
        record = record_of(row, moves, outcome)
        replayed = record.replay(get_game(row.game))
        assert replayed.is_over == (outcome is not None)
        seats = {notes.seat for _, notes in noted[match]}
        for person, notes in noted[match]:
            log = [move.action for move in moves if move.seat == notes.seat]
            assert is_explained(log, notes.attempts), f"{person.name} in match {match}"
            assert row.chairs[notes.seat].name == person.name
            assert outcome is not None or not notes.is_over
            verdict = verify(record, noted_commitment=notes.commitment or None)
            assert verdict.is_proved, verdict
            if notes.contribution:
                assert row.fair["contributions"][notes.seat] == notes.contribution
        for seat, chair in enumerate(row.chairs):
            assert seat in seats or chair.bot or not [move for move in moves if move.seat == seat]
    for match, found in noted.items():
        # A deal may have been called off, but never one in which somebody could act.
        assert match in stored or not any(notes.attempts for _, notes in found)


def run_with_crowd(data: Path, test: Callable[[Crowd], Awaitable[None]]) -> Crowd:
    """Let a crowd play while a test does something to its server; check at the end."""
    server = RunningServer(data, "--no-limits", "--grace", "600")

    async def run() -> Crowd:
        crowd = Crowd(server)
        await crowd.sit_down()
        crowd.play()
        try:
            await test(crowd)
        finally:
            await crowd.go_home()
        return crowd

    with server:
        crowd = asyncio.run(run())
    stored = stored_matches(data)
    check_everything_is_there(crowd, stored)
    assert check_what_was_seen(crowd.people, stored) > 100
    return crowd


def test_killed_again_and_again(tmp_path: Path) -> None:
    async def test(crowd: Crowd) -> None:
        server, rng = crowd.server, random.Random()
        await crowd.until(lambda: all(person.n_acknowledged for person in crowd.people))
        for number in range(N_KILLS):
            await asyncio.sleep(rng.uniform(0, _LONGEST_RUN))
            if number % 5 == 4:  # while it stops in good order
                server.ask_to_stop()
                await asyncio.sleep(rng.uniform(0, _LONGEST_FAREWELL))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        before = {person.name: (person.n_acknowledged, person.n_finished) for person in crowd.people}
        await crowd.until(lambda: all(person.n_finished > before[person.name][1] for person in crowd.people))
        assert await asyncio.to_thread(server.stop, signal.SIGTERM) == 0

    crowd = run_with_crowd(tmp_path, test)
    assert all(each.n_returns for each in crowd.everybody)
    assert crowd.server.failures() == []


def test_asked_to_stop_under_load(tmp_path: Path) -> None:
    async def test(crowd: Crowd) -> None:
        for _ in range(2):
            n = {person.name: person.n_acknowledged for person in crowd.people}
            await crowd.until(lambda n=n: all(p.n_acknowledged > n[p.name] for p in crowd.people))  # type: ignore[misc]
            assert await asyncio.to_thread(crowd.server.stop, signal.SIGTERM) == 0
            await asyncio.to_thread(crowd.server.start)

    crowd = run_with_crowd(tmp_path, test)
    assert crowd.server.failures() == []


def test_a_full_disk_stops_the_server_and_nothing_is_acknowledged_falsely(tmp_path: Path) -> None:
    small_files = ["sh", "-c", 'ulimit -f 1000; exec "$@"', "sh"]  # blocks of 512 bytes

    async def test(crowd: Crowd) -> None:
        assert await asyncio.to_thread(crowd.server.stop) == 0
        crowd.server.through = small_files
        await asyncio.to_thread(crowd.server.start)
        assert await asyncio.to_thread(crowd.server.wait) == 1
        crowd.server.through = []
        before = {person.name: person.n_acknowledged for person in crowd.people}
        await asyncio.to_thread(crowd.server.start)
        await crowd.until(lambda: all(p.n_acknowledged > before[p.name] for p in crowd.people))

    crowd = run_with_crowd(tmp_path, test)
    assert "the store has failed" in crowd.server.errors()


def test_what_would_be_seen() -> None:
    a, b, c = ({"turn": turn} for turn in range(3))
    assert is_in_order([a, a, b, c, c], [a, b, b, c])
    assert is_in_order([b, a], [a, b, a])
    assert not is_in_order([a, c, b], [a, b, c])  # an older one comes back
    assert not is_in_order([a, {"turn": 9}], [a, b, c])  # something that never was


@pytest.mark.parametrize(
    ("log", "is_fine"),
    [
        (["take", "pass"], True),
        (["take", "lay R1", "pass"], True),
        (["take"], False),  # an acknowledged move is lost
        (["pass", "take"], False),  # or in another order
        (["take", "pass", "pass"], False),  # or there twice
        (["take", "lay R1", "lay R1", "pass"], False),
    ],
)
def test_what_would_be_found(log: list[str], is_fine: bool) -> None:
    attempts = [Attempt(("take",), True), Attempt(("lay R1",), False), Attempt(("pass",), True)]
    assert is_explained(log, attempts) == is_fine


def test_upkeep_beside_the_server_takes_nothing_away(tmp_path: Path) -> None:
    """A process that opens and closes the database must not take the server's log for left behind."""

    async def test(crowd: Crowd) -> None:
        for _ in range(3):
            before = {person.name: person.n_acknowledged for person in crowd.people}
            await asyncio.to_thread(upkeep_of(tmp_path / "quintet.db").prune, 1, 1)
            await crowd.until(lambda n=before: all(p.n_acknowledged > n[p.name] for p in crowd.people))  # type: ignore[misc]
        await asyncio.to_thread(crowd.server.kill)

    crowd = run_with_crowd(tmp_path, test)
    assert crowd.server.failures() == []


# ------------------------------------------------------------ the last move
N_ENDINGS = 12


def last_move(number: int) -> tuple[Prepared, int, str]:
    """A match, and the move that ends it."""
    game = get_game("solo")
    match = Match(game, 2, "scoring=round", seed=number)
    play_on(game, match.state, 100_000, Rng(number))
    for seat in range(2):
        for action in match.state.legal_actions(seat):
            trial = match.state.copy()
            trial.apply(seat, action)
            if trial.is_over:
                table = Prepared(f"aaaa-aaaa-{number:04d}", ("Ann", "Ben"), game, position_of(match), is_dealt=True)
                return table, seat, game.actions.format(action)
    raise AssertionError("no move ends this match")


async def _end_all(server: RunningServer, endings: list[tuple[Prepared, int, str]], n_heard: int) -> set[str]:
    """Send all last moves at once, and kill the server when so many are acknowledged; the matches of those that are."""
    acknowledged: set[str] = set()
    clients = []
    for table, seat, _ in endings:
        client = await client_of(server, table.seats[seat]).connect()
        await client.watch(table.id)
        clients.append(client)

    async def end(client: Client, table: Prepared, action: str) -> None:
        with contextlib.suppress(ConnectionError):
            await client.act(action)
            acknowledged.add(table.match)
            if len(acknowledged) == n_heard:
                server.kill()

    moves = zip(clients, endings, strict=True)
    await asyncio.gather(*(end(client, table, action) for client, (table, _, action) in moves))
    for client in clients:
        await client.disconnect()
    return acknowledged


@pytest.mark.parametrize("n_heard", [1, N_ENDINGS // 2])
def test_killed_while_matches_end(tmp_path: Path, n_heard: int) -> None:
    endings = [last_move(number) for number in range(N_ENDINGS)]
    prepare(tmp_path, *(table for table, _, _ in endings))
    with RunningServer(tmp_path, "--no-limits", "--grace", "600") as server:
        acknowledged = asyncio.run(_end_all(server, endings, n_heard))
        server.start()

        async def look() -> None:
            """Each is over with all that goes with it, or goes on."""
            over = {match for match, (_, _, outcome) in stored_matches(tmp_path).items() if outcome is not None}
            assert acknowledged <= over
            for table, seat, action in endings:
                client = await client_of(server, table.seats[seat]).connect()
                await client.watch(table.id)
                if table.match not in over:
                    assert client.shown["phase"] == "playing"
                    await client.act(action)
                await client.until(lambda c: c.shown["phase"] == "over")
                assert client.view["is_over"]
                assert sum(client.shown["won"]) == 1
                await client.disconnect()
            for name in ("Ann", "Ben"):
                (tally,) = (await client_of(server, name).request("GET", "/api/me/statistics")).json()
                assert tally["n_matches"] == N_ENDINGS

        asyncio.run(look())
