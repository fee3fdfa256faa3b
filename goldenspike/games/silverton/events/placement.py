"""Phase 2."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event, Target


class PlacementBegun(Event, frozen=True):
    """Of a player whose pieces a tie had left on their targets."""

    seat: int
    rule: str = "SV-5.8"


class Placed(Event, frozen=True):
    """`second` marks a second consecutive segment, which needs a roll to be built."""

    seat: int
    piece: str
    target: Target
    second: bool = False
    rule: str = "SV-5.1"


class PieceReturned(Event, frozen=True):
    """A piece went home."""

    seat: int
    piece: str
    rule: str


class PlacementEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-5.1"
