"""High Card: a tiny sixth game, complete enough to pass all laws of the test kit.

Everybody holds the same number of cards. On their turn a player lays one of them face up. When all have laid one, the
highest takes a point and begins again. When the hands are empty, most points win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.actions import Actions, Verb
from quintet.core.cards import sort_cards
from quintet.core.errors import BadPosition
from quintet.core.game import Game
from quintet.core.notation import Words
from quintet.core.options import Options, whole
from quintet.core.position import Facts, Setup
from quintet.core.rng import Rng
from quintet.core.sink import EVERYBODY, PLACES
from quintet.core.state import NOTHING, State, hides_from
from quintet.core.zones import Pile, Place, Sight, Zone

N_CARDS = 30  # one each of 1 to 30
CARDS = Words("card", [str(card + 1) for card in range(N_CARDS)])
LAY = 0  # + card: the number of the first action
LAYING = Verb("lay", "lay {card}", source="hand/{me}", target="laid/{me}", ends_turn=True)

HAND, LAID, AWAY = 0 * PLACES, 1 * PLACES, 2 * PLACES  # places, in the order of HighCard.zones


@dataclass(frozen=True)
class HighCardOptions(Options):
    game_id: ClassVar[str] = "high_card"

    hand: int = whole(5, 1, 7)


class HighCardState(State):
    """Where every card is: the seat that holds it, or one of the marks below."""

    IN_PACK = 100  # never dealt
    GONE = 101  # laid in an earlier trick

    def __init__(self, options: HighCardOptions, n_players: int, seed: int) -> None:
        super().__init__(n_players, seed, options.turn_limit)
        self.options = options
        self.holder = vec[u8]([self.IN_PACK] * N_CARDS)
        self.laid = vec[i64]([NOTHING] * n_players)
        self.points = vec[i64]([0] * n_players)

    # ------------------------------------------------------------ rules
    def start_match(self) -> None:
        cards = vec[u8](range(N_CARDS))
        self.chance.shuffle(cards, N_CARDS)
        for i in range(self.options.hand * self.n_players):
            self.holder[i64(cards[i])] = u8(i % self.n_players)
        self.turn = self.first_starter(self.options.starter)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        n = 0
        if seat == self.turn and not self.is_over:
            for card in range(N_CARDS):
                if self.holder[card] == seat:
                    out[n] = card
                    n += 1
        return n

    def refusal(self, seat: int, action: int) -> str:
        return "it-is-not-your-turn" if seat != self.turn else "you-do-not-hold-that-card"

    def apply(self, seat: i64, action: i64) -> None:
        self.holder[action] = self.GONE
        self.laid[seat] = action
        if self.sink is not None:
            self.sink.moved(action, HAND + seat, LAID + seat, EVERYBODY)
        self.turn = (seat + 1) % self.n_players
        self.n_turns += 1
        if min(self.laid) > NOTHING:
            self.score_trick()
        if self.n_turns >= self.turn_limit or all(holder >= self.IN_PACK for holder in self.holder):
            self.finish()

    def score_trick(self) -> None:
        winner = list(self.laid).index(max(self.laid))
        self.points[winner] += 1
        self.turn = winner
        for seat in range(self.n_players):
            if self.sink is not None:
                self.sink.moved(self.laid[seat], LAID + seat, AWAY, EVERYBODY)
            self.laid[seat] = NOTHING
        if self.sink is not None:
            self.sink.scored(winner, 1, "trick")

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def standing(self, seat: i64) -> i64:
        return self.points[seat]

    # ------------------------------------------------------------ copies and redeals
    def blank(self) -> HighCardState:
        return HighCardState(self.options, int(self.n_players), 0)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, HighCardState)
        self.copy_base(other)
        self.holder = other.holder[:]
        self.laid = other.laid[:]
        self.points = other.points[:]

    def resample(self, viewer: i64, rng: Rng) -> None:
        hidden = [card for card in range(N_CARDS) if self.is_unknown(i64(self.holder[card]), viewer)]
        places = vec[u8]([self.holder[card] for card in hidden])
        sort_cards(places, len(hidden))  # nothing of the true deal must be left in the redeal
        rng.shuffle(places, len(hidden))
        for card, place in zip(hidden, places, strict=True):
            self.holder[card] = place
        self.chance.reseed(rng)

    def is_unknown(self, holder: i64, viewer: i64) -> bool:
        return holder == self.IN_PACK or (holder < self.n_players and hides_from(holder, viewer))


class HighCard(Game):
    id = "high_card"
    title = "High Card"
    rules_version = 1
    min_players = 2
    max_players = 4
    options = HighCardOptions
    presets = {"standard": HighCardOptions()}
    zones = (
        Zone("hand", Sight.OWNER, ordered=False),
        Zone("laid", Sight.EVERYBODY),
        Zone("away", Sight.EVERYBODY, shared=True, ordered=False),
        Zone("pack", Sight.NOBODY, shared=True, ordered=False, takes_rest=True),
    )
    cards = CARDS
    actions = Actions(CARDS, [(LAY, LAYING.each(card=range(N_CARDS)))])

    def empty(self, options: Options, n_players: int, seed: int) -> HighCardState:
        assert isinstance(options, HighCardOptions)
        return HighCardState(options, n_players, seed)

    def deck(self, options: Options, n_players: int) -> list[int]:
        return list(range(N_CARDS))

    def piles(self, state: State) -> list[Pile]:
        assert isinstance(state, HighCardState)
        hand, laid, away, pack = self.zones
        on_table = [int(card) for card in state.laid if card != NOTHING]
        seats = range(int(state.n_players))

        def held(place: int) -> list[int]:
            return [card for card in range(N_CARDS) if state.holder[card] == place and card not in on_table]

        return [
            *(Pile(Place(hand, seat, 0), held(seat)) for seat in seats),
            *(Pile(Place(laid, seat, 0), [int(state.laid[seat])] if state.laid[seat] >= 0 else []) for seat in seats),
            Pile(Place(away, None, 0), held(HighCardState.GONE)),
            Pile(Place(pack, None, 0), held(HighCardState.IN_PACK)),
        ]

    def facts(self, state: State) -> dict[str, object]:
        return {"points": state.scores()}

    def prompt(self, state: State, seat: int) -> str:
        return "prompt-turn"

    def set_up(self, state: State, setup: Setup, facts: Facts) -> None:
        assert isinstance(state, HighCardState)
        n = int(state.n_players)
        for seat in range(n):
            for card in setup.cards("hand", seat):
                state.holder[card] = seat
            laid = setup.cards("laid", seat)
            if len(laid) > 1:
                raise BadPosition(f"seat {seat} has laid {len(laid)} cards, but one is all that a trick takes")
            state.laid[seat] = laid[0] if laid else NOTHING
            for card in laid:
                state.holder[card] = HighCardState.GONE
        for card in setup.cards("away"):
            state.holder[card] = HighCardState.GONE
        state.points = vec[i64](facts.wholes("points", [0] * n, 0, N_CARDS))


GAME = HighCard()
