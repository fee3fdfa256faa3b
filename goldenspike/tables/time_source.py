"""The server's clock, and units of time in seconds."""

from __future__ import annotations

import time

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
YEAR = 365 * DAY


class TimeSource:
    """The current time, in seconds since 1970. Tests set it ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead
