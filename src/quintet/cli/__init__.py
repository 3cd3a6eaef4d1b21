"""The command `quintet`. This module needs nothing but the engine, so that it can say what else is needed."""

from __future__ import annotations

import codecs
import os
import signal
import sys

from quintet.core.extras import missing
from quintet.games import VARIABLE

_PLAIN = str.maketrans({"−": "-", "–": "-", "─": "-", "’": "'", "“": '"', "”": '"', "…": "...", "•": "*", "µ": "u"})


def _plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """Write in ASCII what a terminal cannot show."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    return text.encode("ascii", errors="replace").decode("ascii"), error.end


def look_here() -> None:
    """Let modules in the folder where one is be imported, as `python -m` does; worker processes get the same path."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def main() -> None:
    """Run the command line and leave with its exit code: 0 fine, 1 bad input, 2 bad usage, 130 stopped by Ctrl-C."""
    codecs.register_error("quintet", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="quintet")  # a terminal that lacks a letter shows another instead of an error
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `quintet demo | head` ends as quietly as any command
    if os.environ.get(VARIABLE):
        look_here()
    try:
        from quintet.cli.app import app_for

        app = app_for(sys.argv[1:])
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "quintet":
            raise
        print(f"quintet: {missing(error.name, 'cli')}", file=sys.stderr)
        raise SystemExit(2) from None
    app(prog_name="quintet")
