"""Planner of Continental Divide: look one action ahead, and choose the best by the learned value, or nearly."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.continental_divide.learned.evaluation import evaluate_actions, sample_action
from goldenspike.bots.continental_divide.learned.network import load_network
from goldenspike.bots.protocol import menu_of
from goldenspike.kernel.play import Observation

WHIM = 0.03
"""Temperature of the choice, as a part of the chance to win, so that games differ."""


class Planner:
    """Choose among the candidates by the learned value."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Any:
        menu_of(observation)
        play = observation.imagine(self._rng)
        (action_values,) = evaluate_actions(load_network(), [play])
        return sample_action(self._rng, action_values, WHIM)
