"""What time it is."""

from __future__ import annotations

import time


class TimeSource:
    """The server's, in seconds since 1970. All that is remembered, due or late goes by it; tests set it ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead
