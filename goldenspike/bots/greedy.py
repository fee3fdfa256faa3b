"""Takes what looks best at once. How to look at a game is that game's own part."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.asked import menu_of
from goldenspike.bots.continental_divide.greedy import Greedy as ContinentalDivideGreedy
from goldenspike.bots.silverton.greedy import Greedy as SilvertonGreedy
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.play import Observation

_PARTS = {"continental-divide": ContinentalDivideGreedy, "silverton": SilvertonGreedy}


class GreedyBot:
    games = tuple(_PARTS)

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self._parts = {game: part(rng) for game, part in _PARTS.items()}

    def choose(self, observation: Observation) -> Any:
        menu, pack = menu_of(observation), observation.pack
        if pack.game not in self._parts:
            raise GoldenSpikeError("bot-at-wrong-table", name="greedy", game=pack.game)
        return self._parts[pack.game].choose(observation.seat, pack, observation.view, menu)
