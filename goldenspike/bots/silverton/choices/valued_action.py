"""Choices and what they promise."""

from __future__ import annotations

from typing import Any

from goldenspike.kernel.game import Menu


class ValuedAction:
    """An action, and the dollars it promises."""

    def __init__(self, gain: float, action: Any) -> None:
        self.gain = gain
        self.action = action


def best_gain(choices: list[ValuedAction], menu: Menu) -> Any:
    """The action that promises most, of equals the first, if any that may be chosen promises anything; or None."""
    choices.sort(key=_gain)
    for choice in choices:
        if choice.gain <= 0:
            return None
        if choice.action in menu:
            return choice.action
    return None


def highest_valued(choices: list[ValuedAction]) -> Any:
    """The action that promises most, whatever that is; of equals the first."""
    return min(choices, key=_gain).action


def _gain(choice: ValuedAction) -> float:
    return -choice.gain
