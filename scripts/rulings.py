"""Print docs/rulings.md: every ruling of the rules, so that nobody mistakes it for print."""

import re
from pathlib import Path

RULES = Path("src/quintet/locales/en/rules")
TITLES = {
    "all": "All games",
    "fifteen_go": "15GO!",
    "skipbo_masters": "Skip-Bo Masters",
    "i_go": "I Go!",
    "level_8": "Level 8",
    "solo": "SOLO",
}
HEAD = """# Our rulings

The printed rule sheets leave points open. This is how Quintet decides them; where tables really differ there is an
option. The full rules, with these rulings in their place: `quintet rules GAME`. This page is made from them by
`scripts/rulings.py`.
"""


def rulings(text: str) -> list[str]:
    """The numbered rules of a page that contain a ruling, one line each."""
    rules = re.findall(r"^- (\*\*[A-Z0-9]+-\d+a?\b.*?)(?=^- |^#|^\||\Z|^\n)", text, re.DOTALL | re.MULTILINE)
    return [" ".join(rule.split()) for rule in rules if "ruling]" in rule]


def page() -> str:
    parts = [HEAD]
    for name, title in TITLES.items():
        found = rulings((RULES / f"{name}.md").read_text(encoding="utf-8"))
        parts.append(f"## {title}\n\n" + "\n".join(f"- {rule}" for rule in found) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")
