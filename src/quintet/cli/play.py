"""`quintet play`: a table in the terminal, against bots or with everybody else at a server."""

from __future__ import annotations

import asyncio
import getpass
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from quintet.cli.arguments import LanguageText, OptionsText, PlayersOption, complete_game, parse_language, parse_setting
from quintet.cli.serve import DataOption, make_folder, player_folder
from quintet.core.errors import QuintetError
from quintet.games import all_games

if TYPE_CHECKING:
    from quintet.terminal.arriving import Wish

_LEVELS = ("easy", "normal", "hard")
_MOST_LETTERS = 24  # of a name


def play(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="WHAT",
            help="A game such as solo, or the link of a table.",
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
    level: Annotated[str, typer.Option(metavar="LEVEL", help="Of the bots: easy, normal or hard.")] = "normal",
    tempo: Annotated[
        float, typer.Option(metavar="FACTOR", min=0, max=3, help="Of the bots' pauses; 0 for none, 2 for long ones.")
    ] = 1.0,
    name: Annotated[
        str,
        typer.Option(metavar="NAME", envvar="QUINTET_NAME", help="How others see you.", show_default="your login"),
    ] = "",
    new: Annotated[bool, typer.Option("--new", help="Begin another match, even if one waits for you.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines and numbered choices, for braille and speech, and for any terminal.")
    ] = False,
    data: DataOption = None,
    language: LanguageText = None,
) -> None:
    """Play in the terminal.

    With a game: at once against bots, on this machine. A match that was left goes on where it was. Without anything:
    your last match, or a choice of games.

    With the link of a table: at that table, with everybody else. If all seats are taken, or the match has begun, you
    watch.

    Examples:

    ```
    quintet play
    quintet play solo --players 5 --level hard
    quintet play level_8 --plain
    quintet play https://cards.example.org/t/k7fm-q2xd-9wpt
    quintet play k7fm-q2xd-9wpt --server https://cards.example.org
    ```
    """
    from quintet.terminal.address import SCHEMES, Address, parse_address, table_code
    from quintet.terminal.arriving import Wish
    from quintet.terminal.speech import frame_texts

    if level not in _LEVELS:
        raise QuintetError(f"--level takes easy, normal or hard, not {level!r}")
    folder = player_folder(data)
    make_folder(folder)
    address = parse_address(server) if server else None
    game, chosen, n_players = "", {}, None
    if what is not None and what.startswith(SCHEMES):
        address = parse_address(what)
    elif what is not None and address is not None and table_code(what):
        address = Address(address.server, table_code(what))
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
        tempo=tempo,
        is_new=new,
        is_watching=watch,
        titles={each.id: each.title for each in all_games()},
    )
    if not plain and not sys.stdout.isatty():
        raise QuintetError("the table needs a terminal; --plain plays in lines")
    try:
        is_waiting = asyncio.run(_play(wish, plain))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    if is_waiting and address is None:
        print(frame_texts(wish.language).say("terminal-waits", command=f"quintet play{' --plain' if plain else ''}"))


async def _play(wish: Wish, is_plain: bool) -> bool:
    """Play until the user leaves; whether a match waits for them."""
    from quintet.terminal.arriving import arrive

    async with arrive(wish) as session:
        if is_plain:
            from quintet.terminal.plain import PlainTable

            await PlainTable(session, wish).run()
        else:
            from quintet.terminal.screens.app import TableApp

            await TableApp(session, wish).run_async()
        return session.table.phase == "playing" and not session.is_watching


def _login() -> str:
    try:
        return getpass.getuser().title()
    except (KeyError, OSError):  # a user without a name
        return "Player"
