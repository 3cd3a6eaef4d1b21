"""When the reasons of I Go! hold: minus points are counted anew here, row by row."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from quintet.games.i_go import cards
from quintet.games.i_go.enough import most_enough
from quintet.games.i_go.notation import CARDS
from tests.bots.reasons.case import Case, Checks, Named

Row = tuple[int, int]


def values_of(card: int) -> tuple[int, int]:
    """A card's colour and points."""
    return card // cards.N_VALUES, card % cards.N_VALUES + 1


def hand(case: Case) -> list[int]:
    return list(case.state.hands.listed(case.seat))


def display(case: Case, below: int = 0) -> int:
    """The colour of the display, or of the card below its top."""
    return values_of(int(case.state.display[case.state.n_display - 1 - below]))[0]


def minus_with(held: list[int], colour: int, row: Row) -> int:
    """The minus points of a hand with a row of two colours; what has the display's colour counts nothing."""
    rest = [values_of(card) for card in held if values_of(card)[0] != colour]
    in_row = {points for held_colour, points in rest if held_colour in row}
    return sum(points for _, points in rest) - sum(in_row)


def rows(held: list[int], colour: int) -> dict[Row, int]:
    """What each row leaves."""
    colours = sorted({values_of(card)[0] for card in held} - {colour}) or [colour]
    return {row: minus_with(held, colour, row) for row in combinations_with_replacement(colours, 2)}


def minus(held: list[int], colour: int) -> int:
    return min(rows(held, colour).values())


def best_rows(held: list[int], colour: int) -> list[Row]:
    left = rows(held, colour)
    return [row for row, points in left.items() if points == min(left.values())]


def after_best_discard(held: list[int], colour: int, kept: int | None = None) -> int:
    return min(minus([card for card in held if card != laid], colour) for laid in held if laid != kept)


def taken(case: Case) -> int:
    """The open card that is taken."""
    pile, n = (
        (case.state.discard, case.state.n_discard)
        if case.text == "take discard"
        else (case.state.display, case.state.n_display)
    )
    return int(pile[n - 1])


def left_by_open(case: Case) -> list[int]:
    """What the open cards leave after the best discard."""
    held = hand(case)
    discard = int(case.state.discard[case.state.n_discard - 1])
    kept = None if case.state.lays_back else discard
    left = [after_best_discard([*held, discard], display(case), kept)]
    if case.state.n_display > 1:
        left.append(after_best_discard([*held, int(case.state.display[case.state.n_display - 1])], display(case, 1)))
    return left


def unseen(case: Case) -> list[int]:
    state = case.state
    seen = set(hand(case))
    for other in case.others():
        seen.update(state.hands.known_listed(other))
    seen.update(int(state.display[i]) for i in range(int(state.n_display)))
    seen.update(int(state.discard[i]) for i in range(int(state.n_discard)))
    return [card for card in range(cards.N_CARDS) if card not in seen]


def most_are_better(case: Case) -> bool:
    others = [after_best_discard([*hand(case), card], display(case)) for card in unseen(case)]
    return sum(left < min(left_by_open(case)) for left in others) > len(others) / 2


def fits_row(case: Case) -> bool:
    card = taken(case)
    colour, points = values_of(card)
    held = hand(case)
    shown = display(case, 1 if case.text == "take display" else 0)
    return any(
        colour in row
        and (set(row) == {colour} or not _holds(held, next(each for each in row if each != colour), points))
        for row in best_rows([*held, card], shown)
    )


def _holds(held: list[int], colour: int, points: int) -> bool:
    return colour * cards.N_VALUES + points - 1 in held


def without(case: Case) -> list[int]:
    return [card for card in hand(case) if card != case.action]


def leaves_least(case: Case) -> bool:
    if case.verb == "row":
        return minus_with(hand(case), display(case), named(case)) == minus(hand(case), display(case))
    return minus(without(case), display(case)) == after_best_discard(hand(case), display(case))


def saved(case: Case) -> int:
    return minus(hand(case), display(case)) - minus(without(case), display(case))


def named(case: Case) -> Row:
    first, second = divmod(case.action - cards.ROW, cards.N_COLOURS)
    return first, second


def can_be_added(case: Case, row: Row) -> int:
    """The points of the cards that nobody has seen and that would fit into a row."""
    held = {points for colour, points in map(values_of, hand(case)) if colour in row and colour != display(case)}
    return sum(points for colour, points in map(values_of, unseen(case)) if colour in row and points not in held)


def enough(case: Case) -> int:
    return most_enough(int(case.state.n_players), int(case.state.round_turns))


