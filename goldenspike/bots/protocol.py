"""Protocol of a bot, and how to ask one."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any, Protocol

from goldenspike.bots.budget import Budget
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Menu
from goldenspike.kernel.play import Observation


class Bot(Protocol):
    """One player of one game. A bot may keep state; the same seed and observations give the same choices.

    A bot that can use a time budget has `choose(self, observation, budget=None)`. Without a budget it takes as many
    steps as it likes. A bot that can explain its moves has `why`, read after `choose`: a Reason, a line of text, or
    None.
    """

    def choose(self, observation: Observation) -> Any:
        """Return an action of `observation.menu`."""
        ...


def ask(bot: Bot, observation: Observation, budget: Budget | None = None) -> Any:
    """Ask a bot for its choice. Pass the budget on if the bot accepts one."""
    if budget is not None and _takes_budget(type(bot)):
        return bot.choose(observation, budget=budget)  # type: ignore[call-arg]
    return bot.choose(observation)


@cache
def _takes_budget(kind: type[Any]) -> bool:
    return "budget" in inspect.signature(kind.choose).parameters


def menu_of(observation: Observation) -> Menu:
    """Return the menu of an observation. Raises GoldenSpikeError if this seat is not asked."""
    menu = observation.menu
    if menu is None:
        raise GoldenSpikeError("bot-not-asked", seat=observation.seat + 1)
    return menu


def only_choice(menu: Menu) -> Any:
    """Return the only action that a menu lists, or None if it lists several."""
    listed = iter(menu)
    first = next(listed)
    return first if next(listed, None) is None else None
