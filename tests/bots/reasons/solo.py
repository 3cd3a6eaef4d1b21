"""When the reasons of SOLO hold."""

from __future__ import annotations

from quintet.core.state import NOTHING
from quintet.games.solo import cards
from tests.bots.reasons.case import Case, Checks, Named


def can_lay(case: Case) -> bool:
    return any(action.startswith(("lay", "throw in")) for action in case.legal)


def change(case: Case) -> int:
    """How many cards more the seat has after the action."""
    return int(case.after.hands.size[case.seat]) - int(case.state.hands.size[case.seat])


def fewest_of_others(case: Case) -> int:
    return min(int(case.state.hands.size[other]) for other in case.others())


def can_lay_on_it(case: Case) -> bool:
    """Whether something that is left in the hand fits on the card that now lies on top."""
    after = case.after
    symbol = cards.SYMBOL[after.top]
    fits = cards.FITS[after.colour * (cards.NO_SYMBOL + 1) + symbol]
    return bool(after.hands.held[case.seat] & fits)


CHECKS: Checks = {
    "hint-wait": lambda case: False,  # no action
    "hint-says-solo": lambda case: case.verb == "say SOLO" and case.state.silent >> case.seat & 1,
    "hint-catches": lambda case: any(case.state.silent >> other & 1 for other in case.others()),
    "hint-takes-penalty": lambda case: case.text == "take" and case.state.due > 0 and can_lay(case),
    "hint-must-take-penalty": lambda case: case.text == "take" and case.state.due > 0 and not can_lay(case),
    "hint-keeps-cards": lambda case: case.text in ("take", "pass") and can_lay(case),
    "hint-nothing-fits": lambda case: not can_lay(case) and case.state.due == 0,
    "hint-still-nothing-fits": lambda case: not can_lay(case) and case.text == "pass" and case.state.drawn != NOTHING,
    "hint-wins-round": lambda case: case.ends_round,
    "hint-smaller-hand": lambda case: case.ends_round or change(case) < -1,
    "hint-sheds": lambda case: change(case) == -1,
    "hint-hits-next": lambda case: (
        change(case) == -1 and int(case.state.hands.size[int(case.state.next_seat(case.seat))]) <= 3
    ),
    "hint-sheds-dear": lambda case: (
        change(case) == -1 and fewest_of_others(case) <= 3 and int(cards.POINTS[int(cards.KIND_OF[case.action])]) >= 20
    ),
    "hint-keeps-playable": lambda case: change(case) == -1 and can_lay_on_it(case),
}


def sizes(case: Case) -> list[int]:
    return [int(case.state.hands.size[seat]) for seat in range(int(case.state.n_players))]


def n_fitting(case: Case) -> int:
    """How many of the cards that are left fit on the card that now lies on top."""
    after = case.after
    fits = int(cards.FITS[after.colour * (cards.NO_SYMBOL + 1) + cards.SYMBOL[after.top]])
    return sum(fits >> kind & 1 for kind in after.hands.listed(case.seat))


NAMED: Named = {
    "hint-takes-penalty": lambda case, told: told["n"] == case.state.due,
    "hint-must-take-penalty": lambda case, told: told["n"] == case.state.due,
    "hint-nothing-fits": lambda case, told: told["card"] == {"cards": [case.game.cards.format(int(case.state.top))]},
    "hint-sheds": lambda case, told: told["n"] == case.after.hands.size[case.seat],
    "hint-keeps-playable": lambda case, told: (
        (told["n"], told["left"]) == (n_fitting(case), case.after.hands.size[case.seat])
    ),
    "hint-smaller-hand": lambda case, told: (
        case.ends_round
        or (told["n"] == case.after.hands.size[case.seat] and told["left"] == sizes(case)[case.seat] - 1)
    ),
    "hint-hits-next": lambda case, told: (
        told["player"] == {"seats": [int(case.state.next_seat(case.seat))]}
        and told["n"] == sizes(case)[told["player"]["seats"][0]]
    ),
    "hint-sheds-dear": lambda case, told: (
        told["n"] == sizes(case)[told["player"]["seats"][0]] == fewest_of_others(case)
        and told["points"] == cards.POINTS[int(cards.KIND_OF[case.action])]
    ),
}
