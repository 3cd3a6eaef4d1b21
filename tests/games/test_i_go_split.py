"""I Go!: the split of a hand against the plainest reading of the rules, trying everything."""

from __future__ import annotations

from itertools import chain, combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from quintet.core.state import NOTHING
from quintet.games.i_go.cards import HIGH, LOW, N_CARDS, N_COLOURS, N_VALUES
from quintet.games.i_go.split import Split

GROUP, OWN, ADDED, REST = range(4)


def colour(card: int) -> int:
    return card // N_VALUES


def value(card: int) -> int:
    return card % N_VALUES + 1


def words(hand: list[int]) -> tuple[int, int]:
    return sum(int(LOW[card]) for card in hand), sum(int(HIGH[card]) for card in hand)


def opened(hand: list[int], display: int, split: Split) -> Split:
    split.open_hand(*words(hand), display)
    return split


def is_row(cards: list[int]) -> bool:
    """IG-6."""
    return len({colour(card) for card in cards}) <= 2 and len({value(card) for card in cards}) == len(cards)


def can_add(cards: list[int], row: list[int]) -> bool:
    """IG-7, IG-8."""
    colours = {colour(card) for card in row}
    values = {value(card) for card in row}
    return all(colour(card) in colours and value(card) not in values for card in cards) and len(
        {value(card) for card in cards}
    ) == len(cards)


def fewest_by_trying_all(hand: list[int], display: int, row: list[int]) -> int:
    """Every card goes to one's own row, to the caller's, or to the rest."""
    open_cards = [card for card in hand if colour(card) != display]
    fewest = sum(value(card) for card in open_cards)
    for places in product((OWN, ADDED, REST), repeat=len(open_cards)):
        by = {place: [c for c, p in zip(open_cards, places, strict=True) if p == place] for place in (OWN, ADDED, REST)}
        minus = sum(value(card) for card in by[REST])
        if minus < fewest and is_row(by[OWN]) and can_add(by[ADDED], row):
            fewest = minus
    return fewest


def fewest_by_colours(hand: list[int], display: int, row: list[int]) -> int:
    """Every pair of own colours, and for each value every choice of the card in the row and of the card added."""
    open_cards = [card for card in hand if colour(card) != display]
    fewest = 10_000
    for own in combinations(range(N_COLOURS), 2):
        minus = 0
        for v in range(1, N_VALUES + 1):
            cards = [card for card in open_cards if value(card) == v]
            in_row = [None, *(card for card in cards if colour(card) in own)]
            added = [None, *(card for card in cards if can_add([card], row))]
            most = max(len({a, b} - {None}) for a in in_row for b in added)
            minus += v * (len(cards) - most)
        fewest = min(fewest, minus)
    return fewest


@st.composite
def deals(draw: st.DrawFn, most: int) -> tuple[list[int], list[int], int, int, int]:
    """Two hands, the display's colour and the caller's colours; few colours, so that much collides."""
    n_colours = draw(st.integers(3, N_COLOURS))
    cards = draw(st.permutations(range(n_colours * N_VALUES)))
    sizes = draw(st.integers(1, most)), draw(st.integers(1, most))
    caller = cards[: sizes[0]]
    display = draw(st.integers(0, n_colours - 1))
    held = sorted({colour(card) for card in caller} - {display})
    first = draw(st.sampled_from(held)) if held else NOTHING
    second = draw(st.sampled_from(held)) if held else NOTHING
    return caller, cards[sizes[0] : sizes[0] + sizes[1]], display, first, second


def callers_row(hand: list[int], first: int, second: int) -> list[int]:
    """IG-9."""
    row = [card for card in hand if colour(card) == first]
    taken = {value(card) for card in row}
    return sorted(row + [card for card in hand if colour(card) == second != first and value(card) not in taken])


def check(caller: list[int], other: list[int], display: int, first: int, second: int) -> tuple[int, list[int]]:
    """Check the caller's groups and the form of the other's; return the other's minus points and the caller's row."""
    split = Split()
    minus = int(opened(caller, display, split).call(first, second))
    row = callers_row(caller, first, second)
    groups = split.call_groups(*words(caller), display)
    assert groups[OWN] == row
    assert groups[ADDED] == []
    assert sorted(chain(*groups)) == sorted(caller)
    assert groups[GROUP] == sorted(card for card in caller if colour(card) == display)
    assert minus == sum(value(card) for card in groups[REST])

    answer = int(opened(other, display, split).answer())
    groups = split.answer_groups(*words(other), display)
    assert sorted(chain(*groups)) == sorted(other)
    assert groups[GROUP] == sorted(card for card in other if colour(card) == display)
    assert is_row(groups[OWN])
    assert can_add(groups[ADDED], row)
    assert answer == sum(value(card) for card in groups[REST])
    return answer, row


@settings(max_examples=150, deadline=None)
@given(deals(7))
def test_nothing_is_better_than_the_split_of_a_small_hand(deal: tuple[list[int], list[int], int, int, int]) -> None:
    """IG-6 to IG-9: of all ways to lay the cards out, the program finds the best for the others."""
    caller, other, display, first, second = deal
    answer, row = check(caller, other, display, first, second)
    assert answer == fewest_by_trying_all(other, display, row) == fewest_by_colours(other, display, row)


@settings(max_examples=300, deadline=None)
@given(deals(12))
def test_nothing_is_better_than_the_split_of_a_full_hand(deal: tuple[list[int], list[int], int, int, int]) -> None:
    """IG-9: the same with twelve cards, colours by colours."""
    caller, other, display, first, second = deal
    answer, row = check(caller, other, display, first, second)
    assert answer == fewest_by_colours(other, display, row)


@settings(max_examples=200, deadline=None)
@given(st.permutations(range(N_CARDS)), st.integers(1, 13), st.integers(0, N_COLOURS - 1))
def test_the_best_call(cards: list[int], n: int, display: int) -> None:
    """IG-6, IG-9: no choice of colours leaves fewer minus points than the best call."""
    hand = cards[:n]
    split = Split()
    best = int(opened(hand, display, split).best_call())
    held = {colour(card) for card in hand} - {display}
    calls = [int(opened(hand, display, split).call(a, b)) for a in held for b in held] or [0]
    assert best == min(calls) == fewest_by_colours(hand, display, [])
