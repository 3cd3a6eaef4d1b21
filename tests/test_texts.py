"""Every key that the engine gives out has a text in every language, and no text is there for nothing."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.options import Options
from quintet.core.policy import OVERLOOKED
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games import all_games
from quintet.narrate import Narrator, moments_in
from quintet.server.protocol import Code
from quintet.speak import Speaker, plain
from quintet.texts import MissingText, Texts, _Bundle, text_keys
from tests.locales import ENGLISH, FRAME, LANGUAGES, SENTENCES, ftl, keys, patterns, references

PAGE = Path(__file__).parent.parent / "web" / "src" / "games"
SAID_BY_THE_ENGINE = ("declared", "scored", "round-ended", "paid", "risky")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


# ---------------------------------------------------------------- what the sources give out
@cache
def syntax(game: Game) -> dict[str, ast.Module]:
    """The game's modules except its options, which refuse in sentences, not by key."""
    folder = Path(str(files("quintet"))) / "games" / game.id
    paths = [path for path in folder.glob("*.py") if path.name != "options.py"]
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def literals(game: Game) -> set[str]:
    nodes = (node for module in syntax(game).values() for node in ast.walk(module))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def hint_keys(game: Game) -> set[str]:
    """The reasons that the game's rules player can give."""
    return {value for value in literals(game) if value.startswith("hint-")}


def returned(expression: ast.expr | None) -> Iterator[str]:
    """The literals that an expression can give back, through a call too."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    elif isinstance(expression, ast.IfExp):
        yield from returned(expression.body)
        yield from returned(expression.orelse)
    elif isinstance(expression, ast.Call):
        for argument in expression.args:
            yield from returned(argument)


def refusals(game: Game) -> set[str]:
    """The keys that functions return if their name, or their module's, begins with "refusal"."""
    functions = [
        node
        for name, module in syntax(game).items()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and (node.name.startswith("refusal") or name.startswith("refusal"))
    ]
    assert functions
    returns = (node for function in functions for node in ast.walk(function) if isinstance(node, ast.Return))
    return {key for node in returns for key in returned(node.value) if key}


def required(game: Game) -> set[str]:
    keys = {"about"} | {f"do-{verb.key}" for verb in game.actions.verbs}
    keys |= {f"zone-{zone.name}" for zone in game.zones}
    keys |= {f"preset-{name}" for name in game.presets}
    keys |= {f"refusal-{key}" for key in refusals(game)}
    keys |= {key for key in literals(game) if key.startswith("prompt-") and key != "prompt-"}
    keys |= hint_keys(game) | help_keys(game) | {face.name for face in game.faces() if face.name}
    keys |= {"length-is"} if game.lengths or game.lesson() else set()
    keys |= {f"lesson-{step['key']}" for step in game.lesson()}
    for name, kind in game.options.kinds().items():
        keys |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in kind.choices)}
    return keys


def help_keys(game: Game) -> set[str]:
    """What help says of the game."""
    told = game.help()
    pictures = {f"picture-{picture['key']}" for picture in told["pictures"]}
    stages = {"help-stages"} if game.stages() else set()
    return {"help-win", "help-turn"} | stages | pictures | {f"special-{key}" for key in told["special"].values()}


