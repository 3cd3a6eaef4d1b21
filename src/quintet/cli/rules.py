"""`quintet rules`: the rules of a game in our own words."""

from __future__ import annotations

import re

from quintet.cli.arguments import AnyGame, LanguageText, find_game, parse_language
from quintet.cli.screen import Screen
from quintet.texts import Texts


def rules(game: AnyGame = None, language: LanguageText = None) -> None:
    """Read the rules of a game; without a game, what holds for all of them.

    Every rule has a number. Where the printed rules leave something open we had to decide: such rules are marked
    “our own ruling”, and where tables really differ there is an option for it.

    Examples:

    ```
    quintet rules solo
    quintet rules solo | less
    quintet rules solo --language en
    ```
    """
    from rich.markdown import Markdown  # late: it is slow to load

    texts = Texts(parse_language(language), None if game is None else find_game(game).id)
    Screen().console.print(Markdown(mark_rulings(texts.rules(), texts.say("our-ruling"))))


def mark_rulings(text: str, mark: str) -> str:
    """Rulings stand out: `**SO-3 [ruling]**` and `**[ruling]**` become a mark of their own."""
    text = re.sub(r"\*\*([^*\[]+?) *\[ruling\]\*\*", rf"**\1** `({mark})`", text)
    return re.sub(r"\*\*\[ruling\]\*\*", f"`({mark})`", text)
