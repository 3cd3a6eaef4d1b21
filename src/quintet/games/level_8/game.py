"""Level 8 as a game of the table: how a match is shown and set up. The rules are in `rules.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from quintet.core.arrangement import Arrangement
from quintet.core.errors import BadPosition, IllegalAction
from quintet.core.game import Game, StagePart, Stages
from quintet.core.options import Options
from quintet.core.piles import fill_pile, pile_list
from quintet.core.position import Facts, Setup
from quintet.core.skill import Skill, Slips
from quintet.core.state import State
from quintet.core.zones import Pile, Sight, Zone
from quintet.games.level_8 import cards, rules, table
from quintet.games.level_8.actions import ACTIONS
from quintet.games.level_8.arranging import arrange
from quintet.games.level_8.collecting import collected
from quintet.games.level_8.laying import NAMING
from quintet.games.level_8.levels import Levels
from quintet.games.level_8.notation import CARDS
from quintet.games.level_8.options import Level8Options
from quintet.games.level_8.policy import Level8Policy
from quintet.games.level_8.proposals import proposals_of
from quintet.games.level_8.reasons import open_reason
from quintet.games.level_8.rules import Level8State
from quintet.games.level_8.sheets import SHEETS

DRAW = Zone("draw", Sight.NOBODY, shared=True, takes_rest=True)
UNDER = Zone("under", Sight.EVERYBODY, shared=True)
DISCARD = Zone("discard", Sight.EVERYBODY)
HAND = Zone("hand", Sight.OWNER, ordered=False)
LEVEL = Zone("level", Sight.EVERYBODY, piles=cards.MAX_PARTS)
FRONT = Zone("front", Sight.EVERYBODY, ordered=False)

LEVELS = {name: Levels(sheet) for name, sheet in SHEETS.items()}
PHASES = ("take", "play", "lay", "show", "claim", "swap", "keep")
_FREE = -1


@mypyc_attr(native_class=False)  # a game is an object of plain Python
class Level8Game(Game):
    id = "level_8"
    title = "Level 8"
    rules_version = 1
    min_players = 2
    max_players = cards.MAX_PLAYERS
    minutes = (30, 60)
    options = Level8Options
    presets = {
        "standard": Level8Options(),
        "hard": Level8Options(sheet="two_star"),
        "master": Level8Options(master=True),
        "double_deck": Level8Options(double_deck=True),
        "everything": Level8Options(sheet="two_star", master=True, double_deck=True),
    }
    zones = (DRAW, UNDER, DISCARD, HAND, LEVEL, FRONT)
    cards = CARDS
    actions = ACTIONS
    details = {"level": "number"}
    skill = Skill(easy=Slips(overlooks=44), normal=Slips(overlooks=10), method="rollout", effort=96)
    shelf = 4

    def empty(self, options: Options, n_players: int, seed: int) -> Level8State:
        assert isinstance(options, Level8Options)
        return Level8State(options, LEVELS[options.sheet], n_players, seed)

    def policy(self) -> Level8Policy:
        return Level8Policy()

    def deck(self, options: Options, n_players: int) -> list[int]:
        assert isinstance(options, Level8Options)
        return [k for k in range(cards.N_KINDS) for i in range(cards.copies(k, options.master, options.double_deck))]

    def open_reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Level8State)
        return open_reason(state, seat, action) or super().open_reason(state, seat, action)

    def stages(self) -> Stages:
        return {
            "option": "sheet",
            "key": "level-asks-for",
            "by": {name: [_stage(level) for level in sheet.levels] for name, sheet in SHEETS.items()},
        }

    # ------------------------------------------------------------ showing
    def piles(self, state: State) -> list[Pile]:
        assert isinstance(state, Level8State)
        seats = range(int(state.n_players))
        combos = [(seat, part) for seat in seats for part in range(cards.MAX_PARTS)]
        return [
            Pile(DRAW.places[0], pile_list(state.pack, state.n_pack)),
            Pile(UNDER.places[0], state.piles.listed(cards.UNDER_PILE)),
            *(Pile(DISCARD.places[seat], state.piles.listed(seat)) for seat in seats),
            *(Pile(HAND.places[seat], hand_of(state, seat)) for seat in seats),
            *(
                Pile(
                    LEVEL.places[s * cards.MAX_PARTS + part],
                    state.piles.listed(cards.COMBO_PILE + s * cards.MAX_PARTS + part),
                )
                for s, part in combos
            ),
            *(Pile(FRONT.places[seat], front_of(state, seat)) for seat in seats),
        ]

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, Level8State)
        seats = range(int(state.n_players))
        combos = range(len(seats) * cards.MAX_PARTS)
        phase = table.TO_PLAY if state.phase == table.TO_LAY else int(state.phase)
        return {
            "dealer": int(state.dealer),
            "phase": PHASES[phase],
            "round_turns": int(state.round_turns),
            "levels": [int(state.level[seat]) for seat in seats],
            "laid": [int(state.laid) >> seat & 1 for seat in seats],
            "shapes": [int(state.combos.shape[combo]) for combo in combos],
            "anchors": [anchor_of(state, combo) for combo in combos],
            "choosing": [int(state.choices.waiting) >> seat & 1 for seat in seats],
            "allowed": [int(state.choices.limit[seat]) for seat in seats],
            "shown": [CARDS.format_all(state.choices.listed(s)) if phase == table.TO_CLAIM else [] for s in seats],
            "swapped": int(state.n_swapped),
        }

    def own_facts(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Level8State)
        own: dict[str, object] = {"levels_ask_for": [level_json(state, each) for each in range(int(state.n_players))]}
        if state.level[seat] < cards.MEDAL:
            parts = parts_of(state, seat)
            own["level_asks_for"] = [
                {**part, "nth": nth} for part, nth in zip(level_json(state, seat), put_order(parts), strict=True)
            ]
            if not int(state.laid) >> seat & 1:
                found = collected(tuple(hand_of(state, seat)), parts)
                own["level_collected"] = [CARDS.format_all(list(kinds)) for kinds in found]
        if state.phase in (table.TO_SHOW, table.TO_KEEP):
            own["chosen"] = CARDS.format_all(state.choices.listed(seat))
        elif state.phase == table.TO_LAY and seat == state.turn:
            own.update(phase=PHASES[table.TO_LAY], laying=ACTIONS.format_all(steps_made(state)))
        return own

    def memory(self, state: State) -> dict[str, object]:
        assert isinstance(state, Level8State)
        seats = range(int(state.n_players))
        secret = state.phase in (table.TO_SHOW, table.TO_KEEP)
        lay_down = state.lay_down
        named = int(lay_down.n_anchors) if state.phase == table.TO_LAY else 0
        return {
            "phase": PHASES[int(state.phase)],
            "named": [int(lay_down.anchor[part]) if part < named else _FREE for part in range(cards.MAX_PARTS)],
            "put": CARDS.format_all(pile_list(lay_down.cards, lay_down.n_cards)) if state.phase == table.TO_LAY else [],
            "chosen": [CARDS.format_all(state.choices.listed(seat)) if secret else [] for seat in seats],
            "known": [CARDS.format_all(state.hands.known_listed(seat)) for seat in seats],
        }

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, Level8State)
        if state.phase == table.TO_LAY:
            return "prompt-put" if state.lay_down.is_named() else "prompt-name"
        if state.phase == table.TO_PLAY:
            legal = state.legal_actions(seat)
            if int(state.laid) >> seat & 1:
                if any(cards.ADD <= action < cards.DISCARD for action in legal):
                    return "prompt-add"
                return "prompt-last-card" if int(state.hands.size[seat]) == 1 else "prompt-nothing-to-add"
            return "prompt-lay-level" if cards.LAY in legal else "prompt-play"
        if state.phase == table.TO_TAKE and state.legal_actions(seat) == [cards.DRAW]:
            return "prompt-draw"
        return f"prompt-{PHASES[int(state.phase)]}"

    def proposals(self, state: State, seat: int) -> list[list[int]]:
        assert isinstance(state, Level8State)
        return proposals_of(state, seat)

    def risky(self, state: State, seat: int, legal: list[int]) -> dict[int, str]:
        """A discard ends the turn: while the level could be laid, of a joker, which the next player takes, or of a
        card that could be added or played."""
        assert isinstance(state, Level8State)
        if state.hands.size[seat] == 1:
            return {}
        discards = [action for action in legal if cards.DISCARD <= action < cards.DISCARD + cards.N_KINDS]
        if cards.LAY in legal:
            return dict.fromkeys(discards, "can-lay")
        added = {(action - cards.ADD) % cards.N_NUMBERS for action in legal if cards.ADD <= action < cards.ADD_JOKER}
        if any(cards.PLAY_MISS <= action < cards.PLAY_TAKE for action in legal):
            added.add(cards.MISS)
        why = {cards.DISCARD + kind: "fits" for kind in added}
        why |= {cards.DISCARD + kind: "joker" for kind in range(cards.RANGE, cards.MISS)}
        return {action: why[action] for action in discards if action in why}

    def arrange(self, state: State, seat: int, parts: list[list[int]]) -> Arrangement:
        """A level that is laid by hand, its parts in the order of the sheet."""
        assert isinstance(state, Level8State)
        if seat != state.turn or state.phase != table.TO_PLAY or not state.can_lay:
            raise IllegalAction("the level cannot be laid now", "you-cannot-lay-your-level-now")
        asked = parts_of(state, seat)
        if len(parts) != len(asked):
            raise IllegalAction(f"the level has {len(asked)} parts", "that-does-not-lead-to-a-complete-level")
        hand = hand_of(state, seat)
        if Counter(kind for kinds in parts for kind in kinds) - Counter(hand):
            raise IllegalAction("not all these cards are in the hand", "you-do-not-hold-that-card")
        found = arrange(hand, asked, parts)
        if found is None:
            raise IllegalAction("no complete level comes of that", "that-does-not-lead-to-a-complete-level")
        return found

    # ------------------------------------------------------------ setting up
    def set_up(self, state: State, setup: Setup, facts: Facts) -> None:
        assert isinstance(state, Level8State)
        n = int(state.n_players)
        state.n_pack = fill_pile(state.pack, setup.cards("draw"))
        set_up_under(state, setup.cards("under"))
        for seat in range(n):
            for card in setup.cards("hand", seat):
                state.hands.add(seat, card)
            for card in setup.cards("discard", seat):
                state.piles.push(seat, card)
            set_up_front(state, seat, setup.cards("front", seat))
        for seat, level in enumerate(facts.wholes("levels", [1] * n, 1, cards.MEDAL - 1)):
            state.level[seat] = level
        set_up_levels(state, setup, facts)
        set_up_known(state, facts)
        state.dealer = facts.whole("dealer", n - 1, 0, n - 1)
        most = rules.STALEMATE_TURNS * n + 1  # one more: it ended so (L8-15a)
        state.round_turns = facts.whole("round_turns", 1, 0, most)
        state.phase = facts.choice("phase", PHASES[table.TO_TAKE], PHASES)
        state.n_swapped = facts.whole("swapped", 0, 0, rules.MOST_SWAPPED - 1)
        if state.n_swapped > 0 and state.phase != table.TO_SWAP:
            raise BadPosition("cards are swapped in phase swap only")
        set_up_choices(state, facts)
        set_up_lay_down(state, facts)
        check_phase(state)


def hand_of(state: Level8State, seat: int) -> list[int]:
    """A hand with the cards lifted from it for a lay-down or a choice that nobody else may see yet."""
    kinds = state.hands.listed(seat)
    if state.phase in (table.TO_SHOW, table.TO_KEEP):
        kinds += state.choices.listed(seat)
    elif state.phase == table.TO_LAY and seat == state.turn:
        kinds += pile_list(state.lay_down.cards, state.lay_down.n_cards)
    return sorted(kinds)


def parts_of(state: Level8State, seat: int) -> tuple[tuple[int, int], ...]:
    """What the level of a seat asks for."""
    return state.levels.sheet.levels[int(state.level[seat]) - 1]


def level_json(state: Level8State, seat: int) -> list[dict[str, object]]:
    """The same for clients: nothing of somebody who has laid them all."""
    if state.level[seat] >= cards.MEDAL:
        return []
    return [{"shape": cards.SHAPE_NAMES[shape], "size": size} for shape, size in parts_of(state, seat)]


def _stage(level: Sequence[tuple[int, int]]) -> list[StagePart]:
    """What a level asks for, in the words of the table."""
    return [{"key": "notice-part", "args": {"shape": cards.SHAPE_NAMES[shape], "n": size}} for shape, size in level]


def put_order(parts: Sequence[tuple[int, int]]) -> list[int]:
    """By part, as which it is put: colour groups come first (`LayDown.put_part`)."""
    order = sorted(range(len(parts)), key=lambda part: parts[part][0] != cards.COLOURED)
    return [order.index(part) for part in range(len(parts))]


def front_of(state: Level8State, seat: int) -> list[int]:
    return [cards.MISS] * (int(state.missing) >> seat & 1) + [cards.KEEP] * int(state.keepers[seat])


def anchor_of(state: Level8State, combo: int) -> int:
    """A run's lowest number, a set's number, a group's colour (counted from 0); 0 if there is no combination."""
    first = int(state.combos.first[combo])
    shape = int(state.combos.shape[combo])
    if shape == cards.NO_SHAPE:
        return 0
    return first if shape == cards.COLOURED else first + 1


