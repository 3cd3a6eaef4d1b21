"""I Go! as a game of the table: how a match is shown and set up. The rules are in `rules.py`."""

from __future__ import annotations

from quintet.core.errors import BadPosition
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.piles import fill_pile, pile_list
from quintet.core.position import Facts, Table
from quintet.core.state import NOTHING, State
from quintet.core.zones import Pile, Place, Sight, Zone
from quintet.games.i_go.cards import CALL, FIRST_COLOUR, HIGH, LOW, N_CARDS, ROW, SECOND_COLOUR
from quintet.games.i_go.notation import ACTIONS, CARDS
from quintet.games.i_go.options import IGoOptions
from quintet.games.i_go.rules import (
    CALLING,
    DISPLAY_SIZE,
    HAND_SIZE,
    LAYING,
    MAX_ROUND_TURNS,
    TAKING,
    IGoState,
)
from quintet.games.i_go.split import Split

STOCK = Zone("stock", Sight.NOBODY, shared=True, takes_rest=True)
DISPLAY = Zone("display", Sight.EVERYBODY, shared=True)
DISCARD = Zone("discard", Sight.EVERYBODY, shared=True)
HAND = Zone("hand", Sight.OWNER, ordered=False)

PHASES = ("take", "lay", "call", "row")
N_PROPOSALS = 5


