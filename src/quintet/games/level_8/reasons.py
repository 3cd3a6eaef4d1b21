"""Why an action of Level 8 is good: text keys for hints. Each holds in the position: a test checks them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.core.policy import SEARCHED
from quintet.core.rng import Rng
from quintet.games.level_8 import cards, table
from quintet.games.level_8.policy_laying import misfit_of
from quintet.games.level_8.rules import Level8State

if TYPE_CHECKING:
    from quintet.games.level_8.policy import Level8Policy

_NEARLY_OUT = 4  # cards of a player who has laid their level and may be out soon


def reason_for(policy: Level8Policy, state: Level8State, seat: int, action: int) -> str:
    phase = state.phase
    if phase == table.TO_TAKE:
        return _to_take(policy, state, seat, action)
    if phase == table.TO_PLAY:
        if cards.DISCARD <= action < cards.DISCARD + cards.N_KINDS:
            return _to_discard(policy, state, seat, action - cards.DISCARD)
        return _to_play(state, seat, action)
    if phase in (table.TO_SHOW, table.TO_SWAP) and action != cards.DONE and _is_spare(policy, state, seat, action):
        return "hint-not-needed"
    if action != policy.decide(state, seat, Rng(0)):  # what follows are steps in which the policy's choice is the best
        return SEARCHED
    if phase == table.TO_KEEP:
        return "hint-keeps-no-more" if action == cards.DONE else "hint-goes-together"
    if phase in (table.TO_SHOW, table.TO_SWAP):
        return _to_be_done(policy, state, seat) if action == cards.DONE else "hint-needed-least"
    return "hint-helps-most" if action >= cards.CLAIM else "hint-lays-well"


def _is_laid(state: Level8State, seat: int) -> bool:
    return bool(int(state.laid) >> seat & 1)


def _lacking(policy: Level8Policy, state: Level8State, seat: int) -> int:
    """How many cards the level lacks; 0 if it is complete."""
    policy.reach.look_at(state, seat)
    policy.reach.search()
    return max(int(policy.reach.least), 0)


def _is_needed(policy: Level8Policy, state: Level8State, seat: int, kind: int) -> bool:
    """Whether the level would lack more without a card of the hand."""
    before = _lacking(policy, state, seat)
    policy.reach.worth_without(state, seat, kind)
    return bool(policy.reach.least > before)


def _to_take(policy: Level8Policy, state: Level8State, seat: int, action: int) -> str:
    if action == cards.DRAW:
        bar = policy.look_for_take(state, seat)
        others = [other for other in state.legal_actions(seat) if other != cards.DRAW]
        return SEARCHED if any(policy.worth_of_take(state, seat, each) > bar for each in others) else "hint-draws"
    kind = int(state.piles.kind[int(state.piles.top[action - cards.PICK])])
    if kind >= cards.MISS:
        return "hint-takes-special" if kind == cards.MISS else SEARCHED
    if _is_laid(state, seat):
        return "hint-can-be-added" if kind >= cards.RANGE or misfit_of(state, kind) == 0 else SEARCHED
    return _to_collect(policy, state, seat, kind)


def _to_collect(policy: Level8Policy, state: Level8State, seat: int, kind: int) -> str:
    """What an open card does for a level that is not laid yet."""
    lacked = _lacking(policy, state, seat)
    before = policy.reach.worth()
    worth = policy.reach.worth_with(state, seat, kind)
    lacking = max(int(policy.reach.least), 0)
    trial = state.copy()
    assert isinstance(trial, Level8State)
    if lacked == 0 or trial.lay_down.can_lay(seat, trial.level[seat]):
        return SEARCHED  # the level is complete already
    trial.hands.add(seat, kind)
    if trial.lay_down.can_lay(seat, trial.level[seat]):
        return "hint-completes"
    if 0 < lacking < lacked:
        return "hint-lacks-less"
    return "hint-more-would-help" if lacking == lacked and worth > before else SEARCHED


def _to_play(state: Level8State, seat: int, action: int) -> str:
    if action == cards.LAY:
        return "hint-wins" if state.level[seat] == cards.N_LEVELS else "hint-lays"
    if action < cards.DISCARD:
        return "hint-adds"
    if action == cards.PLAY_TAKE:
        return "hint-asks-for-cards"
    if action == cards.PLAY_SWAP:
        return "hint-swaps"
    if action == cards.PLAY_KEEP:
        return "hint-may-keep"
    return _to_stop(state, action - cards.PLAY_MISS)


def _to_stop(state: Level8State, other: int) -> str:
    """Why to make another player miss a turn."""
    if state.n_players == 2:
        return "hint-plays-again"
    if _is_laid(state, other) and state.hands.size[other] <= _NEARLY_OUT:
        return "hint-stops-who-is-nearly-out"
    levels = [int(state.level[each]) for each in range(int(state.n_players))]
    leads = all(level < levels[other] for each, level in enumerate(levels) if each != other)
    return "hint-stops-leader" if leads else "hint-stops"


def _to_discard(policy: Level8Policy, state: Level8State, seat: int, kind: int) -> str:
    if state.hands.size[seat] == 1:
        return "hint-wins" if state.level[seat] == cards.N_LEVELS - 1 else "hint-ends-round"
    if _is_laid(state, seat):
        fits = cards.RANGE <= kind < cards.MISS or (kind < cards.RANGE and misfit_of(state, kind) == 0)
        return "hint-sheds" if fits else "hint-fits-nowhere"
    if state.can_lay:
        return "hint-lays-later"
    return SEARCHED if _is_needed(policy, state, seat, kind) else "hint-not-needed"


def _to_be_done(policy: Level8Policy, state: Level8State, seat: int) -> str:
    """Why to lay off no other card."""
    others = [action for action in state.legal_actions(seat) if action != cards.DONE]
    is_needed = others and not _is_laid(state, seat)
    is_needed = is_needed and not any(_is_spare(policy, state, seat, each) for each in others)
    return "hint-rest-is-needed" if is_needed else SEARCHED


def _is_spare(policy: Level8Policy, state: Level8State, seat: int, action: int) -> bool:
    """Whether a card that is shown, or laid off for another one, does nothing for a level that is not laid yet."""
    kind = action - (cards.SHOW if state.phase == table.TO_SHOW else cards.SWAP_OUT)
    return not _is_laid(state, seat) and not _is_needed(policy, state, seat, kind)


def open_reason(state: Level8State, seat: int, action: int) -> str:
    """Why a card is discarded, by what everybody sees; "" for all else."""
    if not cards.DISCARD <= action < cards.DISCARD + cards.N_KINDS:
        return ""
    kind = action - cards.DISCARD
    if state.hands.size[seat] == 1:
        return ""
    if not _is_laid(state, seat):
        return "not-needed"
    fits = cards.RANGE <= kind < cards.MISS or (kind < cards.RANGE and misfit_of(state, kind) == 0)
    return "" if fits else "fits-nowhere"