def steps_made(state: Level8State) -> list[int]:
    """The actions of the lay-down that has been begun."""
    lay_down = state.lay_down
    shapes = [int(lay_down.shape_of(part)) for part in range(int(lay_down.n_anchors))]
    names = [int(NAMING[shape]) + int(lay_down.anchor[part]) for part, shape in enumerate(shapes)]
    return [cards.LAY, *names, *(cards.PUT + card for card in pile_list(lay_down.cards, lay_down.n_cards))]


# ---------------------------------------------------------------- positions
def set_up_under(state: Level8State, kinds: list[int]) -> None:
    for card in kinds:
        if card not in (cards.MISS, cards.TAKE):
            raise BadPosition(
                f"face up under the draw pile lie only miss-a-turn and Take cards, not {CARDS.format(card)}"
            )
        state.piles.push(cards.UNDER_PILE, card)


def set_up_front(state: Level8State, seat: int, kinds: list[int]) -> None:
    if any(card not in (cards.MISS, cards.KEEP) for card in kinds) or kinds.count(cards.MISS) > 1:
        raise BadPosition(f"in front of seat {seat} lie only Keep cards and at most one miss-a-turn card")
    if cards.MISS in kinds:
        state.missing |= 1 << seat
    state.keepers[seat] = kinds.count(cards.KEEP)


