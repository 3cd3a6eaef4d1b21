"""An expert plays by a net where one fits the table, and as `hard` elsewhere; weights are read when they are used."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from quintet import Game, all_games, get_game
from quintet.bots import ExpertBot, ask, expert, get_bot
from quintet.bots.net_bot import NetBot
from quintet.bots.weights import BadWeights, Weights, players_of, read_weights, write_weights
from quintet.core.rng import Rng
from tests.training.small import SOLO
from tests.training.test_export import small_weights

HARD = get_bot(SOLO, "hard")
Change = Callable[[Path], None]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_weights(tmp_path / "2.net", small_weights())
    return tmp_path / "2.net"


def _expert(*files: Path) -> ExpertBot:
    return ExpertBot("expert", SOLO, files, HARD)


def test_where_a_net_fits_it_plays_by_the_net(file: Path) -> None:
    net = NetBot("net", SOLO, read_weights(file))
    bot, rng = _expert(file), Rng(3)
    state = SOLO.new_state(SOLO.parse_options("quick"), 2, 1)
    for _ in range(30):
        turn = int(state.turn)
        action = ask(bot, state, turn, int(rng.bits()))
        assert action == ask(net, state, turn, 1)
        state.apply(turn, action)


@pytest.mark.parametrize(("options", "players"), [("quick", 3), ("hand=9", 2)])
def test_everywhere_else_it_plays_as_hard(file: Path, options: str, players: int) -> None:
    bot = _expert(file)
    state = SOLO.new_state(SOLO.parse_options(options), players, 1)
    assert bot.at(state) is HARD
    assert ask(bot, state, int(state.turn), 5) == ask(HARD, state, int(state.turn), 5)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_where_no_net_fits_an_expert_thinks_as_its_game_says(game: Game) -> None:
    n_players = max(set(range(game.min_players, game.max_players + 1)) - {players_of(file) for file in game.nets()})
    state = game.new_state(game.options(), n_players, 1)
    seat = int(state.turn)
    thinker = get_bot(game, game.skill.expert.name if game.skill.expert else "hard")
    assert ask(get_bot(game, "expert"), state, seat, 7) == ask(thinker, state, seat, 7)


def test_weights_are_read_when_the_first_table_needs_them(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def noted(path: Path) -> Weights:
        read.append(path)
        return read_weights(path)

    monkeypatch.setattr(expert, "read_weights", noted)
    bot = _expert(file)
    for players in (3, 4):
        ask(bot, SOLO.new_state(SOLO.parse_options("quick"), players, 1), 0, 1)
    assert read == []
    for seed in (1, 2):
        bot.at(SOLO.new_state(SOLO.parse_options("quick"), 2, seed))
    assert read == [file]


def _damaged(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def _foreign(path: Path) -> None:
    path.write_bytes(b"PK\x03\x04 something else")


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _headless(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:90])


def _gone(path: Path) -> None:
    path.unlink()


def _of_another_game(path: Path) -> None:
    write_weights(path, replace(small_weights(), game="i_go"))


def _of_other_rules(path: Path) -> None:
    write_weights(path, replace(small_weights(), rules_version=0))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_damaged, "are damaged: their digest is another"),
        (_foreign, "is no file of weights"),
        (_empty, "is no file of weights"),
        (_headless, "are damaged: they have no header"),
        (_gone, "cannot read the weights in"),
        (_of_another_game, "these weights are for i_go, not for solo"),
        (_of_other_rules, "these weights are for version 0 of the rules of solo"),
    ],
)
def test_a_bad_file_is_told_of_once_and_the_table_goes_on_with_hard(
    file: Path, caplog: pytest.LogCaptureFixture, change: Change, sentence: str
) -> None:
    change(file)
    bot = _expert(file)
    with caplog.at_level(logging.WARNING):
        for seed in (1, 2, 3):
            state = SOLO.new_state(SOLO.parse_options("quick"), 2, seed)
            assert ask(bot, state, int(state.turn), 5) == ask(HARD, state, int(state.turn), 5)
    (record,) = caplog.records
    assert sentence in record.getMessage()
    assert record.getMessage().startswith("expert plays as hard: ")


@pytest.mark.parametrize(
    ("game", "file"),
    [pytest.param(game, file, id=f"{game.id}-{file.name}") for game in all_games() for file in game.nets()],
)
def test_nets_that_come_with_a_game_fit_it(game: Game, file: Path) -> None:
    """Whoever changes rules or layouts must train them anew, or take them out."""
    weights = read_weights(file)
    bot = NetBot("net", game, weights)
    state = game.new_state(game.parse_options(weights.options), weights.players, 1)
    assert not bot.refusal(state)
    assert isinstance(_level(game).at(state), NetBot)
    assert weights.made.startswith("quintet train ")
    assert len(file.read_bytes()) <= 300_000


def _level(game: Game) -> ExpertBot:
    bot = get_bot(game, "expert")
    assert isinstance(bot, ExpertBot)
    return bot


def test_a_module_without_a_package_has_no_nets() -> None:
    class Loose(type(get_game("solo"))):  # type: ignore[misc]
        pass

    Loose.__module__ = "__main__"
    assert Loose().nets() == []


def test_a_header_is_read_without_the_weights(file: Path) -> None:
    assert players_of(file) == 2
    file.write_bytes(file.read_bytes()[:-1000])
    assert players_of(file) == 2
    with pytest.raises(BadWeights):
        read_weights(file)
