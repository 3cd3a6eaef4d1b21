"""What the commands take: a game with its options, players, seeds, files."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from quintet.core.errors import BadOptions, QuintetError
from quintet.core.game import Game, format_seed, parse_seed
from quintet.core.options import Options
from quintet.games import all_games, game_ids, get_game
from quintet.texts import ENGLISH, closest_language, languages

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides

Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="How many play.")]
OptionsText = Annotated[
    str | None,
    typer.Option("--options", "-o", metavar="OPTIONS", help="A preset, or NAME=VALUE,… (see: quintet games GAME)."),
]
SeedText = Annotated[
    str | None,
    typer.Option("--seed", "-s", metavar="SEED", help="A whole number, or 32 hex digits: decides all cards."),
]


def complete_language(incomplete: str) -> list[str]:
    """Languages, for the shell's completion."""
    return [language for language in languages() if language.startswith(incomplete)]


LanguageText = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        metavar="LANGUAGE",
        envvar="QUINTET_LANGUAGE",
        help=f"One of {', '.join(languages())}. Default: the locale’s, or English.",
        autocompletion=complete_language,
    ),
]


def complete_game(incomplete: str) -> list[str]:
    """Game ids, for the shell's completion."""
    return [game_id for game_id in game_ids() if game_id.startswith(incomplete)]


GameText = Annotated[
    str, typer.Argument(metavar="GAME", help="For example solo, or solo(hand=5).", autocompletion=complete_game)
]
AnyGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="For example solo.", show_default=False, autocompletion=complete_game),
]
SomeGames = Annotated[
    list[str] | None,
    typer.Argument(metavar="GAME", help="All, if none is named.", show_default=False, autocompletion=complete_game),
]


@dataclass(frozen=True)
class Setting:
    """A game and how it is to be played."""

    game: Game
    options: Options
    n_players: int

    def describe(self) -> str:
        return f"{self.options.format()} with {self.n_players} players"


def find_game(text: str) -> Game:
    """A game by its id or its title, however it is written: level_8, Level 8, level-8."""
    if text in game_ids():
        return get_game(text)
    for game in all_games():
        if _letters(text) in (_letters(game.id), _letters(game.title)):
            return game
    return get_game(text.strip())


def _letters(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def parse_language(text: str | None) -> str:
    """The language asked for, or that of the environment's locale, or English."""
    if text is not None and text.strip():
        if (language := closest_language(text)) is None:
            raise QuintetError(f"there are no texts in {text!r}, only in {', '.join(languages())}")
        return language
    locale = next((os.environ[name] for name in _LOCALES if os.environ.get(name)), "")
    return closest_language(locale) or ENGLISH


def parse_setting(text: str, options: str | None, players: int | None, *, usual: int = 4) -> Setting:
    """A game from `solo` or `solo(hand=5)`; `options` and `players` as the flags of the same name give them."""
    name, bracket, inner = text.strip().partition("(")
    game = find_game(name)
    if bracket and options is not None:
        raise BadOptions(f"options are given twice: in {text!r} and in --options {options}")
    if bracket and not inner.endswith(")"):
        raise BadOptions(f"{text!r} does not end with its closing bracket")
    given = inner[:-1] if bracket else options or ""
    if given.strip() and "=" not in given and given not in game.presets and not given.startswith(game.id):
        raise BadOptions(f"{game.id} has no preset {given!r}; it has {', '.join(game.presets)}")
    chosen = game.parse_options(given)
    n_players = max(game.min_players, min(usual, game.max_players)) if players is None else players
    game.check(chosen, n_players)
    return Setting(game, chosen, n_players)


def parse_seed_text(text: str | None) -> int:
    """Digits are a whole number, as in Python; anything else, and 32 digits as in a record, is hexadecimal."""
    if text is not None and re.fullmatch(r"[0-9]{1,31}", text):
        return parse_seed(int(text))
    return parse_seed(text)


def show_seed(seed: int) -> str:
    """A seed in a form that `--seed` understands."""
    return str(seed) if seed < 10**12 else format_seed(seed)


def read_text(path: Path) -> str:
    """A file's text, or standard input for `-`; UTF-8 whatever the locale, with or without a byte order mark."""
    is_stdin = str(path) == "-"
    name = "standard input" if is_stdin else str(path)
    try:
        text = (sys.stdin.buffer.read() if is_stdin else path.read_bytes()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise QuintetError(f"{name} is not a text file") from None
    except OSError as error:
        raise QuintetError(f"cannot read {name}: {error.strerror}") from None
    if not text.strip():
        raise QuintetError(f"{name} is empty")
    return text
