"""The boxes of Continental Divide's menus, with what they say beside a choice: plain data, and these are its types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# `except` and `from` are words of Python's own.
Range = TypedDict("Range", {"min": int, "max": int, "except": NotRequired[list[int]]})


class FoundPreview(TypedDict):
    cash: int
    cubes: int


class FoundBox(TypedDict):
    type: Literal["found"]
    railroad: list[str]
    hex: list[str]
    shares: Range
    value: Range
    preview: FoundPreview


class BuyPreview(TypedDict):
    """For the least that can be paid; what is paid above it goes into the `treasury` too.

    `rivals` are those of the others who hold most, `theirs` how many each.
    """

    least_each: int
    dividend: int
    held: int
    unsold: int
    treasury: int
    rivals: list[int]
    theirs: int


class BuyBox(TypedDict):
    type: Literal["buy"]
    railroad: str
    shares: int
    pay: Range
    preview: BuyPreview


class BuildPreview(TypedDict):
    """After each length: the hex that is reached, what it costs, and how the railroad would stand."""

    hex: str
    cost: int
    treasury: int
    cubes: int
    income: int
    dividend: int
    points: int


BuildBox = TypedDict(
    "BuildBox",
    {
        "type": Literal["build"],
        "railroad": str,
        "from": str,
        "direction": str,
        "length": Range,
        "preview": list[BuildPreview],
    },
)


class OrderBox(TypedDict):
    type: Literal["order"]
    position: list[int]


class Plain(TypedDict):
    """Of an action that says all by its type."""

    type: Literal["pass", "done"]
