"""Looks one action ahead, and takes what the learned value holds for best."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.asked import menu_of
from goldenspike.bots.continental_divide.learned.chart import routes_of
from goldenspike.bots.continental_divide.learned.judgement import judge
from goldenspike.bots.continental_divide.learned.network import learned
from goldenspike.kernel.play import Observation


class Planner:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Any:
        menu_of(observation)
        play = observation.imagine(self._rng)
        ((actions, values),) = judge(learned(), [play], routes_of(play.state))
        return actions[int(values.argmax())]
