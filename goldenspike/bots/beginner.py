"""Beginner bot: choose at random among a few good-looking actions, without looking ahead."""

from __future__ import annotations

import math
from random import Random
from typing import Any, Final

from goldenspike.bots.ranking import rank_by_part
from goldenspike.bots.reasons import ExplainedBot
from goldenspike.game_registry import game_registry
from goldenspike.kernel.play import Observation

CANDIDATES: Final = 6
"""How many actions it considers."""

CARE: Final = 4.0
"""How much likelier the best action is than one without value, as a power of e."""


class BeginnerBot(ExplainedBot):
    """Bot that prefers better actions, but often takes a worse one."""

    called = ("Clem", "Nell", "Amos", "Ida", "Roscoe", "Fern", "Virgil")

    @staticmethod
    def games() -> tuple[str, ...]:
        return tuple(home.name for home in game_registry().values() if home.candidates)

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Any:
        home = game_registry()[observation.pack.game]
        ranked = rank_by_part(home, home.beginner or home.candidates, observation, CANDIDATES)
        most = max(1e-9, *(abs(value) for _, value in ranked)) if len(ranked) > 1 else 1.0
        odds = [math.exp(CARE * value / most) for _, value in ranked]
        action = self._rng.choices([action for action, _ in ranked], odds)[0]
        self._chose = observation, action
        return action
