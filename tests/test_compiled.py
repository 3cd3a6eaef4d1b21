"""Compiled or not, the results are the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from quintet.core import rng

ROOT = Path(__file__).parent.parent


def _digests(python_path: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.digests"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": python_path},
        capture_output=True,
        text=True,
        check=True,
    )
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_plain_python_and_compiled_code_play_the_same_matches() -> None:
    plain = _digests(os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    installed = _digests(str(ROOT))
    assert not plain["compiled"], "compiled files lie among the sources"
    assert installed["compiled"] or os.environ.get("QUINTET_PURE") == "1"
    assert installed["digests"] == plain["digests"]


def test_the_package_under_test_is_the_installed_one() -> None:
    assert ROOT / "src" not in Path(rng.__file__).parents
