"""From things on the table to actions: what a touch means, what is chosen by a number. Pure, and knows no rule."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from quintet.terminal.actions import Actions, Move, Thing, View

MANY = 3  # actions of a verb; more of them are behind one choice


@dataclass(frozen=True)
class Meaning:
    """What a touch means: one move to carry out, several to choose from, something to hold, or nothing."""

    kind: str  # act, choose, hold, nothing
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Offer:
    """Something that can be chosen by its number: one move, several of a kind, or whole moves that are proposed."""

    name: str  # a verb, or `proposals`
    moves: tuple[Move, ...] = ()  # of proposals those that are offered among them


def moves_from(moves: Iterable[Move], thing: Thing) -> list[Move]:
    return [move for move in moves if move.source == thing.spot and (not thing.card or move.card == thing.card)]


def moves_to(moves: Iterable[Move], spot: str) -> list[Move]:
    return [move for move in moves if move.target == spot]


def distinct(moves: Sequence[Move]) -> list[Move]:
    """The moves without races that look the same as another one: what can be done in turn need not be quick."""

    def look(move: Move) -> tuple[object, ...]:
        return move.source, move.card, move.target, move.choice, move.is_call

    in_turn = {look(move) for move in moves if not move.races}
    return [move for move in moves if not move.races or look(move) not in in_turn]


def meant(moves: Sequence[Move]) -> Meaning:
    left = sorted(distinct(moves), key=lambda move: not move.is_call)  # who may call something mostly should
    if not left:
        return Meaning("nothing")
    return Meaning("act" if len(left) == 1 else "choose", tuple(left))


def touched(moves: Sequence[Move], thing: Thing, held: Thing | None) -> Meaning:
    """What touching a thing means, with or without something held.

    A thing that is held goes where it is put; touched once more, it goes to the only place where it can.
    """
    if held is not None:
        there = moves_to(moves_from(moves, held), thing.spot)
        if there and not thing.card:
            return meant(there)
        if thing == held:
            mine = moves_from(moves, held)
            return meant(mine) if len({move.target for move in mine}) == 1 else Meaning("nothing")
    mine = moves_from(moves, thing)
    if mine:
        is_quick = all(move.is_step if thing.card else move.is_plain for move in mine)  # a step can be taken back
        return meant(mine) if is_quick else Meaning("hold", tuple(mine))
    return meant(moves_to(moves, thing.spot)) if not thing.card else Meaning("nothing")


def lone(moves: Sequence[Move], own_hand: str) -> Thing | None:
    """The one thing that can be put somewhere, which need not be touched to be meant: its targets shine at once."""
    placed = [move for move in moves if move.source and move.target not in ("", own_hand) and not move.is_step]
    things = {Thing(move.source, move.card) for move in placed}
    return things.pop() if len(things) == 1 else None


def offers(
    moves: Sequence[Move], drawn: set[str], proposed: Collection[str] | None, by_number: Collection[str] = ()
) -> list[Offer]:
    """What has a number: proposals, what no thing on the table stands for, and what a verb says by itself.

    Where there are proposals, `proposed` are the verbs that are offered among them, else None. The verbs `by_number`
    have one for each card, though it can be touched, too: there may be no time to go to it.
    """
    left = distinct(moves)
    found = []
    for verb, card in dict.fromkeys((move.verb, move.card) for move in left if move.verb in by_number):
        alike = (move for move in left if (move.verb, move.card) == (verb, card))
        found.append(Offer(verb, tuple(sorted(alike, key=lambda move: not move.is_call))))
    loose = [move for move in left if move.verb not in by_number and (move.is_plain or move.source not in drawn)]
    if proposed is not None:
        found.append(Offer("proposals", tuple(move for move in loose if move.verb in proposed)))
        loose = [move for move in loose if move.verb not in proposed]
    for verb in dict.fromkeys(move.verb for move in loose):
        mine = tuple(move for move in loose if move.verb == verb)
        found += [Offer(verb, mine)] if len(mine) > MANY else [Offer(verb, (move,)) for move in mine]
    return found


def read_all(actions: Actions, view: View) -> list[Move]:
    """The legal actions of a view."""
    return [actions.read(action, view) for action in view["legal"]]
