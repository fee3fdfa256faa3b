"""The values a game's log, events and result are made of. Interpreted on purpose: see pyproject.toml on Structs."""

from __future__ import annotations

import re
from typing import Any

import msgspec


class ActionEntry(msgspec.Struct, frozen=True, gc=False):
    """A log entry: somebody chose an action."""

    seat: int
    action: Any


class ChanceEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log entry: chance answered. `n` is the number of the draw, never used twice at one table."""

    chance: str
    n: int
    outcome: Any
    purpose: Any = msgspec.field(default=None, name="for")


GRADES = (
    "decisive-victory",
    "substantial-victory",
    "marginal-victory",
    "draw",
    "marginal-defeat",
    "substantial-defeat",
    "decisive-defeat",
)
"""Of a game for one, from the best down."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, forbid_unknown_fields=True):
    """`grade` and `turns` are there for a game that one player plays against the book."""

    scores: list[int]
    winners: list[int]
    grade: str | None = None
    turns: int | None = None


Entry = ActionEntry | ChanceEntry


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class GameEvent(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """What every game's events are: their `type` is their name in snake case, and each has a `rule` it follows from."""
