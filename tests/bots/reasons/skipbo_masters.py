"""When the reasons of Skip-Bo Masters hold."""

from __future__ import annotations

from typing import Any

from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.table import AT_TOLL
from tests.bots.reasons.case import Case, Checks, Named


def number(case: Case) -> int:
    """What the card is laid as."""
    return int(case.state.building.height[case.action & cards.PILE_MASK]) + 1


def goal(case: Case) -> int:
    """The number of the seat's stock card."""
    return int(case.state.shown.number[case.seat * cards.SHOWN])


def reaches_stock(state: Any, seat: int, pile: int, n_stock: int, depth: int = 14) -> bool:
    """Whether the stock card can be laid on that building pile in this turn."""
    if state.stocks.size[seat] < n_stock:
        return True
    if depth == 0 or state.is_over or state.turn != seat:
        return False
    for action in state.legal_actions(seat):
        is_on_pile = (
            not cards.DISCARD <= action < cards.PLAY_OWN and action & cards.PILE_MASK == pile and action < cards.PAY
        )
        if action == cards.PAY or is_on_pile:
            after = state.copy()
            after.apply(seat, action)
            if reaches_stock(after, seat, pile, n_stock, depth - 1):
                return True
    return False


def wanted_by_others(case: Case, of: int) -> bool:
    return any(int(case.state.shown.number[other * cards.SHOWN]) == of for other in case.others())


def own_plays(case: Case) -> list[int]:
    """The numbers that own cards could be laid as."""
    plays = [a for a in case.state.legal_actions(case.seat) if a < cards.DISCARD or cards.PLAY_OWN <= a < cards.BUY]
    return [int(case.state.building.height[action & cards.PILE_MASK]) + 1 for action in plays]


def help_pile(case: Case, state: Any) -> list[int]:
    """The help pile that is played from, or discarded on."""
    pile = (
        case.action & cards.PILE_MASK
        if case.verb == "discard"
        else ((case.action - cards.PLAY_OWN) >> cards.PILE_BITS) - 1
    )
    return list(state.help.listed(case.seat * cards.N_PILES + pile))


def step_down(case: Case) -> int:
    """By how much the card that is covered is higher than the one that is discarded."""
    kind = (case.action - cards.DISCARD) >> cards.PILE_BITS
    return int(cards.NUMBER[help_pile(case, case.state)[-1]]) - int(cards.NUMBER[kind])


def fits_somewhere(state: Any, kind: int) -> bool:
    return any(int(cards.NUMBERS[kind]) >> (int(height) % cards.TOP_NUMBER + 1) & 1 for height in state.building.height)


CHECKS: Checks = {
    "hint-wins-round": lambda case: case.ends_round,
    "hint-lays-stock": lambda case: case.after.stocks.size[case.seat] == case.state.stocks.size[case.seat] - 1,
    "hint-leads-to-stock": lambda case: reaches_stock(
        case.after, case.seat, case.action & cards.PILE_MASK, int(case.state.stocks.size[case.seat])
    ),
    "hint-nearer-to-stock": lambda case: number(case) < goal(case) <= cards.TOP_NUMBER,
    "hint-draws-five": lambda case: (
        case.state.hands.size[case.seat] == 1
        and (case.after.hands.size[case.seat] == cards.HAND_SIZE or case.after.phase == AT_TOLL)
    ),
    "hint-shares-coins": lambda case: (
        number(case) == cards.TOP_NUMBER and case.state.building.coins[case.action & cards.PILE_MASK] > 0
    ),
    "hint-blocks": lambda case: (
        wanted_by_others(case, number(case))
        and all(int(height) + 1 != number(case) for height in case.after.building.height)
    ),
    "hint-must-play": lambda case: not any(action.startswith("discard") for action in case.legal),
    "hint-makes-room": lambda case: not help_pile(case, case.after),
    "hint-uncovers": lambda case: fits_somewhere(case.after, help_pile(case, case.after)[-1]),
    "hint-new-card": lambda case: case.after.hands.size[case.seat] == case.state.hands.size[case.seat] - 1,
    "hint-pays-to-go-on": lambda case: case.text == "pay" and case.goes_on,
    "hint-saves-coins": lambda case: case.text == "stop" and case.after.coins[case.seat] >= case.state.coins[case.seat],
    "hint-nothing-to-gain": lambda case: case.text == "end",
    "hint-gives-nothing": lambda case: (
        bool(own_plays(case)) and all(wanted_by_others(case, laid + 1) for laid in own_plays(case))
    ),
    "hint-free-place": lambda case: not help_pile(case, case.state),
    "hint-same-number": lambda case: step_down(case) == 0,
    "hint-keeps-order": lambda case: step_down(case) == 1,
    "hint-keeps-wild": lambda case: cards.SKIPBO in case.state.hands.listed(case.seat),
    "hint-needed-least": lambda case: case.verb == "discard",
}


def written(case: Case, kind: int) -> dict[str, list[str]]:
    return {"cards": [case.game.cards.format(kind)]}


def own_stock(case: Case) -> dict[str, list[str]]:
    return written(case, int(case.state.stocks.top(case.seat)))


NAMED: Named = {
    "hint-lays-stock": lambda case, told: told["n"] == case.after.stocks.size[case.seat],
    "hint-leads-to-stock": lambda case, told: told["card"] == own_stock(case),
    "hint-nearer-to-stock": lambda case, told: (
        told["card"] == own_stock(case) and told["n"] == case.state.building.height[case.action & 3] + 2
    ),
    "hint-saves-coins": lambda case, told: told["n"] == case.state.coins[case.seat],
    "hint-pays-to-go-on": lambda case, told: case.ends_round or told["n"] <= case.after.coins[case.seat],
    "hint-shares-coins": lambda case, told: told["n"] == case.state.building.coins[case.action & 3] > 0,
    "hint-uncovers": lambda case, told: told["card"] == written(case, help_pile(case, case.after)[-1]),
    "hint-blocks": lambda case, told: (
        told["card"] == written(case, int(case.state.stocks.top(told["player"]["seats"][0])))
        and told["player"]["seats"] != [case.seat]
    ),
    "hint-keeps-order": lambda case, told: told["card"] == written(case, help_pile(case, case.state)[-1]),
    "hint-same-number": lambda case, told: told["card"] == written(case, help_pile(case, case.state)[-1]),
}
