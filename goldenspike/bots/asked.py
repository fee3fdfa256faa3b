"""What a bot is asked."""

from __future__ import annotations

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Menu
from goldenspike.kernel.play import Observation


def menu_of(observation: Observation) -> Menu:
    """What there is to choose from. Raises GoldenSpikeError when somebody else is asked, or nobody any more."""
    menu = observation.menu
    if menu is None:
        raise GoldenSpikeError("bot-not-asked", seat=observation.seat + 1)
    return menu
