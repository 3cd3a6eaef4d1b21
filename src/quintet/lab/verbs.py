"""The kinds of action that the laboratory counts: a game's verbs."""

from __future__ import annotations

from functools import cache

from quintet.games import get_game


@cache
def verbs_of(game_id: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The names of a game's verbs, in the order of its actions, and the number of the verb of every action."""
    actions = get_game(game_id).actions
    numbers = {verb: number for number, verb in enumerate(actions.verbs)}
    return tuple(verb.name for verb in actions.verbs), tuple(numbers[meaning.verb] for meaning in actions.meanings)
