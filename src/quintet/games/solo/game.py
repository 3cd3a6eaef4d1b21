"""SOLO as a game of the table: how a match is shown and set up. The rules are in `rules.py`."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from quintet.core.bits import BIT
from quintet.core.errors import BadPosition
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.piles import fill_pile, pile_list
from quintet.core.position import Facts, Setup
from quintet.core.skill import Skill, Slips, Thinking
from quintet.core.state import NOTHING, State
from quintet.core.zones import Pile, Sight, Zone
from quintet.games.solo import cards, table
from quintet.games.solo.actions import ACTIONS
from quintet.games.solo.notation import CARDS
from quintet.games.solo.options import SoloOptions
from quintet.games.solo.policy import SoloPolicy
from quintet.games.solo.reasons import open_reason
from quintet.games.solo.rules import SoloState

PACK = Zone("pack", Sight.NOBODY, shared=True, takes_rest=True)
DISCARD = Zone("discard", Sight.TOP, shared=True)
HAND = Zone("hand", Sight.OWNER, ordered=False)

COUNTS = {text: int(cards.POINTS[kind]) for kind, text in enumerate(CARDS.texts)}  # SO-23
DIRECTIONS = ("clockwise", "counter-clockwise")


@mypyc_attr(native_class=False)  # a game is an object of plain Python
class SoloGame(Game):
    id = "solo"
    title = "SOLO"
    rules_version = 1
    min_players = 2
    max_players = cards.MAX_PLAYERS
    minutes = (15, 40)
    usual_bots = 3
    options = SoloOptions
    presets = {
        "standard": SoloOptions(),
        "english": SoloOptions(scoring="winner_600", call_received=True),
        "french": SoloOptions(scoring="minus_300"),
        "quick": SoloOptions(scoring="round"),
        "children": SoloOptions(hand=5, throw_in=False, solo_call="off", scoring="round"),
    }
    lengths = {
        "short": SoloOptions(scoring="round"),
        "normal": SoloOptions(scoring="minus_300"),
        "long": SoloOptions(),
    }
    zones = (PACK, DISCARD, HAND)
    cards = CARDS
    counts = COUNTS
    actions = ACTIONS
    details = {"throw-in": "seat", "swap": "seat", "all-round": "ring", "caught": "seat", "wrong-catch": "seat"}
    skill = Skill(
        easy=Slips(overlooks=20, forgets=25),
        normal=Slips(overlooks=8, forgets=5),
        method="rollout",
        effort=32,
        expert=Thinking("rollout", 512),
    )
    shelf = 5

    def empty(self, options: Options, n_players: int, seed: int) -> SoloState:
        assert isinstance(options, SoloOptions)
        return SoloState(options, n_players, seed)

    def policy(self) -> SoloPolicy:
        return SoloPolicy()

    def deck(self, options: Options, n_players: int) -> list[int]:
        return [int(card) for card in cards.DECK]

    def open_reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, SoloState)
        return open_reason(state, seat, action) or super().open_reason(state, seat, action)

    # ------------------------------------------------------------ showing
    def piles(self, state: State) -> list[Pile]:
        assert isinstance(state, SoloState)
        n = int(state.n_players)
        under = state.hands.listed(n)
        return [
            Pile(PACK.places[0], pile_list(state.pack, state.n_pack)),
            Pile(DISCARD.places[0], [*under, int(state.top)]),
            *(Pile(HAND.places[seat], state.hands.listed(seat)) for seat in range(n)),
        ]

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, SoloState)
        n = int(state.n_players)
        facts: dict[str, object] = {
            "dealer": int(state.dealer),
            "direction": DIRECTIONS[state.direction < 0],
            "colour": cards.COLOUR_NAMES[state.colour],
            "due": int(state.due),
            "pondering": state.drawn != NOTHING,
            "idle": int(state.idle),
            "said": [int(bool(state.said >> seat & 1)) for seat in range(n)],
            "catchable": None if state.catchable == NOTHING else int(state.catchable),
            "uncalled": state.catchable != NOTHING and state.silent & BIT[state.catchable] != 0,
            "points": [int(state.points[seat]) for seat in range(n)],
        }
        if state.asks_receivers:
            facts["received"] = [int(bool(state.received() >> seat & 1)) for seat in range(n)]
        return facts

    def own_facts(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, SoloState)
        if state.drawn == NOTHING or seat != state.turn:
            return {}
        return {"drawn": CARDS.format(int(state.drawn))}

    def memory(self, state: State) -> dict[str, object]:
        assert isinstance(state, SoloState)
        seats = range(int(state.n_players))
        known = [CARDS.format_all(state.hands.known_listed(v, h)) for v in seats for h in seats]
        return {
            "drawn": None if state.drawn == NOTHING else CARDS.format(int(state.drawn)),
            "known": known,
        }

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, SoloState)
        if state.received() & state.silent & BIT[seat]:
            return "prompt-say-solo"
        if seat != state.turn:
            return "prompt-race"
        can_lay = state.layable(seat) != 0
        if state.due > 0:
            if can_lay:
                return "prompt-penalty"
            is_plain_4 = state.top == cards.TAKE_4 and not state.options.mixed_stack  # SO-15
            return "prompt-stuck-take-4" if is_plain_4 else "prompt-stuck-penalty"
        if state.drawn != NOTHING:
            return "prompt-drawn" if can_lay else "prompt-stuck-drawn"
        if state.can_take():
            return "prompt-turn" if can_lay else "prompt-stuck-turn"
        return "prompt-nothing-to-take" if can_lay else "prompt-stuck-pass"

    def goal(self, state: State) -> int | None:
        assert isinstance(state, SoloState)
        if state.options.scoring == "round":
            return None
        return int(state.most) + 1 if state.winner_scores else int(state.least)

    def risky(self, state: State, seat: int, legal: list[int]) -> dict[int, str]:
        """SO-20, SO-21: at a strict table whoever forgets the call takes two cards. Other hands bring other numbers."""
        assert isinstance(state, SoloState)
        if state.calls != table.STRICT or state.hands.size[seat] != 2:
            return {}
        silent = [*range(cards.LAY, cards.LAY_CALLING), *range(cards.THROW, cards.THROW_CALLING)]
        meanings = {action: ACTIONS.meanings[action] for action in legal if action in silent}
        return {
            action: "no-solo"
            for action, meaning in meanings.items()
            if "seat" not in meaning.values and meaning.values["card"] != cards.ALL_ROUND
        }

    # ------------------------------------------------------------ setting up
    def set_up(self, state: State, setup: Setup, facts: Facts) -> None:
        assert isinstance(state, SoloState)
        n = int(state.n_players)
        discard = setup.cards("discard")
        if not discard:
            raise BadPosition("the discard pile needs a card on top")
        state.n_pack = fill_pile(state.pack, setup.cards("pack"))
        for card in discard[:-1]:
            state.hands.add(n, card)
        state.top = discard[-1]
        state.symbol = cards.SYMBOL[state.top]
        for seat in range(n):
            if not setup.cards("hand", seat):
                raise BadPosition(f"seat {seat} has no card, so the round would be over")
            for card in setup.cards("hand", seat):
                state.hands.add(seat, card)
        self._set_up_facts(state, facts, n)

    def _set_up_facts(self, state: SoloState, facts: Facts, n: int) -> None:
        state.dealer = facts.whole("dealer", n - 1, 0, n - 1)
        state.direction = 1 - 2 * facts.choice("direction", DIRECTIONS[0], DIRECTIONS)
        is_coloured = state.top < cards.CHOOSE
        natural = cards.COLOUR_NAMES[cards.COLOUR[state.top] if is_coloured else 0]
        state.colour = facts.choice("colour", natural, cards.COLOUR_NAMES)
        if is_coloured and cards.COLOUR_NAMES[state.colour] != natural:
            raise BadPosition(f"the top card {CARDS.format(int(state.top))} is {natural}, so that colour is in force")
        state.due = facts.whole("due", 0, 0, 1000)
        if state.due > 0 and state.top != cards.TAKE_4 and state.symbol != cards.TAKE_2:
            raise BadPosition("a penalty is due only while a take 2 or take 4 is on top")
        state.idle = facts.whole("idle", 0, 0, n - 1)
        if state.idle > 0 and state.can_take():
            raise BadPosition("nobody was idle, for there are cards to take")
        self._set_up_calls(state, facts, n)
        for seat, points in enumerate(facts.wholes("points", [0] * n, int(state.least), int(state.most))):
            state.points[seat] = points
        self._set_up_drawn(state, facts)
        for pair, kinds in enumerate(facts.card_lists("known", n * n)):
            self._set_up_known(state, pair // n, pair % n, kinds)

    def _set_up_calls(self, state: SoloState, facts: Facts, n: int) -> None:
        for seat, said in enumerate(facts.wholes("said", [0] * n, 0, 1)):
            if said and (state.calls == table.NO_CALLS or state.hands.size[seat] != 1):
                raise BadPosition(f"seat {seat} cannot have said SOLO: it is said for one card left, if at all")
            state.said |= said << seat
        state.catchable = facts.index("catchable", None, n)
        is_uncalled = facts.flag("uncalled", False)
        if state.catchable != NOTHING:
            if state.calls != table.CATCHING:
                raise BadPosition("somebody is catchable only with the option solo_call=catch")
            state.window = BIT[state.catchable]
            state.silent = state.window if is_uncalled else 0
        elif is_uncalled:
            raise BadPosition("a call is missing only if somebody is catchable")
        for seat, received in enumerate(facts.wholes("received", [0] * n, 0, 1)):
            if received:
                self._set_up_received(state, seat)

    def _set_up_received(self, state: SoloState, seat: int) -> None:
        if not state.asks_receivers:
            raise BadPosition("a hand is received with a call only by the option call_received=yes")
        if state.symbol != cards.SWAP and state.top != cards.ALL_ROUND:
            top = CARDS.format(int(state.top))
            raise BadPosition(f"hands are received by a swap or all round, but {top} is on top")
        if state.hands.size[seat] != 1:
            raise BadPosition(f"seat {seat} has received a hand of one card, but holds {state.hands.size[seat]}")
        state.window |= BIT[seat]
        state.silent |= BIT[seat] & ~state.said

    def _set_up_drawn(self, state: SoloState, facts: Facts) -> None:
        state.drawn = facts.card("drawn")
        if facts.flag("pondering", state.drawn != NOTHING) != (state.drawn != NOTHING):
            raise BadPosition("a player ponders exactly when a card was drawn")
        if state.drawn == NOTHING:
            return
        if state.drawn not in state.hands.listed(state.turn):
            raise BadPosition("the card just drawn is not in the hand of the seat on turn")
        if state.due > 0 or state.idle > 0 or state.window != 0:
            raise BadPosition("while a player ponders a card no penalty is due, nobody is idle, nobody is catchable")

    def _set_up_known(self, state: SoloState, viewer: int, holder: int, cards: list[int]) -> None:
        hand = state.hands.listed(holder)
        if holder == state.turn and state.drawn != NOTHING:
            hand.remove(int(state.drawn))
        for card in cards:
            if viewer == holder or card not in hand:
                raise BadPosition(f"seat {viewer} cannot know {CARDS.format(card)} in the hand of seat {holder}")
            hand.remove(card)
            state.hands.add_known(viewer, holder, card)


GAME = SoloGame()