def asked_by_the_page(game: Game) -> set[str]:
    """What the game's folder of the browser's page asks for, and what the page asks of every game."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (PAGE / game.id).iterdir())
    words = {*re.findall(r"'([\w-]+)'", source), *re.findall(r"\b(\w+): '", source)}
    verbs = [verb.key for verb in game.actions.verbs]
    found = {"first", "hand-empty", "match-ends", "proposals", "proposals-how", "proposals-title"}
    found |= words | {f"show-{word}" for word in words}
    found |= {
        f"{kind}-{verb}"
        for kind in ("proposals", "proposals-or", "race", "alone", "automatic", "advise", "finish", "touch")
        for verb in verbs
    }
    return found | {f"do-{verb}-with{ending}" for verb in verbs for ending in ("", "-nobody")}


@each_game
def test_what_a_special_card_does_is_found_by_its_name(game: Game) -> None:
    """The page explains a card where it is touched, and knows it by its face: `card-KEY`, with an s for two coins."""
    faces = dict(zip(game.cards.texts, game.faces(), strict=True))
    for card, key in game.help()["special"].items():
        assert faces[card].name + "s" * (faces[card].coins > 1) == f"card-{key}"


# ---------------------------------------------------------------- the two agree
@each_language
@each_game
def test_every_key_has_a_text(game: Game, language: str) -> None:
    texts = {*keys(ftl(language, game.id)), *keys(ftl(language, "frame"))}
    assert not {key for key in required(game) if key not in texts}


@each_language
@each_game
def test_no_text_is_there_for_nothing(game: Game, language: str) -> None:
    file, frame = ftl(language, game.id), ftl(language, "frame")
    known = required(game) | references(file) | references(frame) | set(keys(frame)) | {"legend"}
    known |= asked_by_the_page(game) | {f"lesson-{step['key']}-done" for step in game.lesson()}
    words = literals(game)
    known |= {f"{kind}-{word}" for kind in (*SAID_BY_THE_ENGINE, "prompt", "risky", "explain") for word in words}
    moves = {f"moved-{source.name}-{target.name}" for source in game.zones for target in game.zones}
    verbs = {verb.key for verb in game.actions.verbs}
    known |= moves | {f"{move}-{verb}" for move in moves for verb in verbs} | {f"did-{verb}" for verb in verbs}
    known |= {f"brief-{move}" for move in moves}  # where the page says in few words what others did
    known |= {f"explain-{word}" for word in (*verbs, OVERLOOKED)} | {f"{key}-here" for key in hint_keys(game)}
    known |= {f"moment-{key}-{who}" for key in known for who in ("player", "other", "others", "all", "actor", "each")}
    assert not [key for key in keys(file) if key not in known]


@each_language
def test_no_text_of_the_frame_is_there_for_nothing(language: str) -> None:
    frame = ftl(language, "frame")
    package = Path(str(files("quintet")))
    core = [package / "core" / name for name in ("game.py", "match.py", "policy.py", "state.py")]
    sources = [package / "narrate.py", package / "speak.py", *(package / "cli").glob("*.py"), *core]
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in sources]
    said = {
        node.value
        for module in modules
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = (
        said
        | {f"{key}-here" for key in said}
        | {f"{key}-table" for key in said}
        | {f"refusal-{key}" for key in said}
        | references(frame)
    )
    for name, kind in Options.kinds().items():
        used |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in kind.choices)}
    used |= {f"did-{verb.key}" for game in all_games() for verb in game.actions.verbs}
    used |= {
        f"refusal-{key}" for key, n in Counter(key for game in all_games() for key in refusals(game)).items() if n > 1
    }
    used |= {f"round-ended-{why}" for why in set.intersection(*(literals(game) for game in all_games()))}
    assert not [key for key in keys(frame) if key not in used]


def test_every_code_of_a_refusal_has_a_sentence() -> None:
    """What the page says of a refusal; only programs send what cannot be read."""
    said = {key for name in FRAME for key in keys(ftl(ENGLISH, name))}
    codes = {str(code) for code in Code} - {str(Code.BAD_MESSAGE)} | {"no-such-thing"}
    assert {code for code in codes if f"problem-{code}" not in said} == set()


def test_what_several_games_refuse_alike_stands_in_the_frame() -> None:
    """In English; another language may say it in a game's own way."""
    texts = [text for game in all_games() for text in patterns(ftl(ENGLISH, game.id)).items()]
    refused = Counter((key, text) for key, text in texts if key.startswith("refusal-"))
    assert [key for (key, _), n in refused.items() if n > 1] == []


@each_language
@each_game
def test_no_game_says_again_what_the_frame_says(game: Game, language: str) -> None:
    own, frame = patterns(ftl(language, game.id)), patterns(ftl(language, "frame"))
    assert [key for key in own if own[key] == frame.get(key)] == []


@pytest.mark.parametrize(
    ("language", "game_id", "sentence"),
    [
        ("en", "solo", "You have taken a card already."),
        ("de", "i_go", "Du hast schon eine Karte genommen."),
        ("de", "solo", "Du hast schon eine Karte gezogen."),
        ("nl", "level_8", "Je hebt al een kaart gepakt."),
        ("nl", "solo", "Je hebt al een kaart genomen."),
    ],
)
def test_a_game_s_own_words_win(language: str, game_id: str, sentence: str) -> None:
    assert Texts(language, game_id).say("refusal-you-have-taken-a-card-already") == sentence


@pytest.mark.parametrize(
    "path",
    [ftl(language, name) for language in LANGUAGES for name in SENTENCES],
    ids=lambda path: f"{path.parents[1].name}/{path.name}",
)
def test_no_key_comes_twice(path: Path) -> None:
    assert len(keys(path)) == len(set(keys(path)))


