"""What the reasons of I Go! mean in a position: the cards, colours and minus points that a hint names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.games.i_go import cards
from quintet.games.i_go.enough import most_enough
from quintet.games.i_go.notation import CARDS
from quintet.games.i_go.reasons import below_display, left_with, row_with, unseen_cards

if TYPE_CHECKING:
    from quintet.games.i_go.policy import IGoPolicy
    from quintet.games.i_go.rules import IGoState


def particulars_of(policy: IGoPolicy, state: IGoState, seat: int, action: int, reason: str) -> dict[str, object]:
    if action < cards.TAKE_STOCK:
        return _of_lay(policy, state, seat, action, reason)
    minus = int(policy.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour()))
    if action < cards.PASS:
        return _of_take(policy, state, seat, action, reason, minus)
    if reason == "hint-least-left":
        return {"n": minus}
    enough = most_enough(int(state.n_players), int(state.round_turns))
    if reason == "hint-few-points" or (reason == "hint-hand-can-improve" and minus > enough):
        return {"n": minus, "enough": enough}
    return {}


def _of_take(policy: IGoPolicy, state: IGoState, seat: int, action: int, reason: str, minus: int) -> dict[str, object]:
    discard, shown = int(state.discard[state.n_discard - 1]), int(state.display[state.n_display - 1])
    display = int(state.display_colour())
    if reason == "hint-open-cards-useless" and state.n_display > 1:
        return {"n": minus, "discard": _card(discard), "display": _card(shown)}
    if reason == "hint-open-cards-bad":
        best = left_with(policy, state, seat, discard, display)
        if not state.lays_back:
            best = int(policy.after_keeping(state.hands.low[seat], state.hands.high[seat], discard, display))
        if state.n_display > 1:
            best = min(best, left_with(policy, state, seat, shown, below_display(state)))
        lefts = [left_with(policy, state, seat, card, display) for card in unseen_cards(policy, state, seat)]
        return {"n": sum(left < best for left in lefts), "all": len(lefts)}
    card = discard
    if action == cards.TAKE_DISPLAY and state.n_display > 1:
        card, display = shown, below_display(state)
    if reason == "hint-free-card":
        return {"colour": _colour(display)}
    if reason == "hint-next-colour":
        low, high = state.hands.low[seat], state.hands.high[seat]
        return {"colour": _colour(display), "n": int(policy.minus(low, high, display)), "now": minus}
    if reason == "hint-cheap-card":
        return {"n": left_with(policy, state, seat, card, display), "now": minus}
    if reason == "hint-fits-row":
        return _row(row_with(policy, state, seat, card, display))
    return {}


def _of_lay(policy: IGoPolicy, state: IGoState, seat: int, card: int, reason: str) -> dict[str, object]:
    low, high, display = state.hands.low[seat], state.hands.high[seat], state.display_colour()
    after = int(policy.minus(low & ~cards.LOW[card], high & ~cards.HIGH[card], display))
    row = {int(policy.split.first), int(policy.split.second)}
    if reason == "hint-dearest-card":
        return {"n": card % cards.N_VALUES + 1, "left": after}
    if reason in ("hint-least-left", "hint-goes-back"):
        return {"n": after}
    if reason in ("hint-keeps-better-cards", "hint-gives-up-row"):
        return _row(row)
    return {}


def _card(card: int) -> dict[str, object]:
    return {"cards": [CARDS.format(card)]}


def _colour(colour: int) -> dict[str, object]:
    return {"key": f"colour-{CARDS.format(colour * cards.N_VALUES)[0]}", "args": {}}


def _row(colours: set[int]) -> dict[str, object]:
    """The two colours of a row; {} for any other."""
    if len(colours) != 2 or min(colours) < 0:
        return {}
    first, second = sorted(colours)
    return {"first": _colour(first), "second": _colour(second)}
