"""Players that are programs. Each gets an Observation, what one seat may know, and answers with an action.

A bot of your own is any class that takes a seed and has `choose`; docs/bots.md shows one. It joins these by
`register("mine", MyBot)`, or by an entry point of the group `goldenspike.bots`, which needs no import:

    [project.entry-points."goldenspike.bots"]
    mine = "my_package:MyBot"

A bot that knows only some games names them: `games = ("continental-divide",)`. The names that its seats take, one after
the other, are `called = ("Silas", "Hattie")`; without any they are called after the bot. What kind of player it is says
the catalogue: `web-bot-mine`, `web-bot-mine-about`.
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
"""Makes a bot from its seed. An attribute `games` names the games it can play, or is called for them; without one, it
plays them all."""

# Names are written in lists on the command line, and in records behind the seat's name.
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LONGEST_NAME = 30

_factories: dict[str, Factory] = {}


def register(name: str, factory: Factory) -> None:
    """Add a bot under a name of its own."""
    if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
        raise GoldenSpikeError("bot-bad-name", name=name, limit=_LONGEST_NAME)
    if _factories.get(name, factory) is not factory:
        raise GoldenSpikeError("bot-name-taken", name=name)
    _factories[name] = factory


def names(game: str) -> tuple[str, ...]:
    """The bots that play that game, those that come with the program first."""
    return tuple(name for name in _known() if _plays(name, game))


def find(name: str, game: str | None = None) -> Factory:
    """What makes the bot of that name; where a game is given, one that plays it."""
    if name not in _known():
        raise GoldenSpikeError("bot-unknown", name=name, known=", ".join(_known() if game is None else names(game)))
    factory = _factory(name)
    if game is not None and not _plays(name, game):
        raise GoldenSpikeError("bot-other-game", name=name, game=game, known=", ".join(names(game)))
    return factory


def make(name: str, game: str | None = None, seed: int = 0) -> Bot:
    """A new bot, ready to play that game; without one it finds out from what it observes."""
    bot = find(name, game)(seed)
    if game is not None and isinstance(bot, LevelBot):
        bot.prepare(game)
    return bot


def substitute(name: str, game: str) -> str | None:
    """Who plays in the place of a bot for which an extra is missing here; None for one that plays itself."""
    level = getattr(find(name, game), "level", None)
    found = name if level is None else strongest(level, game)[0]
    return None if found == name else found


def player_names(name: str) -> tuple[str, ...]:
    """What the players of that bot are called."""
    own: tuple[str, ...] = getattr(find(name), "called", ())
    return own or (name.capitalize(),)


def _known() -> list[str]:
    return [*_factories, *(name for name in _installed() if name not in _factories)]


def _plays(name: str, game: str) -> bool:
    """A bot that cannot be loaded plays nothing."""
    try:
        games = getattr(_factory(name), "games", None)
    except GoldenSpikeError:
        return False
    return games is None or game in (games() if callable(games) else games)


def _factory(name: str) -> Factory:
    if name not in _factories:
        try:
            register(name, _installed()[name].load())
        except Exception as error:
            raise GoldenSpikeError("bot-broken", name=name, detail=f"{type(error).__name__}: {error}") from error
    return _factories[name]


@cache
def _installed() -> dict[str, EntryPoint]:
    """What installed packages offer, by name. Looked for once: it takes 15 ms and does not change under a program."""
    from importlib.metadata import entry_points  # dear to import, and seldom wanted

    return {entry.name: entry for entry in entry_points(group=GROUP)}


register("random", RandomBot)
register("beginner", BeginnerBot)
register("greedy", GreedyBot)
register("planner", PlannerBot)
register("expert", ExpertBot)
