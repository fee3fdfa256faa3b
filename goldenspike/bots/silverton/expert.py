"""Expert player of Silverton: like planner, but it also buys claims that others need, to sell them on.

In solitaires it simulates more.
"""

from __future__ import annotations

from goldenspike.bots.silverton.evaluation.weights import expert_weights
from goldenspike.bots.silverton.planner import Planner


class Expert(Planner):
    """Planner with the expert's weights and twice as many simulations."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, expert_weights(), 36)
