"""Who is who: guests by a signed cookie, seats by an unguessable link. Nothing of either is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

import msgspec

COOKIE = "gs_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
LONGEST_COOKIE = 100
MOST_KNOWN = 10_000
HELD = ("human", "hotseat")
"""The kinds of seat that a person holds, by a link."""


class Caller(msgspec.Struct, frozen=True):
    """Who is calling: a guest by his cookie, or whoever has the token of one seat's link."""

    guest: str | None = None
    token: str | None = None


class Signer:
    """Makes and checks tokens and cookies. The secret stays in the database, so both outlive a restart."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._known: dict[str, str] = {}  # cookies that were found to be ours

    def token(self, table: str, seat: int) -> str:
        """What the link of that seat ends in: 192 bits that nobody without the secret can guess."""
        return self._mac(f"seat {table} {seat}")

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._mac(f'guest {guest}')}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest whom the cookie stands for, if it is ours."""
        if cookie is None or len(cookie) > LONGEST_COOKIE:
            return None
        known = self._known.get(cookie)
        if known is not None:
            return known
        guest, _, mac = cookie.partition(".")
        if not (guest.isascii() and mac.isascii() and hmac.compare_digest(mac, self._mac(f"guest {guest}"))):
            return None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[cookie] = guest
        return guest

    def bot_seed(self, table: str, seat: int, ply: int) -> int:
        """Repeatable, and not foreseeable by an opponent who knows the bot."""
        digest = hmac.digest(self._secret, f"bot {table} {seat} {ply}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    def _mac(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._secret, text.encode(), "sha256")[:24]).decode()


class Keys:
    """The tokens of one table's seats."""

    def __init__(self, signer: Signer, table: str, seats: int) -> None:
        self._tokens = [signer.token(table, seat) for seat in range(seats)]
        self._seats = {_digest(token): seat for seat, token in enumerate(self._tokens)}

    def token(self, seat: int) -> str:
        return self._tokens[seat]

    def seat(self, token: str) -> int | None:
        # Looked up by digest, so that how long it takes says nothing about how much of a guess was right.
        return self._seats.get(_digest(token))


def new_guest() -> str:
    return secrets.token_hex(16)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
