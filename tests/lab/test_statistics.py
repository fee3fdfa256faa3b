"""Figures and intervals, by cases that can be worked out by hand."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenspike.lab.statistics import NOTHING, median_with_interval, quantile, share


def test_independent_trials_have_wilsons_interval() -> None:
    """50 of 100, and 10 of 40: the textbook's figures."""
    assert share([(1, 1)] * 50 + [(0, 1)] * 50) == pytest.approx((0.5, 0.4038, 0.5962), abs=2e-3)
    assert share([(1, 1)] * 10 + [(0, 1)] * 30) == pytest.approx((0.25, 0.1419, 0.4019), abs=4e-3)


def test_what_goes_together_counts_once() -> None:
    """25 deals of four games each, all won or all lost, know as much as 25 games."""
    assert share([(4, 4)] * 13 + [(0, 4)] * 12) == pytest.approx(share([(1, 1)] * 13 + [(0, 1)] * 12))


def test_balanced_deals_know_no_more_than_their_games() -> None:
    """Each deal is won once in two: nothing varies, and yet there were but 40 games."""
    assert share([(1, 2)] * 20) == pytest.approx((0.5, 0.3520, 0.6480), abs=1e-4)


@pytest.mark.parametrize(("part", "low", "high"), [(0, 0.0, 0.2775), (1, 0.7225, 1.0)])
def test_at_the_ends_there_is_an_interval_too(part: int, low: float, high: float) -> None:
    """Ten deals of four games, never or always: of ten trials."""
    assert share([(4 * part, 4)] * 10) == pytest.approx((part, low, high), abs=1e-4)


def test_parts_of_wins_count() -> None:
    assert share([(0.5, 1), (1, 1), (0, 1), (0.5, 1)]).value == 0.5


def test_wholes_may_differ() -> None:
    """Three of five and one of five: a ratio of sums, not a mean of ratios."""
    assert share([(3, 4), (1, 6)]).value == 0.4
    assert share([(3, 4), (1, 6), (0, 0)]) == share([(3, 4), (1, 6)])


def test_of_nothing_nothing_is_known() -> None:
    assert share([]) == share([(0, 0)]) == NOTHING == (0.0, 0.0, 1.0)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(4, 9)), min_size=1, max_size=60))
def test_every_interval_holds_its_figure_and_stays_a_share(groups: list[tuple[int, int]]) -> None:
    found = share(groups)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.high - found.low > 0


@pytest.mark.parametrize("chance", [0.05, 0.25, 0.85])
@pytest.mark.parametrize("alike", [0.01, 0.3])
def test_of_intervals_at_95_percent_about_so_many_are_right(chance: float, alike: float) -> None:
    """Fifty deals of four games that are more or less alike, 400 times."""
    rng = Random(5)
    weight = 1 / alike - 1
    right = 0
    for _ in range(400):
        deals = [rng.betavariate(chance * weight, (1 - chance) * weight) for _ in range(50)]
        found = share((sum(rng.random() < likely for _ in range(4)), 4) for likely in deals)
        right += found.low <= chance <= found.high
    assert 0.92 <= right / 400 <= 0.99


def test_ratios() -> None:
    assert share([(1, 2)] * 20).over(0.25) == pytest.approx((2.0, 1.4080, 2.5920), abs=1e-3)


def test_the_interval_of_a_median_is_exact() -> None:
    """Of ten values those from the second to the ninth: 97.9%; one further in would be 89.1%."""
    assert median_with_interval(range(10)) == (4, 1, 8)
    assert median_with_interval(range(100)) == (49, 39, 60)
    assert median_with_interval([3, 1, 2]) == (2, 1, 3)
    assert median_with_interval([5]) == (5, 5, 5)


def test_quantiles() -> None:
    hundred = range(1, 101)
    assert (quantile(hundred, 0.5), quantile(hundred, 0.99), quantile(hundred, 1)) == (50, 99, 100)
    assert quantile([7], 0.99) == 7
