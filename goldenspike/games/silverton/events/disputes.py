"""Events of phase 3: disputes."""

from __future__ import annotations

import msgspec

from goldenspike.games.silverton.events import Event, Target


class Moved(Event, frozen=True):
    seat: int
    piece: str
    target: Target
    rule: str = "SV-6.2"


class StoodFirm(Event, frozen=True):
    seat: int
    piece: str
    rule: str = "SV-6.2"


class Disputant(msgspec.Struct, frozen=True, gc=False):
    """A roll in a dispute. Two seats are partners of a joint line; no piece means an owner who defends a line."""

    seats: list[int]
    pieces: list[str]
    dice: list[int]
    bonus: int
    total: int


class Disputed(Event, frozen=True):
    """A dispute was rolled. `winner` is the index in `rolls`, None after a tie."""

    target: Target
    rolls: list[Disputant]
    winner: int | None
    rule: str = "SV-6.4"


class PieceTied(Event, frozen=True):
    """A piece tied: it stays on its target and does nothing this turn."""

    seat: int
    piece: str
    rule: str = "SV-6.4"


class PieceWon(Event, frozen=True):
    """A piece won its target against another player."""

    seat: int
    piece: str
    rule: str = "SV-6.4"


class Jailed(Event, frozen=True):
    """A piece was jailed; `cost` frees it. `keeps` is true for a winner, which may still use its target this turn."""

    seat: int
    piece: str
    cost: int
    keeps: bool = False
    rule: str = "SV-6.6"


class Called(Event, frozen=True):
    """A player called for a special dispute over two segments, or did not."""

    seat: int
    segments: list[str]
    called: bool
    rule: str = "SV-6.8"


class Agreed(Event, frozen=True):
    """A player agreed to run a line jointly, or did not."""

    seat: int
    passenger: int
    partner: int
    agreed: bool
    rule: str = "SV-15.2"


class TheftPaid(Event, frozen=True):
    """A thief paid the price before the roll. The rule is SV-15.2 when a partner ends a joint line."""

    seat: int
    piece: str
    passenger: int
    amount: int
    rule: str = "SV-6.7"


class LineTaken(Event, frozen=True):
    """A passenger line changed owner by theft, or lost its second owner."""

    seat: int
    passenger: int
    rule: str = "SV-6.7"


class LineShared(Event, frozen=True):
    """Two players run the line jointly."""

    passenger: int
    seats: list[int]
    rule: str = "SV-15.2"


class SharePaid(Event, frozen=True):
    seat: int
    passenger: int
    amount: int
    rule: str = "SV-15.2"


class CardDiscarded(Event, frozen=True):
    """A face-up claim or a passenger card left the game."""

    target: Target
    rule: str


class DisputesEnded(Event, frozen=True):
    rule: str = "SV-6.9"
