"""The server on a machine whose clock is set: `python -m tests.server.jumping serve`, with QUINTET_JUMP_FILE set.

The file holds the seconds that the time of day is ahead.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

_time, _time_ns = time.time, time.time_ns


def _ahead() -> float:
    return float(Path(os.environ["QUINTET_JUMP_FILE"]).read_text())


if __name__ == "__main__":
    time.time = lambda: _time() + _ahead()
    time.time_ns = lambda: _time_ns() + int(1e9 * _ahead())

    from quintet.cli import main

    main()
