"""Which games there are: Quintet's own, those of other packages, and those that a program registers."""

from __future__ import annotations

import importlib
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from high_card import GAME

from quintet import Match, all_games, game_ids, games, get_game, register
from quintet.bots import ask, get_bot
from quintet.core.errors import QuintetError, UnknownGame
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.narrate import Narrator
from quintet.server.http.games import declaration_of
from quintet.speak import Speaker, plain
from quintet.texts import Texts, read_rules, text_keys

OWN = ["fifteen_go", "skipbo_masters", "i_go", "level_8", "solo"]
PACKAGE = Path(__file__).parents[2] / "docs" / "examples" / "high_card"


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave the games as they were."""
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setenv(games.VARIABLE, "")
    games._offered.cache_clear()
    yield
    games._offered.cache_clear()


@pytest.mark.parametrize("game_id", OWN)
def test_a_match_can_be_short_normal_or_long_where_options_decide_that(game_id: str) -> None:
    game = get_game(game_id)
    assert list(game.lengths) in ([], ["short", "normal", "long"])
    for options in game.lengths.values():
        for n_players in range(game.min_players, game.max_players + 1):
            game.check(options, n_players)


@pytest.mark.parametrize("game_id", ["fifteen_go", "skipbo_masters", "i_go", "solo"])
def test_a_long_match_takes_longer_than_a_short_one(game_id: str) -> None:
    game = get_game(game_id)

    def n_actions(options: Options) -> int:
        return sum(game.policy().play_match(game.deal(options, 3, seed), Rng(seed)) for seed in range(8))

    short, normal, long = (n_actions(options) for options in game.lengths.values())
    assert short < normal < long


def test_a_short_match_of_15go_takes_a_person_about_twelve_to_twenty_turns() -> None:
    game = get_game("fifteen_go")
    n_turns = sorted(_n_turns(game, seed) for seed in range(15))
    assert 10 <= n_turns[len(n_turns) // 2] <= 20


def _n_turns(game: Game, seed: int) -> int:
    """The turns of the first seat in the match after the lesson."""
    state = game.deal(game.lengths["short"], 1 + game.first_bots, seed)
    rng, policy, seat, n = Rng(seed), game.policy(), -1, 0
    while not state.is_over:
        n += state.turn == 0 and seat != 0
        seat = int(state.turn)
        state.apply(seat, policy.decide(state, seat, rng))
    return n


def offer(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    """Let packages offer these games."""
    found = [EntryPoint(value, value, games.ENTRY_POINTS) for value in values]
    monkeypatch.setattr(games, "entry_points", lambda group: found)


def test_own_games_are_offered_in_order() -> None:
    assert game_ids() == OWN
    assert [game.id for game in all_games()] == OWN


def test_a_registered_game_is_offered_like_any_other() -> None:
    assert register(GAME) is GAME
    assert game_ids() == [*OWN, "high_card"]
    assert get_game("high_card") is GAME
    assert register(GAME) is GAME  # again


def test_an_id_belongs_to_one_game() -> None:
    register(GAME)
    with pytest.raises(QuintetError, match="there is a game 'high_card' already"):
        register(type(GAME)())
    with pytest.raises(QuintetError, match="there is a game 'solo' already"):
        register(get_game("solo"))


def test_a_package_offers_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "high_card:GAME")
    assert get_game("high_card") is GAME
    assert game_ids() == [*OWN, "high_card"]


@pytest.mark.parametrize(
    "broken", ["no_such_module:GAME", "high_card:NOTHING", "json:dumps", "quintet.games.solo:GAME"]
)
def test_a_broken_package_is_reported_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    offer(monkeypatch, broken, "high_card:GAME")
    with caplog.at_level(logging.WARNING):
        assert game_ids() == [*OWN, "high_card"]
    assert [record.getMessage() for record in caplog.records if broken in record.getMessage()]


def test_a_new_process_finds_a_registered_game() -> None:
    register(GAME)
    path = os.pathsep.join([str(PACKAGE), *sys.path])
    code = "from quintet import game_ids; print(*game_ids())"
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [*OWN, "high_card"]


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    register(GAME)
    with pytest.raises(UnknownGame, match="did you mean high_card"):
        get_game("high_cards")


@pytest.mark.parametrize("bot", ["random", "rules", "easy", "normal", "hard", "ismcts-20", "rollout-4", "wide-4"])
def test_every_bot_plays_a_registered_game(bot: str) -> None:
    register(GAME)
    match = Match(GAME, n_players=2, options="hand=3", seed=5)
    player = get_bot(GAME, bot)
    while not match.is_over:
        seat = int(match.state.turn)
        match.play(seat, ask(player, match.state, seat, seed=7, seconds=0.05))
    assert match.result.is_over


def test_a_registered_game_is_narrated() -> None:
    register(GAME)
    match = Match(GAME, names=["Ann", "Bob"], options="hand=2", seed=4)
    sentences = Narrator(GAME, match.n_players).told(match.play(0, "lay 22"), 0, (), viewer=0)
    speaker = Speaker(Texts(game_id=GAME.id), match.names)
    assert [plain(speaker.say(sentence)) for sentence in sentences] == ["Ann lays 22."]


# ---------------------------------------------------------------- a game in one file
@pytest.fixture
def one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """High Card as a module of its own, without a package and without texts."""
    source = (PACKAGE / "high_card" / "game.py").read_text(encoding="utf-8")
    (tmp_path / "one_file.py").write_text(source.replace('"high_card"', '"one_file"'), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game: Game = importlib.import_module("one_file").GAME
    yield game
    del sys.modules["one_file"]
    text_keys.cache_clear()


def test_a_game_in_one_file_is_narrated_by_its_own_names(one_file: Game) -> None:
    register(one_file)
    match = Match(one_file, names=["Ann", "Bob"], options="hand=2", seed=4)
    narrator, speaker = Narrator(one_file, 2), Speaker(Texts(game_id=one_file.id), match.names)
    told = [plain(speaker.say(sentence)) for sentence in narrator.told(match.play(0, "lay 22"), 0, (), viewer=0)]
    assert told == ["Ann puts 22 on the laid."]
    while not match.is_over:
        seat = int(match.state.turn)
        events = match.play(seat, match.legal(seat)[0])
        told = [plain(speaker.say(sentence)) for sentence in narrator.told(events, seat, (), viewer=0)]
    assert "Bob puts 24 on the laid." in told
    assert told[-1].endswith(" gains a point: trick.")
    assert speaker.texts.say(one_file.prompt(match.state, 0))


def test_a_game_in_one_file_is_declared_without_languages(one_file: Game) -> None:
    register(one_file)
    assert declaration_of(one_file).languages == []
    assert read_rules("en", one_file.id) == ""


def test_a_new_process_finds_a_game_in_one_file(one_file: Game, tmp_path: Path) -> None:
    register(one_file)
    path = os.pathsep.join([str(tmp_path), *sys.path])
    code = "from quintet import game_ids; print(*game_ids())"
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [*OWN, "one_file"]


def test_a_game_that_other_processes_cannot_import_is_refused(one_file: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(QuintetError, match="give it a name in one_file, as in GAME = MyGame"):
        register(type(one_file)())
    monkeypatch.setattr(type(one_file), "__module__", "__main__")
    with pytest.raises(QuintetError, match="cannot import 'one_file' from the program itself: move it to a module"):
        register(one_file)
    assert game_ids() == OWN


def test_a_game_for_too_many_players_is_refused(one_file: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(one_file), "max_players", 11)
    with pytest.raises(QuintetError, match="a game is for 2 to 10 players, not for 2 to 11"):
        register(one_file)
