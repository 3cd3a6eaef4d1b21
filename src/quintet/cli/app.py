"""The commands of `quintet`, put together."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from quintet import __version__
from quintet.cli.flags import Command, Commands
from quintet.core.errors import QuintetError
from quintet.core.extras import missing
from quintet.speak import printable

_ADMIN: Final = "admin"  # a group of commands
COMMANDS: Final = (  # each in a module of its name
    _ADMIN,
    "play",
    "serve",
    "demo",
    "games",
    "rules",
    "replay",
    "verify",
    "simulate",
    "tournament",
    "train",
    "report",
    "puzzles",
    "perft",
    "bench",
)
_EXTRAS = {
    "fluent": "cli",
    **dict.fromkeys(("pyarrow", "numpy", "matplotlib"), "lab"),
    **dict.fromkeys(("dask", "distributed"), "cluster"),
    **dict.fromkeys(("starlette", "uvicorn", "msgspec", "segno", "websockets"), "server"),
    "textual": "terminal",
}
_EXTRAS_OF = {"play": "terminal", "train": "train"}  # which brings all that the command needs


class _Commands(Commands):
    def invoke(self, ctx: Any) -> Any:
        """Run a command. A user's mistake becomes one line, never a traceback."""
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            extra = _EXTRAS.get((error.name or "").partition(".")[0])
            if extra is None:
                raise
            extra = _EXTRAS_OF.get(ctx.invoked_subcommand, extra)
            print(f"quintet: {missing(error.name, extra)}", file=sys.stderr)
            raise typer.Exit(2) from None
        except QuintetError as error:
            print(f"quintet: {printable(str(error))}", file=sys.stderr)
            raise typer.Exit(1) from None

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)


def _show_version(asked: bool) -> None:
    if asked:
        print(f"quintet {__version__}")
        raise typer.Exit


def _quintet(
    version: Annotated[
        bool, typer.Option("--version", "-V", help="Print the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Five family card games on one table: 15GO!, Skip-Bo Masters, I Go!, Level 8 and SOLO.

    Start with `quintet play` to play in the terminal, `quintet serve` to play with friends and bots in the browser,
    `quintet demo` to watch a short match, `quintet games` to see the games and their options, and `quintet rules solo`
    to learn a game.
    """


def make_app(*names: str) -> typer.Typer:
    """The command line with these commands, by default with all of them."""
    app = typer.Typer(
        name="quintet",
        cls=_Commands,
        no_args_is_help=True,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_quintet)
    for name in names or COMMANDS:
        command = getattr(import_module(f"quintet.cli.{name}"), name)
        if name == _ADMIN:
            app.add_typer(command)
        else:
            app.command(cls=Command)(command)
    return app


def app_for(arguments: list[str]) -> typer.Typer:
    """The command line that these arguments need: to load all commands takes longer than most of them run."""
    return make_app(*(name for name in arguments[:1] if name in COMMANDS))
