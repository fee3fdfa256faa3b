"""How much one caller may ask for."""

from __future__ import annotations

import time

from goldenspike.server.config import Limits, Rate
from goldenspike.server.errors import Refused

MOST_KEYS = 20_000


class Bucket:
    """Lets each key through `burst` times at once, and then `per_second`."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Raises Refused (429) when the key has had its share."""
        now = time.monotonic()
        left, at = self._left.get(key, (float(self.rate.burst), now))
        left = min(self.rate.burst, left + (now - at) * self.rate.per_second)
        if left < 1:
            raise Refused(429, "server-too-fast")
        if key not in self._left and len(self._left) >= MOST_KEYS:
            self._forget(now)
        self._left[key] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Those who would be full again by now need not be remembered; failing that, nobody is."""
        rate = self.rate
        self._left = {
            key: (left, at)
            for key, (left, at) in self._left.items()
            if left + (now - at) * rate.per_second < rate.burst
        }
        if len(self._left) >= MOST_KEYS:
            self._left.clear()


class Gate:
    """The limits of every kind of call. Guests are made at will, so the address always counts too."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._reads = Bucket(limits.reads)
        self._writes = Bucket(limits.writes)
        self._tables = Bucket(limits.tables)

    def read(self, address: str) -> None:
        self._reads.take(address)

    def write(self, address: str, guest: str | None) -> None:
        self._writes.take(address)
        if guest is not None:
            self._writes.take(guest)

    def open_table(self, address: str) -> None:
        self._tables.take(address)
