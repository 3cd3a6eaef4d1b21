"""Level 8 in the terminal: everybody's level, what one's own asks for, how far it has come, and what lies there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from quintet.terminal.actions import Move, View
from quintet.terminal.games import Said, Shown, zone_at

_TOP: Final = 8
_SHAPES: Final = ("", "run", "set", "colour")  # as the view numbers them
_NAMED: Final = re.compile(r"(?:run from|set of|colour) (\w+)")  # the steps that say what a part is
_PUT: Final = "put "
_CHOSEN: Final = ("show", "keep", "swap")


def _level(view: View, seat: int) -> Said:
    return Said("tag-level", {"n": min(view["facts"]["levels"][seat], _TOP)})


def _notices(view: View) -> list[Said]:
    facts, me = view["facts"], view["viewer"]
    if me < 0:
        return []
    if facts.get("chosen"):
        return [Said(f"split-{facts['phase']}", cards=tuple(facts["chosen"]))]
    if facts["laid"][me]:
        return [Said("notice-level-laid", {"n": facts["levels"][me]})]
    asked, there = facts.get("level_asks_for", []), facts.get("level_collected", [])
    if not asked:
        return []
    if facts.get("laying"):
        return [Said("notice-laying", {"n": facts["levels"][me]}), *_parts(view, facts["laying"])]
    parts = [
        Said("part-collected", {"shape": part["shape"], "n": part["size"], "there": len(cards)})
        for part, cards in zip(asked, there, strict=True)
    ]
    missing = sum(part["size"] for part in asked) - sum(map(len, there))
    return [_level(view, me), *parts, Said("notice-missing", {"n": missing})]


def _part(asked: Mapping[str, Any]) -> Said:
    return Said("notice-part", {"shape": asked["shape"], "n": asked["size"]})


def _parts(view: View, steps: Sequence[str]) -> list[Said]:
    """The parts of one's level as steps make them: what each is, its cards, and how many are missing."""
    asked: list[dict[str, Any]] = view["facts"]["level_asks_for"]
    names = [found[1] for found in map(_NAMED.fullmatch, steps) if found]
    put = _put(steps)
    cards: dict[int, tuple[str, ...]] = {}
    for part in sorted(asked, key=lambda part: int(part["nth"])):  # in the order in which they are put
        cards[part["nth"]], put = tuple(put[: part["size"]]), put[part["size"] :]
    found = []
    for n, part in enumerate(asked):
        shape, size, there = part["shape"], part["size"], cards[part["nth"]]
        first = int(names[n]) if n < len(names) and shape != "colour" else 0
        args = {"part": _part(part), "shape": shape, "missing": size - len(there), "there": len(there)}
        args |= {"first": first, "last": first + size - 1, "is_named": "yes" if first else "no"}
        found.append(Said("laying-part", args, cards=there))
    return found


def _absent(table: View) -> list[str]:
    options = table["options"]
    ranged = [] if options.get("double_deck") else ["J1-5", "J6-10", "J11-15"]
    return ranged if options.get("master") else [*ranged, "TAKE", "SWAP", "KEEP"]


def _put(steps: Sequence[str]) -> list[str]:
    """The cards that steps put down."""
    return [step.removeprefix(_PUT) for step in steps if step.startswith(_PUT)]


def _named(view: View, zone: View) -> Said | None:
    """What a combination is: it says what its jokers stand for, and what can be added."""
    if zone["zone"] != "level" or not zone["n"]:
        return None
    facts = view["facts"]
    at = zone["seat"] * (len(facts["shapes"]) // view["n_players"]) + zone["pile"]
    shape, anchor = _SHAPES[facts["shapes"][at]], facts["anchors"][at]
    args = {"shape": shape, "first": anchor, "last": anchor + zone["n"] - 1}
    coloured = next((card for card in zone["cards"] if not card.startswith("J")), "") if shape == "colour" else ""
    return Said("combination-is", {**args, "is_known": "yes" if coloured else "no"}, card=coloured)


def _split(view: View, moves: Sequence[Move]) -> list[Said]:
    """A proposal in parts: what is laid as what, what is added, and what stays in hand."""
    played = [move.card for move in moves if move.verb in ("put", "add", *_CHOSEN)]
    left = list(zone_at(view, "hand", view["viewer"]).get("cards", ()))
    for card in played:
        left.remove(card)
    found = _parts(view, [move.action for move in moves]) if any(move.verb == "put" for move in moves) else []
    for verb in ("add", *_CHOSEN):
        if cards := tuple(move.card for move in moves if move.verb == verb):
            found.append(Said(f"split-{verb}", cards=cards))
    return [*found, Said("split-stay", {"n": len(left)}, cards=tuple(left))] if found else []


def _prompt(view: View) -> Said | None:
    """While a level is laid by hand: which part comes next."""
    facts = view["facts"]
    asked, steps = facts.get("level_asks_for", []), facts.get("laying", [])
    named = sum(bool(_NAMED.fullmatch(step)) for step in steps)
    if view["prompt"] == "prompt-name" and named < len(asked):
        part = asked[named]
        is_first = any((each["shape"], each["size"]) == (part["shape"], part["size"]) for each in asked[named + 1 :])
        args = {"nth": named + 1, "of": len(asked), "part": _part(part), "shape": part["shape"]}
        return Said("prompt-name-part", {**args, "is_first": "yes" if is_first else "no"})
    return None


SHOWN = Shown(
    spread=("level", "front"),
    hidden=("under",),
    aside=("discard",),
    notices=_notices,
    tags=lambda view, seat: [_level(view, seat)],
    outcome=_level,
    prompt=_prompt,
    named=_named,
    absent=_absent,
    lifted=lambda view: [*_put(view["facts"].get("laying", ())), *view["facts"].get("chosen", ())],
    split_by=_split,
)
