"""Print docs/rulings.md: every ruling of ours, so that nobody takes it for a printed rule."""

import re

from quintet import all_games
from quintet.texts import read_rules

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
    pages = {"All games": read_rules("en"), **{game.title: read_rules("en", game.id) for game in all_games()}}
    for title, text in pages.items():
        found = rulings(text)
        parts.append(f"## {title}\n\n" + "\n".join(f"- {rule}" for rule in found) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")
