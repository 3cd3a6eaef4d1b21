"""Golden rounds for score pads: how matches of all games, scorings and numbers of players were counted by the engine.

The page counts for people who play with real cards, without a server. Its tests read this file: what they count for the
same rounds must be the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from quintet import Game, all_games, get_game
from quintet.core.options import Options
from quintet.core.policy import Policy
from quintet.core.rng import Rng
from quintet.core.sink import PLACES, Sink
from quintet.core.state import NOTHING, State
from quintet.server.http.pads import pad_games

PADS = Path(__file__).parent / "pads.json"
_SEED = 2026
_ODDS = 6  # of so many rounds about one ends in a way that is rare
_MOST_ACTS = 40  # before it does

_OPTIONS = {
    "fifteen_go": [
        "",
        "sets=3",
        "points=yes",
        "points=yes,borrow=yes,build_own=yes,colours=4",
        "points=yes,sets=2,colours=4",
    ],
    "skipbo_masters": ["stock=5", "target=500", "target=500,stock=5"],
    "i_go": ["", "target=1", "target=7,call_from=second", "target=10"],
    "level_8": ["", "sheet=two_star", "double_deck=yes", "sheet=two_star,master=yes"],
    "solo": ["", "scoring=minus_300,hand=5", "scoring=winner_600,last_penalty=yes", "scoring=round"],
}

Entry = dict[str, Any]


# ------------------------------------------------------------ what people would write down
def _hands(game: Game, told: list[tuple[Any, ...]], n: int) -> list[list[str]]:
    """The hands that were shown at the end of a round."""
    hands: list[list[str]] = [[] for _ in range(n)]
    for entry in told:
        if entry[0] == "revealed":
            hands[entry[1] % PLACES] = game.cards.format_all(entry[2])
    return hands


def _ended(told: list[tuple[Any, ...]]) -> tuple[list[int], str]:
    """Who won a round, and why it ended."""
    mask, why = next(entry[1:] for entry in told if entry[0] == "round_ended")
    return [seat for seat in range(int(mask).bit_length()) if mask >> seat & 1], why


def _only(winners: list[int], why: str) -> int | None:
    return None if why == "stalemate" or len(winners) != 1 else winners[0]


def _solo(game: Game, before: Any, after: Any, told: list[tuple[Any, ...]]) -> Entry:
    return {"by": _only(*_ended(told)), "left": _hands(game, told, int(after.n_players))}


def _skipbo_masters(game: Game, before: Any, after: Any, told: list[tuple[Any, ...]]) -> Entry:
    by = _only(*_ended(told))
    left = [0 if seat == by else int(before.stocks.size[seat]) for seat in range(int(after.n_players))]
    return {"by": by, "left": left}


def _fifteen_go(game: Game, before: Any, after: Any, told: list[tuple[Any, ...]]) -> Entry:
    seats = range(int(after.n_players))
    out = [entry[1] for entry in told if entry[:1] == ("declared",) and entry[2] == "out"]
    if not after.has_points:
        return {"by": out[0] if out else None, "left": [int(after.n_cards(seat)) for seat in seats]}
    taken = [(entry[1], entry[3]) for entry in told if entry[0] == "scored"]
    return {
        "out": out,
        "rows": [taken.count((seat, "row")) for seat in seats],
        "coloured": [taken.count((seat, "one-colour-row")) for seat in seats],
    }


def _i_go(game: Game, before: Any, after: Any, told: list[tuple[Any, ...]]) -> Entry:
    n = int(after.n_players)
    why = _ended(told)[1]
    said = [entry[1:] for entry in told if entry[0] == "declared"]
    minus = {seat: int(detail) for seat, what, detail in said if what == "minus"}
    perfect = [seat for seat, what, _ in said if what == "perfect"]
    if perfect:  # nobody else need show anything
        return {"by": perfect[0], "minus": [0 if seat in perfect else None for seat in range(n)], "starts": None}
    if not minus:
        return {"by": None, "minus": [0] * n, "starts": None if why == "stalemate" else int(after.starter)}
    rest = {seat: detail.split() for seat, what, detail in said if what == "rest"}
    is_tapped = int(after.round_no) % 2
    held = [rest.get(seat, []) if is_tapped else minus.get(seat, 0) for seat in range(n)]
    return {"by": next(iter(minus)), "minus": held, "starts": None}


def _level_8(game: Game, before: Any, after: Any, told: list[tuple[Any, ...]]) -> Entry:
    by = _only(*_ended(told))
    laid = [seat == by or bool(int(before.laid) >> seat & 1) for seat in range(int(after.n_players))]
    return {"by": by, "laid": laid}


_WRITTEN: dict[str, Callable[[Game, Any, Any, list[tuple[Any, ...]]], Entry]] = {
    "fifteen_go": _fifteen_go,
    "skipbo_masters": _skipbo_masters,
    "i_go": _i_go,
    "level_8": _level_8,
    "solo": _solo,
}

# ------------------------------------------------------------ how a round is cut short, by the engine's own rules
_CUTS: dict[str, list[Callable[[Any], None]]] = {
    "fifteen_go": [lambda state: state.end("stalemate")],
    "skipbo_masters": [lambda state: state.end_stalemate()],
    "i_go": [
        lambda state: state.void_round(state.next_seat(state.starter), "stalemate"),
        lambda state: state.void_round(state.turn, "display-empty"),
        lambda state: state.win_perfectly(state.turn),
    ],
    "level_8": [lambda state: state.end_round(NOTHING, "stalemate")],
    "solo": [lambda state: state.end_round(NOTHING, "stalemate")],
}

# ------------------------------------------------------------ the matches
_AT = {"fifteen_go": "starter", "skipbo_masters": "starter", "i_go": "starter", "level_8": "dealer", "solo": "dealer"}


def _act(state: State, policy: Policy, rng: Rng) -> None:
    """Let somebody play, whoever may: first those who want to out of turn."""
    seats = [seat for seat in range(int(state.n_players)) if int(state.actors()) >> seat & 1]
    for seat in sorted(seats, key=lambda seat: seat == state.turn):
        action = policy.decide(state, seat, rng)
        if action != NOTHING:
            state.apply(seat, action)
            return
    raise AssertionError("nobody acts")


def _match(game: Game, options: Options, n_players: int, seed: int) -> dict[str, Any]:
    rng, policy, sink = Rng(seed), game.policy(), Sink()
    state: Any = game.new_state(options, n_players, seed, sink)
    before = state.copy()
    rounds: list[dict[str, Any]] = []
    round_no, cut_after, n_acts = 0, NOTHING, 0
    while not state.is_over:
        before.copy_from(state)
        if state.round_no != round_no:
            round_no, cut_after, n_acts = int(state.round_no), _cut_after(rng), 0
        if n_acts == cut_after:
            cuts = _CUTS[game.id]
            cuts[int(rng.below(len(cuts)))](state)
        else:
            _act(state, policy, rng)
        n_acts += 1
        if any(entry[0] == "round_ended" for entry in sink.entries):
            entry = _WRITTEN[game.id](game, before, state, sink.entries)
            at = int(getattr(before, _AT[game.id], 0))
            rounds.append({"at": at, "entry": entry, "scores": state.scores(), **_told_of(game, state)})
            sink.entries.clear()
            cut_after = NOTHING  # cards may be kept before the next round is dealt
    ranking = state.ranking()
    return {"game": game.id, "options": options.to_json(), "n": n_players, "rounds": rounds, "ranking": ranking}


def _cut_after(rng: Rng) -> int:
    """After how many acts a round is cut short; NOTHING if it is not."""
    return int(rng.below(_MOST_ACTS)) if rng.below(_ODDS) == 0 else NOTHING


def _told_of(game: Game, state: Any) -> dict[str, Any]:
    """L8-18: who may keep cards after a round."""
    if game.id != "level_8" or state.options.master:
        return {}
    return {"keeps": [seat for seat in range(int(state.n_players)) if int(state.choices.waiting) >> seat & 1]}


def matches() -> Iterator[dict[str, Any]]:
    for game in all_games():
        for text in _OPTIONS[game.id]:
            for n_players in range(game.min_players, game.max_players + 1):
                yield _match(game, get_game(game.id).parse_options(text), n_players, _SEED + n_players)


def pads_text() -> str:
    """The text of the file: one line per game and per match."""
    parts = {"games": map(msgspec.to_builtins, pad_games()), "matches": matches()}
    lists = [
        f' "{name}": [\n  ' + ",\n  ".join(json.dumps(each, separators=(",", ":")) for each in entries) + "\n ]"
        for name, entries in parts.items()
    ]
    return "{\n" + ",\n".join(lists) + "\n}\n"
