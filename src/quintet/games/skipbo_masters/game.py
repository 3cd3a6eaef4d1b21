"""Skip-Bo Masters as a game of the table: how a match is shown and set up. The rules are in `rules.py`."""

from __future__ import annotations

from functools import partial

from mypy_extensions import mypyc_attr

from quintet.core.errors import BadPosition
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.piles import fill_pile, pile_list
from quintet.core.position import Facts, Setup
from quintet.core.skill import Skill, Slips, Thinking
from quintet.core.state import NOTHING, State
from quintet.core.zones import Pile, Sight, Zone
from quintet.games.skipbo_masters import cards, table
from quintet.games.skipbo_masters.actions import ACTIONS, PLAY_STOCK
from quintet.games.skipbo_masters.notation import CARDS
from quintet.games.skipbo_masters.options import SkipboMastersOptions
from quintet.games.skipbo_masters.policy import SkipboMastersPolicy
from quintet.games.skipbo_masters.reasons import open_reason
from quintet.games.skipbo_masters.rules import SkipboMastersState

DRAW = Zone("draw", Sight.NOBODY, shared=True, takes_rest=True)
STOCK = Zone("stock", Sight.TOP)
HAND = Zone("hand", Sight.OWNER, ordered=False)
HELP = Zone("help", Sight.EVERYBODY, piles=cards.N_PILES)
BUILDING = Zone("building", Sight.EVERYBODY, piles=cards.N_PILES, shared=True)
FINISHED = Zone("finished", Sight.EVERYBODY, shared=True, ordered=False)  # all have seen its cards being played

PHASES = ("free", "stand-in", "toll")
_PROPOSED = 6


