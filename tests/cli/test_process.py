"""`quintet` as a process: how it starts, what it says when a package is missing, how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from quintet import __version__
from quintet.cli.app import COMMANDS, app_for
from tests.cli.conftest import Run

QUINTET = [sys.executable, "-m", "quintet"]


def quintet(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*QUINTET, *arguments], capture_output=True, text=True, check=False)


def test_the_module_is_the_command() -> None:
    done = quintet("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"quintet {__version__}\n", "")


def test_an_error_is_one_line_on_standard_error() -> None:
    done = quintet("rules", "poker")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("quintet: unknown game 'poker'")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("package", ["typer", "rich", "fluent"])
def test_a_missing_package_is_reported_in_one_sentence(package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from quintet.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "games"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "quintet-cards[cli]"' in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 2
    assert "quintet demo" in result.stdout + result.stderr


@pytest.mark.parametrize(
    "command",
    ["serve", "demo", "games", "rules", "replay", "verify", "simulate", "tournament", "report", "perft", "bench"],
)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"quintet {command}" in result.stdout


@pytest.mark.parametrize("arguments", [["frobnicate"], ["demo", "--frobnicate"], ["demo", "solo", "solo"], ["replay"]])
def test_bad_usage_exits_with_two(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Usage: quintet" in result.stderr


def test_a_reader_that_stops_early_is_no_error() -> None:
    shell = f'"{sys.executable}" -m quintet demo "solo()" --seed 3 | head -n 1'
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout == "SOLO, 3 players who play at random\n"
    assert done.stderr == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_lacks_letters_shows_others(encoding: str) -> None:
    """No error, and no question mark where there is a letter much like it: minus signs, dashes and lines."""
    command = [*QUINTET, "demo", "--seed", "5", "--brief"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    text = done.stdout.decode(encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "\nRound 1\n-------\n" in text
    assert "\nAda             -33     -33" in text
    assert "?" not in text


@pytest.mark.parametrize("command", ["rules", "games"])
def test_rules_and_games_are_read_in_ascii_too(command: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run([*QUINTET, command], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0
    assert "?" not in done.stdout


def test_ctrl_c_ends_it_without_a_word() -> None:
    process = subprocess.Popen(
        [*QUINTET, "perft", "solo", "--depth", "60"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    while not process.stdout.readline().lstrip().startswith("depth"):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode in (-signal.SIGINT, 130)
    assert errors == ""


def test_a_command_loads_no_other() -> None:
    code = (
        "import sys; from quintet.cli.app import app_for; app_for(['play', 'solo']); "
        "print([name for name in sys.modules if name.startswith(('quintet.lab', 'quintet.cli.demo'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("words", [["--help"], ["nonsense"], []])
def test_whoever_asks_for_none_is_shown_all_commands(words: list[str]) -> None:
    app = app_for(words)
    assert len(app.registered_commands) + len(app.registered_groups) == len(COMMANDS)