def set_up_levels(state: Level8State, setup: Setup, facts: Facts) -> None:
    """The combinations: what they are follows from the sheet and their cards, where jokers do not hide it."""
    n = int(state.n_players)
    piles = [setup.cards("level", seat, part) for seat in range(n) for part in range(cards.MAX_PARTS)]
    lies = [int(any(piles[seat * cards.MAX_PARTS : (seat + 1) * cards.MAX_PARTS])) for seat in range(n)]
    natural = [_natural_shape(state, combo) if kinds else cards.NO_SHAPE for combo, kinds in enumerate(piles)]
    shapes = facts.wholes("shapes", natural, 0, cards.COLOURED)
    found = [_natural_anchor(shape, kinds) for shape, kinds in zip(shapes, piles, strict=True)]
    anchors = facts.wholes("anchors", found, 0, cards.N_VALUES)
    for combo, kinds in enumerate(piles):
        shape, anchor = shapes[combo], anchors[combo]
        if (shape == cards.NO_SHAPE) != (not kinds):
            raise BadPosition(
                f"combination {combo % cards.MAX_PARTS} of seat {combo // cards.MAX_PARTS} needs a shape and cards"
            )
        if shape == cards.NO_SHAPE:
            continue
        first = anchor if shape == cards.COLOURED else anchor - 1
        if not all(_belongs(shape, first, i, card) for i, card in enumerate(kinds)):
            shown = " ".join(CARDS.format_all(kinds))
            raise BadPosition(f"{shown} is no {cards.SHAPE_NAMES[shape]} with {anchor} as its anchor")
        state.combos.shape[combo] = shape
        state.combos.first[combo] = first
        for card in kinds:
            state.piles.push(cards.COMBO_PILE + combo, card)
    for seat, laid in enumerate(facts.wholes("laid", lies, 0, 1)):
        if laid and not lies[seat]:
            raise BadPosition(f"the level of seat {seat} does not lie on the table")
        state.laid |= laid << seat


