"""Shares and medians with confidence intervals.

Games of one deal are alike, not independent trials. So all intervals are over whole deals, or over whole games if
several things are counted in each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import ceil, comb, sqrt
from statistics import NormalDist
from typing import NamedTuple, TypeVar

CONFIDENCE = 0.95
"""Confidence of all intervals."""

Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

T = TypeVar("T")


class Share(NamedTuple):
    """A share with its interval, which stays between 0 and 1."""

    value: float
    low: float
    high: float

    def over(self, fair: float) -> Share:
        """The share as a multiple of a fair one."""
        return Share(self.value / fair, self.low / fair, self.high / fair)


NOTHING = Share(0.0, 0.0, 1.0)
"""The share of an empty whole."""


def share(groups: Iterable[tuple[float, float]]) -> Share:
    """The share of the sum of first numbers in the sum of second ones; each pair is one group of related data.

    Wilson's interval, for the number of trials that would make the share vary as it does between groups: never more
    than there are, and no more than the groups where it does not vary.
    """
    known = [(part, whole) for part, whole in groups if whole]
    total = sum(whole for _, whole in known)
    if not total:
        return NOTHING
    value = sum(part for part, _ in known) / total
    trials = float(len(known))
    if trials > 1 and 0 < value < 1:
        spread = sum((part - value * whole) ** 2 for part, whole in known) * trials / (trials - 1)
        trials = min(total, value * (1 - value) * total**2 / spread) if spread else total
    return _wilson(min(value, 1.0), trials)


def _wilson(value: float, trials: float) -> Share:
    share_of_z = Z**2 / trials
    middle = (value + share_of_z / 2) / (1 + share_of_z)
    half = Z / (1 + share_of_z) * sqrt(value * (1 - value) / trials + share_of_z / (4 * trials))
    return Share(value, max(0.0, min(middle - half, value)), min(1.0, max(middle + half, value)))


def median_with_interval(values: Sequence[int]) -> tuple[int, int, int]:
    """The (lower) median, and the two values between which the median of all games lies.

    Exact: as many values are cut at each end as could lie there by chance.
    """
    ranked, number = sorted(values), len(values)
    beyond = accumulate(comb(number, below) / 2**number for below in range(number))
    outside = max(0, sum(1 for chance in beyond if chance <= (1 - CONFIDENCE) / 2) - 1)
    return ranked[(number - 1) // 2], ranked[outside], ranked[number - 1 - outside]


def quantile(ranked: Sequence[T], part: float) -> T:
    """The least of the ranked values such that this part of them does not exceed it."""
    return ranked[max(0, ceil(part * len(ranked)) - 1)]
