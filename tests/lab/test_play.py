"""One match between bots: what a row holds, and that only the run and the number decide it."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots import ask as ask_bot
from quintet.bots.reaction import AIMLESS, REACTING, THINKING, draw, milliseconds, pace_of
from quintet.core.errors import QuintetError
from quintet.core.rng import Rng
from quintet.games import game_ids, get_game
from quintet.lab import play
from quintet.lab.play import Run, lineup_for, match_seed, play_match
from quintet.lab.simulate import play_chunk
from quintet.lab.verbs import verbs_of
from tests.lab.conftest import quick_run


@pytest.mark.parametrize("game_id", game_ids())
def test_a_row_of_every_game_adds_up(game_id: str) -> None:
    run = quick_run(options=f"{game_id}(turn_limit=200)", players=get_game(game_id).min_players)
    row = play_match(run, 3)
    assert sum(row.counts.values()) == row.actions > 0
    assert row.winners == [seat for seat, rank in enumerate(row.ranks) if rank == 1] != []
    assert len(row.scores) == len(row.bots) == row.players == run.players
    assert 0 < row.turns <= 201  # the turn after the last ends the match
    assert row.seconds > row.actions * 0.1


@pytest.mark.parametrize("bots", ["random", "rules,random,rules"])
def test_a_match_depends_on_the_run_and_its_number_alone(bots: str) -> None:
    run = quick_run(bots)
    alone = play_match(run, 5)
    among_others = [play_match(run, number) for number in range(4, 7)][1]
    assert alone == among_others
    assert play_match(run, 6) != alone
    assert play_match(quick_run(bots, seed=8), 5).seed != alone.seed


def test_chunks_make_no_difference() -> None:
    run = quick_run()
    whole = play_chunk(run, 0, 9)
    parts = [play_chunk(run, first, n) for first, n in ((0, 2), (2, 5), (7, 2))]
    assert whole.lines == b"".join(part.lines for part in parts)


@pytest.mark.parametrize("bots", ["random", "rules,random,rules"])
def test_a_row_has_all_that_its_match_depends_on(bots: str) -> None:
    row = play_match(quick_run(bots), 4)
    lineup = lineup_for("solo", row.options, row.players, tuple(row.bots))
    assert lineup.play(row.number, int(row.seed, 16), int(row.choice_seed, 16), tuple(row.bots)) == row


def test_seeds_are_128_bits_and_differ() -> None:
    seeds = {match_seed("00", number)[0] for number in range(1000)}
    assert len(seeds) == 1000
    assert all(seed < 1 << 128 for seed in seeds)
    assert max(seeds) > 1 << 120


def test_everybody_moves_on_one_seat_after_a_match() -> None:
    run = quick_run("rules,random,ismcts-10")
    assert [run.bots_in(number)[number % 3] for number in range(6)] == ["rules"] * 6
    stays = quick_run("rules,random,ismcts-10", rotate=False)
    assert {stays.bots_in(number) for number in range(6)} == {("rules", "random", "ismcts-10")}


def test_rules_beat_random() -> None:
    run = quick_run("rules,random", players=2)
    wins = Counter(row.bots[row.winners[0]] for row in (play_match(run, number) for number in range(40)))
    assert wins["rules"] > 25


def test_the_quickest_seat_that_wants_to_act_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats are asked in the order of their times, so that a slow racer comes too late."""
    asked: list[tuple[int, int]] = []

    def spy(bot: object, state: object, seat: int, seed: int, seconds: float) -> int:
        asked.append((seat, int(state.turn)))  # type: ignore[attr-defined]
        return ask_bot(bot, state, seat, seed, seconds)  # type: ignore[arg-type]

    monkeypatch.setattr(play, "ask", spy)
    for number in range(8):
        play_match(quick_run("rules", players=3), number)
    races = sum(seat != turn for seat, turn in asked)
    assert 0 < races < len(asked) / 2


def test_bots_that_all_wait_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ask", lambda *arguments: -1)
    with pytest.raises(QuintetError, match="every bot waits"):
        play_match(quick_run("rules"), 0)


def test_an_illegal_choice_of_a_bot_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ask", lambda *arguments: 319)
    with pytest.raises(QuintetError, match="the bot rules chose 319"):
        play_match(quick_run("rules"), 0)


def test_times_are_log_normal_around_their_medians() -> None:
    rng = Rng(1)
    for bot, thinking, reacting in (("rules", THINKING, REACTING), ("random", AIMLESS, AIMLESS)):
        pace = pace_of(bot)
        for quantiles, middle in ((pace.thinking, thinking), (pace.reacting, reacting)):
            drawn = sorted(int(milliseconds(draw(quantiles, rng))) for _ in range(4000))
            assert abs(median(drawn) - middle) < middle * 0.05
            assert drawn[3600] / middle == pytest.approx(middle / drawn[400], rel=0.1)  # symmetric as logarithms
    assert max(pace_of("ismcts-100").reacting) < max(pace_of("rules").reacting)


def test_equal_paces_give_equal_chances() -> None:
    """Even where all times are the same: the bits below the milliseconds decide."""
    rng, times = Rng(2), vec[i64]([1000] * 1024)
    first = sum(draw(times, rng) < draw(times, rng) for _ in range(4000))
    assert abs(first - 2000) < 150


@pytest.mark.parametrize(
    ("game_id", "some"),
    [
        ("solo", {"lay", "throw in", "take", "say SOLO"}),
        ("i_go", {"take stock", "I Go!", "row", "no row"}),
        ("fifteen_go", {"put down", "row", "borrow"}),
        ("skipbo_masters", {"play stock", "buy help", "stand in"}),
        ("level_8", {"take from", "lay level", "colour", "put"}),
    ],
)
def test_actions_are_counted_by_their_verbs(game_id: str, some: set[str]) -> None:
    verbs, verb_of = verbs_of(game_id)
    assert some <= set(verbs)
    assert len(verbs) <= 20
    actions = get_game(game_id).actions
    assert [verbs[verb] for verb in verb_of] == [actions.verb(number).name for number in range(len(actions))]


def test_a_worker_of_another_version_refuses() -> None:
    run = quick_run()
    old = Run.from_json({**run.to_json(), "quintet": "0.0.1"})
    with pytest.raises(QuintetError, match=r"not 0\.0\.1"):
        play_chunk(old, 0, 1)
