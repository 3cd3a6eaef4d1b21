"""`quintet demo`: a match of players who play at random, printed as it goes."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Annotated

import typer

from quintet.cli.arguments import (
    AnyGame,
    LanguageText,
    OptionsText,
    PlayersOption,
    SeedText,
    Setting,
    parse_language,
    parse_seed_text,
    parse_setting,
    show_seed,
)
from quintet.cli.playthrough import Playthrough
from quintet.cli.screen import Screen
from quintet.core.bits import nth_bit
from quintet.core.errors import QuintetError
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida", "Joe")
SHORT = "solo(hand=5,scoring=round)"
_SHORT_PRESETS = ("quick", "short")
_PLEASANT = 50  # actions that one likes to read
_TRIES = 60
_PATIENCE = 0.5  # seconds
_SMALL = (1 << 60) - 1


def demo(
    game: AnyGame = None,
    players: PlayersOption = None,
    options: OptionsText = None,
    seed: SeedText = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Also write the record, for quintet replay; never over another file."
        ),
    ] = None,
    brief: Annotated[bool, typer.Option("--brief", "-b", help="Only how the rounds and the match end.")] = False,
    language: LanguageText = None,
) -> None:
    """Watch a match of players who play at random.

    Without a seed a few matches are dealt and one of pleasant length is shown; its seed is printed, so that you can see
    it again. Without options the game’s quick or short preset is played, if it has one.

    Examples:

    ```
    quintet demo
    quintet demo solo --players 4 --options children
    quintet demo "solo(hand=7,scoring=minus_300)" --brief
    quintet demo solo --seed 7 --out match.quintet.json
    quintet demo i_go --language en
    ```
    """
    if out is not None and out.exists():
        raise QuintetError(f"{out} exists already: choose another file, or remove it")
    setting = _setting(game, options, players)
    texts = Texts(parse_language(language), setting.game.id)
    chosen = _find_seed(setting) if seed is None else parse_seed_text(seed)
    match = Match(setting.game, setting.n_players, setting.options, chosen, NAMES[: setting.n_players])
    again = f'quintet demo "{setting.options.format()}" --players {setting.n_players} --seed {show_seed(chosen)}'
    again += "" if language is None else f" --language {texts.language}"
    screen = Screen()
    screen.line(texts.say("demo-title", game=setting.game.title, n=setting.n_players), style="bold")
    if texts.has("legend"):
        screen.line(texts.say("legend"), style="dim")
    _play(match, texts, chosen, brief)
    screen.line()
    screen.line(texts.say("demo-again", command=again), style="dim")
    if out is not None:
        _write(out, match.record().dumps())
        screen.line(texts.say("demo-record", command=f"quintet replay {out}"), style="dim")


def _setting(game: str | None, options: str | None, players: int | None) -> Setting:
    if game is None and options is None:
        return parse_setting(SHORT, None, players, usual=3)
    text = "solo" if game is None else game
    setting = parse_setting(text, options, players, usual=3)
    if options is None and "(" not in text:
        short = next((name for name in _SHORT_PRESETS if name in setting.game.presets), "")
        return parse_setting(setting.game.id, short or None, players, usual=3)
    return setting


def _play(match: Match, texts: Texts, seed: int, brief: bool) -> None:
    reading = Playthrough(match, texts, brief=brief)
    reading.begin()
    rng = Rng(seed & _SMALL)
    while not match.is_over:
        for seat, action in _choose(match.game, match.state, rng):
            reading.step(seat, match.game.actions.format(action), match.play(seat, action))
    reading.end()


def _choose(game: Game, state: State, rng: Rng) -> list[tuple[int, int]]:
    """A random action of a random seat that has one; where the game proposes whole moves, often one of those."""
    seats = int(state.actors())
    seat = int(nth_bit(seats, rng.below(seats.bit_count())))
    proposals = game.proposals(state, seat)
    if proposals and rng.below(2) == 0:
        return [(seat, action) for action in proposals[int(rng.below(len(proposals)))]]
    legal = state.legal_actions(seat)
    return [(seat, legal[int(rng.below(len(legal)))])]


def _find_seed(setting: Setting) -> int:
    """A seed whose match is neither over at once nor too long to read, if one is found quickly."""
    first = secrets.randbelow(900_000) + 100_000
    best, best_distance = first, -1
    start = time.monotonic()
    for seed in range(first, first + _TRIES):
        distance = abs(_length(setting, seed, _PLEASANT + best_distance if best_distance >= 0 else 1 << 60) - _PLEASANT)
        if best_distance < 0 or distance < best_distance:
            best, best_distance = seed, distance
        if time.monotonic() - start > _PATIENCE:
            break
    return best


def _length(setting: Setting, seed: int, enough: int) -> int:
    """How many actions the match of a seed has; counting stops above `enough`."""
    state = setting.game.deal(setting.options, setting.n_players, seed)
    rng = Rng(seed & _SMALL)
    n = 0
    while not state.is_over and n <= enough:
        for seat, action in _choose(setting.game, state, rng):
            state.apply(seat, action)
            n += 1
    return n


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise QuintetError(f"cannot write {path}: {error.strerror}") from None