@mypyc_attr(native_class=False)  # a game is an object of plain Python
class SkipboMastersGame(Game):
    id = "skipbo_masters"
    title = "Skip-Bo Masters"
    rules_version = 1
    min_players = 2
    max_players = cards.MAX_PLAYERS
    minutes = (20, 40)
    options = SkipboMastersOptions
    presets = {
        "standard": SkipboMastersOptions(),
        "short": SkipboMastersOptions(stock=10),
        "five_hundred": SkipboMastersOptions(target="500"),
        "no_tolls": SkipboMastersOptions(tolls="none"),
    }
    lengths = {
        "short": SkipboMastersOptions(stock=10),
        "normal": SkipboMastersOptions(),
        "long": SkipboMastersOptions(stock=20),
    }
    zones = (DRAW, STOCK, HAND, HELP, BUILDING, FINISHED)
    cards = CARDS
    actions = ACTIONS
    skill = Skill(
        easy=Slips(overlooks=60),
        normal=Slips(overlooks=10),
        method="rollout",
        effort=64,
        expert=Thinking("wide", 1200),
    )
    shelf = 2

    def empty(self, options: Options, n_players: int, seed: int) -> SkipboMastersState:
        assert isinstance(options, SkipboMastersOptions)
        return SkipboMastersState(options, n_players, seed)

    def policy(self) -> SkipboMastersPolicy:
        return SkipboMastersPolicy()

    def deck(self, options: Options, n_players: int) -> list[int]:
        assert isinstance(options, SkipboMastersOptions)
        return cards.deck(options.tolls)

    def open_reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, SkipboMastersState)
        return open_reason(self.policy(), state, seat, action) or super().open_reason(state, seat, action)

    # ------------------------------------------------------------ showing
    def piles(self, state: State) -> list[Pile]:
        assert isinstance(state, SkipboMastersState)
        seats = range(int(state.n_players))
        places = range(cards.N_PILES)
        return [
            Pile(DRAW.places[0], pile_list(state.draw_pile, state.n_draw)),
            *(Pile(STOCK.places[seat], state.stocks.listed(seat)) for seat in seats),
            *(Pile(HAND.places[seat], state.hands.listed(seat)) for seat in seats),
            *(
                Pile(HELP.places[seat * cards.N_PILES + k], state.help.listed(seat * cards.N_PILES + k))
                for seat in seats
                for k in places
            ),
            *(Pile(BUILDING.places[k], state.building.listed(k)) for k in places),
            Pile(FINISHED.places[0], state.building.finished_listed()),
        ]

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, SkipboMastersState)
        seats = range(int(state.n_players))
        places = range(cards.N_PILES)
        return {
            "starter": int(state.starter),
            "coins": [int(state.coins[seat]) for seat in seats],
            "beside": [int(state.building.coins[k]) for k in places],
            "heights": [int(state.building.height[k]) for k in places],
            "needed": [int(state.building.height[k]) + 1 for k in places],
            "phase": PHASES[state.phase],
            "pile": None if state.pile == NOTHING else int(state.pile),
            "laid": state.has_laid,
            "idle": int(state.idle),
            "points": [int(state.points[seat]) for seat in seats],
        }

    def own_facts(self, state: State, seat: int) -> dict[str, object]:
        """What legal actions, and what is proposed to follow them, cost of coins, with the toll that is due then
        (SB-12 to SB-14)."""
        assert isinstance(state, SkipboMastersState)
        priced = state.legal_actions(seat)
        if any(cards.STAND_IN <= action < cards.PAY for action in priced):  # else all that is proposed is legal
            priced += [action for steps in self.proposals(state, seat) for action in steps]
        costs = {ACTIONS.format(action): _cost_of(state, seat, action) for action in dict.fromkeys(priced)}
        prices = {action: cost for action, cost in costs.items() if cost}
        return {"prices": prices} if prices else {}

    def memory(self, state: State) -> dict[str, object]:
        assert isinstance(state, SkipboMastersState)
        return {"renewed": state.is_renewed}

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, SkipboMastersState)
        if state.phase == table.AT_TOLL:
            return "prompt-toll"
        if state.phase == table.AFTER_STAND_IN:
            return "prompt-stand-in"
        owed = state.owed(seat)
        if owed == table.STOCK_FIRST:
            return "prompt-must-play-stock"
        if owed == table.ALL_FIRST:
            return "prompt-must-play"
        legal = state.legal_actions(seat)
        if state.hands.size[seat] == 0:
            return "prompt-empty-hand" if legal != [cards.END] else "prompt-stuck-empty"
        can_play = any(not cards.DISCARD <= action < cards.PLAY_OWN for action in legal)
        return "prompt-turn" if can_play else "prompt-only-discard"

    def goal(self, state: State) -> int | None:
        assert isinstance(state, SkipboMastersState)
        return int(state.options.target) if state.options.target != "round" else None

    def risky(self, state: State, seat: int, legal: list[int]) -> dict[int, str]:
        """What ends the turn: a toll that cannot be paid (SB-14), unless the card wins (SB-16); a discard while the
        stock card fits, or of the card that fits everywhere. Also coins in place of a card that is there (SB-12)."""
        assert isinstance(state, SkipboMastersState)
        return {
            **self._risky_discards(state, seat, legal),
            **self._risky_tolls(state, seat, legal),
            **_risky_stand_ins(state, seat, legal),
        }

    def _risky_discards(self, state: SkipboMastersState, seat: int, legal: list[int]) -> dict[int, str]:
        discards = [action for action in legal if cards.DISCARD <= action < cards.PLAY_OWN]
        if any(ACTIONS.verb(action) is PLAY_STOCK for action in legal) and not cards.TOLL[state.stocks.top(seat)]:
            return dict.fromkeys(discards, "stock-fits")
        wild = CARDS.parse("SB")
        return {action: "wild" for action in discards if ACTIONS.meanings[action].values["card"] == wild}

    def _risky_tolls(self, state: SkipboMastersState, seat: int, legal: list[int]) -> dict[int, str]:
        coins = int(state.coins[seat])
        if coins >= cards.N_TOLLS:  # the dearest card can be bought and paid for
            return {}
        if state.n_turns >= state.turn_limit:  # whatever ends the turn ends the match
            return {}
        risky = {}
        for action in legal:
            if action < cards.STAND_IN and _cost_of(state, seat, action) > coins:
                risky[action] = "toll"
        return risky

    def proposals(self, state: State, seat: int) -> list[list[int]]:
        """What coins can do: stand-ins with the card that follows (SB-12), and cards to be bought (SB-13). What brings
        one's own stock card nearer comes first, then what is cheap and least missed.

        No coins are proposed for a number that the hand or a help pile offers without a toll.
        """
        assert isinstance(state, SkipboMastersState)
        legal = [action for action in state.legal_actions(seat) if not _wastes_coins(state, seat, action)]
        if state.phase == table.AFTER_STAND_IN:
            return [[action] for action in sorted(legal, key=partial(_worth, state))][:_PROPOSED]
        chains: list[tuple[int, int, list[int]]] = []
        for action in legal:
            if cards.BUY <= action < cards.STAND_IN:
                worth = 0 if _leads_to_stock(state, seat, action) else _worth(state, action)
                chains.append((worth, 1, [action]))
            elif cards.STAND_IN <= action < cards.PAY:
                cost = int(state.building.height[action - cards.STAND_IN]) + 1
                trial = state.copy()
                trial.apply(seat, action)
                assert isinstance(trial, SkipboMastersState)
                for follower in trial.legal_actions(seat):
                    if not _wastes_coins(trial, seat, follower):
                        chains.append((_worth(state, follower), cost, [action, follower]))
        return [steps for _, _, steps in sorted(chains)[:_PROPOSED]]

    # ------------------------------------------------------------ setting up
    def set_up(self, state: State, setup: Setup, facts: Facts) -> None:
        assert isinstance(state, SkipboMastersState)
        state.n_draw = fill_pile(state.draw_pile, setup.cards("draw"))
        for seat in range(int(state.n_players)):
            self._set_up_seat(state, setup, seat)
        for card in setup.cards("finished"):
            state.building.finish_card(card)
        self._set_up_facts(state, facts, int(state.n_players))
        self._set_up_building(state, setup, facts)
        self._check_phase(state)

    def _set_up_seat(self, state: SkipboMastersState, setup: Setup, seat: int) -> None:
        stock = setup.cards("stock", seat)
        if not stock:
            raise BadPosition(f"seat {seat} has no stock, so the round would be over")
        if len(stock) > state.stocks.room:
            raise BadPosition(f"seat {seat} has a stock of {len(stock)}, but the match began with {state.stocks.room}")
        for i, card in enumerate(stock):
            state.stocks.cards[seat * state.stocks.room + i] = card
        state.stocks.size[seat] = len(stock)
        if len(setup.cards("hand", seat)) > cards.HAND_SIZE:
            raise BadPosition(f"seat {seat} has more than {cards.HAND_SIZE} cards in hand")
        for card in setup.cards("hand", seat):
            state.hands.add(seat, card)
        for pile in range(cards.N_PILES):
            for card in setup.cards("help", seat, pile):
                state.help.push(seat * cards.N_PILES + pile, card)

    def _set_up_facts(self, state: SkipboMastersState, facts: Facts, n: int) -> None:
        state.starter = facts.whole("starter", 0, 0, n - 1)
        state.phase = facts.choice("phase", PHASES[table.FREE], PHASES)
        state.pile = facts.index("pile", None, cards.N_PILES)
        if (state.phase == table.FREE) != (state.pile == NOTHING):
            raise BadPosition("a building pile is named exactly in the phases stand-in and toll")
        state.has_laid = facts.flag("laid", state.phase == table.AT_TOLL)
        state.idle = facts.whole("idle", 0, 0, n - 1)
        state.is_renewed = facts.flag("renewed", False)
        coins = facts.wholes("coins", [cards.N_COINS] * n, 0, cards.N_COINS * n)
        beside = facts.wholes("beside", [0] * cards.N_PILES, 0, cards.N_COINS * n)
        if sum(coins) + sum(beside) != cards.N_COINS * n:
            raise BadPosition(
                f"{n} players have {cards.N_COINS * n} coins together with those beside the building piles"
            )
        for seat in range(n):
            state.coins[seat] = coins[seat]
        for k in range(cards.N_PILES):
            state.building.coins[k] = beside[k]
        most = max(int(state.goal) - 1, 0)  # SB-17: a seat with more would have won, and one round begins with none
        for seat, points in enumerate(facts.wholes("points", [0] * n, 0, most)):
            state.points[seat] = points

    def _set_up_building(self, state: SkipboMastersState, setup: Setup, facts: Facts) -> None:
        """Lay the building piles; a height may be left out where no Skip-Bo makes it doubtful."""
        piles = [setup.cards("building", pile=k) for k in range(cards.N_PILES)]
        reachable = [_reachable(kinds) for kinds in piles]
        for k in range(cards.N_PILES):
            if state.phase == table.AFTER_STAND_IN and k == state.pile:
                reachable[k] = {height + 1: coins + height + 1 for height, coins in reachable[k].items()}
        heights = facts.wholes("heights", [min(r) for r in reachable], 0, cards.TOP_NUMBER)
        for k, kinds in enumerate(piles):
            if heights[k] not in reachable[k]:
                raise BadPosition(f"building pile {k} cannot have grown to {heights[k]}")
            if heights[k] == cards.TOP_NUMBER and (state.phase != table.AT_TOLL or k != state.pile):
                raise BadPosition(f"building pile {k} is finished, so it would have been put aside")
            if heights[k] == 0 and state.building.coins[k] > 0:
                raise BadPosition(f"there are coins beside building pile {k}, but no pile")
            if state.building.coins[k] < reachable[k][heights[k]]:
                raise BadPosition(f"the coins that stood in are not beside building pile {k}")
            for card in kinds:
                state.building.put(k, card)
            state.building.height[k] = heights[k]
        needed = [height + 1 for height in heights]
        if facts.wholes("needed", needed, 1, cards.TOP_NUMBER + 1) != needed:
            raise BadPosition(f"by their heights the building piles need {needed}")

    def _check_phase(self, state: SkipboMastersState) -> None:
        state.shown.show_all(state.stocks, state.help)
        state.building.open_needs()
        seat = state.turn
        if state.phase == table.AT_TOLL:
            if state.building.n_cards[state.pile] == 0:
                raise BadPosition(f"building pile {state.pile} has no card that asks for a toll")
            toll = cards.TOLL[state.building.top(state.pile)]
            if not 0 < toll <= state.coins[seat] or not state.has_laid:
                raise BadPosition(f"seat {seat} has no toll to decide on at building pile {state.pile}")
            return
        if state.hands.size[seat] == 0 and state.n_draw + state.building.n_finished > 0:
            raise BadPosition(f"seat {seat} is on turn with an empty hand although there are cards to draw")
        if state.phase == table.AFTER_STAND_IN:
            state.building.need_only(state.pile)
            if not state.legal_actions(int(seat)):
                raise BadPosition(f"no card can follow the stand-in on building pile {state.pile}")


