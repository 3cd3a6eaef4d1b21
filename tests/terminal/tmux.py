"""`quintet play` in a real terminal: tmux draws it, keys are pressed, and what is on the screen is read back.

Nothing waits for a time: whoever presses a key waits for what it does to the screen.
"""

from __future__ import annotations

import contextlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PATIENCE = 60.0  # seconds until a test gives up; nothing is measured by it
_GLANCE = 0.02  # seconds between two looks at the screen
_HESITATION = 5.0  # seconds until a key is pressed again
_UNSET = ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES", "LC_ALL")  # what the tester has set
_ENDED = re.compile(r"^it ended with (\d+)$", re.MULTILINE)
_MOUSE_DOWN, _MOUSE_UP = "\x1b[<0;{x};{y}M", "\x1b[<0;{x};{y}m"


class Terminal:
    """A terminal of its own, with one program in it."""

    def __init__(self, folder: Path, columns: int, lines: int) -> None:
        self._tmux = ["tmux", "-S", str(folder / "tmux"), "-f", "/dev/null"]
        self._pid = folder / "pid"
        self._do("new-session", "-d", "-x", str(columns), "-y", str(lines), "cat")
        self._do("set-option", "-g", "status", "off")
        self._do("set-option", "-s", "escape-time", "0")

    def run(self, command: list[str], term: str, variables: dict[str, str]) -> None:
        """Run a program instead of the one that is there."""
        self._do("set-option", "-g", "default-terminal", term)
        unset = [f"--unset={name}" for name in _UNSET]
        words = ["env", *unset, *(f"{name}={value}" for name, value in variables.items())]
        told = f"echo $$ >{self._pid}; exec {shlex.join([*words, *command])}"
        self._do("respawn-pane", "-k", f"sh -c {shlex.quote(told)}; code=$?; echo; echo it ended with $code; cat")

    def _do(self, *arguments: str) -> str:
        done = subprocess.run([*self._tmux, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    # ------------------------------------------------------------ the screen
    def text(self) -> str:
        """What is on the screen, without colours."""
        return self._do("capture-pane", "-p")

    def painted(self) -> str:
        """What is on the screen, with its colours as escape sequences."""
        return self._do("capture-pane", "-p", "-e")

    def until(self, is_so: Callable[[str], bool], what: str) -> str:
        """Wait until the screen is as it should be; return it."""
        end = time.monotonic() + PATIENCE
        while not is_so(text := self.text()):
            assert time.monotonic() < end, f"{what} never came:\n{text}"
            time.sleep(_GLANCE)
        return text

    def until_seen(self, words: str) -> str:
        return self.until(lambda text: words in text, repr(words))

    def press_until_other(self, painted: str, key: str) -> None:
        """Press a key, and again as people do, until the screen differs, be it in colours only; no key: wait."""
        end = time.monotonic() + PATIENCE
        pressed_at = 0.0
        while self.painted() == painted:
            now = time.monotonic()
            assert now < end, f"nothing happened any more:\n{self.text()}"
            if key and now - pressed_at > _HESITATION:
                self.press(key)
                pressed_at = now
            time.sleep(_GLANCE)

    # ------------------------------------------------------------ hands
    def press(self, *keys: str) -> None:
        """Press keys, by tmux's names for them: Enter, Escape, C-c, h."""
        self._do("send-keys", *keys)

    def click(self, words: str) -> None:
        """Click on words that are on the screen."""
        lines = self.until_seen(words).split("\n")
        y = next(n for n, line in enumerate(lines) if words in line)
        x = lines[y].index(words) + 1
        for event in (_MOUSE_DOWN, _MOUSE_UP):
            self._do("send-keys", "-l", event.format(x=x + 1, y=y + 1))

    def resize(self, columns: int, lines: int) -> None:
        self._do("resize-window", "-x", str(columns), "-y", str(lines))

    # ------------------------------------------------------------ its end
    def exit_code(self) -> int:
        """Wait until the program has ended; how it did."""
        found = _ENDED.search(self.until(lambda text: bool(_ENDED.search(text)), "its end"))
        assert found is not None
        return int(found[1])

    def modes(self) -> str:
        """What a program may leave behind: the second screen, a hidden cursor, a mouse that reports."""
        return self._do("display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}").strip()

    def pid(self) -> int:
        return int(self._pid.read_text())

    def close(self) -> None:
        subprocess.run([*self._tmux, "kill-server"], capture_output=True, check=False)


@contextlib.contextmanager
def playing(
    data: Path,
    *arguments: object,
    size: tuple[int, int] = (80, 24),
    term: str = "tmux-256color",
    **variables: str,
) -> Iterator[Terminal]:
    """`quintet play` on a screen of its own, as Ann."""
    command = [sys.executable, "-m", "quintet", "play", "--data", str(data), *map(str, arguments)]
    told = {"QUINTET_LANGUAGE": "en", "QUINTET_NAME": "Ann", "LANG": "C.UTF-8"}
    folder = Path(tempfile.mkdtemp())  # a short path: a socket's name has little room
    terminal = Terminal(folder, *size)
    try:
        terminal.run(command, term, {**told, **variables})
        yield terminal
    finally:
        terminal.close()
        shutil.rmtree(folder)
