"""Planner of Silverton: greedy's evaluations with better weights, cash estimates of all players, and offers.

In solitaires it uses other weights. In solitaires with a target it also simulates its choices. (Campaigns are too long
for that.)
"""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.budget import Budget
from goldenspike.bots.protocol import menu_of
from goldenspike.bots.reasons import ExplainedBot
from goldenspike.bots.silverton.evaluation.cash_estimates import estimate_cash
from goldenspike.bots.silverton.evaluation.weights import Weights, planner_weights, solitaire_weights
from goldenspike.bots.silverton.greedy import Greedy
from goldenspike.bots.silverton.simulation import Simulation
from goldenspike.kernel.play import Observation


class Planner(ExplainedBot):
    """Choose with cash estimates; in a solitaire, simulate."""

    def __init__(self, seed: int, weights: Weights | None = None, simulations: int = 18) -> None:
        """`simulations` is the most for one choice. Each is a step of the budget."""
        self._rng = Random(seed)
        self._weights = planner_weights() if weights is None else weights
        self._simulations = simulations

    def choose(self, observation: Observation, budget: Budget | None = None) -> Any:
        menu = menu_of(observation)
        play, view = observation.imagine(self._rng), observation.view
        cash = estimate_cash(play.state.board, play.state.options, view, play.log)
        alone = len(view.players) == 1
        weights = solitaire_weights(view.level == "advanced") if alone else self._weights
        part = Greedy(self._rng, weights, cash, play.log)
        action = part.choose(observation.seat, observation.pack, view, menu)
        if alone and view.target is not None:
            simulation = Simulation(play, view, menu, action, weights)
            action = simulation.best(self._rng, self._simulations, Budget() if budget is None else budget)
        self._chose = observation, action
        return action
