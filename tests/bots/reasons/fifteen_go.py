"""When the reasons of 15GO! hold."""

from __future__ import annotations

from quintet.core.state import NOTHING
from quintet.games.fifteen_go import cards
from tests.bots.reasons.case import Case, Checks


def n_cards(case: Case, seat: int) -> int:
    return int(case.state.n_cards(seat))


def own_number(case: Case) -> int:
    return int(cards.number_of(case.state.own_card(case.seat)))


def next_number(case: Case) -> int:
    """The number of the seat's card behind the one that it plays now."""
    piles = case.state.piles
    pile = piles.open_list(case.seat)[:-1] if case.state.turned == NOTHING else piles.closed_list(case.seat)
    return int(cards.number_of(pile[-1]))


def turned_finds_place(case: Case) -> bool:
    """Whether the next card could be laid if it were turned now; whoever borrows makes the place first."""
    after = case.then(cards.TURN)
    if after.turn != case.seat or after.turned == NOTHING:
        return True  # a 1 begins a row by itself
    return any(cards.PUT_DOWN < action < cards.BORROW for action in after.legal_actions(case.seat))


def is_leader(case: Case) -> bool:
    owner = case.action - cards.GIVE
    rest = [seat for seat in range(int(case.state.n_players)) if seat != owner and case.state.place[seat] == 0]
    return all(n_cards(case, owner) < n_cards(case, seat) for seat in rest)


CHECKS: Checks = {
    "hint-starts-turn": lambda case: case.legal == ["turn"],
    "hint-one-more": lambda case: case.text == "turn" and not case.state.piles.seen >> case.seat & 1,
    "hint-next-has-place": lambda case: case.text == "turn" and turned_finds_place(case),
    "hint-next-sooner": lambda case: (
        case.text == "turn" and not turned_finds_place(case) and n_cards(case, case.seat) > 1
    ),
    "hint-keeps-next": lambda case: case.text == "stop" and not turned_finds_place(case),
    "hint-keeps-pile": lambda case: (
        case.after.piles.open_list(case.seat) == case.state.piles.open_list(case.seat) and case.text == "stop"
    ),
    "hint-fits-nowhere": lambda case: case.legal == ["put down"],
    "hint-keeps-high": lambda case: own_number(case) >= 14 and case.state.has_points and len(case.legal) > 1,
    "hint-keeps-open-card": lambda case: case.text == "turn" and len(case.legal) > 1,
    "hint-helps-others": lambda case: case.text == "put down" and len(case.legal) > 1,
    "hint-turn-goes-on": lambda case: case.goes_on,
    "hint-makes-room": lambda case: case.verb == "borrow",
    "hint-last-card": lambda case: case.after.n_cards(case.seat) == 0,
    "hint-takes-row": lambda case: case.after.points[case.seat] > case.state.points[case.seat],
    "hint-next-fits": lambda case: next_number(case) - own_number(case) in ([1] if case.verb == "row" else [1, -1]),
    "hint-sheds": lambda case: case.verb == "row" and case.after.n_cards(case.seat) < n_cards(case, case.seat),
    "hint-hits-leader": lambda case: case.verb == "give" and is_leader(case),
    "hint-gives": lambda case: (
        case.after.n_cards(case.action - cards.GIVE) == n_cards(case, case.action - cards.GIVE) + 1
    ),
}
