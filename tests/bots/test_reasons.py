"""The reasons of hints hold: in many positions of all games, those of all actions are checked against the position."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest

from quintet import Game, all_games, get_game
from quintet.bots import ask, get_bot
from quintet.core.options import Options
from quintet.core.policy import SEARCHED
from quintet.core.rng import Rng
from quintet.core.state import NOTHING
from quintet.texts import Texts, languages
from tests.bots.reasons.case import Case, Checks, Named
from tests.test_texts import hint_keys

OTHER_OPTIONS = {"skipbo_masters": ["must_play=all"], "solo": ["solo_call=catch,call_received=yes"]}
CASES = [
    (game, name, n_players)
    for game in all_games()
    for name in [*game.presets, *OTHER_OPTIONS.get(game.id, [])]
    for n_players in (2, 4)
    if not game.parse_options(name).refusal(n_players)  # there are cards enough
]
MOST = 500  # positions of a match


def checks_of(game: Game) -> Checks:
    checks: Checks = import_module(f"tests.bots.reasons.{game.id}").CHECKS
    return checks


def reasons(game: Game, options: Options, n_players: int, seed: int, most: int = MOST) -> Counter[str]:
    """Check the reasons of all actions along a match of mixed players; count them."""
    checks = checks_of(game)
    named: Named = getattr(import_module(f"tests.bots.reasons.{game.id}"), "NAMED", {})
    policy = game.policy()
    bots = [get_bot(game, name) for name in ("rules", "easy", "random")]
    state = game.deal(options, n_players, seed)
    rng = Rng(seed)
    found: Counter[str] = Counter()
    for _ in range(most):
        if state.is_over:
            break
        moves: list[tuple[int, int]] = []
        for seat in range(n_players):
            if not (legal := state.legal_actions(seat)):
                continue
            known = state.copy()
            known.resample(seat, rng)
            for action in legal:
                reason = policy.reason(known, seat, action)
                found[reason] += 1
                if reason != SEARCHED:
                    case = Case(game, options, known.copy(), seat, action)
                    assert checks[reason](case), f"{case.text} of seat {seat}: {reason} does not hold"
                    if told := policy.particulars(known, seat, action, reason):
                        assert named[reason](case, told), f"{case.text} of seat {seat}: {reason} is not so: {told}"
            chosen = ask(bots[seat % len(bots)], state, seat, rng.bits())
            if chosen != NOTHING:
                moves.append((seat, chosen))
        state.apply(*moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize(
    ("game", "preset", "n_players"), CASES, ids=lambda value: value.id if isinstance(value, Game) else str(value)
)
def test_every_reason_holds(game: Game, preset: str, n_players: int) -> None:
    reasons(game, game.parse_options(preset), n_players, seed=n_players, most=50)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_reason_of_a_game_has_a_check(game: Game) -> None:
    given = {key for key in hint_keys(game) if key != SEARCHED}
    assert given == set(checks_of(game))


def test_a_reason_that_does_not_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were drawing in SOLO explained by cards that are kept even where nothing can be laid, the check would fail."""
    game = get_game("solo")
    monkeypatch.setattr("quintet.games.solo.reasons._not_to_lay", lambda state, seat: "hint-keeps-cards")
    with pytest.raises(AssertionError, match="does not hold"):
        reasons(game, game.options(), 3, seed=1)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_a_reason_names_has_words_and_a_check(game: Game) -> None:
    """Cards, players and numbers are said by a text of their own, and each is checked."""
    named: Named = getattr(import_module(f"tests.bots.reasons.{game.id}"), "NAMED", {})
    for language in languages():
        texts = Texts(language, game.id)
        assert {key for key in hint_keys(game) if texts.has(f"{key}-here")} == set(named)
