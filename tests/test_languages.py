"""Every language, that is every folder of locales, says what English says: the same cards, names, numbers and rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from quintet.core.events import Dealt, Event, Moved
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS, Place
from quintet.games import all_games, get_game
from quintet.narrate import Narrator
from quintet.speak import CARD, PLAYER, Speaker, parts, plain
from quintet.texts import Texts, closest_language, languages
from tests import locales
from tests.locales import ENGLISH, LANGUAGES, OTHERS, RULES, SENTENCES

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
each_sentences = pytest.mark.parametrize("name", SENTENCES)

# Where a card lies and goes is said with the words for it or by choosing among whole phrases, as the language likes.
PLACES = ("source", "target", "place")
WHERE = {f"{place}{part}" for place in PLACES for part in ("", "_name", "_zone")} | {"whose"}
FORMS = {"the", "source", "target"}  # attributes that zones may have
TOLD = ("event-", "moved-", "declared-", "paid-", "did", "round-ended-", "match-won")  # what a narrator says of players
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def test_there_is_a_language_for_every_folder() -> None:
    assert languages() == LANGUAGES
    assert ENGLISH in LANGUAGES


@each_language
def test_a_language_is_found_by_its_locale(language: str) -> None:
    for tag in (language, f"{language}-XX", f"{language}_XX.UTF-8", f" {language.upper()} "):
        assert closest_language(tag) == language


@each_language
def test_one_of_a_kind_is_said_in_the_singular(language: str) -> None:
    for part, key, variable in (("pad", "pad-place", "points"), ("daily", "daily-about", "bots")):
        texts = Texts(language, None, (part,))
        one, two = (texts.say(key, **{"n": 1, variable: n}) for n in (1, 2))
        assert one.replace("1", "2") != two, key


def test_a_tag_without_a_language_finds_none() -> None:
    assert [closest_language(tag) for tag in ("", "C", "xx", "..", "e", "eng")] == [None] * 6


# ---------------------------------------------------------------- sentences
@each_other
def test_a_language_has_the_same_files(language: str) -> None:
    assert [name for name in SENTENCES if not locales.ftl(language, name).is_file()] == []
    assert [name for name in RULES if not locales.md(language, name).is_file()] == []


@each_other
@each_sentences
def test_no_sentence_is_missing(language: str, name: str) -> None:
    english = locales.keys(locales.ftl(ENGLISH, name))
    assert [key for key in english if key not in locales.keys(locales.ftl(language, name))] == []


def _named(variable: str) -> str:
    """Where a language chooses by who a player is need not be where another does."""
    return variable.removesuffix("_is")


@each_other
@each_sentences
def test_a_sentence_has_the_same_variables(language: str, name: str) -> None:
    told = {key for file in ("frame", name) for key in locales.keys(locales.ftl(ENGLISH, file))}
    for key in told & set(locales.keys(locales.ftl(language, name))):
        english, theirs = (
            {_named(each) for each in locales.variables(tongue, name, key)} for tongue in (ENGLISH, language)
        )
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
        if len(re.findall(r"[^\W\d]{2,}", " ".join(words))) > 2:
            assert words != english.get(message.id.name), message.id.name


@each_language
@each_sentences
def test_every_variant_can_be_chosen(language: str, name: str) -> None:
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
            if variable.endswith("_zone"):
                known = zones
            elif variable == "zone":
                known = zone_words
            else:
                known = PLURALS | english.get(message.id.name, set()) | {"own", "other"}
            if variable == "colour":  # it may be told in the language's own word
                known = known | colours
            assert {variant for variant in variants if not variant.isdecimal()} <= known, message.id.name


@each_language
@each_sentences
def test_a_sentence_that_names_players_can_be_said_to_them(language: str, name: str) -> None:
    for message in locales.messages(locales.ftl(language, name)):
        if message.id.name.startswith(TOLD):
            variables = locales.variables(language, name, message.id.name)
            named = variables & {"player", "actor", "other"}
            assert {f"{who}_is" for who in named} <= variables, message.id.name


@each_language
@each_sentences
def test_only_zones_have_forms_and_they_are_whole(language: str, name: str) -> None:
    for message in locales.messages(locales.ftl(language, name)):
        forms = {attribute.id.name for attribute in message.attributes}
        assert forms <= (FORMS if message.id.name.startswith("zone-") else set()), message.id.name


# ---------------------------------------------------------------- matches
VIEWERS = (ALL_SEATS, 0)


Step = tuple[int, list[Event], list[int]]


@dataclass(frozen=True)
class Walk:
    """A random match: who acted, what came of it by what, deals apart, and how English tells it to each viewer."""

    match: Match
    steps: list[Step]
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
        steps = list(split(int(match.state.turn), match.opening, []))
        while not match.is_over and len(steps) < 800:
            able = [seat for seat in range(match.n_players) if match.legal(seat)]
            seat = able[int(rng.below(len(able)))]
            proposals = match.proposals(seat)
            legal = match.legal(seat)
            actions = proposals[0] if proposals and rng.below(2) else [legal[int(rng.below(len(legal)))]]
            prepared = match.prepare(seat, actions)
            steps += split(seat, match.commit(prepared), prepared.causes)
        found.append(Walk(match, steps, told(match, steps, ENGLISH)))
    return found


def split(actor: int, events: list[Event], causes: list[int]) -> Iterator[Step]:
    for is_deal in (False, True):
        numbers = [i for i, event in enumerate(events) if isinstance(event, Dealt) == is_deal]
        if numbers:
            yield actor, [events[i] for i in numbers], [causes[i] for i in numbers] if causes else []


def told(match: Match, steps: list[Step], language: str) -> list[list[list[str]]]:
    narrator = Narrator(match.game, match.n_players)
    found = []
    for viewer in VIEWERS:
        of_viewer: list[list[str]] = []
        speaker = Speaker(Texts(language, match.game.id), match.names, viewer)
        said: dict[str, str] = {}  # most of a match is said again and again
        for actor, events, causes in steps:
            seen = [(repr(sentence), sentence) for sentence in narrator.told(events, actor, causes, viewer)]
            for key, sentence in seen:
                if key not in said:
                    said[key] = speaker.say(sentence)
            of_viewer.append([said[key] for key, _ in seen])
        found.append(of_viewer)
    return found


def marked(sentence: str) -> tuple[list[str], set[str]]:
    """The cards of a sentence, and whose names it has."""
    pieces = list(parts(sentence))
    return sorted(text for kind, text in pieces if kind == CARD), {text for kind, text in pieces if kind == PLAYER}


def misprints(sentence: str) -> list[str]:
    return re.findall(r"\s{2,}|\s[.,]|^\s|\s$|[{}$]|\.\.", sentence)


@each_language
@each_game
def test_matches_are_told_with_the_same_cards_and_names_and_nobody_hears_their_own(language: str, game: Game) -> None:
    for walk in walks(game):
        both = told(walk.match, walk.steps, language)
        for theirs, english in zip(both, walk.english, strict=True):
            pairs: set[tuple[str, str]] = set()
            for sentences, models in zip(theirs, english, strict=True):
                pairs.update(zip(sentences, models, strict=True))
            for sentence, model in pairs:
                assert marked(sentence) == marked(model), plain(sentence)
                assert not misprints(plain(sentence)), plain(sentence)
                assert plain(sentence)[-1] in ".!", plain(sentence)
        name = walk.match.names[0]
        by_all, by_seat = ([sentence for sentences in each for sentence in sentences] for each in both)
        assert any(name in marked(sentence)[1] for sentence in by_all)
        assert [plain(sentence) for sentence in by_seat if name in plain(sentence)] == []


WON = {
    "de": ("Ada gewinnt!", "Du hast gewonnen!", "Es gewinnen: du, Ada und Cleo!", "Ada und Cleo gewinnen!"),
    "en": ("Ada wins!", "You win!", "The winners are you, Ada and Cleo!", "Ada and Cleo win!"),
    "fr": (
        "Ada gagne\u202f!",
        "Tu as gagné\u202f!",
        "Les gagnants\u202f: toi, Ada et Cleo\u202f!",
        "Ada et Cleo gagnent\u202f!",
    ),
    "it": ("Vince Ada!", "Hai vinto!", "Vincete tu, Ada e Cleo!", "Vincono Ada e Cleo!"),
    "nl": ("Ada wint!", "Je hebt gewonnen!", "De winnaars: jij, Ada en Cleo!", "Ada en Cleo winnen!"),
}


@each_language
def test_the_viewer_comes_first_among_several(language: str) -> None:
    speaker = Speaker(Texts(language, "solo"), ["Ada", "Ben", "Cleo"], viewer=1)
    winners = ([0], [1], [0, 1, 2], [0, 2])
    said = [speaker.say({"key": "match-won", "args": {"player": {"seats": each}, "n": len(each)}}) for each in winners]
    assert tuple(map(plain, said)) == WON[language]


def test_piles_have_the_articles_of_their_language() -> None:
    stock, display, discard, hand = (Place(zone, None if zone.shared else 0, 0) for zone in get_game("i_go").zones)
    taken = [Moved("R7", place, hand, 1) for place in (stock, discard, display)]
    said = {
        "de": ["Ada zieht R7 vom Nachziehstapel.", "Ada nimmt R7 vom Ablagestapel.", "Ada nimmt R7 aus der Auslage."],
        "nl": ["Ada neemt R7 van de trekstapel.", "Ada neemt R7 van de aflegstapel.", "Ada neemt R7 uit het aanbod."],
    }
    for language, sentences in said.items():
        speaker = Speaker(Texts(language, "i_go"), ["Ada", "Ben"])
        told = Narrator(get_game("i_go"), 2).told(taken, 0, (), ALL_SEATS)
        assert [plain(speaker.say(sentence)) for sentence in told] == sentences


FRENCH = [*(locales.ftl("fr", name) for name in SENTENCES), *(locales.md("fr", name) for name in RULES)]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parents[1].name}/{path.name}")
def test_french_marks_stay_with_their_words(path: Path) -> None:
    """A narrow no-break space, and no other, stands before ! ? ; : % » and after «."""
    said = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("# ")]
    assert [line for line in said if re.search(r"(?<=[\w})»’…])[ \u00a0](?:[!?;%»]|:(?= |$))|«[^\u202f]", line)] == []


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
