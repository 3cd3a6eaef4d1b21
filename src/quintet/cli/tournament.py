"""`quintet tournament`: which bot is stronger."""

from __future__ import annotations

from typing import Annotated

import typer

from quintet.cli.arguments import (
    GameText,
    Json,
    OptionsText,
    PlayersOption,
    SeedText,
    parse_seed_text,
    parse_setting,
    show_seed,
)
from quintet.cli.progress import progress_bar
from quintet.cli.screen import Screen, print_json
from quintet.cli.simulate import BOTS_THERE_ARE, INTERRUPTED, Cluster, Jobs, parse_bots, workers_for
from quintet.lab.tournament import Pairing, Tournament
from quintet.lab.workers import stopped_by_ctrl_c


def tournament(
    game: GameText,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="A,B,…",
            help=f"Two or more bots: {BOTS_THERE_ARE}",
        ),
    ] = "random,rules",
    players: PlayersOption = None,
    options: OptionsText = None,
    seed: SeedText = "0",
    deals: Annotated[int, typer.Option("--deals", "-d", min=2, metavar="N", help="The most deals per pairing.")] = 1000,
    margin: Annotated[
        float,
        typer.Option(
            "--margin", min=0.0, max=0.5, metavar="M", help="Win rates this close to one half are called equal."
        ),
    ] = 0.02,
    early: Annotated[
        bool, typer.Option("--early/--all-deals", help="Stop a pairing when its question is settled.")
    ] = True,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other and rate them.

    Every pairing plays the same deals, each with the seats rotated until both bots have had the same seats. A pairing
    stops when it is clear who is stronger, or that they are equal within the margin. Its interval is a confidence
    sequence, which holds however early one stops; all intervals of pairings hold together with 95 %. With --all-deals
    they are Wilson’s. Ratings are Bradley-Terry’s on Elo’s scale: 400 points are odds of ten to one. Bots also differ
    in how quickly they react.

    Examples:

    ```
    quintet tournament solo --bots random,rules
    quintet tournament solo --bots rules,ismcts-200,ismcts-1000 --players 3 --deals 300
    quintet tournament solo --bots rules,my_bots:Careful
    quintet tournament "solo(scoring=round)" --bots rules,ismcts-100 --all-deals --json
    ```
    """
    setting = parse_setting(game, options, players, usual=2)
    number = parse_seed_text(seed)
    names = parse_bots(bots)
    contest = Tournament(setting.game, setting.options, setting.n_players, names, number, deals, margin, early)
    with (
        workers_for(jobs, cluster) as workers,
        stopped_by_ctrl_c(workers),
        progress_bar(setting.options.format(), deals * len(contest.pairings), 0, "deals") as advance,
    ):
        for n in contest.play(workers):
            advance(n)
    if as_json:
        print_json(_json(contest))
    else:
        _print(f"{setting.describe()}, seed {show_seed(number)}", contest)
    if not contest.is_done:
        raise typer.Exit(INTERRUPTED)


def _print(what: str, contest: Tournament) -> None:
    screen = Screen()
    screen.line(what, style="bold")
    rows = [_row(pairing) for pairing in contest.pairings]
    screen.rows(rows, head=("pairing", "wins", "interval", "deals", "verdict"), right=(1, 2, 3))
    screen.line()
    ratings = [
        (rating.bot, f"{rating.rating:,.0f}", f"{rating.low:,.0f} to {rating.high:,.0f}")
        for rating in contest.ratings()
    ]
    screen.rows(ratings, head=("bot", "rating", "95 % interval"), right=(1, 2))


def _row(pairing: Pairing) -> tuple[str, ...]:
    first, second = pairing.bots
    low, high = pairing.interval
    verdict = {"": "open", "equal": f"equal within {pairing.margin:.0%}"}.get(
        pairing.verdict, f"{pairing.verdict} is stronger"
    )
    return (
        f"{first} – {second}",
        f"{pairing.rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{len(pairing.shares):,}",
        verdict,
    )


def _json(contest: Tournament) -> dict[str, object]:
    pairings = [
        {
            "bots": list(pairing.bots),
            "deals": len(pairing.shares),
            "matches": len(pairing.shares) * pairing.n_ways,
            "rate": pairing.rate,
            "interval": list(pairing.interval),
            "interval_kind": "confidence sequence" if pairing.stops_early else "wilson",
            "confidence": pairing.confidence,
            "verdict": pairing.verdict or "open",
        }
        for pairing in contest.pairings
    ]
    return {
        "game": contest.contest.game,
        "options": contest.contest.options,
        "players": contest.contest.players,
        "seed": contest.contest.seed,
        "pairings": pairings,
        "ratings": [rating._asdict() for rating in contest.ratings()],
    }
