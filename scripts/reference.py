"""Write docs/reference.md anew from the docstrings of the library: python -m scripts.reference

It reads the sources and imports nothing: compiled or not, the page is the same.
"""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference.md"

MODULES: dict[
    str, tuple[str, ...]
] = {  # what a program outside of Quintet may rely on; all public names if none is given
    "quintet.games": ("register", "get_game", "all_games", "game_ids"),
    "quintet.core.match": ("Match", "Result", "Prepared", "Happening"),
    "quintet.core.game": ("Game",),
    "quintet.core.state": (),
    "quintet.core.rng": ("Chance", "Rng"),
    "quintet.core.options": (),
    "quintet.core.actions": (),
    "quintet.core.notation": (),
    "quintet.core.faces": ("Face", "faces_by_text"),
    "quintet.core.zones": (),
    "quintet.core.view": (),
    "quintet.core.showing": ("view_of",),
    "quintet.core.events": (),
    "quintet.core.record": ("Record",),
    "quintet.core.layout": ("Field", "Layout", "ListedLayout"),
    "quintet.core.position": ("read_position", "write_position"),
    "quintet.core.errors": (),
    "quintet.bots": ("get_bot", "UnknownBot"),
    "quintet.bots.bot": ("Bot", "ask", "ThinkingBot"),
    "quintet.bots.hints": ("Hint", "hints"),
    "quintet.rl.batch": ("Batch",),
    "quintet.rl.zoo": ("SeatsEnv", "TogetherEnv"),
    "quintet.rl.gym": ("SeatVectorEnv", "SeatEnv"),
    "quintet.rl.time_step": ("Environment", "TimeStep"),
    "quintet.lab.play": ("Run", "Row", "Lineup", "lineup_for", "play_match"),
    "quintet.lab.simulate": ("make_run", "simulate", "Chunk"),
    "quintet.lab.tally": ("Tally", "Rate"),
    "quintet.lab.workers": ("Workers", "local_workers"),
    "quintet.lab.visiting": ("Chooser", "bot_of"),
    "quintet.lab.tournament": ("Tournament", "Pairing"),
    "quintet.lab.results": ("Header", "Results", "read_results"),
    "quintet.lab.decisions": ("Decisions", "read_decisions", "write_decisions"),
    "quintet.testkit.laws": (),
}

HEAD = """# Reference

What a program may rely on, from the sources' own docstrings. [The library](library.md) shows how to use it.

<!-- Made by scripts/reference.py: do not edit. -->
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def page() -> str:
    """The whole page."""
    return HEAD + "".join(_module(name, names) for name, names in MODULES.items())


def _module(name: str, names: tuple[str, ...]) -> str:
    path = ROOT / "src" / Path(*name.split("."))
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    told = {
        each.name: _class(each, lines) for each in tree.body if isinstance(each, ast.ClassDef) and _is_public(each.name)
    }
    told |= {each.name: _function(each) for each in tree.body if isinstance(each, Function) and _is_public(each.name)}
    if missing := set(names) - told.keys():
        raise KeyError(f"{name} has no {', '.join(missing)}")
    return f"\n## `{name}`\n\n{_summary(tree)}\n" + "".join(told[each] for each in names or told)


def _class(node: ast.ClassDef, source: list[str]) -> str:
    fields = [
        _field(each, source) for each in node.body if isinstance(each, ast.AnnAssign) and _is_public(_target(each))
    ]
    methods = [each for each in node.body if isinstance(each, Function)]
    begin = next((each for each in methods if each.name == "__init__"), None)
    taken = _taken(begin) if begin is not None else ""
    lines = [f"\n### `{node.name}{taken}`\n", f"{_told(node)}\n"]
    if begin is not None and (words := ast.get_docstring(begin)):
        lines.append(f"{words}\n")
    if fields:
        lines.append("\n".join(fields) + "\n")
    public = [each for each in methods if _is_public(each.name) and not _is_setter(each)]
    if told := [_listed(each, words) for each in public if (words := ast.get_docstring(each))]:
        lines.append("\n".join(told) + "\n")
    return "\n".join(lines)


def _listed(method: Function, words: str) -> str:
    is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in method.decorator_list)
    back = "" if method.returns is None else f" → {ast.unparse(method.returns)}"
    taken = "" if is_property else _taken(method)
    body = " ".join(part.strip() for part in words.splitlines() if part.strip())
    return f"- **`{method.name}{taken}{back}`** {body}"


def _function(node: Function) -> str:
    back = "" if node.returns is None else f" → {ast.unparse(node.returns)}"
    return f"\n### `{node.name}{_taken(node)}{back}`\n\n{_told(node)}\n"


def _taken(node: Function) -> str:
    """What a function takes, without self."""
    arguments = ast.parse(f"def f({ast.unparse(node.args)}): pass").body[0]
    assert isinstance(arguments, ast.FunctionDef)
    first = arguments.args.args[:1]
    if first and first[0].arg in ("self", "cls"):
        del arguments.args.args[0]
    return f"({ast.unparse(arguments.args)})"


def _told(node: ast.ClassDef | Function) -> str:
    return ast.get_docstring(node) or ""


def _summary(tree: ast.Module) -> str:
    return (ast.get_docstring(tree) or "").partition("\n\n")[0]


def _field(node: ast.AnnAssign, source: list[str]) -> str:
    """A field with the comment that stands behind it."""
    _, mark, comment = source[(node.end_lineno or node.lineno) - 1].partition("  # ")
    return f"- `{_target(node)}: {ast.unparse(node.annotation)}`" + (f" {comment}" if mark else "")


def _target(node: ast.AnnAssign) -> str:
    return node.target.id if isinstance(node.target, ast.Name) else "_"


def _is_setter(node: Function) -> bool:
    return any(isinstance(each, ast.Attribute) and each.attr == "setter" for each in node.decorator_list)


def _is_public(name: str) -> bool:
    return not name.startswith("_")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
