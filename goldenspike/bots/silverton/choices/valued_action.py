"""Actions with values, and how to choose among them."""

from __future__ import annotations

from typing import Any

from goldenspike.kernel.game import Menu


class ValuedAction:
    """An action and the dollars it promises."""

    def __init__(self, gain: float, action: Any) -> None:
        self.gain = gain
        self.action = action


def best_gain(choices: list[ValuedAction], menu: Menu) -> Any:
    """Choose the allowed action with the highest positive gain, the first among equals; None if there is none."""
    choices.sort(key=_gain)
    for choice in choices:
        if choice.gain <= 0:
            return None
        if choice.action in menu:
            return choice.action
    return None


def highest_valued(choices: list[ValuedAction]) -> Any:
    """Choose the action with the highest gain, even if negative; the first among equals."""
    return min(choices, key=_gain).action


def _gain(choice: ValuedAction) -> float:
    return -choice.gain