def _reachable(kinds: list[int]) -> dict[int, int]:
    """The heights to which these cards, laid in this order, can make a pile; each with the fewest coins it takes.

    Every card lies one higher than the one before it, or two, where coins stood in (SB-12).
    """
    heights = {0: 0}
    for card in kinds:
        grown: dict[int, int] = {}
        for height, coins in heights.items():
            for step, paid in ((1, 0), (2, height + 1)):
                new = height + step
                if cards.NUMBERS[card] >> new & 1:
                    grown[new] = min(grown.get(new, coins + paid), coins + paid)
        if not grown:
            raise BadPosition(f"{CARDS.format(card)} does not fit where it lies in a building pile")
        heights = grown
    return heights


def _wastes_coins(state: SkipboMastersState, seat: int, action: int) -> bool:
    """Whether coins would pay for a number that the seat can lay itself, without a toll."""
    is_paid = cards.BUY <= action < cards.PAY
    return is_paid and state.has_free_card(seat, int(state.building.height[action & cards.PILE_MASK]) + 1)


def _leads_to_stock(state: SkipboMastersState, seat: int, action: int) -> bool:
    """Whether the stock card of a seat fits on the pile to which a card goes, after that card."""
    number = int(cards.NUMBER[state.stocks.top(seat)])
    return number == int(state.building.height[action & cards.PILE_MASK]) + 2


