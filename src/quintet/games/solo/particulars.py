"""What the reasons of SOLO mean in a position: the cards, players and numbers that a hint names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.games.solo import cards
from quintet.games.solo.notation import CARDS

if TYPE_CHECKING:
    from quintet.games.solo.policy import SoloPolicy
    from quintet.games.solo.rules import SoloState


def particulars_of(policy: SoloPolicy, state: SoloState, seat: int, action: int, reason: str) -> dict[str, object]:
    if reason in ("hint-takes-penalty", "hint-must-take-penalty"):
        return {"n": int(state.due)}
    if reason == "hint-nothing-fits" and state.top < cards.CHOOSE:
        return {"card": {"cards": [CARDS.format(int(state.top))]}}
    if action >= cards.TAKE:
        return {}
    return _of_lay(policy, state, seat, action, reason)


def _of_lay(policy: SoloPolicy, state: SoloState, seat: int, action: int, reason: str) -> dict[str, object]:
    kind, choice = int(cards.KIND_OF[action]), int(cards.CHOICE_OF[action])
    sizes = [int(state.hands.size[other]) for other in range(int(state.n_players))]
    left = sizes[seat] - 1
    if reason == "hint-sheds":
        return {"n": left}
    if reason == "hint-keeps-playable":
        fits = int(policy.fits_after(state, kind, choice))
        held = state.hands.listed(seat)
        held.remove(kind)
        return {"n": sum(fits >> each & 1 for each in held), "left": left}
    if reason == "hint-smaller-hand":
        giver = (seat - int(state.direction)) % len(sizes) if kind == cards.ALL_ROUND else choice - 1
        return {"n": sizes[giver], "left": left}
    if reason == "hint-hits-next":
        after = int(state.next_seat(seat))
        return {"player": {"seats": [after]}, "n": sizes[after]}
    if reason == "hint-sheds-dear":
        n = int(policy.closest(state, seat))
        closest = next(other for other, size in enumerate(sizes) if other != seat and size == n)
        return {"player": {"seats": [closest]}, "n": n, "points": int(cards.POINTS[kind])}
    return {}
