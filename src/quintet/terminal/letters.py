"""Letters instead of signs: for terminals whose fonts lack them, or draw them wider than a cell."""

from __future__ import annotations

import os
import sys
from typing import Final

from quintet.terminal.faces import COLOURS

_SIGNS: Final = "".join(sign for _, sign in COLOURS.values())
_LETTERS: Final = "".join(letter for letter, _ in COLOURS.values())
_PAIRS: Final = (
    (_SIGNS, _LETTERS),
    ("╭─╮│╰╯", ".-.|''"),  # a card
    ("┏━┓┃┗┛", "+=+|++"),  # one that can be touched
    ("╔═╗║╚╝", "######"),  # a target
    ("▁▂▃▄▅▆▇█", "_.-:=+*#"),  # a curve
    ("▶▸◂▴▒", "><>^%"),
    ("←→↓↻↺¢", "<>v)(c"),
    ("’‘“”„…–—−×·", '\'\'""".---x.'),
    ("\u202f\u00a0", "  "),
)
TABLE: Final = {ord(sign): letter for signs, letters in _PAIRS for sign, letter in zip(signs, letters, strict=True)}


def are_needed() -> bool:
    """Whether this terminal cannot show signs: a console of Linux, or one that does not take UTF-8."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return os.environ.get("TERM") == "linux" or encoding not in ("utf8", "")
