"""Compile the hot modules with mypyc where that is possible; else install plain Python with the same results.

QUINTET_PURE=1 asks for plain Python, QUINTET_OPTIMISE=1 for slower code that is compiled in a third of the time (3 is
usual). The browser's page is built into the package too, where that is possible.
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
VECTOR_INDEX = re.compile(r"\b(cpy_r_r\d+)( = \(uint64_t\)\w+ < \(uint64_t\)\w+;\s+)if \(\1\)")
WORDS_PUT = re.compile(r"char CPyDef_core___layout___(put_words|clear|put_bits|put_both)\([^;{}]*\) \{")
VECTOR_TAKEN = re.compile(r"\b(arg_\w+|tmp) = Vec(\w+)Api\.unbox\((?:obj_\w+|value)\);")
WITHIN = "(uint64_t)cpy_r_n_words <= (uint64_t){0}.len && (uint64_t){1} <= (uint64_t)({0}.len - cpy_r_n_words)"
TO_PUT = WITHIN.format("cpy_r_out", "cpy_r_at")
TO_TAKE = WITHIN.format("cpy_r_words", "cpy_r_first")
SPREAD = "CPyStatic_core___layout___SPREAD"
TO_SPREAD = (
    f"if (likely({TO_PUT} && {SPREAD}.len == 256)) {{"
    f" const int64_t *spread = {SPREAD}.items; int64_t *word = cpy_r_out.items + cpy_r_at;"
    " for (int64_t left = cpy_r_n_words; left > 0; left--) { WORD; } return 1; }"
)
ONE_SET = "*word++ = spread[cpy_r_bits & 255]; cpy_r_bits >>= 8"
TWO_SETS = "*word++ = spread[cpy_r_bits & 255] + spread[cpy_r_more & 255]; cpy_r_bits >>= 8; cpy_r_more >>= 8"
AT_ONCE = {
    "put_words": f"if (likely({TO_PUT} && {TO_TAKE})) {{"
    " memmove(cpy_r_out.items + cpy_r_at, cpy_r_words.items + cpy_r_first, 8 * cpy_r_n_words); return 1; }",
    "clear": f"if (likely({TO_PUT})) {{ memset(cpy_r_out.items + cpy_r_at, 0, 8 * cpy_r_n_words); return 1; }}",
    "put_bits": TO_SPREAD.replace("WORD", ONE_SET),
    "put_both": TO_SPREAD.replace("WORD", TWO_SETS),
}


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
    optimise = os.environ.get("QUINTET_OPTIMISE", "3")
    # Modules that are only looked up may import what is not here while a package is built.
    modules = mypycify(
        ["--follow-imports=silent", *hot_modules()], opt_level=optimise, debug_level="0", group_name="quintet"
    )
    for source in {source for module in modules for source in module.sources}:
        mend(Path(source))
    if sys.platform != "win32":
        for module in modules:
            # to look for warnings in generated C would take twice as long as to compile it
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden", "-Wno-all"]
    return modules


def mend(source):
    """Mend the C of mypyc 2.4 in three places."""
    code = source.read_text("utf-8")
    mended = put_words_at_once(expect_good_indices(give_vectors_back(code)))
    if mended != code:
        source.write_text(mended, "utf-8")


def give_vectors_back(code):
    """Give back what mypyc keeps: every vector that plain Python hands to a function or an attribute.

    It asks for a borrowed reference, but `unbox` gives a new one. Whoever calls holds the vector meanwhile, so the new
    reference is given back at once. tests/core/test_copies.py tells if another mypyc needs this no more.
    """
    return VECTOR_TAKEN.sub(lambda taken: f"{taken[0]} VEC_{taken[2].upper()}_DECREF({taken[1]});", code)


def expect_good_indices(code):
    """Let the C compiler expect that an index is within its vector: it prepares for one that counts from the end."""
    return VECTOR_INDEX.sub(r"\1\2if (likely(\1))", code)


def put_words_at_once(code):
    """Copy, clear or fill words of an observation all at once if they are within their vectors; else IndexError.

    What mypyc writes for these functions stays behind it: it checks every index, and raises the error.
    """
    return WORDS_PUT.sub(lambda begun: f"{begun[0]}\n{AT_ONCE[begun[1]]}", code)


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
