"""Every piece of code in README and docs runs, and prints what it says."""

from __future__ import annotations

import dataclasses
import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from quintet import Game, Match, __version__, all_games, game_ids, get_game
from quintet.core.rng import Rng

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md")])
IDS = [str(page.relative_to(ROOT)) for page in PAGES]


def _blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_python_sessions_print_what_they_say(page: Path) -> None:
    text = "\n".join(_blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(test)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_positions_can_be_set_up_and_played_on(page: Path) -> None:
    for block in _blocks(page, "json"):
        data = json.loads(block)
        if "zones" in data:
            match = Match.from_position(get_game(data["game"]), block)
            match.state.playout(Rng(1))
            assert match.is_over


def test_every_game_shows_a_position() -> None:
    blocks = [json.loads(block) for block in _blocks(ROOT / "docs" / "positions.md", "json")]
    assert [block["game"] for block in blocks] == game_ids()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_zone_and_fact_is_described(game: Game) -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    section = text.partition(f"\n## {game.title}\n")[2].partition("\n## ")[0] + text.partition("\n## ")[0]
    position = Match(game, seed=1).position()
    zones, facts = position["zones"], position["facts"]
    assert isinstance(zones, dict)
    assert isinstance(facts, dict)
    assert [name for name in (*zones, *facts) if f"`{name}`" not in section] == []


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", prose):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_page_on_writing_a_game_needs_nothing_but_itself(tmp_path: Path) -> None:
    """Somebody who has installed Quintet, and nothing of this folder, can follow it."""
    page = ROOT / "docs" / "writing-a-game.md"
    whole = _blocks(page, "python")[-1]
    assert whole == (ROOT / "docs" / "examples" / "high_card" / "high_card" / "game.py").read_text(encoding="utf-8")
    (tmp_path / "high_card.py").write_text(whole, encoding="utf-8")
    sessions = tmp_path / "sessions.txt"
    sessions.write_text("\n".join(_blocks(page, "pycon")), encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-m", "doctest", "-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE", str(sessions)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_changelog_begins_with_this_version() -> None:
    newest = re.search(r"^## (\S+?)(,.*)?$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest
    assert __version__ == newest[1] + (".dev0" if newest[2] else "")


def test_the_readme_says_whose_the_names_are() -> None:
    """ALL-7: the games' names belong to their publishers, the words and the art are ours."""
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "names belong to their publishers" in text
    assert "no printed artwork and no copied sentences" in text


def test_the_protocol_page_tells_every_message() -> None:
    """Made by scripts/protocol.py from the messages; the codes are told by hand."""
    from quintet.server.protocol import Code
    from scripts.protocol import PAGE, page

    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run: python -m scripts.protocol"
    assert [code.value for code in Code if f"| `{code.value}` |" not in text] == []


def test_the_reference_is_made_from_the_docstrings() -> None:
    from scripts.reference import PAGE, page

    assert page() == PAGE.read_text(encoding="utf-8"), "run: python -m scripts.reference"


def test_the_page_in_the_browser_knows_the_messages_as_they_are() -> None:
    from scripts.typescript import FILE, script

    assert script() == FILE.read_text(encoding="utf-8"), "run: python -m scripts.protocol"


def test_the_page_in_the_browser_has_the_faces_that_games_declare() -> None:
    from scripts.faces import files

    found = files()
    assert len(found) == len(all_games())
    assert all(path.read_text(encoding="utf-8") == text for path, text in found.items()), "run: python -m scripts.faces"


def test_a_part_of_a_view_has_the_entries_of_a_view() -> None:
    """The page takes what changed in a step of a replay for a part of a view."""
    from quintet.core.view import View, ZoneShown
    from quintet.server.thinking.replay import ViewPart, ZoneSeen

    assert ViewPart.__struct_fields__ == ("version", *(field.name for field in dataclasses.fields(View)))
    assert set(ZoneSeen.__struct_fields__) == set(ZoneShown.__annotations__)


def test_the_server_page_tells_every_option() -> None:
    from typer.main import get_command

    from quintet.cli.app import make_app

    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    options = [each for each in get_command(make_app()).commands["serve"].params if each.name != "help"]  # type: ignore[attr-defined]
    assert len(options) == 24
    for option in options:
        assert f"| `{option.opts[0]}` | `{option.envvar}` |" in text
