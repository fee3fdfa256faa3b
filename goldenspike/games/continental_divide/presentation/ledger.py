"""Ledger of Continental Divide: income and spending of each player by turn."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.games.continental_divide.events import DividendPaid, Founded, SharesBought, TurnAdvanced
from goldenspike.games.continental_divide.presentation.views import View

__all__ = ["PlayerTurn", "TurnAdvanced", "players"]


class PlayerTurn(msgspec.Struct, frozen=True):
    """A player's turn: dividends (`income`), price of shares (`spent`), and cash and points at its end."""

    seat: int
    income: int
    spent: int
    cash: int
    points: int


def players(view: View, events: list[Any]) -> list[PlayerTurn]:
    """Sum up a turn for each player, from the view at its end and its events."""
    income, spent = ([0] * len(view.players) for _ in range(2))
    for event in events:
        if isinstance(event, DividendPaid):
            income = [before + paid for before, paid in zip(income, event.paid, strict=True)]
        elif isinstance(event, Founded):
            spent[event.seat] += event.value
        elif isinstance(event, SharesBought):
            spent[event.seat] += event.paid
    return [
        PlayerTurn(player.seat, income[player.seat], spent[player.seat], player.cash, player.points)
        for player in view.players
    ]
