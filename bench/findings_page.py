"""The page docs/findings.md from the figures in bench/findings.json. Its sentences follow from the figures."""

from __future__ import annotations

import math
from textwrap import wrap
from typing import Any

from bench.cells import Cell, interval, percent
from quintet import game_ids, get_game

DEFAULT = "default"
DOUBT = 3.29 / 1.96  # the width of a 99.9 % interval divided by that of a 95 % one

HEAD = """# What simulations show

`make findings` simulated this and wrote it from [findings.json](../bench/findings.json), which also has the command
behind every figure. All seats are played by the same hand-written players (`rules`), and seat 0 begins the first round.
All intervals are 95 % ones: Wilson's for shares, normal ones for means and ratios. The sentences call a difference
clear only if a 99.9 % interval excludes chance: among so many comparisons, chance alone would pass 95 % now and then.
Minutes are those of people at a table, who take two seconds for a decision on turn
([how](laboratory.md#simulations-that-anybody-can-repeat)), in 15GO! also for turning the next card. What holds for
these players need not hold for others.
"""


def render(figures: dict[str, Any]) -> str:
    lines = [HEAD]
    for game_id in game_ids():
        cells = {name.partition(" ")[2]: cell for name, cell in figures.items() if name.split()[0] == game_id}
        if cells:
            lines += [f"## {get_game(game_id).title}", "", *_game(game_id, cells)]
    return "\n".join(lines).rstrip() + "\n"


def _game(game_id: str, cells: dict[str, Cell]) -> list[str]:
    lines = []
    for players in sorted({name.split()[0] for name in cells}):
        here = {_label(game_id, name.split()[1]): cell for name, cell in cells.items() if name.split()[0] == players}
        if DEFAULT in here:
            text = f"**{players} players.** {sentences(here)}".replace(" %", "\N{NO-BREAK SPACE}%")
            lines += [*wrap(text, 120, break_long_words=False, break_on_hyphens=False), "", *_table(here), ""]
    return lines


def _label(game_id: str, options: str) -> str:
    """The label of some options: the preset's name if they make one."""
    if "," in options:
        game = get_game(game_id)
        wanted = game.parse_options(options)
        return next((name for name, preset in game.presets.items() if preset == wanted), options)
    return options


# ---------------------------------------------------------------- sentences
def sentences(cells: dict[str, Cell]) -> str:
    """What the cells of one game at one number of players say."""
    default = cells[DEFAULT]
    others = {options: cell for options, cell in cells.items() if options != DEFAULT}
    minutes, turns = default["minutes"][0], default["turns"][0]
    return " ".join(
        [
            beginning(default),
            f"A match takes about {_number(minutes)} minutes and {_number(turns)} turns.",
            *lengths(default, others),
            *starters(default, others),
        ]
    )


def beginning(cell: Cell) -> str:
    """Whether it helps to begin."""
    share, low, high = cell["seats"][0]
    fair = 1 / len(cell["seats"])
    doubt = DOUBT * (high - low) / 2
    if share - fair > doubt:
        verdict = "It helps to begin"
    elif fair - share > doubt:
        verdict = "It hurts to begin"
    else:
        verdict = "Beginning makes no clear difference"
    return f"{verdict}: seat 0 wins {percent(share)} ({interval(low, high)}; {percent(fair)} would be fair)."


def lengths(default: Cell, others: dict[str, Cell]) -> list[str]:
    """Which options make a match longer or shorter, the strongest first, and which do neither."""
    longer, shorter, neither = [], [], []
    for options, cell in others.items():
        change, half = change_of(default["minutes"], cell["minutes"])
        if change > half * DOUBT:
            longer.append((-change, change, options))
        elif change < -half * DOUBT:
            shorter.append((change, change, options))
        else:
            neither.append(f"`{options}`")
    found = []
    for verb, changed in (("It takes longer with", longer), ("It is over sooner with", shorter)):
        if changed:
            named = [f"`{options}` ({_sign(change)})" for _, change, options in sorted(changed)]
            found.append(f"{verb} {', '.join(named)}.")
    if neither:
        found.append(f"These options make no clear difference in length: {', '.join(neither)}.")
    return found


def starters(default: Cell, others: dict[str, Cell]) -> list[str]:
    """Which options change how much it helps to begin."""
    found = []
    for options, cell in others.items():
        difference, half = share_change(default, cell)
        if abs(difference) > half * DOUBT:
            found.append(f"`{options}` ({percent(cell['seats'][0][0])})")
    if not others:
        return []
    if not found:
        return ["No option clearly changes how much it helps to begin."]
    return [f"Seat 0's share differs with {', '.join(found)}."]


def change_of(default: list[float], other: list[float]) -> tuple[float, float]:
    """The relative change of a mean from the default's, and half the width of its interval."""
    ratio = other[0] / default[0]
    return ratio - 1, ratio * math.hypot(default[1] / default[0], other[1] / other[0])


def share_change(default: Cell, other: Cell) -> tuple[float, float]:
    """The change of seat 0's share from the default's, and half the width of its interval."""
    (a, low_a, high_a), (b, low_b, high_b) = default["seats"][0], other["seats"][0]
    return b - a, math.hypot(high_a - low_a, high_b - low_b) / 2


# ---------------------------------------------------------------- tables
def _table(cells: dict[str, Cell]) -> list[str]:
    n_players = len(cells[DEFAULT]["seats"])
    seats = "".join(f" seat {seat} |" for seat in range(n_players))
    lines = [
        f"| options | matches |{seats} turns | actions | minutes | minutes, times the default |",
        "|---|---:|" + "---:|" * n_players + "---:|---:|---:|---:|",
    ]
    for options, cell in cells.items():
        shares = "".join(f" {_share(*seat)} |" for seat in cell["seats"])
        against = ""
        if options != DEFAULT:
            change, half = change_of(cells[DEFAULT]["minutes"], cell["minutes"])
            against = f"× {1 + change:.2f} ± {half:.2f}"
        means = " | ".join(_mean(*cell[name]) for name in ("turns", "actions", "minutes"))
        lines.append(f"| `{options}` | {cell['matches']:,} |{shares} {means} | {against} |")
    return lines


def _share(share: float, low: float, high: float) -> str:
    return f"{percent(share)} ± {50 * (high - low):.1f}"


def _mean(mean: float, half: float) -> str:
    return f"{_number(mean)} ± {_number(half)}"


def _number(value: float) -> str:
    """With about three digits."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _sign(change: float) -> str:
    if change >= 1:
        return f"{1 + change:.1f} times"
    return f"{100 * change:+.0f} %".replace("-", "−")
