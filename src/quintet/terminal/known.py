"""What the terminal keeps of its user: who they are at each server. A file of their own, which nobody else can read."""

from __future__ import annotations

import json
import os
from pathlib import Path

from quintet.core.errors import QuintetError


class Known:
    """The cookies by which servers know the user."""

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
            self._cookies = {str(server): str(cookie) for server, cookie in kept["cookies"].items()}
        except (OSError, ValueError, KeyError, AttributeError):
            self._cookies = {}  # there is none yet, or it is damaged: the user is somebody new

    def cookie(self, server: str) -> str:
        return self._cookies.get(server, "")

    def keep(self, server: str, cookie: str) -> None:
        """Keep who the user is. A crash leaves the old file or the new one."""
        if self._cookies.get(server) == cookie:
            return
        self._cookies[server] = cookie
        beside = self._file.with_name(f"{self._file.name}.new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                json.dump({"cookies": self._cookies}, file, indent=1)
            beside.replace(self._file)
        except OSError as error:
            raise QuintetError(f"cannot write {self._file}: {error.strerror}") from None
