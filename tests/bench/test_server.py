"""The load on a real table server: every move is acknowledged and seen by all, and tables come back after a restart."""

import uvloop

from bench import server


def test_players_play_and_nothing_is_lost() -> None:
    found = uvloop.run(server.run(n_tables=3, n_idle=5, rate=0, seconds=0.5, warm_up=0.2))
    assert found["done"] == found["sent"] > 0  # done: its player was answered, and the three others saw it
    assert found["unanswered"] == 0
    assert found["closed"] == {}
    assert found["connections"] == 17


def test_tables_come_back() -> None:
    found = uvloop.run(server.resume(n_tables=2, n_moves=50))
    assert (found["tables"], found["actions"]) == (2, 50)
