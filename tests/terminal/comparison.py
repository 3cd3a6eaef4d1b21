"""A page with two pictures, for whoever has to say whether the new one is meant."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent.parent.parent / "build" / "pictures"
_PAGE = """<!doctype html>
<meta charset="utf-8">
<title>{name}</title>
<style>
body {{ font-family: sans-serif; display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }}
h2, svg {{ margin: 0; width: 100%; height: auto }}
.both {{ grid-column: 1 / 3; display: grid }}
.both > svg {{ grid-area: 1 / 1 }}
.both > svg + svg {{ mix-blend-mode: difference }}
</style>
<h2>{name}, as it was</h2><h2>as it is</h2>
<div>{before}</div><div>{after}</div>
<h2>What differs shines</h2>
<div class="both">{before}{after}</div>
<p>If it is meant, <code>make golden</code> keeps it.</p>
"""


def write_comparison(name: str, before: str, after: str) -> Path:
    """Write the page; return where it is."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    page = FOLDER / f"{name}.html"
    old, new = _apart(before, "before") or "<p>There was none.</p>", _apart(after, "after")
    page.write_text(_PAGE.format(name=name, before=old, after=new), encoding="utf-8")
    return page


def _apart(svg: str, which: str) -> str:
    """A picture whose styles do not meet those of another one on the same page."""
    return re.sub(r"\bterminal-", f"{which}-", svg)
