"""`quintet play`: a table in the terminal, against bots or with everybody else at a server."""

from __future__ import annotations

import asyncio
import getpass
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quintet.cli.arguments import (
    LanguageText,
    OptionsText,
    PlayersOption,
    complete_game,
    parse_language,
    parse_setting,
    read_text,
)
from quintet.cli.serve import DataOption, make_folder, player_folder
from quintet.core.errors import QuintetError
from quintet.core.game import Game
from quintet.core.record import Record
from quintet.games import all_games, get_game

if TYPE_CHECKING:
    from quintet.terminal.arriving import Wish
    from quintet.terminal.screens.program import Program

_MOST_LETTERS = 24  # of a name
_TEMPO, _PLAIN_TEMPO = 1.0, 2.5  # lines are heard or felt one by one: that takes longer than a look


def play(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="WHAT",
            help="A game such as solo, the link of a table, or a record (.quintet.json).",
            show_default=False,
            autocompletion=complete_game,
        ),
    ] = None,
    server: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="QUINTET_SERVER",
            help="Play at this server; WHAT is a game, or the code of a table there.",
            show_default=False,
        ),
    ] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
    players: PlayersOption = None,
    options: OptionsText = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="Of the bots: easy, normal, hard or expert.")] = "normal",
    tempo: Annotated[
        float | None,
        typer.Option(
            metavar="FACTOR",
            min=0,
            max=3,
            help="Of the bots' pauses; 0 for none, 2 for long ones.",
            show_default=f"1, with --plain {_PLAIN_TEMPO:g}",
        ),
    ] = None,
    name: Annotated[
        str,
        typer.Option(metavar="NAME", envvar="QUINTET_NAME", help="How others see you.", show_default="your login"),
    ] = "",
    new: Annotated[bool, typer.Option("--new", help="Begin another match, even if one waits for you.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines and numbered choices, for braille and speech, and for any terminal.")
    ] = False,
    with_letters: Annotated[
        bool,
        typer.Option("--letters", help="Letters instead of signs, where a font lacks them or draws them wide."),
    ] = False,
    data: DataOption = None,
    language: LanguageText = None,
) -> None:
    """Play in the terminal.

    With a game: at once against bots, on this machine. A match that was left goes on where it was. Without anything:
    your last match, or a choice of games.

    With the link of a table: at that table, with everybody else. If all seats are taken, or the match has begun, you
    watch.

    With a record: the match again on the board, move by move, with everybody's chances as a curve.

    Examples:

    ```
    quintet play
    quintet play solo --players 5 --level hard
    quintet play level_8 --plain
    quintet play https://cards.example.org/t/k7fm-q2xd-9wpt
    quintet play k7fm-q2xd-9wpt --server https://cards.example.org
    quintet play match.quintet.json
    ```
    """
    from quintet.bots import LEVELS
    from quintet.terminal.address import SCHEMES, Address, parse_address, table_code
    from quintet.terminal.arriving import Wish
    from quintet.terminal.letters import are_needed
    from quintet.terminal.lines import tell
    from quintet.terminal.speech import frame_texts

    if level not in LEVELS:
        raise QuintetError(f"--level takes {', '.join(LEVELS[:-1])} or {LEVELS[-1]}, not {level!r}")
    if what is not None and (what.endswith(".json") or Path(what).is_file()):
        _show_record(Path(what), parse_language(language), plain, with_letters or are_needed())
        return
    folder = player_folder(data)
    make_folder(folder)
    address = parse_address(server) if server else None
    game, chosen, n_players = "", {}, None
    if what is not None and what.startswith(SCHEMES):
        address = parse_address(what)
    elif what is not None and address is not None and table_code(what):
        address = Address(address.server, table_code(what))
    elif what is not None and table_code(what) and what not in {each.id for each in all_games()}:
        raise QuintetError("a code says nothing about its server: name it with --server, or give the table's link")
    elif what is not None:
        setting = parse_setting(what, options, players)
        game = setting.game.id
        chosen = setting.options.to_json() if options is not None or "(" in what else {}
        n_players = players
    if address is not None and not address.table and not game:
        raise QuintetError(f"which table? Give its link, {address.server}/t/CODE, or a game to play there")
    wish = Wish(
        folder=folder,
        language=parse_language(language),
        name=(name or _login())[:_MOST_LETTERS],
        address=address,
        game=game,
        options=chosen,
        n_players=n_players,
        level=level,
        tempo=tempo if tempo is not None else _PLAIN_TEMPO if plain else _TEMPO,
        is_new=new,
        is_watching=watch,
        has_letters=with_letters or are_needed(),
        titles={each.id: each.title for each in all_games()},
    )
    if not plain:
        _need_terminal("--plain plays in lines")
    try:
        again = asyncio.run(_play(wish, plain))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    if again:
        tell(frame_texts(wish.language).say("terminal-waits", command=again))


def _need_terminal(otherwise: str) -> None:
    if not sys.stdout.isatty():
        raise QuintetError(f"the table needs a terminal; {otherwise}")


def _show_record(file: Path, language: str, is_plain: bool, has_letters: bool) -> None:
    """Look back at a record, which is played again first: one that was cut short or edited is found out."""
    otherwise = f"quintet replay {file} prints it in lines"
    if is_plain:
        raise QuintetError(otherwise)
    record = Record.loads(read_text(file))
    game = get_game(record.game)
    record.replay(game)
    _need_terminal(otherwise)
    try:
        asyncio.run(_look_back(record, game, language, has_letters))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


async def _look_back(record: Record, game: Game, language: str, has_letters: bool) -> None:
    from quintet.terminal.recorded import look_back_at
    from quintet.terminal.screens.record import RecordApp

    async with look_back_at(record, game) as lookback:
        await _run(RecordApp(game.title, lookback, language, has_letters=has_letters))


async def _run(program: Program) -> None:
    """Run a program of the screen; what broke it is on the terminal when it ends."""
    await program.run_async()
    if program.return_code:
        raise typer.Exit(program.return_code)


async def _play(wish: Wish, is_plain: bool) -> str:
    """Play until the user leaves; the command that goes on with a match that waits for them, "" if none does."""
    from quintet.terminal.arriving import arrive

    async with arrive(wish) as session:
        if is_plain:
            from quintet.terminal.plain import PlainTable

            await PlainTable(session, wish).run()
        else:
            from quintet.terminal.screens.app import TableApp

            await _run(TableApp(session, wish))
        if session.table.phase != "playing" or session.is_watching:
            return ""
        link = "" if wish.address is None else f" {session.connection.address.link(session.table.id)}"
        return f"quintet play{link}{' --plain' if is_plain else ''}"


def _login() -> str:
    try:
        return getpass.getuser().title()
    except (KeyError, OSError):  # a user without a name
        return "Player"
