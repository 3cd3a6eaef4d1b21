"""The page: everything is in it, nothing is fetched, and it says what the figures say."""

from __future__ import annotations

import base64
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quintet.lab import plots
from quintet.lab.figures import Mean, difference, figures_of
from quintet.lab.report import write_report
from quintet.lab.results import BadResults, read_results
from quintet.lab.tally import Rate
from tests.lab.conftest import quick_run, write_file


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.images: list[dict[str, str | None]] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.images.append(dict(attrs))
        if tag not in ("img", "meta", "br"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_one_page_holds_everything(results_file: Path) -> None:
    text = write_report(read_results(results_file), "some")
    page = _Page(text)
    assert page.open == []
    assert all(link.startswith("data:image/svg+xml;base64,") for link in page.links)
    assert len(page.images) == 5
    for image in page.images:
        assert image["alt"]
        ElementTree.fromstring(base64.b64decode((image["src"] or "").partition(",")[2]))
    for heading in ("Bots", "Win rate by seat", "Length of matches", "Points", "Kinds of action"):
        assert f"<h2>{heading}</h2>" in text
    assert "What changes" not in text
    assert "@media print" in text


def test_a_table_can_be_moved_sideways_on_a_small_screen(results_file: Path) -> None:
    text = write_report(read_results(results_file), "some")
    assert text.count("<table>") == text.count('tabindex="0"><table>') > 0
    assert ".table { overflow-x: auto; }" in text
    assert "@media screen and (max-width: 30rem) {\n  table { font-size: .8rem; }" in text


def test_no_two_ticks_of_an_axis_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """However close to each other the rates are."""
    drawn: list[plots.Plot] = []

    def keep(plot: plots.Plot) -> str:
        drawn.append(plot)
        return ""

    monkeypatch.setattr(plots.Plot, "svg", keep)
    for spread in (0.002, 0.01, 0.1, 0.4):
        rates = [
            Rate(f"seat {seat}", middle, middle - spread, middle + spread, 9) for seat, middle in enumerate((0.5, 0.51))
        ]
        plots.rates([("", rates)], "seat", 0.5)
    for plot in drawn:
        axis = plot.axes[0].xaxis
        ticks = axis.get_major_formatter().format_ticks(list(axis.get_majorticklocs()))
        assert len(set(ticks)) == len(ticks) > 2


def test_the_page_is_the_same_every_time(results_file: Path) -> None:
    results = read_results(results_file)
    assert write_report(results, "some") == write_report(results, "some")


def test_what_changes_with_an_option_is_shown(results_file: Path, tmp_path: Path) -> None:
    run = quick_run("rules,random,random", options="solo(scoring=round,throw_in=no)")
    other = read_results(write_file(tmp_path / "other.csv", run, 30))
    text = write_report(read_results(results_file), "some", [(other, "other")])
    assert "<h2>What changes</h2>" in text
    assert re.search(r"<td>throw in</td><td>[0-9.]+</td><td>0.00</td><td>-100.0%</td>", text)
    assert len(_Page(text).images) == 9


def test_files_of_different_games_cannot_be_compared(results_file: Path, tmp_path: Path) -> None:
    other = read_results(write_file(tmp_path / "o.csv", quick_run(options="i_go(turn_limit=50)"), 2))
    with pytest.raises(BadResults, match="cannot be compared"):
        write_report(read_results(results_file), "some", [(other, "other")])


@pytest.mark.parametrize("n", [1, 2])
def test_very_few_matches_make_a_page_too(n: int, tmp_path: Path) -> None:
    assert "<h2>Points</h2>" in write_report(read_results(write_file(tmp_path / "few.csv", quick_run(), n)), "few")


def test_the_figures_add_up(results_file: Path) -> None:
    figures = figures_of(read_results(results_file), "some")
    assert sum(rate.rate for rate in figures.by_seat()) == pytest.approx(1)
    assert sum(bot.wins.rate * bot.wins.n for bot in figures.by_bot()) == pytest.approx(40)
    assert sum(mean.mean for mean in figures.by_verb()) == pytest.approx(figures.lengths()[2].mean)
    assert figures.bot_names == ["rules", "random"]


def test_a_difference_is_relative() -> None:
    assert difference(Mean("x", 10, 0.1), Mean("x", 12, 0.1)).mean == pytest.approx(0.2)
    assert difference(Mean("x", 0, 0), Mean("x", 12, 0.1)).mean == 0
