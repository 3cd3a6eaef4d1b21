"""The server on a day that a test sets: `python -m tests.server.dated serve`, with QUINTET_DAY_FILE set.

The file holds the milliseconds that its clock is ahead. Bots at the deal of the day make no pauses.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from quintet.cli import main
from quintet.server.tables import daily
from quintet.server.tables.services import Services


def now() -> int:
    return time.time_ns() // 1_000_000 + int(Path(os.environ["QUINTET_DAY_FILE"]).read_text())


if __name__ == "__main__":
    daily.TEMPO = 0.0
    Services.now = staticmethod(now)  # type: ignore[method-assign]
    main()
