"""`quintet serve` as a person starts and stops it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.running import PATIENCE, RunningServer

QUINTET = [sys.executable, "-m", "quintet"]

needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals and folders")


def serve(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a server that is expected to end at once."""
    command = [*QUINTET, "serve", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


class OnTerminal:
    """A server in a terminal of its own."""

    def __init__(self, *arguments: object, columns: int = 80, **variables: str) -> None:
        import pty  # not on Windows

        main, side = pty.openpty()
        self._main = main
        command = [*QUINTET, "serve", "--workers", "1", "--host", "127.0.0.1", *map(str, arguments)]
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": str(columns), "LINES": "50", **variables}
        environment = {name: value for name, value in environment.items() if value}
        self.process = subprocess.Popen(command, stdout=side, stderr=side, stdin=side, env=environment)
        os.close(side)
        self.screen = ""

    def read_until(self, words: str) -> str:
        """Read until these words are on the screen; return all that is on it."""
        while words not in self.screen:
            self.screen += os.read(self._main, 10_000).decode()
        return self.screen

    def close(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._main)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def on_terminal(*arguments: object, columns: int = 80, **variables: str) -> Iterator[OnTerminal]:
    terminal = OnTerminal(*arguments, columns=columns, **variables)
    try:
        yield terminal
    finally:
        terminal.close()


def _scan(lines: list[str], url: str) -> bool:
    """Whether the lines are the QR code of that address, dark as drawn."""
    import segno

    rows = [[bool(cell) for cell in row] for row in segno.make(url, micro=False, error="l").matrix_iter(border=2)]
    seen: list[list[bool]] = []
    for line in lines:
        seen += [[letter in "▀█" for letter in line], [letter in "▄█" for letter in line]]
    return seen[: len(rows)] == rows


@needs_terminal
def test_the_screen_shows_the_addresses_and_a_code(tmp_path: Path) -> None:
    url = "https://cards.example.org/"
    with on_terminal("--data", tmp_path, "--port", 0, "--url", url, NO_COLOR="") as terminal:
        screen = terminal.read_until("Ctrl-C stops the server.\r\n")
        assert re.search(r"  on this machine     http://localhost:\d+/\r\n  for your friends    https://cards", screen)
        assert _scan(re.findall(r"\x1b\[30;107m(.*)\x1b\[0m\r\n", screen), url)
        assert f"Matches are kept in {tmp_path / 'quintet.db'}" in screen
        terminal.process.send_signal(signal.SIGINT)
        terminal.read_until("Every match goes on where it was")
        assert terminal.process.wait(PATIENCE) == 0


@needs_terminal
def test_a_narrow_terminal_without_colours(tmp_path: Path) -> None:
    url = "http://192.168.1.20:8015/"
    with on_terminal("--data", tmp_path, "--port", 0, "--url", url, columns=32, NO_COLOR="1") as terminal:
        screen = terminal.read_until("Ctrl-C stops the server.\r\n")
        assert "\x1b[" not in screen
        lines = screen.replace("\r", "").split("\n")
        assert max(len(line) for line in lines if "Matches are kept" not in line) <= 32
        code = [line for line in lines if line.startswith("█")]
        light = str.maketrans("█ ▀▄", " █▄▀")  # drawn for a dark terminal
        assert _scan([line.translate(light) for line in code], url)


@needs_terminal
@pytest.mark.parametrize(("columns", "variables"), [(20, {}), (80, {"PYTHONIOENCODING": "ascii"})])
def test_no_code_where_it_cannot_be_drawn(tmp_path: Path, columns: int, variables: dict[str, str]) -> None:
    with on_terminal("--data", tmp_path, "--port", 0, "--url", "http://x.example/", columns=columns, **variables) as it:
        screen = it.read_until("Ctrl-C stops the server.\r\n")
        assert "http://x.example/" in screen
        assert not re.search("[▀▄█]", screen)
        assert "?" not in screen


def test_a_pipe_gets_the_addresses_alone(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--url", "http://x.example/") as server:
        assert server.process is not None
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == "  for your friends    http://x.example/\n"
        assert server.process.stdout.readline() == "\n"
        assert server.process.stdout.readline().startswith("Matches are kept in ")


@needs_unix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with RunningServer(tmp_path, "--log-level", "info") as server:
        with socket.create_connection(("127.0.0.1", server.port)):  # a client that says nothing
            assert server.stop(number) == 0
        entries = [json.loads(line) for line in server.errors().splitlines()]
        assert [entry["message"] for entry in entries] == [
            "the server is ready",
            "the server stops",
            "the server has stopped",
        ]
        assert entries[0]["port"] == server.port
        assert not (tmp_path / "quintet.db-wal").exists()


@needs_unix
def test_an_impatient_person_presses_ctrl_c_twice(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port)):
            # Python itself may be ending when the second comes.
            assert server.stop(signal.SIGINT, signal.SIGINT) in (0, -signal.SIGINT)
        assert server.errors() == ""


def test_a_second_server_on_the_same_data(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        assert server.process is not None
        done = serve("--host", "127.0.0.1", "--port", 0, "--data", tmp_path)
        database = tmp_path / "quintet.db"
        said = f"quintet: another server (process {server.process.pid}) has {database} open\n"
        assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = serve("--host", "127.0.0.1", "--data", tmp_path, "--port", port)
        said = f"quintet: another program listens on port {port}; choose another with --port\n"
        assert (done.returncode, done.stderr) == (1, said)


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    from quintet.server.serving import USUAL_PORT, listen

    with contextlib.closing(listen("127.0.0.1", None)) as first, contextlib.closing(listen("127.0.0.1", None)) as next_:
        ports = first.getsockname()[1], next_.getsockname()[1]
        assert USUAL_PORT <= ports[0] < ports[1] < USUAL_PORT + 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        pytest.param(["--data", "/dev/null"], "cannot make the folder /dev/null: File exists", marks=needs_unix),
        pytest.param(["--data", "/proc"], "cannot write to /proc: No such file or directory", marks=needs_unix),
        (["--host", "no-such-host.invalid"], "cannot listen on 'no-such-host.invalid': there is no such address"),
        (["--log-level", "loud"], "--log-level takes debug, info, warning or error, not 'loud'"),
        (
            ["--origin", "https://a.example/"],
            "--origin takes an address like https://cards.example.org, not 'https://a.example/'",
        ),
        (["--bot", "solo.net"], "--bot takes a name and a file like ann=solo.net, not 'solo.net'"),
        (["--bot", "hard=solo.net"], "--bot cannot take the name 'hard': there is such a bot already"),
        (["--origin", "a.example"], "--origin takes an address like https://cards.example.org, not 'a.example'"),
    ],
)
def test_an_error_is_reported_in_one_sentence(run: Run, tmp_path: Path, arguments: list[str], said: str) -> None:
    done = run("serve", "--host", "127.0.0.1", "--port", 0, "--data", tmp_path, *arguments)
    assert (done.exit_code, done.stdout, done.stderr) == (1, "", f"quintet: {said}\n")


