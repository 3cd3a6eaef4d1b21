"""Refusals: the answer to a command or a request that changes nothing."""

from __future__ import annotations

from typing import NoReturn

from quintet.server.protocol import Code


class Refusal(Exception):
    """A command that changes nothing; the code tells why."""

    def __init__(self, code: Code, detail: str = "", key: str = "") -> None:
        super().__init__(detail or code.value)
        self.code = code
        self.detail = detail
        self.key = key


def refuse(code: Code, detail: str = "", key: str = "") -> NoReturn:
    raise Refusal(code, detail, key)
