"""I Go! in the terminal: the free colour, and what one's own hand is worth."""

from quintet.terminal.actions import View
from quintet.terminal.games import Said, Shown, zone_at


def _notices(view: View) -> list[Said]:
    display = zone_at(view, "display").get("cards") or [""]
    found = [Said("notice-free", card=display[-1])] if display[-1] else []
    groups, minus = view["facts"].get("groups"), view["facts"].get("minus")
    sizes = {name: len(groups[name]) for name in ("free", "row", "rest")} if groups else {}
    held = zone_at(view, "hand", view["viewer"]).get("n", 0)
    after = "-after" if sum(sizes.values()) < held else ""  # a card is still to be discarded
    if minus is not None:
        found.append(Said(f"notice-minus{after}", {"n": minus}))
    if sizes:
        found.append(Said(f"notice-groups{after}", sizes))
    enough, turn = view["facts"].get("enough"), view["facts"].get("own_turn")
    if view["prompt"].startswith("prompt-call") and enough is not None and turn is not None:
        found.append(Said("notice-enough", {"n": enough, "turn": turn, "from": view["facts"].get("fewer_from", 0)}))
    return found


def _prompt(view: View) -> Said | None:
    minus = view["facts"].get("minus")
    return Said("prompt-call-with", {"n": minus}) if view["prompt"] == "prompt-call" and minus is not None else None


def _worth(view: View) -> dict[str, Said]:
    rows: dict[str, int] = view["facts"].get("row_minus", {})
    return {action: Said("notice-minus", {"n": minus}) for action, minus in rows.items()}


SHOWN = Shown(
    spread=("display",),
    notices=_notices,
    prompt=_prompt,
    with_proposals=("i-go",),
    reported="declared-minus",
    split={f"declared-{part}": f"show-{part}" for part in ("group", "row", "added", "rest")},
    worth=_worth,
    first_reported="do-i-go",  # who has called shows first
)
