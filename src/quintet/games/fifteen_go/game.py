"""15GO! as a game of the table: how a match is shown and set up. The rules are in `rules.py`."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from quintet.core.errors import BadPosition
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.position import MANY, Facts, Setup
from quintet.core.skill import Skill, Slips, Thinking
from quintet.core.state import NOTHING, State
from quintet.core.zones import Pile, Sight, Zone
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.actions import ACTIONS, TURN
from quintet.games.fifteen_go.notation import CARDS
from quintet.games.fifteen_go.options import FifteenGoOptions
from quintet.games.fifteen_go.policy import FifteenGoPolicy
from quintet.games.fifteen_go.reasons import open_reason
from quintet.games.fifteen_go.rules import ONE_COLOUR_POINTS, ROW_POINTS, FifteenGoState

CLOSED = Zone("closed", Sight.NOBODY)
OPEN = Zone("open", Sight.EVERYBODY)
TURNED = Zone("turned", Sight.EVERYBODY, shared=True)
ROWS = Zone("row", Sight.EVERYBODY, piles=cards.MAX_ROWS, shared=True)
FINISHED = Zone("finished", Sight.EVERYBODY, shared=True, ordered=False, takes_rest=True)
TAKEN = Zone("taken", Sight.EVERYBODY)

_MOST_PROPOSED = 8


@mypyc_attr(native_class=False)  # a game is an object of plain Python
class FifteenGoGame(Game):
    id = "fifteen_go"
    title = "15GO!"
    rules_version = 2
    min_players = 2
    max_players = cards.MAX_PLAYERS
    minutes = (15, 30)
    first_bots = 2  # two players wait long for each other’s last cards
    options = FifteenGoOptions
    presets = {
        "basic": FifteenGoOptions(),
        "advanced": FifteenGoOptions(play_open=True, build_own=True, borrow=True, points=True),  # FG-18
        "two_players": FifteenGoOptions(sets=4),
        "three_players": FifteenGoOptions(sets=6),
        "by_itself": FifteenGoOptions(turning="always"),  # FG-7a
    }
    lengths = {
        "short": FifteenGoOptions(sets=2),
        "normal": FifteenGoOptions(sets=5),
        "long": FifteenGoOptions(),
    }
    zones = (CLOSED, OPEN, TURNED, ROWS, FINISHED, TAKEN)
    cards = CARDS
    actions = ACTIONS
    skill = Skill(
        easy=Slips(overlooks=25),
        normal=Slips(overlooks=10),
        method="ismcts",
        effort=200,
        expert=Thinking("ismcts", 1000),
        obvious=TURN,
    )
    shelf = 1

    def empty(self, options: Options, n_players: int, seed: int) -> FifteenGoState:
        assert isinstance(options, FifteenGoOptions)
        return FifteenGoState(options, n_players, seed)

    def policy(self) -> FifteenGoPolicy:
        return FifteenGoPolicy()

    def deck(self, options: Options, n_players: int) -> list[int]:
        assert isinstance(options, FifteenGoOptions)
        return cards.deck(options.sets, int(options.colours))

    def open_reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, FifteenGoState)
        return open_reason(self.policy(), state, seat, action)

    def forced_reason(self, state: State, seat: int, action: int) -> str:
        return "fits-nowhere" if action == cards.PUT_DOWN else ""

    # ------------------------------------------------------------ showing
    def piles(self, state: State) -> list[Pile]:
        assert isinstance(state, FifteenGoState)
        seats = range(int(state.n_players))
        table = state.piles
        taken = [Pile(TAKEN.places[seat], table.away_list(seat)) for seat in seats] if state.has_points else []
        return [
            *(Pile(CLOSED.places[seat], table.closed_list(seat)) for seat in seats),
            *(Pile(OPEN.places[seat], table.open_list(seat)) for seat in seats),
            Pile(TURNED.places[0], [] if state.turned == NOTHING else [int(state.turned)]),
            *(Pile(ROWS.places[row], table.row_list(row)) for row in range(cards.MAX_ROWS)),
            Pile(FINISHED.places[0], table.away_list(state.n_players)),
            *taken,
        ]

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, FifteenGoState)
        seats = range(int(state.n_players))
        return {
            "may_stop": state.may_stop,
            "chain": None if state.chain == NOTHING else int(state.chain),
            "was_turned_over": state.was_turned_over,
            "seen": [int(bool(state.piles.seen >> seat & 1)) for seat in seats],
            "idle": int(state.idle),
            "places": [int(state.place[seat]) for seat in seats],
            "points": [int(state.points[seat]) for seat in seats],
        }

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, FifteenGoState)
        if state.chain != NOTHING:
            return "prompt-chain"
        is_last = state.piles.n_open[seat] == 1  # FG-11; else the open pile is turned over (FG-10)
        if state.may_stop:
            if state.piles.n_closed[seat]:
                return "prompt-go-on"
            return "prompt-pick-up-or-end" if is_last else "prompt-turn-over-or-end"
        has_choice = len(state.legal_actions(seat)) > 1
        if state.turned == NOTHING:
            if has_choice:
                return "prompt-open"
            if state.piles.n_closed[seat]:
                return "prompt-turn"
            return "prompt-pick-up" if is_last else "prompt-turn-over"
        return "prompt-place" if has_choice else "prompt-put-down"

    def risky(self, state: State, seat: int, legal: list[int]) -> dict[int, str]:
        """FG-8: an overlooked place is lost."""
        fits = any(cards.BUILD <= action < cards.BORROW for action in legal)
        return {cards.PUT_DOWN: "fits"} if fits and cards.PUT_DOWN in legal else {}

    # ------------------------------------------------------------ proposals (FG-16)
    def proposals(self, state: State, seat: int) -> list[list[int]]:
        """Whole borrowed chains: those that complete the better row first, then those that lend the others least."""
        assert isinstance(state, FifteenGoState)
        chains = self._chains(state, seat)
        merits = [self._merit(state, seat, steps) for steps in chains]
        order = sorted(range(len(chains)), key=merits.__getitem__, reverse=True)
        return [chains[i] for i in order[:_MOST_PROPOSED]]

    def _chains(self, state: FifteenGoState, seat: int) -> list[list[int]]:
        """Every way to begin, or to go on with, a chain, up to one's own card."""
        chains: list[list[int]] = []
        for action in state.legal_actions(seat):
            if action >= cards.BORROW:
                trial = state.copy()
                assert isinstance(trial, FifteenGoState)
                trial.apply(seat, action)
                chains.extend([action, *rest] for rest in self._chains(trial, seat))
            elif state.chain != NOTHING:
                chains.append([action])
        return chains

    def _merit(self, state: FifteenGoState, seat: int, steps: list[int]) -> tuple[int, int, int]:
        """What a chain brings the player, and what it spares the others: only what everybody sees counts."""
        table = state.piles
        lenders = [(step - cards.BORROW) // cards.MAX_ROWS for step in steps[:-1]]
        row = table.row_list(steps[-1] - cards.ROW)
        own = int(state.own_card(seat))
        dug = [0] * int(state.n_players)
        for lender in lenders:
            dug[lender] += 1
            row.append(table.open_list(lender)[-dug[lender]])
        gain = 0
        if cards.number_of(own) == cards.HIGHEST:
            gain = ONE_COLOUR_POINTS if len({cards.colour_of(card) for card in [*row, own]}) == 1 else ROW_POINTS
        fewest = min((int(state.n_cards(lender)) - dug[lender] for lender in lenders), default=0)
        return gain, -len(lenders), fewest

    # ------------------------------------------------------------ setting up
    def set_up(self, state: State, setup: Setup, facts: Facts) -> None:
        assert isinstance(state, FifteenGoState)
        n = int(state.n_players)
        for seat in range(n):
            for card in setup.cards("closed", seat):
                state.piles.push_closed(seat, card)
            for card in setup.cards("open", seat):
                if cards.number_of(card) == 1:
                    raise BadPosition(f"an open pile never holds a 1, but that of seat {seat} does")
                state.piles.push_open(seat, card)
            for card in setup.cards("taken", seat):
                if not state.has_points:
                    raise BadPosition("nobody takes rows unless option points is on")
                state.piles.put_away(card, seat)
        for row in range(cards.MAX_ROWS):
            self._set_up_row(state, row, setup.cards("row", 0, row))
        for card in setup.cards("finished"):
            state.piles.put_away(card, n)
        self._set_up_turned(state, setup.cards("turned"))
        state.n_held = sum(int(state.n_cards(seat)) for seat in range(n))
        self._set_up_facts(state, facts, n)

    def _set_up_row(self, state: FifteenGoState, row: int, kinds: list[int]) -> None:
        if len(kinds) == cards.HIGHEST or any(cards.number_of(card) != i for i, card in enumerate(kinds, 1)):
            most = cards.HIGHEST - 1
            raise BadPosition(f"row {row} holds 1, 2, 3 and so on up to at most {most}, not {CARDS.format_all(kinds)}")
        for card in kinds:
            state.piles.extend_row(row, card)

    def _set_up_turned(self, state: FifteenGoState, kinds: list[int]) -> None:
        if len(kinds) > 1 or any(cards.number_of(card) == 1 for card in kinds):
            raise BadPosition(f"at most one card is turned, and a 1 never stays so, not {CARDS.format_all(kinds)}")
        for card in kinds:
            state.turned = card

    def _set_up_facts(self, state: FifteenGoState, facts: Facts, n: int) -> None:
        state.was_turned_over = facts.flag("was_turned_over", False)
        state.may_stop = facts.flag("may_stop", False)
        if state.may_stop:
            self._check_stop(state)
        elif state.was_turned_over and state.turned == NOTHING:
            raise BadPosition("an open pile is turned over only to turn a card, but no card is turned")
        for seat, seen in enumerate(facts.wholes("seen", [0] * n, 0, 1)):
            state.piles.seen |= seen << seat
        state.idle = facts.whole("idle", 0, 0, MANY)
        most = MANY if state.has_points else 0  # FG-17
        for seat, points in enumerate(facts.wholes("points", [0] * n, 0, most)):
            state.points[seat] = points
        state.chain = facts.index("chain", None, cards.MAX_ROWS)
        if state.chain != NOTHING:
            self._check_chain(state)
        self._set_up_places(state, facts, n)

    def _set_up_places(self, state: FifteenGoState, facts: Facts, n: int) -> None:
        """By default, seats without cards went out in their order; whoever has lent their last card is still in."""
        held = [int(state.n_cards(seat)) for seat in range(n)]
        is_out = [not held[seat] and state.chain == NOTHING for seat in range(n)]
        natural = [sum(is_out[: seat + 1]) if is_out[seat] else 0 for seat in range(n)]
        places = facts.wholes("places", natural, 0, n)
        state.n_out = n - places.count(0)
        if sorted(place for place in places if place) != list(range(1, int(state.n_out) + 1)):
            raise BadPosition(f"places are 1, 2, 3 and so on, and 0 for seats still in, not {places}")
        if state.n_out and not state.has_points:
            raise BadPosition("somebody has no card left, so the match would be over")
        if not held[state.turn]:
            raise BadPosition(f"it is the turn of seat {int(state.turn)}, which has no card")
        for seat, place in enumerate(places):
            state.place[seat] = place
            if place and held[seat]:
                raise BadPosition(f"seat {seat} is out, but holds cards")
            if is_out[seat] and not place:
                raise BadPosition(f"seat {seat} holds no card, but is not out")

    def _check_stop(self, state: FifteenGoState) -> None:
        """FG-7: a card has found its place, and another can be turned."""
        if state.turned != NOTHING or not state.turns_by_choice:
            raise BadPosition("a player may stop only between two turned cards, with the option turning=choice")
        if not state.can_turn(state.turn):
            raise BadPosition("no card could be turned, so the turn would be over")

    def _check_chain(self, state: FifteenGoState) -> None:
        """A chain that was begun can always be finished."""
        row = int(state.chain)
        own = int(state.own_card(state.turn))
        if (
            not state.borrows
            or state.piles.n_row[row] < 2
            or own == NOTHING
            or not state.legal_actions(int(state.turn))
        ):
            raise BadPosition(f"a borrowed chain on row {row} could not be finished")


GAME = FifteenGoGame()
