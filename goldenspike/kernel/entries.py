"""The values a game's log and result are made of. Interpreted on purpose: see pyproject.toml on Structs."""

from __future__ import annotations

from typing import Any

import msgspec


class Chosen(msgspec.Struct, frozen=True, gc=False):
    """A log entry: somebody chose an action."""

    seat: int
    action: Any


class Rolled(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log entry: chance answered. `n` is the number of the draw, never used twice at one table."""

    chance: str
    n: int
    outcome: Any
    purpose: Any = msgspec.field(default=None, name="for")


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    scores: list[int]
    winners: list[int]
    grade: str | None = None
    turns: int | None = None


Entry = Chosen | Rolled
