"""The latencies' percentiles against those of the sorted list."""

from hypothesis import given
from hypothesis import strategies as st

from bench.histogram import PERCENTILES, Histogram


@given(st.lists(st.integers(0, 100_000_000), min_size=1, max_size=300))
def test_percentiles_are_those_of_the_sorted_list(microseconds: list[int]) -> None:
    histogram = Histogram()
    for each in microseconds:
        histogram.record((each + 0.5) / 1e6)
    ordered = sorted(microseconds)
    for share in PERCENTILES.values():
        exact = next(each for i, each in enumerate(ordered, 1) if i >= share * len(ordered)) / 1000
        assert exact <= histogram.percentile(share) <= exact * 1.008
    assert histogram.summary()["max"] == ordered[-1] / 1000
    assert histogram.count == len(ordered)


def test_nothing_recorded_is_no_error() -> None:
    assert Histogram().summary() == {"count": 0, "p50": 0, "p90": 0, "p99": 0, "p99.9": 0, "max": 0}
