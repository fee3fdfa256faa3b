"""Identity: signed cookies of guests and sessions, and the tokens of seat links. None of them is stored."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping

from goldenspike.server.util.lru import LruCache
from goldenspike.tables.time_source import DAY

GUEST_COOKIE = "gs_guest"
SECURE_GUEST_COOKIE = "__Host-gs_guest"
"""Its name over TLS, where the browser lets no other host set it."""
SESSION_COOKIE, SECURE_SESSION_COOKIE = "gs_session", "__Host-gs_session"
"""The cookie of a browser that is logged in."""
RETURNING_COOKIE, SECURE_RETURNING_COOKIE = "gs_known", "__Host-gs_known"
"""The cookie of a browser that was logged in before."""
COOKIE_SECONDS = 400 * int(DAY)  # the longest that browsers keep one
MAX_COOKIE_LENGTH = 100
MAX_CACHED_GUESTS = 10_000


class Signer:
    """Sign and check cookies and tokens. The secret is in the database, so they survive a restart."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._verified: LruCache[str, str] = LruCache(MAX_CACHED_GUESTS)  # cookies whose signature was checked

    def token(self, table: str, seat: int, number: int) -> str:
        """The token of that link of the seat: 192 bits that nobody can guess without the secret."""
        return self._mac(f"seat {table} {seat} {number}" if number else f"seat {table} {seat}")

    def origin(self, address: str) -> str:
        """A signature of an address: enough to recognise it, without storing it."""
        return self._mac(f"address {address}")

    def person(self, table: str, guest: str) -> str:
        """An id for a person that others see at one table, and nowhere else."""
        return self._mac(f"person {table} {guest}")[:16]

    def seat_id(self, table: str, seat: int) -> str:
        """A guest id for a caller who is only known by the link of a seat."""
        return self._mac(f"holder {table} {seat}")

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._mac(f'guest {guest}')}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of the cookie, if its signature is ours."""
        if cookie is None or len(cookie) > MAX_COOKIE_LENGTH:
            return None
        known = self._verified.get(cookie)
        if known is not None:
            return known
        guest, _, mac = cookie.partition(".")
        if not (guest.isascii() and mac.isascii() and hmac.compare_digest(mac, self._mac(f"guest {guest}"))):
            return None
        self._verified.put(cookie, guest)
        return guest

    def guest_in(self, cookies: Mapping[str, str]) -> str | None:
        """The guest of a browser's cookies. After an upgrade, or over TLS, it may have both."""
        return self.guest(cookies.get(SECURE_GUEST_COOKIE)) or self.guest(cookies.get(GUEST_COOKIE))

    def stamped(self, kind: str, text: str) -> str:
        """The text with a signature of it for one purpose."""
        return f"{text}.{self._mac(f'{kind} {text}')}"

    def unstamped(self, kind: str, stamped: str) -> str | None:
        text, _, mac = stamped.rpartition(".")
        ours = stamped.isascii() and hmac.compare_digest(mac, self._mac(f"{kind} {text}"))
        return text if ours else None

    def proof(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), "sha256")[:16]

    def bot_seed(self, table: str, seat: int, ply: int) -> int:
        """A repeatable seed that an opponent who knows the bot cannot predict."""
        digest = hmac.digest(self._secret, f"bot {table} {seat} {ply}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    def _mac(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._secret, text.encode(), "sha256")[:24]).decode()


def new_guest_id() -> str:
    return secrets.token_hex(16)
