"""15GO! in the terminal: what counts is how few cards are left."""

from quintet.terminal.actions import View
from quintet.terminal.games import Said, Shown


def _left(view: View, seat: int) -> Said | None:
    return None if view["options"].get("points") else Said("cards-left", {"n": -view["scores"][seat]})


SHOWN = Shown(hidden=("finished", "taken"), aside=("open",), outcome=_left)
