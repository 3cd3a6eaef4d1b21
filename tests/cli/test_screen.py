"""How things look on a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from quintet.cli import screen
from quintet.cli.screen import Screen
from quintet.core.game import Game
from quintet.games import all_games, get_game
from quintet.speak import CARD, mark

HEAD = ("player", "this round", "score", "why", "showed")
WHY = "no more minus points than the caller"
CARDS = "R1 R5 R11 O4 G2 T1 T9 V10 V11 W2 W3 W6"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What is printed on a terminal of sixty columns, without colours."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, color_system=None, width=60, highlight=False)
    monkeypatch.setattr(screen, "Console", lambda **_: console)
    return out


def test_a_narrow_terminal_loses_nothing(terminal: io.StringIO) -> None:
    """Names, numbers and heads stay whole; what is long goes on below."""
    Screen().rows([("Ada", "+1", "1", WHY, CARDS)], head=HEAD, right=(1, 2))
    text = terminal.getvalue()
    assert "…" not in text
    assert all(word in text for word in (*HEAD, *WHY.split(), *CARDS.split()))
    assert max(map(len, text.splitlines())) <= 60


def test_numbers_stand_under_each_other(terminal: io.StringIO) -> None:
    Screen().rows([("Ada", "+1", "1"), ("Ben", "–", "12")], head=HEAD[:3], right=(1, 2))
    lines = [line.rstrip() for line in terminal.getvalue().splitlines()]
    assert lines == ["player   this round   score", "Ada              +1       1", "Ben               –      12"]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_card_is_a_patch_of_colour(game: Game) -> None:
    styles = screen.card_styles(game)
    assert all(" on " in style for style in styles.values())


def test_colours_tell_cards_apart() -> None:
    styles = screen.card_styles(get_game("i_go"))
    assert len({styles[f"{letter}7"] for letter in "ROYGTBVPWK"}) == 10
    assert styles["R7"] == styles["R11"]


def test_purple_is_not_pink() -> None:
    """A P is purple in Level 8 and pink elsewhere; a card without a colour is no purple one."""
    level_8, i_go = (screen.card_styles(get_game(name)) for name in ("level_8", "i_go"))
    assert level_8["P7"] == i_go["V7"] != i_go["P7"]
    assert level_8["TAKE"] == level_8["MISS"] == level_8["J"]


def test_a_card_is_coloured_and_words_are_not() -> None:
    text = Screen(get_game("solo")).text("lays " + mark(CARD, "R7"))
    assert [(span.start, span.end) for span in text.spans] == [(5, 7)]
