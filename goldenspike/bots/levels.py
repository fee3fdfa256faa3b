"""The levels `planner` and `expert`. Each game brings its own bots for them, named in its home.toml.

If the extra that such a bot needs is not installed, the next weaker level plays in its place.
"""

from __future__ import annotations

from typing import Any, ClassVar

from goldenspike.bots.budget import Budget
from goldenspike.bots.greedy import GreedyBot
from goldenspike.bots.protocol import Bot, ask
from goldenspike.bots.reasons import ExplainedBot
from goldenspike.game_registry import GameManifest, game_registry
from goldenspike.kernel.play import Observation

LEVELS = ("expert", "planner")
"""The strongest first; below them is greedy."""


def strongest(level: str, game: str) -> tuple[str, Any]:
    """Find the strongest level up to the given one that can play a game here, and the factory of its bots."""
    home = game_registry()[game]
    for each in LEVELS[LEVELS.index(level) :]:
        if part := _part(home, each):
            try:
                return each, home.load(part)
            except ModuleNotFoundError as missing:
                if (missing.name or "").startswith("goldenspike"):
                    raise
    return "greedy", GreedyBot


def _part(home: GameManifest, level: str) -> str:
    part: str = getattr(home, level)
    return part


class LevelBot(ExplainedBot):
    """Bot of a level, for any game. `instead` names the level that plays in its place, or is None."""

    level: ClassVar[str]

    @classmethod
    def games(cls) -> tuple[str, ...]:
        return tuple(home.name for home in game_registry().values() if _part(home, cls.level))

    def __init__(self, seed: int) -> None:
        self.instead: str | None = None
        self._seed = seed
        self._bots: dict[str, Bot] = {}
        self._game = ""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Any:
        self.prepare(observation.pack.game)
        action = ask(self._bots[self._game], observation, budget)
        self._chose = observation, action
        return action

    def prepare(self, game: str) -> None:
        """Load the bot of a game ahead of time, so that no clock runs meanwhile."""
        if game not in self._bots:
            level, factory = strongest(self.level, game)
            self.instead = None if level == self.level else level
            self._bots[game] = factory(self._seed)
        self._game = game

    @property
    def why(self) -> Any:
        """The bot's own reason, or the game's."""
        own = getattr(self._bots.get(self._game), "why", None)
        return super().why if own is None else own


class PlannerBot(LevelBot):
    level = "planner"
    called = ("Leland", "Harriet", "Collis", "Adelaide", "Theodore", "Mabel", "Grenville")


class ExpertBot(LevelBot):
    level = "expert"
    called = ("Otto", "Augusta", "Moffat", "Josephine", "Palmer", "Eleanor", "Cornelius")
