"""Every key that the engine gives out has a text in every language, and no text is there for nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from quintet.core.events import Dealt
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.games import all_games
from quintet.narrate import Narrator, plain
from quintet.texts import MissingText, Texts
from tests.locales import LANGUAGES, LOCALES, ftl, keys, references

SAID_BY_THE_ENGINE = ("declared", "scored", "round-ended", "paid")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


# ---------------------------------------------------------------- what the sources give out
@cache
def syntax(game: Game) -> dict[str, ast.Module]:
    """The game's modules, its options apart: those refuse in sentences, not by key."""
    folder = Path(str(files("quintet"))) / "games" / game.id
    paths = [path for path in folder.glob("*.py") if path.name != "options.py"]
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def literals(game: Game) -> set[str]:
    nodes = (node for module in syntax(game).values() for node in ast.walk(module))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def hint_keys(game: Game) -> set[str]:
    """The reasons that the game's rules player can give."""
    path = Path(str(files("quintet"))) / "bots" / "rules" / f"{game.id}.py"
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    values = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {value for value in values if value.startswith("hint-")}


def returned(expression: ast.expr | None) -> Iterator[str]:
    """The literals that an expression can give back, through a call too."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    elif isinstance(expression, ast.IfExp):
        yield from returned(expression.body)
        yield from returned(expression.orelse)
    elif isinstance(expression, ast.Call):
        for argument in expression.args:
            yield from returned(argument)


def refusals(game: Game) -> set[str]:
    """Whatever a function that is called a refusal returns, or any function of a module that is."""
    functions = [
        node
        for name, module in syntax(game).items()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and (node.name.startswith("refusal") or name.startswith("refusal"))
    ]
    assert functions
    returns = (node for function in functions for node in ast.walk(function) if isinstance(node, ast.Return))
    return {key for node in returns for key in returned(node.value) if key}


def required(game: Game) -> set[str]:
    keys = {f"zone-{zone.name}" for zone in game.zones}
    keys |= {f"preset-{name}" for name in game.presets}
    keys |= {f"refusal-{key}" for key in refusals(game)}
    keys |= {key for key in literals(game) if key.startswith("prompt-") and key != "prompt-"}
    keys |= hint_keys(game)
    for name, kind in game.options.kinds().items():
        keys |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in kind.choices)}
    return keys


# ---------------------------------------------------------------- the two agree
@each_language
@each_game
def test_every_key_has_a_text(game: Game, language: str) -> None:
    texts = {*keys(ftl(language, game.id)), *keys(ftl(language, "frame"))}
    assert not {key for key in required(game) if key not in texts}


@each_language
@each_game
def test_no_text_is_there_for_nothing(game: Game, language: str) -> None:
    file, frame = ftl(language, game.id), ftl(language, "frame")
    known = required(game) | references(file) | references(frame) | set(keys(frame)) | {"legend"}
    words = literals(game)
    known |= {f"{kind}-{word}" for kind in (*SAID_BY_THE_ENGINE, "prompt") for word in words}
    known |= {f"moved-{source.name}-{target.name}" for source in game.zones for target in game.zones}
    known |= {"did-" + action.replace(" ", "-") for action in game.actions.texts}
    assert not [key for key in keys(file) if key not in known]


@each_language
def test_no_text_of_the_frame_is_there_for_nothing(language: str) -> None:
    frame = ftl(language, "frame")
    package = Path(str(files("quintet")))
    core = [package / "core" / name for name in ("match.py", "state.py")]
    sources = [package / "narrate.py", *(package / "cli").glob("*.py"), *core, package / "bots" / "policy.py"]
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in sources]
    said = {
        node.value
        for module in modules
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = said | {f"{key}-table" for key in said} | {f"refusal-{key}" for key in said} | references(frame)
    for name, kind in Options.kinds().items():
        used |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in kind.choices)}
    used |= {f"did-{action}" for game in all_games() for action in game.actions.texts}
    assert not [key for key in keys(frame) if key not in used]


@pytest.mark.parametrize("path", sorted(LOCALES.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_key_comes_twice(path: Path) -> None:
    assert len(keys(path)) == len(set(keys(path)))


@each_game
def test_whole_matches_can_be_told(game: Game) -> None:
    """Random matches of every preset: each event, silent action and prompt finds its words, in whole sentences."""
    texts = Texts(game_id=game.id)
    for seed, (preset, options) in enumerate(game.presets.items()):
        n_players = next(
            n for n in range(game.max_players, game.min_players - 1, -1) if not options.refusal(n) and n <= 4
        )
        match = Match(game, n_players, options, seed)
        narrators = [Narrator(game, match.names, texts, viewer) for viewer in (None, -1, 0)]
        rng = Rng(seed)
        events = match.opening
        assert events, preset
        for _ in range(600):
            for narrator in narrators:
                told = narrator.tell([e for e in events if not isinstance(e, Dealt)], int(match.state.turn))
                assert [sentence for sentence in told if plain(sentence)[-1] not in ".!"] == []
                narrator.tell(events, int(match.state.turn))
            if match.is_over:
                break
            able = [seat for seat in range(n_players) if match.legal(seat)]
            seat = able[int(rng.below(len(able)))]
            assert texts.say(game.prompt(match.state, seat))
            proposals = match.proposals(seat)
            legal = match.legal(seat)
            steps = proposals[0] if proposals and rng.below(2) else [legal[int(rng.below(len(legal)))]]
            assert narrators[0].did(seat, steps[0])
            events = match.play_all(seat, steps)


# ---------------------------------------------------------------- Texts itself
def test_a_text_without_a_key_is_an_error() -> None:
    with pytest.raises(MissingText, match="no text for 'refusal-nonsense' in solo"):
        Texts(game_id="solo").say("refusal-nonsense")


def test_a_text_that_is_not_told_enough_is_an_error() -> None:
    with pytest.raises(MissingText, match="cannot be said"):
        Texts(game_id="solo").say("declared-solo")


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Texts("xx", "solo").say("zone-pack") == "pack"
    assert Texts("xx", "solo").rules() == Texts("en", "solo").rules()


def test_numbers_choose_the_plural() -> None:
    texts = Texts()
    assert [texts.say("cards", n=n) for n in (1, 2, 1200)] == ["a card", "2 cards", "1,200 cards"]
