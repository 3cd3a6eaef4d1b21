"""Tournaments: fair seats, the same deals, verdicts that do not depend on the jobs."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from quintet.core.errors import QuintetError
from quintet.games import get_game
from quintet.lab.ratings import rate_bots
from quintet.lab.tournament import Contest, Deals, Pairing, Tournament, play_deals, seatings
from quintet.lab.workers import local_workers


def make(bots: str, n_deals: int = 60, stops_early: bool = True, margin: float = 0.02, players: int = 2) -> Tournament:
    game = get_game("solo")
    options = game.parse_options("solo(scoring=round)")
    return Tournament(game, options, players, bots.split(","), 5, n_deals, margin, stops_early)


def played(tournament: Tournament, jobs: int = 1) -> Tournament:
    with local_workers(jobs) as workers:
        for _ in tournament.play(workers):
            pass
    return tournament


@pytest.mark.parametrize("players", range(2, 8))
def test_both_bots_get_the_same_seats(players: int) -> None:
    ways = seatings("a", "b", players)
    assert len(set(ways)) == len(ways)
    for seat in range(players):
        assert Counter(way[seat] for way in ways) == {"a": len(ways) // 2, "b": len(ways) // 2}


def test_every_pairing_plays_the_same_deals_in_all_seatings(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, tuple[str, ...]]] = []

    class Spy:
        def play(self, number: int, cards: int, choices: int, bots: tuple[str, ...]) -> SimpleNamespace:
            seen.append((cards, bots))
            return SimpleNamespace(winners=[0])

    monkeypatch.setattr("quintet.lab.tournament.lineup_for", lambda *arguments: Spy())
    contest = Contest("solo", get_game("solo").rules_version, "solo()", 3, "05")
    for pair in (("a", "b"), ("a", "c")):
        assert play_deals(contest, 0, pair, 10, 2).shares == [0.5, 0.5]
    half = len(seen) // 2
    assert [cards for cards, _ in seen[:half]] == [cards for cards, _ in seen[half:]]
    assert len({cards for cards, _ in seen}) == 2
    assert [bots for _, bots in seen[: half // 2]] == seatings("a", "b", 3)


def test_deals_depend_on_the_seed_and_their_number_alone() -> None:
    contest = Contest("solo", get_game("solo").rules_version, "solo(scoring=round)", 2, "05")
    shares = play_deals(contest, 0, ("rules", "random"), 0, 4).shares
    assert play_deals(contest, 0, ("rules", "random"), 2, 2).shares == shares[2:]


def test_it_stops_when_it_is_clear_who_is_stronger() -> None:
    (pairing,) = played(make("random,rules")).pairings
    assert pairing.verdict == "rules"
    assert len(pairing.shares) < 60
    assert pairing.interval.high < 0.5


def test_the_number_of_jobs_makes_no_difference() -> None:
    one, two = played(make("random,rules,ismcts-5", 12)), played(make("random,rules,ismcts-5", 12), jobs=2)
    assert [pairing.shares for pairing in one.pairings] == [pairing.shares for pairing in two.pairings]
    assert one.ratings() == two.ratings()
    assert one.ratings()[-1].bot == "random"


def test_all_deals_are_played_if_asked_for() -> None:
    tournament = played(make("random,rules", 30, stops_early=False))
    (pairing,) = tournament.pairings
    assert len(pairing.shares) == 30
    assert tournament.is_done
    assert pairing.interval == pairing.wilson
    assert pairing.verdict == "rules"


def fed(shares: list[float]) -> Pairing:
    pairing = Pairing(("a", "b"), 2, 0.05, 0.95, True)
    half = len(shares) // 2
    pairing.take(Deals(half, shares[half:], 0.1, 0))  # too early: it waits for its turn
    assert pairing.shares == []
    pairing.take(Deals(0, shares[:half], 0.1, 0))
    return pairing


def test_bots_that_share_all_deals_are_called_equal() -> None:
    pairing = fed([0.5] * 400)
    assert pairing.verdict == "equal"
    assert len(pairing.shares) < 400


def test_an_open_question_stays_open() -> None:
    assert fed([0.0, 1.0] * 20).verdict == ""


def test_ratings_are_finite_and_in_order() -> None:
    pairings = [fed([1.0] * 100)]
    first, second = rate_bots(["b", "a"], pairings)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.low < first.rating < first.high < 4000
    assert first.rating + second.rating == pytest.approx(3000)


@pytest.mark.parametrize("bots", ["rules", "rules,rules", "rules,nobody"])
def test_bad_bots_are_reported(bots: str) -> None:
    with pytest.raises(QuintetError):
        make(bots)
