"""Bots that misbehave, each in its own way. Importing this registers them."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from goldenspike import bots


class Bad:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Any) -> Any:
        raise NotImplementedError


class Slow(Bad):
    """Says that it has begun by a file, where the environment names one."""

    def choose(self, observation: Any) -> Any:
        if begun := os.environ.get("GOLDENSPIKE_TEST_BEGUN"):
            Path(begun).touch()
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


class Looping(Bad):
    """Never comes to an end, and never lets anybody else have the interpreter for long."""

    def choose(self, observation: Any) -> Any:
        while True:
            pass


class Leaving(Bad):
    def choose(self, observation: Any) -> Any:
        sys.exit()


class Reading(Bad):
    """Takes what comes next on standard input for its own: there is nothing."""

    def choose(self, observation: Any) -> Any:
        if sys.stdin.read() or os.read(0, 100):
            raise RuntimeError("read somebody else's question")
        return next(iter(observation.menu))


class Greedier(Bad):
    """Takes all the memory there is."""

    def choose(self, observation: Any) -> Any:
        self.hoard = [bytearray(64 * 1024 * 1024) for _ in range(10_000)]


class Garbling(Bad):
    def choose(self, observation: Any) -> Any:
        return {"type": lambda: None, b"\xff": object()}


class Unspeakable(Bad):
    def choose(self, observation: Any) -> Any:
        return {"type": "\ud800", "much": 10**5_000}


class Endless(Bad):
    def choose(self, observation: Any) -> Any:
        return {"type": "pass" * 1_000_000}


class Bottomless(Bad):
    def choose(self, observation: Any) -> Any:
        found: list[Any] = []
        found.append(found)
        return found


class Forging(Bad):
    """Writes on every pipe it finds."""

    def choose(self, observation: Any) -> Any:
        for pipe in range(3, 30):
            with suppress(OSError):
                os.write(pipe, b"\xff" * 1_000)
        return next(iter(observation.menu))


class Multiplying(Bad):
    """Has started something else before it dies."""

    def choose(self, observation: Any) -> Any:
        if os.fork() == 0:
            time.sleep(600)
        raise ValueError("two of us")


BOTS: dict[str, type[Bad]] = {
    "slow": Slow,
    "raising": Raising,
    "dying": Dying,
    "cheating": Cheating,
    "babbling": Babbling,
    "fickle": Fickle,
    "looping": Looping,
    "leaving": Leaving,
    "reading": Reading,
    "greedier": Greedier,
    "garbling": Garbling,
    "unspeakable": Unspeakable,
    "endless": Endless,
    "bottomless": Bottomless,
    "forging": Forging,
    "multiplying": Multiplying,
}
for name, bot in BOTS.items():
    bots.register(name, bot)
