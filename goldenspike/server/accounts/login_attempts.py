"""Throttle login attempts: growing delays after wrong passwords or recovery codes."""

from __future__ import annotations

from math import ceil

from goldenspike.server.util.lru import LruCache
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.time_source import HOUR, TimeSource

FREE_ATTEMPTS = 5
"""Wrong attempts without a delay; each further attempt must wait twice as long as the one before."""
FREE_ATTEMPTS_PER_ADDRESS = 25
"""An address may be a household, a school or a café."""
MAX_DELAY_SECONDS = 300.0
RETENTION_SECONDS = 6 * HOUR
MAX_KEYS = 20_000


class LoginAttempts:
    """Counts attempts by name and by address, so that many names or many addresses do not help an attacker.

    A browser in which the account was used before has a count of its own, so that attackers cannot lock its owner out.
    Logged-in sessions are not affected. Each process counts for itself (docs/operating.md).
    """

    def __init__(self, clock: TimeSource) -> None:
        self._clock = clock
        self._attempts: LruCache[str, tuple[int, float]] = LruCache(MAX_KEYS)

    def record(self, key: str, address: str | None) -> None:
        """Count an attempt before it is checked, so that simultaneous ones all count. Refused if it must wait."""
        now = self._clock.now()
        counts = (
            {key: FREE_ATTEMPTS}
            if address is None
            else {key: FREE_ATTEMPTS, f"from {address}": FREE_ATTEMPTS_PER_ADDRESS}
        )
        for each, free in counts.items():
            number, at = self._recent(each, now)
            wait = min(MAX_DELAY_SECONDS, 2.0 ** min(30, number - free)) if number >= free else 0.0
            if at + wait > now:
                seconds = ceil(at + wait - now)
                raise RequestRefused("account-wait", seconds=seconds)
        for each in counts:
            number, _ = self._recent(each, now)
            self._attempts.put(each, (number + 1, now))

    def reset(self, key: str, address: str | None) -> None:
        """The attempt was right: do not count it."""
        self._attempts.drop(key)
        if (found := self._attempts.get(f"from {address}")) is not None:
            self._attempts.put(f"from {address}", (found[0] - 1, found[1]))

    def _recent(self, key: str, now: float) -> tuple[int, float]:
        """The number of attempts and the time of the last one; none if that is long ago."""
        number, at = self._attempts.get(key) or (0, 0.0)
        return (number, at) if at > now - RETENTION_SECONDS else (0, 0.0)
