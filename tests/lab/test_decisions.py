"""Files of decisions: what a seat knew and did, whole or not at all, and the same however they are made."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from high_card import GAME as HIGH_CARD

from quintet import Game, all_games, games, get_game, register
from quintet.core.errors import QuintetError
from quintet.core.state import NOTHING, State
from quintet.lab.decisions import Decisions, read_decisions, write_decisions
from quintet.lab.play import Run, play_match
from quintet.lab.results import BadResults
from quintet.lab.workers import Workers, local_workers
from tests.lab.conftest import quick_run


@pytest.fixture(autouse=True)
def _high_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setenv(games.VARIABLE, "")
    register(HIGH_CARD)


def write(path: Path, of: Run, n_matches: int, n_jobs: int = 1) -> Decisions:
    with local_workers(n_jobs) as workers:
        assert sum(tally.n_matches for tally in write_decisions(path, of, n_matches, workers)) == n_matches
    return read_decisions(path)


@pytest.mark.parametrize("bots", ["random", "rules,random,rules"])
def test_to_be_watched_makes_no_difference(bots: str) -> None:
    told: list[tuple[int, int]] = []
    for number in range(4):
        watched = play_match(quick_run(bots), number, lambda _, seat, action: told.append((seat, action)))
        assert watched == play_match(quick_run(bots), number)
        assert sum(action != NOTHING for _, action in told) == watched.actions
        told.clear()


@pytest.mark.parametrize("game", [*all_games(), HIGH_CARD], ids=lambda game: game.id)
def test_a_row_is_what_the_seat_knew_could_do_and_did(game: Game, tmp_path: Path) -> None:
    options = game.options.parse("turn_limit=30")
    of = quick_run("rules", game.min_players, options=options.format())
    decided = write(tmp_path / "x.parquet", of, 2)
    layout, wait = game.layout(options, of.players), len(game.actions)
    rows = iter(range(len(decided.obs)))

    def check(state: State, seat: int, action: int) -> None:
        row = next(rows)
        legal = np.flatnonzero(decided.mask[row][:wait]).tolist()
        assert decided.obs[row].tobytes() == layout.observe(state, seat)
        assert legal == sorted(state.legal_actions(seat))
        assert (decided.seat[row], decided.action[row]) == (seat, wait if action == NOTHING else action)
        assert decided.mask[row][decided.action[row]]

    ended = [play_match(of, number, check) for number in range(2)]
    assert next(rows, None) is None
    assert {each["name"] for each in decided.header["fields"]} >= {"players", "turn/0"}
    for row in ended:
        for seat, rank in enumerate(row.ranks):
            mine = decided.reward[(decided.number == row.number) & (decided.seat == seat)]
            assert (
                mine == (sum(r > rank for r in row.ranks) - sum(r < rank for r in row.ranks)) / (of.players - 1)
            ).all()


def test_seats_that_let_others_go_first_are_told(tmp_path: Path) -> None:
    decided = write(tmp_path / "x.parquet", quick_run("easy", 4), 12)
    wait = decided.header["wait"]
    assert decided.mask.shape[1] == wait + 1 == len(get_game("solo").actions) + 1
    assert (decided.action == wait).any()


def test_jobs_make_no_difference(tmp_path: Path) -> None:
    write(tmp_path / "one.parquet", quick_run(), 40)
    write(tmp_path / "two.parquet", quick_run(), 40, n_jobs=2)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_a_file_that_is_stopped_does_not_appear(tmp_path: Path) -> None:
    def stop(workers: Workers) -> None:
        for _ in write_decisions(tmp_path / "x.parquet", quick_run(), 100, workers):
            workers.stop.set()

    with local_workers(1) as workers:
        stop(workers)
    assert list(tmp_path.iterdir()) == []


def test_another_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    path.write_bytes(b"mine")
    with pytest.raises(QuintetError, match="exists already"):
        write(path, quick_run(), 2)
    with pytest.raises(QuintetError, match="must end in"):
        write(tmp_path / "x.csv", quick_run(), 2)
    with pytest.raises(BadResults):
        read_decisions(path)
