"""SOLO in the terminal: the colour and direction in force, cards that are due, who has said SOLO."""

from quintet.terminal.actions import View
from quintet.terminal.games import Said, Shown


def _notices(view: View) -> list[Said]:
    facts = view["facts"]
    found = [Said(f"notice-{name}", {name: facts[name]}) for name in ("colour", "direction")]
    return [*found, Said("notice-due", {"n": facts["due"]})] if facts["due"] else found


def _tags(view: View, seat: int) -> list[Said]:
    return [Said("tag-said-solo")] if view["facts"]["said"][seat] else []


SHOWN = Shown(notices=_notices, tags=_tags, chances=("prompt-race", "prompt-say-solo"), by_number=("throw-in",))
