"""What the terminal shows of a game beside its cards: facts of a view that are worth a line.

A game has a module of its name here, or is shown by what it declares alone. None of them knows a rule: they name facts
of the view and the texts for them, as the page's `web/src/games` does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quintet.terminal.actions import Move, View


@dataclass(frozen=True)
class Said:
    """The key of a text, and what its blanks are filled with."""

    key: str
    args: Mapping[str, str | int | Said] = field(default_factory=dict)
    card: str = ""  # of whose colour it is said
    cards: tuple[str, ...] = ()  # that it names


def _nothing(view: View) -> list[Said]:
    return []


def _no_tags(view: View, seat: int) -> list[Said]:
    return []


def _scores(view: View, seat: int) -> Said | None:
    return None


@dataclass(frozen=True)
class Shown:
    """How a game is shown."""

    spread: tuple[str, ...] = ()  # zones of which every card is shown; of all others the top one
    hidden: tuple[str, ...] = ()  # zones that are not worth their room
    aside: tuple[str, ...] = ()  # zones of one's own where a card is put that goes nowhere else
    notices: Callable[[View], list[Said]] = _nothing  # what is in force
    tags: Callable[[View, int], list[Said]] = _no_tags  # facts about a seat
    outcome: Callable[[View, int], Said | None] = _scores  # what decides, if that is not the score
    prompt: Callable[[View], Said | None] = lambda view: None  # if it can be said more exactly
    needs: Callable[[View, str, int], tuple[int, int] | None] = lambda view, zone, pile: None  # next number, and coins
    named: Callable[[View, View], Said | None] = lambda view, zone: None  # what a pile is, beside its number
    absent: Callable[[View], Sequence[str]] = lambda table: ()  # cards that a table plays without, by its options
    lifted: Callable[[View], Sequence[str]] = lambda view: ()  # cards of one's hand that are on their way to the table
    chances: tuple[str, ...] = ()  # prompts for what others can do too: the first of them does it
    by_number: tuple[str, ...] = ()  # verbs that have a number, though a card on the table stands for them
    with_proposals: tuple[str, ...] = ()  # verbs that are offered among the proposals
    reported: str = ""  # the key of what is said of every seat at the end of a round, worth a line of its report
    split: Mapping[str, str] = field(
        default_factory=dict
    )  # what is said of a hand's parts there, and what they are called
    first_reported: str = ""  # the key of what distinguishes the seat of which it is said first
    split_by: Callable[[View, Sequence[Move]], Sequence[Said]] = (
        lambda view, moves: ()
    )  # a move of many steps, in parts
    worth: Callable[[View], Mapping[str, Said]] = lambda view: {}  # of actions: what they bring
    prices: Callable[[View], Mapping[str, int]] = lambda view: {}  # of actions, in coins


@cache
def shown_of(game: str) -> Shown:
    """How a game is shown; one without a module of its own, in the usual way."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return Shown()
    shown: Shown = import_module(name).SHOWN
    return shown


def zone_at(view: View, zone: str, seat: int | None = None) -> dict[str, Any]:
    """A zone of the view, the first of its kind there."""
    return next((each for each in view["zones"] if each["zone"] == zone and each.get("seat") == seat), {})
