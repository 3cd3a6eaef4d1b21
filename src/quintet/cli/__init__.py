"""The command `quintet`. This module needs nothing but Python, so that it can say what else is needed."""

from __future__ import annotations

import codecs
import signal
import sys

DISTRIBUTION = "quintet-cards"  # what pip calls it

_PLAIN = str.maketrans({"−": "-", "–": "-", "─": "-", "’": "'", "“": '"', "”": '"', "…": "...", "•": "*", "µ": "u"})


def _plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """Write in ASCII what a terminal cannot show."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    return text.encode("ascii", errors="replace").decode("ascii"), error.end


def missing(package: str | None, extra: str) -> str:
    """What to say if a package is missing that an extra brings."""
    return f'{package} is missing; install it with: pip install "{DISTRIBUTION}[{extra}]"'


def main() -> None:
    """Run the command line and leave with its exit code: 0 fine, 1 bad input, 2 bad usage, 130 stopped by Ctrl-C."""
    codecs.register_error("quintet", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="quintet")  # a terminal that lacks a letter shows another instead of an error
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `quintet demo | head` ends as quietly as any command
    try:
        from quintet.cli.app import app_for

        app = app_for(sys.argv[1:])
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "quintet":
            raise
        print(f"quintet: {missing(error.name, 'cli')}", file=sys.stderr)
        raise SystemExit(2) from None
    app(prog_name="quintet")
