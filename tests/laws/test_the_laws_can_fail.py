"""A law that cannot fail proves nothing: each of these games breaks one on purpose."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from high_card.game import N_CARDS, HighCard, HighCardState
from librt.vecs import vec
from mypy_extensions import i64

from quintet import Match, get_game
from quintet.core.game import Game
from quintet.core.layout import ListedLayout
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.showing import view_of
from quintet.core.state import State
from quintet.core.view import View
from quintet.core.zones import ALL_SEATS, SPECTATOR, Pile
from quintet.testkit import (
    LawBroken,
    check_agreement,
    check_conservation,
    check_copy,
    check_game,
    check_observation,
    check_recall,
    check_redeal,
    check_resample,
)

SOLO = get_game("solo")


def _solo(seed: int = 5) -> Match:
    return Match(SOLO, n_players=3, seed=seed)


def _with_fact(view: View, value: object) -> View:
    return replace(view, facts={**view.facts, "leak": value})


def _shows_a_hidden_card(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    hidden = next(pile for pile in game.piles(state) if pile.place.zone.name == "hand" and pile.place.seat != viewer)
    return _with_fact(view_of(game, state, viewer, options), game.cards.format(hidden.cards[0]))


def _shows_who_could_act(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    return _with_fact(view_of(game, state, viewer, options), int(state.actors()))


def _counts_what_others_may_do(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    other = 1 if viewer == 0 else 0
    return _with_fact(view_of(game, state, viewer, options), len(state.legal_actions(other)))


def _shows_the_seed(game: Game, state: State, viewer: int, options: dict[str, bool | int | str]) -> View:
    return _with_fact(view_of(game, state, viewer, options), str(state.chance.seed))


@pytest.mark.parametrize(
    "leak", [_shows_a_hidden_card, _shows_who_could_act, _counts_what_others_may_do, _shows_the_seed]
)
def test_the_resample_law_finds_a_leaking_view(leak: Any) -> None:
    with pytest.raises(LawBroken, match="resample law: viewer"):
        _check_deals(leak)


def _check_deals(view: Any) -> None:
    for seed in range(40):
        check_resample(SOLO, _solo(seed).state, SOLO.options(), seed, view=view)


def test_the_resample_law_passes_the_honest_view() -> None:
    _check_deals(view_of)


class _Leaking(ListedLayout):
    """A layout of plain Python that tells a seat what it cannot know."""

    def __init__(self, leak: Any) -> None:
        super().__init__(SOLO.options(), 3, [])
        self.add([("leak", 1, "what the seat cannot know")])
        self.leak = leak

    def listed(self, state: State, seat: int) -> list[int]:
        return [int(self.leak(state, seat))]


def _top_of_the_pack(state: State, seat: int) -> int:
    return SOLO.piles(state)[0].cards[-1]


def _a_card_of_the_next_seat(state: State, seat: int) -> int:
    return SOLO.piles(state)[2 + (seat + 1) % 3].cards[0]


def _how_many_could_act(state: State, seat: int) -> int:
    return int(state.actors()).bit_count()


@pytest.mark.parametrize("leak", [_top_of_the_pack, _a_card_of_the_next_seat, _how_many_could_act])
def test_the_observation_law_finds_a_leaking_layout(leak: Any) -> None:
    with pytest.raises(LawBroken, match=r"observation law: seat \d is given what it cannot know: leak"):
        _observe_deals(_Leaking(leak))


def _observe_deals(layout: _Leaking) -> None:
    for seed in range(40):
        check_observation(_solo(seed).state, seed, layout)


def test_the_observation_law_finds_a_byte_that_is_too_large() -> None:
    with pytest.raises(LawBroken, match="observation law: seat 0 is given a byte over 127"):
        check_observation(_solo().state, 1, _Leaking(lambda state, seat: 128))


def test_the_observation_law_passes_an_honest_layout() -> None:
    _observe_deals(_Leaking(lambda state, seat: state.scores()[seat]))


class _Broken(HighCardState):
    """Each subclass below spoils one method of the example game."""

    def blank(self) -> HighCardState:
        return type(self)(self.options, int(self.n_players), 0)


class _KeepsTheTruth(_Broken):
    def resample(self, viewer: i64, rng: Rng) -> None:
        self.chance.reseed(rng)


class _KeepsOneHand(_Broken):
    def resample(self, viewer: i64, rng: Rng) -> None:
        truth = self.holder[:]
        super().resample(viewer, rng)
        for card in range(N_CARDS):  # seat 0 gets its cards back, and somebody else gets those dealt to it
            if truth[card] == 0 and self.holder[card] != 0:
                other = next(c for c in range(N_CARDS) if self.holder[c] == 0 and truth[c] != 0)
                self.holder[other] = self.holder[card]
                self.holder[card] = 0


class _KeepsTheChance(_Broken):
    def resample(self, viewer: i64, rng: Rng) -> None:
        truth = self.copy()
        super().resample(viewer, rng)
        self.chance.copy_from(truth.chance)


class _ChangesTheViewer(_Broken):
    def resample(self, viewer: i64, rng: Rng) -> None:
        super().resample(-1, rng)


class _ShowsNoHandToAll(_Broken):
    def resample(self, viewer: i64, rng: Rng) -> None:
        super().resample(SPECTATOR if viewer == ALL_SEATS else viewer, rng)


class _KeepsTheChanceForAll(_Broken):
    def resample(self, viewer: i64, rng: Rng) -> None:
        truth = self.copy()
        super().resample(viewer, rng)
        if viewer == ALL_SEATS:
            self.chance.copy_from(truth.chance)


class _HasAnOrderedPack(_Broken):
    """Its undealt cards have an order, which a redeal for all seats leaves as it is, or, where all know it, changes."""

    all_know_it = False

    def __init__(self, options: Any, n_players: int, seed: int) -> None:
        super().__init__(options, n_players, seed)
        self.order = list(range(N_CARDS))

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, _HasAnOrderedPack)
        self.order = other.order[:]

    def resample(self, viewer: i64, rng: Rng) -> None:
        super().resample(viewer, rng)
        if (viewer == ALL_SEATS) == self.all_know_it:
            self.order = sorted(range(N_CARDS), key=lambda card: rng.bits())


class _ForgetsWhatAllKnow(_HasAnOrderedPack):
    all_know_it = True


class _NotesAHiddenCard(_Broken):
    """After every action it notes a card of the seat on turn, and a redeal leaves the note where it is."""

    note = 0

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        self.note = next((card for card in range(N_CARDS) if self.holder[card] == self.turn), 0)

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, _NotesAHiddenCard)
        self.note = other.note


class _SharesItsCards(_Broken):
    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, HighCardState)
        self.points = other.points
        self.laid = other.laid
        self.holder = other.holder


class _LosesACard(_Broken):
    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        self.holder[action] = 200


class _RefusesNothing(_Broken):
    def why_illegal(self, seat: int, action: int) -> str:
        return ""


class _OffersTwice(_Broken):
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        n = super().legal_into(seat, out)
        if n:
            out[n] = out[0]
            return n + 1
        return n


def _game(state_class: type[HighCardState]) -> Game:
    class Spoilt(HighCard):
        def empty(self, options: Options, n_players: int, seed: int) -> HighCardState:
            return state_class(options, n_players, seed)  # type: ignore[arg-type]

    return Spoilt()


@pytest.mark.parametrize(
    ("state_class", "law"),
    [
        (_KeepsTheTruth, "resample law: viewer -1 gets the true hand"),
        (_KeepsOneHand, "resample law: viewer -1 gets the true hand 0"),
        (_KeepsTheChance, "resample law: viewer -1 gets the true chance"),
        (_ChangesTheViewer, "resample law"),
        (_ShowsNoHandToAll, "resample law: viewer -2 sees a change"),
        (_KeepsTheChanceForAll, "resample law: viewer -2 gets the true chance"),
        (_SharesItsCards, "copy law"),
        (_RefusesNothing, "agreement law"),
        (_OffersTwice, "agreement law"),
    ],
)
def test_a_broken_game_breaks_its_law(state_class: type[HighCardState], law: str) -> None:
    game = _game(state_class)
    with pytest.raises(LawBroken, match=law):
        _check_many(game, 20)


def _game_with_a_pack(state_class: type[_HasAnOrderedPack]) -> Game:
    class Packed(HighCard):
        zones = (*HighCard.zones[:-1], replace(HighCard.zones[-1], ordered=True))

        def empty(self, options: Options, n_players: int, seed: int) -> HighCardState:
            return state_class(options, n_players, seed)

        def piles(self, state: State) -> list[Pile]:
            assert isinstance(state, _HasAnOrderedPack)
            *others, pack = super().piles(state)
            return [*others, Pile(pack.place, [card for card in state.order if card in pack.cards])]

    return Packed()


def test_a_pack_that_nobody_has_seen_is_dealt_anew_for_all_seats() -> None:
    game = _game_with_a_pack(_HasAnOrderedPack)
    state = game.new_state(game.options(), 3, 1)
    check_resample(game, state, game.options(), 1)
    with pytest.raises(LawBroken, match="resample law: viewer -2 gets the true pack"):
        check_redeal(game, state, game.options(), 1)


def test_what_all_have_seen_is_not_dealt_anew_for_all_seats() -> None:
    """Views show backs, as those of 15GO! do (FG-10): only the redeals for the others tell that they know the order."""
    game = _game_with_a_pack(_ForgetsWhatAllKnow)
    state = game.new_state(game.options(), 3, 1)
    with pytest.raises(LawBroken, match="resample law: a redeal for viewer -2 changes what viewer -1 knows"):
        check_resample(game, state, game.options(), 1)


def test_a_memory_of_hidden_cards_breaks_the_recall_law() -> None:
    class Noting(HighCard):
        def empty(self, options: Options, n_players: int, seed: int) -> HighCardState:
            return _NotesAHiddenCard(options, n_players, seed)  # type: ignore[arg-type]

        def memory(self, state: State) -> dict[str, object]:
            assert isinstance(state, _NotesAHiddenCard)
            return {"note": state.note}

    game = Noting()
    states = [game.new_state(game.options(), 3, seed) for seed in range(20)]
    for seed, state in enumerate(states):
        check_resample(game, state, game.options(), seed)
    with pytest.raises(LawBroken, match=r"recall law: 1 steps on, viewer . is dealt what they cannot know"):
        _check_recall_of(game, states)


def _check_recall_of(game: Game, states: list[State]) -> None:
    for seed, state in enumerate(states):
        check_recall(game, state, game.options(), seed)


def test_a_lost_card_breaks_the_conservation_law() -> None:
    game = _game(_LosesACard)
    match = Match(game, 2, seed=1)
    for _ in range(2):
        check_conservation(game, match.state, game.options())
        turn = int(match.state.turn)
        match.play(turn, match.legal(turn)[0])
    with pytest.raises(LawBroken, match="conservation law"):
        check_conservation(game, match.state, game.options())


def _check_many(game: Game, n_seeds: int) -> None:
    for seed in range(n_seeds):
        check_game(game, game.options(), 3, seed, every=1)


def test_the_unbroken_example_obeys_all_laws() -> None:
    _check_many(HighCard(), 20)


def test_actors_must_agree_with_the_legal_actions() -> None:
    class Sleepy(_Broken):
        def actors(self) -> i64:
            return 0

    game = _game(Sleepy)
    with pytest.raises(LawBroken, match="agreement law"):
        check_agreement(game, game.new_state(game.options(), 2, 1), Rng(1))


def test_a_copy_that_forgets_something_breaks_the_copy_law() -> None:
    class Forgetful(_Broken):
        def copy_from(self, other: State) -> None:
            points = self.points
            super().copy_from(other)
            self.points = points

    game = _game(Forgetful)
    state = game.new_state(game.options(), 2, 1)
    state.playout(Rng(1))
    with pytest.raises(LawBroken, match="copy law"):
        check_copy(game, state, game.options(), 1)
