"""What Level 8's actions mean, and their texts.

`draw`, `take from 2` (the top of seat 2's discard pile); `lay level`, then for every part `run from 4`, `set of 6` or
`colour red`, then `put R7` for every card; `add R7 to 2a` (the first combination of seat 2), `add J to 2a low`;
`discard R7`, `miss 2`, `play take`, `play swap`, `play keep`; `show R7`, `take R7 from 2`, `swap R7`, `keep R7`,
`done`.
"""

from __future__ import annotations

from quintet.core.actions import Actions, Meaning, Slot, Verb, numbered
from quintet.games.level_8 import cards
from quintet.games.level_8.notation import CARDS, COMBO_LETTERS

SEAT = numbered("seat", "seat", cards.MAX_PLAYERS)
VALUE = numbered("value", "number", cards.N_VALUES, first=1)
COLOUR = Slot("colour", "colour", cards.COLOUR_NAMES)
COMBO = Slot("combo", "pile", COMBO_LETTERS)
END = Slot("end", "end", ("low", "high"))

_HAND = "hand/{me}"

DRAW = Verb("draw", "draw", source="draw", target=_HAND)
TAKE_FROM = Verb("take from", "take from {seat}", (SEAT,), "discard/{seat}", _HAND)
LAY_LEVEL = Verb("lay level", "lay level", is_step=True)
RUN_FROM = Verb("run from", "run from {value}", (VALUE,), choice=("value",), is_step=True)
SET_OF = Verb("set of", "set of {value}", (VALUE,), choice=("value",), is_step=True)
NAME_COLOUR = Verb("colour", "colour {colour}", (COLOUR,), choice=("colour",), is_step=True)
PUT = Verb("put", "put {card}", source=_HAND, target="laying", is_step=True)
ADD = Verb(
    "add", "add {card} to {seat}{combo}[ {end}]", (SEAT, COMBO, END), _HAND, "level/{seat}/{combo}", choice=("end",)
)
DISCARD = Verb("discard", "discard {card}", source=_HAND, target="discard/{me}", ends_turn=True)
MISS = Verb("miss", "miss {seat}", (SEAT,), _HAND, "seat/{seat}", card="MISS", choice=("seat",), ends_turn=True)
PLAY_TAKE = Verb("play take", "play take", source=_HAND, card="TAKE")
PLAY_SWAP = Verb("play swap", "play swap", source=_HAND, card="SWAP")
PLAY_KEEP = Verb("play keep", "play keep", source=_HAND, card="KEEP", ends_turn=True)
# Choices that several seats make at the same time race: nobody can know what the others have chosen meanwhile.
SHOW = Verb("show", "show {card}", source=_HAND, out_of_turn=True, races=True)
CLAIM = Verb("claim", "take {card} from {seat}", (SEAT,), "shown/{seat}", _HAND, ends_turn=True)
SWAP_OUT = Verb("swap", "swap {card}", source=_HAND)
KEEP_BACK = Verb("keep", "keep {card}", source=_HAND, out_of_turn=True, races=True)
DONE = Verb("done", "done", out_of_turn=True, races=True)

_KINDS = range(cards.N_KINDS)
_SEATS = range(cards.MAX_PLAYERS)
_PARTS = range(cards.MAX_PARTS)


def _add_joker(seat: int, combo: int, kind: int, end: int) -> Meaning:
    if end == cards.ANYWHERE:
        return ADD.of(seat=seat, combo=combo, card=kind)
    return ADD.of(seat=seat, combo=combo, card=kind, end=end - cards.LOW_END)


ACTIONS = Actions(
    CARDS,
    [
        (cards.DRAW, DRAW.each()),
        (cards.PICK, TAKE_FROM.each(seat=_SEATS)),
        (cards.LAY, LAY_LEVEL.each()),
        (cards.START_RUN, RUN_FROM.each(value=range(cards.N_STARTS))),
        (cards.NAME_SET, SET_OF.each(value=range(cards.N_VALUES))),
        (cards.NAME_COLOUR, NAME_COLOUR.each(colour=range(cards.N_COLOURS))),
        (cards.PUT, PUT.each(card=range(cards.N_PARTS_KINDS))),
        (cards.ADD, ADD.each(seat=_SEATS, combo=_PARTS, card=range(cards.RANGE))),
        (
            cards.ADD_JOKER,
            [
                _add_joker(seat, combo, kind, end)
                for seat in _SEATS
                for combo in _PARTS
                for kind in range(cards.RANGE, cards.MISS)
                for end in range(cards.N_ENDS)
            ],
        ),
        (cards.DISCARD, DISCARD.each(card=_KINDS)),
        (cards.PLAY_MISS, MISS.each(seat=_SEATS)),
        (cards.PLAY_TAKE, PLAY_TAKE.each()),
        (cards.PLAY_SWAP, PLAY_SWAP.each()),
        (cards.PLAY_KEEP, PLAY_KEEP.each()),
        (cards.SHOW, SHOW.each(card=_KINDS)),
        (cards.CLAIM, CLAIM.each(seat=_SEATS, card=_KINDS)),
        (cards.SWAP_OUT, SWAP_OUT.each(card=_KINDS)),
        (cards.KEEP_BACK, KEEP_BACK.each(card=_KINDS)),
        (cards.DONE, DONE.each()),
    ],
)
