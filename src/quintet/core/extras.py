"""What pip calls Quintet, and what to say where a package is missing that one of its extras brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

DISTRIBUTION: Final = "quintet-cards"


def missing(package: str | None, extra: str) -> str:
    """The sentence for a package that is missing."""
    name = (package or "a package").partition(".")[0]  # of the package, not of a module in it
    return f'{name} is missing; install it with: pip install "{DISTRIBUTION}[{extra}]"'


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """Say of every package that is missing within which extra brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(missing(error.name, extra), name=error.name) from None
