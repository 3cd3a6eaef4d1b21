"""Build the wheels that pip installs without Node and without a compiler, into the folder dist:

    python scripts/wheels.py pure             one of plain Python, for systems that get none of their own
    python scripts/wheels.py compiled         one for every Python on this system: Linux (in containers), macOS, Windows
    python scripts/wheels.py check compiled   start the server of the wheel that is installed here, and look at its page

Which Pythons and systems there are stands in pyproject.toml under tool.cibuildwheel; a system builds its own. The page
is built first. That needs a Unix system: on Windows, bring src/quintet/server/static/app from one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = "build>=1.3,<2"
CIBUILDWHEEL = "cibuildwheel>=4.3,<5"


def build(kind: str) -> None:
    """Build the wheels of a kind."""
    if sys.platform != "win32":
        subprocess.run([ROOT / "scripts" / "web", "build"], check=True)
    for left_over in (*ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*")):
        shutil.rmtree(left_over)
    program = {
        "pure": [BUILD, "build", "--wheel", "--outdir", "dist", "."],
        "compiled": [CIBUILDWHEEL, "cibuildwheel", "--output-dir", "dist"],
    }[kind]
    pure = {"QUINTET_PURE": "1"} if kind == "pure" else {}
    with tempfile.TemporaryDirectory(prefix="quintet-wheels-") as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = Path(folder, "Scripts" if sys.platform == "win32" else "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", program[0]], check=True)
        subprocess.run(
            [python, "-m", *program[1:]], cwd=ROOT, env={**os.environ, "QUINTET_WHEEL": "1", **pure}, check=True
        )


def check(kind: str) -> None:
    """See whether the installed package is of that kind, and serves its page."""
    from quintet.cli.measure import is_compiled

    if is_compiled() != (kind == "compiled"):
        sys.exit(f"the installed package is not {kind}")
    with tempfile.TemporaryDirectory(prefix="quintet-wheels-") as data:
        command = [sys.executable, "-m", "quintet", "serve", "--host", "127.0.0.1", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                _look_at_page(server)
            finally:
                server.terminate()
    print(f"a {kind} package that serves its page")


def _look_at_page(server: subprocess.Popen[str]) -> None:
    """Load the page and the program in it."""
    assert server.stdout is not None
    url = next((found[0] for line in server.stdout if (found := re.search(r"http://localhost:\d+", line))), None)
    if url is None:
        sys.exit("the server did not start")
    program = re.search(r'<script type="module" [^>]*src="([^"]+)"', _loaded(f"{url}/"))
    if program is None or not _loaded(url + program[1]):
        sys.exit("the installed package has no page")


def _loaded(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        text: bytes = answer.read()
        return text.decode()


def main(words: list[str]) -> None:
    if words in (["pure"], ["compiled"]):
        build(words[0])
    elif words in (["check", "pure"], ["check", "compiled"]):
        check(words[1])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
