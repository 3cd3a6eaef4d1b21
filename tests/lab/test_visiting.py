"""Bots of other people's packages: named by their place, handed what their seat may know, only in the lab."""

from __future__ import annotations

import pytest

from quintet import get_game
from quintet.bots import UnknownBot, ask, get_bot
from quintet.core.errors import QuintetError
from quintet.core.rng import Rng
from quintet.lab.play import play_match
from quintet.lab.tournament import Tournament
from quintet.lab.visiting import bot_of
from quintet.lab.workers import local_workers
from quintet.testkit import fingerprint
from tests.lab.conftest import quick_run
from tests.lab.visitors import Peeking

SOLO = get_game("solo")
FIRST = "tests.lab.visitors:First"


def test_a_visitor_plays_like_any_bot() -> None:
    row = play_match(quick_run(f"{FIRST},random", players=2), 0)
    assert row.bots == [FIRST, "random"]
    assert row == play_match(quick_run(f"{FIRST},random", players=2), 0)


def test_a_tournament_takes_visitors() -> None:
    contest = Tournament(SOLO, SOLO.parse_options("scoring=round"), 2, [FIRST, "random"], 1, 4, 0.02, False)
    with local_workers(1) as workers:
        assert sum(contest.play(workers)) == 4
    assert {rating.bot for rating in contest.ratings()} == {FIRST, "random"}


def test_a_visitor_is_handed_what_its_seat_may_know() -> None:
    """States that its seat cannot tell apart are the same to it."""
    state = SOLO.new_state(SOLO.options(), 2, seed=3)
    seat = int(state.turn)
    redealt = state.copy()
    redealt.resample(seat, Rng(9))
    Peeking.shown.clear()
    for each in (state, redealt):
        ask(bot_of(SOLO, "tests.lab.visitors:Peeking"), each, seat, seed=5)
    truth = fingerprint(SOLO, state, SOLO.options())
    assert fingerprint(SOLO, redealt, SOLO.options()) != truth
    assert Peeking.shown[0] == Peeking.shown[1] != truth


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tests.lab.visitors:Nobody", "has no attribute 'Nobody'"),
        ("no_such_module:First", "No module named 'no_such_module'"),
        ("tests.lab.visitors:NoBot", "has no method choose"),
        (":First", "cannot make the bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        quick_run(name)


@pytest.mark.parametrize(("name", "said"), [("Wild", "chose -7"), ("Vague", "chose 'lay R7'")])
def test_what_a_visitor_may_not_do_is_refused(name: str, said: str) -> None:
    run = quick_run(f"tests.lab.visitors:{name}")
    with pytest.raises(QuintetError, match=said):
        play_match(run, 0)


def test_outside_the_laboratory_a_name_leads_to_no_import() -> None:
    with pytest.raises(UnknownBot):
        get_bot(SOLO, FIRST)
