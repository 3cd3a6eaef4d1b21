"""Every language, that is every folder of locales, says what English says: the same cards, names, numbers and rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from quintet.core.events import Dealt, Event, Moved
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.core.zones import Place
from quintet.games import all_games, get_game
from quintet.narrate import CARD, PLAYER, Narrator, parts, plain
from quintet.texts import Texts, closest_language, languages
from tests import locales
from tests.locales import ENGLISH, LANGUAGES, LOCALES, OTHERS, RULES, SENTENCES

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
each_sentences = pytest.mark.parametrize("name", [name.removesuffix(".ftl") for name in SENTENCES])

# Where a card lies and goes is said with the words for it or by choosing among whole phrases, as the language likes.
WHERE = {"source", "source_name", "target", "target_name", "from", "into", "whose", "place", "zone"}
FORMS = {"the", "source", "target"}  # attributes that zones may have
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def test_there_is_a_language_for_every_folder() -> None:
    assert languages() == LANGUAGES
    assert ENGLISH in LANGUAGES


@each_language
def test_a_language_is_found_by_its_locale(language: str) -> None:
    for tag in (language, f"{language}-XX", f"{language}_XX.UTF-8", f" {language.upper()} "):
        assert closest_language(tag) == language


def test_a_tag_without_a_language_finds_none() -> None:
    assert [closest_language(tag) for tag in ("", "C", "xx", "..", "e", "eng")] == [None] * 6


# ---------------------------------------------------------------- sentences
@each_other
def test_a_language_has_the_same_files(language: str) -> None:
    folder = LOCALES / language
    assert sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*")) == locales.FILES


@each_other
@each_sentences
def test_no_sentence_is_missing(language: str, name: str) -> None:
    english = locales.keys(locales.ftl(ENGLISH, name))
    assert [key for key in english if key not in locales.keys(locales.ftl(language, name))] == []


@each_other
@each_sentences
def test_a_sentence_is_told_the_same(language: str, name: str) -> None:
    for key in set(locales.keys(locales.ftl(ENGLISH, name))) & set(locales.keys(locales.ftl(language, name))):
        english = locales.variables(ENGLISH, name, key)
        theirs = locales.variables(language, name, key)
        assert theirs - WHERE == english - WHERE, key
        if not key.startswith(("event-", "moved-")):
            assert theirs == english, key


@each_other
@each_sentences
def test_no_sentence_is_left_in_english(language: str, name: str) -> None:
    english = {
        message.id.name: locales.parts(message).words for message in locales.messages(locales.ftl(ENGLISH, name))
    }
    for message in locales.messages(locales.ftl(language, name)):
        words = locales.parts(message).words
        if message.id.name.startswith("title-"):
            continue  # the games have the same names everywhere
        if len(re.findall(r"[^\W\d]{2,}", " ".join(words))) > 2:
            assert words != english.get(message.id.name), message.id.name


@each_language
@each_sentences
def test_a_choice_is_among_what_there_is(language: str, name: str) -> None:
    """A misspelt variant would never be chosen, and nobody would notice."""
    zones = {zone.name for game in all_games() for zone in game.zones}
    colours = {
        "".join(locales.parts(message).words)
        for message in locales.messages(locales.ftl(language, name))
        if message.id.name.startswith("colour-")
    }
    zone_words = {Texts(language, game.id).say(f"zone-{zone.name}") for game in all_games() for zone in game.zones}
    english = {
        message.id.name: {variant for _, found in locales.parts(message).choices for variant in found}
        for message in locales.messages(locales.ftl(ENGLISH, name))
    }
    for message in locales.messages(locales.ftl(language, name)):
        for variable, variants in locales.parts(message).choices:
            if variable in ("from", "into"):
                known = zones
            elif variable == "zone":
                known = zones | zone_words
            else:
                known = PLURALS | english.get(message.id.name, set()) | {"own", "other"}
            if variable == "colour":  # it may be told in the language's own word
                known = known | colours
            assert {variant for variant in variants if not variant.isdecimal()} <= known, message.id.name


@each_language
@each_sentences
def test_only_zones_have_forms_and_they_are_whole(language: str, name: str) -> None:
    for message in locales.messages(locales.ftl(language, name)):
        forms = {attribute.id.name for attribute in message.attributes}
        assert forms <= (FORMS if message.id.name.startswith("zone-") else set()), message.id.name


# ---------------------------------------------------------------- matches
VIEWERS = (None, 0)


@dataclass(frozen=True)
class Walk:
    """A random match: who acted, what came of it, deals apart, and how English tells it to each of the viewers."""

    match: Match
    steps: list[tuple[int, list[Event]]]
    english: list[list[list[str]]]


@cache
def walks(game: Game) -> list[Walk]:
    """A match of every preset, or its beginning."""
    found = []
    for seed, options in enumerate(game.presets.values()):
        counts = range(min(game.max_players, 4), game.min_players - 1, -1)
        n_players = next(n for n in counts if not options.refusal(n))
        match = Match(game, n_players, options, seed, ["Ada", "Gus", "Cleo", "Max"][:n_players])
        rng = Rng(seed)
        steps = list(split(int(match.state.turn), match.opening))
        while not match.is_over and len(steps) < 800:
            able = [seat for seat in range(match.n_players) if match.legal(seat)]
            seat = able[int(rng.below(len(able)))]
            proposals = match.proposals(seat)
            legal = match.legal(seat)
            actions = proposals[0] if proposals and rng.below(2) else [legal[int(rng.below(len(legal)))]]
            steps += split(seat, match.play_all(seat, actions))
        found.append(Walk(match, steps, told(match, steps, ENGLISH)))
    return found


def split(actor: int, events: list[Event]) -> Iterator[tuple[int, list[Event]]]:
    for is_deal in (False, True):
        if part := [event for event in events if isinstance(event, Dealt) == is_deal]:
            yield actor, part


def told(match: Match, steps: list[tuple[int, list[Event]]], language: str) -> list[list[list[str]]]:
    texts = Texts(language, match.game.id)
    narrators = [Narrator(match.game, match.names, texts, viewer) for viewer in VIEWERS]
    return [[narrator.tell(events, actor) for actor, events in steps] for narrator in narrators]


def marked(sentence: str) -> tuple[list[str], set[str]]:
    """The cards of a sentence, and whose names it has."""
    pieces = list(parts(sentence))
    return sorted(text for kind, text in pieces if kind == CARD), {text for kind, text in pieces if kind == PLAYER}


def misprints(sentence: str) -> list[str]:
    return re.findall(r"\s{2,}|\s[.,]|^\s|\s$|[{}$]|\.\.", sentence)


@each_other
@each_game
def test_matches_are_told_with_the_same_cards_and_names(language: str, game: Game) -> None:
    for walk in walks(game):
        for theirs, english in zip(told(walk.match, walk.steps, language), walk.english, strict=True):
            for (_, events), sentences, models in zip(walk.steps, theirs, english, strict=True):
                assert len(sentences) == len(models)
                for sentence, model in zip(sentences, models, strict=True):
                    assert marked(sentence) == marked(model), plain(sentence)
                    assert not misprints(plain(sentence)), plain(sentence)
                    assert isinstance(events[0], Dealt) or plain(sentence)[-1] in ".!", plain(sentence)


def test_piles_have_the_articles_of_their_language() -> None:
    stock, display, discard, hand = (Place(zone, None if zone.shared else 0, 0) for zone in get_game("i_go").zones)
    taken = [Moved("R7", place, hand, 1) for place in (stock, discard, display)]
    said = {
        "de": ["Ada zieht R7 vom Nachziehstapel.", "Ada nimmt R7 vom Ablagestapel.", "Ada nimmt R7 aus der Auslage."],
        "nl": ["Ada neemt R7 van de trekstapel.", "Ada neemt R7 van de aflegstapel.", "Ada neemt R7 uit het aanbod."],
    }
    for language, sentences in said.items():
        narrator = Narrator(get_game("i_go"), ["Ada", "Ben"], Texts(language, "i_go"))
        assert [plain(sentence) for sentence in narrator.tell(taken, 0)] == sentences


def test_numbers_are_written_as_in_the_language() -> None:
    assert Texts("de").say("cards", n=1200) == "1.200 Karten"
    assert [Texts("nl").say("coins", n=n) for n in (1, 2)] == ["een munt", "2 munten"]


# ---------------------------------------------------------------- rules
@each_other
@pytest.mark.parametrize("name", RULES)
def test_rules_have_the_same_outline(language: str, name: str) -> None:
    assert locales.outline(locales.page(language, name)) == locales.outline(locales.page(ENGLISH, name))


@each_other
@pytest.mark.parametrize("name", RULES)
def test_every_rule_is_there_with_its_rulings_options_and_numbers(language: str, name: str) -> None:
    assert locales.rules(locales.page(language, name)) == locales.rules(locales.page(ENGLISH, name))


@pytest.mark.parametrize("name", RULES)
def test_no_rule_comes_twice(name: str) -> None:
    numbers = Counter(rule.number for rule in locales.rules(locales.page(ENGLISH, name)))
    assert numbers
    assert max(numbers.values()) == 1


@each_other
@each_game
def test_a_page_starts_with_the_name_of_its_game(language: str, game: Game) -> None:
    assert Texts(language, game.id).rules().startswith(f"# {game.title}  (`{game.id}`)\n\n")
