"""Looks one action ahead, and takes what the learned value holds for best, or as good as that."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.continental_divide.learned.evaluation import evaluate_actions, sample_action
from goldenspike.bots.continental_divide.learned.network import load_network
from goldenspike.bots.protocol import menu_of
from goldenspike.kernel.play import Observation

WHIM = 0.03
"""The part of its chance to win that it does not mind losing, so that games differ."""


class Planner:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Any:
        menu_of(observation)
        play = observation.imagine(self._rng)
        (action_values,) = evaluate_actions(load_network(), [play])
        return sample_action(self._rng, action_values, WHIM)
