"""Level 8 in the terminal: everybody's level, what one's own asks for, and how far it has come."""

from quintet.terminal.games import Said, Shown, View

_TOP = 8


def _level(view: View, seat: int) -> Said:
    return Said("tag-level", {"n": min(view["facts"]["levels"][seat], _TOP)})


def _notices(view: View) -> list[Said]:
    facts, me = view["facts"], view["viewer"]
    if me < 0:
        return []
    if facts["laid"][me]:
        return [Said("notice-level-laid", {"n": facts["levels"][me]})]
    asked, there = facts.get("level_asks_for", []), facts.get("level_collected", [])
    parts = [Said("notice-part", {"shape": part["shape"], "n": part["size"]}) for part in asked]
    missing = sum(part["size"] for part in asked) - sum(map(len, there))
    return [_level(view, me), *parts, Said("notice-missing", {"n": missing})] if asked else []


SHOWN = Shown(
    spread=("level", "front"),
    hidden=("under",),
    notices=_notices,
    tags=lambda view, seat: [_level(view, seat)],
    outcome=_level,
)
