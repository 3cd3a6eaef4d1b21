"""The commands, run as a user would."""

from __future__ import annotations

from tests.cli.conftest import match, run

__all__ = ["match", "run"]
