"""Rate limits: token buckets per address and per guest. Addresses are named by `ip_addresses.rate_limit_key`."""

from __future__ import annotations

import time

from goldenspike.server.config import RateLimit, UsageLimits
from goldenspike.server.util.lru import LruCache
from goldenspike.tables.refusals import rate_limit_error

MAX_KEYS = 20_000


class TokenBuckets:
    """Token buckets by key: `burst` at once, then `per_second`.

    The key used least recently is forgotten first, so a flood of new keys does not reset recent ones.
    """

    def __init__(self, rate: RateLimit) -> None:
        self.rate = rate
        self._left: LruCache[str, tuple[float, float]] = LruCache(MAX_KEYS)

    @property
    def size(self) -> int:
        """How many keys have a bucket."""
        return len(self._left)

    def take(self, key: str) -> None:
        """Take one token. Raises RequestRefused (429) if there is none."""
        now = time.monotonic()
        left, at = self._left.get(key) or (float(self.rate.burst), now)
        left = min(self.rate.burst, left + (now - at) * self.rate.per_second)
        self._left.put(key, (left - 1 if left >= 1 else left, now))
        if left < 1:
            raise rate_limit_error()


class RateLimits:
    """The limits of every kind of request. Anyone can become a new guest, so the address always counts too."""

    def __init__(self, limits: UsageLimits) -> None:
        self.limits = limits
        self._reads = TokenBuckets(limits.reads)
        self._writes = TokenBuckets(limits.writes)
        self._tables = TokenBuckets(limits.tables)
        self._moves = TokenBuckets(limits.moves)
        self._hints = TokenBuckets(limits.hints)
        self._passwords = TokenBuckets(limits.passwords)
        self._accounts = TokenBuckets(limits.accounts)
        self._exports = TokenBuckets(limits.exports)
        self._kept = TokenBuckets(limits.kept)

    def read(self, address: str) -> None:
        self._reads.take(address)

    def write(self, address: str, guest: str | None) -> None:
        self._writes.take(address)
        if guest is not None:
            self._writes.take(guest)

    def seated(self, key: str) -> None:
        """The limit of a seat holder, used after `read` or `write` refused their address, which others may share.
        `key`: the table and the guest or seat token."""
        self._moves.take(key)

    def hint(self, address: str, guest: str | None) -> None:
        self._hints.take(address)
        if guest is not None:
            self._hints.take(guest)

    def password(self, address: str, guest: str) -> None:
        self._passwords.take(address)
        self._passwords.take(guest)

    def sign_up(self, address: str) -> None:
        self._accounts.take(address)

    def export(self, guest: str) -> None:
        self._exports.take(guest)

    def keep(self, address: str) -> None:
        self._kept.take(address)

    def open_table(self, address: str) -> None:
        self._tables.take(address)
