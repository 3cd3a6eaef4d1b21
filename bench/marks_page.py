"""The tables of docs/analysis.md from the figures in bench/marks.json; the words around them stay as they are."""

from __future__ import annotations

from typing import Any

from quintet import game_ids, get_game

_PLACE = "<!-- {name}: written by bench/marks.py -->"


def render(page: str, figures: dict[str, Any]) -> str:
    for name, lines in (("marks", _marks(figures)), ("time", _time(figures))):
        mark = _PLACE.format(name=name)
        table = "\n".join([mark, "", *lines, "", mark])
        before, _, rest = page.partition(mark)
        page = before + table + rest.partition(mark)[2]
    return page


def _marks(figures: dict[str, Any]) -> list[str]:
    lines = [
        "| game | level | decisions judged | slips | mistakes | good finds | slips and mistakes per 100 | interval |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for game_id in game_ids():
        if not (found := figures["games"].get(game_id)):
            continue
        for level, cell in found["levels"].items():
            lines.append(
                f"| {get_game(game_id).title} | `{level}` | {cell['decisions']:,} | {cell['slip']} | {cell['mistake']} "
                f"| {cell['find']} | {100 * cell['rate']:.1f} | {_interval(cell['interval'])} |"
            )
    lines += [
        "",
        "| game | matches | `easy` has more than `normal`, per 100 | `normal` has more than `hard`, per 100 |",
        "|---|---:|---|---|",
    ]
    for game_id in game_ids():
        if found := figures["games"].get(game_id):
            steps = [
                f"{100 * step['difference']:.1f} ({_interval(step['interval'])}){_sure(step)}"
                for step in found["steps"]
            ]
            lines.append(f"| {get_game(game_id).title} | {found['matches']} | {steps[0]} | {steps[1]} |")
    return lines


def _sure(step: dict[str, Any]) -> str:
    return "" if step["interval"][0] > 0 else ": not beyond doubt"


def _interval(ends: list[float]) -> str:
    return f"{100 * ends[0]:.1f} to {100 * ends[1]:.1f}"


def _time(figures: dict[str, Any]) -> list[str]:
    lines = ["| game | actions of the match | decisions judged | seconds of one core |", "|---|---:|---:|---:|"]
    for game_id in game_ids():
        if cell := figures["time"].get(game_id):
            lines.append(
                f"| {get_game(game_id).title} | {cell['actions']:,} | {cell['decisions']:,} | {cell['seconds']} |"
            )
    return [*lines, "", figures["machine"]]
