"""Chances as menus tell them, made short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goldenspike.games.silverton.board import DEPLETED

TWO_DICE = [a + b for a in range(1, 7) for b in range(1, 7)]

Odds = Sequence[Sequence[int]]
"""Pairs of an outcome and how many rolls bring it about."""


def percent(rolls: float, of: int) -> str:
    return f"{100 * rolls / of:.0f} %"


def depletion(outlook: dict[str, Any]) -> float:
    """The share of rolls that deplete a claim."""
    rolls: int = sum(count for goods, count in outlook["odds"] if goods == DEPLETED)
    return rolls / float(outlook["of"])


def goods(outlook: dict[str, Any]) -> float:
    """What a claim gives on average, the next time it is operated."""
    total: int = sum(goods * count for goods, count in outlook["odds"] if goods != DEPLETED)
    return total / float(outlook["of"])


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
