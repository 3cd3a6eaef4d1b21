"""Skip-Bo Masters in the terminal: what each building pile needs next, coins, and the stock that is to be emptied."""

from collections.abc import Mapping

from quintet.terminal.actions import View
from quintet.terminal.games import Said, Shown, zone_at


def _left(view: View, seat: int) -> Said | None:
    return (
        None if view["options"].get("target") == "500" else Said("stock-left", {"n": zone_at(view, "stock", seat)["n"]})
    )


def _prompt(view: View) -> Said | None:
    if view["prompt"] != "prompt-turn":
        return None
    return Said("prompt-turn-with", {"n": zone_at(view, "stock", view["viewer"])["n"]})


def _needs(view: View, zone: str, pile: int) -> tuple[int, int] | None:
    return (view["facts"]["needed"][pile], view["facts"]["beside"][pile]) if zone == "building" else None


def _prices(view: View) -> Mapping[str, int]:
    prices: Mapping[str, int] = view["facts"].get("prices", {})
    return prices


SHOWN = Shown(
    hidden=("finished",),
    aside=("help",),
    tags=lambda view, seat: [Said("coins", {"n": view["facts"]["coins"][seat]})],
    outcome=_left,
    prompt=_prompt,
    needs=_needs,
    with_proposals=("stand-in",),
    prices=_prices,
)
