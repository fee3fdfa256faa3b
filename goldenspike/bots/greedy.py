"""Takes what looks best at once. How to look at a game is that game's own part."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

from goldenspike.bots.asked import menu_of
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.play import Observation

# Imported when asked for: who plays one game should not wait for the other.
_HOMES = {
    "continental-divide": "goldenspike.bots.continental_divide.greedy",
    "silverton": "goldenspike.bots.silverton.greedy",
}


class GreedyBot:
    games = tuple(_HOMES)

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._parts: dict[str, Any] = {}

    def choose(self, observation: Observation) -> Any:
        menu, pack = menu_of(observation), observation.pack
        if pack.game not in _HOMES:
            raise GoldenSpikeError("bot-at-wrong-table", name="greedy", game=pack.game)
        if pack.game not in self._parts:
            self._parts[pack.game] = importlib.import_module(_HOMES[pack.game]).Greedy(self._rng)
        return self._parts[pack.game].choose(observation.seat, pack, observation.view, menu)
