"""Write docs/performance.md from what was measured. `make figures` measures all of it, `make server-figures` a part.

python -m bench.page
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bench.server_page import section

FIGURES = Path(__file__).parent / "figures"
LINE = FIGURES / "line.json"  # a section of its own, once it is measured
COMPARED = FIGURES / "compare.json"  # and so has this
PAGE = Path(__file__).parents[1] / "docs" / "performance.md"

GOALS = {
    "solo": 3.0,
    "fifteen_go": 3.0,
    "skipbo_masters": 2.0,
    "i_go": 1.5,
    "level_8": 0.7,
    "level_8_vs_gin_rummy": 20.0,
    "solo_vs_rlcard_uno": 100.0,
}


def page(
    bench: dict[str, Any],
    peers: dict[str, Any],
    rl: dict[str, Any],
    server: dict[str, Any],
    line: dict[str, Any] | None = None,
    compared: dict[str, Any] | None = None,
) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in peers["versions"].items())
    ratios, rates = peers["ratios"], peers["actions_per_second"]
    lines = [
        "# Performance",
        "",
        "Measured by `make figures`, which wrote this page. The machine is shared, so look at the ratios.",
        f"{peers['machine']['cpu']}, one core; {versions}.",
        *([_load(peers["machine"])] if "load" in peers["machine"] else []),
        "",
        "## Beside other engines",
        "",
        "Random play at 4 players, all contenders interleaved in one run (`make peers`). An action is a decision of a",
        "player; Quintet's time includes the deals. OpenSpiel plays crazy eights with special cards and reshuffle in",
        "its C++ loop `evaluate_bots`, RLCard steps through UNO.",
        "",
        "| Quintet | actions/s | × OpenSpiel crazy_eights | at least | × its rollout evaluator |",
        "|---|---:|---:|---:|---:|",
    ]
    for game, options in peers["options"].items():
        rollouts = peers["ratios_vs_rollout_evaluator"][game]
        lines.append(f"| `{options}` | {rates[game]:,} | {ratios[game]:.1f} | {GOALS[game]} | {rollouts:.1f} |")
    lines += [
        "",
        f"Level 8 does {ratios['level_8_vs_gin_rummy']:.0f} × the actions of OpenSpiel's gin_rummy "
        f"(at least {GOALS['level_8_vs_gin_rummy']:.0f}),",
        f"SOLO {ratios['solo_vs_rlcard_uno']:.0f} × those of RLCard's UNO `env.step` "
        f"(at least {GOALS['solo_vs_rlcard_uno']:.0f}).",
        "",
        "| peer | actions/s |",
        "|---|---:|",
        *(f"| {name} | {rate:,} |" for name, rate in rates.items() if name not in peers["options"]),
        "",
        "## Each game",
        "",
        "`quintet bench`: random matches at 4 players with the default options, one core. A copy copies one state onto",
        "another; a redeal gives new hidden cards for one seat.",
        "",
        "| game | | actions/s | games/s | copy | redeal | state |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for game in bench["games"]:
        for kind in ("compiled", "interpreted"):
            found = game[kind]
            lines.append(
                f"| `{game['options']}` | {kind} "
                f"| {found['actions_per_second']:,.0f} | {found['games_per_second']:,.0f} "
                f"| {found['copy_ns'] / 1000:,.2f} µs | {found['resample_ns'] / 1000:,.2f} µs "
                f"| {found['state_bytes']:,.0f} B |"
            )
    lines += ["", *_environments(rl), "", *section(server, line, compared)]
    return "\n".join(lines) + "\n"


def _load(machine: dict[str, Any]) -> str:
    return (
        f"While this was measured, {machine['load']} programs wanted to run on the machine's {machine['cores']} cores."
    )


def _environments(rl: dict[str, Any]) -> list[str]:
    """What is left of the engine's speed where agents are trained."""
    least, rates = rl["least"], rl["decisions_per_second"]
    versions = ", ".join(f"{name} {version}" for name, version in rl["versions"].items())
    lines = [
        "## Environments for training",
        "",
        f"`make rl-figures`: random play at {rl['players']} players with the default options, {rl['rows']} matches",
        "in one `quintet.rl.Batch` ([training](training.md)): an observation and a mask for every decision, drawing an",
        "action included. Beside it the bare engine, which makes neither; all in turns, per second of processor time.",
        f"{versions}. {_load(rl['machine'])}",
        "",
        f"| game | decisions/s | bare | share, at least {least['bare']} |",
        "|---|---:|---:|---:|",
    ]
    for game, share in rl["vs_bare"].items():
        lines.append(f"| `{game}` | {rates[game]:,} | {rates[f'{game}, bare']:,} | {share:.2f} |")
    lines += ["", "| peer | decisions/s | SOLO does | at least |", "|---|---:|---:|---:|"]
    for name, ratio in rl["solo_vs_peers"].items():
        lines.append(f"| {name} | {rates[name]:,} | {ratio:.1f} × | {least[name]} × |")
    return lines


def render() -> str:
    """The page, from the figures that are kept."""
    line = _figures("line") if LINE.exists() else None
    compared = _figures("compare") if COMPARED.exists() else None
    return page(_figures("engine"), _figures("peers"), _figures("rl"), _figures("server"), line, compared)


def _figures(name: str) -> Any:
    return json.loads((FIGURES / f"{name}.json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    PAGE.write_text(render(), encoding="utf-8")
