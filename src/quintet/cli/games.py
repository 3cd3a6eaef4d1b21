"""`quintet games`: the games, their presets and their options."""

from __future__ import annotations

from dataclasses import fields

from quintet.cli.arguments import AnyGame, Json, LanguageText, find_game, parse_language
from quintet.cli.screen import Screen, print_json
from quintet.core.game import Game
from quintet.core.options import Kind, Options
from quintet.games import all_games
from quintet.texts import Texts


def games(game: AnyGame = None, as_json: Json = False, language: LanguageText = None) -> None:
    """List the games with their presets and options, or tell all about one.

    Options are given as a preset’s name or as NAME=VALUE,…

    Examples:

    ```
    quintet games
    quintet games solo
    quintet games --json
    quintet games solo --language en
    ```
    """
    chosen = all_games() if game is None else [find_game(game)]
    tongue = parse_language(language)
    if as_json:
        found = [_json(one, Texts(tongue, one.id)) for one in chosen]
        print_json(found if game is None else found[0])
        return
    screen = Screen()
    for one in chosen:
        _print_game(screen, one, Texts(tongue, one.id), in_detail=game is not None)
    if game is None:
        more = Texts(tongue).say("games-more", one="quintet games GAME", rules="quintet rules GAME")
        screen.line(f"\n{more}", style="dim")


# ---------------------------------------------------------------- for people
def _print_game(screen: Screen, game: Game, texts: Texts, *, in_detail: bool) -> None:
    players = texts.say("games-players", low=game.min_players, high=game.max_players)
    screen.heading(f"{game.title}  {game.id}, {players}")
    screen.line(texts.tagline())
    screen.line()
    rows = [
        (name, texts.say(f"preset-{name}") + (f"  {_inner(options)}" if in_detail and any(options.changed()) else ""))
        for name, options in game.presets.items()
    ]
    screen.rows(rows, head=(texts.say("head-preset"), ""))
    screen.line()
    screen.rows(_option_rows(game, texts, in_detail), head=(texts.say("head-option"), ""))
    if in_detail:
        screen.line()
        _print_words(screen, game, texts)


def _inner(options: Options) -> str:
    """The short text of options without the game around it."""
    return options.format().removeprefix(options.game_id)


def _option_rows(game: Game, texts: Texts, in_detail: bool) -> list[tuple[str, str]]:
    """The game's own options first, then those that all games have."""
    rows: list[tuple[str, str]] = []
    shared = Options.kinds()
    defaults = _defaults(game)
    for name, kind in sorted(game.options.kinds().items(), key=lambda item: item[0] in shared):
        takes = "" if in_detail and kind.choices else f" ({_takes(kind, texts)})"
        rows.append((f"{name}={_value(defaults[name])}", texts.say(f"option-{name}") + takes))
        if in_detail:
            rows.extend((f"  {choice}", texts.say(f"option-{name}-{choice}")) for choice in kind.choices)
    return rows


def _takes(kind: Kind, texts: Texts) -> str:
    """What one may write after the option's name."""
    if kind.is_flag:
        return "yes, no"
    if kind.choices:
        return ", ".join(kind.choices)
    return texts.say("games-range", low=str(kind.low), high=str(kind.high))


def _print_words(screen: Screen, game: Game, texts: Texts) -> None:
    """What cards and actions look like in text."""
    cards = list(game.cards.texts)
    screen.line(texts.say("games-cards", cards=" ".join(_sample(cards, 18))))
    if texts.has("legend"):
        screen.line(texts.say("legend"))
    examples = {game.actions.verb(number): text for number, text in reversed(list(enumerate(game.actions.texts)))}
    screen.line(texts.say("games-actions", actions=", ".join(examples[verb] for verb in game.actions.verbs)))


def _sample(texts: list[str], most: int) -> list[str]:
    return texts if len(texts) <= most else [*texts[: most - 4], "…", *texts[-3:]]


# ---------------------------------------------------------------- for programs
def _json(game: Game, texts: Texts) -> dict[str, object]:
    defaults = _defaults(game)
    return {
        "id": game.id,
        "title": game.title,
        "about": texts.tagline(),
        "rules_version": game.rules_version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "presets": {
            name: {"text": texts.say(f"preset-{name}"), "options": options.to_json()}
            for name, options in game.presets.items()
        },
        "options": {
            name: {
                "default": defaults[name],
                "text": texts.say(f"option-{name}"),
                "takes": _takes_json(name, kind, texts),
            }
            for name, kind in game.options.kinds().items()
        },
        "n_cards": len(game.deck(game.options(), game.min_players)),
        "n_actions": len(game.actions),
    }


def _takes_json(name: str, kind: Kind, texts: Texts) -> dict[str, object]:
    if kind.is_flag:
        return {"kind": "flag"}
    if kind.choices:
        return {"kind": "choice", "choices": {c: texts.say(f"option-{name}-{c}") for c in kind.choices}}
    return {"kind": "whole", "low": kind.low, "high": kind.high}


def _defaults(game: Game) -> dict[str, bool | int | str]:
    options = game.options()
    return {field.name: getattr(options, field.name) for field in fields(options)}


def _value(value: bool | int | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
