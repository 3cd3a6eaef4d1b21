"""Long work shows a bar with its rate and the time left, on standard error and only on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class _Rate(ProgressColumn):
    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(f"{speed:,.0f} {self.unit}/s" if speed >= 10 else f"{speed * 60:,.1f} {self.unit}/min")


@contextmanager
def progress_bar(what: str, total: int, done: int, unit: str) -> Iterator[Callable[[int], None]]:
    """Show a bar; give a function to call with the number of units just done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        _Rate(unit),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal, expand=True) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda n: bar.advance(task, n)
