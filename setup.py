"""Compile the hot modules with mypyc where that is possible; else install plain Python with the same results.

QUINTET_PURE=1 asks for plain Python. The browser's page is built into the package too, where that is possible.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

SOURCES = Path(__file__).parent / "src"


def hot_modules():
    """The modules to compile: those that import from mypy_extensions, native ints or how a class is compiled."""
    paths = sorted(SOURCES.rglob("*.py"))
    return [
        str(path.relative_to(SOURCES.parent))
        for path in paths
        if "\nfrom mypy_extensions import" in path.read_text("utf-8")
    ]


def extensions():
    if os.environ.get("QUINTET_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        print(f"mypyc is not available ({error}): installing plain Python", file=sys.stderr)
        return []
    modules = mypycify(hot_modules(), opt_level="3", debug_level="0", group_name="quintet")
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


class AllOrNothing(build_ext):
    """Go on with plain Python if the C compiler fails: with only some modules compiled the package could not start."""

    def build_extensions(self):
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"the C compiler failed ({error}): installing plain Python", file=sys.stderr)
            for module in self.extensions:
                Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            self.extensions = []


class WithPage(build_py):
    """Build the browser's page first. The script says so if it cannot, and the server then works without a page."""

    def run(self):
        script = Path(__file__).parent / "scripts" / "web"
        if script.exists() and sys.platform != "win32":
            subprocess.run([script, "build"], env={**os.environ, "PYTHON": sys.executable}, check=False)
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithPage})
