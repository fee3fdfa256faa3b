"""Plays anything that is allowed, each action equally likely: the measure of every other bot."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.protocol import menu_of
from goldenspike.kernel.play import Observation


class RandomBot:
    called = ("Gus", "Birdie", "Wes", "Minnie", "Tate", "Dot", "Lem")

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Any:
        return menu_of(observation).sample(self._rng)
