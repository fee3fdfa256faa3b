"""Odds of two dice, as exact numbers of rolls."""

from __future__ import annotations

from typing import Any, Final

TWO_DICE: Final = [a + b for a in range(1, 7) for b in range(1, 7)]
"""Sums of all 36 rolls."""

ROLLS: Final = [TWO_DICE.count(total) for total in range(13)]
"""Number of rolls out of 36, by sum."""

OF_TWO: Final = len(TWO_DICE)


def rolls_above(total: int) -> int:
    """Number of rolls out of 36 above a sum."""
    return sum(ROLLS[max(total + 1, 0) :])


def rolls_below(total: int) -> int:
    return sum(ROLLS[: max(total, 0)])


def winning_rolls(bonuses: list[int], own: int) -> int:
    """Number of combined rolls in which one side alone has the highest total."""
    found = 0
    for roll in range(2, 13):
        ways = ROLLS[roll]
        for place, bonus in enumerate(bonuses):
            if place != own:
                ways *= rolls_below(roll + bonuses[own] - bonus)
        found += ways
    return found


def contest(kind: str, sides: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    """Preview of a dispute: the sides, and in how many of all rolls the seat would win."""
    own = next(place for place, side in enumerate(sides) if seat in side["seats"])
    rolls = winning_rolls([side["bonus"] for side in sides], own)
    return {"kind": kind, "sides": sides, "rolls": rolls, "of": OF_TWO ** len(sides)}
