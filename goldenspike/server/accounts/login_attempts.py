"""How often somebody may guess a password or a code."""

from __future__ import annotations

from math import ceil

from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.time_source import TimeSource

FREE_ATTEMPTS = 5
"""So many wrong guesses cost nothing; every one after them must wait, twice as long as the one before."""
FREE_ATTEMPTS_PER_ADDRESS = 25
"""A household, a school or a café."""
MAX_DELAY_SECONDS = 300.0
RETENTION_SECONDS = 6 * 3600.0
MAX_KEYS = 20_000


class LoginAttempts:
    """Counts guesses by name and by address: who guesses at many names, or from many addresses, gains nothing.

    A browser in which the account was used before has a count of its own and nothing else, so that strangers who guess
    at a name, or at any from an address that thousands share, cannot keep its owner out; nor do they hinder anybody who
    is in. Each process counts for itself (docs/operating.md).
    """

    def __init__(self, clock: TimeSource) -> None:
        self._clock = clock
        self._made: dict[str, tuple[int, float]] = {}

    def make(self, whose: str, address: str | None) -> None:
        """One more. It is counted before it is judged, so that many at once count as many. Raises Refused (429)."""
        now = self._clock.now()
        counts = (
            {whose: FREE_ATTEMPTS}
            if address is None
            else {whose: FREE_ATTEMPTS, f"from {address}": FREE_ATTEMPTS_PER_ADDRESS}
        )
        for key, free in counts.items():
            number, at = self._known(key, now)
            wait = min(MAX_DELAY_SECONDS, 2.0 ** min(30, number - free)) if number >= free else 0.0
            if at + wait > now:
                seconds = ceil(at + wait - now)
                raise RequestRefused("account-wait", seconds=seconds)
        for key in counts:
            number, _ = self._known(key, now)
            self._made.pop(key, None)
            if len(self._made) >= MAX_KEYS:
                del self._made[next(iter(self._made))]
            self._made[key] = (number + 1, now)

    def was_right(self, whose: str, address: str | None) -> None:
        self._made.pop(whose, None)
        if (made := self._made.get(f"from {address}")) is not None:
            self._made[f"from {address}"] = (made[0] - 1, made[1])

    def _known(self, key: str, now: float) -> tuple[int, float]:
        number, at = self._made.get(key, (0, 0.0))
        return (number, at) if at > now - RETENTION_SECONDS else (0, 0.0)
