"""The commands, run as a user would."""

from __future__ import annotations

from tests.cli.conftest import run

__all__ = ["run"]
