"""Plays Silverton as the planner does, and besides deals in claims: it buys what others need, and sells it to them.

Alone it rehearses more.
"""

from __future__ import annotations

from goldenspike.bots.silverton.evaluation.weights import expert_weights
from goldenspike.bots.silverton.planner import Planner


class Expert(Planner):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, expert_weights(), 36)
