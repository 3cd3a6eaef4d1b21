"""Compile the hot modules with mypyc where that is possible; else install plain Python with the same results.

QUINTET_PURE=1 asks for plain Python. The browser's page is built into the package, where that is possible too.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

HOT = [
    "src/quintet/bots/judge.py",
    "src/quintet/bots/policy.py",
    "src/quintet/bots/reaction.py",
    "src/quintet/bots/rollout.py",
    "src/quintet/bots/rules/fifteen_go.py",
    "src/quintet/bots/rules/i_go.py",
    "src/quintet/bots/rules/i_go_guess.py",
    "src/quintet/bots/rules/i_go_outlook.py",
    "src/quintet/bots/rules/level_8.py",
    "src/quintet/bots/rules/level_8_choices.py",
    "src/quintet/bots/rules/level_8_laying.py",
    "src/quintet/bots/rules/level_8_reach.py",
    "src/quintet/bots/rules/skipbo_masters.py",
    "src/quintet/bots/rules/skipbo_masters_chances.py",
    "src/quintet/bots/rules/solo.py",
    "src/quintet/bots/search.py",
    "src/quintet/core/bits.py",
    "src/quintet/core/cards.py",
    "src/quintet/core/perft.py",
    "src/quintet/core/rng.py",
    "src/quintet/core/sink.py",
    "src/quintet/core/state.py",
    "src/quintet/games/fifteen_go/cards.py",
    "src/quintet/games/fifteen_go/piles.py",
    "src/quintet/games/fifteen_go/rules.py",
    "src/quintet/games/i_go/cards.py",
    "src/quintet/games/i_go/hands.py",
    "src/quintet/games/i_go/rules.py",
    "src/quintet/games/i_go/split.py",
    "src/quintet/games/level_8/cards.py",
    "src/quintet/games/level_8/choices.py",
    "src/quintet/games/level_8/combos.py",
    "src/quintet/games/level_8/counting.py",
    "src/quintet/games/level_8/finding.py",
    "src/quintet/games/level_8/hands.py",
    "src/quintet/games/level_8/laying.py",
    "src/quintet/games/level_8/levels.py",
    "src/quintet/games/level_8/piles.py",
    "src/quintet/games/level_8/rules.py",
    "src/quintet/games/level_8/table.py",
    "src/quintet/games/skipbo_masters/cards.py",
    "src/quintet/games/skipbo_masters/hands.py",
    "src/quintet/games/skipbo_masters/piles.py",
    "src/quintet/games/skipbo_masters/rules.py",
    "src/quintet/games/skipbo_masters/table.py",
    "src/quintet/games/solo/cards.py",
    "src/quintet/games/solo/hands.py",
    "src/quintet/games/solo/rules.py",
    "src/quintet/games/solo/table.py",
    "src/quintet/lab/playout.py",
]


def extensions():
    if os.environ.get("QUINTET_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        print(f"mypyc is not available ({error}): installing plain Python", file=sys.stderr)
        return []
    modules = mypycify(HOT, opt_level="3", debug_level="0", group_name="quintet")
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


class AllOrNothing(build_ext):
    """Without a C compiler that does its work go on with plain Python: a part of the modules alone could not start."""

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
