"""Bots that misbehave, each in its own way. Importing this registers them."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from goldenspike import bots


class Bad:
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Slow(Bad):
    def choose(self, observation: Any) -> Any:
        time.sleep(600)


class Raising(Bad):
    def choose(self, observation: Any) -> Any:
        raise ValueError("no idea")


class Dying(Bad):
    def choose(self, observation: Any) -> Any:
        os._exit(3)


class Cheating(Bad):
    def choose(self, observation: Any) -> Any:
        return {"type": "order", "position": 99}


class Babbling(Bad):
    """Prints, and plays well."""

    def choose(self, observation: Any) -> Any:
        print("thinking aloud " * 1_000)
        sys.stdout.flush()
        os.write(1, b"\xff\xff\xff\xff")
        return next(iter(observation.menu))


class Fickle(Bad):
    """Fails the first time it is asked anything, in each process."""

    asked = 0

    def choose(self, observation: Any) -> Any:
        Fickle.asked += 1
        if Fickle.asked == 1:
            raise RuntimeError("not in the mood")
        return next(iter(observation.menu))


for name, bot in {
    "slow": Slow,
    "raising": Raising,
    "dying": Dying,
    "cheating": Cheating,
    "babbling": Babbling,
    "fickle": Fickle,
}.items():
    bots.register(name, bot)
