"""Time budget of a bot for one decision: a number of steps, of seconds, or both."""

from __future__ import annotations

import math
from time import perf_counter

from goldenspike.errors import GoldenSpikeError


class Budget:
    """A budget that runs from the moment it is made.

    The bot defines what a step is: one play-out, or one candidate evaluated. A budget in steps is never exceeded, and
    with it the same seed gives the same game. A budget in seconds is checked before every step.
    """

    def __init__(self, steps: int | None = None, seconds: float | None = None) -> None:
        self.steps = steps
        self.seconds = seconds
        self.spent: int = 0
        self.began: float = perf_counter()
        self._stopped: bool = False

    @staticmethod
    def parse(text: str) -> Budget:
        """Parse `400` (steps) or `0.5s` (seconds). Raises GoldenSpikeError for anything else."""
        try:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0.0 < seconds < math.inf:
                    return Budget(None, seconds)
            elif (steps := int(text)) > 0:
                return Budget(steps)
        except ValueError:
            pass
        raise GoldenSpikeError("bot-bad-budget", budget=text)

    def fresh(self) -> Budget:
        """Return an unused budget of the same size."""
        return Budget(self.steps, self.seconds)

    def begin(self) -> None:
        """Start counting the seconds now."""
        self.began = perf_counter()

    def step(self, n: int = 1) -> bool:
        """Take n steps if that many are left. Otherwise take none: the bot must choose now."""
        if self._stopped or (self.steps is not None and self.spent + n > self.steps):
            return False
        if self.seconds is not None and self.elapsed >= self.seconds:
            return False
        self.spent += n
        return True

    def stop(self) -> None:
        """End the budget. Any thread may call this."""
        self._stopped = True

    @property
    def elapsed(self) -> float:
        """Seconds used so far."""
        return perf_counter() - self.began

    @property
    def fraction(self) -> float:
        """The part used so far, from 0 to 1."""
        if self._stopped:
            return 1.0
        used = 0.0
        if self.steps is not None:
            used = self.spent / self.steps if self.steps else 1.0
        if self.seconds is not None:
            used = max(used, self.elapsed / self.seconds if self.seconds > 0 else 1.0)
        return min(used, 1.0)

    def __repr__(self) -> str:
        return f"Budget(steps={self.steps!r}, seconds={self.seconds!r})"
