"""Bots: players that are programs. A bot gets an Observation, all that its seat may know, and returns an action.

Your own bot is any class that takes a seed and has `choose`; docs/bots.md shows one. Add it with
`register("mine", MyBot)`, or with an entry point of the group `goldenspike.bots`, which needs no import:

    [project.entry-points."goldenspike.bots"]
    mine = "my_package:MyBot"

A bot that plays only some games lists them: `games = ("continental-divide",)`. `called = ("Silas", "Hattie")` are the
display names of its seats; without them seats are named after the bot. Its description in user interfaces is in the
catalogues: `web-bot-mine`, `web-bot-mine-about`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from goldenspike.bots.beginner import BeginnerBot
from goldenspike.bots.budget import Budget
from goldenspike.bots.greedy import GreedyBot
from goldenspike.bots.levels import ExpertBot, LevelBot, PlannerBot, strongest
from goldenspike.bots.protocol import Bot, ask
from goldenspike.bots.random import RandomBot
from goldenspike.bots.ranking import candidates, rank
from goldenspike.bots.reasons import Reason, explain, reason_of
from goldenspike.errors import GoldenSpikeError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "Bot",
    "Budget",
    "Factory",
    "Reason",
    "ask",
    "candidates",
    "explain",
    "find",
    "make",
    "names",
    "player_names",
    "rank",
    "reason_of",
    "register",
    "substitute",
]

GROUP = "goldenspike.bots"


Factory = Callable[[int], Bot]
"""Make a bot from its seed. The attribute `games` lists the games that it plays, or is called for them; without it the
bot plays all games.
"""

# Names appear in lists on the command line, and in records after the seat's name.
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LONGEST_NAME = 30

factories: dict[str, Factory] = {}


def register(name: str, factory: Factory) -> None:
    """Add a bot under a name of its own."""
    if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
        raise GoldenSpikeError("bot-bad-name", name=name, limit=_LONGEST_NAME)
    if factories.get(name, factory) is not factory:
        raise GoldenSpikeError("bot-name-taken", name=name)
    factories[name] = factory


def names(game: str) -> tuple[str, ...]:
    """List the bots that play a game, built-in bots first."""
    return tuple(name for name in _known() if _plays(name, game))


def find(name: str, game: str | None = None) -> Factory:
    """Find the factory of a bot by name. With a game given, the bot must play it."""
    if name not in _known():
        raise GoldenSpikeError("bot-unknown", name=name, known=", ".join(_known() if game is None else names(game)))
    factory = _factory(name)
    if game is not None and not _plays(name, game):
        raise GoldenSpikeError("bot-other-game", name=name, game=game, known=", ".join(names(game)))
    return factory


def make(name: str, game: str | None = None, seed: int = 0) -> Bot:
    """Make a new bot, ready for a game. Without a game it learns the game from its observations."""
    bot = find(name, game)(seed)
    if game is not None and isinstance(bot, LevelBot):
        bot.prepare(game)
    return bot


def substitute(name: str, game: str) -> str | None:
    """Name the bot that plays in place of one whose extra is not installed; None if the bot plays itself."""
    level = getattr(find(name, game), "level", None)
    found = name if level is None else strongest(level, game)[0]
    return None if found == name else found


def player_names(name: str) -> tuple[str, ...]:
    """List the display names for the seats of a bot."""
    own: tuple[str, ...] = getattr(find(name), "called", ())
    return own or (name.capitalize(),)


def _known() -> list[str]:
    return [*factories, *(name for name in installed() if name not in factories)]


def _plays(name: str, game: str) -> bool:
    """Tell whether a bot plays a game. A bot that fails to load plays none."""
    try:
        games = getattr(_factory(name), "games", None)
    except GoldenSpikeError:
        return False
    return games is None or game in (games() if callable(games) else games)


def _factory(name: str) -> Factory:
    if name not in factories:
        try:
            register(name, installed()[name].load())
        except Exception as error:
            raise GoldenSpikeError("bot-broken", name=name, detail=f"{type(error).__name__}: {error}") from error
    return factories[name]


@cache
def installed() -> dict[str, EntryPoint]:
    """Find the bots of installed packages, by name. Cached: the search takes 15 ms, and the result does not change."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}


register("random", RandomBot)
register("beginner", BeginnerBot)
register("greedy", GreedyBot)
register("planner", PlannerBot)
register("expert", ExpertBot)
