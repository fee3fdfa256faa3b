"""What a bot is asked."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any, Protocol

from goldenspike.bots.budget import Budget
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Menu
from goldenspike.kernel.play import Observation


class Bot(Protocol):
    """One player of one game. It may remember what it likes; the same seed and observations give the same choices.

    One that can think for longer or shorter has `choose(self, observation, budget=None)`, and is told its Budget; told
    none, it takes as many steps as it likes. One that can say why it moved has `why`, to be read after `choose`: a
    Reason, a line of text, or None.
    """

    def choose(self, observation: Observation) -> Any:
        """An action of `observation.menu`."""
        ...


def ask(bot: Bot, observation: Observation, budget: Budget | None = None) -> Any:
    """What the bot chooses. It is told the budget, if it can be told one."""
    if budget is not None and _takes_budget(type(bot)):
        return bot.choose(observation, budget=budget)  # type: ignore[call-arg]
    return bot.choose(observation)


@cache
def _takes_budget(kind: type[Any]) -> bool:
    return "budget" in inspect.signature(kind.choose).parameters


def menu_of(observation: Observation) -> Menu:
    """What there is to choose from. Raises GoldenSpikeError when somebody else is asked, or nobody any more."""
    menu = observation.menu
    if menu is None:
        raise GoldenSpikeError("bot-not-asked", seat=observation.seat + 1)
    return menu


def only_choice(menu: Menu) -> Any:
    """The one action that a menu lists, where it lists no other: nothing to think about for who makes no offers."""
    listed = iter(menu)
    first = next(listed)
    return first if next(listed, None) is None else None
