"""Chances as menus tell them, made short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

TWO_DICE = [a + b for a in range(1, 7) for b in range(1, 7)]


def price_moves(outlook: dict[str, Any]) -> dict[str, float]:
    """How likely a price goes down, stays or goes up."""
    signs = {-1: "↓", 0: "=", 1: "↑"}
    shares = dict.fromkeys(signs.values(), 0.0)
    for boxes, count in outlook["odds"]:
        shares[signs[(boxes > 0) - (boxes < 0)]] += count / outlook["of"]
    return {sign: share for sign, share in shares.items() if share}


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
