"""Value of a position to one player: points from shares, and cash while it still buys points."""

from __future__ import annotations

from goldenspike.bots.continental_divide.forecast import Prospect, Situation


class Interest:
    """Valuation for one seat, in points at the end of the game."""

    def __init__(self, situation: Situation, seat: int) -> None:
        weights, left = situation.weights, situation.left
        self.situation = situation
        self.seat = seat
        self.cash: int = situation.view.players[seat].cash
        self.dollar: float = weights.dollar * left / situation.turns
        """Value of a dollar kept for the next turn."""
        self.dividend: float = weights.yields * self.dollar * (left + 1) / 2
        """Value of a dollar paid at the end of every turn: on average, half the turns are left to spend it."""

    def value(self, prospect: Prospect, lines: int) -> float:
        """Value of a railroad to the seat, if that many more lines can be laid for it."""
        mine = prospect.held[self.seat]
        stake = mine - self.situation.weights.envy * (sum(prospect.held) - mine)
        return stake * prospect.expected(lines) + mine * prospect.dividend() * self.dividend
