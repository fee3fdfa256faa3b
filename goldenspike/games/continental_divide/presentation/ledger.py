"""What a turn of Continental Divide brought its players."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.games.continental_divide.events import DividendPaid, Founded, SharesBought, TurnAdvanced
from goldenspike.games.continental_divide.presentation.views import View

__all__ = ["PlayerTurn", "TurnAdvanced", "players"]


class PlayerTurn(msgspec.Struct, frozen=True):
    """`income` are dividends, `spent` what shares cost; cash and points are those at the end of the turn."""

    seat: int
    income: int
    spent: int
    cash: int
    points: int


def players(view: View, events: list[Any]) -> list[PlayerTurn]:
    """How it ended for them, and what happened in it."""
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
