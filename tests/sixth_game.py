"""A virtual environment with Quintet and the wheel of a sixth game: python tests/sixth_game.py FOLDER

Quintet and what it needs are found where the running Python has them, so that nothing is compiled or fetched.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "docs" / "examples" / "high_card"
_BUILT = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")


def install(folder: Path, package: Path = PACKAGE) -> Path:
    """Build the package's wheel and install it; returns the environment's Python."""
    source = shutil.copytree(package, folder / "source", ignore=_BUILT)
    _pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, source)
    (wheel,) = folder.glob("*.whl")
    home = folder / "environment"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    (site,) = home.glob("lib/*/site-packages")
    (site / "quintet.pth").write_text("\n".join(str(Path(path).absolute()) for path in sys.path if path), "utf-8")
    _pip("--python", python, "install", "--no-deps", "--no-index", wheel)
    return python


def _pip(*words: object) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *map(str, words)]
    subprocess.run(command, check=True, capture_output=True, text=True)


if __name__ == "__main__":
    print(install(Path(sys.argv[1])))
