"""I Go! in the terminal: the free colour, and what one's own hand is worth."""

from quintet.terminal.games import Said, Shown, View


def _notices(view: View) -> list[Said]:
    found = [Said("notice-free-colour")]
    groups, minus = view["facts"].get("groups"), view["facts"].get("minus")
    if minus is not None:
        found.append(Said("notice-minus", {"n": minus}))
    if groups:
        found.append(Said("notice-groups", {name: len(groups[name]) for name in ("free", "row", "rest")}))
    return found


def _prompt(view: View) -> Said | None:
    minus = view["facts"].get("minus")
    return Said("prompt-call-with", {"n": minus}) if view["prompt"] == "prompt-call" and minus is not None else None


SHOWN = Shown(
    spread=("display",),
    notices=_notices,
    prompt=_prompt,
    with_proposals=("i-go",),
    reported="declared-minus",
    first_reported="do-i-go",  # who has called shows first
)
