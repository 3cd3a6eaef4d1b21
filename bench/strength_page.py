"""The page docs/strength.md from the figures in bench/strength.json."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from bench.cells import interval, percent
from bench.nets import names
from quintet import game_ids, get_game

GOALS = {
    (2, "rules", "random"): 0.80,
    (2, "hard", "rules"): 0.60,
    (2, "expert", "hard"): 0.60,
    (4, "hard", "rules"): 0.32,
    (4, "expert", "hard"): 0.30,
}
"""By players and bots: the goal for the share of matches that the first bot wins."""
MEDIAN_MS, WORST_MS, RULES_PER_SECOND = 300, 1000, 100_000
EXPERT_MEDIAN_MS = 50
MOST_BYTES, MOST_US, MOST_LOAD_MS, MOST_MIB = 300_000, 100, 50, 20

HEAD = """# How strong the bots are

`make strength` measured this and wrote it from [strength.json](../bench/strength.json), which also has the command that
repeats each figure. Whole matches, default options. Two players: a tournament in which every deal is played from both
seats; Wilson intervals of 95 %, for as many independent matches as would vary as much. Four players: one of the first
bot against three of the second; it moves on one seat after every match, and one of four equals would win 25 %.

    make strength                               # all of it: hours
    make strength CELL="solo 2 hard rules"      # one figure anew
{examples}
`random` plays anything and `rules` plays by hand-written rules. People meet `easy` and `normal`, which know the same
rules and slip as people do (they overlook a place or a throw-in, or forget to say SOLO), and `hard`, which thinks
ahead. `expert` plays by a net that learned the game by itself, where one comes with it for so many players and
default options ([training](training.md)). Everywhere else it thinks as `hard` does: longer where that wins more, and
else it is `hard` and has no figures of its own. None of these sees more than its seat may see
([the test](../tests/bots/test_honesty.py)). `oracle` is `hard` with all cards open: it shows what hidden cards are
worth. It is no upper bound, because it still assumes that the others play like `rules`, and thinks no longer than
`hard`.
"""

REMARKS = {
    "fifteen_go": (
        "Once the closed piles have been turned over, everybody knows all cards and their order, and what a choice "
        "leads to can be worked out to the end. `hard` does that; a bot that looks one card ahead loses."
    ),
    "skipbo_masters": "A match is a single round: the deal decides much of it.",
    "i_go": (
        "A few short rounds. At two players most end on the starter's first turn; at four they take less than three "
        "turns, so that a seat has two turns in three rounds. `hard` gains towards the end of a match, where the "
        "points tell how bold a call may be: whoever needs one more had better let others fail. Beyond that there is "
        "little to decide. What the oracle gains comes from the cards that it sees: whether the others have less is "
        "what a call is about, and no honest player knows."
    ),
    "level_8": "A match has several rounds: small advantages add up.",
    "solo": "A match has many rounds, up to 500 minus points: small advantages add up.",
}


def render(figures: dict[str, Any]) -> str:
    lines = [HEAD.format(examples=_examples(figures["cells"]))]
    for game_id in game_ids():
        lines += [*_game(game_id, figures["cells"], figures["pace"].get(game_id)), ""]
        if game_id == "i_go" and figures["limit"]:
            lines += [*_limit(figures["limit"]), ""]
    lines += [*_paces(figures), "", *_nets(figures.get("nets", {}))]
    return "\n".join(lines) + "\n"


_VERBS = ("tournament", "simulate")


def _examples(cells: dict[str, Any]) -> str:
    """A command for two players and one for four."""
    commands = [cell["command"] for cell in cells.values()]
    first = [next((each for each in commands if each.startswith(f"quintet {verb}")), "") for verb in _VERBS]
    return "".join(f"    {each}\n" for each in first if each)


def _game(game_id: str, cells: dict[str, Any], pace: dict[str, Any] | None) -> list[str]:
    lines = [f"## {get_game(game_id).title}", ""]
    if pace is not None:
        lines += [f"`hard` is `{pace['thinking']}`. {_expert(game_id, pace)}.", ""]
    lines += [*wrap(REMARKS[game_id], 120), ""]
    if not any(name.split()[0] == game_id for name in cells):
        return [*lines, "Not measured yet."]
    lines += ["| players | bots | matches | the first one wins | interval | goal |", "|---:|---|---:|---:|---|---|"]
    for name, cell in cells.items():
        game, players, first, second = name.split()
        if game == game_id:
            against = f"`{second}`" if players == "2" else f"three `{second}`"
            lines.append(
                f"| {players} | `{first}` against {against} | {cell['matches']:,} | {percent(cell['rate'])} "
                f"| {interval(*cell['interval'])} | {_goal(int(players), first, second, cell)} |"
            )
    return lines


def _expert(game_id: str, pace: dict[str, Any]) -> str:
    """What `expert` is in a game."""
    nets = [name.split()[1] for name in names() if name.split()[0] == game_id]
    other = f"`{pace['expert']['thinking']}`" if "expert" in pace else "`hard`"
    if nets:
        return f"`expert` has a net for {' and '.join(nets)} players; at other tables it is {other}"
    return f"`expert` has no net: it is {other}"


def _limit(limit: dict[str, Any]) -> list[str]:
    """How much better `hard` could be with what its seat can know."""
    text = (
        f"How much better could `hard` be without seeing more? In {limit['matches']:,} matches against three `rules`, "
        f"{limit['times']} times as many deals to think about would have won {percent(limit['gain'])} "
        f"(± {percent(limit['error'])}) more of them. And `hard` is right about what it cannot see: "
        f"{limit['calls']:,} times it could call; it gave the call {percent(limit['expected'])} on average, and "
        f"{percent(limit['came_true'])} would have succeeded (`python -m bench.strength --limit`)."
    )
    return wrap(text, 120)


def _goal(players: int, first: str, second: str, cell: dict[str, Any]) -> str:
    """The goal, and whether it is reached: for certain if the whole interval is above it."""
    goal = GOALS.get((players, first, second))
    if goal is None:
        return ""
    if cell["interval"][0] >= goal:
        verdict = "reached"
    elif cell["rate"] >= goal:
        verdict = "reached, but not beyond doubt"
    else:
        verdict = "missed"
    return f"{100 * goal:.0f} %: {verdict}"


def _paces(figures: dict[str, Any]) -> list[str]:
    """How long `hard` thinks."""
    text = (
        "CPU time of `hard` on one core wherever it has a choice, as the only one among rules players, at 2 and at 4 "
        f"players (goals: median at most {MEDIAN_MS} ms, longest at most {WORST_MS} ms). Decisions of `rules` per "
        f"second, forced ones and the engine's own time included (goal: {RULES_PER_SECOND:,}). {figures['machine']}"
    )
    lines = ["## How long they think", "", *wrap(text, 120), ""]
    if not figures["pace"]:
        return [*lines, "Not measured yet."]
    lines += [
        "| game | `hard` is | decisions | median | longest | `rules` per second |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for game_id, pace in figures["pace"].items():
        lines.append(f"| {_pace_row(game_id, pace)} | {pace['rules_per_second']:,} |")
    missed = [get_game(game_id).title for game_id, pace in figures["pace"].items() if not _is_quick(pace)]
    lines += ["", _verdict(missed)]
    experts = {game_id: pace["expert"] for game_id, pace in figures["pace"].items() if "expert" in pace}
    if not experts:
        return lines
    text = (
        "The same of `expert` where it thinks longer, at 2 players, at 4 and at as many as can play, but for those it "
        f"has a net for (goals: median at most {EXPERT_MEDIAN_MS} ms, longest at most {WORST_MS} ms)."
    )
    lines += [
        "",
        *wrap(text, 120),
        "",
        "| game | `expert` is | decisions | median | longest |",
        "|---|---|---:|---:|---:|",
    ]
    lines += [f"| {_pace_row(game_id, pace)} |" for game_id, pace in experts.items()]
    slow = [
        get_game(game_id).title
        for game_id, pace in experts.items()
        if pace["median_ms"] > EXPERT_MEDIAN_MS or pace["worst_ms"] > WORST_MS
    ]
    return [*lines, "", _verdict(slow)]


def _pace_row(game_id: str, pace: dict[str, Any]) -> str:
    return (
        f"{get_game(game_id).title} | `{pace['thinking']}` | {pace['decisions']:,} | {pace['median_ms']:.1f} ms "
        f"| {pace['worst_ms']:.0f} ms"
    )


def _verdict(missed: list[str]) -> str:
    return f"Not all goals are reached in {', '.join(missed)}." if missed else "All goals are reached."


def _nets(nets: dict[str, Any]) -> list[str]:
    """The nets that `expert` plays by."""
    text = (
        "A decision is CPU time of `expert` wherever it has a choice, with the redeal of what its seat cannot know: "
        "the median, and what 99 of 100 stay below. Loading is the first decision in a new process, and memory is what "
        "that process holds more behind it. Minutes of training are CPU time of one core for as many lessons, by "
        f"three of them. Goals: {MOST_BYTES // 1000} kB, {MOST_US} µs, {MOST_LOAD_MS} ms, {MOST_MIB} MiB."
    )
    lines = ["## The nets of `expert`", "", *wrap(text, 120), ""]
    if not nets:
        return [*lines, "There are none."]
    lines += [
        "| game | players | size | units | decision | 99 of 100 | loading | memory | training | made by |",
        "|---|---:|---:|---|---:|---:|---:|---:|---:|---|",
    ]
    for name, net in nets.items():
        game_id, players = name.split()
        units = ", ".join(f"{size:,}" for size in net["sizes"])
        lines.append(
            f"| {get_game(game_id).title} | {players} | {net['bytes'] / 1000:.0f} kB | {units} "
            f"| {net['median_us']:.0f} µs | {net['nearly_all_us']:.0f} µs | {net['load_ms']:.0f} ms "
            f"| {net['memory_mib']:.1f} MiB | {net['minutes']:.0f} min | `{net['made']}` |"
        )
    missed = [
        name
        for name, net in nets.items()
        if net["bytes"] > MOST_BYTES
        or net["median_us"] > MOST_US
        or net["load_ms"] > MOST_LOAD_MS
        or net["memory_mib"] > MOST_MIB
    ]
    return [*lines, "", f"Not all goals are reached: {', '.join(missed)}." if missed else "All goals are reached."]


def _is_quick(pace: dict[str, Any]) -> bool:
    is_quick = pace["median_ms"] <= MEDIAN_MS and pace["worst_ms"] <= WORST_MS
    return bool(is_quick and pace["rules_per_second"] >= RULES_PER_SECOND)
