"""Kinds of action: the words of an action's text without the cards, colours, piles and seats that it names."""

from __future__ import annotations

import re
from functools import cache

from quintet.core.game import Game
from quintet.games import get_game

_MANY = 4  # a second word that is one of more than so many is a choice, no part of the verb
_LINKS = ("to", "on")


@cache
def verbs_of(game_id: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """All verbs of a game, in the order of its actions, and the number of the verb of every action."""
    game = get_game(game_id)
    heads = [_head(game, text) for text in game.actions.texts]
    seconds: dict[str, set[str]] = {}
    for head in heads:
        seconds.setdefault(head[0], set()).update(head[1:2])
    texts = [" ".join(head[:1] if len(seconds[head[0]]) > _MANY else head) for head in heads]
    verbs = tuple(dict.fromkeys(texts))
    return verbs, tuple(verbs.index(text) for text in texts)


def _head(game: Game, text: str) -> list[str]:
    """The words before the first card or number."""
    cards = set(game.cards.texts)
    words: list[str] = []
    for word in text.split():
        if words and (word in cards or re.search("[0-9]", word)):
            break
        words.append(word)
    while len(words) > 1 and words[-1] in _LINKS:
        words.pop()
    return words
