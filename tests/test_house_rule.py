"""The house rule of docs/writing-a-game.md: the patch applies, touches few files, and plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATCH = ROOT / "docs" / "examples" / "nines_round.patch"
MOST_FILES = 8  # besides texts and tests

PLAY = """
from quintet import Match, get_game
from quintet.testkit import check_game

solo = get_game("solo")
zones = {"discard": ["R3"], "hand": [["R9", "B1", "B2"], ["Y1", "Y2"], ["G1", "G2"]]}
for word in ("no", "yes"):
    options = solo.options.parse(f"nines_round={word}")
    match = Match.from_position(solo, {"players": 3, "zones": zones, "options": options.to_json()})
    match.play(0, "lay R9")
    print(word, [match.view(seat).zones[2 + seat]["cards"] for seat in range(3)])
check_game(solo, solo.options.parse("nines_round=yes"), 3, 1, n_actions=40, every=20)
print("the laws hold")
"""


def test_the_patch_touches_few_files() -> None:
    touched = re.findall(r"^\+\+\+ b/(\S+)", PATCH.read_text(encoding="utf-8"), re.MULTILINE)
    code = [path for path in touched if "/texts/" not in path and not path.startswith("tests/")]
    assert 0 < len(code) <= MOST_FILES


def test_a_laid_nine_sends_all_hands_round(tmp_path: Path) -> None:
    """Plain Python, in a process of its own: a copy of Quintet with the patch."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "app")
    shutil.copytree(ROOT / "src" / "quintet", tmp_path / "src" / "quintet", ignore=ignored)
    subprocess.run(["git", "apply", str(PATCH)], cwd=tmp_path, check=True)
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        "no [['B1', 'B2'], ['Y1', 'Y2'], ['G1', 'G2']]",
        "yes [['G1', 'G2'], ['B1', 'B2'], ['Y1', 'Y2']]",
        "the laws hold",
    ]