def _risky_stand_ins(state: SkipboMastersState, seat: int, legal: list[int]) -> dict[int, str]:
    """Coins in place of a number that the seat has, or that its Skip-Bo could be while another card follows."""
    first = seat * cards.HAND_SIZE
    in_hand = [int(state.hands.cards[i]) for i in range(first, first + int(state.hands.size[seat]))]
    own = int(cards.OWN_SOURCES[seat])
    has_wild = cards.SKIPBO in in_hand or int(state.shown.sources[cards.WILD]) & own != 0
    risky = {}
    for action in legal:
        if not cards.STAND_IN <= action < cards.PAY:
            continue
        follower = int(state.building.height[action - cards.STAND_IN]) + 2
        if _wastes_coins(state, seat, action):
            risky[action] = "own-card"
        elif has_wild and (
            any(cards.NUMBER[kind] == follower for kind in in_hand) or int(state.shown.sources[follower]) & own != 0
        ):
            risky[action] = "own-wild"
    return risky


def _cost_of(state: SkipboMastersState, seat: int, action: int) -> int:
    """The coins that an action takes at once, and those of the toll that is due after it."""
    if action < cards.DISCARD:
        return int(cards.TOLL[action >> cards.PILE_BITS])
    if cards.PLAY_OWN <= action < cards.STAND_IN:
        return _toll_of_shown(state, seat, action) + (action >= cards.BUY)
    if cards.STAND_IN <= action < cards.PAY:
        return int(state.building.height[action - cards.STAND_IN]) + 1
    return int(cards.TOLL[state.building.top(state.pile)]) if action == cards.PAY else 0