CHECKS: Checks = {
    "hint-open-cards-useless": lambda case: min(left_by_open(case)) >= minus(hand(case), display(case)),
    "hint-open-cards-bad": most_are_better,
    "hint-forces-call": lambda case: case.text == "take stock" and case.state.n_stock == 1,
    "hint-free-card": lambda case: values_of(taken(case))[0] == display(case, 1 if case.text == "take display" else 0),
    "hint-fits-row": fits_row,
    "hint-next-colour": lambda case: minus(hand(case), display(case, 1)) < minus(hand(case), display(case)),
    "hint-cheap-card": lambda case: (
        after_best_discard([*hand(case), taken(case)], display(case)) < minus(hand(case), display(case))
    ),
    "hint-can-go-back": lambda case: case.text == "take discard" and case.state.lays_back,
    "hint-voids-round": lambda case: case.text == "take display" and case.state.n_display == 1,
    "hint-dearest-card": lambda case: leaves_least(case) and saved(case) == values_of(case.action)[1],
    "hint-keeps-better-cards": lambda case: saved(case) > 0 and not leaves_least(case),
    "hint-gives-up-row": lambda case: any(
        values_of(case.action)[0] in row for row in best_rows(hand(case), display(case))
    ),
    "hint-goes-back": lambda case: case.action == case.state.taken and leaves_least(case),
    "hint-hand-can-improve": lambda case: case.text == "pass" and minus(hand(case), display(case)) > 0,
    "hint-few-points": lambda case: case.text == "I Go!" and minus(hand(case), display(case)) <= enough(case),
    "hint-calls-first": lambda case: case.text == "I Go!" and case.state.round_turns <= case.state.n_players,
    "hint-must-call": lambda case: case.text == "I Go!" and case.state.n_stock == 0 and len(case.legal) == 1,
    "hint-perfect": lambda case: (
        (minus_with(hand(case), display(case), named(case)) if case.verb == "row" else minus(hand(case), display(case)))
        == 0
    ),
    "hint-least-left": leaves_least,
    "hint-hard-to-add": lambda case: any(
        can_be_added(case, named(case)) < can_be_added(case, row) for row in best_rows(hand(case), display(case))
    ),
}


def colours(told: dict[str, Any]) -> Row:
    """The colours that are named, by number."""
    letters = [CARDS.texts[colour * cards.N_VALUES][0] for colour in range(cards.N_COLOURS)]
    first, second = (letters.index(told[name]["key"].removeprefix("colour-")) for name in ("first", "second"))
    return first, second


def colour_of(told: dict[str, Any]) -> int:
    return colours({"first": told["colour"], "second": told["colour"]})[0]


def shown(case: Case) -> int:
    """The colour of the display once the open card is taken."""
    return display(case, 1 if case.text == "take display" else 0)


NAMED: Named = {
    "hint-few-points": lambda case, told: (
        (told["n"], told["enough"]) == (minus(hand(case), display(case)), enough(case))
    ),
    "hint-hand-can-improve": lambda case, told: (
        told["n"] == minus(hand(case), display(case)) > told["enough"] == enough(case)
    ),
    "hint-least-left": lambda case, told: (
        told["n"] == (minus(hand(case), display(case)) if case.verb == "row" else minus(without(case), display(case)))
    ),
    "hint-goes-back": lambda case, told: told["n"] == minus(without(case), display(case)),
    "hint-dearest-card": lambda case, told: (
        (told["n"], told["left"]) == (values_of(case.action)[1], minus(without(case), display(case)))
    ),
    "hint-keeps-better-cards": lambda case, told: colours(told) in best_rows(without(case), display(case)),
    "hint-gives-up-row": lambda case, told: colours(told) in best_rows(without(case), display(case)),
    "hint-open-cards-useless": lambda case, told: (
        told["n"] == minus(hand(case), display(case)) and told["discard"] != told["display"]
    ),
    "hint-open-cards-bad": lambda case, told: (
        told["all"] == len(unseen(case))
        and told["n"]
        == sum(
            after_best_discard([*hand(case), card], display(case)) < min(left_by_open(case)) for card in unseen(case)
        )
    ),
    "hint-free-card": lambda case, told: colour_of(told) == values_of(taken(case))[0] == shown(case),
    "hint-next-colour": lambda case, told: (
        colour_of(told) == display(case, 1)
        and (told["n"], told["now"]) == (minus(hand(case), display(case, 1)), minus(hand(case), display(case)))
    ),
    "hint-cheap-card": lambda case, told: (
        told["n"] == after_best_discard([*hand(case), taken(case)], display(case)) < told["now"]
    ),
    "hint-fits-row": lambda case, told: colours(told) in best_rows([*hand(case), taken(case)], shown(case)),
}
