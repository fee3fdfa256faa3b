"""Seat links and callers: who holds which seat of a table.

A link lets one person sit down, once. Links of one seat are numbered; only the latest is valid, until it is used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol

import msgspec

from goldenspike.tables.rows import SeatRow

PERSON_KINDS = ("human", "hotseat")
"""The kinds of seat that a person holds, by a link."""


class Caller(msgspec.Struct, frozen=True):
    """Who is calling: a guest by their cookie, or the bearer of the token of one seat's link.

    An account is a guest too, known by the digest of its `session`.
    """

    guest: str | None = None
    token: str | None = None
    session: str | None = None


class TokenSigner(Protocol):
    """Makes the tokens of seat links."""

    def token(self, table: str, seat: int, number: int) -> str:
        """The token of that link of the seat."""


class SeatTokens:
    """The valid link tokens of one table's seats."""

    def __init__(self, signer: TokenSigner, table: str, seats: Sequence[SeatRow]) -> None:
        self._tokens = {
            number: signer.token(table, number, seat.link)
            for number, seat in enumerate(seats)
            if seat.kind in PERSON_KINDS and seat.link_open
        }
        self._seats = {_digest(token): seat for seat, token in self._tokens.items()}

    def token(self, seat: int) -> str | None:
        return self._tokens.get(seat)

    def seat(self, token: str) -> int | None:
        # Look up by digest, so that the time taken does not tell how much of a guess was right.
        return self._seats.get(_digest(token))


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
