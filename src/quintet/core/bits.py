"""Sets of small numbers as bits of an int: tables instead of shifts.

A shift by a variable above 31 is compiled to a 32-bit shift, so bit k is looked up, never computed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

N_BITS: Final = 62
SIGN: Final = N_BITS  # a number shifted right by this is 0, or -1 if it is below 0

BIT: Final = vec[i64]([1 << k for k in range(N_BITS)])
"""BIT[k] is the number whose only bit is k."""

_DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # any six bits of it that follow one another differ from all others
_INDEX: Final = vec[i64]([0] * 64)
for _k in range(N_BITS):
    _INDEX[(_DE_BRUIJN << _k >> 58) & 63] = _k

_EVEN: Final = 0x1555555555555555
_PAIRS: Final = 0x3333333333333333
_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F


def bit_index(bit: i64) -> i64:
    """The k of BIT[k]; `bit` must have exactly one bit."""
    return _INDEX[((bit * _DE_BRUIJN) >> 58) & 63]  # with 64 bits or without a limit: these six are the same


def bit_count(bits: i64) -> i64:
    """How many bits are set (bits 0 to 61)."""
    bits -= (bits >> 1) & _EVEN
    bits = (bits & _PAIRS) + ((bits >> 2) & _PAIRS)
    bits = (bits + (bits >> 4)) & _NIBBLES
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 0x7F


def nth_bit(bits: i64, n: i64) -> i64:
    """The index of the n-th set bit, counted from 0 at the low end."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return bit_index(bits & -bits)
