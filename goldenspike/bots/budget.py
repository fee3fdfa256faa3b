"""How long a bot may think about one decision: so many steps, so many seconds, or both."""

from __future__ import annotations

import math
from time import perf_counter

from goldenspike.errors import GoldenSpikeError


class Budget:
    """Counts from the moment it is made.

    A step is what the bot says it is: one play-out, or one candidate judged. A budget in steps is never overrun, and
    with it the same seed gives the same game; one in seconds is looked at before every step.
    """

    def __init__(self, steps: int | None = None, seconds: float | None = None) -> None:
        self.steps = steps
        self.seconds = seconds
        self.spent: int = 0
        self._began: float = perf_counter()
        self._stopped: bool = False

    @staticmethod
    def parse(text: str) -> Budget:
        """`400` is so many steps, `0.5s` so many seconds. Raises GoldenSpikeError for anything else."""
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
        """As much again, from now on."""
        return Budget(self.steps, self.seconds)

    def begin(self) -> None:
        """Count the seconds from now on."""
        self._began = perf_counter()

    def step(self, n: int = 1) -> bool:
        """Take n steps, if there are as many left; otherwise none, and one is to choose now."""
        if self._stopped or (self.steps is not None and self.spent + n > self.steps):
            return False
        if self.seconds is not None and self.elapsed >= self.seconds:
            return False
        self.spent += n
        return True

    def stop(self) -> None:
        """No further steps. Any thread may say so."""
        self._stopped = True

    @property
    def elapsed(self) -> float:
        """Seconds."""
        return perf_counter() - self._began

    @property
    def fraction(self) -> float:
        """How much of it is used up, from 0 to 1."""
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
