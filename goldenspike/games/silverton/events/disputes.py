"""Phase 3."""

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
    """Who rolled what. Two seats are the partners of a joint line; no piece: an owner who defends his line."""

    seats: list[int]
    pieces: list[str]
    dice: list[int]
    bonus: int
    total: int


class Disputed(Event, frozen=True):
    """Dice decided: `winner` is the place in `rolls`, None after a tie."""

    target: Target
    rolls: list[Disputant]
    winner: int | None
    rule: str = "SV-6.4"


class PieceTied(Event, frozen=True):
    """It stays on its target and does nothing this turn."""

    seat: int
    piece: str
    rule: str = "SV-6.4"


class PieceWon(Event, frozen=True):
    """It holds its target against another player."""

    seat: int
    piece: str
    rule: str = "SV-6.4"


class Jailed(Event, frozen=True):
    """`cost` frees the piece; `keeps` is true for a winner, who may still use what he won this turn."""

    seat: int
    piece: str
    cost: int
    keeps: bool = False
    rule: str = "SV-6.6"


class Called(Event, frozen=True):
    """The answer to whether there shall be a special dispute over two segments."""

    seat: int
    segments: list[str]
    called: bool
    rule: str = "SV-6.8"


class Agreed(Event, frozen=True):
    """The answer to whether two players run a line jointly."""

    seat: int
    passenger: int
    partner: int
    agreed: bool
    rule: str = "SV-15.2"


class TheftPaid(Event, frozen=True):
    """The price is paid before the dice, whatever they say. SV-15.2 when a partner ends a joint line."""

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
    """A face-up claim, or a passenger card wherever it was, left the game."""

    target: Target
    rule: str


class DisputesEnded(Event, frozen=True):
    rule: str = "SV-6.9"
