"""Chances as menus tell them, made short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

TWO_DICE = [a + b for a in range(1, 7) for b in range(1, 7)]


def percent(rolls: float, of: int) -> str:
    return f"{100 * rolls / of:.0f} %"


def price_moves(outlook: dict[str, Any]) -> str:
    """How a price may move: down, not at all, up."""
    signs = {-1: "↓", 0: "=", 1: "↑"}
    rolls = dict.fromkeys(signs, 0)
    for boxes, count in outlook["odds"]:
        rolls[(boxes > 0) - (boxes < 0)] += count
    return " ".join(f"{signs[way]}{percent(count, outlook['of'])}" for way, count in rolls.items() if count)


def winning(bonuses: Sequence[int], own: int) -> float:
    """The chance that the side at place `own` alone rolls the highest total."""
    chance = 0.0
    for roll in TWO_DICE:
        level = 1.0
        for place, bonus in enumerate(bonuses):
            if place != own:
                level *= sum(other + bonus < roll + bonuses[own] for other in TWO_DICE) / len(TWO_DICE)
        chance += level
    return chance / len(TWO_DICE)
