"""Who is who: guests by a signed cookie, seats by an unguessable link. Nothing of either is stored.

A link can be used once to sit down. Links of one seat are numbered; only the latest counts, until it is used.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence

import msgspec

from goldenspike.tables.rows import SeatRow

GUEST_COOKIE = "gs_guest"
SECURE_GUEST_COOKIE = "__Host-gs_guest"
"""What it is called over TLS, where browsers can be told that no other host may set it."""
SESSION_COOKIE, SECURE_SESSION_COOKIE = "gs_session", "__Host-gs_session"
"""Where somebody is logged in."""
RETURNING_COOKIE, SECURE_RETURNING_COOKIE = "gs_known", "__Host-gs_known"
"""Where somebody was."""
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
MAX_COOKIE_LENGTH = 100
MAX_CACHED_GUESTS = 10_000
PERSON_KINDS = ("human", "hotseat")
"""The kinds of seat that a person holds, by a link."""


class Caller(msgspec.Struct, frozen=True):
    """Who is calling: a guest by his cookie, or whoever has the token of one seat's link.

    An account is a guest too, known by the digest of his `session`.
    """

    guest: str | None = None
    token: str | None = None
    session: str | None = None


class Signer:
    """Makes and checks tokens and cookies. The secret stays in the database, so both outlive a restart."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._known: dict[str, str] = {}  # cookies that were found to be ours

    def token(self, table: str, seat: int, number: int) -> str:
        """What that link of the seat ends in: 192 bits that nobody without the secret can guess."""
        return self._mac(f"seat {table} {seat} {number}" if number else f"seat {table} {seat}")

    def origin(self, address: str) -> str:
        """What is remembered of an address: enough to recognise it, nothing to learn from."""
        return self._mac(f"address {address}")

    def person(self, table: str, guest: str) -> str:
        """What others know a person by at one table, and nowhere else."""
        return self._mac(f"person {table} {guest}")[:16]

    def seat_id(self, table: str, seat: int) -> str:
        """Who stands for a guest where somebody is only known by the link of a seat."""
        return self._mac(f"holder {table} {seat}")

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._mac(f'guest {guest}')}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest whom the cookie stands for, if it is ours."""
        if cookie is None or len(cookie) > MAX_COOKIE_LENGTH:
            return None
        known = self._known.get(cookie)
        if known is not None:
            return known
        guest, _, mac = cookie.partition(".")
        if not (guest.isascii() and mac.isascii() and hmac.compare_digest(mac, self._mac(f"guest {guest}"))):
            return None
        if len(self._known) >= MAX_CACHED_GUESTS:
            self._known.clear()
        self._known[cookie] = guest
        return guest

    def guest_in(self, cookies: Mapping[str, str]) -> str | None:
        """The guest whom a browser's cookies stand for. After an upgrade, or over TLS, it may have both."""
        return self.guest(cookies.get(SECURE_GUEST_COOKIE)) or self.guest(cookies.get(GUEST_COOKIE))

    def stamped(self, kind: str, text: str) -> str:
        """The text with a proof that it is from here, and meant as that."""
        return f"{text}.{self._mac(f'{kind} {text}')}"

    def unstamped(self, kind: str, stamped: str) -> str | None:
        text, _, mac = stamped.rpartition(".")
        ours = stamped.isascii() and hmac.compare_digest(mac, self._mac(f"{kind} {text}"))
        return text if ours else None

    def proof(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), "sha256")[:16]

    def bot_seed(self, table: str, seat: int, ply: int) -> int:
        """Repeatable, and not foreseeable by an opponent who knows the bot."""
        digest = hmac.digest(self._secret, f"bot {table} {seat} {ply}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    def _mac(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._secret, text.encode(), "sha256")[:24]).decode()


class SeatTokens:
    """The links of one table's seats that count."""

    def __init__(self, signer: Signer, table: str, seats: Sequence[SeatRow]) -> None:
        self._tokens = {
            number: signer.token(table, number, seat.link)
            for number, seat in enumerate(seats)
            if seat.kind in PERSON_KINDS and seat.link_open
        }
        self._seats = {_digest(token): seat for seat, token in self._tokens.items()}

    def token(self, seat: int) -> str | None:
        return self._tokens.get(seat)

    def seat(self, token: str) -> int | None:
        # Looked up by digest, so that how long it takes says nothing about how much of a guess was right.
        return self._seats.get(_digest(token))


def new_guest_id() -> str:
    return secrets.token_hex(16)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
