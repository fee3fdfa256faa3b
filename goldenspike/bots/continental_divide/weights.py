"""Weights of Continental Divide's greedy bot: every number that is neither in the pack nor computed.

Players with different weights played each other; the winning ones are used.
"""

from __future__ import annotations


class Weights:
    """Points are those of a share at the end. Dollars count as points only while there is something to buy."""

    def __init__(self) -> None:
        # What a railroad will reach
        self.shortfall = 50.0  # dollars: a railroad that lacks this much for a goal never reaches it
        self.sales = 0.6  # the part of a railroad's unsold shares that will still be sold and pay for track
        self.thrift = 0.6  # the part of all present and future dollars that will buy stock
        # What a player wants
        self.dollar = 0.15  # points for a dollar before the first turn; none in the last turn
        self.yields = 1.2  # factor for a dollar of dividends, which comes when stock is scarce
        self.envy = 0.05  # points lost for each point that the others gain
        self.hurry = 0.01  # points for each dollar of burden saved on the path to a goal
        # How a player founds
        self.grab = 0.7  # the part of the wanted shares that each earlier buyer leaves
        self.whim = 0.25  # random variation of a starting hex's forecast, so that games differ
