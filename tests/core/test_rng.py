"""Chance and Rng: published vectors, fairness, and the same numbers on every machine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from quintet.core.rng import Chance, Rng

ONES = 0xFFFFFFFF

KNOWN_BELOW = [520, 967, 527, 238, 258]
KNOWN_SHUFFLE = [1, 13, 6, 0, 14, 17, 18, 8, 5, 12, 19, 3, 2, 9, 15, 16, 4, 11, 7, 10]
KNOWN_BITS = [318725267, 4170441594, 49463035, 4135671367]


def seed_of(words: list[int]) -> int:
    return sum(word << 32 * i for i, word in enumerate(words))


def shuffled(chance: Chance | Rng, n: int) -> list[int]:
    cards = vec[u8](range(n))
    chance.shuffle(cards, n)
    return [int(card) for card in cards]


# ---------------------------------------------------------------- Chance
@pytest.mark.parametrize(
    ("counter", "key", "expected"),
    [
        ([0] * 4, [0] * 4, [0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8]),
        ([ONES] * 4, [ONES] * 4, [0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732]),
        (
            [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
            [0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89],
            [0x59CD1DBB, 0xB8879579, 0x86B5D00C, 0xAC8B6D84],
        ),
    ],
)
def test_threefry_gives_its_published_vectors(counter: list[int], key: list[int], expected: list[int]) -> None:
    """Random123's known answers for threefry4x32-20."""
    chance = Chance(seed_of(key))
    chance.block(*counter)
    assert [chance.word0, chance.word1, chance.word2, chance.word3] == expected


@given(st.integers(0, (1 << 128) - 1))
def test_a_chance_keeps_its_seed(seed: int) -> None:
    assert Chance(seed).seed == seed


def test_one_use_never_shifts_another() -> None:
    """The k-th use is the same whatever the uses before it were."""
    one, other = Chance(7), Chance(7)
    one.below(10)
    shuffled(other, 112)
    assert one.n_uses == other.n_uses == 1
    assert shuffled(one, 50) == shuffled(other, 50)


def test_known_deals_do_not_change() -> None:
    """Records replay by these: a change here would make all of them worthless."""
    chance = Chance(2026)
    assert [int(chance.below(1000)) for _ in range(5)] == KNOWN_BELOW
    assert shuffled(Chance(2026), 20) == KNOWN_SHUFFLE


@pytest.mark.parametrize("n", [0, 1, 2, 3, 8, 9, 112, 255])
def test_a_shuffle_keeps_the_cards(n: int) -> None:
    assert sorted(shuffled(Chance(n), n)) == list(range(n))
    assert sorted(shuffled(Rng(n), n)) == list(range(n))


def test_a_shuffle_leaves_the_rest_of_the_vector_alone() -> None:
    cards = vec[u8](range(20))
    Chance(1).shuffle(cards, 10)
    assert [int(card) for card in cards][10:] == list(range(10, 20))


@pytest.mark.parametrize("source", [Chance, Rng])
def test_a_shuffle_is_fair(source: type[Chance] | type[Rng]) -> None:
    """All 24 orders of four cards come about equally often: chi-square with 23 degrees of freedom, 1 in 10,000."""
    n = 24_000
    counts = Counter(tuple(shuffled(source(seed), 4)) for seed in range(n))
    assert len(counts) == 24
    assert sum((count - n / 24) ** 2 / (n / 24) for count in counts.values()) < 57


@pytest.mark.parametrize("source", [Chance, Rng])
@pytest.mark.parametrize("n", [1, 2, 3, 10, 100])
def test_numbers_below_are_fair(source: type[Chance] | type[Rng], n: int) -> None:
    numbers = source(99)
    counts = Counter(int(numbers.below(n)) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < n + 4 * (2 * n) ** 0.5 + 8


def test_a_copy_goes_on_alike_and_a_reseeded_one_does_not() -> None:
    one, copy, other = Chance(5), Chance(0), Chance(5)
    one.below(3)
    other.below(3)
    copy.copy_from(one)
    other.reseed(Rng(1))
    expected = shuffled(one, 60)
    assert shuffled(copy, 60) == expected
    assert shuffled(other, 60) != expected


# ---------------------------------------------------------------- Rng
@given(st.integers(-(1 << 130), 1 << 130))
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """Compiled code knows 64 bits only; both must give the same."""
    rng = Rng(seed)
    assert all(0 <= rng.bits() <= ONES for _ in range(5))
    assert Rng(seed).bits() == Rng(seed).bits()


def test_near_seeds_are_far_apart() -> None:
    first = [int(Rng(seed).bits()) for seed in range(1000)]
    assert len(set(first)) == 1000
    assert len({int(Rng(seed << 32).bits()) for seed in range(1000)}) == 1000
    assert len({int(Rng(seed << 64).bits()) for seed in range(1000)}) == 1000


def test_known_streams_do_not_change() -> None:
    rng = Rng(2026)
    assert [int(rng.bits()) for _ in range(4)] == KNOWN_BITS
