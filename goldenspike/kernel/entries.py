"""The values a game's table, log and result are made of. Interpreted on purpose: see pyproject.toml on Structs."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.kernel.chance import FairDice


class Table(msgspec.Struct, frozen=True):
    """What is fixed before the first entry: who plays what, with which pack, and the promise about the dice."""

    game: Any
    pack: Any
    options: dict[str, Any]
    players: list[str]
    id: str
    nonces: list[str]
    commitment: str
    seed: bytes | None

    def dice(self) -> FairDice | None:
        """The committed dice, for who holds the seed."""
        return None if self.seed is None else FairDice(self.seed, self.id, self.nonces)

    def without_seed(self) -> Table:
        return msgspec.structs.replace(self, seed=None)

    def with_nonce(self, seat: int, nonce: str) -> Table:
        nonces = [*self.nonces]
        nonces[seat] = nonce
        return msgspec.structs.replace(self, nonces=nonces)


class Chosen(msgspec.Struct, frozen=True, gc=False):
    """A log entry: somebody chose an action."""

    seat: int
    action: Any


class Rolled(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log entry: chance answered. `n` is the number of the draw, never used twice at one table."""

    chance: str
    n: int
    outcome: Any
    purpose: Any = msgspec.field(default=None, name="for")


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    scores: list[int]
    winners: list[int]
    grade: str | None = None
    turns: int | None = None


Entry = Chosen | Rolled
