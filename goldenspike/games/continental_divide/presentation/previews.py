"""Types of menu boxes and previews of Continental Divide. They are plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# `except` and `from` are keywords of Python.
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
    """Preview of a purchase at the lowest price; anything above it also goes into the `treasury`.

    `rivals` are the other seats with the most shares, `theirs` is how many each has.
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
    """Preview of a line for each length: the hex reached, the cost, and the state of the railroad."""

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
    """Box of an action without fields."""

    type: Literal["pass", "done"]
