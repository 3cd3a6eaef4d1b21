"""Compile the hot modules with mypyc where that is possible; else install plain Python with the same results.

QUINTET_PURE=1 asks for plain Python. The browser's page is built into the package too, where that is possible.
QUINTET_WHEEL=1 asks for a wheel for others: it fails where the page is not built yet, or the modules do not compile.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

SOURCES = Path(__file__).parent / "src"
PAGE = SOURCES / "quintet" / "server" / "static" / "app" / "index.html"
IS_FOR_OTHERS = os.environ.get("QUINTET_WHEEL") == "1"
VECTOR_TAKEN = re.compile(r"\b(arg_\w+|tmp) = Vec(\w+)Api\.unbox\((?:obj_\w+|value)\);")


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
        if IS_FOR_OTHERS:
            raise
        print(f"mypyc is not available ({error}): installing plain Python", file=sys.stderr)
        return []
    modules = mypycify(hot_modules(), opt_level="3", debug_level="0", group_name="quintet")
    for source in {source for module in modules for source in module.sources}:
        give_vectors_back(Path(source))
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


def give_vectors_back(source):
    """Mend the C of mypyc 2.4, which keeps every vector that plain Python hands to a function or an attribute.

    It asks for a borrowed reference, but `unbox` gives a new one. Whoever calls holds the vector meanwhile, so the new
    reference is given back at once. tests/core/test_copies.py tells if another mypyc needs this no more.
    """
    code = source.read_text("utf-8")
    mended = VECTOR_TAKEN.sub(lambda taken: f"{taken[0]} VEC_{taken[2].upper()}_DECREF({taken[1]});", code)
    if mended != code:
        source.write_text(mended, "utf-8")


class AllOrNothing(build_ext):
    """Go on with plain Python if the C compiler fails: with only some modules compiled the package could not start."""

    def build_extensions(self):
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            if IS_FOR_OTHERS:
                raise
            print(f"the C compiler failed ({error}): installing plain Python", file=sys.stderr)
            for module in self.extensions:
                Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


class RightlyTagged(bdist_wheel):
    """Tag a wheel without compiled modules py3-none-any, also where they turned out not to compile."""

    def run_command(self, command):
        super().run_command(command)
        if command == "build":
            self.root_is_pure = not self.distribution.has_ext_modules()


class WithPage(build_py):
    """Build the browser's page first. The script says so if it cannot, and the server then works without a page."""

    def run(self):
        script = Path(__file__).parent / "scripts" / "web"
        if IS_FOR_OTHERS:
            if not PAGE.exists():
                raise BaseError(f"{PAGE} is missing: build the page first (scripts/web build)")
        elif script.exists() and sys.platform != "win32":
            subprocess.run([script, "build"], env={**os.environ, "PYTHON": sys.executable}, check=False)
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": AllOrNothing, "build_py": WithPage, "bdist_wheel": RightlyTagged},
    )