def _natural_shape(state: Level8State, combo: int) -> int:
    seat, part = divmod(combo, cards.MAX_PARTS)
    parts = parts_of(state, seat)
    return parts[part][0] if part < len(parts) else cards.NO_SHAPE


def _natural_anchor(shape: int, kinds: list[int]) -> int:
    """What the first number among the cards tells."""
    for i, card in enumerate(kinds):
        if card < cards.RANGE:
            colour, value = divmod(card, cards.N_VALUES)
            return colour if shape == cards.COLOURED else max(0, value + 1 - (i if shape == cards.RUN else 0))
    return 0


def _belongs(shape: int, first: int, i: int, card: int) -> bool:
    """Whether a card can be the i-th of a combination."""
    if shape == cards.COLOURED:
        return first < len(cards.COLOUR_NAMES) and (
            card // cards.N_VALUES == first if card < cards.RANGE else card < cards.MISS
        )
    value = first + i if shape == cards.RUN else first
    if not 0 <= value < cards.N_VALUES or card >= cards.MISS:
        return False
    if card < cards.RANGE:
        return card % cards.N_VALUES == value
    return card - cards.RANGE in (int(cards.RANGE_OF[value]), cards.MISS - cards.RANGE - 1)


def set_up_known(state: Level8State, facts: Facts) -> None:
    n = int(state.n_players)
    for seat, kinds in enumerate(facts.card_lists("known", n)):
        hand = state.hands.listed(seat)
        for card in kinds:
            if card not in hand:
                raise BadPosition(f"{CARDS.format(card)} cannot be known in the hand of seat {seat}")
            hand.remove(card)
            state.hands.know_more(seat, card)


