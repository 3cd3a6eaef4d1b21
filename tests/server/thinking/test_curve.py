"""Where a curve is looked at, and where a match turned."""

from __future__ import annotations

from quintet.server.thinking.curve import MOST_PLACES, first_places, next_places, turning_points


def found_by(chance_at: list[float], rounds: list[int]) -> dict[int, list[float]]:
    """The curve of the first of two seats, looked at as the server does."""
    n_steps = len(chance_at) - 1
    curve: dict[int, list[float]] = {}
    places = first_places(n_steps, rounds)
    while places:
        curve.update({place: [chance_at[place], 1 - chance_at[place]] for place in places})
        places = next_places(curve, 4)
    return curve


def test_a_short_match_is_looked_at_everywhere() -> None:
    assert first_places(12, [0]) == list(range(13))
    assert next_places({place: [0.5, 0.5] for place in range(13)}, 4) == []


def test_a_long_match_is_looked_at_in_few_places() -> None:
    places = first_places(5000, list(range(0, 5000, 10)))
    assert len(places) <= 60
    assert places[0] == 0
    assert places[-1] == 5000
    assert 0 in first_places(0, [0])


def test_a_swing_is_narrowed_down_to_its_step() -> None:
    curve = found_by([0.3] * 1234 + [0.8] * 3767, [0])
    assert {1233, 1234} <= set(curve)
    assert [(turn.step, turn.before, turn.after) for turn in turning_points(curve)] == [(1234, 300, 800)]


def test_however_it_swings_the_places_are_bounded() -> None:
    curve = found_by([(step * 7919 % 100) / 100 for step in range(5001)], [0, 900])
    assert len(curve) == MOST_PLACES
    turns = turning_points(curve)
    assert 0 < len(turns) <= 6
    assert [turn.step for turn in turns] == sorted(turn.step for turn in turns)


def test_a_quiet_match_never_turned() -> None:
    assert turning_points(found_by([0.5 + step / 20000 for step in range(5001)], [0])) == []
    assert turning_points({}) == []


def test_the_seat_that_gained_most_tells_the_turn() -> None:
    (turn,) = turning_points({0: [0.4, 0.3, 0.3], 1: [0.2, 0.5, 0.3]})
    assert (turn.seat, turn.before, turn.after) == (1, 300, 500)
