"""Ledger of Silverton: income and spending of each player by turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from goldenspike.games.silverton.events.delivery import Delivered, RevenuePaid
from goldenspike.games.silverton.events.end_of_turn import TurnAdvanced
from goldenspike.games.silverton.events.operation import CashMoved
from goldenspike.games.silverton.events.setup import CashDealt
from goldenspike.games.silverton.presentation.views import View

__all__ = ["PlayerTurn", "TurnAdvanced", "players"]

SOURCES: dict[type, str] = {Delivered: "goods", RevenuePaid: "passengers", CashMoved: "deals", CashDealt: "start"}


class PlayerTurn(msgspec.Struct, frozen=True):
    """A player's turn: income by source, `spent` for everything else, and what the player had at its end.

    `cash` is None while it is hidden from the viewer. `lines` are passenger lines, `track` segments.
    """

    seat: int
    goods: int
    passengers: int
    deals: int
    spent: int
    cash: int | None
    claims: int
    lines: int
    track: int


def players(view: View, events: list[Any]) -> list[PlayerTurn]:
    """Sum up a turn for each player, from the view at its end and its events."""
    moved: Counter[tuple[int, str]] = Counter()
    for event in events:
        if hasattr(event, "amount"):
            moved[event.seat, SOURCES.get(type(event), "spent")] += event.amount
    return [
        PlayerTurn(
            seat=player.seat,
            goods=moved[player.seat, "goods"],
            passengers=moved[player.seat, "passengers"],
            deals=moved[player.seat, "deals"],
            spent=-moved[player.seat, "spent"],
            cash=player.cash,
            claims=len(player.claims),
            lines=len(player.passengers),
            track=len(player.track),
        )
        for player in view.players
    ]