def _toll_of_shown(state: SkipboMastersState, seat: int, action: int) -> int:
    """What the top of a stock or a help pile costs once it is laid: nothing if that wins the round (SB-14, SB-16)."""
    if action < cards.BUY:
        owner, source = seat, (action - cards.PLAY_OWN) >> cards.PILE_BITS
    else:
        owner, source = divmod((action - cards.BUY) >> cards.PILE_BITS, cards.SHOWN)
    if source > 0:
        slot = state.help.top[owner * cards.N_PILES + source - 1]
        return int(cards.TOLL[int(state.help.card[slot])])
    return 0 if state.stocks.size[owner] == 1 else int(cards.TOLL[state.stocks.top(owner)])


def _worth(state: SkipboMastersState, action: int) -> int:
    """Where a card that follows a stand-in comes from, best first; others' stocks are the last to be helped with."""
    if action < cards.DISCARD:
        return 6 if action >> cards.PILE_BITS == cards.SKIPBO else 2
    if action < cards.BUY:
        source = (action - cards.PLAY_OWN) >> cards.PILE_BITS
        if source == 0:
            return 0
        slot = state.help.top[state.turn * cards.N_PILES + source - 1]
        return 5 if state.help.card[slot] == cards.SKIPBO else 1
    source = (action - cards.BUY) >> cards.PILE_BITS
    return 4 if cards.STOCKS >> source & 1 else 3


GAME = SkipboMastersGame()
