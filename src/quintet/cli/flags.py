"""Commands whose help shows an option that takes no value as just that: `--json`, not `--json <bool>`."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup


class _PlainFlags:
    def get_params(self, ctx: Any) -> list[Any]:
        params: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if getattr(param, "is_flag", False) and param.metavar is None:
                param.metavar = ""
        return params


class Command(_PlainFlags, TyperCommand):
    """One command."""


class Commands(_PlainFlags, TyperGroup):
    """A group of commands."""
