"""Pieces: surveyors and prospectors."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import NOWHERE

# Kinds
SURVEYOR: Final = 0
PROSPECTOR: Final = 1
NEUTRAL: Final = 2
KIND_LETTERS: Final = ["s", "p", "n"]

# Status of a piece
FREE: Final = 0
PLACED: Final = 1
TIED: Final = 2
JAIL: Final = 3
DEAD: Final = 4
GONE: Final = 5

# Marks of a piece for this turn
SECOND: Final = 1  # its segment is a second consecutive one (SV-5.3)
WON: Final = 2  # it won a dispute against another player (SV-15.7)
PLEADED: Final = 4  # it tried the dice in jail (SV-7.9)
ANSWERED: Final = 8  # it stands firm (SV-6.2)


class Pieces:
    """Pieces. Lists have one entry for each piece, in the order they were taken.

    Status, targets and marks are copied. The rest is replaced on a change, and shared by copies.
    """

    def __init__(self, like: Pieces | None = None) -> None:
        self.seat: list[int] = [] if like is None else like.seat
        self.kind: list[int] = [] if like is None else like.kind
        self.names: list[str] = [] if like is None else like.names
        self.bonus: list[int] = [] if like is None else like.bonus
        self.status: list[int] = [] if like is None else like.status[:]
        self.target: list[int] = [] if like is None else like.target[:]
        self.marks: list[int] = [] if like is None else like.marks[:]
        self.cost: list[int] = [] if like is None else like.cost  # price to free or replace it
        self.turn: list[int] = [] if like is None else like.turn  # turn from which a dead one can be replaced
        # A Spike surveyor's start city: 0 or 1, NOWHERE before it is assigned
        self.city: list[int] = [] if like is None else like.city

    def clone(self) -> Pieces:
        return Pieces(self)

    def of(self, seat: int) -> list[int]:
        return [piece for piece in range(len(self.seat)) if self.seat[piece] == seat]

    def named(self, seat: int, name: str) -> int:
        """Find a piece by seat and name, or NOWHERE."""
        for piece in range(len(self.seat)):
            if self.seat[piece] == seat and self.names[piece] == name:
                return piece
        return NOWHERE

    def on(self, target: int) -> list[int]:
        """Pieces placed on a target, without tied and jailed ones."""
        found = []
        for piece in range(len(self.seat)):
            if self.target[piece] == target and self.status[piece] == PLACED:
                found.append(piece)
        return found

    def another_on(self, seat: int, piece: int, target: int) -> bool:
        """Whether another piece of the seat is on that target."""
        for other in range(len(self.seat)):
            if self.target[other] == target and other != piece and self.seat[other] == seat:
                return True
        return False

    def has_tied(self, seat: int) -> bool:
        return any(self.status[piece] == TIED and self.seat[piece] == seat for piece in range(len(self.seat)))

    def holds(self, piece: int) -> bool:
        """Whether a piece has the right to its target: it is placed, or was jailed while winning it (SV-6.6)."""
        status = self.status[piece]
        return self.target[piece] != NOWHERE and (status in (PLACED, JAIL))

    def holders(self, target: int) -> list[int]:
        """Pieces with the right to that target."""
        return [piece for piece in range(len(self.seat)) if self.target[piece] == target and self.holds(piece)]

    def holder(self, seat: int, target: int) -> int:
        """The seat's piece with the right to that target, or NOWHERE."""
        for piece in range(len(self.seat)):
            if self.target[piece] == target and self.seat[piece] == seat and self.holds(piece):
                return piece
        return NOWHERE

    def living(self, seat: int) -> list[int]:
        """Pieces of a seat that are alive, including jailed ones."""
        return [piece for piece in self.of(seat) if self.status[piece] not in (DEAD, GONE)]

    def alike(self, seat: int, kind: int, bonus: int) -> int:
        """Number of living pieces of a seat, kind and bonus."""
        return sum(self.kind[piece] == kind and self.bonus[piece] == bonus for piece in self.living(seat))
