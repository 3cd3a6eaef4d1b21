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


def test_options_and_their_values_are_told_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = "- **SO-21 [ruling]** Option `solo_call`:\n  `catch`: they take *2* (**[ruling]** at once).\n"
    source = f"# SOLO  (`solo`)\n\n{rule}"
    monkeypatch.setattr(Texts, "rules", lambda self: source)
    (section,) = sections(Texts("en", "solo"))
    name, value = "what happens to a player who forgets to say SOLO", "takes two cards if somebody notices"
    ruling = Texts("en").say("our-ruling")
    told = f"SO-21 ({ruling}): Option “{name}”: “{value}”: they take 2 ({ruling}: at once)."
    assert (section.title, section.paragraphs) == ("SOLO", (told,))