def set_up_choices(state: Level8State, facts: Facts) -> None:
    """Set up which cards each seat shows or keeps."""
    n = int(state.n_players)
    secret = state.phase in (table.TO_SHOW, table.TO_KEEP)
    waiting = facts.wholes("choosing", [0] * n, 0, 1)
    allowed = facts.wholes("allowed", [0] * n, 0, cards.MAX_KEPT)
    chosen = facts.card_lists("chosen", n)
    shown = facts.card_lists("shown", n)
    if (any(waiting) and not secret) or (any(chosen) and not secret) or (any(shown) and state.phase != table.TO_CLAIM):
        raise BadPosition("cards are chosen in the phases show and keep and shown in phase claim")
    if any(allowed) and not secret and state.phase != table.TO_CLAIM:
        raise BadPosition("cards are allowed in the phases show, claim and keep only")
    if secret and not any(waiting):
        raise BadPosition("in the phases show and keep somebody is still choosing")
    for seat in range(n):
        state.choices.limit[seat] = allowed[seat]
        state.choices.waiting |= waiting[seat] << seat
        kinds = chosen[seat] + shown[seat]
        if kinds != sorted(kinds) or len(kinds) > allowed[seat] or (waiting[seat] and not allowed[seat]):
            raise BadPosition(f"seat {seat} chooses in the order of the kinds, and no more than it may")
        if state.phase in (table.TO_SHOW, table.TO_CLAIM):
            _check_showing(state, seat, len(kinds), bool(waiting[seat]))
        for card in kinds:
            if not state.hands.holds(seat, card):
                raise BadPosition(f"seat {seat} has no {CARDS.format(card)} to choose")
            state.choices.choose(seat, card)
        if shown[seat]:
            state.choices.put_back(seat)


def _check_showing(state: Level8State, seat: int, n_cards: int, is_waiting: bool) -> None:
    """L8-19 Take: all but the seat on turn show three cards, or all they have."""
    due = 0 if seat == state.turn else min(rules.N_SHOWN, int(state.hands.size[seat]))
    if state.choices.limit[seat] != due or (n_cards < due) != is_waiting:
        raise BadPosition(f"seat {seat} shows {due} cards at Take")


