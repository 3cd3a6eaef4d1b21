"""Plots as SVG, for screen and paper: colours by Okabe and Ito, and never colour alone (markers, hatches, dashes)."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, PercentFormatter

from quintet.lab.figures import Figures, Mean, difference
from quintet.lab.tally import Rate

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
MARKERS = ("o", "s", "^", "D", "v", "P", "X")
HATCHES = ("", "///", "...", "xxx", "\\\\\\", "ooo", "+++")
DASHES = ("-", "--", ":", "-.", (0, (5, 1)), (0, (1, 1)), (0, (3, 1, 1, 1)))

_INK = "#222222"
_PALE = "#8a8a8a"
_STYLE: Any = {
    "svg.fonttype": "path",
    "svg.hashsalt": "quintet",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": _PALE,
    "axes.labelcolor": _INK,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#e3e3e3",
    "grid.linewidth": 0.8,
    "xtick.color": _PALE,
    "ytick.color": _PALE,
    "xtick.labelcolor": _INK,
    "ytick.labelcolor": _INK,
    "hatch.linewidth": 0.7,
    "legend.frameon": False,
}
_WIDTH = 6.6
_MOST_BINS = 40
_TAIL = 0.995  # of the matches are shown: a few very long ones would squeeze the rest


class Plot:
    """A figure in the house style; `svg` is its text."""

    def __init__(self, height: float, n_columns: int = 1) -> None:
        with mpl.rc_context(_STYLE):
            self.figure = Figure(figsize=(_WIDTH, height), layout="constrained")
            self.axes: list[Axes] = list(np.atleast_1d(self.figure.subplots(1, n_columns)))

    def svg(self) -> str:
        text = io.StringIO()
        with mpl.rc_context(_STYLE):
            self.figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
        return text.getvalue()


def _styles(n: int) -> list[tuple[str, str, str, Any]]:
    return list(islice(zip(cycle(COLOURS), cycle(MARKERS), cycle(HATCHES), cycle(DASHES)), n))


def rates(groups: Sequence[tuple[str, list[Rate]]], axis: str, fair: float | None) -> str:
    """Win rates with their intervals; several groups stand side by side."""
    n_rows = max(len(group) for _, group in groups)
    with mpl.rc_context(_STYLE):
        plot = Plot(0.9 + 0.42 * n_rows + 0.12 * n_rows * (len(groups) - 1))
        axes = plot.axes[0]
        if fair is not None:
            axes.axvline(fair, color=_INK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
            _note(axes, fair, f"equal chances: {fair:.1%}")
        for i, ((label, group), (colour, marker, _, _)) in enumerate(zip(groups, _styles(len(groups)), strict=True)):
            places = np.arange(len(group)) + (i - (len(groups) - 1) / 2) * 0.28
            middles = np.array([rate.rate for rate in group])
            arms = np.array([[rate.rate - rate.low for rate in group], [rate.high - rate.rate for rate in group]])
            axes.errorbar(
                middles, places, xerr=np.maximum(arms, 0), fmt=marker, color=colour, markersize=7, capsize=4,
                elinewidth=1.8, label=label,
            )  # fmt: skip
        axes.set_yticks(range(n_rows), [rate.name for rate in groups[0][1]])
        axes.set_ylim(n_rows - 0.5, -0.5)
        axes.set_ylabel(axis)
        axes.xaxis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10]))
        axes.xaxis.set_major_formatter(PercentFormatter(1))  # with as many decimals as tell the ticks apart
        axes.set_xlabel("matches won (dot) and 95 % interval (bar)")
        axes.grid(axis="y", visible=False)
        _legend(plot, groups)
        return plot.svg()


def _note(axes: Axes, x: float, text: str) -> None:
    """A few words above a vertical line."""
    axes.annotate(
        text, (x, 1), (4, 2), xycoords=("data", "axes fraction"), textcoords="offset points", fontsize=8.5, color=_INK
    )


def _legend(plot: Plot, groups: Sequence[object]) -> None:
    if len(groups) > 1:
        plot.figure.legend(loc="outside upper left", ncols=min(3, len(groups)))


def lengths(all_figures: Sequence[Figures]) -> str:
    """How long matches last: in actions, and in minutes at a table."""
    with mpl.rc_context(_STYLE):
        plot = Plot(2.9, 2)
        for axes, name, scale, label in zip(
            plot.axes, ("actions", "seconds"), (1, 60), ("actions in a match", "minutes at a table"), strict=True
        ):
            columns = [figures.column(name) / scale for figures in all_figures]
            most = max(float(np.quantile(column, _TAIL)) for column in columns)
            least = min(float(column.min()) for column in columns)
            n_bins = int(min(_MOST_BINS, max(8, 1.3 * len(columns[0]) ** 0.5)))
            bins: Any = np.linspace(least, most + 1e-9, n_bins)
            if name == "actions":
                bins = _whole_bins(least, most, n_bins)
            for column, figures, (colour, _, _, dash) in zip(columns, all_figures, _styles(len(columns)), strict=True):
                weights = np.full(len(column), 1 / len(column))
                is_alone = len(columns) == 1
                look: Any = {"color": colour, "linewidth": 1.8, "linestyle": dash, "label": figures.label}
                look |= {"histtype": "stepfilled", "alpha": 0.85} if is_alone else {"histtype": "step"}
                axes.hist(column, bins=bins, weights=weights, **look)
                middle = float(np.median(column))
                axes.axvline(middle, color=_INK if is_alone else colour, linewidth=1.2, linestyle=(0, (4, 3)))
                if is_alone:
                    _note(axes, middle, f"half are below {middle:,.0f}")
            axes.set_xlim(float(bins[0]), float(bins[-1]))
            axes.set_xlabel(label)
            axes.yaxis.set_major_formatter(PercentFormatter(1))
            axes.yaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
            axes.xaxis.set_major_locator(MaxNLocator(5))
            axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
            axes.grid(axis="x", visible=False)
        plot.axes[0].set_ylabel("share of the matches")
        if len(all_figures) > 1:
            handles, names = plot.axes[0].get_legend_handles_labels()
            plot.figure.legend(handles, names, loc="outside upper left", ncols=min(3, len(names)))
        return plot.svg()


def _whole_bins(least: float, most: float, n_bins: int) -> Any:
    step = max(1, int(np.ceil((most - least + 1) / n_bins)))
    return np.arange(least - 0.5, most + step, step)


def scores(groups: Sequence[tuple[str, Any]]) -> str:
    """Distributions of scores as boxes: half of all are in the box, nine of ten between the whiskers."""
    with mpl.rc_context(_STYLE):
        plot = Plot(0.9 + 0.55 * len(groups))
        axes = plot.axes[0]
        boxes = axes.boxplot(
            [values for _, values in groups], orientation="horizontal", whis=(5, 95), showfliers=False, widths=0.55,
            patch_artist=True, medianprops={"color": _INK, "linewidth": 2.2}, showmeans=True,
            meanprops={"marker": "D", "markerfacecolor": "white", "markeredgecolor": _INK, "markersize": 5.5},
        )  # fmt: skip
        for box, (colour, _, hatch, _) in zip(boxes["boxes"], _styles(len(groups)), strict=True):
            box.set(facecolor=_tint(colour), edgecolor=colour, hatch=hatch, linewidth=1.4)
        axes.set_yticks(range(1, len(groups) + 1), [_short(label) for label, _ in groups])
        axes.invert_yaxis()
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
        axes.set_xlabel("points at the end")
        axes.grid(axis="y", visible=False)
        return plot.svg()


def _tint(colour: str) -> tuple[float, ...]:
    red, green, blue = mpl.colors.to_rgb(colour)
    return (0.55 + 0.45 * red, 0.55 + 0.45 * green, 0.55 + 0.45 * blue)


def verbs(means: list[Mean]) -> str:
    """How often each kind of action is done."""
    with mpl.rc_context(_STYLE):
        plot = Plot(0.7 + 0.32 * len(means))
        axes = plot.axes[0]
        bars = axes.barh([mean.name for mean in means], [mean.mean for mean in means], color=COLOURS[0], height=0.62)
        axes.bar_label(bars, [_amount(mean.mean) for mean in means], padding=4, fontsize=9, color=_INK)
        axes.invert_yaxis()
        axes.margins(x=0.1)
        axes.set_xlabel("times in a match, on average")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
        axes.grid(axis="y", visible=False)
        return plot.svg()


def _amount(value: float) -> str:
    if value == 0:
        return "never"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2g}" if value < 1 else f"{value:.1f}"


def changes(before: list[Mean], others: Sequence[tuple[str, list[Mean]]]) -> str:
    """By how much lengths and actions change against the first file."""
    kept = [i for i, mean in enumerate(before) if mean.mean > 0 and all(means[i].mean > 0 for _, means in others)]
    with mpl.rc_context(_STYLE):
        plot = Plot(0.9 + 0.34 * len(kept) + 0.1 * len(kept) * (len(others) - 1))
        axes = plot.axes[0]
        axes.axvline(0, color=_INK, linewidth=1)
        for k, ((label, means), (colour, marker, _, _)) in enumerate(
            zip(others, _styles(len(others) + 1)[1:], strict=True)
        ):
            found = [difference(before[i], means[i]) for i in kept]
            places = np.arange(len(kept)) + (k - (len(others) - 1) / 2) * 0.28
            arms = [mean.high - mean.mean for mean in found]
            axes.errorbar([mean.mean for mean in found], places, xerr=arms, fmt=marker, color=colour, markersize=7,
                          capsize=4, elinewidth=1.8, label=label)  # fmt: skip
        axes.set_yticks(range(len(kept)), [before[i].name for i in kept])
        axes.set_ylim(len(kept) - 0.5, -0.5)
        axes.xaxis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10]))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:+.0%}" if value else "no change"))
        axes.set_xlabel("change per match (mark) and 95 % interval (bar)")
        axes.grid(axis="y", visible=False)
        _legend(plot, others)
        return plot.svg()


def _short(label: str) -> str:
    return "\n".join(textwrap.wrap(label, 26)[:3])
