"""A histogram of latencies that keeps the rare slow ones: percentiles within 0.8 %, the greatest exactly.

Buckets as in HdrHistogram: exact below 256 µs, then 128 equal steps to every doubling. Any number of latencies costs
the same few kilobytes, and recording one is a shift and an addition.
"""

from __future__ import annotations

STEP_BITS = 7
EXACT = 1 << (STEP_BITS + 1)
PERCENTILES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}


class Histogram:
    """Times in seconds go in, percentiles in milliseconds come out."""

    def __init__(self) -> None:
        self.count = 0
        self.greatest = 0
        self._buckets = [0] * EXACT

    def record(self, seconds: float) -> None:
        microseconds = max(0, int(seconds * 1e6))
        bucket = _bucket(microseconds)
        if bucket >= len(self._buckets):
            self._buckets += [0] * (bucket + EXACT - len(self._buckets))
        self._buckets[bucket] += 1
        self.count += 1
        self.greatest = max(self.greatest, microseconds)

    def percentile(self, share: float) -> float:
        """The time in milliseconds that this share of all latencies does not exceed."""
        wanted = share * self.count
        seen = 0
        for bucket, found in enumerate(self._buckets):
            seen += found
            if found and seen >= wanted:
                return min(_upper_end(bucket), self.greatest) / 1000
        return 0.0

    def summary(self) -> dict[str, float]:
        """What is reported, in milliseconds."""
        found = {name: self.percentile(share) for name, share in PERCENTILES.items()}
        return {"count": self.count, **found, "max": self.greatest / 1000}


def _bucket(microseconds: int) -> int:
    shift = max(0, microseconds.bit_length() - STEP_BITS - 1)
    return (shift << STEP_BITS) + (microseconds >> shift)


def _upper_end(bucket: int) -> int:
    """The greatest number of microseconds that falls into a bucket."""
    if bucket < EXACT:
        return bucket
    shift = (bucket >> STEP_BITS) - 1
    return ((bucket - (shift << STEP_BITS) + 1) << shift) - 1