def set_up_lay_down(state: Level8State, facts: Facts) -> None:
    """A lay-down in progress is made again, step by step."""
    named = facts.wholes("named", [_FREE] * cards.MAX_PARTS, _FREE, cards.N_VALUES - 1)
    kinds = facts.cards("put")
    if state.phase != table.TO_LAY:
        if kinds or named != [_FREE] * cards.MAX_PARTS:
            raise BadPosition("a level is laid in phase lay only")
        state.find_lay_down()
        return
    state.phase = table.TO_PLAY
    state.find_lay_down()
    seat = int(state.turn)
    parts = parts_of(state, seat)
    if any(anchor != _FREE for anchor in named[len(parts) :]) or sorted(named, key=lambda a: a == _FREE) != named:
        raise BadPosition("the parts of a level are named in its order, and no more than it has")
    names = [int(NAMING[parts[part][0]]) + anchor for part, anchor in enumerate(named[: len(parts)]) if anchor != _FREE]
    for action in [cards.LAY, *names, *(cards.PUT + card for card in kinds)]:
        if action not in state.legal_actions(seat):
            raise BadPosition(f"a lay-down of seat {seat} cannot go on with {ACTIONS.format(action)!r}")
        state.apply(seat, action)
    if state.phase != table.TO_LAY:
        raise BadPosition("the lay-down is complete, so the level lies on the table")


def check_levels(state: Level8State) -> None:
    """As long as a round goes on, every level on the table is whole and its seat's own, and none is the last."""
    for seat in range(int(state.n_players)):
        combos = range(seat * cards.MAX_PARTS, (seat + 1) * cards.MAX_PARTS)
        shapes = [int(state.combos.shape[combo]) for combo in combos]
        if not any(shapes):
            continue
        if not int(state.laid) >> seat & 1:
            raise BadPosition(f"the level of seat {seat} lies on the table, so it is laid")
        if state.level[seat] == cards.N_LEVELS:
            raise BadPosition(f"seat {seat} has laid level {cards.N_LEVELS}, so the match would be over")
        parts = parts_of(state, seat)
        sizes = [int(state.piles.size[cards.COMBO_PILE + combo]) for combo in combos]
        if [shape for shape, size in parts] != shapes[: len(parts)] or any(shapes[len(parts) :]):
            raise BadPosition(f"the combinations of seat {seat} are not those of its level")
        if any(n < size for n, (shape, size) in zip(sizes, parts, strict=False)):
            raise BadPosition(f"a combination of seat {seat} is smaller than its level asks for")


def check_draw_pile(state: Level8State) -> None:
    """L8-15: a draw pile that is empty could not be made anew."""
    if state.n_pack > 0:
        return
    piles = [int(state.piles.size[seat]) for seat in range(int(state.n_players))]
    if state.piles.size[cards.UNDER_PILE] > 0 or (state.phase == table.TO_TAKE and max(piles) > 1):
        raise BadPosition("the draw pile is empty, so a new one would have been made")
    if state.phase == table.TO_TAKE and not any(piles):
        raise BadPosition("there is no card to take, so the round would be over")


def check_phase(state: Level8State) -> None:
    """Whatever a phase needs to go on."""
    check_draw_pile(state)
    seat = int(state.turn)
    if state.phase in (table.TO_SHOW, table.TO_CLAIM) and state.n_pack == 0:
        raise BadPosition("at Take there is a card in the draw pile")
    if state.phase == table.TO_SWAP and int(state.piles.size[seat]) <= state.n_swapped:
        raise BadPosition("at Swap the card and all that was laid off lie on the seat's own discard pile")
    if state.phase == table.TO_KEEP:
        return  # the round is over: one hand may be empty
    check_levels(state)
    if state.phase == table.TO_PLAY and state.hands.size[seat] == 1 and not int(state.laid) >> seat & 1:
        raise BadPosition(f"seat {seat} has taken a card and laid none, so it has more than one")
    if int(state.missing) >> seat & 1:
        raise BadPosition(f"seat {seat} is on turn, so it has no miss-a-turn card in front of it")
    for other in range(int(state.n_players)):
        if not hand_of(state, other):
            raise BadPosition(f"seat {other} has no card, so the round would be over")


GAME = Level8Game()
