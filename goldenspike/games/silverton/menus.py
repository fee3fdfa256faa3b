"""What the menus of the steps have in common."""

from __future__ import annotations

from goldenspike.games.silverton.state import State
from goldenspike.kernel.menu import CodedMenu


class StateMenu(CodedMenu):
    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state = state


class TurnMenu(StateMenu):
    """Of the player whose turn it is."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.seat = state.seat()
