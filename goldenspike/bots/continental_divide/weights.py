"""What the greedy player believes: every number that it neither reads from the pack nor computes.

Players with other numbers played against players with these; what won was kept.
"""

from __future__ import annotations


class Weights:
    """Points are a share's at the end of the game. Dollars are worth points only while there is something to buy."""

    def __init__(self) -> None:
        # What a railroad will reach
        self.shortfall = 50.0  # dollars: a railroad that will lack so many for a goal never gets there
        self.sales = 0.6  # the part of a railroad's unsold shares that will yet be sold, and so pay for track
        self.thrift = 0.6  # the part of all the dollars at the table, now and to come, that will buy stock
        # What a player wants
        self.dollar = 0.15  # points that a dollar is worth before the first turn; in the last turn it is worth none
        self.yields = 1.2  # how much more a dollar of dividends is worth than that, for it comes when stock is short
        self.envy = 0.05  # points that it hurts when all the others together gain one
        self.hurry = 0.01  # points for each dollar of burden taken off the way to a goal, however far that is
        # How a player founds
        self.grab = 0.7  # the part of the shares still wanted that each player leaves who buys before oneself
        self.whim = 0.25  # how far whim may raise the forecast of a starting hex, so that games differ
