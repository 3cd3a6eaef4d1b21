"""What the reasons of Skip-Bo Masters mean in a position: the cards, players and numbers that a hint names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.notation import CARDS

if TYPE_CHECKING:
    from quintet.games.skipbo_masters.rules import SkipboMastersState


def particulars_of(state: SkipboMastersState, seat: int, action: int, reason: str) -> dict[str, object]:
    if reason == "hint-lays-stock":
        return {"n": int(state.stocks.size[seat]) - 1}
    if reason == "hint-leads-to-stock":
        return {"card": _card(int(state.stocks.top(seat)))}
    if reason == "hint-saves-coins":
        return {"n": int(state.coins[seat])}
    if reason == "hint-pays-to-go-on":
        return {"n": int(state.coins[seat]) - int(cards.TOLL[int(state.building.top(state.pile))])}
    if cards.DISCARD <= action < cards.PLAY_OWN:
        return _of_discard(state, seat, action, reason)
    return _of_lay(state, seat, action, reason)


def _of_lay(state: SkipboMastersState, seat: int, action: int, reason: str) -> dict[str, object]:
    pile = action & cards.PILE_MASK
    number = int(state.building.height[pile]) + 1
    if reason == "hint-nearer-to-stock":
        return {"n": number + 1, "card": _card(int(state.stocks.top(seat)))}
    if reason == "hint-shares-coins":
        return {"n": int(state.building.coins[pile])}
    if reason == "hint-uncovers":
        slot = int(state.help.top[seat * cards.N_PILES + ((action - cards.PLAY_OWN) >> cards.PILE_BITS) - 1])
        return {"card": _card(int(state.help.card[int(state.help.under[slot])]))}
    if reason == "hint-blocks":
        others = (other for other in range(int(state.n_players)) if other != seat)
        hit = next(other for other in others if int(state.shown.number[other * cards.SHOWN]) == number)
        return {"player": {"seats": [hit]}, "card": _card(int(state.stocks.top(hit)))}
    return {}


def _of_discard(state: SkipboMastersState, seat: int, action: int, reason: str) -> dict[str, object]:
    if reason not in ("hint-keeps-order", "hint-same-number"):
        return {}
    slot = int(state.help.top[seat * cards.N_PILES + (action & cards.PILE_MASK)])
    return {"card": _card(int(state.help.card[slot]))}


def _card(kind: int) -> dict[str, object]:
    return {"cards": [CARDS.format(kind)]}