@needs_unix
def test_a_lock_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "quintet.db.lock").symlink_to("/dev/full")
    done = serve("--host", "127.0.0.1", "--port", 0, "--data", tmp_path)
    said = f"quintet: cannot write to {tmp_path / 'quintet.db.lock'}: "
    assert (done.returncode, done.stdout, done.stderr[: len(said)]) == (1, "", said)
    assert len(done.stderr.splitlines()) == 1


@needs_unix
@pytest.mark.parametrize(("n_blocks", "is_new"), [(0, True), (16, True), (40, True), (0, False), (16, False)])
def test_no_room_at_the_start(tmp_path: Path, n_blocks: int, is_new: bool) -> None:
    """No file may have more than so many blocks: room runs out at one place or another."""
    if not is_new:
        with RunningServer(tmp_path) as server:
            server.kill()
    size = (tmp_path / "quintet.db").stat().st_size if not is_new else 0
    limit = f"ulimit -f {n_blocks}; exec {shlex.join(QUINTET)} serve --host 127.0.0.1 --port 0 --data {tmp_path}"
    done = subprocess.run(["bash", "-c", limit], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("quintet: ")
    assert len(done.stderr.splitlines()) == 1
    assert is_new or (tmp_path / "quintet.db").stat().st_size == size


def test_a_user_without_a_home_is_asked_for_a_folder(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "QUINTET_DATA"):
        monkeypatch.delenv(name, raising=False)
    assert run("serve").stderr == "quintet: you have no home folder: name a folder with --data\n"
    assert run("serve", "--help").exit_code == 0


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "quintet.db").write_bytes(b"my diary" * 100)
    done = serve("--host", "127.0.0.1", "--port", 0, "--data", tmp_path)
    assert done.returncode == 1
    assert done.stderr == f"quintet: {tmp_path / 'quintet.db'} is not a database of Quintet; it was left as it is\n"


def test_every_option_has_its_variable(run: Run) -> None:
    text = run("serve", "--help", env={"COLUMNS": "160"}).stdout.partition("╭─ Options")[2]
    names = set(re.findall(r"^│ --([a-z-]+) ", text, re.MULTILINE)) - {"help"}
    variables = {f"QUINTET_{name.upper().replace('-', '_')}" for name in names}
    assert len(variables) == 24
    assert variables == set(re.findall(r"QUINTET_[A-Z_]+", text))


def test_options_by_the_environment(run: Run, tmp_path: Path) -> None:
    variables = {"QUINTET_HOST": "127.0.0.1", "QUINTET_DATA": str(tmp_path), "QUINTET_PORT": "0", "QUINTET_LIMITS": "0"}
    done = run("serve", env={**variables, "QUINTET_LOG_LEVEL": "loud"})
    assert done.stderr == "quintet: --log-level takes debug, info, warning or error, not 'loud'\n"
    done = run("serve", env={**variables, "QUINTET_PORT": "many"})
    assert done.exit_code == 2
    assert "QUINTET_PORT" in done.stderr
