"""What one player has at stake: points from shares, and dollars as far as they still buy some."""

from __future__ import annotations

from goldenspike.bots.continental_divide.forecast import Prospect, Situation


class Interest:
    """One seat's eyes on the situation. Everything is measured in points at the end of the game."""

    def __init__(self, situation: Situation, seat: int) -> None:
        weights, left = situation.weights, situation.left
        self.situation = situation
        self.seat = seat
        self.cash: int = situation.view.players[seat].cash
        self.dollar: float = weights.dollar * left / situation.turns
        """The worth of a dollar kept for the next turn."""
        self.dividend: float = weights.yields * self.dollar * (left + 1) / 2
        """The worth of a dollar paid at the end of every turn: on average, half the turns are left to spend it."""

    def value(self, prospect: Prospect, lines: int) -> float:
        """What the railroad is worth to the seat if so many more lines can be laid for it."""
        mine = prospect.held[self.seat]
        stake = mine - self.situation.weights.envy * (sum(prospect.held) - mine)
        return stake * prospect.expected(lines) + mine * prospect.dividend() * self.dividend
