"""One page that shows what a file of results tells: tables and plots, everything inside the page itself."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from quintet.games import get_game
from quintet.lab import plots
from quintet.lab.figures import Figures, Mean, difference, figures_of
from quintet.lab.results import BadResults, Results

_CSS = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; color: #222; background: #fff;
  max-width: 46rem; margin: 2.5rem auto 4rem; padding: 0 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.75rem 0 .25rem; padding-top: .9rem; border-top: 1px solid #ddd; }
p { margin: .35rem 0 .8rem; }
.lead, figcaption { color: #555; }
figcaption { font-size: .9rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem 1.25rem;
  margin: 1.25rem 0; }
dl div { border-left: 3px solid #0072B2; padding-left: .7rem; }
dt { font-size: .82rem; color: #555; }
dd { margin: 0; font-size: 1.3rem; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dd.words { font-size: 1rem; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0 1rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .35rem .6rem; border-bottom: 1px solid #ddd; }
th { font-weight: 600; font-size: .88rem; border-bottom: 2px solid #888; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.table { overflow-x: auto; }
figure { margin: 1rem 0; }
img { width: 100%; height: auto; display: block; }
code { font-size: .92em; overflow-wrap: anywhere; }
footer { margin-top: 3rem; padding-top: .75rem; border-top: 1px solid #ddd; font-size: .85rem; color: #555; }
@media screen and (max-width: 30rem) {
  table { font-size: .8rem; }
  th { font-size: .75rem; }
  th, td { padding: .35rem .2rem; }
  td:first-child { min-width: 4rem; overflow-wrap: anywhere; }
}
@media print {
  @page { margin: 16mm; }
  body { font-size: 10.5pt; max-width: none; margin: 0; padding: 0; }
  h2 { margin-top: 1.5rem; break-after: avoid; }
  figure, table, dl { break-inside: avoid; }
  section > p { break-after: avoid; break-inside: avoid; }
  img { width: 84%; }
  .table { overflow: visible; }
}
"""


def write_report(results: Results, name: str, compared: Sequence[tuple[Results, str]] = ()) -> str:
    """The page of a file; `compared` are files of the same game with another option, bot or number of players."""
    for other, other_name in compared:
        if other.run.game != results.run.game:
            raise BadResults(
                f"{other_name} is of {other.run.game}, {name} is of {results.run.game}: they cannot be compared"
            )
    labels = _labels([results, *(other for other, _ in compared)], [name, *(other for _, other in compared)])
    everything = [
        figures_of(one, label) for one, label in zip([results, *(other for other, _ in compared)], labels, strict=True)
    ]
    figures = everything[0]
    title = get_game(results.run.game).title
    sections = [
        _head(figures, title),
        _bots(figures),
        _seats(figures),
        _lengths(figures),
        _scores(figures),
        _verbs(figures),
    ]
    if compared:
        sections.append(_compare(everything))
    body = "\n".join(section for section in sections if section)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: {figures.n_matches:,} matches</title>\n"
        f"<style>{_CSS}</style>\n</head>\n<body>\n<main>\n"
        f"{body}\n</main>\n{_footer(everything)}\n</body>\n</html>\n"
    )


def _labels(runs: list[Results], names: list[str]) -> list[str]:
    """A label for each run: its options, or the name of its file if several have the same."""
    if len({one.run.options for one in runs}) == len(runs):
        return [one.run.options for one in runs]
    return [Path(name).stem for name in names]


# ---------------------------------------------------------------- sections
def _head(figures: Figures, title: str) -> str:
    run = figures.results.run
    means = {mean.name: mean.mean for mean in figures.lengths()}
    facts = [
        ("matches", f"{figures.n_matches:,}"),
        ("players", str(run.players)),
        ("rounds in a match", f"{means['rounds']:,.1f}"),
        ("turns in a match", f"{means['turns']:,.0f}"),
        ("actions in a match", f"{means['actions']:,.0f}"),
        ("minutes at a table", f"{means['minutes at a table']:,.0f}"),
    ]
    cells = "".join(f"<div><dt>{escape(key)}</dt><dd>{escape(value)}</dd></div>" for key, value in facts)
    seats = "moving on one seat after every match" if run.rotate else "each in its seat"
    return (
        f"<header><h1>{escape(title)}: what {figures.n_matches:,} matches tell</h1>\n"
        f'<p class="lead"><code>{escape(run.options)}</code>, bots {escape(", ".join(run.bots))}, {seats}.</p>\n'
        f"<dl>{cells}</dl></header>"
    )


def _bots(figures: Figures) -> str:
    bots = figures.by_bot()
    rows = [
        (
            bot.wins.name,
            f"{bot.wins.n:,}",
            f"{bot.wins.rate:.1%}",
            f"{bot.wins.low:.1%} – {bot.wins.high:.1%}",
            f"{bot.rank:.2f}",
            f"{bot.score.mean:,.1f}",
        )
        for bot in bots
    ]
    table = _table(("bot", "seats played", "won", "95 % interval", "mean rank", "mean points"), rows)
    if len(bots) == 1:
        return _section("Bots", "One bot in all seats: it wins its fair share by definition.", table)
    best = bots[0].wins
    told = f"{best.name} wins most: {best.rate:.1%} of the times that it sits down."
    plot = plots.rates([("", [bot.wins for bot in bots])], "bot", 1 / figures.results.run.players)
    return _section("Bots", told, table + _figure(plot, f"Win rates of the bots. {told}"))


