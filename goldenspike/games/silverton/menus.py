"""Base classes of the menus."""

from __future__ import annotations

from goldenspike.games.silverton.state import State
from goldenspike.kernel.menu import CodedMenu


class StateMenu(CodedMenu):
    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state = state


class TurnMenu(StateMenu):
    """Menu of the player whose turn it is."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.seat = state.seat()
