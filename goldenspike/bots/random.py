"""Random bot: choose any allowed action, all equally likely. The baseline for every other bot."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.protocol import menu_of
from goldenspike.kernel.play import Observation


class RandomBot:
    """Bot that chooses uniformly at random."""

    called = ("Gus", "Birdie", "Wes", "Minnie", "Tate", "Dot", "Lem")

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Any:
        return menu_of(observation).sample(self._rng)