def _seats(figures: Figures) -> str:
    rates = figures.by_seat()
    fair = 1 / len(rates)
    apart = [rate for rate in rates if not rate.low <= fair <= rate.high]
    told = (
        "Where one sits makes no difference that these matches could show."
        if not apart
        else f"Seats that win more or less often than chance explains: {', '.join(rate.name for rate in apart)}."
    )
    if len(set(figures.results.run.bots)) > 1 and not figures.results.run.rotate:
        told += " The bots stayed in their seats, so this shows their strength as well."
    plot = plots.rates([("", rates)], "seat", fair)
    return _section("Win rate by seat", told, _figure(plot, f"Win rate by seat. {told}"))


def _lengths(figures: Figures) -> str:
    actions = figures.lengths()[2]
    told = f"A match has {actions.mean:,.0f} actions on average. The longest 0.5 % are not drawn."
    caption = "Minutes at a table: every action takes a time drawn from human thinking and reaction times."
    return _section("Length of matches", told, _figure(plots.lengths([figures]), told, caption))


def _scores(figures: Figures) -> str:
    groups = [(bot, figures.scores_of(bot)) for bot in figures.bot_names]
    told = "Half of all are in the box, nine of ten between the whiskers; the line is the median, the diamond the mean."
    return _section("Points", told, _figure(plots.scores(groups), "Distribution of points by bot"))


def _verbs(figures: Figures) -> str:
    means = figures.by_verb()
    told = f"Most frequent: {means[0].name}, {means[0].mean:,.1f} times in a match."
    return _section("Kinds of action", told, _figure(plots.verbs(means), f"How often each action is done. {told}"))


def _compare(everything: list[Figures]) -> str:
    first, others = everything[0], everything[1:]
    measures = [_measures(figures) for figures in everything]
    n_first = len(first.lengths())
    by_name = [{mean.name: mean for mean in means} for means in measures]
    ordered = [[one[mean.name] for mean in measures[0]] for one in by_name]
    told = f"Against {first.label}: " + "; ".join(other.label for other in others) + "."
    rows = []
    for i, mean in enumerate(measures[0]):
        cells = [mean.name, _number(mean.mean)]
        for means in ordered[1:]:
            cells += [_number(means[i].mean), _change(mean, means[i])]
        rows.append(tuple(cells))
    head = ["per match", first.label]
    for other in others:
        head += [other.label, "change"]
    parts = [_figure(plots.changes(ordered[0], [(o.label, m) for o, m in zip(others, ordered[1:], strict=True)]),
                     f"Changes of lengths and actions. {told}")]  # fmt: skip
    parts.append(_table(tuple(head), rows[:n_first] + sorted(rows[n_first:], key=lambda row: row[0])))
    parts.append(_figure(plots.lengths(everything), "Length of matches, compared", "Dashed lines: the medians."))
    if len({figures.results.run.players for figures in everything}) == 1:
        seats = [(figures.label, figures.by_seat()) for figures in everything]
        parts.append(_figure(plots.rates(seats, "seat", 1 / first.results.run.players), "Win rate by seat, compared"))
    scores = [(figures.label, figures.scores.ravel()) for figures in everything]
    parts.append(_figure(plots.scores(scores), "Points, compared", "Points of all seats."))
    return _section("What changes", told, "".join(parts))


def _measures(figures: Figures) -> list[Mean]:
    return figures.lengths() + figures.by_verb()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"


def _change(before: Mean, after: Mean) -> str:
    if before.mean == 0:
        return "–" if after.mean == 0 else "new"
    change = difference(before, after)
    is_clear = change.low > 0 or change.high < 0
    return f"{change.mean:+.1%}" if is_clear else f"({change.mean:+.1%})"


def _footer(everything: Iterable[Figures]) -> str:
    lines = [
        f"<code>{escape(one.results.run.options)}</code>, {one.results.run.players} players, bots "
        f"{escape(', '.join(one.results.run.bots))}, seed <code>{escape(one.results.run.seed)}</code>, "
        f"quintet {escape(one.results.run.quintet)}, rules {one.results.run.rules_version}"
        for one in everything
    ]
    notes = "Intervals of win rates are Wilson’s, of means normal, both at 95 %. Changes in brackets may be chance."
    return f"<footer><p>{'<br>'.join(lines)}</p><p>{notes}</p></footer>"


# ---------------------------------------------------------------- pieces
def _section(heading: str, told: str, content: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>\n<p>{escape(told)}</p>\n{content}</section>"


def _figure(svg: str, alt: str, caption: str = "") -> str:
    data = base64.b64encode(svg.encode()).decode()
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure><img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}">{below}</figure>\n'


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="table" role="region" aria-label="{escape(head[0])}" tabindex="0">{table}</div>\n'
