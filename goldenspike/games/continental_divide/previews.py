"""What menus of Continental Divide say beside a choice. They are plain data, and these are its types."""

from __future__ import annotations

from typing import TypedDict


class FoundPreview(TypedDict):
    cash: int
    cubes: int


class BuyPreview(TypedDict):
    least_each: int
    dividend: int
    held: int
    unsold: int
    treasury: int


class BuildPreview(TypedDict):
    """After each length: the hex that is reached, what it costs, and how the railroad would stand."""

    hex: str
    cost: int
    treasury: int
    cubes: int
    income: int
    dividend: int
    points: int