class IGoGame(Game):
    id = "i_go"
    title = "I Go!"
    rules_version = 1
    min_players = 2
    max_players = 4
    options = IGoOptions
    presets = {
        "standard": IGoOptions(),
        "short": IGoOptions(target=2),
    }
    zones = (STOCK, DISPLAY, DISCARD, HAND)
    cards = CARDS
    actions = ACTIONS

    def empty(self, options: Options, n_players: int, seed: int) -> IGoState:
        assert isinstance(options, IGoOptions)
        return IGoState(options, n_players, seed)

    def deck(self, options: Options, n_players: int) -> list[int]:
        return list(range(N_CARDS))

    # ------------------------------------------------------------ showing
    def piles(self, state: State) -> list[Pile]:
        assert isinstance(state, IGoState)
        return [
            Pile(Place(STOCK, None, 0), pile_list(state.stock, state.n_stock)),
            Pile(Place(DISPLAY, None, 0), pile_list(state.display, state.n_display)),
            Pile(Place(DISCARD, None, 0), pile_list(state.discard, state.n_discard)),
            *(Pile(Place(HAND, seat, 0), state.hands.listed(seat)) for seat in range(int(state.n_players))),
        ]

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, IGoState)
        seats = range(int(state.n_players))
        return {
            "phase": PHASES[state.phase],
            "barred": None if state.barred == NOTHING else CARDS.format(int(state.barred)),
            "starter": int(state.starter),
            "round_turns": int(state.round_turns),
            "known": [CARDS.format_all(state.hands.known_listed(seat)) for seat in seats],
            "points": [int(state.points[seat]) for seat in seats],
        }

    def own_facts(self, state: State, seat: int) -> dict[str, object]:
        """The fewest minus points that a call of this seat would leave now; with 13 cards, after the best discard."""
        assert isinstance(state, IGoState)
        if state.is_over:
            return {}
        low, high, display = state.hands.low[seat], state.hands.high[seat], state.display_colour()
        laid = state.legal_actions(seat) if state.phase == LAYING else []
        hands = [(low & ~LOW[card], high & ~HIGH[card]) for card in laid] or [(low, high)]
        split = Split()
        minus = []
        for rest_low, rest_high in hands:
            split.open_hand(rest_low, rest_high, display)
            minus.append(int(split.best_call()))
        return {"minus": min(minus)}

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, IGoState)
        if state.phase == CALLING and state.n_stock == 0:
            return "prompt-must-call"
        return f"prompt-{PHASES[state.phase]}"

    def proposals(self, state: State, seat: int) -> list[list[int]]:
        """The best calls: the fewest minus points first, then the fewest colours for the others to add to."""
        assert isinstance(state, IGoState)
        if state.is_over or seat != state.turn or state.phase < CALLING:
            return []
        trial = state.copy()
        steps: list[int] = []
        if state.phase == CALLING:
            steps = [CALL]
            trial.apply(seat, CALL)
        low, high, display = state.hands.low[seat], state.hands.high[seat], state.display_colour()
        split = Split()
        split.open_hand(low, high, display)
        rated: list[tuple[int, int, int]] = []
        rows: set[tuple[int, ...]] = set()
        for action in trial.legal_actions(seat):
            first = FIRST_COLOUR[action - ROW] if action >= ROW else NOTHING
            second = SECOND_COLOUR[action - ROW] if action >= ROW else NOTHING
            minus = int(split.call(first, second))
            row = tuple(split.call_groups(low, high, display)[1])
            if row not in rows:
                rows.add(row)
                rated.append((minus, int(split.caller_first != split.caller_second), action))
        return [[*steps, action] for minus, is_two, action in sorted(rated)[:N_PROPOSALS]]

    # ------------------------------------------------------------ setting up
    def set_up(self, state: State, table: Table, facts: Facts) -> None:
        assert isinstance(state, IGoState)
        n = int(state.n_players)
        phase = facts.choice("phase", PHASES[TAKING], PHASES)
        state.phase = phase
        state.n_stock = fill_pile(state.stock, table.cards("stock"))
        display = table.cards("display")
        if not 1 <= len(display) <= DISPLAY_SIZE + n:
            raise BadPosition(f"the display has 1 to {DISPLAY_SIZE + n} cards, not {len(display)}")
        state.n_display = fill_pile(state.display, display)
        state.n_discard = fill_pile(state.discard, table.cards("discard"))
        if state.n_discard == 0 and phase != LAYING:
            raise BadPosition("the discard pile is empty only while its card is being exchanged")
        if state.n_stock == 0 and phase == TAKING:
            raise BadPosition("the stock is empty, so the round would be over")
        for seat in range(n):
            self._set_up_hand(state, seat, table.cards("hand", seat))
        self._set_up_facts(state, facts, n)

    def _set_up_hand(self, state: IGoState, seat: int, cards: list[int]) -> None:
        """Hands may be shorter than in a match: a puzzle needs no twelve cards."""
        more = int(state.phase == LAYING and seat == state.turn)
        if not 1 + more <= len(cards) <= HAND_SIZE + more:
            raise BadPosition(f"seat {seat} has {1 + more} to {HAND_SIZE + more} cards now, not {len(cards)}")
        for card in cards:
            state.hands.add(seat, card)

    def _set_up_facts(self, state: IGoState, facts: Facts, n: int) -> None:
        state.round_turns = facts.whole("round_turns", 1, 1, MAX_ROUND_TURNS)
        first = (int(state.turn) - int(state.round_turns) + 1) % n
        state.starter = facts.whole("starter", first, 0, n - 1)
        if state.starter != first:
            raise BadPosition(f"the starter is seat {first}, by the turns of the round, not {int(state.starter)}")
        for seat, points in enumerate(facts.wholes("points", [0] * n, 0, int(state.target) - 1)):
            state.points[seat] = points
        for seat, cards in enumerate(facts.card_lists("known", n)):
            for card in cards:
                self._set_up_known(state, seat, card)
        state.barred = facts.card("barred")
        if state.barred != NOTHING:
            if state.phase != LAYING or state.n_stock == 0:
                raise BadPosition("a card is barred only between its taking from the discard pile and the next discard")
            self._set_up_known(state, int(state.turn), int(state.barred))

    def _set_up_known(self, state: IGoState, seat: int, card: int) -> None:
        if not state.hands.holds(seat, card):
            raise BadPosition(f"seat {seat} does not hold {CARDS.format(card)}")
        state.hands.add_known(seat, card)


GAME = IGoGame()
