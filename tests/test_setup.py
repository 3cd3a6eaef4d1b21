"""Building Quintet where the C compiler fails."""

from __future__ import annotations

import runpy
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

setuptools = import_module("setuptools")  # it has no types of its own
SETUP = Path(__file__).parent.parent / "setup.py"
GOOD = "#include <Python.h>\nPyMODINIT_FUNC PyInit_good(void) { return 0; }\n"


def build(folder: Path, sources: dict[str, str]) -> list[str]:
    """Build one extension per source as setup.py would; return the names of the modules that were built."""
    extensions = []
    for name, text in sources.items():
        file = folder / f"{name}.c"
        file.write_text(text, encoding="utf-8")
        extensions.append(setuptools.Extension(name, [str(file)]))
    command = runpy.run_path(str(SETUP))["AllOrNothing"](setuptools.Distribution({"ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    command.run()
    assert len(command.get_outputs()) == len(list(folder.glob("lib/*")))
    return sorted(path.name.partition(".")[0] for path in folder.glob("lib/*"))


def test_a_module_that_cannot_be_compiled_leaves_all_to_plain_python(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A part of the modules is worse than none: each needs all others."""
    assert build(tmp_path, {"good": GOOD, "bad": "#error out of memory\n"}) == []
    assert "installing plain Python" in capfd.readouterr().err


def test_no_compiler_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    assert build(tmp_path, {"good": GOOD}) == []
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    assert build(tmp_path, {"good": GOOD}) == []


def test_every_file_of_the_package_is_installed() -> None:
    """Pages, sentences and migrations too, which only an installed server would miss."""
    package = SETUP.parent / "src" / "quintet"
    with (SETUP.parent / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["setuptools"]["package-data"]["quintet"]
    installed = {path for pattern in patterns for path in package.glob(pattern)}
    files = {
        path for path in package.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".so", ".pyd")
    }
    assert files
    assert sorted(str(path) for path in files - installed) == []