@each_game
def test_whole_matches_can_be_told(game: Game) -> None:
    """Random matches of every preset: each event, silent action and prompt finds its words, in whole sentences."""
    texts = Texts(game_id=game.id)
    for seed, (preset, options) in enumerate(game.presets.items()):
        n_players = next(
            n for n in range(game.max_players, game.min_players - 1, -1) if not options.refusal(n) and n <= 4
        )
        match = Match(game, n_players, options, seed)
        narrator, speaker = Narrator(game, n_players), Speaker(texts, match.names)
        rng = Rng(seed)
        events, actor, causes = match.opening, int(match.state.turn), list[int]()
        assert events, preset
        for _ in range(600):
            for viewer in (ALL_SEATS, SPECTATOR, 0):
                sentences = narrator.told(events, actor, causes, viewer)
                told = [plain(speaker.say(sentence)) for sentence in sentences]
                assert [sentence for sentence in told if sentence[-1] not in ".!"] == []
                for moment in (moment for sentence in sentences for moment in moments_in(sentence).values()):
                    assert speaker.say(moment)
            if match.is_over:
                break
            able = [seat for seat in range(n_players) if match.legal(seat)]
            actor = seat = able[int(rng.below(len(able)))]
            assert texts.say(game.prompt(match.state, seat))
            proposals = match.proposals(seat)
            legal = match.legal(seat)
            steps = proposals[0] if proposals and rng.below(2) else [legal[int(rng.below(len(legal)))]]
            assert speaker.say(narrator.did(seat, game.actions.parse(steps[0])))
            prepared = match.prepare(seat, steps)
            events, causes = match.commit(prepared), prepared.causes


@each_language
@each_game
def test_what_is_said_does_not_depend_on_the_language(game: Game, language: str) -> None:
    """The narrator chooses by the keys that English has. Others have more only as parts of texts."""
    file, frame = ftl(language, game.id), ftl(language, "frame")
    theirs = {*keys(file), *keys(frame)}
    assert text_keys(game.id) == theirs - ((references(file) | references(frame)) - text_keys(game.id))


# ---------------------------------------------------------------- Texts itself
def test_a_key_without_a_text_is_an_error() -> None:
    with pytest.raises(MissingText, match="no text for 'refusal-nonsense' in solo"):
        Texts(game_id="solo").say("refusal-nonsense")


def test_a_text_without_its_arguments_is_an_error() -> None:
    with pytest.raises(MissingText, match="cannot be said"):
        Texts(game_id="solo").say("declared-solo")


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Texts("xx", "solo").say("zone-pack") == "pack"
    assert Texts("xx", "solo").rules() == Texts("en", "solo").rules()


def test_numbers_choose_the_plural() -> None:
    texts = Texts()
    assert [texts.say("cards", n=n) for n in (1, 2, 1200)] == ["a card", "2 cards", "1,200 cards"]


def test_only_what_is_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsing all texts takes longer than all else on the way to the first card."""
    parsed: list[str] = []

    def parse(text: str) -> Resource:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr("fluent.runtime.FluentResource", parse)
    texts = Texts(parts=("web", "frame"))  # no other test has read these two together
    assert not parsed
    assert texts.say("cards", n=2) == texts.say("cards", n=2) == "2 cards"
    assert len(parsed) == 1


def test_a_text_brings_what_it_refers_to() -> None:
    texts = (
        "one = { two } and { -three }\n    .other = { four }\n# four\ntwo = 2\n-three = { four }\nfour = 4\none = 1\n"
    )
    bundle = _Bundle("en", [("first", texts), ("second", "two = nothing\nfive = 5\n")])
    message = bundle.message("one")
    assert message.value is not None
    assert bundle.format(message.value, {}) == ("2 and 4", [])
    assert bundle.format(message.attributes["other"], {}) == ("4", [])
    assert [key for key in ("two", "-three", "four", "five", "six") if bundle.has(key)] == ["two", "four", "five"]


def test_a_text_that_cannot_be_read_is_told_with_its_file() -> None:
    bundle = _Bundle("en", [("frame", "good = good\nbad = { \n")])
    assert bundle.message("good").value is not None
    with pytest.raises(MissingText, match=r"the en texts of frame cannot be read here: 'bad = {'"):
        bundle.message("bad")
