"""Building Quintet: where the C compiler fails, as a wheel, and under its name."""

from __future__ import annotations

import ast
import re
import runpy
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from quintet.core.extras import DISTRIBUTION

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


def test_words_of_observations_are_put_at_once() -> None:
    put = runpy.run_path(str(SETUP))["put_words_at_once"]
    clear = "char CPyDef_core___layout___clear(VecI64 cpy_r_out, int64_t cpy_r_at, int64_t cpy_r_n_words)"
    copy = clear.replace("clear", "put_words").replace("at,", "at, VecI64 cpy_r_words, int64_t cpy_r_first,")
    bits = clear.replace("n_words", "n_words, int64_t cpy_r_bits")
    for begun, called in (
        (clear, "memset("),
        (copy, "memmove("),
        (bits.replace("clear", "put_bits"), "*word++ = "),
        (bits.replace("clear", "put_both"), "*word++ = "),
    ):
        declared = f"{begun};\n"
        assert put(declared) == declared
        mended = put(f"{declared}{begun} {{\n    char cpy_r_r0;")
        assert mended.startswith(f"{declared}{begun} {{\nif (likely(")
        assert mended.endswith("return 1; }\n    char cpy_r_r0;")
        assert mended.count(called) == 1


def wheel(folder: Path, source: str) -> str:
    """Build a wheel with one module as setup.py would; return its name."""
    (folder / "it.c").write_text(source, encoding="utf-8")
    made = runpy.run_path(str(SETUP))
    distribution = setuptools.Distribution(
        {
            "script_name": "setup.py",
            "name": "it",
            "version": "1",
            "py_modules": [],
            "ext_modules": [setuptools.Extension("good", ["it.c"])],
            "cmdclass": {"build_ext": made["AllOrNothing"], "bdist_wheel": made["RightlyTagged"]},
        }
    )
    distribution.run_command("bdist_wheel")
    (path,) = (folder / "dist").iterdir()
    return path.name


def test_a_wheel_without_compiled_modules_is_for_every_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert wheel(tmp_path, "#error out of memory\n") == "it-1-py3-none-any.whl"


def test_a_wheel_with_compiled_modules_is_for_this_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert wheel(tmp_path, GOOD).startswith("it-1-cp3")


def test_no_wheel_for_others_lacks_its_modules_or_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTET_WHEEL", "1")
    with pytest.raises(import_module("setuptools.errors").CompileError):
        build(tmp_path, {"good": GOOD, "bad": "#error out of memory\n"})
    made = runpy.run_path(str(SETUP))["WithPage"]
    made.run.__globals__["PAGE"] = tmp_path / "index.html"
    with pytest.raises(import_module("setuptools.errors").BaseError, match="build the page first"):
        made(setuptools.Distribution()).run()


def _project() -> dict[str, Any]:
    with (SETUP.parent / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def test_the_build_requires_whatever_compiled_modules_import() -> None:
    """pip builds in an environment that has nothing else; there mypyc refuses a module whose types it does not find."""
    tools = {"mypy_extensions"}  # that mypy brings
    required = {re.split(r"[<>=\[]", each)[0] for each in _project()["build-system"]["requires"]}
    known = {"quintet", *sys.stdlib_module_names, *required, *tools}
    hot = [SETUP.parent / name for name in runpy.run_path(str(SETUP))["hot_modules"]()]
    assert hot
    for path in hot:
        body = ast.parse(path.read_text("utf-8")).body
        found = [each.module or "" for each in body if isinstance(each, ast.ImportFrom)]
        found += [name.name for each in body if isinstance(each, ast.Import) for name in each.names]
        assert {name.partition(".")[0] for name in found} <= known, path


def test_wheels_are_built_complete_and_tried_out() -> None:
    """What cibuildwheel is told: setup.py's variable, and the script that starts the server of the new wheel."""
    told = _project()["tool"]["cibuildwheel"]
    assert told["environment"] == {"QUINTET_WHEEL": "1"}
    assert told["test-command"] == "python {project}/scripts/wheels.py check compiled"
    assert set(told["test-extras"]) <= _project()["project"]["optional-dependencies"].keys()
    assert told["archs"] == ["auto64"]  # of the system that builds: Linux, macOS, Windows
    least = _project()["project"]["requires-python"].removeprefix(">=3.")
    assert told["build"][0] == f"cp3{least}-*"


def test_everybody_is_told_the_name_that_pip_knows() -> None:
    """`quintet` is the import and the command; on PyPI it is somebody else's."""
    assert _project()["project"]["name"] == DISTRIBUTION
    root = SETUP.parent
    pages = [root / "README.md", *root.glob("docs/**/*.md"), *root.glob("docs/**/*.toml"), *root.glob("deploy/*")]
    pages += [*root.glob("src/**/*.py"), *root.glob("scripts/*")]
    wrong = re.compile(r"""pip install "?quintet(?!-cards)|["' ]quintet\[|dependencies = \["quintet["<>=]""")
    found = [str(path) for path in pages if path.is_file() and wrong.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_whoever_is_told_to_run_the_command_is_told_to_install_it() -> None:
    """Where a page installs something and then runs `quintet`, what it installs brings the command."""
    bring_it = {"cli", "train", "terminal"}
    extras = _project()["project"]["optional-dependencies"]
    assert all("typer" in " ".join(extras[name]) or "quintet-cards[cli" in " ".join(extras[name]) for name in bring_it)
    told = re.compile(r'^ {4}pip install "quintet-cards\[(.+)\]".*\n(?: {4}.*\n)*? {4}quintet ', re.MULTILINE)
    pages = (SETUP.parent / "docs").glob("*.md")
    found = [(page.name, one[1]) for page in pages for one in told.finditer(page.read_text(encoding="utf-8"))]
    assert len(found) > 2
    assert [(name, those) for name, those in found if not bring_it & set(those.split(","))] == []


def test_every_file_of_the_package_is_installed() -> None:
    """Pages, sentences and migrations too, which only an installed server would miss."""
    package = SETUP.parent / "src" / "quintet"
    patterns = _project()["tool"]["setuptools"]["package-data"]["quintet"]
    installed = {path for pattern in patterns for path in package.glob(pattern)}
    files = {
        path for path in package.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".so", ".pyd")
    }
    assert files
    assert sorted(str(path) for path in files - installed) == []
