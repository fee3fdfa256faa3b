"""Greedy bot: choose the action with the best immediate value. Each game has its own evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.protocol import menu_of, only_choice
from goldenspike.bots.ranking import RankedActions, rank
from goldenspike.bots.reasons import ExplainedBot
from goldenspike.errors import GoldenSpikeError
from goldenspike.game_registry import game_registry
from goldenspike.kernel.play import Observation


class GreedyBot(ExplainedBot):
    """Bot that looks one action ahead."""

    called = ("Silas", "Hattie", "Jasper", "Cora", "Ezra", "Opal", "Ruben")

    @staticmethod
    def games() -> tuple[str, ...]:
        return tuple(home.name for home in game_registry().values() if home.greedy)

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._parts: dict[str, Any] = {}

    def choose(self, observation: Observation) -> Any:
        menu, pack = menu_of(observation), observation.pack
        if pack.game not in self._parts:
            self._parts[pack.game] = self._part(pack.game)
        action = only_choice(menu)
        if action is None:
            action = self._parts[pack.game].choose(observation.seat, pack, observation.view, menu)
        self._chose = observation, action
        return action

    def rank(self, observation: Observation, k: int) -> RankedActions:
        """Rank at most k actions by value, best first, without the random variation of `choose`."""
        return rank(observation, k)

    def _part(self, game: str) -> Any:
        home = game_registry().get(game)
        if home is None or not home.greedy:
            raise GoldenSpikeError("bot-at-wrong-table", name="greedy", game=game)
        return home.load(home.greedy)(self._rng)
