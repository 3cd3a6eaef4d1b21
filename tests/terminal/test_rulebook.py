"""The rules in plain sentences: every language, no marks of Markdown, no names of the program."""

from __future__ import annotations

import re

import pytest

from quintet.core.game import Game
from quintet.games import all_games
from quintet.terminal.rulebook import sections
from quintet.texts import Texts, languages, read_rules


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", languages())
def test_rules_are_plain_sentences(game: Game, language: str) -> None:
    texts = Texts(language, game.id)
    found = sections(texts)
    said = "\n".join(line for section in found for line in (section.title, *section.paragraphs))
    assert not re.search(r"[*`#|_\[\]]|::", said)
    source = read_rules(language, game.id)
    assert len(found) == len(re.findall(r"^##? ", source, re.MULTILINE))
    assert all(section.paragraphs for section in found)
    numbers = re.findall(r"\*\*([A-Z0-9]+-\d+[a-z]?)", source)
    assert [number for number in numbers if number not in said] == []
    assert said.count(f"({texts.say('our-ruling')}") == source.count("[ruling]")


def test_options_are_told_by_their_names() -> None:
    said = "\n".join(sum((section.paragraphs for section in sections(Texts("en", "solo"))), ()))
    assert "(option “what happens to a player who forgets to say SOLO”)" in said
