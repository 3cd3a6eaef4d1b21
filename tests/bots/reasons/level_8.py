"""When the reasons of Level 8 hold."""

from __future__ import annotations

from quintet.games.level_8 import cards
from quintet.games.level_8.policy_reach import Reach
from quintet.games.level_8.table import TO_CLAIM, TO_KEEP, TO_LAY, TO_SHOW, TO_SWAP
from tests.bots.reasons.case import Case, Checks

_REACH = Reach()


def is_laid(case: Case, seat: int) -> bool:
    return bool(int(case.state.laid) >> seat & 1)


def lacking(case: Case, more: int | None = None, less: int | None = None) -> int:
    """How many cards the level lacks, with one card more or less."""
    _REACH.look_at(case.state, case.seat)
    if more is not None:
        _REACH.worth_with(case.state, case.seat, more)
    elif less is not None:
        _REACH.worth_without(case.state, case.seat, less)
    else:
        _REACH.search()
    return max(int(_REACH.least), 0)


def is_complete(case: Case) -> bool:
    """Whether the whole level is in the hand already: it could be laid if any other card were drawn."""
    state = case.state.copy()
    return bool(state.lay_down.can_lay(case.seat, state.level[case.seat]))


def worth(case: Case, more: int | None = None) -> int:
    _REACH.look_at(case.state, case.seat)
    return int(_REACH.worth() if more is None else _REACH.worth_with(case.state, case.seat, more))


def taken(case: Case) -> int:
    """The open card that is taken."""
    return int(case.state.piles.kind[int(case.state.piles.top[case.action - cards.PICK])])


def kind_of(case: Case) -> int:
    """The card of the hand that the action is about."""
    starts = {"discard": cards.DISCARD, "show": cards.SHOW, "swap": cards.SWAP_OUT, "keep": cards.KEEP_BACK}
    return case.action - starts[case.verb]


def additions(state: object, seat: int, case: Case) -> list[str]:
    legal = case.game.actions.format_all(state.legal_actions(seat))  # type: ignore[attr-defined]
    return [action for action in legal if action.startswith("add ")]


def stopped(case: Case) -> int:
    return case.action - cards.PLAY_MISS


def is_leader(case: Case) -> bool:
    levels = [int(case.state.level[seat]) for seat in range(int(case.state.n_players))]
    return all(level < levels[stopped(case)] for seat, level in enumerate(levels) if seat != stopped(case))


def size_change(case: Case) -> int:
    return int(case.after.hands.size[case.seat]) - int(case.state.hands.size[case.seat])


def wins(case: Case) -> bool:
    if case.action != cards.LAY:
        return bool(case.after.is_over)
    after = case.state.copy()
    for step in case.game.proposals(case.state, case.seat)[0]:
        after.apply(case.seat, step)
    return bool(after.is_over)


CHECKS: Checks = {
    "hint-draws": lambda case: case.text == "draw",
    "hint-takes-special": lambda case: taken(case) == cards.MISS,
    "hint-can-be-added": lambda case: any(
        case.game.cards.format(taken(case)) in action.split() for action in additions(case.after, case.seat, case)
    ),
    "hint-completes": lambda case: not is_complete(case) and case.after.can_lay,
    "hint-lacks-less": lambda case: 0 < lacking(case, more=taken(case)) == lacking(case) - 1,
    "hint-more-would-help": lambda case: worth(case, more=taken(case)) > worth(case),
    "hint-wins": wins,
    "hint-lays": lambda case: case.verb == "lay level" and case.state.can_lay,
    "hint-lays-later": lambda case: case.verb == "discard" and case.state.can_lay,
    "hint-lays-well": lambda case: case.state.phase == TO_LAY,
    "hint-adds": lambda case: case.verb == "add" and size_change(case) == -1,
    "hint-ends-round": lambda case: case.after.level[case.seat] == case.state.level[case.seat] + 2,
    "hint-fits-nowhere": lambda case: (
        is_laid(case, case.seat)
        and not any(
            case.game.cards.format(kind_of(case)) in action.split() for action in additions(case.state, case.seat, case)
        )
    ),
    "hint-sheds": lambda case: size_change(case) == -1,
    "hint-not-needed": lambda case: not is_laid(case, case.seat) and lacking(case, less=kind_of(case)) <= lacking(case),
    "hint-needed-least": lambda case: case.state.phase in (TO_SHOW, TO_SWAP),
    "hint-rest-is-needed": lambda case: (
        case.text == "done"
        and all(lacking(case, less=kind) > lacking(case) for kind in case.state.hands.listed(case.seat))
    ),
    "hint-plays-again": lambda case: case.state.n_players == 2 and case.goes_on,
    "hint-stops": lambda case: case.verb == "miss",
    "hint-stops-leader": lambda case: case.verb == "miss" and is_leader(case),
    "hint-stops-who-is-nearly-out": lambda case: (
        is_laid(case, stopped(case)) and case.state.hands.size[stopped(case)] <= 4
    ),
    "hint-asks-for-cards": lambda case: case.verb == "play take",
    "hint-swaps": lambda case: case.verb == "play swap",
    "hint-may-keep": lambda case: case.verb == "play keep",
    "hint-helps-most": lambda case: case.state.phase == TO_CLAIM,
    "hint-goes-together": lambda case: case.state.phase == TO_KEEP and case.verb == "keep",
    "hint-keeps-no-more": lambda case: case.state.phase == TO_KEEP and case.text == "done",
}
