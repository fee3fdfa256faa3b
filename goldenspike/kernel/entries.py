"""Log entries, events and results. Stays interpreted: see pyproject.toml on Structs."""

from __future__ import annotations

import re
from typing import Any

import msgspec


class ActionEntry(msgspec.Struct, frozen=True, gc=False):
    """A log entry: a seat chose an action."""

    seat: int
    action: Any


class ChanceEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log entry: a random outcome. `n` is the number of the draw, never used twice at one table."""

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
"""Grades of a solitaire game, best first."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, forbid_unknown_fields=True):
    """Result of a game. Only solitaire games have `grade` and `turns`."""

    scores: list[int]
    winners: list[int]
    grade: str | None = None
    turns: int | None = None


Entry = ActionEntry | ChanceEntry


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class GameEvent(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """Base of all events. `type` in JSON is the class name in snake case; `rule` is the rule it follows from."""
