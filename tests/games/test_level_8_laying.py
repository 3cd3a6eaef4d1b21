"""Level 8: the lay-down, step by step, against an enumeration that tries everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from quintet.core.state import legal_buffer
from quintet.games.level_8.cards import COLOUR_NAMES, COLOURED, JOKER, N_VALUES, PUT, RANGE, RUN, SET
from quintet.games.level_8.hands import Hands
from quintet.games.level_8.laying import LayDown
from quintet.games.level_8.levels import Levels
from quintet.games.level_8.sheets import SHEETS, Sheet

Parts = tuple[tuple[int, int], ...]
Kinds = tuple[int, ...]
Way = tuple[tuple[int, Kinds], ...]  # for every part its anchor and its cards

PRINTED = sorted({level for sheet in SHEETS.values() for level in sheet.levels})


# ---------------------------------------------------------------- everything that the rules allow
def fits(shape: int, anchor: int, i: int, kind: int) -> bool:
    """L8-8, L8-10, L8-20: whether a card can be the i-th of a combination."""
    if kind == JOKER:
        return True
    value = anchor + i if shape == RUN else anchor
    if kind >= RANGE:
        return shape == COLOURED or value // 5 == kind - RANGE
    return (kind // N_VALUES == anchor) if shape == COLOURED else kind % N_VALUES == value


def fillings(shape: int, size: int, anchor: int, hand: Counter[int]) -> Iterator[Kinds]:
    """All ways to fill one combination from a hand; a set or a group in the order of the kinds."""
    if shape == RUN:
        yield from run_fillings(size, anchor, 0, hand, ())
        return
    usable = sorted(kind for kind in hand if hand[kind] > 0 and fits(shape, anchor, 0, kind))
    for cards in combinations_with_replacement(usable, size):
        if all(n <= hand[kind] for kind, n in Counter(cards).items()):
            yield cards


def run_fillings(size: int, anchor: int, i: int, hand: Counter[int], cards: Kinds) -> Iterator[Kinds]:
    if i == size:
        yield cards
        return
    for kind in sorted(hand):
        if hand[kind] > 0 and fits(RUN, anchor, i, kind):
            yield from run_fillings(size, anchor, i + 1, hand - Counter([kind]), (*cards, kind))


def all_ways(parts: Parts, hand: Counter[int], before: Way = ()) -> Iterator[Way]:
    """All ways to lay a level; of two equal parts in a row the second has no smaller anchor."""
    i = len(before)
    if i == len(parts):
        yield before
        return
    shape, size = parts[i]
    first = before[-1][0] if i > 0 and parts[i - 1] == parts[i] else 0
    last = len(COLOUR_NAMES) if shape == COLOURED else N_VALUES + 1 - size if shape == RUN else N_VALUES
    for anchor in range(first, last):
        for cards in fillings(shape, size, anchor, hand):
            yield from all_ways(parts, hand - Counter(cards), (*before, (anchor, cards)))


# ---------------------------------------------------------------- the steps
def set_out(parts: Parts, hand: list[int]) -> LayDown:
    hands = Hands(1)
    for kind in hand:
        hands.add(0, kind)
    lay_down = LayDown(Levels(Sheet("any", "Any", (parts,) * 8, 9, 0)), hands)
    lay_down.begin(1)
    return lay_down


def step_on(lay_down: LayDown, action: int) -> LayDown:
    """A copy, one step on."""
    hands = Hands(1)
    hands.copy_from(lay_down.hands)
    copy = LayDown(lay_down.levels, hands)
    copy.copy_from(lay_down)
    if action < PUT:
        copy.name(action)
    else:
        hands.lift(0, action - PUT)
        copy.put(action - PUT)
    return copy


def legal(lay_down: LayDown) -> list[int]:
    out = legal_buffer()
    n = lay_down.puts_into(0, out, 0) if lay_down.is_named() else lay_down.anchors_into(0, out, 0)
    return [int(out[i]) for i in range(n)]


def ways_by_steps(lay_down: LayDown, parts: Parts) -> Iterator[Way]:
    """All ways that the steps lead to; every step must lead to one."""
    if lay_down.current == lay_down.n_parts:
        yield way_made(lay_down, parts)
        return
    actions = legal(lay_down)
    assert actions, "a step led nowhere"
    for action in actions:
        yield from ways_by_steps(step_on(lay_down, action), parts)


def way_made(lay_down: LayDown, parts: Parts) -> Way:
    cards: dict[int, Kinds] = {}
    at = 0
    for i in range(len(parts)):
        part = int(lay_down.put_part(i))
        cards[part] = tuple(int(lay_down.cards[at + j]) for j in range(parts[part][1]))
        at += parts[part][1]
    return tuple((int(lay_down.anchor[part]), cards[part]) for part in range(len(parts)))


# ---------------------------------------------------------------- hands that come near to a level
def part_strategy() -> st.SearchStrategy[tuple[int, int]]:
    return st.one_of(
        st.tuples(st.just(RUN), st.integers(3, 9)),
        st.tuples(st.just(SET), st.integers(2, 6)),
        st.tuples(st.just(COLOURED), st.integers(3, 9)),
    )


SEVERAL_GROUPS: list[Parts] = [
    ((COLOURED, 3), (COLOURED, 3)),
    ((COLOURED, 3), (COLOURED, 4), (SET, 2)),
    ((COLOURED, 3), (COLOURED, 3), (COLOURED, 3)),
    ((COLOURED, 3), (RUN, 3), (COLOURED, 3)),
    ((SET, 3), (COLOURED, 3), (COLOURED, 3)),
]

LEVELS = st.one_of(
    st.sampled_from(PRINTED),
    st.sampled_from(SEVERAL_GROUPS),
    st.lists(part_strategy(), min_size=1, max_size=4)
    .map(tuple)
    .filter(lambda parts: sum(size for shape, size in parts) <= 9),
)


@st.composite
def near_hands(draw: st.DrawFn, max_jokers: int, n_spare: int) -> tuple[Parts, list[int]]:
    """A level and a hand that may have it: fitting cards, some of them jokers, some of them gone, and others."""
    parts = draw(LEVELS)
    hand: list[int] = []
    for shape, size in parts:
        anchor = draw(st.integers(0, 5 if shape == COLOURED else N_VALUES - size if shape == RUN else N_VALUES - 1))
        for i in range(size):
            if shape == COLOURED:
                hand.append(anchor * N_VALUES + draw(st.integers(0, 14)))
            else:
                hand.append(draw(st.integers(0, 5)) * N_VALUES + anchor + (i if shape == RUN else 0))
    jokers = draw(st.lists(st.integers(RANGE, JOKER), max_size=max_jokers))
    n_gone = draw(st.integers(0, len(jokers) + 1))
    hand = draw(st.permutations(hand))[n_gone:]
    hand += jokers + draw(st.lists(st.integers(0, RANGE - 1), max_size=n_spare))
    return parts, sorted(hand)


@settings(max_examples=400, deadline=None)
@given(near_hands(max_jokers=4, n_spare=3))
@example((((COLOURED, 3), (COLOURED, 3), (SET, 3)), [0, 1, 2, 15, 16, 17, 92, 92, 93]))
def test_whether_a_hand_has_the_level_is_answered_exactly(case: tuple[Parts, list[int]]) -> None:
    """L8-5, L8-8, L8-10: a level can be laid exactly if some choice of cards makes all its combinations."""
    parts, hand = case
    expected = next(all_ways(parts, Counter(hand)), None) is not None
    assert set_out(parts, hand).can_lay(0, 1) is expected


@settings(max_examples=150, deadline=None)
@given(near_hands(max_jokers=2, n_spare=2))
def test_the_steps_lead_to_every_lay_down_once(case: tuple[Parts, list[int]]) -> None:
    """L8-5: the steps reach exactly the possible lay-downs, each by one path, and never come to a dead end."""
    parts, hand = case
    expected: list[Way] = []
    for way in all_ways(parts, Counter(hand)):
        expected.append(way)
        assume(len(expected) <= 300)
    lay_down = set_out(parts, hand)
    reached = list(ways_by_steps(lay_down, parts)) if expected else []
    assert len(reached) == len(set(reached))
    assert sorted(reached) == sorted(expected)
    if not expected:
        assert legal(lay_down) == []


@settings(max_examples=100, deadline=None)
@given(near_hands(max_jokers=3, n_spare=2))
def test_the_ways_found_for_proposals_need_the_fewest_jokers(case: tuple[Parts, list[int]]) -> None:
    """L8-10: what is proposed uses as few jokers as any lay-down."""
    parts, hand = case
    counts: dict[tuple[int, ...], int] = {}
    for n_seen, way in enumerate(all_ways(parts, Counter(hand))):
        assume(n_seen < 20_000)
        anchors = tuple(anchor for anchor, cards in way)
        jokers = sum(kind >= RANGE for anchor, cards in way for kind in cards)
        counts[anchors] = min(counts.get(anchors, jokers), jokers)
    lay_down = set_out(parts, hand)
    n = int(lay_down.collect(0))
    assert (n > 0) is bool(counts)
    for i in range(n):
        anchors = tuple(int(lay_down.found[i * 4 + part]) for part in range(len(parts)))
        assert counts[anchors] == min(counts.values())
