"""Events of phase 2: placement."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event, Target


class PlacementBegun(Event, frozen=True):
    """Placement began for a player whose pieces were left on their targets by a tie."""

    seat: int
    rule: str = "SV-5.8"


class Placed(Event, frozen=True):
    """A piece was placed. `second` marks a second consecutive segment, which needs a roll to be built."""

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
