"""Plays Silverton by greedy's evaluations and better numbers, with the others' purses in mind, and makes offers.

Alone it has nobody to think of, and numbers of their own for that.
"""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.asked import menu_of
from goldenspike.bots.budget import Budget
from goldenspike.bots.reasons import Explained
from goldenspike.bots.silverton.count import purses
from goldenspike.bots.silverton.greedy import Greedy
from goldenspike.bots.silverton.weights import Weights, farsighted, solitary
from goldenspike.kernel.play import Observation


class Planner(Explained):
    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        self._rng = Random(seed)
        self._weights = farsighted() if weights is None else weights

    def choose(self, observation: Observation, budget: Budget | None = None) -> Any:  # noqa: ARG002  (it thinks briefly)
        menu = menu_of(observation)
        known, view = observation.imagine(self._rng), observation.view
        counted = purses(known.state.board, known.state.setting, view, known.log)
        weights = self._weights if len(view.players) > 1 else solitary(view.level == "advanced")
        part = Greedy(self._rng, weights, counted, known.log)
        action = part.choose(observation.seat, observation.pack, view, menu)
        self._chose = observation, action
        return action
