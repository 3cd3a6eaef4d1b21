"""I Go! as a game of the table: how a match is shown and set up. The rules are in `rules.py`."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from quintet.core.errors import BadPosition
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.piles import fill_pile, pile_list
from quintet.core.position import Facts, Setup
from quintet.core.skill import Skill, Slips
from quintet.core.state import NOTHING, State
from quintet.core.zones import Pile, Sight, Zone
from quintet.games.i_go import cards, rules
from quintet.games.i_go.actions import ACTIONS, CALL
from quintet.games.i_go.enough import fewer_from, most_enough, own_turn
from quintet.games.i_go.notation import CARDS
from quintet.games.i_go.options import IGoOptions
from quintet.games.i_go.policy import IGoPolicy
from quintet.games.i_go.reasons import open_reason
from quintet.games.i_go.rules import IGoState
from quintet.games.i_go.split import Split

STOCK = Zone("stock", Sight.NOBODY, shared=True, takes_rest=True)
DISPLAY = Zone("display", Sight.EVERYBODY, shared=True)
DISCARD = Zone("discard", Sight.EVERYBODY, shared=True)
HAND = Zone("hand", Sight.OWNER, ordered=False)

PHASES = ("take", "lay", "call", "row")
N_PROPOSALS = 5
HOPELESS = 6  # minus points more than the best row leaves: a row that leaves so many is not proposed

COUNTS = {text: int(cards.SUM[1 << card % cards.N_VALUES]) for card, text in enumerate(CARDS.texts)}  # as minus points


@mypyc_attr(native_class=False)  # a game is an object of plain Python
class IGoGame(Game):
    id = "i_go"
    title = "I Go!"
    rules_version = 2
    min_players = 2
    max_players = cards.MAX_PLAYERS
    minutes = (20, 40)
    usual_bots = 3
    options = IGoOptions
    presets = {
        "standard": IGoOptions(),
        "short": IGoOptions(target=2),
        "house": IGoOptions(lay_back=False, call_from="second"),  # IG-4a, IG-5a
    }
    lengths = {"short": IGoOptions(target=3), "normal": IGoOptions(), "long": IGoOptions(target=6)}
    zones = (STOCK, DISPLAY, DISCARD, HAND)
    cards = CARDS
    counts = COUNTS
    actions = ACTIONS
    details = {**dict.fromkeys(rules.GROUPS, "cards"), "minus": "number"}
    skill = Skill(
        easy=Slips(overlooks=35, hesitates=70),
        normal=Slips(overlooks=10, hesitates=20),
        method="rollout",
        effort=500,
        daring=CALL,
    )
    shelf = 3

    def empty(self, options: Options, n_players: int, seed: int) -> IGoState:
        assert isinstance(options, IGoOptions)
        return IGoState(options, n_players, seed)

    def policy(self) -> IGoPolicy:
        return IGoPolicy()

    def deck(self, options: Options, n_players: int) -> list[int]:
        return list(range(cards.N_CARDS))

    # ------------------------------------------------------------ showing
    def piles(self, state: State) -> list[Pile]:
        assert isinstance(state, IGoState)
        return [
            Pile(STOCK.places[0], pile_list(state.stock, state.n_stock)),
            Pile(DISPLAY.places[0], pile_list(state.display, state.n_display)),
            Pile(DISCARD.places[0], pile_list(state.discard, state.n_discard)),
            *(Pile(HAND.places[seat], state.hands.listed(seat)) for seat in range(int(state.n_players))),
        ]

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, IGoState)
        seats = range(int(state.n_players))
        return {
            "phase": PHASES[state.phase],
            "taken": None if state.taken == NOTHING else CARDS.format(int(state.taken)),
            "laid_back": int(state.laid_back),
            "starter": int(state.starter),
            "round_turns": int(state.round_turns),
            "known": [CARDS.format_all(state.hands.known_listed(seat)) for seat in seats],
            "points": [int(state.points[seat]) for seat in seats],
        }

    def own_facts(self, state: State, seat: int) -> dict[str, object]:
        """The fewest minus points that a call of this seat would leave now, and how its hand falls into groups then.

        With 13 cards: after the best discard, which is in no group. Where it may call, the cards of the rows that are
        proposed, the minus points that they leave, those with which a call usually wins, in which turn that is, and
        from which turn on it takes fewer, too.
        """
        assert isinstance(state, IGoState)
        if state.is_over:
            return {}
        low, high, display = state.hands.low[seat], state.hands.high[seat], state.display_colour()
        laid = state.legal_actions(seat) if state.phase == rules.LAYING else []
        hands = [(low & ~cards.LOW[card], high & ~cards.HIGH[card]) for card in laid] or [(low, high)]
        split = Split()
        fewest, best_low, best_high = cards.SUM[cards.ALL_VALUES] * cards.N_COLOURS, low, high
        for rest_low, rest_high in hands:
            split.open_hand(rest_low, rest_high, display)
            if (minus := int(split.best_call())) < fewest:
                fewest, best_low, best_high = minus, rest_low, rest_high
        split.open_hand(best_low, best_high, display)
        split.best_call()
        free, row, _, rest = split.call_groups(best_low, best_high, display)
        groups = {"free": free, "row": row, "rest": rest}
        own: dict[str, object] = {
            "minus": fewest,
            "groups": {name: CARDS.format_all(kinds) for name, kinds in groups.items()},
        }
        if rows := self._rows(state, seat):
            own["rows"] = {ACTIONS.format(action): CARDS.format_all(laid) for _, action, laid in rows}
            own["enough"] = most_enough(int(state.n_players), int(state.round_turns))
            own["own_turn"] = own_turn(int(state.n_players), int(state.round_turns))
            own["fewer_from"] = fewer_from(int(state.n_players), int(state.round_turns))
            own["row_minus"] = {ACTIONS.format(action): minus for minus, action, _ in rows}
        return own

    def open_reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, IGoState)
        own = action < cards.TAKE_STOCK or action in (cards.TAKE_DISCARD, cards.PASS)
        return open_reason(state, action) if own else super().open_reason(state, seat, action)

    def goal(self, state: State) -> int | None:
        assert isinstance(state, IGoState)
        return int(state.target)

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, IGoState)
        if state.phase == rules.CALLING and state.n_stock == 0:
            return "prompt-must-call"
        return f"prompt-{PHASES[state.phase]}"

    def risky(self, state: State, seat: int, legal: list[int]) -> dict[int, str]:
        """IG-14, IG-15: the last card of the display voids the round, the last one of the stock forces a call.

        And a call with more minus points than those with which it usually wins, where it need not be made.
        """
        assert isinstance(state, IGoState)
        risky = {}
        if cards.CALL in legal and cards.PASS in legal:
            fewest = min(minus for minus, _, _ in self._rows(state, seat))
            if fewest > most_enough(int(state.n_players), int(state.round_turns)):
                risky[cards.CALL] = "many-minus"
        if state.n_display == 1:
            risky[cards.TAKE_DISPLAY] = "last-display"
        if state.n_stock == 1:
            risky[cards.TAKE_STOCK] = "last-stock"
        return {action: key for action, key in risky.items() if action in legal}

    def proposals(self, state: State, seat: int) -> list[list[int]]:
        """The best calls."""
        assert isinstance(state, IGoState)
        steps = [cards.CALL] if state.phase == rules.CALLING else []
        return [[*steps, action] for _, action, _ in self._rows(state, seat)]

    def _rows(self, state: IGoState, seat: int) -> list[tuple[int, int, list[int]]]:
        """The best actions that lay a row, with the minus points they leave and their cards by value: the fewest minus
        points first, then the fewest colours for the others to add to. Which of two colours gives a value that both
        have makes no difference, so a pair is named once. None if the seat may not call."""
        if state.is_over or seat != state.turn or state.phase < rules.CALLING:
            return []
        trial = state.copy()
        if state.phase == rules.CALLING:
            trial.apply(seat, cards.CALL)
        low, high, display = state.hands.low[seat], state.hands.high[seat], state.display_colour()
        split = Split()
        split.open_hand(low, high, display)
        rated: list[tuple[int, int, int, list[int]]] = []
        named: set[frozenset[int]] = set()  # the colours of the rows
        for action in trial.legal_actions(seat):
            first = cards.FIRST_COLOUR[action - cards.ROW] if action >= cards.ROW else NOTHING
            second = cards.SECOND_COLOUR[action - cards.ROW] if action >= cards.ROW else NOTHING
            minus = int(split.call(first, second))
            colours = frozenset((int(split.caller_first), int(split.caller_second)))
            is_plain = len(colours) == len({int(first), int(second)})  # else another action names these colours alone
            if is_plain and colours not in named:
                named.add(colours)
                by_value = sorted(split.call_groups(low, high, display)[1], key=_value)
                rated.append((minus, len(colours), action, by_value))
        rated.sort()
        return [
            (minus, action, by_value)
            for minus, _, action, by_value in rated[:N_PROPOSALS]
            if minus < rated[0][0] + HOPELESS
        ]

    # ------------------------------------------------------------ setting up
    def set_up(self, state: State, setup: Setup, facts: Facts) -> None:
        assert isinstance(state, IGoState)
        n = int(state.n_players)
        phase = facts.choice("phase", PHASES[rules.TAKING], PHASES)
        state.phase = phase
        state.n_stock = fill_pile(state.stock, setup.cards("stock"))
        display = setup.cards("display")
        if not 1 <= len(display) <= cards.DISPLAY_SIZE + n:
            raise BadPosition(f"the display has 1 to {cards.DISPLAY_SIZE + n} cards, not {len(display)}")
        state.n_display = fill_pile(state.display, display)
        state.n_discard = fill_pile(state.discard, setup.cards("discard"))
        if state.n_discard == 0 and phase != rules.LAYING:
            raise BadPosition("the discard pile is empty only while its card is being exchanged")
        if state.n_stock == 0 and phase == rules.TAKING:
            raise BadPosition("the stock is empty, so the round would be over")
        for seat in range(n):
            self._set_up_hand(state, seat, setup.cards("hand", seat))
        self._set_up_facts(state, facts, n)

    def _set_up_hand(self, state: IGoState, seat: int, kinds: list[int]) -> None:
        """Hands may be shorter than in a match: a puzzle needs no twelve cards."""
        more = int(state.phase == rules.LAYING and seat == state.turn)
        if not 1 + more <= len(kinds) <= cards.HAND_SIZE + more:
            raise BadPosition(f"seat {seat} has {1 + more} to {cards.HAND_SIZE + more} cards now, not {len(kinds)}")
        for card in kinds:
            state.hands.add(seat, card)

    def _set_up_facts(self, state: IGoState, facts: Facts, n: int) -> None:
        state.round_turns = facts.whole("round_turns", 1, 1, rules.MAX_ROUND_TURNS)
        first = (int(state.turn) - int(state.round_turns) + 1) % n
        state.starter = facts.whole("starter", first, 0, n - 1)
        if state.starter != first:
            raise BadPosition(f"the starter is seat {first}, by the turns of the round, not {int(state.starter)}")
        for seat, points in enumerate(facts.wholes("points", [0] * n, 0, int(state.target) - 1)):
            state.points[seat] = points
        for seat, kinds in enumerate(facts.card_lists("known", n)):
            for card in kinds:
                self._set_up_known(state, seat, card)
        if state.phase >= rules.CALLING and not state.may_call():
            raise BadPosition("nobody calls in their first turn of a round")
        self._set_up_taken(state, facts, n)

    def _set_up_taken(self, state: IGoState, facts: Facts, n: int) -> None:
        """IG-4a."""
        state.taken = facts.card("taken")
        if state.taken != NOTHING:
            if state.phase != rules.LAYING or state.n_stock == 0:
                raise BadPosition("a card has just been taken only between the discard pile and the next discard")
            self._set_up_known(state, int(state.turn), int(state.taken))
        n_laid = int(state.round_turns) - int(state.phase < rules.CALLING)  # turns of the round that have laid a card
        most = rules.MAX_LAID_BACK * n - int(state.phase < rules.CALLING) if state.lays_back else 0
        state.laid_back = facts.whole("laid_back", 0, 0, min(n_laid, most))

    def _set_up_known(self, state: IGoState, seat: int, card: int) -> None:
        if not state.hands.holds(seat, card):
            raise BadPosition(f"seat {seat} does not hold {CARDS.format(card)}")
        state.hands.add_known(seat, card)


def _value(card: int) -> int:
    return card % cards.N_VALUES


GAME = IGoGame()
